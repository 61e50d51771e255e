import { describe, expect, it } from 'vitest'
import { viewFor } from '../../shared/rules/index.ts'
import { isOver, onwards } from '../support/duel.ts'
import { listening } from '../support/seats.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'
import { K, K1, type Table, fought, v } from './scene.ts'

describe('Dabbler', () => {
  // Three cards of as many Disciplines in one bleed: the action card and two modifiers.
  const scene = (hand = ['kindred-spirits', 'lost-in-crowds', 'conditioning'], blood = 5) => {
    const t = table({
      seats: [
        {
          ready: [
            v(
              'A1',
              { capacity: 9, disciplines: ['OBF', 'DOM', 'DEM'] },
              { blood, attachments: [{ card: 'dabbler', as: 'D1' }] },
            ),
            v('A2'),
          ],
          hand: hand.map((card, i) => ({ card, as: `H${i + 1}` })),
        },
        { pool: 20, ready: [v('B1')] },
      ],
    })
    return t
  }
  const bleeds = (t: Table, modified = true) => {
    t.answer(Ann, 'play:H1:dem:A1', { whom: [Ben] })
    if (modified) {
      t.reach(Ben, 'block:B1')
      t.reach(Ann, 'play:H2:OBF:A1')
    }
    t.reach(Ann, 'play:H3:dom:A1')
    t.allPass(() => t.window() === 'resolved')
    return t
  }
  it('after an action with three Disciplines: 1 blood to unlock', () => {
    const t = bleeds(scene())
    t.reach(Ann, 'use:D1:unlock:A1')
    expect([t.locked('A1'), t.blood('A1')]).toEqual([false, 3])
  })
  it('or 1 blood more, one of the two', () => {
    const t = bleeds(scene())
    t.reach(Ann, 'use:D1:feed:A1')
    expect([t.locked('A1'), t.blood('A1'), t.can(Ann, 'use:D1:unlock:A1')]).toEqual([true, 5, false])
  })
  it('not with two', () => {
    const t = bleeds(scene(), false)
    expect([t.can(Ann, 'use:D1:feed:A1'), t.can(Ann, 'use:D1:unlock:A1')]).toEqual([false, false])
  })
  it('ruling: of cards that were cancelled, too', () => {
    const t = scene()
    t.answer(Ann, 'play:H1:dem:A1', { whom: [Ben] })
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'play:H2:OBF:A1')
    expect(t.state.facts.filter(fact => fact.name === 'disciplines').length).toBe(2)
  })
  it('a trifle on an own vampire, one archetype each', () => {
    const t = table({
      seats: [
        { ready: [v('A1', {}, { attachments: [{ card: 'rebel' }] }), v('A2')], hand: K('dabbler') },
        { ready: [v('B1')] },
      ],
      turn: { phase: 'master' },
    })
    expect(t.option(Ann, 'play:K1:')?.slots).toMatchObject([{ candidates: [t.id('A2')] }])
    t.answer(Ann, 'play:K1:', { v: [t.id('A2')] })
    expect([t.card('K1').on, t.state.frames[0]]).toMatchObject([t.id('A2'), { masterActions: 1 }])
  })
})

describe('Perfectionist', () => {
  const scene = () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { capacity: 9 }, { blood: 3, attachments: [{ card: 'perfectionist', as: 'P1' }] }), v('A2')],
        },
        { ...listening('B1'), pool: 10 },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    return t
  }
  it('1 blood after a successful action without reactions, once a turn', () => {
    const t = scene()
    t.allPass(() => t.window() === 'resolved')
    t.reach(Ann, 'use:P1:feed:A1')
    expect([t.blood('A1'), t.can(Ann, 'use:P1:feed:A1')]).toEqual([4, false])
  })
  it('not where a reaction was played', () => {
    const t = scene()
    t.reach(Ben, 'play:WB1::B1')
    t.allPass()
    expect(t.blood('A1')).toBe(3)
  })
  it('not after a blocked action, nor that of another', () => {
    const t = table({
      seats: [
        { ready: [v('A1', {}, { blood: 3, attachments: [{ card: 'perfectionist', as: 'P1' }] }), v('A2')] },
        { ready: [v('B1', { strength: 0 })] },
      ],
    })
    t.answer(Ann, 'bleed:A2')
    t.allPass()
    expect(t.happened('ability-used')).toEqual([])
    let offered = false
    t.endPhasesTo(Ann, 'minion')
    onwards(t, () => (offered ||= t.can(Ann, 'use:P1:feed:A1')))
    expect(offered).toBe(false)
  })
})

