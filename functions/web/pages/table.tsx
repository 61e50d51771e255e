import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { kept, useCell } from '../cell.ts'
import { client } from '../session.ts'
import { nameOf, useFacts, want } from '../facts.ts'
import { follow, type GameView, type Live, type Table } from '../live.ts'
import { Loading, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { Arrived } from '../parts/unsent.tsx'
import type { SignName } from '../parts/signs.ts'
import { Link } from '../router.tsx'
import { keysIn, seatName } from '../table/board.ts'
import { CardSheet, Sheet } from '../table/face.tsx'
import { Hand } from '../table/hand.tsx'
import { Log } from '../table/log.tsx'
import { firstChoice, PromptPanel, type Chosen } from '../table/prompt.tsx'
import { Ring, Strip } from '../table/ring.tsx'
import { Stack } from '../table/stack.tsx'
import { Stage, stageOf } from '../table/stage.tsx'
import { clockTime } from '../time.ts'
import { useWords } from '../words/index.ts'

/** What was on show so long has been looked at. */
const SEEN_AFTER_MS = 3_000

type Tab = 'now' | 'table' | 'hand' | 'log'

/** One game: what goes on, what is asked, the table, the hand and the record, in this order for who reads and who looks. */
export function TablePage({ id, view }: { id: string; view: 'seat' | 'spectator' }) {
  const [seat, setSeat] = useState<number | undefined>(undefined), [stays, setStays] = useState(false)
  const table = useMemo(() => follow(id, view, seat), [id, view, seat])
  useEffect(() => table.close, [table])
  const live = useCell(table.live), { trouble } = useWords(), before = useRef<Live | undefined>(undefined)
  const { game } = live, waitingFor = game?.view.waitingFor ?? [], next = game?.table === null && !stays && live.answering === 'no' && !waitingFor.includes(game.seat ?? -1) ? waitingFor[0] : undefined
  // In a sandbox one goes on as whoever is asked next, unless one has chosen to look as somebody who is not.
  useEffect(() => { if (next !== undefined) setSeat(next) }, [next])
  useEffect(() => { if (game) before.current = live }, [live])
  const shown = game ? live : seat === undefined ? undefined : before.current
  const sit = (at: number): void => { setStays(!waitingFor.includes(at)); setSeat(at) }
  if (!shown?.game) return live.trouble ? <TroubleNotice trouble={live.trouble.kind === 'refused' ? { ...live.trouble, title: trouble.notThere } : live.trouble} again={() => void table.look()} /> : <Loading />
  return <Seen live={shown} game={shown.game} table={table} sit={sit} />
}

/** How far this reader had looked when the page was opened; what came since is told apart. Privately kept, for all devices. */
function useSeen({ id, version, seat: own, table }: GameView): { seen: number; since: string[] } {
  // A sandbox is looked at from all its seats.
  const seat = table === null ? null : own
  const [known, setKnown] = useState<{ seen: number; since: string[] }>({ seen: 0, since: [] })
  useEffect(() => {
    if (seat === null) return
    client.call('lastSeen', { params: { game: id } }).then(({ body }) => setKnown({ seen: body?.seen ?? 0, since: body?.since.map(({ text }) => text) ?? [] }), () => undefined)
  }, [id, seat])
  useEffect(() => {
    if (seat === null) return
    const timer = setTimeout(() => void client.call('see', { params: { game: id }, body: { version } }).catch(() => undefined), SEEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [id, version, seat])
  return known
}

function Seen({ live, game, table, sit }: { live: Live; game: GameView; table: Table; sit: (seat: number) => void }) {
  const words = useWords(), { table: said } = words
  const facts = useFacts(), { seen, since } = useSeen(game)
  const [tab, setTab] = useState<Tab>('now'), [opened, open] = useState<string | undefined>(undefined), [ash, setAsh] = useState<number | undefined>(undefined), [whole, setWhole] = useState(false)
  const { view } = game, { prompt } = live
  // Of a plain minion of a sandbox there is no card to show.
  const setOpened = (key: string | undefined): void => { if (key !== 'generic') open(key) }
  const [chosen, choose] = useState<Chosen & { prompt: string } | undefined>(undefined)
  useEffect(() => want(keysIn(view)), [game.version])
  const choice: Chosen | undefined = prompt ? (chosen?.prompt === prompt.id ? chosen : firstChoice(prompt)) : undefined
  const options = prompt?.options ?? [], option = options.find(one => one.id === choice?.optionId)
  const usable = useMemo(() => new Set(options.flatMap(({ card }) => (card === undefined ? [] : [card]))), [prompt])
  const may = useMemo(() => new Set(options.flatMap(({ minion }) => (minion === undefined ? [] : [minion]))), [prompt])
  const picked = useMemo(() => new Set([option?.minion, ...Object.values(choice?.args ?? {}).flatMap<unknown>(value => (Array.isArray(value) ? value : []))].filter(one => typeof one === 'number')), [option, choice])
  const pick = (card: number): void => {
    const one = options.find(other => other.card === card)
    if (one && prompt) choose({ prompt: prompt.id, optionId: one.id, args: Object.fromEntries((one.slots ?? []).map(slot => [slot.name, slot.default])), lines: {} })
    setTab('now')
  }
  const stage = whole ? undefined : stageOf(game)
  useKeys({ t: () => setWhole(now => !now), p: () => document.getElementById('answer')?.focus(), l: () => setTab('log'), h: () => setTab('hand'), ...Object.fromEntries(options.slice(0, 9).map((one, i) => [String(i + 1), () => prompt && choose({ prompt: prompt.id, optionId: one.id, args: {}, lines: {} })])) })
  return (
    <div class={`game tab-${tab}`}>
      <TableBar game={game} prompt={prompt !== null && game.table !== null} />
      {live.trouble && <div class="offline" role="status">{live.trouble.kind === 'offline' ? words.trouble.offlineBar(clockTime(new Date(live.heard).toISOString())) : <TroubleNotice trouble={live.trouble} again={() => void table.look()} />}</div>}
      <Arrived live={live} />
      <Strip game={game} />
      <div class="rail">
        <div class="part-now">
          {since.length > 0 && <details class="panel summary" open><summary><Sign name="eye" /> {words.inbox.since}</summary><ul>{since.map(line => <li>{line}</li>)}</ul></details>}
          {game.table === null && game.seat !== null && <Seats game={game} sit={sit} />}
          {!stage && <Stack game={game} />}
          {prompt && choice ? <PromptPanel key={prompt.id} live={live} game={game} prompt={prompt} chosen={choice} choose={next => choose({ ...next, prompt: prompt.id })} answer={table.answer} /> : <Idle game={game} />}
        </div>
        <div class="part-log"><Log entries={live.entries} game={game} seen={seen} earlier={live.from > 0 ? table.earlier : undefined} /></div>
      </div>
      <div class="board">
        {stage ? <Stage game={game} entry={stage} open={setOpened} /> : <div class="part-table"><Ring game={game} chosen={picked} may={may} open={setOpened} openAsh={setAsh} /></div>}
        {stageOf(game) && <button type="button" class="link whole" onClick={() => setWhole(!whole)}>{whole ? said.stage : said.wholeTable}</button>}
        {view.you && <div class="part-hand"><Hand game={game} usable={usable} chosen={option?.card} pick={pick} open={setOpened} /></div>}
      </div>
      <Tabs tab={tab} set={setTab} hand={view.seats[view.you?.seat ?? -1]?.hand.count} />
      {opened !== undefined && <CardSheet card={opened} close={() => setOpened(undefined)} />}
      {ash !== undefined && (
        <Sheet label={`${said.ash}: ${seatName(game, ash)}`} close={() => setAsh(undefined)}>
          <h2>{said.ash}: {seatName(game, ash)}</h2>
          <ul class="chips">{(view.seats[ash]?.ash ?? []).map(({ key }) => <li>{key === null ? said.faceDown : <button type="button" class="chipcard" onClick={() => { setAsh(undefined); setOpened(key) }}>{nameOf(facts, key)}</button>}</li>)}</ul>
        </Sheet>
      )}
    </div>
  )
}

function TableBar({ game, prompt }: { game: GameView; prompt: boolean }) {
  const { table, nav, orders, clock, sandbox } = useWords()
  const { turn, you } = game.view
  return (
    <header class="bar">
      <Link to="/" class="back" label={nav.inbox}><Sign name="back" /></Link>
      <h1>{game.name}<small>{turn && `${table.turn(turn.number)} · ${turn.seat === you?.seat ? table.yourTurn : table.turnOf(seatName(game, turn.seat))}`}</small></h1>
      <ol class="phases" aria-label={table.phase}>{(['unlock', 'master', 'minion', 'influence', 'discard'] as const).map(phase => <li aria-current={turn?.phase === phase ? 'step' : undefined}>{table.phases[phase]}</li>)}</ol>
      <nav aria-label={nav.main}>{game.table === null && <Link to={`/sandbox?from=${game.id}`}><Sign name="capacity" /><span>{sandbox.position}</span></Link>}{you && game.table !== null && <Link to={`/games/${game.id}/orders`}><Sign name="orders" /><span>{orders.heading}</span></Link>}{you && game.table !== null && <Link to={`/games/${game.id}/clock`}><Sign name="limit" /><span>{clock.heading}</span></Link>}<Link to="/"><Sign name="inbox" /><span>{nav.inbox}</span>{prompt && <b class="count-badge">1</b>}</Link></nav>
    </header>
  )
}

/** In a sandbox: as whom one looks and answers. */
function Seats({ game, sit }: { game: GameView; sit: (seat: number) => void }) {
  const { sandbox } = useWords()
  return (
    <section class="panel whose"><h2 class="word">{sandbox.whose}</h2>
      <div class="tabs" role="group" aria-label={sandbox.whose}>{game.players.map(({ seat, name }) => <button type="button" aria-pressed={seat === game.seat} onClick={() => sit(seat)}>{name}{game.view.waitingFor.includes(seat) && <> <Sign name="impulse" label={sandbox.asked} /></>}</button>)}</div>
    </section>
  )
}

function Idle({ game }: { game: GameView }) {
  const { prompt, table, finished, sandbox } = useWords()
  const { result, you } = game.view
  if (result) return <section class="panel prompt is-idle"><h2>{result.winner === null ? finished.drawn : finished.winner(seatName(game, result.winner))}</h2><ul>{result.victoryPoints.map((points, seat) => <li>{seatName(game, seat)}: {finished.points(String(points))}</li>)}</ul></section>
  return <section class="panel prompt is-idle" id="answer" tabindex={-1}><h2>{you ? prompt.nobody : table.spectating}</h2>{you && <p class="word">{game.table === null ? sandbox.otherSeat : prompt.waiting}</p>}</section>
}

const TABS: readonly [Tab, SignName][] = [['now', 'impulse'], ['table', 'table'], ['hand', 'hand'], ['log', 'log']]

function Tabs({ tab, set, hand }: { tab: Tab; set: (tab: Tab) => void; hand: number | undefined }) {
  const { table } = useWords()
  const labels: Record<Tab, string> = { now: table.nowTab, table: table.tableTab, hand: hand === undefined ? table.handTab : `${table.handTab} ${hand}`, log: table.logTab }
  return (
    <nav class="bottom" aria-label={table.tabs}>
      {TABS.filter(([one]) => one !== 'hand' || hand !== undefined).map(([one, sign]) => <button type="button" aria-current={tab === one ? 'true' : undefined} onClick={() => set(one)}><Sign name={sign} /><span>{labels[one]}</span></button>)}
    </nav>
  )
}

/** Single keys, where no field has the focus; they can be switched off (WCAG 2.1.4). */
function useKeys(keys: Record<string, () => void>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || kept.read<boolean>('keys') === false) return
      if (event.target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) && !(event.target instanceof HTMLInputElement && event.target.type === 'radio')) return
      const run = keys[event.key.toLowerCase()]
      if (run) {
        event.preventDefault()
        run()
      }
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
