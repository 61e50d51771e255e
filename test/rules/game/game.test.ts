import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../shared/rules/index.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

const filler = (n: number): string[] => Array<string>(n).fill('bonding')
/** Counters a log has returned to the bank. */
const burned = (log: readonly GameEvent[]): number =>
  log.reduce((sum, event) => (event.key === 'counters' && event.to === 'bank' ? sum + event.amount : sum), 0)

describe('the game', () => {
  it('GAME-02: at 0 pool a Methuselah is ousted; there is no negative pool', () => {
    const t = table({ seats: [{ ready: [{ generic: { bleed: 3 }, as: 'V1' }] }, { pool: 2 }, {}, {}, {}] })
    t.answer(Ann, 'bleed:V1')
    t.allPass()
    expect(t.happened('counters')[0]).toMatchObject({ from: { pool: Ben }, to: 'bank', amount: 2, why: 'bleed' })
    expect(t.state.seats[Ben]).toMatchObject({ pool: 0, ousted: true })
  })

  it('GAME-03: the most victory points win, though their Methuselah is out', () => {
    const t = table({
      seats: [
        { ready: [{ generic: {}, as: 'V1' }] },
        { pool: 1, victoryPoints: 3 },
        { pool: 0, ousted: true },
        { pool: 0, ousted: true },
        { pool: 0, ousted: true },
      ],
    })
    t.answer(Ann, 'bleed:V1')
    expect(t.state.result).toEqual({ winner: Ben, victoryPoints: [2, 3, 0, 0, 0] })
    expect(t.refused(Ann, 'end-phase')).toBe('game-over')
  })

  it('GAME-04: a move from a pool to a vampire keeps the number of counters', () => {
    const t = table({
      seats: [{ pool: 12, ready: [{ generic: { capacity: 6 }, blood: 3, as: 'V1' }] }, {}, {}, {}, {}],
    })
    t.effect(Ann, [{ op: 'counters', from: { pool: 'you' }, to: { card: 'v' }, amount: 1, why: 'effect' }], { v: 'V1' })
    expect([t.pool(Ann), t.blood('V1')]).toEqual([11, 4])
    expect(t.log).toEqual([
      {
        key: 'counters',
        from: { pool: Ann },
        to: { card: { id: t.id('V1'), key: 'generic' } },
        amount: 1,
        why: 'effect',
        left: { from: 11, to: 4 },
      },
    ])
  })

  it('GAME-04: blood an ally steals becomes its life', () => {
    const t = table({
      seats: [
        { ready: [{ generic: { type: 'ally', life: 2 }, as: 'U1' }] },
        { ready: [{ generic: { capacity: 5 }, blood: 4, as: 'V2' }] },
        {},
        {},
        {},
      ],
    })
    t.effect(Ann, [{ op: 'counters', from: { card: 'v' }, to: { card: 'u' }, amount: 1, why: 'effect' }], {
      v: 'V2',
      u: 'U1',
    })
    expect([t.blood('U1'), t.blood('V2')]).toEqual([3, 3])
    expect(burned(t.log)).toBe(0)
  })

  it('GAME-05: what is paid or burned goes to the bank', () => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [{ generic: { capacity: 7, disciplines: ['dom'] }, blood: 5, as: 'V1' }],
          hand: [
            { card: 'govern-the-unaligned', as: 'G1' },
            { card: 'conditioning', as: 'C1' },
          ],
          crypt: ['lauren'],
        },
        { pool: 30 },
        {},
        {},
        {},
      ],
      turn: { number: 6 },
    })
    t.answer(Ann, 'play:G1:dom:V1')
    t.answer(Ann, 'play:C1:dom:V1')
    t.allPass()
    expect([t.blood('V1'), t.pool(Ben)]).toEqual([3, 25])
    t.answer(Ann, 'draw-crypt')
    expect(t.pool(Ann)).toBe(19)
    // Two blood, one pool, and the five that Ben lost to the bleed.
    expect(burned(t.log)).toBe(3 + 5)
    expect(t.happened('counters').every(event => event.key === 'counters' && event.to === 'bank')).toBe(true)
  })

  it('GAME-06: the bank never runs out', () => {
    const t = table({
      seats: [
        {
          pool: 99,
          ready: [
            { generic: {}, blood: 0, locked: true, as: 'V0' },
            { generic: {}, blood: 0, locked: true },
            { generic: { bleed: 1 }, blood: 1, as: 'V1' },
          ],
        },
        { pool: 1 },
        { pool: 50 },
        { pool: 50 },
        { pool: 29 },
      ],
    })
    t.answer(Ann, 'bleed:V1')
    expect(t.pool(Ann)).toBe(105)
    expect(t.happened('counters').at(-1)).toMatchObject({
      from: 'bank',
      to: { pool: Ann },
      amount: 6,
      why: 'prey-ousted',
    })
  })

  it('GAME-07: there is one Edge, and it goes from hand to hand', () => {
    const t = table({ seats: [{ ready: [{ generic: {}, as: 'V1' }] }, {}, {}, { edge: true }, {}] })
    t.answer(Ann, 'bleed:V1')
    expect(t.state.edge).toBe(Ann)
    expect(t.happened('edge-moved')).toEqual([{ key: 'edge-moved', from: Dee, to: Ann }])
  })

  it('GAME-08: a crypt card comes face down to the uncontrolled region, a library card to the hand', () => {
    const t = table({
      seats: [
        { pool: 20, library: filler(40), crypt: [{ card: 'lauren', as: 'L1' }, ...Array<string>(5).fill('ryan')] },
        {},
        {},
        {},
        {},
      ],
      turn: { phase: 'influence', number: 6 },
    })
    t.answer(Ann, 'draw-crypt')
    const ann = t.state.seats[Ann]!
    expect([ann.uncontrolled, ann.crypt.length, ann.hand.length, ann.library.length, ann.pool]).toEqual([
      [t.id('L1')],
      5,
      0,
      40,
      19,
    ])
    for (const other of [Ben, Cal, Dee, Eve]) expect(JSON.stringify(t.seenBy(other))).not.toContain('lauren')
    expect(JSON.stringify(t.seenBy(Ann))).toContain('lauren')
  })
})
