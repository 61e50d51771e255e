import type { CardDefinition } from '../../definition.ts'
import type { Op } from '../../language.ts'
import { action, choose, ifBlocked, lock, mode, optionalManeuver } from '../../makers.ts'

const titled: Op = { op: 'forbid', rule: 'block', on: { who: { kind: 'vampire', title: true } }, until: 'action' }
const propaganda = { header: { bleed: 1, meanwhile: [titled] } }
/** In the first round of the combat that follows, if its vampire wishes so. */
const stronger = (by: number): Op =>
  ifBlocked({
    op: 'watch',
    on: 'round-started',
    times: 1,
    until: 'combat',
    ops: [
      choose('who', 'choose-minion', { cards: { ref: 'by' } }, { min: 0 }),
      { op: 'modify', stat: 'strength', delta: by, on: 'who', until: 'combat' },
    ],
  })
/** Actions that bleed, and say who cannot block them, or what comes of a block. */
export const cards: CardDefinition[] = [
  action('skullduggery', [
    mode('obf', [], { header: { bleed: 0, stealth: 1, meanwhile: [ifBlocked(optionalManeuver)] } }),
    mode('pre', [], { header: { bleed: 1 } }),
    mode('pro', [], { header: { bleed: 0, stealth: 1 } }),
  ]),

  action('show-of-force', [
    mode('pot+pre', [], { header: { bleed: 1, meanwhile: [stronger(1)] } }),
    mode('POT+PRE', [], { header: { bleed: 2, meanwhile: [stronger(2)] } }),
  ]),

  action('propaganda', [
    mode('pre', [], propaganda),
    mode(
      'PRE',
      [
        choose(
          'm',
          'choose-minion',
          { cards: { kind: 'minion', in: 'ready', locked: false, of: 'target' } },
          { by: 'target' },
        ),
        lock('m'),
      ],
      propaganda,
    ),
  ]),
]
