import type { Option, Slot } from '../model/answers.ts'
import type { CombatFrame, Strike } from '../model/frames.ts'
import type { Op } from '../../cards/language.ts'
import { nameOf } from '../reads/played-cards.ts'
import { attachedTo, definitionOf, facts } from '../reads/queries.ts'
import { named } from '../model/run.ts'
import type { CardId, GameState } from '../model/state.ts'

/**
 * What a strike is aimed at: the opponent, or at long range, of a ranged strike, one of its retainers, named with it
 * (RETAINER-02, RETAINER-03, RETAINER-05).
 */

export const AIMED = 'aimed-at'

export const opponentOf = (frame: CombatFrame, by: CardId): CardId =>
  by === frame.acting ? frame.opposing : frame.acting

/** Only what harms others can be aimed: it is not the opponent's equipment that a retainer bears. */
const aimable = ({ ranged, strike, own }: Aimable): boolean =>
  ranged === true && !own && (strike === 'damage' || strike === 'steal' || strike === 'hand')

type Aimable = Pick<Strike, 'strike' | 'ranged' | 'own'>
/** Asked only where there is a retainer to aim at besides the opponent. */
export function aimSlot(state: GameState, frame: CombatFrame, strike: Aimable): Slot[] {
  const opponent = opponentOf(frame, frame.toChoose[0]!)
  const retainers =
    frame.range === 'long' && aimable(strike)
      ? attachedTo(state, opponent).filter(id => facts(state, id).types.includes('Retainer'))
      : []
  if (retainers.length === 0) return []
  return [
    {
      name: AIMED,
      type: 'cards',
      candidates: [opponent, ...retainers],
      min: 1,
      max: 1,
      default: [opponent],
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
