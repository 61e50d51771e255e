import { cardNameIn } from '../cards/translations.ts'
import type { Language } from './spoken-language.ts'
import { addressed } from './pt/addressed.ts'
import { events } from './pt/events.ts'
import { asks, cases, comes, options, reasons, since, stack } from './pt/messages.ts'
import { word } from './pt/grammar.ts'
import { deckReasons, terms, traits } from './pt/terms.ts'

/**
 * Brazilian Portuguese, as in the printed rulebook: options are infinitives, questions say você, and nobody has a
 * gender but that of the word Matusalém.
 */
export const pt: Language = {
  addressed,
  events,
  messages: { ...asks, ...options, ...reasons, ...stack, ...cases, ...since, ...comes },
  deckReasons,
  terms,
  faceDown: 'uma carta com a face para baixo',
  traitName: of => word(traits, of),
  called: name => cardNameIn('pt', name),
  advanced: name => `${name} (Avançada)`,
}
