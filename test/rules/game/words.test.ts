import { describe, expect, it } from 'vitest'
import type { CardsWhere } from '../../../shared/cards/language.ts'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

type Table = ReturnType<typeof table>
/** The cards an effect of Ann's could be used on. */
function targets(t: Table, who: CardsWhere, cards: Record<string, string> = {}): number[] {
  t.effect(Ann, [{ op: 'choose', as: 'x', ask: 'choose-card', from: { cards: who }, min: 0 }], cards)
  const slot = t.option(Ann, 'choose')?.slots?.[0]
  return slot?.type === 'cards' ? slot.candidates : []
}

describe('what an action is aimed at', () => {
  const mortal = (as: string) => minion(as, { generic: { type: 'ally', traits: ['mortal'] } })
  /** A mortal of Cal's has been burned. */
  const scene = (ann: object = {}) => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { blood: 2, generic: { clan: 'Nagaraja' } }), minion('A2')],
          hand: [{ card: 'emergency-rations', as: 'X1' }],
          ...ann,
        },
        { ready: [minion('B1')] },
        { ready: [minion('C1'), mortal('C2'), minion('C3', { generic: { type: 'ally' } })] },
        { ready: [minion('D1')] },
        { ready: [minion('E1')] },
      ],
    })
    return t.effect(
      Cal,
      [
        { op: 'move', who: 'c', to: 'ash' },
        { op: 'move', who: 'd', to: 'ash' },
      ],
      { c: 'C2', d: 'C3' },
    )
  }

  it('GLOSS-03: at an ash heap it is undirected, another’s too', () => {
    const t = scene()
    expect([t.inAsh(Cal, 'C2'), t.refused(Ann, 'play:X1::A1', { c: [t.id('C3')] })]).toEqual([true, 'illegal-args'])
    t.answer(Ann, 'play:X1::A1', { c: [t.id('C2')] })
    t.allPass(() => t.window() === 'blocks')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [], stealth: 1 }])
    expect([t.can(Ben, 'block:B1'), t.can(Eve, 'block:E1'), t.can(Cal, 'block:C1'), t.can(Dee, 'block:D1')]).toEqual([
      true,
      true,
      false,
      false,
    ])
    t.allPass()
    expect([t.state.seats[Cal]!.removed, t.card('X1').on]).toEqual([[t.id('C2')], t.id('A1')])
  })

  it('Emergency Rations restores its vampire in the unlock phase, burned for it, and there is but one on a vampire', () => {
    const fed = table({
      seats: [{ ready: [minion('A1', { blood: 1, attachments: [{ card: 'emergency-rations', as: 'X1' }] })] }, {}, {}],
      turn: { phase: 'unlock' },
    })
    fed.answer(Ann, 'use:X1:restore')
    expect([fed.blood('A1'), fed.inAsh(Ann, 'X1')]).toEqual([5, true])
    const t = scene({
      ready: [minion('A1', { generic: { clan: 'Nagaraja' }, attachments: [{ card: 'emergency-rations', as: 'X2' }] })],
    })
    expect(t.refused(Ann, 'play:X1::A1', { c: [t.id('C2')] })).toBe('illegal-option')
  })

  it('GLOSS-20, TARGET-04: what is on a minion may be aimed at, though the minion may not', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['obf', 'ANI'] } })],
          hand: [
            { card: 'conceal', as: 'X1' },
            { card: 'deep-song', as: 'X2' },
          ],
        },
        {},
        { ready: [minion('B1', { attachments: [{ card: 'sport-bike', as: 'G1' }] }), minion('B2')] },
        {},
        {},
      ],
    })
    t.effect(Cal, [{ op: 'forbid', rule: 'target', on: 'b', until: 'game' }], { b: 'B1' })
    const aimable = (option: string, slot: string) =>
      t.option(Ann, option)!.slots!.flatMap(one => (one.name === slot && one.type === 'cards' ? one.candidates : []))
    expect(aimable('play:X2:ANI:A1', 'v')).toEqual([t.id('B2')])
    expect(t.refused(Ann, 'play:X2:ANI:A1', { v: [t.id('B1')] })).toBe('illegal-args')
    t.answer(Ann, 'play:X1:obf:A1', { card: [t.id('G1')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Cal] }])
    t.allPass()
    expect([t.inAsh(Cal, 'G1'), t.state.seats[Cal]!.inPlay.includes(t.id('B1'))]).toEqual([true, true])
  })

  it('GLOSS-20: nor is it diablerised, rescued or attacked', () => {
    const t = table({
      seats: [
        { ready: [minion('A1')] },
        { ready: [minion('B2', { generic: { traits: ['red list'] } })], torpor: [minion('B1')] },
        {},
        {},
        {},
      ],
      turn: { phase: 'master', masterActions: 1 },
    })
    t.answer(Ann, 'mark:B2')
    for (const option of ['diablerie:A1:B1', 'rescue:A1:B1', 'enter-combat:A1:B2'])
      expect([option, t.can(Ann, option)]).toEqual([option, true])
    t.effect(
      Ben,
      [
        { op: 'forbid', rule: 'target', on: 'b', until: 'game' },
        { op: 'forbid', rule: 'target', on: 'c', until: 'game' },
      ],
      { b: 'B1', c: 'B2' },
    )
    for (const option of ['diablerie:A1:B1', 'rescue:A1:B1', 'enter-combat:A1:B2'])
      expect([option, t.refused(Ann, option)]).toEqual([option, 'illegal-option'])
    expect(t.why(Ann, 'diablerie', 'A1')).toEqual(['no-target', 'GLOSS-20'])
  })

  it('GLOSS-34: a bleed is of the prey, and of nobody else', () => {
    const t = table({ seats: [{ ready: [minion('A1')] }, { pool: 10 }, {}, {}, {}] })
    expect([t.option(Ann, 'bleed:A1')!.slots, t.option(Ann, 'bleed:A1')!.effect.params]).toMatchObject([
      undefined,
      { target: Ben },
    ])
    for (const other of [Eve, Cal]) expect(t.refused(Ann, 'bleed:A1', { target: [other] })).toBe('illegal-args')
    expect(t.locked('A1')).toBe(false)
    t.answer(Ann, 'bleed:A1')
    expect([t.happened('action-announced'), t.pool(Ben)]).toMatchObject([[{ targets: [Ben] }], 9])
  })
})

