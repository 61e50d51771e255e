import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { FOR } from '../../../support/polls.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../../../support/table.ts'
import { attacked, K1, v } from '../../scene.ts'

const actingOn = (t: ReturnType<typeof table>) => t.state.frames.find(frame => frame.kind === 'action')
const anarch = (as: string, more: object = {}, generic: object = {}) =>
  minion(as, { generic: { sect: 'Anarch', capacity: 8, ...generic }, ...more })
const AGAINST = { side: ['against'] }
const vampire = (as: string, generic: object = {}, more: object = {}) => minion(as, { generic, ...more })

describe('Anarch Revolt', () => {
  it('anarch-revolt#2: who has no ready Anarch as the unlock phase ends pays, whatever there was before', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [anarch('A1'), minion('A2'), { card: 'anarch-revolt', as: 'R1' }, { card: 'the-barrens', as: 'L1' }],
          hand: ['fame'],
        },
        {},
      ],
      turn: { phase: 'unlock' },
    })
    expect([t.can(Ann, 'use:R1:revolt'), t.can(Ann, 'end-phase')]).toEqual([false, true])
    t.effect(Ann, [{ op: 'move', who: 'a', to: 'torpor' }], { a: 'A1' })
    expect([t.can(Ann, 'use:R1:revolt'), t.can(Ann, 'end-phase')]).toEqual([true, false])
    t.answer(Ann, 'use:R1:revolt')
    expect([t.pool(Ann), t.can(Ann, 'end-phase')]).toEqual([9, true])
  })
})

describe('Anarch Revolt', () => {
  it('anarch-revolt#1: costs every Methuselah without a ready Anarch a pool in the unlock phase, for each copy', () => {
    const t = table({
      seats: [
        { pool: 10, torpor: [vampire('A1', { sect: 'Anarch' })], ready: [{ card: 'anarch-revolt', as: 'R1' }] },
        { ready: [{ card: 'anarch-revolt', as: 'R2' }] },
        {},
        {},
        {},
      ],
      turn: { seat: Ann, phase: 'unlock' },
    })
    expect(t.refused(Ann, 'end-phase')).toBe('illegal-option')
    t.answer(Ann, 'use:R1:revolt')
    expect(t.refused(Ann, 'use:R1:revolt')).toBe('illegal-option')
    t.answer(Ann, 'use:R2:revolt')
    expect([t.pool(Ann), t.can(Ann, 'use:R1:revolt')]).toEqual([8, false])
  })

  it('is burned by a referendum that any vampire may call', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'anarch-revolt', as: 'R1' }] },
        { ready: [vampire('B1', { title: 'prince' }), { generic: { type: 'ally' }, as: 'B2' }] },
        { ready: [vampire('C1', { title: 'justicar', clan: 'Ventrue' })] },
        { hand: ['bonding'] },
        {},
      ],
      turn: { seat: Ben },
    })
    expect(t.can(Ben, 'action:R1:burn:B2')).toBe(false)
    t.answer(Ben, 'action:R1:burn:B1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ben, 'vote:title:B1', FOR)
    t.answer(Cal, 'vote:title:C1', AGAINST)
    t.pass(Dee)
    expect([t.happened('referendum-tallied')[0], t.state.seats[Ann]!.inPlay.includes(t.id('R1'))]).toMatchObject([
      { for: 2, against: 3, passed: false },
      true,
    ])
  })
})

