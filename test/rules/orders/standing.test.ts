import { describe, expect, it } from 'vitest'
import { eventsFor, setOrders, viewFor, type GameState, type Order } from '../../../shared/rules/index.ts'
import { MOST_ORDERS, type OrderCondition } from '../../../shared/rules/model/orders.ts'
import { Ann, Ben, Cal, table } from '../../support/table.ts'

/**
 * Standing orders (orders/README.md): the owner's written rules over public facts. The law that they equal their
 * owner is in test/laws.
 */
const bleed = () =>
  table({
    seats: [
      {
        ready: [{ generic: { disciplines: ['DOM'] }, as: 'V1' }],
        hand: [{ card: 'conditioning', as: 'C1' }],
        library: ['govern-the-unaligned'],
      },
      {
        ready: [{ generic: { disciplines: ['DOM'] }, as: 'V5' }],
        hand: [{ card: 'deflection', as: 'D1' }],
        library: ['govern-the-unaligned'],
      },
      {},
      {},
      { ready: [{ generic: {}, as: 'V8' }] },
    ],
  })
type Table = ReturnType<typeof bleed>

const write = (t: Table, seat: number, ...rules: Order[]) => {
  const { state, events } = setOrders(t.state, seat, { rules })
  expect(events).toEqual([])
  return t.edit(draft => void Object.assign(draft, JSON.parse(JSON.stringify(state))))
}
const bytes = (state: GameState) =>
  [0, 1, 2, 3, 4, 'spectator' as const].map(viewer => JSON.stringify(viewFor(state, viewer)))
const passing = (...window: NonNullable<OrderCondition['window']>): Order => ({
  id: 'quiet',
  when: { window },
  do: 'pass',
})

describe('standing orders', () => {
  it('answer in their owner’s place, and tell nobody else that they did', () => {
    const t = write(bleed(), Ben, passing('blocks', 'declined'))
    t.answer(Ann, 'bleed:V1')
    t.pass(Ann)
    expect(t.happened('passed').at(-1)).toMatchObject({ window: 'blocks', seats: [Ben], byDefault: [] })
    expect([t.window(), t.asked(), t.waiting()]).toEqual(['declined', [Ann, Ben], [Ann]])
    const told = t.happened('order-followed')
    expect(told).toEqual([{ key: 'order-followed', seat: Ben, window: 'blocks', order: 'quiet', seenBy: [Ben] }])
    expect([eventsFor(told, Ben), eventsFor(told, Ann), eventsFor(told, 'spectator')]).toEqual([told, [], []])
  })

  it('follow the first rule that matches: one that asks holds back those below it', () => {
    const t = write(
      bleed(),
      Ben,
      { id: 'small', when: { window: ['declined'], action: { bleed: { lte: 1 } } }, do: 'pass' },
      { id: 'me', when: { window: ['declined'], action: { target: [Ben] } }, do: 'ask' },
      passing('blocks', 'declined'),
    )
    t.answer(Ann, 'bleed:V1')
    t.pass(Ann)
    expect([t.window(), t.waiting()]).toEqual(['declined', [Ann]])
    t.answer(Ann, 'play:C1:dom:V1')
    t.allPass(() => t.window() === 'declined')
    t.pass(Ann)
    expect([t.window(), t.waiting()]).toEqual(['declined', [Ben]])
  })

  it('leave an answer of this round alone, and outrank one kept from before', () => {
    const t = write(
      bleed(),
      Ben,
      { id: 'large', when: { window: ['declined'], action: { bleed: { gte: 2 } } }, do: 'pass' },
      passing('blocks'),
    )
    t.answer(Ann, 'bleed:V1')
    t.pass(Ann)
    t.answer(Ben, 'play:D1:dom:V5', { to: [Cal] }, { when: { same: ['target'], was: [Ben] } })
    t.answer(Ann, 'play:C1:dom:V1')
    t.allPass()
    expect([t.has('redirected'), t.pool(Ben), t.inHand(Ben, 'D1')]).toEqual([false, 30 - 3, true])

    const own = write(bleed(), Ben, passing('blocks', 'declined'))
    own.answer(Ann, 'bleed:V1')
    own.pass(Ann)
    own.answer(Ben, 'play:D1:dom:V5', { to: [Cal] })
    own.pass(Ann)
    expect(own.has('redirected')).toBe(true)
  })

  it('are in force from the next window on, and written without a trace in any other view', () => {
    const t = write(bleed(), Ben, { id: 'stop', when: { window: ['blocks'] }, do: 'ask' })
    t.answer(Ann, 'bleed:V1')
    t.pass(Ann)
    const before = bytes(t.state),
      waiting = t.asked()
    write(t, Ben, passing('blocks', 'declined'))
    expect(bytes(t.state).map((bytes, viewer) => bytes === before[viewer])).toEqual([
      true,
      false,
      true,
      true,
      true,
      true,
    ])
    expect([t.asked(), t.waiting()]).toEqual([waiting, [Ben]])
    // The second edit takes the place of the first; what the open window was opened under stays as long as it is open.
    expect(write(t, Ben, passing('declined')).state.orders).toHaveLength(2)
    t.pass(Ben)
    expect([t.window(), t.waiting()]).toEqual(['declined', [Ann]])
    t.allPass()
    expect(write(t, Ben).state.orders).toHaveLength(1)
  })

  it('are refused beyond their number, for nobody, and after the game', () => {
    const { state } = bleed()
    const rules = Array.from({ length: MOST_ORDERS + 1 }, () => passing('blocks'))
    const code = (of: GameState, seat: number, all: Order[]) => {
      const text = JSON.stringify(of)
      try {
        setOrders(of, seat, { rules: all })
        return 'accepted'
      } catch (error) {
        expect(JSON.stringify(of)).toBe(text)
        return (error as { code: string }).code
      }
    }
    expect([
      code(state, Ben, rules),
      code(state, 7, []),
      code({ ...state, result: { winner: Ann, victoryPoints: [] } }, Ben, []),
      code(state, Ben, rules.slice(1)),
    ]).toEqual(['illegal-args', 'illegal-args', 'game-over', 'accepted'])
  })
})