describe('what cards are', () => {
  it('GLOSS-06: capacity decides who is older, and not blood', () => {
    const t = table({
      seats: [
        {
          ready: [
            minion('A1', { generic: { capacity: 5 }, blood: 5 }),
            minion('A2', { generic: { capacity: 6 }, blood: 1 }),
          ],
        },
        {},
        {},
      ],
    })
    expect(targets(t, { kind: 'vampire', younger: 'a' }, { a: 'A2' })).toEqual([t.id('A1')])
    t.choose(Ann, [])
    expect(targets(t, { kind: 'vampire', older: 'a' }, { a: 'A1' })).toEqual([t.id('A2')])
    t.choose(Ann, [])
    t.effect(Ann, [{ op: 'counters', from: 'bank', to: { card: 'a' }, amount: 3, why: 'effect' }], { a: 'A1' })
    expect([t.blood('A1'), targets(t, { kind: 'vampire', younger: 'a' }, { a: 'A1' })]).toEqual([5, []])
  })

  it('GLOSS-07: a crypt card is drawn to the uncontrolled region, face down, a library card to the hand', () => {
    const t = table({
      seats: [{ pool: 10, crypt: ['colette'], library: [{ card: 'fame', as: 'L1' }], hand: ['bonding'] }, {}, {}],
      turn: { number: 9, phase: 'influence', transfers: 4 },
    })
    t.answer(Ann, 'draw-crypt')
    const { uncontrolled, crypt, hand, inPlay } = t.state.seats[Ann]!
    expect([uncontrolled.length, crypt.length, hand.includes(uncontrolled[0]!), inPlay.length, t.pool(Ann)]).toEqual([
      1,
      0,
      false,
      0,
      9,
    ])
    expect(t.seenBy(Ben).filter(event => JSON.stringify(event).includes('colette'))).toEqual([])
    t.effect(Ann, [{ op: 'draw', seat: 'you', from: 'library', count: 1 }])
    expect(t.inHand(Ann, 'L1')).toBe(true)
  })

  it('GLOSS-17: a retainer stays with its employer and does nothing by itself', () => {
    const t = table({
      seats: [
        {
          ready: [
            minion('A1', {
              attachments: [
                { card: 'murder-of-crows', as: 'R1' },
                { card: 'sport-bike', as: 'G1' },
              ],
            }),
            minion('A2'),
          ],
        },
        {},
        {},
      ],
    })
    const r1 = t.id('R1')
    for (const option of ['bleed:R1', 'hunt:R1', 'block:R1']) expect(t.refused(Ann, option)).toBe('illegal-option')
    expect(t.option(Ann, 'equip:A2:A1')!.slots).toMatchObject([{ candidates: [t.id('G1')] }])
    expect(t.refused(Ann, 'equip:A2:A1', { cards: [r1] })).toBe('illegal-args')
    expect([t.options(Ann).some(id => id.split(':').includes(String(r1))), t.card('R1').on]).toEqual([
      false,
      t.id('A1'),
    ])
  })

  it('GLOSS-28: an uncontrolled vampire is not in play: no votes, no city', () => {
    const prince = (as: string, more: object = {}) =>
      minion(as, { generic: { title: 'prince', city: 'Boston' }, ...more })
    const t = table({
      seats: [
        {
          ready: [minion('A1')],
          uncontrolled: [prince('A2', { blood: 5 })],
          hand: [{ card: 'kine-resources-contested', as: 'K1' }],
        },
        { ready: [prince('B1')] },
        {},
        {},
        {},
      ],
    })
    expect([t.has('title-contested'), t.state.modifiers]).toEqual([false, []])
    t.answer(Ann, 'play:K1::A1')
    for (let n = 0; n < 20 && t.window() !== 'polling'; n++) {
      const seat = t.waiting()[0]!
      const option = t.options(seat).includes('pass') ? 'pass' : 'choose'
      if (option === 'pass') t.pass(seat)
      else t.choose(seat, t.option(seat, 'choose')!.slots![0]!.default as never)
    }
    expect([t.window(), t.can(Ann, `vote:title:${t.id('A2')}`), t.can(Ben, `vote:title:${t.id('B1')}`)]).toEqual([
      'polling',
      false,
      true,
    ])
  })

  it('GLOSS-35: blood and life are lost alike to the bank, and no lock changes for it', () => {
    const t = table({
      seats: [
        { ready: [minion('A1')] },
        { ready: [minion('B1', { blood: 2 }), minion('B2', { generic: { type: 'ally', life: 2 }, locked: true })] },
        {},
      ],
    })
    t.effect(
      Ann,
      [
        { op: 'damage', to: 'b', amount: 1 },
        { op: 'damage', to: 'c', amount: 1 },
      ],
      { b: 'B1', c: 'B2' },
    )
    t.allPass()
    expect([t.blood('B1'), t.blood('B2'), t.locked('B1'), t.locked('B2')]).toEqual([1, 1, false, true])
    expect(t.happened('counters')).toMatchObject([
      { to: 'bank', amount: 1 },
      { to: 'bank', amount: 1 },
    ])
  })
})

