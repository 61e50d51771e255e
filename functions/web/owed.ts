import { cell } from './cell.ts'

/** How many answers are owed, as the inbox was last read. */
export const owedNow = cell<number | undefined>(undefined)
