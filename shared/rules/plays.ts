import { inPool } from '../cards/catalogue.ts'
import { definitions } from '../cards/index.ts'
import type { CardDefinition, Mode } from '../cards/definition.ts'
import type { Option, Refusal } from './answers.ts'
import { crowded } from './attach.ts'
import { readyToAct } from './duties.ts'
import { combatRefusal, combatTiming } from './combat-conditions.ts'
import { byLocked, evenLocked, interceptNeeded, stealthNeeded } from './conditions.ts'
import { eventRefusal, outOfTurnRefusal } from './budgets.ts'
import { amount, cardOf, holds, type Look } from './evaluate.ts'
import type { ActionFrame, PlayFrame, WindowName } from './frames.ts'
import type { Cost, Op } from './language.ts'
import {
  announcing,
  barredPolitical,
  controllerOf,
  controlsCopy,
  currentAction,
  currentCombat,
  currentFrame,
  currentTurn,
  definitionOf,
  isReady,
  isVampire,
  minionsOf,
  readyMinions,
  used,
} from './queries.ts'
import { slotsOf, targetRefusal } from './questions.ts'
import { meets, requirementRefusal, requires } from './requirements.ts'
import { reducersFor, reducerSlots, relieved, type Payment } from './reducers.ts'
import { named } from './run.ts'
import { leash, leashedAim } from './slaves.ts'
import { awake, canPay, hasBled, limitedBleedApplies, reliefFor, ruled, stat } from './stats.ts'
import { sterile } from './traits.ts'
import { lentTo } from './under.ts'
import type { CardId, GameState, SeatIndex } from './state.ts'

/** Whether a card could be played now, by whom and how. Asked with a card of the hand for options, and without one for T0. */

const refuse = (reason: Refusal['reason'], rule: string): Refusal => ({ reason, rule })

/** What a mode of a card would need to be played by `by` now; undefined when nothing stands against it. `roused`: as if `by` had been woken. */
export function playRefusal(
  state: GameState,
  seat: SeatIndex,
  definition: CardDefinition,
  mode: Mode,
  by: CardId | null,
  window: WindowName | null,
  card: CardId | null = null,
  roused = false,
): Refusal | undefined {
  const early = timing(state, seat, definition, mode, by, window, roused)
  if (early) return early
  const { facts: printed } = definition
  if (by !== null) {
    // What could cost no blood asks for no vampire.
    const free = (cost: number) =>
      relieved(state, { blood: cost }, reducersFor(state, { seat, by, action: mode.header !== undefined })).blood === 0
    const unfit =
      requirementRefusal(
        state,
        by,
        printed,
        mode,
        !isVampire(state, by) && typeof printed.bloodCost === 'number' && free(printed.bloodCost),
      ) ?? sterile(state, by, mode)
    if (unfit) return unfit
    if (mode.header?.political && !isVampire(state, by)) return refuse('vampires-only', 'MIN-11')
    const held = mode.header && leashedAim({ state, source: null, by, seat, vars: {} }, mode.header)
    if (held) return held
    if (mode.header && crowded(state, by, definition.onePer)) return refuse('one-only', 'GOLDEN-01')
    if (mode.header?.political && used(state, barredPolitical(state, null, printed.key), seat))
      return refuse('barred', 'GOLDEN-01')
    if (ruled(state, by, 'play', false, undefined, printed.key)) return refuse('forbidden', 'GOLDEN-01')
    if ((mode.type !== 'Combat' || mode.once) && used(state, `card:${printed.key}`, by))
      return refuse(
        'already-played',
        mode.type === 'Reaction'
          ? 'MIN-18'
          : mode.type === 'Action Modifier'
            ? 'MIN-13'
            : mode.type === 'Combat'
              ? 'GOLDEN-01'
              : 'ACT-06',
      )
  }
  if (
    by === null &&
    !readyMinions(state, seat).some(id => meets(state, id, printed) === undefined) &&
    requires(printed)
  )
    return refuse('no-such-minion', 'REQ-02')
  if (mode.once && state.uses.some(use => use.what === `played:${printed.key}`))
    return refuse('already-played', 'GOLDEN-01')
  if (printed.unique && controlsCopy(state, seat, printed.key)) return refuse('already-controlled', 'CONTEST-10')
  // The cost of an action is paid when it succeeds, but must be payable when it is announced (REQ-04, REQ-05).
  if (mode.edge && state.edge !== seat) return refuse('edge-not-yours', 'REQ-07')
  const action = mode.header !== undefined,
    cost = costOf(state, definition, card, by, action, xOf({ state, source: card, by, seat, vars: {} }, mode))
  const poor = affords(state, { seat, by, action }, cost)
  if (poor) return refuse(poor, poor === 'not-enough-blood' ? 'REQ-04' : 'REQ-05')
  const look: Look = { state, source: null, by, seat, vars: {} }
  for (const condition of mode.usable ?? []) {
    const refusal = condition(look)
    if (refusal) return refusal
  }
  return (
    targetRefusal(look, leash(state, by, mode), card === null) ??
    combatRefusal(look, mode.ops, window) ??
    numbersRefusal(state, look, mode)
  )
}

