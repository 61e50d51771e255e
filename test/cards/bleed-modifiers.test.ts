import { describe, expect, it } from 'vitest'
import { listening, minion } from '../support/seats.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'
import { declines } from './steps.ts'

const C1 = { card: 'conditioning', as: 'C1' },
  C2 = { card: 'conditioning', as: 'C2' },
  B1 = { card: 'bonding', as: 'B1' },
  B2 = { card: 'bonding', as: 'B2' }
const of = (...disciplines: string[]) => ({ generic: { disciplines } })

/** V1 of Ann, with cards in hand, and Ben at 10 pool with V5. V7 listens, so that no window closes by itself. */
const scene = (hand: object[], v1: object = of('DOM'), ben: object = {}) =>
  table({
    seats: [
      { ready: [minion('V1', v1), minion('V2', of('DOM'))], hand: hand as [] },
      { pool: 10, ready: [minion('V5')], ...ben },
      {},
      listening('V7'),
      {},
    ],
  })
const bleeding = (...args: Parameters<typeof scene>) => {
  const t = scene(...args)
  t.answer(Ann, 'bleed:V1')
  return t
}

describe('Conditioning', () => {
  it.each([
    ['dom', 3],
    ['DOM', 4],
  ])('[%s]: the bleed is %i, for 1 blood paid at once', (level, bleed) => {
    const t = bleeding([C1])
    t.answer(Ann, `play:C1:${level}:V1`)
    expect([t.stat('V1', 'bleed'), t.blood('V1'), t.inAsh(Ann, 'C1')]).toEqual([bleed, 4, true])
    t.allPass()
    expect([t.pool(Ben), t.stat('V1', 'bleed')]).toEqual([10 - bleed, 1])
  })

  it('basic Dominate gives the basic effect only, none gives nothing', () => {
    const basic = bleeding([C1], of('dom'))
    expect([basic.can(Ann, 'play:C1:dom:V1'), basic.refused(Ann, 'play:C1:DOM:V1')]).toEqual([true, 'illegal-option'])
    const none = bleeding([C1], of('OBF', 'PRE'))
    expect([none.can(Ann, 'play:C1:dom:V1'), none.can(Ann, 'play:C1:DOM:V1')]).toEqual([false, false])
    expect(none.why(Ann, 'play', 'C1')).toEqual(['missing-discipline', 'CRYPT-07'])
  })

  it('CARD-CONDITIONING-01: not with another limited increase; blood and card are kept', () => {
    const t = bleeding([B1, C1])
    t.answer(Ann, 'play:B1:dom:V1')
    expect([t.can(Ann, 'play:C1:dom:V1'), t.can(Ann, 'play:C1:DOM:V1')]).toEqual([false, false])
    expect(t.why(Ann, 'play', 'C1')).toEqual(['limited-already', 'BLEED-04'])
    expect([t.blood('V1'), t.inHand(Ann, 'C1'), t.stat('V1', 'bleed')]).toEqual([5, true, 2])
  })

  it('no second copy by the same minion in an action; in the next action again', () => {
    const t = bleeding([C1, C2])
    t.answer(Ann, 'play:C1:dom:V1')
    expect(t.can(Ann, 'play:C2:DOM:V1')).toBe(false)
    expect(t.why(Ann, 'play', 'C2')).toEqual(['already-played', 'MIN-13'])
    t.allPass()
    t.answer(Ann, 'bleed:V2')
    t.answer(Ann, 'play:C2:DOM:V2')
    expect([t.stat('V2', 'bleed'), t.stat('V1', 'bleed')]).toEqual([4, 1])
  })

  it('only during a bleed, a bleed action card included', () => {
    const hunt = scene([C1], { ...of('DOM'), blood: 2 })
    hunt.answer(Ann, 'hunt:V1')
    expect(hunt.can(Ann, 'play:C1:dom:V1')).toBe(false)
    expect(hunt.why(Ann, 'play', 'C1')).toEqual(['not-a-bleed', 'MIN-12'])
    const govern = scene([C1, { card: 'govern-the-unaligned', as: 'G1' }])
    govern.answer(Ann, 'play:G1:dom:V1')
    govern.answer(Ann, 'play:C1:DOM:V1')
    govern.allPass()
    expect([govern.pool(Ben), govern.blood('V1')]).toEqual([4, 3])
  })

  it('only by the acting minion', () => {
    const t = bleeding([C1])
    expect(t.refused(Ann, 'play:C1:dom:V2')).toBe('illegal-option')
  })

  it('only by a vampire with the blood for it', () => {
    const t = bleeding([C1])
    t.effect(Ben, [{ op: 'counters', from: { card: 'v' }, to: 'bank', amount: 5, why: 'effect' }], { v: 'V1' })
    expect([t.blood('V1'), t.can(Ann, 'play:C1:dom:V1')]).toEqual([0, false])
    expect(t.why(Ann, 'play', 'C1')).toEqual(['not-enough-blood', 'REQ-04'])
  })

  it('during an attempt, and after blocks are declined until all have passed', () => {
    const attempt = bleeding([C1])
    attempt.reach(Ben, 'block:V5')
    expect([attempt.window(), attempt.can(Ann, 'play:C1:DOM:V1')]).toEqual(['attempt', true])
    const declined = bleeding([C1])
    declined.windowPasses()
    expect(declined.window()).toBe('declined')
    declined.answer(Ann, 'play:C1:dom:V1')
    // The acting side has the impulse first again: Ann, then everybody else once more.
    expect([declined.order()[0], declined.stat('V1', 'bleed')]).toEqual([Ann, 3])
    declined.allPass()
    expect([declined.pool(Ben), declined.can(Ann, 'play:C1:dom:V1')]).toEqual([7, false])
  })

  it('the blood is gone even if the bleed is blocked', () => {
    const t = bleeding([C1])
    t.answer(Ann, 'play:C1:DOM:V1')
    t.reach(Ben, 'block:V5')
    t.allPass()
    // One for the card, one for the hands of V5.
    expect([t.pool(Ben), t.blood('V1')]).toEqual([10, 3])
  })
})

