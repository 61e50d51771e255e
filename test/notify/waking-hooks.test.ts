import { expect, it } from 'vitest'
import type { WakeUp } from '../../functions/hooks/sender.ts'
import { notifyBatch } from '../../functions/notify/notify.ts'
import { openMemoryStore } from '../../functions/store/memory.ts'
import type { StreamRecord } from '../../functions/store/stream.ts'
import { quietNotifier } from '../support/notifier.ts'

const record = (pk: string, sk: string, eventName = 'INSERT'): StreamRecord => ({
  eventName,
  dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: `${pk} ${sk}` },
})
const RECORDS = [
  record('LEAGUE#league club', 'FEED#000000000001'),
  record('LEAGUE#league club', 'FEED#000000000002'),
  record('LEAGUE#league club', 'HEAD'),
  record('LEAGUE#league club', 'FEED#000000000002', 'MODIFY'),
  record('LEAGUE#league other', 'FEED#000000000001'),
  record('HOOK#whk_1', 'ASK#000000000001'),
  record('HOOK#whk_1', 'DLV#000000000001'),
  record('PLAYER#ann', 'FEED#1'),
]

it('what sends webhooks is woken by what is new in a feed, or asked of a webhook, once for all a call brings', async () => {
  const woken: WakeUp[] = []
  const notifier = quietNotifier(openMemoryStore(), { wakeHooks: async wakeUp => void woken.push(wakeUp) })
  expect(await notifyBatch(notifier, RECORDS)).toEqual({ batchItemFailures: [] })
  expect(woken).toEqual([{ league: 'league club' }, { league: 'league other' }, { webhook: 'whk_1' }])
})

it('that it cannot be woken holds up nobody', async () => {
  const failing = quietNotifier(openMemoryStore(), { wakeHooks: () => Promise.reject(new Error('no queue')) })
  expect(await notifyBatch(failing, RECORDS)).toEqual({ batchItemFailures: [] })
  expect(await notifyBatch(quietNotifier(openMemoryStore()), RECORDS)).toEqual({ batchItemFailures: [] })
})
