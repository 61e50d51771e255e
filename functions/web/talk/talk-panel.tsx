import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useCell } from '../cell.ts'
import type { GameView } from '../live/state.ts'
import { Loading, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { client, troubleOf } from '../session.ts'
import { seatName } from '../table/board.ts'
import { clockTime, day } from '../time.ts'
import type { Trouble } from '../trouble.ts'
import { useAllWords } from '../words/index.ts'
import { DealLine } from './deal-line.tsx'
import { listening, type Listening, type Said } from './listening.ts'
import { Speak } from './speak.tsx'

export { listening }

/** What is said at the table, in the place of its log: the newest last, and under it where one speaks. */
export function TalkPanel({ game, close }: { game: GameView; close: () => void }) {
  const { talk: words, cards, log } = useAllWords()
  const listens = listening(game.id, game.view.you ? 'seat' : 'spectator')
  const { talk, older, earlier, trouble } = useCell(listens.heard)
  const [failed, setFailed] = useState<Trouble>(),
    [since, setSince] = useState<number>(),
    end = useRef<HTMLLIElement>(null),
    head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const sayings = talk ? [...older, ...talk.sayings] : [],
    last = sayings.at(-1)?.n ?? 0
  useEffect(() => {
    if (talk && since === undefined) setSince(talk.seen)
    listens.see()
  }, [last, talk === undefined])
  useLayoutEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [last])
  const tried = async (deed: Promise<unknown>): Promise<void> => {
    setFailed(undefined)
    try {
      await deed
      await listens.again()
    } catch (failure) {
      setFailed(troubleOf(failure))
    }
  }
  return (
    <section class="panel log talk" aria-label={words.heading}>
      <header>
        <h2 ref={head} tabindex={-1}>
          {words.heading}
        </h2>
        <button type="button" class="quiet" onClick={close}>
          {log.heading}
        </button>
        <button type="button" class="icon" aria-label={cards.close} onClick={close}>
          <Sign name="against" />
        </button>
      </header>
      {!talk && (trouble ? <TroubleNotice trouble={trouble} again={() => void listens.again()} /> : <Loading />)}
      {talk && trouble?.kind === 'offline' && (
        <p class="word" role="status">
          {words.stale}
        </p>
      )}
      {talk && (
        <ol tabindex={0} aria-label={words.sayings} aria-live="polite">
          {earlier !== null && (
            <li>
              <button type="button" class="link" onClick={() => void tried(listens.back())}>
                {log.earlier}
              </button>
            </li>
          )}
          {sayings.length === 0 && <li class="word">{words.none}</li>}
          {sayings.map((said, at) => (
            <>
              {since !== undefined && since > 0 && said.n > since && (sayings[at - 1]?.n ?? 0) <= since && at > 0 && (
                <li class="rule-line is-new">
                  <span>{log.since}</span>
                </li>
              )}
              <Line said={said} before={sayings[at - 1]} game={game} listens={listens} tried={tried} />
            </>
          ))}
          <li ref={end} class="unseen" aria-hidden="true" />
        </ol>
      )}
      {failed && <TroubleNotice trouble={failed} />}
      {talk && talk.muted.length > 0 && (
        <p class="word">
          {words.muted(talk.muted.map(seat => seatName(game, seat)).join(', '))}{' '}
          <button
            type="button"
            class="link"
            onClick={() => void tried(client.call('muteSeats', { params: { game: game.id }, body: { seats: [] } }))}
          >
            {words.unmute}
          </button>
        </p>
      )}
      {talk &&
        (talk.silent === null ? (
          <Speak game={game} setting={talk.setting} said={() => void listens.again()} />
        ) : (
          <p class="word">{words.silent[talk.silent]}</p>
        ))}
    </section>
  )
}

interface LineProps {
  said: Said
  before: Said | undefined
  game: GameView
  listens: Listening
  tried: (deed: Promise<unknown>) => Promise<void>
}

