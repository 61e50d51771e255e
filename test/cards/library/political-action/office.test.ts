import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { FOR } from '../../../support/polls.ts'
import { attacked, carried, fought, held, type Table, v } from '../../scene.ts'

describe('Archon', () => {
  const prince = { capacity: 9, title: 'prince', city: 'Paris', sect: 'Camarilla' }
  const called = (chosen = 'B1'): Table => {
    const t = table({
      seats: [
        { pool: 20, ready: [v('A1', prince), v('A2', { sect: 'Camarilla' })], hand: held('archon', 'K1') },
        { pool: 20, ready: [v('B1', { capacity: 8, sect: 'Camarilla' }), v('B2', { sect: 'Sabbat' })] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [t.id(chosen)])
    return t
  }
  const passed = (copies = 1, more: { blood?: number; b1?: object } = {}): Table =>
    table({
      seats: [
        {
          pool: 20,
          ready: [
            v('A1', prince, {
              attachments: Array.from({ length: copies }, (_, n) => ({ card: 'archon', as: `K${n + 1}` })),
            }),
            v('A2', { sect: 'Camarilla', capacity: 3 }),
          ],
        },
        {
          pool: 20,
          ready: [v('B1', { capacity: 8, ...more.b1 }, more.blood === undefined ? {} : { blood: more.blood }), v('B2')],
        },
        {},
        {},
        {},
      ],
    })
  it('is put on a Camarilla vampire that is chosen, of anybody', () => {
    const t = carried(called())
    expect(t.card('K1').on).toBe(t.id('B1'))
    expect(() => called('B2')).toThrow('illegal-args')
  })
  it('its bearer fights a vampire of another at +1 stealth', () => {
    const t = passed()
    expect(() => t.answer(Ann, 'action:K1:fight:A1', { m: ['A2'] })).toThrow('illegal-args')
    t.answer(Ann, 'action:K1:fight:A1', { m: ['B1'] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [Ben] }])
    onwards(t)
    expect(t.happened('combat-started').length).toBe(1)
  })
  it('archon#1: each copy has an action of its own', () => {
    const t = passed(2)
    t.answer(Ann, 'action:K1:fight:A1', { m: ['B1'] })
    onwards(t)
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect(t.can(Ann, 'action:K2:fight:A1')).toBe(true)
  })
  /** What B1 has burned, without any damage. */
  const burned = (t: Table, by: string): number[] => {
    t.answer(Ann, `bleed:${by}`)
    t.reach(Ben, 'block:B1')
    onwards(t)
    return t.happened('counters').flatMap(one => (one.key === 'counters' && one.why === 'effect' ? [one.amount] : []))
  }
  it.each([
    [1, 5, [1]],
    [2, 5, [1, 1]],
    [1, 0, []],
  ])(
    'archon#2 archon#3: with %i on the acting vampire, an attempt to block of one with %i blood burns %j',
    (n, blood, amounts) => expect(burned(passed(n, { blood }), 'A1')).toEqual(amounts),
  )
  it('archon#3: and it blocks', () => {
    const t = passed(1, { blood: 0 })
    burned(t, 'A1')
    expect(t.has('blocked')).toBe(true)
  })
  it('nothing of an ally, and nothing against another acting minion', () => {
    expect(burned(passed(1, { b1: { type: 'ally', life: 3, capacity: undefined } }), 'A1')).toEqual([])
    expect(burned(passed(1, { blood: 5 }), 'A2')).toEqual([])
  })
  it('archon#G35-1 archon#G138-1: Camarilla vampires, and no others, call a referendum to burn it', () => {
    const t = passed(1, { b1: { sect: 'Sabbat' } })
    t.answer(Ann, 'action:K1:burn:A2')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1 }])
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:called', FOR)
    onwards(t)
    expect(t.inAsh(Ann, 'K1')).toBe(true)
    expect(t.can(Ann, 'action:K1:fight:A1')).toBe(false)
    const ben = passed(1, { b1: { sect: 'Sabbat' } })
    ben.endPhasesTo(Ben, 'minion')
    expect(ben.can(Ben, 'action:K1:burn:B1')).toBe(false)
  })
  it('no blood hunt on its bearer', () => {
    const t = table({
      seats: [
        { pool: 20, ready: [v('A1', prince, { attachments: [{ card: 'archon', as: 'K1' }] }), v('A2')] },
        { pool: 20, ready: [v('B2')], torpor: [v('B1', { capacity: 3 })] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'diablerie:A1:B1')
    onwards(t)
    expect([t.has('diablerized'), t.has('blood-hunt')]).toEqual([true, false])
  })
})

describe('Anathema', () => {
  const prince = { capacity: 9, title: 'prince', city: 'Paris', sect: 'Camarilla' }
  const bears = (b1: object = {}, a1: object = {}): Table =>
    table({
      seats: [
        { pool: 10, ready: [v('A1', { strength: 2, ...a1 }), v('A2')] },
        {
          pool: 10,
          ready: [v('B1', { capacity: 7, disciplines: ['PRE'] }, { blood: 2, ...b1 }), v('B2')],
          hand: ['majesty'],
        },
        { pool: 10 },
        {},
        {},
      ],
    })
  const anathemas = (...names: string[]) => ({ attachments: names.flatMap(as => held('anathema', as)) })
  it('is put on a ready vampire that is chosen, of anybody', () => {
    const t = table({
      seats: [
        { ready: [v('A1', prince)], hand: held('anathema', 'K1') },
        { ready: [v('B1'), v('B2', { type: 'ally' })], torpor: [v('B3')] },
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('B1')] }])
    t.choose(Ann, [t.id('B1')])
    carried(t)
    expect(t.card('K1').on).toBe(t.id('B1'))
  })
  it('anathema#1: without blood in combat it is burned, and who controls the other minion gains its capacity', () => {
    const t = bears(anathemas('K1'))
    attacked(t, 'A1', 'B1')
    fought(t)
    expect([t.inAsh(Ben, 'B1'), t.pool(Ann), t.pool(Ben)]).toEqual([true, 17, 10])
    const paid = bears({ ...anathemas('K1'), blood: 5 })
    attacked(paid, 'A2', 'B1')
    expect(paid.has('combat-ended')).toBe(false)
    paid.effect(Ben, [{ op: 'counters', from: { card: 'b' }, to: 'bank', amount: 5, why: 'cost' }], { b: 'B1' })
    expect([paid.inAsh(Ben, 'B1'), paid.pool(Ann)]).toEqual([true, 17])
  })
  it('anathema#2: not for who enters combat without blood; nor with some left, nor outside of a combat', () => {
    const empty = bears({ ...anathemas('K1'), blood: 0 }, { strength: 0 })
    attacked(empty, 'A1', 'B1')
    fought(empty)
    const full = bears({ ...anathemas('K1'), blood: 5 })
    attacked(full, 'A1', 'B1')
    fought(full)
    const peace = bears(anathemas('K1'))
    peace.effect(Ben, [{ op: 'counters', from: { card: 'b' }, to: 'bank', amount: 2, why: 'effect' }], { b: 'B1' })
    for (const t of [empty, full, peace]) expect([t.inAsh(Ben, 'B1'), t.pool(Ann)]).toEqual([false, 10])
  })
  it('anathema#3, anathema#4, anathema#5: nor by diablerie, by aggravated damage that burns it, or once combat is over', () => {
    const eaten = bears(anathemas('K1'))
    attacked(eaten, 'A1', 'B1')
    eaten.effect(Ann, [{ op: 'diablerize', victim: 'b' }], { b: 'B1' }, { by: 'A1' })
    const hurt = bears({ ...anathemas('K1'), blood: 1 })
    attacked(hurt, 'A1', 'B1')
    hurt.effect(Ann, [{ op: 'damage', to: 'b', amount: 3, aggravated: true, unpreventable: true, from: 'a' }], {
      a: 'A1',
      b: 'B1',
    })
    const after = bears({ ...anathemas('K1'), blood: 3 })
    attacked(after, 'A1', 'B1')
    fought(after)
    const left = after.blood('B1')
    after.effect(Ann, [{ op: 'damage', to: 'b', amount: left, from: 'a' }], { a: 'A1', b: 'B1' })
    expect([eaten, hurt, after].map(t => [t.inAsh(Ben, 'B1'), t.pool(Ann)])).toEqual([
      [true, 10],
      [true, 10],
      [false, 10],
    ])
  })
  it('anathema#6: several do not add up', () => {
    const t = bears(anathemas('K1', 'K2'))
    attacked(t, 'A1', 'B1')
    fought(t)
    expect([t.inAsh(Ben, 'B1'), t.pool(Ann)]).toEqual([true, 17])
  })
  it('anathema#7: it is its bearer’s Methuselah’s, and stays when another is ousted', () => {
    const t = table({
      seats: [
        { ready: [v('A1', prince)], hand: held('anathema', 'K1'), pool: 1 },
        { ready: [v('B1')] },
        { ready: [v('C1')] },
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [t.id('C1')])
    carried(t)
    t.effect(Ann, [{ op: 'counters', from: { pool: 'you' }, to: 'bank', amount: 1, why: 'effect' }])
    expect([t.state.seats[Ann]!.ousted, t.card('K1').on, t.state.seats[Cal]!.inPlay.includes(t.id('K1'))]).toEqual([
      true,
      t.id('C1'),
      true,
    ])
  })
})
