import { refuse, type Refusal } from '../model/answers.ts'
import { compelled, huntsOffered, termsRefusal, useOf } from './granted-actions.ts'
import { blood, currentTurn, isReady, isVampire, minionsOf, used } from '../reads/queries.ts'
import { ruled, starves } from '../reads/evaluate.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'

/** Mandatory actions: the hunt of an empty vampire, and what cards compel minions to (MAND-01 to MAND-10). */

/** A fact of a vampire that an effect says must hunt, until it does. */
export const MUST_HUNT = 'must-hunt'
const hungry = (state: GameState, minion: CardId): boolean =>
  isVampire(state, minion) &&
  (blood(state, minion) === 0 || state.facts.some(fact => fact.name === MUST_HUNT && fact.of === minion))

/** What it has performed already, unless that was taken back from it: then it is stuck (MAND-07). */
const done = (state: GameState, minion: CardId, what: string): boolean =>
  used(state, what, minion) && !state.uses.some(use => use.by === minion && use.what.startsWith('barred:'))

/** As normal, or else by a card in play that lets it. */
const mayHunt = (state: GameState, minion: CardId): boolean =>
  starves(state, minion)
    ? false
    : ruled(state, minion, 'hunt', false)
      ? huntsOffered(state, minion).some(offer => termsRefusal(state, offer) === undefined)
      : !used(state, 'barred:hunt', minion)

/** Who would have to hunt now and goes to torpor instead. */
export const starving = (state: GameState, seat: SeatIndex): CardId | undefined =>
  minionsOf(state, seat).find(
    minion => hungry(state, minion) && !state.cards[minion]!.locked && isReady(state, minion) && starves(state, minion),
  )

interface Duty {
  what: string
  possible: boolean
}
const NONE: Duty[] = []

/** What a ready unlocked minion must do now, as `hunt` or the name of an action of a card in play. */
function dutiesOf(state: GameState, minion: CardId): Duty[] {
  const hunts = hungry(state, minion),
    must = compelled(state, minion).filter(offer => !done(state, minion, useOf(offer)))
  // Asked of all minions for each of them, and of nearly all there is nothing to say.
  if ((!hunts && must.length === 0) || state.cards[minion]!.locked || !isReady(state, minion)) return NONE
  return [
    ...(hunts ? [{ what: 'hunt', possible: mayHunt(state, minion) && !ruled(state, minion, 'act', false) }] : []),
    ...must.map(offer => ({ what: useOf(offer), possible: termsRefusal(state, offer) === undefined })),
  ]
}

/**
 * A minion with two mandatory actions, or with one that it cannot perform, does nothing at all, and holds up nobody
 * (MAND-06, MAND-07).
 */
const isStuck = (duties: Duty[]): boolean => duties.length > 1 || duties.some(duty => !duty.possible)

/** What must be done before anything else is: by whom, and what (MAND-01 to MAND-04). */
export function owedActions(state: GameState, seat: SeatIndex): { minion: CardId; what: string }[] {
  const { seat: active, acts } = currentTurn(state)
  return minionsOf(state, seat).flatMap(minion => {
    // In another's turn only who acts has any.
    if (acts && active !== seat && acts.minion !== minion) return []
    const duties = dutiesOf(state, minion)
    return isStuck(duties) ? [] : duties.map(({ what }) => ({ minion, what }))
  })
}

/** Why a mandatory action of this or of another minion stands against doing `what`. */
export function duty(state: GameState, seat: SeatIndex, minion: CardId, what?: string): Refusal | undefined {
  const owed = owedActions(state, seat)
  const own = owed.find(one => one.minion === minion)
  if (owed.length === 0 || (own !== undefined && own.what === what)) return undefined
  if (own === undefined)
    return refuse(owed.some(one => one.what === 'hunt') ? 'another-must-hunt' : 'another-must-act', 'MAND-01')
  return refuse(own.what === 'hunt' ? 'must-hunt-first' : 'must-act-first', 'MAND-02')
}

/**
 * Ready and unlocked, however it came to be so (ACT-03, ACT-04, LOCK-01, TORPOR-02). An ally acts in the turn it came
 * in where it was not recruited (ALLY-03); it may block and react in any case (GLOSS-02).
 */
export function readyToAct(state: GameState, minion: CardId): Refusal | undefined {
  if (ruled(state, minion, 'act', false)) return refuse('forbidden', 'GOLDEN-01')
  const duties = dutiesOf(state, minion)
  if (isStuck(duties)) return refuse('stuck', duties.length > 1 ? 'MAND-06' : 'MAND-07')
  if (state.facts.some(fact => fact.name === 'recruited' && fact.of === minion)) return refuse('recruited', 'ALLY-02')
  if (state.cards[minion]!.torpor) return refuse('in-torpor', 'LEAVE-01')
  return state.cards[minion]!.locked ? refuse('locked', 'ACT-01') : undefined
}
