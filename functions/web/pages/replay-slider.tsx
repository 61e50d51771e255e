import type { GameView } from '../live/state.ts'
import { Sign } from '../parts/sign.tsx'
import type { SignName } from '../parts/signs.ts'
import { seatName } from '../table/board.ts'
import { useWords } from '../words/index.ts'

export interface Mark {
  ply: number
  at: string
  events: readonly { key: string; text: string; params: Record<string, unknown> }[]
}
interface SliderProps {
  game: GameView
  marks: readonly Mark[]
  ply: number
  plies: number
  playing: boolean
  to: (ply: number) => void
  play: () => void
}

/** Names stand so far apart, in hundredths of the slider. */
const APART = 14
const started = ({ events }: Mark): boolean => events.some(({ key }) => key === 'turn-started')
export const turnStarts = (marks: readonly Mark[]): number[] => marks.filter(started).map(({ ply }) => ply)

/** Where in the game one is: a block a turn as long as it took, marks where somebody left, and the buttons to go on. */
export function Slider({ game, marks, ply, plies, playing, to, play }: SliderProps) {
  const { replay, table } = useWords()
  const starts = turnStarts(marks),
    turn = game.view.turn,
    part = (one: number): number => (plies < 2 ? 0 : ((one - 1) / (plies - 1)) * 100),
    at = (one: number): string => `left:${part(one)}%`
  const gone = marks.flatMap(mark =>
    mark.events
      .filter(({ key }) => key === 'ousted' || key === 'withdrawn')
      .map(event => ({
        ply: mark.ply,
        name: typeof event.params['seat'] === 'number' ? seatName(game, event.params['seat']) : '',
        text: event.text,
      })),
  )
  const control = (sign: SignName, label: string, run: () => void, style = 'tool') => (
    <button type="button" class={style} aria-label={label} title={label} onClick={run}>
      <Sign name={sign} />
    </button>
  )
  let last = -APART
  const named = starts.flatMap((start, i) => {
    if (part(start) - last < APART) return []
    last = part(start)
    return [{ start, turn: i + 1 }]
  })
  return (
    <section class="panel slider" aria-label={replay.heading}>
      <div class="controls">
        {control('first', replay.first, () => to(1))}
        {control('back', replay.back, () => to(ply - 1))}
        {control(playing ? 'pause' : 'play', playing ? replay.pause : replay.play, play, 'play-button')}
        {control('next', replay.on, () => to(ply + 1))}
        {control('last', replay.last, () => to(plies))}
      </div>
      <div class="track">
        <div class="gone" aria-hidden="true">
          {gone.map((one, i) => (
            <span
              class={
                [
                  i % 2 === 1 && part(one.ply) - part(gone[i - 1]!.ply) < APART && 'is-up',
                  part(one.ply) > 90 && 'is-last',
                  part(one.ply) < 5 && 'is-first',
                ]
                  .filter(Boolean)
                  .join(' ') || undefined
              }
              style={at(one.ply)}
            >
              {one.name}
            </span>
          ))}
        </div>
        <div class="turns" aria-hidden="true">
          {starts.map((start, i) => {
            const end = starts[i + 1] ?? plies + 1
            return (
              <i
                class={ply >= start && ply < end ? 'is-now' : ply >= end ? 'is-past' : undefined}
                style={`flex-grow:${Math.max(end - start, 1)}`}
              />
            )
          })}
          {gone.map(one => (
            <b style={at(one.ply)} />
          ))}
        </div>
        <label for="ply">
          <span class="unseen">{replay.step(ply, plies)}</span>
          <input
            id="ply"
            type="range"
            min={1}
            max={plies}
            value={ply}
            aria-valuetext={`${turn ? `${table.turn(turn.number)}, ${seatName(game, turn.seat)}. ` : ''}${replay.step(ply, plies)}`}
            onInput={(event: Event) => to(Number((event.target as HTMLInputElement).value))}
          />
        </label>
        <div class="numbers" aria-hidden="true">
          {named.map(({ start, turn: n }) => (
            <span style={at(start)}>{n === 1 ? table.turn(1) : n}</span>
          ))}
        </div>
      </div>
      <p class="where">
        <b>{turn && `${table.turn(turn.number)} · ${seatName(game, turn.seat)}`}</b>
        <small>{replay.step(ply, plies)}</small>
      </p>
    </section>
  )
}
