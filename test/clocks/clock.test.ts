import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  advance,
  limitOf,
  nextDue,
  overdue,
  reminded,
  reminders,
  retimed,
  startClock,
  type Clock,
  type Waited,
} from '../../shared/clocks/clock.ts'
import { mayPause, pausedFor, pausedUntil, votePause, voteResume, withdrawVote } from '../../shared/clocks/pauses.ts'
import { POLICIES, type Policy } from '../../shared/clocks/policy.ts'
import { counted } from '../../shared/clocks/resting.ts'
import { DAY, HOUR } from '../../shared/clocks/local-times.ts'

const [Ann, Ben, Cal, Dee] = [0, 1, 2, 3] as const
const START = Date.parse('2027-01-04T12:00:00.000Z')
const after = (hours: number): string => new Date(START + hours * HOUR).toISOString()
const own = (seat: number): Waited[] => [{ seat, own: true, bot: false }]
const all = (...seats: number[]): Waited[] => seats.map(seat => ({ seat, own: false, bot: false }))
const plain: Policy = { ...POLICIES.standard, nights: false }
const begin = (waited: Waited[], policy = plain): Clock =>
  startClock(policy, [undefined, undefined, undefined, undefined], after(0), waited)

/** One public answer after so many hours, and who is waited for then. */
const answer = (clock: Clock, hours: number, seat: number, waited: Waited[]): Clock =>
  advance(clock, { at: after(hours), published: true, by: { seat, byDefault: false }, waited }).clock
const bank = (clock: Clock, seat: number): number => clock.seats[seat]!.bank / HOUR

describe('the bank', () => {
  it('pays for the own turn, and an answered hand-off adds to it, to a cap', () => {
    let clock = begin(own(Ann))
    expect([bank(clock, Ann), limitOf(clock, Ann)]).toEqual([72, after(72)])
    clock = answer(clock, 10, Ann, own(Ann))
    expect([bank(clock, Ann), limitOf(clock, Ann)]).toEqual([66, after(76)])
    // Not another hand-off: nobody else was waited for.
    clock = answer(clock, 11, Ann, own(Ann))
    expect(bank(clock, Ann)).toBe(65)
    clock = answer(clock, 11, Ann, all(Ben, Cal))
    clock = answer(clock, 12, Cal, own(Ann))
    clock = answer(clock, 12.5, Ann, own(Ann))
    expect(bank(clock, Ann)).toBe(68.5)
    for (let i = 0; i < 20; i++) clock = answer(answer(clock, 13, Ann, own(Ben)), 13, Ben, own(Ann))
    expect(bank(clock, Ann)).toBe(96)
  })

  it('is not touched by what is asked in the turns of others, nor in a parallel round', () => {
    let clock = begin(all(Ann, Ben, Cal))
    expect(clock.waits.map(one => [one.on, one.limit])).toEqual([
      ['limit', after(8)],
      ['limit', after(8)],
      ['limit', after(8)],
    ])
    clock = answer(clock, 7, Ben, own(Ann))
    expect([bank(clock, Ann), bank(clock, Ben)]).toEqual([72, 72])
  })

  it('that is empty leaves what an answer in time would bring', () => {
    let clock = begin(own(Ann), { ...plain, bank: 1, increment: 2 })
    expect(limitOf(clock, Ann)).toBe(after(2))
    clock = answer(clock, 1.5, Ann, own(Ann))
    expect([bank(clock, Ann), limitOf(clock, Ann)]).toEqual([1.5, after(3)])
    clock = advance(clock, {
      at: after(3),
      published: true,
      by: { seat: Ann, byDefault: true },
      waited: own(Ann),
    }).clock
    expect([bank(clock, Ann), limitOf(clock, Ann)]).toEqual([0, after(3)])
  })
})

