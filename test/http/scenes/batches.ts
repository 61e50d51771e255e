import { leagueEvent, programOf } from '../../desk/league-world.ts'
import type { Scene } from '../every-route.ts'
import { json } from '../world.ts'

/** A league's program posts a table, looks at it, and takes back one that waits. */
export async function batches({ ask, world }: Scene): Promise<void> {
  const program = programOf(world, 'north')
  const { event, entries } = await leagueEvent(world, program, ['ann', 'ben', 'cal', 'dee'])
  const tables = [{ externalRef: 'round-1-table-1', seats: entries.map(player => ({ player })) }]
  const { id } = json<{ id: string }>(await ask(program, 'makeBatch', { body: { event, round: 1, tables } }))
  await ask(program, 'tableBatch', { params: { batch: id } })
  const startAt = new Date(Date.parse(world.service.clock()) + 86_400_000).toISOString()
  const bots = ['Ada', 'Ben', 'Cyd', 'Dov'].map(bot => ({ bot, deck: 'ventrue' }))
  const waiting = json<{ id: string }>(
    await program.post('/table-batches', { event, startAt, tables: [{ externalRef: 'later', seats: bots }] }),
  )
  await ask(program, 'undoBatch', { params: { batch: waiting.id } })
}

/** A batch of a league that nobody else of the scene has to do with. */
export async function batchThere(world: Scene['world']): Promise<string> {
  const program = programOf(world, 'east')
  const { event } = await leagueEvent(world, program, [])
  const seats = ['Ada', 'Ben', 'Cyd', 'Dov'].map(bot => ({ bot, deck: 'ventrue' }))
  return json<{ id: string }>(await program.post('/table-batches', { event, tables: [{ seats }] })).id
}
