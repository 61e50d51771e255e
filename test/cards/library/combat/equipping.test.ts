import { describe, expect, it } from 'vitest'
import { equipment, stays, strikeR } from '../../../../shared/cards/makers.ts'
import { Ann, Ben, duel, isOver, onwards, play, upTo } from '../../../support/duel.ts'
import { withMadeUp } from '../../../support/made-up.ts'
import { table } from '../../../support/table.ts'
import { attacked, costs, type Held, held, never, of, type Table, tough, v } from '../../scene.ts'
import { suffered } from '../../rows.ts'

/** A1, with this card beside it, is in combat with B1, before range; one of the two cards and a weapon are in hand. */
const beside = (card: string, other: object, weapons: Held = held('44-magnum', 'G1')): Table => {
  const a1 = v('A1', { disciplines: ['obf'], sect: 'Anarch', capacity: 9 })
  const t = table({
    seats: [{ ready: [a1, other as never], hand: [...held(card, 'K1'), ...weapons] }, { ready: [v('B1')] }, {}],
  })
  attacked(t, 'A1', 'B1')
  return onwards(t, () => t.window() === 'before-range' || isOver(t))
}
const lent = { card: 'the-erciyes-fragments', under: [{ card: '44-magnum', as: 'U1', down: true }] }
const gun = (key: string) => equipment(key, { strikes: [{ name: 'shot', strike: strikeR(2) }] })
const cheapens = (action: boolean) => (key: string) =>
  stays(key, {
    statics: [
      {
        on: { kind: 'minion' },
        effect: {
          stat: 'cost',
          delta: -1,
          of: { kind: 'equipment' },
          paid: 'pool',
          ...(action && { action: true as const }),
        },
      },
    ],
  })

