import { describe, expect, it } from 'vitest'
import { onwards, play } from '../../../support/duel.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../../../support/table.ts'
import { costs, held, type Table, v } from '../../scene.ts'

const L1 = (card: string) => ({ card, as: 'L1' })
/** B1 of Ben tries to block A1, who has as much stealth as said; the location is Ben's. */
function attempted(card: string, b1: object, stealth = 1, more: { at?: number; b2?: object } = {}): Table {
  const at = more.at ?? Ben
  const t = table({
    seats: [
      { pool: 10, ready: [v('A1', { stealth }), v('A2'), ...(at === Ann ? [L1(card)] : [])] },
      { pool: 10, ready: [v('B1', b1), v('B2'), ...(at === Ben ? [L1(card)] : [])] },
      {},
      {},
      {},
    ],
  })
  t.answer(Ann, 'bleed:A1')
  t.reach(Ben, 'block:B1')
  return t
}

describe('Channel 10', () => {
  it('+2 intercept to an own minion, not in the first action of a minion phase', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { stealth: 2 }), v('A2', { stealth: 2 }), v('A3')] },
        { ready: [v('B1'), L1('channel-10')] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.waiting().includes(Ben))
    expect([t.can(Ben, 'use:L1:intercept'), t.window()]).toEqual([false, 'blocks'])
    t.allPass()
    t.answer(Ann, 'bleed:A2')
    t.reach(Ben, 'block:B1')
    t.reach(Ben, 'use:L1:intercept')
    t.allPass()
    expect([t.has('blocked'), t.locked('L1')]).toEqual([true, true])
  })
  it('not for the minion of another', () => {
    const t = table({ seats: [{ ready: [v('A1'), v('A2', { stealth: 2 }), L1('channel-10')] }, { ready: [v('B1')] }] })
    t.answer(Ann, 'bleed:A1')
    t.allPass()
    t.answer(Ann, 'bleed:A2')
    t.reach(Ben, 'block:B1')
    expect(t.can(Ann, 'use:L1:intercept')).toBe(false)
  })
})

