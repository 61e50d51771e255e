import { describe, expect, it } from 'vitest'
import { onwards, play, upTo } from '../support/duel.ts'
import { listening, minion } from '../support/seats.ts'
import { Ann, Ben, Cal, Eve, table } from '../support/table.ts'
import { declines } from './steps.ts'

const held = (card: string, ...names: string[]) => names.map(as => ({ card, as }))
const of = (disciplines: string, generic: object = {}, more: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})

/** A1 of Ann against B1 and B2 of Ben, who holds these cards. */
const scene = (hand: object[], b1: object, more: { a1?: object; b2?: object; ben?: object } = {}) =>
  table({
    seats: [
      {
        ready: [minion('A1', { ...of('OBF DOM FOR', {}, { blood: 3 }), ...more.a1 }), minion('A2')],
        hand: held('lost-in-crowds', 'L1'),
      },
      { pool: 10, ready: [minion('B1', b1), minion('B2', more.b2)], hand: hand as [], ...more.ben },
      { ready: [minion('C1')] },
      listening('D1'),
      { ready: [minion('E1')] },
    ],
  })
/** The same bleed, with a stealth that an attempt of B1 does not match. */
const short = (...args: Parameters<typeof scene>) => {
  const t = scene(...args)
  t.answer(Ann, 'bleed:A1')
  t.reach(Ben, 'block:B1')
  t.answer(Ann, 'play:L1:OBF:A1')
  return t
}

