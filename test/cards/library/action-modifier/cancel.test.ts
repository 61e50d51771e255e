import { describe, expect, it } from 'vitest'
import { onwards, play } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { fill } from '../../cancelling.ts'
import { attacked, has, held, type Table, v } from '../../scene.ts'

const T1 = 'play:X1:aus:B1'
/** A1 bleeds out of reach of B1 of Ben, who has two Telepathic Misdirections; K1 is Ann's, A2 is beside A1. */
const scene = (
  card: string,
  disciplines: string,
  more: { lent?: boolean; a2?: object; reaction?: string; b1?: string } = {},
): Table => {
  const x = more.reaction ?? 'telepathic-misdirection'
  const t = table({
    seats: [
      {
        pool: 10,
        ready: [
          minion('A1', has(disciplines, { blood: 5 }, { capacity: 8 })),
          minion('A2', more.a2 ?? {}),
          ...held('the-barrens', 'L1'),
        ],
        hand: [...held(card, 'K1'), ...fill(6)],
        library: fill(5),
      },
      {
        pool: 10,
        ready: [
          minion('B1', has(more.b1 ?? 'AUS')),
          ...(more.lent
            ? [{ card: 'the-erciyes-fragments', as: 'F1', under: [{ card: x, as: 'X1', owner: Ann, down: true }] }]
            : []),
        ] as never,
        hand: [...held(x, ...(more.lent ? ['X2'] : ['X1', 'X2'])), ...fill(5)],
        library: fill(5),
      },
      {},
      {},
      {},
    ],
  })
  t.answer(Ann, 'bleed:A1')
  t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'acting', until: 'action' }])
  t.reach(Ben, 'block:B1')
  return t
}
const answered = (t: Table, option = T1): Table => {
  for (let n = 0; n < 10 && !t.can(Ben, option); n++) t.pass(t.waiting().find(one => one !== Ben) ?? Ben)
  t.answer(Ben, option)
  for (let n = 0; n < 10 && t.window() !== 'as-played' && t.window() !== undefined; n++) t.pass(t.waiting()[0]!)
  return t
}
const hand = (t: Table, seat: number) => t.state.seats[seat]!.hand.length

describe.each([
  ['hide-the-mind', 'OBF', 'play:K1:OBF:A1', {}, 5],
  ['i-am-legion', 'dai obf', 'play:K1:dai+obf:A1', {}, 4],
  ['approximation-of-loyalty', 'PRE', 'play:K1:PRE:A1', {}, 5],
] as const)('%s, against a reaction that requires Auspex', (card, disciplines, cancel, more, blood) => {
  it(`${card}#G58-1: before it is replaced, and before anything else is used; whether its cost is paid`, () => {
    const t = answered(scene(card, disciplines, more))
    expect([t.window(), hand(t, Ben), t.can(Ann, 'use:L1:discard'), t.can(Ann, cancel)]).toEqual([
      'as-played',
      6,
      false,
      true,
    ])
    play(t, Ann, cancel)
    expect([t.happened('card-cancelled').length, hand(t, Ben), t.inAsh(Ben, 'X1')]).toEqual([1, 7, true])
    expect([t.stat('B1', 'intercept'), t.blood('B1')]).toEqual([0, blood])
  })

  it(`${card}#G58-3: what was cancelled has been played`, () => {
    const t = answered(scene(card, disciplines, more))
    play(t, Ann, cancel)
    onwards(t, () => t.window() === 'attempt' && t.waiting().includes(Ben))
    expect([t.inHand(Ben, 'X2'), t.can(Ben, 'play:X2:aus:B1')]).toEqual([true, false])
  })

  it(`${card}#G58-5: as if from the hand, too`, () => {
    const t = play(answered(scene(card, disciplines, { ...more, lent: true })), Ann, cancel)
    expect([t.happened('card-cancelled').length, t.stat('B1', 'intercept')]).toEqual([1, 0])
  })
})

describe('Hide the Mind', () => {
  it('hide-the-mind#1: no reaction that could be played with Auspex and is not, nor one of another Discipline', () => {
    const t = answered(scene('hide-the-mind', 'OBF', { reaction: 'sense-the-sin', b1: 'dai' }), 'play:X1:dai:B1')
    expect([t.has('card-cancelled'), t.inHand(Ann, 'K1')]).toEqual([false, true])
  })

  it('[obf] cancels a combat card that requires Auspex, in combat', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', has('obf', {}, { capacity: 9 })), minion('A2')], hand: held('hide-the-mind', 'K1') },
        {
          ready: [minion('B1', has('AUS PRE POT', {}, { capacity: 9 }))],
          hand: [...held('charismatic-aura', 'X1'), ...held('roundhouse', 'X2')],
        },
        {},
        {},
        {},
      ],
    })
    attacked(t, 'A1', 'B1')
    onwards(t, () => t.can(Ben, 'play:X1:AUS+PRE:B1'))
    t.answer(Ben, 'play:X1:AUS+PRE:B1')
    play(t, Ann, 'play:K1:obf:A1')
    expect(t.happened('card-cancelled')).toHaveLength(1)
    onwards(t, () => t.can(Ben, 'strike:B1:hand'))
    expect(t.can(Ben, 'strike:B1:hand')).toBe(true)
  })
})

