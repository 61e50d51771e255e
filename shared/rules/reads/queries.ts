import { definitionFor } from '../../cards/definitions.ts'
import { factsOf } from '../../cards/catalogue.ts'
import { mergedFacts, mergedText } from '../../cards/merged.ts'
import type { CardDefinition } from '../../cards/definition.ts'
import type { CardFacts } from '../../cards/facts.ts'
import type { ActionFrame, CombatFrame, Frame, FrameKind, FrameOf, PlayFrame, TurnFrame } from '../model/frames.ts'
import type { CardId, DefinitionKey, GameState, Pile, SeatIndex } from '../model/state.ts'
import type { Traits } from '../../cards/language.ts'
import { isOfClan, suits } from './titles.ts'

/** Reads of a state that name things of the rulebook. None of them changes anything. */

/** A title that counts for nothing gives no votes and meets no requirement (CTITLE-04, POLITICS-25). */
export const facts = (state: GameState, id: CardId): CardFacts => {
  const claim = claimOf(state, id)
  if (claim.title === undefined || (claim.untitled === undefined && suits(claim))) return claim
  const { title: _, city: __, ...rest } = claim
  return rest
}

/**
 * The same with a title that counts for nothing: contested, or held by who is not of its sect or clan any more
 * (SECT-05).
 * A title given takes the place of any before it, contested or not (CTITLE-10), and a yielded one leaves none (SECT-02,
 * CTITLE-09).
 */
export function claimOf(state: GameState, id: CardId): CardFacts & Traits {
  const printed = printedOf(state, id)
  let claim: CardFacts & Traits = printed
  for (const modifier of state.modifiers) {
    if (modifier.kind !== 'trait' || !('card' in modifier.on) || modifier.on.card !== id) continue
    if (claim === printed) claim = withClan({ ...printed })
    const { untitled: why, ...given } = modifier.traits
    if (why === 'yielded' || given.title !== undefined) dropTitle(claim)
    claim = withTraits(claim, given)
    if (why === 'contested') claim.untitled = why
  }
  return claim.title === undefined || claim !== printed || !isOfClan(claim.title) ? claim : withClan({ ...printed })
}

/** Of a merged vampire, both cards together (MERGE-07). */
export function printedOf(state: GameState, id: CardId): CardFacts {
  const { key, printed, merged } = state.cards[id]!
  const own = printed ?? factsOf(key)
  return merged === undefined ? own : mergedFacts(own, printedOf(state, merged))
}

/** The printed title of a clan is that of the printed clan, whatever clan its bearer joins. */
function withClan(claim: CardFacts & Traits): CardFacts & Traits {
  if (isOfClan(claim.title) && claim.clan !== undefined) claim.titleClan = claim.clan
  return claim
}

/**
 * Words that are given come on top of those printed; everything else takes the place of what is printed: a sect that of
 * a sect, and no clan's (SECT-17, SABBAT-05).
 */
const withTraits = <T extends Traits>(printed: T, given: Traits): T & Traits => ({
  ...printed,
  ...given,
  ...(given.keywords && { keywords: [...(printed.keywords ?? []), ...given.keywords] }),
})

function dropTitle(claim: CardFacts & Traits): void {
  delete claim.title
  delete claim.city
  delete claim.titleClan
}

export function definitionOf(state: GameState, id: CardId): CardDefinition | undefined {
  const { key, merged } = state.cards[id]!
  return merged === undefined
    ? definitionFor(key)
    : mergedText(definitionFor(key), definitionFor(state.cards[merged]!.key))
}

/**
 * The first of its types, of which a minion has but one; asked for all the time, and so without the rest of its facts.
 */
function typeOf(state: GameState, id: CardId): string | undefined {
  for (let i = state.modifiers.length - 1; i >= 0; i--) {
    const modifier = state.modifiers[i]!
    if (modifier.kind === 'trait' && modifier.traits.types && 'card' in modifier.on && modifier.on.card === id)
      return modifier.traits.types[0]
  }
  const { key, printed } = state.cards[id]!
  return (printed ?? factsOf(key)).types[0]
}

