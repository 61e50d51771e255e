import type {
  Args,
  MinionView,
  Option as OfferedOption,
  SeatView,
  Slot as OfferedSlot,
  StackEntry,
  View,
} from '../rules/index.ts'

/**
 * All that a bot is given: the view of its seat and the question put to it, in the shape of the core or of the wire.
 * There is no way from
 * here to a state of the game, and lint keeps it so.
 */
export type Seen = View
export interface Said {
  key: string
  params?: Readonly<Record<string, unknown>>
}
type Unsaid<T> = T extends unknown ? Omit<T, 'ask'> : never
export type Slot = Unsaid<OfferedSlot>
export type Option = Omit<OfferedOption, 'effect' | 'slots'> & { effect: Said; slots?: readonly Slot[] }
export interface Asked {
  id: string
  seat: number
  ask: Said
  window?: string
  options: readonly Option[]
  default: { optionId: string; args?: Args }
}

export type Seat = SeatView
/** A minion in play and who controls it. */
export interface Minion extends MinionView {
  seat: number
  torpid: boolean
}
export type Entry<K extends StackEntry['kind']> = Extract<StackEntry, { kind: K }>

/** The view, looked up: who is who, and what is going on. */
export interface Board {
  view: Seen
  me: Seat
  prey: Seat | undefined
  predator: Seat | undefined
  minions: ReadonlyMap<number, Minion>
  /** The keys of the cards it can name, wherever they lie. */
  names: ReadonlyMap<number, string>
  action: Entry<'action'> | undefined
  combat: Entry<'combat'> | undefined
  referendum: Entry<'referendum'> | undefined
  play: Entry<'play'> | undefined
}

export function boardOf(view: Seen, seat: number): Board {
  const minions = new Map<number, Minion>(),
    names = new Map<number, string>()
  for (const one of view.seats) {
    for (const minion of one.ready) minions.set(minion.card.id, { ...minion, seat: one.seat, torpid: false })
    for (const minion of one.torpor) minions.set(minion.card.id, { ...minion, seat: one.seat, torpid: true })
    for (const { card } of [...one.ready, ...one.torpor, ...one.inPlay, ...one.uncontrolled])
      if (card.key !== null) names.set(card.id, card.key)
    for (const card of [...(one.hand.cards ?? []), ...one.ash]) if (card.key !== null) names.set(card.id, card.key)
  }
  for (const card of view.you?.shown ?? []) if (card.key !== null) names.set(card.id, card.key)
  const me = view.seats[seat]!
  return {
    view,
    me,
    minions,
    names,
    prey: me.prey === null ? undefined : view.seats[me.prey],
    predator: me.predator === null ? undefined : view.seats[me.predator],
    action: last(view, 'action'),
    combat: last(view, 'combat'),
    referendum: last(view, 'referendum'),
    play: last(view, 'play'),
  }
}

const last = <K extends StackEntry['kind']>(view: Seen, kind: K): Entry<K> | undefined =>
  view.stack.findLast((one): one is Entry<K> => one.kind === kind)

/** A card named in a sentence, as its parameters have it. */
export function cardIn(said: Said, name: string): { id: number; key: string | null } | undefined {
  const value = said.params?.[name]
  return typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'number' &&
    'key' in value &&
    (typeof value.key === 'string' || value.key === null)
    ? { id: value.id, key: value.key }
    : undefined
}
export const numberIn = (said: Said, name: string): number => {
  const value = said.params?.[name]
  return typeof value === 'number' ? value : 0
}
export const wordIn = (said: Said, name: string): string => {
  const value = said.params?.[name]
  return typeof value === 'string' ? value : ''
}

/** Who controls a card on the table, or whose pile it lies in. */
export function holderOf({ view, minions }: Board, id: number): number | undefined {
  const minion = minions.get(id)
  if (minion) return minion.seat
  return view.seats.find(
    seat =>
      seat.inPlay.some(one => one.card.id === id) ||
      seat.uncontrolled.some(one => one.card.id === id) ||
      seat.ash.some(card => card.id === id) ||
      seat.hand.cards?.some(card => card.id === id),
  )?.seat
}
