import { useEffect, useRef, useState } from 'preact/hooks'
import type { RequestOf } from '../../../shared/api/client.ts'
import { memory } from '../browser-memory.ts'
import { client, newKey, troubleOf } from '../session.ts'
import type { Trouble } from '../trouble.ts'

export type Wanted = RequestOf<'say'>['body']

/** What is typed or sent and has not arrived: it lies on the device, under the name it is sent by, so that it is said once. */
interface Unsaid {
  words: string
  sending?: { key: string; body: Wanted }
}

export interface Speaking {
  words: string
  type: (words: string) => void
  say: (body: Wanted) => Promise<boolean>
  /** Sends again what did not arrive. */
  again: (() => void) | undefined
  trouble: Trouble | undefined
  busy: boolean
}

export function useUnsaid(game: string, said: () => void): Speaking {
  const name = `talk.${game}`
  const [unsaid, setUnsaid] = useState<Unsaid>({ words: '' }),
    [trouble, setTrouble] = useState<Trouble>(),
    [busy, setBusy] = useState(false)
  const now = useRef(unsaid)
  const keep = (next: Unsaid): void => {
    now.current = next
    setUnsaid(next)
    void memory.write(name, next.words === '' && !next.sending ? undefined : next)
  }
  useEffect(() => {
    let late = false
    void memory.read<Unsaid>(name).then(kept => {
      if (late || !kept || now.current.words !== '') return
      now.current = kept
      setUnsaid(kept)
      if (kept.sending) void send(kept.sending)
    })
    return () => {
      late = true
    }
  }, [name])

  async function send(sending: { key: string; body: Wanted }): Promise<boolean> {
    setBusy(true)
    try {
      await client.call('say', { params: { game }, ...sending })
      const { words } = now.current
      // What was typed meanwhile stays.
      keep({ words: words.trim() === (sending.body.words ?? '').trim() ? '' : words })
      setTrouble(undefined)
      said()
      return true
    } catch (failure) {
      const told = troubleOf(failure)
      setTrouble(told)
      // Refused for good it goes nowhere under this name; the words stay.
      if (told.kind === 'refused') keep({ words: now.current.words })
      return false
    } finally {
      setBusy(false)
    }
  }
  const again = (): void => {
    const { sending } = now.current
    if (sending) void send(sending)
  }
  useEffect(() => {
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [name])

  return {
    words: unsaid.words,
    type: words => {
      keep({ ...now.current, words })
      if (trouble?.kind === 'refused') setTrouble(undefined)
    },
    say: body => {
      const sending = { key: newKey(), body }
      keep({ words: now.current.words, sending })
      return send(sending)
    },
    again: unsaid.sending && trouble ? again : undefined,
    trouble,
    busy,
  }
}
