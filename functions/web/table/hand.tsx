import { useState } from 'preact/hooks'
import { langOf, nameOf, useFacts, type Facts } from '../facts.ts'
import type { GameView } from '../live.ts'
import { Discipline, Sign } from '../parts/sign.tsx'
import { useWords } from '../words/index.ts'
import { TypeSign } from './tile.tsx'

interface HandProps { game: GameView; usable: ReadonlySet<number>; chosen: number | undefined; pick: (card: number) => void; open: (key: string) => void }

/** The own hand, drawn. What can be used in the open question is told apart by a tab, not by colour alone. */
export function Hand({ game, usable, chosen, pick, open }: HandProps) {
  const { table } = useWords()
  const facts = useFacts(), [covered, setCovered] = useState(false)
  const cards = game.view.seats[game.view.you?.seat ?? -1]?.hand.cards ?? []
  const n = cards.filter(({ id }) => usable.has(id)).length
  return (
    <section class="hand" aria-label={table.yourHand(cards.length)}>
      <p class="hand-head"><Sign name="hand" />{table.yourHand(cards.length)}{n > 0 && <b> · {table.usable(n)}</b>}<button type="button" class="link" aria-pressed={covered} onClick={() => setCovered(!covered)}>{covered ? table.uncover : table.cover}</button></p>
      <ul>{cards.map(({ id, key }) => (
        <li>{covered || key === null
          ? <span class="face is-covered" role="img" aria-label={table.faceDown}><Sign name="hidden" /></span>
          : <button type="button" class={['face', usable.has(id) && 'is-usable', chosen === id && 'is-chosen'].filter(Boolean).join(' ')} onClick={() => (usable.has(id) ? pick(id) : open(key))}>
              {usable.has(id) && <span class="flag">{table.now}</span>}
              <Face facts={facts.get(key)} name={nameOf(facts, key)} />
            </button>}
        </li>
      ))}</ul>
    </section>
  )
}

/** A card as it is drawn: name, cost, type, and what it does by level. */
export function Face({ facts, name }: { facts: Facts | undefined; name: string }) {
  const { cards: words } = useWords()
  const cost = facts?.bloodCost ?? facts?.poolCost
  return (
    <>
      <span class="face-head"><strong lang={langOf(facts)}>{name}</strong>{cost !== undefined && <span class="cost"><Sign name={facts?.bloodCost === undefined ? 'pool' : 'blood'} class={facts?.bloodCost === undefined ? 'gold' : 'red'} />{cost}</span>}</span>
      <span class="face-type">{facts?.types.map(type => <TypeSign name={type} />)}{facts?.types.map(type => words.types[type]).join(' / ')}</span>
      <span class="face-text">{facts?.text.slice(1).map(line => <Line line={line} />)}</span>
    </>
  )
}

/** `[DOM] …` begins with the sign of the level it is for. */
export function Line({ line }: { line: string }) {
  const [, level, rest] = /^\[([A-Za-z]{3})\] *(.*)$/.exec(line) ?? []
  return <span class="face-line">{level !== undefined && <Discipline code={level} />} {rest ?? line}</span>
}
