import { useState } from 'preact/hooks'
import { Panel, TroubleNotice } from '../parts/notice.tsx'
import { client, troubleOf } from '../session.ts'
import type { Trouble } from '../trouble.ts'
import { useDeskWords } from '../words/index.ts'

type Standing = { is: 'unknown' | 'gone' } | { is: 'made'; address: string }

/** The reader's own calendar, for programs that subscribe to it: its address is shown once, and can be taken back. */
export function OwnCalendar() {
  const { calendar: said } = useDeskWords()
  const [now, setNow] = useState<Standing>({ is: 'unknown' }),
    [busy, setBusy] = useState(false),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  const run = (what: () => Promise<Standing>) => async (): Promise<void> => {
    setBusy(true)
    setTrouble(undefined)
    try {
      setNow(await what())
    } catch (failure) {
      setTrouble(troubleOf(failure))
    } finally {
      setBusy(false)
    }
  }
  const make = run(async () => {
    const { body } = await client.call('makeCalendar', {})
    return { is: 'made', address: location.origin + body!.path }
  })
  const drop = run(async () => {
    await client.call('dropCalendar', {})
    return { is: 'gone' }
  })
  return (
    <Panel heading={said.heading} class="own-calendar">
      <p class="word">{said.help}</p>
      <p class="row">
        <button type="button" class="quiet" disabled={busy} onClick={() => void make()}>
          {now.is === 'made' ? said.another : said.make}
        </button>
        <button type="button" class="quiet" disabled={busy} onClick={() => void drop()}>
          {said.drop}
        </button>
      </p>
      {now.is === 'made' && (
        <label class="field" for="calendar-address">
          <span>{said.address}</span>
          <input id="calendar-address" readonly value={now.address} />
        </label>
      )}
      <p role="status">{now.is === 'gone' && said.gone}</p>
      {trouble && <TroubleNotice trouble={trouble} />}
    </Panel>
  )
}
