import { describe, expect, it } from 'vitest'
import { duel, play, upTo } from '../../../support/duel.ts'
import { Ann, Ben, Cal, Eve, table } from '../../../support/table.ts'
import { card, costs, type Held, held, of, on, v } from '../../scene.ts'

describe('Gran Madre di Dio, Italy', () => {
  /** Five at the table: Eve is the predator of Ann, Ben her prey. */
  const scene = (seat: number, card: string, phase = 'minion') =>
    table({
      seats: [0, 1, 2, 3, 4].map(one => ({
        ready: one === 0 ? [v('A1', { capacity: 5 }, on('gran-madre-di-dio-italy', 'K1'))] : [v(`M${one}`)],
        ...(one === seat && { hand: held(card, 'X1'), pool: 20 }),
      })),
      turn: { seat, phase },
    } as never)
  it.each([
    ['the prey', Ben, true],
    ['the predator', Eve, true],
    ['another', Cal, false],
  ])('an ally that %s recruits comes locked: %s', (_, seat, locked) => {
    const t = scene(seat, 'carlton-van-wyk')
    t.answer(seat, `play:X1::M${seat}`)
    t.allPass(() => t.has('action-ended'))
    expect([t.locked('X1'), t.blood('X1')]).toEqual([locked, 2])
  })
  it.each([
    [4, 1],
    [5, 2],
  ])('a vampire of capacity %i that enters play is locked; a younger one burns 1 blood', (capacity, left) => {
    const t = table({
      seats: [
        { ready: [v('A1', { capacity: 5 }, on('gran-madre-di-dio-italy', 'K1'))] },
        { uncontrolled: [v('U1', { capacity }, { blood: 2 })], ready: [v('B1')] },
        {},
      ],
      turn: { seat: 1, phase: 'influence' },
    } as never)
    t.effect(Ben, [{ op: 'control', who: 'u', to: 'you' }], { u: 'U1' })
    t.edit(state => void (state.cards[t.id('U1')]!.blood = capacity))
    t.answer(Ben, 'bring-out:U1')
    t.allPass(() => t.locked('U1'))
    expect([t.locked('U1'), t.blood('U1')]).toEqual([true, capacity - (left === 1 ? 1 : 0)])
  })
  it('gran-madre-di-dio-italy#1 gran-madre-di-dio-italy#G47-3: unique, and a location while in play', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', {}, on('gran-madre-di-dio-italy', 'K1')), v('A2')],
          hand: held('gran-madre-di-dio-italy', 'K2'),
        },
        {},
      ],
    })
    expect([t.can(Ann, 'play:K2::A2'), t.can(Ann, 'equip:A2:A1')]).toEqual([false, false])
  })
})

describe('Zaire River Ferry', () => {
  const scene = (b1: object = { clan: 'Lasombra' }, more: object = {}, hand: Held = []) =>
    table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['ANI', 'dom', 'FOR'], capacity: 9 }, { blood: 5 }), v('A2')],
          hand: [...held('bums-rush', 'R1'), ...hand],
        },
        { ready: [v('B1', b1, { ...on('zaire-river-ferry', 'K1'), ...more }), v('B2')] },
        {},
      ],
    })
  const option = (t: ReturnType<typeof scene>) => {
    const found = t.options(Ann).find(one => one.startsWith(`play:${t.id('R1')}`))!
    t.answer(Ann, found, { m: ['B1'] })
  }
  it('zaire-river-ferry#G157-1, zaire-river-ferry#G157-2, zaire-river-ferry#G157-3: one directed at its Lasombra fails, resolved', () => {
    const t = scene(undefined, {}, held('freak-drive', 'F1'))
    option(t)
    expect(t.window()).toBe('announced')
    t.reach(Ben, 'use:K1:foil')
    let driven = false
    t.allPass(
      () => (driven ||= ['FOR', 'for'].some(level => t.can(Ann, `play:F1:${level}:A1`))) || t.has('action-ended'),
    )
    expect([driven, t.inHand(Ann, 'F1')]).toEqual([false, true])
    expect([t.has('combat-started'), t.has('blocked'), t.locked('K1')]).toEqual([false, false, true])
    expect(t.happened('action-resolved')).toMatchObject([{ outcome: 'ended' }])
  })
  it('zaire-river-ferry#G147-2: as it is announced who acts comes first', () => {
    const t = scene({ clan: 'Lasombra' }, {}, held('seduction', 'S1'))
    option(t)
    expect(t.can(Ann, 'play:S1:dom:A1')).toBe(true)
    t.pass(Ann)
    expect([t.window(), t.can(Ben, 'use:K1:foil')]).toEqual(['announced', true])
  })
  it('zaire-river-ferry#G147-1: not once that is over, nor where another is aimed at, nor for no Lasombra', () => {
    const t = scene()
    option(t)
    t.pass(t.waiting()[0]!)
    t.allPass(() => t.window() !== 'announced')
    expect(t.can(Ben, 'use:K1:foil')).toBe(false)
    const other = scene({ clan: 'Gangrel' })
    option(other)
    expect(other.can(Ben, 'use:K1:foil')).toBe(false)
    const bleed = scene()
    bleed.answer(Ann, 'bleed:A1')
    expect(bleed.can(Ben, 'use:K1:foil')).toBe(false)
  })
  it('locks for 1 stealth of its Lasombra', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { clan: 'Lasombra' }, on('zaire-river-ferry', 'K1')), v('A2')] },
        { ready: [v('B1')] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'use:K1:stealth')
    expect([t.stat('A1', 'stealth'), t.locked('K1')]).toEqual([1, true])
  })
  it('zaire-river-ferry#G47-3: is no equipment while in play; a minion has one haven', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { clan: 'Lasombra' }, { blood: 5, ...on('zaire-river-ferry', 'K1') }), v('A2')],
          hand: held('zaire-river-ferry', 'K2'),
        },
        {},
      ],
    })
    expect([t.can(Ann, 'equip:A2:A1'), t.can(Ann, 'play:K2::A1')]).toEqual([false, false])
  })
})

