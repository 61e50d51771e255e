import { useState } from 'preact/hooks'
import { useLoad } from '../load.ts'
import { Field, Loading, Panel, TroubleNotice } from '../parts/notice.tsx'
import { client, newKey, troubleOf } from '../session.ts'
import { day } from '../time.ts'
import type { Trouble } from '../trouble.ts'
import { usePeopleWords } from '../words/index.ts'
import { ChangeList } from './bring-deck.tsx'
import type { KeptDeck } from './own-decks.ts'

interface VersionsProps {
  deck: KeptDeck
  changed: (said?: string, id?: string) => void
}

/** What a deck was, version by version, and what else is done with it: rename, copy, drop. */
export function DeckVersions({ deck, changed }: VersionsProps) {
  const { versions, bring, shelf } = usePeopleWords()
  const params = { deck: deck.id }
  const loaded = useLoad(async () => {
    const [whole, all] = await Promise.all([
      client.call('keptDeck', { params }),
      client.call('deckVersions', { params }),
    ])
    return { whole: whole.body!, etag: whole.etag, versions: all.body!.versions }
  }, [deck.id, deck.version, deck.name])
  const [name, setName] = useState(deck.name),
    [said, setSaid] = useState(''),
    [sure, setSure] = useState(false),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined),
    [key] = useState(newKey)
  const here = loaded.value
  const act = async (run: () => Promise<string>, id?: string): Promise<void> => {
    setTrouble(undefined)
    try {
      changed(await run(), id)
    } catch (failure) {
      const found = troubleOf(failure)
      setTrouble(found.code === 'version-mismatch' ? { ...found, said: bring.changedElsewhere } : found)
    }
  }
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text)
    setSaid(versions.copied)
  }
  if (!here)
    return (
      <Panel heading={versions.heading}>
        {loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />}
      </Panel>
    )
  const restore = (version: number): Promise<void> =>
    act(async () => {
      const old = (await client.call('keptDeck', { params, query: { version } })).body!
      await client.call('keepVersion', {
        params,
        body: { list: old.list },
        ifMatch: here.etag,
        key: `${key}-${version}`,
      })
      return bring.kept(deck.name)
    })
  return (
    <Panel heading={versions.heading}>
      <ol class="versions">
        {here.versions.map(({ version, keptAt, changes }, at) => (
          <li>
            <p>
              <b>{shelf.version(version)}</b> <small>{day(keptAt)}</small>{' '}
              {at === 0 && <span class="chip">{versions.now}</span>}
            </p>
            <p class="word">{changes ? <ChangeList changes={changes} /> : versions.first}</p>
            {at > 0 && (
              <button type="button" class="link" onClick={() => void restore(version)}>
                {versions.restore(version)}
              </button>
            )}
          </li>
        ))}
      </ol>
      <form
        class="rename"
        onSubmit={(event: Event) => {
          event.preventDefault()
          void act(async () => {
            const { body } = await client.call('renameDeck', { params, body: { name }, ifMatch: here.etag })
            return bring.kept(body?.name ?? name)
          })
        }}
      >
        <Field id="deck-name" label={versions.name} required maxlength={60} value={name} set={setName} />
        <button type="submit" class="quiet" disabled={name.trim() === '' || name === deck.name}>
          {versions.rename}
        </button>
      </form>
      <p class="row">
        {here.whole.link !== null && (
          <button type="button" class="quiet" onClick={() => void copy(here.whole.link!)}>
            {versions.copyLink}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => void copy(here.whole.list)}>
          {versions.copyList}
        </button>
        <button
          type="button"
          class="quiet"
          onBlur={() => setSure(false)}
          onClick={() => {
            if (!sure) return setSure(true)
            void act(async () => {
              await client.call('dropDeck', { params, ifMatch: here.etag })
              return ''
            })
          }}
        >
          {sure ? versions.reallyDrop : versions.drop}
        </button>
      </p>
      <p role="status" class="word">
        {said}
      </p>
      {trouble && <TroubleNotice trouble={trouble} />}
    </Panel>
  )
}
