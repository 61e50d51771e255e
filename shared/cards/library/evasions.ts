import { mode, modifier, unlock } from '../makers.ts'

/** Modifiers of a minion that is blocked, before the block resolves. */
export const evasions = [
  modifier('change-of-target', [mode('', [unlock('by'), { op: 'outcome', of: 'action', is: 'ends', barred: true }], { windows: ['blocked'] })]),
]
