import { loadFacts } from '../../shared/cards/catalogue.ts'
import type { measureOrders } from './order-costs.ts'
import type { Sizes } from './sizes.ts'

/** Like `rules-process.ts`. */
export async function handler({
  seed,
  sizes,
}: {
  seed: number
  sizes: Sizes
}): Promise<ReturnType<typeof measureOrders>> {
  await loadFacts()
  const { measureOrders: measure } = await import('./order-costs.ts')
  return measure(seed, sizes)
}
