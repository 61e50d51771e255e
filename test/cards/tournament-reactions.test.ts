import { describe, expect, it } from 'vitest'
import { onwards } from '../support/duel.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'
import { K1, v } from './scene.ts'

interface Scene {
  a1?: object
  b1?: object
  on?: object
  b2?: object
  act?: string
  card: string
  at?: number
}
/** A1 of Ann acts; Ben, or whoever is at `at`, holds the card and B1. */
const scene = ({ a1 = {}, b1 = {}, on = {}, b2, act = 'bleed', card, at = Ben }: Scene) => {
  const seat = { pool: 10, ready: [v('B1', b1, on), ...(b2 ? [b2] : [])] as never, hand: [K1(card)] }
  const t = table({
    seats: [
      { ready: [v('A1', { capacity: 8, ...a1 }, { blood: 4 }), v('A2')] },
      at === Ben ? seat : { pool: 10, ready: [v('X1')] },
      at === Cal ? seat : {},
      {},
      {},
    ],
  })
  t.answer(Ann, `${act}:A1`)
  return t
}
const attempted = (of: Scene) => {
  const t = scene({ a1: { stealth: 1 }, ...of })
  t.reach(Ben, 'block:B1')
  return t
}
const anarch = { sect: 'Anarch' }
const never = (t: ReturnType<typeof scene>, option: string, seat: number = Ben) => {
  let offered = false
  t.allPass(() => (offered ||= t.can(seat, option)))
  expect(offered).toBe(false)
}

describe('Protection Racket', () => {
  it.each([
    [{}, 1],
    [{ title: 'primogen' }, 2],
  ])('+1 intercept, +2 against %j', (title, intercept) => {
    const t = attempted({ card: 'protection-racket', b1: anarch, a1: { stealth: intercept, ...title } })
    t.reach(Ben, 'play:K1::B1')
    t.allPass(() => t.has('combat-started') || t.has('block-failed'))
    expect(t.has('blocked')).toBe(true)
    const more = attempted({ card: 'protection-racket', b1: anarch, a1: { stealth: intercept + 1, ...title } })
    more.reach(Ben, 'play:K1::B1')
    more.allPass(() => more.has('combat-started') || more.has('block-failed'))
    expect(more.happened('block-failed')).toMatchObject([{ intercept }])
  })
  it('protection-racket#1: the second comes and goes with the title', () => {
    const t = attempted({ card: 'protection-racket', b1: anarch, a1: { stealth: 2 } })
    t.effect(Ann, [{ op: 'become', who: 'm', traits: { title: 'primogen' }, until: 'turn' }], { m: 'A1' })
    t.reach(Ben, 'play:K1::B1')
    expect(t.has('blocked')).toBe(true)
    const other = attempted({ card: 'protection-racket', b1: anarch, a1: { stealth: 2 } })
    other.reach(Ben, 'play:K1::B1')
    other.allPass(() => other.has('combat-started') || other.has('block-failed'))
    expect(other.happened('block-failed')).toMatchObject([{ intercept: 1 }])
  })
  it('only by an Anarch, and where it is needed', () => {
    never(attempted({ card: 'protection-racket' }), 'play:K1::B1')
    never(attempted({ card: 'protection-racket', b1: anarch, a1: { stealth: 0 } }), 'play:K1::B1')
  })
})

describe('Deep Ecology', () => {
  const card = 'deep-ecology'
  it('[ani] +2 intercept in an action directed at its Methuselah', () => {
    const t = attempted({ card, b1: { ...anarch, disciplines: ['ani'] }, a1: { stealth: 2 } })
    t.reach(Ben, 'play:K1:ani:B1')
    t.allPass(() => t.has('combat-started') || t.has('block-failed'))
    expect(t.has('blocked')).toBe(true)
    never(attempted({ card, b1: { ...anarch, disciplines: ['ani'] }, act: 'hunt' }), 'play:K1:ani:B1')
  })
  it('[for] a bleed against its Methuselah is 2 less', () => {
    const t = scene({ card, b1: { ...anarch, disciplines: ['for'] }, a1: { bleed: 3 } })
    t.reach(Ben, 'play:K1:for:B1')
    t.allPass()
    expect(t.pool(Ben)).toBe(9)
    never(scene({ card, b1: { ...anarch, disciplines: ['for'] }, at: Cal }), 'play:K1:for:B1', Cal)
  })
  it('[pro] a locked vampire burns 1 blood to unlock', () => {
    const t = scene({ card, b1: { ...anarch, disciplines: ['pro'] }, on: { locked: true, blood: 2 } })
    t.reach(Ben, 'play:K1:pro:B1')
    expect([t.locked('B1'), t.blood('B1')]).toEqual([false, 1])
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.has('blocked'))
    expect(t.has('blocked')).toBe(true)
  })
  it('[pro] not unlocked, nor without blood; by no other than an Anarch', () => {
    for (const [on, b1] of [
      [{}, anarch],
      [{ locked: true, blood: 0 }, anarch],
      [{ locked: true }, {}],
    ] as const)
      never(scene({ card, b1: { ...b1, disciplines: ['pro'] }, on }), 'play:K1:pro:B1')
  })
})

