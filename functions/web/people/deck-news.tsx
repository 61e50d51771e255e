import { useEffect, useState } from 'preact/hooks'
import { kept } from '../cell.ts'
import { useLoad } from '../load.ts'
import { Sign } from '../parts/sign.tsx'
import { Link } from '../router.tsx'
import { client } from '../session.ts'
import { usePeopleWords } from '../words/index.ts'
import type { KeptDeck } from './own-decks.ts'

/** Whether this reader waits for a deck, so that the inbox looks for it. */
export const noteWishes = (decks: readonly KeptDeck[]): void =>
  kept.write('deck-wishes', decks.some(({ tellWhenPlayable }) => tellWhenPlayable) || undefined)

/** Says of decks that their owner has waited for that they can be played now, until they have taken note. */
export function PlayableNow({ decks, changed }: { decks: readonly KeptDeck[]; changed: () => void }) {
  const { mending, shelf } = usePeopleWords()
  const come = decks.filter(({ tellWhenPlayable, state }) => tellWhenPlayable && state === 'playable')
  const note = async ({ id }: KeptDeck): Promise<void> => {
    await client.call('renameDeck', { params: { deck: id }, body: { tellWhenPlayable: false }, ifMatch: '*' })
    changed()
  }
  return (
    <>
      {come.map(deck => (
        <p key={deck.id} class="notice" role="status">
          <Sign name="for" class="for" /> <b>{mending.playableNow(deck.name)}</b>{' '}
          <Link to={`/decks?deck=${deck.id}#play-deck`} class="link">
            {shelf.play}
          </Link>{' '}
          <button type="button" class="link" onClick={() => void note(deck).catch(() => undefined)}>
            {mending.noted}
          </button>
        </p>
      ))}
    </>
  )
}

/** In the inbox, of who waits for a deck. */
export function DeckNews() {
  const [round, setRound] = useState(0)
  const decks = useLoad(async () => (await client.call('myDecks', {})).body?.decks ?? [], [round], 'decks').value
  useEffect(() => {
    if (decks) noteWishes(decks)
  }, [decks])
  return decks ? <PlayableNow decks={decks} changed={() => setRound(n => n + 1)} /> : null
}
