import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { Op } from '../../language.ts'
import {
  choose,
  combat,
  combined,
  either,
  forbid,
  grant,
  ifBlocked,
  inFirstRoundOfIt,
  mode,
  modifier,
  noPlay,
  stealth,
  strike,
  prevent,
  use,
} from '../../makers.ts'

const asAnnounced = { windows: ['announced' as const] }
const pricedBlock: Op = {
  op: 'forbid',
  rule: 'block',
  on: { who: { kind: 'vampire' } },
  until: 'action',
  unless: 1,
}

const clear: Op[] = ['dom', 'pre'].map(requires => ({
  op: 'forbid',
  rule: 'affect',
  on: 'by',
  until: 'action',
  cards: { kind: 'reaction', requires },
}))

/** Modifiers played as the action is announced that make a block dearer, or the combat of it shorter. */
export const cards: CardDefinition[] = [
  {
    ...combined('memory-rift', [
      mode(
        'dem',
        [
          choose('v', 'choose-vampire', { cards: { kind: 'vampire', any: [{ title: true }, { younger: 'by' }] } }),
          forbid('block', 'v', 'action'),
        ],
        asAnnounced,
      ),
      mode('obf', [stealth(1, 'early')], asAnnounced),
      mode('pre', [ifBlocked(inFirstRoundOfIt(grant('flee', 'by', 'round')))], asAnnounced),
    ]),
    strikes: [{ name: 'flee', strike: strike('combat-ends') }],
  },

  either(
    combat('force-of-personality', [mode('pre', [strike('combat-ends')])]),
    modifier('force-of-personality', [
      mode(
        'PRE',
        [
          pricedBlock,
          { op: 'forbid', rule: 'block', on: { who: { kind: 'ally', not: { keyword: 'zombie' } } }, until: 'action' },
        ],
        asAnnounced,
      ),
    ]),
  ),

  combined('ni-dieu-ni-maitre', [
    mode('ani', [ifBlocked({ op: 'forbid', rule: 'maneuver', on: 'opposing', until: 'combat' })], asAnnounced),
    mode('for', [pricedBlock], asAnnounced),
    mode('vic', [ifBlocked({ op: 'modify', stat: 'strength', delta: 1, on: 'by', until: 'combat' })], asAnnounced),
  ]),

  {
    ...modifier('beast-meld', [
      mode('ani+pro', [stealth(1), ifBlocked(grant('meld', 'by', 'combat'))]),
      mode('ANI+PRO', [{ op: 'forbid', rule: 'block', on: { who: { kind: 'vampire' } }, until: 'action' }], {
        ...asAnnounced,
        usable: [when({ not: { action: 'bleed' } }, 'forbidden', 'MIN-12')],
      }),
    ]),
    abilities: [use('meld', [prevent(1)], { windows: ['prevent'], once: 'meld', per: 'combat' })],
  },

  modifier('perfect-clarity', [
    mode('tha', clear, asAnnounced),
    mode(
      'THA',
      [
        ...clear,
        {
          op: 'watch',
          on: 'combat-started',
          when: { is: ['by', { in: 'combat' }] },
          ops: ['dom', 'pre'].map(requires => noPlay('opposing', { requires }, 'combat')),
          until: 'action',
        },
      ],
      asAnnounced,
    ),
  ]),

  modifier(
    'the-sleeping-mind',
    [
      mode('dom', [
        choose('v', 'choose-vampire', { cards: { kind: 'vampire', locked: true } }),
        forbid('block', 'v', 'action'),
      ]),
      mode('DOM', [{ op: 'forbid', rule: 'unlock', on: { who: { kind: 'minion' } }, until: 'action', only: 'effect' }]),
    ].map(line => ({ ...line, ...asAnnounced })),
  ),
]
