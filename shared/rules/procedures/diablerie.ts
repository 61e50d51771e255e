import type { ArgValue, Option, Slot } from '../answers.ts'
import { moveCounters } from '../counters.ts'
import { hasDiscipline } from '../evaluate.ts'
import type { DiablerieFrame } from '../frames.ts'
import { attachedTo, blood, controllerOf, controlsCopy, currentAction, currentCombat, currentTurn, definitionOf, facts, inGame, isReady, isVampire, pileOf } from '../queries.ts'
import { change, emit, named, pop, push, type Run } from '../run.ts'
import { capacity, ruled } from '../stats.ts'
import { bloodCursed } from '../traits.ts'
import type { CardId, GameState, SeatIndex } from '../state.ts'
import { burn, draw, put, shufflePile, take } from '../zones.ts'
import type { Procedure } from './procedure.ts'
import { openWindow } from './window.ts'

/** Diablerie: blood, equipment, the end of the victim, a Discipline, as one unit that nothing interrupts (DIABLERIE-01 to DIABLERIE-12). */
export function beginDiablerie(run: Run, by: CardId, victim: CardId): void {
  const { state } = run
  const seat = controllerOf(state, by)
  if (seat === undefined || bloodCursed(state, by) || !isReady(state, by) || !isVampire(state, by) || !isVampire(state, victim) || controllerOf(state, victim) === undefined || by === victim) return
  push(run, { kind: 'diablerie', step: 'unit', by, victim, seat })
}

export const diablerie: Procedure<DiablerieFrame> = {
  step(run, frame) {
    const { state } = run
    switch (frame.step) {
      case 'unit':
        if (inGame(state, frame.seat) && asksAnything(state, frame)) return false
        commit(run, frame, [], undefined)
        return true
      case 'after':
        frame.step = 'hunt'
        openWindow(run, 'diablerized', frame.id, currentAction(state)?.seat ?? currentTurn(state).seat)
        return true
      case 'hunt':
        pop(run)
        // After a diablerie by action, what may follow the resolution of the action comes first (BLOODHUNT-09).
        if (byAction(state, frame.by)) state.facts.push({ name: 'hunted', of: frame.by, n: 1, until: currentAction(state)!.id })
        else beginHunt(run, frame.by)
        return true
    }
  },
  asks: {
    waiting: (_, frame) => [frame.seat],
    instance: () => 0,
    ask: (state, frame) => ({ key: 'ask-diablerie', params: { minion: named(state, frame.by), card: named(state, frame.victim) } }),
    options: (state, frame) => [optionOf(state, frame)],
    fallback: (state, frame) => ({ optionId: 'diablerize', args: Object.fromEntries(slotsOf(state, frame).map(slot => [slot.name, slot.default])) }),
    accept(run, frame, seat, _option, answer) {
      run.state.fx++
      run.state.present = seat
      run.published = true
      commit(run, frame, cards(answer.args?.['equipment']), cards(answer.args?.['discipline'])[0])
    },
  },
}

const cards = (value: ArgValue | undefined): CardId[] => (Array.isArray(value) ? value.map(Number) : [])

const byAction = (state: GameState, by: CardId): boolean => {
  const action = currentAction(state)
  return action?.acting === by && action.outcome === 'successful' && !currentCombat(state)
}

const isOlder = (state: GameState, { victim, by }: DiablerieFrame): boolean => capacity(state, victim) > capacity(state, by)

const equipmentOn = (state: GameState, { victim, seat }: DiablerieFrame): CardId[] =>
  attachedTo(state, victim).filter(id => facts(state, id).types.includes('Equipment') && (controllerOf(state, id) === seat || !facts(state, id).unique || !controlsCopy(state, seat, state.cards[id]!.key)))

/** Whether there is anything to choose, by public facts alone: what a hand or a library holds must not show. */
function asksAnything(state: GameState, frame: DiablerieFrame): boolean {
  const { hand, library, ash } = state.seats[frame.seat]!
  return equipmentOn(state, frame).length > 0 || (isOlder(state, frame) && hand.length + library.length + ash.length > 0)
}

