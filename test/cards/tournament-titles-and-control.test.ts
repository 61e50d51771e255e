import { describe, expect, it } from 'vitest'
import { isOver, onwards } from '../support/duel.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'
import { K1, type Table, attacked, v } from './scene.ts'

describe('Public Trust', () => {
  const scene = (level: string, blocked = false) => {
    const t = table({
      seats: [
        { ready: [v('A1', { disciplines: ['PRE'] }), v('A2')], hand: [K1('public-trust')], uncontrolled: [v('U1')] },
        { pool: 10, ready: [v('B1')] },
      ],
    })
    t.answer(Ann, `play:K1:${level}:A1`, level === 'PRE' ? { v: [t.id('U1')] } : {})
    if (blocked) t.reach(Ben, 'block:B1')
    onwards(t)
    return t
  }
  it.each([
    ['pre', 0],
    ['PRE', 1],
  ])('[%s] a bleed at +2; %i blood for an uncontrolled vampire', (level, blood) => {
    const t = scene(level)
    expect([t.pool(Ben), t.blood('A1'), t.blood('U1')]).toEqual([7, 4, blood])
  })
  it('[PRE] nothing of a bleed that is blocked', () => expect(scene('PRE', true).blood('U1')).toBe(0))
  it('[PRE] also with nobody in the uncontrolled region', () => {
    const t = table({
      seats: [{ ready: [v('A1', { disciplines: ['PRE'] })], hand: [K1('public-trust')] }, { pool: 10 }],
    })
    t.answer(Ann, 'play:K1:PRE:A1', { v: [] })
    onwards(t)
    expect(t.pool(Ben)).toBe(7)
  })
  it('public-trust#1: the vampire is chosen as it is declared, and others see no face', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { disciplines: ['PRE'] })], hand: [K1('public-trust')], uncontrolled: [v('U1'), v('U2')] },
        { pool: 10 },
      ],
    })
    expect(t.option(Ann, 'play:K1:PRE:A1')?.slots).toMatchObject([{ candidates: ['U1', 'U2'].map(t.id), min: 1 }])
    t.answer(Ann, 'play:K1:PRE:A1', { v: [t.id('U2')] })
    expect(t.seenBy(Ben).filter(event => event.key === 'chosen')).toEqual([])
  })
})

it('Fee Stake: New York makes an Anarch its baron, a Brujah with 1 vote more in the referendums it calls', () => {
  const t = table({
    seats: [
      {
        ready: [v('A1', { sect: 'Anarch', clan: 'Brujah', capacity: 5 }), v('A2', { sect: 'Anarch', capacity: 4 })],
        hand: [K1('fee-stake-new-york'), { card: 'kine-resources-contested', as: 'H2' }],
      },
      {},
      {},
    ],
  })
  expect(t.can(Ann, 'play:K1::A2')).toBe(false)
  t.answer(Ann, 'play:K1::A1')
  t.allPass()
  expect([t.card('K1').on, t.stat('A1', 'votes')]).toEqual([t.id('A1'), 2])
  t.effect(Ann, [{ op: 'unlock', who: 'm' }], { m: 'A1' })
  t.answer(Ann, 'play:H2::A1')
  expect(t.stat('A1', 'votes')).toBe(3)
})

