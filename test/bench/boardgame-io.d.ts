/** What is used of boardgame.io, whose own types cannot be found from an ES module. */
declare module 'boardgame.io/dist/cjs/internal.js' {
  namespace internal {
    interface Match<G> {
      G: G
      ctx: { currentPlayer: string }
      _undo: { G: G }[]
    }
    interface Game {
      disableUndo: boolean
      setup: () => unknown
      moves: object
    }
    interface Move {
      type: 'MAKE_MOVE'
      payload: { type: string; args: unknown[]; playerID: string }
    }
    function InitializeGame<G>(options: { game: Game; numPlayers: number }): Match<G>
    function CreateGameReducer<G>(options: { game: Game }): (match: Match<G>, move: Move) => Match<G>
  }
  export default internal
}
