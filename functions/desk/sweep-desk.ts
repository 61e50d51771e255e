import type { Service } from '../games/service.ts'
import { beat } from '../games/outages.ts'
import { kindOf, type Log } from '../logging/log.ts'
import type { DeskKey } from '../store/desk-port.ts'
import { BATCH } from './batches/batch.ts'
import { carryOnDue } from './batches/deal-batch.ts'
import { roundDuty } from './events/due-rounds.ts'
import { readSealed } from './events/sealed-decks.ts'
import { trialDuty } from './events/trial.ts'
import { TELL_PREFIX, tellDue } from './feed/telling.ts'
import { LATER_PREFIX, publishDue } from './feed/withheld.ts'
import { SIGN_PREFIX, signDue } from './report.ts'
import { queueDue } from '../people/queue/deal-queued.ts'
import { DEAL_PREFIX, WAITING } from '../people/queue/queue-items.ts'

/** As many as one call carries on; the rest waits a minute. */
const MOST = 50

/** What is due of one kind of item, by what its name begins with. */
interface Duty {
  prefix: string
  carryOn: (service: SweptService, key: DeskKey) => Promise<void>
}
export type SweptService = Pick<
  Service,
  'store' | 'clock' | 'random' | 'wait' | 'build' | 'signer' | 'fourAfterMinutes' | 'outageFromMs'
>

const duties: readonly Duty[] = [
  roundDuty,
  trialDuty,
  { prefix: BATCH, carryOn: (service, key) => carryOnDue(readSealed(service))(service, key) },
  { prefix: LATER_PREFIX, carryOn: publishDue },
  { prefix: SIGN_PREFIX, carryOn: signDue },
  { prefix: TELL_PREFIX, carryOn: tellDue },
  { prefix: WAITING, carryOn: queueDue },
  { prefix: DEAL_PREFIX, carryOn: queueDue },
]

/** Carries on what was left half done, and does what has come due. One fault holds up nothing else. */
export async function sweepDesk(service: SweptService, log?: Log): Promise<void> {
  await beat(service, 'desk')
  const due = await service.store.dueOfDesk('desk', service.clock(), MOST)
  for (const key of due) {
    const duty = duties.find(({ prefix }) => key.name.startsWith(prefix))
    try {
      await duty?.carryOn(service, key)
    } catch (error) {
      log?.('error', 'desk failed', { error: kindOf(error) })
    }
  }
}
