import type { CardFacts } from '../facts.ts'
import { master } from './rows.ts'

/** Cards that the five decks lack and a rule needs: the real one of its kind most used in tournament decks. */
export const more: readonly CardFacts[] = [
  master(100572, 'Dominate', { keywords: ['discipline'] }),
  master(101424, 'Potence', { keywords: ['discipline'] }),
]