describe('Atonement', () => {
  const scene = (a1: object = {}, b1: object = {}) =>
    table({
      seats: [
        { ready: [v('A1', { capacity: 4, ...a1 }), v('A2')] },
        { ready: [v('B1', { capacity: 5, ...b1 }, { attachments: [K1('atonement')] })] },
      ],
    })
  const blocks = (t: Table) => {
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => isOver(t))
    return t
  }
  it('+1 intercept', () => expect(scene().stat('B1', 'intercept')).toBe(1))
  it.each([
    [{ capacity: 4 }, false],
    [{ capacity: 5 }, false],
    [{ capacity: 6 }, true],
    [{ type: 'ally', life: 2, bleed: 1 }, true],
  ])('blocking %j it locks: %s', (a1, locks) => {
    const t = blocks(scene(a1))
    expect([t.has('blocked'), t.locked('B1')]).toEqual([true, locks])
  })
  it('only a vampire of capacity 5 or less, for 2 blood at +1 stealth', () => {
    const t = table({
      seats: [{ ready: [v('A1', { capacity: 5 }), v('A2', { capacity: 6 })], hand: [K1('atonement')] }, {}],
    })
    expect(t.can(Ann, 'play:K1::A2')).toBe(false)
    t.answer(Ann, 'play:K1::A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
    t.allPass()
    expect([t.card('K1').on, t.blood('A1')]).toEqual([t.id('A1'), 3])
  })
  it.each([
    ['Brujah', 0],
    ['Ministry', -1],
  ])('any vampire burns it, a %s at %i stealth', (clan, stealth) => {
    const t = scene({ clan })
    t.answer(Ann, 'action:K1:burn:A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth, targets: [Ben] }])
    t.allPass()
    expect(t.inAsh(Ben, 'K1')).toBe(true)
  })
})

describe('The Status Perfectus', () => {
  const A = { sect: 'Anarch', capacity: 9 }
  it('in the master phase moves 1 blood of an own ready Anarch to another', () => {
    const t = table({
      seats: [
        { ready: [K1('the-status-perfectus'), v('A1', A), v('A2', A, { blood: 1 }), v('A3')] },
        { ready: [v('B1', A, { blood: 1 })] },
      ],
      turn: { phase: 'master' },
    })
    expect(t.option(Ann, 'use:K1:give')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('A2')] }])
    t.answer(Ann, 'use:K1:give', { from: [t.id('A1')] })
    t.choose(Ann, [t.id('B1')])
    expect([t.blood('A1'), t.blood('B1'), t.can(Ann, 'use:K1:give')]).toEqual([8, 2, false])
  })
  const blocked = (b1: object = A, more: object[] = [v('B2', A)], a1: object = {}) => {
    const t = table({
      seats: [
        { ready: [v('A1', { capacity: 9, ...a1 }), v('A2')] },
        { ready: [v('B1', b1), K1('the-status-perfectus'), ...(more as never[])] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.can(Ben, 'trigger:0') || (isOver(t) && t.state.frames.length === 1))
    return t
  }
  it('after the combat of a blocking Anarch another fights the acting minion, which has no strike in the first round', () => {
    const t = blocked()
    t.answer(Ben, 'trigger:0')
    if (t.state.frames.at(-1)?.kind === 'choice') t.choose(Ben, [t.id('B2')])
    onwards(t)
    expect([
      t.locked('K1'),
      t.locked('B2'),
      t.happened('combat-started').length,
      t.happened('strike-lost').length,
      t.blood('A1'),
      t.blood('B2'),
    ]).toEqual([true, true, 2, 1, 7, 9])
  })
  it('or not', () => {
    const t = blocked()
    t.pass(Ben)
    onwards(t)
    expect([t.locked('K1'), t.happened('combat-started').length]).toEqual([false, 1])
  })
  it.each<[string, Parameters<typeof blocked>]>([
    ['the blocker is no Anarch', [{ capacity: 9 }]],
    ['no other Anarch', [A, [v('B2')]]],
    ['the other is locked', [A, [v('B2', A, { locked: true })]]],
    ['the acting minion is gone', [{ ...A, strength: 9 }, [v('B2', A)], { capacity: 3 }]],
  ])('not where %s', (_, args) => expect(blocked(...args).can(Ben, 'trigger:0')).toBe(false))
  it('the-status-perfectus#G93-1: nor its maneuver from a strike', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { capacity: 9 }, { attachments: [{ card: '44-magnum', as: 'G1' }] }), v('A2')] },
        { ready: [v('B1', A), K1('the-status-perfectus'), v('B2', A)] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.can(Ben, 'trigger:0'))
    t.answer(Ben, 'trigger:0')
    let offered = false
    onwards(t, () => (offered ||= t.happened('combat-started').length > 1 && t.can(Ann, 'maneuver:A1:G1:shot')))
    expect(offered).toBe(false)
  })
})

