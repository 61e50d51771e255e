import type { Op } from '../../rules/language.ts'
import { afterResolution, choose, forbid, mode, modifier, unlock } from '../makers.ts'

/** Modifiers of a minion that is blocked, before the block resolves, and of one that cannot be. */
const noVampires: Op = { op: 'forbid', rule: 'block', on: { who: { kind: 'vampire' } }, until: 'action' }
const burns = (amount: number): Op => afterResolution({ op: 'damage', to: 'by', amount, aggravated: true, unpreventable: true })

const asAnnounced = { windows: ['announced' as const] }

export const evasions = [
  modifier('change-of-target', [mode('', [unlock('by'), { op: 'outcome', of: 'action', is: 'ends', barred: true }], { windows: ['blocked'] })]),

  modifier('daring-the-dawn', [mode('for', [noVampires, burns(2)]), mode('FOR', [noVampires, burns(1)])]),

  modifier('seduction', [
    mode('dom', [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready', younger: 'by' } }), forbid('block', 'v', 'action')], asAnnounced),
    mode('DOM', [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready' } }), forbid('block', 'v', 'action')], asAnnounced),
  ]),
]
