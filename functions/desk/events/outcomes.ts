import type { Service } from '../../games/service.ts'
import { resultsIn, resultsOfRound } from '../results/kept.ts'
import type { ResultPayload } from '../results/payload.ts'
import { payloadIn } from '../results/signer.ts'
import type { EventRecord } from './event.ts'
import { gameOf, type Outcomes, type RoundRecord } from './round.ts'

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
      const signed = await signedIn(service, event, record)
      await Promise.all(
        record.tables.map(async ({ victoryPoints: kept }, at) => {
          const points = signed.get(at) ?? (await playedAt(service, event, record, at)) ?? kept
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
  round: RoundRecord,
  table: number,
): Promise<number[] | undefined> {
  const game = await store.loadGame(gameOf(event, round, table))
  return game?.state.result && (game.ruledResult ?? game.state.result).victoryPoints
}

/** By table from 0, what the highest revision says of each game of the round: a batch of the league may name it too. */
async function signedIn(
  { store }: Pick<Service, 'store'>,
  event: EventRecord,
  record: RoundRecord,
): Promise<Map<number, readonly number[]>> {
  const places = new Map(record.tables.map((_, at) => [gameOf(event, record, at), at]))
  const signed = new Map<number, readonly number[]>()
  for (const { value } of await resultsIn(store, resultsOfRound(event.id, record.round))) {
    const at = places.get(value.game)
    if (at !== undefined) signed.set(at, payloadIn<ResultPayload>(value.jws).victoryPoints)
  }
  return signed
}
