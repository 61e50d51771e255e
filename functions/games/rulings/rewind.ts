import type { Gained } from '../../../shared/api/gained.ts'
import type { RulingOf } from '../../../shared/api/judging.ts'
import { rewind as goBack, type CardId, type GameState, type Mixing } from '../../../shared/rules/index.ts'
import type { EventRecord, GameRecord, Store } from '../../store/port.ts'
import { aftermathOf } from '../aftermath.ts'
import { eventsUpTo, gameAt, lastWhere } from '../past.ts'
import { isBotId } from '../player-ids.ts'
import { refused, type Refused } from '../refused.ts'
import { shownIn } from '../shown-cards.ts'
import { gainedSince, isClean } from './gained.ts'
import type { Matter, Ruled } from './matter.ts'

/**
 * Back to a ply, complete and in order: what it was is the next version (TJUDGE-07). Who sits there, the clocks, and
 * what was agreed of the table's time are as they are now. If somebody has learnt something since, the judge is told
 * who and what, and has to accept it (TJUDGE-08).
 */
export async function rewind(matter: Matter, { to, accept }: RulingOf<'rewind'>): Promise<Ruled | Refused> {
  const { game, at, env, judge, reason, service } = matter
  const { store } = service
  if (game.sandbox) return refused('not-offered')
  const now = game.state
  if (to < 1 || to >= now.views.at(-1)!)
    return refused('no-such-ply', { errors: [{ path: 'to', code: 'not-earlier' }] })
  const version = await lastWhere(store, game, event => event.views.at(-1)! <= to)
  const then = await gameAt(store, game, version)
  if (!then || then.state.views.at(-1) !== to)
    return refused('no-such-ply', { errors: [{ path: 'to', code: 'not-kept' }] })
  if (then.state.result) return refused('game-over')
  const shown = now.result ? await shownIn(store, game) : []
  // Whoever asked for it has what all chance of the game is drawn from.
  if (shown.length === game.players.length) return refused('game-over', { reasonCode: 'chance-is-open' })
  const events = await eventsUpTo(store, game.id, version, now.version)
  const gained = gainedSince(then, game, events, shown)
  if (!gained) return refused('no-such-ply', { errors: [{ path: 'to', code: 'not-kept' }] })
  const clean = isClean(gained)
  if (!clean && !accept) return refused('info-gained', { gained })
  const mixings = await mixingsFor(store, game, then, gained)
  const { ruledResult: _, ...kept } = game
  const followed = aftermathOf(kept, goBack(now, then.state, mixings, env), at, null)
  const turn = then.state.frames.find(frame => frame.kind === 'turn')!
  return {
    game: followed.game,
    events: [{ key: 'rewound', judge: judge.name, reason, seat: turn.seat, turn: turn.number, to }, ...followed.events],
    report: { clean, gained, mixed: mixings.map(({ seat, pile }) => ({ seat, pile })) },
    // Some may have put it away, as it was over.
    ...(now.result && { joins: game.players.flatMap(({ player }) => (isBotId(player) ? [] : [player])) }),
  }
}

/** Libraries and crypts of which somebody has seen a card since, wherever it is now. */
async function mixingsFor(store: Store, game: GameRecord, then: GameRecord, gained: Gained): Promise<Mixing[]> {
  const learnt = new Set(gained.seats.flatMap(({ cards }) => cards.map(({ card: { id, key } }) => `${id} ${key}`)))
  const mixings: Mixing[] = []
  let before: EventRecord[] | undefined
  for (const [seat, own] of then.state.seats.entries()) {
    for (const pile of ['library', 'crypt'] as const) {
      if (own[pile].length < 2 || !own[pile].some(id => learnt.has(`${id} ${then.state.cards[id]!.key}`))) continue
      before ??= await eventsUpTo(store, game.id, 0, then.state.version)
      mixings.push({ seat, pile, known: await knownIn(store, game, then, before, seat, pile) })
    }
  }
  return mixings
}

/**
 * Cards whose place somebody knew by right (TJUDGE-09): told of as they went there or were looked at there, and not
 * shuffled since. What is shuffled does not keep its order.
 */
async function knownIn(
  store: Store,
  game: GameRecord,
  then: GameRecord,
  events: readonly EventRecord[],
  seat: number,
  pile: 'library' | 'crypt',
): Promise<CardId[]> {
  const there = new Set(then.state.seats[seat]![pile])
  const known = new Set<CardId>()
  for (const { version, events: told } of events) {
    const cards = told.flatMap(event => {
      if (event.key === 'moved' && event.to === pile) return [event.card]
      return event.key === 'looked' ? event.cards : []
    })
    const candidates = cards.flatMap(({ id, key }) => (key !== null && there.has(id) ? [id] : []))
    if (candidates.length === 0) continue
    const [earlier, after] = await Promise.all([gameAt(store, game, version - 1), gameAt(store, game, version)])
    if (!earlier || !after) continue
    const orders = [earlier, after, then].map(({ state }) => orderOf(state, seat, pile))
    if (!keepsOrder(orders[0]!, orders[1]!) || !keepsOrder(orders[1]!, orders[2]!)) continue
    for (const id of candidates) if (orders[1]!.includes(id)) known.add(id)
  }
  return [...known]
}

const orderOf = (state: GameState, seat: number, pile: 'library' | 'crypt'): readonly CardId[] =>
  state.seats[seat]![pile]

/** What lies in both lies in the same order. */
function keepsOrder(a: readonly CardId[], b: readonly CardId[]): boolean {
  const common = b.filter(id => a.includes(id))
  return a.filter(id => b.includes(id)).every((id, place) => id === common[place])
}
