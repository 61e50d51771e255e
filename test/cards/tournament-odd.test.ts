import { describe, expect, it } from 'vitest'
import { isOver, onwards } from '../support/duel.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'
import { K1, type Table, v } from './scene.ts'

const FOR = { side: ['for'] }
const strikes = (t: Table) =>
  t.happened('strike-chosen').map(event => ('by' in event ? (event.by as { id: number }).id : -1))

describe('Heart of Nizchetus', () => {
  const scene = (at: 'ready' | 'torpor' = 'ready', library = ['l1', 'l2', 'l3', 'l4']) =>
    table({
      seats: [
        {
          [at]: [v('A1', {}, { attachments: [K1('heart-of-nizchetus')] })],
          hand: Array.from({ length: 7 }, (_, i) => ({ card: 'villein', as: `H${i + 1}` })),
          library: library.map(as => ({ card: 'bonding', as: as.toUpperCase() })),
          edge: true,
        },
        {},
      ],
      turn: { phase: 'unlock' },
    })
  it.each([1, 2, 3])('draws %i cards without discarding, and puts as many under the library', n => {
    const t = scene()
    t.answer(Ann, 'use:K1:exchange:A1', { n })
    expect(t.state.seats[Ann]!.hand.length).toBe(7 + n)
    expect(t.refused(Ann, 'choose', { pick: ['H1', 'H2', 'H3', 'H4'].map(t.id) })).toBe('illegal-args')
    t.choose(Ann, ['H1', 'L1', 'H3'].slice(0, n).map(t.id))
    const { hand, library } = t.state.seats[Ann]!
    expect([hand.length, library.length, library.slice(-n), t.can(Ann, 'use:K1:exchange:A1')]).toEqual([
      7,
      4,
      ['H1', 'L1', 'H3'].slice(0, n).map(t.id),
      false,
    ])
  })
  it('others are not told which', () => {
    const t = scene()
    t.answer(Ann, 'use:K1:exchange:A1', { n: 1 })
    t.choose(Ann, [t.id('H1')])
    expect([
      t.seenBy(Ben).filter(event => event.key === 'moved'),
      t.seenBy(Ann).filter(event => event.key === 'moved').length,
    ]).toEqual([[], 1])
  })
  it('no more than there are, by a ready bearer alone', () => {
    expect(scene('ready', ['l1', 'l2']).option(Ann, 'use:K1:exchange:A1')?.slots).toMatchObject([{ min: 1, max: 2 }])
    expect(scene('torpor').can(Ann, 'use:K1:exchange:A1')).toBe(false)
  })
  it('costs 1 pool', () => {
    const t = table({ seats: [{ pool: 10, ready: [v('A1')], hand: [K1('heart-of-nizchetus')] }, {}] })
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    expect([t.pool(Ann), t.card('K1').on]).toEqual([9, t.id('A1')])
  })
})

