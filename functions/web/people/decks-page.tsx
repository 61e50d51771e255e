import { useEffect, useState } from 'preact/hooks'
import { useLoad } from '../load.ts'
import { AsSeen } from '../parts/as-seen.tsx'
import { Loading } from '../parts/notice.tsx'
import { pointsText } from '../parts/points.ts'
import { Sign } from '../parts/sign.tsx'
import { go, Link, usePlace } from '../router.tsx'
import { client, signedIn } from '../session.ts'
import { usePeopleWords } from '../words/index.ts'
import { BringDeck } from './bring-deck.tsx'
import { noteWishes, PlayableNow } from './deck-news.tsx'
import { MendDeck } from './mend-deck.tsx'
import { READY, readyName, type Chosen, type KeptDeck } from './own-decks.ts'
import { PlayDeck } from './play-deck.tsx'
import { DeckVersions } from './deck-versions.tsx'

/** The decks somebody keeps, what is brought in, what is missing, what has changed, and a game with one at once. */
export function DecksPage() {
  const { shelf } = usePeopleWords()
  const { query } = usePlace(),
    named = query.get('deck')
  const [round, setRound] = useState(0)
  const loaded = useLoad(
    async () => (signedIn() ? ((await client.call('myDecks', {})).body?.decks ?? []) : []),
    [round],
    signedIn() ? 'decks' : undefined,
  )
  const decks = loaded.value ?? [],
    kept = decks.find(({ id }) => id === named),
    ready = READY.find(key => key === named)
  const [said, setSaid] = useState(''),
    [brought, setBrought] = useState<{ text: string; times: number }>({ text: '', times: 0 })
  useEffect(() => {
    if (loaded.value && signedIn()) noteWishes(loaded.value)
  }, [loaded.value])
  const choose = (id: string | undefined): void => go(id === undefined ? '/decks' : `/decks?deck=${id}`, 'replace')
  const again = (what = '', id?: string): void => {
    setSaid(what)
    setRound(n => n + 1)
    if (id !== undefined) choose(id)
  }
  const chosen: Chosen | undefined = kept ? { kept } : ready ? { ready } : undefined
  const bring = (text: string): void => setBrought(now => ({ text, times: now.times + 1 }))
  return (
    <div class="shelf-page">
      <div class="shelf-side">
        <header class="shelf-head">
          <div>
            <h1>{shelf.heading}</h1>
            <p class="lead">{signedIn() ? shelf.lead : shelf.leadOut}</p>
          </div>
          {signedIn() ? (
            <a
              href="#bring"
              class="button quiet"
              onClick={() => {
                choose(undefined)
                document.getElementById('list')?.focus()
              }}
            >
              <Sign name="plus" />
              {shelf.newDeck}
            </a>
          ) : (
            <Link to="/sign-in?to=/decks" class="button quiet">
              {shelf.signIn}
            </Link>
          )}
        </header>
        <p role="status" class={said === '' ? 'unseen' : 'notice'}>
          {said}
        </p>
        <AsSeen loaded={loaded} />
        <PlayableNow decks={decks} changed={again} />
        {loaded.value === undefined && loaded.state === 'loading' && <Loading />}
        {loaded.value?.length === 0 && signedIn() && <p class="word">{shelf.none}</p>}
        <ul class="panel shelf">
          {decks.map(deck => (
            <KeptRow key={deck.id} deck={deck} chosen={deck.id === kept?.id} choose={() => choose(deck.id)} />
          ))}
          {READY.map(key => (
            <ReadyRow key={key} name={readyName(key)} chosen={key === ready} choose={() => choose(key)} />
          ))}
        </ul>
        {kept && kept.state !== 'playable' && (
          <MendDeck key={`${kept.id} ${kept.version} mend`} deck={kept} kept={again} bring={bring} />
        )}
        {kept && <DeckVersions key={`${kept.id} ${kept.version} ${kept.name}`} deck={kept} changed={again} />}
      </div>
      <aside>
        <BringDeck deck={kept} brought={brought} kept={again} />
        <PlayDeck chosen={chosen} mine={decks} />
      </aside>
    </div>
  )
}

function KeptRow({ deck, chosen, choose }: { deck: KeptDeck; chosen: boolean; choose: () => void }) {
  const { shelf } = usePeopleWords()
  const { name, version, crypt, library, clan, archetype, state, games, victoryPoints } = deck
  const missing = deck.missing.reduce((sum, { copies }) => sum + copies, 0),
    playable = state === 'playable'
  const [told, help] =
    state === 'playable'
      ? [shelf.states.playable, shelf.stateHelp.playable(crypt + library)]
      : state === 'missing'
        ? [shelf.states.missing(missing), shelf.stateHelp.missing]
        : state === 'draft'
          ? [shelf.states.draft(deck.unclear), shelf.stateHelp.draft]
          : [shelf.states.illegal, deck.reasons[0]?.text ?? '']
  return (
    <li class={chosen ? 'is-chosen' : undefined}>
      <div class="shelf-what">
        <p>
          <button type="button" class="shelf-name" aria-pressed={chosen} onClick={choose}>
            {name}
          </button>{' '}
          <span class="chip">{state === 'draft' && version === 1 ? shelf.draft : shelf.version(version)}</span>
        </p>
        <p class="word">
          {clan ?? shelf.mixed}, {shelf.archetypes[archetype]} · {shelf.counts(crypt, library)}
          {games > 0 && ` · ${shelf.played(games, pointsText(victoryPoints))}`}
        </p>
      </div>
      <p class="shelf-state">
        <b class={playable ? 'verdict for' : 'verdict against'}>
          <Sign name={playable ? 'for' : 'against'} />
          {told}
        </b>
        <small>{help}</small>
      </p>
      <a
        href={playable ? '#play-deck' : '#mend'}
        class="button quiet"
        aria-label={`${playable ? shelf.play : shelf.mend}: ${name}`}
        onClick={choose}
      >
        {playable ? shelf.play : shelf.mend}
      </a>
    </li>
  )
}

function ReadyRow({ name, chosen, choose }: { name: string; chosen: boolean; choose: () => void }) {
  const { shelf } = usePeopleWords()
  const called = shelf.ready(name)
  return (
    <li class={chosen ? 'is-chosen' : undefined}>
      <div class="shelf-what">
        <p>
          <button type="button" class="shelf-name" aria-pressed={chosen} onClick={choose}>
            {called}
          </button>{' '}
          <span class="chip">{shelf.readyMade}</span>
        </p>
        <p class="word">{name}</p>
      </div>
      <p class="shelf-state">
        <b class="verdict for">
          <Sign name="for" />
          {shelf.states.playable}
        </b>
      </p>
      <a href="#play-deck" class="button quiet" aria-label={`${shelf.play}: ${called}`} onClick={choose}>
        {shelf.play}
      </a>
    </li>
  )
}
