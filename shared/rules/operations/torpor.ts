import { cardOf } from '../reads/look.ts'
import { beginDiablerie } from '../procedures/diablerie.ts'
import { lookFrom, type Handlers } from './handler.ts'

/** What is done to the torpid. */
export const torpor: Handlers<'diablerize'> = {
  diablerize(run, frame, op) {
    const victim = cardOf(lookFrom(run, frame), op.victim)
    if (victim !== undefined && frame.by !== null) beginDiablerie(run, frame.by, victim)
  },
}
