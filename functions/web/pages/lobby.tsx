import { useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { Table } from '../../../shared/api/tables.ts'
import { useLoad } from '../load.ts'
import { Choice, Loading, Panel, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { go, Link } from '../router.tsx'
import { client, troubleOf, type Trouble } from '../session.ts'
import { useWords } from '../words/index.ts'
import { policyText } from './clock.tsx'

export type TableView = Infer<typeof Table>

/** Tables one can join, those that concern the reader first, and those one can watch. */
export function LobbyPage() {
  const { lobby, sandbox } = useWords()
  const mine = useLoad(async () => (await client.call('myTables', {})).body?.tables ?? [], [])
  const open = useLoad(async () => (await client.call('listTables', { query: { status: 'open', limit: 50 } })).body?.tables ?? [], [])
  const started = useLoad(async () => (await client.call('listTables', { query: { status: 'started', limit: 20 } })).body?.tables ?? [], [])
  const own = mine.value ?? [], others = (open.value ?? []).filter(({ id }) => !own.some(table => table.id === id))
  return (
    <div class="columns">
      <div>
        <h1>{lobby.heading}</h1>
        {open.state === 'failed' && <TroubleNotice trouble={open.trouble} again={open.again} />}
        {own.length > 0 && <><h2>{lobby.mine}</h2><Tables tables={own} /></>}
        {open.value === undefined ? open.state === 'loading' && <Loading /> : others.length === 0 ? own.length === 0 && <p class="lead">{lobby.empty}</p> : <><h2>{lobby.open}</h2><Tables tables={others} /></>}
        {(started.value ?? []).length > 0 && <><h2>{lobby.started}</h2><Tables tables={started.value!} /></>}
      </div>
      <aside><CreateTable /><JoinByCode /><Panel heading={sandbox.heading}><p>{sandbox.lead}</p><p><Link to="/sandbox" class="button quiet"><Sign name="playOn" />{sandbox.heading}</Link></p></Panel></aside>
    </div>
  )
}

const Tables = ({ tables }: { tables: readonly TableView[] }) => <ul class="owed">{tables.map(table => <li key={table.id}><TableCard table={table} /></li>)}</ul>

function TableCard({ table }: { table: TableView }) {
  const { lobby, clock } = useWords()
  const mine = table.seats.some(({ you }) => you)
  return (
    <article class="panel owes">
      <h3>{table.name}</h3>
      <p class="word">{lobby.formats[table.format]} · {lobby.pools[table.cards]} · {table.clock ? policyText(clock, table.clock) : lobby.pace(table.answerWithinHours)}</p>
      <p>{table.invitation && <span class="chip edge">{lobby.invitation}</span>}{table.access !== 'open' && <span class="chip">{lobby.accesses[table.access]}</span>}{table.seats.map(({ name, bot, you }) => <span class={you ? 'chip you' : 'chip'}>{name}{bot && ` (${lobby.bot})`}</span>)} {table.status === 'open' && <small>{lobby.room(table.room)}</small>}</p>
      {table.game ? <Link to={mine ? `/games/${table.game}` : `/games/${table.game}/watch`} class="button quiet" label={`${mine ? lobby.go : lobby.watch}: ${table.name}`}>{mine ? lobby.go : lobby.watch}</Link> : <Link to={`/lobby/${table.id}`} class="button primary" label={`${lobby.look}: ${table.name}`}>{lobby.look}</Link>}
    </article>
  )
}

function CreateTable() {
  const { lobby, clock } = useWords()
  const [name, setName] = useState(''), [format, setFormat] = useState<TableView['format']>('standard'), [cards, setCards] = useState<TableView['cards']>('all'), [policy, setPolicy] = useState<'standard' | 'brisk' | 'live' | 'unlimited'>('standard')
  const [access, setAccess] = useState<TableView['access']>('open'), [seating, setSeating] = useState<TableView['seating']>('random')
  const [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  const create = async (event: Event): Promise<void> => {
    event.preventDefault()
    try {
      const { body } = await client.call('createTable', { body: { name, format, cards, access, seating, clock: { policy } } })
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
      <Choice name="access" label={lobby.access} value={access} choose={setAccess} options={(['open', 'private'] as const).map(one => [one, lobby.accesses[one]] as const)} />
      <Choice name="seating" label={lobby.seating} value={seating} choose={setSeating} options={(['random', 'chosen'] as const).map(one => [one, lobby.seatings[one]] as const)} />
      <Choice name="clock" label={clock.choose} value={policy} choose={setPolicy} options={(['standard', 'brisk', 'live', 'unlimited'] as const).map(one => [one, clock.policies[one]] as const)} />
      <p class="word">{lobby.standardHelp}</p>
      {trouble && <TroubleNotice trouble={trouble} />}
      <button type="submit" class="primary">{lobby.create}</button>
    </form></Panel>
  )
}

function JoinByCode() {
  const { lobby } = useWords()
  const [code, setCode] = useState(''), [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  const find = async (event: Event): Promise<void> => {
    event.preventDefault()
    try {
      const { body } = await client.call('tableByCode', { params: { code: code.trim() } })
      if (body) go(`/lobby/${body.id}?code=${encodeURIComponent(code.trim())}`)
    } catch (failure) {
      const found = troubleOf(failure)
      setTrouble({ ...found, ...(found.code === 'not-found' && { said: lobby.noCode }) })
    }
  }
  return (
    <Panel heading={lobby.byCode}><form onSubmit={(event: Event) => void find(event)}>
      <label class="field" for="join-code"><span>{lobby.code}</span><input id="join-code" required maxlength={40} pattern="[0-9A-Za-z\-]+" value={code} onInput={(event: Event) => setCode((event.target as HTMLInputElement).value)} /></label>
      {trouble && <TroubleNotice trouble={trouble} />}
      <button type="submit" class="quiet"><Sign name="search" />{lobby.find}</button>
    </form></Panel>
  )
}
