import { actionWas, notYetBy } from '../../rules/conditions.ts'
import { mark, mode, modifier, unlock } from '../makers.ts'

/** Modifiers that unlock the acting vampire once its action is resolved. */
export const unlocks = [
  modifier('freak-drive', [
    mode('for', [unlock('by')], { windows: ['resolved'], usable: [actionWas('successful')] }),
    mode('FOR', [unlock('by')], { windows: ['resolved'], usable: [actionWas('blocked')] }),
  ]),

  modifier('as-the-crow', [mode('', [mark('as-the-crow', 'by', 'turn'), unlock('by')], { windows: ['resolved'] })], [actionWas('successful'), notYetBy('as-the-crow')]),
]
