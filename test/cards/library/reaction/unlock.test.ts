import { describe, expect, it } from 'vitest'
import { onwards, play, upTo } from '../../../support/duel.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { asReaction } from '../../rows.ts'
import { ended, has, held, K1, type Table, v } from '../../scene.ts'
import { acting, elderFor, lockedElder, onTheBleed, outOfReach, reacting } from '../../scenes.ts'
import { declines } from '../../passing.ts'

const of = (disciplines: string, generic: object = {}, more: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
/** What unlocks B1 for a block, by that vampire itself or another. */
const unlocks: [string, string, (t: Table) => Record<string, number[]> | undefined][] = [
  ['sense-the-savage-way', 'play:K1:ANI:B1', () => undefined],
  ['eyes-of-the-wild', 'play:K1::B1', () => undefined],
  ['organized-resistance', 'play:K1:unlock:B1', t => ({ m: [t.id('B1')] })],
  ['read-the-winds', 'play:K1:ANI+AUS:B1', () => undefined],
  ['eluding-the-arms-of-morpheus', 'play:K1::B1', () => undefined],
  ['one-with-the-land', 'play:K1:PRO:B1', () => undefined],
]
const hand = (card: string) => [{ card, as: 'K1' }]
const anarch = { sect: 'Anarch' }
const never = (t: ReturnType<typeof reacting>, option: string, seat: number = Ben) => {
  let offered = false
  t.allPass(() => (offered ||= t.can(seat, option)))
  expect(offered).toBe(false)
}

describe('Second Tradition: Domain', () => {
  const S = held('second-tradition-domain', 'S1', 'S2')
  const prince = (more: object = {}) => ({ generic: { title: 'prince' }, ...more })
  const locked = prince({ locked: true, blood: 2 })

  it('+2 intercept for a prince or a justicar that needs it', () => {
    for (const title of ['prince', 'justicar']) {
      const t = outOfReach(S, { generic: { title } })
      play(t, Ben, 'play:S1::B1')
      expect([t.stat('B1', 'intercept'), t.blood('B1')]).toEqual([2, 5])
      t.allPass(() => t.has('combat-started'))
      expect(t.has('blocked')).toBe(true)
    }
    const primogen = outOfReach(S, { generic: { title: 'primogen' } })
    primogen.allPass(() => primogen.waiting().includes(Ben))
    expect([primogen.can(Ben, 'play:S1::B1'), primogen.why(Ben, 'play', 'S1')?.[0]]).toEqual([false, 'missing-title'])
    const early = onTheBleed(S, prince())
    early.answer(Ann, 'bleed:A1')
    early.reach(Ben, 'block:B1')
    expect([early.can(Ben, 'play:S1::B1'), early.why(Ben, 'play', 'S1')]).toEqual([
      false,
      ['intercept-not-needed', 'STEALTH-05'],
    ])
  })

  it('CARD-SECONDTRADITION-01: a locked prince burns 1 blood, unlocks and attempts to block, with 2 intercept', () => {
    const t = onTheBleed(S, locked)
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.waiting().includes(Ben))
    expect(t.can(Ben, 'play:S1::B1')).toBe(false)
    play(t, Ben, 'play:S1:unlock:B1')
    expect([
      t.blood('B1'),
      t.locked('B1'),
      t.stat('B1', 'intercept'),
      t.window(),
      t.happened('block-declared').length,
    ]).toEqual([1, false, 2, 'attempt', 1])
    t.allPass(() => t.has('combat-started'))
    expect([t.locked('B1'), t.pool(Ben)]).toEqual([true, 10])
  })

  it('CARD-SECONDTRADITION-01: it is no wake: the attempt is not declined to play Deflection', () => {
    const t = onTheBleed(
      [...S, ...held('deflection', 'D9')],
      of('DOM', { title: 'prince' }, { locked: true, blood: 2 }),
    )
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'play:S1:unlock:B1')
    // There is nothing left that Ben could answer: no pass that declines, no Deflection.
    expect([t.window(), t.options(Ben), t.refused(Ben, 'play:D9:DOM:B1')]).toEqual(['attempt', [], 'not-your-prompt'])
    t.allPass(() => t.has('combat-started'))
    expect([t.has('redirected'), t.has('blocked'), t.inHand(Ben, 'D9')]).toEqual([false, true, true])
  })

  it('CARD-SECONDTRADITION-02, second-tradition-domain#G124-3: not in an action that Ben could not block', () => {
    const cal = table({
      seats: [
        { ready: [minion('A1')] },
        {},
        { ready: [minion('C1', locked)], hand: [...S, ...held('on-the-qui-vive', 'Q1')] },
        listening('D1'),
        {},
      ],
    })
    cal.answer(Ann, 'bleed:A1')
    cal.allPass(() => cal.waiting().includes(Cal))
    expect([cal.refused(Cal, 'play:S1:unlock:C1'), cal.blood('C1'), cal.inHand(Cal, 'S1')]).toEqual([
      'illegal-option',
      2,
      true,
    ])
  })

  it("CARD-SECONDTRADITION-02: a bleed sent on to Cal is none of Ben's", () => {
    const t = onTheBleed([...S, ...held('deflection', 'D9')], locked, { b2: of('DOM') })
    t.answer(Ann, 'bleed:A1')
    declines(t, Ann)
    play(t, Ben, 'play:D9:DOM:B2', { to: [Cal] })
    t.allPass(() => t.waiting().includes(Ben))
    expect([t.refused(Ben, 'play:S1:unlock:B1'), t.blood('B1'), t.inHand(Ben, 'S1')]).toEqual([
      'illegal-option',
      2,
      true,
    ])
  })

  it('CARD-SECONDTRADITION-02, second-tradition-domain#G124-2: nor where vampires cannot block', () => {
    const t = onTheBleed([...S, ...held('on-the-qui-vive', 'Q1')], locked)
    t.edit(state => {
      state.seats[Ann]!.hand = []
      state.cards[t.id('L1')] = { key: 'daring-the-dawn', owner: Ann }
      state.seats[Ann]!.hand = [t.id('L1')]
    })
    t.answer(Ann, 'bleed:A1')
    t.answer(Ann, 'play:L1:FOR:A1')
    t.allPass(() => t.waiting().includes(Ben))
    expect([
      t.refused(Ben, 'play:S1:unlock:B1'),
      t.can(Ben, 'play:Q1::B1'),
      t.blood('B1'),
      t.inHand(Ben, 'S1'),
    ]).toEqual(['illegal-option', true, 2, true])
  })

  it('second-tradition-domain#G97-1: not unlocked, not after the blocks are declined, not without the blood', () => {
    const unlocked = onTheBleed(S, prince())
    unlocked.answer(Ann, 'bleed:A1')
    unlocked.allPass(() => unlocked.waiting().includes(Ben))
    expect([unlocked.can(Ben, 'block:B1'), unlocked.can(Ben, 'play:S1:unlock:B1')]).toEqual([true, false])
    const late = onTheBleed([...S, ...held('on-the-qui-vive', 'Q1')], locked)
    late.answer(Ann, 'bleed:A1')
    declines(late, Ann)
    expect([late.window(), late.can(Ben, 'play:S1:unlock:B1'), late.can(Ben, 'play:Q1::B1')]).toEqual([
      'declined',
      false,
      true,
    ])
    const poor = onTheBleed([...S, ...held('on-the-qui-vive', 'Q1')], prince({ locked: true, blood: 0 }))
    poor.answer(Ann, 'bleed:A1')
    poor.allPass(() => poor.waiting().includes(Ben))
    expect([poor.can(Ben, 'play:S1:unlock:B1'), poor.can(Ben, 'play:Q1::B1')]).toEqual([false, true])
  })

  it('COURSE-06, second-tradition-domain#G124-1: by one that has woken and is attempting already, at whichever mode; not for another while it does', () => {
    const t = onTheBleed([...S, ...held('on-the-qui-vive', 'Q1')], locked, { b2: prince({ locked: true }) })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'play:Q1::B1')
    play(t, Ben, 'block:B1')
    t.answer(Ann, 'play:L1:obf:A1')
    t.allPass(() => t.waiting().includes(Ben))
    expect([t.can(Ben, 'play:S1::B1'), t.can(Ben, 'play:S1:unlock:B1'), t.refused(Ben, 'play:S1:unlock:B2')]).toEqual([
      true,
      true,
      'illegal-option',
    ])
    play(t, Ben, 'play:S1:unlock:B1')
    expect([
      t.blood('B1'),
      t.locked('B1'),
      t.stat('B1', 'intercept'),
      t.window(),
      t.happened('block-declared').length,
    ]).toEqual([1, false, 2, 'attempt', 1])
    t.allPass(() => t.has('combat-started'))
    expect(t.has('blocked')).toBe(true)
  })
})

