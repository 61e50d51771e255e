import { useEffect, useState } from 'preact/hooks'
import { useLoad } from '../load.ts'
import { Loading, Panel, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { Link } from '../router.tsx'
import { troubleOf } from '../session.ts'
import { clockTime, day } from '../time.ts'
import type { Trouble } from '../trouble.ts'
import type { EventWords } from '../words/en/event-words.ts'
import { useEventWords } from '../words/index.ts'
import { FinalRow } from './final-row.tsx'
import { MyEvent, type Act } from './my-event.tsx'
import { asAnybody, readEvent, type WholeEvent } from './shown-event.ts'
import { sentence, stagesOf } from './stand.ts'
import { Standings } from './standings-table.tsx'
import { LiveTables, Results, Seating } from './tables-played.tsx'

export { EventsPage } from './event-list.tsx'

const EVERY_MS = 60_000

/** One event: how it stands and what the reader owes in a sentence, then in numbers. */
export function EventPage({ id }: { id: string }) {
  const { event: words, trouble: whenOff } = useEventWords()
  const [round, setRound] = useState(0),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined),
    [busy, setBusy] = useState(false)
  const loaded = useLoad(() => asAnybody(() => readEvent(id)), [id, round], `event.${id}`),
    whole = loaded.value,
    name = whole?.event.name
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · Praxis`
  }, [name])
  const goesOn = whole?.event.endedAt === null
  useEffect(() => {
    if (!goesOn) return
    const timer = setInterval(() => {
      if (!document.hidden) setRound(n => n + 1)
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [goesOn])
  const act: Act = run => {
    setBusy(true)
    setTrouble(undefined)
    run()
      .catch((failure: unknown) => {
        const found = troubleOf(failure),
          said = words.codes[found.code as keyof typeof words.codes] as string | undefined
        setTrouble({ ...found, ...(said !== undefined && { said }) })
      })
      .finally(() => {
        setBusy(false)
        setRound(n => n + 1)
      })
  }
  if (!whole)
    return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />
  const { event, final } = whole
  return (
    <div class="event">
      <p>
        <Link to="/events" class="back-link">
          <Sign name="back" />
          {words.heading}
        </Link>{' '}
        {event.league !== null && (
          <Link to={`/l/${event.league.replace(/^league /, '')}`} class="back-link">
            {event.league.replace(/^league /, '')}
          </Link>
        )}
      </p>
      <div class="event-head">
        <h1>{event.name}</h1>
        <p class="chips">
          <span class="chip">{words.states[event.state]}</span>
          <span class="chip">{words.form(event.rounds, event.final)}</span>
          <span class="chip">{words.ofDecks[event.decks]}</span>
        </p>
      </div>
      <p class="lead">
        <b>{sentence(words, whole)}</b>{' '}
        {event.seatedRounds === 0 && goesOn && (
          <>
            {words.states[event.state]}, {words.begins(`${day(event.startsAt)}, ${atTime(event.startsAt)}`)}.{' '}
          </>
        )}
        {goesOn && roundLasts(words, event.roundHours)} {words.heldBy(event.organisers.join(', '))}{' '}
        {event.judges.length > 0 && words.judgedBy(event.judges.join(', '))}
      </p>
      {(event.you.organiser || event.you.judge !== null) && (
        <p class="row desks-of">
          {event.you.organiser && (
            <Link to={`/e/${id}/desk`} class="button quiet">
              {words.desk.heading}
            </Link>
          )}
          {event.you.judge !== null && (
            <Link to={`/e/${id}/judge`} class="button quiet">
              {words.desk.judge}
            </Link>
          )}
        </p>
      )}
      <Stages whole={whole} />
      {trouble && <TroubleNotice trouble={trouble} />}
      {loaded.state === 'failed' && (
        <>
          {loaded.trouble.kind === 'offline' && (
            <p class="notice">{whenOff.offlineBar(clockTime(new Date(loaded.heard).toISOString()))}</p>
          )}
          <TroubleNotice trouble={loaded.trouble} again={loaded.again} />
        </>
      )}
      <div class="event-parts">
        <div>
          {final && <FinalRow event={id} final={final} busy={busy} act={act} />}
          <MyEvent whole={whole} busy={busy} act={act} />
          <LiveTables whole={whole} />
        </div>
        <div>{event.seatedRounds > 0 ? <Standings whole={whole} /> : <WhoPlays whole={whole} />}</div>
        <div>
          {event.seatedRounds > 0 && <Results whole={whole} />}
          <Seating whole={whole} />
        </div>
      </div>
    </div>
  )
}

const DAY_HOURS = 24
const roundLasts = (words: EventWords['event'], hours: number): string =>
  hours % DAY_HOURS === 0 ? words.roundDays(hours / DAY_HOURS) : words.roundHours(hours)

const atTime = (instant: string): string => clockTime(instant, Date.parse(instant))

function Stages({ whole }: { whole: WholeEvent }) {
  const { event: words } = useEventWords()
  return (
    <ol class="stages" aria-label={words.stages}>
      {stagesOf(words, whole).map(({ name, said, is }) => (
        <li class={`is-${is}`} aria-current={is === 'now' ? 'step' : undefined}>
          {is === 'done' && <Sign name="for" label={words.done} />}
          <b>{name}</b> <small>{said}</small>
        </li>
      ))}
    </ol>
  )
}

function WhoPlays({ whole: { players } }: { whole: WholeEvent }) {
  const { event: words } = useEventWords()
  return (
    <Panel
      class="who-plays"
      heading={
        <>
          {words.entered} <small>{words.players(players.filter(({ state }) => state === 'in').length)}</small>
        </>
      }
    >
      {players.length === 0 && <p class="word">{words.nobody}</p>}
      <ul class="plain-list">
        {players.map(({ player, name, you, state, sealed }) => (
          <li key={player} class="row between">
            <span>
              <b>{name}</b> {you && <span class="chip you">{words.you}</span>}
            </span>
            {state === 'in' ? (
              <span class="word">
                <Sign name={sealed.length > 0 ? 'sealed' : 'limit'} />{' '}
                {sealed.length > 0 ? words.sealed : words.unsealed}
              </span>
            ) : (
              <span class="word">{words[state]}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