/** Who, when, in which way, and what; what is not shown says why. */
function Line({ said, before, game, listens, tried }: LineProps) {
  const { talk: words } = useAllWords()
  const own = game.view.you?.seat,
    newDay = !before || day(before.at) !== day(said.at)
  const name = said.name || words.somebody
  return (
    <li class="said">
      <p class="said-by">
        <b>{own === said.seat ? words.you : name}</b>{' '}
        <small>{said.phrase ? words.phrase(words.languages[said.phrase.language]) : words.own}</small>
        <time dateTime={said.at}>{newDay ? `${day(said.at)} ${clockTime(said.at)}` : clockTime(said.at)}</time>
      </p>
      {said.text === null ? (
        <p class="word">{words.withheld[said.withheld ?? 'hidden']}</p>
      ) : (
        <p class="said-text" lang={said.phrase ? undefined : ''} dir="auto">
          {said.text}
          {said.withheld === 'hidden' && <small> · {words.withheld.hidden}</small>}
        </p>
      )}
      {said.deal && <DealLine said={said} deal={said.deal} game={game} tried={tried} />}
      {own !== undefined && own !== said.seat && said.withheld !== 'erased' && (
        <About said={said} name={name} game={game} listens={listens} tried={tried} />
      )}
    </li>
  )
}

/** What one does about somebody's saying: mute them, report it; who keeps order hides it, or lets them say no more. */
function About({ said, name, game, listens, tried }: Omit<LineProps, 'before'> & { name: string }) {
  const { talk: words } = useAllWords()
  const [why, setWhy] = useState<string>(),
    [reported, setReported] = useState(false)
  const { muted = [], silenced = [], keepsOrder = false } = listens.heard.get().talk ?? {}
  const params = { game: game.id },
    saying = { ...params, saying: said.n },
    { seat } = said
  const toggled = (seats: readonly number[]): number[] =>
    seats.includes(seat) ? seats.filter(one => one !== seat) : [...seats, seat]
  const report = async (event: Event): Promise<void> => {
    event.preventDefault()
    await tried(
      client.call('reportSaying', { params: saying, body: { why: why!.trim() } }).then(() => {
        setReported(true)
        setWhy(undefined)
      }),
    )
  }
  return (
    <details class="about">
      <summary aria-label={words.about(name)}>
        <Sign name="more" />
      </summary>
      <div class="row">
        <button
          type="button"
          class="quiet"
          onClick={() => void tried(client.call('muteSeats', { params, body: { seats: toggled(muted) } }))}
        >
          {muted.includes(seat) ? words.unmute : words.mute(name)}
        </button>
        {reported ? (
          <p role="status">{words.reported}</p>
        ) : (
          why === undefined && (
            <button type="button" class="quiet" onClick={() => setWhy('')}>
              {words.report}
            </button>
          )
        )}
        {keepsOrder && (
          <>
            <button
              type="button"
              class="quiet"
              onClick={() =>
                void tried(client.call('hideSaying', { params: saying, body: { hidden: said.withheld !== 'hidden' } }))
              }
            >
              {said.withheld === 'hidden' ? words.show : words.hide}
            </button>
            <button
              type="button"
              class="quiet"
              onClick={() => void tried(client.call('silenceSeats', { params, body: { seats: toggled(silenced) } }))}
            >
              {silenced.includes(seat) ? words.unsilence(name) : words.silence(name)}
            </button>
          </>
        )}
      </div>
      {why !== undefined && (
        <form onSubmit={(event: Event) => void report(event)}>
          <label class="field" for={`why-${said.n}`}>
            <span>{words.why}</span>
            <input
              id={`why-${said.n}`}
              required
              maxlength={500}
              value={why}
              onInput={(event: Event) => setWhy((event.target as HTMLInputElement).value)}
            />
          </label>
          <button type="submit" class="quiet" disabled={why.trim() === ''}>
            {words.report}
          </button>
        </form>
      )}
    </details>
  )
}
