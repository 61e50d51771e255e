import { afterEach, describe, expect, test } from 'vitest'
import { openQueue, type Queue, type QueueOptions } from '../../functions/local/queue.ts'
import { awsCalls, CallRefused, queueAt } from '../../functions/notify/aws.ts'

const open: Queue[] = []
afterEach(async () => {
  for (const queue of open.splice(0)) await queue.close()
})
const opened = async (options: QueueOptions): Promise<Queue> => {
  const queue = await openQueue({ pauseMs: 1, ...options })
  open.push(queue)
  return queue
}
const call = awsCalls('us-east-1')

describe('the queue of this machine', () => {
  test('hands over what is sent as it is sent in the cloud, and is not waited for', async () => {
    let handled: (body: string) => void = () => undefined
    const given = new Promise<string>(resolve => (handled = resolve))
    let release: () => void = () => undefined
    const held = new Promise<void>(resolve => (release = resolve))
    const { url } = await opened({
      handler: async ({ Records: [record] }) => {
        await held
        handled(record!.body)
      },
    })
    await queueAt(url, call)({ league: 'league club' })
    release()
    expect(JSON.parse(await given)).toEqual({ league: 'league club' })
  })

  test('comes again with what failed, and gives it up in the end', async () => {
    const bodies: string[] = []
    let done: () => void = () => undefined
    const third = new Promise<void>(resolve => (done = resolve))
    const { url } = await opened({
      attempts: 3,
      handler: ({ Records: [record] }) => {
        bodies.push(record!.body)
        if (bodies.length === 1) throw new Error('failed')
        if (bodies.length === 3) done()
        return { batchItemFailures: [{ itemIdentifier: record!.messageId }] }
      },
    })
    await queueAt(url, call)({ webhook: 'whk_1' })
    await third
    await open.pop()!.close()
    expect(bodies).toEqual(Array(3).fill('{"webhook":"whk_1"}'))
  })

  test('knows one call, and refuses every other', async () => {
    const { url } = await opened({ handler: () => undefined })
    const refused = [
      fetch(url, { method: 'POST', headers: { 'x-amz-target': 'AmazonSQS.ReceiveMessage' }, body: '{}' }),
      fetch(url, { method: 'POST', headers: { 'x-amz-target': 'AmazonSQS.SendMessage' }, body: 'nonsense' }),
      fetch(url),
    ]
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([400, 400, 400])
    await expect(queueAt(url, async () => ({ status: 400, text: '{"__type":"Full"}' }))({})).rejects.toThrow(
      CallRefused,
    )
  })
})
