import { definitions } from '../../shared/cards/index.ts'
import { claimOf, facts, isVampire } from '../../shared/rules/reads/queries.ts'
import { capacity } from '../../shared/rules/reads/evaluate.ts'
import { suits, titleKey } from '../../shared/rules/reads/titles.ts'
import type { CardId, GameState } from '../../shared/rules/index.ts'

/** Whether a card makes another kind of card of itself, in each of its modes, as long as it lies in play. */
function becomesAnother(key: string): boolean {
  const { modes = [] } = definitions.get(key) ?? {}
  return (
    modes.length > 0 &&
    modes.every(({ ops }) => ops.some(op => op.op === 'become' && op.who === 'self' && op.traits.types !== undefined))
  )
}

/** Names that more than one card of a position has: each would be spoken of as the last of them. */
export function namedTwice(position: object): string[] {
  const seen = new Set<string>(),
    twice = new Set<string>()
  JSON.stringify(position, (field, value: unknown) => {
    // What was chosen speaks of cards, and calls none.
    if (field === 'vars') return undefined
    if (field === 'as' && typeof value === 'string') (seen.has(value) ? twice : seen).add(value)
    return value
  })
  return [...twice]
}

/**
 * What no game can stand in, and what would be settled at the next command only: a test that begins there shows
 * nothing of the rule it means.
 */
export function impossible(state: GameState, name: (id: CardId) => string): string[] {
  const inPlay = state.seats.flatMap((seat, index) => seat.inPlay.map(id => ({ id, seat: index })))
  const of = (one: { id: CardId; seat: number }): string => `${name(one.id)} (seat ${one.seat})`
  const twice: string[] = []
  const first = new Map<string, { id: CardId; seat: number }>()
  const claim = (key: string, one: { id: CardId; seat: number }, what: string, instead: string): void => {
    const other = first.get(key)
    if (other) twice.push(`${of(other)} and ${of(one)} are both ${what}; ${instead}`)
    else first.set(key, one)
  }
  for (const one of inPlay) {
    const printed = facts(state, one.id)
    if (printed.unique && state.cards[one.id]!.key !== 'generic')
      claim(
        `card:${printed.name}`,
        one,
        printed.name,
        'it is unique: put contested copies under `contested` (CONTEST-01)',
      )
    const held = isVampire(state, one.id) ? claimOf(state, one.id) : undefined,
      title = held && titleKey(held)
    if (held && title !== undefined && suits(held) && held.untitled === undefined)
      claim(
        `title:${title}`,
        one,
        `${held.title}${held.city === undefined ? '' : ` of ${held.city}`}`,
        "the title is unique: give it to one, or say `changed: [{ untitled: 'contested' }]` of each (CTITLE-02)",
      )
  }
  const unchanged = inPlay.filter(
    ({ id }) =>
      becomesAnother(state.cards[id]!.key) &&
      !state.modifiers.some(one => one.kind === 'trait' && 'card' in one.on && one.on.card === id),
  )
  const full = inPlay.filter(({ id }) => isVampire(state, id) && (state.cards[id]!.blood ?? 0) > capacity(state, id))
  return [
    ...twice,
    ...unchanged.map(
      one =>
        `${of(one)} is another kind of card once it is in play; say \`changed: [{ types: [...], keywords: [...] }]\` ` +
        `of it, as its definition does with \`become\``,
    ),
    ...full.map(
      one =>
        `${of(one)} has ${state.cards[one.id]!.blood} blood and a capacity of ${capacity(state, one.id)} (CRYPT-02)`,
    ),
  ]
}
