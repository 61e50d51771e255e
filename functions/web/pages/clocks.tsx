import { useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { GameClock } from '../../../shared/api/clocks.ts'
import { useLoad } from '../load.ts'
import { Field, Loading, Panel, TroubleNotice } from '../parts/notice.tsx'
import { policyText } from '../parts/policy.ts'
import { Sign } from '../parts/sign.tsx'
import { Link } from '../router.tsx'
import { client, troubleOf } from '../session.ts'
import type { Trouble } from '../trouble.ts'
import { clockTime, day, momentOf, weekday } from '../time.ts'
import { useAllWords, useWords, type AllWords } from '../words/index.ts'

const HOUR_MS = 3_600_000
const MOST_DAYS = 14

/**
 * The clocks of a game: what each seat has, when mine rests, a pause by vote, and leaving the seat to somebody else.
 */
export function ClockPage({ id }: { id: string }) {
  const { clock: words, rest } = useAllWords()
  const [round, setRound] = useState(0),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined),
    [wanted, setNight] = useState<string | undefined>(undefined),
    [days, setDays] = useState(2)
  const loaded = useLoad(async () => (await client.call('game', { params: { game: id } })).body, [id, round])
  const own = useLoad(
    async () =>
      loaded.value?.clock && loaded.value.seat !== null
        ? (await client.call('availability', { params: { game: id } })).body
        : null,
    [loaded.value],
  )
  const game = loaded.value,
    hours = own.value?.hours,
    night = wanted ?? hours?.night ?? '23:00',
    params = { game: id }
  const act = async (run: () => Promise<unknown>): Promise<void> => {
    setTrouble(undefined)
    try {
      await run()
      setRound(n => n + 1)
    } catch (failure) {
      setTrouble(troubleOf(failure))
    }
  }
  if (!game)
    return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />
  const { clock } = game,
    zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
    paused = clock?.pausedUntil !== null && clock !== null && Date.parse(clock.pausedUntil!) > Date.now()
  return (
    <div class="narrow">
      <p>
        <Link to={`/games/${id}`} class="back-link">
          <Sign name="back" />
          {game.name}
        </Link>
      </p>
      <h1>{words.heading}</h1>
      {!clock ? (
        <p class="lead">{words.none(game.answerWithinHours)}</p>
      ) : (
        <>
          <p class="lead">{restText(rest, policyText(words, clock.policy), clock, own.value)}</p>
          {trouble && <TroubleNotice trouble={trouble} />}
          <Panel heading={words.seats}>
            <table class="clocks">
              <thead>
                <tr>
                  <th scope="col">{words.seat}</th>
                  <th scope="col">{words.bank}</th>
                  <th scope="col">{words.limit}</th>
                  <th scope="col">{words.misses}</th>
                </tr>
              </thead>
              <tbody>
                {clock.seats.map(one => (
                  <tr>
                    <th scope="row">
                      {game.players[one.seat]?.name}
                      {one.standIn && ` (${words.standIn})`}
                      {one.away && ` (${words.away})`}
                    </th>
                    <td>{one.bank === null ? '–' : words.hours(Math.floor(one.bank / 3600))}</td>
                    <td>
                      {one.limit ? momentOf(one.limit) : '–'}
                      {one.restsUntil && (
                        <>
                          <br />
                          <span class="word">{words.rests(clockTime(one.restsUntil))}</span>
                        </>
                      )}
                    </td>
                    <td>{one.misses}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Panel>
          {clock.policy.nights && game.seat !== null && (
            <Panel heading={words.night}>
              <form
                onSubmit={(event: Event) => {
                  event.preventDefault()
                  void act(() => client.call('setHours', { params, body: { timeZone: zone, night } }))
                }}
              >
                <Field id="night" label={words.nightFrom(zone)} type="time" required value={night} set={setNight} />
                <button type="submit" class="quiet">
                  {words.save}
                </button>
              </form>
            </Panel>
          )}
          {clock.policy.pauses && game.seat !== null && (
            <Panel heading={words.pause}>
              {paused ? (
                <>
                  <p>{words.pausedUntil(`${day(clock.pausedUntil!)} ${clockTime(clock.pausedUntil!)}`)}</p>
                  <button
                    type="button"
                    class="quiet"
                    onClick={() => void act(() => client.call('voteResume', { params }))}
                  >
                    {words.resume}
                  </button>
                </>
              ) : (
                <form
                  onSubmit={(event: Event) => {
                    event.preventDefault()
                    void act(() => client.call('votePause', { params, body: { until: endOfPause(days) } }))
                  }}
                >
                  <Field
                    id="days"
                    label={words.days}
                    type="number"
                    min={1}
                    max={MOST_DAYS}
                    value={days}
                    set={text => setDays(Number(text))}
                  />
                  <button type="submit" class="quiet">
                    {words.votePause}
                  </button>
                </form>
              )}
              {clock.pauseVotes.map(vote => (
                <p class="word">
                  {words.voted(game.players[vote.seat]?.name ?? '', `${day(vote.until)} ${clockTime(vote.until)}`)}
                </p>
              ))}
            </Panel>
          )}
          {game.seat !== null && (
            <Leave give={() => void act(() => client.call('leaveGame', { params }))} word={words.leaveWord} />
          )}
          {clock.seats.some(one => one.open !== null) && (
            <p class="notice">
              {words.open(
                clock.seats
                  .filter(one => one.open !== null)
                  .map(one => game.players[one.seat]?.name)
                  .join(', '),
              )}
            </p>
          )}
        </>
      )}
    </div>
  )
}

const DAY_MINUTES = 1440,
  NIGHT_MINUTES = 480
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
/** So long after a local time. */
const later = (time: string, minutes: number): string =>
  [Math.floor((minutesOf(time) + minutes) / 60) % 24, (minutesOf(time) + minutes) % 60]
    .map(n => String(n).padStart(2, '0'))
    .join(':')

type Own = Awaited<ReturnType<typeof client.call<'availability'>>>['body']

/** All that is set, in one go: what the table has agreed, and the own night. */
function restText(
  rest: AllWords['rest'],
  policy: string,
  { policy: { nights, weekends }, live }: Infer<typeof GameClock>,
  own: Own | undefined,
): string {
  const times = live.map(({ day, from, minutes }) => `${weekday(day)} ${from} – ${later(from, minutes % DAY_MINUTES)}`)
  return [
    policy,
    nights &&
      own &&
      (own.hours
        ? rest.night(own.hours.night, later(own.hours.night, NIGHT_MINUTES), own.hours.timeZone)
        : rest.noNight),
    weekends && rest.weekends,
    times.length > 0 && rest.live(times.join(', ')),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Whole hours, so that votes for the same number of days are votes for the same end. */
const endOfPause = (days: number): string =>
  new Date(Math.ceil((Date.now() + days * 24 * HOUR_MS) / (24 * HOUR_MS)) * 24 * HOUR_MS).toISOString()

/** Leaving needs a typed word, and stands beside no answer. */
function Leave({ give, word }: { give: () => void; word: string }) {
  const { clock: words } = useWords()
  const [typed, setTyped] = useState('')
  return (
    <Panel heading={words.leave}>
      <form
        onSubmit={(event: Event) => {
          event.preventDefault()
          give()
        }}
      >
        <p class="word">{words.leaveHelp}</p>
        <Field id="leave" label={words.typeTo(word)} autocomplete="off" value={typed} set={setTyped} />
        <button type="submit" class="quiet" disabled={typed.trim().toLowerCase() !== word.toLowerCase()}>
          {words.leave}
        </button>
      </form>
    </Panel>
  )
}
