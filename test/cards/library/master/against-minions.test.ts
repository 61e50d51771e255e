import { describe, expect, it } from 'vitest'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { type Held, held, v } from '../../scene.ts'

const M1 = { card: 'misdirection', as: 'M1' }
const M2 = { card: 'misdirection', as: 'M2' }
const scene = (ann: object = {}, turn: object = {}) =>
  table({
    seats: [
      { pool: 10, ready: [minion('V1')], hand: [M1, M2], library: ['bonding'], uncontrolled: [minion('U1')], ...ann },
      {
        ready: [minion('V5'), minion('V6', { locked: true }), { generic: { type: 'ally' }, as: 'V7' }],
        torpor: [minion('V8')],
        uncontrolled: [minion('U5')],
      },
      {},
      {},
      {},
    ],
    turn: { phase: 'master', number: 6, ...turn },
  })

describe('Misdirection', () => {
  it('locks a minion, for 1 pool and a master phase action', () => {
    const t = scene()
    t.answer(Ann, 'play:M1:', { m: [t.id('V5')] })
    expect([t.locked('V5'), t.pool(Ann), t.inAsh(Ann, 'M1'), t.state.seats[Ann]!.hand.length]).toEqual([
      true,
      9,
      true,
      2,
    ])
    // The one action is spent: the turn has gone on.
    expect([t.happened('phase-started').at(-1), t.refused(Ann, 'play:M2:')]).toMatchObject([
      { phase: 'minion' },
      'illegal-option',
    ])
    expect(t.why(Ann, 'play', 'M2')).toEqual(['not-this-phase', 'MASTER-02'])
  })

  it('with two master phase actions, two', () => {
    const t = scene({}, { masterActions: 2 })
    t.answer(Ann, 'play:M1:', { m: [t.id('V5')] })
    t.answer(Ann, 'play:M2:', { m: [t.id('V7')] })
    expect([t.locked('V5'), t.locked('V7'), t.pool(Ann)]).toEqual([true, true, 8])
  })

  it('any minion in play: of whomever, an ally, in torpor, or locked already (LOCK-02, TARGET-02)', () => {
    const t = scene()
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([
      { candidates: ['V1', 'V5', 'V6', 'V7', 'V8'].map(t.id), min: 1, max: 1 },
    ])
    t.answer(Ann, 'play:M1:', { m: [t.id('V6')] })
    expect([t.locked('V6'), t.happened('locked')]).toEqual([true, []])
    const torpor = scene()
    torpor.answer(Ann, 'play:M1:', { m: [torpor.id('V8')] })
    expect([torpor.locked('V8'), torpor.inTorpor('V8')]).toEqual([true, true])
  })

  it('TARGET-01: not an uncontrolled vampire, nor a location', () => {
    const t = scene({ ready: [minion('V1'), { card: 'information-highway', as: 'H1' }] })
    for (const other of ['U1', 'U5', 'H1'])
      expect(t.refused(Ann, 'play:M1:', { m: [t.id(other)] })).toBe('illegal-args')
    expect(t.refused(Ann, 'play:M1:', { m: [] })).toBe('illegal-args')
  })

  it('TARGET-01: not with no minion in play', () => {
    const t = table({
      seats: [
        { hand: [M1, 'information-highway'], uncontrolled: [minion('U1')] },
        { uncontrolled: [minion('U5')] },
        {},
        {},
        {},
      ],
      turn: { phase: 'master', number: 6 },
    })
    expect([t.can(Ann, 'play:M1:'), t.why(Ann, 'play', 'M1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })

  it('REQ-06: the last pool may be paid, and ousts', () => {
    const t = scene({ pool: 1 })
    t.answer(Ann, 'play:M1:', { m: [t.id('V5')] })
    expect(t.happened('ousted')).toMatchObject([{ seat: Ann }])
  })

  it('MASTER-02: only in the own master phase', () => {
    for (const turn of [{ phase: 'minion' }, { phase: 'influence' }, { phase: 'master', seat: Ben }]) {
      const t = scene({}, turn)
      expect([t.can(Ann, 'play:M1:'), t.why(Ann, 'play', 'M1')]).toEqual([false, ['not-this-phase', 'MASTER-02']])
    }
  })
})

describe('Archon Investigation', () => {
  const bled = (a1: object, more: Held = []) => {
    const t = table({
      seats: [
        { ready: [v('A1', { disciplines: ['OBF'], bleed: 4, ...a1 }), minion('A2')], hand: more },
        { pool: 20, ready: [minion('B1')], hand: held('archon-investigation', 'M1') },
        {},
        listening('D1'),
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    return t
  }
  it('archon-investigation#1: not once the bleed is about to succeed', () => {
    const t = bled({}, held('spying-mission', 'S1'))
    t.allPass(() => t.window() === 'success')
    expect([t.can(Ann, 'play:S1:OBF:A1'), t.can(Ben, 'play:M1:')]).toEqual([true, false])
    t.allPass()
    expect(t.inHand(Ben, 'M1')).toBe(true)
  })
})

describe('Archon Investigation', () => {
  const M1 = (card: string) => ({ card, as: 'M1' })

  const scene = (bleed: number, at: number = Ben, pool = 10) => {
    const t = table({
      seats: [
        { ready: [v('A1', { bleed }), v('A2')] },
        { pool, hand: at === Ben ? [M1('archon-investigation')] : [] },
        { pool, hand: at === Cal ? [M1('archon-investigation')] : [] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.window() === 'declined' && t.waiting().includes(at))
    return t
  }
  it('burns a minion that bleeds for 4 or more, after blocks are declined', () => {
    const t = scene(4)
    t.answer(Ben, 'play:M1:')
    t.allPass()
    expect([t.inAsh(Ann, 'A1'), t.pool(Ben), t.has('bled'), t.has('action-succeeded')]).toEqual([true, 7, false, false])
  })
  it('not of a smaller bleed, of another Methuselah, without 3 pool', () => {
    for (const t of [scene(3), scene(4, Cal), scene(4, Ben, 2)])
      expect([t.can(Ben, 'play:M1:'), t.can(Cal, 'play:M1:')]).toEqual([false, false])
  })
  it('not before blocks are declined', () => {
    const t = table({
      seats: [{ ready: [v('A1', { bleed: 4 })] }, { hand: [M1('archon-investigation')], ready: [v('B1')] }, {}],
    })
    t.answer(Ann, 'bleed:A1')
    expect(t.can(Ben, 'play:M1:')).toBe(false)
  })
})

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

it('Vulnerability: any vampire in torpor is burned, for 1 pool; without one it is not played', () => {
  const scene = (torpor: object[]) =>
    table({
      seats: [
        { pool: 9, hand: held('vulnerability', 'K1') },
        { ready: [minion('B1')], torpor: torpor as [] },
      ],
      turn: { phase: 'master' },
    })
  const t = scene([v('B2')])
  expect(t.option(Ann, 'play:K1:')?.slots).toMatchObject([{ candidates: [t.id('B2')] }])
  t.answer(Ann, 'play:K1:', { v: [t.id('B2')] })
  expect([t.inAsh(Ben, 'B2'), t.pool(Ann), scene([]).can(Ann, 'play:K1:')]).toEqual([true, 8, false])
})

describe('Blind Spot', () => {
  const scene = (b: object = {}) =>
    table({
      seats: [
        {
          ready: [minion('A1', { generic: { capacity: 6 } }), minion('A2', { generic: { capacity: 3 } })],
          hand: [{ card: 'blind-spot', as: 'S1' }, 'fame'],
        },
        {
          ready: [
            minion('B1', { generic: { capacity: 5, disciplines: ['dom', 'DOM'], ...b } }),
            minion('B2', { generic: { capacity: 7, disciplines: ['dom', 'DOM'] } }),
          ],
          hand: [{ card: 'deflection', as: 'D1' }],
        },
        {},
      ],
      turn: { phase: 'master' },
    })
  const hidden = () => {
    const t = scene()
    expect(t.option(Ann, 'play:S1:')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
    t.answer(Ann, 'play:S1:', { v: ['A1'] } as never)
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('B1')] }])
    t.choose(Ann, [t.id('B1')])
    return t.endPhasesTo(Ann, 'minion')
  }

  it('while the chosen vampire acts the younger one cannot block or play reaction cards, and the other can', () => {
    const t = hidden()
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.waiting().includes(Ben))
    expect([t.can(Ben, 'block:B1'), t.can(Ben, 'block:B2')]).toEqual([false, true])
    t.allPass(() => t.window() === 'declined' && t.waiting().includes(Ben))
    expect([t.can(Ben, 'play:D1:DOM:B1'), t.can(Ben, 'play:D1:DOM:B2')]).toEqual([false, true])
  })

  it('in the action of another it can, and so it can in the next turn', () => {
    const t = hidden()
    t.answer(Ann, 'bleed:A2')
    t.allPass(() => t.waiting().includes(Ben))
    expect(t.can(Ben, 'block:B1')).toBe(true)
    t.allPass()
    t.endPhasesTo(Ben, 'minion')
    expect([t.state.watches, t.state.modifiers]).toEqual([[], []])
  })

  it('without a younger vampire or an ally of the prey it cannot be played', () => {
    const t = scene({ capacity: 6 })
    expect([t.can(Ann, 'play:S1:'), t.why(Ann, 'play', 'S1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })
})

describe('From a Sinking Ship', () => {
  const scene = (ben: number, more: object = {}) =>
    table({
      seats: [
        { pool: 9, hand: [...held('from-a-sinking-ship', 'K1', 'K2'), 'villein'], ready: [v('A1')] },
        {
          pool: ben,
          ready: [v('B1', { capacity: 6 }), v('B2', { capacity: 7 }), v('B3', { type: 'ally' })],
          torpor: [v('B4', { capacity: 4 })],
          hand: held('from-a-sinking-ship', 'K3'),
        },
        { ready: [v('C1')] },
      ],
      turn: { phase: 'master', masterActions: 2, ...more },
    })
  it('takes a minion of who has 3 pool or fewer, no vampire of 7 or more; once in a game, whoever plays it', () => {
    const t = scene(3)
    expect(t.option(Ann, 'play:K1:')?.slots).toMatchObject([{ candidates: ['B1', 'B3', 'B4'].map(t.id) }])
    t.answer(Ann, 'play:K1:', { m: [t.id('B1')] })
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('B1')), t.pool(Ann), t.can(Ann, 'play:K2:')]).toEqual([
      true,
      8,
      false,
    ])
    t.endPhasesTo(Ben, 'master')
    expect(t.can(Ben, 'play:K3:')).toBe(false)
  })
  it('not where everybody has more', () => expect(scene(4).can(Ann, 'play:K1:')).toBe(false))
  it('from-a-sinking-ship#1: an ally that requires a clan is taken without one', () => {
    const t = table({
      seats: [
        { pool: 9, hand: held('from-a-sinking-ship', 'K1') },
        { pool: 3, ready: [{ card: 'shadow-court-satyr', as: 'B1' }] },
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:K1:', { m: [t.id('B1')] })
    expect(t.state.seats[Ann]!.inPlay.includes(t.id('B1'))).toBe(true)
  })
})

describe('Nocturn Theater', () => {
  const theater = (ann: object = {}, phase = 'unlock') =>
    table({
      seats: [
        {
          ready: [
            minion('V1'),
            minion('V2', { locked: true }),
            { generic: { type: 'ally' }, as: 'V3' },
            ...held('nocturn-theater', 'N1'),
          ],
          torpor: [minion('V4')],
          ...ann,
        },
        { ready: [minion('B1'), { generic: { title: 'prince' }, as: 'B2' }], torpor: [minion('B3')] },
        { ready: [minion('C1')] },
      ],
      turn: { phase, number: 6 } as never,
    })
  it('locks itself and a ready vampire to lock a minion of the prey', () => {
    const t = theater()
    t.answer(Ann, 'use:N1:lock', { v: [t.id('V1')] })
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('B1'), t.id('B2'), t.id('B3')] }])
    t.choose(Ann, [t.id('B1')])
    expect(['N1', 'V1', 'B1'].map(one => t.locked(one))).toEqual([true, true, true])
  })
  it('not without a vampire to lock, nor in another phase', () => {
    expect(
      theater({ ready: [minion('V2', { locked: true }), ...held('nocturn-theater', 'N1')] }).can(Ann, 'use:N1:lock'),
    ).toBe(false)
    expect(theater({}, 'minion').can(Ann, 'use:N1:lock')).toBe(false)
  })
  it('nocturn-theater#G138-1: a titled vampire can burn it', () => {
    const t = theater({}, 'minion')
    t.endPhasesTo(Ben, 'minion')
    expect(t.can(Ben, 'action:N1:burn:B1')).toBe(false)
    t.answer(Ben, 'action:N1:burn:B2')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 0, targets: [Ann] }])
    t.allPass()
    expect(t.inAsh(Ann, 'N1')).toBe(true)
  })
})