describe("Poacher's Hunting Ground", () => {
  const scene = (others: string[], own: string[] = []) =>
    table({
      seats: [
        {
          ready: [
            K1('poachers-hunting-ground'),
            v('A1', { sect: 'Anarch' }, { blood: 1 }),
            v('A2', { sect: 'Anarch' }, { blood: 1 }),
            v('A3', {}, { blood: 1 }),
            ...own.map(card => ({ card })),
          ],
        },
        { ready: others.map(card => ({ card })) },
        {},
      ],
      turn: { phase: 'unlock' },
    })
  it('as many Anarchs as others have hunting grounds gain 1 blood', () => {
    const t = scene(['uptown-hunting-ground'])
    expect(t.option(Ann, 'use:K1:feed')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('A2')], max: 1 }])
    t.answer(Ann, 'use:K1:feed', { them: [t.id('A2')] })
    expect([t.blood('A2'), t.can(Ann, 'use:K1:feed')]).toEqual([2, false])
    const two = scene(['uptown-hunting-ground', 'slum-hunting-ground'])
    two.answer(Ann, 'use:K1:feed', { them: ['A1', 'A2'].map(two.id) })
    expect([two.blood('A1'), two.blood('A2')]).toEqual([2, 2])
  })
  it("not by one's own, nor by derivative ones", () => {
    expect([
      scene([], ['uptown-hunting-ground']).can(Ann, 'use:K1:feed'),
      scene(['poachers-hunting-ground']).can(Ann, 'use:K1:feed'),
    ]).toEqual([false, false])
  })
  it('nobody who was fed by another in this turn', () => {
    const t = scene(['uptown-hunting-ground'], ['slum-hunting-ground'])
    const slum = t.state.seats[Ann]!.inPlay.find(id => t.state.cards[id]!.key === 'slum-hunting-ground')!
    t.answer(Ann, `use:${slum}:feed`, { v: [t.id('A1')] })
    expect(t.option(Ann, 'use:K1:feed')?.slots).toMatchObject([{ candidates: [t.id('A2')] }])
  })
})

it('Temple Hunting Ground: 1 blood to a ready vampire, for a Ministry', () => {
  const t = table({
    seats: [{ ready: [K1('temple-hunting-ground'), v('A1', {}, { blood: 1 })] }, {}],
    turn: { phase: 'unlock' },
  })
  t.answer(Ann, 'use:K1:feed', { v: [t.id('A1')] })
  expect(t.blood('A1')).toBe(2)
  const held = (clan: string) =>
    table({
      seats: [{ pool: 9, ready: [v('A1', { clan })], hand: [K1('temple-hunting-ground')] }, {}],
      turn: { phase: 'master' },
    })
  expect([held('Ministry').can(Ann, 'play:K1:'), held('Toreador').can(Ann, 'play:K1:')]).toEqual([true, false])
  const bought = held('Ministry')
  bought.answer(Ann, 'play:K1:')
  bought.allPass(() => bought.state.seats[Ann]!.inPlay.includes(bought.id('K1')))
  expect([bought.pool(Ann), bought.state.seats[Ann]!.inPlay.includes(bought.id('K1'))]).toEqual([7, true])
})

describe('Tension in the Ranks', () => {
  const scene = (more: object = {}) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [K1('tension-in-the-ranks'), v('A1', { capacity: 9 }), v('A2')],
          torpor: [v('T1')],
          ...more,
        },
        {
          pool: 10,
          ready: [v('B1'), { card: 'saatet-ta', as: 'S1' }, v('B2', { type: 'ally', life: 1 })],
          hand: ['villein', 'fame', 'bonding'].map((card, i) => ({ card, as: `H${i + 1}` })),
        },
      ],
    })
  it.each([
    ['torpor', 'B1'],
    ['ash', 'B1'],
    ['ash', 'B2'],
  ] as const)('a ready minion to %s: its controller burns 1 pool: %s', (to, who) => {
    const t = scene()
    t.effect(Ann, [{ op: 'move', who: 'm', to }], { m: who })
    expect([t.pool(Ann), t.pool(Ben)]).toEqual([10, 9])
  })
  it('also of who has the card', () => {
    const t = scene()
    t.effect(Ben, [{ op: 'move', who: 'm', to: 'torpor' }], { m: 'A2' })
    expect(t.pool(Ann)).toBe(9)
  })
  it('not one that is burned in torpor, and no other card', () => {
    const t = scene()
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'T1' })
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'K1' })
    expect([t.pool(Ann), t.pool(Ben)]).toEqual([10, 10])
  })
  it('burned for a master phase action and two master cards', () => {
    const t = scene()
    t.endPhasesTo(Ben, 'master')
    expect(t.option(Ben, 'use:K1:end')?.slots).toMatchObject([{ candidates: [t.id('H1'), t.id('H2')], min: 2 }])
    t.answer(Ben, 'use:K1:end', { discarded: [t.id('H1'), t.id('H2')] })
    expect([t.inAsh(Ann, 'K1'), t.inAsh(Ben, 'H1'), t.inAsh(Ben, 'H2'), t.state.frames[0]]).toMatchObject([
      true,
      true,
      true,
      { masterActions: 0 },
    ])
  })
  it('not with fewer, nor in another phase', () => {
    const t = table({
      seats: [{ ready: [K1('tension-in-the-ranks'), v('A1')], hand: ['villein', 'bonding'] }, {}],
      turn: { phase: 'master' },
    })
    expect([t.can(Ann, 'use:K1:end'), scene({ hand: ['villein', 'fame'] }).can(Ann, 'use:K1:end')]).toEqual([
      false,
      false,
    ])
  })
})

