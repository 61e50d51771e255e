import { dealt, enter, good, held, seat } from '../../desk/events/held.ts'
import { decks } from '../../../shared/cards/five-decks.ts'
import { resealed } from '../../desk/judges/resealed.ts'
import type { Scene } from '../every-route.ts'
import { json } from '../world.ts'

const JUDGES = [
  { player: 'hal', name: 'Hal' },
  { player: 'ida', name: 'Ida' },
]

/** A call that a judge answers and the head judge after her, a ruling, and a penalty that is lifted again. */
export async function judges({ ask, world }: Scene): Promise<void> {
  const event = await held(world, { judges: JUDGES, clock: { policy: 'standard' } })
  const entries = await enter(world, event, ['ann', 'ben', 'cal', 'dee', 'eve'])
  const { crypt, library } = decks.ventrue
  await resealed(world, event, 'eve', { crypt, library: library.slice(0, 5) })
  const mending = { way: 'most-frequent', reason: 'The check let it pass.' }
  await ask('ida', 'mendDeck', { params: { event, player: entries.get('eve')! }, body: mending })
  await seat(world, event)
  const game = (await dealt(world, event, 1)).tables[0]!.game!
  const params = { game }
  const call = { question: 'May he block with that one?', visibility: 'public' }
  const { id } = json<{ id: string }>(await ask('ann', 'callJudge', { params, body: call }))
  const ticket = { game, ticket: id }
  await ask('ann', 'noteTicket', { params: ticket, body: { text: 'It is locked.' } })
  await ask('ida', 'judgeView', { params, query: { ticket: id } })
  const answer = { answer: 'No: a locked minion does not block.', reason: 'Blocking' }
  await ask('ida', 'closeTicket', { params: ticket, body: answer })
  world.pass(1)
  await ask('ben', 'appealTicket', { params: ticket, body: { text: 'It was unlocked then.' } })
  await ask('ann', 'tickets', { params })
  await ask('hal', 'eventTickets', { params: { event } })
  const expectedVersion = (await world.store.loadGame(game))!.state.views.at(-1)!
  await ask('hal', 'ruleOnGame', {
    params,
    body: { ruling: { kind: 'extend', seat: 0, hours: 2 }, reason: 'A long question.', expectedVersion, ticket: id },
  })
  const players = `${entries.get('ann')},${entries.get('ben')}`
  await ask('hal', 'meetings', { params: { event }, query: { players } })
  const closing = { round: 1, table: 1, open: false, reason: 'Somebody was given advice.' }
  await ask('ida', 'closeWatching', { params: { event }, body: closing })
  await ask('olga', 'watching', { params: { event } })
  const { id: penalty } = json<{ id: string }>(
    await ask('ida', 'givePenalty', {
      params: { event },
      body: { player: entries.get('ben'), infraction: '3.3', level: 'caution', text: 'Please play on.', ticket: id },
    }),
  )
  await ask('hal', 'penalties', { params: { event } })
  await ask('ida', 'liftPenalty', { params: { event, penalty }, query: { reason: 'His line was down.' } })
}

/** A call at a table of the scene's event, and a penalty that is given in it. */
export async function judgesThere(
  world: Scene['world'],
  event: string,
  player: string,
): Promise<{ ticket: string; penalty: string }> {
  const { rounds } = good<{ rounds: { tables: { game: string }[] }[] }>(
    await world.as('olga').get(`/events/${event}/rounds`),
  )
  const games = rounds[0]!.tables.map(({ game }) => game)
  const seated = await Promise.all(games.map(async game => (await world.store.loadGame(game))!))
  const game = seated.find(({ players }) => players.some(one => one.player === 'ann'))!
  const { id: ticket } = good<{ id: string }>(
    await world.as('ann').post(`/games/${game.id}/tickets`, { question: 'May he?' }),
  )
  const { id: penalty } = good<{ id: string }>(
    await world
      .as('hal')
      .post(`/events/${event}/penalties`, { player, infraction: '3.3', level: 'caution', text: 'Please play on.' }),
  )
  return { ticket, penalty }
}
