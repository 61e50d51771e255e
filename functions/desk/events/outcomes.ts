import { gameIdOf } from '../../games/deal.ts'
import type { Service } from '../../games/service.ts'
import { eventPartition, inTwo, readAll } from '../desk-items.ts'
import type { EventRecord } from './event.ts'
import { tableIdOf, type Outcomes, type RoundRecord } from './round.ts'

/**
 * What the tables of these rounds have come to: signed results before all, and else what judges have ruled or the games
 * say themselves.
 */
export async function outcomesOf(
  service: Pick<Service, 'store'>,
  event: EventRecord,
  rounds: readonly RoundRecord[],
): Promise<Outcomes> {
  const found = new Map<string, readonly number[]>()
  await Promise.all(
    rounds.map(async record => {
      if (record.state !== 'dealt' && record.state !== 'closed') return
      const signed = await signedIn(service, event.id, record.round)
      await Promise.all(
        record.tables.map(async ({ victoryPoints: kept }, at) => {
          const points = signed.get(at + 1) ?? (await playedAt(service, event, record.round, at)) ?? kept
          if (points) found.set(`${record.round} ${at}`, points)
        }),
      )
    }),
  )
  return (round, table) => found.get(`${round} ${table}`)
}

async function playedAt(
  { store }: Pick<Service, 'store'>,
  event: EventRecord,
  round: number,
  table: number,
): Promise<number[] | undefined> {
  const game = await store.loadGame(gameIdOf(tableIdOf(event, round, table + 1)))
  return game?.state.result && (game.ruledResult ?? game.state.result).victoryPoints
}

/** By table, what the highest revision of each signed result says. */
async function signedIn(
  { store }: Pick<Service, 'store'>,
  event: string,
  round: number,
): Promise<Map<number, number[]>> {
  const items = await readAll<unknown>(store, eventPartition(event), { prefix: `RESULT#${inTwo(round)}#` })
  return new Map(
    items.flatMap(({ name, value }): [number, number[]][] => {
      const points = pointsIn(value)
      return points ? [[Number(name.split('#')[2]), points]] : []
    }),
  )
}

/** The victory points in the payload of a compact JWS that this service has signed itself. */
function pointsIn(value: unknown): number[] | undefined {
  const jws = typeof value === 'object' && value !== null && 'jws' in value ? String(value.jws) : ''
  const payload = jws.split('.')[1]
  if (payload === undefined) return undefined
  const said: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
  return typeof said === 'object' && said !== null && 'victoryPoints' in said && Array.isArray(said.victoryPoints)
    ? said.victoryPoints.map(Number)
    : undefined
}
