import { useLoad } from '../load.ts'
import { AsSeen } from '../parts/as-seen.tsx'
import { Choice, Loading } from '../parts/notice.tsx'
import { Link } from '../router.tsx'
import { client, signedIn } from '../session.ts'
import { clockTime, day } from '../time.ts'
import { useEventWords } from '../words/index.ts'
import { useState } from 'preact/hooks'
import { asAnybody, type EventShown } from './shown-event.ts'

const STATES = ['registration', 'playing', 'announced', 'finished', 'cancelled', 'broken-off'] as const

/** Events that are open to all, by how far they are, and those of the reader. */
export function EventsPage() {
  const { event: words, cards } = useEventWords()
  const [state, setState] = useState<EventShown['state']>('registration'),
    [most, setMost] = useState(PAGE)
  const mine = useLoad(
    () => asAnybody(async () => (signedIn() ? ((await client.call('myEvents', {})).body?.events ?? []) : [])),
    [],
    signedIn() ? 'events.mine' : undefined,
  )
  const listed = useLoad(
      () => asAnybody(async () => ({ state, ...(await eventsIn(state, most)) })),
      [state, most],
      `events.${state}`,
    ),
    // Those of another state are not shown under this one's name.
    shown = listed.value?.state === state ? listed.value : undefined
  return (
    <div class="narrow events">
      <h1>{words.heading}</h1>
      <p class="lead">{words.lead}</p>
      {(mine.value ?? []).length > 0 && (
        <>
          <h2>{words.mine}</h2>
          <Events of={mine.value!} />
        </>
      )}
      <Choice
        name="event-state"
        label={words.heading}
        value={state}
        choose={next => {
          setMost(PAGE)
          setState(next)
        }}
        options={STATES.map(one => [one, words.states[one]] as const)}
      />
      <AsSeen loaded={{ ...listed, value: shown }} />
      {shown === undefined ? (
        listed.state === 'loading' && <Loading />
      ) : shown.events.length === 0 ? (
        <p class="lead">{words.none}</p>
      ) : (
        <Events of={shown.events} />
      )}
      {shown?.more && (
        <button type="button" class="quiet" onClick={() => setMost(most + PAGE)}>
          {cards.more}
        </button>
      )}
    </div>
  )
}

const PAGE = 20

async function eventsIn(state: EventShown['state'], most: number): Promise<{ events: EventShown[]; more: boolean }> {
  const events: EventShown[] = []
  let cursor: string | null | undefined
  do {
    const { body } = await client.call('listEvents', {
      query: { state, limit: PAGE, ...(cursor != null && { cursor }) },
    })
    events.push(...(body?.events ?? []))
    cursor = body?.cursor
  } while (cursor != null && events.length < most)
  return { events, more: cursor != null }
}

const Events = ({ of }: { of: readonly EventShown[] }) => {
  const { event: words } = useEventWords()
  return (
    <ul class="owed">
      {of.map(({ id, name, state, startsAt, rounds, final, league }) => (
        <li key={id}>
          <article class="panel owes is-seen">
            <div class="owes-what">
              <h3>{name}</h3>
              <p class="word">
                {words.form(rounds, final)}
                {(state === 'announced' || state === 'registration') && (
                  <>
                    {' · '}
                    {words.begins(`${day(startsAt)}, ${clockTime(startsAt, Date.parse(startsAt))}`)}
                  </>
                )}
              </p>
              <p class="chips">
                <span class="chip">{words.states[state]}</span>
                {league !== null && <span class="chip">{league.replace(/^league /, '')}</span>}
              </p>
            </div>
            <div class="owes-do">
              <Link to={`/e/${id}`} class="button quiet" label={`${words.open}: ${name}`}>
                {words.open}
              </Link>
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
