import { useEffect, useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { Inbox } from '../../../shared/api/games.ts'
import { useLoad } from '../load.ts'
import { Loading, Panel, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { Link } from '../router.tsx'
import { client } from '../session.ts'
import { openDoorbell } from '../socket.ts'
import { clockTime, until, useNow } from '../time.ts'
import { useWords } from '../words/index.ts'
import { PlayNow } from './sign-in.tsx'

type InboxView = Infer<typeof Inbox>
type Since = InboxView['owed'][number]['since']

const EVERY_MS = 30_000

/** What I owe, soonest first, in all games; then what waits for others, what is over, and where I am asked to. */
export function InboxPage() {
  const words = useWords(), { inbox } = words
  const now = useNow(), [rung, setRung] = useState(0)
  const loaded = useLoad(async () => (await client.call('inbox', {})).body, [rung], 'inbox')
  useEffect(() => {
    const bell = openDoorbell(() => setRung(n => n + 1)), timer = setInterval(() => { if (!document.hidden) setRung(n => n + 1) }, EVERY_MS)
    return () => {
      bell.close()
      clearInterval(timer)
    }
  }, [])
  const all = loaded.value
  if (!all) return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />
  const first = all.owed.find(({ deadline }) => deadline !== null)?.deadline
  return (
    <div class="columns">
      <div>
        <h1>{inbox.owe(all.owed.length)}</h1>
        <p class="lead">{first ? inbox.soonest(until(words, first, now)) : inbox.nothing}</p>
        {loaded.state === 'failed' && (loaded.trouble.kind === 'offline' ? <p class="offline" role="status">{words.trouble.offlineBar(clockTime(new Date(loaded.heard).toISOString()))}</p> : <TroubleNotice trouble={loaded.trouble} again={loaded.again} />)}
        {all.owed.length + all.waiting.length + all.finished.length + all.invitations.length === 0 && <FirstVisit />}
        <ol class="owed">{all.owed.map(one => <li key={one.game}><Owes one={one} now={now} /></li>)}</ol>
      </div>
      <aside>
        <Panel><PlayNow /></Panel>
        {all.invitations.length > 0 && <Panel heading={inbox.invitations}><ul class="plain-list">{all.invitations.map(one => <li key={one.table}><Link to={`/lobby/${one.table}`}><b>{one.name}</b></Link>{one.host && <span class="word"> {one.host}</span>}</li>)}</ul></Panel>}
        {all.waiting.length > 0 && <Panel heading={inbox.waiting}><ul class="plain-list">{all.waiting.map(one => (
          <li key={one.game}><Link to={`/games/${one.game}`}><b>{one.name}</b></Link><br /><span class="word">{inbox.waitingFor(one.waitingFor.map(seat => one.names[seat]).join(', '))}</span><Happened since={one.since} /></li>
        ))}</ul></Panel>}
        {all.finished.length > 0 && <Panel heading={inbox.finished}><ul class="plain-list">{all.finished.map(one => (
          <li key={one.game}><Link to={`/games/${one.game}`}><b>{one.name}</b></Link><br /><span class="word">{one.result.winner === null ? words.finished.drawn : words.finished.winner(one.names[one.result.winner] ?? '')}</span></li>
        ))}</ul></Panel>}
      </aside>
    </div>
  )
}

/** Who has no table yet is shown one to watch, one to sit down at and one to try things out at. */
function FirstVisit() {
  const { inbox } = useWords()
  const table = async (status: 'open' | 'started') => (await client.call('listTables', { query: { status, limit: 1 } })).body?.tables[0]
  const { value } = useLoad(async () => ({ open: await table('open'), started: await table('started') }), [])
  return (
    <Panel heading={inbox.first}><ul class="to-begin">
      {value?.started?.game && <li><Link to={`/games/${value.started.game}/watch`} class="button quiet"><Sign name="eye" />{inbox.watch(value.started.name)}</Link></li>}
      {value?.open && <li><Link to={`/lobby/${value.open.id}`} class="button quiet"><Sign name="table" />{inbox.join(value.open.name)}</Link></li>}
      <li><Link to="/sandbox" class="button quiet"><Sign name="playOn" />{inbox.lesson}</Link></li>
    </ul></Panel>
  )
}

function Owes({ one, now }: { one: InboxView['owed'][number]; now: number }) {
  const words = useWords(), { inbox } = words
  const { prompt, deadline } = one
  return (
    <article class="panel owes">
      {deadline && <p class="limit"><Sign name="limit" /><b>{until(words, deadline, now)}</b> <small>{clockTime(deadline, now)}</small></p>}
      <h2>{prompt.ask.text}</h2>
      <p><b>{one.name}</b></p>
      <Happened since={one.since} />
      <p class="word">{inbox.atTheLimit} {prompt.silence.text}</p>
      <Link to={`/games/${one.game}`} class="button primary" label={`${inbox.answer}: ${one.name}`}>{inbox.answer}</Link>
    </article>
  )
}

function Happened({ since }: { since: Since }) {
  const { inbox } = useWords()
  return since.length === 0 ? null : <p class="since"><Sign name="eye" label={inbox.since} /> {since.map(({ text }) => text).join(' ')}</p>
}