describe('silence', () => {
  const visible = ({ seats, waits, pauses, live }: Clock): unknown => [
    seats.map(({ bank: left, misses, away, open }) => [left, misses, away, open]),
    waits.map(({ seat, limit, on }) => [seat, limit, on]),
    pauses,
    live,
  ]

  it('a sealed answer, a default sealed at its limit, and a reminder move nothing that anybody sees', () => {
    const clock = begin(all(Ben, Cal, Dee))
    for (const by of [
      { seat: Ben, byDefault: false },
      { seat: Cal, byDefault: true },
    ]) {
      const { clock: next, news } = advance(clock, { at: after(8), published: false, by, waited: all(Ben, Cal, Dee) })
      expect([visible(next), news]).toEqual([visible(clock), []])
    }
    expect(visible(reminded(clock, [Dee]))).toEqual(visible(clock))
  })

  it('who comes back from being away is back for others as the answer is published', () => {
    let clock = begin(all(Ben, Cal))
    clock = {
      ...clock,
      seats: clock.seats.with(Ben, { ...clock.seats[Ben]!, away: true, misses: 4, row: 2, rowSince: after(0) }),
    }
    const sealed = advance(clock, {
      at: after(1),
      published: false,
      by: { seat: Ben, byDefault: false },
      waited: all(Ben, Cal),
    }).clock
    expect(visible(sealed)).toEqual(visible(clock))
    expect(sealed.seats[Ben]).toMatchObject({ row: 0 })
    const public_ = advance(sealed, {
      at: after(2),
      published: true,
      by: { seat: Cal, byDefault: false },
      waited: own(Ann),
    }).clock
    expect(public_.seats[Ben]).toEqual({ bank: 72 * HOUR, handed: true, misses: 4, row: 0, answers: 1 })
  })

  it('what is due next depends on who owes an answer, and is not among what is shown', () => {
    const clock = begin(all(Ben, Cal, Dee))
    expect(nextDue(clock, [Ben, Cal], [])).toBe(after(4))
    expect(nextDue(reminded(reminded(clock, [Ben, Cal]), [Ben]), [Ben], [])).toBe(after(8))
    expect(nextDue(clock, [], [])).toBeNull()
  })
})

