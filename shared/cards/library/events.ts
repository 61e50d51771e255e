import { when } from '../../rules/conditions.ts'
import type { Who } from '../../rules/language.ts'
import { burn, burnPool, choose, delayed, event, use } from '../makers.ts'

/** Events: in play they say something of everybody. */
const torpid: Who = { kind: 'vampire', in: 'torpor', of: 'you' }
const small: Who = { kind: 'vampire', in: 'inPlay', where: { cmp: [{ of: 'it', stat: 'capacity' }, '<=', 2] } }


export const events = [
  delayed('leaves', event('dragonbound', {
    abilities: [use('torpor', [burnPool('you', { count: torpid })], { phases: ['discard'], user: 'active', once: 'torpor', compulsory: true, usable: [when({ any: torpid }, 'not-in-torpor', 'TARGET-01')] })],
  })),

  event('scourge-of-the-enochians', {
    abilities: [use('pass', [choose('v', 'choose-vampire', { cards: small }, { min: 0 }), burn('v'), { op: 'control', who: 'self', to: 'predator' }], { phases: ['discard'], once: 'pass', compulsory: true })],
  }),

  delayed('discard', event('the-unmasking', { statics: [{ on: { kind: 'ally' }, while: { is: ['acting', { kind: 'vampire' }] }, effect: { stat: 'intercept', delta: 1 } }] })),
]
