import type { CardDefinition } from './definition.ts'
import type { CardFacts } from './facts.ts'

/**
 * An advanced vampire on its base card is one vampire: the advanced card whole, and of the base card its text
 * (MERGE-07).
 */

const PLUS = { bleed: 1, strength: 1, stealth: 0, intercept: 0 } as const

/** "+1 bleed" is text, on either card; where the two conflict, as in their sect, the advanced card wins. */
export function mergedFacts(advanced: CardFacts, base: CardFacts): CardFacts {
  const { merged = {} } = advanced
  const facts: CardFacts = { ...advanced, ...merged }
  for (const [name, none] of Object.entries(PLUS) as [keyof typeof PLUS, number][]) {
    const n = (advanced[name] ?? none) + (base[name] ?? none) - none + (merged[name] ?? 0)
    if (n !== none) facts[name] = n
  }
  // A title goes with its sect (SECT), so that of another sect is gone.
  const titled = merged.title !== undefined || advanced.title !== undefined || facts.sect !== base.sect
  if (!titled && base.title !== undefined)
    Object.assign(facts, { title: base.title, ...(base.city !== undefined && { city: base.city }) })
  const keywords = [...new Set([...(advanced.keywords ?? []), ...(base.keywords ?? [])])]
  return { ...facts, ...(keywords.length > 0 && { keywords }) }
}

/** What stands behind the icon counts only here (MERGE-08). */
export function mergedText(
  advanced: CardDefinition | undefined,
  base: CardDefinition | undefined,
): CardDefinition | undefined {
  if (!advanced) return base
  const parts = [advanced, ...(base ? [base] : []), ...(advanced.merged ? [advanced.merged] : [])]
  const { reduces } = { ...base, ...advanced }
  return {
    ...advanced,
    ...(reduces && { reduces }),
    abilities: parts.flatMap(part => part.abilities ?? []),
    actions: parts.flatMap(part => part.actions ?? []),
    statics: parts.flatMap(part => part.statics ?? []),
    triggers: parts.flatMap(part => part.triggers ?? []),
    strikes: parts.flatMap(part => part.strikes ?? []),
  }
}
