import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../shared/rules/index.ts'
import { fromPosition, toPosition } from '../../../shared/rules/position/position.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../../support/table.ts'

const unmasking = (as: string) => ({ card: 'the-unmasking', as })
const dragonbound = (as: string) => ({ card: 'dragonbound', as })
const discard = (seats: object[], turn: object = {}, more: object = {}) =>
  table({
    seats: [...seats, ...Array<object>(5 - seats.length).fill({})] as [],
    turn: { phase: 'discard', number: 6, ...turn },
    ...more,
  })
type Table = ReturnType<typeof table>
const left = (t: Table): number => (t.state.frames[0]?.kind === 'turn' ? t.state.frames[0].discardActions : -1)

describe('events', () => {
  it('EVENT-01: one discard phase action puts one in play, and no second one in that phase', () => {
    const t = discard([
      {
        ready: [{ card: 'sreelekha', as: 'S1' }],
        hand: [unmasking('U1'), dragonbound('D1'), { card: 'bonding', as: 'B1' }],
        library: ['conditioning'],
      },
    ])
    expect(left(t)).toBe(2)
    t.answer(Ann, 'play:U1:')
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('U1')), left(t)]).toEqual([true, 1])
    expect([t.refused(Ann, 'play:D1:'), t.why(Ann, 'play', 'D1')]).toEqual([
      'illegal-option',
      ['already-played', 'EVENT-01'],
    ])
    t.answer(Ann, 'discard:B1')
    expect([t.inAsh(Ann, 'B1'), t.inHand(Ann, 'D1')]).toEqual([true, true])
  })

  it('DISCARD-04: instead of a discard', () => {
    const t = discard([
      { hand: [dragonbound('D1'), { card: 'bonding', as: 'B1' }], library: ['conditioning'] },
      { edge: true },
    ])
    t.answer(Ann, 'play:D1:')
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('D1')), t.inHand(Ann, 'B1')]).toEqual([true, true])
    expect([t.refused(Ann, 'discard:B1'), t.waiting()]).toEqual(['not-your-prompt', [Ben]])
  })

  it('DISCARD-04: what is put in play is replaced, unless its text puts that off', () => {
    const t = discard([
      {
        hand: [
          { card: 'scourge-of-the-enochians', as: 'S1' },
          'bonding',
          'bonding',
          'bonding',
          'bonding',
          'bonding',
          'bonding',
        ],
        library: ['conditioning'],
      },
    ])
    t.answer(Ann, 'play:S1:')
    expect([t.state.seats[Ann]!.hand.length, t.state.seats[Ann]!.library.length]).toEqual([7, 0])
    const later = discard([
      {
        hand: [dragonbound('D1'), 'bonding', 'bonding', 'bonding', 'bonding', 'bonding', 'bonding'],
        library: ['conditioning'],
      },
    ])
    later.answer(Ann, 'play:D1:')
    expect([later.state.seats[Ann]!.hand.length, later.has('drawn')]).toEqual([6, false])
    later.effect(Ann, [{ op: 'move', who: 'd', to: 'ash' }], { d: 'D1' })
    expect(later.state.seats[Ann]!.hand.length).toBe(7)
  })

  /** Ben's copy is in play; then, or after it was burned, Ann would play hers. */
  const second = (burned: boolean) => {
    const t = discard(
      [
        { hand: [dragonbound('D1'), { card: 'bonding', as: 'B1' }], library: ['conditioning'] },
        { hand: [dragonbound('D2')] },
      ],
      { seat: Ben },
    )
    t.answer(Ben, 'play:D2:')
    if (burned) t.effect(Ben, [{ op: 'move', who: 'd', to: 'ash' }], { d: 'D2' })
    expect([t.inAsh(Ben, 'D2'), t.state.seats[Ben]!.inPlay.includes(t.id('D2'))]).toEqual([burned, !burned])
    t.endPhasesTo(Ann, 'discard')
    return t
  }

  it.each([
    ['still in play', false],
    ['burned since', true],
  ])('EVENT-02, DISCARD-05: each but once in a game, by whomever: %s', (_, burned) => {
    const t = second(burned)
    expect([t.refused(Ann, 'play:D1:'), t.why(Ann, 'play', 'D1'), t.inHand(Ann, 'D1'), left(t)]).toEqual([
      'illegal-option',
      ['already-played', 'EVENT-02'],
      true,
      1,
    ])
    expect(viewFor(t.state, 'spectator').events).toEqual(['dragonbound'])
    t.answer(Ann, 'discard:B1')
    expect(t.inAsh(Ann, 'B1')).toBe(true)
  })

  it('EVENT-02: a cancelled one has been played', () => {
    const t = discard(
      [
        { hand: [dragonbound('D1'), 'bonding'] },
        { hand: [dragonbound('D2')] },
        { hand: [{ card: 'not-to-be', as: 'N1' }] },
      ],
      { seat: Ben },
    )
    t.answer(Ben, 'play:D2:')
    t.pass(Ann)
    t.answer(Cal, 'play:N1:')
    t.allPass()
    expect([t.inAsh(Ben, 'D2'), t.has('card-cancelled')]).toEqual([true, true])
    t.endPhasesTo(Cal, 'discard')
    t.answer(Cal, 'use:N1:burn')
    t.endPhasesTo(Ann, 'discard')
    expect([t.refused(Ann, 'play:D1:'), t.why(Ann, 'play', 'D1')]).toEqual([
      'illegal-option',
      ['already-played', 'EVENT-02'],
    ])
  })

  it('EVENT-03: it is controlled by who played it: an action to burn it is directed there', () => {
    const t = table({
      seats: [
        { hand: [dragonbound('D1')], ready: [minion('A1')] },
        { ready: [minion('B1')] },
        { ready: [minion('C1'), minion('C2')] },
        { ready: [minion('E1')] },
        {},
      ],
      turn: { phase: 'discard' },
    })
    t.answer(Ann, 'play:D1:')
    t.endPhasesTo(Cal, 'minion')
    t.announce(Cal, 'C1', 'D1', { target: { card: 'self' } })
    expect(t.happened('action-announced').at(-1)).toMatchObject({ targets: [Ann] })
    t.allPass(() => t.waiting().includes(Ann))
    expect([t.can(Ann, 'block:A1'), t.can(Dee, 'block:E1'), t.can(Ben, 'block:B1')]).toEqual([true, false, false])
  })

  it('EVENT-04: in no other phase', () => {
    const t = table({
      seats: [{ hand: [unmasking('U1'), { card: 'misdirection', as: 'M1' }], ready: [minion('A1')] }, {}, {}],
      turn: { phase: 'master' },
    })
    expect([t.refused(Ann, 'play:U1:'), t.why(Ann, 'play', 'U1')]).toEqual([
      'illegal-option',
      ['not-this-phase', 'EVENT-04'],
    ])
    t.endPhase(Ann)
    expect([t.refused(Ann, 'play:U1:'), t.why(Ann, 'play', 'U1')]).toEqual([
      'illegal-option',
      ['not-this-phase', 'EVENT-04'],
    ])
    const bens = discard([{ hand: [unmasking('U1')] }, { hand: ['bonding'] }], { seat: Ben })
    expect([bens.refused(Ann, 'play:U1:'), bens.why(Ann, 'play', 'U1')]).toEqual([
      'not-your-prompt',
      ['not-this-phase', 'EVENT-04'],
    ])
  })

  it('a position remembers which have been played', () => {
    const t = discard([{ hand: [dragonbound('D1'), 'bonding'] }], {}, { events: ['dragonbound'] })
    expect(t.why(Ann, 'play', 'D1')).toEqual(['already-played', 'EVENT-02'])
    const position = toPosition(t.state)
    expect([position.events, toPosition(fromPosition(position)).events]).toEqual([['dragonbound'], ['dragonbound']])
  })
})
