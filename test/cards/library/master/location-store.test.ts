import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../../shared/rules/index.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { held, type Table, v } from '../../scene.ts'

/** Cards of which one may be taken where another would be drawn. */
const cards = (n: number): string[] => Array<string>(n).fill('lost-in-crowds')
const library = (t: Table, seat: number = Ann): number => t.state.seats[seat]!.library.length
const on = (t: Table, host: string): number[] =>
  t.state.cards.flatMap((card, id) => (card.on === t.id(host) ? [id] : []))
const seen = (t: Table, viewer: number, host: string) =>
  viewFor(t.state, viewer).seats.flatMap(seat =>
    seat.inPlay.filter(one => one.on === t.id(host)).map(one => one.card.key),
  )
const asked = (t: Table) => t.option(Ann, 'choose')?.slots?.[0]

describe('Storage Annex', () => {
  const hand = (t: Table, seat: number = Ann): number => t.state.seats[seat]!.hand.length

  const annex = (more: object = {}) =>
    table({
      seats: [
        {
          hand: [...held('deflection', 'D1'), ...cards(6)],
          library: cards(9),
          ready: [
            minion('A1'),
            { card: 'storage-annex', as: 'S1', under: [{ card: 'govern-the-unaligned', as: 'G1', down: true }] },
          ],
          ...more,
        },
        { ready: [minion('B1')], hand: cards(7) },
        {},
        {},
        {},
      ],
      turn: { phase: 'master' },
    })

  it('comes into play with a card of the hand under it, face down', () => {
    const t = table({
      seats: [
        { hand: [...held('storage-annex', 'S1'), ...held('deflection', 'D1'), ...cards(5)], library: cards(9) },
        {},
        {},
      ],
      turn: { phase: 'master' },
    })
    expect(t.refused(Ann, 'play:S1:', { c: [t.id('S1')] })).toBe('illegal-args')
    t.answer(Ann, 'play:S1:', { c: [t.id('D1')] })
    expect([on(t, 'S1'), hand(t), seen(t, Ann, 'S1'), seen(t, Ben, 'S1')]).toEqual([
      [t.id('D1')],
      7,
      ['deflection'],
      [null],
    ])
    expect(JSON.stringify(t.seenBy(Ben))).not.toContain('deflection')
  })

  it('storage-annex#2: not where it is the only card of the hand', () => {
    const t = table({
      seats: [{ hand: held('storage-annex', 'S1'), library: cards(9) }, {}, {}],
      turn: { phase: 'master' },
    })
    expect([t.can(Ann, 'play:S1:'), t.why(Ann, 'play', 'S1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })

  it('in the own master phase a card of the hand is exchanged for the one under it, once', () => {
    const t = annex()
    t.answer(Ann, 'use:S1:swap', { c: [t.id('D1')] })
    expect([on(t, 'S1'), t.inHand(Ann, 'G1'), hand(t), t.can(Ann, 'use:S1:swap')]).toEqual([
      [t.id('D1')],
      true,
      7,
      false,
    ])
    expect(JSON.stringify(t.seenBy(Ben))).not.toMatch(/deflection|govern/)
    expect(annex().endPhasesTo(Ann, 'minion').can(Ann, 'use:S1:swap')).toBe(false)
    expect(annex({ hand: [] }).can(Ann, 'use:S1:swap')).toBe(false)
  })

  it('storage-annex#1: stolen, the card goes with it, to be taken into another hand; from there it returns to its owner', () => {
    const t = annex()
    t.effect(Ben, [{ op: 'control', who: 's', to: 'you' }], { s: 'S1' })
    expect([seen(t, Ann, 'S1'), seen(t, Ben, 'S1')]).toEqual([[null], ['govern-the-unaligned']])
    t.endPhasesTo(Ben, 'master')
    t.answer(Ben, 'use:S1:swap', { c: [t.state.seats[Ben]!.hand[0]!] })
    expect([t.inHand(Ben, 'G1'), hand(t, Ben)]).toEqual([true, 7])
    t.endPhasesTo(Ben, 'discard')
    t.answer(Ben, 'discard:G1')
    expect([t.inAsh(Ann, 'G1'), t.inAsh(Ben, 'G1')]).toEqual([true, false])
  })

  it('storage-annex#3: what lies on it goes to the hand, wherever what takes its place comes from', () => {
    const t = annex({ hand: [...held('deflection', 'D1'), ...cards(5), 'bonding'] })
    t.answer(Ann, 'use:S1:swap', { c: [t.id('D1')] })
    expect([t.inHand(Ann, 'G1'), t.state.seats[Ann]!.library.length, t.happened('drawn')]).toEqual([true, 9, []])
  })

  it('storage-annex#G28-1: burned, it takes the card with it', () => {
    const t = annex()
    t.effect(Ann, [{ op: 'move', who: 's', to: 'ash' }], { s: 'S1' })
    expect([t.inAsh(Ann, 'S1'), t.inAsh(Ann, 'G1')]).toEqual([true, true])
  })
})

describe('Black Market Cache', () => {
  const hand = (t: Table, seat: number = Ann): number => t.state.seats[seat]!.hand.length

  const gear = [...held('kevlar-vest', 'E1', 'E2'), ...held('44-magnum', 'E3')]
  const cache = (more: object = {}, turn: object = { phase: 'master', masterActions: 3 }) =>
    table({
      seats: [
        {
          pool: 10,
          hand: [...held('misdirection', 'M1'), ...cards(6)],
          library: cards(9),
          ready: [
            minion('A1', { generic: { clan: 'Ravnos' } }),
            {
              card: 'black-market-cache',
              as: 'C1',
              under: [
                { card: 'kevlar-vest', as: 'E1' },
                { card: '44-magnum', as: 'E2' },
              ],
            },
          ],
          ...more,
        },
        { ready: [minion('B1')], hand: cards(7) },
        {},
        {},
        {},
      ],
      turn,
    })

  it('takes up to three non-unique equipment cards from the library, face up', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          hand: [...held('black-market-cache', 'C1'), ...cards(6)],
          library: [...cards(3), ...gear, ...held('ivory-bow', 'U1'), ...cards(9)],
          ready: [minion('A1', { generic: { clan: 'Ravnos' } })],
        },
        {},
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:C1:')
    expect(asked(t)).toMatchObject({ candidates: [t.id('E1'), t.id('E2'), t.id('E3')], min: 0, max: 3 })
    t.choose(Ann, [t.id('E1'), t.id('E3')])
    expect([on(t, 'C1').toSorted(), seen(t, Ben, 'C1').toSorted(), library(t)]).toEqual([
      [t.id('E1'), t.id('E3')].toSorted(),
      ['44-magnum', 'kevlar-vest'],
      13,
    ])
  })

  it('burns where nothing is found, and needs a ready Ravnos', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          hand: held('black-market-cache', 'C1'),
          library: [...cards(9), ...gear],
          ready: [minion('A1', { generic: { clan: 'Ravnos' } })],
        },
        {},
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:C1:')
    t.choose(Ann, [])
    expect(t.inAsh(Ann, 'C1')).toBe(true)
    expect(
      table({
        seats: [{ hand: held('black-market-cache', 'C1'), ready: [minion('A1')] }, {}, {}],
        turn: { phase: 'master' },
      }).can(Ann, 'play:C1:'),
    ).toBe(false)
  })

  it('one of its cards is drawn in place of one of the library, or not; with none left it burns', () => {
    const t = cache()
    t.answer(Ann, 'play:M1:', { m: [t.id('B1')] })
    expect([asked(t), t.locked('B1')]).toMatchObject([{ candidates: [t.id('E1'), t.id('E2')], min: 0, max: 1 }, false])
    t.choose(Ann, [t.id('E1')])
    expect([t.inHand(Ann, 'E1'), hand(t), library(t), t.locked('B1'), on(t, 'C1')]).toEqual([
      true,
      7,
      9,
      true,
      [t.id('E2')],
    ])
    const last = cache({
      ready: [minion('A1'), { card: 'black-market-cache', as: 'C1', under: [{ card: 'kevlar-vest', as: 'E1' }] }],
    })
    last.answer(Ann, 'play:M1:', { m: [last.id('B1')] })
    last.choose(Ann, [last.id('E1')])
    expect([last.inHand(Ann, 'E1'), last.inAsh(Ann, 'C1')]).toEqual([true, true])
    const not = cache()
    not.answer(Ann, 'play:M1:', { m: [not.id('B1')] })
    not.choose(Ann, [])
    expect([hand(not), library(not), on(not, 'C1').length]).toEqual([7, 8, 2])
  })

  it('each of several draws for itself, and whatever draws: a larger hand, or an effect', () => {
    const t = cache()
    t.effect(Ann, [{ op: 'modify', stat: 'handSize', delta: 3, on: { seat: 'you' }, until: 'turn' }])
    t.choose(Ann, [t.id('E2')])
    expect([hand(t), asked(t)]).toMatchObject([8, { candidates: [t.id('E1')] }])
    t.choose(Ann, [])
    expect([hand(t), asked(t)]).toMatchObject([9, { candidates: [t.id('E1')] }])
    t.choose(Ann, [t.id('E1')])
    expect([hand(t), library(t), t.inAsh(Ann, 'C1')]).toEqual([10, 8, true])
    const drawn = cache({ hand: cards(5), library: cards(9) })
    drawn.effect(Ann, [{ op: 'draw', seat: 'you', from: 'library', count: 2 }])
    drawn.choose(Ann, [drawn.id('E1')])
    drawn.choose(Ann, [])
    expect([hand(drawn), drawn.inHand(Ann, 'E1'), library(drawn)]).toEqual([7, true, 8])
  })

  it('not with an empty library: there is no draw then', () => {
    const t = cache({ library: [], exhausted: true })
    t.answer(Ann, 'play:M1:', { m: [t.id('B1')] })
    expect([asked(t), hand(t), on(t, 'C1').length]).toEqual([undefined, 6, 2])
  })
})

describe('Powerbase: Chicago', () => {
  const scene = (stored: number, turn: object = { phase: 'unlock' }) =>
    table({
      seats: [
        { pool: 9, ready: [{ card: 'powerbase-chicago', as: 'L1', counters: { blood: stored } }], hand: ['villein'] },
        { pool: 9, ready: [minion('B1'), { generic: { type: 'ally' }, as: 'B2' }] },
        {},
      ],
      turn,
    })
  it('in the own unlock phase 1 blood goes on it, or all of it to the pool: one of the two, once', () => {
    const t = scene(3)
    t.answer(Ann, 'use:L1:store')
    expect([t.card('L1').counters, t.can(Ann, 'use:L1:take'), t.can(Ann, 'use:L1:store')]).toEqual([
      { blood: 4 },
      false,
      false,
    ])
    const taken = scene(3)
    taken.answer(Ann, 'use:L1:take')
    expect([taken.pool(Ann), taken.can(Ann, 'use:L1:store'), scene(0).can(Ann, 'use:L1:take')]).toEqual([
      12,
      false,
      false,
    ])
  })
  it('a vampire of another moves all of it to the pool of its controller by a directed action', () => {
    const t = scene(3, { seat: Ben })
    expect(t.can(Ben, 'action:L1:rob:B2')).toBe(false)
    t.answer(Ben, 'action:L1:rob:B1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ann], stealth: 0 }])
    t.allPass()
    expect([t.pool(Ben), t.pool(Ann), t.card('L1').counters?.['blood'] ?? 0]).toEqual([12, 9, 0])
  })
})

describe('Powerbase: Barranquilla', () => {
  const store = (stored: number, turn: object = { phase: 'unlock' }, ben: object[] = [minion('B1')]) =>
    table({
      seats: [
        {
          pool: 9,
          ready: [{ card: 'powerbase-barranquilla', as: 'L1', counters: { blood: stored } }, v('A1')],
          hand: ['villein'],
        },
        { pool: 9, ready: ben as never },
        {},
      ],
      turn,
    })
  it('comes with as much blood as the capacity of a ready Sabbat vampire of its own', () => {
    const sabbat = { sect: 'Sabbat', capacity: 6 }
    const t = table({
      seats: [
        {
          pool: 9,
          ready: [v('A1', sabbat), v('A2', { sect: 'Camarilla' })],
          torpor: [v('A3', sabbat)],
          hand: held('powerbase-barranquilla', 'L1'),
        },
        { ready: [v('B1', sabbat)] },
        {},
      ],
      turn: { phase: 'master' },
    })
    expect(t.option(Ann, 'play:L1:')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
    t.answer(Ann, 'play:L1:', { v: ['A1'] })
    t.allPass(() => t.card('L1').counters !== undefined)
    expect([t.card('L1').counters, t.pool(Ann), t.blood('A1')]).toEqual([{ blood: 6 }, 8, 6])
  })
  it('gives 1 blood to the pool in the own unlock phase, once, and burns with the last', () => {
    const t = store(2)
    t.answer(Ann, 'use:L1:take')
    expect([t.pool(Ann), t.card('L1').counters, t.can(Ann, 'use:L1:take')]).toEqual([10, { blood: 1 }, false])
    const last = store(1)
    last.answer(Ann, 'use:L1:take')
    expect([last.pool(Ann), last.inAsh(Ann, 'L1')]).toEqual([10, true])
  })
  it('any vampire burns it by a directed action, a titled one at 1 more stealth', () => {
    const ben = [v('B1'), v('B2', { title: 'prince', city: 'Rome' }), minion('B3', { generic: { type: 'ally' } })]
    for (const [who, stealth] of [
      ['B1', 0],
      ['B2', 1],
    ] as const) {
      const t = store(2, { seat: Ben }, ben)
      expect(t.can(Ben, 'action:L1:burn:B3')).toBe(false)
      t.answer(Ben, `action:L1:burn:${who}`)
      expect(t.happened('action-announced')).toMatchObject([{ targets: [Ann], stealth }])
      t.allPass()
      expect([t.inAsh(Ann, 'L1'), t.pool(Ann)]).toEqual([true, 9])
    }
    expect(store(2, {}).can(Ann, 'action:L1:burn:A1')).toBe(true)
  })
})
