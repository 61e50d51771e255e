import { describe, expect, it } from 'vitest'
import { duel, onwards } from '../../../support/duel.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { card, fought, held, on, served, v } from '../../scene.ts'
import { suffered } from '../../rows.ts'

describe('The Signet of King Saul', () => {
  it.each([
    [7, true],
    [8, false],
    [9, false],
  ])('who has capacity %i may block its bearer: %s; anybody may block another', (capacity, may) => {
    for (const [by, can] of [
      ['A1', may],
      ['A2', true],
    ] as const) {
      const t = table({
        seats: [
          { ready: [v('A1', {}, on('the-signet-of-king-saul', 'K1')), v('A2')] },
          { ready: [v('B1', { capacity })] },
          {},
        ],
      })
      t.answer(Ann, `bleed:${by}`)
      onwards(t, () => t.can(Ben, 'block:B1') || t.has('action-ended'))
      expect(t.can(Ben, 'block:B1')).toBe(can)
    }
  })
  it('an ally may', () => {
    const t = table({
      seats: [
        { ready: [v('A1', {}, on('the-signet-of-king-saul', 'K1')), v('A2')] },
        { ready: [v('B1', { type: 'ally', life: 9 })] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    expect(onwards(t, () => t.can(Ben, 'block:B1')).can(Ben, 'block:B1')).toBe(true)
  })
})

it.each([
  ['Harbinger of Skulls', 1],
  ['Gangrel', 0],
])('Erebus Mask gives a %s %i stealth', (clan, n) => {
  const t = table({ seats: [{ ready: [v('A1', { clan }, on('erebus-mask', 'K1')), v('A2')] }, { ready: [v('B1')] }] })
  t.answer(Ann, 'bleed:A1')
  expect(t.stat('A1', 'stealth')).toBe(n)
})

it('erebus-mask#G92-1: not burned by who meets what it asks for, though they control another copy', () => {
  const scene = (...more: object[]) =>
    table({
      seats: [{ ready: [v('A1'), ...more] as never, hand: card('erebus-mask') }, {}],
      turn: { phase: 'unlock' },
    })
  const harbinger = v('A2', { clan: 'Harbinger of Skulls' }, on('erebus-mask', 'X1'))
  expect([scene(), scene(harbinger)].map(t => t.can(Ann, 'burn-option:K1'))).toEqual([true, false])
})

describe('An Anarch Manifesto', () => {
  const acts = (sect: string, name: string) => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [
            v('A1', { sect, capacity: 9, disciplines: ['pre'] }, on('an-anarch-manifesto', 'K1')),
            v('A2', { sect }),
          ],
          hand: [{ card: name, as: 'X1' }, ...card('an-anarch-manifesto', 'K2')],
        },
        { ready: [v('B1')] },
        {},
      ],
    })
    expect(['A1', 'A2'].map(as => t.can(Ann, `play:K2::${as}`))).toEqual([false, true])
    return t
  }
  it('an Anarch gets +1 stealth in actions that require one, and in no other', () => {
    const t = acts('Anarch', 'line-brawl')
    const u = acts('Anarch', 'line-brawl')
    t.answer(Ann, 'bleed:A1')
    u.answer(Ann, 'play:X1:pre:A1')
    expect([t, u].map(one => one.stat('A1', 'stealth'))).toEqual([0, 1])
  })
  it.each([
    [{ sect: 'Camarilla', title: 'primogen' }, 2],
    [{ sect: 'Anarch', title: 'baron', city: 'Rome' }, 1],
    [{ sect: 'Camarilla' }, 1],
  ])('against its bearer %j has %i strength', (generic, n) => {
    const t = duel({ a: on('an-anarch-manifesto', 'K1'), b: { generic: { capacity: 9, ...generic } } })
    fought(t)
    expect([suffered(t, 'A1'), suffered(t, 'B1')]).toEqual([[n], [1]])
  })
})

