import { describe, expect, it } from 'vitest'
import { answerOverdue, sweepDue } from '../../functions/games/due.ts'
import { hoursFrom, read, timed } from './timed.ts'
import { openWorld, PLAYERS, type World } from './world.ts'

/**
 * Zones whose clocks change between the beginning of March and the middle of April 2027, on different days and in both
 * directions; and one whose never do.
 */
const ZONES = ['Europe/Madrid', 'America/New_York', 'Australia/Sydney', 'Asia/Kathmandu', 'America/Santiago']
const FROM = '2027-03-10T00:00:00.000Z',
  TO = '2027-04-12T00:00:00.000Z'

/** What timers do. Whoever looks does what is due, so that even a lost one is made good. */
const TIMERS: Record<string, (world: World, game: string) => Promise<unknown>> = {
  'in time': world => sweepDue(world.service),
  late: async world => {
    world.pass(0.7)
    return sweepDue(world.service)
  },
  doubled: async (world, game) => {
    await Promise.all([sweepDue(world.service), answerOverdue(world.service, game), sweepDue(world.service)])
    return sweepDue(world.service)
  },
  lost: (world, game) => world.as('cal').get(`/games/${game}`),
}

describe('over the days on which clocks change, with timers that come', () => {
  it.each(Object.keys(TIMERS))(
    '%s, each default is given once, after its limit, and by the same local hours',
    async timers => {
      const world = await openWorld()
      world.pass(hoursFrom(world, FROM))
      const game = await timed(world, { clock: { policy: 'brisk', nights: true, standIns: false } }, player => ({
        hours: { timeZone: ZONES[PLAYERS.findIndex(one => one === player)]!, night: '23:00' },
      }))
      const limits = new Map<string, string>()
      for (let n = 0; n < 400 && world.service.clock() < TO; n++) {
        const { clock } = await read(world, game)
        const { state } = (await world.store.loadGame(game))!
        const due = clock!.seats
          .flatMap(({ seat, limit }) => (limit === null ? [] : [{ seat, limit }]))
          .toSorted((a, b) => (a.limit < b.limit ? -1 : 1))[0]
        if (!due) break
        limits.set(`${state.version}`, due.limit)
        // No limit ends in its owner's night.
        expect(restsAt(due.limit, ZONES[due.seat]!), `${due.limit} in ${ZONES[due.seat]}`).toBe(false)
        world.pass(hoursFrom(world, due.limit))
        await TIMERS[timers]!(world, game)
      }
      expect(world.service.clock() >= TO).toBe(true)
      const defaults = (await world.store.events(game, { after: 0, limit: 10_000 })).filter(
        ({ command }) => command.by === 'deadline' && command.promptId !== null,
      )
      expect(defaults.length).toBeGreaterThan(20)
      expect(new Set(defaults.map(({ command }) => command.promptId)).size).toBe(defaults.length)
      // Never before the limit that stood when it was given.
      for (const { version, at } of defaults) {
        const limit = limits.get(String(version - 1))
        if (limit !== undefined) expect(at >= limit, `${at} of ${limit}`).toBe(true)
      }
      expect(limits.size).toBeGreaterThan(20)
      expect(await answerOverdue(world.service, game)).toBe(0)
    },
    120_000,
  )
})

/** Inside the eight hours from 23:00 on, by the wall clock there. */
function restsAt(instant: string, timeZone: string): boolean {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(Date.parse(instant))
  const [hour, minute] = ['hour', 'minute'].map(type => Number(parts.find(part => part.type === type)!.value)) as [
    number,
    number,
  ]
  const minutes = hour * 60 + minute
  return minutes > 23 * 60 || minutes < 7 * 60
}
