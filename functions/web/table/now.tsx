import type { Command } from '../../../shared/api/prompts.ts'
import type { GameView, Live } from '../live/state.ts'
import { Idle } from './idle.tsx'
import { PromptPanel } from './prompt.tsx'
import type { Chosen, Option } from './question.ts'
import { SealedPanel } from './sealed.tsx'
import { RecapPanel, Since, type RecapProps } from './since.tsx'
import { Stack } from './stack.tsx'
import type { useCasting } from './casting.ts'
import { Whose } from './whose.tsx'

interface NowProps {
  live: Live
  game: GameView
  choice: Chosen | undefined
  choose: (next: Chosen) => void
  votes: ReturnType<typeof useCasting>
  answer: (command: Command) => void
  /** Nothing can be sent at this moment. */
  hushed: boolean
  /** What is being resolved is on the stage instead. */
  staged: boolean
  sit: (seat: number) => void
  /** What the others did since the own last turn, where that is due. */
  recap: RecapProps | undefined
  /** Nothing else of the table is on show. */
  alone: boolean
}

/** What goes on: what came since the last visit, what is asked, and what is being resolved. */
export function Now({ live, game, choice, choose, votes, answer, hushed, staged, sit, recap, alone }: NowProps) {
  const { view } = game,
    { prompt } = live,
    since = live.looked?.since ?? []
  return (
    <div class="part-now" role={alone ? 'main' : undefined}>
      {recap ? (
        <RecapPanel {...recap} />
      ) : (
        since.length > 0 && <Since game={game} lines={since} open={!prompt || view.stack.length === 0} />
      )}
      {prompt && choice ? (
        <PromptPanel
          key={prompt.id}
          live={live}
          game={game}
          prompt={prompt}
          chosen={choice}
          choose={choose}
          answer={answer}
          sides={votes.sides}
          setSides={votes.setSides}
          cast={votes.cast}
          hushed={hushed}
        />
      ) : view.you?.sealed && !view.result ? (
        <SealedPanel live={live} game={game} answer={answer} />
      ) : (
        <Idle game={game} />
      )}
      {game.table === null && game.seat !== null && <Whose game={game} sit={sit} />}
      {!staged && (
        <Stack game={game} latest={latestOf(live)} yours={interceptIn(prompt?.options ?? [])} entries={live.entries} />
      )}
    </div>
  )
}

/** The most intercept of those who could block now. */
function interceptIn(options: readonly Option[]): number | undefined {
  const all = options.flatMap(({ kind, effect: { params } }) =>
    kind === 'block' && typeof params['intercept'] === 'number' ? [params['intercept']] : [],
  )
  return all.length === 0 ? undefined : Math.max(...all)
}

const LATEST = 3
const latestOf = ({ entries }: Live): string[] =>
  entries
    .at(-1)
    ?.events.filter(event => event.class !== 'pass')
    .slice(-LATEST)
    .map(({ text }) => text) ?? []