describe('Tension in the Ranks', () => {
  const scene = (more: object = {}) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [K1('tension-in-the-ranks'), v('A1', { capacity: 9 }), v('A2')],
          torpor: [v('T1')],
          ...more,
        },
        {
          pool: 10,
          ready: [v('B1'), { card: 'saatet-ta', as: 'S1' }, v('B2', { type: 'ally', life: 1 })],
          hand: ['villein', 'fame', 'bonding'].map((card, i) => ({ card, as: `H${i + 1}` })),
        },
      ],
    })
  it.each([
    ['torpor', 'B1'],
    ['ash', 'B1'],
    ['ash', 'B2'],
  ] as const)('a ready minion to %s: its controller burns 1 pool: %s', (to, who) => {
    const t = scene()
    t.effect(Ann, [{ op: 'move', who: 'm', to }], { m: who })
    expect([t.pool(Ann), t.pool(Ben)]).toEqual([10, 9])
  })
  it('also of who has the card', () => {
    const t = scene()
    t.effect(Ben, [{ op: 'move', who: 'm', to: 'torpor' }], { m: 'A2' })
    expect(t.pool(Ann)).toBe(9)
  })
  it('not one that is burned in torpor, and no other card', () => {
    const t = scene()
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'T1' })
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'K1' })
    expect([t.pool(Ann), t.pool(Ben)]).toEqual([10, 10])
  })
  it('burned for a master phase action and two master cards', () => {
    const t = scene()
    t.endPhasesTo(Ben, 'master')
    expect(t.option(Ben, 'use:K1:end')?.slots).toMatchObject([{ candidates: [t.id('H1'), t.id('H2')], min: 2 }])
    t.answer(Ben, 'use:K1:end', { discarded: [t.id('H1'), t.id('H2')] })
    expect([t.inAsh(Ann, 'K1'), t.inAsh(Ben, 'H1'), t.inAsh(Ben, 'H2'), t.state.frames[0]]).toMatchObject([
      true,
      true,
      true,
      { masterActions: 0 },
    ])
  })
  it('not with fewer, nor in another phase', () => {
    const t = table({
      seats: [{ ready: [K1('tension-in-the-ranks'), v('A1')], hand: ['villein', 'bonding'] }, {}],
      turn: { phase: 'master' },
    })
    expect([t.can(Ann, 'use:K1:end'), scene({ hand: ['villein', 'fame'] }).can(Ann, 'use:K1:end')]).toEqual([
      false,
      false,
    ])
  })
})

