import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere, Op } from '../../language.ts'
import { action, choose, gain, gainPool, ifHolds, lock, mark, mode, unlock } from '../../makers.ts'
import { bledAny, fed, feeds, together } from '../parts.ts'

const ifBled = (...ops: Op[]): Op => ifHolds(bledAny, ...ops)
const own: CardsWhere = { kind: 'vampire', of: 'you', in: 'uncontrolled' }

/** Actions that bleed, most of them for more, and bring something where the bleed succeeds. */
export const cards: CardDefinition[] = [
  action('computer-hacking', [mode('', [], { header: { bleed: 1 } })]),

  action('scouting-mission', [mode('dom', [], { header: { bleed: 1 } }), mode('DOM', feeds(2), fed)]),

  ...[['social-charm', 1] as const, ['legal-manipulations', 2] as const].map(([key, bleed]) =>
    action(key, [
      mode('pre', [], { header: { bleed } }),
      mode('PRE', [ifBled(gainPool('you', 1))], { header: { bleed } }),
    ]),
  ),

  action('flurry-of-action', [
    mode('cel', [ifBled({ op: 'draw', seat: 'you', from: 'library', count: 2 })], { header: { bleed: 0 } }),
    mode('CEL', [ifBled(unlock('by'))], { header: { bleed: 0 } }),
  ]),

  action('dominate-kine', [
    mode('dom', [], { header: { bleed: 1, stealth: 1 } }),
    mode(
      'DOM',
      [
        choose('card', 'choose-location', { cards: { kind: 'location', in: 'inPlay', not: { of: 'you' } } }),
        { op: 'control', who: 'card', to: 'you' },
      ],
      { header: { target: { card: 'card' } } },
    ),
  ]),

  action(
    'illegalism',
    together('cel', 'chi', 'pre').map(level =>
      mode(level, level.includes('cel') ? [ifBled(unlock('by'))] : [], {
        header: { bleed: level.includes('pre') ? 1 : 0, ...(level.includes('chi') && { stealth: 1 }) },
      }),
    ),
  ),

  // Who gets the blood is chosen as it is announced, and who is locked as it resolves.
  action(
    'break-the-bonds',
    together('ani', 'obf', 'pre').map(level => {
      const locks: Op[] = [
        choose('m', 'choose-minion', { cards: { kind: 'minion', of: 'target', in: 'inPlay' } }, { min: 0 }),
        lock('m'),
      ]
      const chosen = choose('v', 'choose-vampire', { cards: own }, { secret: true })
      const then = [...(level.includes('obf') ? locks : []), ...(level.includes('pre') ? [gain('v', 1)] : [])]
      return mode(level, [...(level.includes('pre') ? [chosen] : []), ...(then.length > 0 ? [ifBled(...then)] : [])], {
        header: { bleed: level.includes('ani') ? 1 : 0 },
        ...(level.includes('pre') && { usable: [when({ any: own }, 'no-target', 'ANN-07')] }),
      })
    }),
  ),

  // Blocked, a bleed ends it for those that follow.
  action('dream-world', [
    mode('pre', [], { header: { bleed: 1 } }),
    mode(
      'PRE',
      [
        {
          op: 'modify',
          stat: 'bleed',
          delta: 1,
          on: { who: { kind: 'minion', of: 'you' } },
          until: 'turn',
          while: { cmp: [{ fact: 'bleed-blocked', of: 'self' }, '=', 0] },
        },
        {
          op: 'watch',
          on: 'blocked',
          when: { action: 'bleed' },
          until: 'turn',
          times: 1,
          ops: [mark('bleed-blocked', 'self', 'turn')],
        },
      ],
      { header: { stealth: 1 }, once: 'turn', byAnybody: true },
    ),
  ]),
]
