import { describe, expect, it } from 'vitest'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

const reversal = (as: string) => ({ card: 'sudden-reversal', as })
const wash = (as: string) => ({ card: 'wash', as })
const misdirection = (as: string) => ({ card: 'misdirection', as })
const life = (as: string) => ({ card: 'life-in-the-city', as })
type Table = ReturnType<typeof table>
const actions = (t: Table): number => (t.state.frames[0]?.kind === 'turn' ? t.state.frames[0].masterActions : -1)
const misdirect = (t: Table, seat: number, card: string, at = 'V5') =>
  t.answer(seat, `play:${card}:`, { m: [t.id(at)] })
/** Until it is this seat's phase; whoever is asked in a window passes. */
function upTo(t: Table, seat: number, phase: 'master' | 'minion'): void {
  const there = () =>
    t.state.frames.length === 1 &&
    t.state.frames[0]!.kind === 'turn' &&
    t.state.frames[0]!.seat === seat &&
    t.state.frames[0]!.phase === phase
  for (let n = 0; n < 60 && !there(); n++) {
    const who = t.waiting()[0]!
    if (t.can(who, 'pass')) t.pass(who)
    else t.endPhase(who)
  }
}

describe('out-of-turn masters', () => {
  it('MASTER-20: in the as-played window of the card it cancels; it spends an action of the next master phase', () => {
    const t = table({
      seats: [
        { hand: [reversal('R1'), misdirection('M1')], ready: [minion('V1')] },
        {},
        { hand: [misdirection('M3')], ready: [minion('V5')] },
      ],
      turn: { seat: Cal, phase: 'master' },
    })
    expect([t.can(Ann, 'play:R1:'), t.why(Ann, 'play', 'R1')]).toEqual([false, ['wrong-window', 'MASTER-20']])
    misdirect(t, Cal, 'M3')
    expect([t.window(), t.waiting()]).toEqual(['as-played', [Ann]])
    t.answer(Ann, 'play:R1:')
    expect([t.locked('V5'), t.inAsh(Cal, 'M3'), t.pool(Cal)]).toEqual([false, true, 30])
    upTo(t, Ann, 'minion')
    expect(t.happened('phase-started').slice(-3)).toMatchObject(
      ['unlock', 'master', 'minion'].map(phase => ({ seat: Ann, phase })),
    )
    expect([actions(t), t.why(Ann, 'play', 'M1')]).toEqual([0, ['not-this-phase', 'MASTER-02']])
  })

  it('MASTER-13: never in the own turn', () => {
    const t = table({
      seats: [{ hand: [reversal('R1'), misdirection('M1')], ready: [minion('V5')] }, {}, {}],
      turn: { phase: 'master' },
    })
    expect([t.refused(Ann, 'play:R1:'), t.why(Ann, 'play', 'R1')]).toEqual([
      'illegal-option',
      ['own-turn', 'MASTER-13'],
    ])
    misdirect(t, Ann, 'M1')
    expect([t.locked('V5'), t.inHand(Ann, 'R1')]).toEqual([true, true])
  })

  /** Cal plays a master, Ann cancels it, and Dee that. */
  const overruled = () => {
    const t = table({
      seats: [
        { hand: [reversal('R1'), reversal('R2'), misdirection('M1')], ready: [minion('V1')], library: ['bonding'] },
        {},
        { hand: [misdirection('M3'), misdirection('M6')], ready: [minion('V5')] },
        { hand: [reversal('R4')] },
        { hand: ['bonding'] },
      ],
      turn: { seat: Cal, phase: 'master' },
    })
    misdirect(t, Cal, 'M3')
    t.pass(Dee)
    t.pass(Eve)
    t.answer(Ann, 'play:R1:')
    t.answer(Dee, 'play:R4:')
    t.pass(Eve)
    return t
  }

  it('MASTER-14: it costs an action of the next master phase, though it was cancelled', () => {
    const t = overruled()
    t.allPass()
    expect([t.locked('V5'), t.happened('card-cancelled')]).toMatchObject([true, [{ card: { id: t.id('R1') } }]])
    upTo(t, Ann, 'minion')
    expect([actions(t), t.why(Ann, 'play', 'M1')]).toEqual([0, ['not-this-phase', 'MASTER-02']])
  })

  it('MASTER-15, GLOSS-14: at most one between two own master phases, whatever actions are left', () => {
    const t = table({
      seats: [
        {
          hand: [reversal('R1'), reversal('R2'), misdirection('M1')],
          ready: [minion('V1'), { card: 'the-parthenon', as: 'P1' }],
        },
        { hand: [misdirection('M2')], ready: [minion('V5')] },
        {},
        { hand: [misdirection('M4')], ready: [minion('V8')] },
      ],
      turn: { seat: Ben, phase: 'master' },
    })
    misdirect(t, Ben, 'M2')
    t.answer(Ann, 'play:R1:')
    upTo(t, Dee, 'master')
    misdirect(t, Dee, 'M4')
    // Nobody else holds a card, and Ann is publicly out of it: nobody is asked.
    expect([t.has('card-cancelled'), t.happened('card-cancelled').length, t.locked('V5')]).toEqual([true, 1, true])
    expect([t.refused(Ann, 'play:R2:'), t.why(Ann, 'play', 'R2')]).toEqual([
      'not-your-prompt',
      ['wrong-window', 'MASTER-20'],
    ])
  })

  it('MASTER-15: who has played one is not asked again before the next own master phase', () => {
    const t = overruled()
    // Ann holds another, and cannot answer Dee's with it.
    expect([t.waiting(), t.why(Ann, 'play', 'R2')]).toEqual([[Eve], ['no-master-action', 'MASTER-15']])
    t.allPass()
    upTo(t, Ann, 'minion')
    upTo(t, Cal, 'master')
    misdirect(t, Cal, 'M6')
    t.pass(Eve)
    t.answer(Ann, 'play:R2:')
    t.allPass()
    expect(t.happened('card-cancelled').at(-1)).toMatchObject({ card: { id: t.id('M6') } })
  })

  it('GLOSS-14: an action given back does not give a second one', () => {
    const t = table({
      seats: [
        { hand: [misdirection('M1'), wash('W1')], ready: [minion('V1')] },
        { hand: [reversal('R1'), reversal('R2'), misdirection('M2'), misdirection('M3')], ready: [minion('V5')] },
        {},
        {},
        { hand: [misdirection('M5')], ready: [minion('V9')] },
      ],
      turn: { seat: Eve, phase: 'master' },
    })
    misdirect(t, Eve, 'M5')
    t.pass(Ann)
    t.answer(Ben, 'play:R1:')
    // Ann is Ben's predator: Wash gives Ben an action at the start of the next master phase.
    t.answer(Ann, 'play:W1:')
    expect(t.locked('V5')).toBe(true)
    upTo(t, Ann, 'master')
    misdirect(t, Ann, 'M1', 'V9')
    expect([t.window(), t.refused(Ben, 'play:R2:')]).toEqual([undefined, 'not-your-prompt'])
    upTo(t, Ben, 'master')
    expect(actions(t)).toBe(1)
  })
})

