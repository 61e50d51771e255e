import { describe, expect, it } from 'vitest'
import { asModifier } from '../../rows.ts'
import { onwards, play } from '../../../support/duel.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { has, held, K1, type Table, v } from '../../scene.ts'
import { acting, bleedsHolding } from '../../scenes.ts'
import { declines } from '../../passing.ts'

const C1 = { card: 'conditioning', as: 'C1' }
const C2 = { card: 'conditioning', as: 'C2' }
const B1 = { card: 'bonding', as: 'B1' }
const B2 = { card: 'bonding', as: 'B2' }
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
const attempted = (...args: Parameters<typeof bleedsHolding>) => {
  const t = bleedsHolding(...args)
  t.reach(Ben, 'block:B1')
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
    if (t.waiting().includes(Ann)) t.pass(Ann)
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

describe('Trochomancy and Seduction', () => {
  const of = (as: string, disciplines: string, more: object = {}, generic: object = {}) =>
    v(as, { disciplines: disciplines.split(' '), ...generic }, more)

  const ash = (n: number) => Array.from({ length: n }, (_, i) => ({ card: 'deflection', as: `X${i + 1}` }))
  it('trochomancy#1, trochomancy#2: who plays it says which, and they are gone at once', () => {
    const t = table({
      seats: [
        { ready: [of('A1', 'aus nec'), minion('A2')], hand: held('trochomancy', 'K1') },
        { pool: 10, ready: [minion('B1')], ash: ash(9) },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    const chosen = [9, 8, 7, 3, 2, 1, 5].map(n => t.id(`X${n}`))
    t.answer(Ann, 'play:K1:aus+nec:A1', { cards: chosen })
    t.allPass(() => t.window() !== 'as-played')
    expect([
      t.state.seats[Ben]!.removed.toSorted((a, b) => a - b),
      t.state.seats[Ben]!.ash,
      t.has('action-ended'),
      t.stat('A1', 'bleed'),
    ]).toEqual([chosen.toSorted((a, b) => a - b), [t.id('X4'), t.id('X6')], false, 2])
  })

  it('seduction#G52-1: as the action is announced, before any modifier that is not', () => {
    const scene = () =>
      table({
        seats: [
          {
            ready: [of('A1', 'dom', {}, { capacity: 9 }), minion('A2')],
            hand: [...held('seduction', 'S1'), ...held('conditioning', 'C1')],
          },
          { pool: 10, ready: [minion('B1')] },
          {},
          listening('D1'),
          {},
        ],
      })
    const t = scene()
    t.answer(Ann, 'bleed:A1')
    expect([t.window(), t.can(Ann, 'play:S1:dom:A1'), t.can(Ann, 'play:C1:dom:A1')]).toEqual(['announced', true, false])
    t.answer(Ann, 'play:S1:dom:A1', { v: [t.id('B1')] })
    t.reach(Ann, 'play:C1:dom:A1')
    expect(t.can(Ben, 'block:B1')).toBe(false)
    const late = scene()
    late.answer(Ann, 'bleed:A1')
    late.reach(Ann, 'play:C1:dom:A1')
    expect(late.can(Ann, 'play:S1:dom:A1')).toBe(false)
  })

  it('seduction#G52-2: the action card is replaced before', () => {
    const t = table({
      seats: [
        {
          ready: [of('A1', 'dom', {}, { capacity: 9 }), minion('A2')],
          hand: [...held('govern-the-unaligned', 'G1'), ...Array<string>(6).fill('fame')],
          library: held('seduction', 'S1', 'S2'),
        },
        { pool: 10, ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:G1:dom:A1')
    t.allPass(() => t.window() === 'announced')
    expect([t.inHand(Ann, 'S1'), t.can(Ann, 'play:S1:dom:A1')]).toEqual([true, true])
  })
})

describe('Spying Mission', () => {
  const spied = (t: Table, ...cards: string[]) => {
    for (const card of cards)
      t.effect(Ann, [{ op: 'move', who: 's', to: 'inPlay', on: 'a', keep: { whom: 1 } }], { s: card, a: 'A1' })
    return t
  }
  it('spying-mission#1: once it has gone off nothing is played before the bleed has resolved', () => {
    const t = spied(
      acting(has('OBF dom', {}, { capacity: 8 }), {
        ann: [...held('spying-mission', 'S1', 'S2', 'S3'), ...held('conditioning', 'K1')],
        ben: [...held('protected-district', 'P1'), ...held('archon-investigation', 'I1')],
        b1: { generic: { title: 'primogen' } },
      }),
      'S1',
      'S2',
    )
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.can(Ann, 'trigger:0'))
    // Which of the two goes first is all that is left to say.
    expect([t.options(Ann), t.waiting(), t.window()]).toEqual([['trigger:0', 'trigger:1'], [Ann], undefined])
    t.answer(Ann, 'trigger:0')
    expect([t.pool(Ben), t.inHand(Ann, 'K1'), t.inHand(Ann, 'S3'), t.inHand(Ben, 'P1')]).toEqual([5, true, true, true])
    // A bleed of 5, which Archon Investigation would have answered.
    expect([t.inHand(Ben, 'I1'), t.inAsh(Ann, 'A1')]).toEqual([true, false])
  })

  it('spying-mission#3: cancelled, it leaves the target nothing to react to; who is ousted by the cost of that goes first', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1', has('OBF', {}, { bleed: 2 })), minion('A2')],
          hand: held('spying-mission', 'S1'),
        },
        { pool: 10, ready: [minion('B1', has('DOM'))], hand: held('deflection', 'F1') },
        { pool: 1, hand: held('direct-intervention', 'I1') },
        { pool: 10 },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.window() === 'success')
    t.answer(Ann, 'play:S1:OBF:A1')
    expect(t.window()).toBe('as-played')
    play(t, Cal, 'play:I1:')
    t.allPass()
    const told = t.log.map(event => event.key)
    expect([
      t.happened('ousted'),
      t.pool(Ben),
      t.inHand(Ben, 'F1'),
      told.indexOf('ousted') < told.indexOf('bled'),
    ]).toMatchObject([[{ seat: Cal }], 8 + 6, true, true])
  })
})

describe('Spying Mission', () => {
  const S = (as: string) => ({ card: 'spying-mission', as })
  const spy = (more: object = {}) => minion('A1', { generic: { disciplines: ['OBF'], bleed: 2 }, ...more })
  const scene = (ben: object = {}) =>
    table({
      seats: [
        { ready: [spy(), minion('A2')], hand: [S('S1'), S('S2')] },
        { pool: 10, ready: [minion('B1', { generic: { disciplines: ['DOM', 'san'] } })], ...ben },
        { pool: 10, ready: [minion('C1')] },
      ],
    })

  it('CARD-SPYINGMISSION-01, spying-mission#2: not while the bleed can still be reduced or redirected', () => {
    const t = scene({ hand: [{ card: 'deflection', as: 'D1' }] })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'pass')
    t.allPass(() => t.window() === 'declined')
    expect([t.can(Ben, 'play:D1:DOM:B1'), t.refused(Ann, 'play:S1:OBF:A1')]).toEqual([
      true,
      t.waiting().includes(Ann) ? 'illegal-option' : 'not-your-prompt',
    ])
    t.allPass(() => t.window() === 'success')
    expect([t.can(Ann, 'play:S1:OBF:A1'), t.can(Ben, 'play:D1:DOM:B1')]).toEqual([true, false])
    t.answer(Ann, 'play:S1:OBF:A1')
    t.allPass()
    expect([t.card('S1').on, t.pool(Ben)]).toEqual([t.id('A1'), 10])
  })

  it('CARD-SPYINGMISSION-01: not on a bleed that has come to nothing', () => {
    const t = scene()
    t.answer(Ann, 'bleed:A1')
    t.effect(Ben, [{ op: 'modify', stat: 'bleed', delta: -2, on: 'acting', until: 'action' }])
    t.allPass(() => t.window() === 'success')
    expect([t.inHand(Ann, 'S1'), t.pool(Ben), t.has('bled')]).toEqual([true, 10, false])
  })

  it('CARD-SPYINGMISSION-03: the bleed burns no pool, moves no Edge, and the card is on the vampire', () => {
    const t = scene({ edge: true })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, 'play:S1:OBF:A1')
    t.allPass()
    expect([t.pool(Ben), t.state.edge, t.card('S1').on, t.has('bled'), t.happened('action-ended')[0]]).toMatchObject([
      10,
      Ben,
      t.id('A1'),
      false,
      { outcome: 'successful' },
    ])
  })

  const twice = () =>
    table({
      seats: [
        { ready: [minion('A1', { generic: { disciplines: ['OBF'] } }), minion('A2')], hand: [S('S1'), S('S2')] },
        { pool: 20, ready: [minion('B1')] },
        { pool: 10, ready: [minion('C1')] },
      ],
    })
  const carried = () => {
    const t = twice()
    for (const card of ['S1', 'S2'])
      t.effect(Ann, [{ op: 'move', who: 's', to: 'inPlay', on: 'a', keep: { whom: 1 } }], { s: card, a: 'A1' })
    return t
  }

  it('CARD-SPYINGMISSION-02, spying-mission#4: several burn together at the next bleed of the same Methuselah, and add 2 each', () => {
    const t = carried()
    t.answer(Ann, 'bleed:A1')
    t.allPass()
    t.answer(Ann, 'trigger:0')
    t.allPass()
    expect([t.pool(Ben), t.inAsh(Ann, 'S1'), t.inAsh(Ann, 'S2')]).toEqual([15, true, true])
  })

  it('CARD-SPYINGMISSION-02: a bleed that is blocked is not about to succeed, and burns none', () => {
    const t = carried()
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.allPass()
    expect([t.has('blocked'), t.pool(Ben), t.card('S1').on, t.card('S2').on]).toEqual([
      true,
      20,
      t.id('A1'),
      t.id('A1'),
    ])
  })

  it('stays for another Methuselah, and for a bleed that comes to nothing', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['dem'] } }), minion('A2')],
          hand: [{ card: 'kindred-spirits', as: 'K1' }, S('S1')],
        },
        { pool: 20 },
        { pool: 10 },
      ],
    })
    t.effect(Ann, [{ op: 'move', who: 's', to: 'inPlay', on: 'a', keep: { whom: 1 } }], { s: 'S1', a: 'A1' })
    t.answer(Ann, 'play:K1:dem:A1', { whom: [Cal] })
    t.allPass()
    expect([t.pool(Cal), t.card('S1').on]).toEqual([9, t.id('A1')])
    t.effect(Ann, [{ op: 'modify', stat: 'bleed', delta: -1, on: 'a', until: 'game' }], { a: 'A1' })
  })

  it('basic: adds stealth', () => {
    const t = scene()
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'play:S1:obf:A1')
    expect(t.has('block-failed')).toBe(true)
  })
})