describe('KRCG News Radio', () => {
  it('lock: +1 intercept to an own minion', () => {
    const t = attempted('krcg-news-radio', {})
    expect(t.can(Ben, 'use:L1:other')).toBe(false)
    t.reach(Ben, 'use:L1:intercept')
    t.allPass()
    expect([t.has('blocked'), t.pool(Ben), t.locked('L1')]).toEqual([true, 10, true])
  })
  it("lock and 1 pool: +1 intercept to another's", () => {
    const t = table({
      seats: [
        { ready: [v('A1', { stealth: 1 }), v('A2')] },
        { ready: [v('B1')] },
        { pool: 10, ready: [L1('krcg-news-radio')] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    expect(t.can(2, 'use:L1:intercept')).toBe(false)
    t.reach(2, 'use:L1:other')
    t.allPass()
    expect([t.has('blocked'), t.pool(2), t.locked('L1')]).toEqual([true, 9, true])
  })
  it('only where intercept is needed', () => {
    const t = attempted('krcg-news-radio', {}, 0)
    expect(t.can(Ben, 'use:L1:intercept')).toBe(false)
  })
})

describe('locations in the actions of others', () => {
  const radios = [
    ['krcg-news-radio', 'use:N1:other'],
    ['wmrh-talk-radio', 'use:N1:intercept'],
  ] as const
  it.each(radios)(
    '%s#G103-1: only when its Methuselah has the impulse: those before pass it on or have declared their blocks',
    (card, use) => {
      const t = table({
        seats: [
          { ready: [v('A1', { stealth: 1 }), minion('A2')], hand: held('conditioning', 'C1') },
          { pool: 10, ready: [v('B1', { disciplines: ['aus'] }), minion('B2')], hand: held('spirits-touch', 'S1') },
          {},
          { pool: 10, ready: [minion('D1'), ...held(card, 'N1')] },
          {},
        ],
      })
      t.answer(Ann, 'bleed:A1')
      expect(t.can(Dee, use)).toBe(false)
      play(t, Ben, 'block:B1')
      // Ben, who attempts, comes before Dee.
      expect([t.window(), t.order().indexOf(Ben) < t.order().indexOf(Dee)]).toEqual(['attempt', true])
      play(t, Dee, use)
      expect([t.stat('B1', 'intercept'), t.locked('N1')]).toEqual([1, true])
    },
  )
  it('wmrh-talk-radio#1: a block before it was used does not count', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['PRO'], stealth: 0, capacity: 9 }), minion('A2')],
          hand: held('form-of-mist', 'F1'),
        },
        { pool: 10, ready: [minion('B1'), minion('B2'), ...held('wmrh-talk-radio', 'N1')] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    onwards(t, () => t.can(Ann, 'play:F1:PRO:A1')).answer(Ann, 'play:F1:PRO:A1')
    onwards(t, () => t.can(Ann, 'choose')).choose(Ann, [t.id('A1')])
    t.effect(Ben, [{ op: 'unlock', who: 'b' }], { b: 'B1' })
    play(t, Ben, 'block:B1')
    play(t, Ben, 'use:N1:intercept')
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 3, on: 'acting', until: 'action' }])
    onwards(t, () => t.has('action-ended'))
    expect([t.happened('blocked').length, t.happened('block-failed').length, t.pool(Ben)]).toEqual([1, 1, 10 - 1 - 1])
  })
  it('channel-10#1: an action whose card was cancelled is none; one that was cancelled later is the first', () => {
    const scene = () =>
      table({
        seats: [
          {
            ready: [v('A1', { disciplines: ['dom'], stealth: 2 }), v('A2', { stealth: 2 })],
            hand: held('govern-the-unaligned', 'G1'),
          },
          {
            pool: 10,
            ready: [v('B1'), v('B2', { disciplines: ['tem'] }), ...held('channel-10', 'N1')],
            hand: held('direct-intervention', 'I1'),
          },
          {},
          listening('D1'),
          {},
        ],
      })
    const blocks = (t: Table) => {
      t.answer(Ann, 'bleed:A2')
      play(t, Ben, 'block:B1')
      t.allPass(() => t.can(Ben, 'use:N1:intercept') || t.has('block-failed'))
      return t.can(Ben, 'use:N1:intercept')
    }
    const cancelled = scene()
    cancelled.answer(Ann, 'play:G1:dom:A1')
    play(cancelled, Ben, 'play:I1:')
    cancelled.allPass(() => cancelled.can(Ann, 'bleed:A2'))
    expect(blocks(cancelled)).toBe(false)
    const over = scene()
    over.answer(Ann, 'play:G1:dom:A1')
    over.allPass(() => over.has('action-announced'))
    over.effect(Ben, [{ op: 'outcome', of: 'action', is: 'ends' }])
    over.allPass()
    expect(blocks(over)).toBe(true)
  })
})

describe('WMRH Talk Radio', () => {
  it('a minion that blocks with it costs nothing more', () => {
    const t = attempted('wmrh-talk-radio', {})
    t.reach(Ben, 'use:L1:intercept')
    t.allPass()
    expect([t.has('blocked'), t.pool(Ben), t.locked('L1')]).toEqual([true, 10, true])
  })
  it('one that does not: 1 pool after the action', () => {
    const t = attempted('wmrh-talk-radio', {}, 2)
    t.reach(Ben, 'use:L1:intercept')
    expect(t.pool(Ben)).toBe(10)
    t.allPass()
    expect([t.has('blocked'), t.pool(Ben)]).toEqual([false, 8])
  })
  it('one that fails while another blocks: 1 pool', () => {
    const t = attempted('wmrh-talk-radio', {}, 2)
    t.reach(Ben, 'use:L1:intercept')
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 2, on: 'm', until: 'turn' }], { m: 'B2' })
    t.reach(Ben, 'block:B2')
    t.allPass()
    expect([t.has('blocked'), t.pool(Ben)]).toEqual([true, 9])
  })
  it('for a minion of anybody', () => {
    const t = attempted('wmrh-talk-radio', {}, 1, { at: Ann })
    t.reach(Ann, 'use:L1:intercept')
    t.allPass()
    expect([t.has('blocked'), t.pool(Ann)]).toEqual([true, 10])
  })
})