describe('Incriminating Videotape', () => {
  const scene = (hand = true) =>
    table({
      seats: [
        {
          pool: 9,
          ready: [v('A1'), v('A2')],
          ...(hand && { hand: [{ card: 'incriminating-videotape', as: 'K1' }] }),
        },
        { ready: [v('B1'), v('B2')] },
        { ready: [v('C1', {}, hand ? {} : on('incriminating-videotape', 'K1'))] },
      ],
    })
  const blocks = (t: ReturnType<typeof scene>, by: string) => {
    t.answer(Ann, `bleed:${by}`)
    onwards(t, () => t.can(Ben, 'block:B2') || t.has('action-ended'))
    return ['block:B1', 'block:B2'].map(option => t.can(Ben, option))
  }
  it('who is chosen of the prey cannot block its bearer', () => {
    const t = scene()
    expect(t.option(Ann, 'play:K1::A1')?.slots).toMatchObject([{ candidates: [t.id('B1'), t.id('B2')] }])
    t.answer(Ann, 'play:K1::A1', { victim: ['B1'] })
    t.allPass(() => t.has('action-ended'))
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect(blocks(t, 'A1')).toEqual([false, true])
  })
  it('incriminating-videotape#1: nor whoever has it next; and may block again who had it', () => {
    for (const [by, may] of [
      ['A1', true],
      ['A2', false],
    ] as const) {
      const t = scene()
      t.answer(Ann, 'play:K1::A1', { victim: ['B1'] })
      t.allPass(() => t.has('action-ended'))
      t.effect(
        Ann,
        [
          { op: 'unlock', who: 'a' },
          { op: 'move', who: 'k', to: 'inPlay', on: 'b' },
        ],
        {
          a: 'A1',
          b: 'A2',
          k: 'K1',
        },
      )
      expect(blocks(t, by)).toEqual([may, true])
    }
  })
  it('incriminating-videotape#2: put on somebody otherwise nobody is chosen', () => {
    const t = scene()
    t.effect(Ann, [{ op: 'move', who: 'k', to: 'inPlay', on: 'a' }], { k: 'K1', a: 'A1' })
    expect(blocks(t, 'A1')).toEqual([true, true])
    const put = table({
      seats: [
        {
          pool: 9,
          ready: [v('A1', { capacity: 9, title: 'justicar', sect: 'Camarilla' }), v('A2', { sect: 'Camarilla' })],
          hand: held('alastor', 'P9'),
          library: ['fame', ...held('incriminating-videotape', 'K1')],
        },
        { ready: [v('B1'), v('B2')] },
        {},
      ],
    })
    served(put, 'A1', 'A2', 'K1')
    expect([put.card('K1').on, put.can(Ann, 'choose')]).toEqual([put.id('A2'), false])
    onwards(put)
    expect(blocks(put, 'A2')).toEqual([true, true])
    const smith = table({
      seats: [
        {
          pool: 9,
          ready: [v('A1', { disciplines: ['tha'] }), v('A2')],
          hand: held('magic-of-the-smith', 'M1'),
          library: ['fame', ...held('incriminating-videotape', 'K1')],
        },
        { ready: [v('B1'), v('B2')] },
        {},
      ],
    })
    smith.answer(Ann, 'play:M1:tha:A1')
    smith.allPass(() => smith.can(Ann, 'choose'))
    smith.choose(Ann, [smith.id('K1')])
    smith.choose(Ann, [smith.id('B1')])
    onwards(smith)
    smith.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect(blocks(smith, 'A1')).toEqual([false, true])
  })
  it('the-capuchin#1: who has left play burned is another when back, and may block', () => {
    const t = table({
      seats: [
        {
          pool: 9,
          ready: [
            v(
              'A1',
              {},
              { attachments: [{ card: 'incriminating-videotape', as: 'K1', vars: { victim: { card: 'C1' } } }] },
            ),
          ],
        },
        { ready: [{ card: 'the-capuchin', as: 'C1' }, v('B2')] },
        {},
      ],
    })
    t.effect(Ann, [{ op: 'move', who: 'c', to: 'ash' }], { c: 'C1' })
    t.effect(Ann, [{ op: 'counters', from: 'bank', to: { card: 'c' }, amount: 11, why: 'effect' }], { c: 'C1' })
    t.endPhasesTo(Ben, 'influence').answer(Ben, 'bring-out:C1')
    t.endPhasesTo(Ann, 'minion').answer(Ann, 'bleed:A1')
    onwards(t, () => t.can(Ben, 'block:B2'))
    expect(t.can(Ben, 'block:C1')).toBe(true)
  })
})

