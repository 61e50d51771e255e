import { actionWas } from '../../rules/conditions.ts'
import { mode, modifier, unlock } from '../makers.ts'

/** Modifiers that unlock the acting vampire once its action is resolved. */
export const unlocks = [
  modifier('freak-drive', [
    mode('for', [unlock('by')], { windows: ['resolved'], usable: [actionWas('successful')] }),
    mode('FOR', [unlock('by')], { windows: ['resolved'], usable: [actionWas('blocked')] }),
  ]),
]
