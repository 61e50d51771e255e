import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { SeasonStandings } from '../../../shared/api/event-standings.ts'
import type { League } from '../../../shared/api/leagues.ts'
import { useLoad } from '../load.ts'
import { AsSeen } from '../parts/as-seen.tsx'
import { Choice, Loading, Panel, TroubleNotice } from '../parts/notice.tsx'
import { pointsText } from '../parts/points.ts'
import { Sign } from '../parts/sign.tsx'
import { go, Link, usePlace } from '../router.tsx'
import { client } from '../session.ts'
import { day } from '../time.ts'
import type { DeskWords } from '../words/en/desk-words.ts'
import { useDeskWords } from '../words/index.ts'
import { countedOf } from './best-eight.ts'
import { TakeAway } from './take-away.tsx'

type Words = DeskWords['league']
type Season = Infer<typeof SeasonStandings>
type Row = Season['rows'][number]
type LeagueShown = Infer<typeof League>

const MODES = ['rtp', 'score', 'gp'] as const
type Mode = (typeof MODES)[number]
/** So many are shown before the rest is asked for. */
const FIRST = 15

/** A league: the season with what each event gave, its events, how a rating comes about, and all of it as files. */
export function LeaguePage({ league: id }: { league: string }) {
  const { league: words } = useDeskWords(),
    { query } = usePlace(),
    asked = query.get('season') ?? undefined
  const [chosen, setMode] = useState<Mode | undefined>(undefined)
  const loaded = useLoad(
    async () => {
      const { body: league } = await client.call('league', {
        params: { league: id },
        ...(asked !== undefined && { query: { season: asked } }),
      })
      const season = league!.season
      const by = async (mode: Mode): Promise<Season | null> =>
        season === null
          ? null
          : (await client.call('seasonStandings', { params: { league: id, season }, query: { by: mode } })).body
      const ranked = await by(chosen ?? 'rtp')
      // Where nothing is rated there is nothing to see by ratings, unless somebody asks for that.
      const isRated = ranked?.rows.some(({ ratingPoints }) => ratingPoints > 0) === true
      if (chosen !== undefined || isRated)
        return { league: league!, standings: ranked, mode: chosen ?? ('rtp' as Mode), isRated }
      return { league: league!, standings: await by('score'), mode: 'score' as Mode, isRated }
    },
    [id, asked, chosen],
    `league.${id}.${asked ?? ''}`,
  )
  useEffect(() => {
    document.title = `${id} · Praxis`
  }, [id])
  if (!loaded.value)
    return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />
  const { league, standings, mode, isRated } = loaded.value
  return (
    <div class="desk league">
      <header class="desk-head">
        <Link to="/events" class="back-link">
          <Sign name="back" />
          {words.events}
        </Link>
        <h1>{id}</h1>
        {league.seasons.length > 1 && (
          <Choice
            name="season"
            label={words.seasons}
            value={league.season ?? ''}
            choose={season => go(`/l/${id}?season=${season}`)}
            options={league.seasons.map(one => [one, one] as const)}
          />
        )}
      </header>
      <AsSeen loaded={loaded} />
      <div class="league-parts">
        <div>
          <div class="judged-head">
            <h2 class="season">{league.season === null ? words.noSeason : words.heading(league.season)}</h2>
            <div class="tabs" role="group" aria-label={words.by}>
              {MODES.map(one => (
                <button type="button" aria-pressed={one === mode} onClick={() => setMode(one)}>
                  {words.modes[one]}
                </button>
              ))}
            </div>
          </div>
          <p class="lead">
            <b>{leading(words, standings, mode)}</b> {words.count(standings?.events.length ?? 0, league.events.length)}
          </p>
          {!isRated && (standings?.rows.length ?? 0) > 0 && <p class="word">{words.unrated}</p>}
          <SeasonTable league={league} standings={standings} mode={mode} />
        </div>
        <div>
          <Events league={league} />
          <Formula standings={standings} />
          <TakeAway id={id} league={league} standings={standings} mode={mode} />
        </div>
      </div>
    </div>
  )
}

