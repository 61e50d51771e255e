import { cardNameIn } from '../cards/translations.ts'
import type { Language } from './spoken-language.ts'
import { addressed } from './it/addressed.ts'
import { events } from './it/events.ts'
import { asks, cases, comes, options, reasons, since, stack } from './it/messages.ts'
import { word } from './it/grammar.ts'
import { deckReasons, terms, traits } from './it/terms.ts'

/** Italian: options are infinitives, questions say tu, and nobody has a gender but that of the word Matusalemme. */
export const it: Language = {
  addressed,
  events,
  messages: { ...asks, ...options, ...reasons, ...stack, ...cases, ...since, ...comes },
  deckReasons,
  terms,
  faceDown: 'una carta a faccia in giù',
  traitName: of => word(traits, of),
  called: name => cardNameIn('it', name),
  advanced: name => `${name} (Avanzata)`,
}