describe('Party Out Of Bounds', () => {
  const card = 'party-out-of-bounds'
  it('[obf] a bleed against its Methuselah is 2 less', () => {
    const t = scene({ card, b1: { ...anarch, disciplines: ['obf'] }, a1: { bleed: 3 } })
    t.reach(Ben, 'play:K1:obf:B1')
    t.allPass()
    expect(t.pool(Ben)).toBe(9)
    never(scene({ card, b1: { ...anarch, disciplines: ['obf'] }, at: Cal }), 'play:K1:obf:B1', Cal)
  })
  it('[pre] 2 votes in polling', () => {
    const t = table({
      seats: [
        { ready: [v('A1')], hand: [{ card: 'domain-challenge', as: 'P1' }] },
        { ready: [v('B1', { ...anarch, disciplines: ['pre'] })], hand: [K1(card)] },
        {},
      ],
    })
    t.answer(Ann, 'play:P1::A1')
    t.allPass(() => t.window() === 'polling')
    t.reach(Ben, 'play:K1:pre:B1')
    expect(t.stat('B1', 'votes')).toBe(2)
  })
  it('[pro] +1 intercept', () => {
    const t = attempted({ card, b1: { ...anarch, disciplines: ['pro'] } })
    t.reach(Ben, 'play:K1:pro:B1')
    t.allPass(() => t.has('combat-started') || t.has('block-failed'))
    expect(t.has('blocked')).toBe(true)
  })
  it('only by an Anarch, and each where it is of use', () => {
    never(attempted({ card, b1: { disciplines: ['pro'] } }), 'play:K1:pro:B1')
    never(scene({ card, b1: { ...anarch, disciplines: ['pre'] } }), 'play:K1:pre:B1')
  })
})

describe('Eyes of the Wild', () => {
  const card = 'eyes-of-the-wild',
    gangrel = { clan: 'Gangrel' },
    on = { locked: true, blood: 3 }
  it('a locked Gangrel unlocks and attempts to block', () => {
    const t = scene({ card, b1: gangrel, on })
    t.reach(Ben, 'play:K1::B1')
    t.allPass(() => t.has('combat-started'))
    expect([t.has('blocked'), t.happened('counters').filter(event => 'why' in event && event.why === 'cost')]).toEqual([
      true,
      [],
    ])
  })
  it('1 blood for +1 intercept, once', () => {
    const t = scene({ card, b1: gangrel, on, a1: { stealth: 1 } })
    t.reach(Ben, 'play:K1::B1')
    t.reach(Ben, 'use:K1:intercept:B1')
    expect(t.happened('counters').filter(event => 'why' in event && event.why === 'cost')).toMatchObject([
      { amount: 1 },
    ])
    t.allPass(() => t.has('combat-started') || t.has('block-failed'))
    expect(t.has('blocked')).toBe(true)
    const more = scene({ card, b1: gangrel, on, a1: { stealth: 2 } })
    more.reach(Ben, 'play:K1::B1')
    more.reach(Ben, 'use:K1:intercept:B1')
    expect(more.has('block-failed')).toBe(true)
    expect(more.can(Ben, 'use:K1:intercept:B1')).toBe(false)
  })
  it.each([
    [1, true],
    [0, true],
  ])('locked after the action if it has not blocked: %i stealth', stealth => {
    const t = scene({ card, b1: gangrel, on, a1: { stealth } })
    t.reach(Ben, 'play:K1::B1')
    onwards(t)
    // Who has blocked is locked by that.
    expect([
      t.has('blocked'),
      t.locked('B1'),
      t.happened('locked').filter(event => 'card' in event && (event.card as { id: number }).id === t.id('B1')).length,
    ]).toEqual([stealth === 0, true, 1])
  })
  it('not unlocked, not by another clan, not where nothing is to be blocked', () => {
    never(scene({ card, b1: gangrel, on: { blood: 3 } }), 'play:K1::B1')
    never(scene({ card, b1: {}, on }), 'play:K1::B1')
    never(scene({ card, b1: gangrel, on, at: Cal }), 'play:K1::B1', Cal)
  })
})

