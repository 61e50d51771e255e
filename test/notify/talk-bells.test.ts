import { expect, it } from 'vitest'
import { createLog } from '../../functions/logging/log.ts'
import { handTalk } from '../../functions/notify/talk-bells.ts'
import { handleSocket } from '../../functions/socket/socket.ts'
import { writtenBy } from '../../functions/store/stream.ts'
import { json } from '../http/world.ts'
import { table, type Talking } from '../people/table-of-talk.ts'
import { recordingNotifier } from '../support/notifier.ts'

async function connect({ world }: Talking, player: string, connectionId: string, query = ''): Promise<void> {
  const { ticket } = json<{ ticket: string }>(await world.as(player).send('POST', `/me/socket-tickets${query}`))
  const connections = { store: world.store, clock: world.service.clock, log: createLog(() => undefined) }
  await handleSocket(connections, {
    requestContext: { routeKey: '$connect', connectionId },
    queryStringParameters: { ticket },
  })
}

it('rings whoever is connected, but for the speaker and those who mute them, and moves nothing else', async () => {
  const at = await table()
  for (const player of ['ann', 'ben', 'cal']) await connect(at, player, `of-${player}`)
  await connect(at, 'zed', 'watching', `?watch=${at.game}`)
  await at.at('cal', 'PUT', '/muted', { seats: [0] })
  const { notifier, sent } = recordingNotifier(at.world.store, at.world.service.clock)
  await at.say('ann', { words: 'Shall we?', deal: { with: [1] } })
  await handTalk(notifier, { talk: at.game, n: 1 })
  const bell = { game: at.game, talk: 1 }
  expect(sent.talkBells).toEqual([
    { socket: 'of-ben', ...bell },
    { socket: 'watching', ...bell },
  ])
  await at.at('ben', 'POST', '/1/deal', { mark: 'made' })
  sent.talkBells.length = 0
  await handTalk(notifier, { talk: at.game, n: 1, dealt: true })
  expect(sent.talkBells.map(({ socket }) => socket)).toEqual(['of-ann', 'of-cal', 'watching'])
  expect([sent.doorbells, sent.pushes, sent.mails]).toEqual([[], [], []])
})

it('comes over the stream with what is new at a table, and nothing else of it', () => {
  const record = (sk: string, eventName = 'INSERT') =>
    writtenBy({ eventName, dynamodb: { Keys: { pk: { S: 'TALK#gam_x' }, sk: { S: sk } } } })
  expect(record('SAY#000000000012')).toEqual({ talk: 'gam_x', n: 12 })
  expect(record('DEALT#12#3')).toEqual({ talk: 'gam_x', n: 12, dealt: true })
  for (const other of ['HEAD', 'READER#ann', 'REPORT#x', 'DONE#x']) expect(record(other)).toBeNull()
  expect(record('SAY#000000000012', 'MODIFY')).toBeNull()
})
