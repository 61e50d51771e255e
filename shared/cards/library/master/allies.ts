import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { attach, become, choose, enter, gain, lock, mark, master, mode, use, ifHolds } from '../../makers.ts'

const employed: CardsWhere = { any: [{ kind: 'ally' }, { kind: 'retainer' }] }
const idle: CardsWhere = { kind: 'minion', in: 'ready', of: 'you', sect: 'Anarch', locked: false }
const drained: CardsWhere = {
  kind: 'vampire',
  in: 'ready',
  where: { cmp: [{ of: 'it', stat: 'blood' }, '=', 0] },
}

/** Masters that bring allies and retainers. */
export const cards: CardDefinition[] = [
  master(
    'piper',
    [
      mode('', [
        choose('m', 'choose-minion', { cards: idle }),
        lock('m'),
        { op: 'search', as: 'c', ask: 'choose-card', piles: ['hand'], for: employed, playable: 'm' },
        { op: 'play', card: 'c', by: 'm' },
        ifHolds({ is: ['c', { kind: 'ally' }] }, mark('recruited', 'c', 'turn')),
      ]),
    ],
    { usable: [when({ any: idle }, 'no-target', 'TARGET-01')] },
  ),

  // Never recruited, so that nothing keeps him from acting.
  master(
    'jake-washington',
    [
      mode('', [
        enter,
        become('self', { types: ['Ally'], keywords: ['mortal'], life: 1, strength: 0, bleed: 0 }, 'leaves'),
        gain('self', 1),
      ]),
    ],
    {
      abilities: [
        use(
          'feed',
          [
            choose('v', 'choose-vampire', { cards: drained }),
            choose('n', 'choose-amount', { upTo: 4 }),
            gain('v', { x: 'n' }),
          ],
          { phases: ['unlock'], cost: { burn: true }, usable: [when({ any: drained }, 'no-target', 'TARGET-01')] },
        ),
      ],
    },
  ),

  master(
    'charisma',
    [mode('', [choose('v', 'choose-vampire', { cards: { kind: 'vampire', in: 'ready' } }), attach('v')])],
    {
      usable: [when({ any: { kind: 'vampire', in: 'ready' } }, 'no-target', 'TARGET-01')],
      statics: [{ on: { ref: 'host' }, effect: { stat: 'cost', delta: -1, of: { kind: 'ally' }, action: true } }],
    },
  ),
]