describe('Second Tradition: Domain', () => {
  const S1 = held('second-tradition-domain', 'S1')
  const prince = (more: object = {}) => ({ generic: { title: 'prince' }, locked: true, blood: 2, ...more })

  it('second-tradition-domain#G65-1: the blood it burns is no cost, which nothing makes cheaper', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        { ready: [minion('B1', prince()), { card: 'the-line', as: 'N1' }], hand: S1 },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'play:S1:unlock:B1')
    expect([t.happened('counters')[0], t.locked('N1'), t.option(Ben, 'play:S1:unlock:B1')?.cost]).toMatchObject([
      { from: { card: { id: t.id('B1') } }, amount: 1, why: 'effect' },
      false,
      undefined,
    ])
  })

  it('second-tradition-domain#G123-1: an action that asked for a locked minion is blocked all the same by the one that it was aimed at', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')], hand: held('ambush', 'P9') },
        { ready: [minion('B1', prince()), minion('B2')], hand: S1 },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:P9::A1', { m: ['B1'] } as never)
    play(t, Ben, 'play:S1:unlock:B1')
    t.allPass(() => t.has('combat-started'))
    expect([t.happened('blocked'), t.happened('combat-started')]).toMatchObject([
      [{ minion: { id: t.id('B1') } }],
      [{ acting: { id: t.id('A1') }, opposing: { id: t.id('B1') } }],
    ])
    onwards(t)
    expect(t.happened('combat-started')).toHaveLength(1)
  })
})