/** Who may play this type of card, and when (MASTER-01, MIN-03, MIN-12, MIN-15 to MIN-17). */
function timing(
  state: GameState,
  seat: SeatIndex,
  definition: CardDefinition,
  mode: Mode,
  by: CardId | null,
  window: WindowName | null,
  roused: boolean,
): Refusal | undefined {
  const action = currentAction(state)
  if (mode.type === 'Combat') return combatTiming(state, seat, mode, by, window)
  if (mode.type === 'Master') {
    if (definition.facts.outOfTurn) return outOfTurnRefusal(state, seat, mode, window)
    const turn = currentTurn(state)
    if (window !== null || turn.seat !== seat || turn.phase !== 'master') return refuse('not-this-phase', 'MASTER-02')
    return turn.masterActions > 0 ? undefined : refuse('no-master-action', 'MASTER-01')
  }
  if (mode.type === 'Event') return eventRefusal(state, seat, definition.facts.key, window)
  if (mode.header) {
    const turn = currentTurn(state)
    if (window !== null || action) return refuse('action-under-way', 'MIN-04')
    if (turn.seat !== seat || turn.phase !== 'minion') return refuse('not-this-phase', 'TURN-03')
    if (by === null || !isReady(state, by)) return refuse('in-torpor', 'MIN-03')
    const unable = readyToAct(state, by)
    if (unable) return unable.reason === 'locked' ? refuse('locked', 'MIN-03') : unable
    if (mode.header?.bleed !== undefined && hasBled(state, by)) return refuse('already-bled', 'BLEED-02')
    if (mode.header?.bleed !== undefined && ruled(state, by, 'bleed', false)) return refuse('forbidden', 'GOLDEN-01')
    if (mode.header?.political && used(state, 'political', by)) return refuse('already-called', 'POL-01')
    return undefined
  }
  // The blood hunt is no action, whatever the diablerie was (BLOODHUNT-03).
  if (currentFrame(state, 'referendum')?.hunt && (mode.type === 'Action Modifier' || mode.type === 'Reaction'))
    return refuse('no-cards-in-hunt', 'BLOODHUNT-03')
  // An action card being played is an action already, of the minion that plays it.
  const under = action ?? announcing(state)
  if (!under && !(mode.withoutAction && window === 'as-played'))
    return refuse('wrong-window', mode.type === 'Reaction' ? 'MIN-17' : 'MIN-12')
  if (currentCombat(state) && window !== 'combat-begins') return refuse('wrong-window', 'MIN-15')
  if (window === null || !fits(mode, window))
    return refuse('wrong-window', window === 'as-played' ? 'PLAY-04' : 'PLAY-01')
  if (mode.type === 'Action Modifier') {
    if (by === null || !under || under.seat !== seat) return refuse('not-acting', 'MIN-12')
    if (mode.others) return by !== actingIn(under) && isReady(state, by) ? undefined : refuse('not-another', 'MIN-14')
    if (by !== actingIn(under)) return refuse('not-acting', 'MIN-12')
    // In torpor it may: in the action that leaves it, or wounded by who blocked it (TORPOR-04). Burned it may not.
    return controllerOf(state, by) === seat ? undefined : refuse('not-acting', 'MIN-12')
  }
  if (under?.seat === seat) return refuse('own-action', 'MIN-16')
  if (by === null || !isReady(state, by)) return refuse('in-torpor', 'MIN-16')
  if (!mode.windows.includes(window))
    return !awake(state, by) && reactionBelongs(state, seat, by, window) ? undefined : refuse('wrong-window', 'PLAY-04')
  // What its text gives to a locked minion needs no other (GOLDEN-01).
  return roused || awake(state, by) || mode.usable?.some(one => one === byLocked || one === evenLocked)
    ? undefined
    : refuse('locked', 'MIN-16')
}

