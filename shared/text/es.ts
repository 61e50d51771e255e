import { cardNameIn } from '../cards/translations.ts'
import type { Language } from './spoken-language.ts'
import { addressed } from './es/addressed.ts'
import { events } from './es/events.ts'
import { asks, cases, comes, options, reasons, since, stack } from './es/messages.ts'
import { word } from './es/grammar.ts'
import { deckReasons, terms, traits } from './es/terms.ts'

/** Spanish: options are infinitives, questions say tú, and nobody has a gender but that of the word Matusalén. */
export const es: Language = {
  addressed,
  events,
  messages: { ...asks, ...options, ...reasons, ...stack, ...cases, ...since, ...comes },
  deckReasons,
  terms,
  faceDown: 'una carta boca abajo',
  traitName: of => word(traits, of),
  called: name => cardNameIn('es', name),
  advanced: name => `${name} (Avanzada)`,
}
