import { dropFrames, type FrameKind, IllegalCommand } from '../../shared/rules/index.ts'
import { envOf } from './entropy.ts'
import { payloadHash } from './hash.ts'
import { aftermathOf } from './aftermath.ts'
import { record } from './record.ts'
import type { Service } from './service.ts'

export interface Repair {
  gameId: string
  version: number
  frames: FrameKind[]
  reason: string
}

/**
 * Takes away frames that hold up a game, if it still has the version that was looked at. It is a command like any
 * other: conditional on
 * its version, with an event that says who, when and why; the reason is for operators and reaches no player.
 */
export async function repair(
  service: Service,
  { gameId, version, frames, reason }: Repair,
): Promise<'repaired' | 'moved' | 'other-frames' | 'unknown'> {
  const at = service.clock()
  const game = await service.store.loadGame(gameId)
  if (!game) return 'unknown'
  if (game.state.version !== version) return 'moved'
  try {
    const applied = dropFrames(game.state, frames, envOf(game.secret, at, service.build))
    const id = `repair:${version}`
    const written = record(game, aftermathOf(game, applied, at, null), {
      at,
      command: { id, by: 'operator', seat: null, promptId: null, answer: null },
      reply: {
        commandId: id,
        player: 'operator',
        payloadHash: payloadHash('repair', { frames, reason }),
        status: 200,
        body: JSON.stringify({ frames, reason }),
      },
    })
    return (await service.store.saveGame(written.game, written.event)) === 'conflict' ? 'moved' : 'repaired'
  } catch (error) {
    if (error instanceof IllegalCommand) return 'other-frames'
    throw error
  }
}
