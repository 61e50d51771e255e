import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { kept } from '../cell.ts'
import { langOf, nameOf, useFacts, type Facts } from '../facts.ts'
import type { GameView } from '../live/state.ts'
import { Name } from '../parts/name.tsx'
import { Discipline, Sign } from '../parts/sign.tsx'
import { syllables } from '../parts/syllables.ts'
import { useWords } from '../words/index.ts'
import { useFaces } from './give-way.ts'
import { WholeCard } from './loaded.ts'
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

/** Where a card that is looked at has room beside it. */
const BESIDE = '(min-width: 700px)'

/** So long a finger rests on a card that is looked at, not chosen. */
const HELD_MS = 450

/** The own hand, drawn. What can be used in the open question is told apart by a tab, not by colour alone. */
export function Hand({ game, usable, chosen, pick, open }: HandProps) {
  const { table } = useWords()
  const facts = useFacts(),
    [covered, setCovered] = useState(kept.read<boolean>('covered') === true),
    [looked, look] = useState<{ at: number; key: string; id: number } | undefined>(undefined),
    section = useRef<HTMLElement>(null),
    list = useRef<HTMLUListElement>(null)
  const cards = game.view.seats[game.view.you?.seat ?? -1]?.hand.cards ?? [],
    n = cards.filter(({ id }) => usable.has(id)).length
  const cover = (): void => {
    kept.write('covered', !covered)
    setCovered(!covered)
  }
  useRoving(list, 'button')
  useFaces(section, [cards, facts, usable, covered])
  return (
    <section ref={section} class="hand" id="hand" tabindex={-1} aria-label={table.yourHand(cards.length)}>
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
        {cards.map(({ id, key }, at) => (
          <li
            key={id}
            onPointerEnter={(event: PointerEvent) =>
              event.pointerType === 'mouse' && key !== null && look({ at, key, id })
            }
            onPointerLeave={() => look(undefined)}
            onFocusIn={({ target }: FocusEvent) =>
              (target as Element).matches(':focus-visible') && key !== null && look({ at, key, id })
            }
            onFocusOut={() => look(undefined)}
          >
            {covered || key === null ? (
              <span class="face is-covered" role="img" aria-label={table.faceDown}>
                <Sign name="hidden" />
              </span>
            ) : (
              <Held
                class={['face', usable.has(id) && 'is-usable', chosen === id && 'is-chosen'].filter(Boolean).join(' ')}
                press={() => (usable.has(id) ? pick(id) : open(key, id))}
                hold={() => (matchMedia(BESIDE).matches ? look({ at, key, id }) : open(key, id))}
              >
                {usable.has(id) && (
                  <span class="flag">
                    <Sign name="impulse" />
                    <span>
                      {cards.slice(0, at).some(other => other.key === key && usable.has(other.id))
                        ? table.sameCard
                        : usable.get(id)}
                    </span>
                  </span>
                )}
                <Face facts={facts.get(key)} name={nameOf(facts, key)} />
                <span class="face-more" aria-hidden="true">
                  {table.goesOn} …
                </span>
              </Held>
            )}
          </li>
        ))}
        {looked && !covered && (
          <WholeCard
            card={looked.key}
            left={looked.at > cards.length / 2 - 1}
            at={looked.at}
            of={cards.length}
            held={
              usable.has(looked.id) || game.seat === null
                ? undefined
                : { game: game.id, version: game.version, seat: game.seat, id: looked.id }
            }
          />
        )}
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
  const costs = facts?.bloodCost ?? facts?.poolCost
  // On a narrow face it stands with the type: which of the two is seen, the style says.
  const cost = costs !== undefined && (
    <span class="cost">
      <Sign
        name={facts?.bloodCost === undefined ? 'pool' : 'blood'}
        class={facts?.bloodCost === undefined ? 'gold' : 'red'}
      />
      {costs}
    </span>
  )
  return (
    <>
      <span class="face-head">
        <strong lang={langOf(facts)}>
          <Name text={name} />
        </strong>
        {cost}
      </span>
      <span class="face-type">
        {facts?.types.map(type => (
          <TypeSign name={type} />
        ))}
        <span>
          <Name text={facts?.types.map(type => words.types[type]).join(' / ') ?? ''} />
        </span>
        {facts?.requiresTitle && <Sign name="title" class="gold" />}
        {cost}
      </span>
      <span class="face-text">
        {facts?.text.slice(1).map(line => (
          <Line line={line} />
        ))}
      </span>
    </>
  )
}

/** Words of so many letters fit the narrowest face whole. */
const FITS = 10

/** `[DOM] …` begins with the sign of the level it is for. */
export function Line({ line }: { line: string }) {
  return (
    <span class="face-line">
      {line
        .split(/\[([A-Za-z]{3})\]/)
        .map((part, i) => (i % 2 === 1 ? <Discipline code={part} /> : syllables(part, FITS)))}
    </span>
  )
}
