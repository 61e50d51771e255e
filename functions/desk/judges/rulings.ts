import type { Person } from '../../games/player-ids.ts'
import type * as z from 'zod'
import type { RulingCall, RulingKind, RulingReport } from '../../../shared/api/judging.ts'
import { decide, type Decision } from '../../../shared/league/tickets.ts'
import { idFrom, payloadHash } from '../../games/hash.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import { isRuled, rule, type RulingCommand } from '../../games/rulings/index.ts'
import type { Outcome, Service } from '../../games/service.ts'
import type { DeskWrite } from '../../store/desk-port.ts'
import {
  changed,
  eventPartition,
  FINAL_ROUND,
  isOver,
  made,
  RULING_PREFIX,
  type Kept,
  type Named,
  type RuledOn,
} from '../desk-items.ts'
import { begunAgain, isOfFinal } from '../events/finale.ts'
import { once } from '../once.ts'
import { correctResult } from '../results/correct.ts'
import { benchOf, type Bench } from './court.ts'
import { loadTicket, refusedFor, settleClocks, tellLeague, type TicketRecord } from './ticket.ts'

type Call = z.infer<typeof RulingCall>
type Ruled = Omit<Call, 'expectedVersion'>

/** The item RULING#<id>: what was ruled, by whom and why, for good (TJUDGE-19). */
export interface RulingRecord extends RuledOn {
  id: string
  round: number
  table: number
  ruling: Call['ruling']
  reason: string
  /** As spectators count: where it shows. */
  version: number
  ticket?: string
}

export interface AtTable {
  game: string
  by: Person
  key: string
}

/** What a ruling has come to. */
interface Carried {
  bench: Bench
  report: RulingReport & { id: string }
  ticket: TicketRecord | undefined
}
export interface Ruling extends AtTable {
  call: Ruled & Pick<RulingCommand, 'expectedVersion'>
  /** What the sender has asked for, so that the same key means the same. */
  hash: string
  /** It closes its call, where it is the last word; how far the game has gone meanwhile does not matter. */
  answers?: true
  /** The reason that goes with the call, where the table is told another. */
  because?: string
}

const rulingIdOf = (by: string, game: string, key: string): string => idFrom('rul', `ruling\n${by}\n${game}\n${key}`)

export const postRuling = (service: Service, at: AtTable, call: Call): Promise<Outcome> =>
  ruleAtTable(service, { ...at, call, hash: payloadHash('rule', { game: at.game, call }) }, ({ report }) => report)

/** What would come of it, for any judge who may rule at the table; nothing is kept. */
export async function tryRuling(service: Service, { game, by, key }: AtTable, call: Call): Promise<Outcome> {
  const bench = await benchOf(service, game, by)
  if (isRefused(bench)) return bench
  const wrong = unruly(bench, call) ?? (await overtaken(service, bench, call))
  if (wrong) return wrong
  const again = await finalAgain(service, bench, call)
  if (isRefused(again)) return again
  return rule(service, { gameId: game, by, key, ...call, dry: true })
}

/**
 * A ruling, and with it its record and what it says on the call that it answers. It is carried out in the game first,
 * under its key: said again after a failure, the rest follows.
 */
export async function ruleAtTable(
  service: Service,
  { game: gameId, by, key, call, hash, answers, because }: Ruling,
  tell: (carried: Carried) => object,
): Promise<Outcome> {
  const bench = await benchOf(service, gameId, by)
  if (isRefused(bench)) return bench
  const partition = eventPartition(bench.event.id)
  const id = rulingIdOf(by.id, gameId, key)
  const outcome = await once(service, { partition, by: by.id, key, hash }, async () => {
    // Once it is carried out it is kept, whatever has become of the event or the call meanwhile.
    const isCarriedOut = await isRuled(service, { gameId, by, key })
    const wrong = isCarriedOut
      ? undefined
      : (unruly(bench, call) ?? reserved(bench, call) ?? (await overtaken(service, bench, call)))
    if (wrong) return wrong
    const at = service.clock()
    const kept = call.ticket === undefined ? undefined : await loadTicket(service, bench, call.ticket)
    if (call.ticket !== undefined && !kept)
      return answers
        ? refused('not-found')
        : refused('invalid-request', { errors: [{ path: 'ticket', code: 'unknown' }] })
    const ticket = kept && decided(bench, kept, decisionOf(call, by, at, because), answers === true)
    if (ticket && isRefused(ticket) && !isCarriedOut) return ticket
    const again = await finalAgain(service, bench, call)
    if (isRefused(again)) return again
    const ruled = await rule(service, { gameId, by, key, id, ...call })
    if (isRefused(ruled)) return ruled
    const corrected = await correction(service, gameId, call, { id, by })
    if (corrected) return corrected
    const report = { id, ...(JSON.parse(ruled.body) as RulingReport) }
    const written = ticket && !isRefused(ticket) ? ticket : undefined
    const record = recordOf(bench, call, { id, at, by, version: report.version })
    return {
      status: 200,
      body: tell({ bench, report, ticket: written ?? kept?.value }),
      writes: [
        made({ partition, name: RULING_PREFIX + id }, record),
        ...(kept && written ? [changed(kept, written)] : []),
        ...again.writes,
      ],
    }
  })
  if (isRefused(outcome)) return outcome
  const unsettled = call.ticket === undefined ? undefined : await settleClocks(service, bench, by, `ruling-${id}`)
  if (unsettled) return unsettled
  await tellLeague(service, bench, 'judge.ruled', {
    cause: `ruling ${id}`,
    at: service.clock(),
    ruling: call.ruling.kind,
    judge: by.name,
    ...(isForAll(call) && { reason: call.reason }),
    ...(call.staffError && { staffError: true }),
    ...(call.ticket !== undefined && { ticket: call.ticket }),
  })
  return outcome
}

