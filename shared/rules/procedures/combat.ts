import type { CombatFrame, Hit } from '../frames.ts'
import { combatStands, controllerOf, currentAction, currentTurn } from '../queries.ts'
import { closeScope, emit, freshId, named, pop, push, type Run } from '../run.ts'
import { stat } from '../stats.ts'
import type { GameState, SeatIndex } from '../state.ts'
import { openWindow } from './window.ts'
import type { Procedure } from './procedure.ts'

/** A combat is a series of rounds of seven steps (COMBAT-07); the acting minion's Methuselah has the first opportunity in each (COMBAT-08). */
export const combat: Procedure<CombatFrame> = {
  step(run, frame) {
    const { state } = run
    // Whatever the step, a combatant that is not ready stops the round; the end of the round still takes place (COMBAT-10, ROUNDEND-02).
    if (!combatStands(state, frame) && frame.step !== 'round-end' && frame.step !== 'over') frame.step = 'round-end'
    switch (frame.step) {
      case 'round':
        closeScope(state, frame.round)
        frame.number++
        frame.round = freshId(state)
        frame.range = 'close'
        frame.strikes = []
        delete frame.pressed
        emit(run, 'round-started', { round: frame.number })
        return open(run, frame, 'before-range', 'range')
      case 'before-range':
      case 'range': return open(run, frame, 'range', 'before-strikes')
      case 'before-strikes': return open(run, frame, 'before-strikes', 'choose-strikes')
      case 'choose-strikes': return chooseStrikes(run, frame)
      case 'resolve-strikes': return resolveStrikes(run, frame)
      case 'press': return open(run, frame, 'press', 'round-end')
      case 'round-end':
        openWindow(run, 'round-end', frame.id, lead(state, frame))
        frame.step = frame.pressed && combatStands(state, frame) ? 'round' : 'over'
        return true
      case 'over':
        emit(run, 'combat-ended', { acting: named(state, frame.acting), opposing: named(state, frame.opposing) })
        pop(run)
        return true
    }
  },
}

const lead = (state: GameState, frame: CombatFrame): SeatIndex =>
  currentAction(state)?.seat ?? controllerOf(state, frame.acting) ?? currentTurn(state).seat

function open(run: Run, frame: CombatFrame, name: 'before-range' | 'range' | 'before-strikes' | 'press', next: CombatFrame['step']): true {
  frame.step = next
  openWindow(run, name, frame.id, lead(run.state, frame))
  return true
}

/** A minion without another strike uses its hands (STRIKE-03): with nothing to choose from, nobody is asked. */
function chooseStrikes(run: Run, frame: CombatFrame): true {
  for (const by of [frame.acting, frame.opposing]) {
    frame.strikes.push({ by, strike: 'hand', source: null })
    emit(run, 'strike-chosen', { by: named(run.state, by), strike: 'hand', card: null })
  }
  frame.step = 'resolve-strikes'
  return true
}

/** Both strikes of a pair resolve simultaneously (STRIKE-06); hands reach at close range only and hit for strength (STRIKE-07, STRIKE-16). */
function resolveStrikes(run: Run, frame: CombatFrame): true {
  frame.step = 'press'
  const hits = frame.strikes
    .filter(strike => frame.range === 'close' || strike.ranged)
    .map((strike): Hit => ({ to: strike.by === frame.acting ? frame.opposing : frame.acting, amount: strike.damage ?? Math.max(0, stat(run.state, strike.by, 'strength')), from: strike.by, ...(strike.aggravated && { aggravated: true as const }) }))
    .filter(hit => hit.amount > 0)
  if (hits.length > 0) push(run, { kind: 'proposal', step: 'prevent', proposal: { type: 'damage', hits, strike: true } })
  return true
}