describe('locking', () => {
  const woken = (ben: object, a1: object = {}) => {
    const t = table({
      seats: [{ ready: [minion('A1', a1), minion('A2')] }, { pool: 10, ...ben }, { pool: 10 }, {}, listening('E1')],
    })
    t.answer(Ann, 'bleed:A1')
    return t
  }
  const qui = { card: 'on-the-qui-vive', as: 'W1' }

  it('GLOSS-13: a cost of locking is not paid by what is locked, woken or not', () => {
    const horde = (locked: boolean) =>
      woken({ ready: [{ card: 'the-horde', as: 'B1', locked }], hand: [qui] }, { generic: { traits: ['infernal'] } })
    const t = horde(true)
    t.reach(Ben, 'play:W1::B1')
    t.allPass(() => t.waiting().includes(Ben))
    expect([t.can(Ben, 'use:B1:bleed'), t.locked('B1')]).toEqual([false, true])
    expect(t.refused(Ben, 'use:B1:bleed')).not.toBe('')
    const unlocked = horde(false)
    unlocked.reach(Ben, 'use:B1:bleed')
    expect(unlocked.locked('B1')).toBe(true)
  })

  it('GLOSS-13: an instruction to lock is followed by what is locked already', () => {
    const t = woken({
      ready: [minion('B1', { locked: true, blood: 1, generic: { disciplines: ['dom'] } })],
      hand: [qui, { card: 'deflection', as: 'D1' }],
    })
    t.reach(Ben, 'play:W1::B1')
    t.allPass(() => t.window() === 'declined')
    t.reach(Ben, 'play:D1:dom:B1', { to: [Cal] })
    t.allPass()
    expect([t.happened('redirected'), t.locked('B1'), t.blood('B1'), t.pool(Ben), t.pool(Cal)]).toMatchObject([
      [{ target: Cal }],
      true,
      0,
      10,
      9,
    ])
  })
})

describe('acting', () => {
  it('GLOSS-15: a minion acts from the announcement until the resolution', () => {
    const t = table({
      seats: [{ ready: [minion('A1'), minion('A2')] }, { ready: [minion('B1')] }, {}, {}, listening('E1')],
    })
    expect(targets(t, { ref: 'acting' })).toEqual([])
    t.answer(Ann, 'bleed:A1')
    expect(targets(t, { ref: 'acting' })).toEqual([t.id('A1')])
    t.choose(Ann, [])
    t.reach(Ben, 'block:B1')
    expect(targets(t, { ref: 'acting' })).toEqual([t.id('A1')])
    t.choose(Ann, [])
    for (let n = 0; n < 60 && t.state.frames.length > 1; n++) {
      const seat = t.waiting()[0]!
      t.answer(
        seat,
        t.options(seat).find(id => id === 'pass' || id.startsWith('strike'))!,
      )
    }
    expect([t.has('action-ended'), targets(t, { ref: 'acting' })]).toEqual([true, []])
  })
})
