import { describe, expect, it } from 'vitest'
import { amount } from '../../../shared/rules/reads/evaluate.ts'
import type { Viewpoint } from '../../../shared/rules/reads/look.ts'
import { apply, legal, newGame, owed, viewFor, type GameState } from '../../../shared/rules/index.ts'
import { envOf } from '../../support/random.ts'
import { startGame } from '../../support/random-game.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

const LIBRARY = [
  'bonding',
  'conditioning',
  'deflection',
  'govern-the-unaligned',
  'lost-in-crowds',
  'eyes-of-argus',
  'on-the-qui-vive',
]
const CRYPT = ['lauren', 'nassir', 'ryan']
/** Five equal decks of 77 and 12 cards. */
const deck = {
  library: Array.from({ length: 77 }, (_, i) => LIBRARY[i % 7]!),
  crypt: Array.from({ length: 12 }, (_, i) => CRYPT[i % 3]!),
}
const start = (seed: number) =>
  newGame(
    Array.from({ length: 5 }, () => deck),
    { format: 'standard', answerWithinHours: 72 },
    envOf(seed),
  )
const firstOf = (state: GameState): number => (state.frames[0]?.kind === 'turn' ? state.frames[0].seat : -1)

describe('setup', () => {
  it('SETUP-01: the first Methuselah is drawn at random, the seats stay', () => {
    const times = [0, 0, 0, 0, 0]
    for (let seed = 0; seed < 300; seed++) {
      const { state, events } = start(seed)
      times[firstOf(state)]!++
      expect(events[0]).toEqual({ key: 'game-started', first: firstOf(state) })
    }
    for (const n of times) expect(n).toBeGreaterThan(35)
    expect(Math.max(...times)).toBeLessThan(90)
    expect(viewFor(start(1).state, 'spectator').seats.map(seat => seat.prey)).toEqual([Ben, Cal, Dee, Eve, Ann])
  })

  it('SETUP-02: the neighbour to the left is the prey, the one to the right the predator', () => {
    const { seats } = viewFor(startGame(1).state, Ann)
    expect([seats[Ann]!.prey, seats[Ann]!.predator]).toEqual([Ben, Eve])
  })

  it('SETUP-03: when a prey is ousted, the next one to the left becomes the prey, and both links move', () => {
    const t = table({
      seats: [
        {
          ready: [
            { generic: {}, as: 'V1' },
            { generic: {}, as: 'V2' },
          ],
        },
        { pool: 1 },
        { pool: 10 },
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    const { seats } = viewFor(t.state, Ann)
    expect([seats[Ann]!.prey, seats[Cal]!.predator, seats[Ben]!.prey, seats[Ben]!.predator]).toEqual([
      Cal,
      Ann,
      null,
      null,
    ])
    t.answer(Ann, 'bleed:V2')
    expect([t.pool(Ben), t.pool(Cal)]).toEqual([0, 9])
  })

  it('SETUP-04: everybody starts with 30 pool', () => {
    expect(start(1).state.seats.map(seat => seat.pool)).toEqual([30, 30, 30, 30, 30])
  })

  it('SETUP-05: nobody has the Edge at the start', () => {
    const { state, events } = start(1)
    const first = firstOf(state)
    expect(state.edge).toBeNull()
    expect(events.filter(event => event.key === 'phase-started')[0]).toEqual({
      key: 'phase-started',
      seat: first,
      phase: 'unlock',
    })
    expect(legal(state, first).map(option => option.kind)).not.toContain('edge')
    expect(() => apply(state, first, null, { optionId: 'edge' }, envOf(1))).toThrow('illegal-option')
    expect(state.seats[first]!.pool).toBe(30)
  })

  it('SETUP-06: library and crypt are shuffled, and the start is told once', () => {
    const order = (state: GameState, pile: 'library' | 'crypt') =>
      [...state.seats[Ann]![pile === 'library' ? 'hand' : 'uncontrolled'], ...state.seats[Ann]![pile]].map(
        id => state.cards[id]!.key,
      )
    const one = start(1).state,
      two = start(2).state
    for (const pile of ['library', 'crypt'] as const) {
      expect(order(one, pile)).not.toEqual(order(two, pile))
      expect(order(one, pile)).not.toEqual(deck[pile])
      expect([...order(one, pile)].sort()).toEqual([...deck[pile]].sort())
      expect([...order(two, pile)].sort()).toEqual([...deck[pile]].sort())
    }
    expect(start(1).events.filter(event => event.key === 'game-started')).toHaveLength(1)
  })

  it('SETUP-07: seven cards, and no other hand', () => {
    const { state } = start(1)
    for (const seat of state.seats) expect([seat.hand.length, seat.library.length]).toEqual([7, 70])
    expect(owed(state)).toEqual([firstOf(state)])
    expect(() => apply(state, firstOf(state), null, { optionId: 'mulligan' }, envOf(1))).toThrow('illegal-option')
  })

  it('SETUP-08: four crypt cards lie face down and empty; nobody controls a minion', () => {
    const { state } = start(1)
    for (const seat of state.seats) {
      expect([seat.uncontrolled.length, seat.crypt.length, seat.inPlay.length]).toEqual([4, 8, 0])
      for (const id of seat.uncontrolled) expect(state.cards[id]!.blood).toBeUndefined()
    }
  })

  it('SETUP-09: the own hand and uncontrolled region are open to oneself alone, whosever turn it is', () => {
    const { state } = start(1)
    const own = viewFor(state, Ann).seats[Ann]!
    expect(own.hand.cards).toHaveLength(7)
    for (const card of [...own.hand.cards!, ...own.uncontrolled.map(one => one.card)])
      expect(card.key).toBe(state.cards[card.id]!.key)
    for (const viewer of [Ben, 'spectator'] as const) {
      const seen = viewFor(state, viewer).seats[Ann]!
      expect(seen.hand).toEqual({ count: 7, cards: null })
      expect(seen.uncontrolled.map(one => [one.card.key, one.counters, one.capacity])).toEqual(
        Array(4).fill([null, 0, null]),
      )
    }
  })

  it('SETUP-10: the controlled region is ready and torpor; the uncontrolled one is not in play', () => {
    const t = table({
      seats: [
        {
          uncontrolled: [{ generic: {}, as: 'V1' }],
          torpor: [{ generic: {}, as: 'V2' }],
          ready: [{ generic: {}, as: 'V3' }],
        },
        {},
        {},
        {},
        {},
      ],
    })
    const look: Viewpoint = { state: t.state, source: null, by: null, seat: Ann, vars: {} }
    expect(amount(look, { count: { kind: 'vampire', of: 'you' } })).toBe(2)
    expect(amount(look, { count: { kind: 'vampire', of: 'you', in: 'ready' } })).toBe(1)
  })

  it('SETUP-10: Ancilla Empowerment counts a minion in torpor and no uncontrolled one', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          hand: [{ card: 'ancilla-empowerment', as: 'K1' }],
          uncontrolled: [{ generic: {} }],
          torpor: [{ generic: {} }],
          ready: [{ generic: {}, as: 'V3' }],
        },
        {},
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::V3')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:called', { side: ['for'] })
    t.allPass()
    expect(t.pool(Ann)).toBe(8)
  })
})
