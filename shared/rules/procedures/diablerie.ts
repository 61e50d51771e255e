import type { ArgValue, Option, Slot } from '../model/answers.ts'
import { place } from '../changes/attach.ts'
import {
  crowded,
  attachedTo,
  blood,
  clockwise,
  controllerOf,
  currentAction,
  currentCombat,
  actingSeat,
  definitionOf,
  facts,
  isEquipment,
  isReady,
  isVampire,
} from '../reads/queries.ts'
import { moveCounters } from '../changes/counters.ts'
import { hasDiscipline, capacity, mayHave, ruled } from '../reads/evaluate.ts'
import type { DiablerieFrame } from '../model/frames.ts'
import { emit, named, pop, push, type Run, publishedBy } from '../model/run.ts'
import { noDiablerist } from '../reads/requirements.ts'
import type { CardId, GameState } from '../model/state.ts'
import { burn, shufflePile } from '../changes/zones.ts'
import type { Procedure } from './procedure.ts'
import { openWindow } from './open-window.ts'

/**
 * Diablerie: blood, equipment, the end of the victim, a Discipline, as one unit that nothing interrupts (DIABLERIE-01
 * to DIABLERIE-12).
 */
export function beginDiablerie(run: Run, by: CardId, victim: CardId): void {
  const { state } = run
  if (
    noDiablerist(state, by) ||
    !isReady(state, by) ||
    !isVampire(state, by) ||
    !isVampire(state, victim) ||
    ruled(state, victim, 'diablerized', false) ||
    controllerOf(state, victim) === undefined
  )
    return
  push(run, { kind: 'diablerie', step: 'unit', by, victim, seat: controllerOf(state, by)! })
}

export const diablerie: Procedure<DiablerieFrame> = {
  step(run, frame) {
    const { state } = run
    switch (frame.step) {
      case 'unit':
        if (asksAnything(state, frame)) return false
        commit(run, frame, [], undefined)
        return true
      case 'after':
        frame.step = 'hunt'
        openWindow(run, 'diablerized', frame.id, actingSeat(state))
        return true
      case 'hunt':
        pop(run)
        // After a diablerie by action, what may follow the resolution of the action comes first (BLOODHUNT-09).
        if (byAction(state, frame.by))
          state.facts.push({ name: 'hunted', of: frame.by, n: 1, until: currentAction(state)!.id })
        else beginHunt(run, frame.by)
        return true
    }
  },
  asks: {
    waiting: (_, frame) => [frame.seat],
    instance: () => 0,
    ask: (state, frame) => ({
      key: 'ask-diablerie',
      params: { minion: named(state, frame.by), card: named(state, frame.victim) },
    }),
    options: (state, frame) => [optionOf(state, frame)],
    fallback: (state, frame) => ({
      optionId: 'diablerize',
      args: Object.fromEntries(slotsOf(state, frame).map(slot => [slot.name, slot.default])),
    }),
    accept(run, frame, seat, _option, answer) {
      publishedBy(run, seat)
      commit(run, frame, cards(answer.args!['equipment']), cards(answer.args!['discipline'])[0])
    },
  },
}

const cards = (value: ArgValue | undefined): CardId[] => (Array.isArray(value) ? value.map(Number) : [])

const byAction = (state: GameState, by: CardId): boolean => {
  const action = currentAction(state)
  return action?.acting === by && action.outcome === 'successful' && !currentCombat(state)
}

const isOlder = (state: GameState, { victim, by }: DiablerieFrame): boolean =>
  capacity(state, victim) > capacity(state, by)

/** But for what a minion has only one of. */
const equipmentOn = (state: GameState, { victim, by }: DiablerieFrame): CardId[] =>
  attachedTo(state, victim).filter(
    id => isEquipment(state, id) && !crowded(state, by, definitionOf(state, id)?.onePer) && mayHave(state, by, id),
  )

/** Whether there is anything to choose, by public facts alone: what a hand or a library holds must not show. */
function asksAnything(state: GameState, frame: DiablerieFrame): boolean {
  const { hand, library, ash } = state.seats[frame.seat]!
  return (
    equipmentOn(state, frame).length > 0 || (isOlder(state, frame) && hand.length + library.length + ash.length > 0)
  )
}

