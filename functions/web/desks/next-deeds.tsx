import { useState } from 'preact/hooks'
import type { RequestOf } from '../../../shared/api/client.ts'
import { allRounds, FINAL, type PlayedRound, type WholeEvent } from '../events/shown-event.ts'
import type { Act } from '../events/my-event.tsx'
import { ready } from '../events/stand.ts'
import { client } from '../session.ts'
import type { EventWords } from '../words/en/event-words.ts'
import { useDeskWords } from '../words/index.ts'

type Words = EventWords['event']

interface Deed {
  name: string
  run: () => Promise<unknown>
  /** Why it cannot be done now. */
  off?: string
  /** What takes something back is not what comes next. */
  back?: true
  /** Ends it all: pressed twice. */
  ends?: true
}

/** A table needs so many. */
const FEWEST = 4

type Move = RequestOf<'moveEvent'>['body']['to']
const moving =
  (event: string) =>
  (to: Move): (() => Promise<unknown>) =>
  () =>
    client.call('moveEvent', { params: { event }, body: { to } })

/** What whoever holds the event may do next, what comes next first. */
function deedsOf(words: Words, whole: WholeEvent): Deed[] {
  const { event } = whole,
    { desk } = words,
    move = moving(event.id)
  if (event.state === 'announced') return [{ name: desk['open-registration'], run: move('registration') }]
  if (event.state !== 'registration' && event.state !== 'playing') return []
  const open = allRounds(whole).filter(({ state }) => state !== 'closed')
  return [
    ...(open.length > 0 ? open.flatMap(round => ofRoundNow(words, whole, round)) : nextDeeds(words, whole)),
    event.state === 'playing'
      ? { name: desk.breakOff, run: move('broken-off'), back: true, ends: true }
      : { name: desk.cancel, run: move('cancelled'), back: true, ends: true },
  ]
}

/** A round that is open: to be dealt, or closed once all its tables are over. */
function ofRoundNow(words: Words, { event }: WholeEvent, now: PlayedRound): Deed[] {
  const { desk } = words
  const ofRound = { event: event.id, round: now.round },
    name = words.round(now.round)
  if (now.state === 'placing') return [{ name: desk.close(name), run: unreached, off: desk.placing }]
  if (now.state === 'seated')
    return [
      { name: desk.deal(name), run: () => client.call('dealRound', { params: ofRound }) },
      ...(now.round === FINAL
        ? []
        : [
            {
              name: desk.withdraw,
              run: () => client.call('withdrawRound', { params: ofRound }),
              back: true as const,
            },
          ]),
    ]
  if (now.state === 'dealing')
    return [{ name: desk.deal(name), run: () => client.call('dealRound', { params: ofRound }) }]
  const playing = now.tables.filter(({ over }) => !over).map(({ table }) => table)
  return [
    {
      name: desk.close(name),
      run: () => client.call('closeRound', { params: ofRound }),
      ...(playing.length > 0 && { off: desk.playing(playing.join(', ')) }),
    },
  ]
}

/** Where no round is open: check-in, seating, the final, the end. */
function nextDeeds(words: Words, whole: WholeEvent): Deed[] {
  const { event, final } = whole,
    { desk } = words,
    params = { event: event.id },
    move = moving(event.id)
  if (event.checkIn)
    return [
      { name: desk.seat, run: () => client.call('seatRound', { params, body: {} }) },
      { name: desk['open-check-in'], run: move('check-in-open'), back: true },
    ]
  if (event.seatedRounds < event.rounds) {
    const { sealed } = ready(whole)
    return [
      {
        name: desk['close-check-in'],
        run: move('check-in-closed'),
        ...(sealed < FEWEST && { off: desk.few(sealed) }),
      },
    ]
  }
  if (event.final && final === null && allRounds(whole).length > 0)
    return [{ name: desk['open-final'], run: () => client.call('openFinal', { params }) }]
  return [{ name: desk.finish, run: move('finished') }]
}
const unreached = (): Promise<void> => Promise.resolve()

/** What comes next can be done now. */
export const goesOn = (words: Words, whole: WholeEvent): boolean =>
  deedsOf(words, whole).some(({ off, back }) => off === undefined && !back)

/** One filled button, which names the deed; above one that is off stands why. */
export function NextDeeds({ whole, busy, act }: { whole: WholeEvent; busy: boolean; act: Act }) {
  const { event: words } = useDeskWords()
  const deeds = deedsOf(words, whole),
    filled = deeds.find(({ off, back }) => off === undefined && !back)
  return (
    <>
      {deeds.map(({ off }) => off !== undefined && <p>{off}</p>)}
      <p class="row">
        {deeds.map(deed =>
          deed.ends ? (
            <Ending name={deed.name} busy={busy} run={() => act(deed.run)} />
          ) : (
            <button
              type="button"
              class={deed === filled ? 'primary' : 'quiet'}
              disabled={busy || deed.off !== undefined}
              onClick={() => act(deed.run)}
            >
              {deed.name}
            </button>
          ),
        )}
      </p>
    </>
  )
}

/** What cannot be taken back is pressed twice. */
function Ending({ name, busy, run }: { name: string; busy: boolean; run: () => void }) {
  const {
    event: { desk },
  } = useDeskWords()
  const [asked, setAsked] = useState(false)
  return (
    <button
      type="button"
      class="link"
      disabled={busy}
      onBlur={() => setAsked(false)}
      onClick={() => (asked ? run() : setAsked(true))}
    >
      {asked ? desk.sure(name) : name}
    </button>
  )
}