describe('Entrancement', () => {
  const scene = (a1: object = { disciplines: ['PRE'] }) =>
    table({
      seats: [
        { ready: [v('A1', a1), v('A2', { type: 'ally' })], hand: [K1('entrancement')] },
        {
          pool: 10,
          ready: [v('B1'), v('B2', { type: 'ally', life: 2 }, { attachments: [{ card: 'sport-bike', as: 'E1' }] })],
        },
        {},
      ],
    })
  it('[pre] a bleed at +1', () => {
    const t = scene()
    t.answer(Ann, 'play:K1:pre:A1')
    t.allPass()
    expect(t.pool(Ben)).toBe(8)
  })
  it('[PRE] steals an ally of another at +1 stealth', () => {
    const t = scene()
    expect(t.option(Ann, 'play:K1:PRE:A1')?.slots).toMatchObject([{ candidates: [t.id('B2')] }])
    t.answer(Ann, 'play:K1:PRE:A1', { m: [t.id('B2')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [Ben] }])
    t.allPass()
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('B2')), t.state.seats[Ann]!.inPlay.includes(t.id('E1'))]).toEqual([
      true,
      true,
    ])
  })
  it('not at a lower level', () => expect(scene({ disciplines: ['pre'] }).can(Ann, 'play:K1:PRE:A1')).toBe(false))
})

describe('New Management', () => {
  const scene = () =>
    table({
      seats: [
        { pool: 10, ready: [v('A1'), v('A2')], hand: [K1('new-management')] },
        {
          ready: [
            v('B1'),
            { card: 'the-rack', as: 'L1' },
            { card: 'jungle-hunting-ground', as: 'L2' },
            { card: 'slum-hunting-ground', as: 'L3' },
          ],
        },
        {},
      ],
    })
  it('takes control of a location that is free or costs 1', () => {
    const t = scene()
    expect(t.option(Ann, 'play:K1::A1')?.slots).toMatchObject([{ candidates: [t.id('L1'), t.id('L2')] }])
    t.answer(Ann, 'play:K1::A1', { card: [t.id('L2')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 0, targets: [Ben] }])
    t.allPass()
    expect(t.state.seats[Ann]!.inPlay.includes(t.id('L2'))).toBe(true)
  })
  it('ruling: is not replaced until the action is over', () => {
    const t = scene()
    t.answer(Ann, 'play:K1::A1', { card: [t.id('L2')] })
    const waiting = () => t.state.modifiers.filter(one => one.kind === 'number' && one.stat === 'handSize').length
    expect(waiting()).toBe(1)
    t.allPass()
    expect(waiting()).toBe(0)
  })
})

describe('Shadow of the Beast', () => {
  it.each([
    ['pro', 0],
    ['PRO', 1],
  ])('[%s] an optional maneuver each combat, and %i presses', (level, presses) => {
    const t = table({
      seats: [
        { ready: [v('A1', { disciplines: ['PRO'] }), v('A2')], hand: [K1('shadow-of-the-beast')] },
        { ready: [v('B1')] },
      ],
    })
    t.answer(Ann, `play:K1:${level}:A1`)
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 0, targets: [] }])
    t.allPass()
    expect([t.card('K1').on, t.blood('A1')]).toEqual([t.id('A1'), 4])
    for (const round of [1, 2]) {
      attacked(t, 'A1', 'B1')
      expect([t.stat('A1', 'maneuver'), t.stat('A1', 'press'), t.stat('B1', 'maneuver')]).toEqual([1, presses, 0])
      onwards(t, () => t.happened('combat-ended').length === round)
    }
    expect(t.stat('A1', 'maneuver')).toBe(0)
  })
  it('one on a vampire', () => {
    const t = table({
      seats: [
        {
          ready: [
            v('A1', { disciplines: ['pro'] }, { attachments: [{ card: 'shadow-of-the-beast' }] }),
            v('A2', { disciplines: ['pro'] }),
          ],
          hand: [K1('shadow-of-the-beast')],
        },
        {},
      ],
    })
    expect([t.can(Ann, 'play:K1:pro:A1'), t.can(Ann, 'play:K1:pro:A2')]).toEqual([false, true])
  })
})

it('Anarchist Uprising: each Methuselah burns 1 pool for each minion they control', () => {
  const t = table({
    seats: [
      { pool: 20, ready: [v('A1', { title: 'prince', city: 'Rome' }), v('A2')], hand: [K1('anarchist-uprising')] },
      { pool: 20, ready: [v('B1'), v('B2', { type: 'ally' })], torpor: [v('B3')] },
      { pool: 20 },
    ],
  })
  t.answer(Ann, 'play:K1::A1')
  t.allPass(() => t.window() === 'polling')
  t.answer(Ann, 'vote:called', { side: ['for'] })
  t.allPass()
  expect([t.pool(Ann), t.pool(Ben), t.pool(Cal)]).toEqual([18, 17, 20])
})

