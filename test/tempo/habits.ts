import type { Draw } from '../../shared/rules/index.ts'

/**
 * People who play by web: how often a day they look, how often a push is answered at once,
 * eight hours of sleep in
 * a time zone of their own. All of it is guessed: ratios are to be trusted, days are not.
 */
export const KINDS = {
  'two visits': { checks: 2, atOnce: 0.1 },
  ordinary: { checks: 4, atOnce: 0.25 },
  keen: { checks: 8, atOnce: 0.6 },
} as const
export type Kind = keyof typeof KINDS

const DAY = 24,
  AWAKE = 16
/** The four zones of the model, as hours after the first. */
const ZONES = [0, 1, 6, 9, 0]
/** From the push to the answer, and from one answer of a sitting to the next. */
const AT_ONCE = 0.15,
  NEXT = 0.02

export interface Person {
  /** When one who is asked now will answer; `push`: and hears of it. */
  comes: (at: number, push: boolean) => number
  /** In the same sitting. */
  goesOn: (at: number) => number
  /** Hours awake between two moments: deadlines count no others. */
  awake: (from: number, to: number) => number
}

export function person(kind: Kind, seat: number, draw: Draw): Person {
  const { checks, atOnce } = KINDS[kind]
  const zone = ZONES[seat % ZONES.length]!
  const chance = (): number => draw(1_000_000) / 1_000_000
  const days = new Map<number, number[]>()
  /** The moments of a day, by the table's clock, spread over the waking hours. */
  const looks = (day: number): number[] => {
    const known =
      days.get(day) ?? Array.from({ length: checks }, (_, i) => day * DAY + zone + ((i + chance()) * AWAKE) / checks)
    days.set(day, known)
    return known
  }
  const isAwake = (at: number): boolean => (((at - zone) % DAY) + DAY) % DAY < AWAKE
  return {
    comes(at, push) {
      if (push && isAwake(at) && chance() < atOnce) return at + AT_ONCE * (0.5 + chance())
      for (let day = Math.floor((at - zone) / DAY) - 1; ; day++) {
        const next = looks(day).find(moment => moment > at)
        if (next !== undefined) return next
      }
    },
    goesOn: at => at + NEXT,
    awake(from, to) {
      const upTo = (at: number): number => {
        const day = Math.floor((at - zone) / DAY)
        return day * AWAKE + Math.min(AWAKE, at - zone - day * DAY)
      }
      return upTo(to) - upTo(from)
    },
  }
}
