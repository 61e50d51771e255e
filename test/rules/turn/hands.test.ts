import { describe, expect, it } from 'vitest'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../support/table.ts'

const cards = (n: number): string[] => Array<string>(n).fill('lost-in-crowds')
const hand = (t: ReturnType<typeof table>, seat = Ann as number): number => t.state.seats[seat]!.hand.length

describe('hand size', () => {
  it('DRAW-05: a larger hand is filled at once', () => {
    const t = table({
      seats: [{ hand: [{ card: 'elder-library', as: 'E1' }, ...cards(6)], library: cards(20) }, {}, {}, {}, {}],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:E1:')
    expect([hand(t), t.state.seats[Ann]!.library.length]).toEqual([8, 18])
  })

  it('DRAW-05: as far as the library allows', () => {
    const t = table({
      seats: [{ hand: [{ card: 'elder-library', as: 'E1' }, ...cards(6)], library: cards(1) }, {}, {}, {}, {}],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:E1:')
    expect([hand(t), t.state.seats[Ann]!.library.length]).toEqual([7, 0])
  })

  it('DRAW-06: a smaller one is discarded down, by choice, before anything else', () => {
    const t = table({
      seats: [
        {
          ready: [{ card: 'elder-library', as: 'E1' }, minion('V1')],
          hand: [{ card: 'bonding', as: 'B1' }, ...cards(7)],
          library: cards(20),
        },
        {},
        {},
        {},
        {},
      ],
    })
    t.effect(Ben, [{ op: 'move', who: 'e', to: 'ash' }], { e: 'E1' })
    expect([t.waiting(), hand(t), t.options(Ann)]).toEqual([[Ann], 8, ['choose']])
    expect(t.refused(Ann, 'choose', { pick: [] })).toBe('illegal-args')
    t.choose(Ann, [t.id('B1')])
    expect([hand(t), t.inAsh(Ann, 'B1'), t.state.seats[Ann]!.library.length, t.can(Ann, 'bleed:V1')]).toEqual([
      7,
      true,
      20,
      true,
    ])
    // Which of the others were looked at is nobody else's business; what is discarded everybody sees.
    expect(t.seenBy(Ben).filter(event => event.key === 'chosen')).toEqual([])
    expect(t.seenBy(Ben).filter(event => event.key === 'discarded')).toMatchObject([
      { seat: Ann, card: { key: 'bonding' } },
    ])
  })

  it('DRAW-06: cards drawn beyond the hand size go again, old or new', () => {
    const t = table({
      seats: [
        {
          ready: [minion('V1')],
          hand: [{ card: 'bonding', as: 'B1' }, ...cards(6)],
          library: [{ card: 'conditioning', as: 'C1' }, ...cards(9)],
        },
        {},
        {},
        {},
        {},
      ],
    })
    t.effect(Ann, [{ op: 'draw', seat: 'you', from: 'library', count: 4 }])
    expect([hand(t), t.option(Ann, 'choose')?.slots]).toMatchObject([11, [{ min: 4, max: 4 }]])
    t.choose(Ann, [
      t.id('B1'),
      t.id('C1'),
      ...t.state.seats[Ann]!.hand.filter(id => id !== t.id('B1') && id !== t.id('C1')).slice(0, 2),
    ])
    expect([hand(t), t.inAsh(Ann, 'B1'), t.inAsh(Ann, 'C1'), t.state.seats[Ann]!.ash.length]).toEqual([
      7,
      true,
      true,
      4,
    ])
  })

  it('DRAW-06: cards that an effect takes from the hand are drawn again at once, and not those an empty library left short', () => {
    const seats = (n: number) => [
      {
        ready: [minion('V1')],
        hand: [{ card: 'bonding', as: 'B1' }, { card: 'bonding', as: 'B2' }, ...cards(n)],
        library: cards(9),
      },
      {},
      {},
      {},
      {},
    ]
    const full = table({ seats: seats(5) })
    const short = table({ seats: seats(1) })
    for (const t of [full, short])
      t.effect(
        Cal,
        [
          { op: 'move', who: 'one', to: 'ash' },
          { op: 'move', who: 'two', to: 'ash' },
        ],
        { one: 'B1', two: 'B2' },
      )
    expect([hand(full), hand(short), full.state.seats[Ann]!.ash.length]).toEqual([7, 3, 2])
  })

  it('DRAW-03: a card replaced later lowers the hand size meanwhile', () => {
    const t = table({
      seats: [
        { ready: [minion('V1', { generic: { disciplines: ['dom'] } })] },
        {
          ready: [minion('V5', { locked: true }), minion('V6', { locked: true })],
          hand: [
            { card: 'wake-with-evenings-freshness', as: 'W1' },
            { card: 'on-the-qui-vive', as: 'Q1' },
            ...cards(5),
          ],
          library: cards(20),
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'play:W1::V5')
    expect([hand(t, Ben), t.state.seats[Ben]!.library.length]).toEqual([6, 20])
    t.reach(Ben, 'play:Q1::V6')
    expect([hand(t, Ben), t.state.seats[Ben]!.library.length]).toEqual([6, 19])
    t.allPass()
    t.endPhasesTo(Ben, 'master')
    expect([hand(t, Ben), t.state.seats[Ben]!.library.length]).toEqual([7, 18])
  })

  it.each(['wake-with-evenings-freshness', 'the-uncoiling', 'into-thin-air'])(
    'DRAW-03: %s puts its replacement off as it is played, and not as it is discarded',
    card => {
      const t = table({
        seats: [{ ready: [minion('V1')], hand: [{ card, as: 'D1' }, ...cards(6)], library: cards(20) }, {}, {}, {}, {}],
        turn: { phase: 'discard' },
      })
      t.answer(Ann, 'discard:D1')
      expect([hand(t), t.state.seats[Ann]!.library.length, t.state.modifiers]).toEqual([7, 19, []])
    },
  )

  it('UNLOCK-11: it is drawn on entering the phase, before cards unlock', () => {
    const t = table({
      seats: [
        { ready: [minion('V1')] },
        {
          ready: [minion('V5', { locked: true })],
          hand: [{ card: 'wake-with-evenings-freshness', as: 'W1' }, ...cards(6)],
          library: cards(20),
          uncontrolled: [minion('U1')],
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'play:W1::V5')
    t.allPass()
    t.endPhasesTo(Ben, 'master')
    const keys = t.log.map(event => event.key)
    expect(keys.lastIndexOf('drawn')).toBeGreaterThan(keys.lastIndexOf('turn-started'))
    expect(keys.lastIndexOf('drawn')).toBeLessThan(keys.lastIndexOf('unlocked-all'))
  })
})