describe('limits that pass', () => {
  const miss = (clock: Clock, at: number, seat: number): ReturnType<typeof advance> =>
    advance(clock, { at: after(at), published: true, by: { seat, byDefault: true }, waited: all(Ben) })

  it('are forgiven three times, then the seat is away, and open after five in a row', () => {
    let clock = begin(all(Ben))
    const told: unknown[] = []
    let hours = 0
    for (let n = 1; n <= 5; n++) {
      expect(limitOf(clock, Ben)).toBe(after(hours + (n > 4 ? 4 : 8)))
      hours += n > 4 ? 4 : 8
      const next = miss(clock, hours, Ben)
      clock = next.clock
      told.push(next.news.map(one => one.key))
    }
    expect(told).toEqual([[], [], [], ['seat-away'], ['seat-opened']])
    expect(clock.seats[Ben]).toMatchObject({ misses: 5, away: true, open: after(hours) })
    expect(nextDue(clock, [], [Ben])).toBe(after(hours + 24))
    expect(nextDue({ ...clock, policy: { ...plain, standIns: false } }, [], [Ben])).toBeNull()
  })

  it('are no row when there was an answer between; a week without a word opens the seat', () => {
    let clock = begin(all(Ben))
    for (let n = 0; n < 3; n++) clock = miss(clock, 8 * (n + 1), Ben).clock
    clock = answer(clock, 30, Ben, all(Ben))
    expect(clock.seats[Ben]).toMatchObject({ misses: 3, row: 0 })
    clock = miss(clock, 38, Ben).clock
    const week = advance(clock, {
      at: after(38 + 7 * 24),
      published: true,
      by: { seat: Ben, byDefault: true },
      waited: all(Ben),
    })
    expect(week.news).toEqual([{ key: 'seat-opened', seat: Ben }])
  })

  it('open the seat after a week also where it is answered for and misses nothing more', () => {
    const begun = begin(own(Ann))
    const away: Clock = {
      ...begun,
      seats: begun.seats.with(Ben, { ...begun.seats[Ben]!, away: true, misses: 4, row: 4, rowSince: after(0) }),
    }
    const before = advance(away, {
      at: after(7 * 24 - 1),
      published: true,
      by: { seat: Ann, byDefault: false },
      waited: own(Ann),
    })
    expect([before.news, before.clock.seats[Ben]!.open]).toEqual([[], undefined])
    const open = advance(before.clock, {
      at: after(7 * 24),
      published: true,
      by: { seat: Ann, byDefault: false },
      waited: own(Ann),
    })
    expect([open.news, open.clock.seats[Ben]!.open]).toEqual([[{ key: 'seat-opened', seat: Ben }], after(7 * 24)])
    expect(
      advance(open.clock, {
        at: after(7 * 24 + 1),
        published: true,
        by: { seat: Ann, byDefault: false },
        waited: own(Ann),
      }).news,
    ).toEqual([])
  })

  it('are those of seats that owe an answer, each by its own clock', () => {
    const night = startClock(
      POLICIES.standard,
      [undefined, { zone: 'UTC', night: 13 * 60 }, undefined, undefined],
      after(0),
      all(Ann, Ben, Cal),
    )
    expect([limitOf(night, Ann), limitOf(night, Ben)]).toEqual([after(8), after(16)])
    expect(overdue(night, [Ann, Ben], after(8))).toEqual([Ann])
    expect(overdue(night, [Ben], after(8))).toEqual([])
    expect(overdue(night, [Ann, Ben], after(16))).toEqual([Ann, Ben])
  })

  it('are never those of tables that take their time', () => {
    const clock = begin(own(Ann), POLICIES.unlimited)
    expect([limitOf(clock, Ann), nextDue(clock, [Ann], []), overdue(clock, [Ann], after(1e6))]).toEqual([
      null,
      null,
      [],
    ])
    expect(answer(clock, 5000, Ann, all(Ben)).seats[Ann]!.bank).toBe(0)
  })
})

it('reminders come at half and at four fifths, once each, to those who owe; none for short limits', () => {
  let clock = begin(own(Ann))
  expect(nextDue(clock, [Ann], [])).toBe(after(36))
  expect(reminders(clock, [Ann], after(35))).toEqual([])
  expect(reminders(clock, [Ann], after(36))).toEqual([{ seat: Ann, share: 0.5 }])
  expect(reminders(clock, [], after(36))).toEqual([])
  clock = reminded(clock, [Ann])
  expect([nextDue(clock, [Ann], []), reminders(clock, [Ann], after(57))]).toEqual([after(57.6), []])
  clock = reminded(clock, [Ann])
  expect(nextDue(clock, [Ann], [])).toBe(after(72))
  expect(nextDue(begin(all(Ben), POLICIES.live), [Ben], [])).toBe(after(0.05))
})

