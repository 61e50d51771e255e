import { useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { Preferences } from '../../../shared/api/notices.ts'
import { useLoad } from '../load.ts'
import { Choice, Panel, TroubleNotice } from '../parts/notice.tsx'
import { kept } from '../cell.ts'
import { client, newKey, troubleOf, type Trouble } from '../session.ts'
import { useWords } from '../words/index.ts'

type Wishes = Infer<typeof Preferences>
const BEGINNINGS = ['careful', 'normal'] as const satisfies readonly Wishes['profile'][]
const KINDS = ['prompt', 'reminder', 'gameOver', 'invitation'] as const

/** What this reader's seats begin a game with; how they wish to be told, everywhere; and whether on this device. */
export function NoticesPanel() {
  const { settings, orders } = useWords()
  const loaded = useLoad(async () => (await client.call('preferences', {})).body, [])
  const [wishes, setWishes] = useState<Wishes | undefined>(undefined), [state, setState] = useState<'idle' | 'saved' | Trouble>('idle'), [code, setCode] = useState('')
  const now = wishes ?? loaded.value ?? undefined
  if (!now) return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : null
  const change = (next: Partial<Wishes>): void => { setState('idle'); setWishes({ ...now, ...next }) }
  const act = async (run: () => Promise<Wishes | null>): Promise<void> => {
    try {
      const body = await run()
      if (body) setWishes(body)
      setState('saved')
    } catch (failure) {
      setState(troubleOf(failure))
    }
  }
  const save = (chosen: Partial<Wishes> = {}): Promise<void> => {
    const { pendingMail: _, refusedMail: __, ...body } = { ...now, ...chosen }
    return act(async () => (await client.call('setPreferences', { body: { ...body, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } })).body)
  }
  return (
    <>
      <Panel><Choice name="profile" label={settings.begins} value={now.profile} options={BEGINNINGS.map(one => [one, orders.named[one]] as const)} choose={profile => void save({ profile })} /></Panel>
      <Panel heading={settings.pushes}>
        <ThisDevice />
        <table class="kinds"><thead><tr><th scope="col"><span class="unseen">{settings.pushes}</span></th><th scope="col">{settings.push}</th><th scope="col">{settings.mail}</th></tr></thead>
          <tbody>{KINDS.map(kind => (
            <tr><th scope="row">{settings.kinds[kind]}</th>{(['push', 'mail'] as const).map(channel => (
              <td><input type="checkbox" aria-label={`${settings.kinds[kind]}: ${channel === 'push' ? settings.push : settings.mail}`} checked={now.channels[kind][channel]} onChange={() => change({ channels: { ...now.channels, [kind]: { ...now.channels[kind], [channel]: !now.channels[kind][channel] } } })} /></td>
            ))}</tr>
          ))}</tbody>
        </table>
        <label class="field" for="mail"><span>{settings.address}</span><input id="mail" type="email" maxlength={254} value={now.mail ?? now.pendingMail ?? ''} onInput={(event: Event) => change({ mail: (event.target as HTMLInputElement).value || null })} /></label>
        {now.pendingMail !== null && (
          <form class="row" onSubmit={(event: Event) => { event.preventDefault(); void act(async () => (await client.call('verifyMail', { body: { code } })).body) }}>
            <label class="field" for="code"><span>{settings.code}</span><input id="code" inputmode="numeric" pattern="\d{6}" required value={code} onInput={(event: Event) => setCode((event.target as HTMLInputElement).value)} /></label>
            <button type="submit" class="quiet">{settings.verify}</button>
          </form>
        )}
        <label class="tick" for="quiet"><input id="quiet" type="checkbox" checked={now.quietHours !== null} onChange={() => change({ quietHours: now.quietHours ? null : { from: '23:00', to: '07:00' } })} /><span>{settings.nights}</span></label>
        {now.quietHours && <div class="row">{(['from', 'to'] as const).map(end => <label class="field" for={`quiet-${end}`}><span>{settings[end]}</span><input id={`quiet-${end}`} type="time" required value={now.quietHours![end]} onInput={(event: Event) => change({ quietHours: { ...now.quietHours!, [end]: (event.target as HTMLInputElement).value } })} /></label>)}</div>}
        <button type="button" class="primary" onClick={() => void save()}>{settings.save}</button>
        <p role="status">{state === 'saved' && settings.saved}</p>
        {typeof state === 'object' && <TroubleNotice trouble={state} />}
      </Panel>
    </>
  )
}

/** Whether this browser takes pushes for the reader. */
function ThisDevice() {
  const { settings } = useWords()
  const [device] = useState(() => {
    const name = kept.read<string>('device') ?? newKey()
    kept.write('device', name)
    return name
  })
  const subscriptions = useLoad(async () => (await client.call('pushSubscriptions', {})).body, [])
  const [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  const known = subscriptions.value, able = 'serviceWorker' in navigator && 'PushManager' in globalThis && known?.publicKey != null
  const on = known?.subscriptions.some(one => one.device === device) ?? false
  const change = async (): Promise<void> => {
    try {
      const worker = await navigator.serviceWorker.ready
      if (on) {
        await (await worker.pushManager.getSubscription())?.unsubscribe()
        await client.call('unsubscribe', { params: { device } })
      } else {
        const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: known!.publicKey! })
        const { endpoint, keys } = subscription.toJSON()
        await client.call('subscribe', { body: { device, endpoint: endpoint!, keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! } } })
      }
      subscriptions.again()
    } catch (failure) {
      setTrouble(troubleOf(failure))
    }
  }
  return (
    <>
      {able ? <button type="button" class="quiet" onClick={() => void change()}>{on ? settings.pushOff : settings.pushOn}</button> : <p class="word">{settings.pushNone}</p>}
      {trouble && <TroubleNotice trouble={trouble} />}
    </>
  )
}
