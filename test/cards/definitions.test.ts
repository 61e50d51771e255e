import { describe, expect, it } from 'vitest'
import { catalogue } from '../../shared/cards/catalogue.ts'
import type { CardDefinition, Mode } from '../../shared/cards/definition.ts'
import { definitions, isWhole } from '../../shared/cards/index.ts'
import type { Op } from '../../shared/cards/language.ts'
import { Ann, table } from '../support/table.ts'

/**
 * Kinds of faults that cards have had, each looked for in every definition. An exception stands here with its reason.
 */

function* partsOf(part: unknown): Generator<Record<string, unknown>> {
  if (typeof part !== 'object' || part === null) return
  yield part as Record<string, unknown>
  for (const inner of Object.values(part)) yield* partsOf(inner)
}
const opsIn = (part: unknown): Op[] =>
  [...partsOf(part)].flatMap(one => (typeof one['op'] === 'string' ? [one as unknown as Op] : []))

/** What `fault` finds in each line, by the key of its card. */
const found = (fault: (mode: Mode, definition: CardDefinition) => boolean): string[] =>
  [...definitions].flatMap(([key, one]) => (one.modes.some(mode => fault(mode, one)) ? [key] : []))

describe('a definition', () => {
  it('counts with `once` what may be played but once: a mark among its effects is none of a card that is cancelled', () => {
    const marksItself = ({ ops, usable }: Mode): boolean => {
      const asked = new Set([...partsOf(usable)].map(part => part['fact']))
      return ops.some(op => op.op === 'mark' && asked.has(op.fact))
    }
    // What that one marks is what becomes of the bleed, and asks whether it would succeed.
    expect(found(marksItself)).toEqual(['spying-mission'])
  })

  it('hears of what enters play whichever way, unless it speaks of one way alone', () => {
    const influenced: Record<string, string> = {
      'new-blood': 'during your influence phase',
      'twilight-camp': 'put into play from the uncontrolled region',
    }
    const listens = [...definitions].flatMap(([key, { triggers = [], modes, abilities }]) =>
      [...triggers, ...opsIn({ modes, abilities, triggers })].some(one => 'on' in one && one.on === 'brought-out')
        ? [key]
        : [],
    )
    expect(listens.toSorted()).toEqual(Object.keys(influenced))
  })

  it('is for the end of a round in both windows of it', () => {
    const once: Record<string, string> = { 'hell-for-leather': 'a combatant is not ready, and the last window closed' }
    const half = ({ windows, usable = [] }: Mode): boolean =>
      windows.includes('round-end') &&
      !(windows.includes('combat-ends') && usable.some(({ key }) => key === 'end-of-round'))
    expect(found(half)).toEqual(Object.keys(once))
  })

  it('declares no hand strike where it strikes with a card', () => {
    expect(
      found(({ ops }) => opsIn(ops).some(op => op.op === 'strike' && op.with !== undefined && op.strike === 'hand')),
    ).toEqual([])
  })

  it('lets nobody attempt to block who could not declare it', () => {
    const free = ({ ops, usable = [] }: Mode): boolean =>
      opsIn(ops).some(
        op =>
          op.op === 'block' &&
          !(op.by === 'by'
            ? usable.some(
                one =>
                  one.key === 'could-block' ||
                  (one.key === 'when' && 'is' in one.test && one.test.is[0] === 'by' && one.test.is[1].couldBlock),
              )
            : opsIn(ops).some(
                one => one.op === 'choose' && one.as === op.by && 'cards' in one.from && one.from.cards.couldBlock,
              )),
      )
    expect(found(free)).toEqual([])
  })

  it('leaves it to the strike what is added to its damage', () => {
    expect(
      [...definitions].flatMap(([key, one]) =>
        opsIn(one).some(op => op.op === 'damage' && op.strike && (op.aggravated || op.unpreventable)) ? [key] : [],
      ),
    ).toEqual([])
  })

  it('asks blood of vampires alone: what a card in play asks of an ally is life, and its own', () => {
    const others = [...definitions].flatMap(([key, { abilities = [], facts }]) =>
      abilities.some(
        ({ cost, for: user }) => cost.blood !== undefined && user?.kind === 'ally' && facts.types[0] !== 'Ally',
      )
        ? [key]
        : [],
    )
    expect(others).toEqual([])
  })
})

describe('what a vampire prints', () => {
  const printed = [...catalogue.values()].filter(
    ({ types, strength = 1, bleed = 1, key }) => types[0] === 'Vampire' && (strength > 1 || bleed > 1) && isWhole(key),
  )
  it('is added to whatever sets its strength or its bleed', () => {
    expect(printed.length).toBeGreaterThan(3)
    for (const { key, strength = 1, bleed = 1 } of printed) {
      const t = table({ seats: [{ ready: [{ card: key, as: 'A1' }] }, {}] })
      for (const stat of ['strength', 'bleed'] as const)
        t.effect(Ann, [{ op: 'modify', stat, set: 5, on: 'a', until: 'turn' }], { a: 'A1' })
      const [plain, raised] = [t.stat('A1', 'strength'), t.stat('A1', 'bleed')]
      expect([key, plain >= 4 + strength, raised >= 4 + bleed - 1]).toEqual([key, true, true])
    }
  })
})
