import * as z from 'zod'
import { ApiProblem, type Client } from '../../shared/api/client.ts'
import { FINAL } from '../../shared/league/penalties.ts'
import { sha256 } from '../games/hash.ts'
import { ask, NoAnswer, type Fetch } from './asking.ts'
import { keyIn } from './place.ts'
import type { GameResult, Praxis, ReportedEvent } from './ports.ts'

/** Our own side over its API, by the key of the league that holds the events. */
export interface PraxisPlace {
  url: string
  key: string
  client: Client
  fetch: Fetch
  clock: () => string
  /** By tournaments that are followed: the event of ours whose people sit at the tables. */
  events: Readonly<Record<string, string>>
  /** How long before the deal a table is made, in minutes: as long its seats can still change. */
  leadMinutes: number
  /** What was asked for under each reference, kept before it is asked for. */
  kept: (externalRef: string) => Asked | undefined
  keep: (externalRef: string, asked: Asked) => Promise<void>
}
export const Asked = z.strictObject({
  event: z.string(),
  startAt: z.string(),
  tables: z.array(z.strictObject({ externalRef: z.string(), seats: z.array(z.strictObject({ player: z.string() })) })),
})
export type Asked = z.infer<typeof Asked>

/** Of a signed result, what is asked of it here. */
const Payload = z.object({
  game: z.string(),
  event: z.string().nullable(),
  round: z.number().nullable(),
  rev: z.number(),
  players: z.array(z.object({ vekn: z.string().nullable() })),
  victoryPoints: z.array(z.number()),
  parts: z.array(z.array(z.object({ reason: z.string() }))).nullable(),
  rulings: z.array(z.object({ text: z.string() })),
})
type Payload = z.infer<typeof Payload>

/** Of an event as JSON (`format: praxis-event`, version 1). */
const Exported = z.object({
  version: z.literal(1),
  state: z.enum(['running', 'finished', 'broken-off']),
  players: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      vekn: z.object({ number: z.string(), confirmed: z.boolean() }).nullable(),
    }),
  ),
  final: z.object({ score: z.object({ winner: z.string() }).nullable() }).nullable(),
  standings: z.array(
    z.object({
      player: z.string(),
      place: z.number(),
      gw: z.number(),
      vp: z.number(),
      tp: z.number(),
      toss: z.number(),
      ratingPoints: z.number(),
    }),
  ),
  penalties: z.array(z.object({ vekn: z.string().nullable(), level: z.string(), round: z.number() })),
})
type Exported = z.infer<typeof Exported>

const MINUTE_MS = 60_000
const NOT_FOUND = 404
const OK = 200

