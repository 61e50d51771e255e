import { crypt, strike } from '../makers.ts'

/** Vampires with a strike of their own. */
export const strikers = [
  crypt('flavio-goncalves', { strikes: [{ name: 'dodge', strike: strike('dodge'), once: 'combat' }] }),
]
