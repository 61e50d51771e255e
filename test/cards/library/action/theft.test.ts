import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Eve, table } from '../../../support/table.ts'
import { held, type Held, K1, type Table, v } from '../../scene.ts'

const of = (as: string, generic: object, more: object = {}) => minion(as, { generic, ...more })
const announced = (t: Table) => t.happened('action-announced').at(-1)

describe('Conceal', () => {
  it('superior: burns a location, of whomever', () => {
    const t = table({
      seats: [
        {
          ready: [of('V1', { disciplines: ['OBF'] }), { card: 'the-barrens', as: 'L1' }],
          hand: [{ card: 'conceal', as: 'C1' }],
        },
        {},
      ],
    })
    expect(t.can(Ann, 'play:C1:obf:V1')).toBe(false)
    t.answer(Ann, 'play:C1:OBF:V1', { card: [t.id('L1')] })
    t.allPass()
    expect(t.inAsh(Ann, 'L1')).toBe(true)
  })
})

describe('actions at cards of others', () => {
  const of = (as: string, disciplines: string, more: object = {}, generic: object = {}) =>
    v(as, { disciplines: disciplines.split(' '), ...generic }, more)
  it('conceal#1, conceal#G36-1: directed at who controls the equipment or the location, not at who has the minion', () => {
    const scene = (level: string) =>
      table({
        seats: [
          { ready: [of('A1', level), minion('A2')], hand: held('conceal', 'K1') },
          { ready: [minion('B1', { attachments: held('sport-bike', 'E1') }), ...held('the-barrens', 'L1')] },
          { ready: [minion('C1')] },
          {},
          {},
        ],
      })
    for (const [level, card] of [
      ['obf', 'E1'],
      ['OBF', 'L1'],
    ] as const) {
      const t = scene(level)
      t.answer(Ann, `play:K1:${level}:A1`, { card: [t.id(card)] })
      expect(announced(t)).toMatchObject({ targets: [Ben] })
    }
  })
  it('rewilding#G36-1: directed at who controls the location', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { clan: 'Gangrel' })], hand: held('rewilding', 'K1') },
        { ready: [minion('B1')] },
        { pool: 10, ready: [...held('the-barrens', 'L1')] },
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1', { card: [t.id('L1')] })
    expect(announced(t)).toMatchObject({ targets: [Cal] })
    t.allPass()
    expect([t.inAsh(Cal, 'L1'), t.pool(Cal)]).toEqual([true, 8])
  })
  it('far-mastery#1: what was required to bring it into play is not required to take it', () => {
    const t = table({
      seats: [
        { ready: [of('A1', 'DOM'), minion('A2')], hand: held('far-mastery', 'K1', 'K2') },
        { ready: [minion('B1', { attachments: held('dog-pack', 'R1') }), ...held('renegade-garou', 'W1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1:dom:A1', { card: [t.id('R1')] })
    t.allPass(() => t.can(Ann, 'choose'))
    if (t.can(Ann, 'choose')) t.choose(Ann, [t.id('A1')])
    t.allPass()
    expect(t.state.seats[Ann]!.inPlay.includes(t.id('R1'))).toBe(true)
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    t.edit(state => {
      state.uses = []
    })
    t.answer(Ann, 'play:K2:DOM:A1', { card: [t.id('W1')] })
    t.allPass()
    expect(t.state.seats[Ann]!.inPlay.includes(t.id('W1'))).toBe(true)
  })
})

describe('New Management', () => {
  const cards = (n: number): string[] => Array<string>(n).fill('villein')
  const scene = (hand: Held = [], more: object[] = []) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [v('A1', { capacity: 9, disciplines: ['for'] }), v('A2'), ...(more as never[])],
          hand: [...held('new-management', 'K1'), ...hand, ...cards(6 - hand.length)],
          library: cards(9),
        },
        { ready: [v('B1'), ...held('the-rack', 'L1'), ...held('jungle-hunting-ground', 'L2')] },
        {},
      ],
    })
  const hand = (t: Table) => t.state.seats[Ann]!.hand.length
  it('new-management#1: what the location required is not required', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { clan: 'Toreador' })], hand: held('new-management', 'K1') },
        { ready: [v('B1'), ...held('ventrue-headquarters', 'L1')] },
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1', { card: [t.id('L1')] })
    t.allPass()
    expect(t.state.seats[Ann]!.inPlay.includes(t.id('L1'))).toBe(true)
  })
  it('new-management#2: also at one of the own', () => {
    const t = scene([], held('slum-hunting-ground', 'L3'))
    t.edit(state => {
      state.cards[t.id('L3')]!.key = 'the-barrens'
    })
    expect(t.option(Ann, 'play:K1::A1')?.slots?.[0]).toMatchObject({
      candidates: expect.arrayContaining([t.id('L3')]) as number[],
    })
    t.answer(Ann, 'play:K1::A1', { card: [t.id('L3')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [] }])
    t.allPass()
    expect(t.happened('action-ended')).toHaveLength(1)
  })
  it('new-management#G20-1: where it is blocked, replaced once the combat is over', () => {
    const t = scene()
    t.answer(Ann, 'play:K1::A1', { card: [t.id('L2')] })
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.has('combat-started'))
    expect(hand(t)).toBe(6)
    onwards(t)
    const told = t.log.map(event => event.key)
    expect([hand(t), told.lastIndexOf('drawn') > told.indexOf('combat-ended')]).toEqual([7, true])
  })
  it('new-management#G20-2: after what is played after the resolution', () => {
    const t = scene(held('freak-drive', 'F1'))
    t.answer(Ann, 'play:K1::A1', { card: [t.id('L2')] })
    t.allPass(() => t.window() === 'resolved')
    const before = hand(t)
    t.reach(Ann, 'play:F1:for:A1')
    t.allPass()
    const told = t.log.map(event => event.key)
    expect([before, told.lastIndexOf('drawn') > told.lastIndexOf('unlocked'), t.locked('A1')]).toEqual([6, true, false])
    expect([hand(t), t.can(Ann, 'play:F1:for:A1')]).toEqual([7, false])
  })
  it('new-management#G66-1: nothing else of the location changes', () => {
    const t = scene()
    t.edit(state => {
      state.cards[t.id('L2')]!.locked = true
    })
    t.answer(Ann, 'play:K1::A1', { card: [t.id('L2')] })
    const pools = () => t.state.seats.map(seat => seat.pool)
    const before = pools()
    t.allPass()
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('L2')), t.locked('L2'), pools(), t.card('L2').owner]).toEqual([
      true,
      true,
      before,
      Ben,
    ])
  })
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

