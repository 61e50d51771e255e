import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { FOR } from '../../../support/polls.ts'
import { attacked, carried, fought, held, type Held, type Table, v } from '../../scene.ts'

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

describe('Alastor', () => {
  const justicar = { capacity: 9, title: 'justicar', sect: 'Camarilla' }
  const camarilla = { capacity: 8, sect: 'Camarilla' }
  const scene = (library: Held, more: { a1?: Held; b2?: Held; pool?: number; blood?: number } = {}): Table =>
    table({
      seats: [
        {
          pool: more.pool ?? 20,
          ready: [v('A1', justicar, { attachments: more.a1 ?? [] }), v('A2', { sect: 'Sabbat' })],
          hand: held('alastor', 'K1'),
          library: [...held('villein', 'F1'), ...library],
        },
        {
          pool: 20,
          ready: [
            v('B1', camarilla, { blood: more.blood ?? 5 }),
            v('B2', { sect: 'Sabbat' }, { attachments: more.b2 ?? [] }),
          ],
          torpor: [v('B3', camarilla)],
        },
        {},
      ],
    })
  const chosen = (t: Table, who = 'B1'): Table => {
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [t.id(who)])
    return passing(t)
  }
  const passing = (t: Table): Table => {
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:called', FOR)
    return t.allPass(() => t.can(Ann, 'choose'))
  }
  const found = (t: Table, ...pick: string[]): Table => {
    t.answer(Ann, 'choose', { pick } as never)
    return t.allPass()
  }
  const paid = (t: Table): number[] => [t.pool(Ann), t.pool(Ben), t.blood('B1')]

  it('is put on a ready Camarilla vampire of anybody, with equipment of the library for half its cost', () => {
    const t = scene([...held('assault-rifle', 'E1'), ...held('wake-with-evenings-freshness', 'X1')])
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('B1')] }])
    t.choose(Ann, [t.id('B1')])
    passing(t)
    expect(t.refused(Ann, 'choose', { pick: ['X1'] } as never)).toBe('illegal-args')
    found(t, 'E1')
    expect([t.card('K1').on, t.card('E1').on, ...paid(t)]).toEqual([t.id('B1'), t.id('B1'), 18, 20, 5])
  })
  it('alastor#1 alastor#G110-2: whatever the equipment requires, and its blood is paid by who bears it', () => {
    const t = found(chosen(scene(held('zaire-river-ferry', 'E1'))), 'E1')
    expect([t.card('E1').on, ...paid(t)]).toEqual([t.id('B1'), 20, 20, 4])
  })
  it('the-ankara-citadel-turkey#1: costs are halved first, and what makes the card dearer is added then', () => {
    const t = scene(held('flamethrower', 'E1'))
    t.effect(Ann, [{ op: 'modify', stat: 'cost', delta: 1, on: 'e', until: 'turn' }], { e: 'E1' })
    expect(paid(found(chosen(t), 'E1'))).toEqual([20 - (2 + 1), 20, 5])
  })
  it('alastor#1: nothing is found that could not be paid', () => {
    const t = chosen(scene(held('assault-rifle', 'E1'), { pool: 1 }))
    expect([t.refused(Ann, 'choose', { pick: ['E1'] } as never)]).toEqual(['illegal-args'])
    const poor = chosen(scene(held('zaire-river-ferry', 'E1'), { blood: 0 }))
    expect(poor.refused(Ann, 'choose', { pick: ['E1'] } as never)).toBe('illegal-args')
  })
  it('alastor#2: it is put there though no equipment is', () => {
    const t = found(chosen(scene(held('assault-rifle', 'E1'))))
    expect([t.card('K1').on, t.happened('attached').length, ...paid(t)]).toEqual([t.id('B1'), 1, 20, 20, 5])
  })
  it('alastor#G110-1: what works at a level works at its basic one', () => {
    const t = table({ seats: [{ ready: [v('A1', { disciplines: ['ANI'] })], hand: held('raven-spy', 'R1') }, {}] })
    t.effect(Ann, [{ op: 'play', card: 'r', by: 'a', freely: 'basic' }], { r: 'R1', a: 'A1' })
    expect([t.card('R1').on, t.card('R1').mode]).toEqual([t.id('A1'), 'ani'])
  })
  it('a unique one that its bearer’s Methuselah controls already is not found', () => {
    const t = scene(held('ivory-bow', 'E1'), { b2: held('ivory-bow', 'E2') })
    expect(chosen(t).refused(Ann, 'choose', { pick: ['E1'] } as never)).toBe('illegal-args')
    expect(found(chosen(scene(held('ivory-bow', 'E1'))), 'E1').card('E1').on).toBeDefined()
  })
  it('alastor#G158-1: one on a vampire, and no referendum where nobody could bear it', () => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [v('A1', justicar, { attachments: held('alastor', 'K2') }), v('A2', { sect: 'Sabbat' })],
          hand: held('alastor', 'K1'),
        },
        { ready: [v('B1', { sect: 'Sabbat' })] },
        {},
      ],
    })
    expect([t.can(Ann, 'play:K1::A1'), t.why(Ann, 'play', 'K1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })
  it('who bears one calls the referendum of another', () => {
    const t = scene([], { a1: held('alastor', 'K2') })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('B1')] }])
    t.choose(Ann, [t.id('B1')])
    passing(t)
    expect([t.card('K1').on, t.card('K2').on]).toEqual([t.id('B1'), t.id('A1')])
  })
  it('is called by a justicar or an Inner Circle member', () => {
    for (const [title, can] of [
      ['inner circle', true],
      ['prince', false],
    ] as const) {
      const t = table({
        seats: [{ ready: [v('A1', { ...camarilla, title, city: 'Paris' })], hand: held('alastor', 'K1') }, {}],
      })
      expect([title, t.can(Ann, 'play:K1::A1')]).toEqual([title, can])
    }
  })

  const bears = (): Table =>
    table({
      seats: [
        { pool: 20, ready: [v('A1', camarilla, { attachments: held('alastor', 'K1') }), v('A2', camarilla)] },
        { pool: 20, ready: [v('B1'), v('B2', { type: 'ally' })], torpor: [v('B3', { capacity: 3 })] },
        {},
      ],
    })
  it('its bearer enters combat with a vampire of another at +1 stealth', () => {
    const t = bears()
    expect([t.can(Ann, 'action:K1:fight:A2')]).toEqual([false])
    for (const none of ['A2', 'B2', 'B3'])
      expect(t.refused(Ann, 'action:K1:fight:A1', { m: [none] } as never)).toBe('illegal-args')
    t.answer(Ann, 'action:K1:fight:A1', { m: ['B1'] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [Ben] }])
    onwards(t)
    expect(t.happened('combat-started').length).toBe(1)
  })
  it('its bearer cannot commit diablerie, by an action or otherwise', () => {
    const t = bears()
    expect([t.can(Ann, 'diablerie:A1:B3'), t.can(Ann, 'diablerie:A2:B3')]).toEqual([false, true])
    expect(t.why(Ann, 'diablerie', 'B3')).toEqual(['forbidden', 'GOLDEN-01'])
    t.effect(Ann, [{ op: 'diablerize', victim: 'v' }], { v: 'B3' }, { by: 'A1' })
    expect(t.has('diablerized')).toBe(false)
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