describe('Eyes of the Wild', () => {
  const card = 'eyes-of-the-wild',
    gangrel = { clan: 'Gangrel' },
    on = { locked: true, blood: 3 }
  it('a locked Gangrel unlocks and attempts to block', () => {
    const t = reacting({ card, b1: gangrel, on })
    t.reach(Ben, 'play:K1::B1')
    t.allPass(() => t.has('combat-started'))
    expect([t.has('blocked'), t.happened('counters').filter(event => 'why' in event && event.why === 'cost')]).toEqual([
      true,
      [],
    ])
  })
  it('1 blood for +1 intercept, once', () => {
    const t = reacting({ card, b1: gangrel, on, a1: { stealth: 1 } })
    t.reach(Ben, 'play:K1::B1')
    t.reach(Ben, 'use:K1:intercept:B1')
    expect(t.happened('counters').filter(event => 'why' in event && event.why === 'cost')).toMatchObject([
      { amount: 1 },
    ])
    t.allPass(() => t.has('combat-started') || t.has('block-failed'))
    expect(t.has('blocked')).toBe(true)
    const more = reacting({ card, b1: gangrel, on, a1: { stealth: 2 } })
    more.reach(Ben, 'play:K1::B1')
    more.reach(Ben, 'use:K1:intercept:B1')
    expect(more.has('block-failed')).toBe(true)
    expect(more.can(Ben, 'use:K1:intercept:B1')).toBe(false)
  })
  it.each([
    [1, true],
    [0, true],
  ])('locked after the action if it has not blocked: %i stealth', stealth => {
    const t = reacting({ card, b1: gangrel, on, a1: { stealth } })
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
    never(reacting({ card, b1: gangrel, on: { blood: 3 } }), 'play:K1::B1')
    never(reacting({ card, b1: {}, on }), 'play:K1::B1')
    never(reacting({ card, b1: gangrel, on, at: Cal }), 'play:K1::B1', Cal)
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
      const t = reacting({ card, b1: baron, on: { locked }, b2: v('B2', anarch, { locked: true }), a1: { stealth: 1 } })
      t.reach(Ben, 'play:K1:unlock:B1', { m: [t.id('B2')] })
      t.allPass(() => t.has('combat-started') || t.has('block-failed'))
      expect(t.has('blocked')).toBe(true)
    },
  )
  it('the baron itself may be that Anarch, without need of intercept', () => {
    const t = reacting({ card, b1: baron, on: { locked: true } })
    t.reach(Ben, 'play:K1:unlock:B1', { m: [t.id('B1')] })
    t.allPass(() => t.has('combat-started'))
    expect([t.has('blocked'), t.happened('modified')]).toMatchObject([true, [{ stat: 'intercept', delta: 1 }]])
  })
  it('organized-resistance#G124-2: not of an Anarch that cannot attempt to block, or not pay for it', () => {
    const t = reacting({ card, b1: baron, b2: v('B2', anarch, { locked: true }) })
    t.effect(Ann, [{ op: 'forbid', rule: 'block', on: 'm', until: 'action' }], { m: 'B2' })
    never(t, 'play:K1:unlock:B1')
    const sergio = (blood: number) =>
      table({
        seats: [
          { ready: [{ card: 'sergio-bueno', as: 'A1' }, v('A2')] },
          {
            ready: [
              v('B1', baron),
              v('B2', anarch, { locked: true }),
              v('B3', anarch, { locked: true, blood, counters: { 'corruption@0': 1 } }),
            ],
            hand: [K1(card)],
          },
          {},
        ],
      })
    for (const [blood, candidates] of [
      [1, ['B2', 'B3']],
      [0, ['B2']],
    ] as const) {
      const paying = sergio(blood)
      paying.answer(Ann, 'bleed:A1')
      onwards(paying, () => paying.can(Ben, 'play:K1:unlock:B1'))
      expect(paying.option(Ben, 'play:K1:unlock:B1')?.slots).toMatchObject([
        { candidates: candidates.map(as => paying.id(as)) },
      ])
    }
  })
  it('not by who is no baron, for no Anarch, nor where nothing is to be blocked', () => {
    never(reacting({ card, b1: anarch, on: { locked: true } }), 'play:K1:unlock:B1')
    never(
      reacting({ card, b1: { title: 'prince', city: 'Rome' }, b2: v('B2', {}, { locked: true }) }),
      'play:K1:unlock:B1',
    )
    never(reacting({ card, b1: baron, b2: v('B2', {}, { locked: true }) }), 'play:K1:unlock:B1')
    never(reacting({ card, b1: baron, on: { locked: true }, at: Cal }), 'play:K1:unlock:B1', Cal)
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

describe("Cats' Guidance", () => {
  const C = held('cats-guidance', 'K1', 'K2')

  it('[ANI]: +1 intercept', () => {
    const t = outOfReach(C, of('ANI'))
    t.edit(state => {
      for (const m of state.modifiers) if (m.kind === 'number' && m.stat === 'stealth') m.delta = 1
    })
    play(t, Ben, 'play:K1:ANI:B1')
    expect([t.stat('B1', 'intercept'), t.locked('B1')]).toEqual([1, false])
    t.allPass(() => t.has('combat-started'))
    expect(t.has('blocked')).toBe(true)
  })

  /** B1 has blocked; its combat is over. */
  const after = (b1: object, hand: object[] = C) => {
    const t = onTheBleed(hand, b1)
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    return upTo(t, 'resolved')
  }

  it('CARD-CATSGUIDANCE-01: [ani] unlocks a ready vampire that has blocked, after the combat; it may react again', () => {
    const t = after(of('ani'))
    expect([t.has('combat-ended'), t.locked('B1')]).toEqual([true, true])
    play(t, Ben, 'play:K1:ani:B1')
    expect([t.locked('B1'), t.inAsh(Ben, 'K1')]).toEqual([false, true])
    // Unlocked, it could react again if anything were left to react to; a second copy is too much (MIN-18).
    expect([t.can(Ben, 'play:K2:ani:B1'), t.why(Ben, 'play', 'K2')?.[1]]).toEqual([false, 'MIN-18'])
  })

  it('CARD-CATSGUIDANCE-01: not in torpor', () => {
    const t = after(of('ani', {}, { blood: 2 }))
    t.effect(Ann, [{ op: 'move', who: 'b', to: 'torpor' }], { b: 'B1' })
    expect([t.inTorpor('B1'), t.can(Ben, 'play:K1:ani:B1'), t.inHand(Ben, 'K1')]).toEqual([true, false, true])
  })

  it('[ani]: not by a vampire that has not blocked, and not before the block is resolved', () => {
    const t = onTheBleed(C, of('ani', {}, { locked: true }), { b2: of('ani') })
    t.answer(Ann, 'bleed:A1')
    expect(t.can(Ben, 'play:K1:ani:B1')).toBe(false)
    t.reach(Ben, 'block:B2')
    upTo(t, 'resolved')
    t.allPass(() => t.waiting().includes(Ben))
    expect([t.can(Ben, 'play:K1:ani:B1'), t.can(Ben, 'play:K1:ani:B2')]).toEqual([false, true])
  })
})

describe("Cats' Guidance", () => {
  it('cats-guidance#1: once all combats are over', () => {
    const t = acting(has('CEL'), { ann: held('psyche', 'P1'), ben: held('cats-guidance', 'K1'), b1: has('ani') })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    upTo(t, 'combat-ends')
    expect(t.can(Ben, 'play:K1:ani:B1')).toBe(false)
    play(t, Ann, 'play:P1:CEL:A1')
    onwards(t, () => t.can(Ben, 'play:K1:ani:B1'))
    expect([t.happened('combat-ended').length, t.window()]).toEqual([2, 'resolved'])
    play(t, Ben, 'play:K1:ani:B1')
    expect(t.locked('B1')).toBe(false)
  })

  it('cats-guidance#2: not by one that the combat of the block has sent to torpor', () => {
    const t = acting(has('pot', {}, { strength: 3 }), {
      ben: held('cats-guidance', 'K1'),
      b1: has('ani', { blood: 2 }),
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    onwards(t, () => t.can(Ben, 'play:K1:ani:B1'))
    expect([t.inTorpor('B1'), t.inHand(Ben, 'K1'), ended(t)]).toMatchObject([true, true, { outcome: 'blocked' }])
  })
})

it('Sense the Savage Way [ani]: 1 intercept', () => {
  const anarch = {
    sect: 'Anarch',
    clan: 'Ministry',
    capacity: 9,
    disciplines: ['obf', 'SPI', 'ani'],
    title: 'baron',
    city: 'Rome',
  }

  const t = table({
    seats: [
      { ready: [minion('A1', { generic: { stealth: 1 } }), minion('A2')] },
      { ready: [minion('B1', { generic: anarch })], hand: hand('sense-the-savage-way') },
      {},
    ],
  })
  t.answer(Ann, 'bleed:A1')
  t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'a', until: 'action' }], { a: 'A1' })
  t.reach(Ben, 'block:B1')
  t.reach(Ben, 'play:K1:ani:B1')
  expect(t.stat('B1', 'intercept')).toBe(1)
  onwards(t)
})

describe('Guard Dogs', () => {
  const G = held('guard-dogs', 'G1')
  const library = { library: held('deflection', 'D9') }

  it('CARD-GUARDDOGS-01: the vampire unlocks without having to block; the card is replaced before that is decided', () => {
    const t = onTheBleed(G, of('ani DOM', {}, { locked: true }), { ben: library })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'play:G1:ani:B1')
    expect([t.locked('B1'), t.inHand(Ben, 'D9'), t.window(), t.can(Ben, 'block:B1'), t.can(Ben, 'pass')]).toEqual([
      false,
      true,
      'blocks',
      true,
      true,
    ])
    declines(t, Ann)
    play(t, Ben, 'play:D9:DOM:B1', { to: [Cal] })
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal), t.locked('B1')]).toEqual([10, 29, false])
  })

  it.each([
    ['ani', false],
    ['ANI', true],
  ])('[%s]: a maneuver if it blocks: %s', (level, more) => {
    const t = onTheBleed(G, of('ANI', {}, { locked: true }))
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, `play:G1:${level}:B1`)
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.has('combat-started'))
    expect([t.stat('B1', 'maneuver') > 0, t.locked('B1')]).toEqual([more, true])
    onwards(t)
    expect(t.stat('B1', 'maneuver')).toBe(0)
  })

  it('only by a locked vampire, in a bleed of whose player it is', () => {
    const unlocked = onTheBleed(G, of('ani'))
    unlocked.answer(Ann, 'bleed:A1')
    unlocked.allPass(() => unlocked.waiting().includes(Ben))
    expect([unlocked.can(Ben, 'play:G1:ani:B1'), unlocked.why(Ben, 'play', 'G1')]).toEqual([
      false,
      ['not-locked', 'PLAY-04'],
    ])
    const hunt = onTheBleed([...G, ...held('on-the-qui-vive', 'Q1')], of('ani', {}, { locked: true }))
    hunt.answer(Ann, 'hunt:A1')
    hunt.allPass(() => hunt.waiting().includes(Ben))
    expect([hunt.can(Ben, 'play:G1:ani:B1'), hunt.can(Ben, 'play:Q1::B1')]).toEqual([false, true])
  })
})

