import { describe, expect, it } from 'vitest'
import { Ann, Ben, combatOf, duel, isOver, onwards, play, upTo, type Table } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { table } from '../support/table.ts'

const has = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
const card = (name: string, as: string) => [{ card: name, as }]
const blood = (t: Table) => [t.blood('A1'), t.blood('B1')]
const strike = (t: Table, seat: number, option: string) => onwards(t, () => t.can(seat, option)).answer(seat, option)
const combats = (t: Table) => [t.happened('combat-started').length, t.happened('combat-ended').length]

describe('Target Vitals', () => {
  const vital = (a: object, b: object = {}, ben: ReturnType<typeof card> = [], ann: ReturnType<typeof card> = []) =>
    duel({ a, b, ann: [...card('target-vitals', 'T1'), ...card('target-vitals', 'T2'), ...ann], ben })

  it('is played as its minion chooses a strike, one each strike, and adds 2 to what gets through', () => {
    const t = vital({})
    expect(t.window()).toBe('as-chosen')
    expect(t.happened('strike-chosen')).toHaveLength(1)
    play(t, Ann, 'play:T1::A1')
    expect(t.can(Ann, 'play:T2::A1')).toBe(false)
    expect([blood(onwards(t)), t.happened('damaged').map(event => ('amount' in event ? event.amount : 0))]).toEqual([
      [4, 2],
      [1, 1, 2],
    ])
  })

  it('target-vitals#4, target-vitals#G148-1: adds nothing where the strike inflicts nothing, and does not outlive it', () => {
    const t = vital({}, has('cel FOR'), [...card('side-strike', 'D1')])
    play(t, Ann, 'play:T1::A1')
    strike(t, Ben, 'play:D1:cel:B1')
    expect([blood(onwards(t)), t.has('damaged')]).toEqual([[5, 5], false])
    const u = vital(has('CEL', {}, { capacity: 9 }), has('cel'), card('side-strike', 'D1'), card('blur', 'X1'))
    play(upTo(u, 'as-chosen'), Ann, 'play:T1::A1')
    strike(u, Ben, 'play:D1:cel:B1')
    play(upTo(u, 'additional-strikes'), Ann, 'play:X1:cel:A1')
    // The additional strike inflicts 1, and is another strike: a second aim may go with it.
    onwards(u, () => u.can(Ann, 'play:T2::A1'))
    expect([u.blood('B1'), u.can(Ann, 'play:T2::A1')]).toEqual([5, true])
    u.pass(Ann)
    expect(onwards(u).blood('B1')).toBe(4)
  })

  it('target-vitals#2, target-vitals#G148-2: adds damage of the same kind, to the wounded too', () => {
    const t = upTo(vital(has('POT'), { blood: 3 }, [], card('roundhouse', 'R1')), 'strike')
    t.effect(Ann, [{ op: 'strike', strike: 'hand', aggravated: true }], {}, { by: 'A1' })
    play(t, Ann, 'play:T1::A1')
    onwards(t)
    // 1 wounds, and of the 2 that follow each costs a blood.
    expect([t.blood('B1'), t.inTorpor('B1')]).toEqual([1, true])
  })

  it('keeps the opposing minion from pressing in the round', () => {
    const t = vital({}, has('cel'), card('resist-earths-grasp', 'P1'))
    play(t, Ann, 'play:T1::A1')
    onwards(t, () => t.can(Ben, 'play:P1:cel:B1') && t.window() === 'press')
    expect([t.has('pressed'), isOver(t), t.inHand(Ben, 'P1')]).toEqual([false, true, true])
  })

  it('is cancelled by who would suffer it, for two combat cards, as it is played', () => {
    const t = vital({}, {}, [...card('majesty', 'M1'), ...card('roundhouse', 'R1'), ...card('fame', 'F1')])
    t.answer(Ann, 'play:T1::A1')
    const cancel = 'use:T1:cancel:B1'
    expect([t.window(), t.owed(), t.option(Ben, cancel)?.slots?.[0]]).toMatchObject([
      'as-played',
      [Ben],
      { candidates: [t.id('M1'), t.id('R1')], min: 2, max: 2 },
    ])
    expect(t.refused(Ben, cancel, { discarded: [t.id('M1'), t.id('F1')] })).toBe('illegal-args')
    t.answer(Ben, cancel, { discarded: [t.id('M1'), t.id('R1')] })
    onwards(t)
    expect([
      t.has('card-cancelled'),
      t.inAsh(Ben, 'M1'),
      t.inAsh(Ben, 'R1'),
      t.inAsh(Ann, 'T1'),
      t.blood('B1'),
    ]).toEqual([true, true, true, true, 4])
  })

  it('asks two cards of them, whatever these are; with one it asks nobody', () => {
    const t = vital({}, {}, [...card('fame', 'F1'), ...card('fame', 'F2')])
    t.answer(Ann, 'play:T1::A1')
    expect([t.owed(), t.options(Ben)]).toEqual([[Ben], ['pass']])
    const u = vital({}, {}, card('majesty', 'M1'))
    u.answer(Ann, 'play:T1::A1')
    expect(u.window()).not.toBe('as-played')
  })
})