describe('Organized Resistance', () => {
  const card = 'organized-resistance',
    baron = { title: 'baron', city: 'Rome' }
  it.each([false, true])('a baron, locked or not (%s), gives an Anarch that attempts to block +1 intercept', locked => {
    const t = table({
      seats: [
        { ready: [v('A1', { stealth: 1 }), v('A2')] },
        { ready: [v('B1', baron, { locked }), v('B2', anarch)], hand: [K1(card)] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B2')
    t.reach(Ben, 'play:K1::B1')
    t.allPass(() => t.has('combat-started') || t.has('block-failed'))
    expect(t.has('blocked')).toBe(true)
  })
  it.each([false, true])(
    'or unlocks an Anarch, that attempts to block with +1 intercept; by a baron that is locked: %s',
    locked => {
      const t = scene({ card, b1: baron, on: { locked }, b2: v('B2', anarch, { locked: true }), a1: { stealth: 1 } })
      t.reach(Ben, 'play:K1:unlock:B1', { m: [t.id('B2')] })
      t.allPass(() => t.has('combat-started') || t.has('block-failed'))
      expect(t.has('blocked')).toBe(true)
    },
  )
  it('the baron itself may be that Anarch, without need of intercept', () => {
    const t = scene({ card, b1: baron, on: { locked: true } })
    t.reach(Ben, 'play:K1:unlock:B1', { m: [t.id('B1')] })
    t.allPass(() => t.has('combat-started'))
    expect([t.has('blocked'), t.happened('modified')]).toMatchObject([true, [{ stat: 'intercept', delta: 1 }]])
  })
  it('not by who is no baron, for no Anarch, nor where nothing is to be blocked', () => {
    never(scene({ card, b1: anarch, on: { locked: true } }), 'play:K1:unlock:B1')
    never(
      scene({ card, b1: { title: 'prince', city: 'Rome' }, b2: v('B2', {}, { locked: true }) }),
      'play:K1:unlock:B1',
    )
    never(scene({ card, b1: baron, b2: v('B2', {}, { locked: true }) }), 'play:K1:unlock:B1')
    never(scene({ card, b1: baron, on: { locked: true }, at: Cal }), 'play:K1:unlock:B1', Cal)
  })
  it('not for an attempt of who is no Anarch', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { stealth: 1 }), v('A2')] },
        { ready: [v('B1', baron), v('B2')], hand: [K1(card)] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B2')
    never(t, 'play:K1::B1')
  })
})

describe('Form of the Bat, as a reaction', () => {
  const card = 'form-of-the-bat',
    b1 = { disciplines: ['PRO'] },
    on = { attachments: [{ card: '44-magnum', as: 'G1' }] }
  it('+1 intercept; who blocks has an optional maneuver and no equipment in that combat', () => {
    const t = attempted({ card, b1, on })
    t.reach(Ben, 'play:K1:PRO:B1')
    t.allPass(() => t.has('combat-started'))
    expect([t.has('blocked'), t.stat('B1', 'maneuver')]).toEqual([true, 1])
    onwards(t, () => t.can(Ben, 'maneuver:B1') || t.has('combat-ended'))
    expect([t.can(Ben, 'maneuver:B1'), t.can(Ben, 'maneuver:B1:G1:shot')]).toEqual([true, false])
  })
  it('not by who has Protean basic, nor without need', () => {
    never(attempted({ card, b1: { disciplines: ['pro'] } }), 'play:K1:PRO:B1')
    never(attempted({ card, b1, a1: { stealth: 0 } }), 'play:K1:PRO:B1')
  })
})

describe('Forced Awakening', () => {
  const scene = () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { capacity: 9, disciplines: ['PRO'] }), v('A2')],
          hand: [{ card: 'form-of-mist', as: 'M1' }],
        },
        {
          pool: 10,
          ready: [v('B1', { capacity: 9 }, { locked: true }), v('B2', {}, { locked: true })],
          hand: [K1('forced-awakening')],
        },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'play:K1::B1')
    return t
  }
  it('wakes; without a block it costs 1 blood', () => {
    const t = scene()
    onwards(t)
    expect([t.blood('B1'), t.pool(Ben)]).toEqual([8, 9])
  })
  it('nothing where it blocks, even if the action goes on', () => {
    const t = scene()
    t.answer(Ben, 'block:B1')
    onwards(t, () => t.can(Ann, 'play:M1:PRO:A1'))
    t.answer(Ann, 'play:M1:PRO:A1')
    onwards(t, () => t.state.frames.at(-1)?.kind === 'choice')
    t.choose(Ann, [t.id('A1')])
    onwards(t)
    expect([t.blood('B1'), t.pool(Ben)]).toEqual([9, 9])
  })
  it('where another blocks, it does', () => {
    const t = scene()
    t.effect(Ben, [{ op: 'unlock', who: 'm' }], { m: 'B2' })
    t.reach(Ben, 'block:B2')
    onwards(t)
    expect([t.has('blocked'), t.blood('B1')]).toEqual([true, 8])
  })
  it('by a locked vampire alone', () => {
    const t = table({
      seats: [
        { ready: [v('A1')] },
        { ready: [v('B1'), v('B2', { type: 'ally' }, { locked: true })], hand: [K1('forced-awakening')] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    expect([t.can(Ben, 'play:K1::B1'), t.can(Ben, 'play:K1::B2')]).toEqual([false, false])
  })
})
