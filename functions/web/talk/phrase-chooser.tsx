import { useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { Phrases } from '../../../shared/api/talk.ts'
import { nameOf, useFacts } from '../facts.ts'
import { useLoad } from '../load.ts'
import type { GameView } from '../live/state.ts'
import { Loading, TroubleNotice } from '../parts/notice.tsx'
import { client } from '../session.ts'
import { placesIn, seatName } from '../table/board.ts'
import { languageNow, LANGUAGES, useAllWords, type LanguageCode } from '../words/index.ts'
import type { Wanted } from './unsaid.ts'

type List = Infer<typeof Phrases>
type Phrase = List['groups'][number]['phrases'][number]
type Chosen = NonNullable<Wanted['phrase']>

const listIn = async (language: LanguageCode): Promise<List> =>
  (await client.call('phrases', { query: { language } })).body!

interface ChooserProps {
  game: GameView
  chosen: Chosen | undefined
  choose: (phrase: Chosen | undefined) => void
}

/** The ready phrases by what they are for; the places of the one that is chosen; and how somebody else will read it. */
export function PhraseChooser({ game, chosen, choose }: ChooserProps) {
  const { talk: words } = useAllWords()
  const own = languageNow(),
    list = useLoad(() => listIn(own), [own], `phrases.${own}`)
  const [group, setGroup] = useState<List['groups'][number]['id']>('offers')
  if (!list.value)
    return list.state === 'failed' ? <TroubleNotice trouble={list.trouble} again={list.again} /> : <Loading />
  const shown = list.value.groups.find(({ id }) => id === group) ?? list.value.groups[0]!
  return (
    <div class="phrases">
      <div class="tabs" role="group" aria-label={words.groups}>
        {list.value.groups.map(({ id, text }) => (
          <button type="button" aria-pressed={id === group} onClick={() => setGroup(id)}>
            {text}
          </button>
        ))}
      </div>
      <ul aria-label={shown.text}>
        {shown.phrases.map(phrase => (
          <li class={chosen?.id === phrase.id ? 'is-chosen' : undefined}>
            <button
              type="button"
              class="phrase"
              aria-pressed={chosen?.id === phrase.id}
              onClick={() => choose(chosen?.id === phrase.id ? undefined : begun(phrase, game, list.value!))}
            >
              {readable(phrase.text, words.blanks)}
            </button>
            {chosen?.id === phrase.id && (
              <>
                {phrase.places.length > 0 && (
                  <Places phrase={phrase} chosen={chosen} choose={choose} game={game} list={list.value!} />
                )}
                <Preview chosen={chosen} game={game} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Cards that lie open to all, by their ids. */
const openCards = ({ view }: GameView): { id: number; key: string }[] =>
  [...placesIn(view).values()].flatMap(({ id, key, zone }) =>
    key !== null && key !== 'generic' && zone !== 'hand' && zone !== 'shown' && zone !== 'uncontrolled'
      ? [{ id, key }]
      : [],
  )

/** With something in every place, so that it can be sent as it stands. */
function begun({ id, places }: Phrase, game: GameView, { untils }: List): Chosen | undefined {
  const own = game.view.you?.seat ?? -1,
    prey = game.view.seats[own]?.prey,
    other = game.view.seats.find(({ seat }) => seat !== own)?.seat ?? 0
  const card = openCards(game)[0]
  return {
    id,
    ...(places.includes('seat') && { seat: prey ?? other }),
    ...(places.includes('card') && card && { card: card.id }),
    ...(places.includes('amount') && { amount: 1 }),
    ...(places.includes('until') && { until: untils[1]!.id }),
  }
}

/** As it reads before its places are filled. */
const readable = (text: string, blanks: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, place: string) => blanks[place] ?? '…')

interface PlacesProps {
  phrase: Phrase
  chosen: Chosen
  choose: (phrase: Chosen) => void
  game: GameView
  list: List
}

function Places({ phrase, chosen, choose, game, list }: PlacesProps) {
  const { talk: words } = useAllWords()
  const facts = useFacts()
  const pick = (
    name: string,
    value: number | string | undefined,
    options: readonly (readonly [number | string, string])[],
  ) => (
    <label class="field" for={`place-${name}`}>
      <span>{words.blanks[name as keyof typeof words.blanks]}</span>
      <select
        id={`place-${name}`}
        value={value}
        onChange={(event: Event) => {
          const picked = (event.target as HTMLSelectElement).value
          choose({ ...chosen, [name]: name === 'until' ? picked : Number(picked) } as Chosen)
        }}
      >
        {options.map(([one, text]) => (
          <option value={one} selected={one === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
  const cards = phrase.places.includes('card') ? openCards(game) : []
  return (
    <div class="fields">
      {phrase.places.includes('seat') &&
        pick(
          'seat',
          chosen.seat,
          game.players.map((_, seat) => [seat, seatName(game, seat)]),
        )}
      {phrase.places.includes('card') &&
        (cards.length === 0 ? (
          <p class="word">{words.noCard}</p>
        ) : (
          pick(
            'card',
            chosen.card,
            cards.map(({ id, key }) => [id, nameOf(facts, key)]),
          )
        ))}
      {phrase.places.includes('amount') &&
        pick(
          'amount',
          chosen.amount,
          Array.from({ length: 11 }, (_, n) => [n, String(n)]),
        )}
      {phrase.places.includes('until') &&
        pick(
          'until',
          chosen.until,
          list.untils.map(({ id, text }) => [id, text]),
        )}
    </div>
  )
}

/** What somebody reads who reads another language. */
function Preview({ chosen, game }: { chosen: Chosen; game: GameView }) {
  const { talk: words } = useAllWords()
  const facts = useFacts(),
    others = LANGUAGES.filter(one => one !== languageNow())
  const [language, setLanguage] = useState<LanguageCode>(others[0]!)
  const list = useLoad(() => listIn(language), [language], `phrases.${language}`).value
  const phrase =
    list?.language === language
      ? list.groups.flatMap(({ phrases }) => phrases).find(({ id }) => id === chosen.id)
      : undefined
  const card = openCards(game).find(({ id }) => id === chosen.card)
  const filled: Record<string, string> = {
    seat: chosen.seat === undefined ? '' : seatName(game, chosen.seat),
    card: card ? nameOf(facts, card.key) : '',
    amount: String(chosen.amount ?? ''),
    until: list?.untils.find(({ id }) => id === chosen.until)?.text ?? '',
  }
  return (
    <p class="preview">
      <label for="preview-language">
        <span>{words.readsIn}</span>{' '}
        <select
          id="preview-language"
          value={language}
          onChange={(event: Event) => setLanguage((event.target as HTMLSelectElement).value as LanguageCode)}
        >
          {others.map(one => (
            <option value={one} selected={one === language}>
              {words.languages[one]}
            </option>
          ))}
        </select>
      </label>
      <span lang={language}>{phrase ? `«${readable(phrase.text, filled)}»` : '…'}</span>
    </p>
  )
}