describe('Ferraille', () => {
  const scene = (pool = 10) => {
    const t = table({
      seats: [
        {
          pool,
          ready: [v('A1', { title: 'prince', city: 'Rome' }), v('A2')],
          hand: [{ card: 'kine-resources-contested', as: 'H1' }],
        },
        { pool, ready: [K1('ferraille')] },
        {},
      ],
    })
    t.answer(Ann, 'play:H1::A1')
    t.allPass(() => t.state.frames.at(-1)?.kind === 'choice')
    t.choose(Ann, { 1: 2, 2: 2 })
    t.allPass(() => t.window() === 'polling')
    return t
  }
  it('1 pool for 3 votes in any referendum, once a turn', () => {
    const t = scene()
    t.reach(Ben, 'use:K1:votes')
    expect([t.pool(Ben), t.can(Ben, 'use:K1:votes'), t.can(Ben, 'vote:called')]).toEqual([9, false, false])
    const [vote] = t.options(Ben).filter(id => id.startsWith('vote:'))
    t.answer(Ben, vote!, { side: ['against'] })
    expect(t.happened('votes-cast')).toMatchObject([{ seat: Ben, votes: 3, for: false }])
  })
  it('ferraille#1: who is ousted by it casts nothing', () => {
    const t = scene(1)
    t.reach(Ben, 'use:K1:votes')
    expect([t.happened('ousted').length, t.state.seats[Ben]!.ousted]).toEqual([1, true])
  })
})

