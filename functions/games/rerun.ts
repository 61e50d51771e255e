import { refused, type Refused } from './refused.ts'
import type { Service } from './service.ts'

const RERUNS = 5
const LONGEST_PAUSE_MS = 25

/** Runs a write again from what is stored now whenever somebody else's came first, a little later each time. */
export async function rerun<T extends object>(
  service: Pick<Service, 'random' | 'wait'>,
  once: () => Promise<T | 'conflict'>,
): Promise<T | Refused> {
  for (let attempt = 0; attempt <= RERUNS; attempt++) {
    const result = await once()
    if (result !== 'conflict') return result
    const share = (service.random(1)[0] ?? 0) / 256
    await service.wait(share * LONGEST_PAUSE_MS * 2 ** attempt)
  }
  return refused('contention')
}