export const isVampire = (state: GameState, id: CardId): boolean => typeOf(state, id) === 'Vampire'
export const isMinion = (state: GameState, id: CardId): boolean => minionType(state, id) !== undefined
export function minionType(state: GameState, id: CardId): 'Vampire' | 'Ally' | 'Imbued' | undefined {
  const type = typeOf(state, id)
  return type === 'Vampire' || type === 'Ally' || type === 'Imbued' ? type : undefined
}

/** A card of the crypt, whatever it has become. */
export function isOfCrypt(state: GameState, id: CardId): boolean {
  const [type] = printedOf(state, id).types
  return type === 'Vampire' || type === 'Imbued'
}

/** Some equipment is a location in play, and no equipment there. */
export const isLocation = (state: GameState, id: CardId): boolean => {
  const { keywords } = facts(state, id)
  return (
    keywords?.includes('location') === true ||
    (keywords?.includes('location in play') === true && controllerOf(state, id) !== undefined)
  )
}
export const isEquipment = (state: GameState, id: CardId): boolean =>
  facts(state, id).types[0] === 'Equipment' && !isLocation(state, id)

/**
 * The seat that controls a card in play; undefined for a card anywhere else (uncontrolled means controlled by nobody,
 * CTRL-01). What is controlled is in play, the uncontrolled region is not (SETUP-10, GLOSS-28).
 */
export function controllerOf(state: GameState, id: CardId): SeatIndex | undefined {
  const seat = state.seats.findIndex(s => s.inPlay.includes(id))
  return seat < 0 ? undefined : seat
}

export const minionsOf = (state: GameState, seat: SeatIndex): CardId[] =>
  state.seats[seat]!.inPlay.filter(id => isMinion(state, id))
/** Ready means in the ready region, locked or not (READY-01); one in torpor is controlled and not ready (TORPOR-05). */
export const readyMinions = (state: GameState, seat: SeatIndex): CardId[] =>
  state.seats[seat]!.inPlay.filter(id => !state.cards[id]!.torpor && isMinion(state, id))
export const isReady = (state: GameState, id: CardId): boolean =>
  controllerOf(state, id) !== undefined && isMinion(state, id) && !state.cards[id]!.torpor
export const isLocked = (state: GameState, id: CardId): boolean => state.cards[id]!.locked === true
/** Of a vampire its blood, of an ally or a retainer its life (GLOSS-35). */
export const blood = (state: GameState, id: CardId): number => state.cards[id]!.blood ?? 0
export const attachedTo = (state: GameState, id: CardId): CardId[] =>
  state.seats.flatMap(seat => seat.inPlay.filter(other => state.cards[other]!.on === id))
/** The same with what is contested or lies under it, and so can be burned with it and nothing else (CONTEST-14). */
export const lyingOn = (state: GameState, id: CardId): CardId[] =>
  state.seats.flatMap(seat =>
    [...seat.inPlay, ...seat.contested, ...(seat.under ?? [])].filter(other => state.cards[other]!.on === id),
  )

/** Where a card lies now. Undefined for a card out of play with an action or a play under way (PLAY-03). */
export function pileOf(state: GameState, id: CardId): { seat: SeatIndex; pile: Pile } | undefined {
  for (const [seat, s] of state.seats.entries()) {
    for (const pile of PILES) if (s[pile]?.includes(id)) return { seat, pile }
  }
  return undefined
}
export const PILES: readonly Pile[] = [
  'inPlay',
  'hand',
  'uncontrolled',
  'contested',
  'ash',
  'library',
  'crypt',
  'removed',
  'under',
]

