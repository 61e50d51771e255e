import { useState } from 'preact/hooks'
import { nameOf, type Facts } from '../facts.ts'
import type { Entry, GameView } from '../live/state.ts'
import { Sign } from '../parts/sign.tsx'
import { typeSigns, type SignName } from '../parts/signs.ts'
import { clockTime } from '../time.ts'
import { useWords, type Words } from '../words/index.ts'
import { lastOf, placesIn, seatName, type StackEntry } from './board.ts'
import { signFor } from './game-log.tsx'

type Names = { card: (card: { id: number; key: string | null } | null) => string; seat: (seat: number) => string }

export function namesFor(game: GameView, facts: ReadonlyMap<string, Facts>, words: Words): Names {
  const places = placesIn(game.view)
  return {
    card: card =>
      card === null
        ? ''
        : (places.get(card.id)?.minion?.name ?? (card.key === null ? words.table.faceDown : nameOf(facts, card.key))),
    seat: seat => seatName(game, seat),
  }
}

interface StackProps {
  game: GameView
  sentence?: string | undefined
  latest?: readonly string[]
  /** With how much intercept the reader could block, at the most. */ yours?: number | undefined
  entries?: readonly Entry[]
  /** It is looked at as it was: nobody is waited for. */
  past?: boolean
}

type Told = Entry['events'][number]
/** So many steps are told; the earlier ones are folded away. */
const LAST = 4
/** What is told of an action by its first line, or moves nothing of it. */
const ASIDE = /^(drawn|locked|action-announced|turn-|phase-)/

/** How the action has come to where it is: what was played and declared since it was announced. */
function historyOf(entries: readonly Entry[], card: number | undefined): Told[] {
  const from = entries.findLastIndex(({ events }) => events.some(({ key }) => key === 'action-announced'))
  return from < 0
    ? []
    : entries
        .slice(from)
        .flatMap(({ events }) => events)
        .filter(
          event =>
            event.class !== 'pass' &&
            !ASIDE.test(event.key) &&
            !(event.key === 'card-played' && idOf(event.params['card']) === card),
        )
}

const idOf = (card: unknown): unknown =>
  typeof card === 'object' && card !== null && 'id' in card ? card.id : undefined

/**
 * What is being resolved: the numbers of the action, and the steps that led there, outermost first; or, where nothing
 * is, what came of the last of it.
 */
export function Stack({ game, sentence, latest = [], yours, entries = [], past = false }: StackProps) {
  const { table } = useWords()
  const { view } = game,
    action = lastOf(view, 'action'),
    [all, setAll] = useState(false)
  const steps = view.stack.filter(entry => entry.kind !== 'window' && entry.kind !== 'choice'),
    history = action ? historyOf(entries, action.card?.id) : []
  const plain = steps.length === 0 && sentence === undefined
  if (plain && latest.length === 0 && view.you?.prompt) return null
  return (
    <section class="panel stack" id="stack" tabindex={-1} aria-label={table.moved}>
      {plain ? (
        <p class="word">{table.nothing}</p>
      ) : (
        <h2>{(sentence ?? steps.at(-1)!.says.text).replace(/\.$/, '')}</h2>
      )}
      {plain && latest.length > 0 && (
        <ul class="latest">
          {latest.map(line => (
            <li>{line}</li>
          ))}
        </ul>
      )}
      {action && (
        <ul class="meters">
          {action.bleed !== null && <Meter sign="bleed" n={action.bleed} kind="bleeds" />}
          <Meter sign="stealth" n={action.stealth} />
          {action.intercept !== null ? (
            <Meter sign="intercept" n={action.intercept} />
          ) : (
            yours !== undefined && <Meter sign="intercept" n={yours} own />
          )}
        </ul>
      )}
      {steps.length > 1 && (
        <ol class="steps frames">
          {steps.slice(0, -1).map((step, i) => (
            <li class={i > 0 ? 'is-inner' : undefined}>
              <Sign name={signOf(step)} />
              <span>{step.says.text}</span>
            </li>
          ))}
        </ol>
      )}
      {history.length > LAST && !all && (
        <button type="button" class="link earlier-steps not-phone" onClick={() => setAll(true)}>
          <Sign name="next" />
          {table.earlierSteps(history.length - LAST)}
        </button>
      )}
      {history.length > 0 && (
        <ol class={all ? 'steps is-all' : 'steps is-short'}>
          {(all ? history : history.slice(-LAST)).map(step => (
            <li>
              <Sign name={signFor(step)} />
              <span>{step.text}</span>
            </li>
          ))}
        </ol>
      )}
      {history.length > 1 && !all && (
        <button type="button" class="link on-phone" onClick={() => setAll(true)}>
          {table.steps(history.length)}
        </button>
      )}
      {!past && <Waiting game={game} />}
    </section>
  )
}

function Meter({
  sign,
  n,
  kind = '',
  own,
}: {
  sign: 'bleed' | 'stealth' | 'intercept'
  n: number
  kind?: string
  own?: boolean
}) {
  const {
    table: { meters },
  } = useWords()
  return (
    <li class={kind}>
      <Sign name={sign} {...(own && { label: meters[sign] })} />
      {own ? meters.yours : meters[sign]}
      <b>{n}</b>
    </li>
  )
}

export function Waiting({ game }: { game: GameView }) {
  const { table } = useWords()
  const { view, deadline } = game
  if (view.result) return <p class="waiting">{table.over}</p>
  const own = view.you?.seat,
    others = view.waitingFor.filter(seat => seat !== own)
  return (
    <p class={own !== undefined && view.waitingFor.includes(own) ? 'waiting is-own' : 'waiting'}>
      {table.waitingFor}
      {own !== undefined && view.waitingFor.includes(own) && (
        <span class="chip edge">
          <Sign name="impulse" />
          {table.waitingYou}
        </span>
      )}
      {others.map(seat => (
        <span class="chip">{seatName(game, seat)}</span>
      ))}
      {deadline && <small> {table.longest(clockTime(deadline))}</small>}
    </p>
  )
}

const SIGNS: Record<string, SignName> = {
  combat: 'combat',
  referendum: 'political',
  diablerie: 'blood',
  window: 'limit',
  choice: 'limit',
  bleed: 'bleed',
  hunt: 'blood',
  Equipment: 'equipment',
}
const signOf = ({ icon, kind }: StackEntry): SignName => SIGNS[icon] ?? typeSigns[icon] ?? SIGNS[kind] ?? 'action'
