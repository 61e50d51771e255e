import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLive, liveLimit, overlaps } from '../../shared/clocks/live.ts'
import { counted, reach, restingUntil, type Rest } from '../../shared/clocks/resting.ts'
import { DAY, HOUR, instantOf, isTimeZone, localTime, MINUTE, weekday } from '../../shared/clocks/local-times.ts'

const at = (instant: string): number => Date.parse(instant)
const iso = (ms: number): string => new Date(ms).toISOString()
const rest = (changes: Partial<Rest> = {}): Rest => ({
  zone: 'UTC',
  night: undefined,
  weekends: false,
  pauses: [],
  ...changes,
})
const BERLIN = 'Europe/Berlin'

describe('local times', () => {
  it('follow the zone through its days of 23 and 25 hours', () => {
    const day = (text: string): number => at(`${text}T00:00:00Z`) / DAY
    expect(iso(instantOf(day('2027-03-27'), 23 * 60, BERLIN))).toBe('2027-03-27T22:00:00.000Z')
    expect(iso(instantOf(day('2027-03-28'), 7 * 60, BERLIN))).toBe('2027-03-28T05:00:00.000Z')
    // 02:30 is skipped on the day clocks are put forward, and comes twice on the day they are put back: then the first
    // counts.
    expect(iso(instantOf(day('2027-03-28'), 150, BERLIN))).toBe('2027-03-28T01:30:00.000Z')
    expect(iso(instantOf(day('2027-10-31'), 150, BERLIN))).toBe('2027-10-31T00:30:00.000Z')
    expect(iso(instantOf(day('2027-06-01'), 30, 'Asia/Kolkata'))).toBe('2027-05-31T19:00:00.000Z')
    expect(localTime(at('2027-05-31T19:00:00Z'), 'Asia/Kolkata')).toEqual({ day: day('2027-06-01'), minute: 30 })
    expect(localTime(at('2027-12-31T23:30:00Z'), 'Pacific/Auckland').day).toBe(day('2028-01-01'))
    expect([weekday(day('2027-01-03')), weekday(day('2027-01-04'))]).toEqual([0, 1])
  })

  it('are those of the IANA list alone', () => {
    expect(['UTC', BERLIN, 'America/St_Johns'].every(isTimeZone)).toBe(true)
    expect(['Nowhere/Town', '', 'x'.repeat(50)].some(isTimeZone)).toBe(false)
  })
})

