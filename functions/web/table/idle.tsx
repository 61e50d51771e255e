import type { GameView } from '../live/state.ts'
import { Sign } from '../parts/sign.tsx'
import { Link } from '../router.tsx'
import { useWords, type Words } from '../words/index.ts'
import { seatName } from './board.ts'
import { NextOwed } from './next.tsx'

/** In the place of the question, for who is asked nothing: the end of the game, who watches, or who waits. */
export function Idle({ game }: { game: GameView }) {
  const { prompt, table, finished, watch } = useWords()
  const { result, you } = game.view
  if (result)
    return (
      <section class="panel prompt is-idle" id="answer" tabindex={-1}>
        <h2>{result.winner === null ? finished.drawn : finished.winner(seatName(game, result.winner))}</h2>
        <ul>
          {result.victoryPoints.map((points, seat) => (
            <li>
              {seatName(game, seat)}: {finished.points(String(points))}
            </li>
          ))}
        </ul>
        <p class="row">
          <Link to={`/games/${game.id}/result`} class="button primary">
            {finished.table}
          </Link>
          <Link to={`/games/${game.id}/replay`} class="button quiet">
            <Sign name="play" />
            {finished.replay}
          </Link>
        </p>
      </section>
    )
  if (!you)
    return (
      <section class="panel prompt is-idle" id="answer" tabindex={-1}>
        <h2>
          <Sign name="eye" /> {table.spectating}
        </h2>
        <p>{delayText(game, watch)}</p>
        <p class="word">{watch.hands[game.spectators.hands]}</p>
      </section>
    )
  return (
    <section class="panel prompt is-idle" id="answer" tabindex={-1}>
      <h2>{prompt.nobody}</h2>
      <p class="word">{game.table === null ? table.otherSeat : prompt.waiting}</p>
      <NextOwed besides={game.id} version={game.version} />
    </section>
  )
}

/** How late the table is shown to who does not sit at it. */
function delayText({ spectators: { delay } }: GameView, watch: Words['watch']): string {
  return delay === null
    ? watch.live
    : 'minutes' in delay
      ? watch.minutes(delay.minutes)
      : watch.publications(delay.publications)
}