describe('I am Legion', () => {
  it('[dai] 1 stealth', () => {
    const t = scene('i-am-legion', 'dai')
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'action' }], { b: 'B1' })
    play(t, Ann, 'play:K1:dai:A1')
    expect(t.stat('A1', 'stealth')).toBe(2)
  })

  it('i-am-legion#1, i-am-legion#G155-1: a pool if it is successful, with or without cancelling; that is paid for', () => {
    const t = play(answered(scene('i-am-legion', 'DAI OBF')), Ann, 'play:K1:DAI+OBF:A1')
    expect([t.has('card-cancelled'), t.blood('B1'), t.blood('A1'), t.pool(Ann)]).toEqual([true, 4, 4, 10])
    t.allPass()
    expect([t.pool(Ann), t.pool(Ben)]).toEqual([11, 9])
    const alone = scene('i-am-legion', 'DAI OBF')
    play(alone, Ann, 'play:K1:pool:A1')
    alone.allPass()
    expect([alone.has('card-cancelled'), alone.pool(Ann)]).toEqual([false, 11])
    const blocked = scene('i-am-legion', 'DAI OBF')
    blocked.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 2, on: 'b', until: 'action' }], { b: 'B1' })
    play(blocked, Ann, 'play:K1:pool:A1')
    onwards(blocked)
    expect([blocked.has('blocked'), blocked.pool(Ann)]).toEqual([true, 10])
  })
})

describe('Touch of Clarity', () => {
  /** A1 bleeds with X1 of Ann's in the attempt of B1; Ben has B2, and K1 with him or with Ann. */
  const bled = (level: string, whose: 'Ann' | 'Ben', more: { a2?: object; b2?: object; x?: string } = {}) => {
    const K1 = held('touch-of-clarity', 'K1')
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1', has('dom CEL')), minion('A2', { ...(whose === 'Ann' && has(level)), ...more.a2 })],
          hand: [...held(more.x ?? 'conditioning', 'X1'), ...(whose === 'Ann' ? K1 : [])],
        },
        {
          pool: 10,
          ready: [minion('B1', has('dom')), minion('B2', { ...(whose === 'Ben' && has(level)), ...more.b2 })],
          hand: [...held('deflection', 'D1'), ...(whose === 'Ben' ? K1 : [])],
        },
        { pool: 10 },
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    return t
  }
  it.each([
    ['dem', true],
    ['DEM', false],
  ] as const)('[%s]: a card of Dementation, Dominate or Presence, unpaid; its vampire locks: %s', (level, locks) => {
    const t = bled(level, 'Ben')
    play(t, Ann, 'play:X1:dom:A1')
    play(t, Ben, `play:K1:${level}:B2`)
    onwards(t, () => t.has('card-cancelled'))
    expect([t.stat('A1', 'bleed'), t.blood('A1'), t.locked('B2'), t.blood('B2')]).toEqual([1, 5, locks, 4])
  })

  it('touch-of-clarity#1: as a modifier by an unlocked minion beside the acting one', () => {
    const t = bled('DEM', 'Ann')
    onwards(t, () => t.can(Ben, 'play:D1:dom:B1'))
    t.answer(Ben, 'play:D1:dom:B1', { to: [2] })
    play(t, Ann, 'play:K1:DEM:A2')
    expect([t.has('card-cancelled'), t.has('redirected'), t.blood('B1')]).toEqual([true, false, 5])
    const locked = bled('DEM', 'Ann', { a2: { locked: true } })
    onwards(locked, () => locked.can(Ben, 'play:D1:dom:B1'))
    locked.answer(Ben, 'play:D1:dom:B1', { to: [2] })
    expect(locked.can(Ann, 'play:K1:DEM:A2')).toBe(false)
  })

  it('touch-of-clarity#G136-1: a blocker that it locks blocks no more', () => {
    const t = bled('dem', 'Ben')
    t.reach(Ben, 'block:B2')
    play(t, Ann, 'play:X1:dom:A1')
    play(t, Ben, 'play:K1:dem:B2')
    onwards(t)
    expect([t.has('card-cancelled'), t.has('blocked')]).toEqual([true, false])
  })
})