describe('Flaming Candle', () => {
  const candle = (as: string) => ({ card: 'flaming-candle', as })
  const borne = (more: object = {}) =>
    table({
      seats: [
        { ready: [v('A1', {}, { blood: 3, ...on('flaming-candle', 'K1'), ...more }), v('A2')] },
        { ready: [v('B1'), v('B2', { type: 'ally' })] },
        {},
      ],
    })
  it('burned with 1 blood as its vampire announces an action: no vampire blocks that, an ally may', () => {
    const t = borne()
    t.answer(Ann, 'bleed:A1')
    expect(t.window()).toBe('announced')
    t.answer(Ann, 'use:K1:shine:A1')
    onwards(t, () => t.can(Ben, 'block:B2'))
    expect([t.can(Ben, 'block:B1'), t.blood('A1'), t.inAsh(Ann, 'K1')]).toEqual([false, 2, true])
  })
  it('flaming-candle#1: another effect that has its vampire burn 1 blood as it announces an action does not burn it', () => {
    const t = borne()
    t.answer(Ann, 'bleed:A1')
    t.effect(Ben, [{ op: 'counters', from: { card: 'a' }, to: 'bank', amount: 1, why: 'effect' }], { a: 'A1' })
    onwards(t, () => t.can(Ben, 'block:B1'))
    expect([t.blood('A1'), t.card('K1').on, t.can(Ben, 'block:B1')]).toEqual([2, t.id('A1'), true])
  })
  it('not for the action of another, nor without blood', () => {
    const t = borne()
    t.answer(Ann, 'bleed:A2')
    expect(t.can(Ann, 'use:K1:shine:A1')).toBe(false)
    const u = borne({ blood: 0 })
    u.answer(Ann, 'hunt:A1')
    expect(u.can(Ann, 'use:K1:shine:A1')).toBe(false)
  })
  it('one is played or equipped in a game, by anybody', () => {
    const t = table({
      seats: [
        { ready: [v('A1'), v('A2')], hand: [candle('K1'), candle('K2')] },
        { ready: [v('B1')], hand: [candle('K3')] },
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.has('action-ended'))
    expect(t.can(Ann, 'play:K2::A2')).toBe(false)
    t.effect(Ben, [{ op: 'play', card: 'k', by: 'b' }], { k: 'K3', b: 'B1' })
    expect(t.inHand(Ben, 'K3')).toBe(true)
    const u = table({ seats: [{ ready: [v('A1'), v('A2')], hand: [candle('K1'), candle('K2')] }, {}, {}] })
    u.effect(Ann, [{ op: 'play', card: 'k', by: 'a' }], { k: 'K1', a: 'A1' })
    expect([u.card('K1').on, u.can(Ann, 'play:K2::A2')]).toEqual([u.id('A1'), false])
  })
  it('flaming-candle#2 flaming-candle#3: put on somebody, or taken from its bearer, it is in spite of that', () => {
    const t = table({ seats: [{ ready: [v('A1'), v('A2')], hand: [candle('K1'), candle('K2')] }, {}, {}] })
    t.effect(Ann, [{ op: 'play', card: 'k', by: 'a' }], { k: 'K1', a: 'A1' })
    t.effect(Ann, [{ op: 'move', who: 'k', to: 'inPlay', on: 'a' }], { k: 'K2', a: 'A2' })
    expect(t.card('K2').on).toBe(t.id('A2'))
    t.answer(Ann, 'equip:A2:A1', { cards: ['K1'] })
    t.allPass(() => t.has('action-ended'))
    expect(t.card('K1').on).toBe(t.id('A2'))
  })
})