export function praxisOverHttp(place: PraxisPlace): Praxis {
  const { url, key, client, fetch, clock, events, leadMinutes, kept, keep } = place

  const exported = async (event: string): Promise<Exported | null> => {
    const said = await orNull(client.call('exportEvent', { params: { event }, query: { as: 'json' } }))
    return said?.body ? Exported.parse(JSON.parse(said.body.text)) : null
  }
  const signedResult = async (game: string): Promise<Payload | null> => {
    const said = await ask(fetch, `${url}/v1/games/${encodeURIComponent(game)}/result?view=spectator`, {
      headers: { authorization: `Bearer ${key}`, accept: 'application/jose' },
    })
    if (said.status === NOT_FOUND) return null
    if (said.status !== OK) throw new NoAnswer(`The result of ${game}: ${said.status}`)
    return payloadIn(said.text)
  }
  /** All revisions of a game, with what the numbers in them are hashed with. */
  const revisions = async (event: string, game: string): Promise<{ payload: Payload; salts: (string | null)[] }[]> => {
    const found = []
    for (let cursor: string | undefined; ;) {
      const { body } = await client.call('results', { query: { event, ...(cursor !== undefined && { cursor }) } })
      for (const one of body!.results)
        if (one.game === game) found.push({ payload: payloadIn(one.jws), salts: one.salts ?? [] })
      if (body!.cursor === null) return found.toSorted((a, b) => a.payload.rev - b.payload.rev)
      cursor = body!.cursor
    }
  }
  const numbersIn = async (event: string): Promise<{ player: string; vekn: string }[]> => {
    const { body } = await client.call('players', { params: { event } })
    return body!.players.flatMap(({ player, veknId }) => (veknId === null ? [] : [{ player, vekn: veknId }]))
  }
  const make = async (asked: Asked): Promise<{ batch: string } | { refused: string }> => {
    const ref = asked.tables[0]!.externalRef
    try {
      const { body } = await client.call('makeBatch', { key: `archon-${sha256(ref)}`, body: asked })
      return { batch: body!.id }
    } catch (failure) {
      if (failure instanceof ApiProblem && isWord(failure)) return { refused: wordOf(failure) }
      throw failure
    }
  }

  return {
    feed: async since => {
      const { body } = await client.call('feed', { query: { since } })
      return body!
    },
    result: async game => {
      const latest = await signedResult(game)
      if (!latest?.event) return null
      const all = await revisions(latest.event, game)
      const last = all.at(-1)
      if (!last) return null
      const numbers = await numbersIn(latest.event)
      const vekn = last.payload.players.map(
        (seat, at) => numbers.find(one => seat.vekn === sha256(`${last.salts[at]}\n${one.vekn}`))?.vekn ?? null,
      )
      const penalties = (await exported(latest.event))?.penalties ?? []
      return resultIn(last.payload, all.slice(0, -1), vekn, penalties)
    },
    report: async event => {
      const found = await exported(event)
      return found && reportIn(found)
    },
    createTable: async ({ externalRef, vekn }) => {
      let asked = kept(externalRef)
      if (!asked) {
        const event = events[keyIn(externalRef)?.tournament ?? '']
        if (event === undefined) return { refused: 'No event of ours plays this tournament' }
        const numbers = await numbersIn(event)
        const seats = vekn.map(number => numbers.find(one => one.vekn === number)?.player)
        const missing = vekn.filter((_, at) => seats[at] === undefined)
        if (missing.length > 0) return { refused: `unclaimed: ${missing.join(', ')}` }
        const startAt = new Date(Date.parse(clock()) + leadMinutes * MINUTE_MS).toISOString()
        asked = { event, startAt, tables: [{ externalRef, seats: seats.map(player => ({ player: player! })) }] }
        await keep(externalRef, asked)
      }
      const made = await make(asked)
      return 'refused' in made ? made : null
    },
    cancelTable: async externalRef => {
      const asked = kept(externalRef)
      // Asked for again it is the same batch; where it was never made there is nothing to take back.
      const made = asked && (await make(asked))
      if (!made || 'refused' in made) return 'gone'
      try {
        await client.call('undoBatch', { params: { batch: made.batch } })
        return 'gone'
      } catch (failure) {
        if (failure instanceof ApiProblem && failure.problem.code === 'batch-state') return 'begun'
        throw failure
      }
    },
  }
}

/** Refused for what was asked; anything else may be otherwise the next time. */
const isWord = ({ problem }: ApiProblem): boolean =>
  ['batch-invalid', 'ref-taken', 'event-state', 'not-found', 'invalid-request', 'forbidden'].includes(problem.code)
const wordOf = ({ problem: { code, errors = [] } }: ApiProblem): string =>
  [code, ...errors.map(({ path, code: why }) => `${path} ${why}`)].join(': ')

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (failure) {
    if (failure instanceof ApiProblem && failure.problem.status === NOT_FOUND) return null
    throw failure
  }
}

const payloadIn = (jws: string): Payload =>
  Payload.parse(JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString('utf8')))

function resultIn(
  { game, rev, round, victoryPoints, parts, rulings }: Payload,
  earlier: readonly { payload: Payload }[],
  vekn: (string | null)[],
  penalties: Exported['penalties'],
): GameResult {
  const seatsWith = (level: string): number[] =>
    penalties.flatMap(one => {
      const seat = one.level === level && one.round === (round ?? FINAL) ? vekn.indexOf(one.vekn) : -1
      return one.vekn === null || seat < 0 ? [] : [seat]
    })
  const isRuled = parts === null || parts.some(seat => seat.some(({ reason }) => reason === 'ruling'))
  return {
    game,
    rev,
    vekn,
    victoryPoints,
    earlier: earlier.map(({ payload }) => payload.victoryPoints),
    adjusted: seatsWith('standings-adjustment'),
    disqualified: seatsWith('disqualification'),
    ruling: (isRuled && rulings.at(-1)?.text) || null,
  }
}

const reportIn = ({ state, players, final, standings }: Exported): ReportedEvent => ({
  state,
  players,
  final,
  standings: standings.map(({ player, place, gw, vp, tp, toss, ratingPoints }) => ({
    player,
    place,
    gameWins: gw,
    victoryPoints: vp,
    tournamentPoints: tp,
    toss,
    ratingPoints,
  })),
})
