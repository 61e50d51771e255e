import { useState } from 'preact/hooks'
import type { ComponentChildren } from 'preact'
import type { Infer } from '../../../shared/api/client.ts'
import type { PlayerPage as PageSchema } from '../../../shared/api/player-pages.ts'
import { useLoad } from '../load.ts'
import { AsSeen } from '../parts/as-seen.tsx'
import { Loading, Panel, TroubleNotice } from '../parts/notice.tsx'
import { pointsText } from '../parts/points.ts'
import { Sign } from '../parts/sign.tsx'
import { go, Link } from '../router.tsx'
import { client, signedIn, troubleOf } from '../session.ts'
import { day } from '../time.ts'
import type { Trouble } from '../trouble.ts'
import { languageNow, usePeopleWords } from '../words/index.ts'

type Page = Infer<typeof PageSchema>
type Points = NonNullable<Page['points']>
type Game = NonNullable<Page['games']>[number]

/** A player as they show themselves: what they came to, their last games, and a way to play with them. */
export function PlayerPage({ id }: { id: string }) {
  const { page } = usePeopleWords()
  const loaded = useLoad(
    async () => (await client.call('playerPage', { params: { page: id } })).body!,
    [id],
    `player.${id}`,
  )
  const shown = loaded.value
  // What somebody shows no more is not on show as it was.
  if (!shown || (loaded.state === 'failed' && loaded.trouble.kind === 'refused'))
    return loaded.state === 'failed' ? (
      <TroubleNotice
        trouble={loaded.trouble.code === 'not-found' ? { ...loaded.trouble, said: page.none } : loaded.trouble}
        again={loaded.again}
      />
    ) : (
      <Loading />
    )
  return (
    <div class="player-page">
      <Head page={shown} />
      <AsSeen loaded={loaded} />
      {(shown.points ?? shown.reliability) && <Figures page={shown} />}
      <div class="player-columns">
        {shown.points && <PointsBy points={shown.points} />}
        <div>
          {shown.games && <LastGames games={shown.games} together={shown.together} />}
          <Panel>
            <p>
              <Sign name="eye" /> {page.shows(shown.name)} <Link to="/me">{page.mine}</Link>
            </p>
          </Panel>
        </div>
      </div>
    </div>
  )
}

function Head({ page: { page: id, name, place, languages, since, you, together } }: { page: Page }) {
  const { page, own } = usePeopleWords()
  const [trouble, setTrouble] = useState<Trouble | undefined>(undefined),
    [said, setSaid] = useState('')
  const month = new Date(since).toLocaleDateString(languageNow(), { month: 'long', year: 'numeric' })
  const rematch = async (table: string): Promise<void> => {
    try {
      const { body } = await client.call('rematch', { params: { table }, body: {} })
      if (body) go(`/lobby/${body.id}`)
    } catch (failure) {
      setTrouble(troubleOf(failure))
    }
  }
  return (
    <header class="player-head">
      <span class="player-sign" aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <div>
        <h1>{name}</h1>
        <p class="lead">
          {[
            place,
            languages.length > 0 ? page.plays(languages.map(one => own.names[one]).join(', ')) : '',
            page.since(month),
          ]
            .filter(part => part !== '')
            .join(' · ')}
        </p>
      </div>
      <p class="row">
        {!you && signedIn() && (
          <Link to={`/lobby?invite=${id}&name=${encodeURIComponent(name)}#create`} class="button primary">
            <Sign name="plus" />
            {page.invite}
          </Link>
        )}
        {together?.last != null && (
          <button type="button" class="quiet" onClick={() => void rematch(together.last!)}>
            <Sign name="playOn" />
            {page.rematch}
          </button>
        )}
        <button
          type="button"
          class="quiet"
          onClick={() => void navigator.clipboard.writeText(location.href).then(() => setSaid(page.copied))}
        >
          {page.copy}
        </button>
      </p>
      <p role="status" class="word">
        {said}
        {you && ` ${page.yours}`}
        {together && together.games > 0 && ` ${page.withYou(together.games)}`}
      </p>
      {trouble && <TroubleNotice trouble={trouble} />}
    </header>
  )
}

const HUNDRED = 100
const share = (part: number, all: number): string => `${Math.round((part / Math.max(all, 1)) * HUNDRED)} %`
const mean = (sum: number, of: number): string =>
  (sum / Math.max(of, 1)).toLocaleString(languageNow(), { minimumFractionDigits: 2, maximumFractionDigits: 2 })

