import { useEffect, useState } from 'preact/hooks'
import type { Problem } from '../../../shared/api/problem.ts'
import { nameOf, useFacts, want } from '../facts.ts'
import type { GameView } from '../live/state.ts'
import { Panel } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { client } from '../session.ts'
import { seatName } from '../table/board.ts'
import { useDeskWords } from '../words/index.ts'
import { countersIn, problemIn, type Looked, type Report, type Ruling } from './judged.ts'

export type Trial =
  | { is: 'none' }
  | { is: 'trying'; slow: boolean }
  | { is: 'told'; report: Report }
  | { is: 'refused'; problem: Problem | undefined }

/** So long nothing is changed any more before it is tried out; and so long it may take before a word is said of it. */
const SETTLED_MS = 350,
  SLOW_MS = 4_000

/** What is tried out of a ruling: one that takes back is, whether or not somebody has learnt something. */
const asTried = (ruling: Ruling): Ruling => (ruling.kind === 'rewind' ? { ...ruling, accept: true } : ruling)

interface Tried {
  ruling: Ruling
  version: number
  ticket: string | undefined
}

async function tried(game: string, { ruling, version, ticket }: Tried): Promise<Trial> {
  // No reason is kept of what is only tried out.
  const body = { ruling, reason: '–', expectedVersion: version, ...(ticket !== undefined && { ticket }) }
  try {
    const { body: report } = await client.call('ruleOnGame', { params: { game }, query: { dry: '1' }, body })
    return { is: 'told', report: report! }
  } catch (failure) {
    return { is: 'refused', problem: problemIn(failure) }
  }
}

/** What would come of a ruling, asked anew whenever it changes; nothing is done by it. */
export function useTrial(game: string, ruling: Ruling | null, version: number, ticket: string | undefined): Trial {
  const [trial, setTrial] = useState<Trial>({ is: 'none' })
  const asked = ruling && JSON.stringify(asTried(ruling))
  useEffect(() => {
    if (asked === null) return setTrial({ is: 'none' })
    let wanted = true
    setTrial({ is: 'trying', slow: false })
    const slow = setTimeout(() => setTrial({ is: 'trying', slow: true }), SLOW_MS)
    const begin = setTimeout(async () => {
      const next = await tried(game, { ruling: JSON.parse(asked) as Ruling, version, ticket })
      clearTimeout(slow)
      if (wanted) setTrial(next)
    }, SETTLED_MS)
    return () => {
      wanted = false
      clearTimeout(slow)
      clearTimeout(begin)
    }
  }, [game, asked, version, ticket])
  return trial
}

interface TrialProps {
  trial: Trial
  looked: Looked
}

/** What each seat would see and has learnt, what lies elsewhere and what is counted: for the judge alone. */
export function TrialShown({ trial, looked: { game } }: TrialProps) {
  const { judge: words } = useDeskWords()
  const keys =
    trial.is === 'told'
      ? [
          ...(trial.report.gained?.seats ?? []).flatMap(({ cards }) => cards.map(one => one.card.key)),
          ...trial.report.seats.flatMap(({ learns }) => learns.map(({ key }) => key)),
          ...(trial.report.conserved?.cards ?? []).map(({ key }) => key),
        ]
      : []
  useEffect(() => want(keys.filter(key => key !== null)), [trial])
  if (trial.is === 'none' || trial.is === 'refused') return null
  if (trial.is === 'trying')
    return (
      <Panel heading={words.dry}>
        <p role="status">
          <Sign name="limit" /> {trial.slow ? words.slow : words.trying}
        </p>
      </Panel>
    )
  const { report } = trial
  return (
    <>
      {report.gained && <Learnt gained={report.gained} clean={report.clean === true} game={game} />}
      {report.conserved && <Conserved conserved={report.conserved} game={game} />}
      <Views report={report} game={game} />
    </>
  )
}

