import type { Args, Do, Option, Slot } from '../model/answers.ts'
import { currentAction } from '../reads/queries.ts'
import { dueIn, wouldContest } from './due-answers.ts'
import { top } from '../model/run.ts'
import { defaultArgs, fitsSlots } from '../model/slots.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'
import { stat, priceOfBlock } from '../reads/evaluate.ts'
import { firstOf, type Case } from './cases.ts'
import type { Cap, Deed, Whose } from '../model/orders.ts'
import { affordable, opsOf } from './prices.ts'

/**
 * What a deed comes to, of the options on offer. `undefined`: the prompt. Deeds that public facts decide fall to it
 * where they cannot be
 * done; those that a hand decides never do (README.md#what-they-may-tell-and-what-not).
 */
export type Done = Exclude<Do, 'ask'> | undefined
export interface Offer {
  state: GameState
  of: Case
  options: readonly Option[]
  /** What ends the question without doing anything: a pass, or the end of a phase; the published default where there is neither. */ nothing: Done
  byDefault: () => Exclude<Done, undefined>
}

export function carryOut(deed: Deed, offer: Offer): Done {
  if (deed === 'ask') return undefined
  if (deed === 'default') return offer.byDefault()
  if (deed === 'due') return due(offer)
  if (deed === 'pass') return offer.nothing
  if ('block' in deed) return block(deed, offer)
  if ('raise' in deed) return raise(deed, offer)
  if ('vote' in deed) return vote(deed, offer)
  if ('play' in deed) return play(deed, offer) ?? offer.nothing
  if ('use' in deed) return use(deed, offer)
  if ('strike' in deed) return strike(deed, offer)
  if ('maneuver' in deed)
    return move(offer, option => option.kind === 'maneuver' && option.effect.params?.['range'] === deed.maneuver)
  if ('press' in deed)
    return move(offer, option => option.kind === 'press' && option.effect.params?.['to'] === deed.press)
  if ('prevent' in deed) return prevent(deed, offer)
  if ('influence' in deed) return influence(deed, offer)
  return discard(deed, offer)
}

/** Of a phase. It has nothing to choose in it. */
function due({ state, of, options }: Offer): Done {
  const frame = top(state)
  const id = frame.kind === 'turn' ? dueIn(state, frame, of.seat) : undefined
  const option = options.find(one => one.id === id && !one.slots?.length)
  return option && { optionId: option.id }
}

type As<K extends string> = Extract<Exclude<Deed, string>, Record<K, unknown>>

function block({ block: wanted, reaching, cap = {} }: As<'block'>, { state, options }: Offer): Done {
  // One whose attempt has failed is not sent again: that could go on for ever.
  const able = options.filter(
    option =>
      option.kind === 'block' &&
      !currentAction(state)!.failed.includes(option.minion!) &&
      priceOfBlock(state, option.minion!) <= (cap.blood ?? 0) &&
      (!reaching || number(option, 'intercept') >= number(option, 'stealth')),
  )
  for (const one of wanted) {
    const option = one === 'any' ? strongest(able) : able.find(({ minion }) => minion === one)
    if (option) return chosen(option)
  }
  return undefined
}

/** Of several, the one with the greatest intercept, as the option says. */
const strongest = (able: Option[]): Option | undefined =>
  able.reduce<Option | undefined>(
    (best, one) => (!best || number(one, 'intercept') > number(best, 'intercept') ? one : best),
    undefined,
  )
const number = ({ effect }: Option, name: string): number => {
  const value = effect.params?.[name]
  return typeof value === 'number' ? value : 0
}

function raise({ raise: what, upTo, cap }: As<'raise'>, { state, of, options, nothing }: Offer): Done {
  const { action } = of
  const mine = !action
    ? undefined
    : what === 'stealth'
      ? action.by === of.seat
        ? action.minion
        : undefined
      : action.blocked === of.seat
        ? action.blocker!
        : undefined
  if (mine === undefined || stat(state, mine, what) >= upTo) return nothing
  return (
    first(
      options.filter(
        option => option.kind === 'use' && opsOf(state, option).some(op => op.op === 'modify' && op.stat === what),
      ),
      cap,
      { state, of },
    ) ?? nothing
  )
}

