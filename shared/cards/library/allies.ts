import { directedAtYou, when } from '../../rules/conditions.ts'
import type { Who } from '../../rules/language.ts'
import { ally, ANYTIME, choose, granted, strike, unlock, use } from '../makers.ts'

/** Allies: what they do once they are recruited. */
const fighting: Who = { kind: 'minion', of: 'you', in: 'combat' }
const idle: Who = { kind: 'minion', of: 'you', in: 'ready', locked: true }
const elder: Who = { kind: 'vampire', in: 'ready', not: { sect: 'Camarilla' }, where: { cmp: [{ of: 'it', stat: 'capacity' }, '>=', 8] } }

export const allies = [
  ally('underbridge-stray', ['ani', 'ANI'], {
    life: { ANI: 2 },
    statics: [{ on: { ref: 'self' }, mode: 'ANI', effect: { stat: 'strength', delta: 1 } }],
    abilities: [
      use('press', [choose('m', 'choose-minion', { cards: fighting }), { op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'round' }], {
        windows: ['press'], cost: { blood: 1 }, usable: [when({ any: fighting }, 'no-target', 'TARGET-01')],
      }),
      use('unlock', [choose('m', 'choose-minion', { cards: idle }), unlock('m')], {
        windows: ANYTIME.windows, cost: { burn: true },
        usable: [directedAtYou, when({ not: { is: ['blocking', { ref: 'self' }] } }, 'attempt-under-way', 'PLAY-04'), when({ any: idle }, 'no-target', 'TARGET-01')],
      }),
    ],
  }),

  ally('mylan-horseed', [''], {
    strikes: [{ name: 'dodge', strike: strike('dodge'), once: 'combat' }],
    statics: [{ on: { ref: 'self' }, effect: { allow: false, rule: 'block', against: { kind: 'vampire' } } }],
    actions: [granted('unlock', { stealth: 1, target: { card: 'v' } }, [choose('v', 'choose-vampire', { cards: elder }), unlock('v')], { for: { ref: 'self' } })],
  }),
]