describe('Disguised Weapon', () => {
  const scene = (level: string, hand: Held = held('44-magnum', 'G1'), ben: Held = []) =>
    upTo(duel({ a: of(level), b: tough, ann: [...held('disguised-weapon', 'K1'), ...hand], ben }), 'before-range')
  it('[obf] equips with a weapon of the hand before range, for its cost; it maneuvers and strikes at once', () => {
    const t = scene('obf')
    const pool = t.pool(Ann)
    play(t, Ann, 'play:K1:obf:A1', { w: [t.id('G1')] })
    expect([t.card('G1').on, t.pool(Ann)]).toEqual([t.id('A1'), pool - 2])
    onwards(t, () => t.can(Ann, 'maneuver:A1:G1:shot'))
    t.answer(Ann, 'maneuver:A1:G1:shot')
    onwards(t, () => isOver(t))
    expect([suffered(t, 'A1'), suffered(t, 'B1')]).toEqual([[], [2]])
  })
  it('[OBF] as a strike is chosen, which is still to be chosen then', () => {
    const t = upTo(scene('OBF'), 'strike')
    t.answer(Ann, 'play:K1:OBF:A1', { w: [t.id('G1')] })
    onwards(t, () => t.can(Ann, 'strike:A1:G1:shot'))
    t.answer(Ann, 'strike:A1:G1:shot')
    onwards(t, () => isOver(t))
    expect(suffered(t, 'B1')).toEqual([2])
  })
  it.each([
    ['no weapon', held('flak-jacket', 'G1')],
    ['what it cannot pay', held('assault-rifle', 'G1')],
  ])('not with %s', (_, hand) => {
    const t = scene('obf', hand)
    t.edit(state => {
      state.seats[Ann]!.pool = 1
    })
    expect(never(t, Ann, 'play:K1:obf:A1')).toBe(true)
  })
  it('disguised-weapon#G128-1: named as it is declared, from the hand, before it is replaced', () => {
    const t = upTo(
      duel({
        a: of('obf'),
        ann: [...held('disguised-weapon', 'K1'), ...held('44-magnum', 'G1')],
        library: ['44-magnum'],
      }),
      'before-range',
    )
    expect(t.option(Ann, 'play:K1:obf:A1')?.slots).toMatchObject([{ candidates: [t.id('G1')], min: 1 }])
    expect(t.refused(Ann, 'play:K1:obf:A1', { w: [t.state.seats[Ann]!.library[0]!] })).toBe('illegal-args')
  })
  it('disguised-weapon#G131-1: what the weapon requires is asked of its bearer', () => {
    const t = scene('obf', held('tinglestripe', 'G1'))
    expect(never(t, Ann, 'play:K1:obf:A1')).toBe(true)
  })
  it('disguised-weapon#G131-2: it is no action: it equips with another in the same turn', () => {
    const t = scene('obf', held('44-magnum', 'G1', 'G2'))
    play(t, Ann, 'play:K1:obf:A1', { w: [t.id('G1')] })
    onwards(t)
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    t.answer(Ann, 'play:G2::A1')
    t.allPass()
    expect(t.card('G2').on).toBe(t.id('A1'))
  })
  it('disguised-weapon#G131-4: the weapon is not played', () => {
    const t = scene('obf', undefined, held('direct-intervention', 'I1'))
    play(t, Ann, 'play:K1:obf:A1', { w: [t.id('G1')] })
    t.allPass(() => t.card('G1').on !== undefined)
    expect(t.happened('card-played').map(event => event.key === 'card-played' && event.card.id)).toEqual([t.id('K1')])
  })
  it('disguised-weapon#G128-2: not with a weapon that may be played as if from the hand', () => {
    expect(beside('disguised-weapon', lent, []).can(Ann, 'play:K1:obf:A1')).toBe(false)
  })
  it.each([
    ['disguised-weapon#G131-3', 'speaks of an action, does nothing', true, 2],
    ['disguised-weapon#G131-5', 'speaks of none, makes the weapon cheaper', false, 1],
  ])('%s: what makes equipment cheaper, and %s', (id, _, action, cost) =>
    withMadeUp({ types: ['Master'] }, cheapens(action), key => {
      const t = beside(id.split('#')[0]!, { card: key })
      play(t, Ann, 'play:K1:obf:A1', { w: ['G1'] })
      expect([t.card('G1').on, costs(t)]).toEqual([t.id('A1'), [cost]])
    }),
  )
  it('disguised-weapon#1: a unique weapon that is contested by it strikes for neither', () => {
    const t = upTo(
      duel({
        a: of('OBF'),
        b: { ...tough, attachments: held('ivory-bow', 'I1') },
        ann: [...held('disguised-weapon', 'K1'), ...held('ivory-bow', 'I2')],
      }),
      'before-range',
    )
    play(t, Ann, 'play:K1:obf:A1', { w: [t.id('I2')] })
    expect([never(t, Ben, 'strike:B1:I1:shot'), t.has('contested')]).toEqual([true, true])
    onwards(t, () => isOver(t))
    expect(t.happened('damaged')).toHaveLength(2)
  })
})

