import type { Infer } from '../../../shared/api/client.ts'
import type { Owed } from '../../../shared/api/games.ts'
import { useState } from 'preact/hooks'
import { useLoad } from '../load.ts'
import { PlayNow } from './sign-in.tsx'
import { Loading, Panel, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { Link } from '../router.tsx'
import { client } from '../session.ts'
import { clockTime, until, useNow } from '../time.ts'
import { useWords } from '../words/index.ts'

type Question = Infer<typeof Owed>

/** What I owe, soonest first, in all games. */
export function InboxPage() {
  const words = useWords(), { inbox } = words
  const now = useNow()
  const [since] = useState(Date.now())
  const owed = useLoad(async () => (await client.call('inbox', {})).body?.owed ?? [], [Math.floor((now - since) / 30_000)])
  const list = owed.value
  if (!list) return owed.state === 'failed' ? <TroubleNotice trouble={owed.trouble} again={owed.again} /> : <Loading />
  const first = list.find(({ deadline }) => deadline !== null)?.deadline
  return (
    <div class="columns">
      <div>
        <h1>{inbox.owe(list.length)}</h1>
        {first ? <p class="lead">{inbox.soonest(until(words, first, now))}</p> : <p class="lead">{inbox.nothing}</p>}
        {owed.state === 'failed' && <TroubleNotice trouble={owed.trouble} again={owed.again} />}
        <ol class="owed">{list.map(one => <li><Owes one={one} now={now} /></li>)}</ol>
      </div>
      <aside><Panel><PlayNow /></Panel><Games owed={new Set(list.map(({ game }) => game))} /></aside>
    </div>
  )
}

function Owes({ one, now }: { one: Question; now: number }) {
  const words = useWords(), { inbox } = words
  const { prompt, deadline } = one, standard = prompt.options.find(({ id }) => id === prompt.default.optionId)
  return (
    <article class="panel owes">
      {deadline && <p class="limit"><Sign name="limit" /><b>{until(words, deadline, now)}</b> <small>{clockTime(deadline, now)}</small></p>}
      <h2>{prompt.ask.text}</h2>
      <p><b>{one.name}</b></p>
      {standard && <p class="word">{inbox.atTheLimit} {standard.effect.text}</p>}
      <Link to={`/games/${one.game}`} class="button primary" label={`${inbox.answer}: ${one.name}`}>{inbox.answer}</Link>
    </article>
  )
}

/** The other games of mine: those that wait for others, and those that are over. */
function Games({ owed }: { owed: ReadonlySet<string> }) {
  const { inbox, finished } = useWords()
  const games = useLoad(async () => {
    const { body } = await client.call('me', {})
    const ids = (body?.games ?? []).filter(id => !owed.has(id)).slice(0, 20)
    return (await Promise.all(ids.map(id => client.call('game', { params: { game: id } })))).flatMap(({ body: game }) => game ?? [])
  }, [[...owed].join()])
  const list = games.value ?? [], running = list.filter(({ view }) => !view.result), over = list.filter(({ view }) => view.result)
  return (
    <>
      {running.length > 0 && <Panel heading={inbox.waiting}><ul class="plain-list">{running.map(game => (
        <li><Link to={`/games/${game.id}`}><b>{game.name}</b></Link><br /><span class="word">{inbox.waitingFor(game.view.waitingFor.map(seat => game.players[seat]?.name).join(', '))}</span></li>
      ))}</ul></Panel>}
      {over.length > 0 && <Panel heading={inbox.finished}><ul class="plain-list">{over.map(game => (
        <li><Link to={`/games/${game.id}`}><b>{game.name}</b></Link><br /><span class="word">{game.view.result!.winner === null ? finished.drawn : finished.winner(game.players[game.view.result!.winner]?.name ?? '')}</span></li>
      ))}</ul></Panel>}
    </>
  )
}