function Learnt({ gained, clean, game }: { gained: NonNullable<Report['gained']>; clean: boolean; game: GameView }) {
  const { judge: words } = useDeskWords(),
    facts = useFacts()
  return (
    <Panel
      class="learnt"
      heading={
        <>
          {words.learnt}{' '}
          <span class={clean ? 'state-chip is-good' : 'state-chip is-warning'}>
            <Sign name={clean ? 'for' : 'contested'} /> {clean ? words.clean : words.notClean}
          </span>{' '}
          <small>{words.dryHelp}</small>
        </>
      }
    >
      {gained.seats.length > 0 && (
        <div class="scrolls" tabindex={0} role="group" aria-label={words.learnt}>
          <table class="figures">
            <thead>
              <tr>
                <th scope="col">{words.seat}</th>
                <th scope="col">{words.faces}</th>
                <th scope="col" class="is-figure">
                  {words.answers}
                </th>
              </tr>
            </thead>
            <tbody>
              {game.players.map(({ name }, seat) => {
                const own = gained.seats.find(one => one.seat === seat)
                return (
                  <tr>
                    <th scope="row">{name}</th>
                    <td>
                      {(own?.cards ?? []).length > 0 && <b>{own!.cards.length} </b>}
                      {(own?.cards ?? [])
                        .map(({ card, owner }) =>
                          words.ofOwner(card.key === null ? '–' : nameOf(facts, card.key), seatName(game, owner)),
                        )
                        .join('; ') || '–'}
                    </td>
                    <td class="is-figure">{own?.answers ?? 0}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      {gained.outcomes > 0 && <p class="word">{words.chance(gained.outcomes)}</p>}
    </Panel>
  )
}

type ConservedReport = NonNullable<Report['conserved']>

/** Pool and blood before and after: what is not the same together is said in red, with the difference. */
function Conserved({ conserved, game }: { conserved: ConservedReport; game: GameView }) {
  const { judge: words } = useDeskWords(),
    facts = useFacts()
  const rows = countersIn(game).map(({ seat, pool }) => ({
      seat,
      from: pool,
      to: conserved.pool.find(one => one.seat === seat)?.to ?? pool,
    })),
    pools = (at: 'from' | 'to'): number => rows.reduce((sum, row) => sum + row[at], 0)
  const both = { from: pools('from') + conserved.blood.from, to: pools('to') + conserved.blood.to },
    kept = both.from === both.to
  const moved = (from: number, to: number) =>
    from === to ? (
      <>{from}</>
    ) : (
      <>
        {from} → <b class="is-changed">{to}</b>
      </>
    )
  const place = ({ seat, pile }: ConservedReport['cards'][number]['from']): string =>
    `${seatName(game, seat)}, ${words.piles[pile as keyof typeof words.piles] ?? pile}`
  return (
    <Panel
      class="conserved"
      heading={
        <>
          {words.conservation}{' '}
          <span class={kept ? 'state-chip is-good' : 'state-chip is-bad'}>
            <Sign name={kept ? 'for' : 'against'} /> {kept ? words.conserved : words.notConserved}
          </span>
        </>
      }
    >
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{words.counters}</th>
            <th scope="col" class="is-figure">
              {words.ofPool}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, from, to }) => (
            <tr class={from === to ? undefined : 'is-changed-row'}>
              <th scope="row">{seatName(game, seat)}</th>
              <td class="is-figure">{moved(from, to)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{words.onCards}</th>
            <td class="is-figure">{moved(conserved.blood.from, conserved.blood.to)}</td>
          </tr>
          <tr class={kept ? 'is-sum' : 'is-sum is-wrong'}>
            <th scope="row">{words.all}</th>
            <td class="is-figure">
              {moved(both.from, both.to)}{' '}
              {kept ? (
                <Sign name="for" label={words.conserved} class="for" />
              ) : (
                <>
                  <Sign name="against" label={words.notConserved} /> {both.to > both.from ? '+' : '−'}
                  {Math.abs(both.to - both.from)}
                </>
              )}
            </td>
          </tr>
        </tbody>
      </table>
      {conserved.cards.length > 0 && (
        <ul class="plain-list">
          {conserved.cards.map(({ key, from, to }) => (
            <li>{words.lies(nameOf(facts, key), place(from), place(to))}</li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Views({ report: { seats, mixed }, game }: { report: Report; game: GameView }) {
  const { judge: words } = useDeskWords(),
    facts = useFacts()
  const changed = seats.filter(({ moves }) => moves)
  return (
    <Panel
      class="views"
      heading={
        <>
          {words.views} <small>{words.viewHelp}</small>
        </>
      }
    >
      {changed.length === 0 ? (
        <p class="word">{words.same}</p>
      ) : (
        <ul class="chips">
          {changed.map(({ seat, changes }) => (
            <li class="state-chip is-told">
              {seatName(game, seat)} <b>{changes?.length ?? ''}</b>
            </li>
          ))}
        </ul>
      )}
      {changed.flatMap(({ seat, learns }) =>
        learns.length === 0
          ? []
          : [
              <p class="word">
                <Sign name="eye" />{' '}
                {words.seesNew(
                  seatName(game, seat),
                  learns.map(({ key }) => (key === null ? '–' : nameOf(facts, key))).join(', '),
                )}
              </p>,
            ],
      )}
      {(mixed ?? []).map(({ seat, pile }) => (
        <p class="word">
          <Sign name={pile === 'crypt' ? 'crypt' : 'library'} />{' '}
          {words.mixed[pile === 'crypt' ? 'crypt' : 'library'](seatName(game, seat))}
        </p>
      ))}
    </Panel>
  )
}
