import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useLoad } from '../load.ts'
import { AsSeen } from '../parts/as-seen.tsx'
import { Field, Loading, Panel, Tick, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { go, Link, usePlace } from '../router.tsx'
import { client, signedIn, troubleOf } from '../session.ts'
import { clockTime, day, useNow } from '../time.ts'
import type { Trouble } from '../trouble.ts'
import { asAnybody } from '../events/shown-event.ts'
import { useDeskWords } from '../words/index.ts'
import { Correction } from './correction.tsx'
import { DeskHead, NotOfDesk } from './desk-head.tsx'
import { TrialShown, useTrial } from './dry-run.tsx'
import {
  lookOrRemember,
  problemIn,
  readDesk,
  waits,
  type Desk,
  type Listed,
  type LookWhy,
  type Looked,
  type Ruling,
} from './judged.ts'
import { JudgedTable, WholeView } from './judged-table.tsx'
import { Meetings } from './meetings-list.tsx'
import { Penalties } from './penalty-list.tsx'
import { RulingForm } from './ruling-form.tsx'
import { begun, isWhole } from './ruling-words.ts'

const EVERY_MS = 30_000
const PARTS = ['tickets', 'tables', 'penalties', 'meetings'] as const
type Part = (typeof PARTS)[number]

/** Where judges of an event see who calls, look at the table as it was, try a ruling out and rule. */
export function JudgeDesk({ id }: { id: string }) {
  const words = useDeskWords(),
    { query } = usePlace()
  const [round, setRound] = useState(0)
  const loaded = useLoad(() => asAnybody(() => readDesk(id)), [id, round], `judged.${id}`),
    desk = loaded.value
  const part = PARTS.find(one => one === query.get('part')) ?? 'tickets'
  useEffect(() => {
    if (desk) document.title = `${words.event.desk.judge} · ${desk.event.name} · Praxis`
  }, [desk?.event.name, words])
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setRound(n => n + 1)
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  if (!desk)
    return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />
  const { event } = desk
  if (event.you.judge === null || !signedIn())
    return <NotOfDesk event={event} why={words.judge.notJudge} here="judge" />
  const judge = event.judges[event.you.judge - 1] ?? ''
  return (
    <div class="desk judge-desk">
      <DeskHead event={event} here="judge" tickets={desk.tickets.filter(({ ticket }) => waits(ticket)).length} />
      <div class="tabs" role="group" aria-label={words.event.desk.judge}>
        {PARTS.map(one => (
          <button type="button" aria-pressed={one === part} onClick={() => go(`/e/${id}/judge?part=${one}`)}>
            {words.judge.part[one]}
          </button>
        ))}
      </div>
      <AsSeen loaded={loaded} />
      {part === 'penalties' ? (
        <Penalties event={event} />
      ) : part === 'meetings' ? (
        <Meetings event={event} />
      ) : (
        <Bench key={id} {...{ desk, judge, part }} again={() => setRound(n => n + 1)} />
      )}
    </div>
  )
}

interface BenchProps {
  desk: Desk
  judge: string
  part: Part
  again: () => void
}

/** The list, the table that is chosen in it, and the deed. */
function Bench({ desk, judge, part, again }: BenchProps) {
  const { judge: words } = useDeskWords(),
    { query } = usePlace(),
    asked = query.get('ticket'),
    game = query.get('game')
  const listed =
    desk.tickets.find(({ ticket }) => ticket.id === asked) ??
    (part === 'tickets' && game === null ? desk.tickets.find(({ ticket, own }) => waits(ticket) && !own) : undefined)
  const at = desk.tables.find(one => one.game === (listed?.ticket.game ?? game))
  const list =
    part === 'tickets' ? (
      <TicketList desk={desk} chosen={listed?.ticket.id} />
    ) : (
      <TableList desk={desk} chosen={at?.game} />
    )
  const own = listed?.own ?? at?.own ?? false,
    called = useCalled()
  const where = listed ?? (at && { ticket: at })
  const table = where ? called(where.ticket) : ''
  const id = listed?.ticket.game ?? at?.game
  return (
    <div class="bench">
      <div class="bench-list">{list}</div>
      {id === undefined ? (
        <Panel class="bench-nothing">
          <p class="lead">{words.choose}</p>
        </Panel>
      ) : own ? (
        <Conflict judge={listed?.ticket.judge ?? null} />
      ) : (
        <Judged
          key={`${id} ${listed?.ticket.id ?? ''}`}
          {...{ id, judge, table }}
          // What has been ruled on stays before the judge, though its call waits no more.
          again={() => {
            if (listed) go(`/e/${desk.event.id}/judge?ticket=${listed.ticket.id}`, 'replace')
            again()
          }}
          ticket={listed?.ticket}
          delayed={desk.event.spectators.delay !== null}
        />
      )}
    </div>
  )
}

/** Round and table of a call or a table, in words. */
function useCalled(): (at: { round: number; table: number | { table: number } }) => string {
  const { event: words } = useDeskWords()
  return ({ round, table }) => {
    const number = typeof table === 'number' ? table : table.table
    return `${words.round(round)}, ${words.table(number)}`
  }
}

function Conflict({ judge }: { judge: string | null }) {
  const { judge: words } = useDeskWords()
  return (
    <Panel class="bench-nothing" heading={words.conflict}>
      <p>
        <Sign name="hidden" /> {judge === null ? words.conflictNobody : words.conflictHelp(judge)}
      </p>
    </Panel>
  )
}

const MINUTE_MS = 60_000

function TicketList({ desk, chosen }: { desk: Desk; chosen: string | undefined }) {
  const { judge: words } = useDeskWords()
  const open = desk.tickets.filter(({ ticket }) => waits(ticket)),
    closed = desk.tickets.filter(({ ticket }) => !waits(ticket)),
    playing = desk.tables.filter(({ table }) => !table.over).length
  const list = (of: readonly Listed[]) => (
    <ul class="tickets">
      {of.map(one => (
        <li key={one.ticket.id}>
          <TicketCard {...one} event={desk.event.id} tables={desk.tables} chosen={one.ticket.id === chosen} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <h2>{open.length === 0 ? words.none(playing) : words.waiting(open.length)}</h2>
      {list(open)}
      {closed.length > 0 && (
        <details class="region closed-tickets">
          <summary>{words.closed(closed.length)}</summary>
          {list(closed)}
        </details>
      )}
    </>
  )
}

function TicketCard({
  ticket,
  own,
  event,
  tables,
  chosen,
}: Listed & { event: string; tables: Desk['tables']; chosen: boolean }) {
  const words = useDeskWords(),
    { judge: said } = words,
    called = useCalled(),
    now = useNow()
  const seats = tables.find(({ game }) => game === ticket.game)?.table.seats,
    who = ticket.seat === null ? undefined : seats?.[ticket.seat]?.name
  const age = words.time.left(Math.max(Math.floor((now - Date.parse(ticket.at)) / MINUTE_MS), 0))
  const inside = (
    <>
      <span class="row between">
        <b class="age">{age}</b>
        <small>{ticket.publicPly === null ? called(ticket) : said.at(called(ticket), ticket.publicPly)}</small>
      </span>
      {ticket.question !== null && <q>{ticket.question}</q>}
      <span class="row">
        {who !== undefined && <small>{said.asks(who)}</small>}
        {!waits(ticket) && <span class="state-chip">{said.states[ticket.state]}</span>}
        {ticket.state === 'appealed' && (
          <span class="state-chip is-warning">
            <Sign name="up" /> {said.states.appealed}
          </span>
        )}
        {ticket.stoppedUntil !== null && waits(ticket) && (
          <span class="state-chip is-told">
            <Sign name="pause" /> {said.stopped}
          </span>
        )}
        {own && (
          <span class="state-chip is-warning">
            <Sign name="contested" /> {ticket.judge === null ? said.yoursNobody : said.yours(ticket.judge)}
          </span>
        )}
      </span>
    </>
  )
  return (
    <Link
      to={`/e/${event}/judge?ticket=${ticket.id}`}
      class={`panel ticket${chosen ? ' is-chosen' : ''}`}
      current={chosen}
    >
      {inside}
    </Link>
  )
}

function TableList({ desk, chosen }: { desk: Desk; chosen: string | undefined }) {
  const { judge: words } = useDeskWords(),
    called = useCalled()
  if (desk.tables.length === 0) return <p class="lead">{words.noTables}</p>
  return (
    <ul class="tickets">
      {desk.tables.map(one => (
        <li key={one.game}>
          <Link
            to={`/e/${desk.event.id}/judge?part=tables&game=${one.game}`}
            class={`panel ticket${one.game === chosen ? ' is-chosen' : ''}`}
            current={one.game === chosen}
          >
            <b>{called(one)}</b>
            <small>{one.table.seats.map(({ name }) => name).join(' › ')}</small>
            {one.table.over && <span class="state-chip">{words.over}</span>}
            {one.own && (
              <span class="state-chip is-warning">
                <Sign name="contested" /> {words.conflict}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface JudgedProps {
  id: string
  ticket: Listed['ticket'] | undefined
  judge: string
  table: string
  delayed: boolean
  again: () => void
}

function Judged({ id, ticket, judge, table, delayed, again }: JudgedProps) {
  const { judge: words } = useDeskWords()
  const [why, setWhy] = useState<LookWhy | null>(null),
    [look, setLook] = useState(0)
  const loaded = useLoad(async () => {
    try {
      return await lookOrRemember(id, why)
    } catch (failure) {
      // Where rounds are played at once one may judge nobody whom one meets elsewhere.
      if (problemIn(failure)?.code === 'conflict-of-interest') return { conflict: true as const }
      throw failure
    }
  }, [id, why, look])
  const looked = loaded.value && 'looked' in loaded.value ? loaded.value.looked : undefined,
    heard = loaded.value && 'heard' in loaded.value ? loaded.value.heard : undefined
  const [ply, setPly] = useState<number | undefined>(undefined),
    [ruling, setRuling] = useState<Ruling | undefined>(undefined),
    [moved, setMoved] = useState(0),
    [done, setDone] = useState(false)
  useEffect(() => {
    if (!looked) return
    setMoved(0)
    // Without a connection there is no other ply than the one that was kept.
    const asked = heard === undefined ? ticket?.publicPly : undefined,
      at = Math.min(asked ?? looked.game.version, looked.game.version)
    setPly(now => Math.min(now ?? at, looked.game.version))
    setRuling(now => now ?? begun('answer', looked, ticket?.seat ?? 0, at))
  }, [looked])
  // Others play on while a judge thinks: that is said before the ruling is sent, and refused then.
  useEffect(() => {
    if (!looked || delayed) return
    const timer = setInterval(() => {
      if (document.hidden) return
      client.call('game', { params: { game: id }, query: { view: 'spectator' } }).then(
        ({ body }) => setMoved(Math.max((body?.version ?? 0) - looked.game.version, 0)),
        () => undefined,
      )
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [looked])
  const seen = looked?.game.version ?? 0,
    late = delayed && !looked?.whole
  const trial = useTrial(
    id,
    looked && ruling && ruling.kind !== 'answer' && isWhole(ruling) && !late && moved === 0 ? ruling : null,
    seen,
    ticket?.id,
  )
  const back = ruling?.kind === 'rewind' ? ruling.to : undefined
  // What is taken back leads there; what is corrected is the table as it is now.
  const leads = back ?? (ruling?.kind === 'adjust' ? seen : undefined)
  useEffect(() => {
    if (leads !== undefined) setPly(leads)
  }, [leads])
  const there = useLoad(async () => {
    if (!looked || back === undefined) return looked?.game.view.turn ?? null
    const { body } = await client.call('replay', { params: { game: id }, query: { ply: back, view: 'spectator' } })
    return body!.game.view.turn
  }, [id, back, seen])
  if (loaded.value && 'conflict' in loaded.value) return <Conflict judge={ticket?.judge ?? null} />
  if (!looked || !ruling || ply === undefined)
    return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />
  const shown = Math.min(ply, seen)
  const show = (next: number): void => {
    setPly(next)
    if (ruling.kind === 'rewind' && next < seen) setRuling({ kind: 'rewind', to: next })
  }
  return (
    <>
      <div class="bench-subject">
        {ticket && <TicketStory ticket={ticket} game={looked} again={again} />}
        <JudgedTable
          called={table}
          looked={looked}
          ply={shown}
          setPly={show}
          rewinds={ruling.kind === 'rewind'}
          asked={ticket?.seat ?? null}
        />
        {ruling.kind === 'adjust' &&
          (looked.whole ? (
            <Correction
              key={seen}
              whole={looked.whole}
              patch={ruling.patch}
              set={patch => setRuling({ kind: 'adjust', patch: patch ?? [] })}
            />
          ) : (
            <Panel heading={words.changes}>
              <p class="notice">{words.needsWhole}</p>
            </Panel>
          ))}
        <TrialShown trial={trial} looked={looked} />
        {loaded.state === 'failed' && <TroubleNotice trouble={loaded.trouble} again={loaded.again} />}
        <WholeView whole={looked.whole} game={looked.game} ticket={ticket?.id} open={setWhy} />
      </div>
      <div class="bench-deed">
        {done && (
          <p class="verdict for" role="status">
            <Sign name="for" /> {words.done}
          </p>
        )}
        <RulingForm
          {...{ looked, table, ticket, judge, ruling, trial, moved, setMoved, late }}
          ply={shown}
          turn={there.value ?? null}
          set={next => {
            setDone(false)
            setRuling(next)
          }}
          lookAgain={() => setLook(n => n + 1)}
          ruled={() => {
            setDone(true)
            setPly(undefined)
            setRuling(undefined)
            setLook(n => n + 1)
            again()
          }}
        />
      </div>
    </>
  )
}

/** What was asked, noted and decided; a judge adds to it, and closes it where all is said. */
function TicketStory({ ticket, game, again }: { ticket: Listed['ticket']; game: Looked; again: () => void }) {
  const { judge: words } = useDeskWords()
  const [text, setText] = useState(''),
    [isPrivate, setPrivate] = useState(false),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  const params = { game: ticket.game, ticket: ticket.id },
    seat = (of: number | null): string => (of === null ? words.somebody : (game.game.players[of]?.name ?? '…'))
  const act = (run: () => Promise<unknown>): void => {
    setTrouble(undefined)
    run().then(again, (failure: unknown) => {
      const found = troubleOf(failure),
        said = (words.codes as Record<string, string>)[found.code ?? '']
      setTrouble({ ...found, ...(said !== undefined && { said }) })
    })
  }
  const line = (at: string, who: string, said: ComponentChildren) => (
    <li>
      <time dateTime={at}>{`${day(at)}, ${clockTime(at, Date.parse(at))}`}</time> <b>{who}</b> <span>{said}</span>
    </li>
  )
  return (
    <Panel class="ticket-story" heading={words.ticket}>
      <ol>
        {line(ticket.at, words.asks(seat(ticket.seat)), ticket.question && <q>{ticket.question}</q>)}
        {ticket.notes.map(note =>
          line(
            note.at,
            note.by,
            <>
              {note.text} {note.private && <small>{words.private}</small>}
            </>,
          ),
        )}
        {ticket.decisions.map(({ at, judge, text: decided, reason }) =>
          line(at, judge, `${(words.kinds as Record<string, string>)[decided] ?? decided} ${reason}`),
        )}
        {ticket.appeal && line(ticket.appeal.at, words.appeals(seat(ticket.appeal.seat)), ticket.appeal.text)}
      </ol>
      {ticket.stoppedUntil !== null && waits(ticket) && (
        <p class="word">
          <Sign name="pause" />{' '}
          {words.stoppedUntil(
            `${day(ticket.stoppedUntil)}, ${clockTime(ticket.stoppedUntil, Date.parse(ticket.stoppedUntil))}`,
          )}
        </p>
      )}
      {trouble && <TroubleNotice trouble={trouble} />}
      {ticket.state !== 'closed' && (
        <details class="region">
          <summary>{words.note}</summary>
          <form
            onSubmit={(submitted: Event) => {
              submitted.preventDefault()
              act(async () => {
                await client.call('noteTicket', {
                  params,
                  body: { text: text.trim(), ...(isPrivate && { private: true as const }) },
                })
                setText('')
              })
            }}
          >
            <Field id="note" label={words.noteText} value={text} set={setText} required maxlength={2000} />
            <Tick id="note-private" label={words.private} checked={isPrivate} toggle={() => setPrivate(!isPrivate)} />
            <p class="row">
              <button type="submit" class="quiet">
                {words.note}
              </button>
              {ticket.decisions.length > 0 && (
                <button
                  type="button"
                  class="quiet"
                  onClick={() => act(() => client.call('closeTicket', { params, body: {} }))}
                >
                  {words.close}
                </button>
              )}
            </p>
          </form>
        </details>
      )}
    </Panel>
  )
}
