import { useEffect, useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { Table } from '../../../shared/api/tables.ts'
import { useLoad } from '../load.ts'
import { AsSeen } from '../parts/as-seen.tsx'
import { Choice, Field, Loading, Panel, Tick, TroubleNotice } from '../parts/notice.tsx'
import { paceOf } from '../parts/policy.ts'
import { Sign } from '../parts/sign.tsx'
import { go, Link, usePlace } from '../router.tsx'
import { client, troubleOf } from '../session.ts'
import type { Trouble } from '../trouble.ts'
import { languageNow, LANGUAGES, useAllWords, usePeopleWords, type LanguageCode } from '../words/index.ts'
import { FindPlayers } from './my-page.tsx'
import { QueuePanel } from './queue-panel.tsx'

export type TableView = Infer<typeof Table>

const PACES = ['standard', 'brisk', 'live', 'unlimited'] as const
/** So few tables need no filter. */
const FEW = 3

/** Tables one can join, those that concern the reader first, and those one can watch. */
export function LobbyPage() {
  const { lobby, sandbox, nav } = useAllWords()
  const mine = useLoad(async () => (await client.call('myTables', {})).body?.tables ?? [], [], 'lobby.mine')
  const open = useLoad(
    async () => (await client.call('listTables', { query: { status: 'open', limit: 50 } })).body?.tables ?? [],
    [],
    'lobby.open',
  )
  const started = useLoad(
    async () => (await client.call('listTables', { query: { status: 'started', limit: 20 } })).body?.tables ?? [],
    [],
    'lobby.started',
  )
  const [wanted, setWanted] = useState<Wanted>({ pace: '', cards: '', nights: false })
  useEffect(() => {
    if (location.hash !== '') document.querySelector(location.hash)?.scrollIntoView()
  }, [])
  const own = mine.value ?? [],
    others = (open.value ?? []).filter(({ id }) => !own.some(table => table.id === id)),
    played = started.value ?? []
  const shown = others.filter(table => fits(table, wanted)),
    watched = played.filter(table => fits(table, wanted)).toSorted((a, b) => Number(isMine(a)) - Number(isMine(b)))
  return (
    <div class="columns">
      <div>
        <h1>{lobby.heading}</h1>
        <p class="lead">{lobby.lead}</p>
        <p class="row phone-only">
          <a href="#create" class="button quiet">
            <Sign name="plus" />
            {lobby.create}
          </a>
          <a href="#code" class="button quiet">
            <Sign name="search" />
            {lobby.byCode}
          </a>
          <Link to="/events" class="button quiet">
            <Sign name="victory" />
            {nav.events}
          </Link>
        </p>
        <AsSeen loaded={open} />
        {own.length > 0 && (
          <>
            <h2>{lobby.mine}</h2>
            <Tables tables={own} />
          </>
        )}
        {others.length + played.length > FEW && <Filters wanted={wanted} set={setWanted} />}
        {open.value === undefined ? (
          open.state === 'loading' && <Loading />
        ) : (
          <>
            <h2>{lobby.open}</h2>
            {shown.length > 0 ? (
              <Tables tables={shown} />
            ) : (
              <p class="lead">{others.length > 0 ? lobby.noneSuch : lobby.empty}</p>
            )}
          </>
        )}
        {watched.length > 0 && (
          <>
            <h2>{lobby.started}</h2>
            <Tables tables={watched} />
          </>
        )}
      </div>
      <aside>
        <QueuePanel />
        <CreateTable />
        <JoinByCode />
        <FindPlayers />
        <Panel heading={sandbox.heading}>
          <p>{sandbox.lead}</p>
          <p class="row">
            <Link to="/sandbox" class="button quiet">
              <Sign name="playOn" />
              {sandbox.heading}
            </Link>
          </p>
        </Panel>
      </aside>
    </div>
  )
}

interface Wanted {
  pace: (typeof PACES)[number] | ''
  cards: TableView['cards'] | ''
  nights: boolean
}
const isMine = ({ seats }: TableView): boolean => seats.some(({ you }) => you)
const fits = ({ clock, cards }: TableView, wanted: Wanted): boolean =>
  (wanted.pace === '' || clock?.name === wanted.pace) &&
  (wanted.cards === '' || cards === wanted.cards) &&
  (!wanted.nights || clock?.nights === true)

function Filters({ wanted, set }: { wanted: Wanted; set: (wanted: Wanted) => void }) {
  const { lobby, clock } = useAllWords()
  return (
    <form class="sieve" role="search" onSubmit={(event: Event) => event.preventDefault()}>
      <Choice
        name="by-pace"
        label={lobby.paceOf}
        value={wanted.pace}
        choose={pace => set({ ...wanted, pace })}
        options={[['', lobby.any] as const, ...PACES.map(one => [one, clock.policies[one]] as const)]}
      />
      <Choice
        name="by-cards"
        label={lobby.decks}
        value={wanted.cards}
        choose={cards => set({ ...wanted, cards })}
        options={[
          ['', lobby.any] as const,
          ...(['all', 'fifth-edition'] as const).map(one => [one, lobby.pools[one]] as const),
        ]}
      />
      <Tick
        id="by-night"
        label={lobby.nightsOnly}
        checked={wanted.nights}
        toggle={() => set({ ...wanted, nights: !wanted.nights })}
      />
    </form>
  )
}

const Tables = ({ tables }: { tables: readonly TableView[] }) => (
  <ul class="owed tables">
    {tables.map(table => (
      <li key={table.id}>
        <TableCard table={table} />
      </li>
    ))}
  </ul>
)

function TableCard({ table }: { table: TableView }) {
  const { inbox, lobby, clock, skipToTable, table: said } = useAllWords()
  const { hosting, own } = usePeopleWords()
  const mine = isMine(table),
    closed = table.game !== null && !mine && table.spectators.who === 'nobody',
    open = table.status === 'open',
    verb = table.game ? (mine ? lobby.go : lobby.watch) : mine || table.room === 0 ? skipToTable : lobby.sitDown
  return (
    <article class="panel owes is-seen">
      <div class="owes-what">
        <h3>{table.name}</h3>
        <p class="word">
          {lobby.formats[table.format]} · {lobby.pools[table.cards]} ·{' '}
          {table.clock ? paceOf(clock, table.clock) : lobby.pace(table.answerWithinHours)}
        </p>
        <p class="word">
          {[
            table.turn === null ? '' : said.turn(table.turn),
            table.language === null ? '' : own.names[table.language],
            table.timeLimit === null ? '' : hosting.limit(table.timeLimit.hours),
            hosting.watchers[table.spectators.who],
          ]
            .filter(part => part !== '')
            .join(' · ')}
        </p>
        <p class="chips">
          {table.invitation && (
            <span class="chip edge">
              <Sign name="sealed" />
              {lobby.invitation}
            </span>
          )}
          {table.access !== 'open' && !table.invitation && (
            <span class="chip">
              <Sign name="hidden" />
              {lobby.accesses[table.access]}
            </span>
          )}
          {table.seats.map(({ name, bot, you }) => (
            <span class={you ? 'chip you' : 'chip'}>
              {name}
              {bot && ` (${lobby.bot})`}
            </span>
          ))}
          {open && table.room > 0 && (
            <span class="chip is-free">
              <Sign name="plus" />
              {inbox.room(table.room)}
            </span>
          )}
        </p>
      </div>
      <div class="owes-do">
        {!closed && (
          <Link
            to={table.game ? `/games/${table.game}${mine ? '' : '/watch'}` : `/lobby/${table.id}`}
            class={open && (table.invitation || !mine) && table.room > 0 ? 'button primary' : 'button quiet'}
            label={`${verb}: ${table.name}`}
          >
            {verb}
          </Link>
        )}
      </div>
    </article>
  )
}

/** Who was asked for by their page. */
function invitedIn(query: URLSearchParams): { page: string; name: string } | undefined {
  const page = query.get('invite')
  return page === null ? undefined : { page, name: query.get('name') ?? '' }
}

function CreateTable() {
  const { lobby, clock, talk: said } = useAllWords()
  const { hosting, own } = usePeopleWords()
  const invited = invitedIn(usePlace().query)
  const [name, setName] = useState(''),
    [format, setFormat] = useState<TableView['format']>('standard'),
    [cards, setCards] = useState<TableView['cards']>('all'),
    [policy, setPolicy] = useState<'standard' | 'brisk' | 'live' | 'unlimited'>('standard')
  const [access, setAccess] = useState<TableView['access']>(invited ? 'invited' : 'open'),
    [seating, setSeating] = useState<TableView['seating']>('random'),
    [who, setWho] = useState<TableView['spectators']['who']>('signed-in'),
    [talk, setTalk] = useState<TableView['talk']>('free'),
    [language, setLanguage] = useState<LanguageCode | ''>(languageNow)
  const [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  const create = async (event: Event): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    setTrouble(undefined)
    try {
      const { body } = await client.call('createTable', {
        body: {
          name,
          format,
          cards,
          access,
          seating,
          clock: { policy },
          spectators: { who },
          talk,
          ...(language !== '' && { language }),
          ...(invited && { invited: [invited.page] }),
        },
      })
      if (body) go(`/lobby/${body.id}`)
    } catch (failure) {
      setTrouble(troubleOf(failure))
      setBusy(false)
    }
  }
  return (
    <Panel heading={lobby.create} id="create">
      <form onSubmit={(event: Event) => void create(event)}>
        <Field id="table-name" label={lobby.name} required maxlength={60} value={name} set={setName} />
        <Choice
          name="format"
          label={lobby.format}
          value={format}
          choose={setFormat}
          options={(['standard', 'three-player', 'two-player'] as const).map(one => [one, lobby.formats[one]] as const)}
        />
        <Choice
          name="pool"
          label={lobby.decks}
          value={cards}
          choose={setCards}
          options={(['all', 'fifth-edition'] as const).map(one => [one, lobby.pools[one]] as const)}
        />
        <Choice
          name="access"
          label={lobby.access}
          value={access}
          choose={setAccess}
          options={[...(['open', 'private'] as const), ...(invited ? (['invited'] as const) : [])].map(
            one => [one, lobby.accesses[one]] as const,
          )}
        />
        {invited && <p class="word">{hosting.invites(invited.name)}</p>}
        <Choice
          name="seating"
          label={lobby.seating}
          value={seating}
          choose={setSeating}
          options={(['random', 'chosen'] as const).map(one => [one, lobby.seatings[one]] as const)}
        />
        <Choice
          name="clock"
          label={clock.choose}
          value={policy}
          choose={setPolicy}
          options={(['standard', 'brisk', 'live', 'unlimited'] as const).map(
            one => [one, clock.policies[one]] as const,
          )}
        />
        <Choice
          name="watchers"
          label={hosting.watch}
          value={who}
          choose={setWho}
          options={(['link', 'signed-in', 'nobody'] as const).map(one => [one, hosting.watchers[one]] as const)}
        />
        <Choice
          name="talk"
          label={said.setting}
          value={talk}
          choose={setTalk}
          options={(['free', 'phrases', 'off'] as const).map(one => [one, said.settings[one]] as const)}
        />
        <Choice
          name="table-language"
          label={hosting.language}
          value={language}
          choose={setLanguage}
          options={[['', hosting.anyLanguage] as const, ...LANGUAGES.map(one => [one, own.names[one]] as const)]}
        />
        <p class="word">{lobby.standardHelp}</p>
        {trouble && <TroubleNotice trouble={trouble} />}
        <button type="submit" class="quiet strong" disabled={busy}>
          {lobby.create}
        </button>
      </form>
    </Panel>
  )
}

function JoinByCode() {
  const { lobby } = useAllWords()
  const [code, setCode] = useState(''),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
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
    <Panel heading={lobby.byCode} id="code">
      <form onSubmit={(event: Event) => void find(event)}>
        <Field
          id="join-code"
          label={lobby.code}
          required
          maxlength={40}
          pattern="[0-9A-Za-z\-]+"
          value={code}
          set={setCode}
        />
        {trouble && <TroubleNotice trouble={trouble} />}
        <button type="submit" class="quiet">
          <Sign name="search" />
          {lobby.find}
        </button>
      </form>
    </Panel>
  )
}
