import { when } from '../../rules/conditions.ts'
import type { Num, Who } from '../../rules/language.ts'
import { ability, burnAction, choose, gain, location, masterActions, moveBlood, stealth, use } from '../makers.ts'

/** Locations: in play they lend something to those who control them. */

/** Of a clan, face down: the choice is its Methuselah's secret, of which the clan shows. */
const uncontrolled = (clan: string): Who => ({ kind: 'vampire', in: 'uncontrolled', of: 'you', clan })
const toUncontrolled = (clan: string, amount: Num) => use('fill', [choose('v', 'choose-vampire', { cards: uncontrolled(clan) }, { secret: true }), amount === 1 ? gain('v', 1) : moveBlood({ card: 'self', name: 'blood' }, { card: 'v' }, amount)], {
  phases: ['influence'], cost: { lock: true }, usable: [when({ any: uncontrolled(clan) }, 'no-target', 'TARGET-01')],
})
const giver: Who = { kind: 'vampire', in: 'inPlay', of: 'you', clan: 'Tremere', where: { cmp: [{ of: 'it', stat: 'blood' }, '>=', 1] } }

export const locations = [
  location('information-highway', { statics: [{ on: 'you', effect: { stat: 'transfers', delta: 2 } }] }),

  location('market-square', {
    abilities: [use('intercept', [{ op: 'modify', stat: 'intercept', delta: 1, on: 'blocking', until: 'action' }],
      { windows: ['attempt'], cost: { lock: true }, usable: [when({ is: ['blocking', { clan: 'Banu Haqim', of: 'you' }] }, 'no-target', 'CRYPT-06')] })],
  }),

  location('the-parthenon', { abilities: [use('action', [masterActions('you', 1, 'turn')], { phases: ['master'], cost: { lock: true } })] }),

  location('the-labyrinth', {
    abilities: [ability('stealth', [stealth(1)], [when({ is: ['acting', { clan: 'Nosferatu', of: 'you' }] }, 'no-target', 'CRYPT-06')])],
  }),

  location('arcane-library', { abilities: [toUncontrolled('Tremere', 1)] }),

  location('art-museum', { abilities: [toUncontrolled('Toreador', 1)] }),

  location('wasserschloss-anif-austria', {
    abilities: [
      use('give', [choose('t', 'choose-vampire', { cards: giver }), moveBlood({ card: 't' }, { card: 'self', name: 'blood' }, 1)],
        { phases: ['master'], once: 'give', usable: [when({ any: giver }, 'not-enough-blood', 'TARGET-05')] }),
      toUncontrolled('Tremere', { counter: 'blood', of: 'self' }),
    ],
    actions: [burnAction({ kind: 'minion' }, { count: { ref: 'by', clan: 'Malkavian' } })],
  }),
]
