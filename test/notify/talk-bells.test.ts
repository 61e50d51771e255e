import { describe, expect, it } from 'vitest'
import { createLog } from '../../functions/logging/log.ts'
import { handTalk } from '../../functions/notify/talk-bells.ts'
import { handleSocket } from '../../functions/socket/socket.ts'
import type { Notifier } from '../../functions/notify/notifier.ts'
import { sweepNotices } from '../../functions/notify/sweep-notices.ts'
import { writtenBy } from '../../functions/store/stream.ts'
import { json } from '../http/world.ts'
import { table, type Talking } from '../people/table-of-talk.ts'
import { phone, wishesOf } from './house.ts'
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

describe('who wishes to be told of talk', () => {
  const wishing = async (at: Talking, player: string, talk: { push: boolean; mail: boolean }): Promise<void> => {
    const { channels } = wishesOf(player)
    await at.world.store.saveWishes(wishesOf(player, { channels: { ...channels, talk } }))
    await at.world.store.saveDevice(player, { ...phone, endpoint: `https://push.example/${player}` })
  }
  const spoken = async (at: Talking, notifier: Notifier, player: string, n: number): Promise<void> => {
    await at.say(player, { words: `Word number ${n}` })
    await handTalk(notifier, { talk: at.game, n })
  }

  it('is pushed once for all that is new, without a word of it, and nobody else is', async () => {
    const at = await table()
    await wishing(at, 'ben', { push: true, mail: false })
    await wishing(at, 'cal', { push: false, mail: false })
    await at.world.store.saveWishes(wishesOf('dee'))
    await at.world.store.saveDevice('dee', { ...phone, endpoint: 'https://push.example/dee' })
    const { notifier, sent } = recordingNotifier(at.world.store, at.world.service.clock)
    await spoken(at, notifier, 'ann', 1)
    await spoken(at, notifier, 'eve', 2)
    await sweepNotices(notifier)
    expect(sent.pushes.map(({ endpoint }) => endpoint)).toEqual(['https://push.example/ben'])
    expect(sent.pushes[0]).toMatchObject({ kind: 'talk', game: at.game, body: 'Something was said at the table.' })
    expect(JSON.stringify(sent.pushes)).not.toContain('Word number')
    expect(sent.mails).toEqual([])
    // What they have read since is behind them; what comes then is new.
    await at.at('ben', 'PUT', '/seen', { n: 2 })
    await spoken(at, notifier, 'ann', 3)
    await sweepNotices(notifier)
    expect(sent.pushes).toHaveLength(2)
    // Read before it could be sent, it is not; nor is what somebody says whom they mute.
    await at.at('ben', 'PUT', '/seen', { n: 3 })
    await spoken(at, notifier, 'ann', 4)
    await at.at('ben', 'PUT', '/seen', { n: 4 })
    await sweepNotices(notifier)
    await at.at('ben', 'PUT', '/muted', { seats: [0] })
    await spoken(at, notifier, 'ann', 5)
    await sweepNotices(notifier)
    expect(sent.pushes).toHaveLength(2)
  })

  it('has a line of it in the next mail, where they wish for mails', async () => {
    const at = await table()
    await wishing(at, 'ben', { push: false, mail: true })
    const { notifier, sent } = recordingNotifier(at.world.store, at.world.service.clock)
    await spoken(at, notifier, 'ann', 1)
    for (let hour = 0; hour < 24; hour++) {
      at.world.pass(1)
      await sweepNotices(notifier)
    }
    expect(sent.pushes.filter(({ kind }) => kind === 'talk')).toEqual([])
    const told = sent.mails.filter(({ text }) => text.includes('Something was said at the table.'))
    expect(told.map(({ to }) => to)).toEqual(['ben@example.org'])
    expect(told[0]!.text).not.toContain('Word number')
  })
})
