import { kept } from '../cell.ts'
import type { GameView, Live } from '../live/state.ts'
import { Sign } from '../parts/sign.tsx'
import { useWords } from '../words/index.ts'
import type { Command } from '../../../shared/api/prompts.ts'
import { NextOwed } from './next.tsx'

interface Kept {
  prompt: string
  text: string
}

/** What was answered, in the words it was confirmed by: for this reader, on this device. */
export const keepSealed = (game: string, prompt: string, text: string): void =>
  kept.write(`sealed.${game}`, { prompt, text } satisfies Kept)

interface SealedProps {
  live: Live
  game: GameView
  answer: (command: Command) => void
}

/** An own answer that nobody sees yet. It can be taken back until it is published. */
export function SealedPanel({ live, game, answer }: SealedProps) {
  const { prompt: said } = useWords()
  const sealed = game.view.you?.sealed,
    known = kept.read<Kept>(`sealed.${game.id}`)
  if (!sealed) return null
  return (
    <section class="panel prompt is-sealed" id="answer" tabindex={-1} aria-labelledby="question">
      <h2 id="question">
        <Sign name="sealed" /> {said.sealed}
      </h2>
      {known?.prompt === sealed.prompt && (
        <p>
          <b>{known.text}</b>
        </p>
      )}
      <p class="word">{said.sealedText}</p>
      <p class="row">
        <button
          type="button"
          class="quiet take-back"
          disabled={live.answering === 'sending'}
          onClick={() => answer({ promptId: sealed.prompt, optionId: 'take-back' })}
        >
          {said.takeBack}
        </button>
      </p>
      <NextOwed besides={game.id} version={game.version} />
    </section>
  )
}
