import { useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { Table } from '../../../shared/api/tables.ts'
import { useLoad } from '../load.ts'
import { Choice, Loading, Panel, TroubleNotice } from '../parts/notice.tsx'
import { go, Link } from '../router.tsx'
import { client, troubleOf, type Trouble } from '../session.ts'
import { useWords } from '../words/index.ts'

type TableView = Infer<typeof Table>
const DECKS = ['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue'] as const
type Deck = (typeof DECKS)[number] | 'own'

/** Tables one can join, and those one can watch. */
export function LobbyPage() {
  const { lobby } = useWords()
  const open = useLoad(async () => (await client.call('listTables', { query: { status: 'open', limit: 50 } })).body?.tables ?? [], [])
  const started = useLoad(async () => (await client.call('listTables', { query: { status: 'started', limit: 20 } })).body?.tables ?? [], [])
  return (
    <div class="columns">
      <div>
        <h1>{lobby.heading}</h1>
        {open.state === 'failed' && <TroubleNotice trouble={open.trouble} again={open.again} />}
        {open.value === undefined ? <Loading /> : open.value.length === 0 ? <p class="lead">{lobby.empty}</p> : <ul class="owed">{open.value.map(table => <li><TableCard table={table} /></li>)}</ul>}
        {(started.value ?? []).length > 0 && <><h2>{lobby.started}</h2><ul class="owed">{started.value!.map(table => <li><TableCard table={table} /></li>)}</ul></>}
      </div>
      <aside><CreateTable /></aside>
    </div>
  )
}

function TableCard({ table }: { table: TableView }) {
  const { lobby } = useWords()
  const mine = table.seats.some(({ you }) => you)
  return (
    <article class="panel owes">
      <h2>{table.name}</h2>
      <p class="word">{lobby.formats[table.format]} · {lobby.pools[table.cards]} · {lobby.pace(table.answerWithinHours)}</p>
      <p>{table.seats.map(({ name, bot, you }) => <span class={you ? 'chip you' : 'chip'}>{name}{bot && ` (${lobby.bot})`}</span>)} {table.status === 'open' && <small>{lobby.room(table.room)}</small>}</p>
      {table.game ? <Link to={mine ? `/games/${table.game}` : `/games/${table.game}/watch`} class="button quiet">{mine ? lobby.go : lobby.watch}</Link> : <Link to={`/lobby/${table.id}`} class="button primary">{lobby.open}</Link>}
    </article>
  )
}

function CreateTable() {
  const { lobby } = useWords()
  const [name, setName] = useState(''), [format, setFormat] = useState<TableView['format']>('standard'), [cards, setCards] = useState<TableView['cards']>('all'), [hours, setHours] = useState(72)
  const [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  const create = async (event: Event): Promise<void> => {
    event.preventDefault()
    try {
      const { body } = await client.call('createTable', { body: { name, format, cards, answerWithinHours: hours } })
      if (body) go(`/lobby/${body.id}`)
    } catch (failure) {
      setTrouble(troubleOf(failure))
    }
  }
  return (
    <Panel heading={lobby.create}><form onSubmit={(event: Event) => void create(event)}>
      <label class="field" for="table-name"><span>{lobby.name}</span><input id="table-name" required maxlength={60} value={name} onInput={(event: Event) => setName((event.target as HTMLInputElement).value)} /></label>
      <Choice name="format" label={lobby.format} value={format} choose={setFormat} options={(['standard', 'three-player', 'two-player'] as const).map(one => [one, lobby.formats[one]] as const)} />
      <Choice name="pool" label={lobby.decks} value={cards} choose={setCards} options={(['all', 'fifth-edition'] as const).map(one => [one, lobby.pools[one]] as const)} />
      <label class="field" for="hours"><span>{lobby.hours}</span><input id="hours" type="number" min={1} max={336} value={hours} onInput={(event: Event) => setHours(Number((event.target as HTMLInputElement).value))} /></label>
      <p class="word">{lobby.standardHelp}</p>
      {trouble && <TroubleNotice trouble={trouble} />}
      <button type="submit" class="primary">{lobby.create}</button>
    </form></Panel>
  )
}

/** One table before its game: who sits there, with what, and when it starts. */
export function TableRoom({ id }: { id: string }) {
  const { lobby } = useWords()
  const [round, setRound] = useState(0), [deck, setDeck] = useState<Deck>('ventrue'), [list, setList] = useState(''), [trouble, setTrouble] = useState<Trouble | undefined>(undefined), [busy, setBusy] = useState(false)
  const loaded = useLoad(async () => (await client.call('table', { params: { table: id } })).body, [id, round])
  const table = loaded.value
  const act = async (run: () => Promise<{ body: TableView | null }>): Promise<void> => {
    setBusy(true)
    setTrouble(undefined)
    try {
      const { body } = await run()
      if (body?.game) go(`/games/${body.game}`)
      else setRound(n => n + 1)
    } catch (failure) {
      setTrouble(troubleOf(failure))
    }
    setBusy(false)
  }
  if (!table) return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />
  const params = { table: id }, mine = table.seats.find(({ you }) => you), bots = table.seats.filter(({ bot }) => bot).length
  const free = DECKS[table.seats.length % DECKS.length]!
  return (
    <div class="narrow">
      <h1>{table.name}</h1>
      <p class="lead">{lobby.formats[table.format]} · {lobby.pools[table.cards]} · {lobby.pace(table.answerWithinHours)}</p>
      <Panel heading={lobby.seatsOf(table.seats.length, table.seats.length + table.room)}>
        <ol class="plain-list">{table.seats.map(seat => (
          <li class="row"><b>{seat.name}</b>{seat.bot && <span class="chip">{lobby.bot}</span>}{seat.you && <span class="chip you">{lobby.yours}</span>}{seat.deck && <span class="word">{seat.deck === 'own' ? lobby.ownDeck : seat.deck}</span>}
            {table.status === 'open' && (seat.you || table.hosting) && <button type="button" class="link" disabled={busy} onClick={() => void act(() => client.call('leaveSeat', { params: { table: id, seat: seat.seat } }))}>{seat.you ? lobby.leave : lobby.remove}</button>}
          </li>
        ))}</ol>
      </Panel>
      {trouble && <TroubleNotice trouble={trouble} />}
      {table.game && <Link to={`/games/${table.game}`} class="button primary">{lobby.go}</Link>}
      {table.status === 'open' && !mine && table.room > 0 && (
        <Panel heading={lobby.sitDown}><form onSubmit={(event: Event) => { event.preventDefault(); void act(() => client.call('takeSeat', { params, body: { deck: deck === 'own' ? { list } : deck } })) }}>
          <Choice name="deck" label={lobby.deck} value={deck} choose={setDeck} options={[...DECKS.map(one => [one, one.charAt(0).toUpperCase() + one.slice(1)] as const), ['own', lobby.ownDeck] as const]} />
          {deck === 'own' && <label class="field" for="list"><span>{lobby.paste}</span><textarea id="list" rows={8} required value={list} aria-describedby="list-help" onInput={(event: Event) => setList((event.target as HTMLTextAreaElement).value)} /><small id="list-help">{lobby.pasteHelp}</small></label>}
          <button type="submit" class="primary" disabled={busy}>{lobby.sitDown}</button>
        </form></Panel>
      )}
      {table.hosting && table.status === 'open' && (
        <div class="row">
          {table.room > 0 && <button type="button" class="quiet" disabled={busy} onClick={() => void act(() => client.call('takeSeat', { params, body: { deck: free, bot: `Bot-${bots + 1}` } }))}>{lobby.seatBot}</button>}
          <button type="button" class="primary" disabled={!table.canStart || busy} onClick={() => void act(() => client.call('startTable', { params }))}>{lobby.start}</button>
        </div>
      )}
    </div>
  )
}
