import type { CardDefinition, Mode } from '../../cards/definition.ts'
import { refuse, type Option, type Refusal, type Slot } from '../model/answers.ts'
import {
  crowded,
  announcing,
  barredPolitical,
  controllerOf,
  controlsCopy,
  currentAction,
  currentCombat,
  currentFrame,
  currentTurn,
  definitionOf,
  facts,
  isLocked,
  isReady,
  isVampire,
  mayAnnounce,
  minionsOf,
  readyMinions,
  used,
} from '../reads/queries.ts'
import { evenLocked, fits, kindsOf, needsIn, playableIn, wakes, whoOf, type Drawer, type Need } from './playables.ts'
import { readyToAct } from './duties.ts'
import { combatRefusal, combatTiming } from './combat-conditions.ts'
import { interceptNeeded, stealthNeeded, unmet } from '../reads/conditions.ts'
import { eventRefusal, outOfTurnRefusal } from './budgets.ts'
import { amount, disciplinesToPlay, holds, mayHave, ruled, seatRuled, starves } from '../reads/evaluate.ts'
import { cardOf, type Viewpoint } from '../reads/look.ts'
import type { ActionFrame, PlayFrame } from '../model/frames.ts'
import type { Op, WindowName } from '../../cards/language.ts'
import { slotsOf, targetRefusal } from './questions.ts'
import { meets, playsAs, requirementRefusal, requires, unfitFor } from '../reads/requirements.ts'
import { reducerSlots } from './reducers.ts'
import { reducersFor, relieved, costOf, affords, xOf } from '../reads/costs.ts'
import { named } from '../model/run.ts'
import { leash, leashedAim } from '../reads/slaves.ts'
import { priceAsStrike } from '../reads/strike-prices.ts'
import { awake, dearerAt, hasBled, limitedBleedApplies } from '../reads/stats.ts'
import { sterile } from '../reads/traits.ts'
import { nameOf, sharedUse } from '../reads/played-cards.ts'
import { lentTo } from '../reads/lent.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'

/**
 * Whether a card could be played now, by whom and how. Asked with a card of the hand for options, and without one for
 * T0.
 */

/** To play a card in one of its modes. */
export interface Attempt {
  state: GameState
  seat: SeatIndex
  definition: CardDefinition
  mode: Mode
  by: CardId | null
  window: WindowName | null
  /** Null where any card that says so is meant, as for T0. */
  card: CardId | null
  /** As if `by` had been woken. */
  roused?: boolean
}

/** What it would need to be played now; undefined when nothing stands against it. */
export const playRefusal = (attempt: Attempt): Refusal | undefined => timing(attempt) ?? timelyRefusal(attempt)

/** The same of what may be played at this time. `found`: what its text and its numbers ask of the moment holds. */
function timelyRefusal(
  { state, seat, definition, mode, by, window, card }: Attempt,
  found = false,
): Refusal | undefined {
  const { facts: printed } = definition
  if (seatRuled(state, seat, 'play', { printed, mode })) return refuse('forbidden', 'GOLDEN-01')
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
    if (mode.header && crowded(state, by, definition.onePer) && !isPutOnOther(mode.ops))
      return refuse('one-only', 'GOLDEN-01')
    if (card !== null && liesOnBy(mode) && !mayHave(state, by, card)) return refuse('forbidden', 'GOLDEN-01')
    if (mode.header?.political && used(state, barredPolitical(state, null, printed.key), seat))
      return refuse('barred', 'GOLDEN-01')
    if (ruled(state, by, 'play', false, undefined, printed.key, { printed, mode }))
      return refuse('forbidden', 'GOLDEN-01')
    if ((mode.type !== 'Combat' || mode.once) && used(state, cardUse(printed.key), by))
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
  const shared = mode.once && sharedUse(printed.key, mode, by)
  if (shared !== undefined && state.uses.some(use => use.what === shared && (!mode.byEach || use.by === seat)))
    return refuse('already-played', 'GOLDEN-01')
  if (printed.unique && controlsCopy(state, seat, printed.key)) return refuse('already-controlled', 'CONTEST-10')
  // The cost of an action is paid when it succeeds, but must be payable when it is announced (REQ-04, REQ-05).
  if (mode.edge && state.edge !== seat) return refuse('edge-not-yours', 'REQ-07')
  const action = mode.header !== undefined,
    cost = costOf(
      state,
      seat,
      definition,
      card,
      by,
      action,
      xOf({ state, source: card, by, seat, vars: {} }, mode),
      mode,
    )
  const life = by === null ? 0 : priceAsStrike(state, by, mode.ops)
  const poor = affords(state, { seat, by, action, card, life }, cost)
  if (poor) return refuse(poor, poor === 'not-enough-blood' ? 'REQ-04' : 'REQ-05')
  const look: Viewpoint = { state, source: null, by, seat, vars: {} }
  return (
    (found ? undefined : unmet(look, mode.usable)) ??
    targetRefusal(look, leash(state, by, mode), card === null) ??
    combatRefusal(look, mode.ops, window, mode.level) ??
    (found ? undefined : numbersRefusal(state, look, mode))
  )
}