describe('what unlocks for a block', () => {
  it.each(unlocks)(
    '%s#G123-1: an action that asked for a locked minion is blocked all the same by the one that it was aimed at',
    (card, option, args) => {
      const t = table({
        seats: [
          { ready: [minion('A1'), minion('A2')], hand: held('ambush', 'P9') },
          { ready: [v('B1', elderFor(card), { locked: true, blood: 5 }), minion('B2')], hand: held(card, 'K1') },
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, 'play:P9::A1', { m: ['B1'] } as never)
      play(t, Ben, option, args(t))
      t.allPass(() => t.has('combat-started'))
      expect([t.happened('blocked'), t.happened('combat-started')]).toMatchObject([
        [{ minion: { id: t.id('B1') } }],
        [{ acting: { id: t.id('A1') }, opposing: { id: t.id('B1') } }],
      ])
      onwards(t)
      expect(t.happened('combat-started')).toHaveLength(1)
    },
  )

  it.each(unlocks.filter(([card]) => card !== 'organized-resistance'))(
    '%s#G124-1: by one that has woken and is attempting already',
    (card, option) => {
      const t = lockedElder(card, { ben: held('on-the-qui-vive', 'Q1') })
      t.answer(Ann, 'bleed:A1')
      play(t, Ben, 'play:Q1::B1')
      play(t, Ben, 'block:B1')
      expect([t.locked('B1'), t.window()]).toEqual([true, 'attempt'])
      play(t, Ben, option)
      expect([t.locked('B1'), t.happened('block-declared').length]).toEqual([false, 1])
      t.allPass(() => t.has('blocked'))
      expect(t.happened('blocked')).toMatchObject([{ minion: { id: t.id('B1') } }])
    },
  )
  it('organized-resistance#G124-1: of one that has woken and is attempting already', () => {
    const t = lockedElder('organized-resistance', { ben: held('on-the-qui-vive', 'Q1') })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'play:Q1::B1')
    play(t, Ben, 'block:B1')
    expect([t.locked('B1'), t.window()]).toEqual([true, 'attempt'])
    play(t, Ben, 'play:K1:unlock:B1', { m: [t.id('B1')] })
    expect([t.locked('B1'), t.stat('B1', 'intercept')]).toEqual([false, 1])
    t.allPass(() => t.has('blocked'))
    expect(t.happened('blocked')).toMatchObject([{ minion: { id: t.id('B1') } }])
  })

  it.each(unlocks)('%s#G124-2: not of one that cannot attempt to block', (card, option) => {
    const t = lockedElder(card, { ann: held('daring-the-dawn', 'N1') })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, 'play:N1:for:A1')
    let offered = false
    onwards(
      t,
      () =>
        (offered ||= t.window() !== 'announced' && t.happened('ruled').length > 0 && t.can(Ben, option)) ||
        t.has('action-ended'),
    )
    expect([offered, t.inHand(Ben, 'K1')]).toEqual([false, true])
  })

  it.each(unlocks)('%s#G124-3: not where its Methuselah could not block', (card, option) => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        { pool: 10, ready: [minion('B2')] },
        { ready: [v('B1', elderFor(card), { locked: true, blood: 5 }), minion('C2')], hand: held(card, 'K1') },
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    let offered = false
    onwards(t, () => (offered ||= t.can(Cal, option)) || t.has('action-ended'))
    expect([offered, t.inHand(Cal, 'K1'), t.pool(Ben)]).toEqual([false, true, 9])
  })
})

