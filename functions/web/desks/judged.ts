import { ApiProblem, NoReply, type Infer, type RequestOf } from '../../../shared/api/client.ts'
import type { EventTickets } from '../../../shared/api/judge-calls.ts'
import type { JudgeView, RulingReport } from '../../../shared/api/judging.ts'
import type { Problem } from '../../../shared/api/problem.ts'
import { memory } from '../browser-memory.ts'
import { allRounds, FINAL, type EventShown, type TableOfRound } from '../events/shown-event.ts'
import type { Entry, GameView } from '../live/state.ts'
import { client, signedIn } from '../session.ts'

export type Ticket = Infer<typeof EventTickets>['tickets'][number]
export type Report = Infer<typeof RulingReport>
export type Whole = Infer<typeof JudgeView>
export type Ruling = RequestOf<'ruleOnGame'>['body']['ruling']
export type RulingOf<K extends Ruling['kind']> = Extract<Ruling, { kind: K }>
export type Change = RulingOf<'adjust'>['patch'][number]

/** A table of the event that is played, or was and can still be ruled on. */
export interface TableAt {
  round: number
  table: TableOfRound
  game: string
  /** The reader sits there. */
  own: boolean
}

/** A call as it stands in the list: of a table where the reader sits there is no more to it than who judges. */
export interface Listed {
  ticket: Ticket
  own: boolean
}

export interface Desk {
  event: EventShown
  tables: TableAt[]
  tickets: Listed[]
}

export async function readDesk(id: string): Promise<Desk> {
  const params = { event: id }
  const { body: event } = await client.call('event', { params })
  const { body: rounds } = await client.call('rounds', { params })
  const judges = event!.you.judge !== null && signedIn()
  const final = judges && event!.openRounds.includes(FINAL) ? (await client.call('final', { params })).body : null
  const tables = allRounds({ rounds: rounds!.rounds, final }).flatMap(({ round, state, tables: of }) =>
    of.flatMap((table): TableAt[] =>
      table.game === null || state === 'closed'
        ? []
        : [{ round, table, game: table.game, own: table.seats.some(({ player }) => player === event!.you.player) }],
    ),
  )
  if (!judges) return { event: event!, tables, tickets: [] }
  const { body: calls } = await client.call('eventTickets', { params })
  // The list leaves out tables where one may not rule; of those where one sits one reads as who sits there does.
  const here = await Promise.all(
    tables
      .filter(({ own }) => own)
      .map(async ({ game }) => (await client.call('tickets', { params: { game } })).body?.tickets ?? []),
  )
  const listed = [
    ...calls!.tickets.map((ticket): Listed => ({ ticket, own: false })),
    ...here.flat().map((ticket): Listed => ({ ticket, own: true })),
  ]
  return { event: event!, tables, tickets: listed.toSorted((a, b) => (a.ticket.at < b.ticket.at ? -1 : 1)) }
}

export const waits = ({ state }: Ticket): boolean => state === 'open' || state === 'appealed'

/** What a judge has looked at: a ruling is on this, and refused once the table has moved. */
export interface Looked {
  game: GameView
  /** What has been published last, the oldest first. */
  entries: Entry[]
  whole: Whole | null
}

/** Enough of the record for the publications that are taken back. */
const LATEST = 100

async function lookAt(game: string, why: LookWhy | null): Promise<Looked> {
  const params = { game },
    query = { view: 'spectator' as const }
  // As it is now, and not as late as spectators are shown it.
  const whole = why && (await client.call('judgeView', { params, query: why })).body
  const now = whole?.game ?? (await client.call('game', { params, query })).body!
  const { body: log } = await client.call('log', { params, query: { ...query, order: 'newest', limit: LATEST } })
  return { game: now, entries: log?.entries ?? [], whole }
}

/**
 * Without a connection as it was last looked at, and when that was; what is hidden was kept on no device. A ruling on it
 * finds no connection either.
 */