function vote({ vote: side, edge, burn, cap = {} }: As<'vote'>, { state, of, options, nothing }: Offer): Done {
  const wanted = typeof side === 'object' ? leaning(state, side.follow) : side
  if (wanted === undefined || wanted === 'abstain' || !of.referendum) return nothing
  const votes = options.filter(
    option =>
      option.kind === 'vote' &&
      (edge || option.id !== 'vote:edge') &&
      (burn || !option.id.startsWith('vote:burned:')) &&
      (wanted === 'for' ||
        !option.id.startsWith('vote:title:') ||
        stat(state, option.card!, 'dissent') <= (cap.blood ?? 0)),
  )
  const option = votes.find(one =>
    (one.slots ?? []).every(slot => slot.type === 'keys' && slot.candidates.includes(wanted)),
  )
  return option ? { optionId: option.id, args: { side: [wanted] } } : nothing
}

/** The side on which that seat has more votes so far. */
function leaning(state: GameState, seat: SeatIndex): 'for' | 'against' | undefined {
  const referendum = state.frames.findLast(frame => frame.kind === 'referendum')
  const cast =
    referendum?.kind === 'referendum'
      ? referendum.ballots.filter(ballot => ballot.seat === seat && !ballot.cancelled)
      : []
  const sum = cast.reduce((n, ballot) => n + (ballot.for ? 1 : -1) * (ballot.votes + (ballot.ballots ?? 0)), 0)
  return sum > 0 ? 'for' : sum < 0 ? 'against' : undefined
}

/** The highest level of the first of the cards that is held, by the first of the minions that may. */
function play({ play: keys, by, to, cap }: As<'play'>, { state, of, options }: Offer): Done {
  const plays = options.filter(
    option => option.kind === 'play' && affordable(state, of.seat, option, cap, fill(option, of, to)),
  )
  for (const key of keys) {
    const held = plays.filter(option => state.cards[option.card!]!.key === key)
    const suited = by ? by.flatMap(minion => held.filter(option => option.minion === minion)) : held
    const { card, minion } = suited[0] ?? {}
    const option = suited.findLast(one => one.card === card && one.minion === minion)
    const args = option && fill(option, of, to)
    if (option && args) return { optionId: option.id, args }
  }
  return undefined
}

function use({ use: keys, targets, cap }: As<'use'>, { state, of, options, nothing }: Offer): Done {
  for (const key of keys) {
    const option = options.find(
      one =>
        one.kind === 'use' &&
        state.cards[one.card!]!.key === key &&
        affordable(state, of.seat, one, cap, fill(one, of, undefined, targets)),
    )
    const args = option && fill(option, of, undefined, targets)
    if (option) return args && { optionId: option.id, args }
  }
  return nothing
}

function strike({ strike: wanted, cap }: As<'strike'>, offer: Offer): Done {
  const { state, of, options } = offer
  for (const one of [...wanted, 'hand']) {
    for (const option of options) {
      const fits =
        option.kind === 'strike'
          ? option.effect.params?.['strike'] === one
          : option.kind === 'play' && state.cards[option.card!]!.key === one
      const args = fits ? fill(option, of) : undefined
      if (args && affordable(state, of.seat, option, cap, args)) return { optionId: option.id, args }
    }
  }
  return offer.byDefault()
}

const move = ({ state, of, options, nothing }: Offer, fits: (option: Option) => boolean): Done =>
  first(
    options.filter(option => option.card === undefined && fits(option)),
    undefined,
    { state, of },
  ) ?? nothing

