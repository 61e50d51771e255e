import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { kept } from '../cell.ts'
import { langOf, nameOf, useFacts, type Facts } from '../facts.ts'
import type { GameView } from '../live/state.ts'
import { Discipline, Sign } from '../parts/sign.tsx'
import { useWords } from '../words/index.ts'
import { useRoving } from './roving.ts'
import { TypeSign } from './tile.tsx'

interface HandProps {
  game: GameView
  /** What can be used in the open question, and how that is told. */
  usable: ReadonlyMap<number, string>
  chosen: number | undefined
  pick: (card: number) => void
  open: (key: string, card: number) => void
}

/** So long a finger rests on a card that is looked at, not chosen. */
const HELD_MS = 450

/** The own hand, drawn. What can be used in the open question is told apart by a tab, not by colour alone. */
export function Hand({ game, usable, chosen, pick, open }: HandProps) {
  const { table } = useWords()
  const facts = useFacts(),
    [covered, setCovered] = useState(kept.read<boolean>('covered') === true),
    list = useRef<HTMLUListElement>(null)
  const cards = game.view.seats[game.view.you?.seat ?? -1]?.hand.cards ?? [],
    n = cards.filter(({ id }) => usable.has(id)).length
  const cover = (): void => {
    kept.write('covered', !covered)
    setCovered(!covered)
  }
  useRoving(list, 'button')
  return (
    <section class="hand" id="hand" tabindex={-1} aria-label={table.yourHand(cards.length)}>
      <p class="hand-head">
        <Sign name="hand" />
        {table.yourHand(cards.length)}
        {n > 0 && <b>{table.usable(n)}</b>}
        <button
          type="button"
          aria-pressed={covered}
          aria-label={table.cover}
          title={covered ? table.uncover : table.cover}
          onClick={cover}
        >
          <Sign name={covered ? 'hidden' : 'eye'} />
        </button>
      </p>
      <ul ref={list}>
        {cards.map(({ id, key }) => (
          <li key={id}>
            {covered || key === null ? (
              <span class="face is-covered" role="img" aria-label={table.faceDown}>
                <Sign name="hidden" />
              </span>
            ) : (
              <Held
                class={['face', usable.has(id) && 'is-usable', chosen === id && 'is-chosen'].filter(Boolean).join(' ')}
                press={() => (usable.has(id) ? pick(id) : open(key, id))}
                hold={() => open(key, id)}
              >
                {usable.has(id) && <span class="flag">{usable.get(id)}</span>}
                <Face facts={facts.get(key)} name={nameOf(facts, key)} />
              </Held>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface HeldProps {
  class: string
  press: () => void
  hold: () => void
  children: ComponentChildren
}

/** A card that is chosen by a tap, and looked at by holding it. */
function Held({ class: style, press, hold, children }: HeldProps) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined),
    held = useRef(false)
  const stop = (): void => clearTimeout(timer.current)
  const start = (): void => {
    held.current = false
    stop()
    timer.current = setTimeout(() => {
      held.current = true
      hold()
    }, HELD_MS)
  }
  return (
    <button
      type="button"
      class={style}
      onPointerDown={start}
      onPointerUp={stop}
      onPointerCancel={stop}
      onPointerLeave={stop}
      onContextMenu={(event: Event) => event.preventDefault()}
      onClick={() => {
        if (!held.current) press()
        held.current = false
      }}
    >
      {children}
    </button>
  )
}

/** A card as it is drawn: name, cost, type, and what it does by level. */
export function Face({ facts, name }: { facts: Facts | undefined; name: string }) {
  const { cards: words } = useWords()
  const cost = facts?.bloodCost ?? facts?.poolCost
  return (
    <>
      <span class="face-head">
        <strong lang={langOf(facts)}>{name}</strong>
        {cost !== undefined && (
          <span class="cost">
            <Sign
              name={facts?.bloodCost === undefined ? 'pool' : 'blood'}
              class={facts?.bloodCost === undefined ? 'gold' : 'red'}
            />
            {cost}
          </span>
        )}
      </span>
      <span class="face-type">
        {facts?.types.map(type => (
          <TypeSign name={type} />
        ))}
        <span>{facts?.types.map(type => words.types[type]).join(' / ')}</span>
      </span>
      <span class="face-text">
        {facts?.text.slice(1).map(line => (
          <Line line={line} />
        ))}
      </span>
    </>
  )
}

/** `[DOM] …` begins with the sign of the level it is for. */
export function Line({ line }: { line: string }) {
  return (
    <span class="face-line">
      {line.split(/\[([A-Za-z]{3})\]/).map((part, i) => (i % 2 === 1 ? <Discipline code={part} /> : part))}
    </span>
  )
}