export async function lookOrRemember(game: string, why: LookWhy | null): Promise<{ looked: Looked; heard?: number }> {
  const name = `looked.${game}`
  try {
    const looked = await lookAt(game, why)
    if (why === null) void memory.write(name, { looked, heard: Date.now() })
    return { looked }
  } catch (failure) {
    const held =
      why === null && failure instanceof NoReply
        ? await memory.read<{ looked: Looked; heard: number }>(name)
        : undefined
    if (held) return held
    throw failure
  }
}

/** For which call, or why, a judge looks at what is hidden. */
export type LookWhy = { ticket: string } | { reason: string }

export const problemIn = (failure: unknown): Problem | undefined =>
  failure instanceof ApiProblem ? failure.problem : undefined

/** Where a seat's card lies in the position that a correction changes. */
export interface Correctable {
  key: string
  seat: number
  what: 'pool' | 'blood' | 'locked' | 'vp'
  /** Of a card: its key. */
  card: string | null
  path: string
  was: number | boolean
  most: number | null
  /** The field is there: it is replaced, and else added. */
  there: boolean
}

const idIn = (name: string | undefined): number => Number(/^card (\d+)$/.exec(name ?? '')?.[1] ?? NaN)

/** All that the form can change, seat by seat: pools, victory points, blood and whether a card is locked. */
export function correctables({ position, game }: Whole): Correctable[] {
  if (!position) return []
  const { seats } = game.view
  return position.seats.flatMap((own, seat) => {
    const shown = seats[seat]!
    const counts = (what: 'pool' | 'vp', field: 'pool' | 'victoryPoints'): Correctable => ({
      key: `${seat} ${what}`,
      seat,
      what,
      card: null,
      path: `/seats/${seat}/${field}`,
      was: own[field],
      most: null,
      there: true,
    })
    const cards = (['ready', 'torpor', 'uncontrolled'] as const).flatMap(pile =>
      own[pile].flatMap((lying, at): Correctable[] => {
        const path = `/seats/${seat}/${pile}/${at}`,
          card = 'card' in lying ? lying.card : 'generic',
          id = idIn(lying.as)
        const minion = [...shown.ready, ...shown.torpor].find(one => one.card.id === id)
        const of = { seat, card }
        const blood: Correctable = {
          ...of,
          key: `${path} blood`,
          what: 'blood',
          path: `${path}/blood`,
          was: lying.blood ?? minion?.blood ?? 0,
          most: minion?.capacity ?? null,
          there: lying.blood !== undefined,
        }
        const locked: Correctable = {
          ...of,
          key: `${path} locked`,
          what: 'locked',
          path: `${path}/locked`,
          was: lying.locked,
          most: null,
          there: true,
        }
        return [...(pile === 'uncontrolled' || minion ? [blood] : []), ...(pile === 'uncontrolled' ? [] : [locked])]
      }),
    )
    return [counts('pool', 'pool'), ...cards, counts('vp', 'victoryPoints')]
  })
}

/** Each change is held to what was looked at, as the change itself says. */
export const patchOf = (changes: readonly { of: Correctable; to: number | boolean }[]): Change[] =>
  changes.map(({ of, to }) => ({ op: of.there ? 'replace' : 'add', path: of.path, value: to }))

const HIDDEN = /^\/seats\/\d\/(hand|library|crypt|removed)\b/
/** A hand or a stack is changed by it, or looked for in it. */
export const touchesHidden = (patch: readonly Change[]): boolean =>
  patch.some(one => HIDDEN.test(one.path) || ('from' in one && HIDDEN.test(one.from)))

/** Pool and counters on cards of each seat, as everybody may count them. */
export const countersIn = ({ view }: GameView): { seat: number; pool: number; blood: number }[] =>
  view.seats.map(({ seat, pool, ready, torpor, uncontrolled }) => ({
    seat,
    pool,
    blood: [
      ...ready.map(one => one.blood),
      ...torpor.map(one => one.blood),
      ...uncontrolled.map(one => one.counters),
    ].reduce((sum, n) => sum + n, 0),
  }))
