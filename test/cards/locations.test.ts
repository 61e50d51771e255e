import { describe, expect, it } from 'vitest'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, Eve, table } from '../support/table.ts'
import { declines } from './steps.ts'

const H1 = { card: 'information-highway', as: 'H1' },
  H2 = { card: 'information-highway', as: 'H2' }
const Y1 = { card: 'the-labyrinth', as: 'Y1' },
  Y2 = { card: 'the-labyrinth', as: 'Y2' }
const nosferatu = { generic: { clan: 'Nosferatu' } },
  ventrue = { generic: { clan: 'Ventrue' } }
const transfers = (t: ReturnType<typeof table>): number =>
  t.state.frames[0]?.kind === 'turn' ? t.state.frames[0].transfers : -1

describe('Information Highway', () => {
  const scene = (ann: object = {}, turn: object = {}) =>
    table({
      seats: [
        { pool: 20, hand: [H1], uncontrolled: [minion('U1', { generic: { capacity: 9 } })], ...ann },
        { uncontrolled: [minion('U5')] },
        {},
        {},
        {},
      ],
      turn: { phase: 'master', number: 6, ...turn },
    })

  it('two more transfers, from the influence phase of the turn it is played in, for nothing', () => {
    const t = scene()
    t.answer(Ann, 'play:H1:')
    expect([
      t.pool(Ann),
      t.state.seats[Ann]!.inPlay,
      t.inAsh(Ann, 'H1'),
      t.happened('phase-started').at(-1),
    ]).toMatchObject([20, [t.id('H1')], false, { phase: 'influence' }])
    expect(transfers(t)).toBe(6)
    t.answer(Ann, 'invest:U1', { amount: 6 })
    expect([t.blood('U1'), t.pool(Ann), transfers(t), t.can(Ann, 'invest:U1')]).toEqual([6, 14, 0, false])
  })

  it("in each of its controller's turns, in nobody else's", () => {
    const t = table({
      seats: [{ ready: [H1], uncontrolled: [minion('U1')] }, { uncontrolled: [minion('U5')] }],
      turn: { phase: 'influence', number: 6 },
    })
    const found: number[] = []
    for (const seat of [Ann, Ben, Ann, Ben]) {
      found.push(transfers(t))
      t.endPhase(seat)
    }
    expect(found).toEqual([6, 4, 6, 4])
  })

  it('adds to what the first turns of the game give', () => {
    expect(
      transfers(
        table({ seats: [{ ready: [H1], uncontrolled: [minion('U1')] }, {}], turn: { phase: 'influence', number: 2 } }),
      ),
    ).toBe(4)
    const first = scene({}, { number: 1 })
    first.answer(Ann, 'play:H1:')
    expect(transfers(first)).toBe(3)
  })

  it('takes the master phase action', () => {
    const t = scene({ hand: [H1, Y1], ready: [minion('V1', nosferatu)] })
    t.answer(Ann, 'play:H1:')
    expect([t.happened('phase-started').at(-1), t.can(Ann, 'play:Y1:')]).toMatchObject([{ phase: 'minion' }, false])
  })

  it('CONTEST-10: nobody plays a second copy of their own', () => {
    const t = scene({ ready: [H2, minion('V1')] })
    expect([t.refused(Ann, 'play:H1:'), t.why(Ann, 'play', 'H1'), t.inHand(Ann, 'H1')]).toEqual([
      'illegal-option',
      ['already-controlled', 'CONTEST-10'],
      true,
    ])
  })

  it('MASTER-02: not outside the master phase', () => {
    const t = scene({ ready: [minion('V1')] }, { phase: 'minion' })
    expect([t.can(Ann, 'play:H1:'), t.why(Ann, 'play', 'H1')]).toEqual([false, ['not-this-phase', 'MASTER-02']])
  })
})

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
