import { describe, expect, it } from 'vitest'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Eve, table } from '../../../support/table.ts'
import { v } from '../../scene.ts'
import { declines } from '../../passing.ts'

const H1 = { card: 'information-highway', as: 'H1' }
const Y1 = { card: 'the-labyrinth', as: 'Y1' }
const Y2 = { card: 'the-labyrinth', as: 'Y2' }
const nosferatu = { generic: { clan: 'Nosferatu' } }
const ventrue = { generic: { clan: 'Ventrue' } }
const L1 = (card: string) => ({ card, as: 'L1' })

describe('The Labyrinth', () => {
  const master = (ann: object) =>
    table({
      seats: [{ pool: 10, hand: [Y1, H1], ...ann }, { ready: [minion('V5')] }, {}, {}, {}],
      turn: { phase: 'master', number: 6 },
    })

  it('REQ-02: is played with a ready Nosferatu, locked or not, for 1 pool', () => {
    const t = master({ ready: [minion('V1', { ...nosferatu, locked: true }), minion('V2')] })
    t.answer(Ann, 'play:Y1:')
    expect([t.pool(Ann), t.state.seats[Ann]!.inPlay.includes(t.id('Y1')), t.locked('Y1'), t.locked('V1')]).toEqual([
      9,
      true,
      false,
      true,
    ])
  })

  it('REQ-02: not with one in torpor, uncontrolled or of somebody else', () => {
    for (const ann of [
      { torpor: [minion('V1', nosferatu)] },
      { uncontrolled: [minion('V1', nosferatu)] },
      { ready: [minion('V2', ventrue)] },
    ]) {
      const t = master({ ready: [minion('V2')], ...ann })
      expect([t.refused(Ann, 'play:Y1:'), t.why(Ann, 'play', 'Y1')]).toEqual([
        'illegal-option',
        ['no-such-minion', 'REQ-02'],
      ])
    }
  })

  it('CONTEST-10: nobody plays a second copy of their own', () => {
    const t = master({ ready: [minion('V1', nosferatu), Y2] })
    expect([t.refused(Ann, 'play:Y1:'), t.why(Ann, 'play', 'Y1')]).toEqual([
      'illegal-option',
      ['already-controlled', 'CONTEST-10'],
    ])
  })

  /** V1 of Ann bleeds, and V5 of Ben is there to block. */
  const bleeding = (v1: object, ann: object = {}, ben: object = {}) => {
    const t = table({
      seats: [
        { ready: [minion('V1', v1), minion('V2'), Y1], ...ann },
        { pool: 10, ready: [minion('V5'), minion('V6')], ...ben },
        { ready: [minion('V4', { locked: true })], hand: ['on-the-qui-vive'] },
        {},
        { ready: [minion('V8')] },
      ],
    })
    t.answer(Ann, 'bleed:V1')
    return t
  }

  it('MASTER-08: +1 stealth for an attempt that would succeed, by locking it', () => {
    const t = bleeding(nosferatu)
    t.reach(Ben, 'block:V5')
    t.answer(Ann, 'use:Y1:stealth')
    expect([t.locked('Y1'), t.stat('V1', 'stealth'), t.happened('ability-used')]).toMatchObject([
      true,
      1,
      [{ seat: Ann, ability: 'stealth' }],
    ])
    t.allPass(() => t.window() === 'blocks')
    expect(t.happened('block-failed')).toMatchObject([{ stealth: 1, intercept: 0 }])
    // It lasts to the end of the action.
    t.reach(Ben, 'block:V6')
    t.allPass()
    expect([t.happened('block-failed').length, t.pool(Ben), t.stat('V1', 'stealth')]).toEqual([2, 9, 0])
  })

  it('works from the turn it is played in', () => {
    const t = master({ ready: [minion('V1', nosferatu)] })
    t.answer(Ann, 'play:Y1:')
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:V5')
    expect(t.can(Ann, 'use:Y1:stealth')).toBe(true)
  })

  it('only when stealth is needed', () => {
    const t = bleeding(nosferatu)
    expect(t.can(Ann, 'use:Y1:stealth')).toBe(false)
    declines(t, Ann)
    expect([t.window(), t.can(Ann, 'use:Y1:stealth')]).toEqual(['declined', false])
    const hidden = bleeding(nosferatu)
    hidden.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'acting', until: 'action' }])
    hidden.reach(Ben, 'block:V5')
    expect(hidden.can(Ann, 'use:Y1:stealth')).toBe(false)
  })

  it('LOCK-03: not while it is locked; it unlocks in the own unlock phase', () => {
    const t = table({
      seats: [
        { ready: [minion('V1', nosferatu), minion('V2', nosferatu), Y1] },
        { pool: 10, ready: [minion('V5'), minion('V6')] },
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:V5')
    t.answer(Ann, 'use:Y1:stealth')
    t.allPass()
    t.answer(Ann, 'bleed:V2')
    t.reach(Ben, 'block:V5')
    expect(t.can(Ann, 'use:Y1:stealth')).toBe(false)
    t.allPass()
    expect(t.has('blocked')).toBe(true)
    t.endPhase(Ben)
    expect([t.happened('turn-started').at(-1), t.locked('Y1')]).toMatchObject([{ seat: Ann }, false])
  })

  it('CRYPT-06: only for a Nosferatu', () => {
    const t = bleeding(ventrue, { torpor: [minion('V3', nosferatu)] })
    t.reach(Ben, 'block:V5')
    expect(t.can(Ann, 'use:Y1:stealth')).toBe(false)
  })

  it('only for one that its controller controls', () => {
    const t = bleeding(
      nosferatu,
      { ready: [minion('V1', nosferatu)] },
      { ready: [minion('V5'), Y1, minion('V6', nosferatu)] },
    )
    t.reach(Ben, 'block:V5')
    expect([Ann, Ben, Cal, Eve].map(seat => t.can(seat, 'use:Y1:stealth'))).toEqual([false, false, false, false])
  })
})

describe('Creepshow Casino', () => {
  const L1 = { card: 'creepshow-casino', as: 'L1' }
  const scene = (more: object = {}) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [{ ...L1, ...more }, minion('A1', { blood: 2 }), { generic: { type: 'ally' }, as: 'A2' }],
          hand: [{ card: 'ancilla-empowerment', as: 'P1' }],
        },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })

  it('locked as an own vampire announces an undirected action, it gives 1 stealth before any is needed', () => {
    for (const action of ['hunt:A1', 'play:P1::A1']) {
      const t = scene()
      t.answer(Ann, action)
      t.reach(Ann, 'use:L1:stealth')
      t.allPass(() => t.window() === 'blocks')
      expect([t.stat('A1', 'stealth'), t.locked('L1')]).toEqual([2, true])
    }
  })

  it("not for a directed action, not once it is announced, not locked, not for anybody else's vampire", () => {
    const bleed = scene()
    bleed.answer(Ann, 'bleed:A1')
    bleed.allPass(() => bleed.can(Ann, 'use:L1:stealth'))
    expect(bleed.has('ability-used') || bleed.can(Ann, 'use:L1:stealth')).toBe(false)
    const late = scene()
    late.answer(Ann, 'hunt:A1')
    late.allPass(() => late.window() === 'blocks')
    expect(late.can(Ann, 'use:L1:stealth')).toBe(false)
    const locked = scene({ locked: true })
    locked.answer(Ann, 'hunt:A1')
    locked.allPass(() => locked.can(Ann, 'use:L1:stealth'))
    const theirs = table({
      seats: [{ ready: [L1, minion('A1')] }, { ready: [minion('B1', { blood: 2 }), minion('B2')] }],
      turn: { seat: Ben },
    })
    theirs.answer(Ben, 'hunt:B1')
    theirs.allPass(() => theirs.can(Ann, 'use:L1:stealth'))
    expect([locked.has('action-ended'), theirs.has('action-ended')]).toEqual([true, true])
  })
})

