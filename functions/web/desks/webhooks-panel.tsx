import { useState } from 'preact/hooks'
import type { Client, Infer } from '../../../shared/api/client.ts'
import { ApiProblem } from '../../../shared/api/client.ts'
import type { WebhookList } from '../../../shared/api/webhooks.ts'
import { Choice, Field, Panel, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { clientWith, troubleOf } from '../session.ts'
import { clockTime, day } from '../time.ts'
import type { Trouble } from '../trouble.ts'
import { useDeskWords } from '../words/index.ts'
import { Deliveries } from './webhook-deliveries.tsx'

export type WebhookShown = Infer<typeof WebhookList>['webhooks'][number]
/** Does something with the key of the league, says what went wrong, and reads all anew. */
export type WithKey = (run: (client: Client) => Promise<unknown>, done?: string) => void

const LIMIT = { address: 2000, note: 100 } as const

/** What is told to programs elsewhere. Only the league's own key may hold it; the page has that as long as it is open. */
export function WebhooksPanel() {
  const { webhooks: said } = useDeskWords()
  const [key, setKey] = useState(''),
    [hooks, setHooks] = useState<readonly WebhookShown[] | undefined>(undefined),
    [secret, setSecret] = useState<string | undefined>(undefined),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined),
    [told, setTold] = useState(''),
    [busy, setBusy] = useState(false)
  const withKey: WithKey = (run, done = '') => {
    setBusy(true)
    setTrouble(undefined)
    setTold('')
    const client = clientWith(() => key.trim())
    const all = async (): Promise<void> => {
      await run(client)
      const { body } = await client.call('listWebhooks', {})
      setHooks(body!.webhooks)
      setTold(done)
    }
    all()
      .catch((failure: unknown) => setTrouble(troubleWith(failure, said.badKey)))
      .finally(() => setBusy(false))
  }
  const tellSecret = (body: { signingSecret: string | null } | null): void =>
    setSecret(body?.signingSecret ?? undefined)
  return (
    <Panel heading={said.heading} class="webhooks">
      {hooks === undefined ? (
        <form
          onSubmit={(submitted: Event) => {
            submitted.preventDefault()
            withKey(async () => undefined)
          }}
        >
          <label class="field" for="league-key">
            <span>{said.key}</span>
            <input
              id="league-key"
              type="password"
              autocomplete="off"
              required
              aria-describedby="league-key-help"
              value={key}
              onInput={(typed: Event) => setKey((typed.target as HTMLInputElement).value)}
            />
          </label>
          <p class="word" id="league-key-help">
            {said.keyHelp}
          </p>
          <button type="submit" class="quiet" disabled={busy}>
            {said.open}
          </button>
        </form>
      ) : (
        <>
          {hooks.length === 0 && <p class="word">{said.none}</p>}
          <ul class="plain-list">
            {hooks.map(hook => (
              <li key={hook.id}>
                <OneWebhook {...{ hook, busy, withKey, tellSecret }} />
              </li>
            ))}
          </ul>
          <NewWebhook {...{ busy, withKey, tellSecret }} />
        </>
      )}
      {secret !== undefined && (
        <label class="field" for="signing-secret">
          <span>{said.secret}</span>
          <input id="signing-secret" readonly value={secret} />
        </label>
      )}
      <p role="status">{told}</p>
      {trouble && <TroubleNotice trouble={trouble} />}
    </Panel>
  )
}

/** A key that is refused signs nobody out. */
function troubleWith(failure: unknown, badKey: string): Trouble {
  const refused = failure instanceof ApiProblem && [401, 403].includes(failure.problem.status)
  return refused ? { kind: 'refused', title: '', said: badKey } : troubleOf(failure)
}

interface HookProps {
  busy: boolean
  withKey: WithKey
  tellSecret: (body: { signingSecret: string | null } | null) => void
}

function OneWebhook({ hook, busy, withKey, tellSecret }: HookProps & { hook: WebhookShown }) {
  const { webhooks: said } = useDeskWords()
  const [asked, setAsked] = useState(false)
  const { id, url, kind, description, status, disabledFor, upTo, waiting, failures, failingSince } = hook,
    name = description === '' ? new URL(url).host : description,
    params = { webhook: id },
    off = status === 'disabled'
  const button = (text: string, run: (client: Client) => Promise<unknown>, done = said.done) => (
    <button
      type="button"
      class="quiet"
      disabled={busy}
      aria-label={`${text}: ${name}`}
      onClick={() => withKey(run, done)}
    >
      {text}
    </button>
  )
  return (
    <>
      <p class="row">
        <b>{name}</b>
        <span class={`state-chip ${off ? 'is-bad' : status === 'active' ? 'is-good' : 'is-warning'}`}>
          <Sign name={off ? 'against' : status === 'active' ? 'for' : 'limit'} /> {said.states[status]}
        </span>
        {disabledFor !== null && <small>{said.disabledFor[disabledFor]}</small>}
      </p>
      <p class="word">
        <code>{url}</code> · {said.kinds[kind]} · {said.upTo(upTo, waiting)}
        {failures > 0 && failingSince !== null && (
          <>
            {' '}
            · {said.failures(failures, `${day(failingSince)}, ${clockTime(failingSince, Date.parse(failingSince))}`)}
          </>
        )}
      </p>
      <p class="row">
        {button(said.test, client => client.call('testWebhook', { params }))}
        {kind === 'standard' &&
          button(
            said.rotate,
            async client => tellSecret((await client.call('rotateWebhook', { params })).body),
            said.rotated,
          )}
        {off
          ? button(said.enable, client => client.call('changeWebhook', { params, body: { enabled: true } }))
          : button(said.disable, client => client.call('changeWebhook', { params, body: { enabled: false } }), '')}
        <button
          type="button"
          class="link"
          disabled={busy}
          aria-label={`${asked ? said.sure : said.remove}: ${name}`}
          onBlur={() => setAsked(false)}
          onClick={() => (asked ? withKey(client => client.call('deleteWebhook', { params })) : setAsked(true))}
        >
          {asked ? said.sure : said.remove}
        </button>
      </p>
      <Deliveries webhook={id} name={name} busy={busy} withKey={withKey} />
    </>
  )
}

function NewWebhook({ busy, withKey, tellSecret }: HookProps) {
  const { webhooks: said } = useDeskWords()
  const [url, setUrl] = useState(''),
    [description, setDescription] = useState(''),
    [kind, setKind] = useState<WebhookShown['kind']>('standard')
  const language = document.documentElement.lang as WebhookShown['language']
  const make = async (client: Client): Promise<void> => {
    const { body } = await client.call('makeWebhook', {
      body: { url: url.trim(), description: description.trim(), kind, ...(kind === 'discord' && { language }) },
    })
    tellSecret(body)
    setUrl('')
    setDescription('')
  }
  return (
    <details class="region">
      <summary>{said.add}</summary>
      <form
        onSubmit={(submitted: Event) => {
          submitted.preventDefault()
          withKey(make, said.made)
        }}
      >
        <Field id="webhook-url" label={said.url} required maxlength={LIMIT.address} value={url} set={setUrl} />
        <Choice
          name="webhook-kind"
          label={said.kind}
          value={kind}
          choose={setKind}
          options={(['standard', 'discord'] as const).map(one => [one, said.kinds[one]] as const)}
        />
        <Field id="webhook-note" label={said.note} maxlength={LIMIT.note} value={description} set={setDescription} />
        <button type="submit" class="quiet" disabled={busy || url.trim() === ''}>
          {said.make}
        </button>
      </form>
    </details>
  )
}
