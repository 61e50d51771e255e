import type { GrantedAction } from '../../cards/definition.ts'
import { refuse, type Refusal } from '../model/answers.ts'
import { unmet } from '../reads/conditions.ts'
import { amount, isUnaffected, matches, ruled, starves } from '../reads/evaluate.ts'
import { cardOf, type Viewpoint } from '../reads/look.ts'
import { barredPolitical, controllerOf, minionsOf, prey, used } from '../reads/queries.ts'
import { targetRefusal } from './questions.ts'
import { leash, leashedAim } from '../reads/slaves.ts'
import { canPay, hasBled } from '../reads/stats.ts'
import { actionsOf, compulsoryOf } from '../reads/card-texts.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'

/**
 * Actions that the texts of cards in play offer: each to the minions it names, once a turn each for every copy (ACT-09,
 * ACT-12).
 */

export interface Offer {
  card: CardId
  minion: CardId
  action: GrantedAction
}

/** Every action of a card in play beside every minion of a seat, fit for it or not. */
export const offers = (state: GameState, seat: SeatIndex): Offer[] => offersOf(state, actionsOf, minionsOf(state, seat))

/**
 * Offers of cards in play that are no offers: this minion must, by who they are for and by their conditions (MAND-06).
 */
export function compelled(state: GameState, minion: CardId): Offer[] {
  const all = offersOf(state, compulsoryOf, [minion])
  return all.length === 0
    ? all
    : all.filter(offer => isFor(state, offer) && unmet(lookOf(state, offer), offer.action.usable) === undefined)
}

/** Hunts that cards in play offer to this minion. */
export const huntsOffered = (state: GameState, minion: CardId): Offer[] =>
  offersOf(state, actionsOf, [minion]).filter(({ action }) => action.header.hunt === true)

function offersOf(state: GameState, said: typeof actionsOf, minions: CardId[]): Offer[] {
  const all: Offer[] = []
  for (let holder = 0; holder < state.seats.length; holder++) {
    for (const { source: card, text: action } of said(state, holder)) {
      // Of the level it was played at.
      if (action.mode === undefined || action.mode === state.cards[card]!.mode)
        for (const minion of minions) all.push({ card, minion, action })
    }
  }
  return all
}

/** By default any minion of who controls the card; it may be one that the card has in mind. */
const isFor = (state: GameState, { card, minion, action }: Offer): boolean =>
  matches(
    { state, source: card, by: card, seat: controllerOf(state, card)!, vars: state.cards[card]!.vars ?? {} },
    action.for ?? { kind: 'minion', of: 'you' },
    minion,
  ) && !isUnaffected(state, minion, card)

export const useOf = ({ card, action }: Offer): string => `action:${card}:${action.name}`

const lookOf = (state: GameState, { card, minion }: Offer): Viewpoint => ({
  state,
  source: card,
  by: minion,
  seat: controllerOf(state, minion)!,
  vars: {},
})

/** What its own terms have against it; whether the minion may act at all is asked elsewhere. */
export function termsRefusal(state: GameState, offer: Offer): Refusal | undefined {
  const { minion, action } = offer
  if (!isFor(state, offer)) return refuse('not-for-this-minion', 'ACT-12')
  if (state.uses.some(use => use.by === minion && use.what === useOf(offer))) return refuse('already-played', 'ACT-09')
  const look = lookOf(state, offer)
  if (action.header.bleed !== undefined && hasBled(state, minion)) return refuse('already-bled', 'BLEED-02')
  if (action.header.bleed !== undefined && ruled(state, minion, 'bleed', false)) return refuse('forbidden', 'GOLDEN-01')
  if (action.header.bleed !== undefined && !action.header.target && prey(state, look.seat) === null)
    return refuse('no-prey', 'BLEED-08')
  if (action.header.hunt && starves(state, minion)) return refuse('forbidden', 'GOLDEN-01')
  if (action.header.political && used(state, 'political', minion)) return refuse('already-called', 'POL-01')
  const aim =
    action.header.target && 'card' in action.header.target ? cardOf(look, action.header.target.card) : undefined
  if (aim !== undefined && ruled(state, aim, 'target', false, minion)) return refuse('no-target', 'TARGET-04')
  const held = leashedAim(look, action.header)
  if (held) return held
  if (action.header.political && used(state, barredPolitical(state, offer.card), look.seat))
    return refuse('barred', 'GOLDEN-01')
  const { blood, pool } = action.cost ?? {}
  const poor = canPay(state, look.seat, minion, { blood: amount(look, blood ?? 0), pool: amount(look, pool ?? 0) })
  if (poor) return refuse(poor, 'ANN-06')
  return unmet(look, action.usable) ?? targetRefusal(look, leash(state, minion, action))
}
