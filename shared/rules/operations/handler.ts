import type { Viewpoint } from '../reads/look.ts'
import type { EffectsFrame } from '../model/frames.ts'
import type { Op, OpName } from '../../cards/language.ts'
import type { Run } from '../model/run.ts'

/** The frame an operation runs in: its source, its user and its bindings. */
export type OpFrame = EffectsFrame
export type OpOf<K extends OpName> = Op extends infer O
  ? O extends { op: infer P }
    ? K extends P
      ? O
      : never
    : never
  : never
export type Handlers<K extends OpName> = { [N in K]: (run: Run, frame: OpFrame, op: OpOf<N>) => void }

export const lookFrom = (
  run: Run,
  frame: { source: number | null; by: number | null; seat: number; vars: Viewpoint['vars'] },
): Viewpoint => ({ state: run.state, source: frame.source, by: frame.by, seat: frame.seat, vars: frame.vars })