describe('Approximation of Loyalty', () => {
  const loyal = (b1: object, hand: string, ann: (string | object)[] = []) =>
    table({
      seats: [
        {
          ready: [
            v('A1', { disciplines: ['PRE', 'dom'], capacity: 8 }, { blood: 4 }),
            v('A2', { disciplines: ['OBF'] }),
          ],
          hand: [...held('approximation-of-loyalty', 'K1'), ...(ann as never[])],
          library: fill(3),
        },
        {
          pool: 20,
          ready: [v('B1', { disciplines: ['aus', 'AUS'], ...b1 }, { blood: 3 }), v('B2', { capacity: 7 })],
          hand: [...held(hand, 'X1'), ...fill(6)],
          library: fill(5),
        },
        {},
        {},
        {},
      ],
    })
  it('[pre]: a vampire with capacity 6 or less, or an ally, cannot block; no other can be chosen', () => {
    const t = loyal({ capacity: 6 }, 'villein')
    t.answer(Ann, 'bleed:A1')
    expect(t.refused(Ann, 'play:K1:pre:A1', { m: [t.id('B2')] })).toBe('illegal-args')
    t.answer(Ann, 'play:K1:pre:A1', { m: [t.id('B1')] })
    onwards(t, () => t.can(Ben, 'block:B2'))
    expect([t.can(Ben, 'block:B1'), t.can(Ben, 'block:B2'), t.blood('A1')]).toEqual([false, true, 3])
    const ally = loyal({ type: 'ally', life: 3 }, 'villein')
    ally.answer(Ann, 'bleed:A1')
    ally.answer(Ann, 'play:K1:pre:A1', { m: [ally.id('B1')] })
    onwards(ally, () => ally.can(Ben, 'block:B2'))
    expect(ally.can(Ben, 'block:B1')).toBe(false)
  })
  it('approximation-of-loyalty#1: [pre] only as the action is announced, before other modifiers', () => {
    const t = loyal({ capacity: 6 }, 'villein', held('threats', 'C1'))
    t.answer(Ann, 'bleed:A1')
    expect([t.window(), t.can(Ann, 'play:K1:pre:A1')]).toEqual(['announced', true])
    play(t, Ann, 'play:C1:dom:A1')
    expect(t.can(Ann, 'play:K1:pre:A1')).toBe(false)
  })
  it('approximation-of-loyalty#2: [pre] the action card is replaced before it is played', () => {
    const t = loyal({ capacity: 6 }, 'villein', [...held('govern-the-unaligned', 'G1'), ...fill(5)])
    t.answer(Ann, 'play:G1:dom:A1')
    onwards(t, () => t.can(Ann, 'play:K1:pre:A1'))
    expect(t.happened('drawn').length).toBe(1)
  })
  const cancelled = (b1: object, x: string, option: string) => {
    const t = loyal(b1, x, held('threats', 'C1'))
    t.answer(Ann, 'bleed:A1')
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'acting', until: 'action' }])
    t.reach(Ben, 'block:B1')
    play(t, Ben, option)
    return t
  }
  it.each([
    [{ capacity: 6 }, true],
    [{ capacity: 7 }, false],
  ])('[PRE]: what a vampire %j plays: %s', (b1, may) => {
    const t = cancelled(b1, 'enhanced-senses', 'play:X1:aus:B1')
    expect(t.window() === 'as-played' && t.can(Ann, 'play:K1:PRE:A1')).toBe(may)
  })
  it('[PRE]: no more modifiers in this action, by anybody; in the next again', () => {
    const t = cancelled({ capacity: 6 }, 'telepathic-misdirection', 'play:X1:aus:B1')
    t.answer(Ann, 'play:K1:PRE:A1')
    expect([t.happened('card-cancelled').length, t.blood('B1'), t.blood('A1')]).toEqual([1, 3, 3])
    let offered = false
    t.allPass(() => (offered ||= t.can(Ann, 'play:C1:dom:A1')))
    expect([offered, t.pool(Ben)]).toEqual([false, 19])
    t.effect(
      Ann,
      [
        { op: 'unlock', who: 'a' },
        { op: 'modify', stat: 'bleeds', delta: 1, on: 'a', until: 'turn' },
      ],
      { a: 'A1' },
    )
    t.answer(Ann, 'bleed:A1')
    onwards(t, () => t.can(Ann, 'play:C1:dom:A1') || t.state.frames.length === 1)
    expect(t.can(Ann, 'play:C1:dom:A1')).toBe(true)
  })
  it('approximation-of-loyalty#G58-2: what it cancels is replaced at once, whatever it says of that', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['PRE'], capacity: 8 }), minion('A2')],
          hand: held('approximation-of-loyalty', 'K1'),
        },
        {
          ready: [v('B1', { capacity: 5 }, { blood: 3 }), minion('B2')],
          hand: [...held('elder-intervention', 'X1'), ...fill(6)],
          library: fill(3),
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'acting', until: 'action' }])
    t.reach(Ben, 'block:B1')
    play(t, Ben, 'play:X1::B1')
    t.answer(Ann, 'play:K1:PRE:A1')
    expect([t.happened('card-cancelled').length, hand(t, Ben), t.has('action-ended')]).toEqual([
      1,
      7,
      t.has('action-ended'),
    ])
    expect(t.happened('drawn')[0]).toMatchObject({ seat: Ben })
    expect(t.log.findIndex(one => one.key === 'drawn')).toBeLessThan(
      [t.log.findIndex(one => one.key === 'action-ended'), t.log.length].find(n => n >= 0)!,
    )
  })
})
