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
      { pool: 10, ready: [{ generic: { disciplines: ['DOM'] }, as: 'B1' }], hand: [{ card: 'deflection', as: 'D1' }] },
      { pool: 10 },
      { pool: 10 },
      { pool: 10 },
    ],
  })
  t.answer(Ann, 'bleed:V1')
  t.pass(Ben)
  return t
}

describe('a deploy', () => {
  it('with a choice pending leaves the rest of a half-resolved card as it was', () => {
    const t = table({
      seats: [
        { ready: [{ generic: { title: 'prince' }, as: 'V1' }], hand: [{ card: 'kine-resources-contested', as: 'K1' }] },
        { pool: 10 },
        { pool: 10 },
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::V1')
    expect(t.can(Ann, 'choose')).toBe(true)
    correct('kine-resources-contested', ({ modes }) => ({ modes: modes.map(mode => ({ ...mode, ops: [] })) }))
    t.choose(Ann, { [Ben]: 3, [Cal]: 1 })
    t.answer(Ann, `vote:title:${t.id('V1')}`, { side: ['for'] })
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal)]).toEqual([7, 9])
  })

  it('is met by the next card: from then on the corrected text holds', () => {
    correct('deflection', ({ modes }) => ({
      modes: modes.map(mode => ({ ...mode, ops: [{ op: 'lock', who: 'by' }] })),
    }))
    const t = bled()
    t.answer(Ben, 'play:D1:DOM:B1')
    // Nobody has anything more to say: the bleed resolves, and the turn goes on.
    expect(t.happened('locked')).toMatchObject([{ card: { id: t.id('V1') } }, { card: { id: t.id('B1') } }])
    expect(t.pool(Ben)).toBe(9)
  })
})