describe('Bonding', () => {
  it('[dom]: +1 bleed, for nothing, and no stealth', () => {
    const t = bleeding([B1], of('dom'))
    t.answer(Ann, 'play:B1:dom:V1')
    expect([t.stat('V1', 'bleed'), t.stat('V1', 'stealth'), t.blood('V1')]).toEqual([2, 0, 5])
    t.allPass()
    expect(t.pool(Ben)).toBe(8)
  })

  it('[DOM]: +1 stealth and +1 bleed against an attempt that would succeed', () => {
    const t = bleeding([B1])
    t.reach(Ben, 'block:V5')
    t.answer(Ann, 'play:B1:DOM:V1')
    expect([t.stat('V1', 'bleed'), t.stat('V1', 'stealth'), t.blood('V1')]).toEqual([2, 1, 5])
    t.allPass()
    expect(t.happened('block-failed')).toMatchObject([{ stealth: 1, intercept: 0 }])
    expect([t.pool(Ben), t.locked('V5'), t.stat('V1', 'stealth')]).toEqual([8, false, 0])
  })

  it('bonding#1, CARD-BONDING-01: without an attempt the superior effect is refused, the basic one is not', () => {
    const t = bleeding([B1])
    expect(t.refused(Ann, 'play:B1:DOM:V1')).toBe('illegal-option')
    t.answer(Ann, 'play:B1:dom:V1')
    expect(t.stat('V1', 'bleed')).toBe(2)
  })

  it('CARD-BONDING-01: nor with stealth that is enough already, nor after blocks are declined', () => {
    const t = bleeding([B1])
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'acting', until: 'action' }])
    t.reach(Ben, 'block:V5')
    expect([t.can(Ann, 'play:B1:dom:V1'), t.can(Ann, 'play:B1:DOM:V1')]).toEqual([true, false])
    const declined = bleeding([B1])
    declined.windowPasses()
    expect([declined.window(), declined.can(Ann, 'play:B1:dom:V1'), declined.can(Ann, 'play:B1:DOM:V1')]).toEqual([
      'declined',
      true,
      false,
    ])
  })

  it('GLOSS-12: limited at both levels, whatever stealth is needed', () => {
    const t = bleeding([C1, B1])
    t.answer(Ann, 'play:C1:dom:V1')
    t.reach(Ben, 'block:V5')
    expect([t.can(Ann, 'play:B1:dom:V1'), t.can(Ann, 'play:B1:DOM:V1')]).toEqual([false, false])
    expect(t.why(Ann, 'play', 'B1')).toEqual(['limited-already', 'BLEED-04'])
  })

  it('bonding#2: no stealth for an action that is no bleed', () => {
    const t = scene([B1], { ...of('DOM'), blood: 2 })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 2, on: 'v', until: 'turn' }], { v: 'V5' })
    t.answer(Ann, 'hunt:V1')
    t.answer(Ben, 'block:V5')
    expect([t.stat('V1', 'stealth'), t.stat('V5', 'intercept'), t.why(Ann, 'play', 'B1')]).toEqual([
      1,
      2,
      ['not-a-bleed', 'MIN-12'],
    ])
  })

  it('no second copy at another level, and the level must be held', () => {
    const t = bleeding([B1, B2], of('dom'))
    t.answer(Ann, 'play:B1:dom:V1')
    t.reach(Ben, 'block:V5')
    expect([t.can(Ann, 'play:B2:DOM:V1'), t.why(Ann, 'play', 'B2')]).toEqual([false, ['already-played', 'MIN-13']])
    const basic = bleeding([B1], of('dom'))
    basic.reach(Ben, 'block:V5')
    expect([basic.can(Ann, 'play:B1:dom:V1'), basic.refused(Ann, 'play:B1:DOM:V1')]).toEqual([true, 'illegal-option'])
  })
})

