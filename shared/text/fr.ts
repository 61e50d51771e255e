import { cardNameIn } from '../cards/translations.ts'
import type { Language } from './spoken-language.ts'
import { addressed } from './fr/addressed.ts'
import { events } from './fr/events.ts'
import { asks, cases, comes, options, reasons, since, stack } from './fr/messages.ts'
import { deckReasons, traitName, terms } from './fr/terms.ts'

/** French: the words of the printed rulebook, the present tense, the infinitive for options, and nobody's gender. */
export const fr: Language = {
  addressed,
  events,
  messages: { ...asks, ...options, ...reasons, ...stack, ...cases, ...since, ...comes },
  deckReasons,
  terms,
  faceDown: 'une carte face cachée',
  traitName,
  called: name => cardNameIn('fr', name),
  advanced: name => `${name} (avancé)`,
}