const isForAll = ({ ruling }: Ruled): boolean => ruling.kind !== 'answer' || ruling.to === undefined

/** These are the head judge's, or of whoever stands in at this table (TJUDGE-02, TJUDGE-10, TPEN-14). */
const OF_THE_HEAD: readonly RulingKind[] = ['adjust', 'remove', 'restart', 'result']

function reserved({ place, event, judges }: Bench, { ruling }: Ruled): Refused | undefined {
  const takesBack = ruling.kind === 'rewind' && (event.sanctioned || ruling.accept === true)
  if (place === 0 || !(takesBack || OF_THE_HEAD.includes(ruling.kind))) return undefined
  return refused('forbidden', { ruleRef: 'TJUDGE-06', detail: `This is for ${judges[0]!.name} to rule` })
}

/** What nobody may rule here. */
function unruly({ event }: Bench, { ruling }: Ruled): Refused | undefined {
  const { kind } = ruling
  if (event.sanctioned && kind === 'remove' && (ruling.vp || ruling.pool))
    return refused('invalid-request', {
      ruleRef: 'TJUDGE-14',
      detail: 'In a sanctioned event a removal gives nobody anything',
      errors: (['vp', 'pool'] as const).flatMap(gift =>
        ruling[gift] ? [{ path: `ruling.${gift}`, code: 'sanctioned' }] : [],
      ),
    })
  if (isOver(event) && kind !== 'answer' && kind !== 'result')
    return refused('event-state', { ruleRef: 'TPEN-16', detail: 'The event is over' })
  return undefined
}

/** A final that was begun again is played in another game: in the one before there is nothing left to rule on. */
async function overtaken(
  service: Service,
  { event, game, round }: Bench,
  { ruling }: Ruled,
): Promise<Refused | undefined> {
  if (round !== FINAL_ROUND || ruling.kind === 'answer' || (await isOfFinal(service, event, game.id))) return undefined
  return refused('event-state', { ruleRef: 'TJUDGE-12', detail: 'The final was begun again' })
}

/** What a restart is to an event: that of a final begins with its seating, and with the next in rank. */
async function finalAgain(
  service: Service,
  { event, round }: Bench,
  { ruling }: Ruled,
): Promise<{ writes: DeskWrite[] } | Refused> {
  if (round !== FINAL_ROUND || ruling.kind !== 'restart') return { writes: [] }
  const writes = await begunAgain(service, event, ruling.seat)
  return isRefused(writes) ? writes : { writes }
}

const decisionOf = ({ ruling, reason }: Ruled, by: Person, at: string, because = reason): Decision => ({
  judge: by.id,
  name: by.name,
  at,
  text: ruling.kind === 'answer' ? ruling.text : ruling.kind,
  reason: because,
  ...(ruling.kind === 'answer' && ruling.to && { to: ruling.to }),
})

function decided(
  bench: Bench,
  { value: ticket }: Kept<TicketRecord>,
  decision: Decision,
  closes: boolean,
): TicketRecord | Refused {
  const judges = bench.judges.map(({ player }) => player)
  const next = decide(ticket, decision, judges)
  if (typeof next === 'string') return refusedFor(next, bench)
  const isLastWord = next.decisions.at(-1)?.final === true
  return { ...ticket, ...next, ...(closes && isLastWord && { closed: { by: decision.judge, at: decision.at } }) }
}

/** A result that is ruled is signed anew; where nothing is signed, the ruling alone says it. */
async function correction(
  service: Service,
  game: string,
  { ruling, reason }: Ruled,
  { id, by }: { id: string; by: Person },
): Promise<Refused | undefined> {
  if (ruling.kind !== 'result' || !service.signer) return undefined
  const { victoryPoints } = ruling
  const judge: Named = { player: by.id, name: by.name }
  const corrected = await correctResult(service, game, { ruling: id, victoryPoints, comment: reason, by: judge })
  // What the ruling says stands all the same where no end of the game was ever recorded to be signed.
  return isRefused(corrected) && corrected.refused === 'contention' ? corrected : undefined
}

const recordOf = (
  { game, round, table }: Bench,
  call: Ruled,
  { id, at, by, version }: { id: string; at: string; by: Person; version: number },
): RulingRecord => ({
  id,
  game: game.id,
  round,
  table,
  // Everybody may read it, in the signed result: what the parties alone were told is not for it.
  text: isForAll(call) ? call.reason : '',
  by: { player: by.id, name: by.name },
  at,
  ruling: call.ruling,
  reason: call.reason,
  version,
  ...(call.ticket !== undefined && { ticket: call.ticket }),
  ...(call.staffError && { staffError: true as const }),
})