describe('Funeral Wake', () => {
  const ally = (as: string, trait: string, more: object = {}) =>
    minion(as, { generic: { type: 'ally', traits: [trait] }, locked: true, ...more })
  const scene = (level: string) =>
    asReaction('funeral-wake', level, {
      b: {},
      ben: { ready: [ally('B3', 'mummy'), ally('B4', 'wraith'), ally('B5', 'zombie'), ally('B6', 'mortal')] },
      args: t => (level === 'nec' ? { m: [t.id('B3')] } : { them: [t.id('B4'), t.id('B5')] }),
    })
  it.each([
    ['nec', [false, true, true, true]],
    ['NEC', [true, false, false, true]],
  ])('[%s]: unlocks such allies', (level, locked) => {
    const t = scene(level)
    expect(['B3', 'B4', 'B5', 'B6'].map(t.locked)).toEqual(locked)
  })
  it('by a locked vampire too; not without such an ally', () => {
    const t = (traits: string) =>
      table({
        seats: [
          { ready: [minion('A1'), minion('A2')] },
          {
            ready: [minion('B1', { generic: { disciplines: ['nec'] }, blood: 3, locked: true }), ally('B3', traits)],
            hand: [{ card: 'funeral-wake', as: 'K1' }],
          },
          {},
        ],
      })
    const offered = (traits: string) => {
      const one = t(traits)
      one.answer(Ann, 'bleed:A1')
      onwards(one, () => one.can(Ben, 'play:K1:nec:B1'))
      return one.can(Ben, 'play:K1:nec:B1')
    }
    expect([offered('mummy'), offered('mortal')]).toEqual([true, false])
  })
})