describe('Aire of Elation', () => {
  const A1 = { card: 'aire-of-elation', as: 'A1' }
  const toreador = (...disciplines: string[]) => ({ generic: { disciplines, clan: 'Toreador' } })

  it.each([
    ['pre', 2, of('pre')],
    ['PRE', 3, of('PRE')],
    ['pre', 3, toreador('pre')],
    ['PRE', 4, toreador('PRE')],
  ])('[%s]: the bleed is %i, one more by a Toreador, for 1 blood', (level, bleed, v1) => {
    const t = bleeding([A1], v1)
    t.answer(Ann, `play:A1:${level}:V1`)
    expect([t.stat('V1', 'bleed'), t.blood('V1'), t.inAsh(Ann, 'A1')]).toEqual([bleed, 4, true])
    t.allPass()
    expect([t.pool(Ben), t.stat('V1', 'bleed')]).toEqual([10 - bleed, 1])
  })

  it('only during a bleed', () => {
    const t = scene([A1], { generic: { disciplines: ['PRE'] }, blood: 2 })
    t.answer(Ann, 'hunt:V1')
    expect([t.can(Ann, 'play:A1:pre:V1'), t.why(Ann, 'play', 'A1')]).toEqual([false, ['not-a-bleed', 'MIN-12']])
  })

  it('CARD-AIREOFELATION-01: of two limited increases only one', () => {
    const t = bleeding([A1, C1], toreador('PRE', 'DOM'))
    t.answer(Ann, 'play:A1:PRE:V1')
    expect(t.stat('V1', 'bleed')).toBe(4)
    expect([t.refused(Ann, 'play:C1:dom:V1'), t.why(Ann, 'play', 'C1'), t.stat('V1', 'bleed')]).toEqual([
      'illegal-option',
      ['limited-already', 'BLEED-04'],
      4,
    ])
  })

  it('CARD-CONDITIONING-01: Conditioning is rejected after it; blood and card are kept', () => {
    const t = bleeding([A1, C1], of('PRE', 'DOM'))
    t.answer(Ann, 'play:A1:pre:V1')
    expect([
      t.refused(Ann, 'play:C1:dom:V1'),
      t.refused(Ann, 'play:C1:DOM:V1'),
      t.blood('V1'),
      t.inHand(Ann, 'C1'),
    ]).toEqual(['illegal-option', 'illegal-option', 4, true])
    const other = bleeding([A1, C1], of('PRE', 'DOM'))
    other.answer(Ann, 'play:C1:DOM:V1')
    expect([other.refused(Ann, 'play:A1:pre:V1'), other.stat('V1', 'bleed')]).toEqual(['illegal-option', 4])
  })
})

