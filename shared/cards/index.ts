import { belongsInCrypt, catalogue } from './catalogue.ts'
import type { CardDefinition } from './definition.ts'
import { abilities } from './crypt/abilities.ts'
import { actions } from './library/actions.ts'
import { allies } from './library/allies.ts'
import { bleedModifiers } from './library/bleed-modifiers.ts'
import { bleedReductions } from './library/bleed-reductions.ts'
import { bleeds } from './library/bleeds.ts'
import { cancels } from './library/cancels.ts'
import { clanLocations } from './library/clan-locations.ts'
import { disciplines } from './library/disciplines.ts'
import { espionage } from './library/espionage.ts'
import { evasions } from './library/evasions.ts'
import { advanced } from './crypt/advanced.ts'
import { actors } from './crypt/actors.ts'
import { strikers } from './crypt/strikers.ts'
import { voters } from './crypt/voters.ts'
import { staticsAndTriggers } from './crypt/statics-and-triggers.ts'
import { gear } from './library/gear.ts'
import { combats } from './library/combats.ts'
import { prevention } from './library/prevention.ts'
import { maneuvers } from './library/maneuvers.ts'
import { strengths } from './library/strength.ts'
import { strikes } from './library/strikes.ts'
import { events } from './library/events.ts'
import { feeding } from './library/feeding.ts'
import { handSizes } from './library/hand-sizes.ts'
import { huntingGrounds } from './library/hunting-grounds.ts'
import { intercepts } from './library/intercepts.ts'
import { keeping } from './library/kept.ts'
import { locations } from './library/locations.ts'
import { masters } from './library/masters.ts'
import { onMinions } from './library/on-minions.ts'
import { permanents } from './library/permanents.ts'
import { politics } from './library/politics.ts'
import { powerbases } from './library/powerbases.ts'
import { redirects } from './library/redirects.ts'
import { sects } from './library/sects.ts'
import { stealth } from './library/stealth.ts'
import { trophies } from './library/trophies.ts'
import { unlocks } from './library/unlocks.ts'
import { inReferendums } from './library/votes.ts'
import { wakes } from './library/wakes.ts'
import { wards } from './library/wards.ts'

export { catalogue } from './catalogue.ts'
export { decks, listOf, type DeckKey } from './decks.ts'

/** Every card that can be played, by its key. What is known but not here is never offered. */
export const definitions: ReadonlyMap<string, CardDefinition> = new Map(
  [
    ...abilities,
    ...actions,
    ...actors,
    ...advanced,
    ...allies,
    ...bleedModifiers,
    ...bleedReductions,
    ...bleeds,
    ...cancels,
    ...clanLocations,
    ...combats,
    ...disciplines,
    ...espionage,
    ...evasions,
    ...events,
    ...feeding,
    ...gear,
    ...handSizes,
    ...inReferendums,
    ...huntingGrounds,
    ...intercepts,
    ...keeping,
    ...locations,
    ...maneuvers,
    ...masters,
    ...onMinions,
    ...permanents,
    ...politics,
    ...powerbases,
    ...prevention,
    ...redirects,
    ...staticsAndTriggers,
    ...sects,
    ...stealth,
    ...strengths,
    ...strikers,
    ...strikes,
    ...trophies,
    ...unlocks,
    ...voters,
    ...wakes,
    ...wards,
  ].map(definition => [definition.facts.key, definition]),
)

/**
 * How far a card is. `whole`: it does all that is printed on it. `facts-only`: its names and numbers are known, and not what it does; it is
 * never offered, and no deck with it can be played. `unknown`: it has no row of facts.
 */
export type Support = 'whole' | 'facts-only' | 'unknown'

/**
 * Crypt cards on which more is printed than sect, title, numbers and traits, and whose text is not written yet. To every other crypt card
 * without a definition its facts are all there is; a library card without one is never whole. A test holds this to the official list.
 */
const MORE_IS_PRINTED: ReadonlySet<string> = new Set([])

export function supportOf(key: string): Support {
  const facts = catalogue.get(key)
  if (!facts) return 'unknown'
  return definitions.has(key) || (belongsInCrypt(facts) && !MORE_IS_PRINTED.has(key)) ? 'whole' : 'facts-only'
}

/** Decks of cards that are can be played. */
export const isWhole = (key: string): boolean => supportOf(key) === 'whole'