describe('a pause', () => {
  const four = [Ann, Ben, Cal, Dee]
  it('begins when all but one vote for the same end, and two where there are two', () => {
    let clock = begin(own(Ann))
    const until = after(100)
    for (const [seat, begun] of [
      [Ann, false],
      [Ann, false],
      [Ben, false],
      [Cal, true],
    ] as const) {
      const next = votePause(clock, seat, until, after(2), four)
      expect(next.begun).toBe(begun)
      clock = next.clock
    }
    expect([limitOf(clock, Ann), pausedUntil(clock, after(50)), pausedUntil(clock, after(100))]).toEqual([
      after(170),
      until,
      undefined,
    ])
    expect(votePause(begin(own(Ann)), Ann, until, after(2), [Ann, Ben]).begun).toBe(false)
    const apart = votePause(
      votePause(begin(own(Ann)), Ann, until, after(2), [Ann, Ben]).clock,
      Ben,
      after(99),
      after(2),
      [Ann, Ben],
    )
    expect([apart.begun, withdrawVote(apart.clock, Ann).pauseVotes]).toEqual([false, [{ seat: Ben, until: after(99) }]])
    expect(votePause(apart.clock, Ann, after(99), after(2), [Ann, Ben]).begun).toBe(true)
  })

  it('ends sooner by the same vote, and then took no more than it lasted', () => {
    let clock = begin(own(Ann))
    for (const seat of [Ann, Ben, Cal]) clock = votePause(clock, seat, after(100), after(2), four).clock
    for (const seat of [Ann, Dee]) clock = voteResume(clock, seat, after(12), four).clock
    expect(pausedUntil(clock, after(13))).toBe(after(100))
    clock = voteResume(clock, Ben, after(12), four).clock
    expect([pausedUntil(clock, after(12)), limitOf(clock, Ann), pausedFor(clock) / HOUR]).toEqual([
      undefined,
      after(82),
      10,
    ])
  })

  it('is refused where the table has none, within another, into the past, or beyond fourteen days together', () => {
    const clock = begin(own(Ann))
    expect(mayPause({ ...clock, policy: { ...plain, pauses: false } }, after(5), after(1))).toBe('no-pauses')
    expect(mayPause(clock, after(1), after(1))).toBe('not-later')
    expect([mayPause(clock, after(1 + 14 * 24), after(1)), mayPause(clock, after(1.1 + 14 * 24), after(1))]).toEqual([
      undefined,
      'too-long',
    ])
    const once = { ...clock, pauses: [{ from: after(0), until: after(10 * 24) }] }
    expect(mayPause(once, after(12 * 24), after(20))).toBe('paused-already')
    expect([mayPause(once, after(24 * 24), after(20 * 24)), mayPause(once, after(24.1 * 24), after(20 * 24))]).toEqual([
      undefined,
      'too-long',
    ])
  })

  it('never adds time: whatever is voted and whenever, what counts up to a limit is what was given', () => {
    const step = fc.record({
      hours: fc.integer({ min: 0, max: 60 }),
      seat: fc.integer({ min: 0, max: 3 }),
      what: fc.constantFrom('pause', 'resume', 'answer', 'time'),
      length: fc.integer({ min: 1, max: 200 }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.boolean(), (steps, nights) => {
        let clock = startClock(
          { ...POLICIES.standard, nights },
          [{ zone: 'Europe/Berlin', night: 1380 }, undefined, { zone: 'America/New_York', night: 0 }, undefined],
          after(0),
          own(Ann),
        )
        let hours = 0
        for (const { hours: more, seat, what, length } of steps) {
          hours += more
          const now = after(hours)
          const late = overdue(
            clock,
            clock.waits.map(one => one.seat),
            now,
          )[0]
          if (late !== undefined)
            clock = advance(clock, {
              at: now,
              published: true,
              by: { seat: late, byDefault: true },
              waited: own((late + 1) % 4),
            }).clock
          else if (what === 'pause' && mayPause(clock, after(hours + length), now) === undefined)
            clock = votePause(clock, seat, after(hours + length), now, four).clock
          else if (what === 'resume' && pausedUntil(clock, now) !== undefined)
            clock = voteResume(clock, seat, now, four).clock
          else if (what === 'answer') clock = answer(clock, hours, clock.waits[0]!.seat, own(seat))
          expect(retimed(clock)).toEqual(clock)
          expect(pausedFor(clock)).toBeLessThanOrEqual(14 * DAY)
          for (const wait of clock.waits) {
            expect(wait.allowance).toBeLessThanOrEqual(96 * HOUR)
            expect(
              counted(Date.parse(wait.since), Date.parse(wait.limit!), {
                zone: wait.hours?.zone ?? 'UTC',
                night: nights ? wait.hours?.night : undefined,
                weekends: false,
                pauses: clock.pauses,
              }),
            ).toBe(wait.allowance)
          }
        }
      }),
      { numRuns: 500, seed: 1 },
    )
  })
})