/** Equipment, and what else is put on who plays it. */
const liesOnBy = ({ ops }: Mode): boolean =>
  ops.some(op => op.op === 'move' && op.who === 'self' && op.to === 'inPlay' && op.on === 'by')

/** As what a minion's play of a card is remembered. */
export const cardUse = (key: string): string => `card:${key}`
/** Who may play this type of card, and when (MASTER-01, MIN-03, MIN-12, MIN-15 to MIN-17). */
function timing({ state, seat, definition, mode, by, window, roused }: Attempt): Refusal | undefined {
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
    if (window !== null || action) return refuse('action-under-way', 'MIN-04')
    if (!mayAnnounce(state, seat, by ?? undefined)) return refuse('not-this-phase', 'TURN-03')
    if (by === null || !isReady(state, by)) return refuse('in-torpor', 'MIN-03')
    const unable = readyToAct(state, by)
    // What its text gives to a locked minion needs no other (GOLDEN-01).
    if (unable && !(unable.reason === 'locked' && evenLocked(mode)))
      return unable.reason === 'locked' ? refuse('locked', 'MIN-03') : unable
    if (mode.header?.bleed !== undefined && hasBled(state, by)) return refuse('already-bled', 'BLEED-02')
    if (mode.header?.bleed !== undefined && ruled(state, by, 'bleed', false)) return refuse('forbidden', 'GOLDEN-01')
    if (mode.header?.hunt && starves(state, by)) return refuse('forbidden', 'GOLDEN-01')
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
    if (mode.others) {
      if (by === actingIn(under) || !isReady(state, by)) return refuse('not-another', 'MIN-14')
      return mode.others === 'unlocked' && isLocked(state, by) ? refuse('locked', 'MIN-14') : undefined
    }
    if (by !== actingIn(under)) return refuse('not-acting', 'MIN-12')
    // In torpor it may: in the action that leaves it, or wounded by who blocked it (TORPOR-04). Burned it may not.
    return controllerOf(state, by) === seat ? undefined : refuse('not-acting', 'MIN-12')
  }
  // To the actions of others, ready and unlocked or woken, able to block or not (GLOSS-33, MIN-21, POLITICS-23),
  // and as long as one is ready (MIN-22, TORPOR-03).
  if (under?.seat === seat) return refuse('own-action', 'MIN-16')
  if (by === null || !isReady(state, by)) return refuse('in-torpor', 'MIN-16')
  if (!mode.windows.includes(window))
    return !awake(state, by) && reactionBelongs(state, seat, by, window) ? undefined : refuse('wrong-window', 'PLAY-04')
  // What its text gives to a locked minion needs no other (GOLDEN-01).
  return roused || awake(state, by) || evenLocked(mode) ? undefined : refuse('locked', 'MIN-16')
}

/**
 * There a wake is for the reactions that belong in the window, if the decks can hold one that this minion could play
 * (GLOSS-25).
 */
const reactionBelongs = (state: GameState, seat: SeatIndex, by: CardId, window: WindowName): boolean =>
  couldOne(
    state,
    seat,
    window,
    mode => mode.type === 'Reaction' && mode.windows.includes(window),
    true,
    () => [by],
  )

const actingIn = (under: ActionFrame | PlayFrame): CardId | null => (under.kind === 'action' ? under.acting : under.by)

/**
 * An effect that would add stealth, intercept or limited bleed out of place cannot be played at all (STEALTH-11,
 * BLEED-04, GLOSS-12); one that takes from the other side needs no need (STEALTH-09).
 */
