import { useEffect, useState } from 'preact/hooks'
import type { Infer, RequestOf } from '../../../shared/api/client.ts'
import type { CardPage as Page } from '../../../shared/api/cards.ts'
import { called, learn, type Facts } from '../facts.ts'
import { useLoad } from '../load.ts'
import { Choice, Field, Loading, Panel, TroubleNotice } from '../parts/notice.tsx'
import { Discipline, Sign } from '../parts/sign.tsx'
import { Link } from '../router.tsx'
import { client, troubleOf } from '../session.ts'
import type { Trouble } from '../trouble.ts'
import { CardFace } from '../table/face.tsx'
import { Face } from '../table/hand.tsx'
import { useWords, type Words } from '../words/index.ts'

type Query = NonNullable<RequestOf<'cards'>['query']>
type TypeName = NonNullable<Query['type']>

const TYPES: readonly TypeName[] = [
  'Vampire',
  'Imbued',
  'Action',
  'Action Modifier',
  'Ally',
  'Combat',
  'Equipment',
  'Event',
  'Master',
  'Political Action',
  'Reaction',
  'Retainer',
]
const DISCIPLINES = [
  'abo',
  'ani',
  'aus',
  'cel',
  'chi',
  'dai',
  'dem',
  'dom',
  'for',
  'mel',
  'myt',
  'nec',
  'obe',
  'obf',
  'obt',
  'pot',
  'pre',
  'pro',
  'qui',
  'san',
  'ser',
  'spi',
  'tem',
  'tha',
  'thn',
  'val',
  'vic',
  'vis',
]
const LEAST = 1,
  MOST = 11
const CAPACITIES = [
  ['', '–'] as const,
  ...Array.from({ length: MOST }, (_, i) => [String(LEAST + i), String(LEAST + i)] as const),
]
const PAUSE_MS = 250

const disciplineName = ({ disciplines }: Words['cards'], code: string): string =>
  disciplines[code as keyof typeof disciplines] ?? code

