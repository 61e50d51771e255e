import type { Language } from './spoken-language.ts'
import { addressed } from './en/addressed.ts'
import { events } from './en/events.ts'
import { asks, cases, comes, options, reasons, since, stack } from './en/messages.ts'
import { deckReasons, terms } from './en/terms.ts'

/**
 * English: one sentence each, the actor first and once, present tense. A list line says what changed and by how much.
 */
export const en: Language = {
  addressed,
  events,
  messages: { ...asks, ...options, ...reasons, ...stack, ...cases, ...since, ...comes },
  deckReasons,
  terms,
  faceDown: 'a face-down card',
  called: name => name,
  traitName: of => of,
  advanced: name => `${name} (Advanced)`,
}
