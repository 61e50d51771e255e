import { describe, expect, it } from 'vitest'
import { viewFor } from '../../shared/rules/index.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../support/table.ts'

const K1 = { card: 'kine-resources-contested', as: 'K1' },
  N1 = { card: 'ancilla-empowerment', as: 'N1' }

describe('The Dowager', () => {
  const scene = (at: number = Ben) =>
    table({
      seats: [
        {
          ready: [minion('V1', { generic: { disciplines: ['OBF', 'DOM'] }, blood: 3 })],
          hand: [{ card: 'lost-in-crowds', as: 'L1' }],
        },
        {
          pool: 10,
          ready: [
            minion('V5', { generic: { disciplines: ['DOM'] } }),
            ...(at === Ben ? [{ card: 'the-dowager', as: 'W1' }] : []),
          ],
          hand: [{ card: 'deflection', as: 'D1' }],
        },
        { pool: 10, ready: at === Cal ? [{ card: 'the-dowager', as: 'W1' }] : [] },
        {},
        {},
      ],
    })

  it('+1 intercept during a directed action, and at no other time', () => {
    const t = scene()
    expect([t.stat('W1', 'intercept'), t.stat('V5', 'intercept')]).toEqual([0, 0])
    t.answer(Ann, 'bleed:V1')
    expect([t.stat('W1', 'intercept'), t.stat('V5', 'intercept')]).toEqual([1, 0])
    expect(viewFor(t.state, Dee).seats[Ben]!.ready).toMatchObject([
      { intercept: 0 },
      { card: { key: 'the-dowager' }, intercept: 1 },
    ])
    t.allPass()
    expect(t.stat('W1', 'intercept')).toBe(0)
  })

  it('it is there without need, against stealth too', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:W1')
    t.answer(Ann, 'play:L1:obf:V1')
    t.allPass()
    expect([t.has('blocked'), t.pool(Ben)]).toEqual([true, 10])
  })

  it('and is no more than one', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:W1')
    t.answer(Ann, 'play:L1:OBF:V1')
    t.allPass()
    expect(t.happened('block-failed')).toMatchObject([{ stealth: 2, intercept: 1 }])
  })

  it('not in an undirected action', () => {
    const t = scene()
    t.answer(Ann, 'hunt:V1')
    expect(t.stat('W1', 'intercept')).toBe(0)
    t.reach(Ben, 'block:W1')
    t.allPass()
    expect(t.happened('block-failed')).toMatchObject([{ stealth: 1, intercept: 0 }])
  })

  it('in an action directed at somebody else as well, and at her own controller once it is redirected', () => {
    const t = scene(Cal)
    t.answer(Ann, 'bleed:V1')
    expect(t.stat('W1', 'intercept')).toBe(1)
    t.allPass(() => t.window() === 'declined')
    t.pass(Ann)
    t.answer(Ben, 'play:D1:DOM:V5', { to: [Cal] })
    expect(t.option(Cal, 'block:W1')?.effect.params).toMatchObject({ intercept: 1, stealth: 0 })
  })
})

