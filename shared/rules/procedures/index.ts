import type { Frame, FrameKind, FrameOf } from '../model/frames.ts'
import { action } from './action.ts'
import { choice } from './choice.ts'
import { combat } from './combat.ts'
import { diablerie } from './diablerie.ts'
import { each, effects } from './effects.ts'
import { play } from './play.ts'
import type { Procedure } from './procedure.ts'
import { proposal } from './proposal.ts'
import { referendum } from './referendum.ts'
import { triggers } from './triggers.ts'
import { turn } from './turn.ts'
import { window } from './window.ts'

/** One procedure for each kind of frame: the compiler demands a handler for every member of the union. */
const procedures: { [K in FrameKind]: Procedure<FrameOf<K>> } = {
  action,
  choice,
  combat,
  diablerie,
  each,
  effects,
  play,
  proposal,
  referendum,
  triggers,
  turn,
  window,
}

export const procedureOf = <F extends Frame>(frame: F): Procedure<F> =>
  procedures[frame.kind] as unknown as Procedure<F>