describe('Smiling Jack, The Anarch', () => {
  const scene = (seats: { ann?: object; ben?: object }, turn: object, counters = 3) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1'), { card: 'smiling-jack-the-anarch', as: 'J1', counters: { jack: counters } }],
          ...seats.ann,
        },
        { pool: 10, ready: [minion('B1')], hand: ['villein'], ...seats.ben },
        {},
        {},
        {},
      ],
      turn: { phase: 'unlock', ...turn },
    })

  it('comes into play without a counter and for nothing; one that is controlled keeps out another', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          hand: [
            { card: 'smiling-jack-the-anarch', as: 'M1' },
            { card: 'smiling-jack-the-anarch', as: 'M2' },
          ],
          ready: [minion('A1')],
        },
        {},
      ],
      turn: { phase: 'master', masterActions: 2 },
    })
    t.answer(Ann, 'play:M1:')
    expect([t.pool(Ann), t.card('M1').counters, t.why(Ann, 'play', 'M2')]).toEqual([
      10,
      undefined,
      ['already-controlled', 'CONTEST-10'],
    ])
  })

  it('one pool of its controller moves to it in each of their unlock phases, which cannot be left before', () => {
    const t = scene({}, {})
    expect([t.refused(Ann, 'end-phase'), t.why(Ann, 'end-phase')]).toEqual([
      'illegal-option',
      ['duty-left', 'UNLOCK-05'],
    ])
    t.answer(Ann, 'use:J1:feed')
    expect([t.pool(Ann), t.card('J1').counters, t.can(Ann, 'use:J1:feed')]).toEqual([9, { jack: 4 }, false])
  })

  it('CARD-SMILINGJACK-01: the last pool must be moved too, which ousts, and the card goes with its controller', () => {
    const t = scene({ ann: { pool: 1 } }, {}, 0)
    expect(t.options(Ann)).toEqual([`use:${t.id('J1')}:feed`])
    t.answer(Ann, 'use:J1:feed')
    expect([
      t.happened('ousted'),
      t.state.seats[Ann]!.removed.includes(t.id('J1')),
      t.card('J1').counters,
      t.state.seats.some(seat => seat.inPlay.includes(t.id('J1'))),
    ]).toMatchObject([[{ seat: Ann }], true, undefined, false])
  })

  it('CARD-SMILINGJACK-02, smiling-jack-the-anarch#1, smiling-jack-the-anarch#2: the others burn its counters in pool and blood mixed', () => {
    const ben = { pool: 4, ready: [minion('B1', { blood: 2 }), minion('B2', { blood: 0 })] }
    const t = scene({ ben }, { seat: Ben })
    expect(t.option(Ben, 'use:J1:suffer')?.slots).toMatchObject([
      { type: 'allocation', candidates: [t.id('B1')], total: 3, most: [2], spare: 3 },
    ])
    expect(t.refused(Ben, 'end-phase')).toBe('illegal-option')
    const [b1, b2] = [String(t.id('B1')), String(t.id('B2'))]
    for (const split of [{ [b1]: 2, [b2]: 1 }, { [b1]: 3 }, { [b2]: 1 }])
      expect(t.refused(Ben, 'use:J1:suffer', { lost: split })).toBe('illegal-args')
    t.answer(Ben, 'use:J1:suffer', { lost: { [b1]: 2 } })
    expect([t.pool(Ben), t.blood('B1'), t.card('J1').counters, t.pool(Ann)]).toEqual([3, 0, { jack: 3 }, 10])
  })

  it('CARD-SMILINGJACK-02: all pool, or all blood of several vampires', () => {
    const ben = {
      ready: [minion('B1', { blood: 2 }), minion('B2', { blood: 2 })],
      torpor: [minion('B3', { blood: 1 })],
    }
    const pool = scene({ ben }, { seat: Ben })
    pool.answer(Ben, 'use:J1:suffer', { lost: {} })
    expect([pool.pool(Ben), pool.blood('B1')]).toEqual([7, 2])
    const blood = scene({ ben }, { seat: Ben })
    blood.answer(Ben, 'use:J1:suffer', { lost: { [blood.id('B1')]: 1, [blood.id('B2')]: 1, [blood.id('B3')]: 1 } })
    expect([blood.pool(Ben), blood.blood('B1'), blood.blood('B2'), blood.blood('B3'), blood.inTorpor('B3')]).toEqual([
      10,
      1,
      1,
      0,
      true,
    ])
  })

  it('CARD-SMILINGJACK-02: what the pool cannot cover must be blood, while there is any', () => {
    const t = scene({ ben: { pool: 1, ready: [minion('B1', { blood: 5 })] } }, { seat: Ben })
    for (const n of [0, 1])
      expect(t.refused(Ben, 'use:J1:suffer', { lost: n === 0 ? {} : { [t.id('B1')]: n } })).toBe('illegal-args')
    t.answer(Ben, 'use:J1:suffer', { lost: { [t.id('B1')]: 3 } })
    expect([t.pool(Ben), t.has('ousted')]).toEqual([1, false])
    const short = scene({ ben: { pool: 1, ready: [minion('B1', { blood: 1 })] } }, { seat: Ben })
    short.answer(Ben, 'use:J1:suffer', { lost: { [short.id('B1')]: 1 } })
    expect(short.happened('ousted')).toMatchObject([{ seat: Ben, predator: Ann }])
  })

  it('once in each of their unlock phases; not while it has no counter; by default of blood before pool', () => {
    const t = scene({}, { seat: Ben })
    expect(t.option(Ben, 'use:J1:suffer')?.slots).toMatchObject([{ default: { [t.id('B1')]: 3 } }])
    t.answer(Ben, 'use:J1:suffer', { lost: {} })
    expect(t.state.frames[0]).toMatchObject({ phase: 'master' })
    expect(scene({ ben: { edge: true } }, { seat: Ben }, 0).options(Ben)).toEqual(['edge', 'end-phase'])
  })

  it('a vampire burns it by an action directed at its controller, an ally does not', () => {
    const t = scene(
      { ben: { ready: [minion('B1'), { generic: { type: 'ally' }, as: 'B2' }] } },
      { seat: Ben, phase: 'minion' },
    )
    expect([t.can(Ben, 'action:J1:burn:B2'), t.why(Ben, 'action:burn', 'B2')]).toEqual([
      false,
      ['not-for-this-minion', 'ACT-12'],
    ])
    t.answer(Ben, 'action:J1:burn:B1')
    expect([actingOn(t), t.stat('B1', 'stealth')]).toMatchObject([{ targets: [Ann] }, 0])
    t.allPass()
    expect([t.inAsh(Ann, 'J1'), t.card('J1').counters]).toEqual([true, undefined])
  })
})

