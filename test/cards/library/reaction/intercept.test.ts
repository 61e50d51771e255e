import { describe, expect, it } from 'vitest'
import { onwards, play, upTo } from '../../../support/duel.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Eve, table } from '../../../support/table.ts'
import { added, asReaction } from '../../rows.ts'
import { ended, has, type Held, held, K1, keen, on, type Table, v } from '../../scene.ts'
import { lockedElder, onTheBleed, outOfReach, type Reacting, reacting } from '../../scenes.ts'

const of = (disciplines: string, generic: object = {}, more: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
const attempted = (of: Reacting) => {
  const t = reacting({ a1: { stealth: 1 }, ...of })
  t.reach(Ben, 'block:B1')
  return t
}
const anarch = { sect: 'Anarch' }
const never = (t: ReturnType<typeof reacting>, option: string, seat: number = Ben) => {
  let offered = false
  t.allPass(() => (offered ||= t.can(seat, option)))
  expect(offered).toBe(false)
}

describe('The Warrens', () => {
  const W = held('the-warrens', 'W1')
  const nosferatu = (title?: string) => ({
    generic: { clan: 'Nosferatu', disciplines: [], ...(title && { title }) },
    blood: 1,
  })

  it.each([
    [undefined, 2],
    ['primogen', 3],
  ])('CARD-WARRENS-02: a Nosferatu with the title %s gets %i intercept, for 1 blood', (title, intercept) => {
    const t = outOfReach(W, nosferatu(title))
    t.edit(state => {
      for (const m of state.modifiers) if (m.kind === 'number' && m.stat === 'stealth') m.delta = 3
    })
    play(t, Ben, 'play:W1::B1')
    expect([t.stat('B1', 'intercept'), t.blood('B1')]).toEqual([intercept, 0])
    t.allPass(() => t.has('combat-started') || t.has('block-failed'))
    expect(t.has('blocked')).toBe(intercept === 3)
  })

  it.each([
    ['a bleed', 'bleed:A1', undefined],
    ['a combat that an action begins', 'play:G1:ANI:A1', { v: 'B1' }],
    ['the diablerie of a torpid vampire', 'diablerie:A1:B3', undefined],
  ])('CARD-WARRENS-01: %s is directed at Ben', (_, option, target) => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', of('ANI obf', {}, { blood: 3 }))],
          hand: [...held('deep-song', 'G1'), ...held('lost-in-crowds', 'L1')],
        },
        { ready: [minion('B1'), minion('B2', nosferatu())], torpor: [minion('B3')], hand: W },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, option, target && { v: [t.id(target.v)] })
    t.reach(Ben, 'block:B2')
    t.reach(Ann, 'play:L1:obf:A1')
    play(t, Ben, 'play:W1::B2')
    expect([t.stat('B2', 'intercept'), t.blood('B2')]).toEqual([2, 0])
  })

  it('CARD-WARRENS-01: a hunt is not, and others than Nosferatu cannot play it', () => {
    const t = onTheBleed(W, nosferatu())
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'turn' }], { b: 'B1' })
    t.answer(Ann, 'hunt:A1')
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'play:L1:OBF:A1')
    t.allPass(() => t.waiting().includes(Ben))
    expect([t.can(Ben, 'play:W1::B1'), t.why(Ben, 'play', 'W1')]).toEqual([false, ['not-directed-at-you', 'BLOCK-01']])
    const other = outOfReach(W, { generic: { clan: 'Brujah' } })
    other.allPass(() => other.waiting().includes(Ben))
    expect([other.can(Ben, 'play:W1::B1'), other.why(Ben, 'play', 'W1')?.[1]]).toEqual([false, 'CRYPT-06'])
  })
})

