import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import counts from './rules.json' with { type: 'json' }

/** Every rule of the rulebook has an id: a prefix for its chapter and a number. How many each chapter has is kept here, so that nothing is missing unnoticed. */
export const ids: readonly string[] = Object.entries(counts).flatMap(([prefix, n]) =>
  Array.from({ length: n }, (_, i) => `${prefix}-${String(i + 1).padStart(2, '0')}`),
)

export const prefixOf = (id: string): string => id.slice(0, id.lastIndexOf('-'))

/** The ids that a title names: MAND-01, CARD-44MAGNUM-02. */
export const named = (title: string): string[] => title.match(/\b[A-Z]+(?:-[A-Z0-9]+)?-\d{2}\b/g) ?? []

/** The ids of the reference checklist, where it lies beside the repository. */
export function reference(): string[] | undefined {
  const files = ['part1.yaml', 'part2.yaml'].map(name =>
    fileURLToPath(new URL(`../../../shared/rules/${name}`, import.meta.url)),
  )
  if (!files.every(file => existsSync(file))) return undefined
  return files.flatMap(file => [...readFileSync(file, 'utf8').matchAll(/^- id: (\S+)$/gm)].map(match => match[1]!))
}