describe('Psyche!', () => {
  it('presses', () => {
    const t = upTo(duel({ a: has('cel'), ann: card('psyche', 'P1') }), 'press')
    play(t, Ann, 'play:P1:cel:A1')
    expect([onwards(t).happened('round-started').length, combats(t)]).toEqual([2, [1, 1]])
  })

  it('psyche#2: at superior queues another combat as this one is about to end, also where a strike has ended it', () => {
    for (const ended of [false, true]) {
      const t = duel({
        a: has('CEL'),
        b: has('PRE'),
        ann: [...card('psyche', 'P1'), ...card('psyche', 'P2')],
        ben: ended ? card('majesty', 'M1') : [],
      })
      if (ended) strike(t, Ben, 'play:M1:PRE:B1')
      play(
        onwards(t, () => t.can(Ann, 'play:P1:CEL:A1')),
        Ann,
        'play:P1:CEL:A1',
      )
      // One can be queued, and the unlock of Majesty stays.
      expect([t.can(Ann, 'play:P2:CEL:A1') && t.window() === 'combat-ends', t.locked('B1')]).toEqual([false, !ended])
      onwards(t, () => t.window() === 'combat-ends' && combats(t)[0] === 2)
      expect([combats(t), combatOf(t)]).toMatchObject([[2, 1], { acting: t.id('A1'), opposing: t.id('B1') }])
      onwards(t)
      expect([combats(t), blood(t), t.happened('round-started').length]).toEqual([[2, 2], ended ? [4, 3] : [3, 3], 2])
    }
  })

  it('needs both combatants ready', () => {
    const t = duel({ a: has('CEL'), b: { blood: 0 }, ann: card('psyche', 'P1') })
    expect([onwards(t).inTorpor('B1'), t.inHand(Ann, 'P1'), combats(t)]).toEqual([true, true, [1, 1]])
  })

  it('by the one that blocked, too: the acting minion stays the acting one', () => {
    const t = duel({ b: has('CEL'), ben: card('psyche', 'P1') })
    play(
      onwards(t, () => t.can(Ben, 'play:P1:CEL:B1')),
      Ben,
      'play:P1:CEL:B1',
    )
    onwards(t)
    expect(t.happened('combat-started')[1]).toMatchObject({ acting: { id: t.id('A1') }, opposing: { id: t.id('B1') } })
  })
})

