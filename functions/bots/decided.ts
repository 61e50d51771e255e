import { answerAt, type BotLevel } from '../../shared/bots/index.ts'
import { knownTo, suppose } from '../../shared/rules/unseen/index.ts'
import { viewFor, type Answer, type GameState, type Prompt } from '../../shared/rules/index.ts'

/**
 * What a bot answers. It is handed what its seat is told and, if it tries its answers, games that its seat could be
 * playing; the game itself it never sees.
 */
export function decided(state: GameState, prompt: Prompt, level: BotLevel = 'steady'): Answer {
  const { seat } = prompt
  const { why: _, ...answer } = answerAt(
    level,
    prompt,
    () => viewFor(state, seat),
    state.version,
    () => {
      const known = knownTo(state, seat)
      return known && (chance => suppose(known, chance))
    },
  )
  return answer
}