/** A master Discipline card that may lie on the diablerist; one of each name a pile is enough, and tells no order. */
function disciplines(state: GameState, { by, seat }: DiablerieFrame): CardId[] {
  return (['hand', 'ash', 'library'] as const).flatMap(pile => {
    const fit = state.seats[seat]![pile].filter(id => fitsOn(state, id, by)).toSorted((a, b) => a - b)
    return fit.filter((id, i) => fit.findIndex(other => state.cards[other]!.key === state.cards[id]!.key) === i)
  })
}

/** DIABLERIE-12. */
function fitsOn(state: GameState, card: CardId, vampire: CardId): boolean {
  const level = definitionOf(state, card)?.statics?.flatMap(({ effect }) => ('level' in effect && typeof effect.level === 'string' ? [effect.level] : []))[0]
  return level !== undefined && facts(state, card).keywords?.includes('discipline') === true && !hasDiscipline(state, vampire, level.toUpperCase())
}

function slotsOf(state: GameState, frame: DiablerieFrame): Slot[] {
  const equipment = equipmentOn(state, frame)
  const slots: Slot[] = []
  const victim = named(state, frame.victim)
  if (equipment.length > 0) slots.push({ name: 'equipment', type: 'cards', candidates: equipment, min: 0, max: equipment.length, default: equipment, ask: { key: 'ask-spoils', params: { card: victim, cards: equipment.map(id => named(state, id)) } } })
  if (isOlder(state, frame)) {
    const found = disciplines(state, frame)
    slots.push({ name: 'discipline', type: 'cards', candidates: found, min: 0, max: Math.min(1, found.length), default: [], ask: { key: 'ask-discipline', params: { minion: named(state, frame.by), cards: found.map(id => named(state, id)) } } })
  }
  return slots
}

const optionOf = (state: GameState, frame: DiablerieFrame): Option => ({
  id: 'diablerize', kind: 'choose', minion: frame.by, card: frame.victim, irreversible: true, slots: slotsOf(state, frame),
  effect: { key: 'option-diablerie', params: { minion: named(state, frame.by), card: named(state, frame.victim) } },
})

function commit(run: Run, frame: DiablerieFrame, equipment: CardId[], discipline: CardId | undefined): void {
  const { state } = run
  const { by, victim, seat } = frame
  emit(run, 'diablerized', { by: named(state, by), victim: named(state, victim) })
  moveCounters(run, { card: victim }, { card: by }, blood(state, victim), 'diablerie')
  for (const id of equipment) attach(run, id, by, seat)
  burn(run, victim)
  if (discipline !== undefined) {
    const from = pileOf(state, discipline)!.pile
    attach(run, discipline, by, seat)
    if (from === 'library') shufflePile(run, seat, 'library')
    if (from === 'hand') draw(run, seat, 'library', 1)
  }
  frame.step = 'after'
}

function attach(run: Run, id: CardId, to: CardId, seat: SeatIndex): void {
  take(run.state, id)
  put(run.state, id, seat, 'inPlay')
  change(run.state, id, { on: to })
  emit(run, 'attached', { card: named(run.state, id), to: named(run.state, to) })
}

/** The blood hunt that follows every diablerie: a referendum that is no action, without terms (BLOODHUNT-01 to BLOODHUNT-09). */
export function beginHunt(run: Run, hunted: CardId): void {
  const { state } = run
  const seat = controllerOf(state, hunted)
  if (seat === undefined || ruled(state, hunted, 'hunted', false)) return // who is gone already cannot be hunted, nor who is exempt
  emit(run, 'blood-hunt', { hunted: named(state, hunted) })
  push(run, { kind: 'referendum', step: 'terms', hunt: true, calledBy: hunted, seat, source: null, terms: [], passed: [{ op: 'move', who: 'by', to: 'ash' }], vars: {}, ballots: [] })
}
