import { amount, matches, seatCandidates } from '../reads/evaluate.ts'
import { cardOf, seatOf } from '../reads/look.ts'
import type { EffectsFrame, ReferendumFrame } from '../model/frames.ts'
import { bringing, choosable } from '../reads/costs.ts'
import { bind } from '../procedures/choice.ts'
import { questionOf, type Asking } from '../offers/questions.ts'
import { emit, entropy, push, shuffle, type Run } from '../model/run.ts'
import { shufflePile } from '../changes/zones.ts'
import { lookFrom, type Handlers, type OpOf } from './handler.ts'

export const choices: Handlers<'choose' | 'allocate' | 'search'> = {
  choose: (run, frame, op) => (op.random ? draw(run, frame, op) : askChoice(run, frame, op)),
  allocate: askChoice,
  search,
}

/** Chance chooses: nobody is asked; what came up is told, and of cards and seats what becomes of them. */
function draw(run: Run, frame: EffectsFrame, op: OpOf<'choose'>): void {
  const look = lookFrom(run, frame),
    random = entropy(run)
  const most = amount(look, op.max ?? 1)
  if ('upTo' in op.from) {
    const least = amount(look, op.min ?? 0),
      range = amount(look, op.from.upTo) - least + 1,
      came = range > 0 ? least + random(range) : []
    emit(run, 'chance-decided', typeof came === 'number' ? { came } : {})
    return bind(frame, op.as, came)
  }
  const { from } = op
  const all: (number | string)[] =
    'cards' in from ? choosable(look, from.cards) : 'seats' in from ? seatCandidates(look, from.seats) : [...from.keys]
  shuffle(all, random)
  const came = all.slice(0, Math.max(0, most))
  if ('keys' in from && came.length === 1) emit(run, 'chance-decided', { came: came[0]! })
  else emit(run, 'chance-decided', {}, [])
  bind(frame, op.as, came)
}

/**
 * Asked whatever there is to find, and what nobody sees is shuffled in any case (TEMPL-04); one of each name a pile is
 * enough, and tells no order.
 */
function search(run: Run, frame: EffectsFrame, op: OpOf<'search'>): void {
  const { state } = run
  const look = lookFrom(run, frame),
    own = state.seats[frame.seat]!
  const how = typeof op.playable === 'string' ? { by: op.playable } : op.playable
  const by = how && cardOf(look, how.by)
  if (op.piles.every(pile => own[pile].length === 0)) return bind(frame, op.as, [])
  for (const pile of ['library', 'crypt'] as const) if (op.piles.includes(pile)) shufflePile(run, frame.seat, pile)
  const cards = op.piles.flatMap(pile => {
    const fit = state.seats[frame.seat]![pile].filter(
      id => matches(look, op.for, id) && (by === undefined || bringing(state, frame.seat, id, by, how) !== undefined),
    ).toSorted((a, b) => a - b)
    return op.max === undefined
      ? fit.filter((id, i) => fit.findIndex(other => state.cards[other]!.key === state.cards[id]!.key) === i)
      : fit
  })
  push(run, {
    kind: 'choice',
    seat: frame.seat,
    as: op.as,
    source: frame.source,
    ask: op.ask,
    from: { cards },
    min: 0,
    max: Math.min(op.max ?? 1, cards.length),
    secret: true,
  })
}

/** Pushes the question on the frame that will hold the answer. */
export function askChoice(run: Run, frame: EffectsFrame | ReferendumFrame, op: Asking): void {
  // `by` of the terms of a referendum is who called it, as in what passes.
  const look = lookFrom(run, frame.kind === 'referendum' ? { ...frame, by: frame.calledBy } : frame)
  const seat = op.by === undefined ? frame.seat : seatOf(look, op.by)
  const question = questionOf(look, op)
  if (seat === undefined || question === undefined) bind(frame, op.as, [])
  else push(run, { kind: 'choice', seat, as: op.as, source: frame.source, ...question })
}
