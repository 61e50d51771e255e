import { describe, expect, it } from 'vitest'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { K1, held, v, type Table } from '../../scene.ts'

const CARDS = ['bonding', 'deflection', 'villein', 'conditioning', '44-magnum', 'fame', 'govern-the-unaligned']
const pile = (n: number, prefix = 'L') =>
  Array.from({ length: n }, (_, i) => ({ card: CARDS[i % CARDS.length]!, as: `${prefix}${i + 1}` }))
const ids = (t: Table, ...names: string[]) => names.map(one => t.id(one))
const master = { phase: 'master' as const }

/** What Ben and everybody else is told, in one text. */
const told = (t: Table, seat: number) => JSON.stringify(t.seenBy(seat))

describe('Liquidation', () => {
  const scene = (n: number) =>
    table({
      seats: [
        { pool: 10, ready: [v('A1')], hand: [K1('liquidation'), ...Array<string>(6).fill('fame')], library: pile(n) },
        {},
      ],
      turn: master,
    })

  it('burns the seven cards on top of the library for 3 pool, and is not replaced before the discard phase', () => {
    const t = scene(9)
    t.answer(Ann, 'play:K1:')
    expect([t.pool(Ann), t.state.seats[Ann]!.library, t.state.seats[Ann]!.hand.length]).toEqual([
      13,
      ids(t, 'L8', 'L9'),
      6,
    ])
    expect(t.state.seats[Ann]!.ash).toEqual([...ids(t, 'L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7'), t.id('K1')])
    expect(t.happened('moved')).toHaveLength(7)
    t.endPhasesTo(Ann, 'discard')
    expect(t.inHand(Ann, 'L8')).toBe(true)
  })

  it('liquidation#1: with fewer than seven in the library it cannot be played', () => {
    expect([scene(6).can(Ann, 'play:K1:'), scene(6).why(Ann, 'play', 'K1'), scene(7).can(Ann, 'play:K1:')]).toEqual([
      false,
      ['no-target', 'PLAY-01'],
      true,
    ])
  })
})

describe('The Slaughterhouse', () => {
  const scene = (library: object[]) =>
    table({
      seats: [{ ready: [v('A1'), { card: 'the-slaughterhouse', as: 'S1' }] }, { library: library as never }, {}],
      turn: master,
    })

  it('locks to burn two cards from the top of the prey’s library, for all to see', () => {
    const t = scene(pile(3))
    t.answer(Ann, 'use:S1:burn')
    expect([t.locked('S1'), t.state.seats[Ben]!.ash, t.state.seats[Ben]!.library, t.can(Ann, 'use:S1:burn')]).toEqual([
      true,
      ids(t, 'L1', 'L2'),
      ids(t, 'L3'),
      false,
    ])
    expect(told(t, Cal)).toContain('"key":"deflection"')
  })

  it('burns the only one there is, and nothing of an empty one', () => {
    const t = scene(pile(1))
    t.answer(Ann, 'use:S1:burn')
    expect([t.state.seats[Ben]!.ash, scene([]).can(Ann, 'use:S1:burn')]).toEqual([ids(t, 'L1'), false])
  })
})