/** Every card of this build, by word, type, clan, Discipline, capacity and how much of it is known. */
export function CardsPage() {
  const { cards: words } = useWords()
  const [name, setName] = useState(''),
    [text, setText] = useState(''),
    [type, setType] = useState<TypeName | ''>(''),
    [discipline, setDiscipline] = useState(''),
    [clan, setClan] = useState('')
  const [least, setLeast] = useState(''),
    [most, setMost] = useState(''),
    [support, setSupport] = useState<NonNullable<Query['support']> | ''>('')
  const [found, setFound] = useState<{ cards: Facts[]; total: number; cursor: string | null } | undefined>(undefined),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  const query: Query = {
    ...(name.trim() && { name: name.trim() }),
    ...(text.trim() && { text: text.trim() }),
    ...(type && { type }),
    ...(discipline && { discipline }),
    ...(clan.trim() && { clan: clan.trim() }),
    ...((least || most) && { capacity: `${least || LEAST}-${most || MOST}` }),
    ...(support && { support }),
    limit: 48,
  }
  const read = async (cursor?: string): Promise<void> => {
    try {
      const { body } = await client.call('cards', { query: { ...query, ...(cursor !== undefined && { cursor }) } })
      if (!body) return
      learn(body.cards)
      setFound(now => ({ ...body, cards: cursor !== undefined && now ? [...now.cards, ...body.cards] : body.cards }))
      setTrouble(undefined)
    } catch (failure) {
      setTrouble(troubleOf(failure))
    }
  }
  useEffect(() => {
    const timer = setTimeout(() => void read(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [name, text, type, discipline, clan, least, most, support])
  const field = (id: string, label: string, value: string, set: (text: string) => void) => (
    <Field id={id} label={label} maxlength={80} value={value} set={set} />
  )
  return (
    <div>
      <h1>{words.heading}</h1>
      <form class="panel filters" role="search" onSubmit={(event: Event) => event.preventDefault()}>
        {field('card-name', words.search, name, setName)}
        {field('card-text', words.text, text, setText)}
        <Choice
          name="card-type"
          label={words.type}
          value={type}
          choose={setType}
          options={[['', words.any] as const, ...TYPES.map(one => [one, words.types[one]] as const)]}
        />
        <Choice
          name="card-discipline"
          label={words.discipline}
          value={discipline}
          choose={setDiscipline}
          options={[
            ['', words.any] as const,
            ...DISCIPLINES.map(one => [one, disciplineName(words, one)] as const).toSorted(
              ([, a], [, b]) => Number(a.length === 3) - Number(b.length === 3) || a.localeCompare(b),
            ),
          ]}
        />
        {field('card-clan', words.clan, clan, setClan)}
        <Choice
          name="card-support"
          label={words.support}
          value={support}
          choose={setSupport}
          options={[
            ['', words.any] as const,
            ['whole', words.whole] as const,
            ['facts-only', words.factsOnly] as const,
          ]}
        />
        <div class="field span" role="group" aria-label={words.capacities}>
          <span>{words.capacities}</span>
          <span class="row">
            <Choice name="capacity-from" label={words.from} value={least} choose={setLeast} options={CAPACITIES} />
            <Choice name="capacity-to" label={words.to} value={most} choose={setMost} options={CAPACITIES} />
          </span>
        </div>
      </form>
      {trouble && <TroubleNotice trouble={trouble} again={() => void read()} />}
      <p class="lead" role="status">
        {found ? (found.total === 0 ? words.none : words.found(found.total)) : ''}
      </p>
      <ul class="gallery">
        {(found?.cards ?? []).map(card => (
          <li>
            <Link to={`/cards/${card.key}`} class="face">
              <Face facts={card} name={called(card)!} />
              {card.capacity !== undefined && (
                <span class="face-crypt">
                  {words.capacity(card.capacity)} · {card.words?.clan ?? card.clan}
                  <span class="tile-disciplines">
                    {card.disciplines?.map(code => (
                      <Discipline code={code} />
                    ))}
                  </span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {found?.cursor && (
        <button type="button" class="quiet" onClick={() => void read(found.cursor ?? undefined)}>
          {words.more}
        </button>
      )}
    </div>
  )
}

/** One card, what it does, and where rulings on it stand. */
export function CardPage({ card }: { card: string }) {
  const { cards: words, nav } = useWords()
  const loaded = useLoad<Infer<typeof Page> | null>(async () => {
    const { body } = await client.call('card', { params: { card } })
    if (body && body.support !== 'unknown') learn([body])
    return body
  }, [card])
  const page = loaded.value
  if (!page)
    return loaded.state === 'failed' ? (
      <TroubleNotice
        trouble={{ ...loaded.trouble, ...(loaded.trouble.code === 'not-found' && { said: words.none }) }}
        again={loaded.again}
      />
    ) : (
      <Loading />
    )
  return (
    <div class="narrow">
      <p>
        <Link to="/cards" class="back-link">
          <Sign name="back" />
          {nav.cards}
        </Link>
      </p>
      {page.support === 'unknown' ? (
        <Panel heading={page.name}>
          <p>{words.unknown}</p>
        </Panel>
      ) : (
        <>
          <Panel>
            <CardFace card={page.key} />
            <p class="word">{page.support === 'whole' ? words.whole : words.factsOnly}</p>
          </Panel>
          {page.rulings.length > 0 && (
            <Panel heading={words.rulings}>
              <ul class="chips">
                {page.rulings.map(({ id, link }) => (
                  <li>
                    <a class="chipcard" href={link} rel="noreferrer" target="_blank">
                      {id}
                    </a>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </>
      )}
      {page.wording !== undefined && (
        <Panel heading={words.printed}>
          <p class="printed">{page.wording}</p>
        </Panel>
      )}
    </div>
  )
}