const wakes = (ops: readonly Op[]): boolean => ops.some(op => op.op === 'allow' && op.rule === 'wake')

/** Where a line may be played: in its own windows, and a wake also while another card is being played (PLAY-04) and after the action has resolved. */
export const fits = (mode: Mode, window: WindowName | null): boolean =>
  window === null
    ? mode.windows.length === 0
    : mode.windows.includes(window) || (BESIDE.includes(window) && mode.type === 'Reaction' && wakes(mode.ops))
const BESIDE: WindowName[] = ['as-played', 'resolved']

/** There a wake is for the reactions that belong in the window, if the decks can hold one that this minion could play (GLOSS-25). */
const reactionBelongs = (state: GameState, seat: SeatIndex, by: CardId, window: WindowName): boolean =>
  playableIn(state, window).some(
    ({ definition, mode }) =>
      mode.type === 'Reaction' &&
      mode.windows.includes(window) &&
      !playRefusal(state, seat, definition, mode, by, window, null, true),
  )

const actingIn = (under: ActionFrame | PlayFrame): CardId | null => (under.kind === 'action' ? under.acting : under.by)

/** An effect that would add stealth, intercept or limited bleed out of place cannot be played at all (STEALTH-11, BLEED-04). */
export function numbersRefusal(state: GameState, look: Look, mode: Pick<Mode, 'ops'>): Refusal | undefined {
  for (const op of mode.ops) {
    if (op.op !== 'modify' || op.early || op.delta === undefined || amount(look, op.delta) <= 0) continue
    // What waits for a test to hold adds nothing yet, and uses up no limit.
    if (op.while && !holds(look, op.while)) continue
    const refusal =
      op.stat === 'stealth'
        ? stealthNeeded(look)
        : op.stat === 'intercept'
          ? interceptNeeded(typeof op.on === 'string' ? { ...look, by: cardOf(look, op.on) ?? null } : look)
          : undefined
    if (refusal) return refusal
    const action = currentAction(state)
    if (op.stat === 'bleed' && op.limited && action && limitedBleedApplies(state, action))
      return refuse('limited-already', 'BLEED-04')
  }
  return undefined
}

/** What is printed, and what cards in play add for this one; without a card (T0) what is printed. */
export function costOf(
  state: GameState,
  definition: CardDefinition,
  card: CardId | null,
  by: CardId | null,
  action: boolean,
  x?: number,
): { blood?: number; pool?: number } {
  const { bloodCost, poolCost } = definition.facts
  const pool = (typeof poolCost === 'number' ? poolCost : 0) + (card === null ? 0 : stat(state, card, 'cost'))
  const less = (paid: 'blood' | 'pool'): number =>
    card === null || by === null ? 0 : reliefFor(state, by, card, paid, action)
  const blood =
    typeof bloodCost === 'number' ? Math.max(0, bloodCost + less('blood')) : bloodCost === 'X' ? x : undefined
  return {
    ...(blood !== undefined && { blood }),
    ...((pool > 0 || poolCost === 0) && { pool: Math.max(0, pool + less('pool')) }),
  }
}

