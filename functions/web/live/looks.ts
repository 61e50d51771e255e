/** When a table is looked at next. */

/** After an own answer others may move at once: bots do. */
const SOON_MS = [400, 900, 1800, 3500]
export const UNHEARD_MS = 15_000
/** Where a doorbell rings, or nobody looks, that is how often a page looks all the same. */
const RUNG_MS = 60_000
/** Where only bots are waited for, they have answered in a moment. */
const BOTS_MS = 1_200
/** Whoever does not know whether an answer has arrived is told soon. */
const DOUBT_MS = 3_000

/** What a look has come to. */
export interface Look {
  /** How long the service asks to wait; undefined: it was not reached. */
  asked: number | undefined
  hidden: boolean
  rung: boolean
  /** Only bots are waited for. */
  bots: boolean
  /** An answer is not known to have arrived. */
  doubt: boolean
}

export function waitAfter({ asked, hidden, rung, bots, doubt }: Look): number {
  if (doubt) return DOUBT_MS
  if (asked === undefined) return hidden ? RUNG_MS : UNHEARD_MS
  if (hidden || rung) return Math.max(asked, RUNG_MS)
  return bots ? Math.min(asked, BOTS_MS) : asked
}

export interface Looks {
  /** Now, or with the look that is under way. */
  look: () => Promise<void>
  /** A look that has begun may have gone past what has come since. */
  afresh: () => Promise<void>
  /** Where no bell rings, the next few come soon. */
  soon: () => void
  close: () => void
}

/** One look after the other. `run` looks, and says what it has come to. */
export function looksOf(run: () => Promise<Look>): Looks {
  let timer: ReturnType<typeof setTimeout> | undefined,
    soon: number[] = [],
    closed = false,
    looking: Promise<void> | undefined
  const once = async (): Promise<void> => {
    const come = await run(),
      wait = waitAfter(come)
    if (closed) return
    clearTimeout(timer)
    timer = setTimeout(() => void look(), Math.min(wait, (come.rung ? undefined : soon.shift()) ?? wait))
  }
  const look = (): Promise<void> =>
    (looking ??= once().finally(() => {
      looking = undefined
    }))
  return {
    look,
    afresh: () => (looking ? looking.then(look) : look()),
    soon: () => {
      soon = [...SOON_MS]
    },
    close: () => {
      closed = true
      clearTimeout(timer)
    },
  }
}
