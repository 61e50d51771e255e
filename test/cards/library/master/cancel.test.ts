import { describe, expect, it } from 'vitest'
import { onwards, play } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../../../support/table.ts'
import { cards } from '../../cancelling.ts'
import { actions, held, K1, type Table, v } from '../../scene.ts'

const misdirection = (as: string) => ({ card: 'misdirection', as })
const hand = (t: Table, seat: number): number => t.state.seats[seat]!.hand.length
const M1 = (card: string) => ({ card, as: 'M1' })
const master = { phase: 'master' as const }

describe('Direct Intervention', () => {
  const v = (as: string, disciplines: string[] = [], more: object = {}) =>
    minion(as, { generic: { disciplines }, ...more })

  const scene = (ben: object = {}) => {
    const t = table({
      seats: [
        {
          ready: [v('V1', ['cel', 'dom'])],
          hand: [
            { card: 'side-strike', as: 'S1' },
            { card: 'conditioning', as: 'C1' },
          ],
          uncontrolled: [{ generic: {} }],
        },
        { pool: 10, ready: [v('V5')], hand: [{ card: 'direct-intervention', as: 'D1' }, misdirection('M1')], ...ben },
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    return t
  }

  it('cancels a minion card, unpaid, for a pool', () => {
    const t = scene()
    t.answer(Ann, 'play:C1:dom:V1')
    t.answer(Ben, 'play:D1:')
    expect([t.pool(Ben), t.blood('V1'), t.stat('V1', 'bleed'), t.inAsh(Ann, 'C1')]).toEqual([9, 5, 1, true])
  })

  it('of a strike card: another strike is chosen (CANCEL-05)', () => {
    const t = scene()
    t.reach(Ben, 'block:V5')
    for (let n = 0; n < 20 && !t.can(Ann, 'play:S1:cel:V1'); n++) t.pass(t.waiting()[0]!)
    t.answer(Ann, 'play:S1:cel:V1')
    t.answer(Ben, 'play:D1:')
    expect([t.waiting(), t.refused(Ann, 'pass'), t.can(Ann, `strike:${t.id('V1')}:hand`)]).toEqual([
      [Ann],
      'illegal-option',
      true,
    ])
  })

  it('not a master, not without a pool, not in the own turn', () => {
    const own = table({
      seats: [
        { hand: [{ card: 'direct-intervention', as: 'D1' }, misdirection('M1')], ready: [v('V5')] },
        { hand: ['bonding'] },
      ],
      turn: { phase: 'master' },
    })
    own.answer(Ann, 'play:M1:', { m: [own.id('V5')] })
    expect([own.locked('V5'), own.why(Ann, 'play', 'D1')]).toEqual([true, ['own-turn', 'MASTER-13']])
  })
})

describe('Sudden Reversal', () => {
  const v = (as: string, disciplines: string[] = [], more: object = {}) =>
    minion(as, { generic: { disciplines }, ...more })

  it('cancels a master of another Methuselah, unpaid', () => {
    const t = table({
      seats: [
        { pool: 10, hand: [misdirection('M1')], ready: [v('V1')] },
        {},
        { hand: [{ card: 'sudden-reversal', as: 'R1' }] },
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:M1:', { m: [t.id('V1')] })
    t.answer(Cal, 'play:R1:')
    expect([t.pool(Ann), t.locked('V1'), t.inAsh(Ann, 'M1'), t.inAsh(Cal, 'R1')]).toEqual([10, false, true, true])
  })

  it('not one of its own player, and no minion card', () => {
    const t = table({
      seats: [
        { hand: [misdirection('M1')], ready: [v('V1')] },
        {
          hand: [
            { card: 'sudden-reversal', as: 'R1' },
            { card: 'sudden-reversal', as: 'R2' },
          ],
        },
        { hand: ['bonding'] },
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:M1:', { m: [t.id('V1')] })
    t.pass(Cal)
    t.answer(Ben, 'play:R1:')
    expect([t.waiting(), t.why(Ben, 'play', 'R2')?.[0]]).toEqual([[Cal], 'no-master-action'])
  })
})

describe('Dark Influences', () => {
  const bleeds = (
    hand: object[] = [
      { card: 'intimidation', as: 'X1' },
      { card: 'intimidation', as: 'X2' },
    ],
    cal: object[] = [],
  ) =>
    table({
      seats: [
        {
          pool: 20,
          ready: [v('A1', { disciplines: ['pre'] }), v('A2', { disciplines: ['pre'] })],
          hand: hand as never,
        },
        { pool: 20, ready: [v('B1')], hand: [K1('dark-influences')] },
        { pool: 20, ready: [v('C1')], hand: cal as never },
        {},
        {},
      ],
    })
  const sprung = (t: Table) => {
    t.answer(Ann, 'play:X1:pre:A1')
    play(t, Ben, 'play:K1:')
    return onwards(t, () => t.has('card-cancelled'))
  }
  it('cancels a minion card, whose cost is not paid, and stays; nobody plays a card of that name this turn', () => {
    const t = sprung(bleeds())
    expect([t.pool(Ben), t.inAsh(Ann, 'X1'), t.locked('A1'), t.state.seats[Ben]!.inPlay.includes(t.id('K1'))]).toEqual([
      18,
      true,
      false,
      true,
    ])
    expect([t.why(Ann, 'play', 'X2'), t.can(Ann, 'play:X2:pre:A2')]).toEqual([['forbidden', 'GOLDEN-01'], false])
    t.endPhasesTo(Cal, 'unlock').endPhasesTo(Ann, 'minion')
    expect(t.can(Ann, 'play:X2:pre:A2')).toBe(true)
  })
  it('the next card that would cancel a minion card of another is cancelled itself, unpaid, and the trap is burned', () => {
    const t = sprung(
      bleeds(
        [
          { card: 'intimidation', as: 'X1' },
          { card: 'enchant-kindred', as: 'Y1' },
        ],
        [{ card: 'direct-intervention', as: 'D1' }],
      ),
    )
    t.answer(Ann, 'play:Y1:pre:A1')
    play(t, Cal, 'play:D1:')
    expect([t.inAsh(Cal, 'D1'), t.pool(Cal), t.inAsh(Ben, 'K1'), t.happened('card-cancelled').length]).toEqual([
      true,
      20,
      true,
      2,
    ])
    t.allPass()
    expect(t.pool(Ben)).toBe(16)
  })
  it('a card that cancels no minion card of another leaves the trap where it is', () => {
    const t = table({
      seats: [
        { pool: 20, ready: [v('A1'), v('A2')], hand: [{ card: 'misdirection', as: 'X1' }] },
        { pool: 20, ready: [v('B1'), K1('dark-influences')] },
        { pool: 20, ready: [v('C1')], hand: [{ card: 'sudden-reversal', as: 'S1' }] },
        {},
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:X1:', { m: [t.id('B1')] })
    play(t, Cal, 'play:S1:')
    expect([t.inAsh(Ann, 'X1'), t.locked('B1'), t.state.seats[Ben]!.inPlay.includes(t.id('K1'))]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('Wash', () => {
  const v = (as: string, disciplines: string[] = [], more: object = {}) =>
    minion(as, { generic: { disciplines }, ...more })

  const washing = (seat: number) =>
    table({
      seats: [{ hand: [misdirection('M1'), misdirection('M2')], ready: [v('V1')], pool: 10 }, {}, {}, {}, {}].map(
        (one, i) => (i === seat ? { hand: [{ card: 'wash', as: 'W1' }], library: ['bonding'] } : one),
      ),
      turn: { phase: 'master' },
    })

  it('cancels a master of the prey or the predator, unpaid, and gives that Methuselah an action at once', () => {
    for (const seat of [Ben, 4]) {
      const t = washing(seat)
      t.answer(Ann, 'play:M1:', { m: [t.id('V1')] })
      t.answer(seat, 'play:W1:')
      expect([t.locked('V1'), t.pool(Ann), actions(t), t.can(Ann, 'play:M2:')]).toEqual([false, 10, 1, true])
      // Its replacement waits for the own unlock phase.
      expect(t.state.seats[seat]!.hand).toEqual([])
    }
  })

  it('of nobody else', () => {
    const t = washing(Dee)
    t.answer(Ann, 'play:M1:', { m: [t.id('V1')] })
    expect([t.locked('V1'), actions(t)]).toEqual([true, 0])
  })

  it('of an out-of-turn master, the action comes with the next master phase', () => {
    const t = table({
      seats: [
        { hand: [misdirection('M1')], ready: [v('V1')] },
        { hand: [{ card: 'sudden-reversal', as: 'R1' }, misdirection('M2')], ready: [v('V5')] },
        { hand: [{ card: 'wash', as: 'W1' }] },
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:M1:', { m: [t.id('V1')] })
    t.pass(Cal)
    t.answer(Ben, 'play:R1:')
    t.answer(Cal, 'play:W1:')
    expect(t.locked('V1')).toBe(true)
    for (let n = 0; n < 20 && !t.can(Ben, 'play:M2:'); n++) t.endPhase(t.waiting()[0]!)
    // One by default, one less for the master out of turn, one more for Wash.
    expect(actions(t)).toBe(1)
  })
})

describe('masters that stay', () => {
  describe('Bleeding the Vine', () => {
    const scene = (hand: (object | string)[] = [{ card: 'misdirection', as: 'X1' }], m1: object = {}) =>
      table({
        seats: [
          { pool: 10, hand: hand as never, ready: [v('A1')] },
          { pool: 10, ready: [{ ...M1('bleeding-the-vine'), ...m1 }, v('B1')], hand: ['villein'] },
        ],
        turn: master,
      })
    it("in its controller's unlock phase it is locked, or 1 pool burned", () => {
      for (const [use, pool, locked] of [
        ['lock', 10, true],
        ['pay', 9, false],
      ] as const) {
        const t = scene()
        t.endPhasesTo(Ben, 'unlock')
        expect(t.can(Ben, 'end-phase')).toBe(false)
        t.answer(Ben, `use:M1:${use}`)
        expect([t.pool(Ben), t.locked('M1'), t.can(Ben, 'use:M1:pay'), t.can(Ben, 'end-phase')]).toEqual([
          pool,
          locked,
          false,
          true,
        ])
      }
    })
    it("lock: another's master is cancelled, unpaid, and another master phase action gained", () => {
      const t = scene([{ card: 'misdirection', as: 'X1' }, 'villein'])
      t.answer(Ann, 'play:X1:', { m: [t.id('B1')] })
      t.answer(Ben, 'use:M1:cancel')
      expect([t.locked('B1'), t.inAsh(Ann, 'X1'), t.pool(Ann), t.locked('M1'), t.state.frames[0]]).toMatchObject([
        false,
        true,
        10,
        true,
        { masterActions: 1 },
      ])
    })
    it('not locked', () => {
      const t = scene([{ card: 'misdirection', as: 'X1' }], { locked: true })
      t.answer(Ann, 'play:X1:', { m: [t.id('B1')] })
      expect(t.locked('B1')).toBe(true)
    })
    it('not an out-of-turn master, nor an own one', () => {
      const t = table({
        seats: [
          { hand: [{ card: 'misdirection', as: 'X1' }], ready: [M1('bleeding-the-vine'), v('A1')] },
          { hand: [{ card: 'sudden-reversal', as: 'X2' }], ready: [v('B1')] },
        ],
        turn: master,
      })
      t.answer(Ann, 'play:X1:', { m: [t.id('B1')] })
      expect(t.can(Ann, 'use:M1:cancel')).toBe(false)
      t.answer(Ben, 'play:X2:')
      expect([t.locked('M1'), t.locked('B1'), t.can(Ann, 'use:M1:cancel')]).toEqual([false, false, false])
    })
  })
})

describe('Not to Be', () => {
  const v = (as: string, disciplines: string[] = [], more: object = {}) =>
    minion(as, { generic: { disciplines }, ...more })

  it('cancels an event, unpaid; a master phase action more, and in the discard phase one fewer and no card', () => {
    const t = table({
      seats: [
        { hand: [{ card: 'dragonbound', as: 'D1' }] },
        {
          pool: 10,
          hand: [{ card: 'not-to-be', as: 'N1' }, misdirection('M1'), misdirection('M2'), 'bonding'],
          ready: [v('V5', [], { locked: true })],
        },
        {},
      ],
      turn: { phase: 'discard' },
    })
    t.answer(Ann, 'play:D1:')
    t.answer(Ben, 'play:N1:')
    expect([t.pool(Ben), t.inAsh(Ann, 'D1'), t.state.seats[Ben]!.inPlay.includes(t.id('N1'))]).toEqual([9, true, true])
    // One by default, one for this card, and one less for having played it out of turn.
    expect([t.state.frames[0], actions(t)]).toMatchObject([{ seat: Ben, phase: 'master' }, 1])
    t.endPhasesTo(Ben, 'discard')
    expect([t.state.frames[0], t.options(Ben)]).toMatchObject([{ discardActions: 0 }, [`use:${t.id('N1')}:burn`]])
    t.answer(Ben, 'use:N1:burn')
    expect(t.inAsh(Ben, 'N1')).toBe(true)
  })

  it('is only for events', () => {
    const t = table({
      seats: [{ hand: [misdirection('M1')], ready: [v('V1')] }, { hand: [{ card: 'not-to-be', as: 'N1' }] }, {}],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:M1:', { m: [t.id('V1')] })
    expect(t.locked('V1')).toBe(true)
  })
})

describe('masters', () => {
  it('sudden-reversal#1: not one that an effect puts into play', () => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [minion('A1', { generic: { title: 'baron', city: 'Rome' } }), minion('A2')],
          hand: held('childe-of-the-revolution', 'X1'),
          library: ['bonding', ...held('dominate', 'D1')],
        },
        { pool: 20, ready: [minion('B1')], hand: held('sudden-reversal', 'K1') },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:X1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [t.id('D1')])
    t.allPass()
    expect([t.card('D1').on, t.inHand(Ben, 'K1'), t.happened('card-played').length]).toEqual([t.id('X1'), true, 1])
  })

  it.each([
    ['sudden-reversal#2', 'sudden-reversal', 0],
    ['wash#1', 'wash', 1],
  ] as const)('%s: of a trifle that is cancelled comes no further action', (_, by, left) => {
    const t = table({
      seats: [
        { pool: 20, ready: [minion('A1')], hand: held('the-coven', 'X1') },
        { pool: 20, ready: [minion('B1')], hand: held(by, 'K1') },
        {},
        {},
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:X1:')
    play(t, Ben, 'play:K1:')
    expect([t.inAsh(Ann, 'X1'), actions(t)]).toEqual([true, left])
  })

  it("wash#2: the action that it gives is no trifle's: a trifle played for it gives one more", () => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [minion('A1')],
          hand: [...held('misdirection', 'X1'), ...held('the-coven', 'X2'), ...held('misdirection', 'X3')],
        },
        { pool: 20, ready: [minion('B1')], hand: held('wash', 'K1') },
        {},
        {},
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:X1:', { m: [t.id('B1')] })
    play(t, Ben, 'play:K1:')
    t.answer(Ann, 'play:X2:')
    expect(actions(t)).toBe(1)
    t.answer(Ann, 'play:X3:', { m: [t.id('B1')] })
    expect([t.locked('B1'), actions(t)]).toEqual([true, 0])
  })

  it('wash#3: who had a master out of turn cancelled plays no other in the same master phase', () => {
    const t = table({
      seats: [
        { pool: 20, ready: [minion('A1')], hand: held('misdirection', 'X1', 'X2') },
        { pool: 20, ready: [minion('B1')], hand: held('sudden-reversal', 'R1', 'R2') },
        { ready: [minion('C1')], hand: held('wash', 'K1') },
        {},
        {},
      ],
      turn: { phase: 'master', masterActions: 2 },
    })
    t.answer(Ann, 'play:X1:', { m: [t.id('B1')] })
    play(t, Ben, 'play:R1:')
    play(t, Cal, 'play:K1:')
    expect([t.locked('B1'), t.can(Ben, 'play:R2:')]).toEqual([true, false])
    t.answer(Ann, 'play:X2:', { m: [t.id('C1')] })
    expect([t.locked('C1'), t.inHand(Ben, 'R2'), t.why(Ben, 'play', 'R2')?.[1]]).toEqual([true, true, 'MASTER-20'])
  })

  it('wash#G25-1, into-thin-air#G25-1: replaced before anything unlocks, and before anything is done in that phase', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['obf'] }, attachments: held('vessel', 'V1') }), minion('A2')],
          hand: [...held('into-thin-air', 'I1'), ...held('misdirection', 'X1'), ...cards(5)],
          library: held('deflection', 'N1', 'N2', 'N3'),
        },
        {
          ready: [minion('B1', { attachments: held('vessel', 'V2') })],
          hand: [...held('wash', 'K1'), ...cards(6)],
          library: held('deflection', 'M1', 'M2'),
        },
        {},
        {},
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:X1:', { m: [t.id('B1')] })
    play(t, Ben, 'play:K1:')
    t.endPhasesTo(Ann, 'minion')
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, Ann, 'play:I1:obf:A1')
    t.allPass()
    expect([hand(t, Ann), hand(t, Ben)]).toEqual([6, 6])
    for (const [seat, vessel, drawn] of [
      [Ben, 'V2', 'M1'],
      [Ann, 'V1', 'N2'],
    ] as const) {
      const before = t.log.length
      t.endPhasesTo(seat, 'unlock')
      const told = t.log.slice(before).map(event => event.key)
      expect([
        hand(t, seat),
        t.inHand(seat, drawn),
        t.can(seat, `use:${vessel}:to-pool`),
        told.lastIndexOf('drawn') < told.lastIndexOf('unlocked-all'),
      ]).toEqual([7, true, true, true])
    }
  })
})
