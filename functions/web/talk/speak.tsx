import { useState } from 'preact/hooks'
import type { GameView } from '../live/state.ts'
import { TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { seatName } from '../table/board.ts'
import { useAllWords } from '../words/index.ts'
import { PhraseChooser } from './phrase-chooser.tsx'
import { useUnsaid, type Wanted } from './unsaid.ts'

const MOST_WORDS = 2000

/** Where one speaks: a ready phrase, or words of one's own, as an offer of a deal or not. */
export function Speak({
  game,
  setting,
  said,
}: {
  game: GameView
  setting: 'off' | 'phrases' | 'free'
  said: () => void
}) {
  const { talk: words } = useAllWords()
  const speaking = useUnsaid(game.id, said)
  const [phrases, showPhrases] = useState(setting === 'phrases'),
    [phrase, setPhrase] = useState<Wanted['phrase']>(),
    [parties, setParties] = useState<readonly number[]>()
  const own = game.view.you?.seat,
    others = game.view.seats.filter(({ seat, ousted, withdrawn }) => seat !== own && !ousted && !withdrawn)
  const typed = speaking.words.trim(),
    tooLong = typed.length > MOST_WORDS,
    ready = (phrase !== undefined || (typed !== '' && setting === 'free' && !tooLong)) && parties?.length !== 0
  const send = async (event?: Event): Promise<void> => {
    event?.preventDefault()
    if (!ready || speaking.busy) return
    const deal = parties ? { deal: { with: [...parties] } } : {}
    const done = await speaking.say({ ...(phrase ? { phrase } : { words: typed }), ...deal })
    if (!done) return
    setPhrase(undefined)
    setParties(undefined)
    if (setting === 'free') showPhrases(false)
  }
  const toggle = (seat: number): void =>
    setParties((parties ?? []).includes(seat) ? parties!.filter(one => one !== seat) : [...(parties ?? []), seat])
  return (
    <form class="speak" onSubmit={(event: Event) => void send(event)}>
      {speaking.trouble && (
        <TroubleNotice trouble={speaking.trouble} {...(speaking.again && { again: speaking.again })} />
      )}
      {speaking.again && <p class="word">{words.keptHere}</p>}
      {phrases && <PhraseChooser game={game} chosen={phrase} choose={setPhrase} />}
      <div class="row">
        <button type="button" class="quiet" aria-expanded={phrases} onClick={() => showPhrases(!phrases)}>
          {words.phrases}
        </button>
        <button
          type="button"
          class="quiet"
          aria-pressed={parties !== undefined}
          onClick={() =>
            setParties(parties ? undefined : phrase?.seat === undefined || phrase.seat === own ? [] : [phrase.seat])
          }
        >
          {words.asDeal}
        </button>
      </div>
      {parties && (
        <fieldset class="parties">
          <legend>{words.dealWith}</legend>
          {others.map(({ seat }) => (
            <label class="tick" for={`party-${seat}`}>
              <input
                id={`party-${seat}`}
                type="checkbox"
                checked={parties.includes(seat)}
                onChange={() => toggle(seat)}
              />
              <span>{seatName(game, seat)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div class="speak-line">
        {setting === 'free' && phrase === undefined && (
          <textarea
            aria-label={words.write}
            placeholder={words.write}
            rows={2}
            value={speaking.words}
            aria-invalid={tooLong}
            onInput={(event: Event) => speaking.type((event.target as HTMLTextAreaElement).value)}
            onKeyDown={(event: KeyboardEvent) => {
              // The keys of the table are letters, and here they are typed.
              event.stopPropagation()
              if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) void send(event)
            }}
          />
        )}
        <button type="submit" class="primary send" disabled={!ready || speaking.busy}>
          <Sign name="next" />
          <span>{words.send}</span>
        </button>
      </div>
      {tooLong && (
        <p class="fault" role="status">
          {words.tooLong(typed.length - MOST_WORDS)}
        </p>
      )}
    </form>
  )
}
