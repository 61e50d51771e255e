import type { Answer, Option, Refusal, Unavailable } from '../model/answers.ts'
import {
  crowded,
  attachedTo,
  currentTurn,
  definitionOf,
  isEquipment,
  minionsOf,
  readyMinions,
  used,
} from '../reads/queries.ts'
import { duty, readyToAct } from '../offers/duties.ts'
import { amount, mayHave } from '../reads/evaluate.ts'
import { OFFERED } from '../reads/played-cards.ts'
import type { Viewpoint } from '../reads/look.ts'
import { offers, termsRefusal, useOf, type Offer } from '../offers/granted-actions.ts'
import type { Op } from '../../cards/language.ts'
import { afterChoices, chooseAll, pick, regionsOf, slotOf, slotsOf, type Question } from '../offers/questions.ts'
import { named, type Run } from '../model/run.ts'
import { leash } from '../reads/slaves.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'
import { announce, announceBy } from './action.ts'

/**
 * Actions by cards in play: those their texts offer (ACT-09, ACT-12), and equipment taken from a fellow minion, not
 * from others' (EQUIP-04, EQUIP-06). No card is played, so that no limit on names counts (EQUIP-09).
 */

const idOf = (offer: Offer): string => `${useOf(offer)}:${offer.minion}`

/** A hunt by a card is one, too (MAND-03). */
const dutyOf = (offer: Offer): string => (offer.action.header.hunt ? 'hunt' : useOf(offer))

function offerRefusal(state: GameState, seat: SeatIndex, offer: Offer): Refusal | undefined {
  const fit = termsRefusal(state, offer)
  return fit?.reason === 'not-for-this-minion'
    ? fit
    : (readyToAct(state, offer.minion) ?? duty(state, seat, offer.minion, dutyOf(offer)) ?? fit)
}

/**
 * Takers are ready and unlocked; givers may be locked or in torpor (EQUIP-07). Retainers change hands in no such way
 * (RETAIN-02, GLOSS-17).
 */
interface Taking {
  taker: CardId
  giver: CardId
  question: Question
}

function takings(state: GameState, seat: SeatIndex): Taking[] {
  const minions = minionsOf(state, seat)
  return minions.flatMap(giver => {
    const borne = attachedTo(state, giver).filter(id => isEquipment(state, id))
    if (borne.length === 0) return []
    return minions
      .filter(taker => taker !== giver)
      .flatMap(taker => {
        const cards = borne.filter(
          id =>
            !crowded(state, taker, definitionOf(state, id)?.onePer) &&
            mayHave(state, taker, id) &&
            !used(state, `barred:equip:${id}`, taker),
        )
        return cards.length === 0
          ? []
          : [
              {
                taker,
                giver,
                question: { ask: 'choose-equipment' as const, from: { cards }, min: 1, max: cards.length },
              },
            ]
      })
  })
}

const takingRefusal = (state: GameState, seat: SeatIndex, { taker }: Taking): Refusal | undefined =>
  readyToAct(state, taker) ?? duty(state, seat, taker)
const takingId = ({ taker, giver }: Taking): string => `equip:${taker}:${giver}`

/** What is no longer on the fellow minion stays where it is (ANN-09), and all does if the action fails (EQUIP-05). */
const TAKE: Op[] = [
  {
    op: 'each',
    over: { list: 'cards' },
    as: 'card',
    ops: [
      {
        op: 'if',
        test: { is: ['card', { kind: 'equipment', on: 'giver' }] },
        then: [{ op: 'move', who: 'card', to: 'inPlay', on: 'by' }],
      },
    ],
  },
]

export function inPlayActionOptions(state: GameState, seat: SeatIndex): Option[] {
  const granted = offers(state, seat)
    .filter(offer => !offerRefusal(state, seat, offer))
    .map((offer): Option => {
      const { card, minion, action } = offer
      const look: Viewpoint = { state, source: card, by: minion, seat, vars: {} }
      const slots = slotsOf(look, leash(state, minion, action))
      const cost = {
        ...(action.cost?.blood !== undefined && { blood: amount(look, action.cost.blood) }),
        ...(action.cost?.pool !== undefined && { pool: amount(look, action.cost.pool) }),
      }
      return {
        id: idOf(offer),
        kind: 'act',
        card,
        minion,
        effect: {
          key: 'option-action',
          params: { card: named(state, card), minion: named(state, minion), action: action.name },
        },
        ...(action.cost && { cost }),
        irreversible: true,
        ...(slots.length > 0 && { slots }),
      }
    })
  const taken = takings(state, seat)
    .filter(one => !takingRefusal(state, seat, one))
    .map((one): Option => ({
      id: takingId(one),
      kind: 'act',
      minion: one.taker,
      effect: { key: 'option-equip', params: { minion: named(state, one.taker), from: named(state, one.giver) } },
      irreversible: true,
      slots: [slotOf('cards', one.question)],
    }))
  return [...granted, ...taken]
}

export function explainInPlay(state: GameState, seat: SeatIndex): Unavailable[] {
  const ready = readyMinions(state, seat)
  return [
    ...offers(state, seat)
      .filter(({ minion }) => ready.includes(minion))
      .flatMap(offer => {
        const refusal = offerRefusal(state, seat, offer)
        return refusal
          ? [{ what: `action:${offer.action.name}`, card: offer.card, minion: offer.minion, ...refusal }]
          : []
      }),
    ...takings(state, seat)
      .filter(({ taker }) => ready.includes(taker))
      .flatMap(one => {
        const refusal = takingRefusal(state, seat, one)
        return refusal ? [{ what: 'equip', minion: one.taker, ...refusal }] : []
      }),
  ]
}

/** Announces what `inPlayActionOptions` offers; every choice is made with it (ANN-01). */
export function announceInPlay(run: Run, seat: SeatIndex, option: Option, { args = {}, then }: Answer): void {
  const { state } = run
  const taking = takings(state, seat).find(one => takingId(one) === option.id)
  if (taking) {
    const { taker, giver, question } = taking
    const cards = pick(run, seat, question, args['cards']!)
    announce(
      run,
      {
        action: 'equip',
        acting: taker,
        seat,
        source: null,
        cost: {},
        vars: { cards, giver },
        stealth: 1,
        plus: 0,
        ops: TAKE,
      },
      then,
    )
    return
  }
  const offer = offers(state, seat).find(one => idOf(one) === option.id)!
  const { card, minion } = offer,
    action = leash(state, minion, offer.action)
  const look: Viewpoint = { state, source: card, by: minion, seat, vars: {} }
  // What it lends must still be on the minion as the action resolves.
  const vars = {
    ...chooseAll(run, look, action, args),
    [OFFERED]: action.name,
    ...(state.cards[card]!.on === minion && { lender: card }),
  }
  state.uses.push({ what: useOf(offer), by: minion, until: currentTurn(state).id })
  announceBy(
    run,
    action.header,
    {
      acting: minion,
      seat,
      source: card,
      cost: action.cost ?? {},
      vars,
      chosen: regionsOf(action),
      ops: afterChoices(action),
    },
    then,
  )
}