describe('Rötschreck', () => {
  /** B1 of Ben, who has claws of his own, is blocked by nobody: A1 of Ann bleeds and he blocks. */
  const scene = (card = 'wolf-claws', more: { cal?: object[]; a1?: object; b1?: object; turn?: number } = {}) => {
    const t = table({
      seats: [
        { ready: [v('A1', { capacity: 9, ...more.a1 }), v('A2')], hand: [{ card: 'majesty', as: 'H1' }] },
        {
          ready: [v('B1', { capacity: 9, disciplines: ['PRO', 'POT'], ...more.b1 })],
          hand: [
            { card, as: 'C1' },
            { card: 'psyche', as: 'P1' },
          ],
        },
        { ready: [v('V3')], hand: [K1('rotschreck'), { card: 'rotschreck', as: 'K2' }] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.can(Ben, `play:C1:${card === 'roundhouse' ? 'pot' : 'pro'}:B1`))
    t.answer(Ben, `play:C1:${card === 'roundhouse' ? 'pot' : 'pro'}:B1`)
    return onwards(t, () => t.can(Cal, 'play:K1:') || isOver(t))
  }
  it('rotschreck#1: is put on the vampire that would take aggravated damage; combat ends, it locks and goes to torpor', () => {
    const t = scene()
    expect(t.option(Cal, 'play:K1:')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
    t.answer(Cal, 'play:K1:', { v: [t.id('A1')] })
    fought(t)
    expect([t.card('K1').on, t.inTorpor('A1'), t.locked('A1'), t.happened('damaged'), t.blood('A1')]).toEqual([
      t.id('A1'),
      true,
      true,
      [],
      9,
    ])
  })
  it('it does not unlock as normal, and the card is burned in its next unlock phase', () => {
    const t = scene()
    t.answer(Cal, 'play:K1:', { v: [t.id('A1')] })
    onwards(t)
    t.endPhasesTo(Ben, 'minion')
    for (let n = 0; n < 40 && !t.can(Ann, 'use:K1:burn'); n++) t.endPhase(t.owed()[0]!)
    expect([t.locked('A1'), t.can(Ann, 'end-phase')]).toEqual([true, false])
    t.answer(Ann, 'use:K1:burn')
    expect(t.inAsh(Cal, 'K1')).toBe(true)
  })
  it('not where the damage is not aggravated', () => {
    const t = scene('roundhouse')
    expect(t.has('combat-ended') && t.inHand(Cal, 'K1')).toBe(true)
  })
  it('rotschreck#4: not before the strike is chosen, and not for one that does not reach', () => {
    const far = table({
      seats: [
        { ready: [v('A1', { capacity: 9 }, { attachments: [{ card: '44-magnum', as: 'G1' }] }), v('A2')] },
        { ready: [v('B1', { capacity: 9, disciplines: ['PRO'] })], hand: [{ card: 'body-flare', as: 'C1' }] },
        { ready: [v('V3')], hand: [K1('rotschreck')] },
      ],
    })
    far.answer(Ann, 'bleed:A1')
    far.reach(Ben, 'block:B1')
    onwards(far, () => far.can(Ann, 'maneuver:A1:G1:shot'))
    far.answer(Ann, 'maneuver:A1:G1:shot')
    let offered = false
    onwards(far, () => isOver(far) || (offered ||= far.can(Cal, 'play:K1:')) || far.can(Ben, 'play:C1:pro:B1'))
    if (!isOver(far)) far.answer(Ben, 'play:C1:pro:B1')
    onwards(far, () => isOver(far) || (offered ||= far.can(Cal, 'play:K1:')))
    expect([far.happened('maneuvered').length, offered]).toEqual([1, false])
  })
  it('ruling: also where the opponent strikes to end combat, and the strikes do not resolve', () => {
    const t = scene('body-flare', { a1: { disciplines: ['PRE'] } })
    t.answer(Cal, 'play:K1:', { v: [t.id('A1')] })
    fought(t)
    expect([t.inTorpor('A1'), t.happened('damaged')]).toEqual([true, []])
  })
  it('rotschreck#9: where another combat follows, it neither locks for it nor goes to torpor', () => {
    const t = scene('wolf-claws', { b1: { disciplines: ['PRO', 'CEL'] } })
    t.answer(Cal, 'play:K1:', { v: [t.id('A1')] })
    onwards(t, () => t.can(Ben, 'play:P1:CEL:B1') || isOver(t))
    t.answer(Ben, 'play:P1:CEL:B1')
    onwards(t, () => t.happened('combat-started').length > 1)
    expect([t.card('K1').on, t.inTorpor('A1')]).toEqual([t.id('A1'), false])
    onwards(t)
  })
  it('out of turn: not in the own, and one between two own master phases', () => {
    const t = scene()
    t.answer(Cal, 'play:K1:', { v: [t.id('A1')] })
    fought(t)
    expect(t.state.facts.some(fact => fact.name === 'out-of-turn' && fact.of === Cal)).toBe(true)
  })
})

describe('Twilight Camp', () => {
  const sect = (t: Table, as: string) =>
    viewFor(t.state, Ann)
      .seats.flatMap(seat => seat.ready)
      .find(one => one.card.id === t.id(as))?.sect
  const scene = (card = 'ashley', blood = 4) =>
    table({
      seats: [
        {
          ready: [
            { ...K1('twilight-camp'), counters: { blood } as never },
            v('A1', { sect: 'Anarch' }, { blood: 1 }),
            v('A2'),
          ],
          uncontrolled: [{ card, as: 'U1', blood: 11 }],
        },
        {},
      ],
      turn: { phase: 'influence', number: 6 },
    })
  it('comes into play with 4 blood', () => {
    const t = table({ seats: [{ ready: [v('A1')], hand: [K1('twilight-camp')] }, {}], turn: { phase: 'master' } })
    t.answer(Ann, 'play:K1:')
    expect(t.card('K1').counters).toEqual({ blood: 4 })
  })
  it('1 blood makes a vampire without a title Anarch that comes into play', () => {
    const t = scene()
    t.answer(Ann, 'bring-out:U1')
    t.answer(Ann, 'trigger:0')
    expect([sect(t, 'U1'), t.card('K1').counters]).toEqual(['Anarch', { blood: 3 }])
  })
  it('or not', () => {
    const t = scene()
    t.answer(Ann, 'bring-out:U1')
    t.pass(Ann)
    expect([sect(t, 'U1'), t.card('K1').counters]).toEqual(['Camarilla', { blood: 4 }])
  })
  it.each(['catalina-vega', 'indira'])('not one with a title, nor an Anarch: %s', card => {
    const t = scene(card)
    t.answer(Ann, 'bring-out:U1')
    expect(t.can(Ann, 'trigger:0')).toBe(false)
  })
  it('a master phase action moves 1 blood to an Anarch; without blood it is burned', () => {
    const t = table({
      seats: [
        {
          ready: [
            { ...K1('twilight-camp'), counters: { blood: 1 } as never },
            v('A1', { sect: 'Anarch' }, { blood: 1 }),
            v('A2'),
          ],
        },
        {},
      ],
      turn: { phase: 'master' },
    })
    expect(t.option(Ann, 'use:K1:give')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
    t.answer(Ann, 'use:K1:give', { v: [t.id('A1')] })
    expect([t.blood('A1'), t.inAsh(Ann, 'K1'), t.state.frames[0]]).toMatchObject([2, true, { masterActions: 0 }])
  })
})
