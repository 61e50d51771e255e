import { describe, expect, it } from 'vitest'
import { onwards, play } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { asAction } from '../../rows.ts'
import { held, K1, type Table, v } from '../../scene.ts'

const announced = (t: Table) => t.happened('action-announced').at(-1)
const young = { uncontrolled: [{ card: 'ashley', as: 'U1' }] }
const feeds = (t: Table) => ({ v: [t.id('U1')] })
const weak = (t: Table) =>
  t.effect(Ben, [{ op: 'modify', stat: 'bleed', delta: -9, on: 'a', until: 'turn' }], { a: 'A1' })

describe('what is bled, at what stealth, and what it costs', () => {
  it.each([
    ['computer-hacking', '', 2, 0],
    ['scouting-mission', 'dom', 2, 0],
    ['social-charm', 'pre', 2, 0],
    ['social-charm', 'PRE', 2, 0],
    ['legal-manipulations', 'pre', 3, 0],
    ['legal-manipulations', 'PRE', 3, 0],
    ['flurry-of-action', 'cel', 1, 0],
    ['flurry-of-action', 'CEL', 1, 0],
    ['dominate-kine', 'dom', 2, 1],
    ['illegalism', 'cel', 1, 0],
    ['illegalism', 'chi', 1, 1],
    ['illegalism', 'pre', 2, 0],
    ['illegalism', 'cel+chi+pre', 2, 1],
    ['dream-world', 'pre', 2, 0],
    ['break-the-bonds', 'ani', 2, 0],
    ['break-the-bonds', 'obf', 1, 0],
    ['break-the-bonds', 'ani+obf', 2, 0],
  ])('%s [%s]: %i at %i stealth', (card, level, bleed, stealth) => {
    const t = asAction(card, level)
    expect([announced(t), t.pool(Ben)]).toMatchObject([{ action: 'bleed', targets: [Ben], stealth }, 20 - bleed])
  })

  it.each([
    ['social-charm', 'pre', 30],
    ['social-charm', 'PRE', 31],
    ['legal-manipulations', 'pre', 30],
    ['legal-manipulations', 'PRE', 31],
  ])('%s [%s]: %i pool afterwards', (card, level, pool) => {
    expect(asAction(card, level).pool(Ann)).toBe(pool)
  })

  it.each([
    ['flurry-of-action', 'CEL', false],
    ['flurry-of-action', 'cel', true],
    ['illegalism', 'cel', false],
    ['illegalism', 'cel+pre', false],
    ['illegalism', 'chi+pre', true],
  ])('%s [%s]: locked afterwards: %s', (card, level, locked) => {
    expect(asAction(card, level).locked('A1')).toBe(locked)
  })
})

describe('a bleed for nothing brings nothing', () => {
  it.each([
    ['social-charm', 'PRE'],
    ['flurry-of-action', 'cel'],
    ['flurry-of-action', 'CEL'],
    ['illegalism', 'cel'],
    ['break-the-bonds', 'obf+pre'],
  ])('%s [%s]', (card, level) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: level.split('+'), sect: 'Anarch', capacity: 9 }, { blood: 5 }), minion('A2')],
          hand: [K1(card)],
          library: ['villein', 'villein', 'villein'],
          ...young,
        },
        { pool: 9, ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    weak(t)
    const before = t.state.seats[Ann]!.library.length
    t.answer(Ann, `play:K1:${level}:A1`, level.includes('pre') ? feeds(t) : undefined)
    onwards(t)
    expect([t.pool(Ben), t.pool(Ann), t.locked('A1'), t.locked('B1'), t.blood('U1')]).toEqual([9, 30, true, false, 0])
    expect(before - t.state.seats[Ann]!.library.length).toBe(1)
  })
})

describe('Flurry of Action', () => {
  const bled = (library: string[]) => asAction('flurry-of-action', 'cel', { full: true, ann: { library } })
  it('two cards are drawn, and two discarded down to the size of the hand', () => {
    const t = bled(Array<string>(5).fill('bonding'))
    expect([
      t.state.seats[Ann]!.hand.length,
      t.state.seats[Ann]!.library.length,
      t.state.seats[Ann]!.ash.length,
    ]).toEqual([7, 2, 3])
  })
  it('flurry-of-action#G160-1: of a library with fewer, as many as there are', () => {
    const t = bled(['bonding', 'bonding'])
    expect([t.state.seats[Ann]!.hand.length, t.state.seats[Ann]!.library.length]).toEqual([7, 0])
  })
})

describe('blood for a vampire face down', () => {
  it.each([
    ['scouting-mission', 'DOM', 2, 0],
    ['fourth-tradition-the-accounting', '', 3, 1],
  ])('%s [%s]: undirected, at +1 stealth, %i blood for a younger one', (card, level, blood, cost) => {
    const ann = { uncontrolled: [...young.uncontrolled, { card: 'alexa-draper', as: 'U2' }] }
    const t = asAction(card, level, { a: { capacity: 8 }, ann, args: feeds })
    expect([announced(t), t.blood('U1'), t.blood('A1')]).toMatchObject([{ targets: [], stealth: 1 }, blood, 5 - cost])
    const old = { ann: { uncontrolled: [{ card: 'alexa-draper', as: 'U1' }] }, a: { capacity: 8 }, args: feeds }
    expect(() => asAction(card, level, old)).toThrow('no-target')
  })
})

