import { nameOf, standingOf, useFacts } from '../facts.ts'
import type { GameView } from '../live.ts'
import { Discipline, Sign } from '../parts/sign.tsx'
import { useWords } from '../words/index.ts'
import { lastOf, seatName, type MinionView, type StackEntry } from './board.ts'
import { namesFor } from './stack.tsx'

type Combat = Extract<StackEntry, { kind: 'combat' }>
type Referendum = Extract<StackEntry, { kind: 'referendum' }>

/** Combat or a referendum takes the middle of the table; undefined when there is neither. */
export function stageOf(game: GameView): Combat | Referendum | undefined {
  return lastOf(game.view, 'combat') ?? lastOf(game.view, 'referendum')
}

export function Stage({ game, entry, open }: { game: GameView; entry: Combat | Referendum; open: (key: string) => void }) {
  return entry.kind === 'combat' ? <CombatStage game={game} combat={entry} open={open} /> : <ReferendumStage game={game} referendum={entry} />
}

function CombatStage({ game, combat, open }: { game: GameView; combat: Combat; open: (key: string) => void }) {
  const words = useWords(), { table } = words
  const { card } = namesFor(game, useFacts(), words)
  return (
    <section class="panel stage" aria-label={`${card(combat.acting)} – ${card(combat.opposing)}`}>
      <h2>{card(combat.acting)} – {card(combat.opposing)} <small>{table.round(combat.round)}</small></h2>
      <div class="fighters">
        <Fighter game={game} id={combat.acting.id} open={open} />
        <p class="range"><Sign name="range" /><strong>{table.range[combat.range]}</strong></p>
        <Fighter game={game} id={combat.opposing.id} open={open} />
      </div>
    </section>
  )
}

function Fighter({ game, id, open }: { game: GameView; id: number; open: (key: string) => void }) {
  const { table } = useWords()
  const facts = useFacts()
  const seat = game.view.seats.find(({ ready, torpor }) => [...ready, ...torpor].some(({ card }) => card.id === id))
  const minion: MinionView | undefined = seat && [...seat.ready, ...seat.torpor].find(({ card }) => card.id === id)
  if (!minion || !seat) return <div class="fighter" />
  const own = game.view.you?.seat === seat.seat, { card, blood, capacity, clan, title, type, disciplines, strength } = minion
  const gear = game.view.seats.flatMap(({ inPlay }) => inPlay).filter(({ on }) => on === id)
  return (
    <div class={own ? 'fighter is-own' : 'fighter'}>
      <p class="word">{seatName(game, seat.seat)}{own && ` · ${table.you}`}</p>
      <h3><button type="button" class="plain" onClick={() => card.key !== null && open(card.key)}>{minion.name ?? (card.key === null ? table.faceDown : nameOf(facts, card.key))}</button></h3>
      <p>{[standingOf(facts.get(card.key ?? ''), 'clan', clan), standingOf(facts.get(card.key ?? ''), 'title', title)].filter(Boolean).join(', ')}</p>
      <p class="tile-disciplines">{disciplines.map(code => <Discipline code={code} />)}</p>
      <p class="big"><Sign name={type === 'vampire' ? 'blood' : 'life'} class={type === 'vampire' ? 'red' : ''} /><b>{blood}</b>{capacity !== null && <small>/ {capacity}</small>}</p>
      <p class="word"><Sign name="strength" /> {table.strength} {strength}{gear.map(({ card: one }) => <> · {one.key === null ? table.faceDown : nameOf(facts, one.key)}</>)}</p>
    </div>
  )
}

function ReferendumStage({ game, referendum }: { game: GameView; referendum: Referendum }) {
  const words = useWords(), { table } = words
  const facts = useFacts(), { card, seat } = namesFor(game, facts, words)
  const { tally, ballots, terms } = referendum, all = tally.for + tally.against, lead = tally.for - tally.against
  return (
    <section class="panel stage" aria-label={card(referendum.card)}>
      <h2>{referendum.hunted ? card(referendum.hunted) : card(referendum.card)} <small>{seat(referendum.seat)}</small></h2>
      <div class="tally">
        <p><span class="for"><Sign name="for" />{table.forVotes} <b>{tally.for}</b></span><span>{lead > 0 ? table.passesBy(lead) : lead < 0 ? table.failsBy(-lead) : table.tied}</span><span class="against"><b>{tally.against}</b> {table.againstVotes}<Sign name="against" /></span></p>
        <div class="tally-bar" aria-hidden="true"><i class="for" style={`flex-grow:${all === 0 ? 1 : tally.for}`} /><i class="against" style={`flex-grow:${all === 0 ? 1 : tally.against}`} /></div>
      </div>
      <div class="terms">
        {terms.length > 0 && (
          <div><h3>{table.ifItPasses}</h3>
            <table><tbody>{terms.flatMap(term => [
              ...Object.entries(term.points ?? {}).map(([of, n]) => <tr><th scope="row">{seat(Number(of))}</th><td>{n}</td></tr>),
              ...(term.seats ?? []).map(of => <tr><th scope="row">{seat(of)}</th><td /></tr>),
              ...(term.cards ?? []).map(of => <tr><th scope="row">{of.key === null ? table.faceDown : nameOf(facts, of.key)}</th><td /></tr>),
              ...(term.keys ?? []).map(of => <tr><th scope="row">{of}</th><td /></tr>),
              ...(term.amount === undefined ? [] : [<tr><th scope="row">X</th><td>{term.amount}</td></tr>]),
            ])}</tbody></table>
          </div>
        )}
        <div><h3>{table.castSoFar}</h3>
          <table><tbody>{ballots.map(ballot => (
            <tr><th scope="row">{seat(ballot.seat)}</th><td>{sourceName(ballot.source, game, facts, table.edge)}</td><td class={ballot.for ? 'for' : 'against'}><Sign name={ballot.for ? 'for' : 'against'} label={ballot.for ? table.forVotes : table.againstVotes} /> {ballot.votes}</td></tr>
          ))}</tbody></table>
        </div>
      </div>
    </section>
  )
}

/** `title:41` is the minion whose votes they are, `burned:88` a card, `edge` the Edge. */
function sourceName(source: string, game: GameView, facts: ReturnType<typeof useFacts>, edge: string): string {
  if (source === 'edge') return edge
  const id = Number(source.split(':')[1]), { seats } = game.view
  const card = seats.flatMap(({ ready, inPlay, ash }) => [...ready.map(one => one.card), ...inPlay.map(one => one.card), ...ash]).find(one => one.id === id)
  return card?.key ? nameOf(facts, card.key) : ''
}
