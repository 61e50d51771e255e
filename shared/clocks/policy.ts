/** How much time a table gives (README.md#banks-and-limits). Hours; null: as much as it takes. */
export interface Policy {
  name: PolicyName
  /** For prompts of the own turn: what one begins with, what each answered hand-off adds, and the most one can have. */
  bank: number | null
  increment: number
  cap: number
  /** For prompts in the turns of others. */
  offTurn: number | null
  /** Eight hours of night are free, in each player's own zone. */
  nights: boolean
  /** Saturday and Sunday are free. */
  weekends: boolean
  /** The table may pause. */
  pauses: boolean
  /** A bot plays for a seat that has stood open for a day. */
  standIns: boolean
}
export const POLICY_NAMES = ['standard', 'brisk', 'live', 'unlimited', 'custom'] as const
export type PolicyName = (typeof POLICY_NAMES)[number]

const agreed = { weekends: false, pauses: true, standIns: true }

export const POLICIES: Record<Exclude<PolicyName, 'custom'>, Policy> = {
  standard: { name: 'standard', bank: 72, increment: 4, cap: 96, offTurn: 8, nights: true, ...agreed },
  brisk: { name: 'brisk', bank: 24, increment: 2, cap: 36, offTurn: 4, nights: true, ...agreed },
  live: { name: 'live', bank: 1, increment: 0.05, cap: 1.5, offTurn: 0.05, nights: false, ...agreed },
  unlimited: { name: 'unlimited', bank: null, increment: 0, cap: 0, offTurn: null, nights: false, ...agreed },
}

/** Misses that cost nothing; with the next, the seat is away. */
export const FREE_MISSES = 3
/** So many in a row, or so long without a word, and the seat is open. */
export const OPENING_MISSES = 5
export const OPENING_DAYS = 7
/** An open seat waits for a person so long before a bot plays for it. */
export const STAND_IN_HOURS = 24
/** The most a prompt of an away or open seat is waited for. */
export const AWAY_HOURS = 4
/** Shares of the time given at which its owner is reminded; not of what is shorter than `REMIND_FROM_HOURS`. */
export const REMINDERS = [0.5, 0.8] as const
export const REMIND_FROM_HOURS = 2
/** All pauses of a game together. */
export const PAUSE_DAYS = 14
/** In an agreed live time prompts in the turns of others have this limit. */
export const LIVE_MINUTES = 3