function lastFrame<K extends FrameKind>(state: GameState, kind: K): FrameOf<K> | undefined {
  for (let i = state.frames.length - 1; i >= 0; i--) {
    const frame: Frame = state.frames[i]!
    if (frame.kind === kind) return frame as FrameOf<K>
  }
  return undefined
}
export const currentTurn = (state: GameState): TurnFrame => lastFrame(state, 'turn')!
export const currentAction = (state: GameState): ActionFrame | undefined => lastFrame(state, 'action')
export const currentCombat = (state: GameState): CombatFrame | undefined => lastFrame(state, 'combat')
export const currentFrame = lastFrame
/** Who acts: whose minion it is that acts, or else whose turn it is (SEQ-01). */
export const actingSeat = (state: GameState): SeatIndex =>
  (currentAction(state) ?? announcing(state))?.seat ?? currentTurn(state).seat
/** An action may be announced in the own minion phase (TURN-03), or where an effect has this minion take one. */
export function mayAnnounce(state: GameState, seat: SeatIndex, minion?: CardId): boolean {
  const { phase, acts, ...turn } = currentTurn(state)
  return (
    phase === 'minion' &&
    (acts === undefined ? turn.seat === seat : minion === undefined ? acts.seat === seat : acts.minion === minion)
  )
}
/**
 * The action card that is being played: its action is not announced yet, but its minion is the one that acts
 * (GLOSS-15).
 */
export const announcing = (state: GameState): PlayFrame | undefined =>
  state.frames.find((frame): frame is PlayFrame => frame.kind === 'play' && frame.action === true)
/** As far as everybody can see, a minion of this seat that something could be announced with: unlocked, and ready or able to leave torpor. */
export const couldAct = (state: GameState, seat: SeatIndex, minion: CardId): boolean =>
  minionsOf(state, seat).includes(minion) &&
  !isLocked(state, minion) &&
  (!state.cards[minion]!.torpor || blood(state, minion) >= 2)
/** What lasts "until the action ends" lasts as long as this; what is used as its card is played, too. */
export const actionScope = (state: GameState): number | undefined => (currentAction(state) ?? announcing(state))?.id
/** The card being played that another one answers: the last play but for this card's own, once that resolves. */
export const answeredPlay = (state: GameState, source: CardId | null): PlayFrame | undefined =>
  state.frames.findLast(
    (frame): frame is PlayFrame => frame.kind === 'play' && (frame.card !== source || frame.step === 'pay'),
  )

export const inGame = (state: GameState, seat: SeatIndex): boolean => !state.seats[seat]!.ousted
/** The seats still in the game, clockwise, beginning with the one after `from`; `from` itself comes last. */
export function clockwise(state: GameState, from: SeatIndex): SeatIndex[] {
  const n = state.seats.length
  const order: SeatIndex[] = []
  for (let i = 1; i <= n; i++) {
    const seat = (from + i) % n
    if (inGame(state, seat)) order.push(seat)
  }
  return order
}
/**
 * Prey and predator are the neighbours still in the game (SETUP-02, SETUP-03, END-06); null when nobody else is left.
 */
export function prey(state: GameState, seat: SeatIndex): SeatIndex | null {
  const next = clockwise(state, seat).find(other => other !== seat)
  return next ?? null
}
export function predator(state: GameState, seat: SeatIndex): SeatIndex | null {
  const others = clockwise(state, seat).filter(other => other !== seat)
  return others[others.length - 1] ?? null
}

/**
 * The seats an action is directed at block it; an undirected one, prey and then predator (BLOCK-01 to BLOCK-03,
 * GLOSS-22), once if they are the same (BLOCK-15).
 */
export function entitledToBlock(state: GameState, action: ActionFrame): SeatIndex[] {
  if (action.targets.length > 0) return clockwise(state, action.seat).filter(seat => action.targets.includes(seat))
  return [...new Set([prey(state, action.seat), predator(state, action.seat)])].filter(seat => seat !== null)
}

/**
 * SEQ-01 to SEQ-06, GLOSS-09: the acting Methuselah, those concerned, then the others clockwise, each once (SEQ-10),
 * and whether they can block or not (SEQ-13).
 */
export function impulseOrder(state: GameState, lead: SeatIndex): SeatIndex[] {
  const combat = currentCombat(state),
    action = currentAction(state)
  const concerned = combat
    ? [controllerOf(state, combat.acting), controllerOf(state, combat.opposing)]
    : action && action.seat === lead
      ? entitledToBlock(state, action)
      : []
  const order = [lead, ...concerned, ...clockwise(state, lead)]
  return [...new Set(order)].filter((seat): seat is SeatIndex => seat !== undefined && inGame(state, seat))
}

