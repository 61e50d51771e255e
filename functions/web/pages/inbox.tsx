import { useEffect, useRef, useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { Inbox } from '../../../shared/api/games.ts'
import { kept } from '../cell.ts'
import { useLoad } from '../load.ts'
import { owedNow } from '../owed.ts'
import { Way, Ways } from '../parts/begin.tsx'
import { later } from '../parts/later.tsx'
import { Loading, Panel, TroubleNotice } from '../parts/notice.tsx'
import { neighbours, SeatLine } from '../parts/seat-line.tsx'
import { Sign } from '../parts/sign.tsx'
import { Link } from '../router.tsx'
import { client, newKey, troubleOf } from '../session.ts'
import type { Trouble } from '../trouble.ts'
import { openDoorbell } from '../socket.ts'
import { clockTime, momentOf, until, useNow } from '../time.ts'
import { useWords, type Words } from '../words/index.ts'
import { PlayNow } from './sign-in.tsx'

type InboxView = Infer<typeof Inbox>
type Owed = InboxView['owed'][number]
type Waiting = InboxView['waiting'][number]

const EVERY_MS = 30_000
/** What is left when a limit is said in the colour of a decision. */
const SOON_MS = 4 * 3_600_000

const DeckNews = later(async () => (await import('../people/deck-news.tsx')).DeckNews, true, ['people'])

/**
 * What I owe, soonest first, in all games; then what was answered for me, what waits for others, what is over, and
 * where I am asked to.
 */
export function InboxPage() {
  const words = useWords(),
    { inbox } = words
  const now = useNow(),
    [rung, setRung] = useState(0)
  const loaded = useLoad(async () => (await client.call('inbox', {})).body, [rung], 'inbox')
  useEffect(() => {
    const bell = openDoorbell(() => setRung(n => n + 1)),
      timer = setInterval(() => {
        if (!document.hidden) setRung(n => n + 1)
      }, EVERY_MS)
    return () => {
      bell.close()
      clearInterval(timer)
    }
  }, [])
  const all = loaded.value
  useEffect(() => {
    if (all) owedNow.set(all.owed.length)
  }, [all])
  if (!all)
    return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />
  const first = all.owed.find(({ deadline }) => deadline !== null)?.deadline,
    none = all.owed.length + all.waiting.length === 0
  const nothing = none && all.finished.length + all.invitations.length === 0
  return (
    <div class="columns">
      <div>
        <h1>{nothing ? inbox.welcome : inbox.owe(all.owed.length)}</h1>
        <p class="lead">
          {nothing ? words.begin.lead : first ? inbox.soonest(until(words, first, now)) : inbox.nothing}
        </p>
        {loaded.state === 'failed' &&
          (loaded.trouble.kind === 'offline' ? (
            <p class="offline" role="status">
              {words.trouble.offlineBar(clockTime(new Date(loaded.heard).toISOString()))}
            </p>
          ) : (
            <TroubleNotice trouble={loaded.trouble} again={loaded.again} />
          ))}
        {kept.read('deck-wishes') === true && <DeckNews />}
        <ol class="owed">
          {all.owed.map(one => (
            <li key={one.game}>
              <Owes one={one} now={now} answered={() => setRung(n => n + 1)} />
            </li>
          ))}
        </ol>
        {none && <FirstVisit />}
      </div>
      <aside>
        {all.invitations.length > 0 && (
          <Panel heading={inbox.invitations}>
            <ul class="plain-list">
              {all.invitations.map(one => (
                <li key={one.table}>
                  <Link to={`/lobby/${one.table}`}>
                    <b>{one.name}</b>
                  </Link>
                  <br />
                  <span class="word">
                    {one.host !== null && `${inbox.from(one.host)} · `}
                    {inbox.room(one.room)}
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        <AnsweredForYou games={[...all.owed, ...all.waiting]} />
        {all.waiting.length > 0 && (
          <Panel heading={inbox.waiting}>
            <ul class="plain-list">
              {all.waiting.map(one => (
                <li key={one.game}>
                  <Link to={`/games/${one.game}`}>
                    <b>{one.name}</b>
                  </Link>
                  <br />
                  {inbox.waitingFor(one.waitingFor.map(seat => one.names[seat]).join(', '))}
                  <br />
                  <small class="word">
                    {turnText(words, one)}
                    {one.deadline !== null && (
                      <>
                        {' '}
                        · <Sign name="limit" label={words.clock.limit} /> {until(words, one.deadline, now)}
                      </>
                    )}
                  </small>
                  <Happened of={one} />
                </li>
              ))}
            </ul>
          </Panel>
        )}
        {all.finished.length > 0 && (
          <Panel heading={words.inbox.finished}>
            <ul class="plain-list">
              {all.finished.map(one => (
                <li key={one.game}>
                  <Link to={`/games/${one.game}`}>
                    <b>{one.name}</b>
                  </Link>
                  <br />
                  {one.result.winner === null
                    ? words.finished.drawn
                    : one.result.winner === one.seat
                      ? words.finished.won
                      : words.finished.winner(one.names[one.result.winner] ?? '')}
                  <br />
                  <Link to={`/games/${one.game}/replay`} label={`${words.finished.replay}: ${one.name}`}>
                    {words.finished.replay}
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        {!none && (
          <Panel>
            <PlayNow plain />
          </Panel>
        )}
      </aside>
    </div>
  )
}

/** Whose turn it is, and what they are to the reader. */
function turnText({ table }: Words, { turn, seats, seat }: Pick<Owed, 'turn' | 'seats' | 'seat'>): string {
  if (!turn) return ''
  const { prey, predator } = neighbours(seats, seat),
    name = seats.find(one => one.seat === turn.seat)?.name ?? ''
  const beside = turn.seat === predator ? table.predator : turn.seat === prey ? table.prey : null,
    who = turn.seat === seat ? table.yourTurn : beside === null ? name : `${name}, ${beside}`
  return `${table.turn(turn.number)}, ${who}`
}

/** Who has no table yet is shown one to watch, one to sit down at and one to try things out at. */
function FirstVisit() {
  const { inbox } = useWords()
  const table = async (status: 'open' | 'started') =>
    (await client.call('listTables', { query: { status, limit: 1 } })).body?.tables[0]
  const { value } = useLoad(async () => ({ open: await table('open'), started: await table('started') }), [])
  return (
    <>
      <Panel class="welcome">
        <PlayNow />
      </Panel>
      <Panel heading={inbox.first}>
        <Ways>
          {value?.open && (
            <Way to={`/lobby/${value.open.id}`} sign="table" name={inbox.join(value.open.name)}>
              {inbox.room(value.open.room)}
            </Way>
          )}
          {value?.started?.game && (
            <Way to={`/games/${value.started.game}/watch`} sign="eye" name={inbox.watch(value.started.name)}>
              {value.started.seats.map(({ name }) => name).join(', ')}
            </Way>
          )}
        </Ways>
      </Panel>
    </>
  )
}

const TURN = new Set(['ask-unlock', 'ask-master', 'ask-minion', 'ask-influence', 'ask-discard'])

function Owes({ one, now, answered }: { one: Owed; now: number; answered: () => void }) {
  const words = useWords(),
    { inbox } = words
  const { prompt, deadline, turn } = one,
    verb = TURN.has(prompt.ask.key) ? inbox.play : prompt.ask.key === 'ask-polling' ? inbox.vote : inbox.answer
  return (
    <article class="panel owes">
      <div class="owes-what">
        {deadline && (
          <p class={Date.parse(deadline) - now < SOON_MS ? 'limit is-soon' : 'limit'}>
            <Sign name="limit" />
            <b>{until(words, deadline, now)}</b> <small>{momentOf(deadline, now)}</small>
          </p>
        )}
        <h2>{prompt.ask.text}</h2>
        <p>
          <b>{one.name}</b> · {turnText(words, one)}
        </p>
        <SeatLine seats={one.seats} you={one.seat} turn={turn?.seat} />
        <Happened of={one} />
      </div>
      <p class="word silence">
        {inbox.atTheLimit} {prompt.silence.text}
      </p>
      <div class="owes-do">
        <Link to={`/games/${one.game}`} class="button primary" label={`${verb}: ${one.name}`}>
          {verb}
        </Link>
        <Shortly one={one} answered={answered} />
      </div>
    </article>
  )
}

/**
 * What would be given at the limit can be given from here: pressed once it says what it would seal, pressed again it
 * seals it.
 */
function Shortly({ one: { prompt, name }, answered }: { one: Owed; answered: () => void }) {
  const { prompt: said } = useWords()
  const [state, setState] = useState<'idle' | 'asked' | 'sending' | Trouble>('idle'),
    key = useRef(newKey())
  const option = prompt.options.find(({ id }) => id === prompt.default.optionId)
  if (prompt.window === null || option?.id !== 'pass' || !option.sealable) return null
  const label = prompt.window === 'blocks' ? said.noBlock : said.pass
  const press = async (): Promise<void> => {
    if (state === 'idle') return setState('asked')
    setState('sending')
    try {
      await client.call('command', {
        params: { game: prompt.game },
        body: { promptId: prompt.id, ...prompt.default },
        key: key.current,
      })
      answered()
    } catch (failure) {
      setState(troubleOf(failure))
    }
  }
  if (typeof state === 'object') return <TroubleNotice trouble={state} again={() => void press()} />
  return (
    <button
      type="button"
      class={state === 'idle' ? 'quiet' : 'quiet is-asked'}
      disabled={state === 'sending'}
      aria-label={`${state === 'idle' ? label : said.seal(label)}: ${name}`}
      onBlur={() => {
        if (state === 'asked') setState('idle')
      }}
      onClick={() => void press()}
    >
      {state === 'idle' ? (
        label
      ) : state === 'asked' ? (
        <>
          <Sign name="sealed" />
          {said.seal(label)}
        </>
      ) : (
        said.sending
      )}
    </button>
  )
}

const BY_ORDERS = 'since-orders',
  LINES = 4

/** Since the last visit; what orders did has a place of its own. */
function Happened({ of: { since } }: { of: Owed | Waiting }) {
  const { inbox } = useWords()
  const told = since.filter(({ key }) => key !== BY_ORDERS).slice(0, LINES)
  return told.length === 0 ? null : (
    <p class="since">
      <Sign name="eye" label={inbox.since} />
      <span>{told.map(({ text }) => text).join(' ')}</span>
    </p>
  )
}

function AnsweredForYou({ games }: { games: readonly (Owed | Waiting)[] }) {
  const { inbox, nav } = useWords()
  const told = games.flatMap(one => one.since.filter(({ key }) => key === BY_ORDERS).map(({ text }) => ({ one, text })))
  if (told.length === 0) return null
  return (
    <Panel heading={inbox.answeredForYou}>
      <ul class="plain-list">
        {told.map(({ one, text }) => (
          <li key={one.game}>
            <Sign name="reaction" /> <b>{one.name}</b>: {text}{' '}
            <Link to={`/games/${one.game}/orders`} label={`${nav.orders}: ${one.name}`}>
              {nav.orders}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
