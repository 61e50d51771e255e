import type { Header, Mode } from '../../cards/definition.ts'
import type { Refusal } from '../model/answers.ts'
import { cardOf, seatOf, type Viewpoint } from './look.ts'
import type { CardsWhere } from '../../cards/language.ts'
import { controllerOf, facts, readyMinions } from './queries.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'

/**
 * Slaves of a clan: no directed action without a master (TRAIT-14), and a fight in the place of a blocked one
 * (TRAIT-15).
 */

/** A slave performs no directed action unless its controller has a ready member of the clan it serves. */
export function leashed(state: GameState, id: CardId): Refusal | undefined {
  const { slaveOf } = facts(state, id)
  const seat = controllerOf(state, id)
  if (
    slaveOf === undefined ||
    seat === undefined ||
    readyMinions(state, seat).some(other => facts(state, other).clan === slaveOf)
  )
    return undefined
  return { reason: 'no-master', rule: 'TRAIT-14' }
}

/**
 * The same for an action as its header aims it. What is aimed at a card still to be chosen may be one's own (DIR-02).
 */
export function leashedAim(look: Viewpoint, { bleed, target }: Header): Refusal | undefined {
  const { state, by, seat } = look
  const refusal = by === null || (bleed === undefined && target === undefined) ? undefined : leashed(state, by)
  if (!refusal || bleed !== undefined || target === undefined) return refusal
  if ('seat' in target) return seatOf(look, target.seat) === seat ? undefined : refusal
  const card = cardOf(look, target.card)
  return card === undefined || [seat, undefined].includes(controllerOf(state, card)) ? undefined : refusal
}

const own = (who: CardsWhere): CardsWhere => ({ of: 'you', any: [who] })

/** The mode as a leashed slave may use it: what it is aimed at is chosen among its Methuselah's own cards. */
export function leash<M extends { header?: Header; ops: Mode['ops'] }>(
  state: GameState,
  by: CardId | null,
  mode: M,
): M {
  const target = mode.header?.target
  if (by === null || !target || !('card' in target) || !leashed(state, by)) return mode
  return {
    ...mode,
    ops: mode.ops.map(op =>
      op.op === 'choose' && op.as === target.card && 'cards' in op.from
        ? { ...op, from: { cards: own(op.from.cards) } }
        : op,
    ),
  }
}

/** The slaves that may fight for a blocked minion of the clan they serve: ready, unlocked, of the same controller. */
export function standIns(state: GameState, seat: SeatIndex, blocked: CardId): CardId[] {
  const { clan } = facts(state, blocked)
  return clan === undefined
    ? []
    : readyMinions(state, seat).filter(
        id => id !== blocked && facts(state, id).slaveOf === clan && !state.cards[id]!.locked,
      )
}
