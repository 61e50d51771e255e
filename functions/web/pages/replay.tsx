import { useEffect, useState } from 'preact/hooks'
import { want } from '../facts.ts'
import type { GameView } from '../live/state.ts'
import { useLoad } from '../load.ts'
import { Loading, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { go, Link, usePlace } from '../router.tsx'
import { client, signedIn } from '../session.ts'
import { keysIn, seatName, stageOf } from '../table/board.ts'
import { CardSheet } from '../table/face.tsx'
import { Ring, Strip } from '../table/ring.tsx'
import { Stack } from '../table/stack.tsx'
import { Stage } from '../table/stage.tsx'
import { clockTime, day } from '../time.ts'
import { useWords } from '../words/index.ts'
import { PlayOn } from './play-on-from.tsx'
import { Slider, turnStarts } from './replay-slider.tsx'
import { Steps, useRecord } from './replay-steps.tsx'

/** The own seat, everybody, all that is shown; or, by its number, one seat of those that show their cards. */
type SeenBy = 'seat' | 'spectator' | 'all' | `${number}`
const STEP_MS = 1200
const NONE: ReadonlySet<number> = new Set()

/** Of all that is shown, what one seat saw: no hand but its own, and what others had face down is face down. */
function asSeenBy(game: GameView, by: SeenBy): GameView {
  if (by === 'all' || by === 'seat' || by === 'spectator') return game
  const seats = game.view.seats.map(seat =>
    seat.seat === Number(by)
      ? seat
      : {
          ...seat,
          hand: { ...seat.hand, cards: null },
          uncontrolled: seat.uncontrolled.map(one => ({ ...one, card: { ...one.card, key: null }, capacity: null })),
        },
  )
  return { ...game, view: { ...game.view, seats } }
}

/** A link to this very step, as everybody saw it: whom the table lets watch may open it. */
function ShareStep({ id, ply }: { id: string; ply: number }) {
  const { replay } = useWords()
  const [copied, setCopied] = useState(0)
  const link = `${location.origin}/games/${id}/replay?step=${ply}&by=spectator`
  return (
    <p class="row">
      <button
        type="button"
        class="quiet"
        onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(ply))}
      >
        <Sign name="sealed" />
        {replay.share}
      </button>
      <span role="status" class="word">
        {copied === ply && replay.shared}
      </span>
    </p>
  )
}

/**
 * A game at any of its steps, as one viewer saw it then. The address names the step, so that it can be sent to
 * somebody.
 */
