import type { Deck } from '../../../shared/cards/five-decks.ts'
import type { World } from '../../http/world.ts'

/** Another list in the place of that which somebody has sealed, as a fault of the check would have let it pass. */
export async function resealed(
  { store }: World,
  event: string,
  player: string,
  list: Pick<Deck, 'crypt' | 'library'>,
): Promise<void> {
  const kept = (await store.deskItem({ partition: `EVENT#${event}`, name: `DECK#${player}#00` }))!
  const value = { ...(kept.value as object), list }
  if ((await store.saveDesk([{ put: { ...kept, version: kept.version + 1, value } }])) === 'conflict')
    throw new Error('Somebody else sealed a deck')
}
