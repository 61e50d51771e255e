import { useEffect } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { ShownDecks as Decks } from '../../../shared/api/shown-decks.ts'
import { langOf, nameOf, useFacts, want } from '../facts.ts'
import { useLoad } from '../load.ts'
import { Panel } from '../parts/notice.tsx'
import { client } from '../session.ts'
import { useAllWords } from '../words/index.ts'

type List = Infer<typeof Decks>['decks'][number]['list']
const allOf = ({ crypt, library }: List): string[] => [...crypt, ...library].map(([, key]) => key)

interface ShownProps {
  game: string
  view: 'seat' | 'spectator'
  name: (seat: number) => string
  /** It is looked again when the reader shows their own. */
  round: unknown
}

/** What was played with by those who show it, a list each. */
export function ShownDecks({ game, view, name, round }: ShownProps) {
  const { result: said, decks: words } = useAllWords(),
    facts = useFacts()
  const decks =
    useLoad(
      async () => (await client.call('shownDecks', { params: { game }, query: { view } })).body?.decks,
      [game, round],
    ).value ?? []
  useEffect(() => want(decks.flatMap(({ list }) => allOf(list))), [decks.length])
  const listed = (cards: List['crypt']) => (
    <ul class="deck-list">
      {cards.map(([count, key]) => (
        <li>
          {count}× <span lang={langOf(facts.get(key))}>{nameOf(facts, key)}</span>
        </li>
      ))}
    </ul>
  )
  return decks.length === 0 ? null : (
    <Panel heading={said.decks(decks.length)}>
      {decks.map(({ seat, list }) => (
        <details class="shown-deck">
          <summary>{name(seat)}</summary>
          <h3>{words.crypt}</h3>
          {listed(list.crypt)}
          <h3>{words.library}</h3>
          {listed(list.library)}
        </details>
      ))}
    </Panel>
  )
}