/** How a minion would equip, employ or recruit a card inside an effect: at what level, the highest it has, and for what. Undefined if it cannot. */
export function bringing(
  state: GameState,
  seat: SeatIndex,
  card: CardId,
  by: CardId,
): { mode: Mode; cost: { blood?: number; pool?: number } } | undefined {
  const definition = definitionOf(state, card)
  const mode = definition?.modes.findLast(one => requirementRefusal(state, by, definition.facts, one) === undefined)
  if (
    !definition ||
    !mode ||
    crowded(state, by, definition.onePer) ||
    (definition.facts.unique && controlsCopy(state, seat, definition.facts.key))
  )
    return undefined
  const cost = costOf(state, definition, card, by, false)
  return affords(state, { seat, by, action: true }, cost) ? undefined : { mode, cost }
}

/** Why not, whatever could be saved of it. */
const affords = (
  state: GameState,
  payment: Payment,
  cost: { blood?: number; pool?: number },
): ReturnType<typeof canPay> =>
  canPay(state, payment.seat, payment.by, cost) &&
  canPay(state, payment.seat, payment.by, relieved(state, cost, reducersFor(state, payment)))

/** What X is as the card is played, unless it is chosen. */
export const xOf = (look: Look, { x }: Pick<Mode, 'x'>): number | undefined =>
  x === undefined ? undefined : amount(look, x)

/** With what it costs more for what has been chosen; an X is what was chosen as the card was played. */
export function costToPay(look: Look, cost: Cost, { facts: printed }: CardDefinition, mode: Mode): Cost {
  return {
    ...cost,
    ...(mode.edge && { edge: true as const }),
    ...(printed.bloodCost === 'X' && { blood: xOf(look, mode) ?? { x: 'x' } }),
    ...(mode.extra !== undefined && { pool: amount(look, { sum: [cost.pool ?? 0, mode.extra] }) }),
  }
}

/** What a mode is called: its Discipline level, or a word where two modes have the same. */
export const nameOf = ({ name, level }: Mode): string => name ?? level

const holdsNothing = (state: GameState, seat: SeatIndex): boolean =>
  state.seats[seat]!.hand.length === 0 && lentTo(state, seat).length === 0

/** Everything this seat may play now, from its hand or as if from it. */
export function playOptions(state: GameState, seat: SeatIndex, window: WindowName | null): Option[] {
  const options: Option[] = []
  const { hand } = state.seats[seat]!,
    lent = lentTo(state, seat)
  for (const card of [...hand, ...lent]) {
    const definition = definitionOf(state, card)
    if (!definition) continue
    for (const mode of definition.modes) {
      if (!fits(mode, window)) continue
      for (const by of users(state, seat, mode)) {
        if (lent.includes(card) && !lentTo(state, seat, by).includes(card)) continue
        if (playRefusal(state, seat, definition, mode, by, window, card)) continue
        const look: Look = { state, source: card, by, seat, vars: {} }
        const action = mode.header !== undefined,
          cost = costOf(state, definition, card, by, action, xOf(look, mode))
        const slots = [
          ...slotsOf(look, leash(state, by, mode)),
          ...reducerSlots(state, { seat, by, action }, cost, definition.facts.bloodCost === 'X'),
        ]
        options.push({
          id: ['play', card, nameOf(mode), ...(by === null ? [] : [by])].join(':'),
          kind: 'play',
          card,
          ...(by !== null && { minion: by }),
          mode: nameOf(mode),
          ...(Object.keys(cost).length > 0 && { cost }),
          effect: {
            key: 'option-play',
            params: { card: named(state, card), minion: by === null ? null : named(state, by), mode: nameOf(mode) },
          },
          irreversible: true,
          ...(slots.length > 0 && { slots }),
        })
      }
    }
  }
  return options
}

