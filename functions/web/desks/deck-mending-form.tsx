import { useState } from 'preact/hooks'
import type { Infer, RequestOf } from '../../../shared/api/client.ts'
import type { MendedDeck } from '../../../shared/api/deck-mending.ts'
import type { EntryShown, EventShown } from '../events/shown-event.ts'
import { Choice, Field, Panel, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { client, troubleOf } from '../session.ts'
import type { Trouble } from '../trouble.ts'
import { useDeskWords } from '../words/index.ts'

type Mending = RequestOf<'mendDeck'>['body']
const WAYS: readonly Mending['way'][] = ['most-frequent', 'descending', 'filler']
const ROUNDS = ['1', '2', '3', '99'] as const

/** A sealed deck that is not legal, made so by a way that is fixed: there is no card to be chosen (TDECK-20). */
export function MendDeck({ event, players }: { event: EventShown; players: readonly EntryShown[] }) {
  const { judge: words, event: said } = useDeskWords()
  const [player, setPlayer] = useState(players[0]?.player ?? ''),
    [way, setWay] = useState<Mending['way']>('most-frequent'),
    [round, setRound] = useState<(typeof ROUNDS)[number]>('1'),
    [reason, setReason] = useState(''),
    [came, setCame] = useState<Infer<typeof MendedDeck> | undefined>(undefined),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  const mend = async (dry: '0' | '1'): Promise<void> => {
    setTrouble(undefined)
    setCame(undefined)
    try {
      const body = { way, reason: reason.trim(), ...(event.decks !== 'single' && { round: Number(round) }) }
      const { body: mended } = await client.call('mendDeck', {
        params: { event: event.id, player },
        query: { dry },
        body,
      })
      setCame(mended!)
      if (dry === '0') setReason('')
    } catch (failure) {
      setTrouble(troubleOf(failure))
    }
  }
  if (players.length === 0) return null
  return (
    <Panel>
      <details class="region">
        <summary>{words.mend}</summary>
        <form
          onSubmit={(submitted: Event) => {
            submitted.preventDefault()
            void mend('0')
          }}
        >
          <p>{words.mendHelp}</p>
          <Choice
            name="mended"
            label={said.player}
            value={player}
            choose={setPlayer}
            options={players.map(one => [one.player, one.name] as const)}
          />
          {event.decks !== 'single' && (
            <Choice
              name="mended-round"
              label={words.mendRound}
              value={round}
              choose={setRound}
              options={ROUNDS.map(one => [one, said.round(Number(one))] as const)}
            />
          )}
          <Choice
            name="mended-way"
            label={words.mendWay}
            value={way}
            choose={setWay}
            options={WAYS.map(one => [one, words.mendWays[one]] as const)}
          />
          <Field id="mended-why" label={words.mendWhy} value={reason} set={setReason} required maxlength={500} />
          {trouble && <TroubleNotice trouble={{ ...trouble, said: trouble.title }} />}
          {came && (
            <p class="word" role="status">
              {came.fingerprint !== null && <Sign name="for" />} {words.mendCame(came.added, came.removed)}{' '}
              {came.fingerprint === null ? words.mendTried : words.mendDone}
            </p>
          )}
          <p class="row">
            <button type="button" class="quiet" disabled={reason.trim() === ''} onClick={() => void mend('1')}>
              {words.mendTry}
            </button>
            <button type="submit" class="primary" disabled={reason.trim() === ''}>
              {words.mend}
            </button>
          </p>
        </form>
      </details>
    </Panel>
  )
}
