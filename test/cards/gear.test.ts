import { describe, expect, it } from 'vitest'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Eve, table } from '../support/table.ts'

const bike = { card: 'sport-bike', as: 'B1' },
  spy = { card: 'raven-spy', as: 'R1' },
  bowl = { card: 'bowl-of-convergence', as: 'C1' }
const auspex = (as: string, level: string, more: object = {}) =>
  minion(as, { generic: { disciplines: [level] }, ...more })

describe('Sport Bike', () => {
  it('costs 1 pool and gives its bearer, vampire or ally, 1 intercept', () => {
    const t = table({ seats: [{ pool: 10, ready: [minion('V1')], hand: [bike] }, {}] })
    t.answer(Ann, 'play:B1::V1')
    t.allPass()
    expect([t.pool(Ann), t.card('B1').on, t.stat('V1', 'intercept')]).toEqual([9, t.id('V1'), 1])
  })

  it('is announced only with 1 pool at hand', () => {
    expect(table({ seats: [{ pool: 1, ready: [minion('V1')], hand: [bike] }, {}] }).can(Ann, 'play:B1::V1')).toBe(true)
  })

  it('is the only vehicle of a minion, equipped or taken', () => {
    const t = table({
      seats: [
        {
          ready: [
            minion('V1', { attachments: [{ card: 'sport-bike', as: 'B2' }] }),
            minion('V2'),
            minion('V3', { attachments: [{ card: 'sport-bike', as: 'B3' }] }),
          ],
          hand: [bike],
        },
        {},
      ],
    })
    expect([t.can(Ann, 'play:B1::V1'), t.can(Ann, 'play:B1::V2'), t.why(Ann, 'play', 'B1')]).toEqual([
      false,
      true,
      undefined,
    ])
    expect([t.can(Ann, 'equip:V1:V3'), t.can(Ann, 'equip:V2:V3')]).toEqual([false, true])
    const all = table({
      seats: [{ ready: [minion('V1', { attachments: [{ card: 'sport-bike', as: 'B2' }] })], hand: [bike] }, {}],
    })
    expect(all.why(Ann, 'play', 'B1')).toEqual(['one-only', 'GOLDEN-01'])
  })

  it('lets a block succeed against 1 stealth, and stays with a bearer in torpor', () => {
    const t = table({
      seats: [
        { ready: [minion('V1', { blood: 2 }), minion('V2')] },
        { ready: [minion('V5', { attachments: [bike] })] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'hunt:V1')
    t.answer(Ben, 'block:V5')
    t.allPass()
    expect(t.has('blocked')).toBe(true)
    t.effect(Ann, [{ op: 'move', who: 'v', to: 'torpor' }], { v: 'V5' })
    expect(t.card('B1').on).toBe(t.id('V5'))
  })
})

describe('Raven Spy', () => {
  const scene = (level: string, blood = 4, hand = [spy]) =>
    table({ seats: [{ ready: [auspex('V1', level, { blood })], hand }, {}] })

  it('basic: 1 life; superior: 2 life; 1 intercept for its employer with either', () => {
    for (const [level, life] of [
      ['ani', 1],
      ['ANI', 2],
    ] as const) {
      const t = scene(level)
      t.answer(Ann, `play:R1:${level}:V1`)
      t.allPass()
      expect([t.blood('R1'), t.blood('V1'), t.card('R1').on, t.stat('V1', 'intercept')]).toEqual([
        life,
        3,
        t.id('V1'),
        1,
      ])
    }
  })

  it('superior Animalism may employ it at the basic level', () => {
    const t = scene('ANI')
    t.answer(Ann, 'play:R1:ani:V1')
    t.allPass()
    expect(t.blood('R1')).toBe(1)
  })

  it('needs Animalism and 1 blood', () => {
    expect([scene('aus').can(Ann, 'play:R1:ani:V1'), scene('ani').can(Ann, 'play:R1:ANI:V1')]).toEqual([false, false])
    expect(scene('aus').why(Ann, 'play', 'R1')).toEqual(['missing-discipline', 'CRYPT-07'])
  })

  it('REQ-12: no ally employs it', () => {
    const t = table({ seats: [{ ready: [minion('A1', { generic: { type: 'ally', life: 3 } })], hand: [spy] }, {}] })
    expect([t.can(Ann, 'play:R1:ani:A1'), t.why(Ann, 'play', 'R1')]).toEqual([false, ['vampires-only', 'REQ-12']])
  })
})

describe('Bowl of Convergence', () => {
  it('costs nothing, is unique, and any minion may bear it', () => {
    const ally = minion('A1', { generic: { type: 'ally' } })
    const t = table({ seats: [{ pool: 5, ready: [ally], hand: [bowl] }, {}] })
    t.answer(Ann, 'play:C1::A1')
    t.allPass()
    expect([t.pool(Ann), t.card('C1').on, t.stat('A1', 'intercept')]).toEqual([5, t.id('A1'), 0])
    const two = table({
      seats: [{ ready: [ally, minion('V1', { attachments: [{ card: 'bowl-of-convergence' }] })], hand: [bowl] }, {}],
    })
    expect(two.why(Ann, 'play', 'C1')).toEqual(['already-controlled', 'CONTEST-10'])
  })

  it('gives 1 intercept with Auspex of either level, none without (REQ-13)', () => {
    const of = (level: string) =>
      table({ seats: [{ ready: [auspex('V1', level, { attachments: [bowl] })] }, {}] }).stat('V1', 'intercept')
    expect([of('aus'), of('AUS'), of('dom')]).toEqual([1, 1, 0])
  })

  /** V1 hunts at 1 stealth and more, Eve's V8 attempts to block. */
  const blocking = (level: string, stealth: number, v8: object = {}) => {
    const t = table({
      seats: [
        { ready: [minion('V1', { blood: 2 }), minion('V2')] },
        {},
        {},
        {},
        { ready: [auspex('V8', level, { blood: 3, attachments: [bowl], ...v8 }), minion('V9')] },
      ],
    })
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: stealth - 1, on: 'v', until: 'game' }], { v: 'V1' })
    t.answer(Ann, 'hunt:V1')
    t.reach(Eve, 'block:V8')
    return t
  }

  it('CARD-BOWLOFCONVERGENCE-01, TEMPL-01: superior, burns 1 blood for 1 more, once during an action', () => {
    const t = blocking('AUS', 2)
    t.answer(Eve, 'use:C1:intercept:V8')
    expect([t.has('blocked'), t.happened('counters')[0], t.happened('modified').at(-1)]).toMatchObject([
      true,
      { from: { card: { id: t.id('V8') } }, amount: 1, why: 'cost' },
      { stat: 'intercept', delta: 1 },
    ])
    const more = blocking('AUS', 3)
    more.answer(Eve, 'use:C1:intercept:V8')
    expect(more.can(Eve, 'use:C1:intercept:V8')).toBe(false)
    more.allPass(() => more.has('block-failed'))
    expect([more.blood('V8'), more.has('block-failed')]).toEqual([2, true])
  })

  it('CARD-BOWLOFCONVERGENCE-01: any vampire equips it, and it works from the moment the bearer has Auspex', () => {
    const t = table({ seats: [{ ready: [minion('V1')], hand: [bowl] }, {}] })
    t.answer(Ann, 'play:C1::V1')
    t.allPass()
    const learns = (level: string) =>
      t.effect(Ann, [{ op: 'become', who: 'v', traits: { disciplines: [level] }, until: 'game' }], { v: 'V1' })
    expect(t.stat('V1', 'intercept')).toBe(0)
    learns('aus')
    expect(t.stat('V1', 'intercept')).toBe(1)
    learns('AUS')
    expect(t.stat('V1', 'intercept')).toBe(1)
  })

  it('superior: not with basic Auspex, not without blood, not by another minion', () => {
    for (const t of [blocking('aus', 2), blocking('AUS', 2, { blood: 0 })]) {
      t.allPass(() => t.has('block-failed'))
      expect([t.has('block-failed'), t.has('ability-used')]).toEqual([true, false])
    }
    expect(blocking('AUS', 2).can(Eve, 'use:C1:intercept:V9')).toBe(false)
  })

  it('STEALTH-05: not where its intercept is enough', () => {
    expect(blocking('AUS', 1).can(Eve, 'use:C1:intercept:V8')).toBe(false)
  })
})
