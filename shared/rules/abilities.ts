import { definitions } from '../cards/index.ts'
import type { Ability } from '../cards/definition.ts'
import type { Args, Option } from './answers.ts'
import { matches, type Look } from './evaluate.ts'
import type { WindowName } from './frames.ts'
import { moveCounters } from './counters.ts'
import { afterChoices, chooseAll, numbersRefusal, slotsOf, targetRefusal } from './plays.ts'
import { blood, controllerOf, isLocked, readyMinions } from './queries.ts'
import { emit, named, push, type Run } from './run.ts'
import type { CardId, GameState, SeatIndex } from './state.ts'
import { burn, lock } from './zones.ts'

/** What cards in play can be used for, by their controller or by whom the right was granted to. All of it is public. */
interface Usable { card: CardId; user: CardId; ability: Ability }

function usable(state: GameState, seat: SeatIndex): Usable[] {
  const own = state.seats[seat]!.inPlay.flatMap(card => abilitiesOf(state, card).filter(ability => !ability.for).map(ability => ({ card, user: card, ability })))
  const borne = state.seats.flatMap((keeper, of) => keeper.inPlay.flatMap(card => abilitiesOf(state, card).flatMap(ability => {
    const { for: whom } = ability
    if (!whom) return []
    return readyMinions(state, seat).filter(user => matches({ state, source: card, by: card, seat: of, vars: {} }, whom, user)).map(user => ({ card, user, ability }))
  })))
  const granted = state.modifiers.flatMap(modifier => {
    if (modifier.kind !== 'grant' || !('card' in modifier.on) || controllerOf(state, modifier.on.card) !== seat) return []
    const user = modifier.on.card
    return abilitiesOf(state, modifier.source).filter(one => one.name === modifier.ability).map(ability => ({ card: modifier.source, user, ability }))
  })
  return [...own, ...borne, ...granted]
}

const abilitiesOf = (state: GameState, card: CardId): Ability[] => definitions.get(state.cards[card]!.key)?.abilities ?? []

/** A card's own ability locks that card; a granted one is paid for by who uses it. */
function refused(state: GameState, seat: SeatIndex, { card, user, ability }: Usable, window: WindowName): boolean {
  if (!ability.windows.includes(window) || (ability.cost.lock && isLocked(state, user))) return true
  if (blood(state, user) < (ability.cost.blood ?? 0)) return true
  const look: Look = { state, source: card, by: user, seat, vars: {} }
  if (targetRefusal(look, ability)) return true
  return (ability.usable ?? []).some(condition => condition(look)) || numbersRefusal(state, look, ability) !== undefined
}

const idOf = ({ card, user, ability }: Usable): string => ['use', card, ability.name, ...(user === card ? [] : [user])].join(':')

export function abilityOptions(state: GameState, seat: SeatIndex, window: WindowName): Option[] {
  return usable(state, seat).filter(one => !refused(state, seat, one, window)).map(({ card, user, ability }): Option => {
    const slots = slotsOf({ state, source: card, by: user, seat, vars: {} }, ability)
    return {
      id: idOf({ card, user, ability }), kind: 'use', card, ...(user !== card && { minion: user }),
      ...(ability.cost.blood !== undefined && { cost: { blood: ability.cost.blood } }),
      effect: { key: 'option-use', params: { card: named(state, card), ability: ability.name } },
      ...(slots.length > 0 && { slots }),
    }
  })
}

/** Its choices are made with it, then it is paid for: with its own counters, its lock, or itself. */
export function useAbility(run: Run, seat: SeatIndex, option: Option, args: Args = {}): void {
  const { state } = run
  const { card, user, ability } = usable(state, seat).find(one => idOf(one) === option.id)!
  const vars = chooseAll(run, { state, source: card, by: user, seat, vars: {} }, ability, args)
  emit(run, 'ability-used', { seat, card: named(state, card), ability: ability.name })
  if (ability.cost.lock) lock(run, user)
  moveCounters(run, { card: user }, 'bank', ability.cost.blood ?? 0, 'cost')
  if (ability.cost.burn) burn(run, card)
  push(run, { kind: 'effects', source: card, by: user, seat, ops: afterChoices(ability), vars })
}
