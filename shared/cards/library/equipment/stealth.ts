import { when } from '../../conditions.ts'
import type { CardDefinition } from '../../definition.ts'
import type { CardsWhere } from '../../language.ts'
import { choose, equipment, onlyOne, use } from '../../makers.ts'

const host: CardsWhere = { ref: 'host' }
const elder: CardsWhere = { kind: 'vampire', where: { cmp: [{ of: 'it', stat: 'capacity' }, '>=', 8] } }
const otherOffice: CardsWhere = {
  kind: 'vampire',
  in: 'combat',
  title: true,
  not: { any: [host, { sect: 'Anarch' }] },
}

/** Played or equipped, by whomever. */
const onceInGame = (definition: CardDefinition): CardDefinition => ({
  ...definition,
  modes: definition.modes.map(line => ({ ...line, ...onlyOne('game') })),
})

/** Equipment that keeps its minion from being blocked. */
export const cards: CardDefinition[] = [
  equipment('the-signet-of-king-saul', {
    statics: [{ on: elder, effect: { allow: false, rule: 'block', against: host } }],
  }),

  // Put on somebody otherwise it has nobody in mind.
  equipment(
    'incriminating-videotape',
    {
      statics: [
        {
          on: { ref: 'victim' },
          while: { is: ['acting', host] },
          effect: { allow: false, rule: 'block' },
        },
      ],
    },
    [''],
    [choose('victim', 'choose-minion', { cards: { kind: 'minion', in: 'inPlay', of: 'prey' } })],
  ),

  onceInGame(
    equipment('flaming-candle', {
      abilities: [
        use('shine', [{ op: 'forbid', rule: 'block', on: { who: { kind: 'vampire' } }, until: 'action' }], {
          windows: ['announced'],
          for: { ref: 'host', kind: 'vampire', in: 'inPlay' },
          cost: { blood: 1, burn: true },
          usable: [when({ is: ['acting', { ref: 'by' }] }, 'not-acting', 'MIN-12')],
        }),
      ],
    }),
  ),

  equipment('erebus-mask', {
    statics: [{ on: { ref: 'host', clan: 'Harbinger of Skulls' }, effect: { stat: 'stealth', delta: 1 } }],
  }),

  equipment('an-anarch-manifesto', {
    onePer: 'an-anarch-manifesto',
    statics: [
      {
        on: { ref: 'host', sect: 'Anarch' },
        while: { required: { sect: 'Anarch' } },
        effect: { stat: 'stealth', delta: 1 },
      },
      { on: otherOffice, while: { is: ['host', { in: 'combat' }] }, effect: { stat: 'strength', delta: 1 } },
    ],
  }),
]
