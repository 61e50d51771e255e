import { aboutToLeave } from '../changes/foreseeing.ts'
import { place } from '../changes/attach.ts'
import { amount, candidates, mayUnlock, ruled } from '../reads/evaluate.ts'
import { cardOf, cardsOf, counterOf, seatOf, type Viewpoint } from '../reads/look.ts'
import { moveCounters, type Holding } from '../changes/counters.ts'
import type { Holder, Num } from '../../cards/language.ts'
import { bringing, PAYING } from '../reads/costs.ts'
import { controllerOf, isVampire, pileOf } from '../reads/queries.ts'
import { discardCard, drawCards, toSeat, toTop } from '../changes/hands.ts'
import { bind } from '../procedures/choice.ts'
import { askReducers } from '../offers/reducers.ts'
import { reduce } from '../changes/reducing.ts'
import { change, clear, emit, named, push } from '../model/run.ts'
import type { Vars } from '../model/state.ts'
import {
  burn,
  draw,
  intoCrypt,
  leavePlay,
  lock,
  moveEdge,
  shufflePile,
  toUncontrolled,
  unlock,
} from '../changes/zones.ts'
import { drawUnder, putUnder } from '../changes/under.ts'
import { sharedUse } from '../reads/played-cards.ts'
import { lookFrom, type Handlers } from './handler.ts'

