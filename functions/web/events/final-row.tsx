import { useEffect, useState } from 'preact/hooks'
import { nameOf, useFacts, want } from '../facts.ts'
import { Panel } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { client } from '../session.ts'
import { momentOf } from '../time.ts'
import { useEventWords } from '../words/index.ts'
import type { Act } from './my-event.tsx'
import type { FinalShown } from './shown-event.ts'

type Finalist = FinalShown['finalists'][number]

/** Between whom one may sit down: seeds, undefined at the ends. The first to sit down has one place. */
interface Gap {
  left: number | undefined
  right: number | undefined
}
const gapsIn = (row: readonly number[]): Gap[] =>
  row.length === 0
    ? [{ left: undefined, right: undefined }]
    : [...row.keys(), row.length].map(at => ({ left: row[at - 1], right: row[at] }))

/** As it is sent: an end, or two neighbours. */
const placementOf = ({ left, right }: Gap): { end: 'left' | 'right' } | { left: number; right: number } =>
  left !== undefined && right !== undefined
    ? { left, right }
    : { end: right === undefined ? ('right' as const) : ('left' as const) }

/** The finalists as they sit down, and where the reader does when it is their turn. */
export function FinalRow({ event, final, busy, act }: { event: string; final: FinalShown; busy: boolean; act: Act }) {
  const { event: words } = useEventWords(),
    { seats } = words
  const facts = useFacts()
  useEffect(() => want(final.finalists.flatMap(({ shown }) => shown)), [final])
  const gaps = gapsIn(final.row),
    [chosen, setChosen] = useState<number | undefined>(undefined),
    at = chosen ?? gaps.length - 1
  // Somebody has sat down: what was chosen is another place now.
  useEffect(() => setChosen(undefined), [final.row.length])
  if (final.state !== 'placing') return null
  const bySeed = (seed: number | undefined): Finalist | undefined => final.finalists.find(({ place }) => place === seed)
  const next = bySeed(final.next ?? undefined),
    mine = next?.you === true,
    seated = final.row.flatMap(seed => bySeed(seed) ?? []),
    waiting = final.finalists.filter(({ place }) => !final.row.includes(place))
  const where = ({ left, right }: Gap): string =>
    left !== undefined && right !== undefined
      ? seats.between(bySeed(left)?.name ?? '…', bySeed(right)?.name ?? '…')
      : right === undefined
        ? seats.right
        : seats.left
  const preyIn = ({ right }: Gap): string | undefined => bySeed(right ?? final.row[0])?.name
  const Head = ({ one }: { one: Finalist }) => (
    <div class="finalist">
      <b class="seed">
        <span class="unseen">{seats.seed(one.place)}</span>
        <span aria-hidden="true">{one.place}</span>
      </b>
      <span>
        <b>{one.name}</b> {one.you && <span class="chip you">{words.you}</span>}
        <br />
        <small>
          {one.shown.map(key => nameOf(facts, key)).join(', ')} {seats.others(one.left)}
        </small>
      </span>
    </div>
  )
  return (
    <Panel heading={mine ? seats.heading : words.final} class={mine ? 'welcome final-row' : 'final-row'}>
      {final.due !== null && (
        <p class="limit">
          <Sign name="limit" /> <b>{seats.limit(momentOf(final.due))}</b>
        </p>
      )}
      <p class="word">{seats.row}</p>
      {next && !mine && <p role="status">{seats.turn(next.name)}</p>}
      {mine ? (
        <form
          onSubmit={(submitted: Event) => {
            submitted.preventDefault()
            act(() => client.call('placeInFinal', { params: { event }, body: placementOf(gaps[at]!) }))
          }}
        >
          <fieldset>
            <legend class="unseen">{seats.heading}</legend>
            {gaps.map((gap, here) => (
              <>
                <label class={here === at ? 'way is-chosen' : 'way'} for={`gap-${here}`}>
                  <input
                    id={`gap-${here}`}
                    type="radio"
                    name="gap"
                    checked={here === at}
                    onChange={() => setChosen(here)}
                  />
                  <span>
                    <b>{final.row.length === 0 ? seats.first : where(gap)}</b>
                    {preyIn(gap) !== undefined && <small>{seats.prey(preyIn(gap)!)}</small>}
                  </span>
                </label>
                {seated[here] && <Head one={seated[here]} />}
              </>
            ))}
          </fieldset>
          <p class="row">
            <button type="submit" class="primary" disabled={busy}>
              {seats.sit(where(gaps[at]!))}
            </button>
          </p>
        </form>
      ) : (
        <ol class="plain-list" aria-label={words.inOrder}>
          {seated.map(one => (
            <li>
              <Head one={one} />
            </li>
          ))}
        </ol>
      )}
      <h3>{seats.heads}</h3>
      <p class="word">{seats.help}</p>
      <ul class="plain-list">
        {waiting.map(one => (
          <li>
            <Head one={one} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
