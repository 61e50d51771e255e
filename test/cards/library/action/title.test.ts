import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../../shared/rules/index.ts'
import { FOR, tally, titled } from '../../../support/polls.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { K1, type Table, v } from '../../scene.ts'

const anarch = (as: string, more: object = {}, generic: object = {}) =>
  minion(as, { generic: { sect: 'Anarch', capacity: 8, ...generic }, ...more })
const vampire = (as: string, generic: object = {}, more: object = {}) => minion(as, { generic, ...more })
const title = (t: Table, as: string) =>
  viewFor(t.state, Ann)
    .seats.flatMap(seat => seat.ready)
    .find(one => one.card.id === t.id(as))?.title

describe('cards that mark a title', () => {
  describe('Fee Stake: Corte', () => {
    const scene = (generic: object = {}) =>
      table({
        seats: [
          {
            ready: [
              vampire('A1', { sect: 'Anarch', ...generic }),
              vampire('A2', { sect: 'Anarch', title: 'baron', city: 'Pisa' }),
            ],
            hand: [{ card: 'fee-stake-corte', as: 'F1' }],
          },
          { ready: [vampire('B1', { title: 'prince' }), vampire('B2', { title: '1 vote', sect: 'Independent' })] },
          {},
          {},
          {},
        ],
      })

    it('an Anarch of capacity 5 or more becomes baron, at +1 stealth', () => {
      const t = scene()
      t.answer(Ann, 'play:F1::A1')
      expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
      t.allPass()
      expect([title(t, 'A1'), t.stat('A1', 'votes'), t.card('F1').on]).toEqual(['baron', 2, t.id('A1')])
      for (const [generic, why] of [
        [{ capacity: 4 }, 'too-young'],
        [{ sect: 'Camarilla' }, 'missing-sect'],
      ] as const) {
        const other = scene(generic)
        expect(other.refused(Ann, 'play:F1::A1')).toBe('illegal-option')
        expect(other.why(Ann, 'play', 'F1')).toBe(undefined)
        other.effect(Ann, [{ op: 'move', who: 'v', to: 'ash' }], { v: 'A2' })
        expect(other.why(Ann, 'play', 'F1')?.[0]).toBe(why)
      }
    })

    it('any vampire may call a referendum to burn it, in which titles that are not Anarch are worth a vote less', () => {
      const t = scene()
      t.answer(Ann, 'play:F1::A1')
      t.allPass()
      t.endPhasesTo(Ben, 'minion')
      t.answer(Ben, 'action:F1:burn:B1')
      t.allPass(() => t.window() === 'polling')
      expect([
        t.stat('B1', 'votes'),
        t.stat('B2', 'votes'),
        t.stat('A1', 'votes'),
        t.can(Ben, 'vote:title:B2'),
        t.can(Ben, 'vote:called'),
      ]).toEqual([1, 0, 2, false, false])
      t.answer(Ben, 'vote:title:B1', FOR)
      t.allPass()
      expect([t.inAsh(Ann, 'F1'), title(t, 'A1'), t.stat('B1', 'votes')]).toEqual([true, null, 2])
    })
  })
})

it('Fee Stake: New York makes an Anarch its baron, a Brujah with 1 vote more in the referendums it calls', () => {
  const t = table({
    seats: [
      {
        ready: [v('A1', { sect: 'Anarch', clan: 'Brujah', capacity: 5 }), v('A2', { sect: 'Anarch', capacity: 4 })],
        hand: [K1('fee-stake-new-york'), { card: 'kine-resources-contested', as: 'H2' }],
      },
      {},
      {},
    ],
  })
  expect(t.can(Ann, 'play:K1::A2')).toBe(false)
  t.answer(Ann, 'play:K1::A1')
  t.allPass()
  expect([t.card('K1').on, t.stat('A1', 'votes')]).toEqual([t.id('A1'), 2])
  t.effect(Ann, [{ op: 'unlock', who: 'm' }], { m: 'A1' })
  t.answer(Ann, 'play:H2::A1')
  expect(t.stat('A1', 'votes')).toBe(3)
})

