import { useEffect, useState } from 'preact/hooks'
import type { RequestOf } from '../../../shared/api/client.ts'
import { useLoad } from '../load.ts'
import { Field, Loading, Panel, Tick, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { Link } from '../router.tsx'
import { client, troubleOf } from '../session.ts'
import type { Trouble } from '../trouble.ts'
import { LANGUAGES, usePeopleWords } from '../words/index.ts'

type Body = RequestOf<'setPage'>['body']
type Wanted = Body & { place: string; languages: NonNullable<Body['languages']> }
const SHOWS = ['points', 'games', 'reliability'] as const

/** What my public page tells, as far as I want one; and where others are found by theirs. */
export function MyPage() {
  const { own } = usePeopleWords()
  const [round, setRound] = useState(0)
  const loaded = useLoad(async () => {
    const { body, etag } = await client.call('myPage', {})
    return { page: body!, etag }
  }, [round])
  const [wanted, setWanted] = useState<Wanted | undefined>(undefined),
    [said, setSaid] = useState(''),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  const here = loaded.value
  useEffect(() => {
    if (!here) return
    const { name, place, languages, shows } = here.page
    setWanted(now => now ?? { name, place, languages, shows })
  }, [here])
  const act = async (run: () => Promise<unknown>, done: string): Promise<void> => {
    setSaid('')
    setTrouble(undefined)
    try {
      await run()
      setSaid(done)
      setRound(n => n + 1)
    } catch (failure) {
      const found = troubleOf(failure)
      setTrouble(found.code === 'name-taken' ? { ...found, said: own.taken } : found)
    }
  }
  if (!here || !wanted)
    return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />
  const { isPublic, page } = here.page
  const toggle = (language: Wanted['languages'][number]): Wanted['languages'] =>
    wanted.languages.includes(language)
      ? wanted.languages.filter(one => one !== language)
      : [...wanted.languages, language]
  return (
    <div class="columns">
      <div>
        <h1>{own.heading}</h1>
        <p class="lead">{own.lead}</p>
        <Panel>
          <form
            onSubmit={(event: Event) => {
              event.preventDefault()
              void act(() => client.call('setPage', { body: wanted, ifMatch: here.etag }), own.saved)
            }}
          >
            <Field
              id="public-name"
              label={own.name}
              required
              maxlength={60}
              value={wanted.name}
              set={name => setWanted({ ...wanted, name })}
            />
            <Field
              id="public-place"
              label={own.place}
              maxlength={60}
              value={wanted.place}
              set={place => setWanted({ ...wanted, place })}
            />
            <fieldset class="plain-fields">
              <legend>{own.languages}</legend>
              {LANGUAGES.map(one => (
                <Tick
                  key={one}
                  id={`plays-${one}`}
                  label={own.names[one]}
                  checked={wanted.languages.includes(one)}
                  toggle={() => setWanted({ ...wanted, languages: toggle(one) })}
                />
              ))}
            </fieldset>
            {SHOWS.map(one => (
              <Tick
                key={one}
                id={`shows-${one}`}
                label={own.shows[one]}
                checked={wanted.shows[one]}
                toggle={() => setWanted({ ...wanted, shows: { ...wanted.shows, [one]: !wanted.shows[one] } })}
              />
            ))}
            <p class="row">
              <button type="submit" class="primary">
                {isPublic ? own.save : own.make}
              </button>
              {isPublic && (
                <>
                  <Link to={`/players/${page}`} class="button quiet">
                    {own.see}
                  </Link>
                  <button
                    type="button"
                    class="quiet"
                    onClick={() => void act(() => client.call('dropPage', {}), own.gone)}
                  >
                    {own.drop}
                  </button>
                </>
              )}
            </p>
          </form>
          <p role="status">{said}</p>
          {trouble && <TroubleNotice trouble={trouble} />}
        </Panel>
      </div>
      <aside>
        <FindPlayers />
      </aside>
    </div>
  )
}

/** Others by their public names, and the way to one's own page. */
export function FindPlayers() {
  const { own } = usePeopleWords()
  const [name, setName] = useState(''),
    [found, setFound] = useState<{ page: string; name: string }[] | undefined>(undefined),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  const find = async (event: Event): Promise<void> => {
    event.preventDefault()
    setTrouble(undefined)
    try {
      setFound((await client.call('findPlayers', { query: { name: name.trim() } })).body?.players)
    } catch (failure) {
      setTrouble(troubleOf(failure))
    }
  }
  return (
    <Panel heading={own.find}>
      <form role="search" onSubmit={(event: Event) => void find(event)}>
        <Field id="find-name" label={own.findName} required maxlength={60} value={name} set={setName} />
        <button type="submit" class="quiet" disabled={name.trim().length < 2}>
          <Sign name="search" />
          {own.search}
        </button>
      </form>
      {trouble && <TroubleNotice trouble={trouble} />}
      <div aria-live="polite">
        {found?.length === 0 && <p>{own.nobody}</p>}
        <ul class="plain-list">
          {(found ?? []).map(one => (
            <li>
              <Link to={`/players/${one.page}`}>
                <b>{one.name}</b>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <p>
        <Link to="/me">{own.heading}</Link>
      </p>
    </Panel>
  )
}
