import { useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { DeliveryList } from '../../../shared/api/webhooks.ts'
import { Field } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { clockTime, day } from '../time.ts'
import { useDeskWords } from '../words/index.ts'
import type { WithKey } from './webhooks-panel.tsx'

type Delivery = Infer<typeof DeliveryList>['deliveries'][number]
const SHOWN = 20
const CHIPS = {
  delivered: ['is-good', 'for'],
  waiting: ['is-warning', 'limit'],
  'given-up': ['is-bad', 'against'],
} as const

interface DeliveriesProps {
  webhook: string
  name: string
  busy: boolean
  withKey: WithKey
}

/** What was sent, the newest first, what was answered; and what is sent once more. */
export function Deliveries({ webhook, name, busy, withKey }: DeliveriesProps) {
  const { webhooks: said } = useDeskWords()
  const [found, setFound] = useState<readonly Delivery[] | undefined>(undefined),
    [after, setAfter] = useState('')
  const params = { webhook }
  const read = (): void =>
    withKey(async client => {
      const { body } = await client.call('deliveries', { params, query: { limit: SHOWN } })
      setFound(body!.deliveries.toReversed())
    })
  if (found === undefined)
    return (
      <button type="button" class="link" disabled={busy} aria-label={`${said.deliveries}: ${name}`} onClick={read}>
        {said.deliveries}
      </button>
    )
  return (
    <section class="deliveries" aria-label={`${said.deliveries}: ${name}`}>
      {found.length === 0 && <p class="word">{said.noDeliveries}</p>}
      <ol class="plain-list">
        {found.map(one => (
          <li key={`${one.seq} ${one.id}`}>
            <OneDelivery
              one={one}
              busy={busy}
              again={() =>
                withKey(client => client.call('replayDeliveries', { params, body: { ids: [one.id] } }), said.done)
              }
            />
          </li>
        ))}
      </ol>
      <form
        class="row"
        onSubmit={(submitted: Event) => {
          submitted.preventDefault()
          withKey(client => client.call('replayDeliveries', { params, body: { since: Number(after) } }), said.done)
        }}
      >
        <Field
          id={`after-${webhook}`}
          label={said.replayAfter}
          type="number"
          min={0}
          required
          value={after}
          set={setAfter}
        />
        <button type="submit" class="quiet" disabled={busy}>
          {said.replay}
        </button>
        <button type="button" class="quiet" disabled={busy} onClick={read}>
          {said.lookAgain}
        </button>
      </form>
    </section>
  )
}

function OneDelivery({ one, busy, again }: { one: Delivery; busy: boolean; again: () => void }) {
  const { webhooks: said } = useDeskWords()
  const { seq, type, status, attempts, answer } = one,
    last = one.last.at(-1),
    [chip, sign] = CHIPS[status],
    number = seq === 0 ? said.trial : `#${seq}`
  return (
    <>
      <p class="row">
        <code>{number}</code>
        <b>{type}</b>
        <span class={`state-chip ${chip}`}>
          <Sign name={sign} /> {said.fates[status]}
        </span>
        <small>
          {said.attempts(attempts)}
          {last && ` · ${day(last.at)}, ${clockTime(last.at, Date.parse(last.at))}`}
          {last && ` · ${last.status ?? (last.error === null ? '' : said.errors[last.error])}`}
        </small>
        {seq > 0 && (
          <button type="button" class="link" disabled={busy} aria-label={`${said.replay}: ${number}`} onClick={again}>
            {said.replay}
          </button>
        )}
      </p>
      {status !== 'delivered' && answer !== '' && (
        <p class="word">
          {said.answer} <code>{answer.slice(0, ANSWER)}</code>
        </p>
      )}
    </>
  )
}
/** Of a KB so much tells what went wrong. */
const ANSWER = 200
