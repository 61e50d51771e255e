import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useLoad } from '../load.ts'
import { Panel } from '../parts/notice.tsx'
import { pointsText } from '../parts/points.ts'
import { Sign } from '../parts/sign.tsx'
import { Link } from '../router.tsx'
import { client } from '../session.ts'
import { clockTime, day } from '../time.ts'
import { useEventWords } from '../words/index.ts'
import { allRounds, type PlayedRound, type Signed, type TableOfRound, type WholeEvent } from './shown-event.ts'
import { fits, saidBy, verify, type SaidResult, type Verdict } from './verify-result.ts'

interface TableAt {
  round: PlayedRound
  table: TableOfRound
}
const tablesOf = (whole: WholeEvent): TableAt[] =>
  allRounds(whole).flatMap(round => round.tables.map(table => ({ round, table })))

/** So many are shown; the others are folded away. */
const MOST_SHOWN = 8

/** Those at a table in the order of play, each with a figure. */
function Chips({ label, of }: { label: string; of: { name: string; figure: string; said: string; mark?: string }[] }) {
  return (
    <ol class="seat-line" aria-label={label}>
      {of.map(({ name, figure, said, mark }) => (
        <li class={mark}>
          <span>{name}</span> {mark === 'is-you' && <Sign name="victory" />}
          {figure !== '' && <b aria-hidden="true">{figure}</b>}
          <span class="unseen">{said}</span>
        </li>
      ))}
    </ol>
  )
}

/** Tables that play or will: the reader's own first. */
export function LiveTables({ whole }: { whole: WholeEvent }) {
  const { event: words } = useEventWords(),
    own = whole.event.you.player,
    isOwn = ({ table }: TableAt): boolean => table.seats.some(({ player }) => player === own)
  const playing = tablesOf(whole)
    .filter(({ round, table }) => round.state !== 'closed' && !table.over)
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
  const named = new Map(whole.players.map(({ player, name }) => [player, name])),
    pauses = allRounds(whole).filter(({ state, sitOut }) => state !== 'closed' && sitOut.length > 0)
  if (playing.length === 0) return null
  return (
    <Panel heading={words.live} class="live-tables">
      <Folded
        items={playing.map(one => (
          <LiveTable {...one} own={isOwn(one)} />
        ))}
      />
      {pauses.map(({ sitOut }) => (
        <p class="word">{words.sitOut(sitOut.map(player => named.get(player) ?? '…').join(', '))}</p>
      ))}
    </Panel>
  )
}

function Folded({ items }: { items: JSX.Element[] }) {
  const { event: words } = useEventWords()
  const [all, setAll] = useState(false),
    left = items.length - MOST_SHOWN
  return (
    <>
      <ul class="plain-list">
        {(all ? items : items.slice(0, MOST_SHOWN)).map(one => (
          <li>{one}</li>
        ))}
      </ul>
      {left > 0 && !all && (
        <button type="button" class="link" onClick={() => setAll(true)}>
          {words.more(left)}
        </button>
      )}
    </>
  )
}

interface GameNow {
  seats: { pool: number; out: boolean }[]
  turn: number | null
}

/** How a table stands, as everybody may watch it. */
async function gameNow(game: string | null): Promise<GameNow | undefined> {
  if (game === null) return undefined
  const { body } = await client.call('game', { params: { game }, query: { view: 'spectator' } })
  return (
    body?.view && {
      seats: body.view.seats.map(({ pool, ousted, withdrawn }) => ({ pool, out: ousted || withdrawn })),
      turn: body.view.turn?.seat ?? null,
    }
  )
}

function LiveTable({ round, table, own }: TableAt & { own: boolean }) {
  const { event: words, table: atTable } = useEventWords()
  const { value } = useLoad(() => gameNow(table.game), [table])
  const called = `${words.round(round.round)}, ${words.table(table.table)}`
  return (
    <div class="event-table">
      <h3>
        {words.round(round.round)}, {words.table(table.table)}
      </h3>
      <Chips
        label={words.inOrder}
        of={table.seats.map(({ name }, at) => {
          const now = value?.seats[at]
          if (!now) return { name, figure: '', said: '' }
          return now.out
            ? { name, figure: words.ousted, said: words.ousted, mark: 'is-out' }
            : {
                name,
                figure: String(now.pool),
                said: atTable.poolOf(now.pool),
                ...(value?.turn === at && { mark: 'has-turn' }),
              }
        })}
      />
      {table.game === null ? (
        <p class="word">
          <Sign name="limit" /> {words.notDealt}
        </p>
      ) : (
        <Link
          to={`/games/${table.game}${own ? '' : '/watch'}`}
          class="button quiet"
          label={`${own ? words.play : words.watch}: ${called}`}
        >
          <Sign name={own ? 'play' : 'eye'} />
          {own ? words.play : words.watch}
        </Link>
      )}
    </div>
  )
}

/** What came of each table, the last round first, signed wherever results are signed. */
export function Results({ whole }: { whole: WholeEvent }) {
  const { event: words } = useEventWords()
  const over = tablesOf(whole)
    .filter(({ table }) => table.over)
    .toSorted((a, b) => b.round.round - a.round.round || a.table.table - b.table.table)
  return (
    <Panel
      class="results"
      heading={
        <>
          {words.results} <small>{words.resultsHelp}</small>
        </>
      }
    >
      {over.length === 0 && <p class="word">{words.noResults}</p>}
      <Folded
        items={over.map(({ round, table }) => {
          const signed = whole.results.find(
            one => one.round === round.round && one.table === table.table && one.game === table.game,
          )
          return <ResultOf key={`${round.round} ${table.table}`} {...{ round, table, signed, keys: whole.keys }} />
        })}
      />
    </Panel>
  )
}

