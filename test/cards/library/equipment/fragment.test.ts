import { describe, expect, it } from 'vitest'
import { seatStat } from '../../../../shared/rules/reads/evaluate.ts'
import { isOver, onwards, play, upTo } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { attacked, held, type Table, v } from '../../scene.ts'

describe('Kaymakli Fragment', () => {
  const scene = (a1: object, library = 9): Table =>
    table({
      seats: [
        {
          pool: 20,
          ready: [v('A1', a1, { attachments: [{ card: 'kaymakli-fragment', as: 'K1' }] }), v('A2')],
          hand: ['villein', 'villein'],
          library: Array<string>(library).fill('villein'),
          uncontrolled: [minion('U1')],
        },
        { pool: 20, ready: [v('B1', { capacity: 9 }, { attachments: held('44-magnum', 'G1') })] },
        {},
      ],
    })
  const both = { sect: 'Sabbat', traits: ['infernal'], capacity: 9 }
  const hand = (t: Table) => t.state.seats[Ann]!.hand.length
  it('kaymakli-fragment#1: offers its actions to a Sabbat vampire and an infernal minion, and makes nobody one', () => {
    expect(
      [{}, { sect: 'Sabbat' }, { traits: ['infernal'] }, { type: 'ally', life: 2, traits: ['infernal'] }].map(a1 => {
        const t = scene(a1)
        return [t.can(Ann, 'action:K1:draw:A1'), t.can(Ann, 'action:K1:fill:A1')]
      }),
    ).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [false, true],
    ])
  })
  it.each([
    [9, 5],
    [3, 3],
  ])('kaymakli-fragment#G160-1: of %i cards in the library it draws %i', (library, n) => {
    const t = scene(both, library)
    t.answer(Ann, 'action:K1:draw:A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 0, targets: [] }])
    t.allPass()
    expect(hand(t)).toBe(2 + n)
  })
  it('kaymakli-fragment#G35-1: adds 3 blood to a vampire in the uncontrolled region, in the same turn', () => {
    const t = scene(both)
    t.answer(Ann, 'action:K1:draw:A1')
    t.allPass()
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    t.answer(Ann, 'action:K1:fill:A1', { v: ['U1'] })
    expect(t.happened('action-announced').at(-1)).toMatchObject({ stealth: 1 })
    const before = t.blood('U1')
    t.allPass()
    expect(t.blood('U1')).toBe(before + 3)
  })
  it('kaymakli-fragment#G138-1: its action is one that requires a Sabbat vampire', () => {
    const t = scene(both)
    t.answer(Ann, 'action:K1:draw:A1')
    t.effect(
      Ann,
      [
        {
          op: 'if',
          test: { required: { sect: 'Sabbat' } },
          then: [{ op: 'mark', fact: 'asked', of: 'a', n: 1, until: 'turn' }],
        },
      ],
      { a: 'A1' },
    )
    expect(t.state.facts.some(({ name }) => name === 'asked')).toBe(true)
  })
  it('kaymakli-fragment#G139-1: gone from its bearer, it draws nothing', () => {
    const t = scene(both)
    t.answer(Ann, 'action:K1:draw:A1')
    t.effect(Ben, [{ op: 'move', who: 'k', to: 'ash' }], { k: 'K1' })
    t.allPass()
    expect([hand(t), t.happened('action-succeeded').length]).toEqual([2, 1])
  })
  it('the minion that fights its bearer can steal it by a strike, at close range', () => {
    const t = scene(both)
    attacked(t, 'A1', 'B1')
    upTo(t, 'strike')
    onwards(t, () => t.can(Ben, 'strike:B1:K1:steal'))
    expect(t.can(Ann, 'strike:A1:K1:steal')).toBe(false)
    t.answer(Ben, 'strike:B1:K1:steal')
    onwards(t, () => isOver(t))
    expect([t.card('K1').on, t.happened('damaged').length]).toEqual([t.id('B1'), 1])
    const far = scene(both)
    attacked(far, 'A1', 'B1')
    upTo(far, 'range')
    play(far, Ben, 'maneuver:B1:G1:shot')
    onwards(far, () => isOver(far))
    expect(far.card('K1').on).toBe(far.id('A1'))
  })
})

describe('Shaal Fragment', () => {
  const scene = () =>
    table({
      seats: [
        { ready: [v('A1', { capacity: 9 }), v('A2', { type: 'ally' })] },
        { ready: [v('B1', {}, { attachments: held('shaal-fragment', 'K1') }), v('B2')] },
        {},
      ],
    })
  it('a hand of 9 for who controls it; any vampire steals it by a directed action, no ally', () => {
    const t = scene()
    expect([0, 1].map(seat => seatStat(t.state, seat, 'handSize'))).toEqual([7, 9])
    expect(t.can(Ann, 'action:K1:steal:A2')).toBe(false)
    t.answer(Ann, 'action:K1:steal:A1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: 0 }])
    t.allPass(() => t.has('control-changed'))
    onwards(t, () => t.card('K1').on !== t.id('B1'))
    expect([0, 1].map(seat => seatStat(t.state, seat, 'handSize'))).toEqual([9, 7])
  })
  it('shaal-fragment#G92-1: not burned by who meets what it asks for, though they control another copy', () => {
    const may = (...more: object[]) =>
      table({
        seats: [{ ready: [v('A1'), ...more] as never, hand: held('shaal-fragment', 'K1') }, {}],
        turn: { phase: 'unlock' },
      }).can(Ann, 'burn-option:K1')
    const harbinger = v('A2', { clan: 'Harbinger of Skulls' }, { attachments: held('shaal-fragment', 'X1') })
    expect([may(), may(harbinger)]).toEqual([true, false])
  })
  it('shaal-fragment#G13-1: a fellow minion that is no Harbinger equips with it by the action of the rulebook', () => {
    const t = table({
      seats: [{ ready: [v('A1', {}, { attachments: held('shaal-fragment', 'K1') }), v('A2')] }, {}],
    })
    t.answer(Ann, 'equip:A2:A1', { cards: ['K1'] })
    t.allPass()
    expect(t.card('K1').on).toBe(t.id('A2'))
  })
})
