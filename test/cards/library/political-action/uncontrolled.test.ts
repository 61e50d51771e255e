import { describe, expect, it } from 'vitest'
import { entitle } from '../../../../shared/cards/makers.ts'
import type { PositionInput } from '../../../../shared/api/position.ts'
import { capacity } from '../../../../shared/rules/reads/evaluate.ts'
import { controllerOf, pileOf } from '../../../../shared/rules/reads/queries.ts'
import { held } from '../../../support/polls.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { carried, on, type Table } from '../../scene.ts'

type Placed = Parameters<typeof minion>[1]
type Seats = PositionInput['seats']

/** A1 of Ann, with a capacity of 6, has called the referendum; B1 of Ben is younger. */
const board = (b: Placed = {}, ben: Partial<Seats[number]> = {}, ann: object[] = []): Table =>
  table({
    seats: [
      { ready: [minion('A1', { generic: { capacity: 6 } }), ...(ann as [])], hand: [held('banishment', 'K1')] },
      { pool: 20, ...ben, ready: [minion('B1', { generic: { capacity: 4 }, ...b }), ...(ben.ready ?? [])] },
      {},
      {},
      {},
    ],
  })
const called = (t: Table): Table => {
  t.answer(Ann, 'play:K1::A1')
  return t.allPass(() => t.can(Ann, 'choose'))
}
/** It passes, about B1. */
const banished = (t: Table): Table => {
  called(t).answer(Ann, 'choose', { pick: ['B1'] as never })
  return carried(t)
}
const broughtOut = (t: Table): Table => {
  t.endPhasesTo(Ben, 'influence').answer(Ben, 'bring-out:B1')
  return t
}
const place = (t: Table, card: string) => pileOf(t.state, t.id(card))

describe('Banishment', () => {
  it('sends the vampire to the uncontrolled region with its blood; what lies on it is out of play', () => {
    const t = banished(board({ blood: 3, counters: { corruption: 1 }, ...on('44-magnum', 'E1') }))
    expect([place(t, 'B1'), place(t, 'E1'), t.blood('B1'), t.card('B1').counters]).toEqual([
      { seat: Ben, pile: 'uncontrolled' },
      { seat: Ben, pile: 'under' },
      3,
      { corruption: 1 },
    ])
    expect([t.card('E1').on, t.inAsh(Ann, 'K1')]).toEqual([t.id('B1'), true])
  })

  it('does nothing where the referendum fails', () => {
    const t = called(board())
    t.answer(Ann, 'choose', { pick: ['B1'] as never })
    expect([place(t.allPass(), 'B1'), t.inAsh(Ann, 'K1')]).toEqual([{ seat: Ben, pile: 'inPlay' }, true])
  })

  it('of a vampire that is burned by then it moves nothing', () => {
    const t = called(board())
    t.answer(Ann, 'choose', { pick: ['B1'] as never })
    t.allPass(() => t.window() === 'polling')
    t.effect(Ann, [{ op: 'move', who: 'v', to: 'ash' }], { v: 'B1' })
    expect(place(carried(t), 'B1')).toEqual({ seat: Ben, pile: 'ash' })
  })

  it("chooses among the ready younger vampires, one's own too", () => {
    const t = board(
      {},
      {
        ready: [minion('B2', { generic: { capacity: 6 } }), minion('B3', { generic: { type: 'ally' } })],
        torpor: [minion('B4', { generic: { capacity: 2 } })],
      },
      [minion('A2', { generic: { capacity: 5 } })],
    )
    expect(called(t).option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('A2'), t.id('B1')] }])
  })

  it('banishment#G158-1: not without a younger one', () => {
    const t = board({ generic: { capacity: 6 } })
    expect([t.refused(Ann, 'play:K1::A1'), t.why(Ann, 'play', 'K1')]).toEqual([
      'illegal-option',
      ['no-target', 'TARGET-01'],
    ])
  })

  it('banishment#1: is not directed: nobody is its target', () => {
    const t = board()
    t.answer(Ann, 'play:K1::A1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [] }])
    // So a Secure Haven does not keep anybody.
    expect(place(banished(board(on('secure-haven', 'H1'))), 'B1')).toMatchObject({ pile: 'uncontrolled' })
  })

  it('banishment#2: is influenced as others are; what makes it older counts again only as it comes out, and nothing drains', () => {
    const full = banished(board({ blood: 5, ...on('dominate', 'M1') }))
    expect([full.blood('B1'), capacity(full.state, full.id('B1'))]).toEqual([5, 4])
    broughtOut(full)
    expect([full.blood('B1'), capacity(full.state, full.id('B1'))]).toEqual([5, 5])
    const short = banished(board({ blood: 2, ...on('dominate', 'M1') }))
    short.endPhasesTo(Ben, 'influence')
    expect(short.can(Ben, 'bring-out:B1')).toBe(false)
    short.answer(Ben, 'invest:B1', { amount: 2 })
    short.answer(Ben, 'bring-out:B1')
    expect([short.blood('B1'), capacity(short.state, short.id('B1')), short.pool(Ben)]).toEqual([4, 5, 18])
  })

  it('banishment#3: what was done to it holds again: a title, a bleed, and whom The Rack has chosen', () => {
    const t = board({}, { ready: [{ card: 'the-rack', as: 'L1', vars: { v: { card: 'B1' } } }, minion('B2')] })
    t.effect(Ben, [{ op: 'modify', stat: 'bleed', delta: 1, on: 'by', until: 'game' }], {}, { by: 'B1', source: 'B1' })
    t.effect(Ben, entitle('by', 'prince', 'Atlanta'), {}, { by: 'B1', source: 'B1' })
    expect([t.stat('B1', 'votes'), t.stat('B1', 'bleed')]).toEqual([2, 2])
    broughtOut(banished(t))
    expect([t.stat('B1', 'votes'), t.stat('B1', 'bleed')]).toEqual([2, 2])
    t.endPhasesTo(Ben, 'unlock')
    expect(t.can(Ben, 'use:L1:feed')).toBe(true)
  })

  it('banishment#4: it and what lies on it come back unlocked, and nothing was unlocked', () => {
    const t = banished(
      board({
        locked: true,
        attachments: [
          { card: '44-magnum', as: 'E1', locked: true },
          { card: 'anima-gathering', as: 'G1' },
        ],
      }),
    )
    t.endPhasesTo(Ben, 'influence')
    const unlocked = t.happened('unlocked').length
    t.answer(Ben, 'bring-out:B1')
    expect([t.locked('B1'), t.locked('E1'), controllerOf(t.state, t.id('E1'))]).toEqual([false, false, Ben])
    expect(t.happened('unlocked')).toHaveLength(unlocked)
    // Which would burn it.
    expect(t.card('G1').on).toBe(t.id('B1'))
  })

  it('banishment#5: it waits with who controlled it, whoever owns it, and leaves the game with them', () => {
    const t = banished(board({ owner: Cal }))
    expect(place(t, 'B1')).toEqual({ seat: Ben, pile: 'uncontrolled' })
    t.effect(Ben, [{ op: 'counters', from: { pool: 'you' }, to: 'bank', amount: 30, why: 'effect' }])
    expect([t.state.seats[Ben]!.ousted, place(t, 'B1')]).toEqual([true, { seat: Cal, pile: 'removed' }])
  })
})
