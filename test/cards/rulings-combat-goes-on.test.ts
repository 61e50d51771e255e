import { describe, expect, it } from 'vitest'
import { Ann, Ben, duel, onwards, play, upTo, type Table } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { table } from '../support/table.ts'
import { type Held, card, combats, has, hits, never, on, strike } from './scene.ts'

/** Rulings on what goes on after a block or a combat, outside the five decks, each by its id (`test/conformance/rulings.ts`). */

describe('Form of Mist', () => {
  const mist = (more: { b?: object; ben?: Held; ann?: Held; a?: object } = {}) =>
    duel({
      a: has('PRO CEL', {}, { capacity: 8, ...more.a }),
      b: more.b ?? {},
      ann: [...card('form-of-mist', 'F1'), ...(more.ann ?? [])],
      ben: more.ben ?? [],
    })
  const goesOn = (t: Table) => {
    strike(t, Ann, 'play:F1:PRO:A1')
    onwards(t, () => t.can(Ann, 'choose')).choose(Ann, [t.id('A1')])
    return t
  }
  it('form-of-mist#G65-1: the blood is no cost', () => {
    const t = goesOn(mist())
    expect(t.happened('counters').findLast(event => event.key === 'counters')).toMatchObject({
      amount: 1,
      why: 'effect',
    })
  })

  it('form-of-mist#G98-1: not after the combat that an action leads to', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', has('PRO')), minion('A2')], hand: card('form-of-mist', 'F1') },
        { pool: 10, ready: [minion('B1', on('haven-uncovered', 'H1')), minion('B2')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'action:H1:fight:A1')
    strike(t, Ann, 'play:F1:PRO:A1')
    let asked = false
    onwards(t, () => (asked ||= t.can(Ann, 'choose')) || t.has('action-ended'))
    expect([asked, t.blood('A1'), t.happened('action-ended')]).toMatchObject([false, 5, [{ outcome: 'successful' }]])
  })

  it('form-of-mist#G99-1: what was played in the action, and because of the block, is still there', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', has('PRO dom', {}, { capacity: 8 })), minion('A2')],
          hand: [...card('form-of-mist', 'F1'), ...card('conditioning', 'C1')],
        },
        { pool: 10, ready: [minion('B1', has('aus')), minion('B2')], hand: card('spirits-touch', 'S1') },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'acting', until: 'action' }])
    play(t, Ann, 'play:C1:dom:A1')
    play(t, Ben, 'block:B1')
    play(t, Ben, 'play:S1:aus:B1')
    goesOn(t)
    expect([t.stat('A1', 'bleed'), t.stat('B1', 'intercept'), t.stat('A1', 'stealth')]).toEqual([3, 1, 2])
    onwards(t)
    expect(t.pool(Ben)).toBe(7)
  })

  it('form-of-mist#G99-2: who has declined to block does not block now', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', has('PRO', { blood: 2 }, { capacity: 8 })), minion('A2')],
          hand: card('form-of-mist', 'F1'),
        },
        { pool: 10, ready: [minion('B1')] },
        {},
        {},
        { ready: [minion('E1'), minion('E2')] },
      ],
    })
    t.effect(
      Ben,
      [
        { op: 'modify', stat: 'intercept', delta: 1, on: 'e', until: 'game' },
        { op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' },
      ],
      { e: 'E1', b: 'B1' },
    )
    t.answer(Ann, 'hunt:A1')
    expect(t.can(Ben, 'block:B1')).toBe(true)
    t.pass(Ben)
    play(t, 4, 'block:E1')
    goesOn(t)
    expect([t.can(Ben, 'block:B1'), t.can(4, 'block:E2')]).toEqual([false, true])
  })
})