function Figures({ page: { points, reliability } }: { page: Page }) {
  const { page } = usePeopleWords()
  return (
    <dl class="panel figures">
      {points && (
        <>
          <Figure figure={points.games} name={page.games(points.games)} />
          <Figure
            figure={pointsText(points.victoryPoints)}
            name={page.points}
            more={page.perGame(mean(points.victoryPoints, points.games))}
          />
          <Figure figure={points.wins} name={page.wins(points.wins)} more={share(points.wins, points.games)} />
          <Figure figure={points.ousted} name={page.ousted(points.ousted)} />
        </>
      )}
      {reliability && reliability.owed > 0 && (
        <Figure
          figure={share(reliability.answered, reliability.owed)}
          name={
            <>
              <Sign name="limit" class="for" /> {page.inTime}
            </>
          }
          more={page.inGames(reliability.games)}
          soft
        />
      )}
      {points && reliability && <Figure figure={points.left} name={page.left(points.left)} soft />}
    </dl>
  )
}

interface FigureProps {
  figure: string | number
  name: ComponentChildren
  more?: string
  soft?: boolean
}

function Figure({ figure, name, more, soft }: FigureProps) {
  return (
    <div class={soft ? 'is-soft' : undefined}>
      <dt>{name}</dt>
      <dd>{figure}</dd>
      {more !== undefined && <dd class="word">{more}</dd>}
    </div>
  )
}

/** So many archetypes stand below the bars. */
const TILES = 4
const BY = ['clan', 'archetype', 'seat'] as const

function PointsBy({ points }: { points: Points }) {
  const { page, shelf } = usePeopleWords()
  const [by, setBy] = useState<(typeof BY)[number]>('clan')
  const rows =
    by === 'clan'
      ? points.byClan.map(({ clan, ...sum }) => ({ name: clan ?? shelf.mixed, ...sum }))
      : by === 'archetype'
        ? points.byArchetype.map(({ archetype, ...sum }) => ({ name: shelf.archetypes[archetype], ...sum }))
        : points.bySeat.map(({ seat, ...sum }) => ({ name: page.seat(seat), ...sum }))
  const most = Math.max(...rows.map(({ victoryPoints }) => victoryPoints), 1)
  return (
    <Panel class="points-by">
      <div class="points-head">
        <h2>{page.pointsBy}</h2>
        <div class="segments" role="group" aria-label={page.pointsBy}>
          {BY.map(one => (
            <button
              type="button"
              class={one === by ? 'quiet is-pressed' : 'quiet'}
              aria-pressed={one === by}
              onClick={() => setBy(one)}
            >
              {page.by[one]}
            </button>
          ))}
        </div>
      </div>
      {rows.length === 0 && <p class="word">{page.noGames}</p>}
      <ul class="plain-list bars">
        {rows.map(({ name, games, victoryPoints }) => (
          <li>
            <b>{name}</b>
            <meter aria-hidden="true" min={0} max={most} value={victoryPoints} />
            <b class="number">{pointsText(victoryPoints)}</b>
            <span>{page.ofGames(games)}</span>
            <span class="number">{mean(victoryPoints, games)}</span>
          </li>
        ))}
      </ul>
      {points.byArchetype.length > 0 && by !== 'archetype' && (
        <ul class="plain-list archetypes">
          {points.byArchetype.slice(0, TILES).map(({ archetype, games, victoryPoints }) => (
            <li>
              <span>{shelf.archetypes[archetype]}</span>
              <p>
                <b>{pointsText(victoryPoints)}</b> <small>{page.ofGames(games)}</small>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** The last games, or of these the ones with the reader. */
function LastGames({ games, together }: { games: readonly Game[]; together: Page['together'] }) {
  const { page, shelf, finished } = usePeopleWords()
  const [withYou, setWithYou] = useState(false),
    both = together?.games ?? 0,
    shown = withYou ? together!.list : games
  return (
    <Panel class="points-by">
      <div class="points-head">
        <h2>{page.lastGames}</h2>
        {both > 0 && (
          <div class="segments" role="group" aria-label={page.lastGames}>
            {[false, true].map(one => (
              <button
                type="button"
                class={one === withYou ? 'quiet is-pressed' : 'quiet'}
                aria-pressed={one === withYou}
                onClick={() => setWithYou(one)}
              >
                {one ? page.withYouTab(both) : page.last}
              </button>
            ))}
          </div>
        )}
      </div>
      {shown.length === 0 && <p class="word">{page.noGames}</p>}
      <ul class="plain-list last-games">
        {shown.map(({ game, name, at, turns, place, victoryPoints, winner, clan, watch }) => (
          <li>
            <span class={place === 1 ? 'place is-first' : 'place'}>{place}</span>
            <span>
              {watch ? (
                <Link to={`/games/${game}/replay?by=spectator`} label={page.look(name)}>
                  <b>{name}</b>
                </Link>
              ) : (
                <b>{name}</b>
              )}
              <br />
              <small>
                {[
                  clan ?? shelf.mixed,
                  page.turns(turns),
                  winner === null ? page.nobody : page.won(winner),
                  day(at),
                ].join(' · ')}
              </small>
            </span>
            <b class="number">{finished.points(pointsText(victoryPoints))}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
