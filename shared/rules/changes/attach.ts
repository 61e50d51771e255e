import { moveCounters } from './counters.ts'
import { AS_VAMPIRE } from '../reads/look.ts'
import type { Op } from '../../cards/language.ts'
import { attachedTo, controllerOf, crowded, currentTurn, definitionOf, facts, isOfCrypt } from '../reads/queries.ts'
import { change, emit, named, push, type Run } from '../model/run.ts'
import type { CardId, GameState, SeatIndex, Vars } from '../model/state.ts'
import { mayHave, startingLife } from '../reads/evaluate.ts'
import { isAwaited } from '../reads/card-texts.ts'
import { tellBare } from './under.ts'
import { put, take } from './piles.ts'

/**
 * Cards coming into play and lying on others: who controls them, with what life, and how many of a kind a minion can
 * have.
 */

/**
 * A minion card on a minion belongs to whoever controls that minion (MIN-01), and so does a trophy (MASTER-18); by
 * itself it stays with who played it (MIN-02), as do another master card and an event (EVENT-03).
 */
export const isMinionCard = (state: GameState, id: CardId): boolean =>
  facts(state, id).keywords?.includes('trophy') === true ||
  !facts(state, id).types.some(type => type === 'Master' || type === 'Event')

/** Where a card comes into play, or moves to while it is there. */
interface Place {
  seat: SeatIndex
  host?: CardId | undefined
  mode?: string | undefined
  vars: Vars
}

/**
 * Puts a card in play, or on another card. What it was to lie on may be gone or may not take it: then nothing moves
 * (ANN-09).
 */
export function place(run: Run, id: CardId, { seat, host, mode, vars }: Place): void {
  const { state } = run
  const from = controllerOf(state, id)
  const keeper = host === undefined ? seat : controllerOf(state, host)
  if (keeper === undefined) return
  if (host !== undefined && (crowded(state, host, definitionOf(state, id)?.onePer, id) || !mayHave(state, host, id)))
    return
  const to = host === undefined ? seat : isMinionCard(state, id) ? keeper : (from ?? seat)
  const untold = from === undefined ? toBeTold(state, id, vars) : undefined
  if (untold && host !== undefined) {
    push(run, {
      kind: 'effects',
      source: id,
      by: host,
      seat: to,
      ops: [untold, { op: 'move', who: 'self', to: 'inPlay', on: 'by' }],
      vars,
    })
    return
  }
  take(state, id)
  put(state, id, to, 'inPlay')
  if (host !== undefined) change(state, id, { on: host })
  if (host === undefined) emit(run, 'moved', { card: named(state, id), to: 'inPlay', owner: to })
  else emit(run, 'attached', { card: named(state, id), to: named(state, host) })
  if (from !== undefined) return
  const { lends, draws } = definitionOf(state, id) ?? {}
  if (lends || (draws && 'amongst' in draws)) tellBare(run, id)
  // For what the card does in play an ally is no vampire (MIN-23).
  const { [AS_VAMPIRE]: _, ...kept } = vars
  for (const [name, value] of Object.entries(kept)) if (Array.isArray(value) && value.length === 0) delete kept[name]
  change(state, id, { vars: kept, ...(mode !== undefined && mode !== '' && { mode }) })
  // An ally or a retainer enters play with its life from the bank (MIN-05, MIN-07).
  const life = startingLife(state, id)
  if (life > 0) moveCounters(run, 'bank', { card: id }, life, 'set-up')
  tellEntered(run, id)
}

/** It has come into play, whichever way: by influence, on resolving or by an effect. */
export function tellEntered(run: Run, id: CardId): void {
  rememberEntry(run.state, id)
  if (isAwaited(run.state, 'entered-play')) emit(run, 'entered-play', { card: named(run.state, id) }, [])
}

/**
 * Of what may be a vampire each Methuselah knows until their next influence phase begins that it has entered play, and
 * whoever brought it out in their own that they did.
 */
function rememberEntry(state: GameState, id: CardId): void {
  if (!isOfCrypt(state, id) && facts(state, id).types[0] !== 'Action') return
  const turn = currentTurn(state),
    keeper = controllerOf(state, id)
  const remember = (name: string, of: SeatIndex): void =>
    void state.facts.push({ name: `${name}@${of}`, of: id, n: 1, until: { phase: 'influence', of } })
  for (const [seat, { ousted }] of state.seats.entries()) if (!ousted) remember('entered', seat)
  if (turn.phase === 'influence' && keeper === turn.seat) remember('came-out', keeper)
}

/**
 * The Discipline that a card gives and that is chosen as it is played is chosen too where it comes into play by
 * something else.
 */
function toBeTold(state: GameState, id: CardId, vars: Vars): Op | undefined {
  const definition = definitionOf(state, id)
  const asked = (definition?.statics ?? []).flatMap(({ effect }) =>
    'level' in effect && typeof effect.level !== 'string' && vars[effect.level.x] === undefined ? [effect.level.x] : [],
  )
  return definition?.modes.flatMap(({ ops }) => ops).find(op => op.op === 'choose' && asked.includes(op.as))
}

/** Gives a card to another Methuselah as it lies, with the minion cards on it (MIN-01, CTRL-02). */
export function handOver(run: Run, id: CardId, to: SeatIndex): void {
  const { state } = run
  const from = controllerOf(state, id)
  if (from === undefined || from === to) return
  take(state, id)
  put(state, id, to, 'inPlay')
  emit(run, 'control-changed', { card: named(state, id), from, to })
  for (const on of attachedTo(state, id)) if (isMinionCard(state, on)) handOver(run, on, to)
}