describe("Crypt's Sons", () => {
  const sons = (more: { a?: object; b?: object; ann?: Held; ben?: Held; hand?: Held } = {}) => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [
            minion('A1', {
              generic: { sect: 'Anarch', capacity: 9, disciplines: ['dom', 'CEL'], strength: 0, ...more.a },
              attachments: card('crypts-sons'),
            }),
            minion('A2'),
          ],
          hand: more.ann ?? [],
        },
        {
          pool: 10,
          ready: [
            minion('B1', { generic: { capacity: 9, disciplines: ['DOM', 'PRE', 'cel', 'aus'], ...more.b } }),
            minion('B2'),
          ],
          hand: more.ben ?? [],
        },
        {},
        {},
        { ready: [minion('E1')] },
      ],
    })
    return t
  }
  const blocked = (t: Table, announce = 'bleed:A1') => {
    t.answer(Ann, announce)
    play(t, Ben, 'block:B1')
    return t
  }
  it('crypts-sons#1, crypts-sons#2: the blocker locks, and what belongs to that combat is not played', () => {
    const t = blocked(sons({ ben: card('obedience', 'O1') }))
    play(t, Ann, 'use:K1:continue')
    expect([t.locked('B1'), t.blood('K1')]).toEqual([true, 2])
    expect([never(t, Ben, 'play:O1:DOM:B1'), t.has('combat-started'), t.inHand(Ben, 'O1')]).toEqual([true, false, true])
  })

  it('crypts-sons#G17-1: it comes through a dodge, not after combat has ended, nor once its target is wounded by a first strike', () => {
    const dodges = blocked(sons({ ben: card('side-strike', 'D1') }))
    strike(dodges, Ben, 'play:D1:cel:B1')
    expect(hits(onwards(dodges), 'B1')).toMatchObject([{ amount: 1 }])
    const ends = blocked(sons({ ben: card('majesty', 'M1') }))
    strike(ends, Ben, 'play:M1:PRE:B1')
    expect(hits(onwards(ends), 'B1')).toEqual([])
    const first = blocked(sons({ ann: card('side-strike', 'S1') }))
    first.edit(state => {
      state.cards[first.id('B1')]!.blood = 1
    })
    onwards(first, () => first.can(Ann, 'strike:A1:hand'))
    first.effect(Ann, [{ op: 'strike', strike: 'damage', damage: 2, first: true }], {}, { by: 'A1' })
    onwards(first)
    expect([first.inTorpor('B1'), hits(first, 'B1').length]).toEqual([true, 1])
  })

  it('crypts-sons#G29-1: additional strikes of its employer are none of its own', () => {
    const t = upTo(blocked(sons({ ann: card('blur', 'X1') })), 'additional-strikes')
    play(t, Ann, 'play:X1:CEL:A1')
    onwards(t)
    expect([
      t.happened('strike-chosen').filter(event => event.key === 'strike-chosen' && event.by.id === t.id('A1')).length,
      hits(t, 'B1').length,
    ]).toEqual([3, 1])
  })

  it('crypts-sons#G99-1, crypts-sons#G99-2, crypts-sons#G99-3: as if unblocked: with what was played, without those who declined, with its card', () => {
    const t = sons({ ann: [...card('sport-bike', 'S1')] })
    t.effect(
      Ben,
      [
        { op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' },
        { op: 'modify', stat: 'intercept', delta: 1, on: 'e', until: 'game' },
      ],
      { b: 'B1', e: 'E1' },
    )
    t.answer(Ann, 'play:S1::A1')
    t.allPass(() => t.can(Ben, 'block:B1'))
    t.pass(Ben)
    play(t, 4, 'block:E1')
    play(t, Ann, 'use:K1:continue')
    expect([t.locked('E1'), t.can(Ben, 'block:B1')]).toEqual([true, false])
    onwards(t, () => t.has('action-ended'))
    expect([t.card('S1').on, t.inAsh(Ann, 'S1')]).toEqual([t.id('A1'), false])
    const bleeds = sons({ ann: card('conditioning', 'C1'), ben: card('spirits-touch', 'T1') })
    bleeds.answer(Ann, 'bleed:A1')
    play(bleeds, Ann, 'play:C1:dom:A1')
    play(bleeds, Ben, 'block:B1')
    play(bleeds, Ann, 'use:K1:continue')
    onwards(bleeds)
    expect(bleeds.pool(Ben)).toBe(7)
  })
})

