import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { attacked, type Held, held, K, type Table, v } from '../../scene.ts'

const on = (card: string, as: string, more: object = {}) => ({ attachments: [{ card, as, ...more }] })

describe('Rebel', () => {
  const hand = [
    { card: 'rebel', as: 'M1' },
    { card: 'rebel', as: 'M2' },
  ]

  it("goes on a vampire of one's own, in torpor too, as a trifle", () => {
    const t = table({
      seats: [
        { hand, ready: [minion('A1'), { generic: { type: 'ally' }, as: 'A2' }], torpor: [minion('A3')] },
        { ready: [minion('B1')] },
      ],
      turn: { phase: 'master' },
    })
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('A3')] }])
    t.answer(Ann, 'play:M1:', { v: [t.id('A3')] })
    expect([t.card('M1').on, t.option(Ann, 'play:M2:')?.slots]).toMatchObject([
      t.id('A3'),
      [{ candidates: [t.id('A1')] }],
    ])
  })

  it('CARD-REBEL-01: a vampire has at most one archetype', () => {
    const t = table({
      seats: [{ hand: [...hand, 'villein'], ready: [minion('A1', on('rebel', 'R1'))] }, { ready: [minion('B1')] }],
      turn: { phase: 'master' },
    })
    expect([t.refused(Ann, 'play:M1:', { v: [t.id('A1')] }), t.why(Ann, 'play', 'M1')]).toEqual([
      'illegal-option',
      ['no-target', 'TARGET-01'],
    ])
  })

  const blocking = (a1: object, b1: object = {}) =>
    table({
      seats: [
        { ready: [minion('A1', a1), minion('A2')], hand: [{ card: 'ancilla-empowerment', as: 'P1' }] },
        { ready: [minion('B1', { generic: {}, blood: 2, ...on('rebel', 'R1'), ...b1 }), minion('B2')] },
        {},
        {},
        {},
      ],
    })
  const block = (t: ReturnType<typeof table>, by = 'B1') => {
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'turn' }], { b: by })
    t.reach(Ben, `block:${by}`)
    t.allPass(() => t.has('blocked') || t.has('about-to-block'))
  }
  const prince = { generic: { title: 'prince' } }

  /** What B1 has gained, as places in the log. */
  const gains = (t: ReturnType<typeof table>) =>
    t.log.flatMap((event, i) =>
      event.key === 'counters' &&
      event.from === 'bank' &&
      event.to !== 'bank' &&
      'card' in event.to &&
      event.to.card.id === t.id('B1')
        ? [i]
        : [],
    )

  it('CARD-REBEL-02: blocking a titled vampire gives 1 blood before combat starts, once each turn', () => {
    const t = blocking(prince)
    t.answer(Ann, 'bleed:A1')
    block(t)
    expect([t.blood('B1'), t.has('combat-started')]).toEqual([3, false])
    onwards(t, () => t.has('combat-ended'))
    expect([gains(t).length, gains(t)[0]! < t.log.findIndex(event => event.key === 'combat-started')]).toEqual([
      1,
      true,
    ])
    onwards(t)
    t.effect(Ben, [{ op: 'unlock', who: 'b' }], { b: 'B1' })
    t.answer(Ann, 'play:P1::A2')
    t.reach(Ben, 'block:B1')
    onwards(t)
    expect([t.happened('blocked').length, gains(t).length]).toEqual([2, 1])
  })

  it('CARD-REBEL-02: a political action of an untitled vampire likewise', () => {
    const t = blocking({})
    t.answer(Ann, 'play:P1::A1')
    block(t)
    onwards(t)
    expect([gains(t).length, gains(t)[0]! < t.log.findIndex(event => event.key === 'blocked')]).toEqual([1, true])
  })

  it('once more in the next turn', () => {
    const t = blocking(prince)
    t.answer(Ann, 'bleed:A1')
    block(t)
    onwards(t)
    t.endPhasesTo(Ann, 'influence')
    t.endPhasesTo(Ann, 'minion')
    t.effect(
      Ben,
      [
        { op: 'unlock', who: 'b' },
        { op: 'counters', from: { card: 'b' }, to: 'bank', amount: 2, why: 'effect' },
      ],
      { b: 'B1' },
    )
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    onwards(t)
    expect(gains(t)).toHaveLength(2)
  })

  it('not for any other action of an untitled vampire, nor as another blocks, nor for an attempt that fails', () => {
    const untitled = blocking({})
    untitled.answer(Ann, 'bleed:A1')
    block(untitled)
    const other = blocking(prince)
    other.answer(Ann, 'bleed:A1')
    block(other, 'B2')
    const fails = blocking(prince)
    fails.answer(Ann, 'bleed:A1')
    fails.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 2, on: 'a', until: 'action' }], { a: 'A1' })
    fails.reach(Ben, 'block:B1')
    fails.allPass()
    expect([untitled.blood('B1'), other.blood('B1'), fails.blood('B1'), fails.has('block-failed')]).toEqual([
      2,
      2,
      2,
      true,
    ])
  })
})

