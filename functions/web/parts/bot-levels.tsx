import { useWords } from '../words/index.ts'
import { Choice } from './notice.tsx'

const LEVELS = ['easy', 'steady', 'sharp'] as const
export type Level = (typeof LEVELS)[number]

/** How well the bots play that are seated next. */
export function BotLevels({ level, choose }: { level: Level; choose: (level: Level) => void }) {
  const { signIn } = useWords()
  return (
    <Choice
      name="bot-level"
      label={signIn.botLevel}
      value={level}
      options={LEVELS.map(one => [one, signIn.botLevels[one]] as const)}
      choose={choose}
    />
  )
}