export function numbersRefusal(state: GameState, look: Viewpoint, mode: Pick<Mode, 'ops'>): Refusal | undefined {
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

const holdsNothing = (state: GameState, seat: SeatIndex): boolean =>
  state.seats[seat]!.hand.length === 0 && lentTo(state, seat).length === 0

/** One of them, found by its id without a look at the other cards. */
export function playOption(
  state: GameState,
  seat: SeatIndex,
  window: WindowName | null,
  id: string,
): Option | undefined {
  const [kind, card] = id.split(':')
  return kind === 'play' ? playOptions(state, seat, window, Number(card)).find(one => one.id === id) : undefined
}

/** Everything this seat may play now, from its hand or as if from it; `only`: with this card. */
export function playOptions(state: GameState, seat: SeatIndex, window: WindowName | null, only?: CardId): Option[] {
  const options: Option[] = []
  const { hand } = state.seats[seat]!,
    lent = lentTo(state, seat),
    usersOf = usersAt(state, seat, users)
  for (const card of lent.length === 0 ? hand : [...hand, ...lent]) {
    if (only !== undefined && card !== only) continue
    const definition = definitionOf(state, card)
    if (!definition) continue
    for (const mode of definition.modes) {
      if (!fits(mode, window)) continue
      for (const by of usersOf(mode)) {
        if (lent.includes(card) && !lentTo(state, seat, by).includes(card)) continue
        if (playRefusal({ state, seat, definition, mode, by, window, card })) continue
        const look: Viewpoint = { state, source: card, by, seat, vars: {} }
        const action = mode.header !== undefined,
          cost = costOf(state, seat, definition, card, by, action, xOf(look, mode), mode)
        const asked = withinMeans(look, card, mode, cost.pool ?? 0, slotsOf(look, leash(state, by, mode)))
        if (!asked) continue
        const slots = [
          ...asked,
          ...reducerSlots(state, { seat, by, action, card }, cost, definition.facts.bloodCost === 'X'),
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

/** What it can be aimed at by who pays more for it; undefined where that is nothing. */
function withinMeans(look: Viewpoint, card: CardId, { aims }: Mode, pool: number, slots: Slot[]): Slot[] | undefined {
  const { state, seat } = look
  const payable = (target: CardId | undefined): boolean =>
    target === undefined || state.seats[seat]!.pool >= pool + dearerAt(state, target, card)
  if (aims !== undefined && !payable(cardOf(look, aims))) return undefined
  const left = slots.map(slot => {
    if (slot.type !== 'cards' || slot.candidates.every(payable)) return slot
    const candidates = slot.candidates.filter(payable)
    return { ...slot, candidates, max: Math.min(slot.max, candidates.length), default: candidates.slice(0, slot.min) }
  })
  return left.every(slot => slot.type !== 'cards' || slot.candidates.length >= slot.min) ? left : undefined
}

function combatants(state: GameState): CardId[] {
  const combat = currentCombat(state)
  return combat ? [combat.acting, combat.opposing] : []
}

/** The minions that a mode's type could be played by, before anything else is asked. */
export function users(state: GameState, seat: SeatIndex, mode: Mode): (CardId | null)[] {
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

/** The same of many modes at one time: each type is looked up once. */
function usersAt(state: GameState, seat: SeatIndex, who: typeof users): (mode: Mode) => readonly (CardId | null)[] {
  const known = new Map<string, readonly (CardId | null)[]>()
  return mode => {
    const type = whoOf(mode),
      before = known.get(type)
    if (before) return before
    const found = who(state, seat, mode)
    known.set(type, found)
    return found
  }
}

/**
 * T0: whether public facts and the pool of printed cards leave this seat anything to play here. Only the number of
 * cards in hand is looked at, never the cards.
 */
export const couldPlay = (state: GameState, seat: SeatIndex, window: WindowName | null): boolean =>
  !holdsNothing(state, seat) && couldOne(state, seat, window, () => true)

/**
 * T0: whether the decks can hold a card, other than a wake, that one of this seat's minions could play in another's
 * action, awake or woken.
 */
export const couldReact = (state: GameState, seat: SeatIndex, window: WindowName): boolean =>
  !holdsNothing(state, seat) &&
  couldOne(state, seat, window, ({ type, ops }) => !(type === 'Reaction' && wakes(ops)), true)

/** T0: whether the decks can hold a card with which this minion could hunt in its own turn. */
export const couldHuntByCard = (state: GameState, seat: SeatIndex, by: CardId): boolean =>
  !holdsNothing(state, seat) &&
  couldOne(
    state,
    seat,
    null,
    ({ header }) => header?.hunt === true,
    false,
    () => [by],
  )

/** A referendum may put it on whoever its terms have chosen, and not on who calls it. */
const isPutOnOther = (ops: readonly Op[]): boolean =>
  ops.some(op =>
    op.op === 'referendum'
      ? isPutOnOther(op.passed)
      : op.op === 'move' && op.who === 'self' && op.on !== undefined && op.on !== 'by',
  )

/** Why a card cannot be played though another that says the same could be. */
const OWN: ReadonlySet<Refusal['reason']> = new Set<Refusal['reason']>([
  'barred',
  'forbidden',
  'already-played',
  'already-controlled',
  'one-only',
])

/** Whether the decks can hold a line like that, for one of these. */
function couldOne(
  state: GameState,
  seat: SeatIndex,
  window: WindowName | null,
  like: (mode: Mode) => boolean,
  roused = false,
  who: typeof users = users,
): boolean {
  const able = new Map<CardId, Able>(),
    known = new Map<string, readonly (CardId | null)[]>()
  for (const { any, who: asked, ofClan, ofLevel } of playableIn(state.settings.cards ?? 'all', window)) {
    const { definition, mode } = any
    if (!like(mode)) continue
    let usersOf = known.get(asked)
    if (!usersOf) known.set(asked, (usersOf = who(state, seat, mode)))
    for (const by of usersOf) {
      if (timing({ state, seat, definition, mode, by, window, card: null, roused })) continue
      if (by === null) {
        const look: Viewpoint = { state, source: null, by, seat, vars: {} }
        for (const drawer of [...ofLevel.values(), ...ofClan.values()])
          if (couldAny(look, needsIn(drawer), [], window)) return true
        continue
      }
      let can = able.get(by)
      if (!can) able.set(by, (can = ableOf(state, seat, by)))
      if (couldIn(ofLevel, can.levels, can, window) || couldIn(ofClan, can.clans, can, window)) return true
    }
  }
  return false
}

/** The same of what stands under these names. */
function couldIn(
  drawers: ReadonlyMap<string, Drawer>,
  names: readonly string[],
  { look, held }: Able,
  window: WindowName | null,
): boolean {
  for (const name of names) {
    const drawer = drawers.get(name)
    if (drawer !== undefined && couldAny(look, needsIn(drawer), held, window)) return true
  }
  return false
}

/** The same of lines that ask different things; `held`: the Disciplines of who would play them. */
function couldAny(
  look: Viewpoint,
  needs: readonly Need[],
  held: readonly string[],
  window: WindowName | null,
): boolean {
  const { state, seat, by } = look
  for (const need of needs) {
    const {
      levels,
      any: { definition, mode },
    } = need
    if (by !== null && !levels.every(([level, superior]) => held.includes(level) || held.includes(superior))) continue
    if (unmet(look, mode.usable)) continue
    if (by !== null && need.asks && unfitFor(state, by, definition.facts, mode)) continue
    for (const kind of kindsOf(need)) {
      // What most are refused for, and what is quickly seen.
      if (numbersRefusal(state, look, kind[0]!.mode)) continue
      for (const { definition, mode } of kind) {
        const refusal = timelyRefusal({ state, seat, definition, mode, by, window, card: null }, true)
        if (!refusal) return true
        if (!OWN.has(refusal.reason)) break
      }
    }
  }
  return false
}

/** What lines may ask of a minion before anything else: its clan, or as whose it plays, and the Disciplines it could play with. */
interface Able {
  look: Viewpoint
  clans: readonly string[]
  /** Under which levels that is filed which it could play. */
  levels: readonly string[]
  held: readonly string[]
}
function ableOf(state: GameState, seat: SeatIndex, by: CardId): Able {
  const { clan, asVampire } = facts(state, by)
  const own = disciplinesToPlay(state, by),
    held = asVampire ? [...own, ...asVampire.disciplines] : own
  return {
    look: { state, source: null, by, seat, vars: {} },
    clans: [clan, ...playsAs(state, by).map(as => as.clan)].filter(one => one !== undefined),
    levels: reachedWith(held),
    held,
  }
}

/** What is printed is one list for as long as there are cards, and asked for all the time. */
const reached = new WeakMap<readonly string[], readonly string[]>()
function reachedWith(held: readonly string[]): readonly string[] {
  const known = reached.get(held)
  if (known !== undefined) return known
  const levels = ['', ...new Set(held.flatMap(level => [level, level.toLowerCase()]))]
  reached.set(held, levels)
  return levels
}
