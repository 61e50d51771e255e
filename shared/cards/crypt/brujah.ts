import type { Comparison, Test } from '../language.ts'
import { actionWas, inCombat, when } from '../conditions.ts'
import type { CardDefinition } from '../definition.ts'
import {
  allocate,
  crypt,
  eachShare,
  granted,
  moreStrikes,
  optionalManeuver,
  referendum,
  shareOf,
  unlock,
  use,
  gain,
} from '../makers.ts'
import {
  acts,
  cheaper,
  entersCombat,
  fights,
  get,
  gets,
  inCombatWith,
  isReady,
  minionOfOthers,
  self,
  vampireOf,
} from './parts/vampires.ts'

/** Of a Methuselah: cast in the referendum, ballots aside. */
const votes = (cast: 'for' | 'against', how: Comparison, n: number): Test => ({
  cmp: [{ cast, of: { seat: 'it' }, only: 'votes' }, how, n],
})

const tremere = vampireOf('Tremere', 'Tremere antitribu')

export const cards: CardDefinition[] = [
  crypt('karen-suadela', {
    statics: [
      {
        on: self,
        while: { is: ['self', { title: ['prince'] }] },
        effect: { allow: false, rule: 'affect', against: { kind: 'event', keyword: 'gehenna' } },
      },
      gets('stealth', 1, { all: [acts, { not: { action: 'directed' } }] }),
    ],
  }),

  crypt('elen-kamjian', {
    actions: [
      granted('bleed', { bleed: 1 }, [], {
        for: { ref: 'self' },
        must: true,
        usable: [
          when({ any: { kind: 'minion', of: 'you', in: 'inPlay', locked: true } }, 'no-target', 'MAND-01'),
          when({ cmp: [{ of: 'self', stat: 'blood' }, '>=', 1] }, 'must-hunt-first', 'MAND-02'),
        ],
      }),
    ],
  }),

  crypt('saku-pihlajamaki', { triggers: [{ on: 'combat-started', when: fights, ops: [optionalManeuver] }] }),

  crypt('adelino-da-silva', {
    statics: [{ on: { ref: 'self' }, effect: { stat: 'rescue', delta: -2, of: { older: 'self' } } }],
  }),

  crypt('jaroslav-pascek', {
    statics: [{ on: { ref: 'self' }, effect: { stat: 'damage', delta: 2, of: { keyword: 'melee weapon' } } }],
    actions: [
      granted(
        'scourge',
        { target: { seat: 'prey' } },
        [
          {
            op: 'each',
            over: { cards: { kind: 'vampire', sect: 'Sabbat', of: 'prey' } },
            as: 'v',
            ops: [{ op: 'damage', to: 'v', amount: 1, from: 'by' }],
            together: true,
            target: true,
          },
        ],
        { for: { ref: 'self' } },
      ),
    ],
  }),

  crypt('aline-gadeke', {
    abilities: [
      use('unlock', [unlock('self')], {
        windows: ['resolved'],
        cost: { blood: 1 },
        once: 'unlock',
        usable: [
          actionWas('successful'),
          when({ is: ['acting', { sect: 'Anarch', of: 'you', not: self }] }, 'no-target', 'CRYPT-06'),
          when({ is: ['self', { locked: true }] }, 'not-locked', 'PLAY-04'),
        ],
      }),
    ],
  }),

  crypt('ariane', { statics: [gets('stealth', -1, { all: [acts, { not: { action: 'directed' } }] })] }),

  crypt('theo-bell-6', { actions: [entersCombat(minionOfOthers)] }),

  crypt('chun-hei', {
    abilities: [
      use('strike', [moreStrikes(1)], {
        windows: ['additional-strikes'],
        cost: { blood: 1 },
        once: 'strike',
        per: 'combat',
        usable: [inCombat],
      }),
    ],
  }),

  crypt('tomaine', {
    statics: [
      get('prey', 'handSize', 1, {
        all: [isReady, { any: { kind: 'vampire', sect: 'Sabbat', in: 'ready', of: 'prey' } }],
      }),
    ],
  }),

  crypt('dmitra-ilyanova', {
    actions: [
      granted(
        'call',
        { political: true },
        [
          referendum(
            [allocate('shares', 'choose-terms', 4, 1, { cards: { kind: 'vampire', in: 'ready' } })],
            [eachShare('shares', 'v', [gain('v', shareOf('v'))])],
          ),
        ],
        { for: self },
      ),
    ],
  }),

  crypt('reginald-moore', {
    statics: [
      gets('strength', 1, inCombatWith(tremere)),
      { on: self, effect: { allow: false, rule: 'block', against: tremere } },
      { on: tremere, effect: { allow: false, rule: 'target', only: 'combat', against: self } },
    ],
  }),

  crypt('adana-de-sforza', { statics: [cheaper({ kind: 'combat' })] }),

  crypt('carlak', {
    triggers: [
      {
        on: 'combat-started',
        when: fights,
        ops: [{ op: 'modify', stat: 'press', delta: 1, on: 'by', until: 'combat' }],
      },
      {
        on: 'referendum-tallied',
        ops: [gain('self', { seats: { where: { all: [votes('for', '=', 0), votes('against', '>=', 1)] } } })],
      },
    ],
  }),
]
