import { memory } from '../browser-memory.ts'
import type { Held } from './state.ts'

const VIEW = 'view.'
const MOST = 40
/** How exactly it is known when a table was last heard of that does not move. */
const AGAIN_MS = 60_000

export interface Shelf {
  read: () => Promise<Held | undefined>
  keep: (held: Held) => void
}

export function shelfOf(id: string, seen: string): Shelf {
  const name = `${VIEW}${seen}.${id}`
  let last: Held | undefined
  return {
    read: async () => (last = await memory.read<Held>(name)),
    keep: held => {
      if (
        last &&
        held.game === last.game &&
        held.prompt === last.prompt &&
        held.entries === last.entries &&
        held.heard - last.heard < AGAIN_MS
      )
        return
      if (!last) void makeRoom()
      last = held
      void memory.write(name, held)
    },
  }
}

/** The tables that were not looked at for longest give way. */
async function makeRoom(): Promise<void> {
  const names = (await memory.names()).filter(name => name.startsWith(VIEW))
  if (names.length < MOST) return
  const heard = await Promise.all(
    names.map(async name => ({ name, heard: (await memory.read<Held>(name))?.heard ?? 0 })),
  )
  for (const { name } of heard.toSorted((a, b) => a.heard - b.heard).slice(0, names.length - MOST + 1))
    await memory.write(name, undefined)
}
