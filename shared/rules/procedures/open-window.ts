import type { Run } from '../model/run.ts'
import type { WindowName } from '../../cards/language.ts'
import type { ScopeId, SeatIndex } from '../model/state.ts'
import { push } from '../model/run.ts'

/**
 * A sealed parallel window (windows.md): every seat that publicly could answer is asked at once about the case "the
 * impulse
 * reaches you and nobody has acted". Answers lie sealed; after each, a walk in impulse order publishes either the first
 * effect
 * together with the passes before it, or the close. There is never a half-passed round at rest.
 */
export function openWindow(run: Run, name: WindowName, scope: ScopeId, lead: SeatIndex): void {
  push(run, {
    kind: 'window',
    name,
    scope,
    lead,
    round: 0,
    open: false,
    stage: 'all',
    leadPassed: false,
    order: [],
    asked: [],
  })
}
