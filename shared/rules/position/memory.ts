import type { Position, PositionCard } from '../../api/position.ts'
import { contestedBy } from '../changes/contests.ts'
import { bindsCards } from '../reads/bound-cards.ts'
import { lyingOn } from '../reads/queries.ts'
import { freshId } from '../model/run.ts'
import type { CardId, GameState, Modifier, SeatIndex, Vars, VarValue } from '../model/state.ts'

/**
 * What cards in play remember and what effects have made of them, in a position: cards that are spoken of have a name
 * there.
 */

export type Named = ReadonlyMap<CardId, string>
type Placed = Pick<PositionCard, 'vars' | 'changed'>
export interface Pending {
  id: CardId
  seat: SeatIndex
  placed: Placed
}
type Bound = NonNullable<PositionCard['vars']>[string]
type Trait = Extract<Modifier, { kind: 'trait' }>

/** Once all cards lie where they are, and names lead to them. */
export function remember(state: GameState, pending: readonly Pending[], names: ReadonlyMap<string, CardId>): void {
  const idOf = (name: string): CardId => {
    const id = names.get(name)
    if (id === undefined) throw new RangeError(`No card is called ${name} in this position`)
    return id
  }
  const bind = (value: Bound): VarValue =>
    Array.isArray(value)
      ? value.map(one => (typeof one === 'object' ? idOf(one.card) : one))
      : typeof value === 'object'
        ? idOf(value.card)
        : value
  for (const { id, seat, placed } of pending) {
    if (placed.vars)
      state.cards[id] = {
        ...state.cards[id]!,
        vars: Object.fromEntries(Object.entries(placed.vars).map(([key, value]) => [key, bind(value)])) as Vars,
      }
    for (const { source, ...traits } of placed.changed) {
      const given = Object.fromEntries(
        Object.entries(traits).filter(([, value]) => value !== undefined),
      ) as Trait['traits']
      state.modifiers.push({
        id: freshId(state),
        kind: 'trait',
        traits: given,
        on: { card: id },
        source: source === undefined ? id : idOf(source),
        by: null,
        seat,
        until: source === undefined ? 'game' : 'leaves',
      })
    }
  }
}

/** Names for the cards that others speak of, in the order in which a position lists them. */
export function namesFor(state: GameState): Named {
  const spoken = new Set<CardId>([
    ...state.cards.flatMap((_, id) =>
      Object.entries(state.cards[id]!.vars ?? {}).flatMap(([key, value]) =>
        bindsCards(state, id, key) ? numbers(value) : [],
      ),
    ),
    ...changes(state).flatMap(one => (one.until === 'leaves' ? [one.source] : [])),
  ])
  const order = state.seats.flatMap((seat, index) => {
    const hosts = seat.inPlay.filter(id => state.cards[id]!.on === undefined),
      torpid = (id: CardId) => state.cards[id]!.torpor === true
    const placed = [
      ...seat.uncontrolled,
      ...contestedBy(state, index),
      ...hosts.filter(id => !torpid(id)),
      ...hosts.filter(torpid),
    ]
    return [
      ...seat.hand,
      ...seat.ash,
      ...seat.library,
      ...seat.crypt,
      ...seat.removed,
      ...placed.flatMap(id => [id, ...lyingOn(state, id).flatMap(on => [on, ...lyingOn(state, on)])]),
    ]
  })
  return new Map(order.filter(id => spoken.has(id)).map((id, i) => [id, `card ${i + 1}`]))
}

export const asOf = (id: CardId, names: Named): { as?: string } => (names.has(id) ? { as: names.get(id)! } : {})

export function kept(
  state: GameState,
  id: CardId,
  names: Named,
): {
  as?: string
  mode?: string
  vars?: Position['seats'][number]['ready'][number]['vars']
  changed: PositionCard['changed']
} {
  const { mode, vars } = state.cards[id]!
  const told = (key: string, value: number | string): number | string | { card: string } =>
    typeof value === 'number' && bindsCards(state, id, key) && names.has(value) ? { card: names.get(value)! } : value
  return {
    ...asOf(id, names),
    ...(mode !== undefined && { mode }),
    ...(vars && {
      vars: Object.fromEntries(
        Object.entries(vars).map(([key, value]) => [
          key,
          Array.isArray(value) ? value.map(one => told(key, one)) : told(key, value),
        ]),
      ),
    }),
    changed: changes(state)
      .filter(one => 'card' in one.on && one.on.card === id)
      .map(({ traits, until, source }) => ({
        ...traits,
        ...(until === 'leaves' && names.has(source) && { source: names.get(source)! }),
      })),
  }
}

/** What lasts: what ends with a turn or an action is no part of a position. */
const changes = (state: GameState): Trait[] =>
  state.modifiers.filter(
    (one): one is Trait => one.kind === 'trait' && 'card' in one.on && (one.until === 'game' || one.until === 'leaves'),
  )

const numbers = (value: VarValue): number[] =>
  (Array.isArray(value) ? value : [value]).filter(one => typeof one === 'number')
