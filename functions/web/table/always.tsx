import type { Prompt } from '../../../shared/api/prompts.ts'
import { Sign } from '../parts/sign.tsx'
import { Link } from '../router.tsx'
import { useWords } from '../words/index.ts'

const BY_WINDOW: Readonly<Record<string, string>> = {
  polling: 'voteMine',
  'before-votes': 'voteMine',
  range: 'range',
  prevent: 'prevent',
  press: 'press',
  'as-played': 'played',
}
const BY_ASK: Readonly<Record<string, string>> = { 'ask-strike': 'strike', 'ask-influence': 'influence' }

/** What an order for such questions would be about, by the words of the page of orders. */
function aboutOf({ ask, window, seat }: Prompt): string | undefined {
  const { action, bleed, targets } = ask.params
  if (ask.key !== 'ask-blocks' && ask.key !== 'ask-declined') return BY_ASK[ask.key] ?? BY_WINDOW[window ?? '']
  const mine = Array.isArray(targets) && targets.includes(seat)
  return action === 'hunt'
    ? 'hunts'
    : mine && typeof bleed === 'number'
      ? 'bled'
      : mine
        ? 'againstMine'
        : 'notAgainstMe'
}

/** From a question to the order that would answer it. */
export function Always({ prompt }: { prompt: Prompt }) {
  const { prompt: said } = useWords()
  const about = aboutOf(prompt)
  return about === undefined ? null : (
    <p class="always">
      <Link to={`/games/${prompt.game}/orders?about=${about}`} class="link">
        <Sign name="orders" /> {said.always}
      </Link>
    </p>
  )
}
