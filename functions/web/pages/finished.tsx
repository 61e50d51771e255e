import { useState } from 'preact/hooks'
import { ApiProblem, type Infer } from '../../../shared/api/client.ts'
import type { Result as ResultSchema } from '../../../shared/api/games.ts'
import { useLoad } from '../load.ts'
import { AsSeen } from '../parts/as-seen.tsx'
import { Loading, TroubleNotice } from '../parts/notice.tsx'
import { pointsText } from '../parts/points.ts'
import { Sign } from '../parts/sign.tsx'
import { Link } from '../router.tsx'
import { client } from '../session.ts'
import { day } from '../time.ts'
import { useWords } from '../words/index.ts'

type Result = Infer<typeof ResultSchema>
type Over = Result & { fresh: boolean }

const PAGE = 20
/** As many as are asked for at once. */
const MOST = 100

/** A game that is put away and not over is a sandbox, which has no result. */
async function resultOf(game: string, fresh: boolean): Promise<Over | undefined> {
  try {
    const { body } = await client.call('result', { params: { game } })
    return body && body.table !== null ? { ...body, fresh } : undefined
  } catch (failure) {
    if (failure instanceof ApiProblem && failure.problem.code === 'not-found') return undefined
    throw failure
  }
}

/**
 * Games of mine that are over: what came of them, who ousted whom, and each step of them again. What I have not looked
 * at comes first.
 */
export function FinishedPage() {
  const { finished, cards } = useWords()
  const [most, setMost] = useState(PAGE)
  const loaded = useLoad(
    async () => {
      const [{ body: inbox }, { body: archive }] = await Promise.all([
        client.call('inbox', {}),
        client.call('archive', { query: { over: '1', limit: Math.min(most, MOST) } }),
      ])
      const fresh = (inbox?.finished ?? []).map(({ game }) => game),
        all = [...fresh, ...(archive?.games ?? []).map(({ game }) => game).filter(game => !fresh.includes(game))]
      const results = await Promise.all(all.map(game => resultOf(game, fresh.includes(game))))
      return {
        more: archive?.cursor != null && most < MOST,
        games: results
          .flatMap(one => one ?? [])
          .toSorted((a, b) => Number(b.fresh) - Number(a.fresh) || (b.ended ?? '').localeCompare(a.ended ?? '')),
      }
    },
    [most],
    'finished',
  )
  if (!loaded.value)
    return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />
  const { games, more } = loaded.value
  return (
    <div class="narrow">
      <h1>{finished.heading}</h1>
      <AsSeen loaded={loaded} />
      {games.length === 0 && !more && (
        <>
          <p class="lead">{finished.none}</p>
          <p>
            <Link to="/lobby" class="button quiet">
              {finished.find}
            </Link>
          </p>
        </>
      )}
      <ul class="owed">
        {games.map(game => (
          <li key={game.game}>
            <Finished game={game} />
          </li>
        ))}
      </ul>
      {more && (
        <button type="button" class="quiet" onClick={() => setMost(most + PAGE)}>
          {cards.more}
        </button>
      )}
    </div>
  )
}

function Finished({ game: { game, name, seat, winner, victoryPoints, players, exits, ended, fresh } }: { game: Over }) {
  const { finished, table } = useWords()
  const called = (at: number): string => players[at]?.name ?? '…',
    points = (at: number): string => pointsText(victoryPoints[at] ?? 0)
  return (
    <article class={fresh ? 'panel owes' : 'panel owes is-seen'}>
      <p class="row word">
        {fresh && (
          <span class="chip edge">
            <Sign name="eye" />
            {finished.fresh}
          </span>
        )}
        {ended !== null && <time dateTime={ended}>{day(ended)}</time>}
      </p>
      <h2>{name}</h2>
      {seat !== null && (
        <p class="my-result">
          {winner === seat && <Sign name="victory" class="gold" />}
          <b>{winner === seat ? finished.won : winner === null ? finished.drawn : finished.winner(called(winner))}</b>
          <span>{finished.mine(points(seat))}</span>
        </p>
      )}
      <ul class="points-by-seat" aria-label={finished.bySeat}>
        {players.map(player => (
          <li class={player.seat === seat ? 'is-you' : undefined}>
            <span>{player.name}</span>
            <b aria-hidden="true">{points(player.seat)}</b>
            <span class="unseen">{finished.points(points(player.seat))}</span>
          </li>
        ))}
      </ul>
      {exits.length > 0 && (
        <ol class="chain" aria-label={finished.chain}>
          {exits.map(({ seat: gone, by, how, turn, ply }) => (
            <li>
              <Link to={`/games/${game}/replay?step=${ply}&by=${seat === null ? 'spectator' : 'seat'}`}>
                {how === 'withdrawal'
                  ? finished.withdrew(called(gone))
                  : how === 'removal'
                    ? finished.removed(called(gone))
                    : by === null
                      ? finished.gone(called(gone))
                      : how === 'concession'
                        ? finished.conceded(called(gone), called(by))
                        : finished.ousts(called(by), called(gone))}
              </Link>{' '}
              <small>{table.turn(turn)}</small>
            </li>
          ))}
          {winner !== null && (
            <li class="is-end">
              <b>{finished.winner(called(winner))}</b>
            </li>
          )}
        </ol>
      )}
      <p class="row">
        <Link to={`/games/${game}/result`} class="button primary" label={`${finished.table}: ${name}`}>
          {finished.table}
        </Link>
        <Link to={`/games/${game}/replay`} class="button quiet" label={`${finished.replay}: ${name}`}>
          <Sign name="play" />
          {finished.replay}
        </Link>
      </p>
    </article>
  )
}
