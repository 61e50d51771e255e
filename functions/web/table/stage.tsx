import { nameOf, standingOf, useFacts } from '../facts.ts'
import type { Entry, GameView } from '../live/state.ts'
import { useMedia } from '../parts/media.ts'
import { Name } from '../parts/name.tsx'
import { Discipline, Sign } from '../parts/sign.tsx'
import { useWords } from '../words/index.ts'
import {
  inOrder,
  lastOf,
  placesIn,
  seatName,
  sourceName,
  type Combat,
  type MinionView,
  type Referendum,
} from './board.ts'
import { Line } from './hand.tsx'
import { namesFor, Waiting } from './stack.tsx'

interface StageProps {
  game: GameView
  open: (key: string) => void
  entries?: readonly Entry[]
  /** It is looked at as it was: nobody is waited for. */
  past?: boolean
}

export function Stage({ entry, ...props }: StageProps & { entry: Combat | Referendum }) {
  return entry.kind === 'combat' ? (
    <CombatStage {...props} combat={entry} />
  ) : (
    <ReferendumStage {...props} referendum={entry} />
  )
}

/** The steps of a round, and which windows belong to each. */
const STEPS = [
  ['combat-begins', 'before-range'],
  ['range'],
  ['before-strikes'],
  ['strike', 'as-chosen', 'additional-strikes'],
  ['prevent', 'to-torpor'],
  ['press'],
  ['round-end', 'combat-ends'],
] as const
const STRIKES = 3

function stepOf({ view }: GameView, combat: Combat): number {
  const inner = view.stack.slice(view.stack.indexOf(combat) + 1).find(entry => entry.kind === 'window')
  const found =
    inner?.kind === 'window' ? STEPS.findIndex(windows => (windows as readonly string[]).includes(inner.name)) : STRIKES
  return found
}

