import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useAllWords } from '../words/index.ts'
import type { Story } from './game-story.ts'

export interface Line {
  seat: number
  name: string
  is: 'winner' | 'you' | 'other'
  /** The turn in which they left, if they did. */
  out: number | undefined
}

const HEIGHT = 300,
  NARROW_HEIGHT = 240,
  NARROW_PX = 500
/** Room for the numbers of turning points, the turns below, the pool on the left, a name on the right. */
const ROOM = { top: 40, bottom: 28, left: 30, right: 86 },
  ROW = 16
/** Numbers of turning points stand so far apart, at the least. */
const APART = 26
const STEPS = [1, 2, 5, 10, 20, 50]
const LETTER_PX = 7,
  TICK_PX = 56
const halfOf = (text: string): number => (text.length * LETTER_PX) / 2

/** Steps of a scale, so that at most so many fit. */
const stepFor = (most: number, fits: number): number => STEPS.find(step => most / step <= fits) ?? most

/**
 * The pool of each over the turns. Lines differ by dashes as well as by colour, and each has its name where it ends; the
 * numbers are those of the list of turning points.
 */
export function PoolChart({ story, lines }: { story: Story; lines: readonly Line[] }) {
  const { result } = useAllWords()
  const box = useRef<HTMLDivElement>(null),
    [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const at = box.current
    if (!at) return
    const measure = (): void => setWidth(at.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(at)
    return () => observer.disconnect()
  }, [])
  const height = width < NARROW_PX ? NARROW_HEIGHT : HEIGHT,
    turns = Math.max(story.turns, 1),
    most = Math.max(1, ...story.pools.flat().map(({ pool }) => pool)),
    step = stepFor(most, 4),
    top = Math.ceil(most / step) * step
  const x = (turn: number): number => ROOM.left + (turn / turns) * (width - ROOM.left - ROOM.right),
    rows = Math.max(1, ...endsOf(story, lines, x, () => 0).map(({ row }) => row + 1)),
    y = (pool: number): number => ROOM.top + (1 - pool / top) * (height - ROOM.top - ROOM.bottom - rows * ROW)
  const base = y(0),
    turnStep = stepFor(turns, Math.max(2, Math.floor((width - ROOM.left - ROOM.right) / 60)))
  const ends = endsOf(story, lines, x, y),
    names = ends.filter(({ out }) => out)
  const numbers = apart(
    story.points.map(({ turn }) => x(turn)),
    APART,
  )
  const heard = lines.map(({ seat, name }) => {
    const line = story.pools[seat] ?? []
    return `${name}: ${line.map(({ turn, pool }) => `${turn}: ${pool}`).join(', ')}.`
  })
  return (
    <div ref={box} class="pool-chart">
      {width > 0 && (
        <svg width={width} height={height} role="img" aria-label={result.poolHelp(heard.join(' '))}>
          <g class="chart-grid">
            {Array.from({ length: top / step + 1 }, (_, i) => i * step).map(pool => (
              <>
                <line x1={ROOM.left} x2={width - ROOM.right} y1={y(pool)} y2={y(pool)} />
                <text x={ROOM.left - 8} y={y(pool) + 4} text-anchor="end">
                  {pool}
                </text>
              </>
            ))}
            {Array.from({ length: Math.floor(turns / turnStep) }, (_, i) => (i + 1) * turnStep)
              .filter(turn => names.every(end => Math.abs(end.label - x(turn)) > halfOf(end.text) + TICK_PX / 2))
              .map(turn => (
                <text x={x(turn)} y={base + 20} text-anchor="middle">
                  {turn === turnStep ? result.turn(turn) : turn}
                </text>
              ))}
          </g>
          {story.points.map(({ turn }, i) => (
            <g class="chart-point">
              <line x1={x(turn)} x2={x(turn)} y1={26} y2={base} />
              <circle cx={numbers[i]} cy={14} r={11} />
              <text x={numbers[i]} y={18} text-anchor="middle">
                {i + 1}
              </text>
            </g>
          ))}
          {lines.map(({ seat, is }, i) => (
            <polyline
              class={`chart-line is-${is} line-${i}`}
              points={(story.pools[seat] ?? []).map(({ turn, pool }) => `${x(turn)},${y(pool)}`).join(' ')}
            />
          ))}
          {ends.map(({ at, high, text, out, label, row, is, i }) => (
            <g class={`chart-end is-${is} line-${i}`}>
              <circle cx={at} cy={high} r={out ? 8 : 5} />
              {out && <path d={`M${at - 3} ${high - 3}l6 6m0 -6l-6 6`} />}
              <text x={label} y={out ? base + 20 + row * ROW : high + 4} text-anchor={out ? 'middle' : 'start'}>
                {text}
              </text>
            </g>
          ))}
        </svg>
      )}
    </div>
  )
}

interface End {
  at: number
  high: number
  text: string
  out: boolean
  label: number
  row: number
  is: Line['is']
  i: number
}

/** Where each line ends, with its name: below who is out, in rows where they stand close; beside who is left. */
function endsOf(story: Story, lines: readonly Line[], x: (turn: number) => number, y: (pool: number) => number): End[] {
  /** How far each row of names reaches. */
  const rows: number[] = []
  const found = lines
    .flatMap(({ seat, name, is, out }, i) => {
      const last = story.pools[seat]?.at(-1)
      return last ? [{ seat, name, is, out, i, last }] : []
    })
    .toSorted((a, b) => a.last.turn - b.last.turn)
  const heights = apart(
    found.filter(({ out }) => out === undefined).map(({ last }) => y(last.pool)),
    16,
  )
  return found.map(({ name, is, out, i, last }) => {
    const gone = out !== undefined,
      at = x(last.turn),
      text = gone ? `${name}, ${out}` : `${name} ${last.pool}`,
      half = halfOf(text),
      label = gone ? Math.max(half, at) : at + 12
    const free = rows.findIndex(end => label - half >= end),
      row = gone ? (free < 0 ? rows.length : free) : 0
    if (gone) rows[row] = label + half + LETTER_PX
    return { at, high: gone ? y(last.pool) : (heights.shift() ?? y(last.pool)), text, out: gone, label, row, is, i }
  })
}

/** Places in the order they have, none closer to the one before than that. */
function apart(places: readonly number[], least: number): number[] {
  const order = places.map((place, i) => ({ place, i })).toSorted((a, b) => a.place - b.place || a.i - b.i),
    found: number[] = []
  let last = -Infinity
  for (const { place, i } of order) {
    last = Math.max(place, last + least)
    found[i] = last
  }
  return found
}
