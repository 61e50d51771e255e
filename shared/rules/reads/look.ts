import type { GameState, CardId, SeatIndex, Vars, VarValue } from '../model/state.ts'
import type { Ref, SeatRef } from '../../cards/language.ts'
import { currentCombat, currentAction, controllerOf, prey, predator, answeredPlay } from './queries.ts'

/** From where an effect looks: its card, the minion using it, its Methuselah, and what it has bound so far. */
export interface Viewpoint {
  readonly state: GameState
  readonly source: CardId | null
  readonly by: CardId | null
  readonly seat: SeatIndex
  readonly vars: Readonly<Vars>
}

/** The card that a name means from there; undefined where it means none. */
export function cardOf(look: Viewpoint, ref: Ref): CardId | undefined {
  const { state, source, by } = look
  switch (ref) {
    case 'self':
      return source ?? undefined
    case 'by':
      return by ?? undefined
    case 'host':
      return source === null ? undefined : state.cards[source]!.on
    case 'acting':
      return currentCombat(state)?.acting ?? currentAction(state)?.acting
    case 'action-card': {
      const card = currentAction(state)?.source
      return card == null || controllerOf(state, card) !== undefined ? undefined : card
    }
    case 'offering': {
      const card = currentAction(state)?.source
      return card != null && controllerOf(state, card) !== undefined ? card : undefined
    }
    // Who tries, and who has blocked (GLOSS-29).
    case 'blocking':
      return currentAction(state)?.blocker ?? undefined
    case 'opposing': {
      const combat = currentCombat(state)
      return combat && (combat.acting === by ? combat.opposing : combat.acting)
    }
    default: {
      if (ref.startsWith(HOST)) {
        const borne = cardOf(look, ref.slice(HOST.length))
        return borne === undefined ? undefined : state.cards[borne]!.on
      }
      if (ref.startsWith(CHOSEN)) {
        const card = cardOf(look, ref.slice(CHOSEN.length)),
          vars = card === undefined ? {} : (state.cards[card]!.vars ?? {})
        return cardOf({ ...look, vars }, 'chosen')
      }
      const id = first(look, ref)
      return typeof id === 'number' && isCard(state, id) ? id : undefined
    }
  }
}

export function seatOf(look: Viewpoint, ref: SeatRef): SeatIndex | undefined {
  switch (ref) {
    case 'you':
      return look.seat
    case 'prey':
      return prey(look.state, look.seat) ?? undefined
    case 'predator':
      return predator(look.state, look.seat) ?? undefined
    case 'actor':
      return currentAction(look.state)?.seat
    case 'target':
      return currentAction(look.state)?.targets[0]
    case 'host': {
      const host = cardOf(look, 'host')
      return host === undefined ? undefined : controllerOf(look.state, host)
    }
    case 'opponent': {
      const host = cardOf(look, 'host'),
        combat = currentCombat(look.state)
      // Between two combats nobody is opposed.
      return combat && combat.step !== 'followed' && (combat.acting === host || combat.opposing === host)
        ? controllerOf(look.state, combat.acting === host ? combat.opposing : combat.acting)
        : undefined
    }
    case 'player':
      return answeredPlay(look.state, look.source)?.seat
    default: {
      if (ref.startsWith(CONTROLLER)) {
        const card = cardOf(look, ref.slice(CONTROLLER.length))
        return card === undefined ? undefined : (controllerOf(look.state, card) ?? controllerBefore(look.state, card))
      }
      if (ref.startsWith(OWNER)) {
        const card = cardOf(look, ref.slice(OWNER.length))
        return card === undefined ? undefined : look.state.cards[card]!.owner
      }
      if (ref.startsWith(PREY)) return neighbour(look, ref.slice(PREY.length), prey)
      if (ref.startsWith(PREDATOR)) return neighbour(look, ref.slice(PREDATOR.length), predator)
      const seat = first(look, ref)
      return typeof seat === 'number' && isSeat(look.state, seat) ? seat : undefined
    }
  }
}

const neighbour = (look: Viewpoint, of: SeatRef, role: typeof prey): SeatIndex | undefined => {
  const seat = seatOf(look, of)
  return seat === undefined ? undefined : (role(look.state, seat) ?? undefined)
}

/** Of a combatant that has left play, who controlled it. */
function controllerBefore(state: GameState, card: CardId): SeatIndex | undefined {
  const { acting, opposing, seats } = currentCombat(state) ?? {}
  return card === acting ? seats?.[0] : card === opposing ? seats?.[1] : undefined
}

/** The ally that plays the card, and counts as a vampire for what the play does (MIN-08). */
export const AS_VAMPIRE = 'as-vampire'
const CONTROLLER = 'controller:',
  HOST = 'host:',
  CHOSEN = 'chosen:',
  OWNER = 'owner:',
  PREY = 'prey:',
  PREDATOR = 'predator:'

/** A name may be bound to something else, or to nothing by a game that was stored before nothing was left unbound. */
const isCard = ({ cards }: GameState, id: number): boolean => cards[id] !== undefined
const isSeat = ({ seats }: GameState, seat: number): boolean => seats[seat] !== undefined

/** All that a name is bound to, where several were chosen. */
export const cardsOf = (look: Viewpoint, ref: Ref): CardId[] =>
  every(look, ref)?.filter(id => isCard(look.state, id)) ?? [cardOf(look, ref)].filter(id => id !== undefined)
export const seatsOf = (look: Viewpoint, ref: SeatRef): SeatIndex[] =>
  every(look, ref)?.filter(seat => isSeat(look.state, seat)) ?? [seatOf(look, ref)].filter(seat => seat !== undefined)

function every(look: Viewpoint, name: string): number[] | undefined {
  const bound = look.vars[name]
  return Array.isArray(bound) ? bound.map(Number) : undefined
}

/** Counters or facts of somebody: `corruption@you`. */
export const counterOf = (look: Viewpoint, name: string): string => name.replace('@you', `@${look.seat}`)

export function bound({ vars }: Viewpoint, name: string): number[] {
  const value = vars[name]
  return Array.isArray(value) ? value.map(Number) : []
}

/** What a name is bound to, or the first of it where several were chosen. */
export function first({ vars }: Viewpoint, name: string): VarValue | undefined {
  const value = vars[name]
  return Array.isArray(value) ? value[0] : value
}

/** Who got how many points of an allocation. */
export function pairs(look: Viewpoint, allocation: string): [number, number][] {
  const bound = look.vars[allocation]
  if (!Array.isArray(bound)) return []
  const shares: [number, number][] = []
  for (let i = 0; i + 1 < bound.length; i += 2) shares.push([Number(bound[i]), Number(bound[i + 1])])
  return shares
}
