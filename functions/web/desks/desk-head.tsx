import type { ComponentChildren } from 'preact'
import { Sign } from '../parts/sign.tsx'
import { Link } from '../router.tsx'
import { signedIn } from '../session.ts'
import type { EventShown } from '../events/shown-event.ts'
import { useDeskWords } from '../words/index.ts'

type Here = 'desk' | 'judge'

interface HeadProps {
  event: EventShown
  here: Here
  /** Calls that wait, where that is known. */
  tickets?: number
  /** What the organiser is waited for. */
  owed?: number
}

/** Which event it is, and its other desks for who has them. */
export function DeskHead({ event, here, tickets = 0, owed = 0 }: HeadProps) {
  const {
    event: { desk: names },
  } = useDeskWords()
  const tab = (at: Here, name: string, n: number): ComponentChildren => (
    <Link to={`/e/${event.id}/${at}`} current={at === here}>
      {name}
      {n > 0 && <b class="count-badge">{n}</b>}
    </Link>
  )
  return (
    <header class="desk-head">
      <Link to={`/e/${event.id}`} class="back-link">
        <Sign name="back" />
        {event.name}
      </Link>
      <h1>{here === 'judge' ? names.judge : names.heading}</h1>
      <nav aria-label={event.name}>
        {event.you.organiser && tab('desk', names.heading, owed)}
        {event.you.judge !== null && tab('judge', names.judge, tickets)}
      </nav>
    </header>
  )
}

/** Who does not hold or judge an event may look at it all the same, as far as it may be looked at. */
export function NotOfDesk({ event, why, here }: { event: EventShown; why: string; here: Here }) {
  const { judge: words, event: said, signIn } = useDeskWords()
  return (
    <div class="narrow nothing">
      <h1>{event.name}</h1>
      <p class="lead">{why}</p>
      <p class="row">
        {!signedIn() && (
          <Link to={`/sign-in?to=${encodeURIComponent(`/e/${event.id}/${here}`)}`} class="button primary">
            {signIn.local}
          </Link>
        )}
        <Link to={`/e/${event.id}`} class="button quiet" label={`${words.toEvent}: ${said.states[event.state]}`}>
          {words.toEvent}
        </Link>
      </p>
    </div>
  )
}
