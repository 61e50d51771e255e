import { describe, expect, it } from 'vitest'
import { onwards, play } from '../support/duel.ts'
import { Ann, Ben, table } from '../support/table.ts'
import { type Table, held, K1, v } from './scene.ts'

const N1 = held('nar-sheptha', 'N1'),
  cards = (n: number): string[] => Array<string>(n).fill('lost-in-crowds')
const combatOf = (t: Table) => t.state.frames.findLast(frame => frame.kind === 'combat')
const first = (t: Table) => combatOf(t)?.acting
const hand = (t: Table, seat: number) => t.state.seats[seat]!.hand.length
/** Who is asked for a strike, in order, in a round of A1 against B1. */
const strikers = (t: Table) =>
  t.happened('strike-chosen').flatMap(event => (event.key === 'strike-chosen' ? [event.by.id] : []))
const fights = (a1: object = {}, b1: object = {}, more: { ann?: object; ben?: object } = {}) => {
  const t = table({
    seats: [
      { pool: 20, ready: [v('A1', { capacity: 9 }, { blood: 9, ...a1 }), v('A2')], ...more.ann },
      { pool: 20, ready: [v('B1', { capacity: 9 }, { blood: 9, ...b1 }), v('B2')], ...more.ben },
      {},
      {},
      {},
    ],
  })
  t.answer(Ann, 'bleed:A1')
  play(t, Ben, 'block:B1')
  return t
}

describe('Nar-Sheptha', () => {
  it('is employed by a Banu Haqim, at +1 stealth and for 1 pool', () => {
    const t = table({
      seats: [
        { pool: 20, ready: [v('A1', { clan: 'Banu Haqim' }), v('A2', { clan: 'Ventrue' })], hand: [K1('nar-sheptha')] },
        { ready: [v('B1')] },
        {},
        {},
        {},
      ],
    })
    expect(t.can(Ann, 'play:K1::A2')).toBe(false)
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    expect([t.card('K1').on, t.blood('K1'), t.pool(Ann)]).toEqual([t.id('A1'), 1, 19])
  })
  it('in combat the opposing minion is considered the acting one: it strikes first, whoever acts', () => {
    const t = onwards(fights({ attachments: N1 }))
    expect(strikers(t)).toEqual([t.id('B1'), t.id('A1')])
    const blocking = onwards(fights({}, { attachments: N1 }))
    expect(strikers(blocking)).toEqual([blocking.id('A1'), blocking.id('B1')])
  })
  it('+2 hand size to its controller, as long as the combat', () => {
    const t = fights(
      { attachments: N1 },
      { attachments: held('44-magnum', 'G1') },
      { ann: { hand: cards(7), library: cards(9) } },
    )
    onwards(t, () => t.can(Ben, 'strike:B1:hand'))
    expect(hand(t, Ann)).toBe(9)
    onwards(t, () => t.has('combat-ended') && t.state.frames.length === 1)
    expect(hand(t, Ann)).toBe(7)
  })
  it('nar-sheptha#1: burned in combat, it leaves all as it was, for the rest of it', () => {
    const t = fights({ attachments: N1 }, { attachments: held('44-magnum', 'G1') })
    onwards(t, () => t.can(Ben, 'strike:B1:hand'))
    expect(first(t)).toBe(t.id('B1'))
    t.effect(Ben, [{ op: 'move', who: 'n', to: 'ash' }], { n: 'N1' })
    onwards(t)
    expect(strikers(t)).toEqual([t.id('A1'), t.id('B1')])
  })
  it('deep-song#2, nar-sheptha#2: it takes precedence over what has changed the acting minion before', () => {
    const song = (a1: object, b1: object) => {
      const t = table({
        seats: [
          {
            pool: 20,
            ready: [v('A1', { capacity: 9, disciplines: ['ANI'] }, { blood: 9, ...a1 }), v('A2')],
            hand: [K1('deep-song')],
          },
          { pool: 20, ready: [v('B1', { capacity: 9 }, { blood: 9, ...b1 }), v('B2')] },
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, 'play:K1:ANI:A1', { v: [t.id('B1')] })
      onwards(t, () => t.has('combat-ended'))
      return strikers(t).map(id => (id === t.id('A1') ? 'A1' : 'B1'))
    }
    expect([song({}, {}), song({}, { attachments: N1 }), song({ attachments: N1 }, {})]).toEqual([
      ['B1', 'A1'],
      ['A1', 'B1'],
      ['B1', 'A1'],
    ])
  })
  it('nar-sheptha#3: where another combat follows, the hand is discarded down and drawn up again', () => {
    const t = fights(
      { attachments: N1, generic: { disciplines: ['CEL'], capacity: 9 } },
      { attachments: held('44-magnum', 'G1') },
      { ann: { hand: [{ card: 'psyche', as: 'P1' }, ...cards(6)], library: cards(20) } },
    )
    onwards(t, () => t.can(Ann, 'play:P1:CEL:A1'))
    const before = t.log.length
    play(t, Ann, 'play:P1:CEL:A1')
    onwards(t, () => t.happened('combat-started').length === 2 && t.can(Ben, 'strike:B1:hand'))
    const since = t.log
      .slice(before)
      .filter(
        event =>
          ['combat-ended', 'combat-started'].includes(event.key) ||
          (event.key === 'discarded' && event.seat === Ann) ||
          (event.key === 'drawn' && event.seat === Ann),
      )
      .map(({ key }) => key)
    expect(since.filter((key, i) => key !== since[i - 1])).toEqual([
      'drawn',
      'combat-ended',
      'discarded',
      'combat-started',
      'drawn',
    ])
    expect([hand(t, Ann), first(t)]).toEqual([9, t.id('B1')])
  })
})
