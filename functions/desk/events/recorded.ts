import type { Placement } from '../../../shared/league/final.ts'
import type { Irregularity, ReportedPenalty, ReportedPlayer } from '../../../shared/league/exports/event-report.ts'
import type { EventRecord as Recorded, RecordedRound } from '../../../shared/league/exports/reported.ts'
import { escalationOf, reportBy } from '../../../shared/league/penalties.ts'
import type { Rated } from '../../../shared/league/ratings.ts'
import { gameIdOf } from '../../games/deal.ts'
import type { Service } from '../../games/service.ts'
import { eventPartition, FINAL_ROUND, readAll, RULING_PREFIX, type RuledOn } from '../desk-items.ts'
import { lotOf, playersOf, type EventRecord, type Met, type PlayerRecord } from './event.ts'
import { outcomesOf } from './outcomes.ts'
import { standingPenalties, type PenaltyRecord } from './penalty.ts'
import { rankingOf, winnerOf } from './ranking.ts'
import { loadRound, playersIn, roundsOf, tableIdOf, type Outcomes, type RoundRecord } from './round.ts'
import { deckFor } from './sealed-decks.ts'

const HOUR_MS = 3_600_000
const dayOf = (instant: string): string => instant.slice(0, 10)
const after = (instant: string, hours: number): string => new Date(Date.parse(instant) + hours * HOUR_MS).toISOString()

/** What is kept of an event, as the exports ask for it. */
export async function recordedEvent(service: Service, { kept, event }: Met, rated: Rated): Promise<Recorded> {
  const [players, keptRounds, final] = await Promise.all([
    playersOf(service, event.id),
    roundsOf(service, event.id),
    loadRound(service, event.id, FINAL_ROUND),
  ])
  const known = playersIn(players)
  const rounds = keptRounds.map(({ value }) => value)
  const outcomes = await outcomesOf(service, event, [...rounds, ...(final ? [final.value] : [])])
  const rulings = await rulingsIn(service, event, final?.value.final?.deal)
  const moments = [event.createdAt, event.endedAt, ...rounds.flatMap(one => [one.seatedAt, one.closedAt])]
  return {
    event: {
      id: event.id,
      version: kept.version,
      changed: moments
        .flatMap(one => one ?? [])
        .toSorted()
        .at(-1)!,
      name: event.name,
      // All of it is played here.
      place: null,
      url: `${service.signer?.issuer ?? ''}/e/${event.id}`,
      organiser: event.organisers[0]!.name,
      began: dayOf(event.startsAt),
      ended: event.endedAt && dayOf(event.endedAt),
      format: event.cards === 'all' ? 'constructed' : 'limited',
      level: event.level === 'national' || event.level === 'continental' ? event.level : 'open',
      multideck: event.decks === 'multi',
    },
    state: event.state === 'finished' || event.state === 'broken-off' ? event.state : 'running',
    players: [...known.values()].map(reported),
    rounds: rounds.map(one => recordedRound(event, one, known, outcomes, rulings)),
    final: final ? recordedFinal(event, final.value, outcomes, rulings) : null,
    penalties: (await standingPenalties(service, event.id)).map(asReported),
    irregularities: irregularitiesIn(rulings),
    unrated: event.test
      ? 'void'
      : event.cards !== 'all'
        ? 'set restriction'
        : event.sanctioned
          ? null
          : 'not sanctioned',
    rated,
    lot: entry => lotOf(event, entry),
    winningDeck: await winningDeck(service, event, known, final?.value),
  }
}

const reported = ({ entry, name, veknId, state, sealed }: PlayerRecord): ReportedPlayer => ({
  id: entry,
  name,
  // Said by themselves: nobody has confirmed it here.
  vekn: veknId === null ? null : { number: veknId, confirmed: false },
  city: null,
  dropped: state === 'dropped',
  disqualified: state === 'disqualified',
  deckFingerprint: Object.values(sealed).at(-1)?.fingerprint ?? null,
})

function asReported(penalty: PenaltyRecord): ReportedPenalty {
  const { player, level, round, infraction, text, by } = penalty
  const escalation = escalationOf(penalty),
    due = reportBy(penalty)
  return {
    player,
    level,
    round,
    infraction,
    text,
    judge: by.name,
    ...(escalation && { escalation }),
    ...(due && { reportBy: due }),
  }
}

/** What a judge has ruled at a table, as `judges/` keeps it. */
interface Ruled extends RuledOn {
  round: number
  table: number
  ruling: { kind: string }
}