describe('bleed', () => {
  it.each([1, 2, 3])('Monkey Wrench: %i blood, and as much bleed', x => {
    const t = bleedsHolding('monkey-wrench', { sect: 'Anarch' })
    t.answer(Ann, 'play:K1::A1', { x })
    t.allPass()
    expect([t.blood('A1'), t.pool(Ben)]).toEqual([5 - x, 19 - x])
  })
  it('Monkey Wrench: 1, 2 or 3, as far as there is blood, limited, by an Anarch', () => {
    const t = bleedsHolding(
      'monkey-wrench',
      { sect: 'Anarch' },
      { blood: 2, hand: [{ card: 'monkey-wrench', as: 'K2' }] },
    )
    expect(t.option(Ann, 'play:K1::A1')?.slots).toMatchObject([{ min: 1, max: 2 }])
    const other = bleedsHolding(
      'monkey-wrench',
      { sect: 'Anarch', disciplines: ['dom'] },
      { hand: [{ card: 'conditioning', as: 'K2' }] },
    )
    other.answer(Ann, 'play:K2:dom:A1')
    expect([other.can(Ann, 'play:K1::A1'), other.why(Ann, 'play', 'K1')]).toEqual([
      false,
      ['limited-already', 'BLEED-04'],
    ])
    expect(bleedsHolding('monkey-wrench', {}).can(Ann, 'play:K1::A1')).toBe(false)
  })
  it('Monkey Wrench: in no other action', () => {
    const t = table({ seats: [{ ready: [v('A1', { sect: 'Anarch' }), v('A2')], hand: [K1('monkey-wrench')] }, {}] })
    t.answer(Ann, 'hunt:A1')
    expect(t.can(Ann, 'play:K1::A1')).toBe(false)
  })

  it('Adhocracy [ani]: +1 bleed', () => {
    const t = bleedsHolding('adhocracy', { sect: 'Anarch', disciplines: ['ani'] })
    t.answer(Ann, 'play:K1:ani:A1')
    t.allPass()
    expect(t.pool(Ben)).toBe(18)
  })
  it('Adhocracy [chi]: 3 votes in polling', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { sect: 'Anarch', disciplines: ['chi'] })],
          hand: [K1('adhocracy'), { card: 'domain-challenge', as: 'P1' }],
        },
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:P1::A1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'play:K1:chi:A1')
    expect(t.stat('A1', 'votes')).toBe(3)
  })
  it.each([
    [true, 3],
    [false, 4],
  ])('Adhocracy [pot]: +1 strength in the combat if it is blocked: %s', (played, blood) => {
    const t = bleedsHolding('adhocracy', { sect: 'Anarch', disciplines: ['pot'] })
    if (played) t.answer(Ann, 'play:K1:pot:A1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.has('combat-ended'))
    expect([t.blood('B1'), t.stat('A1', 'strength')]).toEqual([blood, 1])
  })
  it('Adhocracy: not by who is no Anarch, nor [ani] and [chi] in another action', () => {
    expect(bleedsHolding('adhocracy', { disciplines: ['ani', 'pot'] }).can(Ann, 'play:K1:ani:A1')).toBe(false)
    const t = table({
      seats: [
        { ready: [v('A1', { sect: 'Anarch', disciplines: ['ani', 'chi', 'pot'] })], hand: [K1('adhocracy')] },
        {},
      ],
    })
    t.answer(Ann, 'hunt:A1')
    expect(['ani', 'chi', 'pot'].map(level => t.can(Ann, `play:K1:${level}:A1`))).toEqual([false, false, true])
  })

  const serpent = (level: string, b1: object = {}) =>
    attempted('revelation-of-the-serpent', { disciplines: level.split('+') }, { b1 })
  it.each([
    ['pre+pro', 'stealth'],
    ['PRE+PRO', 'STEALTH'],
  ])('Revelation of the Serpent at %s: +1 bleed, or +1 stealth and +1 bleed', (level, name) => {
    const plain = bleedsHolding('revelation-of-the-serpent', { disciplines: level.split('+') })
    expect(plain.can(Ann, `play:K1:${name}:A1`)).toBe(false)
    plain.answer(Ann, `play:K1:${level}:A1`)
    plain.allPass()
    expect(plain.pool(Ben)).toBe(18)
    const t = serpent(level)
    t.reach(Ann, `play:K1:${name}:A1`)
    expect([t.stat('A1', 'stealth'), t.stat('A1', 'bleed')]).toEqual([1, 2])
    t.allPass()
    expect(t.pool(Ben)).toBe(18)
  })
  it('Revelation of the Serpent [PRE][PRO]: 2 corruption counters of a minion of the target unlock', () => {
    const t = bleedsHolding(
      'revelation-of-the-serpent',
      { disciplines: ['PRE', 'PRO'] },
      { b1: { counters: { 'corruption@0': 3 } } },
    )
    t.answer(Ann, 'play:K1:PRE+PRO:A1')
    t.allPass()
    expect(t.refused(Ann, 'choose', { pick: [t.id('B2')] })).toBe('illegal-args')
    t.choose(Ann, [t.id('B1')])
    t.allPass()
    expect([t.card('B1').counters, t.locked('A1')]).toEqual([{ 'corruption@0': 1 }, false])
  })
  it.each([
    ['pre+pro', { 'corruption@0': 3 }],
    ['PRE+PRO', { 'corruption@0': 1 }],
    ['PRE+PRO', { 'corruption@2': 3 }],
  ])('Revelation of the Serpent at %s with %j: no unlocking', (level, counters) => {
    const t = bleedsHolding('revelation-of-the-serpent', { disciplines: ['PRE', 'PRO'] }, { b1: { counters } })
    t.answer(Ann, `play:K1:${level}:A1`)
    t.allPass()
    expect([t.locked('A1'), t.card('B1').counters]).toEqual([true, counters])
  })
  it('revelation-of-the-serpent#1: not if the target is ousted by it', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { disciplines: ['PRE', 'PRO'] }), v('A2')], hand: [K1('revelation-of-the-serpent')] },
        { pool: 2, ready: [v('B1', {}, { counters: { 'corruption@0': 3 } })] },
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.answer(Ann, 'play:K1:PRE+PRO:A1')
    t.allPass()
    expect([t.has('ousted'), t.locked('A1')]).toEqual([true, true])
  })
})

