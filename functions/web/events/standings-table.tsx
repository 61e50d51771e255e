import { useState } from 'preact/hooks'
import { Field, Panel } from '../parts/notice.tsx'
import { pointsText } from '../parts/points.ts'
import { Sign } from '../parts/sign.tsx'
import { useEventWords } from '../words/index.ts'
import { FINAL, type StandingsShown, type WholeEvent } from './shown-event.ts'

type Row = StandingsShown['rows'][number]

/** So many play the final. */
const FINALISTS = 5
/** With more than these one looks for a name, and is shown the first ones. */
const MANY = 30

const placeOf = ({ finalPlace, place }: Row): number => finalPlace ?? place

/** What each player has by round: their points at the table they sat at, where they count. */
function pointsByRound({ rounds }: Pick<WholeEvent, 'rounds'>): Map<string, Map<number, number>> {
  const found = new Map<string, Map<number, number>>()
  for (const { round, tables } of rounds)
    for (const { seats } of tables)
      for (const { player, victoryPoints, counts } of seats) {
        if (victoryPoints === null || !counts) continue
        const own = found.get(player) ?? new Map<number, number>()
        found.set(player, own.set(round, victoryPoints))
      }
  return found
}

/** The last of those who would play the final: the line is drawn below them. Undefined where nobody is below. */
function lastFinalist(rows: readonly Pick<Row, 'player' | 'dropped'>[]): string | undefined {
  const left = rows.filter(({ dropped }) => !dropped)
  return left.length > FINALISTS ? left[FINALISTS - 1]!.player : undefined
}

/** Who stands where. Places that are shared say so; a line stands below those who play the final. */
export function Standings({ whole }: { whole: WholeEvent }) {
  const { event: words } = useEventWords(),
    { event, standings } = whole
  const [wanted, setWanted] = useState(''),
    [all, setAll] = useState(false)
  const { rows } = standings
  if (rows.length === 0 || standings.rounds.length === 0)
    return (
      <Panel heading={words.standings} class="standings">
        <p class="word">{words.noStandings}</p>
      </Panel>
    )
  const points = pointsByRound(whole),
    own = event.you.player,
    rounds = standings.rounds.filter(round => round !== FINAL),
    line = event.final ? lastFinalist(rows) : undefined,
    shared = (row: Row): boolean => rows.some(other => other !== row && placeOf(other) === placeOf(row))
  const found = rows.filter(({ name }) => name.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase())),
    isMany = rows.length > MANY,
    shown = isMany && !all && wanted === '' ? found.filter((one, at) => at < MANY || one.player === own) : found
  return (
    <Panel
      class="standings"
      heading={
        <>
          {words.standings} <small>{words.of(rounds.length)}</small>
        </>
      }
    >
      {isMany && <Field id="look-for" label={words.search} type="search" value={wanted} set={setWanted} />}
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{words.place}</span>
            </th>
            <th scope="col" class="is-name">
              {words.player}
            </th>
            {rounds.map(round => (
              <th scope="col" class="of-round">
                {words.shortRound(round)}
              </th>
            ))}
            <th scope="col">{words.gw}</th>
            <th scope="col">{words.vp}</th>
            <th scope="col">{words.tp}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(row => {
            const byRound = rounds.map(round => points.get(row.player)?.get(round)),
              texts = byRound.map(one => (one === undefined ? '–' : pointsText(one))),
              classes = [row.player === own && 'is-you', row.player === line && 'is-last'].filter(Boolean).join(' ')
            return (
              <tr key={row.player} class={classes}>
                <td class="is-place">
                  {placeOf(row)}
                  {shared(row) && (
                    <>
                      <small aria-hidden="true">=</small>
                      <span class="unseen"> {words.tied}</span>
                    </>
                  )}
                </td>
                <th scope="row" class="is-name">
                  {row.name} {row.player === own && <span class="chip you">{words.you}</span>}{' '}
                  {row.final?.place === 'winner' && (
                    <small class="gold">
                      <Sign name="victory" /> {words.winner}
                    </small>
                  )}
                  {row.dropped && <small>{words.dropped}</small>}{' '}
                  {row.toss !== null && <small>{words.toss(row.toss)}</small>}
                  <small class="by-round">{texts.join(' · ')}</small>
                </th>
                {texts.map(text => (
                  <td class="of-round">{text}</td>
                ))}
                <td class="is-key">{pointsText(row.gameWins)}</td>
                <td class="is-key">{pointsText(row.victoryPoints)}</td>
                <td>{row.tournamentPoints}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {shown.length < found.length && (
        <button type="button" class="link" onClick={() => setAll(true)}>
          {words.more(found.length - shown.length)}
        </button>
      )}
      <p class="word">
        {words.order} {line !== undefined && words.line}
      </p>
    </Panel>
  )
}