describe('trifles', () => {
  const play = (t: Table, card: string) => t.answer(Ann, `play:${card}:`, { v: [t.id('V1')] })

  it('MASTER-11: a cancelled trifle gives no action and leaves the one of the phase to a later trifle', () => {
    const t = table({
      seats: [
        { ready: [minion('V1', { blood: 1 }), { card: 'the-parthenon', as: 'P1' }], hand: [life('L1'), life('L2')] },
        { hand: [reversal('R1')] },
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'use:P1:action')
    expect([actions(t), t.locked('P1')]).toEqual([2, true])
    play(t, 'L1')
    t.answer(Ben, 'play:R1:')
    expect([actions(t), t.blood('V1')]).toEqual([1, 1])
    play(t, 'L2')
    expect([actions(t), t.blood('V1')]).toEqual([1, 2])
  })

  /** Ann washes a master of Ben's. */
  const washed = () => {
    const t = table({
      seats: [
        {
          hand: [wash('W1'), life('L1'), life('L2'), misdirection('M1')],
          library: ['bonding'],
          ready: [minion('V1', { blood: 1 })],
        },
        { hand: [misdirection('M2')], ready: [minion('V5')] },
        {},
      ],
      turn: { seat: Ben, phase: 'master' },
    })
    misdirect(t, Ben, 'M2')
    t.answer(Ann, 'play:W1:')
    return t
  }

  it('MASTER-12: an out-of-turn trifle gives its action back, and is the one trifle of that phase', () => {
    const t = washed()
    upTo(t, Ann, 'master')
    expect(actions(t)).toBe(1)
    play(t, 'L1')
    expect([actions(t), t.blood('V1'), t.why(Ann, 'play', 'M1')]).toEqual([0, 2, ['not-this-phase', 'MASTER-02']])
  })

  it('MASTER-12: a cancelled one gives nothing back', () => {
    const t = table({
      seats: [
        { hand: [wash('W1'), life('L1'), life('L2')], ready: [minion('V1', { blood: 1 })] },
        { hand: [misdirection('M2')], ready: [minion('V5')] },
        { hand: [reversal('R3')] },
      ],
      turn: { seat: Ben, phase: 'master' },
    })
    misdirect(t, Ben, 'M2')
    t.pass(Cal)
    t.answer(Ann, 'play:W1:')
    t.answer(Cal, 'play:R3:')
    expect(t.locked('V5')).toBe(true)
    upTo(t, Ann, 'minion')
    expect([actions(t), t.blood('V1')]).toEqual([0, 1])
  })

  it('Wash gives who was cancelled another action at once, and is replaced in the own unlock phase', () => {
    const t = washed()
    expect([actions(t), t.locked('V5'), t.state.seats[Ann]!.hand.length, t.has('drawn')]).toEqual([1, false, 3, false])
    upTo(t, Ann, 'master')
    expect(t.happened('drawn')).toMatchObject([{ seat: Ann, count: 1 }])
  })
})
