import type { Applied, Env } from '../model/answers.ts'
import type { Frame } from '../model/frames.ts'
import { copySpine, entropy, shuffle, type Run } from '../model/run.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'
import type { Until } from '../../cards/language.ts'
import { publishToAll } from './apply.ts'

/** A library or a crypt of which somebody has learnt something; `known` cards keep their places (TJUDGE-09). */
export interface Mixing {
  seat: SeatIndex
  pile: 'library' | 'crypt'
  known: readonly CardId[]
}

/**
 * A game as it stood, as its next version (TJUDGE-07). What must never come twice goes on from where it is now: the
 * numbers that chance is drawn by, ids, and so the names of questions. Answers that lay sealed, standing orders, and
 * votes for a draw or a concession were about what is undone, and are gone. How the table is set up now holds.
 */
export function rewind(now: GameState, then: GameState, mixings: readonly Mixing[], env: Env): Applied {
  const state = renumbered(copySpine(then), now.nextId)
  state.settings = now.settings
  state.version = now.version
  state.views = now.views.slice()
  state.fx = now.fx
  state.sealed = []
  state.present = null
  delete state.orders
  delete state.followed
  delete state.agreement
  for (const frame of state.frames) {
    if (frame.kind === 'window' && frame.heldSince !== undefined) frame.heldSince = env.now
  }
  const run: Run = { state, events: [], env, published: true }
  const shown = named(state.frames)
  for (const mixing of mixings) mix(run, mixing, shown)
  // Those who were asked between effects have been, whatever number that has now.
  const consulted = then.frames.map(frame => frame.kind === 'turn' && frame.consulted === then.fx)
  const applied = publishToAll(run)
  for (const [at, frame] of state.frames.entries())
    if (frame.kind === 'turn' && consulted[at]) frame.consulted = applied.state.fx
  return applied
}

/** Every id that names something that lasts, moved up by the same number. */
function renumbered(state: GameState, by: number): GameState {
  const until = (one: Until): Until => (typeof one === 'number' ? one + by : one)
  return {
    ...state,
    nextId: state.nextId + by,
    frames: state.frames.map(frame => moved(frame, by)),
    modifiers: state.modifiers.map(one => ({ ...one, id: one.id + by, until: until(one.until) })),
    watches: state.watches.map(one => ({ ...one, id: one.id + by, until: until(one.until) })),
    uses: state.uses.map(one => ({ ...one, until: until(one.until) })),
    facts: state.facts.map(one => ({ ...one, until: until(one.until) })),
  }
}

function moved(frame: Frame, by: number): Frame {
  const id = frame.id + by
  switch (frame.kind) {
    case 'turn': {
      const { intends: _, later: __, ...rest } = frame
      return { ...rest, id }
    }
    case 'combat':
      return {
        ...frame,
        id,
        round: frame.round + by,
        ...(frame.pairScope !== undefined && { pairScope: frame.pairScope + by }),
      }
    case 'window':
      return { ...frame, id, scope: frame.scope + by }
    default:
      return { ...frame, id }
  }
}

/**
 * What lies at places that nobody may know changes places; and ids change cards, as somebody may have seen which card
 * an id was. A card that is spoken of in what is being resolved keeps its id.
 */
function mix(run: Run, { seat, pile, known }: Mixing, shown: ReadonlySet<unknown>): void {
  const { state } = run
  const ids = state.seats[seat]![pile]
  const places = ids.flatMap((id, place) => (known.includes(id) ? [] : [place]))
  const draw = entropy(run)
  const loose = places.map(place => ids[place]!)
  shuffle(loose, draw)
  const mixed = ids.slice()
  for (const [at, place] of places.entries()) mixed[place] = loose[at]!
  state.seats[seat]![pile] = mixed
  const unnamed = loose.filter(id => !shown.has(id))
  const cards = unnamed.map(id => state.cards[id]!)
  shuffle(cards, draw)
  for (const [at, id] of unnamed.entries()) state.cards[id] = cards[at]!
}

/**
 * What somebody is asked to choose from, what was chosen, and what is gone through one by one. A number there may be a
 * seat or an amount as well: then a card keeps its id that need not, which no view shows.
 */
const named = (frames: readonly Frame[]): ReadonlySet<unknown> =>
  new Set<unknown>(
    frames.flatMap(frame => [
      ...(frame.kind === 'choice' && 'cards' in frame.from ? frame.from.cards : []),
      ...(frame.kind === 'each' ? frame.over.flat() : []),
      ...('vars' in frame ? Object.values(frame.vars).flat() : []),
    ]),
  )
