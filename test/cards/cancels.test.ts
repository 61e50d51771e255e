import { describe, expect, it } from 'vitest'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../support/table.ts'

const v = (as: string, disciplines: string[] = [], more: object = {}) =>
  minion(as, { generic: { disciplines }, ...more })
const misdirection = (as: string) => ({ card: 'misdirection', as })
type Table = ReturnType<typeof table>
const actions = (t: Table): number => (t.state.frames[0]?.kind === 'turn' ? t.state.frames[0].masterActions : -1)

describe('Direct Intervention', () => {
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
    for (let n = 0; n < 20 && !t.can(Ann, 'play:S1:cel:V1'); n++) t.pass(t.owed()[0]!)
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

describe('Wash', () => {
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
    for (let n = 0; n < 20 && !t.can(Ben, 'play:M2:'); n++) t.endPhase(t.owed()[0]!)
    // One by default, one less for the master out of turn, one more for Wash.
    expect(actions(t)).toBe(1)
  })
})

describe('Rewind Time', () => {
  const scene = (...disciplines: string[]) =>
    table({
      seats: [
        {
          ready: [v('V1', ['dom'], { blood: 4 })],
          hand: [{ card: 'govern-the-unaligned', as: 'G1' }, misdirection('M1'), misdirection('M2')],
          uncontrolled: [{ generic: {} }],
        },
        { pool: 10, ready: [v('V5', disciplines, { blood: 5 })], hand: [{ card: 'rewind-time', as: 'R1' }] },
        {},
      ],
      turn: { phase: disciplines.includes('TEM') ? 'master' : 'minion' },
    })

  it('pre: a bleed against you is smaller by 1', () => {
    const t = scene('pre')
    t.answer(Ann, 'bleed:V1')
    expect(t.why(Cal, 'play')).toBeUndefined()
    t.reach(Ben, 'play:R1:pre:V5')
    t.allPass()
    expect([t.pool(Ben), t.blood('V5'), t.happened('action-succeeded').length]).toEqual([10, 3, 1])
  })

  it('tem: cancels an action card; its minion does not lock', () => {
    const t = scene('tem')
    t.answer(Ann, 'play:G1:dom:V1')
    t.answer(Ben, 'play:R1:tem:V5')
    expect([t.locked('V1'), t.blood('V1'), t.blood('V5'), t.inAsh(Ann, 'G1')]).toEqual([false, 4, 3, true])
  })

  it('TEM: without any action, a master of another, unpaid, who gets an action', () => {
    const t = scene('TEM')
    t.answer(Ann, 'play:M1:', { m: [t.id('V5')] })
    t.answer(Ben, 'play:R1:TEM:V5')
    expect([t.locked('V5'), t.pool(Ann), t.blood('V5'), actions(t)]).toEqual([false, 30, 3, 1])
  })

  it('TEM: no master out of turn', () => {
    const t = table({
      seats: [
        { hand: [misdirection('M1')], ready: [v('V1')] },
        { ready: [v('V5', ['TEM'])], hand: [{ card: 'rewind-time', as: 'R1' }] },
        { hand: [{ card: 'sudden-reversal', as: 'R3' }] },
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:M1:', { m: [t.id('V1')] })
    t.pass(Ben)
    t.answer(Cal, 'play:R3:')
    expect(t.why(Ben, 'play', 'R1')?.[0]).not.toBeUndefined()
    t.allPass()
    expect([t.locked('V1'), t.inHand(Ben, 'R1')]).toEqual([false, true])
  })
})

describe('The Parthenon', () => {
  it('locks in the own master phase for another master phase action', () => {
    const t = table({
      seats: [
        { pool: 10, hand: [{ card: 'the-parthenon', as: 'P1' }, misdirection('M1')], ready: [v('V1')] },
        { hand: ['bonding'], ready: [v('V5')] },
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:P1:')
    expect([t.pool(Ann), actions(t)]).toEqual([8, 0])
    t.answer(Ann, 'use:P1:action')
    expect([actions(t), t.locked('P1'), t.refused(Ann, 'use:P1:action')]).toEqual([1, true, 'illegal-option'])
    t.answer(Ann, 'play:M1:', { m: [t.id('V5')] })
    expect([t.locked('V5'), t.why(Ann, 'use', 'P1')?.[1]]).toEqual([true, 'UNLOCK-06'])
  })
})

describe('Not to Be', () => {
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

describe('Fae Contortion', () => {
  const fight = (...disciplines: string[]) => {
    const t = table({
      seats: [
        {
          ready: [v('V4', ['POT']), v('V3', ['pot'])],
          hand: [{ card: 'immortal-grapple', as: 'G1' }],
          uncontrolled: [{ generic: {} }],
        },
        {
          ready: [v('V1', disciplines), v('V2')],
          hand: [
            { card: 'fae-contortion', as: 'F1' },
            { card: 'fae-contortion', as: 'F2' },
          ],
        },
        {},
      ],
    })
    t.answer(Ann, 'bleed:V4')
    t.reach(Ben, 'block:V1')
    return t
  }

  it('myt, reflex: cancels a grapple card of the opposing minion', () => {
    const t = fight('myt')
    t.allPass(() => t.window() === 'before-strikes' && t.owed().includes(Ann))
    t.answer(Ann, 'play:G1:pot:V4')
    expect([t.window(), t.waiting()]).toEqual(['as-played', [Ben]])
    t.answer(Ben, 'play:F1:reflex:V1')
    expect([
      t.happened('card-cancelled'),
      t.state.modifiers.some(one => one.kind === 'rule' && one.rule === 'strike'),
    ]).toMatchObject([[{ card: { id: t.id('G1') } }], false])
  })

  it('obt or myt: a maneuver', () => {
    for (const code of ['obt', 'myt']) {
      const t = fight(code)
      t.allPass(() => t.window() === 'range' && t.owed().includes(Ben))
      t.answer(Ben, `play:F1:${code}:V1`)
      expect(t.has('maneuvered')).toBe(true)
    }
  })

  it('MYT: a stealth for the acting minion', () => {
    const t = table({
      seats: [
        { ready: [v('V1', ['MYT'])], hand: [{ card: 'fae-contortion', as: 'F1' }], uncontrolled: [{ generic: {} }] },
        { ready: [v('V5')] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:V5')
    t.reach(Ann, 'play:F1:MYT:V1')
    expect(t.stat('V1', 'stealth')).toBe(1)
  })
})
