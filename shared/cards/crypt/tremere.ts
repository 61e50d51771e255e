import type { CardDefinition } from '../definition.ts'
import { choose, crypt, granted, moveBlood } from '../makers.ts'

export const cards: CardDefinition[] = [
  crypt('gabrielle-di-righetti', {
    actions: [
      granted(
        'steal',
        { stealth: 1, target: { card: 'm' } },
        [
          choose('m', 'choose-minion', { cards: { kind: 'minion', in: 'ready' } }),
          moveBlood({ card: 'm' }, { card: 'by' }, 2),
        ],
        { for: { ref: 'self' } },
      ),
    ],
  }),

  crypt('troius', {
    statics: [
      {
        on: { ref: 'self' },
        while: { referendum: 'blood-hunt' },
        effect: { allow: false, rule: 'vote', only: 'against' },
      },
    ],
  }),
]
