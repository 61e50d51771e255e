import { describe, expect, it } from 'vitest'
import { onwards, play, upTo } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { attacked, has, held, hits, type Table } from '../../scene.ts'

const AURA = 'play:K1:aus+pre:B1'
const fights = (theirs: string, more: { blood?: number; disciplines?: string; lent?: boolean } = {}): Table => {
  const t = table({
    seats: [
      {
        ready: [
          minion('A1', has('pot', { blood: 6 }, { capacity: 9 })),
          ...(more.lent
            ? [{ card: 'the-erciyes-fragments', as: 'F1', under: [{ card: theirs, as: 'X1', owner: Ben, down: true }] }]
            : []),
        ] as never,
        hand: [...held(theirs, ...(more.lent ? ['X2'] : ['X1', 'X2'])), ...Array<string>(5).fill('villein')],
        library: Array<string>(9).fill('villein'),
      },
      {
        ready: [
          minion('B1', has(more.disciplines ?? 'aus pre', { blood: more.blood ?? 5 }, { capacity: 9 })),
          ...held('the-barrens', 'L1'),
        ],
        hand: [...held('charismatic-aura', 'K1', 'K2'), 'villein'],
      },
      {},
      {},
      {},
    ],
  })
  attacked(t, 'A1', 'B1')
  return t
}
const strikes = (t: Table, x = 'play:X1:pot:A1') => {
  upTo(t, x.includes('grapple') ? 'before-strikes' : 'strike')
  onwards(t, () => t.can(Ann, x))
  t.answer(Ann, x)
  return t
}

describe('Charismatic Aura', () => {
  it('charismatic-aura#G58-1: a strike card, for 1 blood; before it is replaced; its cost is not paid, and its minion chooses again', () => {
    const t = strikes(fights('roundhouse'))
    const before = t.state.seats[Ann]!.hand.length
    expect([t.window(), t.can(Ben, 'use:L1:discard'), t.can(Ben, AURA)]).toEqual(['as-played', false, true])
    play(t, Ben, AURA)
    onwards(t, () => t.can(Ann, 'strike:A1:hand'))
    expect([t.has('card-cancelled'), t.blood('A1'), t.blood('B1'), t.can(Ann, 'strike:A1:hand')]).toEqual([
      true,
      6,
      4,
      true,
    ])
    expect(t.state.seats[Ann]!.hand.length).toBe(before + 1)
  })

  it('charismatic-aura#G97-1, charismatic-aura#G65-1: it burns the blood itself, and is not played without any', () => {
    const t = strikes(fights('roundhouse', { blood: 0 }))
    expect(t.can(Ben, AURA)).toBe(false)
    expect(strikes(fights('roundhouse')).option(Ben, AURA)?.cost).toBeUndefined()
  })

  it('charismatic-aura#G58-5: what is played as if from the hand, too; a grapple as well; only one each round at basic', () => {
    const lent = play(strikes(fights('roundhouse', { lent: true })), Ben, AURA)
    expect(lent.has('card-cancelled')).toBe(true)
    const t = fights('immortal-grapple')
    upTo(t, 'before-strikes')
    onwards(t, () => t.can(Ann, 'play:X1:pot:A1'))
    t.answer(Ann, 'play:X1:pot:A1')
    play(t, Ben, AURA)
    onwards(t, () => t.can(Ann, 'play:X2:pot:A1') || t.can(Ann, 'strike:A1:hand'))
    expect(t.has('card-cancelled')).toBe(true)
    const twice = play(strikes(fights('roundhouse', { disciplines: 'AUS PRE' })), Ben, AURA)
    onwards(twice, () => twice.can(Ann, 'play:X2:pot:A1'))
    twice.answer(Ann, 'play:X2:pot:A1')
    expect(twice.can(Ben, 'play:K2:aus+pre:B1')).toBe(false)
    onwards(twice, () => twice.can(Ben, 'play:K2:AUS+PRE:B1'))
    twice.answer(Ben, 'play:K2:AUS+PRE:B1')
    onwards(twice)
    expect(hits(twice, 'B1')).toEqual([])
  })

  it('not against what is neither, nor by who plays it', () => {
    const t = fights('resist-earths-grasp', {})
    upTo(t, 'range')
    expect(t.can(Ben, AURA)).toBe(false)
  })
})
