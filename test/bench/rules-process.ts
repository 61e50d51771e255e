import { measureRules } from './rules.ts'
import type { Sizes } from './sizes.ts'

/** Built like a function of the service, so that what is measured is the code as it ships. */
export const handler = ({ seed, sizes }: { seed: number; sizes: Sizes }): ReturnType<typeof measureRules> =>
  measureRules(seed, sizes)
