import { useState } from 'preact/hooks'
import { Sign } from '../parts/sign.tsx'
import { useWords } from '../words/index.ts'
import { guardsAreOn, switchGuards, type Undone } from './guards.ts'
import { shortNames, type Called } from './question.ts'

interface GuardProps {
  undone: Undone
  called: Called
  /** The first button mends it. */
  mend: () => void
  end: () => void
}

/** What would be left undone, before a phase is ended; which button does what it says. */
export function Guard({ undone: { full, transfers, idle, mend: first }, called, mend, end }: GuardProps) {
  const { guard } = useWords(),
    [on, setOn] = useState(guardsAreOn())
  const minions = shortNames(idle.map(({ minion }) => called.card(minion)))
  const lines = [
    ...full.map(({ card }) => guard.full(called.card(card))),
    ...(transfers > 0 ? [guard.transfers(transfers)] : []),
    ...minions.map(guard.idle),
  ]
  return (
    <div class="notice guard" role="alert">
      <p>
        <Sign name="limit" /> <b>{guard.left(lines.length)}</b>
      </p>
      <ul>
        {lines.slice(0, MOST).map(line => (
          <li>{line}</li>
        ))}
      </ul>
      <label class="tick">
        <input
          type="checkbox"
          checked={on}
          onChange={() => {
            switchGuards(!on)
            setOn(!on)
          }}
        />
        <span>{guard.say}</span>
      </label>
      <div class="confirm">
        <button type="button" class="primary" onClick={mend}>
          {first.kind === 'bring-out'
            ? first.effect.text
            : first.kind === 'invest'
              ? guard.spend
              : guard.act(minions[0]!)}
        </button>
        <button type="button" class="quiet end-anyway" onClick={end}>
          {guard.anyway}
        </button>
      </div>
    </div>
  )
}

/** Lines at most. */
const MOST = 3
