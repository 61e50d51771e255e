import { useEffect, useState } from 'preact/hooks'
import type { RequestOf } from '../../../shared/api/client.ts'
import { useLoad } from '../load.ts'
import { Choice, Panel, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { go, Link } from '../router.tsx'
import { client, troubleOf } from '../session.ts'
import { clockTime, day } from '../time.ts'
import type { Trouble } from '../trouble.ts'
import { useAllWords, usePeopleWords } from '../words/index.ts'
import { READY, readyName } from './own-decks.ts'

type Wanted = RequestOf<'waitForSeat'>['body']
const CLOCKS = ['standard', 'brisk', 'live', 'unlimited'] as const
const EVERY_MS = 5_000

/** A seat for anybody: who waits for the same clocks is dealt a table as soon as there are enough. */
export function QueuePanel() {
  const { queue, shelf } = usePeopleWords()
  const { clock: clocks } = useAllWords()
  const [round, setRound] = useState(0),
    [chosen, setChosen] = useState<string>('ventrue'),
    [clock, setClock] = useState<(typeof CLOCKS)[number]>('standard'),
    [busy, setBusy] = useState(false),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  const loaded = useLoad(async () => {
    const [place, decks] = await Promise.all([client.call('queuePlace', {}), client.call('myDecks', {})])
    return { place: place.body!, decks: decks.body!.decks.filter(({ state }) => state === 'playable') }
  }, [round])
  const place = loaded.value?.place,
    waiting = place?.state === 'waiting'
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setRound(n => n + 1), EVERY_MS)
    return () => clearInterval(timer)
  }, [waiting])
  // Who waits here is taken to the table when it is dealt; who comes back later finds it in the inbox.
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    if (waiting) setWaited(true)
    if (waited && place?.state === 'seated' && place.game !== null) go(`/games/${place.game}`)
  }, [place])
  const act = async (run: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    setTrouble(undefined)
    try {
      await run()
      setRound(n => n + 1)
    } catch (failure) {
      setTrouble(troubleOf(failure))
    }
    setBusy(false)
  }
  const wait = (): Promise<void> =>
    act(async () => {
      const ready = READY.find(key => key === chosen)
      const deck: Wanted['deck'] = ready ?? { kept: chosen }
      const { body } = await client.call('waitForSeat', { body: { deck, clock } })
      if (body?.game != null) go(`/games/${body.game}`)
    })
  return (
    <Panel heading={queue.heading} id="queue">
      {waiting && place ? (
        <>
          <p role="status">
            <b>{queue.waiting(place.waiting, place.seats)}</b>
          </p>
          {place.fourAt !== null && <p>{queue.four(clockTime(place.fourAt))}</p>}
          {place.until !== null && <p class="word">{queue.until(`${day(place.until)}, ${clockTime(place.until)}`)}</p>}
          <button
            type="button"
            class="quiet"
            disabled={busy}
            onClick={() => void act(() => client.call('leaveQueue', {}))}
          >
            {queue.leave}
          </button>
        </>
      ) : (
        <form
          onSubmit={(event: Event) => {
            event.preventDefault()
            void wait()
          }}
        >
          <p class="word">{queue.help}</p>
          {waited && place?.state === 'seated' && place.game !== null && (
            <p class="notice" role="status">
              {queue.seated} <Link to={`/games/${place.game}`}>{queue.go}</Link>
            </p>
          )}
          <Choice
            name="queue-deck"
            label={queue.deck}
            value={chosen}
            choose={setChosen}
            options={[
              ...(loaded.value?.decks ?? []).map(({ id, name }) => [id, name] as const),
              ...READY.map(key => [key, shelf.ready(readyName(key))] as const),
            ]}
          />
          <Choice
            name="queue-clock"
            label={queue.clock}
            value={clock}
            choose={setClock}
            options={CLOCKS.map(one => [one, clocks.policies[one]] as const)}
          />
          <button type="submit" class="primary" disabled={busy}>
            <Sign name="table" />
            {queue.wait}
          </button>
        </form>
      )}
      {trouble && <TroubleNotice trouble={trouble} />}
    </Panel>
  )
}
