import boardgame from 'boardgame.io/dist/cjs/internal.js'
import type { CardId, GameState, SeatIndex } from '../../shared/rules/index.ts'

/** boardgame.io's pure reducer, without its store, client and master, on the very states that Praxis has. */
export interface Boardgame {
  matchOf(state: GameState): Match
  /** A move that knows no rules and changes four numbers. */
  move(match: Match, seat: SeatIndex, card: CardId): Match
}
export type Match = boardgame.Match<GameState>

function boardgameOf(disableUndo: boolean): Boardgame {
  const game = { disableUndo, setup: () => ({}), moves: { touch } }
  const fresh = boardgame.InitializeGame<GameState>({ game, numPlayers: 5 })
  const reduce = boardgame.CreateGameReducer<GameState>({ game })
  return {
    matchOf: state => ({ ...fresh, G: state, _undo: fresh._undo.map(entry => ({ ...entry, G: state })) }),
    move(match, seat, card) {
      const after = reduce(match, {
        type: 'MAKE_MOVE',
        payload: { type: 'touch', args: [seat, card], playerID: match.ctx.currentPlayer },
      })
      // A refused move costs next to nothing and would flatter it.
      if (after.G.version !== match.G.version + 1) throw new Error('boardgame.io refused the move')
      return after
    },
  }
}

function touch({ G }: { G: GameState }, seat: SeatIndex, id: CardId): void {
  const card = G.cards[id]!
  G.seats[seat]!.pool -= 1
  card.blood = (card.blood ?? 0) + 1
  G.fx += 1
  G.version += 1
}

/** At its best: by default it keeps the whole state once more for every move of a turn. */
export const slimGame = boardgameOf(true)
/** As it comes: here at the first move of a turn, when its undo list is shortest. */
export const usualGame = boardgameOf(false)