describe('The Marrakesh Codex', () => {
  const scene = (n: number) =>
    table({
      seats: [
        { ready: [v('A1'), { card: 'the-marrakesh-codex', as: 'M1' }], library: pile(n) },
        { ready: [v('B1'), v('B2', {}, { locked: true })] },
        {},
      ],
      turn: master,
    })

  it('shows the top four cards to its controller alone, and no sooner than it is locked', () => {
    const t = scene(6)
    expect(t.option(Ann, 'use:M1:order')?.slots).toBeUndefined()
    t.answer(Ann, 'use:M1:order')
    expect([t.locked('M1'), t.option(Ann, 'choose')?.slots]).toMatchObject([
      true,
      [{ candidates: ids(t, 'L1', 'L2', 'L3', 'L4'), min: 4, max: 4 }],
    ])
    t.choose(Ann, ids(t, 'L4', 'L2', 'L1', 'L3'))
    expect(t.state.seats[Ann]!.library).toEqual(ids(t, 'L4', 'L2', 'L1', 'L3', 'L5', 'L6'))
    expect(told(t, Ann)).toContain('"key":"deflection"')
    expect(told(t, Ben)).not.toContain('"key":"deflection"')
    expect(t.seenBy(Ben).filter(({ key }) => key === 'moved' || key === 'chosen')).toEqual([])
  })

  it('orders as many as there are, each of them once', () => {
    const t = scene(2)
    t.answer(Ann, 'use:M1:order')
    expect(t.refused(Ann, 'choose', { pick: ids(t, 'L1') })).toBe('illegal-args')
    t.choose(Ann, ids(t, 'L2', 'L1'))
    expect([t.state.seats[Ann]!.library, scene(0).can(Ann, 'use:M1:order')]).toEqual([ids(t, 'L2', 'L1'), false])
  })

  it('any vampire of another can steal it by a directed action', () => {
    const t = scene(3).endPhasesTo(Ben, 'minion')
    expect(t.can(Ben, 'action:M1:steal:B2')).toBe(true)
    t.answer(Ben, 'action:M1:steal:B1')
    expect(t.happened('action-announced').at(-1)).toMatchObject({ targets: [Ann], stealth: 0 })
    t.allPass()
    expect(t.state.seats[Ben]!.inPlay).toContain(t.id('M1'))
  })
})

describe('Maabara', () => {
  const scene = () =>
    table({
      seats: [
        {
          ready: [v('A1'), { card: 'maabara', as: 'M1' }],
          library: pile(3),
          ash: [...held('bonding', 'X1'), ...held('44-magnum', 'X2'), { card: 'alu', as: 'X3' }],
        },
        { ready: [v('B1')] },
        {},
      ],
      turn: { phase: 'master', masterActions: 2 } as never,
    })

  it('maabara#1: everybody sees which library card goes there from the ash heap', () => {
    const t = scene()
    expect(t.option(Ann, 'use:M1:keep')?.slots).toMatchObject([{ candidates: ids(t, 'X1', 'X2') }])
    t.answer(Ann, 'use:M1:keep', { c: ['X1'] } as never)
    expect([t.locked('M1'), t.state.seats[Ann]!.under, told(t, Ben)]).toEqual([
      true,
      ids(t, 'X1'),
      expect.stringContaining('"key":"bonding"'),
    ])
  })

  it('a master phase action puts one of them on top of the library, told to nobody else', () => {
    const t = scene()
    t.answer(Ann, 'use:M1:keep', { c: ['X1'] } as never)
    t.effect(Ann, [{ op: 'unlock', who: 'm' }], { m: 'M1' }).answer(Ann, 'use:M1:keep', { c: ['X2'] } as never)
    const before = t.log.length
    t.answer(Ann, 'use:M1:top', { c: ['X2'] } as never)
    expect([t.state.seats[Ann]!.library, t.state.seats[Ann]!.under]).toEqual([
      ids(t, 'X2', 'L1', 'L2', 'L3'),
      ids(t, 'X1'),
    ])
    const since = t.seenBy(Ben).filter(event => t.log.indexOf(event) >= before)
    expect(JSON.stringify(since)).not.toContain('44-magnum')
    expect(t.can(Ann, 'use:M1:top')).toBe(t.state.frames[0]?.kind === 'turn' && t.state.frames[0].masterActions > 0)
  })

  it('any vampire burns it, and what it keeps with it', () => {
    const t = scene()
    t.answer(Ann, 'use:M1:keep', { c: ['X1'] } as never)
    t.endPhasesTo(Ben, 'minion').answer(Ben, 'action:M1:burn:B1')
    t.allPass()
    expect([t.inAsh(Ann, 'M1'), t.inAsh(Ann, 'X1')]).toEqual([true, true])
  })
})

it('what is revealed to all says whose it is', () => {
  const t = table({ seats: [{ ready: [minion('A1')] }, { library: pile(2) }, {}] })
  t.effect(Ann, [{ op: 'look', at: { in: 'library', of: 'prey', top: 1 }, to: 'all', as: 'c' }])
  expect(t.seenBy(Cal)).toMatchObject([{ key: 'looked', seat: Ben, cards: [{ key: 'bonding' }], shown: true }])
})
