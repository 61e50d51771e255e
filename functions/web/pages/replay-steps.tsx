import { useEffect, useRef, useState } from 'preact/hooks'
import type { Entry, GameView } from '../live/state.ts'
import { Sign } from '../parts/sign.tsx'
import { client } from '../session.ts'
import { linesOf, Sentence, signFor, type Told } from '../table/game-log.tsx'
import { useRoving } from '../table/roving.ts'
import { useWords } from '../words/index.ts'

const PAGE = 100

/** The whole record of a game, the newest first, as it comes in. */
export function useRecord(game: string, view: 'seat' | 'spectator', ready: boolean): readonly Entry[] {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  useEffect(() => {
    let wanted = ready
    const read = async (): Promise<void> => {
      setEntries([])
      let cursor: string | null | undefined
      while (wanted && cursor !== null) {
        const { body } = await client.call('log', {
          params: { game },
          query: { view, limit: PAGE, ...(cursor !== undefined && { cursor }) },
        })
        if (!wanted || !body) return
        const page = body.entries
        setEntries(now => [...page, ...now].toSorted((a, b) => a.version - b.version))
        cursor = body.cursor
      }
    }
    read().catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [game, view, ready])
  return entries
}

interface StepsProps {
  entries: readonly Entry[]
  game: GameView
  ply: number
  to: (ply: number) => void
}

/** Every step with its number; the one that is looked at is marked, and stays in sight. */
export function Steps({ entries, game, ply, to }: StepsProps) {
  const { replay, log } = useWords()
  const [all, setAll] = useState(false),
    list = useRef<HTMLOListElement>(null)
  const lines = linesOf(entries, ({ class: kind }: Told) => all || kind !== 'pass'),
    now = lines.find(({ version }) => version <= ply)?.version
  useRoving(list, 'button')
  useEffect(() => {
    const box = list.current,
      line = box?.querySelector<HTMLElement>('[aria-current]')
    // No scrollIntoView: that would move the page, too.
    if (box && line) box.scrollTop = line.offsetTop - box.clientHeight / 2
  }, [now, all, lines.length])
  let turn = ''
  const turnOf = (at: number): string =>
    lines.slice(at).find(({ event }) => event.key === 'turn-started')?.event.text ?? ''
  return (
    <section class="panel log steps-log" aria-label={replay.steps}>
      <header>
        <h2>{replay.steps}</h2>
        <div class="tabs" role="group" aria-label={log.filters}>
          <button type="button" aria-pressed={!all} onClick={() => setAll(false)}>
            {replay.noPasses}
          </button>
          <button type="button" aria-pressed={all} onClick={() => setAll(true)}>
            {log.all}
          </button>
        </div>
      </header>
      <ol ref={list}>
        {lines.map((line, at) => {
          const group = turnOf(at),
            fresh = group !== turn
          turn = group
          return (
            <>
              {fresh && (
                <li class="rule-line">
                  <span>{group}</span>
                </li>
              )}
              {line.event.key !== 'turn-started' && (
                <li class={line.event.class === 'pass' ? 'is-pass' : undefined}>
                  <button
                    type="button"
                    class="step"
                    aria-current={line.version === now ? 'step' : undefined}
                    onClick={() => to(line.version)}
                  >
                    <span class="step-number">{line.version}</span>
                    <Sign name={signFor(line.event)} />
                    <span>
                      <Sentence event={line.event} game={game} />
                      {line.times > 1 && ` ×${line.times}`}
                    </span>
                  </button>
                </li>
              )}
            </>
          )
        })}
      </ol>
    </section>
  )
}