describe('Precognition', () => {
  const P = held('precognition', 'P1')
  /** B1 has blocked with it at this level; upto the first damage. */
  const foreseen = (level: string, ann: object[] = []) => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', of('obf tha CEL', { strength: 2 }, { blood: 4 }))],
          hand: [...held('lost-in-crowds', 'L1'), ...ann] as { card: string; as: string }[],
        },
        { ready: [minion('B1', of('AUS'))], hand: P },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.answer(Ann, 'play:L1:obf:A1')
    play(t, Ben, `play:P1:${level}:B1`)
    expect(t.stat('B1', 'intercept')).toBe(1)
    t.allPass(() => t.has('combat-started'))
    return t
  }

  it('[aus]: +1 intercept', () => {
    const t = foreseen('aus')
    onwards(t)
    expect([t.has('prevented'), t.blood('B1')]).toEqual([false, 3])
  })

  it('[AUS]: as well, and 1 damage may be prevented in the first round of the resulting combat', () => {
    const t = upTo(foreseen('AUS'), 'prevent')
    t.answer(Ben, 'use:P1:foresight:B1')
    expect([t.happened('prevented'), t.can(Ben, 'use:P1:foresight:B1')]).toMatchObject([[{ amount: 1 }], false])
    onwards(t)
    expect(t.blood('B1')).toBe(4)
  })

  it('[AUS]: unused in the first round it is gone in the second', () => {
    const t = foreseen('AUS', held('apportation', 'R1'))
    upTo(t, 'prevent')
    expect(t.can(Ben, 'use:P1:foresight:B1')).toBe(true)
    upTo(t, 'press')
    play(t, Ann, 'play:R1:tha:A1')
    onwards(t, () => t.can(Ben, 'use:P1:foresight:B1'))
    expect([t.happened('round-started').length, t.has('combat-ended'), t.has('prevented'), t.blood('B1')]).toEqual([
      2,
      true,
      false,
      1,
    ])
  })
})

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

describe('what unlocks for blood', () => {
  it('deep-ecology#G65-1, deep-ecology#G97-1: the blood is no cost, which nothing makes cheaper, and must be there', () => {
    const t = lockedElder('deep-ecology', { b1: { blood: 1 } })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'play:K1:pro:B1')
    expect([t.blood('B1'), t.locked('B1'), t.happened('counters')]).toMatchObject([
      0,
      false,
      [{ amount: 1, why: 'effect' }],
    ])
    const none = lockedElder('deep-ecology', { b1: { blood: 0 } })
    none.answer(Ann, 'bleed:A1')
    onwards(none, () => none.can(Ben, 'play:K1:pro:B1'))
    expect([none.has('action-ended'), none.inHand(Ben, 'K1')]).toEqual([true, true])
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
    const t = reacting({ card, b1: { ...anarch, disciplines: ['for'] }, a1: { bleed: 3 } })
    t.reach(Ben, 'play:K1:for:B1')
    t.allPass()
    expect(t.pool(Ben)).toBe(9)
    never(reacting({ card, b1: { ...anarch, disciplines: ['for'] }, at: Cal }), 'play:K1:for:B1', Cal)
  })
  it('[pro] a locked vampire burns 1 blood to unlock', () => {
    const t = reacting({ card, b1: { ...anarch, disciplines: ['pro'] }, on: { locked: true, blood: 2 } })
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
      never(reacting({ card, b1: { ...b1, disciplines: ['pro'] }, on }), 'play:K1:pro:B1')
  })
})

describe('Party Out Of Bounds', () => {
  const card = 'party-out-of-bounds'
  it('[obf] a bleed against its Methuselah is 2 less', () => {
    const t = reacting({ card, b1: { ...anarch, disciplines: ['obf'] }, a1: { bleed: 3 } })
    t.reach(Ben, 'play:K1:obf:B1')
    t.allPass()
    expect(t.pool(Ben)).toBe(9)
    never(reacting({ card, b1: { ...anarch, disciplines: ['obf'] }, at: Cal }), 'play:K1:obf:B1', Cal)
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
    never(reacting({ card, b1: { ...anarch, disciplines: ['pre'] } }), 'play:K1:pre:B1')
  })
})