describe.each([
  ['anarch-railroad', { sect: 'Anarch' }, true],
  ['backways', { clan: 'Gangrel' }, false],
  ['elysian-fields', { clan: 'Lasombra' }, false],
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

/** A1 of Ann bleeds, and B1 of Ben attempts to block. */
const blocked = (card: string, whose: number, a1: object) => {
  const t = table({
    seats: [
      { ready: [v('A1', a1), ...(whose === Ann ? [L1(card)] : [])] },
      { ready: [v('B1'), v('B2')] },
      { ready: whose === Cal ? [L1(card)] : [] },
    ],
  })
  t.answer(Ann, 'bleed:A1')
  t.reach(Ben, 'block:B1')
  return t
}

describe.each([
  ['fortune-teller-shop', { clan: 'Ravnos' }, { clan: 'Gangrel' }],
  ['monastery-of-shadows', { capacity: 8 }, { capacity: 7 }],
])('%s', (card, whom, other) => {
  it.each([Ann, Cal])('locked it gives +1 stealth to whoever it is for, of seat %s or another', seat => {
    const t = blocked(card, seat, whom)
    t.allPass(() => t.can(seat, 'use:L1:stealth'))
    t.answer(seat, 'use:L1:stealth')
    expect([t.stat('A1', 'stealth'), t.locked('L1')]).toEqual([1, true])
  })
  it('and to nobody else', () => {
    const t = blocked(card, Ann, other)
    expect(t.can(Ann, 'use:L1:stealth')).toBe(false)
  })
})

it('Monastery of Shadows: a card more in the own hand; to no ally', () => {
  const some = Array<string>(6).fill('villein')
  const t = table({
    seats: [{ hand: [L1('monastery-of-shadows'), ...some], library: some }, {}],
    turn: { phase: 'master' },
  })
  t.answer(Ann, 'play:L1:')
  expect(t.state.seats[Ann]!.hand.length).toBe(8)
  expect(blocked('monastery-of-shadows', Ann, { type: 'ally', capacity: 9 }).can(Ann, 'use:L1:stealth')).toBe(false)
})
