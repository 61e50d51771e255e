import { useEffect } from 'preact/hooks'
import { langOf, nameOf, standingOf, useFacts, want, type Facts } from '../facts.ts'
import { Sheet } from '../parts/sheet.tsx'
import { Discipline, Sign } from '../parts/sign.tsx'
import { Link } from '../router.tsx'
import { config } from '../session.ts'
import { useWords } from '../words/index.ts'
import { Line } from './hand.tsx'
import { RuleLink } from '../parts/rule-link.tsx'
import { ruleTitle } from './rule-title.ts'
import { TypeSign } from './tile.tsx'
import { useReasons, type HeldCard } from './why.tsx'

/** `held`: a card of the own hand; then also why it cannot be used now. */
export function CardSheet({ card, close, held }: { card: string; close: () => void; held?: HeldCard | undefined }) {
  const words = useWords(),
    { prompt, cards } = words
  const facts = useFacts(),
    reasons = useReasons(held)
  useEffect(() => want([card]), [card])
  return (
    <Sheet label={nameOf(facts, card)} close={close}>
      <CardFace card={card} />
      <p>
        <Link to={`/cards/${card}`}>{cards.rulings}</Link>
      </p>
      {reasons.length > 0 && (
        <div class="why-card">
          <h3>{prompt.notNow}</h3>
          <ul>
            {reasons.map(({ text, rule }) => (
              <li>
                {text} <RuleLink rule={rule} text={ruleTitle(words, rule)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Sheet>
  )
}

const OVER = 3,
  GAP_PX = 8

/**
 * The whole of a card of the hand, over the faces beside it, as long as it is looked at; and why it cannot be used now.
 * Who reads with the ears hears its face, and opens it.
 */
export function WholeCard({
  card,
  held,
  at,
  of,
  left,
}: {
  card: string
  held: HeldCard | undefined
  at: number
  of: number
  /** On which side of it there is more room. */
  left: boolean
}) {
  const words = useWords(),
    { prompt, cards } = words
  const facts = useFacts(),
    one = facts.get(card),
    reasons = useReasons(held),
    face = `(100% + ${GAP_PX}px) / ${of}`
  if (!one) return null
  return (
    <li
      class="whole-card"
      aria-hidden="true"
      style={`width:max(300px, calc(${face} * ${Math.min(OVER, Math.max(of - 1, 1))} - ${GAP_PX}px));${
        left ? `right:calc(100% + ${GAP_PX}px - ${face} * ${at})` : `left:calc(${face} * ${at + 1})`
      }`}
    >
      <p class="face-head">
        <strong lang={langOf(one)}>{nameOf(facts, card)}</strong>
        <Costs of={one} />
      </p>
      <p class="face-type">
        {one.types.map(type => (
          <TypeSign name={type} />
        ))}
        {one.types.map(type => cards.types[type]).join(' / ')}
      </p>
      <div class={reasons.length > 0 ? 'whole-text has-reasons' : 'whole-text'}>
        <div>
          {one.text.map(line => (
            <p>
              <Line line={line} />
            </p>
          ))}
        </div>
        {reasons.length > 0 && (
          <div class="why-card">
            <b>{prompt.notNow}</b>
            {reasons.map(({ text }) => (
              <p>{text}</p>
            ))}
          </div>
        )}
      </div>
    </li>
  )
}

function Costs({ of: { bloodCost, poolCost } }: { of: Facts }) {
  return (
    <span class="cost">
      {bloodCost !== undefined && (
        <>
          <Sign name="blood" class="red" />
          {bloodCost}{' '}
        </>
      )}
      {poolCost !== undefined && (
        <>
          <Sign name="pool" class="gold" />
          {poolCost}
        </>
      )}
    </span>
  )
}

/** Everything that is known of a card. A picture only where the operator has some. */
export function CardFace({ card }: { card: string }) {
  const { cards: words } = useWords()
  const facts = useFacts(),
    one = facts.get(card),
    name = nameOf(facts, card),
    pattern = config.get()?.cardImages
  return (
    <article class="card-face">
      <h2 lang={langOf(one)}>{name}</h2>
      {one?.called !== undefined && (
        <p class="word" lang="en">
          {one.name}
        </p>
      )}
      {one && (
        <>
          <p class="face-type">
            {one.types.map(type => (
              <TypeSign name={type} />
            ))}
            {[
              one.types.map(type => words.types[type]).join(' / '),
              standingOf(one, 'clan'),
              standingOf(one, 'sect'),
              standingOf(one, 'title'),
              one.capacity !== undefined && words.capacity(one.capacity),
              one.group !== undefined && words.group(one.group),
              one.unique && words.unique,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {one.disciplines && (
            <p class="tile-disciplines">
              {one.disciplines.map(code => (
                <Discipline code={code} />
              ))}
            </p>
          )}
          <p>
            <Costs of={one} />
          </p>
          <div class="card-text">
            {one.text.map(line => (
              <p>
                <Line line={line} />
              </p>
            ))}
          </div>
          {pattern !== undefined && (
            <img src={pattern.replace('{id}', String(one.id)).replace('{key}', one.key)} alt={name} loading="lazy" />
          )}
        </>
      )}
    </article>
  )
}
