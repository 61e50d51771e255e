import { expect, it } from 'vitest'
import { beginBatch, carryOnBatch } from '../../functions/desk/batches/deal-batch.ts'
import { eventKey } from '../../functions/store/dynamodb/items.ts'
import { notifyBatch } from '../../functions/notify/notify.ts'
import { sweepNotices } from '../../functions/notify/sweep-notices.ts'
import { batchOf, boxDeck, gamesOfBatch, openDealing } from '../desk/batches/dealing-table.ts'
import { quietNotifier } from '../support/notifier.ts'

it('a table whose batch is not open holds up the stream for a moment, and is told of when it has opened', async () => {
  const dealing = openDealing()
  const { base, service } = dealing
  const notifier = quietNotifier(base, { clock: service.clock })
  const batch = batchOf('slow', 2)
  const event = { gameId: gamesOfBatch(batch)[0]!, version: 1 }
  const records = [
    { eventName: 'INSERT', dynamodb: { Keys: { ...eventKey(event.gameId, 1) }, SequenceNumber: 'first' } },
  ]
  await beginBatch(service, batch)
  let asked = 0
  await carryOnBatch(service, batch.id, async (of, seat) => {
    if (seat.player === 'p1-0') {
      expect(await notifyBatch(notifier, records)).toEqual({ batchItemFailures: [{ itemIdentifier: 'first' }] })
      dealing.pass(4)
      expect((await notifyBatch(notifier, records)).batchItemFailures).toHaveLength(1)
      dealing.pass(1)
      expect(await notifyBatch(notifier, records)).toEqual({ batchItemFailures: [] })
      expect(await base.wasTold(event)).toBe(false)
      // Nor does the sweep go on behind it.
      dealing.pass(120)
      expect(await sweepNotices(notifier)).toMatchObject({ found: 0, failed: 1 })
      asked++
    }
    return boxDeck(of, seat)
  })
  expect([asked, await base.wasTold(event)]).toEqual([1, false])
  dealing.pass(60)
  expect(await sweepNotices(notifier)).toMatchObject({ found: 1, failed: 0 })
  expect(await base.wasTold(event)).toBe(true)
})
