import { describe, expect, it } from 'vitest'
import { promptFor, viewFor, waitingFor, type Draw, type GameState, type SeatIndex } from '../../shared/rules/index.ts'
import { knownTo, suppose } from '../../shared/rules/unseen/index.ts'
import { scramble } from '../laws/laws.ts'
import { boxDecks } from '../simulation/played-decks.ts'
import { play } from '../simulation/play-out.ts'
import { generator } from '../support/random.ts'

const FIRST = Number(process.env['PRAXIS_SEED'] ?? 1)
const EVERY = 17

/** Another game that is the same to this seat: other cards in hidden places, other ids, other orders, other seals. */
function elsewhere(state: GameState, viewer: SeatIndex, draw: Draw): GameState {
  const other = scramble(state, viewer, draw)
  const mixed = (ids: readonly number[]): number[] => {
    const left = [...ids]
    return ids.map(() => left.splice(draw(left.length), 1)[0]!)
  }
  const shown = viewFor(state, viewer)
  // What is spoken of in what is being resolved stays where it is.
  const spoken = new Set(JSON.stringify(state.frames).match(/\d+/g)?.map(Number))
  return {
    ...other,
    version: other.version + 7,
    views: other.views.map(n => n + 3),
    followed: state.seats.map((_, seat) => (seat === viewer ? (state.followed?.[seat] ?? 0) : 5)),
    sealed: other.sealed.filter(({ seat }) => seat === viewer),
    seats: other.seats.map((seat, index) => {
      const crypt = mixed(seat.crypt)
      if (index === viewer) return { ...seat, library: mixed(seat.library), crypt }
      const loose = [...seat.hand, ...seat.library]
      const fixed = shown.seats[index]!.hand.cards !== null || loose.some(id => spoken.has(id))
      const all = fixed ? loose : mixed(loose)
      const hand = all.slice(0, seat.hand.length),
        library = all.slice(seat.hand.length)
      return { ...seat, handEpoch: seat.handEpoch + 1, hand, library, crypt }
    }),
  }
}

const told = (view: object): object => ({ ...view, version: 0 })

describe('what a bot that tries its answers is given', () => {
  it('is one for all games that are one to its seat, to the byte, names what it could name, and leads to such games', () => {
    const draw = generator(FIRST)
    let n = 0,
      compared = 0,
      supposed = 0
    const game = {
      seed: FIRST,
      name: 'a game',
      lists: boxDecks(FIRST),
      cards: 'fifth-edition' as const,
      brains: ['bot' as const, 'random' as const, 'bot' as const, 'bot' as const, 'random' as const],
    }
    play(game, null, ({ after: { state } }) => {
      if (n++ % EVERY > 0 || state.result) return
      const seats = waitingFor(state)
      for (const seat of new Set([draw(state.seats.length), seats[draw(seats.length)]!])) {
        const known = knownTo(state, seat)
        expect(JSON.stringify(knownTo(elsewhere(state, seat, draw), seat))).toBe(JSON.stringify(known))
        if (!known) continue
        compared++
        for (const [index, { library, crypt, uncontrolled }] of known.game.seats.entries())
          for (const id of [...library, ...crypt, ...(index === seat ? [] : uncontrolled)])
            expect(known.game.cards[id]!.key).toBe('')
        const world = suppose(known, many => generator(many + FIRST))
        expect(told(world.look(seat))).toEqual(told(viewFor(state, seat)))
        expect(world.ask(seat)).toEqual(promptFor(state, seat))
        // And it is a whole game, that goes on.
        const asked = world.next === undefined ? null : world.ask(world.next)
        if (!asked) continue
        expect(world.play(asked.seat, asked.default).turn.number).toBeGreaterThan(0)
        supposed++
      }
    })
    expect(compared).toBeGreaterThan(60)
    expect(supposed).toBeGreaterThan(30)
  }, 120_000)
})