describe('Car Bomb', () => {
  const of = (as: string, disciplines: string, more: object = {}, generic: object = {}) =>
    v(as, { disciplines: disciplines.split(' '), ...generic }, more)

  const anarch = (as: string) => v(as, { sect: 'Anarch' })
  const scene = (on: Held = held('sport-bike', 'E1')) =>
    table({
      seats: [
        {
          ready: [of('A1', 'dom FOR', { attachments: on }, { capacity: 9 }), minion('A2')],
          hand: [
            ...held('seduction', 'S1'),
            ...held('conditioning', 'C1'),
            ...held('freak-drive', 'F1'),
            ...held('govern-the-unaligned', 'G1', 'G2'),
          ],
        },
        { pool: 10, ready: [anarch('B1'), minion('B2')], hand: held('car-bomb', 'K1', 'K2') },
        {},
        {},
        {},
      ],
    })
  it('car-bomb#1, car-bomb#G147-1, car-bomb#G147-2: as the action is announced, after what the acting minion does then, before all else', () => {
    const t = scene()
    t.answer(Ann, 'bleed:A1')
    expect([t.window(), t.can(Ann, 'play:S1:dom:A1'), t.can(Ben, 'play:K1::B1')]).toEqual(['announced', true, false])
    t.answer(Ann, 'play:S1:dom:A1', { v: [t.id('B2')] })
    if (!t.can(Ben, 'play:K1::B1')) t.pass(Ann)
    expect([t.window(), t.can(Ben, 'play:K1::B1'), t.can(Ann, 'play:C1:dom:A1')]).toEqual(['announced', true, false])
    const late = scene()
    late.answer(Ann, 'bleed:A1')
    late.allPass(() => late.window() !== 'announced')
    expect(late.can(Ben, 'play:K1::B1')).toBe(false)
  })

  const fails = (announce: string) => {
    const t = scene()
    t.answer(Ann, announce)
    t.allPass(() => t.window() === 'announced')
    play(t, Ben, 'play:K1::B1')
    if (t.can(Ben, 'choose')) t.choose(Ben, [t.id('E1')])
    return t
  }
  it('car-bomb#G157-1, car-bomb#G157-3: failed, it was not blocked; what may be played after any action still is', () => {
    const t = fails('bleed:A1')
    const told = t.log.map(event => event.key)
    t.allPass()
    expect([
      t.inAsh(Ann, 'E1'),
      t.blood('A1'),
      t.has('blocked'),
      ended(t),
      t.inHand(Ann, 'F1'),
      told.includes('action-resolved') || t.has('action-resolved'),
    ]).toMatchObject([true, 7, false, { outcome: 'ended' }, true, true])
  })

  it('car-bomb#G157-2: it has reached its resolution, so that it is not done again', () => {
    const t = fails('play:G1:dom:A1')
    t.allPass()
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect([t.refused(Ann, 'play:G2:dom:A1'), t.can(Ann, 'hunt:A1')]).toEqual(['illegal-option', true])
  })
})