function prevent({ prevent: upTo, cards, cap }: As<'prevent'>, { state, of, options, nothing }: Offer): Done {
  if ((of.combat?.damage ?? 0) <= upTo) return nothing
  const preventing = options.filter(
    option =>
      (option.kind === 'use' || (cards && option.kind === 'play')) &&
      opsOf(state, option).some(op => op.op === 'prevent'),
  )
  return (
    first(
      preventing.sort((a, b) => Number(a.kind === 'play') - Number(b.kind === 'play')),
      cap,
      { state, of },
    ) ?? nothing
  )
}

function influence({ influence: wanted, keep }: As<'influence'>, { state, of, options, nothing }: Offer): Done {
  const out = options.find(
    option =>
      option.kind === 'bring-out' &&
      affordable(state, of.seat, option) &&
      listed(wanted, option.card!) &&
      (wanted.includes(option.card!) || !wouldContest(state, of.seat, option.card!)),
  )
  if (out) return chosen(out)
  // Nobody ousts themselves by an order that keeps nothing.
  const room = of.pool - Math.max(keep, 1)
  for (const one of wanted) {
    const invest = options.find(
      option =>
        option.kind === 'invest' &&
        (one === 'any' || option.card === one) &&
        number(option, 'pool') < number(option, 'capacity'),
    )
    const slot = invest?.slots?.[0]
    if (!invest || slot?.type !== 'amount') continue
    const amount = Math.min(slot.max, number(invest, 'capacity') - number(invest, 'pool'), room)
    if (amount >= slot.min) return { optionId: invest.id, args: { [slot.name]: amount } }
  }
  return nothing
}
const listed = (wanted: readonly (CardId | 'any')[], card: CardId): boolean =>
  wanted.includes('any') || wanted.includes(card)

function discard({ discard: keys }: As<'discard'>, { state, options, nothing }: Offer): Done {
  for (const key of keys) {
    const option = options.find(one => one.kind === 'discard' && state.cards[one.card!]!.key === key)
    if (option) return chosen(option)
  }
  return nothing
}

// ---- options --------------------------------------------------------------------------------------------

const chosen = (option: Option): Exclude<Done, undefined | 'pass'> => ({
  optionId: option.id,
  ...(option.slots && { args: defaultArgs(option) }),
})

/** The first that leaves nothing to choose and costs no more than it may. */
function first(options: readonly Option[], cap: Cap | undefined, { state, of }: Pick<Offer, 'state' | 'of'>): Done {
  for (const option of options) {
    if (!(option.slots ?? []).every(slot => only(slot) !== undefined)) continue
    const args: Args = Object.fromEntries((option.slots ?? []).map(slot => [slot.name, only(slot)!]))
    if (affordable(state, of.seat, option, cap, args)) return { optionId: option.id, ...(option.slots && { args }) }
  }
  return undefined
}

/** What fills a slot that leaves no choice. */
function only(slot: Slot): Args[string] | undefined {
  if (slot.type === 'amount') return slot.min === slot.max ? slot.min : undefined
  if (slot.type === 'allocation') return slot.candidates.length === 1 && !slot.spare ? slot.default : undefined
  return slot.candidates.length === slot.min ? slot.candidates : slot.max === 0 ? [] : undefined
}

/** Every slot, by the seats or cards that the order names, or as the only way there is. */
function fill(
  { slots = [], ...option }: Option,
  of: Case,
  to?: readonly Whose[],
  targets?: readonly CardId[],
): Args | undefined {
  const args: Args = {}
  for (const slot of slots) {
    const seat = slot.type === 'seats' && to && slot.min <= 1 ? firstOf(to, slot.candidates, of) : undefined
    const card =
      slot.type === 'cards' && targets && slot.min <= 1 ? targets.find(one => slot.candidates.includes(one)) : undefined
    const value = seat !== undefined ? [seat] : card !== undefined ? [card] : only(slot)
    if (value === undefined) return undefined
    args[slot.name] = value
  }
  return fitsSlots({ ...option, slots }, args) ? args : undefined
}
