import type { Op } from '../../cards/language.ts'
import type { CombatFrame, Strike } from '../model/frames.ts'
import type { CardId, GameState } from '../model/state.ts'
import { attachedTo, blood, currentCombat, facts } from './queries.ts'
import { priceOfStrike } from './evaluate.ts'

/**
 * What cards make a strike cost, in blood or life, besides what is printed on it: paid as it is declared, of a strike
 * card as part of its cost. Who is bound to a strike pays, or makes none; anybody else may choose not to strike.
 */

/** As far as it tells what the strike is aimed at. */
export type Made = Pick<Strike, 'strike' | 'ranged' | 'own' | 'effects' | 'at'>

const opponentIn = ({ acting, opposing }: CombatFrame, by: CardId): CardId => (by === acting ? opposing : acting)

/** Only what harms others can be aimed: it is not the opponent's equipment that a retainer bears. */
const aimable = ({ ranged, strike, own }: Made): boolean =>
  ranged === true && !own && (strike === 'damage' || strike === 'steal' || strike === 'hand')

/** Retainers of the opponent that this strike could be aimed at in its place (RETAINER-02). */
export const retainersInReach = (state: GameState, frame: CombatFrame, by: CardId, strike: Made): CardId[] =>
  frame.range === 'long' && aimable(strike)
    ? attachedTo(state, opponentIn(frame, by)).filter(id => facts(state, id).types.includes('Retainer'))
    : []

/** At the opponent itself: neither at what it bears nor to get away, unless that harms it afterwards. */
const isAgainst = ({ strike, own, at, effects = [] }: Made): boolean =>
  at === undefined && !own && (strike === 'hand' || strike === 'damage' || strike === 'steal' || harms(effects))
const harms = (ops: readonly Op[]): boolean =>
  ops.some(op =>
    op.op === 'damage'
      ? op.to !== 'by'
      : op.op === 'if'
        ? harms([...op.then, ...(op.else ?? [])])
        : (op.op === 'watch' || op.op === 'each') && harms(op.ops),
  )

const priceAgainst = (state: GameState, frame: CombatFrame, by: CardId, strike: Made): number =>
  priceOfStrike(state, by, strike.strike, isAgainst(strike) ? opponentIn(frame, by) : undefined)

/** It cannot pay for it against the opponent. */
export const isShort = (state: GameState, frame: CombatFrame, by: CardId, strike: Made): boolean =>
  blood(state, by) < priceAgainst(state, frame, by, strike)

/** What it costs as it is aimed; or where that is still to be said, and there is no other aim that it can pay for. */
export const strikePrice = (state: GameState, frame: CombatFrame, by: CardId, strike: Made): number =>
  isShort(state, frame, by, strike) && retainersInReach(state, frame, by, strike).length > 0
    ? 0
    : priceAgainst(state, frame, by, strike)

/** Whether it may choose not to strike: its strikes cost something. */
export const mayRefrain = (state: GameState, frame: CombatFrame, by: CardId): boolean =>
  priceAgainst(state, frame, by, { strike: 'hand' }) > 0

/** What a card with these effects costs more where it is played as the strike that is being chosen. */
export function priceAsStrike(state: GameState, by: CardId, ops: readonly Op[], at?: CardId): number {
  const combat = currentCombat(state)
  if (combat?.step !== 'choose-strikes' || combat.toChoose[0] !== by) return 0
  const strike = ops.find(op => op.op === 'strike')
  return strike?.op !== 'strike' ? 0 : strikePrice(state, combat, by, { ...strike, ...(at !== undefined && { at }) })
}
