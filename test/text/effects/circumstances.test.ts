import '../../../shared/rules/index.ts'
import { describe, expect, it } from 'vitest'
import { effectText } from '../../../shared/text/effects/index.ts'

/** A line each, as its card reads. */
describe('in what a change or a rule holds', () => {
  it.each([
    ['azucena', 'This vampire gets +1 intercept against Lasombra vampires younger than this vampire.'],
    ['lord-fianna', 'Allies cannot block this vampire.'],
    ['giotto-verducci', 'Vampires cannot block this vampire, unless they burn 1 blood.'],
    ['guardian-angel', 'The bearer gets +1 intercept during bleed actions directed at you.'],
    ['ariane', 'This vampire gets -1 stealth during undirected actions.'],
    ['frau-schadel', 'This vampire gets +1 stealth during recruit and employ actions.'],
    ['the-khabar-community', 'Banu Haqim vampires get +1 stealth during bleed actions.'],
    ['maldavis', 'This vampire gets -1 bleed when bleeding a Methuselah who controls a ready primogen.'],
    ['maldavis-advanced', 'Primogen get +1 vote in referendums called by this vampire.'],
    ['troius', 'This vampire cannot cast votes or ballots against the referendum in blood hunt referendums.'],
    ['mickey-wheeler', 'This vampire gets +1 strength in combat with a vampire older than this vampire.'],
    ['dog-pack', 'Minions in combat with the bearer cannot strike: combat ends.'],
    ['abbot', "The bearer gets +1 intercept during actions directed at the bearer's controller while the bearer is a"],
  ])('%s: is said as printed cards say it', (key, line) => expect(effectText(key).join('\n')).toContain(line))
})

describe('what is played as one type or the other', () => {
  it('is one line where it does the same', () =>
    expect(effectText('ominous-chorus').slice(1)).toEqual([
      'Usable during the polling of a political action. +3 votes.',
    ]))
})
