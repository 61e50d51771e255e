import { beforeAll, describe, expect, it } from 'vitest'
import { generator } from '../support/random.ts'
import { measure, missed, summary, waysOfAsking, type Row } from './ways-of-asking.ts'
import { person } from './habits.ts'
import { missedOf, questionsOf } from './quick-play.ts'

/** A small run of `npm run tempo`: what the profile Normal has to save, for ordinary people. */
const seeds = [1, 2, 3, 4]
const LONG = 600_000
let rows: Row[]
beforeAll(async () => {
  rows = (await waysOfAsking()).map(way => measure(way, 'ordinary', seeds))
}, LONG)

describe('the pace of a game', () => {
  it('with the profile Normal holds the figures: a quarter of the prompts, 110 at most, a quarter of the days', () => {
    expect(missed(rows)).toEqual([])
    expect(summary(rows)).toMatch(/^tempo: prompts\/seat \d+ of \d+, hand-offs \d+ of \d+, days \d+\.\d of \d+\.\d$/)
  })

  it('quickens with every way of asking less', () => {
    const [everybody, windows, orders, all] = rows as [Row, Row, Row, Row]
    expect([
      windows.prompts < everybody.prompts,
      orders.prompts < windows.prompts,
      all.prompts < orders.prompts,
    ]).toEqual([true, true, true])
    expect([windows.handoffs < everybody.handoffs, orders.handoffs < windows.handoffs]).toEqual([true, true])
    expect([windows.days < everybody.days, orders.days < windows.days]).toEqual([true, true])
  })

  it('says when a figure is missed', () => {
    const [everybody, , orders] = rows as [Row, Row, Row]
    expect(missed([everybody, everybody, { ...orders, prompts: 120 }])).toHaveLength(everybody.prompts > 480 ? 1 : 2)
    expect(missed([everybody, everybody, everybody])).toHaveLength(everybody.prompts > 110 ? 3 : 2)
  })
})

describe('quick play', () => {
  it('asks a person what can be answered in more than one way: of the questions a tenth at most have one answer', () => {
    const questions = questionsOf([1, 2, 3])
    expect(missedOf(questions)).toEqual([])
    expect(questions.asked / questions.games).toBeGreaterThan(20)
    expect(missedOf({ ...questions, single: questions.asked })).toHaveLength(1)
  })
})

describe('a simulated person', () => {
  it('sleeps eight hours, looks as often as it does, and comes after it was asked', () => {
    const one = person('two visits', 0, generator(7))
    expect(one.awake(0, 24)).toBeCloseTo(16)
    expect(one.awake(16, 24)).toBeCloseTo(0)
    for (let at = 0; at < 60; at += 1.7) expect(one.comes(at, false)).toBeGreaterThan(at)
    const visits = new Set(Array.from({ length: 240 }, (_, i) => one.comes(i / 10, false)))
    expect(visits.size).toBeLessThanOrEqual(4)
  })
})