describe('Concealed Weapon', () => {
  const scene = (hand: Held, a: object = tough) =>
    upTo(duel({ a, b: of('PRE'), ann: [...held('concealed-weapon', 'K1'), ...hand] }), 'before-range')
  const offers = (weapon: string, edit?: (t: ReturnType<typeof scene>) => void, a?: object) => {
    const t = scene(held(weapon, 'G1'), a)
    edit?.(t)
    return t.can(Ann, 'play:K1::A1')
  }
  it.each([
    ['44-magnum', true],
    ['sawed-off-shotgun', true],
    ['assault-rifle', false],
    ['ivory-bow', false],
    ['flamethrower', false],
    ['sengir-dagger', false],
    ['flak-jacket', false],
  ])('%s: %s', (weapon, may) => expect(offers(weapon)).toBe(may))
  it('puts it on any minion, before range, for its cost', () => {
    const t = scene(held('44-magnum', 'G1'), { generic: { type: 'ally', life: 3 } })
    const pool = t.pool(Ann)
    play(t, Ann, 'play:K1::A1', { w: [t.id('G1')] })
    expect([t.card('G1').on, t.pool(Ann)]).toEqual([t.id('A1'), pool - 2])
  })
  it('concealed-weapon#1 concealed-weapon#2: by its damage in any hands: strength counts for nothing', () => {
    expect(offers('sawed-off-shotgun', undefined, { generic: { capacity: 9, strength: 5 } })).toBe(true)
  })
  it('concealed-weapon#3 concealed-weapon#G131-5: as it costs now', () => {
    const dearer = (delta: number) => (t: ReturnType<typeof scene>) =>
      void t.effect(
        Ann,
        [{ op: 'modify', stat: 'cost', delta, on: 'a', until: 'combat', of: { kind: 'equipment' }, paid: 'pool' }],
        { a: 'A1' },
      )
    expect(offers('44-magnum', dearer(1))).toBe(false)
    expect(offers('44-magnum', dearer(-1))).toBe(true)
  })
  it('concealed-weapon#G128-1: named as it is declared, of the hand alone', () => {
    const t = upTo(
      duel({ a: tough, ann: [...held('concealed-weapon', 'K1'), ...held('44-magnum', 'G1')], library: ['44-magnum'] }),
      'before-range',
    )
    expect(t.option(Ann, 'play:K1::A1')?.slots).toMatchObject([{ candidates: [t.id('G1')], min: 1 }])
    expect(t.refused(Ann, 'play:K1::A1', { w: [t.state.seats[Ann]!.library[0]!] })).toBe('illegal-args')
  })
  it('concealed-weapon#G131-2: it is no action: it equips with another in the same turn', () => {
    const t = scene(held('44-magnum', 'G1', 'G2'))
    play(t, Ann, 'play:K1::A1', { w: [t.id('G1')] })
    onwards(t)
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    t.answer(Ann, 'play:G2::A1')
    t.allPass()
    expect(t.card('G2').on).toBe(t.id('A1'))
  })
  it('concealed-weapon#G131-4: the weapon is not played', () => {
    const t = scene(held('44-magnum', 'G1'))
    play(t, Ann, 'play:K1::A1', { w: [t.id('G1')] })
    onwards(t)
    expect(t.happened('card-played').map(event => event.key === 'card-played' && event.card.id)).toEqual([t.id('K1')])
  })
  it('concealed-weapon#G128-2: not with a weapon that may be played as if from the hand', () => {
    expect(beside('concealed-weapon', lent, []).can(Ann, 'play:K1::A1')).toBe(false)
  })
  it('concealed-weapon#4: what pays for it does not make it cheaper, as it is seen here', () => {
    const hacks = { card: 'hackerspace', counters: { hack: 3 } }
    expect(beside('concealed-weapon', hacks).can(Ann, 'play:K1::A1')).toBe(true)
    withMadeUp({ types: ['Equipment'], keywords: ['weapon'], poolCost: 3 }, gun, dear =>
      expect(beside('concealed-weapon', hacks, held(dear, 'G1')).can(Ann, 'play:K1::A1')).toBe(false),
    )
  })
  it('concealed-weapon#G131-3: what makes actions to equip cheaper lets it have nothing dearer', () =>
    withMadeUp({ types: ['Master'] }, cheapens(true), action =>
      withMadeUp({ types: ['Equipment'], keywords: ['weapon'], poolCost: 3 }, gun, dear => {
        const hand = held(dear, 'G1')
        expect(beside('concealed-weapon', { card: action }, hand).can(Ann, 'play:K1::A1')).toBe(false)
        withMadeUp({ types: ['Master'] }, cheapens(false), any =>
          expect(beside('concealed-weapon', { card: any }, hand).can(Ann, 'play:K1::A1')).toBe(true),
        )
      }),
    ))
  it('concealed-weapon#G131-1: what the weapon requires is asked of its bearer', () =>
    expect(offers('tinglestripe')).toBe(false))
})