describe('what waits for the block', () => {
  const maneuvers = (t: ReturnType<typeof table>, by: string) => t.option(Ben, `maneuver:${by}`) !== undefined

  it.each([
    ['spirits-touch', 'aus', 'AUS'],
    ['instinctive-reaction', 'ani', 'ANI'],
  ])('%s: +1 intercept at either level; at superior a maneuver in the resulting combat', (card, basic, superior) => {
    for (const level of [basic, superior]) {
      const t = table({
        seats: [
          { ready: [minion('A1', of('obf', {}, { blood: 3 }))], hand: held('lost-in-crowds', 'L1') },
          { ready: [minion('B1', of(superior))], hand: held(card, 'R1') },
          {},
          listening('D1'),
          {},
        ],
      })
      t.answer(Ann, 'bleed:A1')
      t.reach(Ben, 'block:B1')
      t.answer(Ann, 'play:L1:obf:A1')
      play(t, Ben, `play:R1:${level}:B1`)
      expect([t.stat('B1', 'intercept'), t.stat('B1', 'maneuver')]).toEqual([1, 0])
      t.allPass(() => t.window() === 'range' && t.waiting().includes(Ben))
      expect([t.has('blocked'), maneuvers(t, 'B1')]).toEqual([true, level === superior])
      if (level !== superior) continue
      t.answer(Ben, 'maneuver:B1')
      expect([t.happened('maneuvered'), t.stat('B1', 'maneuver')]).toMatchObject([[{ range: 'long' }], 0])
    }
  })

  it("it is not for a combat without a block, nor for another minion's block", () => {
    const t = onTheBleed(held('spirits-touch', 'R1'), of('AUS'))
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 2, on: 'b', until: 'turn' }], { b: 'B2' })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.answer(Ann, 'play:L1:OBF:A1')
    play(t, Ben, 'play:R1:AUS:B1')
    t.allPass(() => t.window() === 'blocks' && t.waiting().includes(Ben))
    t.answer(Ben, 'block:B2')
    t.allPass(() => t.has('combat-started'))
    expect([t.stat('B1', 'maneuver'), t.stat('B2', 'maneuver')]).toEqual([0, 0])
  })

  /** B1 blocks with the superior Spirit's Touch; A1 holds this, of use in combat. */
  const touched = (ann: { card: string; as: string }[], ben: { card: string; as: string }[] = []) => {
    const t = table({
      seats: [
        { ready: [minion('A1', of('PRO obf', {}, { blood: 4 }))], hand: [...held('lost-in-crowds', 'L1'), ...ann] },
        { ready: [minion('B1', of('AUS CEL'))], hand: [...held('spirits-touch', 'R1'), ...ben] },
        {},
        listening('D1'),
        {},
      ],
    })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'turn' }], { b: 'B1' })
    t.answer(Ann, 'bleed:A1')
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'acting', until: 'action' }])
    t.reach(Ben, 'block:B1')
    play(t, Ann, 'play:L1:obf:A1')
    play(t, Ben, 'play:R1:AUS:B1')
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'turn' }], { b: 'B1' })
    return onwards(t, () => t.has('combat-started'))
  }

  it('it is there again if a second block happens in the action', () => {
    const t = touched(held('form-of-mist', 'F1'))
    expect(t.stat('B1', 'maneuver')).toBe(1)
    onwards(t, () => t.can(Ann, 'play:F1:PRO:A1')).answer(Ann, 'play:F1:PRO:A1')
    onwards(t, () => t.can(Ann, 'choose')).choose(Ann, [t.id('A1')])
    t.effect(Ben, [{ op: 'unlock', who: 'b' }], { b: 'B1' })
    expect([t.stat('B1', 'maneuver'), t.stat('A1', 'stealth'), t.stat('B1', 'intercept')]).toEqual([0, 3, 3])
    play(t, Ben, 'block:B1')
    onwards(t, () => t.happened('combat-started').length === 2)
    expect([t.happened('blocked').length, t.stat('B1', 'maneuver')]).toEqual([2, 1])
  })

  it('it does not carry over to a combat that follows', () => {
    const t = touched([], held('psyche', 'P1'))
    play(
      onwards(t, () => t.can(Ben, 'play:P1:CEL:B1')),
      Ben,
      'play:P1:CEL:B1',
    )
    onwards(t, () => t.happened('combat-started').length === 2)
    expect([t.happened('combat-started').length, t.happened('blocked').length, t.stat('B1', 'maneuver')]).toEqual([
      2, 1, 0,
    ])
  })

  it('Instinctive Reaction only against a minion of the predator', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', of('obf', {}, { blood: 3 }))], hand: held('lost-in-crowds', 'L1') },
        { ready: [minion('B1')] },
        {},
        listening('D1'),
        { ready: [minion('E1', of('ANI'))], hand: held('instinctive-reaction', 'R1') },
      ],
    })
    t.effect(Eve, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'e', until: 'turn' }], { e: 'E1' })
    t.answer(Ann, 'hunt:A1')
    t.reach(Eve, 'block:E1')
    t.reach(Ann, 'play:L1:obf:A1')
    t.allPass(() => t.waiting().includes(Eve))
    expect([t.stat('A1', 'stealth'), t.can(Eve, 'play:R1:ANI:E1'), t.why(Eve, 'play', 'R1')]).toEqual([
      2,
      false,
      ['not-your-predator', 'MIN-17'],
    ])
  })
})