describe('Dabbler and Perfectionist', () => {
  const dabbles = (ben: Held, turn = Ann as number) =>
    table({
      seats: [
        {
          ready: [
            v(
              'A1',
              { capacity: 9, disciplines: ['OBF', 'DOM', 'DEM'] },
              { blood: 5, attachments: [{ card: 'dabbler', as: 'D1', ...(turn === Ann ? {} : { owner: Ben }) }] },
            ),
            v('A2'),
          ],
          hand: [...held('kindred-spirits', 'H1'), ...held('lost-in-crowds', 'H2'), ...held('conditioning', 'H3')],
        },
        { pool: 20, ready: [v('B1')], hand: ben },
        {},
      ],
    })
  const bleeds = (t: Table) => {
    t.answer(Ann, 'play:H1:dem:A1', { whom: [Ben] })
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'play:H2:OBF:A1')
    t.reach(Ann, 'play:H3:dom:A1')
    return t
  }
  it('dabbler#1: not of an action that was cancelled', () => {
    const t = dabbles(held('direct-intervention', 'I1'))
    t.answer(Ann, 'play:H1:dem:A1', { whom: [Ben] })
    t.reach(Ben, 'play:I1:')
    t.allPass()
    expect([t.has('card-cancelled'), t.can(Ann, 'use:D1:feed:A1'), t.has('ability-used')]).toEqual([true, false, false])
  })
  it('dabbler#2: a modifier that was cancelled counts', () => {
    const t = bleeds(dabbles(held('direct-intervention', 'I1')))
    t.reach(Ben, 'play:I1:')
    t.allPass(() => t.window() === 'resolved')
    expect([t.happened('card-cancelled').length, t.pool(Ben), t.can(Ann, 'use:D1:feed:A1')]).toEqual([1, 18, true])
  })
  it('dabbler#G161-1: who controls the vampire uses it, whosever it is', () => {
    const t = bleeds(dabbles([], Ben))
    t.allPass(() => t.window() === 'resolved')
    expect([t.can(Ann, 'use:D1:feed:A1'), t.can(Ben, 'use:D1:feed:A1')]).toEqual([true, false])
  })
  it('dabbler#G14-1: once in a turn, and again in the next', () => {
    const t = bleeds(dabbles([]))
    t.allPass(() => t.window() === 'resolved')
    t.reach(Ann, 'use:D1:feed:A1')
    const used = () => t.state.uses.filter(use => use.by === t.id('D1'))
    const [first] = used()
    t.endPhasesTo(Ben, 'minion')
    expect([first !== undefined, used()]).toEqual([true, []])
  })

  const perfects = (ben: object = {}, more: object = {}, hand: Held = [], cal: Held = []) => {
    const t = table({
      seats: [
        {
          ready: [
            v(
              'A1',
              { capacity: 9, disciplines: ['for'] },
              { blood: 3, attachments: [{ card: 'perfectionist', as: 'P1', ...more }] },
            ),
            v('A2'),
          ],
          hand,
        },
        { pool: 10, ready: [v('B1', { disciplines: ['aus'] }, { locked: true })], ...ben },
        { hand: cal },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    return t
  }
  it('perfectionist#1: a reaction that was cancelled has been played', () => {
    const t = perfects({ hand: held('on-the-qui-vive', 'W1') }, {}, [], held('direct-intervention', 'I1'))
    t.reach(Ben, 'play:W1::B1')
    t.reach(Cal, 'play:I1:')
    let offered = false
    t.allPass(() => (offered ||= t.can(Ann, 'use:P1:feed:A1')))
    expect([t.has('card-cancelled'), offered, t.blood('A1')]).toEqual([true, false, 3])
  })
  it('perfectionist#2: what is played after the resolution may follow it', () => {
    const t = perfects({}, {}, held('freak-drive', 'F1'))
    t.allPass(() => t.window() === 'resolved')
    t.reach(Ann, 'use:P1:feed:A1')
    t.reach(Ann, 'play:F1:for:A1')
    t.allPass()
    expect([t.blood('A1'), t.locked('A1')]).toEqual([3, false])
  })
  it('perfectionist#3: of an action that has found nothing any more, too', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { capacity: 9 }, { blood: 3, attachments: held('perfectionist', 'P1') }), v('A2')],
          hand: held('new-management', 'K1'),
        },
        { ready: [v('B1'), ...held('jungle-hunting-ground', 'L1')] },
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1', { card: [t.id('L1')] })
    t.effect(Ben, [{ op: 'move', who: 'l', to: 'ash' }], { l: 'L1' })
    t.allPass(() => t.window() === 'resolved')
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('L1')), t.can(Ann, 'use:P1:feed:A1')]).toEqual([false, true])
  })
  it('perfectionist#G161-1: who controls the vampire uses it, or does not', () => {
    const t = perfects({}, { owner: Ben })
    t.allPass(() => t.window() === 'resolved')
    expect([t.can(Ann, 'use:P1:feed:A1'), t.can(Ben, 'use:P1:feed:A1')]).toEqual([true, false])
    t.allPass()
    expect(t.blood('A1')).toBe(3)
  })
  it('perfectionist#G14-1: once in a turn, and again in the next', () => {
    const t = perfects()
    const feeds = () => {
      t.allPass(() => t.window() === 'resolved')
      const can = t.can(Ann, 'use:P1:feed:A1')
      if (can) t.reach(Ann, 'use:P1:feed:A1')
      t.allPass()
      return can
    }
    const first = feeds()
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    t.answer(Ann, 'hunt:A1')
    const second = feeds()
    t.endPhasesTo(Ben, 'minion').endPhasesTo(Cal, 'minion').endPhasesTo(Ann, 'minion')
    t.answer(Ann, 'bleed:A1')
    expect([first, second, feeds()]).toEqual([true, false, true])
  })
})

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