describe('Form of Mist', () => {
  const mist = (more: { b?: object; ben?: ReturnType<typeof card>; ann?: ReturnType<typeof card>; a?: object } = {}) =>
    duel({
      a: has('PRO', more.a),
      b: more.b ?? {},
      ann: [...card('form-of-mist', 'F1'), ...(more.ann ?? [])],
      ben: more.ben ?? [],
    })

  it('dodges', () => {
    const t = mist()
    strike(t, Ann, 'play:F1:pro:A1')
    expect([blood(onwards(t)), t.happened('strike-chosen')[0]]).toMatchObject([[5, 5], { strike: 'dodge' }])
  })

  it('at superior ends combat, and for 1 blood the blocked action goes on at 1 more stealth', () => {
    const t = mist()
    strike(t, Ann, 'play:F1:PRO:A1')
    expect([t.waiting(), t.has('combat-ended'), blood(t)]).toEqual([[Ann], true, [5, 5]])
    t.choose(Ann, [t.id('A1')])
    expect([t.blood('A1'), t.stat('A1', 'stealth'), t.can(Ben, 'block:B2')]).toEqual([4, 1, true])
    onwards(t)
    expect([t.happened('bled').length, t.pool(Ben)]).toEqual([1, 29])
    const kept = mist()
    strike(kept, Ann, 'play:F1:PRO:A1')
    kept.choose(Ann, [])
    onwards(kept)
    expect([kept.blood('A1'), kept.has('bled'), kept.happened('action-ended')]).toMatchObject([
      5,
      false,
      [{ outcome: 'blocked' }],
    ])
  })

  it('may be blocked again, and is of use once an action', () => {
    const t = mist({ ann: card('form-of-mist', 'F2') })
    t.edit(state =>
      state.modifiers.push({
        id: 900,
        kind: 'number',
        stat: 'intercept',
        delta: 1,
        on: { card: t.id('B2') },
        source: t.id('B2'),
        by: null,
        seat: Ben,
        until: 'game',
      }),
    )
    strike(t, Ann, 'play:F1:PRO:A1')
    onwards(t, () => t.can(Ann, 'choose')).choose(Ann, [t.id('A1')])
    play(t, Ben, 'block:B2')
    onwards(t, () => t.can(Ann, 'strike:A1:hand'))
    expect([combats(t), t.can(Ann, 'play:F2:pro:A1'), t.can(Ann, 'play:F2:PRO:A1')]).toEqual([[2, 1], true, false])
    onwards(t)
    expect([t.has('bled'), t.happened('blocked').length]).toEqual([false, 2])
  })

  it('form-of-mist#G99-3: goes on with the card of the action', () => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [minion('A1', has('PRO')), minion('A2')],
          hand: [...card('form-of-mist', 'F1'), ...card('44-magnum', 'G1')],
        },
        { ready: [minion('B1')] },
        {},
        {},
        { ready: [minion('E1', { locked: true })] },
      ],
    })
    t.edit(state =>
      state.modifiers.push({
        id: 900,
        kind: 'number',
        stat: 'intercept',
        delta: 1,
        on: { card: t.id('B1') },
        source: t.id('B1'),
        by: null,
        seat: Ben,
        until: 'game',
      }),
    )
    t.answer(Ann, 'play:G1::A1')
    play(t, Ben, 'block:B1')
    strike(t, Ann, 'play:F1:PRO:A1')
    expect(t.inAsh(Ann, 'G1')).toBe(true)
    t.choose(Ann, [t.id('A1')])
    onwards(t)
    expect([t.card('G1').on, t.inAsh(Ann, 'G1'), t.pool(Ann)]).toEqual([t.id('A1'), false, 18])
  })

  it('form-of-mist#G71-1: is for who was blocked, has the blood, and is lost where another combat follows', () => {
    const blocker = duel({ b: has('PRO'), ben: card('form-of-mist', 'F1') })
    strike(blocker, Ben, 'play:F1:PRO:B1')
    expect([onwards(blocker).has('chosen'), blocker.blood('B1')]).toEqual([false, 5])
    const empty = mist()
    empty.edit(state => {
      delete state.cards[empty.id('A1')]!.blood
    })
    strike(empty, Ann, 'play:F1:PRO:A1')
    expect([isOver(empty), empty.has('chosen')]).toEqual([true, false])
    // Followed by another combat, it is lost.
    const t = mist({ b: has('CEL'), ben: card('psyche', 'P1') })
    strike(t, Ann, 'play:F1:PRO:A1')
    play(
      onwards(t, () => t.can(Ben, 'play:P1:CEL:B1')),
      Ben,
      'play:P1:CEL:B1',
    )
    expect([combats(onwards(t)), t.has('chosen'), t.has('bled')]).toEqual([[2, 2], false, false])
  })
})
