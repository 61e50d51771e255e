import { sameRecord } from './codec.ts'
import type { DeskItem, DeskKey, DeskWrite } from './desk-port.ts'

/**
 * Whether what is to be written stands there already: the same call again, or another that meant the same. What it
 * required may have moved since and shows nothing, so that what only requires has never been written.
 */
export async function writtenBefore(
  writes: readonly DeskWrite[],
  read: (key: DeskKey) => Promise<DeskItem | undefined>,
): Promise<boolean> {
  for (const write of writes) {
    if ('put' in write && !isSame(await read(write.put), write.put)) return false
    if ('drop' in write && (await read(write.drop)) !== undefined) return false
  }
  return writes.some(write => !('require' in write))
}

/** The same item, however its parts are ordered. */
const isSame = (stored: DeskItem | undefined, ours: DeskItem): boolean =>
  stored !== undefined && sameRecord(ordered(stored), ordered(ours))
const ordered = ({ partition, name, version, value, due, expires }: DeskItem): unknown[] => [
  partition,
  name,
  version,
  value,
  due?.bucket ?? null,
  due?.at ?? null,
  expires ?? null,
]
