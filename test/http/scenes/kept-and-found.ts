import type { Scene } from '../every-route.ts'
import { json, PLAYERS, startedGame, type World } from '../world.ts'

const LIST = 'Deck Name: Small\n\n12x Ashley\n60x Bonding\n'
const SHOWS = { points: true, games: true, reliability: true }

/** A deck is kept, mended, compared, called something else, and dropped. */
export async function keptDecks({ ask }: Scene): Promise<void> {
  const { id } = json<{ id: string }>(await ask('ann', 'keepDeck', { body: { list: LIST } }))
  const params = { deck: id }
  const tag = async (): Promise<Record<string, string>> => ({
    'if-match': (await ask('ann', 'keptDeck', { params })).headers.get('etag')!,
  })
  const list = LIST.replace('60x Bonding', '58x Bonding\n2x Fame')
  await ask('ann', 'keepVersion', { params, body: { list }, headers: await tag() })
  await ask('ann', 'renameDeck', { params, body: { name: 'Smaller' }, headers: await tag() })
  await ask('ann', 'deckVersions', { params })
  await ask('ann', 'myDecks')
  await ask('ann', 'compareDecks', { body: { before: { kept: id, version: 1 }, after: { kept: id } } })
  await ask(null, 'nearestDeck', { body: { deck: { list: '12x Ashley\n59x Bonding' } } })
  await ask('ann', 'dropDeck', { params })
}

/** Who makes a page is found and looked at; who has none any more is not. */
export async function pages({ ask, world }: Scene): Promise<void> {
  await startedGame(world)
  await ask('ann', 'archive', { query: { over: '1' } })
  await ask('ann', 'myPage')
  const body = { name: 'Ann of Ghent', place: 'Ghent', languages: ['en', 'fr'], shows: SHOWS }
  const { page } = json<{ page: string }>(await ask('ann', 'setPage', { body }))
  await ask('ben', 'findPlayers', { query: { name: 'ann' } })
  await ask('ben', 'playerPage', { params: { page } })
  await ask('ann', 'dropPage')
}

/** Five are dealt a table at once; four wait again until the sweep deals them one; one of another queue leaves. */
export async function queue({ ask, world }: Scene): Promise<void> {
  await ask('ann', 'waitForSeat', { body: { deck: 'ventrue' } })
  await ask('ann', 'queuePlace')
  for (const player of PLAYERS.slice(1)) await world.as(player).post('/me/queue', { deck: 'tremere' })
  for (const player of PLAYERS.slice(1)) await world.as(player).post('/me/queue', { deck: 'ventrue' })
  await world.as('ann').post('/me/queue', { deck: 'ventrue', clock: 'live' })
  await ask('ann', 'leaveQueue')
}

/** A deck and a page of ann's. */
export async function peopleThere(world: World): Promise<{ deck: string; page: string }> {
  const ann = world.as('ann')
  const deck = json<{ id: string }>(await ann.post('/me/decks', { list: LIST })).id
  const body = { name: 'Ann', shows: SHOWS }
  return { deck, page: json<{ page: string }>(await ann.send('PUT', '/me/page', { body })).page }
}