describe('what counts', () => {
  it('is all of it where nothing rests', () => {
    expect(iso(reach(at('2027-01-04T12:00:00Z'), 8 * HOUR, rest()))).toBe('2027-01-04T20:00:00.000Z')
    expect(counted(at('2027-01-04T12:00:00Z'), at('2027-02-04T12:00:00Z'), rest())).toBe(31 * DAY)
  })

  it('leaves nights out, as long as they are on days when clocks change', () => {
    const night = rest({ zone: BERLIN, night: 23 * 60 })
    expect(iso(reach(at('2027-03-27T20:00:00Z'), 4 * HOUR, night))).toBe('2027-03-28T07:00:00.000Z')
    expect(iso(reach(at('2027-10-30T19:00:00Z'), 4 * HOUR, night))).toBe('2027-10-31T08:00:00.000Z')
    expect(iso(reach(at('2027-01-04T20:00:00Z'), 4 * HOUR, night))).toBe('2027-01-05T08:00:00.000Z')
    expect(iso(restingUntil(at('2027-01-05T03:00:00Z'), night)!)).toBe('2027-01-05T06:00:00.000Z')
    expect(restingUntil(at('2027-01-05T06:00:00Z'), night)).toBeUndefined()
  })

  it('leaves out weekends, with the nights around them as one rest', () => {
    const both = rest({ zone: 'UTC', night: 22 * 60, weekends: true })
    // Friday 2027-01-08, 20:00: two hours, then night, Saturday, Sunday with its night until Monday 06:00.
    expect(iso(reach(at('2027-01-08T20:00:00Z'), 3 * HOUR, both))).toBe('2027-01-11T07:00:00.000Z')
  })

  it('leaves pauses out, however they lie', () => {
    const paused = rest({
      pauses: [
        { from: '2027-01-05T00:00:00.000Z', until: '2027-01-10T00:00:00.000Z' },
        { from: '2027-01-04T13:00:00.000Z', until: '2027-01-04T14:00:00.000Z' },
      ],
    })
    expect(iso(reach(at('2027-01-04T12:00:00Z'), 12 * HOUR, paused))).toBe('2027-01-10T01:00:00.000Z')
    expect(iso(reach(at('2027-01-07T12:00:00Z'), HOUR, paused))).toBe('2027-01-10T01:00:00.000Z')
  })

  const zones = ['UTC', BERLIN, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/Sao_Paulo']
  const restAt = fc.record({
    zone: fc.constantFrom(...zones),
    night: fc.option(fc.integer({ min: 0, max: 1439 }), { nil: undefined }),
    weekends: fc.boolean(),
    pauses: fc
      .array(fc.record({ from: fc.integer({ min: 0, max: 400 * 24 }), hours: fc.integer({ min: 1, max: 200 }) }), {
        maxLength: 3,
      })
      .map(all =>
        all.map(({ from, hours }) => ({
          from: iso(at('2027-01-01T00:00:00Z') + from * HOUR),
          until: iso(at('2027-01-01T00:00:00Z') + (from + hours) * HOUR),
        })),
      ),
  })
  const moment = fc
    .integer({ min: 0, max: 390 * 24 * 60 })
    .map(minutes => at('2027-01-01T00:00:00Z') + minutes * MINUTE)

  it('until a limit is what was given, over a year of any zone', () => {
    fc.assert(
      fc.property(restAt, moment, fc.integer({ min: 0, max: 120 * 60 }), (one, from, minutes) => {
        const until = reach(from, minutes * MINUTE, one)
        expect(counted(from, until, one)).toBe(minutes * MINUTE)
        // What counts in two parts counts as a whole.
        const middle = from + Math.floor((until - from) / 3)
        expect(counted(from, middle, one) + counted(middle, until, one)).toBe(minutes * MINUTE)
      }),
      { numRuns: 2000, seed: 1 },
    )
  })

  it('is what a minute hand counts', () => {
    const rests = (ms: number, one: Rest): boolean => {
      const { day, minute } = localTime(ms, one.zone)
      const night =
        one.night !== undefined &&
        (one.night + 480 <= 1440
          ? minute >= one.night && minute < one.night + 480
          : minute >= one.night || minute < one.night + 480 - 1440)
      return (
        night ||
        (one.weekends && [0, 6].includes(weekday(day))) ||
        one.pauses.some(({ from, until }) => iso(ms) >= from && iso(ms) < until)
      )
    }
    fc.assert(
      fc.property(restAt, moment, (one, from) => {
        // Nights that begin or end in the hour that is skipped or doubled have no hand to go by.
        const edge = one.night === undefined ? [] : [one.night, (one.night + 480) % 1440]
        fc.pre(edge.every(minute => minute < 30 || minute > 200))
        let minutes = 0
        for (let ms = from; ms < from + 30 * HOUR; ms += MINUTE) if (!rests(ms, one)) minutes++
        expect(counted(from, from + 30 * HOUR, one)).toBe(minutes * MINUTE)
      }),
      { numRuns: 60, seed: 1 },
    )
  })
})

describe('live times', () => {
  // Wednesday 2027-01-06, 20:00 to 21:00 in Berlin.
  const wednesday = { day: 3, from: 20 * 60, minutes: 60, zone: BERLIN }
  it('give prompts of that time, and those that are open when it begins, three minutes', () => {
    const later = at('2027-02-01T00:00:00Z')
    expect(iso(liveLimit(at('2027-01-06T19:10:00Z'), later, [wednesday]))).toBe('2027-01-06T19:13:00.000Z')
    expect(iso(liveLimit(at('2027-01-05T09:00:00Z'), later, [wednesday]))).toBe('2027-01-06T19:03:00.000Z')
    // Too late to fall in it: it is not until next week.
    expect(iso(liveLimit(at('2027-01-06T19:58:00Z'), later, [wednesday]))).toBe('2027-02-01T00:00:00.000Z')
    expect(iso(liveLimit(at('2027-01-06T20:00:00Z'), later, [wednesday]))).toBe('2027-01-13T19:03:00.000Z')
    expect(iso(liveLimit(at('2027-01-06T19:10:00Z'), at('2027-01-06T19:11:00Z'), [wednesday]))).toBe(
      '2027-01-06T19:11:00.000Z',
    )
    expect([isLive(at('2027-01-06T19:59:00Z'), [wednesday]), isLive(at('2027-01-06T20:00:00Z'), [wednesday])]).toEqual([
      true,
      false,
    ])
  })

  it('are proposed where all can, across zones', () => {
    const monday = at('2027-01-04T00:00:00Z')
    const ann = [
      { day: 3, from: 19 * 60, minutes: 180, zone: BERLIN },
      { day: 0, from: 9 * 60, minutes: 120, zone: BERLIN },
    ]
    const ben = [
      { day: 3, from: 14 * 60, minutes: 120, zone: 'America/New_York' },
      { day: 0, from: 5 * 60, minutes: 60, zone: 'America/New_York' },
    ]
    expect(overlaps(monday, [ann, ben])).toEqual([{ day: 3, from: 19 * 60, minutes: 120, zone: 'UTC' }])
    expect(overlaps(monday, [ann])).toHaveLength(2)
    expect(overlaps(monday, [ann, []])).toEqual([])
    expect(overlaps(monday, [])).toEqual([])
  })

  it('are proposed whole, whenever they are asked for', () => {
    for (const asked of [
      '2027-01-06T18:00:00Z',
      '2027-01-06T19:25:00Z',
      '2027-01-06T20:59:00Z',
      '2027-01-09T12:00:00Z',
    ]) {
      expect(overlaps(at(asked), [[{ day: 3, from: 20 * 60, minutes: 120, zone: BERLIN }]]), asked).toEqual([
        { day: 3, from: 19 * 60, minutes: 120, zone: 'UTC' },
      ])
    }
  })

  it('of people who can always are no longer than one may vote for', () => {
    const always = Array.from({ length: 7 }, (_, day) => ({ day, from: 0, minutes: 1440, zone: 'UTC' }))
    const found = overlaps(at('2027-01-06T00:00:00Z'), [always, always])
    expect([
      found.length,
      new Set(found.map(({ day }) => day)).size,
      new Set(found.map(({ minutes }) => minutes)),
    ]).toEqual([5, 5, new Set([1440])])
  })
})
