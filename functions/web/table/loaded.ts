import type { Prompt } from '../../../shared/api/prompts.ts'
import { factsRead, want } from '../facts.ts'
import type { GameView } from '../live/state.ts'
import { later } from '../parts/later.tsx'
import { keysIn, stageOf } from './board.ts'

/** What is not there at once is loaded when it is first looked at. */
export const Stage = later(async () => (await import('./stage.tsx')).Stage, true),
  CardSheet = later(async () => (await import('./face.tsx')).CardSheet, true),
  WholeCard = later(async () => (await import('./face.tsx')).WholeCard, true),
  KeysHelp = later(async () => (await import('./keys-help.tsx')).KeysHelp)

/**
 * What a table is shown with, so that nothing grows when it comes: the stage, and the texts of cards that may be
 * played. But nobody waits long for it.
 */
const PREPARED_MS = 800
export function prepare({ view }: GameView, prompt: Prompt | null): Promise<unknown> {
  wantIn(view)
  const texts = prompt?.options.some(({ kind }) => kind === 'play')
  return Promise.race([
    Promise.all([texts && factsRead(), stageOf(view) && Stage.load()]).catch(() => undefined),
    new Promise(done => {
      setTimeout(done, PREPARED_MS)
    }),
  ])
}
export const wantIn = (view: GameView['view']): void =>
  want([...keysIn(view), ...view.stack.flatMap(entry => ('card' in entry && entry.card?.key ? [entry.card.key] : []))])
