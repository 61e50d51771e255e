import { inPool } from '../../cards/catalogue.ts'
import { definitionFor, definitions } from '../../cards/definitions.ts'
import type { CardDefinition } from '../../cards/definition.ts'
import type { CardFacts } from '../../cards/facts.ts'
import { refuse, type Option, type Refusal, type Unavailable } from '../model/answers.ts'
import { currentTurn, facts, minionsOf, readyMinions, used } from '../reads/queries.ts'
import { announced, questionOf } from './questions.ts'
import { requirementRefusal } from '../reads/requirements.ts'
import { named } from '../model/run.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'

/**
 * The burn option: a card that none of one's minions can do anything with is discarded in anybody's unlock phase, one a
 * phase (UNLOCK-08, UNLOCK-09).
 */

type Printed = { facts: CardFacts } & Partial<Pick<CardDefinition, 'modes'>>

export function burnRefusal(
  state: GameState,
  seat: SeatIndex,
  { facts: printed, modes = [] }: Printed,
): Refusal | undefined {
  if (currentTurn(state).phase !== 'unlock') return refuse('not-this-phase', 'UNLOCK-08')
  if (used(state, 'burn-option', seat)) return refuse('already-used', 'UNLOCK-09')
  const minions = minionsOf(state, seat)
  const levels = printed.disciplines ?? ['']
  const fit = (id: CardId): boolean =>
    levels.some(
      level =>
        requirementRefusal(state, id, printed, { level: printed.allDisciplines ? levels.join('+') : level }) ===
        undefined,
    )
  const asks =
    printed.disciplines !== undefined ||
    printed.bloodCost !== undefined ||
    printed.clan !== undefined ||
    printed.requiresTitle !== undefined ||
    printed.requiresSect !== undefined ||
    printed.requiresCapacity !== undefined ||
    printed.requiresTraits !== undefined
  // Who is in torpor can play nothing, but may be what the card is for.
  if (asks && readyMinions(state, seat).some(fit)) return refuse('requirement-met', 'UNLOCK-08')
  const objects = modes
    .flatMap(mode => announced(mode))
    .flatMap(op => {
      const question = questionOf({ state, source: null, by: null, seat, vars: {} }, op)
      return question && 'cards' in question.from ? question.from.cards : []
    })
  return objects.some(id => minions.includes(id)) ? refuse('requirement-met', 'UNLOCK-08') : undefined
}

const printedOn = (state: GameState, card: CardId): Printed =>
  definitionFor(state.cards[card]!.key) ?? { facts: facts(state, card) }
const burnable = (state: GameState, seat: SeatIndex): CardId[] =>
  state.seats[seat]!.hand.filter(card => facts(state, card).burnOption)

export const burnOptions = (state: GameState, seat: SeatIndex): Option[] =>
  burnable(state, seat)
    .filter(card => !burnRefusal(state, seat, printedOn(state, card)))
    .map(card => ({
      id: `burn-option:${card}`,
      kind: 'discard',
      card,
      effect: { key: 'option-discard', params: { card: named(state, card) } },
      irreversible: true,
    }))

/** T0: by the cards that the decks can hold. */
export const couldBurn = (state: GameState, seat: SeatIndex): boolean =>
  currentTurn(state).phase === 'unlock' &&
  state.seats[seat]!.hand.length > 0 &&
  [...definitions.values()].some(
    definition =>
      definition.facts.burnOption &&
      inPool(state.settings.cards ?? 'all', definition.facts.key) &&
      !burnRefusal(state, seat, definition),
  )

export const explainBurnOption = (state: GameState, seat: SeatIndex): Unavailable[] =>
  burnable(state, seat).flatMap(card => {
    const refusal = burnRefusal(state, seat, printedOn(state, card))
    return refusal ? [{ what: 'burn-option', card, ...refusal }] : []
  })