describe('what a reaction keeps for the combat of its block', () => {
  /** B1 attempts to block and has played this; its attempt succeeds unless more stealth comes. */
  const played = (card: string, level: string, more: { ann?: Held; ben?: Held } = {}) => {
    const dogs = card === 'guard-dogs'
    const t = table({
      seats: [
        {
          ready: [minion('A1', has('PRO CEL OBF', { blood: 6 }, { capacity: 8 })), minion('A2')],
          hand: [...held('lost-in-crowds', 'L1'), ...(more.ann ?? [])],
        },
        {
          ready: [minion('B1', has(`${level} CEL`, { locked: dogs }, { capacity: 8 })), minion('B2')],
          hand: [...held(card, 'R1'), ...(more.ben ?? [])],
        },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    if (dogs) play(t, Ben, `play:R1:${level}:B1`)
    play(t, Ben, 'block:B1')
    if (dogs) return t
    play(t, Ann, 'play:L1:obf:A1')
    return play(t, Ben, `play:R1:${level}:B1`)
  }
  const inCombat = (t: Table, n: number) => onwards(t, () => t.happened('combat-started').length === n)
  const fights = (...args: Parameters<typeof played>) => {
    const t = played(...args)
    t.allPass(() => t.has('combat-started'))
    return t
  }
  /** The action goes on after the first combat, and B1 blocks again. */
  const again = (t: Table) => {
    onwards(t, () => t.can(Ann, 'play:F1:PRO:A1')).answer(Ann, 'play:F1:PRO:A1')
    onwards(t, () => t.can(Ann, 'choose')).choose(Ann, [t.id('A1')])
    t.effect(Ben, [{ op: 'unlock', who: 'b' }], { b: 'B1' })
    keen(t, 'B1', 3)
    play(t, Ben, 'block:B1')
    return inCombat(t, 2)
  }
  const psyche = (t: Table) => {
    play(
      onwards(t, () => t.can(Ben, 'play:P1:CEL:B1') && t.window() === 'combat-ends'),
      Ben,
      'play:P1:CEL:B1',
    )
    return inCombat(t, 2)
  }

  const maneuvers = [
    ['guard-dogs', 'ANI'],
    ['instinctive-reaction', 'ANI'],
    ['spirits-touch', 'AUS'],
  ] as const
  it.each(maneuvers)(
    '%s#1: the maneuver is for the combat of a block that succeeds, and for no later one',
    (card, level) => {
      const t = fights(card, level, { ben: held('psyche', 'P1') })
      expect([t.stat('B1', 'maneuver'), upTo(t, 'range').can(Ben, 'maneuver:B1')]).toEqual([1, true])
      expect([psyche(t).stat('B1', 'maneuver'), t.happened('blocked').length]).toEqual([0, 1])
      // The attempt fails, and another blocks.
      const fails = played(card, level)
      fails.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 3, on: 'acting', until: 'action' }])
      keen(fails, 'B2', 9)
      fails.allPass(() => fails.can(Ben, 'block:B2'))
      play(fails, Ben, 'block:B2')
      fails.allPass(() => fails.has('combat-started'))
      expect([
        fails.happened('block-failed').length,
        fails.stat('B1', 'maneuver'),
        fails.stat('B2', 'maneuver'),
      ]).toEqual([1, 0, 0])
    },
  )

  it.each(maneuvers)('%s#2: and again for a second block of the action', (card, level) => {
    const t = again(fights(card, level, { ann: held('form-of-mist', 'F1') }))
    expect([t.happened('blocked').length, t.stat('B1', 'maneuver')]).toEqual([2, 1])
  })

  const foresees = (t: Table) =>
    onwards(t, () => t.window() === 'prevent' || t.happened('damaged').length > 0).can(Ben, 'use:R1:foresight:B1')
  it('precognition#1: the prevention is for the combat of a block that succeeds', () => {
    expect(foresees(fights('precognition', 'AUS'))).toBe(true)
    expect(foresees(fights('precognition', 'aus'))).toBe(false)
    const t = played('precognition', 'AUS')
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 3, on: 'acting', until: 'action' }])
    keen(t, 'B2', 9)
    t.allPass(() => t.can(Ben, 'block:B2'))
    play(t, Ben, 'block:B2')
    expect([foresees(t), t.happened('block-failed').length, t.happened('blocked')]).toMatchObject([
      false,
      1,
      [{ minion: { id: t.id('B2') } }],
    ])
  })

  it('precognition#2: and for no combat that follows it', () => {
    const t = psyche(fights('precognition', 'AUS', { ben: held('psyche', 'P1') }))
    onwards(t, () => t.can(Ben, 'use:R1:foresight:B1'))
    const hits = t.happened('damaged').filter(event => event.key === 'damaged' && event.card.id === t.id('B1'))
    expect([t.happened('combat-ended').length, hits.length, t.has('prevented')]).toEqual([2, 2, false])
  })

  it('precognition#3: and again for a second block of the action', () => {
    const t = again(fights('precognition', 'AUS', { ann: held('form-of-mist', 'F1') }))
    expect([foresees(t), t.happened('blocked').length]).toEqual([true, 2])
  })
})

