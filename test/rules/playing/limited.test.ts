import { describe, expect, it } from 'vitest'
import { Ann, Ben, duel, play, upTo } from '../../support/duel.ts'
import { listening, minion } from '../../support/seats.ts'
import { table } from '../../support/table.ts'

describe('what counts against a limit', () => {
  it('GLOSS-12: one card that increases a bleed in an action; a second one is refused and costs nothing', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['DOM'] } }), minion('A2')],
          hand: [
            { card: 'bonding', as: 'C1' },
            { card: 'conditioning', as: 'C2' },
          ],
        },
        { pool: 10 },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, 'play:C1:dom:A1')
    expect([t.can(Ann, 'play:C2:DOM:A1'), t.why(Ann, 'play', 'C2'), t.blood('A1'), t.inHand(Ann, 'C2')]).toEqual([
      false,
      ['limited-already', 'BLEED-04'],
      5,
      true,
    ])
    t.allPass()
    expect(t.pool(Ben)).toBe(8)
  })

  it('GLOSS-12: one source of additional strikes a minion and round, and another in the next', () => {
    const t = duel({
      a: { generic: { disciplines: ['CEL'], capacity: 9 } },
      ann: [
        { card: 'blur', as: 'X1' },
        { card: 'side-strike', as: 'X2' },
        { card: 'resist-earths-grasp', as: 'P1' },
      ],
      b: { generic: { capacity: 9 } },
    })
    play(upTo(t, 'additional-strikes'), Ann, 'play:X1:cel:A1')
    expect([t.stat('A1', 'strikes'), t.can(Ann, 'play:X2:CEL:A1')]).toEqual([1, false])
    play(upTo(t, 'press'), Ann, 'play:P1:cel:A1')
    play(upTo(t, 'additional-strikes'), Ann, 'play:X2:CEL:A1')
    const by = t
      .happened('strike-chosen')
      .filter(event => 'by' in event && typeof event.by === 'object' && event.by?.id === t.id('A1'))
    expect([t.happened('round-started').length, by.length]).toEqual([2, 4])
  })
})