describe('The Ankara Citadel, Turkey', () => {
  const citadel = on('the-ankara-citadel-turkey', 'Z1')
  const acting = (name: string, level: string, generic: object = {}, more: object[] = [], blood = 5) =>
    table({
      seats: [
        {
          ready: [
            v('A1', { disciplines: [level], capacity: 9, ...generic }, { blood, ...citadel }),
            v('A2', { disciplines: [level], ...generic }),
            ...(more as ReturnType<typeof v>[]),
          ],
          hand: held(name, 'K1'),
        },
        {},
      ],
    })
  const cost = (t: ReturnType<typeof acting>, option: string) => t.option(Ann, option)?.cost
  it('what costs its vampire blood costs half as much, rounded down; nobody else', () => {
    const t = acting('shambling-hordes', 'NEC', {}, [], 1)
    expect([cost(t, 'play:K1:NEC:A1'), cost(t, 'play:K1:NEC:A2')]).toEqual([{ blood: 1 }, { blood: 3 }])
    t.answer(Ann, 'play:K1:NEC:A1')
    t.allPass()
    expect([t.blood('A1'), costs(t), t.has('action-succeeded')]).toEqual([0, [1], true])
  })
  it('the-ankara-citadel-turkey#1: what takes more off is counted afterwards', () => {
    const angelique = [{ card: 'angelique', as: 'A3' }]
    const t = acting('shambling-hordes', 'NEC', { clan: 'Harbinger of Skulls' }, angelique)
    expect([cost(t, 'play:K1:NEC:A1'), cost(t, 'play:K1:NEC:A2')]).toEqual([{ blood: 0 }, { blood: 2 }])
  })
  it('of a card of two types only what is no action modifier as it is played', () => {
    const hand = card('resist-earths-grasp')
    const t = upTo(duel({ a: { ...of('CEL'), ...citadel }, ann: hand }), 'press')
    expect(cost(t, 'play:K1:cel:A1')).toEqual({ blood: 0 })
    const u = table({
      seats: [{ ready: [v('A1', { disciplines: ['CEL'] }, citadel), v('A2')], hand }, { ready: [v('B1')] }, {}],
    })
    u.answer(Ann, 'bleed:A1')
    u.reach(Ben, 'block:B1')
    u.allPass(() => u.can(Ann, 'play:K1:CEL:A1'))
    expect(cost(u, 'play:K1:CEL:A1')).toEqual({ blood: 1 })
  })
  it('an X that is chosen is as high as can be paid for, and half of it is paid', () => {
    const t = upTo(
      duel({
        a: { generic: { strength: 1 } },
        b: { generic: { disciplines: ['for'] }, blood: 2, ...citadel },
        ben: card('hidden-strength', 'H1'),
      }),
      'prevent',
    )
    expect(t.option(Ben, 'play:H1:for:B1')?.slots).toMatchObject([{ max: 5 }])
    expect(t.refused(Ben, 'play:H1:for:B1', { x: 6 })).toBe('illegal-args')
    play(t, Ben, 'play:H1:for:B1', { x: 5 })
    expect([costs(t), t.blood('B1')]).toEqual([[2], 0])
    const other = upTo(
      duel({ b: { generic: { disciplines: ['for'] }, blood: 2 }, ben: card('hidden-strength', 'H1') }),
      'prevent',
    )
    expect(other.option(Ben, 'play:H1:for:B1')?.slots).toMatchObject([{ max: 2 }])
  })
  it('half of an X that is counted is paid', () => {
    const before = ['S1', 'S2', 'S3'].map(as => ({ card: 'creeping-sabotage', as }))
    const t = acting('creeping-sabotage', 'obf', { clan: 'Nosferatu' }, before, 1)
    expect([cost(t, 'play:K1::A1'), t.can(Ann, 'play:K1::A2')]).toEqual([{ blood: 1 }, true])
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    expect([costs(t), t.blood('A1')]).toEqual([[1], 0])
  })
})
