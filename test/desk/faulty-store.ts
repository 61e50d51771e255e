import type { Store } from '../../functions/store/port.ts'
import type { Fault } from '../notify/telling-crashes.ts'

/**
 * A store one of whose calls goes wrong: without or with effect, and the function goes on, or it is killed there and
 * none of its calls comes through any more until somebody calls again.
 */
export function memoryStoreWithFaults(
  base: Store,
  fault: Fault | undefined,
): { store: Store; calls: () => number; revive: () => void } {
  let calls = 0,
    dead = false
  const gate = async (act: () => Promise<unknown>): Promise<unknown> => {
    if (dead) throw new Error('killed')
    calls++
    const mode = calls === fault?.call ? fault.mode : undefined
    if (mode === undefined) return act()
    if (mode === 'failed-late' || mode === 'killed-after') await act()
    dead = mode.startsWith('killed')
    throw new Error(mode)
  }
  const store = Object.fromEntries(
    Object.entries(base).map(([name, method]) => [
      name,
      (...args: unknown[]) => gate(() => (method as (...given: unknown[]) => Promise<unknown>)(...args)),
    ]),
  ) as unknown as Store
  return { store, calls: () => calls, revive: () => void (dead = false) }
}
