import { describe, expect, it } from 'vitest'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../support/table.ts'

const actingOn = (t: ReturnType<typeof table>) => t.state.frames.find(frame => frame.kind === 'action')

describe('Anarch Troublemaker', () => {
  const M1 = { card: 'anarch-troublemaker', as: 'M1' }
  const bike = (as: string) => ({ attachments: [{ card: 'sport-bike', as }] })
  const scene = (turn: object = { phase: 'unlock' }) =>
    table({
      seats: [
        { ready: [minion('A1'), M1], hand: ['villein'] },
        {
          ready: [
            minion('B1', { locked: true, ...bike('E1') }),
            minion('B2'),
            { generic: { type: 'ally' }, as: 'B3', ...bike('E2') },
          ],
          torpor: [minion('B4')],
          hand: ['villein'],
        },
        { ready: [minion('C1', bike('E3'))] },
        {},
        {},
      ],
      turn,
    })
  const keeps = (t: ReturnType<typeof table>) => t.state.seats.findIndex(seat => seat.inPlay.includes(t.id('M1')))

  it('CARD-ANARCHTROUBLEMAKER-01: put in play in the master phase, it is of no use in that turn', () => {
    const t = table({
      seats: [{ hand: [M1, 'villein'], ready: [minion('A1')] }, { ready: [minion('B1')] }],
      turn: { phase: 'master', masterActions: 2 },
    })
    t.answer(Ann, 'play:M1:')
    expect([keeps(t), t.refused(Ann, 'use:M1:lock'), t.why(Ann, 'use', 'M1')]).toEqual([
      Ann,
      'illegal-option',
      ['not-this-phase', 'UNLOCK-06'],
    ])
  })

  it('usable from the next own unlock phase', () => {
    const t = table({
      seats: [
        { hand: [M1, 'villein'], ready: [minion('A1')] },
        { hand: ['villein'], ready: [minion('B1')] },
      ],
      turn: { phase: 'master', masterActions: 2 },
    })
    t.answer(Ann, 'play:M1:')
    t.endPhasesTo(Ben, 'minion')
    t.endPhasesTo(Ann, 'unlock')
    expect(t.can(Ann, 'use:M1:lock')).toBe(true)
  })

  it("CARD-ANARCHTROUBLEMAKER-02, anarch-troublemaker#1: of none, one or two of the prey's vampires, also locked ones and such in torpor", () => {
    const t = scene()
    expect(t.option(Ann, 'use:M1:lock')?.slots).toMatchObject([
      { candidates: ['B1', 'B2', 'B4'].map(t.id), min: 0, max: 2 },
    ])
    expect(t.refused(Ann, 'use:M1:lock', { v: ['B1', 'B2', 'B4'].map(t.id) })).toBe('illegal-args')
    t.answer(Ann, 'use:M1:lock', { v: ['B2', 'B4'].map(t.id) })
    expect([t.locked('B2'), t.locked('B4'), t.inTorpor('B4'), keeps(t), t.card('M1').owner]).toEqual([
      true,
      true,
      true,
      Ben,
      Ann,
    ])
  })

  it('CARD-ANARCHTROUBLEMAKER-02: with nobody chosen the prey controls it all the same, and may use it on theirs', () => {
    const t = scene()
    t.answer(Ann, 'use:M1:lock', { v: [] })
    expect([keeps(t), t.happened('locked'), t.can(Ann, 'use:M1:lock')]).toEqual([Ben, [], false])
    t.endPhasesTo(Ben, 'unlock')
    expect(t.option(Ben, 'use:M1:lock')?.slots).toMatchObject([{ candidates: [t.id('C1')] }])
    t.answer(Ben, 'use:M1:lock', { v: [t.id('C1')] })
    expect([t.locked('C1'), keeps(t)]).toEqual([true, Cal])
  })

  it('CARD-ANARCHTROUBLEMAKER-02: a locked vampire alone stays locked', () => {
    const t = scene()
    t.answer(Ann, 'use:M1:lock', { v: [t.id('B1')] })
    expect([t.locked('B1'), t.locked('B2'), keeps(t)]).toEqual([true, false, Ben])
  })

  it('burns an equipment on a minion of the prey, and is given away', () => {
    const t = scene()
    expect(t.option(Ann, 'use:M1:equipment')?.slots).toMatchObject([
      { candidates: [t.id('E1'), t.id('E2')], min: 1, max: 1 },
    ])
    expect(t.refused(Ann, 'use:M1:equipment', { e: [t.id('E3')] })).toBe('illegal-args')
    t.answer(Ann, 'use:M1:equipment', { e: [t.id('E2')] })
    expect([t.inAsh(Ben, 'E2'), t.inAsh(Ben, 'E1'), keeps(t)]).toEqual([true, false, Ben])
  })

  it('CARD-ANARCHTROUBLEMAKER-03: one mode only in a hand-over', () => {
    const t = scene()
    t.answer(Ann, 'use:M1:lock', { v: [t.id('B2')] })
    expect([t.refused(Ann, 'use:M1:equipment', { e: [t.id('E1')] }), t.inAsh(Ben, 'E1')]).toEqual([
      'illegal-option',
      false,
    ])
    const other = scene()
    other.answer(Ann, 'use:M1:equipment', { e: [other.id('E1')] })
    expect([other.refused(Ann, 'use:M1:lock', { v: [other.id('B2')] }), other.locked('B2')]).toEqual([
      'illegal-option',
      false,
    ])
  })

  it('nothing to burn without equipment; not in another phase, nor by anybody else', () => {
    const t = table({ seats: [{ ready: [minion('A1'), M1] }, { ready: [minion('B1')] }], turn: { phase: 'unlock' } })
    expect(t.can(Ann, 'use:M1:equipment')).toBe(false)
    expect(scene({ phase: 'minion' }).can(Ann, 'use:M1:lock')).toBe(false)
    expect(scene({ phase: 'unlock', seat: Ben }).can(Ben, 'use:M1:lock')).toBe(false)
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

  it('CARD-SMILINGJACK-02, smiling-jack-the-anarch#1, smiling-jack-the-anarch#2: each other Methuselah burns as much as it has counters, pool and blood of any of their vampires mixed; an empty one does not count', () => {
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

describe('Toreador Grand Ball', () => {
  const toreador = (as: string, more: object = {}) => minion(as, { generic: { clan: 'Toreador' }, ...more })
  const G1 = { card: 'toreador-grand-ball', as: 'G1' },
    G2 = { card: 'toreador-grand-ball', as: 'G2' }
  const scene = (turn: object = {}, ann: object = {}) =>
    table({
      seats: [
        {
          pool: 10,
          hand: [G1, G2],
          ready: [toreador('A1'), toreador('A2', { blood: 2 }), toreador('A3', { locked: true }), minion('A4')],
          torpor: [toreador('A5')],
          ...ann,
        },
        { ready: [minion('B1')] },
        { ready: [minion('C1', { generic: { clan: 'Nosferatu' } }), minion('C2')] },
        {},
        { ready: [minion('E1')] },
      ],
      turn: { phase: 'master', masterActions: 2, ...turn },
    })
  const hold = (t: ReturnType<typeof table>, card: string, idle: string, other: string) => {
    t.answer(Ann, `play:${card}:`, { two: [t.id(idle), t.id(other)] })
    return t.choose(Ann, [t.id(idle)])
  }

  it("locks one of two ready Toreador of one's own, for 1 pool", () => {
    const t = scene()
    expect(t.option(Ann, 'play:G1:')?.slots).toMatchObject([
      { candidates: ['A1', 'A2', 'A3'].map(t.id), min: 2, max: 2 },
    ])
    for (const two of [['A1'], ['A1', 'A1'], ['A1', 'A4'], ['A1', 'A5']])
      expect(t.refused(Ann, 'play:G1:', { two: two.map(t.id) })).toBe('illegal-args')
    t.answer(Ann, 'play:G1:', { two: [t.id('A1'), t.id('A2')] })
    expect([t.option(Ann, 'choose')?.slots, t.refused(Ann, 'choose', { pick: [t.id('A3')] })]).toMatchObject([
      [{ candidates: [t.id('A1'), t.id('A2')] }],
      'illegal-args',
    ])
    t.choose(Ann, [t.id('A2')])
    expect([t.locked('A1'), t.locked('A2'), t.pool(Ann), t.state.seats[Ann]!.inPlay.includes(t.id('G1'))]).toEqual([
      false,
      true,
      9,
      true,
    ])
    const one = scene({}, { ready: [toreador('A1'), minion('A4')] })
    expect([one.can(Ann, 'play:G1:'), one.why(Ann, 'play', 'G1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })

  it('the locked one does not unlock; any other does', () => {
    const t = scene()
    hold(t, 'G1', 'A1', 'A2')
    t.endPhasesTo(Ann, 'discard')
    t.endPhasesTo(Ann, 'minion')
    expect([t.locked('A1'), t.locked('A3')]).toEqual([true, false])
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect(t.locked('A1')).toBe(false)
  })

  const mayBlock = (t: ReturnType<typeof table>, action: string) => {
    t.answer(Ann, action)
    t.allPass(() => t.can(Ben, 'block:B1'))
    return t.can(Ben, 'block:B1') ? 'yes' : 'no'
  }

  it('toreador-grand-ball#2: what the other does cannot be blocked, unless it bleeds, not after a bleed either; nobody else profits', () => {
    const started = () => {
      const t = scene()
      hold(t, 'G1', 'A1', 'A2')
      t.endPhasesTo(Ann, 'minion')
      return t
    }
    const t = started()
    expect(mayBlock(t, 'bleed:A2')).toBe('yes')
    t.allPass()
    t.effect(
      Ann,
      [
        { op: 'unlock', who: 'a' },
        { op: 'unlock', who: 'b' },
      ],
      { a: 'A2', b: 'A1' },
    )
    expect([mayBlock(t, 'hunt:A2'), t.blood('A2')]).toEqual(['no', 3])
    expect([mayBlock(t, 'hunt:A1'), mayBlock(started(), 'hunt:A4')]).toEqual(['yes', 'yes'])
  })

  it('CARD-TOREADORGRANDBALL-01, toreador-grand-ball#1: a second copy may lock the same Toreador, and both others are unblockable', () => {
    const t = scene()
    hold(t, 'G1', 'A1', 'A2')
    hold(t, 'G2', 'A1', 'A3')
    t.endPhasesTo(Ann, 'minion')
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A3' })
    expect([t.locked('A1'), mayBlock(t, 'hunt:A2'), mayBlock(t, 'hunt:A3')]).toEqual([true, 'no', 'no'])
  })

  it('CARD-TOREADORGRANDBALL-02: with the locked one burned the other stays unblockable in all but bleeds, while the card is in play', () => {
    const t = scene()
    hold(t, 'G1', 'A1', 'A2')
    t.endPhasesTo(Ann, 'minion')
    t.effect(Ann, [{ op: 'move', who: 'a', to: 'ash' }], { a: 'A1' })
    t.answer(Ann, 'hunt:A2')
    t.allPass()
    expect([t.has('block-declared'), t.blood('A2'), t.inAsh(Ann, 'A1')]).toEqual([false, 3, true])
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A2' })
    t.answer(Ann, 'bleed:A2')
    t.reach(Ben, 'block:B1')
    expect(t.has('block-declared')).toBe(true)
    t.allPass()
    for (let n = 0; n < 20 && t.state.frames.length > 1; n++) t.answer(t.owed()[0]!, t.options(t.owed()[0]!)[0]!)
    t.effect(
      Ann,
      [
        { op: 'unlock', who: 'a' },
        { op: 'move', who: 'g', to: 'ash' },
        { op: 'unlock', who: 'b' },
      ],
      { a: 'A2', g: 'G1', b: 'B1' },
    )
    expect(mayBlock(t, 'hunt:A2')).toBe('yes')
  })

  it('minions burn it by an action directed at its controller, a Nosferatu at 1 stealth less', () => {
    for (const [who, stealth] of [
      ['C1', -1],
      ['C2', 0],
    ] as const) {
      const t = scene({ masterActions: 1 })
      hold(t, 'G1', 'A1', 'A2')
      t.endPhasesTo(Cal, 'minion')
      t.answer(Cal, `action:G1:burn:${who}`)
      expect([actingOn(t), t.stat(who, 'stealth')]).toMatchObject([{ targets: [Ann] }, stealth])
      t.allPass(() => t.window() === 'blocks')
      expect([t.waiting(), t.can(Dee, 'pass'), t.can(Eve, 'pass')]).toEqual([[Ann], false, false])
      t.allPass()
      expect(t.inAsh(Ann, 'G1')).toBe(true)
    }
  })
})

describe('Wider View', () => {
  const scene = (ann: object = {}, turn: object = {}) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1'), { card: 'wider-view', as: 'W1' }],
          uncontrolled: [minion('U1', { blood: 2 })],
          crypt: [
            { card: 'colette', as: 'K1' },
            { card: 'sully', as: 'K2' },
          ],
          ...ann,
        },
        {},
        {},
        {},
        {},
      ],
      turn: { phase: 'influence', number: 6, ...turn },
    })
  const transfers = (t: ReturnType<typeof table>) =>
    t.state.frames[0]?.kind === 'turn' ? t.state.frames[0].transfers : -1

  it('comes into play as a trifle for 1 pool', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          hand: [
            { card: 'wider-view', as: 'M1' },
            { card: 'wider-view', as: 'M2' },
          ],
          ready: [minion('A1')],
        },
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:M1:')
    expect([t.pool(Ann), t.state.seats[Ann]!.inPlay.includes(t.id('M1')), t.can(Ann, 'play:M2:')]).toEqual([
      9,
      true,
      true,
    ])
  })

  it('wider-view#1: for 1 transfer, a card from the crypt, then an uncontrolled one is removed from the game, seen by all', () => {
    const t = scene()
    t.answer(Ann, 'use:W1:look')
    expect([transfers(t), t.option(Ann, 'choose')?.slots]).toMatchObject([
      3,
      [{ candidates: [t.id('U1'), t.id('K1')] }],
    ])
    t.choose(Ann, [t.id('K1')])
    expect([
      t.state.seats[Ann]!.removed,
      t.state.seats[Ann]!.uncontrolled,
      t.seenBy(Ben).findLast(event => event.key === 'moved'),
    ]).toMatchObject([[t.id('K1')], [t.id('U1')], { card: { key: 'colette' }, to: 'removed' }])
    expect(t.seenBy(Ben).some(event => event.key === 'drawn-cards')).toBe(false)
    // And again, as long as there are transfers; the counters of what goes return to the bank.
    t.answer(Ann, 'use:W1:look')
    t.choose(Ann, [t.id('U1')])
    expect([
      transfers(t),
      t.card('U1').blood,
      t.state.seats[Ann]!.uncontrolled,
      t.can(Ann, 'use:W1:look'),
      t.why(Ann, 'use', 'W1'),
    ]).toEqual([2, undefined, [t.id('K2')], false, ['crypt-empty', 'INFLUENCE-17']])
  })

  it('for 4 transfers it burns for 2 pool', () => {
    const t = scene()
    t.answer(Ann, 'use:W1:pool')
    expect([t.pool(Ann), t.inAsh(Ann, 'W1'), transfers(t)]).toEqual([12, true, 0])
    const poor = scene({}, { number: 3 })
    expect([poor.can(Ann, 'use:W1:pool'), poor.can(Ann, 'use:W1:look')]).toEqual([false, true])
  })

  it('nothing is drawn from an empty crypt; in no other phase', () => {
    const t = scene({ crypt: [] }, { number: 3 })
    expect([t.can(Ann, 'use:W1:look'), t.why(Ann, 'use', 'W1')]).toEqual([false, ['crypt-empty', 'INFLUENCE-17']])
    expect(scene({}, { phase: 'minion' }).can(Ann, 'use:W1:pool')).toBe(false)
  })
})