it('anarchist-uprising#G15-1: of several that it ousts each predator has the point, and only who is left the pool', () => {
  const t = table({
    seats: [
      { pool: 20, ready: [v('A1', { title: 'prince', city: 'Rome' })], hand: [K1('anarchist-uprising')] },
      { pool: 1, ready: [v('B1')] },
      { pool: 1, ready: [v('C1')] },
      { pool: 20 },
    ],
  })
  t.answer(Ann, 'play:K1::A1')
  t.allPass(() => t.window() === 'polling')
  t.answer(Ann, 'vote:called', { side: ['for'] })
  t.allPass()
  expect([t.state.seats.map(seat => seat.victoryPoints), t.pool(Ann)]).toEqual([[1, 1, 0, 0], 25])
})

describe('Graverobbing', () => {
  const scene = (level: string, blood = 5) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { capacity: 9, disciplines: ['DOM'] }, { blood }), v('A2')],
          torpor: [v('A3')],
          hand: [K1('graverobbing')],
        },
        { ready: [v('B1')], torpor: [v('B2', {}, { blood: 3 })] },
        { torpor: [v('C1')] },
      ],
    })
    t.answer(Ann, `play:K1:${level}:A1`, { v: [t.id('B2')] })
    return t
  }
  /** Who controls B2, and whether it is in torpor. */
  const where = (t: Table) => [t.state.seats.findIndex(seat => seat.inPlay.includes(t.id('B2'))), t.inTorpor('B2')]
  it('only of another Methuselah, and only one in torpor', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { capacity: 9, disciplines: ['DOM'] })], torpor: [v('A3')], hand: [K1('graverobbing')] },
        { ready: [v('B1')], torpor: [v('B2')] },
        { torpor: [v('C1')] },
      ],
    })
    expect(t.option(Ann, 'play:K1:dom:A1')?.slots).toMatchObject([{ candidates: [t.id('B2'), t.id('C1')] }])
  })
  it('[dom] takes the vampire, in torpor, with its blood', () => {
    const t = scene('dom')
    expect(t.can(Ben, 'block:B1')).toBe(true)
    onwards(t)
    expect([where(t), t.blood('B2'), t.blood('A1')]).toEqual([[Ann, true], 3, 5])
  })
  it.each([
    [true, false, 3],
    [false, true, 5],
  ])('[DOM] and makes it ready for 2 blood: %s', (pays, torpid, blood) => {
    const t = scene('DOM')
    onwards(t, () => t.state.frames.at(-1)?.kind === 'choice')
    t.choose(Ann, pays ? [t.id('A1')] : [])
    onwards(t)
    expect([where(t), t.blood('A1')]).toEqual([[Ann, torpid], blood])
  })
  it('graverobbing#G65-1: the blood is no cost, which nothing makes cheaper', () => {
    const t = scene('DOM')
    onwards(t, () => t.state.frames.at(-1)?.kind === 'choice')
    t.choose(Ann, [t.id('A1')])
    onwards(t)
    expect(
      t.happened('counters').flatMap(event => ('why' in event && event.why === 'effect' ? [event.amount] : [])),
    ).toEqual([2])
    expect(t.happened('counters').some(event => 'why' in event && event.why === 'cost')).toBe(false)
  })
  it('[DOM] of 1 blood nobody pays', () => {
    const t = scene('DOM', 1)
    onwards(t)
    expect([where(t), t.blood('A1')]).toEqual([[Ann, true], 1])
  })
  it('graverobbing#G80-1: one that has left torpor by then is not taken, and the action has succeeded', () => {
    const t = scene('DOM')
    t.effect(Ben, [{ op: 'move', who: 'm', to: 'ready' }], { m: 'B2' })
    onwards(t)
    expect([where(t), t.blood('A1'), t.has('action-resolved')]).toEqual([[Ben, false], 5, true])
  })
})