export function ReplayPage({ id }: { id: string }) {
  const words = useWords(),
    { replay, nav } = words
  const { query } = usePlace(),
    asked = Number(query.get('step') ?? 0)
  const [by, setBy] = useState<SeenBy>((query.get('by') as SeenBy | null) ?? 'seat'),
    view = by === 'seat' || by === 'spectator' ? by : 'all',
    [playing, setPlaying] = useState(false),
    [opened, setOpened] = useState<string | undefined>(undefined)
  const marks = useLoad(async () => {
    try {
      return (
        await client.call('marks', { params: { game: id }, query: { view: by === 'seat' ? 'seat' : 'spectator' } })
      ).body
    } catch (failure) {
      // Who did not sit there sees what everybody saw.
      if (by !== 'seat') throw failure
      setBy('spectator')
      return null
    }
  }, [id, by])
  const plies = marks.value?.plies ?? 0,
    ply = Math.min(Math.max(asked || plies, 1), Math.max(plies, 1))
  const shown = useLoad(
    async () =>
      plies === 0 ? null : (await client.call('replay', { params: { game: id }, query: { ply, view } })).body,
    [id, view, ply, plies],
  )
  const all = marks.value?.marks ?? [],
    over = all.some(({ events }) => events.some(({ key }) => key === 'game-ended'))
  const open = useLoad(
    async () =>
      over && signedIn()
        ? ((await client.call('replay', { params: { game: id }, query: { ply: 1, view: 'all' } })).body?.shown ?? [])
        : [],
    [id, over],
  )
  const step = shown.value,
    record = useRecord(id, by === 'seat' ? 'seat' : 'spectator', plies > 0)
  const to = (next: number): void =>
    go(`/games/${id}/replay?step=${Math.min(Math.max(next, 1), plies)}&by=${by}`, 'replace')
  useEffect(() => {
    if (step) want(keysIn(step.game.view))
  }, [step])
  useEffect(() => {
    if (!playing) return
    if (ply >= plies) return setPlaying(false)
    const timer = setTimeout(() => to(ply + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [playing, ply, plies, step])
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
      const turns = turnStarts(marks.value?.marks ?? [])
      const next =
        event.key === 'Home'
          ? 1
          : event.key === 'End'
            ? plies
            : event.key === 'ArrowLeft'
              ? event.shiftKey
                ? (turns.findLast(start => start < ply) ?? 1)
                : ply - 1
              : event.key === 'ArrowRight'
                ? event.shiftKey
                  ? (turns.find(start => start > ply) ?? plies)
                  : ply + 1
                : undefined
      if (event.key === ' ' && !(event.target instanceof HTMLElement && event.target.closest('button, a, summary')))
        setPlaying(now => !now)
      else if (next !== undefined) to(next)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  if (!step)
    return shown.state === 'failed' ? (
      <TroubleNotice trouble={shown.trouble} again={shown.again} />
    ) : marks.state === 'failed' ? (
      <TroubleNotice trouble={marks.trouble} again={marks.again} />
    ) : (
      <Loading />
    )
  const game = asSeenBy(step.game, by),
    stage = stageOf(game.view)
  const views: [SeenBy, string][] = [
    ...(signedIn() ? [['seat', replay.by.seat] as [SeenBy, string]] : []),
    ['spectator', replay.by.spectator],
    ...(open.value ?? []).map((seat): [SeenBy, string] => [`${seat}`, seatName(game, seat)]),
    ...(over && signedIn() ? [['all', replay.by.all] as [SeenBy, string]] : []),
  ]
  const seen = (next: SeenBy): void => {
    setBy(next)
    go(`/games/${id}/replay?step=${ply}&by=${next}`, 'replace')
  }
  return (
    <div class="game replay tab-table">
      <header class="bar">
        <Link to="/finished" class="back" label={nav.finished}>
          <Sign name="back" />
        </Link>
        <div class="bar-name">
          <h1>{game.name}</h1>
          <p>
            <span class="not-small">
              {over
                ? `${day(all[0]?.at ?? step.at)} – ${day(all.at(-1)?.at ?? step.at)}`
                : `${day(step.at)} ${clockTime(step.at)}`}
            </span>
            <span class="on-small">
              {game.view.turn && `${words.table.turn(game.view.turn.number)} · `}
              {ply}/{plies}
            </span>
          </p>
        </div>
        <div class="seen-by not-small" role="group" aria-label={replay.seenBy}>
          <span class="word" aria-hidden="true">
            {replay.seenBy}
          </span>
          {views.map(([one, text]) => (
            <button
              type="button"
              class={one === by ? 'quiet is-pressed' : 'quiet'}
              aria-pressed={one === by}
              onClick={() => seen(one)}
            >
              {text}
            </button>
          ))}
        </div>
        <label class="seen-by on-small" for="seen-by">
          <Sign name="eye" label={replay.seenBy} />
          <select
            id="seen-by"
            aria-label={replay.seenBy}
            onChange={(event: Event) => seen((event.target as HTMLSelectElement).value as SeenBy)}
          >
            {views.map(([one, text]) => (
              <option value={one} selected={one === by}>
                {text}
              </option>
            ))}
          </select>
        </label>
      </header>
      <Strip game={game} />
      <div class="rail">
        <Stack game={game} latest={step.events.map(({ text }) => text)} past />
        <Steps entries={record} game={game} ply={ply} to={to} />
        {by === 'spectator' && <ShareStep id={id} ply={ply} />}
        {(over || game.table === null) && signedIn() && (
          <PlayOn
            key={ply}
            game={id}
            ply={ply}
            view={by === 'seat' ? 'seat' : 'spectator'}
            mine={by === 'seat' && game.table !== null}
          />
        )}
      </div>
      <div class="board">
        {stage && <Stage game={game} entry={stage} open={setOpened} past />}
        <div class="part-table">
          <Ring game={game} chosen={NONE} may={NONE} open={setOpened} openAsh={() => undefined} hands />
        </div>
        <Slider
          game={game}
          marks={all}
          ply={ply}
          plies={plies}
          playing={playing}
          to={to}
          play={() => setPlaying(!playing)}
        />
      </div>
      {opened !== undefined && <CardSheet card={opened} close={() => setOpened(undefined)} />}
      <p class="unseen" role="status">
        {step.events.at(-1)?.text}
      </p>
    </div>
  )
}
