import { createHash } from 'node:crypto'

/** As many as are wanted, drawn by a seed: the same draw for everybody, and little moved by what has come since. */
export const drawn = (keys: Iterable<string>, seed: string, wanted: number): string[] =>
  [...keys]
    .map((key): [key: string, lot: string] => [key, createHash('sha256').update(`${seed} ${key}`).digest('hex')])
    .sort(([, a], [, b]) => (a < b ? -1 : 1))
    .slice(0, wanted)
    .map(([key]) => key)