/** Advanced or not, cards of one name are copies of one another (MERGE-09). A generic minion is a copy of nothing. */
export const sameCard = (a: DefinitionKey, b: DefinitionKey): boolean =>
  a !== 'generic' && b !== 'generic' && (a === b || factsOf(a).name === factsOf(b).name)

/** Nobody may bring a second copy of an own unique card into play (CONTEST-10). */
export const controlsCopy = (state: GameState, seat: SeatIndex, key: DefinitionKey): boolean =>
  key !== 'generic' &&
  [...state.seats[seat]!.inPlay, ...state.seats[seat]!.contested].some(id => sameCard(state.cards[id]!.key, key))

export const used = (state: GameState, what: string, by: number): boolean =>
  state.uses.some(use => use.what === what && use.by === by)

/**
 * Keeps a Methuselah's minions from the same political action: by a card of this name, or by this very card in play.
 */
export const barredPolitical = (state: GameState, source: CardId | null, key?: DefinitionKey): string =>
  `barred:political:${source === null ? key : controllerOf(state, source) === undefined ? state.cards[source]!.key : source}`
/** An action without its minion cannot resolve (COURSE-11); one that leaves torpor acts from there. */
export const actionStands = (state: GameState, action: ActionFrame): boolean =>
  action.action === 'leave-torpor' ? controllerOf(state, action.acting) === action.seat : isReady(state, action.acting)
/** Combat stops as soon as a combatant is no longer ready, locked or not (COMBAT-04, COMBAT-10). */
export const combatStands = (state: GameState, combat: CombatFrame): boolean =>
  !combat.ended &&
  isReady(state, combat.acting) &&
  isReady(state, combat.opposing) &&
  // Nor where one of them has changed sides (COMBAT-03).
  controllerOf(state, combat.acting) !== controllerOf(state, combat.opposing)

/** Wounded in this moment, and so about to go to torpor. */
export const boundForTorpor = (state: GameState, id: CardId): boolean =>
  state.frames.some(
    frame => frame.kind === 'proposal' && frame.proposal.type === 'torpor' && frame.proposal.cards.includes(id),
  )
/** In torpor, or on its way there (GLOSS-26). */
export const isWounded = (state: GameState, id: CardId): boolean =>
  state.cards[id]!.torpor === true || boundForTorpor(state, id)

/**
 * Whether a minion already has the one card of this key or keyword that it can have; of all else there is no end
 * (EQUIP-03).
 */
export const crowded = (state: GameState, host: CardId, limit: string | undefined, but?: CardId): boolean =>
  limit !== undefined &&
  attachedTo(state, host).some(
    id => id !== but && (state.cards[id]!.key === limit || facts(state, id).keywords?.includes(limit)),
  )

/** It will be removed from the game where it would be burned. */
export const REMOVED = 'removed'
export const isRemoved = (state: GameState, id: CardId): boolean =>
  state.facts.some(({ name, of }) => name === REMOVED && of === id)

/** Out of play on a card that went to the uncontrolled region, and back with it: who controlled it. */
export const SUSPENDED = 'suspended'
export const suspendedBy = (state: GameState, id: CardId): SeatIndex | undefined =>
  state.facts.find(({ name, of }) => name === SUSPENDED && of === id)?.n

/** Who has no pool and is still there. */
export function atZero({ seats }: GameState): SeatIndex[] {
  const fallen: SeatIndex[] = []
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat]!.pool <= 0 && !seats[seat]!.ousted) fallen.push(seat)
  return fallen
}

/** Something is being carried out of which all counts as one: nobody is ousted and no hand is filled until it is over. */
export const isTogether = (state: GameState): boolean =>
  state.frames.some(frame => (frame.kind === 'each' && frame.together) || (frame.kind === 'play' && frame.paid))
