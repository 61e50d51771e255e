import { isRefused } from '../../games/refused.ts'
import { outagesUntilNow } from '../../games/outages.ts'
import { rerun } from '../../games/rerun.ts'
import type { Service } from '../../games/service.ts'
import type { DeskKey, DeskWrite } from '../../store/desk-port.ts'
import { changed, eventPartition, isOver } from '../desk-items.ts'
import { finishDealing } from './dealing.ts'
import { loadEvent, playersOf } from './event.ts'
import { dueOf, placeByDefault, placingAfter } from './finale.ts'
import { loadRound, playersIn, ROUND_PREFIX } from './round.ts'

/** What a round has due: a deal that was left half done, or a finalist who has not placed themselves in time. */
export const roundDuty = {
  prefix: ROUND_PREFIX,
  async carryOn(service: Service, { partition, name }: DeskKey): Promise<void> {
    const id = partition.slice(eventPartition('').length)
    const outcome = await rerun(service, async () => {
      const event = (await loadEvent(service, id))?.value
      const kept = await loadRound(service, id, Number(name.slice(ROUND_PREFIX.length)))
      if (!event || !kept?.due || kept.due.at > service.clock()) return DONE
      if (isOver(event)) return write(service, changed(kept, kept.value))
      if (kept.value.state === 'placing') {
        const outages = await outagesUntilNow(service, 'desk')
        if (outages === null) return DONE
        const later = placingAfter(kept.value, outages)
        if (later) return write(service, changed(kept, later, dueOf(service, later)))
        const known = playersIn(await playersOf(service, id))
        return write(service, ...placeByDefault(service, event, kept, known))
      }
      if (kept.value.state !== 'dealing') return write(service, changed(kept, kept.value))
      const dealt = await finishDealing(service, event, kept)
      return isRefused(dealt) ? dealt : write(service, changed(kept, dealt))
    })
    if (isRefused(outcome)) throw new Error(`A round could not be carried on: ${outcome.refused}`)
  },
}
const DONE = {}
const write = async ({ store }: Pick<Service, 'store'>, ...writes: DeskWrite[]): Promise<typeof DONE | 'conflict'> =>
  (await store.saveDesk(writes)) === 'conflict' ? 'conflict' : DONE