describe('Bret Stryker', () => {
  const scene = (v1: object) => {
    const t = table({
      seats: [
        { ready: [minion('V1', v1)] },
        { pool: 10, ready: [{ card: 'bret-stryker', as: 'B1' }, minion('V5')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    return t
  }

  it.each(['prince', 'primogen', 'justicar'])(
    '-1 intercept against a %s: without more he cannot stop what has no stealth',
    title => {
      const t = scene({ generic: { title } })
      expect([t.stat('B1', 'intercept'), t.stat('V5', 'intercept')]).toEqual([-1, 0])
      expect(t.option(Ben, 'block:B1')?.effect.params).toMatchObject({ intercept: -1, stealth: 0 })
      t.answer(Ben, 'block:B1')
      t.allPass(() => t.window() === 'blocks')
      expect([t.happened('block-failed'), t.locked('B1')]).toMatchObject([[{ stealth: 0, intercept: -1 }], false])
      t.reach(Ben, 'block:V5')
      t.allPass()
      expect([t.happened('blocked').length, t.pool(Ben), t.stat('B1', 'intercept')]).toEqual([1, 10, 0])
    },
  )

  it('STEALTH-08: one more is enough again', () => {
    const t = scene({ generic: { title: 'prince' } })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'v', until: 'action' }], { v: 'B1' })
    t.answer(Ben, 'block:B1')
    t.allPass()
    expect(t.has('blocked')).toBe(true)
  })

  it.each<[string, object]>([
    ['an untitled vampire', {}],
    ['an ally', { generic: { type: 'ally' } }],
  ])('nothing against %s', (_, v1) => {
    const t = scene(v1)
    expect(t.stat('B1', 'intercept')).toBe(0)
    t.answer(Ben, 'block:B1')
    t.allPass()
    expect([t.has('blocked'), t.pool(Ben)]).toEqual([true, 10])
  })

  it('a title counts while it is held', () => {
    const t = scene({})
    t.effect(Ann, [{ op: 'become', who: 'v', traits: { title: 'justicar' }, until: 'action' }], { v: 'V1' })
    expect(t.stat('B1', 'intercept')).toBe(-1)
  })
})

describe('Sybren van Oosten', () => {
  const S1 = { card: 'sybren-van-oosten', as: 'S1' }
  const scene = (ann: object = {}, others: object[] = [{ pool: 10 }, { pool: 10 }, {}, {}]) =>
    table({ seats: [{ pool: 10, ready: [S1, minion('V2')], hand: [N1, K1], ...ann }, ...others] })
  /** The referendum of N1, with this vote of the card's. */
  const voted = (t: ReturnType<typeof table>, by: string, side: 'for' | 'against') => {
    t.answer(Ann, `play:N1::${by}`)
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:called', { side: [side] })
    return t.allPass()
  }
  const asked = (t: ReturnType<typeof table>) => t.options(Ann).some(option => option.startsWith('trigger'))

  it('unlocks after a referendum he called has passed, if his controller likes; its effects come first', () => {
    const t = voted(scene(), 'S1', 'for')
    expect([t.waiting(), t.options(Ann), t.pool(Ann), t.locked('S1')]).toEqual([[Ann], ['trigger:0', 'pass'], 8, true])
    t.answer(Ann, 'trigger:0')
    t.allPass()
    expect([t.locked('S1'), t.has('action-ended'), t.locked('V2'), t.can(Ann, 'bleed:S1')]).toEqual([
      false,
      true,
      false,
      true,
    ])
    expect(t.refused(Ann, 'play:K1::S1')).toBe('illegal-option')
  })

  it('or stays locked', () => {
    const t = voted(scene(), 'S1', 'for')
    t.pass(Ann)
    t.allPass()
    expect([t.locked('S1'), t.has('action-ended'), t.happened('unlocked')]).toEqual([true, true, []])
  })

  it('not after one that has failed', () => {
    const t = voted(scene(), 'S1', 'against')
    expect([t.happened('referendum-tallied')[0], asked(t), t.locked('S1'), t.pool(Ann)]).toMatchObject([
      { passed: false },
      false,
      true,
      10,
    ])
  })

  it('not after one that another called', () => {
    const t = voted(scene({ ready: [{ ...S1, locked: true }, minion('V2')] }), 'V2', 'for')
    expect([t.happened('referendum-tallied')[0], asked(t), t.locked('S1')]).toMatchObject([
      { passed: true },
      false,
      true,
    ])
    const bens = voted(
      scene({ ready: [minion('V2'), minion('V3')] }, [{ pool: 10, ready: [{ ...S1, locked: true }] }, {}, {}, {}]),
      'V2',
      'for',
    )
    expect([asked(bens), bens.locked('S1')]).toEqual([false, true])
  })

  it('not after one that was blocked', () => {
    const t = scene({}, [{ ready: [{ generic: {}, as: 'V5' }] }, {}, {}, {}])
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'v', until: 'turn' }], { v: 'V5' })
    t.answer(Ann, 'play:N1::S1')
    t.reach(Ben, 'block:V5')
    t.allPass()
    expect([t.has('blocked'), asked(t), t.locked('S1')]).toEqual([true, false, true])
  })

  it('nor once his controller is out of the game by it', () => {
    const t = voted(scene({ pool: 2 }), 'S1', 'for')
    expect([t.happened('ousted'), t.happened('turn-started')[0], t.has('unlocked'), asked(t)]).toMatchObject([
      [{ seat: Ann }],
      { seat: Ben },
      false,
      false,
    ])
  })

  it('Freak Drive comes after it, and is not needed', () => {
    const t = voted(scene({ hand: [N1, { card: 'freak-drive', as: 'F1' }] }), 'S1', 'for')
    t.answer(Ann, 'trigger:0')
    t.allPass()
    expect([t.locked('S1'), t.blood('S1'), t.inHand(Ann, 'F1')]).toEqual([false, 7, true])
  })
})

