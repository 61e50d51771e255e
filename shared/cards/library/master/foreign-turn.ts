import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { burnAction, stays, use } from '../../makers.ts'

const malkavian: CardsWhere = { kind: 'minion', clan: 'Malkavian' }

/** Masters by which minions act in the turns of others. */
export const cards: CardDefinition[] = [
  // Whosever they are, in torpor too; and whosever they are they may block the action that burns it.
  stays('madness-network', {
    abilities: [
      use('act', [{ op: 'act', who: 'by' }], {
        phases: ['minion'],
        phasesOf: 'others',
        windows: ['between'],
        for: { ...malkavian, in: 'inPlay', locked: false },
      }),
    ],
    actions: [
      {
        ...burnAction(),
        header: {
          stealth: 0,
          target: { card: 'self' },
          meanwhile: [{ op: 'allow', rule: 'block', on: { who: malkavian }, until: 'action' }],
        },
      },
    ],
  }),
]