describe('Psyche!', () => {
  it('psyche#1: what would have happened after the combat is lost, unlocking is not', () => {
    const t = duel({ a: has('PRO'), b: has('CEL'), ann: card('form-of-mist', 'F1'), ben: card('psyche', 'P1') })
    strike(t, Ann, 'play:F1:PRO:A1')
    play(
      onwards(t, () => t.can(Ben, 'play:P1:CEL:B1')),
      Ben,
      'play:P1:CEL:B1',
    )
    onwards(t)
    expect([combats(t), t.has('chosen')]).toEqual([[2, 2], false])
    const unlocks = duel({ a: has('CEL'), b: has('PRO'), ann: card('psyche', 'P1'), ben: card('earth-meld') })
    strike(unlocks, Ben, 'play:K1:PRO:B1')
    play(
      onwards(unlocks, () => unlocks.can(Ann, 'play:P1:CEL:A1')),
      Ann,
      'play:P1:CEL:A1',
    )
    expect(unlocks.locked('B1')).toBe(false)
  })

  it('psyche#4: before or after what is played at the end of the combat', () => {
    for (const order of [
      ['T1', 'P1'],
      ['P1', 'T1'],
    ]) {
      const t = duel({
        a: has('CEL', { blood: 2 }, { strength: 2 }),
        b: { generic: { capacity: 9, strength: 0 } },
        ann: [...card('taste-of-vitae', 'T1'), ...card('psyche', 'P1')],
      })
      const options: Record<string, string> = { T1: 'play:T1::A1', P1: 'play:P1:CEL:A1' }
      for (const one of order)
        play(
          onwards(t, () => t.can(Ann, options[one]!) && (one !== 'P1' || t.window() === 'combat-ends')),
          Ann,
          options[one]!,
        )
      expect([t.blood('A1'), onwards(t).happened('combat-started').length]).toEqual([4, 2])
    }
  })

  it('psyche#6: the combat that follows is part of the action, which can go on after it', () => {
    const t = duel({
      a: has('PRO CEL', {}, { capacity: 8 }),
      b: {},
      ann: [...card('psyche', 'P1'), ...card('form-of-mist', 'F1')],
    })
    play(
      onwards(t, () => t.can(Ann, 'play:P1:CEL:A1') && t.window() === 'combat-ends'),
      Ann,
      'play:P1:CEL:A1',
    )
    onwards(t, () => combats(t)[0] === 2)
    strike(t, Ann, 'play:F1:PRO:A1')
    onwards(t, () => t.can(Ann, 'choose')).choose(Ann, [t.id('A1')])
    onwards(t)
    expect([t.has('bled'), t.pool(Ben)]).toEqual([true, 29])
  })
})

describe('Form of the Bat', () => {
  const sides = [
    ['modifier', 'A1', Ann],
    ['reaction', 'B1', Ben],
  ] as const
  /** It is played, and the block succeeds. */
  const flies = (by: 'A1' | 'B1', more: Held = []) => {
    const bat = { generic: { disciplines: ['PRO', 'CEL'], capacity: 9 }, ...on('44-magnum', 'G1') }
    const t = table({
      seats: [
        {
          ready: [minion('A1', by === 'A1' ? bat : has('PRO CEL', {}, { capacity: 9 })), minion('A2')],
          hand: [...(by === 'A1' ? card('form-of-the-bat') : []), ...more],
        },
        {
          ready: [minion('B1', by === 'B1' ? bat : {}), minion('B2')],
          hand: by === 'B1' ? card('form-of-the-bat') : [],
        },
        {},
        {},
        {},
      ],
    })
    if (by === 'B1') t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'a', until: 'turn' }], { a: 'A1' })
    else t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'turn' }], { b: 'B1' })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, by === 'A1' ? Ann : Ben, `play:K1:${by === 'A1' ? 'pro' : 'PRO'}:${by}`)
    t.allPass(() => t.has('combat-started'))
    return t
  }
  it.each(sides)('form-of-the-bat#1: in the combat of the block, and in none that follows it: %s', (_, by, seat) => {
    const t = flies(by, card('psyche', 'P1'))
    expect([t.stat(by, 'maneuver'), never(upTo(t, 'range'), seat, `maneuver:${by}:G1:shot`)]).toEqual([1, true])
    const again = flies(by, card('psyche', 'P1'))
    play(
      onwards(again, () => again.can(Ann, 'play:P1:CEL:A1') && again.window() === 'combat-ends'),
      Ann,
      'play:P1:CEL:A1',
    )
    onwards(again, () => combats(again)[0] === 2)
    expect(again.stat(by, 'maneuver')).toBe(0)
    onwards(again, () => again.can(seat, `maneuver:${by}:G1:shot`) || combats(again)[1] === 2)
    expect(again.can(seat, `maneuver:${by}:G1:shot`)).toBe(true)
  })

  it.each(sides)('form-of-the-bat#2: and again for a second block of the action: %s', (_, by) => {
    const t = flies(by, card('form-of-mist', 'F1'))
    onwards(t, () => t.can(Ann, 'play:F1:PRO:A1')).answer(Ann, 'play:F1:PRO:A1')
    onwards(t, () => t.can(Ann, 'choose')).choose(Ann, [t.id('A1')])
    t.effect(
      Ben,
      [
        { op: 'unlock', who: 'b' },
        { op: 'modify', stat: 'intercept', delta: 3, on: 'b', until: 'action' },
      ],
      { b: 'B1' },
    )
    play(t, Ben, 'block:B1')
    onwards(t, () => combats(t)[0] === 2)
    expect([t.happened('blocked').length, t.stat(by, 'maneuver')]).toEqual([2, 1])
  })
})