function combatants(state: GameState): CardId[] {
  const combat = currentCombat(state)
  return combat ? [combat.acting, combat.opposing] : []
}

/** The minions that a mode's type could be played by, before anything else is asked. */
function users(state: GameState, seat: SeatIndex, mode: Mode): (CardId | null)[] {
  const under = currentAction(state) ?? announcing(state)
  if (mode.type === 'Master' || mode.type === 'Event') return [null]
  if (mode.type === 'Action Modifier')
    return !under || under.seat !== seat
      ? []
      : mode.others
        ? readyMinions(state, seat).filter(id => id !== actingIn(under))
        : [actingIn(under)]
  if (mode.type === 'Combat') {
    const fighting = combatants(state)
    return mode.others
      ? minionsOf(state, seat).filter(id => !fighting.includes(id))
      : fighting.filter(id => controllerOf(state, id) === seat)
  }
  // Nobody reacts to an own action (MIN-16).
  return mode.type === 'Reaction' && under?.seat === seat ? [] : readyMinions(state, seat)
}

/**
 * T0: whether public facts and the pool of printed cards leave this seat anything to play here. Only the number of cards in
 * hand is looked at, never the cards.
 */
export function couldPlay(state: GameState, seat: SeatIndex, window: WindowName | null): boolean {
  if (holdsNothing(state, seat)) return false
  // Who could play a type of card is the same for all cards of it.
  const known = new Map<string, (CardId | null)[]>()
  for (const { definition, mode } of playableIn(state, window)) {
    const type = mode.others ? `${mode.type} of others` : mode.type
    const minions = known.get(type) ?? users(state, seat, mode)
    known.set(type, minions)
    for (const by of minions) if (!playRefusal(state, seat, definition, mode, by, window)) return true
  }
  return false
}

/** T0: whether the decks can hold a card, other than a wake, that one of this seat's minions could play in another's action, awake or woken. */
export function couldReact(state: GameState, seat: SeatIndex, window: WindowName): boolean {
  if (holdsNothing(state, seat)) return false
  return playableIn(state, window).some(
    ({ definition, mode }) =>
      !(mode.type === 'Reaction' && wakes(mode.ops)) &&
      users(state, seat, mode).some(by => !playRefusal(state, seat, definition, mode, by, window, null, true)),
  )
}

/** T0: whether the decks can hold a card with which this minion could hunt in its own turn. */
export const couldHuntByCard = (state: GameState, seat: SeatIndex, by: CardId): boolean =>
  !holdsNothing(state, seat) &&
  playableIn(state, null).some(
    ({ definition, mode }) => mode.header?.hunt === true && !playRefusal(state, seat, definition, mode, by, null),
  )

interface Playable {
  definition: CardDefinition
  mode: Mode
}
const demands = ({ definition, mode }: Playable): number =>
  mode.level.length +
  (mode.usable?.length ?? 0) +
  (requires(definition.facts) ? 1 : 0) +
  (definition.facts.bloodCost !== undefined ? 1 : 0)
const playables = new Map<string, Playable[]>()

/** Made when first asked for: the cards are complete only when all modules are loaded. */
function playableIn(state: GameState, window: WindowName | null): Playable[] {
  const pool = state.settings.cards ?? 'all',
    key = `${pool} ${window}`
  const known = playables.get(key)
  if (known) return known
  const found = [...definitions.values()]
    .filter(definition => inPool(pool, definition.facts.key))
    .flatMap(definition => definition.modes.filter(mode => fits(mode, window)).map(mode => ({ definition, mode })))
  // What asks for least comes first: one that could be played is enough.
  found.sort((a, b) => demands(a) - demands(b))
  playables.set(key, found)
  return found
}
