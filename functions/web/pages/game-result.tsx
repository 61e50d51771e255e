import { useEffect, useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { Fairness, Result as ResultSchema } from '../../../shared/api/games.ts'
import type { Entry } from '../live/state.ts'
import { useLoad } from '../load.ts'
import { Loading, Panel, TroubleNotice } from '../parts/notice.tsx'
import { pointsText } from '../parts/points.ts'
import { Sign } from '../parts/sign.tsx'
import { go, Link } from '../router.tsx'
import { client, signedIn, troubleOf } from '../session.ts'
import { day } from '../time.ts'
import type { Trouble } from '../trouble.ts'
import { useAllWords, type AllWords } from '../words/index.ts'
import { storyOf, type TurningPoint } from './game-story.ts'
import { ShownDecks } from './shown-decks.tsx'
import { PoolChart } from './pool-chart.tsx'

export type Result = Infer<typeof ResultSchema>

const PAGE = 100

/** The whole record, which tells how it went. */
async function recordOf(game: string, view: 'seat' | 'spectator'): Promise<Entry[]> {
  const entries: Entry[] = []
  let cursor: string | null | undefined
  while (cursor !== null) {
    const { body } = await client.call('log', {
      params: { game },
      query: { view, limit: PAGE, ...(cursor !== undefined && { cursor }) },
    })
    entries.push(...(body?.entries ?? []))
    cursor = body?.cursor ?? null
  }
  return entries.toSorted((a, b) => a.version - b.version)
}

/** How a game ended: who ousted whom and when, points, pool over time, what turned it; to be checked and seen again. */
export function ResultPage({ id }: { id: string }) {
  const loaded = useLoad(async () => (await client.call('result', { params: { game: id } })).body, [id], `result.${id}`)
  const result = loaded.value
  // What one may not see any more is not on show as it was.
  if (!result || (loaded.state === 'failed' && loaded.trouble.kind === 'refused'))
    return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />
  return <ResultShown result={result} />
}

function ResultShown({ result: game }: { result: Result }) {
  const words = useAllWords(),
    { result: said, table } = words
  const view = game.seat === null ? 'spectator' : 'seat',
    record = useLoad(() => recordOf(game.game, view), [game.game]),
    story = record.value && storyOf(record.value, game.players.length, game.exits),
    began = record.value?.[0]?.at
  // Who has come here has looked at it.
  const last = record.value?.at(-1)?.version
  useEffect(() => {
    if (last !== undefined && game.seat !== null && game.table !== null)
      client.call('see', { params: { game: game.game }, body: { version: last } }).catch(() => undefined)
  }, [last])
  const name = (seat: number): string => (seat === game.seat ? said.you : (game.players[seat]?.name ?? '…')),
    points = (seat: number): number => game.victoryPoints[seat] ?? 0,
    pointsOf = (seat: number): string =>
      said.points(pointsText(points(seat)), points(seat) !== 1 && points(seat) !== 0.5)
  const order = game.players
      .map(({ seat }) => seat)
      .toSorted(
        (a, b) =>
          points(b) - points(a) ||
          Number(b === game.winner) - Number(a === game.winner) ||
          lastOf(game, b) - lastOf(game, a),
      ),
    turns = Math.max(story?.turns ?? 0, ...game.exits.map(({ turn }) => turn))
  const lines = order.map(seat => ({
    seat,
    name: name(seat),
    is: seat === game.winner ? ('winner' as const) : seat === game.seat ? ('you' as const) : ('other' as const),
    out: game.exits.find(exit => exit.seat === seat)?.turn,
  }))
  return (
    <div class="columns result">
      <div>
        <h1>
          {game.winner === null
            ? words.finished.drawn
            : game.winner === game.seat
              ? said.youWin(pointsOf(game.winner))
              : said.wins(name(game.winner), pointsOf(game.winner))}
        </h1>
        <p class="lead">
          {[
            game.name,
            turns > 0 && said.turns(turns),
            game.ended !== null && [began && day(began), day(game.ended)].filter(Boolean).join(' – '),
            game.seat !== null && said.mine(pointsOf(game.seat)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {game.ruled && (
          <p class="notice">
            {said.ruled(game.ruled.judge)}: {game.ruled.reason}
          </p>
        )}
        <section class="panel">
          <table class="ranking">
            <thead>
              <tr>
                <td />
                <th scope="col">{said.methuselah}</th>
                <th scope="col">{said.ousted}</th>
                <th scope="col">{said.out}</th>
                <th scope="col" class="n">
                  {said.of}
                </th>
              </tr>
            </thead>
            <tbody>
              {order.map(seat => (
                <tr class={seat === game.seat ? 'is-you' : undefined} key={seat}>
                  <td class="rank">{order.filter(other => points(other) > points(seat)).length + 1}</td>
                  <th scope="row">
                    {game.players[seat]?.name} {seat === game.seat && <span class="chip you">{table.you}</span>}
                    {game.players[seat]?.bot && <span class="word">{table.bot}</span>}
                  </th>
                  <td>
                    {game.exits
                      .filter(({ by, how }) => by === seat && how !== 'removal')
                      .map(({ seat: gone, turn }) => (
                        <span class="ranked-line">{said.some(name(gone), turn)}</span>
                      ))}
                  </td>
                  <td>
                    <Exit game={game} seat={seat} name={name} said={said} />
                  </td>
                  <td class="n">
                    <b>{pointsText(points(seat))}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <Panel heading={said.pool}>
          {story ? (
            story.pools.length > 0 ? (
              <PoolChart story={story} lines={lines} />
            ) : null
          ) : record.state === 'failed' ? (
            <TroubleNotice trouble={record.trouble} again={record.again} />
          ) : (
            <p class="pool-chart word">{said.reading}</p>
          )}
        </Panel>
      </div>
      <div>
        <section class="panel result-do">
          <Link to={`/games/${game.game}/replay`} class="button primary">
            <Sign name="play" />
            {said.replay}
          </Link>
          {game.table !== null && game.seat !== null && <Rematch table={game.table} said={said} />}
        </section>
        {story && story.points.length > 0 && (
          <Panel heading={said.turning}>
            <ol class="turning-points">
              {story.points.map((point, i) => (
                <Turned game={game} point={point} n={i + 1} name={name} said={said} />
              ))}
            </ol>
          </Panel>
        )}
        <Chance game={game} said={said} name={name} view={view} />
      </div>
    </div>
  )
}

type Said = AllWords['result']

/** Who stayed longer ranks first among those with the same points. */
const lastOf = ({ exits }: Result, seat: number): number => {
  const at = exits.findIndex(exit => exit.seat === seat)
  return at < 0 ? Infinity : at
}

function Exit({ game, seat, name, said }: { game: Result; seat: number; name: (seat: number) => string; said: Said }) {
  const exit = game.exits.find(one => one.seat === seat)
  if (!exit)
    return seat === game.winner ? (
      <span class="chip edge">
        <Sign name="victory" />
        {said.win}
      </span>
    ) : (
      <>–</>
    )
  const { turn, by, how, ply } = exit
  return (
    <Link to={momentOf(game, ply)}>
      {how === 'oust' && by !== null ? said.by(turn, name(by)) : said.left[how](turn)}
    </Link>
  )
}

const momentOf = ({ game, seat }: Result, ply: number): string =>
  `/games/${game}/replay?step=${ply}&by=${seat === null ? 'spectator' : 'seat'}`

function Turned({
  game,
  point: { ply, turn, text, changes },
  n,
  name,
  said,
}: {
  game: Result
  point: TurningPoint
  n: number
  name: (seat: number) => string
  said: Said
}) {
  return (
    <li>
      <Link to={momentOf(game, ply)}>
        <b class="point-number">{n}</b>
        <span>
          <b>{text}</b>
          <small>
            {[
              said.turn(turn),
              ...changes.slice(0, 2).map(({ seat, from, to }) => `${name(seat)} ${from} → ${to}`),
            ].join(' · ')}
          </small>
        </span>
        <Sign name="next" />
      </Link>
    </li>
  )
}

/** There is one a game, whoever asks for it: asked again it leads there. */
function Rematch({ table, said }: { table: string; said: Said }) {
  const [state, setState] = useState<'idle' | 'busy' | Trouble>('idle')
  const ask = async (): Promise<void> => {
    setState('busy')
    try {
      const { body } = await client.call('rematch', { params: { table }, body: {} })
      if (body) go(body.game === null ? `/lobby/${body.id}` : `/games/${body.game}`)
    } catch (failure) {
      setState(troubleOf(failure))
    }
  }
  return (
    <>
      <button type="button" class="quiet" disabled={state === 'busy'} onClick={() => void ask()}>
        <Sign name="unlocked" />
        {said.rematch}
      </button>
      <p class="word">{said.rematchHelp}</p>
      {typeof state === 'object' && <TroubleNotice trouble={state} />}
    </>
  )
}

const printOf = async (opening: string): Promise<string> => {
  const bytes = Uint8Array.from(atob(opening.replaceAll('-', '+').replaceAll('_', '/')), one => one.charCodeAt(0)),
    digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Whether the secret that all chance came from is the one that was committed to; worked out on this device. */
function Chance({
  game,
  said,
  name,
  view,
}: {
  game: Result
  said: Said
  name: (seat: number) => string
  view: 'seat' | 'spectator'
}) {
  const [fair, setFair] = useState<Infer<typeof Fairness> | undefined>(undefined),
    [fits, setFits] = useState<boolean | undefined>(undefined),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined),
    [shown, setShown] = useState(false)
  useEffect(() => {
    client
      .call('fairness', {
        params: { game: game.game },
        query: { view: game.seat === null ? 'spectator' : 'seat' },
      })
      .then(
        async ({ body }) => {
          if (!body) return
          setFair(body)
          if (body.opened) setFits((await printOf(body.opened.opening)) === game.commitment)
        },
        failure => setTrouble(troubleOf(failure)),
      )
  }, [game.game, shown])
  const show = (): void =>
    void client.call('showCards', { params: { game: game.game } }).then(
      () => setShown(true),
      failure => setTrouble(troubleOf(failure)),
    )
  const report = (): void => {
    const { name: called, ...known } = game,
      about = {
        reported: new Date().toISOString(),
        page: location.href,
        called,
        ...known,
        opened: fair?.closed === null,
      }
    const link = Object.assign(document.createElement('a'), {
      href: URL.createObjectURL(new Blob([JSON.stringify(about, null, 2)], { type: 'application/json' })),
      download: `praxis-${game.game}.json`,
    })
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 1_000)
  }
  if (!fair && !trouble) return null
  return (
    <>
      <ShownDecks game={game.game} view={view} name={name} round={shown} />
      <Panel heading={fits === undefined ? said.fair : fits ? said.checked : said.unfit}>
        {trouble && <TroubleNotice trouble={trouble} />}
        {fair && (
          <p class={fits ? 'for' : undefined}>
            {fits !== undefined && <Sign name={fits ? 'prevent' : 'contested'} />}{' '}
            {fits === undefined ? said.closed : fits ? said.checkedHelp : said.unfitHelp}
          </p>
        )}
        {fair?.closed === 'cards-not-shown' && game.seat !== null && signedIn() && (
          <p>
            {shown ? (
              said.shown
            ) : (
              <button type="button" class="quiet" onClick={show}>
                <Sign name="eye" />
                {said.show}
              </button>
            )}
          </p>
        )}
        <p class="word print">
          {said.print}: <code>{game.commitment}</code>
        </p>
        <p>
          <button type="button" class="link" onClick={report}>
            {said.report}
          </button>
        </p>
        <p class="word">{said.reportHelp}</p>
      </Panel>
    </>
  )
}