interface ResultProps extends TableAt {
  signed: Signed | undefined
  keys: WholeEvent['keys']
}

function ResultOf({ round, table, signed, keys }: ResultProps) {
  const { event: words } = useEventWords()
  const said = signed && saidBy(signed)
  const seats = said ? seatsIn(said) : table.seats.map(({ name, victoryPoints }) => ({ name, points: victoryPoints }))
  const called = `${words.round(round.round)}, ${words.table(table.table)}`
  return (
    <div class="event-table">
      <h3>
        {called}{' '}
        {said?.ended != null && <small>{`${day(said.ended)}, ${clockTime(said.ended, Date.parse(said.ended))}`}</small>}{' '}
        {signed && signed.rev > 1 && <small>{words.revision(signed.rev)}</small>}
      </h3>
      <Chips
        label={words.inOrder}
        of={seats.map(({ name, points }, seat) => {
          const won = said?.winner === seat,
            figure = points === null ? '–' : pointsText(points)
          return { name, figure, said: `${words.points(figure)}${won ? `, ${words.wonIt}` : ''}`, ...(won && WON) }
        })}
      />
      {signed ? <Verify signed={signed} keys={keys} called={called} /> : <p class="word">{words.unsigned}</p>}
    </div>
  )
}

/** The dark seat. */
const WON = { mark: 'is-you' }

const seatsIn = ({ players, victoryPoints }: SaidResult): { name: string; points: number | null }[] =>
  players.map(({ name }, seat) => ({ name, points: victoryPoints[seat] ?? null }))

const SIGNS = { valid: 'for', trial: 'limit', 'key-unknown': 'limit', invalid: 'against' } as const

/** Verified here, on this device, by the keys that the page was read with. */
function Verify({ signed, keys, called }: { signed: Signed; keys: WholeEvent['keys']; called: string }) {
  const { event: words } = useEventWords()
  const [verdict, setVerdict] = useState<Verdict | 'verifying' | undefined>(undefined)
  // Another revision is another signature.
  useEffect(() => setVerdict(undefined), [signed.jws])
  const look = async (): Promise<void> => {
    setVerdict('verifying')
    setVerdict(await verify(signed, keys))
  }
  if (verdict !== undefined && verdict !== 'verifying')
    return (
      <p class={`verified is-${verdict}`} role="status" title={words.verdictHelp[verdict]}>
        <Sign name={SIGNS[verdict]} /> {words.verdicts[verdict]}
        {verdict !== 'valid' && <small>{words.verdictHelp[verdict]}</small>}
      </p>
    )
  return (
    <button
      type="button"
      class="link"
      disabled={verdict === 'verifying'}
      aria-label={`${words.verify}: ${called}`}
      onClick={() => void look()}
    >
      <Sign name="prevent" />
      {verdict === 'verifying' ? words.verifying : words.verify}
    </button>
  )
}

/** By which rule a seating is how good, and all that it takes to draw it again. */
export function Seating({ whole: { event, rounds } }: { whole: WholeEvent }) {
  const { event: words } = useEventWords()
  const last = rounds.at(-1),
    opening = last?.draw?.opening,
    commitment = last?.draw?.commitment ?? event.checkIn?.commitment
  const [fitting, setFitting] = useState<boolean | undefined>(undefined)
  useEffect(() => {
    setFitting(undefined)
    if (opening !== undefined && commitment !== undefined)
      fits(opening, commitment).then(setFitting, () => setFitting(undefined))
  }, [opening, commitment])
  if (!last && commitment === undefined) return null
  return (
    <Panel
      class="seating"
      heading={
        <>
          {words.seating} {last && <small>{words.seatingHelp}</small>}
        </>
      }
    >
      {last && (
        <>
          <ol class="points-by-seat scores" aria-label={words.seatingHelp}>
            {last.score.map((one, at) => (
              <li class={one === 0 ? undefined : 'is-told'}>
                <span aria-hidden="true">R{at + 1}</span>
                <span class="unseen">
                  {words.rule} {at + 1}:
                </span>
                <b>{Number.isInteger(one) ? one : one.toFixed(3).replace(/^0/, '')}</b>
              </li>
            ))}
          </ol>
          <p class="word">{words.drawnFrom[last.from]}</p>
        </>
      )}
      {commitment !== undefined && (
        <details class="region">
          <summary>{words.again}</summary>
          <dl class="draw">
            <dt>{words.commitment}</dt>
            <dd>
              <code>{commitment}</code>
            </dd>
            {opening !== undefined && (
              <>
                <dt>{words.seed}</dt>
                <dd>
                  <code>{opening}</code>
                </dd>
              </>
            )}
          </dl>
          <p class={fitting === false ? 'word against' : 'word'}>
            {fitting !== undefined && <Sign name={fitting ? 'for' : 'against'} />}{' '}
            {opening === undefined ? words.secret : fitting === undefined ? '' : fitting ? words.fits : words.fitsNot}
          </p>
        </details>
      )}
    </Panel>
  )
}