describe('The Anarch Free Press', () => {
  const hunt = (a1: object, blood: number) => {
    const t = table({ seats: [{ ready: [v('A1', a1, { blood }), v('A2'), L1('the-anarch-free-press')] }, {}] })
    t.answer(Ann, 'hunt:A1')
    t.allPass(() => t.window() === 'resolved')
    return t
  }
  it('requires a ready Anarch', () => {
    const scene = (sect: string) =>
      table({
        seats: [{ pool: 10, ready: [v('A1', { sect })], hand: [L1('the-anarch-free-press')] }, {}],
        turn: { phase: 'master' },
      })
    expect([scene('Anarch').can(Ann, 'play:L1:'), scene('Camarilla').can(Ann, 'play:L1:')]).toEqual([true, false])
  })
  it('lock: +1 intercept to an own Anarch', () => {
    const t = attempted('the-anarch-free-press', { sect: 'Anarch' })
    t.reach(Ben, 'use:L1:intercept')
    t.allPass()
    expect([t.has('blocked'), t.locked('L1')]).toEqual([true, true])
    const other = attempted('the-anarch-free-press', {})
    other.allPass(() => other.waiting().includes(Ben))
    expect(other.can(Ben, 'use:L1:intercept')).toBe(false)
  })
  it('lock: 1 blood to an Anarch that has hunted', () => {
    const t = hunt({ sect: 'Anarch', capacity: 5 }, 2)
    t.reach(Ann, 'use:L1:feed')
    expect([t.blood('A1'), t.locked('L1')]).toEqual([4, true])
  })
  it('the-anarch-free-press#1: not where the hunt gave no blood, nor to another', () => {
    expect([
      hunt({ sect: 'Anarch', capacity: 5 }, 5).can(Ann, 'use:L1:feed'),
      hunt({ sect: 'Camarilla', capacity: 5 }, 2).can(Ann, 'use:L1:feed'),
    ]).toEqual([false, false])
  })
})

describe('cards for those with a trait', () => {
  it('Market Square locks for an intercept of a Banu Haqim who needs it', () => {
    const scene = (clan: string, stealth: number) => {
      const t = table({
        seats: [
          { ready: [minion('A1')] },
          { ready: [minion('B1', { generic: { clan } }), { card: 'market-square', as: 'L1' }] },
          {},
          {},
          listening('E1'),
        ],
      })
      if (stealth > 0)
        t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: stealth, on: 'a', until: 'game' }], { a: 'A1' })
      t.answer(Ann, 'bleed:A1')
      t.reach(Ben, 'block:B1')
      return t
    }
    const t = scene('Banu Haqim', 1)
    t.reach(Ben, 'use:L1:intercept')
    expect([t.stat('B1', 'intercept'), t.locked('L1'), t.can(Ben, 'use:L1:intercept')]).toEqual([1, true, false])
    expect(scene('Banu Haqim', 0).can(Ben, 'use:L1:intercept')).toBe(false)
    expect(scene('Tremere', 1).can(Ben, 'use:L1:intercept')).toBe(false)
  })
  it('Market Square is played while one controls a ready Banu Haqim, for a pool', () => {
    for (const [clan, can] of [
      ['Banu Haqim', true],
      ['Tremere', false],
    ] as const) {
      const t = table({
        seats: [{ ready: [minion('A1', { generic: { clan } })], hand: [{ card: 'market-square', as: 'L1' }] }, {}, {}],
        turn: { phase: 'master' },
      })
      expect(t.can(Ann, 'play:L1:')).toBe(can)
      if (can) t.answer(Ann, 'play:L1:')
      t.allPass()
      expect([t.pool(Ann), t.state.seats[Ann]!.inPlay.includes(t.id('L1'))]).toEqual(can ? [29, true] : [30, false])
    }
  })
})