describe('Rewilding', () => {
  const R1 = { card: 'rewilding', as: 'R1' },
    L = { card: 'the-barrens', as: 'L1' }
  const scene = (pool: number) =>
    table({
      seats: [
        { pool: 10, ready: [of('V1', { clan: 'Gangrel' }), of('V2', { clan: 'Brujah' })], hand: [R1] },
        { pool: 10 },
        { pool, ready: [L] },
      ],
    })
  it('burns a location, and 2 pool of who controls it', () => {
    const t = scene(10)
    expect([t.can(Ann, 'play:R1::V2'), t.refused(Ann, 'play:R1::V2')]).toEqual([false, 'illegal-option'])
    t.answer(Ann, 'play:R1::V1', { card: [t.id('L1')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Cal], stealth: 0 }])
    t.allPass()
    expect([t.inAsh(Cal, 'L1'), t.pool(Cal)]).toEqual([true, 8])
  })
  it('burns the location of whoever it ousts', () => {
    const t = scene(2)
    t.answer(Ann, 'play:R1::V1', { card: [t.id('L1')] })
    t.allPass()
    expect([t.state.seats[Cal]!.ousted, t.inAsh(Cal, 'L1')]).toEqual([true, true])
  })
  it('needs a location', () => {
    const t = table({ seats: [{ ready: [of('V1', { clan: 'Gangrel' })], hand: [R1] }, {}] })
    expect(t.why(Ann, 'play', 'R1')).toEqual(['no-target', 'ANN-07'])
  })
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

describe('Far Mastery', () => {
  it('superior: steals an ally of another', () => {
    const t = table({
      seats: [
        {
          ready: [of('V1', { disciplines: ['DOM'] }), of('A1', { type: 'ally' })],
          hand: [{ card: 'far-mastery', as: 'F1' }],
        },
        { ready: [of('A5', { type: 'ally', life: 2 })] },
      ],
    })
    expect(t.refused(Ann, 'play:F1:DOM:V1', { card: [t.id('A1')] })).toBe('illegal-args')
    t.answer(Ann, 'play:F1:DOM:V1', { card: [t.id('A5')] })
    t.allPass()
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('A5')), t.blood('V1'), t.blood('A5')]).toEqual([true, 4, 2])
  })
})