describe("Crypt's Sons", () => {
  const scene = (blood = 3) => {
    const t = table({
      seats: [
        { ready: [v('A1', { sect: 'Anarch' }, { attachments: [{ ...K1('crypts-sons'), blood }] }), v('A2')] },
        { pool: 10, ready: [v('B1', { capacity: 9 }), v('B2')] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    return t
  }
  it('a life locks the blocking minion, and the action goes on as if unblocked', () => {
    const t = scene()
    t.reach(Ann, 'use:K1:continue')
    expect([t.blood('K1'), t.locked('B1'), t.has('blocked'), t.can(Ben, 'block:B1')]).toEqual([2, true, false, false])
    t.allPass()
    expect([t.pool(Ben), t.has('combat-started')]).toEqual([9, false])
  })
  it('another may still block', () => {
    const t = scene()
    t.reach(Ann, 'use:K1:continue')
    t.reach(Ben, 'block:B2')
    onwards(t, () => isOver(t))
    expect(t.happened('blocked')).toMatchObject([{ minion: { id: t.id('B2') } }])
  })
  it('1R damage each round, whatever its employer does', () => {
    const t = scene()
    onwards(t, () => isOver(t))
    expect(t.blood('B1')).toBe(7)
  })
  it('employed by an Anarch for 1 pool, with 3 life', () => {
    const t = table({
      seats: [{ pool: 10, ready: [v('A1', { sect: 'Anarch' }), v('A2')], hand: [K1('crypts-sons')] }, {}],
    })
    expect(t.can(Ann, 'play:K1::A2')).toBe(false)
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    expect([t.pool(Ann), t.blood('K1')]).toEqual([9, 3])
  })
})

describe('Sniper Rifle', () => {
  const scene = (by: 'A1' | 'B1', attachments: object[] = [K1('sniper-rifle')]) => {
    const armed = { attachments: attachments as never }
    const t = table({
      seats: [
        { ready: [v('A1', { capacity: 9 }, by === 'A1' ? armed : {}), v('A2')] },
        { ready: [v('B1', { capacity: 9 }, by === 'B1' ? armed : {})] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    return t
  }
  it('who blocks may set the range to long, and strikes with it first', () => {
    const t = scene('B1')
    t.reach(Ben, 'use:K1:aim:B1')
    onwards(t, () => isOver(t))
    expect([t.happened('range-set'), t.blood('A1'), t.blood('B1'), strikes(t)]).toMatchObject([
      [{ range: 'long' }],
      7,
      9,
      [t.id('A1'), t.id('B1')],
    ])
  })
  it('need not', () => {
    const t = scene('B1')
    onwards(t, () => isOver(t))
    expect([t.has('range-set'), t.blood('A1'), t.blood('B1')]).toEqual([false, 8, 8])
  })
  it('not by who is blocked, and no strike at close range', () => {
    const t = scene('A1')
    let offered = false
    onwards(t, () => isOver(t) || (offered ||= t.can(Ann, 'use:K1:aim:A1') || t.can(Ann, 'strike:A1:K1:shot')))
    expect(offered).toBe(false)
  })
  it('in the first round alone', () => {
    const t = scene('B1')
    t.allPass(() => t.has('combat-started'))
    t.effect(Ben, [{ op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'combat' }], { m: 'B1' })
    onwards(t, () => t.can(Ben, 'press:B1'))
    t.answer(Ben, 'press:B1')
    let offered = false
    onwards(t, () => isOver(t) || (offered ||= t.happened('round-started').length > 1 && t.can(Ben, 'use:K1:aim:B1')))
    expect([t.happened('round-started').length, offered]).toEqual([2, false])
  })
  it('2R at long range', () => {
    const t = scene('A1', [K1('sniper-rifle'), { card: '44-magnum', as: 'K2' }])
    t.effect(Ann, [{ op: 'modify', stat: 'maneuver', delta: 1, on: 'm', until: 'turn' }], { m: 'A1' })
    t.reach(Ann, 'maneuver:A1')
    onwards(t, () => t.can(Ann, 'strike:A1:K1:shot') || isOver(t))
    t.answer(Ann, 'strike:A1:K1:shot')
    onwards(t, () => isOver(t))
    expect(t.blood('B1')).toBe(7)
  })
})

describe('The Uncoiling', () => {
  const events = ['dragonbound', 'the-unmasking', 'scourge-of-the-enochians'].map((card, i) => ({
    card,
    as: `E${i + 1}`,
  }))
  const scene = (seat: number, more: object[] = events, pool = 10) =>
    table({
      seats: [
        { ready: [K1('the-uncoiling'), ...more] as never, hand: ['villein'] },
        { pool, hand: ['villein'], ready: [v('B1')] },
        {},
      ],
      turn: { seat, phase: 'discard' },
    })
  it('burns another event at random in the discard phase', () => {
    const t = scene(Ann, events.slice(0, 2))
    t.answer(Ann, 'use:K1:burn')
    expect([t.happened('burned').length, t.inAsh(Ann, 'K1'), t.can(Ann, 'use:K1:burn')]).toEqual([1, false, false])
  })
  it('it must, if there is one', () => {
    expect([
      scene(Ann).can(Ann, 'end-phase'),
      scene(Ann, []).can(Ann, 'use:K1:burn'),
      scene(Ann, []).can(Ann, 'end-phase'),
    ]).toEqual([false, false, true])
  })
  it('others burn it for a discard phase action and a pool for each other event', () => {
    const t = scene(Ben)
    t.answer(Ben, 'use:K1:stop')
    expect([t.inAsh(Ann, 'K1'), t.pool(Ben), t.can(Ben, 'use:K1:stop'), t.state.frames[0]]).toMatchObject([
      true,
      7,
      false,
      {},
    ])
    expect([scene(Ann).can(Ann, 'use:K1:stop'), scene(Ben, events, 2).can(Ben, 'use:K1:stop')]).toEqual([false, false])
  })
})

describe('Ashur Tablets', () => {
  const copies = (n: number) => Array.from({ length: n }, (_, i) => ({ card: 'ashur-tablets', as: `T${i + 1}` }))
  const scene = (own: number, others = 0) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [v('A1'), ...copies(own)],
          hand: [K1('ashur-tablets'), { card: 'ashur-tablets', as: 'K2' }],
          ash: [
            { card: 'villein', as: 'X1' },
            { card: 'fame', as: 'X2' },
            { card: 'bonding', as: 'X3' },
            { card: 'indira', as: 'X4' },
          ],
          library: ['vessel'],
        },
        { ready: [v('B1'), ...copies(others).map(one => ({ ...one, as: `O${one.as}` }))] },
      ],
      turn: { phase: 'master', masterActions: 2 },
    })
  it('one is put in play, one a turn', () => {
    const t = scene(0)
    t.answer(Ann, 'play:K1:')
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('K1')), t.pool(Ann), t.refused(Ann, 'play:K2:')]).toEqual([
      true,
      10,
      'illegal-option',
    ])
  })
  it('the third removes all, gives 3 pool, a card to the hand and the others to the library', () => {
    const t = scene(2, 1)
    t.answer(Ann, 'play:K1:')
    expect(t.refused(Ann, 'choose', { pick: [t.id('X4')] })).toBe('illegal-args')
    t.choose(Ann, ['X1', 'X2', 'X3'].map(t.id))
    t.choose(Ann, [t.id('X2')])
    const { hand, library, removed, ash } = t.state.seats[Ann]!
    expect([t.pool(Ann), hand.includes(t.id('X2')), removed.length, t.state.seats[Ben]!.removed.length, ash]).toEqual([
      13,
      true,
      3,
      1,
      [t.id('X4')],
    ])
    expect([...hand, ...library]).toEqual(expect.arrayContaining(['X1', 'X2', 'X3'].map(t.id)))
  })
  it('none need be chosen', () => {
    const t = scene(2)
    t.answer(Ann, 'play:K1:')
    t.choose(Ann, [])
    expect([t.pool(Ann), t.state.seats[Ann]!.ash.length]).toEqual([13, 4])
  })
})

describe('Jake Washington', () => {
  const play = () => {
    const t = table({
      seats: [
        { ready: [v('A1', {}, { blood: 0 }), v('A2')], hand: [K1('jake-washington'), 'villein'] },
        { ready: [v('B1')] },
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:K1:')
    return t
  }
  it('becomes a mortal ally of 1 life, without strength or bleed', () => {
    const t = play()
    expect([t.blood('K1'), t.stat('K1', 'strength'), t.stat('K1', 'bleed')]).toEqual([1, 0, 0])
  })
  it('burned in the unlock phase: up to 4 blood for a ready vampire that has none', () => {
    const t = play()
    t.edit(state => Object.assign(state.cards[t.id('A1')]!, { locked: true }))
    for (let n = 0; n < 20 && !t.can(Ann, 'use:K1:feed'); n++) t.endPhase(t.owed()[0]!)
    expect(t.option(Ann, 'use:K1:feed')?.slots).toMatchObject([{ candidates: [t.id('A1')] }, { min: 0, max: 4 }])
    t.answer(Ann, 'use:K1:feed', { v: [t.id('A1')], n: 4 })
    expect([t.blood('A1'), t.inAsh(Ann, 'K1')]).toEqual([4, true])
  })
})

describe('Revolutionary Council', () => {
  const baron = v('A1', { title: 'baron', city: 'Rome' })
  const scene = (a1 = baron) =>
    table({
      seats: [
        {
          pool: 20,
          ready: [
            a1,
            v('A2', { sect: 'Anarch' }),
            v('A3', { sect: 'Anarch' }),
            v('A4'),
            v('A5', { sect: 'Anarch' }, { locked: true }),
          ],
          hand: [K1('revolutionary-council')],
        },
        {
          pool: 20,
          ready: [v('B1', {}, { attachments: [{ card: 'sport-bike', as: 'E1' }] }), { card: 'the-barrens', as: 'L1' }],
        },
        { pool: 20 },
      ],
    })
  const call = (t: Table, them: string[], things: string[], terms: Record<string, number> | null) => {
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.state.frames.at(-1)?.kind === 'choice')
    t.choose(Ann, them.map(t.id))
    t.choose(Ann, things.map(t.id))
    if (terms) t.choose(Ann, terms)
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:called', FOR)
    t.allPass()
    return t
  }
  it('each Anarch that is chosen is worth 2 points, of pool, and of locations and equipment', () => {
    const t = call(scene(), ['A2', 'A3'], ['E1', 'L1'], { 1: 1, 2: 1 })
    expect([t.locked('A2'), t.locked('A3'), t.inAsh(Ben, 'E1'), t.inAsh(Ben, 'L1'), t.pool(Ben), t.pool(Cal)]).toEqual([
      true,
      true,
      true,
      true,
      19,
      19,
    ])
  })
  it('all on cards, or all on Methuselahs', () => {
    const cards = call(scene(), ['A2'], ['E1', 'L1'], null)
    expect([cards.inAsh(Ben, 'E1'), cards.inAsh(Ben, 'L1'), cards.pool(Ben)]).toEqual([true, true, 20])
    expect(call(scene(), ['A2'], [], { 1: 2 }).pool(Ben)).toBe(18)
  })
  it("ready unlocked Anarchs of one's own, and no more cards than points", () => {
    const t = scene()
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.state.frames.at(-1)?.kind === 'choice')
    for (const other of ['A4', 'A5', 'A1'])
      expect(t.refused(Ann, 'choose', { pick: [t.id(other)] })).toBe('illegal-args')
    t.choose(Ann, [t.id('A2')])
    expect(t.refused(Ann, 'choose', { pick: ['E1', 'L1', 'B1'].map(t.id) })).toBe('illegal-args')
  })
  it('by a baron', () => expect(scene(v('A1', { sect: 'Anarch' })).can(Ann, 'play:K1::A1')).toBe(false))
  it('nothing of one that fails', () => {
    const t = scene()
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.state.frames.at(-1)?.kind === 'choice')
    t.choose(Ann, [t.id('A2')])
    t.choose(Ann, [t.id('E1')])
    t.choose(Ann, { 1: 1 })
    t.allPass()
    expect([t.locked('A2'), t.inAsh(Ben, 'E1'), t.pool(Ben)]).toEqual([false, false, 20])
  })
})

describe('Eat the Rich', () => {
  const scene = (b1: object = { title: 'primogen' }, edge: number = Ben) => {
    const t = table({
      seats: [
        { pool: 20, ready: [v('A1', { sect: 'Anarch' }), v('A2')], hand: [K1('eat-the-rich')], edge: edge === Ann },
        { pool: 20, ready: [v('B1', b1)], edge: edge === Ben },
        { pool: 20, ready: [v('C1')] },
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.state.frames.at(-1)?.kind === 'choice')
    return t
  }
  it.each([
    [{ title: 'primogen' }, 16],
    [{}, 19],
  ])('each that is chosen burns 1 pool, and 3 more with a ready titled vampire: %j', (b1, pool) => {
    const t = scene(b1)
    t.choose(Ann, [Ben, Cal])
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:called', FOR)
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal), t.pool(Ann)]).toEqual([pool, 19, 20])
  })
  it.each([
    ['prince', 1, 0],
    ['primogen', 0, 0],
    ['priscus', 0, 0],
  ])('a %s has %i votes and %i ballots in it', (title, votes, ballots) => {
    const t = scene({ title, city: title === 'prince' ? 'Rome' : undefined })
    t.choose(Ann, [Cal])
    t.allPass(() => t.window() === 'polling')
    expect([t.stat('B1', 'votes'), t.stat('B1', 'ballots')]).toEqual([votes, ballots])
  })
  it('the Edge is worth 2 votes', () => {
    const t = scene({}, Ben)
    t.choose(Ann, [Cal])
    t.allPass(() => t.window() === 'polling')
    t.reach(Ben, 'vote:edge', { side: ['against'] })
    expect(t.happened('votes-cast').at(-1)).toMatchObject({ source: 'edge', votes: 2 })
  })
  it('one at least; by an Anarch', () => {
    const t = scene()
    expect(t.refused(Ann, 'choose', { pick: [] })).toBe('illegal-args')
    expect(table({ seats: [{ ready: [v('A1')], hand: [K1('eat-the-rich')] }, {}] }).can(Ann, 'play:K1::A1')).toBe(false)
  })
})

