import { isWhole, catalogue, definitions } from '../../shared/cards/index.ts'
import { belongsInCrypt } from '../../shared/cards/catalogue.ts'
import type { CardDefinition } from '../../shared/cards/definition.ts'
import type { Answer, GameEvent, GameState } from '../../shared/rules/index.ts'
import type { Brain } from './play-out.ts'

/** How often each card was played in each of its modes, used in each of its ways, or brought out, and by whom. */
export type Counts = Record<string, Record<Brain, number>>

const line = (key: string, what: string): string => `${key}\t${what}`

/** All there is to be seen: each whole card with its modes, its abilities, the actions and strikes it gives. */
export function expected(): string[] {
  return [...catalogue.values()]
    .filter(({ key }) => isWhole(key))
    .flatMap(facts => {
      const { key } = facts,
        card = definitions.get(key)
      const said = [card, card?.merged].flatMap(one =>
        one === undefined
          ? []
          : [
              ...(one.abilities ?? []).map(({ name }) => line(key, `use ${name}`)),
              ...(one.actions ?? []).map(({ name }) => line(key, `action ${name}`)),
              ...(one.strikes ?? []).map(({ name }) => line(key, `strike ${name}`)),
            ],
      )
      const modes = (card?.modes ?? []).map(({ name, level }) => line(key, `play ${name ?? level}`.trim()))
      return [...new Set([...(belongsInCrypt(facts) ? [line(key, 'brought out')] : []), ...modes, ...said])]
    })
}

export function tell(counts: Counts, events: readonly GameEvent[], by: Brain): void {
  for (const event of events) {
    if (event.key === 'card-played') add(counts, event.card.key, `play ${event.mode}`.trim(), by)
    // What only became a vampire may come out again, and was played before.
    else if (event.key === 'brought-out' || event.key === 'merged') {
      const facts = event.card.key === null ? undefined : catalogue.get(event.card.key)
      if (facts && belongsInCrypt(facts)) add(counts, facts.key, 'brought out', by)
    } else if (event.key === 'ability-used')
      add(counts, whose(event.card.key, event.ability), `use ${event.ability}`, by)
  }
}

/**
 * Of a merged vampire the text of its base card is its own as well (MERGE-07): it is counted with the card that says
 * it.
 */
function whose(key: string | null, ability: string): string | null {
  if (key === null) return null
  const says = (card: CardDefinition | undefined) =>
    [card, card?.merged].some(one => one?.abilities?.some(({ name }) => name === ability))
  if (says(definitions.get(key))) return key
  const { name } = catalogue.get(key)!
  return [...catalogue.values()].find(one => one.name === name && says(definitions.get(one.key)))?.key ?? key
}

/** What is told only by the answer that chose it. */
export function tellAnswer(counts: Counts, { optionId }: Answer, state: GameState, by: Brain): void {
  const [kind, one, two, ...rest] = optionId.split(':')
  if (kind === 'action') add(counts, state.cards[Number(one)]?.key ?? null, `action ${two}`, by)
  else if (kind === 'strike' && rest.length > 0)
    add(counts, state.cards[Number(two)]?.key ?? null, `strike ${rest.join(':')}`, by)
  else if (kind === 'maneuver' && rest.length > 0)
    add(counts, state.cards[Number(two)]?.key ?? null, `strike ${rest.join(':')}`, by)
}

function add(counts: Counts, key: string | null, what: string, by: Brain): void {
  if (key === null) return
  const count = (counts[line(key, what)] ??= { bot: 0, random: 0 })
  count[by]++
}

export function merge(into: Counts, more: Counts): void {
  for (const [name, { bot, random }] of Object.entries(more)) {
    const count = (into[name] ??= { bot: 0, random: 0 })
    count.bot += bot
    count.random += random
  }
}
