import { decide, type Choice } from './deciding.ts'
import type { BotLevel } from './levels.ts'
import { search, type Suppose } from './searching.ts'
import type { Asked, Seen } from './seen.ts'

/** Bots: players that know what a seat is told, and nothing else (README.md). */
export { decide } from './deciding.ts'
export type { BotLevel } from './levels.ts'

/**
 * What a bot of this level answers. `look` is asked for the view only where there is something to decide, and
 * `supposing` for games that could be this one only by who tries its answers.
 */
export const answerAt = (
  level: BotLevel,
  asked: Asked,
  look: () => Seen,
  seed: number,
  supposing: () => Suppose | undefined,
): Choice => (level === 'sharp' ? search(asked, look, supposing, seed) : decide(asked, look, seed, level))
