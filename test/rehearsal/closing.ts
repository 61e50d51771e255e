import type { Rights } from './rights-judged.ts'

/** Rights that are granted and that no rehearsal can use, each with why it is needed all the same. */
export const EXPLAINED: Record<string, string> = {}

export function closingLine(rights: Rights): string {
  const explained = rights.unused().filter(right => right in EXPLAINED).length
  return (
    `rehearsal: ${rights.calls()} calls, ${rights.refused().length} refused, ` +
    `${rights.used().length} rights used of ${rights.granted().length} granted` +
    (explained > 0 ? `, ${explained} explained` : '')
  )
}
