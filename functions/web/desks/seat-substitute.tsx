import { useState } from 'preact/hooks'
import type { Act } from '../events/my-event.tsx'
import type { GameView } from '../live/state.ts'
import { Choice, Field } from '../parts/notice.tsx'
import { client } from '../session.ts'
import { useDeskWords } from '../words/index.ts'

interface Seating {
  game: GameView
  seat: number
  /** Whose seat it is. */
  name: string
  busy: boolean
  act: Act
}

/** Who of those that have offered, or a bot, plays on for who has gone: a ruling, with a reason that all read. */
export function SeatSubstitute({ game, seat, name, busy, act }: Seating) {
  const { organiser: said, judge: words } = useDeskWords()
  const offers = (game.clock?.offers ?? []).filter(one => one.seat === seat),
    [chosen, setChosen] = useState(''),
    [reason, setReason] = useState('')
  const player = offers.some(one => one.player === chosen) ? chosen : (offers[0]?.player ?? '')
  const [bot, setBot] = useState(false)
  const send = (): Promise<unknown> =>
    client.call('ruleOnGame', {
      params: { game: game.id },
      body: {
        ruling: { kind: 'substitute', seat, ...(!bot && player !== '' && { player }) },
        reason: reason.trim(),
        expectedVersion: game.version,
      },
    })
  return (
    <form
      class="seat-substitute"
      onSubmit={(submitted: Event) => {
        submitted.preventDefault()
        act(send)
      }}
    >
      <Choice
        name={`stand-in-${game.id}`}
        label={said.whoPlays(name)}
        value={bot ? '' : player}
        choose={wanted => {
          setBot(wanted === '')
          setChosen(wanted)
        }}
        options={[...offers.map(one => [one.player, one.name] as const), ['', words.bot] as const]}
      />
      <Field
        id={`reason-${game.id}`}
        label={`${words.reason}: ${words.reasonHelp}`}
        required
        maxlength={REASON}
        value={reason}
        set={setReason}
      />
      <button type="submit" class="primary" disabled={busy || reason.trim() === ''}>
        {said.seatSubstitute}
      </button>
    </form>
  )
}
const REASON = 500
