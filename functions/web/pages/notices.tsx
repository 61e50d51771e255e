import { useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { Preferences } from '../../../shared/api/notices.ts'
import { useLoad } from '../load.ts'
import { Choice, Field, Loading, Panel, Tick, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { kept } from '../cell.ts'
import { client, newKey, troubleOf } from '../session.ts'
import type { Trouble } from '../trouble.ts'
import { Link } from '../router.tsx'
import { day, momentOf } from '../time.ts'
import { useAllWords, type AllWords } from '../words/index.ts'

type Wishes = Infer<typeof Preferences>
const BEGINNINGS = ['careful', 'normal'] as const satisfies readonly Wishes['profile'][]
const KINDS = ['prompt', 'reminder', 'gameOver', 'invitation', 'talk'] as const

/** How this reader wishes to be told, everywhere and on this device; and what their seats begin a game with. */
export function NoticesPage() {
  const words = useAllWords(),
    { settings, orders, nav } = words
  const loaded = useLoad(async () => (await client.call('preferences', {})).body, [])
  const [wishes, setWishes] = useState<Wishes | undefined>(undefined),
    [state, setState] = useState<'idle' | 'saved' | Trouble>('idle'),
    [code, setCode] = useState('')
  const now = wishes ?? loaded.value ?? undefined
  if (!now)
    return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />
  const change = (next: Partial<Wishes>): void => {
    setState('idle')
    setWishes({ ...now, ...next })
  }
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
    return act(
      async () =>
        (
          await client.call('setPreferences', {
            body: { ...body, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
          })
        ).body,
    )
  }
  return (
    <div class="narrow">
      <h1>{nav.notifications}</h1>
      <p class="lead">{setTo(words, now)}</p>
      <Panel heading={settings.device}>
        <ThisDevice />
      </Panel>
      <Panel heading={settings.pushes}>
        <table class="kinds">
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{settings.pushes}</span>
              </th>
              <th scope="col">{settings.push}</th>
              <th scope="col">{settings.mail}</th>
            </tr>
          </thead>
          <tbody>
            {KINDS.map(kind => (
              <tr>
                <th scope="row">{settings.kinds[kind]}</th>
                {(['push', 'mail'] as const).map(channel => (
                  <td>
                    <label class="cell">
                      <input
                        type="checkbox"
                        aria-label={`${settings.kinds[kind]}: ${channel === 'push' ? settings.push : settings.mail}`}
                        checked={now.channels[kind][channel]}
                        onChange={() =>
                          change({
                            channels: {
                              ...now.channels,
                              [kind]: { ...now.channels[kind], [channel]: !now.channels[kind][channel] },
                            },
                          })
                        }
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {now.refusedMail && <p class="notice">{settings.refused(now.refusedMail.address)}</p>}
        <Field
          id="mail"
          label={settings.address}
          type="email"
          autocomplete="email"
          maxlength={254}
          value={now.mail ?? now.pendingMail ?? ''}
          set={text => change({ mail: text || null })}
        />
        {now.pendingMail !== null && (
          <form
            class="row"
            onSubmit={(event: Event) => {
              event.preventDefault()
              void act(async () => (await client.call('verifyMail', { body: { code } })).body)
            }}
          >
            <Field
              id="code"
              label={settings.code}
              inputmode="numeric"
              pattern="\d{6}"
              required
              value={code}
              set={setCode}
            />
            <button type="submit" class="quiet">
              {settings.verify}
            </button>
          </form>
        )}
        <Tick
          id="quiet"
          label={settings.nights}
          checked={now.quietHours !== null}
          toggle={() => change({ quietHours: now.quietHours ? null : { from: '23:00', to: '07:00' } })}
        />
        {now.quietHours && (
          <div class="row">
            {(['from', 'to'] as const).map(end => (
              <Field
                id={`quiet-${end}`}
                label={settings[end]}
                type="time"
                required
                value={now.quietHours![end]}
                set={text => change({ quietHours: { ...now.quietHours!, [end]: text } })}
              />
            ))}
          </div>
        )}
        <button type="button" class="primary" onClick={() => void save()}>
          {settings.save}
        </button>
        <p role="status">{state === 'saved' && settings.saved}</p>
        {typeof state === 'object' && <TroubleNotice trouble={state} />}
      </Panel>
      <Tables />
      <Panel heading={nav.orders}>
        <Choice
          name="profile"
          label={settings.begins}
          value={now.profile}
          options={BEGINNINGS.map(one => [one, orders.named[one]] as const)}
          choose={profile => void save({ profile })}
        />
        <p class="word">{orders.about[now.profile]}</p>
      </Panel>
    </div>
  )
}

/** What the reader's clock has left at each table, and how often its limit was missed. */
function Tables() {
  const { clock, rest } = useAllWords()
  const { value } = useLoad(async () => {
    const { body } = await client.call('inbox', {}),
      games = await Promise.all(
        [...body!.owed, ...body!.waiting].map(
          async ({ game }) => (await client.call('game', { params: { game } })).body!,
        ),
      )
    return games.flatMap(({ id, name, seat, clock: all }) =>
      all && seat !== null ? [{ id, name, own: all.seats[seat]! }] : [],
    )
  }, [])
  return value && value.length > 0 ? (
    <Panel heading={rest.tables}>
      <table class="clocks">
        <thead>
          <tr>
            <th scope="col">{rest.table}</th>
            <th scope="col">{clock.bank}</th>
            <th scope="col">{clock.limit}</th>
            <th scope="col">{clock.misses}</th>
          </tr>
        </thead>
        <tbody>
          {value.map(({ id, name, own: { bank, limit, misses } }) => (
            <tr>
              <th scope="row">
                <Link to={`/games/${id}/clock`} class="link">
                  {name}
                </Link>
              </th>
              <td>{bank === null ? '–' : clock.hours(Math.floor(bank / 3600))}</td>
              <td>{limit ? momentOf(limit) : '–'}</td>
              <td>{misses}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  ) : null
}

/** What is set, in one sentence. */
function setTo({ settings }: AllWords, { channels, mail, quietHours }: Wishes): string {
  const list = (channel: 'push' | 'mail'): string =>
    KINDS.filter(kind => channels[kind][channel])
      .map(kind => settings.kinds[kind])
      .join(', ') || settings.never
  const nights = quietHours ? ` ${settings.nights}: ${quietHours.from} – ${quietHours.to}.` : '',
    mailed = mail === null ? settings.noAddress : list('mail')
  return `${settings.push}: ${list('push')}. ${settings.mail}: ${mailed}.${nights}`
}

/** Whether this browser takes pushes for the reader. */
function ThisDevice() {
  const { settings, app } = useAllWords()
  const [device] = useState(() => {
    const name = kept.read<string>('device') ?? newKey()
    kept.write('device', name)
    return name
  })
  const subscriptions = useLoad(async () => (await client.call('pushSubscriptions', {})).body, [])
  const [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  const known = subscriptions.value,
    able = 'serviceWorker' in navigator && 'PushManager' in globalThis && known?.publicKey != null
  const on = known?.subscriptions.some(one => one.device === device) ?? false
  const [denied, setDenied] = useState(false)
  const change = async (): Promise<void> => {
    setTrouble(undefined)
    try {
      if (!on && (await Notification.requestPermission()) !== 'granted') return setDenied(true)
      setDenied(false)
      const worker = await navigator.serviceWorker.ready
      if (on) {
        await (await worker.pushManager.getSubscription())?.unsubscribe()
        await client.call('unsubscribe', { params: { device } })
      } else {
        const subscription = await worker.pushManager.subscribe({
          userVisibleOnly: true,
          applicationServerKey: known!.publicKey!,
        })
        const { endpoint, keys } = subscription.toJSON()
        await client.call('subscribe', {
          body: { device, endpoint: endpoint!, keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! } },
        })
      }
      subscriptions.again()
    } catch (failure) {
      setTrouble(troubleOf(failure))
    }
  }
  const others = known?.subscriptions.filter(one => one.device !== device) ?? []
  const remove = (other: string): Promise<void> =>
    client
      .call('unsubscribe', { params: { device: other } })
      .then(subscriptions.again, (failure: unknown) => setTrouble(troubleOf(failure)))
  const show = async (): Promise<void> =>
    (await navigator.serviceWorker.ready).showNotification(app, {
      body: settings.trial,
      icon: '/icon-192.png',
      badge: '/badge.png',
      lang: document.documentElement.lang,
    })
  return (
    <>
      {subscriptions.state === 'failed' && (
        <TroubleNotice trouble={subscriptions.trouble} again={subscriptions.again} />
      )}
      {!known ? null : able ? (
        <>
          <p class="verdict device">
            <Sign name={on ? 'for' : 'keep'} class={on ? 'for' : ''} />
            {on ? settings.pushIsOn : settings.pushIsOff}
          </p>
          <div class="row">
            <button type="button" class={on ? 'quiet' : 'primary'} onClick={() => void change()}>
              <Sign name="bell" />
              {on ? settings.pushOff : settings.pushOn}
            </button>
            {on && (
              <button type="button" class="quiet" onClick={() => void show()}>
                {settings.try}
              </button>
            )}
          </div>
        </>
      ) : (
        <p class="word">{settings.pushNone}</p>
      )}
      {denied && (
        <p class="notice" role="alert">
          {settings.denied}
        </p>
      )}
      {others.length > 0 && (
        <>
          <h3 class="others">{settings.others}</h3>
          <ul class="plain-list">
            {others.map(one => (
              <li class="row between">
                <span>
                  {one.service} <span class="word">{day(one.since)}</span>
                </span>
                <button
                  type="button"
                  class="link"
                  aria-label={`${settings.pushOff}: ${one.service}`}
                  onClick={() => void remove(one.device)}
                >
                  {settings.remove}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {trouble && <TroubleNotice trouble={trouble} />}
    </>
  )
}