/** The strikes that are chosen in this round, by who strikes: they are public. */
function strikesIn(entries: readonly Entry[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  for (const { key, params, text } of entries.flatMap(({ events }) => events)) {
    const by = params['by']
    if (key === 'round-started') found.clear()
    else if (
      key === 'strike-chosen' &&
      typeof by === 'object' &&
      by !== null &&
      'id' in by &&
      typeof by.id === 'number'
    )
      found.set(by.id, text.slice(text.indexOf(': ') + 1).trim())
  }
  return found
}

const LATELY = 2
/** What led to this place of the round; strikes stand with who strikes. */
function lately(entries: readonly Entry[]): string[] {
  const all = entries.flatMap(({ events }) => events),
    round = all.slice(all.findLastIndex(({ key }) => key === 'round-started') + 1)
  return round
    .filter(event => event.class === 'important' && event.key !== 'strike-chosen')
    .slice(-LATELY)
    .map(({ text }) => text)
}

function CombatStage({ game, combat, open, entries = [], past = false }: StageProps & { combat: Combat }) {
  const words = useWords(),
    { table, fight } = words
  const { card } = namesFor(game, useFacts(), words),
    step = stepOf(game, combat),
    strikes = strikesIn(entries)
  const fighter = (id: number, role: string) => (
    <Fighter game={game} id={id} role={role} open={open} strike={strikes.get(id)} striking={step === STRIKES} />
  )
  return (
    <section class="panel stage" aria-label={fight.heading(card(combat.acting), card(combat.opposing))}>
      <h2>
        {fight.heading(card(combat.acting), card(combat.opposing))} <small>{table.round(combat.round)}</small>
      </h2>
      <ol class="fight-steps">
        {STEPS.map((_, i) => (
          <li class={i < step ? 'is-past' : undefined} aria-current={i === step ? 'step' : undefined}>
            {i < step && <Sign name="for" />}
            <span>{fight.steps[i]}</span>
          </li>
        ))}
      </ol>
      <div class="fighters">
        {fighter(combat.acting.id, table.acting)}
        <p class="range">
          <span class="on-phone">
            {table.round(combat.round)} · {fight.steps[step]} ·{' '}
          </span>
          <Sign name="range" />
          <strong>{table.range[combat.range]}</strong>
          {lately(entries).map(text => (
            <small>{text}</small>
          ))}
        </p>
        {fighter(
          combat.opposing.id,
          lastOf(game.view, 'action')?.blocker?.id === combat.opposing.id ? table.blocking : table.target,
        )}
      </div>
      {!past && <Waiting game={game} />}
    </section>
  )
}

interface FighterProps {
  game: GameView
  id: number
  role: string
  open: (key: string) => void
  strike: string | undefined
  striking: boolean
}

function Fighter({ game, id, role, open, strike, striking }: FighterProps) {
  const { table, fight } = useWords()
  const facts = useFacts()
  const seat = game.view.seats.find(({ ready, torpor }) => [...ready, ...torpor].some(({ card }) => card.id === id))
  const minion: MinionView | undefined = seat && [...seat.ready, ...seat.torpor].find(({ card }) => card.id === id)
  if (!minion || !seat) return <div class="fighter" />
  const own = game.view.you?.seat === seat.seat,
    { card, blood, capacity, clan, title, type, disciplines, strength } = minion
  const gear = game.view.seats.flatMap(({ inPlay }) => inPlay).filter(({ on }) => on === id)
  return (
    <div class={own ? 'fighter is-own' : 'fighter'}>
      <p class="word">
        {own ? table.self : seatName(game, seat.seat)} · {role}
      </p>
      <h3>
        <button type="button" class="plain" onClick={() => card.key !== null && open(card.key)}>
          <Name text={minion.name ?? (card.key === null ? table.faceDown : nameOf(facts, card.key))} />
        </button>
      </h3>
      <p class="fighter-about">
        {[standingOf(facts.get(card.key ?? ''), 'clan', clan), standingOf(facts.get(card.key ?? ''), 'title', title)]
          .filter(Boolean)
          .join(', ')}
      </p>
      <p class="tile-disciplines">
        {disciplines.map(code => (
          <Discipline code={code} />
        ))}
      </p>
      <p class="big">
        <span role="img" aria-label={type === 'vampire' ? table.blood(blood, capacity) : table.life(blood)}>
          <Sign name={type === 'vampire' ? 'blood' : 'life'} class={type === 'vampire' ? 'red' : ''} />
          <b>{blood}</b>
          {capacity !== null && <small>/ {capacity}</small>}
        </span>
      </p>
      {capacity !== null && (
        <p class="pips" aria-hidden="true">
          {Array.from({ length: capacity }, (_, i) => (
            <i class={i < blood ? 'is-full' : undefined} />
          ))}
        </p>
      )}
      <div class={striking && !strike ? 'fighter-strike is-open' : 'fighter-strike'}>
        {(strike ?? striking) && (
          <>
            <p>
              <b>{fight.strike}</b>
            </p>
            <p class="strike-text">{strike ?? fight.notChosen}</p>
          </>
        )}
        <p class="word">
          <Sign name="strength" /> {table.strength} {strength}
          {gear.map(({ card: one }) => (
            <> · {one.key === null ? table.faceDown : nameOf(facts, one.key)}</>
          ))}
        </p>
      </div>
    </div>
  )
}

function ReferendumStage({ game, referendum, open, past = false }: StageProps & { referendum: Referendum }) {
  const words = useWords(),
    { table, vote } = words
  const facts = useFacts(),
    { card, seat } = namesFor(game, facts, words)
  const { tally, terms, hunted } = referendum,
    all = tally.for + tally.against,
    lead = tally.for - tally.against
  const key = referendum.card?.key,
    caller = lastOf(game.view, 'action')?.acting
  const effect = key ? (facts.get(key)?.text.slice(1) ?? []) : []
  return (
    <section class="panel stage" aria-label={hunted ? card(hunted) : card(referendum.card)}>
      <h2>
        {hunted ? (
          vote.hunt(card(hunted))
        ) : key ? (
          <button type="button" class="plain" onClick={() => open(key)}>
            {card(referendum.card)}
          </button>
        ) : (
          card(referendum.card)
        )}{' '}
        <small>{[seat(referendum.seat), caller && card(caller)].filter(Boolean).join(', ')}</small>
      </h2>
      {effect.length > 0 && (
        <p class="word effect">
          <Line line={effect.join(' ')} />
        </p>
      )}
      <div class="tally">
        <p>
          <span class="for">
            <Sign name="for" />
            {table.forVotes} <b>{tally.for}</b>
          </span>
          <span>{lead > 0 ? table.passesBy(lead) : lead < 0 ? table.failsBy(-lead) : table.tied}</span>
          <span class="against">
            <b>{tally.against}</b> {table.againstVotes}
            <Sign name="against" />
          </span>
        </p>
        <div class="tally-bar" aria-hidden="true">
          <i class="for" style={`flex-grow:${all === 0 ? 1 : tally.for}`} />
          <i class="against" style={`flex-grow:${all === 0 ? 1 : tally.against}`} />
        </div>
      </div>
      <div class="terms">
        {terms.length > 0 && <Terms game={game} terms={terms} />}
        <Ballots game={game} referendum={referendum} />
      </div>
      {!past && <Waiting game={game} />}
    </section>
  )
}

function Terms({ game, terms }: { game: GameView; terms: Referendum['terms'] }) {
  const words = useWords(),
    { table } = words
  const facts = useFacts(),
    { card } = namesFor(game, facts, words),
    { points, pool: change } = terms.find(term => term.points) ?? {}
  const others = terms.flatMap(({ cards = [], seats = [], keys = [], amount }) => [
    ...cards.map(card),
    ...seats.map(of => (of === game.view.you?.seat ? table.self : seatName(game, of))),
    ...keys.map(sentenceCase),
    ...(amount === undefined ? [] : [String(amount)]),
  ])
  /** What a pool is after its share. */
  const left = (pool: number, n: number): number => Math.max(0, pool + (change === 'burn' ? -n : n))
  const short = Object.entries(points ?? {}).map(([key, n]) => {
    const seat = Number(key),
      pool = game.view.seats[seat]?.pool ?? 0
    return `${seat === game.view.you?.seat ? table.self : seatName(game, seat)} ${change ? `${pool} → ${left(pool, n)}` : n}`
  })
  return (
    <div>
      <p class="on-phone">
        {table.ifItPasses}: <b>{[...short, ...others].join(', ')}</b>
      </p>
      <table>
        <caption>{table.ifItPasses}</caption>
        <tbody>
          {points &&
            inOrder(game.view)
              .filter(({ ousted }) => !ousted)
              .map(({ seat, pool }) => {
                const n = points[seat] ?? 0
                return (
                  <tr class={n > 0 ? 'is-hit' : undefined}>
                    <th scope="row">{seat === game.view.you?.seat ? table.self : seatName(game, seat)}</th>
                    <td>
                      {n > 0 && (
                        <span role="img" aria-label={String(n)}>
                          {Array.from({ length: Math.min(n, 8) }, () => (
                            <i class="dot" />
                          ))}{' '}
                          {n}
                        </span>
                      )}
                    </td>
                    <td class="n">
                      <span role="img" aria-label={table.poolOf(pool)}>
                        <Sign name="pool" class="gold" />
                        {pool}
                      </span>
                      {change && n > 0 && (
                        <>
                          {' '}
                          → <b>{left(pool, n)}</b>
                        </>
                      )}
                    </td>
                  </tr>
                )
              })}
          {others.map(text => (
            <tr>
              <th scope="row" colSpan={3}>
                {text}
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const sentenceCase = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ')

/** Where there is room for who cast what; elsewhere it is folded away. */
const WIDE = '(min-width: 700px)'

/** Who cast what, and what everybody can see is still to be cast: a line for each seat. */
function Ballots({ game, referendum }: { game: GameView; referendum: Referendum }) {
  const { table, vote } = useWords()
  const facts = useFacts(),
    you = game.view.you?.seat
  const placed = placesIn(game.view)
  /** Of one source all its votes together, with the title they rest on. */
  const say = (list: readonly { source: string; votes: number; ballots: number }[]) =>
    [...new Set(list.map(({ source }) => source))].map((source, i) => {
      const minion = source.startsWith('title:')
          ? placed.get(Number(source.slice('title:'.length)))?.minion
          : undefined,
        title = minion && standingOf(facts.get(minion.card.key ?? ''), 'title', minion.title)
      const votes = list.reduce(
        (sum, one) => sum + (one.source !== source ? 0 : one.votes > 0 ? one.votes : one.ballots),
        0,
      )
      return (
        <>
          {i > 0 && ' · '}
          {sourceName(source, game, facts, table.edge)}
          {title && `, ${title}`} <b>{votes}</b>
        </>
      )
    })
  return (
    <details class="who" open={useMedia(WIDE)}>
      <summary>{table.castSoFar}</summary>
      <table>
        <tbody>
          {inOrder(game.view)
            .filter(({ ousted }) => !ousted)
            .map(({ seat }) => {
              const cast = referendum.ballots.filter(one => one.seat === seat),
                open = referendum.open.filter(one => one.seat === seat)
              const sides = (['for', 'against'] as const).filter(side =>
                cast.some(one => one.for === (side === 'for') && !one.cancelled),
              )
              return (
                <tr class={seat === you ? 'is-you' : undefined}>
                  <th scope="row">{seat === you ? table.self : seatName(game, seat)}</th>
                  <td>
                    {say(cast)}
                    {cast.length > 0 && open.length > 0 && '; '}
                    {open.length > 0 && (
                      <span class="still">
                        {vote.mayStill} {say(open)}
                      </span>
                    )}
                    {cast.length + open.length === 0 && <span class="still">{vote.none}</span>}
                  </td>
                  <td class="n">
                    {sides.map(side => (
                      <span class={side}>
                        <Sign name={side} /> {vote[side]}
                      </span>
                    ))}
                  </td>
                </tr>
              )
            })}
        </tbody>
      </table>
    </details>
  )
}
