import { afterEach, describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../shared/cards/definition.ts'
import { definitions } from '../../shared/cards/index.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'

/** Games live for weeks while cards are corrected: what is being resolved finishes as it began. */
const live = definitions as Map<string, CardDefinition>
const printed = new Map(live)
afterEach(() => {
  for (const [key, definition] of printed) live.set(key, definition)
})
const correct = (key: string, change: (definition: CardDefinition) => Partial<CardDefinition>): void => {
  const definition = live.get(key)!
  live.set(key, { ...definition, ...change(definition) })
}

const bled = () => {
  const t = table({
    seats: [
      { ready: [{ generic: {}, as: 'V1' }] },
      { pool: 10, ready: [{ generic: { disciplines: ['DOM'] }, as: 'B1' }], hand: [{ card: 'deflection', as: 'D1' }] }, { pool: 10 }, { pool: 10 }, { pool: 10 },
    ],
  })
  t.answer(Ann, 'bleed:V1')
  t.pass(Ben)
  t.answer(Ben, 'play:D1:DOM:B1')
  return t
}

describe('a deploy', () => {
  it('with a choice pending leaves the rest of a half-resolved card as it was', () => {
    const t = bled()
    correct('deflection', ({ modes }) => ({ modes: modes.map(mode => ({ ...mode, ops: [] })) }))
    t.choose(Ben, [Cal])
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal)]).toEqual([10, 9])
  })

  it('is met by the next card: from then on the corrected text holds', () => {
    correct('deflection', ({ modes }) => ({ modes: modes.map(mode => ({ ...mode, ops: [{ op: 'lock', who: 'by' }] })) }))
    const t = bled()
    // Nobody has anything more to say: the bleed resolves, and the turn goes on.
    expect(t.happened('locked')).toMatchObject([{ card: { id: t.id('V1') } }, { card: { id: t.id('B1') } }])
    expect(t.pool(Ben)).toBe(9)
  })

  it('a named step of a card looks, and says what comes next in the same effect', () => {
    correct('deflection', ({ modes }) => ({
      modes: modes.map(mode => ({ ...mode, ops: [{ op: 'call', step: 'look' }, { op: 'lock', who: 'by' }] })),
      steps: { look: ({ state, seat }) => [{ op: 'counters', from: 'bank', to: { pool: 'you' }, amount: state.seats[seat]!.pool, why: 'effect' }] },
    }))
    const t = bled()
    expect(t.happened('counters')).toMatchObject([{ why: 'cost' }, { from: 'bank', to: { pool: Ben }, amount: 10, why: 'effect' }, { why: 'bleed', amount: 1 }])
    expect(t.happened('locked').at(-1)).toMatchObject({ card: { id: t.id('B1') } })
  })
})