describe('Inevitability of the Void', () => {
  it.each([
    ['aus+nec', 30, 2],
    ['AUS+NEC', 9, 1],
    ['AUS+NEC', 10, 2],
    ['AUS+NEC', 29, 3],
  ] as const)('[%s] with %i cards in the ash heap of the target: a bleed for %i', (level, buried, amount) => {
    const t = asModifier('inevitability-of-the-void', level, { ben: { ash: Array<string>(buried).fill('villein') } })
    expect(t.stat('A1', 'bleed')).toBe(amount)
  })

  it('is limited, and for bleeds alone', () => {
    const t = acting(has('aus nec dom'), {
      ann: [...held('inevitability-of-the-void', 'I1'), ...held('conditioning', 'C9')],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ann, 'play:I1:aus+nec:A1')
    expect(t.can(Ann, 'play:C9:dom:A1')).toBe(false)
    const hunts = acting(has('aus nec', { blood: 1 }), { ann: held('inevitability-of-the-void', 'I1') })
    hunts.answer(Ann, 'hunt:A1')
    expect(hunts.can(Ann, 'play:I1:aus+nec:A1')).toBe(false)
  })
})

describe('Leverage', () => {
  const scene = (edge: number = Ann) => {
    const t = table({
      seats: [
        {
          edge: edge === Ann,
          ready: [minion('A1', { generic: { disciplines: ['dom'] } })],
          hand: [
            { card: 'leverage', as: 'K1' },
            { card: 'bonding', as: 'K2' },
          ],
        },
        { pool: 10, edge: edge === Ben, ready: [minion('B1')] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    return t
  }
  it('leverage#1: burns the Edge for a bleed that no limit counts; the Edge that is gained is burned', () => {
    const t = scene()
    t.reach(Ann, 'play:K1::A1')
    expect(t.state.edge).toBe(null)
    t.reach(Ann, 'play:K2:dom:A1')
    t.allPass()
    expect([t.pool(Ben), t.state.edge]).toEqual([7, null])
  })
  it('only in a bleed, by who has the Edge', () => {
    const t = scene(Ben)
    expect([t.can(Ann, 'play:K1::A1'), t.why(Ann, 'play', 'K1')?.[0]]).toEqual([false, 'edge-not-yours'])
  })
  it('another takes it all the same, and after the action so does its Methuselah', () => {
    const t = scene()
    t.reach(Ann, 'play:K1::A1')
    t.effect(Ben, [{ op: 'edge', to: 'you' }])
    expect(t.state.edge).toBe(Ben)
    t.allPass()
    t.effect(Ann, [{ op: 'edge', to: 'you' }])
    expect(t.state.edge).toBe(Ann)
  })
})
