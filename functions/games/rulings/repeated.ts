import type { GameState } from '../../../shared/rules/index.ts'
import { toldOf } from '../../store/moment-port.ts'
import type { GameRecord, Store } from '../../store/port.ts'
import { sha256 } from '../hash.ts'
import { eventsUpTo, retold, undone } from '../past.ts'

/**
 * Plies at which the game stood as it does now, the latest first: what has come back so could go on for ever (TGAME-03),
 * and a judge may stop it. Of the state all counts but what moves by itself: versions, ids, and how much was published.
 */
export async function repeatedPlies(store: Store, game: GameRecord, most = MOST): Promise<number[]> {
  const now = standOf(game.state)
  const found = new Set<number>()
  const { version } = game.state
  let told = toldOf(game)
  for (const event of (await eventsUpTo(store, game.id, Math.max(0, version - most), version)).toReversed()) {
    const before = undone(told, [event])
    if (!before) break
    told = before
    const { state } = retold(game, told)
    const ply = state.views.at(-1)!
    if (ply !== game.state.views.at(-1) && standOf(state) === now) found.add(ply)
  }
  return [...found]
}

/** Further back nobody looks for a loop. */
const MOST = 500

/** Hands, ash heaps and the order of libraries belong to it, and what has been used up; prompts and clocks do not. */
function standOf(state: GameState): string {
  const { seats, cards, edge, modifiers, watches, uses, facts, frames } = state
  const plain = <T extends object>(all: readonly T[]): unknown[] => all.map(one => ({ ...one, id: 0, until: 0 }))
  return sha256(
    JSON.stringify([
      seats.map(({ handEpoch: _, ...seat }) => seat),
      cards,
      edge,
      plain(modifiers),
      plain(watches),
      uses.map(({ what, by }) => [what, by]),
      facts.map(({ name, of, n }) => [name, of, n]),
      frames.map(frame => (frame.kind === 'turn' ? turnOf(frame) : [frame.kind, { ...frame, id: 0 }])),
    ]),
  )
}

function turnOf(frame: Extract<GameState['frames'][number], { kind: 'turn' }>): unknown {
  const { seat, number, phase, masterActions, transfers, discardActions, trifle, edgeTaken } = frame
  return ['turn', seat, number, phase, masterActions, transfers, discardActions, trifle, edgeTaken]
}
