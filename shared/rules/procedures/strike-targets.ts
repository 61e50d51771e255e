import type { Option, Slot } from '../model/answers.ts'
import type { CombatFrame, Strike } from '../model/frames.ts'
import type { Op } from '../../cards/language.ts'
import { nameOf } from '../reads/played-cards.ts'
import { definitionOf } from '../reads/queries.ts'
import { isShort, retainersInReach } from '../reads/strike-prices.ts'
import { named } from '../model/run.ts'
import type { CardId, GameState } from '../model/state.ts'

/**
 * What a strike is aimed at: the opponent, or at long range, of a ranged strike, one of its retainers, named with it
 * (RETAINER-02, RETAINER-03, RETAINER-05).
 */

export const AIMED = 'aimed-at'

export const opponentOf = (frame: CombatFrame, by: CardId): CardId =>
  by === frame.acting ? frame.opposing : frame.acting

type Aimable = Pick<Strike, 'strike' | 'ranged' | 'own' | 'effects'>
/** Asked only where there is a retainer to aim at besides the opponent. */
export function aimSlot(state: GameState, frame: CombatFrame, strike: Aimable): Slot[] {
  const by = frame.toChoose[0]!,
    opponent = opponentOf(frame, by)
  const retainers = retainersInReach(state, frame, by, strike)
  if (retainers.length === 0) return []
  const aims = isShort(state, frame, by, strike) ? retainers : [opponent, ...retainers]
  return [
    {
      name: AIMED,
      type: 'cards',
      candidates: aims,
      min: 1,
      max: 1,
      default: aims.slice(0, 1),
      ask: { key: 'choose-strike-target', params: { card: named(state, opponent), min: 1, max: 1 } },
    },
  ]
}

/** A strike card asks for its target besides what it asks for itself. */
export function aimedPlay(state: GameState, frame: CombatFrame, play: Option): Option {
  const ops =
    definitionOf(state, play.card!)!.modes.find(mode => nameOf(mode) === play.mode && mode.windows.includes('strike'))
      ?.ops ?? []
  const op = ops.find((one): one is Extract<Op, { op: 'strike' }> => one.op === 'strike')
  const slots = op ? aimSlot(state, frame, op) : []
  return slots.length > 0 ? { ...play, slots: [...(play.slots ?? []), ...slots] } : play
}