describe('Fee Stakes', () => {
  const stakes = ['corte', 'los-angeles', 'new-york', 'perth', 'seattle'].map(city => `fee-stake-${city}`)
  const called = (card: string, others: object[]) => {
    const t = table({
      seats: [
        { ready: [anarch('A1', { attachments: [{ card, as: 'F1' }] })] },
        { ready: [minion('B1'), titled('priscus', 'B2', {}, { sect: 'Sabbat' }), ...others] as never },
        {},
        {},
        {},
      ],
      turn: { seat: Ben },
    })
    t.effect(
      Ann,
      [{ op: 'become', who: 'a', traits: { title: 'baron', city: card.slice(10) }, until: 'leaves' }],
      { a: 'A1' },
      { source: 'F1' },
    )
    return t
  }
  it.each(stakes)('%s#G21-1: what the priscus cast together is not worth less by it', card => {
    const t = called(card, [titled('prince', 'B3')])
    t.answer(Ben, 'action:F1:burn:B1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ben, 'vote:title:B2', FOR)
    t.answer(Ben, 'vote:title:B3', FOR)
    // Three of the priscus, two of a prince less one.
    expect(tally(t)).toEqual([4, 0])
  })

  it.each(stakes)('%s#G42-1: with its title contested, nobody calls a referendum by it', card => {
    const t = called(card, [])
    expect(t.can(Ben, 'action:F1:burn:B1')).toBe(true)
    t.effect(
      Ben,
      [{ op: 'become', who: 'b', traits: { title: 'baron', city: card.slice(10), sect: 'Anarch' }, until: 'game' }],
      { b: 'B1' },
    )
    expect([t.has('title-contested'), t.can(Ben, 'action:F1:burn:B1')]).toEqual([true, false])
  })
})

describe('Fee Stakes', () => {
  it.each([
    ['los-angeles', 'Los Angeles'],
    ['perth', 'Perth'],
    ['seattle', 'Seattle'],
  ])('fee-stake-%s: an Anarch of capacity 5 or more becomes baron of %s', (name, city) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { sect: 'Anarch' }), v('A2', { sect: 'Anarch', capacity: 4 }), v('A3')],
          hand: [K1(`fee-stake-${name}`)],
        },
        { ready: [v('B1', { title: 'baron', city })] },
      ],
    })
    for (const other of ['A2', 'A3']) expect(t.can(Ann, `play:K1::${other}`)).toBe(false)
    t.answer(Ann, 'play:K1::A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1 }])
    t.allPass()
    // The city is contested.
    expect([t.card('K1').on, t.has('title-contested')]).toEqual([t.id('A1'), true])
  })
  it.each([
    ['seattle', 'Gangrel', 3],
    ['seattle', 'Gangrel antitribu', 3],
    ['seattle', 'Brujah', 2],
    ['perth', 'Gangrel', 2],
  ])('fee-stake-%s on a %s: %i votes in a referendum it calls', (name, clan, votes) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { sect: 'Anarch', clan }), v('A2', { sect: 'Anarch' })],
          hand: [
            K1(`fee-stake-${name}`),
            { card: 'kine-resources-contested', as: 'P1' },
            { card: 'kine-resources-contested', as: 'P2' },
          ],
        },
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    t.edit(state => {
      delete state.cards[t.id('A1')]!.locked
    })
    t.answer(Ann, 'play:P1::A1')
    t.allPass(() => t.window() === 'polling')
    const choice = t.state.frames.at(-1)!
    if (choice.kind === 'choice') t.choose(Ann, { 1: 2, 2: 2 } as never)
    t.allPass(() => t.window() === 'polling')
    expect(t.stat('A1', 'votes')).toBe(votes)
  })
  it.each([['perth'], ['seattle']])(
    'fee-stake-%s: burned by a referendum in which other titles are worth a vote less',
    name => {
      const t = table({
        seats: [
          { ready: [v('A1', { sect: 'Anarch' })], hand: [K1(`fee-stake-${name}`)] },
          { ready: [v('B1', { title: 'prince', city: 'Rome' })] },
          {},
        ],
      })
      t.answer(Ann, 'play:K1::A1')
      t.allPass()
      t.endPhasesTo(Ben, 'minion')
      t.answer(Ben, 'action:K1:burn:B1')
      expect(t.happened('action-announced').at(-1)).toMatchObject({ stealth: 1, targets: [] })
      t.allPass(() => t.window() === 'polling')
      expect([t.stat('B1', 'votes'), t.stat('A1', 'votes')]).toEqual([1, 2])
      t.reach(Ann, `vote:title:${t.id('A1')}`, { side: ['for'] })
      t.allPass()
      expect(t.inAsh(Ann, 'K1')).toBe(true)
    },
  )
})