describe('London Evening Star and The Rumor Mill', () => {
  const scene = (card: string, holder: number, b1: object = {}) => {
    const paper = (seat: number) => (seat === holder ? [{ card, as: 'K1' }] : [])
    const t = table({
      seats: [
        { ready: [v('A1', { stealth: 1 }), v('A2')] },
        { ready: [v('B1', {}, b1), v('B2'), ...paper(Ben)] },
        { ready: [v('C1', {}, { locked: true }), ...paper(Cal)] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    return t
  }
  const newspapers = ['london-evening-star-tabloid-newspaper', 'the-rumor-mill-tabloid-newspaper'] as const

  it.each([Ben, Cal])('London Evening Star: locked by seat %s it gives any blocking minion +1 intercept', holder => {
    const t = scene(newspapers[0], holder)
    expect(t.can(holder, 'use:K1:intercept')).toBe(false)
    t.reach(Ben, 'block:B1')
    t.reach(holder, 'use:K1:intercept')
    onwards(t, () => t.has('blocked') || t.has('bled'))
    expect([t.has('blocked'), t.locked('K1')]).toEqual([true, true])
  })

  it.each([Ben, Cal])(
    'The Rumor Mill: told of by seat %s, the vampire may burn 1 blood for +1 intercept, once',
    holder => {
      const t = scene(newspapers[1], holder)
      t.reach(Ben, 'block:B1')
      t.reach(holder, 'use:K1:tell', { v: [t.id('B1')] })
      onwards(t, () => t.can(Ben, 'use:K1:intercept:B1'))
      expect([t.can(Ben, 'use:K1:intercept:B2'), t.blood('B1'), t.stat('B1', 'intercept')]).toEqual([false, 5, 0])
      t.answer(Ben, 'use:K1:intercept:B1')
      onwards(t, () => t.has('blocked') || t.has('bled'))
      expect([t.has('blocked'), costs(t), t.locked('K1')]).toEqual([true, [1], true])
    },
  )
  it('The Rumor Mill: not one without blood, and it is for ready vampires only', () => {
    const t = scene(newspapers[1], Ben, { blood: 0 })
    t.reach(Ben, 'block:B1')
    t.reach(Ben, 'use:K1:tell', { v: [t.id('B1')] })
    onwards(t, () => t.has('bled'))
    expect(t.has('blocked')).toBe(false)
  })
  it.each(newspapers)('%s#G103-1: only as the impulse comes to its Methuselah', card => {
    const t = scene(card, Cal)
    t.reach(Ben, 'block:B1')
    const use = card === newspapers[0] ? 'use:K1:intercept' : 'use:K1:tell'
    // Those before it in the order pass first.
    expect(t.order().indexOf(Ben) < t.order().indexOf(Cal)).toBe(true)
    t.allPass(() => t.can(Cal, use))
    expect([t.can(Cal, use), t.window()]).toEqual([true, 'attempt'])
  })
})

describe('Wall Street Night, Financial Newspaper', () => {
  const L1 = { card: 'wall-street-night-financial-newspaper', as: 'L1' }
  const attempt = (action: string) => {
    const t = table({
      seats: [
        { ready: [minion('A1', { generic: { capacity: 5 }, blood: 2 }), minion('A2')] },
        { ready: [minion('B1'), L1] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, `${action}:A1`)
    t.reach(Ben, 'block:B1')
    return t.allPass(() => t.can(Ben, 'use:L1:intercept') || t.window() !== 'attempt')
  }

  it('locked, +1 intercept for an own minion, in an undirected action alone', () => {
    const t = attempt('hunt')
    t.reach(Ben, 'use:L1:intercept')
    t.allPass()
    expect([t.has('blocked'), t.locked('L1')]).toEqual([true, true])
    expect(attempt('bleed').can(Ben, 'use:L1:intercept')).toBe(false)
  })

  const scene = (paper: object = {}, blood = 2) =>
    table({
      seats: [
        { pool: 10, ready: [minion('A1'), { ...L1, ...paper }] },
        { ready: [{ card: 'short-term-investment', as: 'I1', counters: { blood } }, minion('B1')] },
        {},
        {},
        {},
      ],
    })

  it('a minion locks it as it goes, directed at +1 stealth, for a counter of an investment', () => {
    const t = scene()
    t.answer(Ann, 'action:L1:cash:A1', { i: [t.id('I1')] })
    expect([t.locked('L1'), t.happened('action-announced')]).toMatchObject([true, [{ targets: [Ben], stealth: 1 }]])
    t.allPass()
    expect([t.pool(Ann), t.card('I1').counters]).toEqual([11, { blood: 1 }])
  })

  it('not locked, not without a counter to take', () => {
    expect([scene({ locked: true }).can(Ann, 'action:L1:cash:A1'), scene({}, 0).can(Ann, 'action:L1:cash:A1')]).toEqual(
      [false, false],
    )
  })
})