describe("Eagle's Sight", () => {
  const sight = (at: number, more: Partial<Reacting> = {}) =>
    reacting({ card: 'eagles-sight', at, b1: { disciplines: ['AUS'] }, ...more })
  it('[aus]: +1 intercept', () => {
    expect(added(asReaction('eagles-sight', 'aus', { stealth: 1 }), 'intercept')).toEqual([1])
  })
  it('[AUS]: attempts to block whomever the action is aimed at, once and without a way back', () => {
    const t = sight(Cal)
    expect(t.can(Cal, 'block:B1')).toBe(false)
    t.reach(Cal, 'play:K1:AUS:B1')
    t.allPass(() => t.has('block-declared'))
    expect(t.happened('block-declared')).toMatchObject([{ seat: Cal, minion: { id: t.id('B1') } }])
    t.allPass(() => t.has('blocked'))
    expect(t.has('blocked')).toBe(true)
  })
  it('eagles-sight#2: for one attempt: it is not entitled to another', () => {
    const t = sight(Cal, { a1: { stealth: 1 } })
    t.reach(Cal, 'play:K1:AUS:B1')
    t.allPass(() => t.has('block-failed'))
    expect([t.can(Cal, 'block:B1'), t.waiting().length > 0]).toEqual([false, true])
    t.allPass()
    expect(ended(t)).toMatchObject({ outcome: 'successful' })
    // Nor where the action goes on after the combat, as by Form of Mist.
    const mist = sight(Cal, { a1: { disciplines: ['PRO'] }, ann: held('form-of-mist', 'F8') })
    mist.reach(Cal, 'play:K1:AUS:B1')
    onwards(mist, () => mist.can(Ann, 'play:F8:PRO:A1')).answer(Ann, 'play:F8:PRO:A1')
    onwards(mist, () => mist.can(Ann, 'choose')).choose(Ann, [mist.id('A1')])
    mist.effect(Cal, [{ op: 'unlock', who: 'b' }], { b: 'B1' })
    never(mist, 'block:B1', Cal)
  })
  it('eagles-sight#1: not by who may not block, who is locked, or whose Methuselah has declined already', () => {
    const barred = sight(Cal, { a1: { disciplines: ['DOM'] }, ann: held('seduction', 'S1') })
    barred.answer(Ann, 'play:S1:DOM:A1', { v: [barred.id('B1')] })
    never(barred, 'play:K1:AUS:B1', Cal)
    never(sight(Cal, { on: { locked: true } }), 'play:K1:AUS:B1', Cal)
    const t = sight(Ben)
    t.allPass(() => t.window() === 'blocks' && t.waiting().includes(Ben))
    t.edit(state => {
      for (const frame of state.frames) if (frame.kind === 'action') frame.declined.push(Ben)
    })
    never(t, 'play:K1:AUS:B1')
  })
})

