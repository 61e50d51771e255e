import { useRef, useState } from 'preact/hooks'
import type { Entry, GameView } from '../live/state.ts'
import { Sign } from '../parts/sign.tsx'
import type { SignName } from '../parts/signs.ts'
import { Link } from '../router.tsx'
import { clockTime, day } from '../time.ts'
import { useWords } from '../words/index.ts'
import { momentIn, seatName } from './board.ts'
import { useRoving } from './roving.ts'

const FILTERS = ['important', 'all', 'mine'] as const
type Filter = (typeof FILTERS)[number]
export type Told = Entry['events'][number]
interface Line {
  version: number
  at: string
  event: Told
  times: number
}

interface LogProps {
  entries: readonly Entry[]
  game: GameView
  earlier?: (() => Promise<void>) | undefined
  seen: number
}

/** The record, newest first. Every line is a place: it leads to the table as it was. */
export function Log({ entries, game, earlier, seen }: LogProps) {
  const { log } = useWords()
  const [filter, setFilter] = useState<Filter>('important'),
    [sought, seek] = useState(''),
    [seeking, setSeeking] = useState(false),
    list = useRef<HTMLOListElement>(null)
  const own = game.view.you?.seat,
    filters = FILTERS.filter(one => one !== 'mine' || own !== undefined),
    wanted = sought.trim().toLowerCase()
  const shows = (event: Told): boolean =>
    (filter === 'all' || (filter === 'mine' ? event.actor === own : event.class === 'important')) &&
    event.text.toLowerCase().includes(wanted)
  const lines = linesOf(entries, shows)
  useRoving(list, 'a')
  const keys = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement) return
    const key = event.key.toLowerCase()
    if (key === 'f') setFilter(filters[(filters.indexOf(filter) + 1) % filters.length]!)
    else if (key === 'j' || key === 'k') {
      const all = [...(list.current?.querySelectorAll('a') ?? [])],
        now = all.indexOf(document.activeElement as HTMLAnchorElement)
      all[now + (key === 'j' ? 1 : -1)]?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <section class="panel log" aria-label={log.heading} onKeyDown={keys}>
      <header>
        <h2>{log.heading}</h2>
        <div class="tabs" role="group" aria-label={log.filters}>
          {filters.map(one => (
            <button type="button" aria-pressed={filter === one} onClick={() => setFilter(one)}>
              {log[one]}
            </button>
          ))}
        </div>
        <button
          type="button"
          class="icon"
          aria-label={log.search}
          aria-expanded={seeking}
          onClick={() => {
            setSeeking(!seeking)
            seek('')
          }}
        >
          <Sign name="search" />
        </button>
      </header>
      {seeking && (
        <label class="seek">
          <Sign name="search" />
          <input
            type="search"
            autofocus
            aria-label={log.search}
            placeholder={log.search}
            value={sought}
            onInput={(event: Event) => seek((event.target as HTMLInputElement).value)}
          />
        </label>
      )}
      {lines.length === 0 && <p class="word">{log.none}</p>}
      <ol ref={list}>
        {lines.map((line, at) => {
          const before = lines[at - 1],
            newDay = !before || day(before.at) !== day(line.at),
            time = clockTime(line.at)
          return (
            <>
              {newDay && (
                <li class="rule-line">
                  <span>{day(line.at)}</span>
                </li>
              )}
              {seen > 0 && line.version <= seen && (before?.version ?? Infinity) > seen && (
                <li class="rule-line is-new">
                  <span>{log.since}</span>
                </li>
              )}
              <li
                class={
                  [
                    line.event.key === 'turn-started' && 'is-turn',
                    line.event.class === 'pass' && 'is-pass',
                    own !== undefined && line.event.actor === own && 'is-own',
                  ]
                    .filter(Boolean)
                    .join(' ') || undefined
                }
              >
                <Link to={momentIn(game, line.version)}>
                  <time dateTime={line.at}>{newDay || clockTime(before.at) !== time ? time : ''}</time>
                  <Sign name={signFor(line.event)} />
                  <span>
                    <Sentence event={line.event} game={game} />
                    {line.times > 1 && ` ×${line.times}`}
                  </span>
                </Link>
              </li>
            </>
          )
        })}
      </ol>
      {earlier && (
        <button type="button" class="link" onClick={() => void earlier()}>
          {log.earlier}
        </button>
      )}
    </section>
  )
}

/** A line for each thing that happened; the same thing several times in a row is one line. */
export function linesOf(entries: readonly Entry[], shows: (event: Told) => boolean): Line[] {
  const found: Line[] = []
  for (const { version, at, events } of entries.toReversed()) {
    for (const event of events.toReversed()) {
      if (!shows(event)) continue
      const last = found.at(-1)
      if (last && last.event.text === event.text && last.event.key === event.key)
        found[found.length - 1] = { ...last, times: last.times + 1 }
      else found.push({ version, at, event, times: 1 })
    }
  }
  return found
}

/** Whose doing it is stands out, where the sentence begins with them. */
export function Sentence({ event, game }: { event: Told; game: GameView }) {
  const name = event.actor === null ? '' : seatName(game, event.actor)
  return name !== '' && event.text.startsWith(`${name} `) ? (
    <>
      <b>{name}</b>
      {event.text.slice(name.length)}
    </>
  ) : (
    <>{event.text}</>
  )
}

const SIGNS: readonly (readonly [RegExp, SignName])[] = [
  [/^turn-/, 'unlocked'],
  [/bled|bleed/, 'bleed'],
  [/vote|referendum/, 'political'],
  [/strike|combat|round|damage|press/, 'combat'],
  [/range|maneuver/, 'range'],
  [/block/, 'intercept'],
  [/oust|withdr/, 'contested'],
  [/edge/, 'edge'],
  [/pool/, 'pool'],
  [/blood|hunt/, 'blood'],
  [/draw|hand|discard/, 'hand'],
  [/unlock/, 'unlocked'],
  [/lock/, 'locked'],
  [/torpor/, 'torpor'],
  [/pass|declin/, 'keep'],
  [/play|announce|action/, 'action'],
]
export const signFor = ({ key }: Told): SignName => SIGNS.find(([keys]) => keys.test(key))?.[1] ?? 'next'
