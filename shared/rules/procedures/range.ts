import type { Option } from '../model/answers.ts'
import type { CombatFrame } from '../model/frames.ts'
import type { WindowName } from '../../cards/language.ts'
import { combatRefusal } from '../offers/combat-conditions.ts'
import { controllerOf, currentCombat } from '../reads/queries.ts'
import { emit, named, type Run } from '../model/run.ts'
import { stat } from '../reads/evaluate.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'
import { maneuverOptionOf, maneuversOf, maneuverWith } from './strikes.ts'

/** Maneuvers toggle the range and presses the end of the combat, one side after the other (RANGE-02, PRESS-04). */
export function maneuver(run: Run, combat: CombatFrame, by: CardId): void {
  combat.range = other(combat.range)
  combat.maneuvered = by
  emit(run, 'maneuvered', { by: named(run.state, by), range: combat.range })
}

export function press(run: Run, combat: CombatFrame, by: CardId): void {
  // It cancels the opposing press to continue; with none to cancel it continues (PRESS-02, PRESS-03).
  if (combat.pressed) delete combat.pressed
  else combat.pressed = true
  combat.presser = by
  run.state.facts.push({ name: 'has-pressed', of: by, n: 1, until: combat.round })
  emit(run, 'pressed', { by: named(run.state, by), continues: combat.pressed === true })
}

const other = (range: CombatFrame['range']) => (range === 'close' ? 'long' : 'close')

/** Optional maneuvers and presses that cards have given a combatant, and the maneuvers of its weapons (RANGE-04). */
export function optionalMoves(state: GameState, seat: SeatIndex, window: WindowName): Option[] {
  const combat = currentCombat(state)
  if (!combat || (window !== 'range' && window !== 'press')) return []
  const op = window === 'range' ? 'maneuver' : 'press'
  return [combat.acting, combat.opposing]
    .filter(by => controllerOf(state, by) === seat)
    .flatMap((by): Option[] => {
      if (combatRefusal({ state, source: null, by, seat, vars: {} }, [{ op }])) return []
      const range = other(combat.range)
      const effect: Option['effect'] =
        op === 'maneuver'
          ? { key: 'option-maneuver', params: { minion: named(state, by), card: null, range } }
          : { key: 'option-press', params: { minion: named(state, by), to: combat.pressed ? 'end' : 'continue' } }
      // A weapon that has more than one uses each of them for the same strike.
      const committed = combat.committed.find(strike => strike.by === by)
      const weapons =
        op === 'maneuver'
          ? maneuversOf(state, by).filter(({ source }) => !committed || committed.source === source)
          : []
      return [
        ...(stat(state, by, op) > 0 ? [{ id: `${op}:${by}`, kind: op, minion: by, effect } as const] : []),
        ...weapons.map(one => maneuverOptionOf(state, one, range)),
      ]
    })
}

export function useMove(run: Run, option: Option): void {
  const { state } = run
  const combat = currentCombat(state)!,
    by = option.minion!
  if (option.card !== undefined) return maneuverWith(run, by, option.id)
  if (option.kind === 'press') press(run, combat, by)
  else maneuver(run, combat, by)
  spend(state, by, option.kind)
}

/** What is optional is given one by one, and used up so. */
function spend(state: GameState, by: CardId, what: Option['kind']): void {
  const given = state.modifiers.find(m => m.kind === 'number' && m.stat === what && 'card' in m.on && m.on.card === by)
  state.modifiers = state.modifiers.filter(m => m !== given)
}
