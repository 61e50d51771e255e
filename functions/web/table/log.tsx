import { useState } from 'preact/hooks'
import type { Entry, GameView } from '../live.ts'
import { clockTime, day } from '../time.ts'
import { useWords } from '../words/index.ts'

type Filter = 'important' | 'all' | 'mine'
type Told = Entry['events'][number]

interface LogProps { entries: readonly Entry[]; game: GameView; earlier?: (() => Promise<void>) | undefined; seen: number }

/** The record, newest first. */
export function Log({ entries, game, earlier, seen }: LogProps) {
  const { log } = useWords()
  const [filter, setFilter] = useState<Filter>('important')
  const own = game.view.you?.seat
  const shows = (event: Told): boolean => filter === 'all' || (filter === 'mine' ? event.actor === own : event.class === 'important')
  const shown = entries.toReversed().map(entry => ({ ...entry, events: entry.events.filter(shows) })).filter(({ events }) => events.length > 0)
  return (
    <section class="panel log" aria-label={log.heading}>
      <header><h2>{log.heading}</h2>
        <div class="tabs" role="group" aria-label={log.filters}>{(['important', 'all', ...(own === undefined ? [] : ['mine' as const])] as const).map(one => <button type="button" aria-pressed={filter === one} onClick={() => setFilter(one)}>{log[one]}</button>)}</div>
      </header>
      {shown.length === 0 && <p class="word">{log.none}</p>}
      <ol tabindex={0} aria-label={log.heading}>{shown.map((entry, at) => {
        const before = shown[at - 1], newDay = !before || day(before.at) !== day(entry.at)
        return (
          <>
            {newDay && <li class="rule-line"><span>{day(entry.at)}</span></li>}
            {seen > 0 && entry.version <= seen && (before?.version ?? Infinity) > seen && <li class="rule-line is-new"><span>{log.since}</span></li>}
            {entry.events.toReversed().map((event, i) => <li class={event.key === 'turn-started' ? 'is-turn' : event.class === 'pass' ? 'is-pass' : undefined}><time dateTime={entry.at}>{i === 0 && (newDay || clockTime(before.at) !== clockTime(entry.at)) ? clockTime(entry.at) : ''}</time><span>{event.text}</span></li>)}
          </>
        )
      })}</ol>
      {earlier && <button type="button" class="link" onClick={() => void earlier()}>…</button>}
    </section>
  )
}
