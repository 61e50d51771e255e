import * as z from 'zod'
import type { Scope } from '../../shared/api/routes/route.ts'
import type { Service } from '../games/service.ts'
import type { Log } from '../logging/log.ts'
import { kindOf } from '../logging/log.ts'

/**
 * How much anybody may ask for. A figure counts requests by who sent them and, for commands, by the game they named: by
 * nothing that
 * happened in a game, so that it tells its reader no more than what they did themselves.
 *
 * `requests` are counted by each instance for itself, as a store write for each read would cost more than the read; the
 * gateway limits
 * the sum. What writes is counted in the store, for all instances.
 */
const amount = () => z.int().min(0).max(1_000_000)
const Limits = z.lazy(() =>
  z.strictObject({
    requests: amount().default(120).describe('a minute, of one player; of one address where nobody is signed in'),
    commands: amount().default(30).describe('a minute, of one player in one game'),
    sayings: amount().default(15).describe('a minute, of one player at one table'),
    tables: amount().default(20).describe('an hour, made by one player'),
    sandboxes: amount().default(60).describe('an hour, made by one player'),
    bulk: amount().default(1000).describe("the same for a league's programs"),
    failures: amount()
      .default(30)
      .describe('a minute, of bad tokens and keys from one address; good ones are heard all the same'),
  }),
)
export type Limits = z.output<typeof Limits>
export const limitsOf = (some: z.input<typeof Limits> = {}): Limits => Limits.parse(some)

/** RATE_LIMITS: figures as JSON, those left out being the usual ones (0: no limit); or `off`. */
export function limitsFrom(env: Record<string, string | undefined>): Limits | undefined {
  const text = env['RATE_LIMITS']
  return text === 'off' ? undefined : Limits.parse(JSON.parse(text || '{}'))
}

/** Where somebody stands under one policy. `resets`: in how many seconds. */
export interface Allowance {
  policy: 'requests' | 'commands' | 'sayings' | 'tables' | 'sandboxes' | 'failures'
  quota: number
  seconds: number
  used: number
  resets: number
}
export const isOver = ({ quota, used }: Allowance): boolean => used > quota

const MINUTE = 60,
  HOUR = 3600

const STEPS = 8
/** How many commands in a game an instance counts in one write: who plays a move now and then costs none. */
export const countedAtOnce = ({ commands }: Pick<Limits, 'commands'>): number =>
  Math.max(1, Math.floor(commands / STEPS))

export interface Meter {
  /** Null where there is no limit. */
  request(who: string): Allowance | null
  /** What cost nothing counts nothing. */
  giveBack(who: string): void
  /** A bad token or key. It limits bad ones alone: a good one is never refused for what others send from there. */
  failure(address: string): Allowance | null
  command(who: string, game: string): Promise<Allowance | null>
  saying(who: string, game: string): Promise<Allowance | null>
  table(who: string, scopes: ReadonlySet<string>): Promise<Allowance | null>
  sandbox(who: string): Promise<Allowance | null>
}

export function meterOf({ store, clock }: Pick<Service, 'store' | 'clock'>, limits: Limits, log?: Log): Meter {
  const local = localCounts(clock)
  const windowed = (seconds: number): { number: number; resets: number; until: string } => {
    const now = Date.parse(clock()) / 1000,
      number = Math.floor(now / seconds)
    return {
      number,
      resets: Math.max(1, Math.ceil((number + 1) * seconds - now)),
      until: new Date((number + 1) * seconds * 1000 + HOUR * 1000).toISOString(),
    }
  }
  const allowance = (policy: Allowance['policy'], quota: number, seconds: number, used: number): Allowance => ({
    policy,
    quota,
    seconds,
    used,
    resets: windowed(seconds).resets,
  })

  /**
   * A counter that cannot be reached holds up no game. `step`: so many are counted in one write, by the instance that
   * saw them; so many less one of each instance may be missing from the count of all.
   */
  async function stored(
    policy: Allowance['policy'],
    quota: number,
    seconds: number,
    what: string,
    step = 1,
  ): Promise<Allowance | null> {
    if (quota === 0) return null
    const { number, until } = windowed(seconds)
    const counter = `${policy} ${what} ${number}`
    try {
      const uncounted = step === 1 ? 1 : local.add(`uncounted ${counter}`, 1)
      if (uncounted < step) return allowance(policy, quota, seconds, local.add(`of all ${counter}`, 0) + uncounted)
      const used = await store.count(counter, until, step)
      local.add(`uncounted ${counter}`, -uncounted)
      local.add(`of all ${counter}`, used - local.add(`of all ${counter}`, 0))
      return allowance(policy, quota, seconds, used)
    } catch (error) {
      log?.('warn', 'a limit could not be counted', { outcome: policy, error: kindOf(error) })
      return null
    }
  }

  return {
    request: who =>
      limits.requests === 0 ? null : allowance('requests', limits.requests, MINUTE, local.add(`requests ${who}`, 1)),
    giveBack: who => void local.add(`requests ${who}`, -1),
    failure: address =>
      limits.failures === 0
        ? null
        : allowance('failures', limits.failures, MINUTE, local.add(`failures ${address}`, 1)),
    command: (who, game) => stored('commands', limits.commands, MINUTE, `${who} ${game}`, countedAtOnce(limits)),
    saying: (who, game) => stored('sayings', limits.sayings, MINUTE, `${who} ${game}`),
    table: (who, scopes) =>
      stored('tables', scopes.has('tables:bulk' satisfies Scope) ? limits.bulk : limits.tables, HOUR, who),
    sandbox: who => stored('sandboxes', limits.sandboxes, HOUR, who),
  }
}

/** Counts of this minute; those of the last are forgotten all at once. */
function localCounts(clock: () => string): { add(what: string, change: number): number } {
  let minute = -1
  const counts = new Map<string, number>()
  return {
    add(what, change) {
      const now = Math.floor(Date.parse(clock()) / (MINUTE * 1000))
      if (now !== minute) counts.clear()
      minute = now
      const count = Math.max(0, (counts.get(what) ?? 0) + change)
      counts.set(what, count)
      return count
    },
  }
}

/** As the IETF's draft on RateLimit fields has them: what is left, and in how many seconds it is all there again. */
export function limitHeaders(allowances: readonly Allowance[]): Record<string, string> {
  if (allowances.length === 0) return {}
  return {
    'RateLimit-Policy': allowances
      .map(({ policy, quota, seconds }) => `"${policy}";q=${quota};w=${seconds}`)
      .join(', '),
    RateLimit: allowances
      .map(({ policy, quota, used, resets }) => `"${policy}";r=${Math.max(0, quota - used)};t=${resets}`)
      .join(', '),
  }
}
