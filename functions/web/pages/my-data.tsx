import { useState } from 'preact/hooks'
import { Panel, TroubleNotice } from '../parts/notice.tsx'
import { client, setSession, troubleOf } from '../session.ts'
import type { Trouble } from '../trouble.ts'
import { useAllWords } from '../words/index.ts'

/** What is kept of the reader: theirs to have, or to have erased, with what stays and why. */
export function MyData() {
  const { settings, signIn } = useAllWords(),
    { data: words } = settings
  const [asking, ask] = useState(false),
    [busy, setBusy] = useState(false),
    [trouble, setTrouble] = useState<Trouble>(),
    [left, setLeft] = useState<{ called: string; stays: { what: string; text: string }[] }>()
  const tried = async (deed: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setTrouble(undefined)
    try {
      await deed()
    } catch (failure) {
      const told = troubleOf(failure)
      setTrouble(told.code === 'still-seated' ? { ...told, said: words.seated } : told)
    } finally {
      setBusy(false)
    }
  }
  const download = (): Promise<void> =>
    tried(async () => {
      const { body } = await client.call('exportMe', {})
      const url = URL.createObjectURL(new Blob([JSON.stringify(body, null, 2)], { type: 'application/json' }))
      Object.assign(document.createElement('a'), { href: url, download: 'praxis.json' }).click()
      URL.revokeObjectURL(url)
    })
  const erase = (): Promise<void> =>
    tried(async () => {
      const { body } = await client.call('eraseMe', { query: { confirm: 'erase' } })
      setLeft(body!)
    })
  return (
    <Panel heading={words.heading}>
      {left ? (
        <div role="status">
          <p>
            {words.done} <b>{left.called}</b>.
          </p>
          <ul>
            {left.stays.map(({ what, text }) => (
              <li key={what}>{text}</li>
            ))}
          </ul>
          <button type="button" class="quiet" onClick={() => setSession(undefined)}>
            {signIn.out}
          </button>
        </div>
      ) : (
        <>
          <p>{words.about}</p>
          {trouble && <TroubleNotice trouble={trouble} />}
          {asking && <p>{words.before}</p>}
          <p class="row">
            {asking ? (
              <>
                <button type="button" class="quiet" disabled={busy} onClick={() => void erase()}>
                  {words.sure}
                </button>
                <button type="button" class="quiet" disabled={busy} onClick={() => ask(false)}>
                  {words.keep}
                </button>
              </>
            ) : (
              <>
                <button type="button" class="quiet" disabled={busy} onClick={() => void download()}>
                  {words.download}
                </button>
                <button type="button" class="quiet" disabled={busy} onClick={() => ask(true)}>
                  {words.erase}
                </button>
              </>
            )}
          </p>
        </>
      )}
    </Panel>
  )
}
