import { factsOf } from '../../shared/cards/catalogue.ts'
import type { PositionGeneric } from '../../shared/api/position.ts'
import { keyOfCard } from './card-names.ts'

type Generic = Partial<PositionGeneric>

/**
 * A minion that meets what a card asks of who plays it at this level, by its facts: Disciplines, clan, sect, title,
 * traits and capacity, and the blood it costs. `more` is what the test wants of it besides.
 *
 *     minion('A1', { generic: fit('threats', 'DOM') })
 */
export function fit(card: string, level = '', more: Generic = {}): Generic {
  const { clan, requiresTitle, requiresSect, requiresTraits = [], requiresCapacity = 0 } = factsOf(keyOfCard(card))
  const traits = requiresTraits.filter(trait => !trait.startsWith('non-'))
  return {
    capacity: Math.max(requiresCapacity, 9),
    disciplines: level === '' ? [] : level.split('+'),
    ...(clan !== undefined && { clan }),
    ...(requiresTitle && { title: requiresTitle[0]! }),
    ...(requiresSect && { sect: requiresSect[0]! }),
    ...(traits.length > 0 && { traits }),
    ...more,
  }
}
