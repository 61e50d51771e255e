import { notYetBy, when } from '../../conditions.ts'
import type { Ability, GrantedAction, Static } from '../../definition.ts'
import type { CardsWhere, Num, Op, Stat, Test } from '../../language.ts'
import { burn, choose, granted, mark, use, votes } from '../../makers.ts'

/** What vampires of several clans say. */

export const self: CardsWhere = { ref: 'self' }
export const isReady: Test = { is: ['self', { in: 'ready' }] }
export const ifReady = when(isReady, 'in-torpor', 'READY-01')
export const fights: Test = { is: ['self', { in: 'combat' }] }
export const acts: Test = { is: ['acting', self] }
export const isActing = when(acts, 'not-acting', 'MIN-12')
export const someTarget = (who: CardsWhere) => when({ any: who }, 'no-target', 'TARGET-01')
export const vampireOf = (...clans: string[]): CardsWhere => ({
  kind: 'vampire',
  ...(clans.length === 1 ? { clan: clans[0]! } : { any: clans.map(clan => ({ clan })) }),
})
export const minionOfOthers: CardsWhere = { kind: 'minion', in: 'ready', not: { of: 'you' } }

/** The vampire gets so much more, or less: always, or while something holds. */
export const gets = (stat: Stat, delta: Num, live?: Test): Static => ({
  on: self,
  ...(live && { while: live }),
  effect: { stat, delta },
})
/** So do these, or you. */
export const get = (on: Static['on'], stat: Stat, delta: Num, live?: Test): Static => ({
  ...gets(stat, delta, live),
  on,
})
export const inCombatWith = (who: CardsWhere): Test => ({ all: [fights, { is: ['opposing', who] }] })
/** Bleeding a Methuselah who controls such a ready vampire. */
export const bleedingWho = (controls: CardsWhere): Test => ({
  all: [acts, { action: 'bleed' }, { any: { ...controls, in: 'ready', of: 'target' } }],
})
export const called: Test = { all: [{ is: ['event-by', self] }, { cmp: [{ x: 'event-passed' }, '=', 1] }] }

const fight: Op = { op: 'combat', acting: 'by', opposing: 'm' }
/** A directed action that enters combat; `again`: whether it still is who was chosen is asked as it resolves. */
export const entersCombat = (whom: CardsWhere, again?: 'again'): GrantedAction =>
  granted(
    'fight',
    { target: { card: 'm' } },
    [
      choose('m', whom.kind === 'vampire' ? 'choose-vampire' : 'choose-minion', { cards: whom }),
      again ? { op: 'if', test: { is: ['m', whom] }, then: [fight] } : fight,
    ],
    { for: self },
  )
/** Equipment or a retainer moves to the vampire. */
export const takes: Op = { op: 'move', who: 'card', to: 'inPlay', on: 'by' }
export const takesControl: Op = { op: 'control', who: 'card', to: 'you' }

/** That there is a card in hand is public; which, is not. */
export const aCard = when({ any: { in: 'hand', of: 'you' } }, 'no-target', 'TARGET-01')
export const ofHand = (who: CardsWhere = {}): Op =>
  choose('c', 'choose-discard', { cards: { in: 'hand', of: 'you', ...who } }, { secret: true })
export const discards = (who: CardsWhere = {}): Op[] => [ofHand(who), burn('c')]
/** In the polling step of any referendum, once in each: votes for a card of the hand. */
export const discardsForVotes = (who: CardsWhere, n: number): Ability =>
  use('vote', [...discards(who), votes(n, 'self'), mark('discarded-for-vote', 'self', 'referendum')], {
    windows: ['polling'],
    usable: [notYetBy('discarded-for-vote'), aCard],
  })
/** A search of the library, with a shuffle after it, for a card that everybody is shown. */
export const searches = (what: CardsWhere): GrantedAction =>
  granted(
    'search',
    { stealth: 1 },
    [
      { op: 'search', as: 'found', ask: 'choose-card', piles: ['library'], for: what },
      { op: 'move', who: 'found', to: 'hand' },
    ],
    { for: self },
  )
/** Such minions in combat with it cannot strike: combat ends. */
export const neverEndsCombat = (whom: CardsWhere): Static => ({
  on: { ...whom, in: 'combat', not: self },
  while: fights,
  effect: { allow: false, rule: 'strike', only: 'combat-ends' },
})
/** Such cards cost it, or these, 1 blood less. */
export const cheaper = (of: CardsWhere, live?: Test, on: CardsWhere = self): Static => ({
  on,
  ...(live && { while: live }),
  effect: { stat: 'cost', delta: -1, of, paid: 'blood' },
})