describe('Ossian', () => {
  const scene = (b1: object = {}, more: object = {}, life = 4) =>
    table({
      seats: [
        { ready: [{ card: 'ossian', as: 'O1', blood: life }, v('A2')] },
        {
          ready: [v('B1', { capacity: 9, disciplines: ['AUS'], ...b1 }, more)],
          hand: [{ card: 'spirits-touch', as: 'S1' }],
        },
        {},
      ],
    })
  it('attacks any vampire of another at +1 stealth, and no ally', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'ossian', as: 'O1' }, v('A2')] },
        { ready: [v('B1'), v('B2', { type: 'ally' })] },
        { ready: [v('C1')] },
      ],
    })
    expect(t.option(Ann, 'action:O1:fight:O1')?.slots).toMatchObject([{ candidates: [t.id('B1'), t.id('C1')] }])
    t.answer(Ann, 'action:O1:fight:O1', { m: [t.id('C1')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [Cal] }])
  })
  it('gains a life for each blood that the vampire burns to mend', () => {
    const t = scene()
    t.answer(Ann, 'action:O1:fight:O1', { m: [t.id('B1')] })
    onwards(t, () => isOver(t))
    // Two mended, one life lost.
    expect([t.blood('B1'), t.blood('O1')]).toEqual([7, 5])
  })
  it('whoever has used Auspex in the action strikes no blow in the first round', () => {
    const t = scene()
    t.answer(Ann, 'action:O1:fight:O1', { m: [t.id('B1')] })
    t.reach(Ben, 'block:B1')
    t.reach(Ben, 'play:S1:AUS:B1')
    onwards(t, () => isOver(t))
    expect([t.has('blocked'), t.happened('strike-lost'), strikes(t), t.happened('maneuvered')]).toMatchObject([
      true,
      [{ by: { id: t.id('B1') } }],
      [t.id('O1')],
      [],
    ])
  })
  it('in the second round it does', () => {
    const t = scene()
    t.answer(Ann, 'action:O1:fight:O1', { m: [t.id('B1')] })
    t.reach(Ben, 'block:B1')
    t.effect(Ann, [{ op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'turn' }], { m: 'O1' })
    t.reach(Ben, 'play:S1:AUS:B1')
    onwards(t, () => t.can(Ann, 'press:O1') || isOver(t))
    t.answer(Ann, 'press:O1')
    onwards(t, () => isOver(t))
    expect(strikes(t)).toEqual([t.id('O1'), t.id('O1'), t.id('B1')])
  })
})
