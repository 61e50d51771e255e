import type { Person } from '../../games/player-ids.ts'
import type * as z from 'zod'
import type { JudgeView, JudgeViewQuery } from '../../../shared/api/judging.ts'
import type { LanguageCode } from '../../../shared/text/languages.ts'
import type { CardId } from '../../../shared/rules/index.ts'
import { adjustable } from '../../../shared/rules/position/adjusting.ts'
import { versionOf } from '../../games/history.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import type { Service } from '../../games/service.ts'
import { wireGame } from '../../games/wire.ts'
import type { DeskKey } from '../../store/desk-port.ts'
import type { GameRecord } from '../../store/port.ts'
import { eventPartition, made, type Named } from '../desk-items.ts'
import { benchOf } from './court.ts'
import { loadTicket } from './ticket.ts'

/** The item AUDIT#<time>#<chance>: who has seen what is hidden, and why (TJUDGE-19). */
interface LookRecord {
  kind: 'judge-view'
  by: Named
  at: string
  game: string
  /** As spectators count. */
  version: number
  ticket: string | null
  reason: string | null
}
const AUDIT_PREFIX = 'AUDIT#'
const TIE_BYTES = 9

/** All zones, for a judge who has a call of this table or says why. It is kept before anything is shown. */
export async function viewAsJudge(
  service: Service,
  gameId: string,
  who: Person,
  { ticket, reason }: z.output<typeof JudgeViewQuery>,
): Promise<GameRecord | Refused> {
  const bench = await benchOf(service, gameId, who)
  if (isRefused(bench)) return bench
  if (ticket === undefined && reason === undefined)
    return refused('invalid-request', { errors: [{ path: 'ticket', code: 'missing' }] })
  if (ticket !== undefined && !(await loadTicket(service, bench, ticket)))
    return refused('invalid-request', { errors: [{ path: 'ticket', code: 'unknown' }] })
  const { game, event } = bench
  const at = service.clock()
  const look: LookRecord = {
    kind: 'judge-view',
    by: { player: who.id, name: who.name },
    at,
    game: gameId,
    version: versionOf(game.state.views, 'spectator'),
    ticket: ticket ?? null,
    reason: reason ?? null,
  }
  const write = made(auditAt(service, event.id, at), look)
  return (await service.store.saveDesk([write])) === 'conflict' ? refused('contention') : game
}

/** Where something is kept that a judge has done, for good. */
export const auditAt = ({ random }: Pick<Service, 'random'>, event: string, at: string): DeskKey => ({
  partition: eventPartition(event),
  name: `${AUDIT_PREFIX}${at}#${Buffer.from(random(TIE_BYTES)).toString('base64url')}`,
})

export function shownToJudge(game: GameRecord, language: LanguageCode): z.infer<typeof JudgeView> {
  const { state } = game
  const cards = (ids: readonly CardId[]) => ids.map(id => ({ id, key: state.cards[id]!.key }))
  const between = !state.result && state.frames.length === 1 && state.frames[0]!.kind === 'turn'
  return {
    game: wireGame({ game, viewer: 'spectator', version: versionOf(state.views, 'spectator') }, language, [
      ...game.players.keys(),
    ]),
    stacks: state.seats.map(({ library, crypt }, seat) => ({ seat, library: cards(library), crypt: cards(crypt) })),
    versions: state.seats.map((_, seat) => state.views[seat]!),
    position: between ? adjustable(state) : null,
  }
}
