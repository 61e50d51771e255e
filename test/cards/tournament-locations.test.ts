import { describe, expect, it } from 'vitest'
import { Ann, Ben, table } from '../support/table.ts'
import { type Table, v } from './scene.ts'

const L1 = (card: string) => ({ card, as: 'L1' })

describe.each([
  ['anarch-railroad', { sect: 'Anarch' }, true],
  ['backways', { clan: 'Gangrel' }, false],
  ['opium-den', { clan: 'Ministry' }, false],
] as const)('%s', (card, fit, anybody) => {
  const scene = (a1: object, at: number = Ann) => {
    const t = table({
      seats: [
        { ready: [v('A1', a1), ...(at === Ann ? [L1(card)] : [])] },
        { pool: 10, ready: [v('B1'), ...(at === Ben ? [L1(card)] : [])] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    return t
  }

  it('lock: +1 stealth where it is needed', () => {
    const t = scene(fit)
    expect(t.can(Ann, 'use:L1:stealth')).toBe(false)
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'use:L1:stealth')
    expect([t.stat('A1', 'stealth'), t.locked('L1')]).toEqual([1, true])
    t.allPass()
    expect([t.pool(Ben), t.has('block-failed')]).toEqual([9, true])
  })

  it('not for another', () => {
    const t = scene({ sect: 'Camarilla', clan: 'Ventrue' })
    t.reach(Ben, 'block:B1')
    t.allPass()
    expect([t.has('blocked'), t.has('ability-used')]).toEqual([true, false])
  })

  it(anybody ? 'for one of another Methuselah too' : 'not for one of another Methuselah', () => {
    const t = scene(fit, Ben)
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.waiting().includes(Ben))
    expect(t.can(Ben, 'use:L1:stealth')).toBe(anybody)
  })
})

describe('Club Illusion', () => {
  const scene = (a1: object, at: number = Ann, action = 'bleed') => {
    const t = table({
      seats: [
        { ready: [v('A1', a1, { blood: 2 }), ...(at === Ann ? [L1('club-illusion')] : [])] },
        { pool: 10, ready: at === Ben ? [L1('club-illusion')] : [] },
      ],
    })
    t.answer(Ann, `${action}:A1`)
    return t
  }
  it.each([Ann, Ben])('an Anarch burns 1 blood for +1 bleed, once, with the location of seat %i', at => {
    const t = scene({ sect: 'Anarch' }, at)
    t.reach(Ann, 'use:L1:bleed:A1')
    expect([t.blood('A1'), t.locked('L1'), t.can(Ann, 'use:L1:bleed:A1')]).toEqual([1, false, false])
    t.allPass()
    expect(t.pool(Ben)).toBe(8)
  })
  it('no other vampire, and no other action', () => {
    for (const t of [scene({ sect: 'Sabbat' }), scene({ sect: 'Anarch' }, Ann, 'hunt')])
      expect(t.can(Ann, 'use:L1:bleed:A1')).toBe(false)
  })
  it('only as the bleed is announced', () => {
    const t = scene({ sect: 'Anarch' })
    t.pass(Ann)
    t.allPass(() => t.window() === 'declined')
    expect(t.can(Ann, 'use:L1:bleed:A1')).toBe(false)
  })
})

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

describe('Hospital Food', () => {
  it.each([
    ['Anarch', 4],
    ['Camarilla', 3],
  ])('of a hunt of an %s: %i blood', (sect, blood) => {
    const t = table({
      seats: [{ ready: [v('A1', { sect, capacity: 8 }, { blood: 2 }), v('A2'), L1('hospital-food')] }, {}],
    })
    t.answer(Ann, 'hunt:A1')
    expect(t.can(Ann, 'use:L1:feed')).toBe(sect === 'Anarch')
    if (sect === 'Anarch') t.answer(Ann, 'use:L1:feed')
    t.allPass()
    expect([t.blood('A1'), t.locked('L1')]).toEqual([blood, sect === 'Anarch'])
  })
  it('no use in a bleed', () => {
    const t = table({ seats: [{ ready: [v('A1', { sect: 'Anarch' }), L1('hospital-food')] }, {}] })
    t.answer(Ann, 'bleed:A1')
    expect(t.can(Ann, 'use:L1:feed')).toBe(false)
  })
})

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

describe("Ennoia's Theater", () => {
  const scene = (phase: string) =>
    table({
      seats: [
        {
          ready: [L1('ennoias-theater'), v('A1')],
          hand: ['villein'],
          library: Array<string>(9).fill('villein'),
          uncontrolled: [v('U1')],
        },
        {},
      ],
      turn: { phase: phase as 'master', number: 6 },
    })
  it.each(['Gangrel', 'Gangrel antitribu', 'Ventrue'])(
    'ennoias-theater#1: requires a ready vampire of either clan: %s',
    clan => {
      const t = table({
        seats: [{ ready: [v('A1', { clan })], hand: [L1('ennoias-theater')] }, {}],
        turn: { phase: 'master' },
      })
      expect(t.can(Ann, 'play:L1:')).toBe(clan !== 'Ventrue')
    },
  )
  it('lock: +1 hand size this turn', () => {
    const t = scene('master')
    t.edit(state => {
      state.seats[0]!.hand = state.seats[0]!.library.slice(0, 7)
      state.seats[0]!.library = state.seats[0]!.library.slice(7)
    })
    t.answer(Ann, 'use:L1:hand')
    expect([t.state.seats[Ann]!.hand.length, t.locked('L1'), t.can(Ann, 'use:L1:transfers')]).toEqual([8, true, false])
  })
  it('lock in the influence phase: +1 transfer', () => {
    const t = scene('influence')
    t.answer(Ann, 'use:L1:transfers')
    expect([t.state.frames[0], t.locked('L1')]).toMatchObject([{ transfers: 5 }, true])
  })
})

describe('Ecoterrorists', () => {
  it('adds 1 blood to a Gangrel in the uncontrolled region, for its lock', () => {
    const t = table({
      seats: [
        { ready: [L1('ecoterrorists')], uncontrolled: [v('U1', { clan: 'Gangrel' }), v('U2', { clan: 'Ventrue' })] },
        {},
      ],
      turn: { phase: 'influence', number: 6 },
    })
    expect(t.option(Ann, 'use:L1:fill')?.slots).toMatchObject([{ candidates: [t.id('U1')] }])
    t.answer(Ann, 'use:L1:fill', { v: [t.id('U1')] })
    expect([t.blood('U1'), t.locked('L1')]).toEqual([1, true])
  })
})

describe('hunting grounds', () => {
  const scene = (card: string, ready: object[], counters: object = {}) =>
    table({
      seats: [
        { ready: [{ ...L1(card), counters: counters as never }, ...(ready as never[])] },
        { ready: [v('B1', { sect: 'Anarch' }, { blood: 1 })] },
      ],
      turn: { phase: 'unlock' },
    })
  const low = { blood: 1 }

  it('Papillon requires a city title, and gives 2 blood to a ready titled vampire', () => {
    for (const [title, able] of [
      ['prince', true],
      ['baron', true],
      ['archbishop', true],
      ['justicar', false],
    ] as const) {
      const t = table({
        seats: [{ pool: 10, ready: [v('A1', { title, city: 'Rome' })], hand: [L1('papillon')] }, {}],
        turn: { phase: 'master' },
      })
      expect(t.can(Ann, 'play:L1:')).toBe(able)
    }
    const t = scene('papillon', [v('A1', { title: 'primogen' }, low), v('A2', {}, low)])
    expect(t.option(Ann, 'use:L1:feed')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
    t.answer(Ann, 'use:L1:feed', { v: [t.id('A1')] })
    expect([t.blood('A1'), t.can(Ann, 'use:L1:feed')]).toEqual([3, false])
  })

  it('Carfax Abbey: an Anarch, and beside a ready baron another', () => {
    const anarchs = [v('A1', { sect: 'Anarch' }, low), v('A2', { sect: 'Anarch' }, low), v('A3', {}, low)]
    const t = scene('carfax-abbey', [...anarchs, v('A4', { title: 'baron', city: 'Rome' })])
    t.answer(Ann, 'use:L1:feed', { v: [t.id('A1')] })
    expect(t.option(Ann, 'use:L1:another')?.slots).toMatchObject([{ candidates: [t.id('A2'), t.id('A4')] }])
    t.answer(Ann, 'use:L1:another', { v: [t.id('A2')] })
    expect([t.blood('A1'), t.blood('A2'), t.can(Ann, 'use:L1:feed')]).toEqual([2, 2, false])
    const alone = scene('carfax-abbey', anarchs)
    expect([alone.can(Ann, 'use:L1:feed'), alone.can(Ann, 'use:L1:another')]).toEqual([true, false])
  })

  it('Jungle Hunting Ground: 1 blood on it, up to 3, or all of it to a ready Laibon', () => {
    const t = scene('jungle-hunting-ground', [v('A1', { sect: 'Laibon', capacity: 9 }, low), v('A2', {}, low)], {
      blood: 2,
    })
    expect(t.option(Ann, 'use:L1:feed')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
    t.answer(Ann, 'use:L1:feed', { v: [t.id('A1')] })
    expect([t.blood('A1'), t.card('L1').counters, t.locked('L1'), t.can(Ann, 'use:L1:store')]).toEqual([
      3,
      undefined,
      true,
      false,
    ])
    const store = scene('jungle-hunting-ground', [v('A2')], { blood: 2 })
    store.answer(Ann, 'use:L1:store')
    expect([store.card('L1').counters, store.locked('L1')]).toEqual([{ blood: 3 }, true])
    expect(scene('jungle-hunting-ground', [v('A2')], { blood: 3 }).can(Ann, 'use:L1:store')).toBe(false)
    expect(scene('jungle-hunting-ground', [v('A1', { sect: 'Laibon' })]).can(Ann, 'use:L1:feed')).toBe(false)
  })

  it('no vampire gains blood from two of them in a turn', () => {
    const t = table({
      seats: [
        { ready: [L1('papillon'), { card: 'carfax-abbey', as: 'L2' }, v('A1', { title: 'baron', city: 'Rome' }, low)] },
        {},
      ],
      turn: { phase: 'unlock' },
    })
    t.answer(Ann, 'use:L1:feed', { v: [t.id('A1')] })
    expect(t.can(Ann, 'use:L2:feed')).toBe(false)
  })
})
