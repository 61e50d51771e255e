import { banish } from '../../../../shared/cards/makers.ts'
import { describe, expect, it } from 'vitest'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { v } from '../../scene.ts'

const M1 = (card: string) => ({ card, as: 'M1' })
const master = { phase: 'master' as const }

describe('masters that do one thing', () => {
  it('effective-management#G126-1: the top card of the crypt becomes uncontrolled', () => {
    const scene = (crypt: object[]) =>
      table({
        seats: [{ hand: [M1('effective-management')], ready: [v('A1')], crypt: crypt as never }, { ready: [v('B1')] }],
        turn: master,
      })
    const t = scene([
      { card: 'indira', as: 'C1' },
      { card: 'crow', as: 'C2' },
    ])
    t.answer(Ann, 'play:M1:')
    expect([t.state.seats[Ann]!.uncontrolled, t.state.seats[Ann]!.crypt]).toEqual([[t.id('C1')], [t.id('C2')]])
    expect(scene([]).can(Ann, 'play:M1:')).toBe(false)
  })
})

describe('Wider View', () => {
  const scene = (ann: object = {}, turn: object = {}) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1'), { card: 'wider-view', as: 'W1' }],
          uncontrolled: [minion('U1', { blood: 2 })],
          crypt: [
            { card: 'colette', as: 'K1' },
            { card: 'sully', as: 'K2' },
          ],
          ...ann,
        },
        {},
        {},
        {},
        {},
      ],
      turn: { phase: 'influence', number: 6, ...turn },
    })
  const transfers = (t: ReturnType<typeof table>) =>
    t.state.frames[0]?.kind === 'turn' ? t.state.frames[0].transfers : -1

  it('comes into play as a trifle for 1 pool', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          hand: [
            { card: 'wider-view', as: 'M1' },
            { card: 'wider-view', as: 'M2' },
          ],
          ready: [minion('A1')],
        },
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:M1:')
    expect([t.pool(Ann), t.state.seats[Ann]!.inPlay.includes(t.id('M1')), t.can(Ann, 'play:M2:')]).toEqual([
      9,
      true,
      true,
    ])
  })

  it('wider-view#1: for 1 transfer, a card from the crypt, then an uncontrolled one is removed from the game, seen by all', () => {
    const t = scene()
    t.answer(Ann, 'use:W1:look')
    expect([transfers(t), t.option(Ann, 'choose')?.slots]).toMatchObject([
      3,
      [{ candidates: [t.id('U1'), t.id('K1')] }],
    ])
    t.choose(Ann, [t.id('K1')])
    expect([
      t.state.seats[Ann]!.removed,
      t.state.seats[Ann]!.uncontrolled,
      t.seenBy(Ben).findLast(event => event.key === 'moved'),
    ]).toMatchObject([[t.id('K1')], [t.id('U1')], { card: { key: 'colette' }, to: 'removed' }])
    expect(t.seenBy(Ben).some(event => event.key === 'drawn-cards')).toBe(false)
    // And again, as long as there are transfers; the counters of what goes return to the bank.
    t.answer(Ann, 'use:W1:look')
    t.choose(Ann, [t.id('U1')])
    expect([
      transfers(t),
      t.card('U1').blood,
      t.state.seats[Ann]!.uncontrolled,
      t.can(Ann, 'use:W1:look'),
      t.why(Ann, 'use', 'W1'),
    ]).toEqual([2, undefined, [t.id('K2')], false, ['crypt-empty', 'INFLUENCE-17']])
  })

  it('a card of the crypt: not what came from the library and has become a vampire', () => {
    const t = scene({
      ready: [
        minion('A1'),
        { card: 'wider-view', as: 'W1' },
        { card: 'the-embrace', as: 'E1', changed: [{ types: ['Vampire'], capacity: 1 }] },
      ],
    })
    t.effect(Ann, [banish('e')], { e: 'E1' })
    t.answer(Ann, 'use:W1:look')
    expect([t.state.seats[Ann]!.uncontrolled.includes(t.id('E1')), t.option(Ann, 'choose')?.slots]).toMatchObject([
      true,
      [{ candidates: [t.id('U1'), t.id('K1')] }],
    ])
  })

  it('for 4 transfers it burns for 2 pool', () => {
    const t = scene()
    t.answer(Ann, 'use:W1:pool')
    expect([t.pool(Ann), t.inAsh(Ann, 'W1'), transfers(t)]).toEqual([12, true, 0])
    const poor = scene({}, { number: 3 })
    expect([poor.can(Ann, 'use:W1:pool'), poor.can(Ann, 'use:W1:look')]).toEqual([false, true])
  })

  it('nothing is drawn from an empty crypt; in no other phase', () => {
    const t = scene({ crypt: [] }, { number: 3 })
    expect([t.can(Ann, 'use:W1:look'), t.why(Ann, 'use', 'W1')]).toEqual([false, ['crypt-empty', 'INFLUENCE-17']])
    expect(scene({}, { phase: 'minion' }).can(Ann, 'use:W1:pool')).toBe(false)
  })
})

describe('Kaymakli Nightmares', () => {
  const scene = () =>
    table({
      seats: [
        {
          pool: 10,
          hand: [M1('kaymakli-nightmares'), { card: 'kaymakli-nightmares', as: 'M2' }],
          ready: [v('A1')],
          uncontrolled: [
            { card: 'indira', as: 'U1', blood: 3 },
            { card: 'crow', as: 'U2', blood: 1 },
          ],
          crypt: ['colette', 'sully'],
        },
        { pool: 10, ready: [v('B1')], uncontrolled: [{ card: 'ashley', as: 'U3', blood: 2 }], crypt: [] },
        { pool: 10, crypt: ['alu'] },
      ],
      turn: master,
    })

  it('kaymakli-nightmares#1, kaymakli-nightmares#G2-1: all that lies uncontrolled goes into the crypts, its blood to the pools; as many come back', () => {
    const t = scene()
    t.answer(Ann, 'play:M1:')
    expect([Ann, Ben, 2].map(seat => t.pool(seat))).toEqual([14, 12, 10])
    const counts = t.state.seats
      .slice(0, 3)
      .map(({ uncontrolled, crypt, library }) => [uncontrolled.length, crypt.length, library.length])
    expect(counts).toEqual([
      [2, 2, 0],
      [1, 0, 0],
      [0, 1, 0],
    ])
    const keys = t.state.seats[Ann]!.uncontrolled.concat(t.state.seats[Ann]!.crypt).map(id => t.state.cards[id]!.key)
    expect(keys.toSorted()).toEqual(['colette', 'crow', 'indira', 'sully'])
    expect(t.state.seats[Ann]!.uncontrolled.map(id => t.state.cards[id]!.blood ?? 0)).toEqual([0, 0])
  })

  it('what lies on them is burned', () => {
    const t = scene()
    t.effect(Ben, [banish('m')], { m: 'A1' })
    t.answer(Ann, 'play:M1:')
    expect([t.state.seats[Ann]!.uncontrolled.length, t.pool(Ann)]).toEqual([3, 19])
  })

  it('once in a game, by whomever', () => {
    const t = scene()
    t.answer(Ann, 'play:M1:')
    expect([t.can(Ann, 'play:M2:'), t.state.uses.map(({ what, until }) => [what, until])]).toEqual([
      false,
      [['played:kaymakli-nightmares', 'game']],
    ])
  })
})