describe('Alexander Silverson', () => {
  const titled = (title: string, as: string, more: object = {}) => ({ generic: { title }, as, ...more })
  const polled = (card: string, more: object = {}) => {
    const t = table({
      seats: [
        {
          ready: [{ card: 'alexander-silverson', as: 'S1' }, minion('V2'), titled('primogen', 'V3')],
          hand: [{ card: 'ancilla-empowerment', as: 'N1' }],
        },
        {
          ready: [titled('prince', 'B1', { blood: 2 }), titled('primogen', 'B2', { blood: 0 }), minion('B3')],
          ...more,
        },
        { edge: true, hand: ['bonding'] },
        {},
        {},
      ],
    })
    t.answer(Ann, `play:N1::${card}`)
    return t.allPass(() => t.window() === 'polling')
  }

  it('a vampire burns 1 blood to cast against what he called, and none to cast for it', () => {
    const t = polled('S1')
    t.answer(Ann, 'vote:title:V3', { side: ['for'] })
    t.answer(Ben, 'vote:title:B1', { side: ['against'] })
    expect([t.blood('V3'), t.blood('B1'), t.happened('votes-cast')]).toMatchObject([
      5,
      1,
      [
        { votes: 1, for: true },
        { votes: 2, for: false },
      ],
    ])
  })

  it('who has none cannot cast against; what is no vampire pays nothing', () => {
    const t = polled('S1')
    expect(t.option(Ben, 'vote:title:B2')?.slots).toMatchObject([{ candidates: ['for'] }])
    expect([t.refused(Ben, 'vote:title:B2', { side: ['against'] }), t.blood('B2')]).toEqual(['illegal-args', 0])
    t.answer(Cal, 'vote:edge', { side: ['against'] })
    expect(t.happened('votes-cast')).toMatchObject([{ source: 'edge', for: false }])
  })

  it('a later gain of the same vampire is cast, and paid for, anew', () => {
    const t = polled('S1')
    t.answer(Ben, 'vote:title:B1', { side: ['against'] })
    t.effect(Ben, [{ op: 'modify', stat: 'votes', delta: 1, on: 'b', until: 'referendum' }], { b: 'B1' })
    t.answer(Ben, 'vote:title:B1', { side: ['against'] })
    expect(t.blood('B1')).toBe(0)
    t.effect(Ben, [{ op: 'modify', stat: 'votes', delta: 1, on: 'b', until: 'referendum' }], { b: 'B1' })
    expect(t.can(Ben, 'vote:title:B1')).toBe(false)
    t.answer(Cal, 'vote:edge', { side: ['against'] })
    expect([t.can(Ben, 'vote:title:B2'), t.happened('counters')]).toMatchObject([
      true,
      [
        { to: 'bank', amount: 1, why: 'cost' },
        { to: 'bank', amount: 1, why: 'cost' },
      ],
    ])
  })

  it('nothing of the kind where another called', () => {
    const t = polled('V2')
    t.answer(Ben, 'vote:title:B1', { side: ['against'] })
    t.answer(Ben, 'vote:title:B2', { side: ['against'] })
    expect([t.blood('B1'), t.blood('B2')]).toEqual([2, 0])
  })
})