describe('Antediluvian Awakening', () => {
  const scene = (seat: number) =>
    table({
      seats: [
        { pool: 9, ready: [K1('antediluvian-awakening'), v('A1', { capacity: 4 })], hand: ['villein'] },
        { pool: 9, ready: [v('B1', { capacity: 4 }), v('B2', { capacity: 3 })], torpor: [v('B3', { capacity: 5 })] },
      ],
      turn: { seat, phase: 'unlock' },
    })
  it.each([Ann, Ben])('costs whoever has the unlock phase 1 pool, seat %s as any', seat => {
    const t = scene(seat)
    expect(t.can(seat, 'end-phase')).toBe(false)
    t.answer(seat, 'use:K1:pay')
    expect([t.pool(seat), t.can(seat, 'use:K1:sacrifice'), t.has('burned')]).toEqual([8, false, false])
  })
  it('or a vampire of theirs with capacity 4 or more, and burns with it', () => {
    const t = scene(Ben)
    expect(t.option(Ben, 'use:K1:sacrifice')?.slots).toMatchObject([{ candidates: ['B1', 'B3'].map(t.id) }])
    t.answer(Ben, 'use:K1:sacrifice', { v: [t.id('B3')] })
    expect([t.inAsh(Ben, 'B3'), t.inAsh(Ann, 'K1'), t.pool(Ben)]).toEqual([true, true, 9])
  })
})

describe('The Path of Lilith', () => {
  /** A1 of Ann fights B1 of Ben. */
  const scene = (a1: object, b1: object = {}, ann: object = {}) => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [v('A1', { strength: 6, sect: 'Sabbat', ...a1 }), K1('the-path-of-lilith'), v('A2')],
          ...ann,
        },
        { pool: 10, ready: [v('B1', {}, { blood: 1, ...b1 }), v('B2')] },
        { pool: 10, ready: [v('C1', {}, { counters: { torture: 1 } }), v('C2', {}, { counters: { torture: 2 } })] },
        {},
        {},
      ],
    })
    attacked(t, 'A1', 'B1')
    return onwards(t, () => t.has('to-torpor') || t.has('burned') || t.has('combat-ended'))
  }

  it('locked, it gives a torture counter to a vampire that an own non-Camarilla vampire has sent to torpor', () => {
    const t = scene({})
    expect(t.options(Ann)).toEqual(['trigger:0', 'pass'])
    t.answer(Ann, 'trigger:0')
    expect([t.card('B1').counters, t.locked('K1'), t.inTorpor('B1')]).toEqual([{ torture: 1 }, true, true])
  })

  it('not by a Camarilla vampire, not locked, not if it is the own one that falls', () => {
    const camarilla = scene({ sect: 'Camarilla' }),
      locked = scene(
        {},
        {},
        { ready: [v('A1', { strength: 6, sect: 'Sabbat' }), { ...K1('the-path-of-lilith'), locked: true }] },
      ),
      own = scene({ strength: 1 }, { generic: { strength: 9 }, blood: 5 })
    for (const t of [camarilla, locked, own])
      expect([t.has('to-torpor'), t.options(Ann).includes('trigger:0')]).toEqual([true, false])
  })

  it('each Methuselah with such vampires burns 1 pool in your unlock phase, however many they are', () => {
    const t = table({
      seats: [
        { pool: 10, ready: [K1('the-path-of-lilith'), v('A1')] },
        { pool: 10, torpor: [v('B1', {}, { counters: { torture: 1 } })] },
        { pool: 10, ready: [v('C1', {}, { counters: { torture: 1 } }), v('C2', {}, { counters: { torture: 2 } })] },
      ],
      turn: { phase: 'unlock' },
    })
    t.answer(Ann, 'use:K1:suffer')
    expect(t.state.seats.map(({ pool }) => pool)).toEqual([10, 9, 9])
  })

  it('any minion burns it by a directed action, and the counters go with it', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', { generic: { type: 'ally' } })] },
        { ready: [K1('the-path-of-lilith'), v('B1', {}, { counters: { torture: 2, other: 1 } })] },
        { torpor: [v('C1', {}, { counters: { torture: 1 } })] },
      ],
    })
    t.answer(Ann, 'action:K1:burn:A1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben] }])
    t.allPass()
    expect([t.inAsh(Ben, 'K1'), t.card('B1').counters?.['torture'] ?? 0, t.card('B1').counters?.['other']]).toEqual([
      true,
      0,
      1,
    ])
    expect(t.card('C1').counters?.['torture'] ?? 0).toBe(0)
  })
})