describe('Monster', () => {
  const monster = (more: object = {}) => ({ ...on('monster', 'M1'), blood: 3, ...more })
  const scene = (a1: object = {}, b1: object = {}, a: object = { strength: 3 }) => {
    const t = table({
      seats: [{ ready: [v('A1', a, monster(a1)), v('A2')] }, { ready: [v('B1', {}, { blood: 1, ...b1 })] }, {}],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    return onwards(t, () => t.can(Ann, 'choose') || (t.has('combat-ended') && t.waiting().includes(Ann)))
  }
  it("goes on a ready vampire of one's own without an archetype", () => {
    const t = table({
      seats: [
        {
          hand: [{ card: 'monster', as: 'M1' }],
          ready: [v('A1'), v('A2', {}, on('rebel', 'R1')), v('A3', { type: 'ally' })],
          torpor: [v('A4')],
        },
        { ready: [v('B1')] },
      ],
      turn: { phase: 'master' },
    })
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
  })
  it('monster#1: after a combat from which its opponent is not ready it may burn 1 blood to unlock', () => {
    const t = scene()
    expect([t.has('combat-ended'), t.locked('A1'), t.option(Ann, 'choose')?.slots]).toMatchObject([
      true,
      true,
      [{ candidates: [t.id('A1')], min: 0 }],
    ])
    t.choose(Ann, [t.id('A1')])
    expect([t.locked('A1'), t.blood('A1')]).toEqual([false, 1])
  })
  it('or does not; with its opponent ready, or without blood, it cannot', () => {
    const t = scene()
    t.choose(Ann, [])
    expect([t.locked('A1'), t.blood('A1')]).toEqual([true, 2])
    expect([scene({}, { blood: 5 }).can(Ann, 'choose'), scene({ blood: 1 }).can(Ann, 'choose')]).toEqual([false, false])
  })
  it('after a combat in which it was opposing, and one of others is nothing to it', () => {
    const blocks = (b1: object, b2: object) => {
      const t = table({
        seats: [
          { ready: [v('A1', {}, { blood: 1 }), v('A2')] },
          { ready: [v('B1', { strength: 3 }, b1), v('B2', {}, b2)] },
          {},
        ],
      })
      t.answer(Ann, 'bleed:A1')
      t.reach(Ben, 'block:B1')
      return onwards(t, () => t.can(Ben, 'choose'))
    }
    expect([blocks(monster(), {}), blocks({}, monster())].map(t => t.can(Ben, 'choose'))).toEqual([true, false])
  })
  it('monster#G14-1: once in a turn, and again in the next', () => {
    const t = scene()
    t.choose(Ann, [t.id('A1')])
    const again = () => {
      t.effect(Ben, [{ op: 'move', who: 'b', to: 'ready' }], { b: 'B1' })
      attacked(t, 'A1', 'B1')
      return onwards(t, () => t.can(Ann, 'choose')).can(Ann, 'choose')
    }
    t.edit(state => void (state.cards[t.id('A1')]!.blood = 5))
    expect(again()).toBe(false)
  })
  it('monster#G161-1: who controls the vampire decides, whosever the card is', () => {
    const t = scene({ ...on('monster', 'M1', { owner: Ben }) })
    expect(t.can(Ann, 'choose')).toBe(true)
  })
})

describe('Cavalier', () => {
  const scene = (hand: string, level: string, a1: object = {}, more: object = {}) =>
    table({
      seats: [
        {
          ready: [
            v('A1', { capacity: 9, disciplines: [level] }, { blood: 6, ...on('cavalier', 'C1'), ...a1 }),
            v('A2'),
          ],
          torpor: [v('A3', {}, { blood: 2 })],
          hand: [{ card: hand, as: 'K1' }],
          uncontrolled: [v('U1', { capacity: 3 })],
          ...more,
        },
        { ready: [] },
        {},
        {},
        {},
      ],
    })
  const reach = (t: Table) => t.allPass(() => t.can(Ann, 'use:C1:unlock:A1'))

  it('unlocks for 1 blood after a successful action that cost blood, once each turn', () => {
    const t = scene('govern-the-unaligned', 'DOM')
    t.answer(Ann, 'rescue:A1:A3', { rescued: 0 })
    reach(t)
    t.answer(Ann, 'use:C1:unlock:A1')
    t.allPass()
    expect([t.locked('A1'), t.blood('A1')]).toEqual([false, 3])
    t.answer(Ann, 'hunt:A1')
    t.allPass(() => t.can(Ann, 'use:C1:unlock:A1'))
    expect(t.has('ability-used') && !t.can(Ann, 'use:C1:unlock:A1')).toBe(true)
  })

  it('cavalier#3: whoever has paid it', () => {
    const t = scene('govern-the-unaligned', 'DOM')
    t.answer(Ann, 'rescue:A1:A3', { rescued: 2 })
    reach(t)
    expect(t.state.facts).toContainEqual(expect.objectContaining({ name: 'cost-blood', of: t.id('A1'), n: 2 }))
  })

  it('cavalier#2: not after one that cost nothing, nor one that was blocked, nor without blood', () => {
    const free = scene('govern-the-unaligned', 'DOM')
    free.answer(Ann, 'bleed:A1')
    reach(free)
    expect(free.has('ability-used') || free.can(Ann, 'use:C1:unlock:A1')).toBe(false)
    // The Ankara Citadel halves its cost of 1 to none.
    const halved = scene('govern-the-unaligned', 'DOM', {
      attachments: [...held('cavalier', 'C1'), ...held('the-ankara-citadel-turkey', 'E1')],
    })
    halved.answer(Ann, 'play:K1:DOM:A1', { v: [halved.id('U1')] })
    halved.allPass()
    expect([halved.blood('A1'), halved.has('ability-used')]).toEqual([6, false])
    const poor = scene('govern-the-unaligned', 'DOM', { blood: 2 })
    poor.answer(Ann, 'rescue:A1:A3', { rescued: 0 })
    reach(poor)
    expect([poor.blood('A1'), poor.can(Ann, 'use:C1:unlock:A1')]).toEqual([0, false])
  })

  it('cavalier#1, cavalier#G14-1, cavalier#G161-1: in the window after resolution, by who controls the vampire', () => {
    const t = scene('govern-the-unaligned', 'DOM')
    t.answer(Ann, 'rescue:A1:A3', { rescued: 0 })
    reach(t)
    expect([t.window(), t.has('action-resolved')]).toEqual(['resolved', true])
  })
})

describe("Saulot's Guiding Wisdom", () => {
  const salubri = { clan: 'Salubri', sect: 'Independent' }
  const wise = (as: string, more: object = {}) => v(as, salubri, { ...on('saulots-guiding-wisdom', `S${as}`), ...more })

  it('goes on an Independent Salubri of yours without an archetype, which has 2 votes', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          hand: held('saulots-guiding-wisdom', 'M1'),
          ready: [v('A1', salubri), v('A2', { ...salubri, sect: 'Anarch' }), v('A3', salubri, on('rebel', 'R1'))],
        },
        { ready: [v('B1', salubri)] },
      ],
      turn: { phase: 'master' },
    })
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
    t.answer(Ann, 'play:M1:', { v: [t.id('A1')] })
    expect([t.stat('A1', 'votes'), t.card('M1').on, t.pool(Ann)]).toEqual([2, t.id('A1'), 9])
  })

  it('locks in any referendum to have a vampire abstain, whatever it has cast', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { title: 'prince' }), v('A2')], hand: [{ card: 'ancilla-empowerment', as: 'K1' }] },
        { ready: [wise('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:title:A1', { side: ['for'] })
    t.answer(Ben, 'use:SB1:silence:B1', { t: [t.id('A1')] })
    t.allPass()
    expect([t.locked('B1'), t.happened('votes-cancelled').length, t.happened('referendum-tallied')]).toMatchObject([
      true,
      1,
      [{ for: 0, passed: false }],
    ])
  })

  const fight = (seat: number, more: object = {}) => {
    const t = table({
      seats: [{ ready: [v('A1'), v('A2')] }, { ready: [v('B1'), wise('B2', more)] }, {}, {}, {}],
    })
    attacked(t, 'A1', seat === Ben ? 'B1' : 'B2')
    return onwards(t, () => t.can(Ben, 'use:SB2:part:B2') || t.has('combat-ended'))
  }

  it('locks before range to end a combat of another minion of yours, once each turn; not its own, nor locked', () => {
    const t = fight(Ben)
    t.answer(Ben, 'use:SB2:part:B2')
    onwards(t, () => t.has('combat-ended'))
    expect([t.locked('B2'), t.has('strike-chosen'), t.card('SB2').locked ?? false]).toEqual([true, false, false])
    for (const other of [fight(Ann), fight(Ben, { locked: true })])
      expect([other.has('combat-ended'), other.has('ability-used')]).toEqual([true, false])
  })
})