const pointsOf = (row: Pick<Row, 'ratingPoints' | 'grandPrixPoints' | 'victoryPoints'>, mode: Mode): number =>
  mode === 'rtp' ? row.ratingPoints : mode === 'gp' ? row.grandPrixPoints : row.victoryPoints

/** Who leads, and by how much; of scores that is more than one number, and no distance. */
function leading(words: Words, standings: Season | null, mode: Mode): string {
  const [first, second] = standings?.rows ?? []
  if (!first) return words.nothing
  const said = (n: number): string => (mode === 'score' ? `${pointsText(n)} VP` : words.points(n))
  const lead = words.leads(
    first.name,
    mode === 'score' ? `${first.gameWins} GW, ${said(first.victoryPoints)}` : said(pointsOf(first, mode)),
  )
  if (!second) return lead
  if (second.place === first.place) return `${lead} ${words.tiedWith(second.name)}`
  return mode === 'score'
    ? lead
    : `${lead} ${words.before(said(pointsOf(first, mode) - pointsOf(second, mode)), second.name)}`
}

interface TableProps {
  league: LeagueShown
  standings: Season | null
  mode: Mode
}

function SeasonTable({ league, standings, mode }: TableProps) {
  const { league: words, event: said } = useDeskWords()
  const [all, setAll] = useState(false)
  const rows = standings?.rows ?? [],
    over = standings?.events ?? [],
    open = league.events.filter(({ state }) => state === 'playing' || state === 'registration')
  if (rows.length === 0)
    return (
      <Panel>
        <p>{words.nothing}</p>
        <p class="word">
          {words.rule} log₁₅(n²) − 1, {words.ruleOf}
        </p>
      </Panel>
    )
  const shown = all ? rows : rows.slice(0, FIRST),
    endedAt = new Map(league.events.map(one => [one.event, one.endedAt])),
    today = new Date().toISOString().slice(0, 10)
  const counts = (row: Row, event: string): boolean =>
    mode !== 'rtp' || (countedOf(row.each, endedAt, today)?.has(event) ?? true)
  const hasLess = rows.some(row => row.each.some(({ event }) => !counts(row, event)))
  return (
    <Panel class="season-table">
      <div class="scrolls" tabindex={0} role="group" aria-label={words.standings}>
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{said.place}</span>
              </th>
              <th scope="col">{said.player}</th>
              {over.map(({ name }) => (
                <th scope="col" class="of-event">
                  {name}
                </th>
              ))}
              {open.map(({ name }) => (
                <th scope="col" class="of-event">
                  {name}
                </th>
              ))}
              <th scope="col" class="is-figure">
                {said.gw}
              </th>
              <th scope="col" class="is-figure">
                {said.vp}
              </th>
              <th scope="col" class="is-figure">
                {mode === 'score' ? said.tp : words.sum}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(row => (
              <tr>
                <td class="place">
                  {row.place}
                  {rows.some(one => one !== row && one.place === row.place) && (
                    <>
                      <span aria-hidden="true">=</span>
                      <span class="unseen"> {said.tied}</span>
                    </>
                  )}
                </td>
                <th scope="row">{row.name}</th>
                {over.map(({ event }) => (
                  <td class="of-event">
                    <Earned
                      earned={row.each.find(one => one.event === event)}
                      mode={mode}
                      counts={counts(row, event)}
                    />
                  </td>
                ))}
                {open.map(() => (
                  <td class="of-event">
                    <small title={words.openHelp}>{words.open}</small>
                  </td>
                ))}
                <td class="is-figure">{row.each.reduce((sum, one) => sum + one.gameWins, 0)}</td>
                <td class="is-figure">{pointsText(row.each.reduce((sum, one) => sum + one.victoryPoints, 0))}</td>
                <td class="is-figure is-key">{mode === 'score' ? row.tournamentPoints : pointsOf(row, mode)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < rows.length && (
        <button type="button" class="link" onClick={() => setAll(true)}>
          {words.more(rows.length - shown.length)}
        </button>
      )}
      <p class="word">
        <Sign name="victory" class="gold" /> {words.winner}, <b>{words.finalistShort}</b> {words.finalist}, –{' '}
        {words.absent}; {words.open}: {words.openHelp}. {words.legend} {hasLess && `(): ${words.notBest}.`}
      </p>
    </Panel>
  )
}

/** What one event gave somebody, with what they were in its final. */
function Earned({
  earned,
  mode,
  counts,
}: {
  earned: Row['each'][number] | undefined
  mode: Mode
  counts: boolean
}): ComponentChildren {
  const { league: words } = useDeskWords()
  if (!earned)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span class="unseen">{words.absent}</span>
      </>
    )
  return (
    <>
      {mode === 'score' ? (
        `${earned.gameWins} · ${pointsText(earned.victoryPoints)}`
      ) : counts ? (
        pointsOf(earned, mode)
      ) : (
        <>
          <small aria-hidden="true">({pointsOf(earned, mode)})</small>
          <span class="unseen">
            {pointsOf(earned, mode)}, {words.notBest}
          </span>
        </>
      )}{' '}
      {earned.place === 'winner' && <Sign name="victory" label={words.winner} class="gold" />}
      {earned.place === 'finalist' && (
        <>
          <b class="finalist-mark" aria-hidden="true">
            {words.finalistShort}
          </b>
          <span class="unseen">{words.finalist}</span>
        </>
      )}
    </>
  )
}

const CHIPS: Partial<Record<LeagueShown['events'][number]['state'], string>> = {
  playing: 'is-told',
  registration: 'is-warning',
  finished: 'is-good',
}

function Events({ league }: { league: LeagueShown }) {
  const { league: words, event: said } = useDeskWords()
  return (
    <Panel heading={words.events} class="league-events">
      <ul class="plain-list">
        {league.events.map(({ event, name, state, startsAt, endedAt, players, winner, openRounds }) => (
          <li key={event}>
            <Link to={`/e/${event}`} class="league-event">
              <span>
                <b>{name}</b>
                <small>
                  {words.players(players)} · {openRounds.length > 0 && `${openRounds.map(said.round).join(', ')} · `}
                  {day(startsAt)}
                  {endedAt !== null && ` – ${day(endedAt)}`}
                  {winner !== null && ` · ${words.won(winner)}`}
                </small>
              </span>
              <span class={`state-chip ${CHIPS[state] ?? ''}`}>
                {state === 'finished' && <Sign name="for" />}
                {said.states[state]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const BONUS = { winner: 90, finalist: 30 } as const
const decimals = (n: number): string => String(Number(n.toFixed(4)))

/** The rule, and one case worked: the best that the first in the season has done. */
function Formula({ standings }: { standings: Season | null }) {
  const { league: words } = useDeskWords()
  const best = (standings?.rows ?? [])
    .flatMap(row => row.each.map(one => ({ row, one })))
    .filter(({ one }) => one.ratingPoints > 0)
    .toSorted(
      (a, b) => Number(b.one.place !== null) - Number(a.one.place !== null) || b.one.ratingPoints - a.one.ratingPoints,
    )[0]
  const event = best && standings!.events.find(one => one.event === best.one.event)
  return (
    <Panel heading={words.how} class="formula">
      <p>
        {words.rule} <span class="sum">log₁₅(n²) − 1</span>, {words.ruleOf}
      </p>
      {best && event && (
        <p class="case">
          <b>{words.caseOf(best.row.name, event.name, event.players)}</b> <WorkedCase one={best.one} event={event} />
        </p>
      )}
      <p class="word">{words.best}</p>
    </Panel>
  )
}

function WorkedCase({ one, event }: { one: Row['each'][number]; event: Season['events'][number] }) {
  const points = 4 * one.victoryPoints,
    wins = 8 * one.gameWins,
    bonus = one.place === null ? 0 : one.ratingPoints - 5 - points - wins
  const bonusText = one.place !== null && ` + ${BONUS[one.place]} × ${decimals(event.coefficient)}`
  return (
    <span class="sum">
      5 + 4 × {pointsText(one.victoryPoints)} + 8 × {one.gameWins}
      {bonusText} = 5 + {points} + {wins}
      {bonusText && ` + ${bonus}`} = <b>{one.ratingPoints}</b>
    </span>
  )
}
