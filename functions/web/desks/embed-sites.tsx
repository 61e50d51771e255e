import { useState } from 'preact/hooks'
import type { EventShown } from '../events/shown-event.ts'
import { Panel, TroubleNotice } from '../parts/notice.tsx'
import { client, troubleOf } from '../session.ts'
import type { Trouble } from '../trouble.ts'
import { useDeskWords } from '../words/index.ts'

/** Which sites may show the event in pages of theirs, and what they put there. */
export function EmbedSites({ event, saved }: { event: EventShown; saved: () => void }) {
  const { organiser: said } = useDeskWords()
  const [text, setText] = useState(event.embedOn.join('\n')),
    [kept, setKept] = useState(false),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  const code =
    `<iframe src="${location.origin}/v1/embed/e/${event.id}" width="480" height="320" ` +
    `title="${event.name.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" loading="lazy"></iframe>`
  const keep = async (): Promise<void> => {
    setTrouble(undefined)
    try {
      const params = { event: event.id }
      const { etag } = await client.call('event', { params })
      const embedOn = text.split('\n').flatMap(line => (line.trim() === '' ? [] : [line.trim().replace(/\/$/, '')]))
      await client.call('changeEvent', { params, body: { embedOn }, ifMatch: etag })
      setKept(true)
      saved()
    } catch (failure) {
      setTrouble(troubleOf(failure))
    }
  }
  if (event.visibility !== 'public')
    return (
      <Panel heading={said.embed}>
        <p class="word">{said.embedNone}</p>
      </Panel>
    )
  return (
    <Panel heading={said.embed} class="embed-sites">
      <form
        onSubmit={(submitted: Event) => {
          submitted.preventDefault()
          void keep()
        }}
      >
        <label class="field" for="sites">
          <span>{said.embedHelp}</span>
          <textarea
            id="sites"
            rows={3}
            spellcheck={false}
            value={text}
            onInput={(typed: Event) => {
              setKept(false)
              setText((typed.target as HTMLTextAreaElement).value)
            }}
          />
        </label>
        <p class="row">
          <button type="submit" class="quiet">
            {said.embedSave}
          </button>
          {kept && <span role="status">{said.embedSaved}</span>}
        </p>
      </form>
      {trouble && <TroubleNotice trouble={trouble} />}
      {event.embedOn.length > 0 && (
        <label class="field" for="embed-code">
          <span>{said.embedCode}</span>
          <textarea id="embed-code" rows={4} readonly value={code} />
        </label>
      )}
    </Panel>
  )
}
