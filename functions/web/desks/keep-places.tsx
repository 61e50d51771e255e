import { useState } from 'preact/hooks'
import { client } from '../session.ts'
import { useDeskWords } from '../words/index.ts'
import type { Act } from '../events/my-event.tsx'

/** `Ada` or `Ada, 1000001`, one a line. */
const peopleIn = (text: string): { name: string; veknId?: string }[] =>
  text.split('\n').flatMap(line => {
    const [name = '', number = ''] = line.split(',').map(part => part.trim())
    return name === '' ? [] : [{ name, ...(number !== '' && { veknId: number }) }]
  })

/** Places for people, and the links by which they are taken up: nobody is shown them again. */
export function KeepPlaces({ event, busy, act }: { event: string; busy: boolean; act: Act }) {
  const {
    event: { desk },
  } = useDeskWords()
  const [text, setText] = useState(''),
    [links, setLinks] = useState('')
  const keep = async (): Promise<void> => {
    const { body } = await client.call('addPlayers', { params: { event }, body: { players: peopleIn(text) } })
    const made = (body?.places ?? []).map(({ name, claim }) => `${name} ${location.origin}/e/${event}?claim=${claim}`)
    setLinks([links, ...made].filter(one => one !== '').join('\n'))
    setText('')
  }
  return (
    <details class="region">
      <summary>{desk.keep}</summary>
      <form
        onSubmit={(submitted: Event) => {
          submitted.preventDefault()
          act(keep)
        }}
      >
        <label class="field" for="places">
          <span>{desk.keepHelp}</span>
          <textarea
            id="places"
            rows={4}
            required
            value={text}
            onInput={(typed: Event) => setText((typed.target as HTMLTextAreaElement).value)}
          />
        </label>
        <button type="submit" class="quiet" disabled={busy}>
          {desk.keepThese}
        </button>
      </form>
      {links !== '' && (
        <label class="field" for="links">
          <span>
            {desk.links}: {desk.linksHelp}
          </span>
          <textarea id="links" rows={4} readonly value={links} />
        </label>
      )}
    </details>
  )
}