/** A master Discipline card that may lie on the diablerist; one of each name a pile is enough, and tells no order. */
function disciplines(state: GameState, { by, seat }: DiablerieFrame): CardId[] {
  return (['hand', 'ash', 'library'] as const).flatMap(pile => {
    const fit = state.seats[seat]![pile].filter(id => fitsOn(state, id, by)).toSorted((a, b) => a - b)
    return fit.filter((id, i) => fit.findIndex(other => state.cards[other]!.key === state.cards[id]!.key) === i)
  })
}

/** DIABLERIE-12. */
const fitsOn = (state: GameState, card: CardId, vampire: CardId): boolean =>
  facts(state, card).keywords?.includes('discipline') === true &&
  definitionOf(state, card)!.statics!.some(
    ({ effect }) =>
      'level' in effect &&
      (typeof effect.level !== 'string' || !hasDiscipline(state, vampire, effect.level.toUpperCase())),
  )

function slotsOf(state: GameState, frame: DiablerieFrame): Slot[] {
  const equipment = equipmentOn(state, frame)
  const slots: Slot[] = []
  const victim = named(state, frame.victim)
  if (equipment.length > 0)
    slots.push({
      name: 'equipment',
      type: 'cards',
      candidates: equipment,
      min: 0,
      max: equipment.length,
      default: equipment,
      ask: { key: 'ask-spoils', params: { card: victim, cards: equipment.map(id => named(state, id)) } },
    })
  if (isOlder(state, frame)) {
    const found = disciplines(state, frame)
    slots.push({
      name: 'discipline',
      type: 'cards',
      candidates: found,
      min: 0,
      max: Math.min(1, found.length),
      default: [],
      ask: {
        key: 'ask-discipline',
        params: { minion: named(state, frame.by), cards: found.map(id => named(state, id)) },
      },
    })
  }
  return slots
}

const optionOf = (state: GameState, frame: DiablerieFrame): Option => ({
  id: 'diablerize',
  kind: 'choose',
  minion: frame.by,
  card: frame.victim,
  irreversible: true,
  slots: slotsOf(state, frame),
  effect: { key: 'option-diablerie', params: { minion: named(state, frame.by), card: named(state, frame.victim) } },
})

function commit(run: Run, frame: DiablerieFrame, equipment: CardId[], discipline: CardId | undefined): void {
  const { state } = run
  const { by, victim, seat } = frame
  // Who takes nothing, or what the library has, has gone through it; hand and ash heap need no search (p. 16, p. 35).
  const { library } = state.seats[seat]!
  const searched =
    isOlder(state, frame) && (discipline === undefined ? library.length > 0 : library.includes(discipline))
  // Each Methuselah may ask who has committed it since the own last turn.
  for (const other of clockwise(state, seat))
    state.facts.push({ name: `diablerie@${other}`, of: by, n: 1, until: 'game' })
  emit(run, 'diablerized', { by: named(state, by), victim: named(state, victim) })
  moveCounters(run, { card: victim }, { card: by }, blood(state, victim), 'diablerie')
  for (const id of equipment) place(run, id, { seat, host: by, vars: {} })
  burn(run, victim)
  if (discipline !== undefined) place(run, discipline, { seat, host: by, vars: {} })
  if (searched) shufflePile(run, seat, 'library')
  frame.step = 'after'
}

/**
 * The blood hunt that follows every diablerie: a referendum that is no action, without terms (BLOODHUNT-01 to
 * BLOODHUNT-09).
 */
export function beginHunt(run: Run, hunted: CardId): void {
  const { state } = run
  const seat = controllerOf(state, hunted)
  if (seat === undefined || ruled(state, hunted, 'hunted', false)) return // who is gone already cannot be hunted, nor who is exempt
  emit(run, 'blood-hunt', { hunted: named(state, hunted) })
  push(run, {
    kind: 'referendum',
    step: 'terms',
    hunt: true,
    calledBy: hunted,
    seat,
    source: null,
    terms: [],
    passed: [{ op: 'move', who: 'by', to: 'ash' }],
    vars: {},
    ballots: [],
  })
}