describe('Detect Authority', () => {
  const card = 'detect-authority'
  const b1 = { ...anarch, disciplines: ['ani', 'ser', 'tha'] }
  const attacks = (a1: object = {}, blood = 4, B1: object = b1, more: Held = []) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['ANI'], capacity: 8, ...a1 }, { blood })],
          hand: [...held('deep-song', 'G1'), ...more],
        },
        { ready: [v('B1', B1), v('B2')], hand: [K1(card)] },
        {},
      ],
    })
    t.answer(Ann, 'play:G1:ANI:A1', { v: ['B2'] })
    return t
  }
  const detected = (blood = 4) => {
    const t = attacks({}, blood)
    t.reach(Ben, 'play:K1:ani:B1')
    return t
  }
  it('[ani] the action goes on if who acts burns 2 blood', () => {
    const t = detected()
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [t.id('A1')])
    expect(t.happened('counters')).toContainEqual(expect.objectContaining({ amount: 2 }))
    onwards(t, () => t.has('combat-started') || t.has('action-ended'))
    expect(t.has('combat-started')).toBe(true)
  })
  it.each([4, 2])(
    '[ani] detect-authority#G157-1, detect-authority#G157-2, detect-authority#G157-3: it fails, resolved (%i blood)',
    blood => {
      const t = detected(blood)
      t.allPass(() => t.can(Ann, 'choose') || t.has('action-ended'))
      if (t.can(Ann, 'choose')) t.choose(Ann, [])
      onwards(t, () => t.has('action-ended') || t.has('combat-started'))
      expect([t.has('combat-started'), t.has('blocked'), t.has('action-ended')]).toEqual([false, false, true])
      expect(t.happened('action-resolved')).toMatchObject([{ outcome: 'ended' }])
    },
  )
  it('[ani] detect-authority#G157-3: it was not blocked, for a Freak Drive', () => {
    const drives = (blocked: boolean) => {
      const t = attacks({ disciplines: ['ANI', 'FOR'] }, 4, b1, held('freak-drive', 'D1'))
      t.reach(Ben, blocked ? 'block:B1' : 'play:K1:ani:B1')
      if (!blocked) t.allPass(() => t.can(Ann, 'choose')).choose(Ann, [])
      onwards(t, () => t.can(Ann, 'play:D1:FOR:A1') || t.has('action-ended'))
      return t.can(Ann, 'play:D1:FOR:A1')
    }
    expect([drives(true), drives(false)]).toEqual([true, false])
  })
  it('[ani] detect-authority#1: an action at equipment is not aimed at who bears it', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { disciplines: ['obf'], capacity: 8 }, { blood: 4 })], hand: held('conceal', 'G1') },
        { ready: [v('B1', b1), v('B2', {}, on('flak-jacket', 'E1'))], hand: [K1(card)] },
        {},
      ],
    })
    t.answer(Ann, 'play:G1:obf:A1', { card: ['E1'] })
    never(t, 'play:K1:ani:B1')
  })
  it('[ani] not against a bleed, nor by who is no Anarch', () => {
    never(reacting({ card, b1 }), 'play:K1:ani:B1')
    never(attacks({}, 4, { disciplines: ['ani'] }), 'play:K1:ani:B1')
  })
  it('detect-authority#G156-1: not while a block is attempted', () => {
    const t = attacks({ stealth: 1 })
    t.reach(Ben, 'block:B2')
    let offered = false
    t.allPass(() => {
      const over = t.has('blocked') || t.has('block-failed')
      offered ||= !over && t.can(Ben, 'play:K1:ani:B1')
      return over
    })
    expect(offered).toBe(false)
  })
  it('[ser] +1 intercept', () => {
    const t = attempted({ card, b1 })
    t.reach(Ben, 'play:K1:ser:B1')
    t.allPass(() => t.has('combat-started') || t.has('block-failed'))
    expect(t.has('blocked')).toBe(true)
  })
  it('[tha] a bleed against its Methuselah is 2 less', () => {
    const t = reacting({ card, b1, a1: { bleed: 3 } })
    t.reach(Ben, 'play:K1:tha:B1')
    t.allPass()
    expect(t.pool(Ben)).toBe(9)
    never(reacting({ card, b1, at: Cal }), 'play:K1:tha:B1', Cal)
  })
})
