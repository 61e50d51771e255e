import { inPoliticalAction, when } from '../../rules/conditions.ts'
import type { Who } from '../../rules/language.ts'
import { ability, granted, location, masterActions, stealth, use } from '../makers.ts'

/** Locations: in play they lend something to those who control them. */
const titled: Who = { kind: 'vampire', of: 'you', in: 'inPlay', title: true, sect: 'Camarilla' }

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

  location('creepshow-casino', {
    abilities: [ability('stealth', [stealth(1, 'early')], [when({ all: [{ is: ['acting', { kind: 'vampire', of: 'you' }] }, { not: { action: 'directed' } }] }, 'no-target', 'DIR-02')], ['announced'])],
  }),

  location('ventrue-headquarters', {
    abilities: [ability('votes', [{ op: 'modify', stat: 'votes', delta: 3, on: { seat: 'you' }, until: 'referendum' }], [], ['polling'])],
  }),

  location('elysium-the-palace-of-versailles', {
    abilities: [ability('votes', [{ op: 'each', over: { cards: titled }, as: 'one', ops: [{ op: 'modify', stat: 'votes', delta: 1, on: 'one', until: 'referendum' }] }],
      [inPoliticalAction, when({ any: titled }, 'no-target', 'TARGET-01')], ['polling'])],
  }),

  location('the-line', {
    reduces: { by: { kind: 'vampire', of: 'you' }, blood: 1 },
    actions: [granted('steal', { target: { card: 'self' } }, [{ op: 'control', who: 'self', to: 'you' }], { for: { kind: 'vampire' } })],
  }),
]