describe('Foreshadowing Destruction', () => {
  const F1 = { card: 'foreshadowing-destruction', as: 'F1' },
    A1 = { card: 'aire-of-elation', as: 'A1' }

  it('[dom]: +1 bleed, whatever the pool of the target', () => {
    const t = bleeding([F1, C1], of('dom'), { pool: 12 })
    t.answer(Ann, 'play:F1:dom:V1')
    expect([t.stat('V1', 'bleed'), t.blood('V1'), t.can(Ann, 'play:C1:dom:V1')]).toEqual([2, 5, false])
  })

  it.each([
    [9, 4],
    [10, 1],
  ])('[DOM]: with %i pool the bleed is %i', (pool, bleed) => {
    const t = bleeding([F1], of('DOM'), { pool })
    t.answer(Ann, 'play:F1:DOM:V1')
    t.allPass()
    expect(t.pool(Ben)).toBe(pool - bleed)
  })

  it('foreshadowing-destruction#1, CARD-FORESHADOWINGDESTRUCTION-01: against 10 or more pool it increases nothing yet, and uses up no limit', () => {
    const t = bleeding([F1, C1], of('DOM'), { pool: 12 })
    t.answer(Ann, 'play:F1:DOM:V1')
    expect([t.stat('V1', 'bleed'), t.can(Ann, 'play:C1:dom:V1')]).toEqual([1, true])
    t.answer(Ann, 'play:C1:dom:V1')
    expect(t.stat('V1', 'bleed')).toBe(3)
    // Nor does it need the limit: the other way round it can be played as well.
    const other = bleeding([F1, C1], of('DOM'), { pool: 12 })
    other.answer(Ann, 'play:C1:dom:V1')
    expect([other.can(Ann, 'play:F1:dom:V1'), other.can(Ann, 'play:F1:DOM:V1')]).toEqual([false, true])
    const poor = bleeding([F1, C1], of('DOM'), { pool: 9 })
    poor.answer(Ann, 'play:F1:DOM:V1')
    expect([poor.refused(Ann, 'play:C1:dom:V1'), poor.why(Ann, 'play', 'C1')]).toEqual([
      'not-your-prompt',
      ['limited-already', 'BLEED-04'],
    ])
  })

  const deflected = (ben: number, cal: number) => {
    const t = table({
      seats: [
        { ready: [minion('V1', of('DOM', 'PRE'))], hand: [F1, C1, A1] },
        { pool: ben, ready: [minion('V5', of('DOM'))], hand: [{ card: 'deflection', as: 'D1' }] },
        { pool: cal, ready: [minion('V4')] },
        listening('V7'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.answer(Ann, 'play:F1:DOM:V1')
    return t
  }
  const away = (t: ReturnType<typeof table>) => {
    declines(t, Ann)
    if (t.owed().includes(Ann)) t.pass(Ann)
    t.answer(Ben, 'play:D1:DOM:V5', { to: [Cal] })
    return t
  }

  it('CARD-FORESHADOWINGDESTRUCTION-02: it lingers, and applies to a new target with 9 or less; then it counts', () => {
    const t = deflected(12, 8)
    t.answer(Ann, 'play:C1:dom:V1')
    away(t)
    expect(t.stat('V1', 'bleed')).toBe(6)
    expect([t.refused(Ann, 'play:A1:pre:V1'), t.why(Ann, 'play', 'A1')]).toEqual([
      expect.stringMatching(/not-your-prompt|illegal-option/),
      ['limited-already', 'BLEED-04'],
    ])
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal)]).toEqual([12, 2])
  })

  it('foreshadowing-destruction#2: lost with a redirection, it counts no longer against the limit', () => {
    const t = away(deflected(9, 12))
    expect([t.stat('V1', 'bleed'), t.waiting()]).toEqual([1, expect.arrayContaining([Ann])])
    t.answer(Ann, 'play:A1:PRE:V1')
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal)]).toEqual([9, 9])
  })
})
