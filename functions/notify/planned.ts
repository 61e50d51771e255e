import type { Outgoing } from '../store/notice-port.ts'

/** A message nobody has tried to send yet. */
export const planned = (outgoing: Omit<Outgoing, 'rev' | 'attempts' | 'done' | 'outcome'>): Outgoing => ({
  ...outgoing,
  rev: 1,
  attempts: 0,
  done: [],
  outcome: 'waiting',
})
