import type { Infer } from '../../../shared/api/client.ts'
import type { View } from '../../../shared/api/view.ts'
import { nameOf, type Facts } from '../facts.ts'
import type { GameView } from '../live/state.ts'

/** The view as the parts of the page read it: who sits where from where the reader sits, and which card is which. */
export type Board = Infer<typeof View>
export type SeatView = Board['seats'][number]
export type MinionView = SeatView['ready'][number]
export type StackEntry = Board['stack'][number]
export type InPlay = SeatView['inPlay'][number]

export interface Placed {
  id: number
  key: string | null
  seat: number
  zone: 'hand' | 'ready' | 'torpor' | 'uncontrolled' | 'inPlay' | 'contested' | 'ash' | 'shown'
  minion?: MinionView
}

/** Every card the view names, by its id. */
export function placesIn(view: Board): ReadonlyMap<number, Placed> {
  const found = new Map<number, Placed>()
  const put = (
    card: { id: number; key: string | null },
    seat: number,
    zone: Placed['zone'],
    minion?: MinionView,
  ): void => void found.set(card.id, { id: card.id, key: card.key, seat, zone, ...(minion && { minion }) })
  for (const seat of view.seats) {
    for (const card of seat.ash) put(card, seat.seat, 'ash')
    for (const card of seat.hand.cards ?? []) put(card, seat.seat, 'hand')
    for (const { card } of seat.uncontrolled) put(card, seat.seat, 'uncontrolled')
    for (const { card } of seat.contested) put(card, seat.seat, 'contested')
    for (const { card } of seat.inPlay) put(card, seat.seat, 'inPlay')
    for (const minion of seat.ready) put(minion.card, seat.seat, 'ready', minion)
    for (const minion of seat.torpor) put(minion.card, seat.seat, 'torpor', minion)
  }
  for (const card of view.you?.shown ?? []) if (!found.has(card.id)) put(card, view.you!.seat, 'shown')
  return found
}

export function keysIn(view: Board): string[] {
  return [...placesIn(view).values()].flatMap(({ key }) => (key === null ? [] : [key]))
}

/** Seats in order of play, from the reader's own on; a spectator looks from the first. */
export function inOrder(view: Board): SeatView[] {
  const from = view.you?.seat ?? 0
  return view.seats.map((_, i) => view.seats[(from + i) % view.seats.length]!)
}

/** What another is to the reader: prey, predator, or both where two are left. */
export function roleOf({ you, seats }: Board, seat: number): ('prey' | 'predator')[] {
  const own = you && you.seat !== seat ? seats[you.seat] : undefined
  return (['prey', 'predator'] as const).filter(role => own?.[role] === seat)
}

/** Where the table is to be seen as it was. */
export const momentIn = ({ id, view }: GameView, ply: number): string =>
  `/games/${id}/replay?step=${ply}&by=${view.you ? 'seat' : 'spectator'}`

/** Whose a minion is that somebody else controls. */
export const ownerOf = (game: GameView, { owner }: MinionView): string | undefined =>
  owner === undefined ? undefined : seatName(game, owner)

export const seatName = (game: GameView, seat: number): string => game.players[seat]?.name ?? '…'

/** What an innermost action, combat or referendum there is: that is what the table is about. */
export const lastOf = <K extends StackEntry['kind']>(
  view: Board,
  kind: K,
): Extract<StackEntry, { kind: K }> | undefined =>
  view.stack.findLast((entry): entry is Extract<StackEntry, { kind: K }> => entry.kind === kind)

export type Combat = Extract<StackEntry, { kind: 'combat' }>
export type Referendum = Extract<StackEntry, { kind: 'referendum' }>

/** Combat or a referendum takes the middle of the table; undefined when there is neither. */
export const stageOf = (view: Board): Combat | Referendum | undefined =>
  lastOf(view, 'combat') ?? lastOf(view, 'referendum')

export type Part = 'acting' | 'target' | 'blocking'

/** What a minion is doing in what is going on. */
export function partOf(view: Board, id: number): Part | undefined {
  const action = lastOf(view, 'action'),
    combat = lastOf(view, 'combat')
  if (combat?.acting.id === id || action?.acting.id === id) return 'acting'
  if (combat?.opposing.id === id) return 'target'
  if (action?.blocker?.id === id) return 'blocking'
  return action?.on?.id === id ? 'target' : undefined
}

/**
 * `title:41` is the minion whose votes they are, `burned:88` a card, `edge` the Edge, `called` the card that called it.
 */
export function sourceName(
  source: string,
  { view }: GameView,
  facts: ReadonlyMap<string, Facts>,
  edge: string,
): string {
  if (source === 'edge') return edge
  const id = Number(source.split(':')[1]),
    key = source === 'called' ? lastOf(view, 'referendum')?.card?.key : placesIn(view).get(id)?.key
  return key ? nameOf(facts, key) : ''
}