describe('Dominate Kine', () => {
  const stolen = (ben: object, a: object = {}) =>
    asAction('dominate-kine', 'DOM', { a, ben, args: t => ({ card: [t.id('L1')] }) })
  it("dominate-kine#G66-1: a location of another's changes hands, and nothing else of it", () => {
    const t = stolen({ ready: [minion('B3'), { card: 'the-barrens', as: 'L1', locked: true }] })
    expect([
      announced(t),
      t.state.seats[Ann]!.inPlay.includes(t.id('L1')),
      t.locked('L1'),
      t.blood('A1'),
    ]).toMatchObject([{ targets: [Ben], stealth: 0 }, true, true, 3])
  })
  it('not an own one', () => {
    expect(() => asAction('dominate-kine', 'DOM', { ann: { ready: [{ card: 'the-barrens', as: 'L1' }] } })).toThrow(
      'no-target',
    )
  })
  it('dominate-kine#1: one that lies on a minion goes to whichever minion its new controller says', () => {
    const place = { card: 'weighted-walking-stick', as: 'L1', changed: [{ keywords: ['location'], source: 'L1' }] }
    const t = asAction('dominate-kine', 'DOM', {
      ben: { ready: [minion('B3', { attachments: [place] })] },
      args: one => ({ card: [one.id('L1')] }),
    })
    expect([t.happened('chosen').at(-1), t.card('L1').on]).toMatchObject([
      { ask: 'choose-minion', seat: Ann },
      t.id('A1'),
    ])
  })
})

describe('Break the Bonds', () => {
  const scene = (ben: object = { ready: [minion('B1')] }, ann: object = young) =>
    table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['ani', 'obf', 'pre'], sect: 'Anarch' }), minion('A2')],
          hand: [K1('break-the-bonds')],
          ...ann,
        },
        { pool: 9, ...ben },
        { ready: [minion('C1')], hand: held('deflection', 'D1') },
        {},
        {},
      ],
    })
  it('break-the-bonds#1: who gets the blood is chosen as it is announced, and there must be one', () => {
    const t = scene()
    expect(t.option(Ann, 'play:K1:pre:A1')?.slots).toMatchObject([{ name: 'v', candidates: [t.id('U1')], min: 1 }])
    t.answer(Ann, 'play:K1:ani+pre:A1', feeds(t))
    onwards(t)
    expect([t.pool(Ben), t.blood('U1')]).toEqual([7, 1])
    const none = scene(undefined, {})
    expect([none.can(Ann, 'play:K1:pre:A1'), none.can(Ann, 'play:K1:ani+obf:A1')]).toEqual([false, true])
  })
  it('break-the-bonds#2: who is locked is chosen as it resolves, if anybody; there need be nobody', () => {
    const t = scene()
    expect(t.option(Ann, 'play:K1:obf:A1')?.slots ?? []).toEqual([])
    t.answer(Ann, 'play:K1:obf:A1')
    t.allPass(() => t.can(Ann, 'choose'))
    expect([t.pool(Ben), t.option(Ann, 'choose')?.slots]).toMatchObject([8, [{ candidates: [t.id('B1')], min: 0 }]])
    t.choose(Ann, [t.id('B1')])
    expect(t.locked('B1')).toBe(true)
    const none = scene({})
    none.answer(Ann, 'play:K1:obf:A1')
    onwards(none)
    expect(none.pool(Ben)).toBe(8)
  })
  it('of whom the bleed was redirected to', () => {
    const t = scene({ ready: [v('B1', { disciplines: ['DOM'] })], hand: [{ card: 'deflection', as: 'D2' }] })
    t.answer(Ann, 'play:K1:obf:A1')
    t.reach(Ben, 'play:D2:DOM:B1', { to: [Cal] })
    t.allPass(() => t.can(Ann, 'choose'))
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('C1')] }])
  })
})

describe('Dream World [PRE]', () => {
  const dreamt = () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['PRE'] }), v('A2', { disciplines: ['PRE'] }), minion('A3'), minion('A4')],
          hand: [K1('dream-world'), { card: 'dream-world', as: 'K2' }],
        },
        { pool: 20, ready: [minion('B1')] },
        { ready: [minion('C1')] },
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1:PRE:A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
    return onwards(t)
  }
  it('one more for each minion of its Methuselah, in this turn', () => {
    const t = dreamt()
    expect(['A1', 'A2', 'A3', 'B1'].map(as => t.stat(as, 'bleed'))).toEqual([2, 2, 2, 1])
    t.endPhasesTo(Ben, 'minion')
    expect(t.stat('A3', 'bleed')).toBe(1)
  })
  it('until a bleed is blocked, and not another action', () => {
    const t = dreamt()
    t.answer(Ann, 'hunt:A3')
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'action' }], { b: 'B1' })
    play(t, Ben, 'block:B1')
    onwards(t)
    expect([t.has('blocked'), t.stat('A4', 'bleed')]).toEqual([true, 2])
    t.effect(Ben, [{ op: 'unlock', who: 'b' }], { b: 'B1' })
    t.answer(Ann, 'bleed:A4')
    play(t, Ben, 'block:B1')
    onwards(t)
    expect(t.stat('A2', 'bleed')).toBe(1)
  })
  it('one a turn at this level, by whomever; at the basic one as often as one likes', () => {
    const t = dreamt()
    expect([t.can(Ann, 'play:K2:PRE:A2'), t.can(Ann, 'play:K2:pre:A2')]).toEqual([false, true])
  })
})