describe('Second Tradition: Domain', () => {
  const S = held('second-tradition-domain', 'S1', 'S2')
  const prince = (more: object = {}) => ({ generic: { title: 'prince' }, ...more })
  const locked = prince({ locked: true, blood: 2 })

  it('+2 intercept for a prince or a justicar that needs it', () => {
    for (const title of ['prince', 'justicar']) {
      const t = short(S, { generic: { title } })
      play(t, Ben, 'play:S1::B1')
      expect([t.stat('B1', 'intercept'), t.blood('B1')]).toEqual([2, 5])
      t.allPass(() => t.has('combat-started'))
      expect(t.has('blocked')).toBe(true)
    }
    const primogen = short(S, { generic: { title: 'primogen' } })
    primogen.allPass(() => primogen.waiting().includes(Ben))
    expect([primogen.can(Ben, 'play:S1::B1'), primogen.why(Ben, 'play', 'S1')?.[0]]).toEqual([false, 'missing-title'])
    const early = scene(S, prince())
    early.answer(Ann, 'bleed:A1')
    early.reach(Ben, 'block:B1')
    expect([early.can(Ben, 'play:S1::B1'), early.why(Ben, 'play', 'S1')]).toEqual([
      false,
      ['intercept-not-needed', 'STEALTH-05'],
    ])
  })

  it('CARD-SECONDTRADITION-01: a locked prince burns 1 blood, unlocks and attempts to block, with 2 intercept', () => {
    const t = scene(S, locked)
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
    const t = scene([...S, ...held('deflection', 'D9')], of('DOM', { title: 'prince' }, { locked: true, blood: 2 }))
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
    const t = scene([...S, ...held('deflection', 'D9')], locked, { b2: of('DOM') })
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
    const t = scene([...S, ...held('on-the-qui-vive', 'Q1')], locked)
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
    const unlocked = scene(S, prince())
    unlocked.answer(Ann, 'bleed:A1')
    unlocked.allPass(() => unlocked.waiting().includes(Ben))
    expect([unlocked.can(Ben, 'block:B1'), unlocked.can(Ben, 'play:S1:unlock:B1')]).toEqual([true, false])
    const late = scene([...S, ...held('on-the-qui-vive', 'Q1')], locked)
    late.answer(Ann, 'bleed:A1')
    declines(late, Ann)
    expect([late.window(), late.can(Ben, 'play:S1:unlock:B1'), late.can(Ben, 'play:Q1::B1')]).toEqual([
      'declined',
      false,
      true,
    ])
    const poor = scene([...S, ...held('on-the-qui-vive', 'Q1')], prince({ locked: true, blood: 0 }))
    poor.answer(Ann, 'bleed:A1')
    poor.allPass(() => poor.waiting().includes(Ben))
    expect([poor.can(Ben, 'play:S1:unlock:B1'), poor.can(Ben, 'play:Q1::B1')]).toEqual([false, true])
  })

  it('COURSE-06, second-tradition-domain#G124-1: by one that has woken and is attempting already, at whichever mode; not for another while it does', () => {
    const t = scene([...S, ...held('on-the-qui-vive', 'Q1')], locked, { b2: prince({ locked: true }) })
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

describe("Cats' Guidance", () => {
  const C = held('cats-guidance', 'K1', 'K2')

  it('[ANI]: +1 intercept', () => {
    const t = short(C, of('ANI'))
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
    const t = scene(hand, b1)
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
    const t = scene(C, of('ani', {}, { locked: true }), { b2: of('ani') })
    t.answer(Ann, 'bleed:A1')
    expect(t.can(Ben, 'play:K1:ani:B1')).toBe(false)
    t.reach(Ben, 'block:B2')
    upTo(t, 'resolved')
    t.allPass(() => t.waiting().includes(Ben))
    expect([t.can(Ben, 'play:K1:ani:B1'), t.can(Ben, 'play:K1:ani:B2')]).toEqual([false, true])
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
    const t = scene(held('spirits-touch', 'R1'), of('AUS'))
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

describe('Guard Dogs', () => {
  const G = held('guard-dogs', 'G1')
  const library = { library: held('deflection', 'D9') }

  it('CARD-GUARDDOGS-01: the vampire unlocks without having to block; the card is replaced before that is decided', () => {
    const t = scene(G, of('ani DOM', {}, { locked: true }), { ben: library })
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
    const t = scene(G, of('ANI', {}, { locked: true }))
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, `play:G1:${level}:B1`)
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.has('combat-started'))
    expect([t.stat('B1', 'maneuver') > 0, t.locked('B1')]).toEqual([more, true])
    onwards(t)
    expect(t.stat('B1', 'maneuver')).toBe(0)
  })

  it('only by a locked vampire, in a bleed of whose player it is', () => {
    const unlocked = scene(G, of('ani'))
    unlocked.answer(Ann, 'bleed:A1')
    unlocked.allPass(() => unlocked.waiting().includes(Ben))
    expect([unlocked.can(Ben, 'play:G1:ani:B1'), unlocked.why(Ben, 'play', 'G1')]).toEqual([
      false,
      ['not-locked', 'PLAY-04'],
    ])
    const hunt = scene([...G, ...held('on-the-qui-vive', 'Q1')], of('ani', {}, { locked: true }))
    hunt.answer(Ann, 'hunt:A1')
    hunt.allPass(() => hunt.waiting().includes(Ben))
    expect([hunt.can(Ben, 'play:G1:ani:B1'), hunt.can(Ben, 'play:Q1::B1')]).toEqual([false, true])
  })
})

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
    const t = short(W, nosferatu(title))
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
    const t = scene(W, nosferatu())
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'turn' }], { b: 'B1' })
    t.answer(Ann, 'hunt:A1')
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'play:L1:OBF:A1')
    t.allPass(() => t.waiting().includes(Ben))
    expect([t.can(Ben, 'play:W1::B1'), t.why(Ben, 'play', 'W1')]).toEqual([false, ['not-directed-at-you', 'BLOCK-01']])
    const other = short(W, { generic: { clan: 'Brujah' } })
    other.allPass(() => other.waiting().includes(Ben))
    expect([other.can(Ben, 'play:W1::B1'), other.why(Ben, 'play', 'W1')?.[1]]).toEqual([false, 'CRYPT-06'])
  })
})