/** A batch of the league may name a round too, and a table of it: rulings there are none on this event's own. */
async function rulingsIn({ store }: Service, event: EventRecord, deals = 1): Promise<Ruled[]> {
  const rulings = await readAll<Ruled>(store, eventPartition(event.id), { prefix: RULING_PREFIX })
  const gamesAt = ({ round, table }: Ruled): string[] =>
    Array.from({ length: round === FINAL_ROUND ? deals : 1 }, (_, at) =>
      gameIdOf(tableIdOf(event, round, table, at + 1)),
    )
  return rulings.flatMap(({ value }) => (gamesAt(value).includes(value.game) ? [value] : []))
}

/** The words of the last ruling that a table's result stands for. */
function resultRuled(rulings: readonly Ruled[], round: number, table: number): string | null {
  const here = rulings.filter(one => one.ruling.kind === 'result' && one.round === round && one.table === table)
  return here.toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(-1)?.text ?? null
}

/** After these a table is not what was seated. */
const UNFORESEEN = ['restart', 'remove']
const irregularitiesIn = (rulings: readonly Ruled[]): Irregularity[] =>
  rulings
    .filter(({ ruling, staffError }) => staffError || UNFORESEEN.includes(ruling.kind))
    .map(({ round, table, text, by, staffError }) => ({
      round,
      table,
      text,
      judge: by.name,
      ...(staffError && { staffError }),
    }))

const isDealt = ({ state }: RoundRecord): boolean => state === 'dealt' || state === 'closed'

function recordedRound(
  { roundHours }: EventRecord,
  round: RoundRecord,
  known: ReadonlyMap<string, PlayerRecord>,
  outcomes: Outcomes,
  rulings: readonly Ruled[],
): RecordedRound {
  return {
    round: round.round,
    starts: isDealt(round) ? round.seatedAt : null,
    ends: isDealt(round) ? after(round.seatedAt, roundHours) : null,
    tables: round.tables.map(({ players }, at) => ({
      table: at + 1,
      players,
      victoryPoints: pointsOf(outcomes, round.round, at),
      substituted: players.flatMap((player, seat) => (known.get(player)?.lost.includes(round.round) ? [seat] : [])),
      ruling: resultRuled(rulings, round.round, at + 1),
      ends: null,
    })),
  }
}

const pointsOf = (outcomes: Outcomes, round: number, table: number): number[] | null => {
  const points = outcomes(round, table)
  return points ? [...points] : null
}

function recordedFinal(
  { finalHours }: EventRecord,
  round: RoundRecord,
  outcomes: Outcomes,
  rulings: readonly Ruled[],
): Recorded['final'] {
  const { seeds, row, due } = round.final!
  const next = seeds[seeds.length - row.length - 1]
  return {
    starts: isDealt(round) ? round.seatedAt : null,
    ends: isDealt(round) ? after(round.seatedAt, finalHours) : null,
    seeds,
    placements: placementsIn(row, seeds.length),
    placing: due !== null && next !== undefined ? [{ player: next, until: due }] : [],
    row: row.map(seed => seeds[seed - 1]!),
    victoryPoints: pointsOf(outcomes, FINAL_ROUND, 0),
    ruling: resultRuled(rulings, FINAL_ROUND, 1),
  }
}

/** How each seed placed itself, the lowest first: nobody is moved, so the row still tells. */
function placementsIn(row: readonly number[], seeds: number): Placement[] {
  return Array.from({ length: row.length }, (_, n): Placement => {
    const seed = seeds - n
    const there = row.filter(one => one >= seed)
    const at = there.indexOf(seed)
    if (at === there.length - 1) return 'right-end'
    return at === 0 ? 'left-end' : { left: there[at - 1]!, right: there[at + 1]! }
  })
}

/** Of an event that is finished: before that no list is anybody's but its owner's (TDECK-19). */
async function winningDeck(
  service: Service,
  event: EventRecord,
  known: ReadonlyMap<string, PlayerRecord>,
  final: RoundRecord | undefined,
): Promise<Recorded['winningDeck']> {
  if (event.state !== 'finished') return null
  // Without a final it is who stands first.
  const entry = event.final
    ? await winnerOf(service, event)
    : ((await rankingOf(service, event)).standings[0]?.player ?? null)
  const winner = entry === null ? undefined : known.get(entry)
  if (!winner) return null
  const seed = final?.final?.seeds.indexOf(winner.entry) ?? -1
  const deck = await deckFor(service, event, winner, final?.final?.decks[seed] ?? event.rounds)
  if (!deck) return null
  const { crypt, library } = deck.value.list
  return { player: winner.entry, name: null, author: null, comment: '', crypt: [...crypt], library: [...library] }
}