describe("Rat's Warning", () => {
  const R = held('rats-warning', 'K1')
  it.each([
    ['ani', false],
    ['ANI', true],
  ])('[%s]: unlocks in a bleed; a press in each round until it is used, if it blocks: %s', (level, more) => {
    const t = onTheBleed(R, of('ANI', {}, { locked: true }))
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, `play:K1:${level}:B1`)
    expect([t.locked('B1'), t.window()]).toEqual([false, 'blocks'])
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.can(Ben, 'press:B1') || t.has('combat-ended'))
    expect(t.can(Ben, 'press:B1')).toBe(more)
  })
  it('[ANI]: kept for a later round of that combat, and for none that follows', () => {
    const t = onTheBleed(R, of('ANI', {}, { locked: true }))
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'play:K1:ANI:B1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.has('round-started'))
    t.effect(Ann, [{ op: 'modify', stat: 'press', delta: 1, on: 'a', until: 'round' }], { a: 'A1' })
    onwards(t, () => t.can(Ann, 'press:A1'))
    t.answer(Ann, 'press:A1')
    onwards(t, () => t.happened('round-started').length === 2)
    expect(t.stat('B1', 'press')).toBe(1)
    t.effect(Ann, [{ op: 'combat', acting: 'a', opposing: 'b', queued: true }], { a: 'A1', b: 'B1' })
    onwards(t, () => t.happened('combat-started').length === 2)
    expect(t.stat('B1', 'press')).toBe(0)
  })
  it('only by a locked vampire, in a bleed of whose player it is', () => {
    const unlocked = onTheBleed(R, of('ani'))
    unlocked.answer(Ann, 'bleed:A1')
    unlocked.allPass(() => unlocked.waiting().includes(Ben))
    const hunt = onTheBleed([...R, ...held('on-the-qui-vive', 'Q1')], of('ani', {}, { locked: true }))
    hunt.answer(Ann, 'hunt:A1')
    hunt.allPass(() => hunt.waiting().includes(Ben))
    expect([unlocked.can(Ben, 'play:K1:ani:B1'), hunt.can(Ben, 'play:K1:ani:B1')]).toEqual([false, false])
  })
})
