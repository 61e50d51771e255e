import { loadFacts } from '../../shared/cards/catalogue.ts'
import type { measureManyCards } from './many-cards.ts'
import type { Sizes } from './sizes.ts'

/**
 * Built like a function of the service, so that what is measured is the code as it ships.
 * In parts the files of cards would come before their facts: those are loaded first.
 */
export async function handler({
  seed,
  sizes,
}: {
  seed: number
  sizes: Sizes
}): Promise<ReturnType<typeof measureManyCards>> {
  await loadFacts()
  const { measureManyCards: measure } = await import('./many-cards.ts')
  return measure(seed, sizes)
}