/** Cards, counters and the Edge changing place. */
export const moving: Handlers<'move' | 'counters' | 'lock' | 'unlock' | 'edge' | 'draw' | 'look' | 'play'> = {
  move(run, frame, op) {
    const { state } = run
    const look = lookFrom(run, frame)
    const id = cardOf(look, op.who)
    if (id === undefined) return
    switch (op.to) {
      case 'ash': {
        const pile = pileOf(state, id)?.pile
        // What is burned or removed already stays where it is (ANN-09, BURN-04).
        if (pile === 'ash' || pile === 'removed') return
        return pile === 'hand' ? discardCard(run, id) : burn(run, id)
      }
      case 'removed':
        leavePlay(run, id, 'removed')
        return emit(run, 'moved', { card: named(state, id), to: 'removed', owner: state.cards[id]!.owner })
      case 'hand':
        return toSeat(run, id, 'hand', op.of === undefined ? undefined : seatOf(look, op.of))
      case 'library':
        if (op.at === 'top') return toTop(run, cardsOf(look, op.who))
        toSeat(run, id, 'library')
        return op.shuffle ? shufflePile(run, state.cards[id]!.owner, 'library') : undefined
      case 'crypt':
        return intoCrypt(run, id)
      case 'uncontrolled':
        return toUncontrolled(run, id, op.suspending)
      case 'under': {
        const host = op.on === undefined ? undefined : cardOf(look, op.on)
        return host === undefined
          ? undefined
          : putUnder(run, id, host, controllerOf(state, host) ?? frame.seat, op.down)
      }
      case 'ready':
        if (!state.cards[id]!.torpor || ruled(state, id, 'ready', false)) return
        clear(state, id, 'torpor')
        return emit(run, 'left-torpor', { card: named(state, id) })
      case 'torpor':
        if (state.cards[id]!.torpor || controllerOf(state, id) === undefined) return
        // Only vampires lie there; what plays a card as one does not (grey-thorne#G11-4).
        if (!isVampire(state, id)) return burn(run, id)
        aboutToLeave(run, id, 'ready')
        change(state, id, { torpor: true })
        return emit(run, 'to-torpor', { card: named(state, id) })
      case 'inPlay': {
        const host = op.on === undefined ? undefined : cardOf(look, op.on)
        if (op.keep && op.on === undefined && controllerOf(state, id) !== undefined)
          return change(state, id, { vars: remembered(look, op.keep, state.cards[id]!.vars) })
        if (op.on === undefined || host !== undefined)
          place(run, id, {
            seat: frame.seat,
            host,
            mode: op.mode,
            vars: remembered(look, op.keep, frame.vars),
          })
      }
    }
  },
  play(run, frame, op) {
    const { state } = run
    const look = lookFrom(run, frame)
    const card = cardOf(look, op.card),
      by = cardOf(look, op.by)
    const brought = card === undefined || by === undefined ? undefined : bringing(state, frame.seat, card, by, op)
    if (card === undefined || by === undefined || !brought) return
    // An action card is made cheaper though no action plays it.
    const paying = { ...look, by, source: card },
      question = askReducers(paying, brought.cost, true)
    if (question) {
      frame.ops = [op, ...frame.ops]
      return void push(run, { kind: 'choice', seat: frame.seat, source: card, ...question })
    }
    const cost = reduce(run, paying, brought.cost, frame.vars, PAYING),
      blood = amount(paying, cost.blood ?? 0),
      pool = amount(paying, cost.pool ?? 0)
    moveCounters(run, { card: by }, 'bank', blood, 'cost')
    moveCounters(run, { pool: frame.seat }, 'bank', pool, 'cost')
    const { type, level, ops } = brought.mode,
      shared = brought.mode.once && sharedUse(state.cards[card]!.key, brought.mode, by)
    if (shared !== undefined) state.uses.push({ what: shared, by: frame.seat, until: 'game' })
    // What bringing it does beside, it does here, too: an ally is recruited (ALLY-02); but not what is merely put there
    // (helicopter#1, incriminating-videotape#2).
    if (ops.length > 1 && op.freely !== 'basic')
      push(run, { kind: 'effects', source: card, by, seat: frame.seat, ops, vars: {} })
    else place(run, card, { seat: frame.seat, host: type === 'Ally' ? undefined : by, mode: level, vars: {} })
  },
  counters(run, frame, op) {
    const look = lookFrom(run, frame)
    const from = holding(look, op.from),
      to = holding(look, op.to)
    if (from === undefined || to === undefined) return
    moveCounters(run, from, to, amount(look, op.amount), op.why)
  },
  lock(run, frame, op) {
    const id = cardOf(lookFrom(run, frame), op.who)
    if (id !== undefined) lock(run, id)
  },
  unlock(run, frame, op) {
    const id = cardOf(lookFrom(run, frame), op.who)
    if (id !== undefined && mayUnlock(run.state, id)) unlock(run, id)
  },
  edge(run, frame, op) {
    const to = op.to === null ? null : seatOf(lookFrom(run, frame), op.to)
    if (to !== undefined) moveEdge(run, to)
  },
  draw(run, frame, op) {
    const look = lookFrom(run, frame)
    const seat = seatOf(look, op.seat),
      count = amount(look, op.count)
    if (seat === undefined) return
    if (op.under !== undefined) return drawUnder(run, seat, cardOf(look, op.under), count)
    return op.from === 'library' ? drawCards(run, frame, op, seat, count) : draw(run, seat, op.from, count)
  },
  look(run, frame, op) {
    const found = candidates(lookFrom(run, frame), op.at),
      cards = found.map(id => named(run.state, id))
    if (op.as !== undefined) bind(frame, op.as, found)
    if (op.to !== 'all') return emit(run, 'looked', { seat: frame.seat, cards }, [frame.seat])
    const seat = found[0] === undefined ? frame.seat : run.state.cards[found[0]]!.owner
    emit(run, 'looked', { seat, cards, shown: true })
  },
}

/** What it has in mind from now on: a name that is bound to nothing now is none. */
function remembered(look: Viewpoint, keep: Record<string, Num> = {}, before: Vars = {}): Vars {
  const kept = Object.entries(keep).map(([name, num]) => [name, amount(look, num)] as const)
  return Object.fromEntries([
    ...Object.entries(before).filter(([name]) => keep[name] === undefined),
    ...kept.filter(([, n]) => !Number.isNaN(n)),
  ])
}

function holding(look: Viewpoint, holder: Holder): Holding | undefined {
  if (holder === 'bank') return 'bank'
  if ('pool' in holder) {
    const seat = seatOf(look, holder.pool)
    return seat === undefined ? undefined : { pool: seat }
  }
  const card = cardOf(look, holder.card)
  return card === undefined
    ? undefined
    : { card, ...(holder.name !== undefined && { name: counterOf(look, holder.name) }) }
}