describe('Shattering', () => {
  const scene = (level: string) =>
    table({
      seats: [
        {
          ready: [v('A1', { disciplines: [level], sect: 'Anarch', capacity: 9 }, { blood: 5 }), minion('A2')],
          hand: held('shattering', 'K1'),
        },
        {
          ready: [minion('B1', { blood: 3 })],
          hand: [...held('fame', 'F1'), ...held('bonding', 'F2')],
          torpor: [minion('B2')],
        },
        { hand: held('villein', 'H3'), ready: [minion('C1'), { card: 'narrow-minds', as: 'E1' }] },
        {},
      ],
    })
  it('[chi]: looks at the hand of another and discards a card of it', () => {
    const t = scene('chi')
    t.answer(Ann, 'play:K1:chi:A1', { whom: [Ben] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: 1 }])
    onwards(t, () => t.can(Ann, 'choose'))
    expect([t.happened('looked'), t.option(Ann, 'choose')?.slots]).toMatchObject([
      [{ seat: Ann }],
      [{ candidates: [t.id('F1'), t.id('F2')], min: 1 }],
    ])
    t.choose(Ann, [t.id('F2')])
    expect([t.inAsh(Ben, 'F2'), t.inHand(Ben, 'F1'), t.blood('A1')]).toEqual([true, true, 4])
    expect(() => scene('chi').answer(Ann, 'play:K1:chi:A1', { whom: [Ann] })).toThrow('illegal-args')
  })
  it('[dem]: burns an event, undirected at +2 stealth, whoever controls it', () => {
    const t = scene('dem')
    t.answer(Ann, 'play:K1:dem:A1', { e: [t.id('E1')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [], stealth: 2 }])
    expect(onwards(t).inAsh(Cal, 'E1')).toBe(true)
  })
  it('[pro]: two damage that nothing prevents to a ready minion', () => {
    const t = scene('pro')
    expect(t.option(Ann, 'play:K1:pro:A1')?.slots).toMatchObject([{ candidates: ['A1', 'A2', 'B1', 'C1'].map(t.id) }])
    t.answer(Ann, 'play:K1:pro:A1', { m: [t.id('B1')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: 0 }])
    onwards(t)
    expect([t.blood('B1'), t.happened('damaged')]).toMatchObject([1, [{ amount: 2, aggravated: false }]])
  })
})

describe('Smash and Grab', () => {
  const scene = (level: string) =>
    table({
      seats: [
        {
          ready: [v('A1', { disciplines: [level], sect: 'Anarch', capacity: 9 }), minion('A2')],
          hand: held('smash-and-grab', 'K1'),
        },
        {
          pool: 20,
          ready: [
            minion('B1', { attachments: [{ card: 'raven-spy', as: 'R1' }] }),
            minion('B2', { generic: { type: 'ally', life: 3 } }),
            { card: 'the-barrens', as: 'L1' },
          ],
        },
        { ready: [minion('C1'), { card: 'elder-library', as: 'L2' }] },
        {},
        { ready: [minion('E1'), { card: 'ennoias-theater', as: 'L3' }] },
      ],
    })
  it('[ani]: burns two life of an ally or a retainer, at +1 stealth', () => {
    const t = scene('ani')
    expect(t.option(Ann, 'play:K1:ani:A1')?.slots?.[0]).toMatchObject({
      candidates: expect.arrayContaining([t.id('R1'), t.id('B2')]) as number[],
    })
    t.answer(Ann, 'play:K1:ani:A1', { c: [t.id('B2')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: 1 }])
    expect(onwards(t).blood('B2')).toBe(1)
    const spy = scene('ani')
    spy.answer(Ann, 'play:K1:ani:A1', { c: [spy.id('R1')] })
    expect(onwards(spy).inAsh(Ben, 'R1')).toBe(true)
  })
  it('[dem]: bleeds for one more', () => {
    const t = scene('dem')
    t.answer(Ann, 'play:K1:dem:A1')
    expect([t.happened('action-announced'), onwards(t).pool(Ben)]).toMatchObject([[{ stealth: 0 }], 18])
  })
  it('smash-and-grab#G36-1 [pot]: burns a location of the predator or the prey, at whom it is directed', () => {
    const t = scene('pot')
    expect(t.option(Ann, 'play:K1:pot:A1')?.slots).toMatchObject([{ candidates: [t.id('L1'), t.id('L3')] }])
    t.answer(Ann, 'play:K1:pot:A1', { card: [t.id('L3')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Eve], stealth: 1 }])
    expect(onwards(t).inAsh(Eve, 'L3')).toBe(true)
  })
})
