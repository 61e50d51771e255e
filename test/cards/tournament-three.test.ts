import { describe, expect, it } from 'vitest'
import { duel, isOver, onwards, play, upTo } from '../support/duel.ts'
import { listening, minion } from '../support/seats.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'

type Table = ReturnType<typeof table>
const v = (as: string, generic: object = {}, more: object = {}) => minion(as, { generic, ...more })
const K1 = (card: string) => ({ card, as: 'K1' })
const K = (card: string) => [{ card, as: 'K1' }, { card, as: 'K2' }]
const of = (disciplines: string, generic: object = {}) => ({ generic: { disciplines: disciplines.split('+'), capacity: 9, ...generic } })
const tough = { generic: { capacity: 9 } }
const fought = (t: Table): Table => onwards(t, () => isOver(t))
const lastingPress = (t: Table, seat: number, m: string) => t.effect(seat, [{ op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'turn' }], { m })
const aggravated = (t: Table) => t.happened('damaged').filter(event => 'aggravated' in event && event.aggravated)

describe('Dabbler', () => {
  // Three cards of as many Disciplines in one bleed: the action card and two modifiers.
  const scene = (hand = ['kindred-spirits', 'lost-in-crowds', 'conditioning'], blood = 5) => {
    const t = table({
      seats: [{ ready: [v('A1', { capacity: 9, disciplines: ['OBF', 'DOM', 'DEM'] }, { blood, attachments: [{ card: 'dabbler', as: 'D1' }] }), v('A2')], hand: hand.map((card, i) => ({ card, as: `H${i + 1}` })) }, { pool: 20, ready: [v('B1')] }],
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
    const t = table({ seats: [{ ready: [v('A1', {}, { attachments: [{ card: 'rebel' }] }), v('A2')], hand: K('dabbler') }, { ready: [v('B1')] }], turn: { phase: 'master' } })
    expect(t.option(Ann, 'play:K1:')?.slots).toMatchObject([{ candidates: [t.id('A2')] }])
    t.answer(Ann, 'play:K1:', { v: [t.id('A2')] })
    expect([t.card('K1').on, t.state.frames[0]]).toMatchObject([t.id('A2'), { masterActions: 1 }])
  })
})

describe('Perfectionist', () => {
  const scene = () => {
    const t = table({ seats: [{ ready: [v('A1', { capacity: 9 }, { blood: 3, attachments: [{ card: 'perfectionist', as: 'P1' }] }), v('A2')] }, { ...listening('B1'), pool: 10 }, {}] })
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
    const t = table({ seats: [{ ready: [v('A1', {}, { blood: 3, attachments: [{ card: 'perfectionist', as: 'P1' }] }), v('A2')] }, { ready: [v('B1', { strength: 0 })] }] })
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
  const scene = (others: string[], own: string[] = []) => table({
    seats: [{ ready: [K1('poachers-hunting-ground'), v('A1', { sect: 'Anarch' }, { blood: 1 }), v('A2', { sect: 'Anarch' }, { blood: 1 }), v('A3', {}, { blood: 1 }), ...own.map(card => ({ card }))] }, { ready: others.map(card => ({ card })) }, {}],
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
  it('not by one\'s own, nor by derivative ones', () => {
    expect([scene([], ['uptown-hunting-ground']).can(Ann, 'use:K1:feed'), scene(['poachers-hunting-ground']).can(Ann, 'use:K1:feed')]).toEqual([false, false])
  })
  it('nobody who was fed by another in this turn', () => {
    const t = scene(['uptown-hunting-ground'], ['slum-hunting-ground'])
    const slum = t.state.seats[Ann]!.inPlay.find(id => t.state.cards[id]!.key === 'slum-hunting-ground')!
    t.answer(Ann, `use:${slum}:feed`, { v: [t.id('A1')] })
    expect(t.option(Ann, 'use:K1:feed')?.slots).toMatchObject([{ candidates: [t.id('A2')] }])
  })
})

it('Temple Hunting Ground: 1 blood to a ready vampire, for a Ministry', () => {
  const t = table({ seats: [{ ready: [K1('temple-hunting-ground'), v('A1', {}, { blood: 1 })] }, {}], turn: { phase: 'unlock' } })
  t.answer(Ann, 'use:K1:feed', { v: [t.id('A1')] })
  expect(t.blood('A1')).toBe(2)
  const wanted = (clan: string) => table({ seats: [{ pool: 9, ready: [v('A1', { clan })], hand: [K1('temple-hunting-ground')] }, {}], turn: { phase: 'master' } }).can(Ann, 'play:K1:')
  expect([wanted('Ministry'), wanted('Toreador')]).toEqual([true, false])
})

describe('Tension in the Ranks', () => {
  const scene = (more: object = {}) => table({ seats: [{ pool: 10, ready: [K1('tension-in-the-ranks'), v('A1', { capacity: 9 }), v('A2')], torpor: [v('T1')], ...more }, { pool: 10, ready: [v('B1'), { card: 'saatet-ta', as: 'S1' }, v('B2', { type: 'ally', life: 1 })], hand: ['villein', 'fame', 'bonding'].map((card, i) => ({ card, as: `H${i + 1}` })) }] })
  it.each([['torpor', 'B1'], ['ash', 'B1'], ['ash', 'B2']] as const)('a ready minion to %s: its controller burns 1 pool: %s', (to, who) => {
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
    expect([t.inAsh(Ann, 'K1'), t.inAsh(Ben, 'H1'), t.inAsh(Ben, 'H2'), t.state.frames[0]]).toMatchObject([true, true, true, { masterActions: 0 }])
  })
  it('not with fewer, nor in another phase', () => {
    const t = table({ seats: [{ ready: [K1('tension-in-the-ranks'), v('A1')], hand: ['villein', 'bonding'] }, {}], turn: { phase: 'master' } })
    expect([t.can(Ann, 'use:K1:end'), scene({ hand: ['villein', 'fame'] }).can(Ann, 'use:K1:end')]).toEqual([false, false])
  })
})

describe('Ferraille', () => {
  const scene = (pool = 10) => {
    const t = table({ seats: [{ pool, ready: [v('A1', { title: 'prince', city: 'Rome' }), v('A2')], hand: [{ card: 'kine-resources-contested', as: 'H1' }] }, { pool, ready: [K1('ferraille')] }, {}] })
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

describe('Public Trust', () => {
  const scene = (level: string, blocked = false) => {
    const t = table({ seats: [{ ready: [v('A1', { disciplines: ['PRE'] }), v('A2')], hand: [K1('public-trust')], uncontrolled: [v('U1')] }, { pool: 10, ready: [v('B1')] }] })
    t.answer(Ann, `play:K1:${level}:A1`, level === 'PRE' ? { v: [t.id('U1')] } : {})
    if (blocked) t.reach(Ben, 'block:B1')
    onwards(t)
    return t
  }
  it.each([['pre', 0], ['PRE', 1]])('[%s] a bleed at +2; %i blood for an uncontrolled vampire', (level, blood) => {
    const t = scene(level)
    expect([t.pool(Ben), t.blood('A1'), t.blood('U1')]).toEqual([7, 4, blood])
  })
  it('[PRE] nothing of a bleed that is blocked', () => expect(scene('PRE', true).blood('U1')).toBe(0))
  it('[PRE] also with nobody in the uncontrolled region', () => {
    const t = table({ seats: [{ ready: [v('A1', { disciplines: ['PRE'] })], hand: [K1('public-trust')] }, { pool: 10 }] })
    t.answer(Ann, 'play:K1:PRE:A1', { v: [] })
    onwards(t)
    expect(t.pool(Ben)).toBe(7)
  })
  it('public-trust#1: the vampire is chosen as it is declared, and others see no face', () => {
    const t = table({ seats: [{ ready: [v('A1', { disciplines: ['PRE'] })], hand: [K1('public-trust')], uncontrolled: [v('U1'), v('U2')] }, { pool: 10 }] })
    expect(t.option(Ann, 'play:K1:PRE:A1')?.slots).toMatchObject([{ candidates: ['U1', 'U2'].map(t.id), min: 1 }])
    t.answer(Ann, 'play:K1:PRE:A1', { v: [t.id('U2')] })
    expect(t.seenBy(Ben).filter(event => event.key === 'chosen')).toEqual([])
  })
})

it('Fee Stake: New York makes an Anarch its baron, a Brujah with 1 vote more in the referendums it calls', () => {
  const t = table({ seats: [{ ready: [v('A1', { sect: 'Anarch', clan: 'Brujah', capacity: 5 }), v('A2', { sect: 'Anarch', capacity: 4 })], hand: [K1('fee-stake-new-york'), { card: 'kine-resources-contested', as: 'H2' }] }, {}, {}] })
  expect(t.can(Ann, 'play:K1::A2')).toBe(false)
  t.answer(Ann, 'play:K1::A1')
  t.allPass()
  expect([t.card('K1').on, t.stat('A1', 'votes')]).toEqual([t.id('A1'), 2])
  t.effect(Ann, [{ op: 'unlock', who: 'm' }], { m: 'A1' })
  t.answer(Ann, 'play:H2::A1')
  expect(t.stat('A1', 'votes')).toBe(3)
})

describe('Forced Awakening', () => {
  const scene = () => {
    const t = table({ seats: [{ ready: [v('A1', { capacity: 9, disciplines: ['PRO'] }), v('A2')], hand: [{ card: 'form-of-mist', as: 'M1' }] }, { pool: 10, ready: [v('B1', { capacity: 9 }, { locked: true }), v('B2', {}, { locked: true })], hand: [K1('forced-awakening')] }] })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'play:K1::B1')
    return t
  }
  it('wakes; without a block it costs 1 blood', () => {
    const t = scene()
    onwards(t)
    expect([t.blood('B1'), t.pool(Ben)]).toEqual([8, 9])
  })
  it('nothing where it blocks, even if the action goes on', () => {
    const t = scene()
    t.answer(Ben, 'block:B1')
    onwards(t, () => t.can(Ann, 'play:M1:PRO:A1'))
    t.answer(Ann, 'play:M1:PRO:A1')
    onwards(t, () => t.state.frames.at(-1)?.kind === 'choice')
    t.choose(Ann, [t.id('A1')])
    onwards(t)
    expect([t.blood('B1'), t.pool(Ben)]).toEqual([9, 9])
  })
  it('where another blocks, it does', () => {
    const t = scene()
    t.effect(Ben, [{ op: 'unlock', who: 'm' }], { m: 'B2' })
    t.reach(Ben, 'block:B2')
    onwards(t)
    expect([t.has('blocked'), t.blood('B1')]).toEqual([true, 8])
  })
  it('by a locked vampire alone', () => {
    const t = table({ seats: [{ ready: [v('A1')] }, { ready: [v('B1'), v('B2', { type: 'ally' }, { locked: true })], hand: [K1('forced-awakening')] }] })
    t.answer(Ann, 'bleed:A1')
    expect([t.can(Ben, 'play:K1::B1'), t.can(Ben, 'play:K1::B2')]).toEqual([false, false])
  })
})

describe('Atonement', () => {
  const scene = (a1: object = {}, b1: object = {}) => table({ seats: [{ ready: [v('A1', { capacity: 4, ...a1 }), v('A2')] }, { ready: [v('B1', { capacity: 5, ...b1 }, { attachments: [K1('atonement')] })] }] })
  const blocks = (t: Table) => {
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => isOver(t))
    return t
  }
  it('+1 intercept', () => expect(scene().stat('B1', 'intercept')).toBe(1))
  it.each([[{ capacity: 4 }, false], [{ capacity: 5 }, false], [{ capacity: 6 }, true], [{ type: 'ally', life: 2, bleed: 1 }, true]])('blocking %j it locks: %s', (a1, locks) => {
    const t = blocks(scene(a1))
    expect([t.has('blocked'), t.locked('B1')]).toEqual([true, locks])
  })
  it('only a vampire of capacity 5 or less, for 2 blood at +1 stealth', () => {
    const t = table({ seats: [{ ready: [v('A1', { capacity: 5 }), v('A2', { capacity: 6 })], hand: [K1('atonement')] }, {}] })
    expect(t.can(Ann, 'play:K1::A2')).toBe(false)
    t.answer(Ann, 'play:K1::A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
    t.allPass()
    expect([t.card('K1').on, t.blood('A1')]).toEqual([t.id('A1'), 3])
  })
  it.each([['Brujah', 0], ['Ministry', -1]])('any vampire burns it, a %s at %i stealth', (clan, stealth) => {
    const t = scene({ clan })
    t.answer(Ann, 'action:K1:burn:A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth, targets: [Ben] }])
    t.allPass()
    expect(t.inAsh(Ben, 'K1')).toBe(true)
  })
})

describe('The Status Perfectus', () => {
  const A = { sect: 'Anarch', capacity: 9 }
  it('in the master phase moves 1 blood of an own ready Anarch to another', () => {
    const t = table({ seats: [{ ready: [K1('the-status-perfectus'), v('A1', A), v('A2', A, { blood: 1 }), v('A3')] }, { ready: [v('B1', A, { blood: 1 })] }], turn: { phase: 'master' } })
    expect(t.option(Ann, 'use:K1:give')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('A2')] }])
    t.answer(Ann, 'use:K1:give', { from: [t.id('A1')] })
    t.choose(Ann, [t.id('B1')])
    expect([t.blood('A1'), t.blood('B1'), t.can(Ann, 'use:K1:give')]).toEqual([8, 2, false])
  })
  const blocked = (b1: object = A, more: object[] = [v('B2', A)], a1: object = {}) => {
    const t = table({ seats: [{ ready: [v('A1', { capacity: 9, ...a1 }), v('A2')] }, { ready: [v('B1', b1), K1('the-status-perfectus'), ...more as never[]] }] })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.can(Ben, 'trigger:0') || (isOver(t) && t.state.frames.length === 1))
    return t
  }
  it('after the combat of a blocking Anarch another fights the acting minion, which has no strike in the first round', () => {
    const t = blocked()
    t.answer(Ben, 'trigger:0')
    if (t.state.frames.at(-1)?.kind === 'choice') t.choose(Ben, [t.id('B2')])
    onwards(t)
    expect([t.locked('K1'), t.locked('B2'), t.happened('combat-started').length, t.happened('strike-lost').length, t.blood('A1'), t.blood('B2')]).toEqual([true, true, 2, 1, 7, 9])
  })
  it('or not', () => {
    const t = blocked()
    t.pass(Ben)
    onwards(t)
    expect([t.locked('K1'), t.happened('combat-started').length]).toEqual([false, 1])
  })
  it.each<[string, Parameters<typeof blocked>]>([
    ['the blocker is no Anarch', [{ capacity: 9 }]], ['no other Anarch', [A, [v('B2')]]], ['the other is locked', [A, [v('B2', A, { locked: true })]]], ['the acting minion is gone', [{ ...A, strength: 9 }, [v('B2', A)], { capacity: 3 }]],
  ])('not where %s', (_, args) => expect(blocked(...args).can(Ben, 'trigger:0')).toBe(false))
  it('the-status-perfectus#G93-1: nor its maneuver from a strike', () => {
    const t = table({ seats: [{ ready: [v('A1', { capacity: 9 }, { attachments: [{ card: '44-magnum', as: 'G1' }] }), v('A2')] }, { ready: [v('B1', A), K1('the-status-perfectus'), v('B2', A)] }] })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.can(Ben, 'trigger:0'))
    t.answer(Ben, 'trigger:0')
    let offered = false
    onwards(t, () => (offered ||= t.happened('combat-started').length > 1 && t.can(Ann, 'maneuver:A1:G1:shot')))
    expect(offered).toBe(false)
  })
})

describe('Weighted Walking Stick', () => {
  const armed = (more: { a?: object; b?: object } = {}) => {
    const t = upTo(duel({ a: { generic: { capacity: 9, ...more.a } }, b: { generic: { capacity: 9, ...more.b } }, ann: K('weighted-walking-stick') }), 'before-range')
    play(t, Ann, 'play:K1::A1')
    return t
  }
  it('becomes a weapon with 5 counters, that hits for strength and 1, and burns as many', () => {
    const t = armed({ a: { strength: 2 } })
    expect([t.card('K1').on, t.card('K1').counters, t.can(Ann, 'play:K2::A1')]).toEqual([t.id('A1'), { stick: 5 }, false])
    onwards(t, () => t.can(Ann, 'strike:A1:K1:blow'))
    t.answer(Ann, 'strike:A1:K1:blow')
    fought(t)
    expect([t.blood('B1'), t.card('K1').counters]).toEqual([6, { stick: 2 }])
  })
  it('weighted-walking-stick#2: with one counter left it hits as hard, and is burned', () => {
    const t = armed({ a: { strength: 2 } })
    t.edit(state => { state.cards[t.id('K1')]!.counters = { stick: 1 } })
    onwards(t, () => t.can(Ann, 'strike:A1:K1:blow'))
    t.answer(Ann, 'strike:A1:K1:blow')
    fought(t)
    expect([t.blood('B1'), t.inAsh(Ann, 'K1')]).toEqual([6, true])
  })
  it('prevented or not', () => {
    const t = armed({ b: { disciplines: ['FOR'] } })
    t.effect(Ben, [{ op: 'watch', on: 'inflicting', until: 'combat', ops: [] }], {}, { source: 'B1', by: 'B1' })
    onwards(t, () => t.can(Ann, 'strike:A1:K1:blow'))
    t.answer(Ann, 'strike:A1:K1:blow')
    onwards(t, () => t.window() === 'prevent' || isOver(t))
    expect(t.card('K1').counters).toEqual({ stick: 3 })
  })
  it('weighted-walking-stick#1: not where nothing is inflicted', () => {
    const t = upTo(duel({ a: tough, b: { generic: { capacity: 9, disciplines: ['CEL'] } }, ann: K('weighted-walking-stick'), ben: [{ card: 'side-strike', as: 'H1' }] }), 'before-range')
    play(t, Ann, 'play:K1::A1')
    onwards(t, () => t.can(Ann, 'strike:A1:K1:blow'))
    t.answer(Ann, 'strike:A1:K1:blow')
    onwards(t, () => t.can(Ben, 'play:H1:cel:B1'))
    t.answer(Ben, 'play:H1:cel:B1')
    fought(t)
    expect([t.blood('B1'), t.card('K1').counters]).toEqual([9, { stick: 5 }])
  })
  it('not in a later round', () => {
    const t = lastingPress(duel({ a: tough, b: tough, ann: K('weighted-walking-stick') }), Ann, 'A1')
    upTo(t, 'press').reach(Ann, 'press:A1')
    let offered = false
    onwards(t, () => isOver(t) || (offered ||= t.happened('round-started').length > 1 && t.can(Ann, 'play:K1::A1')))
    expect([t.happened('round-started').length, offered]).toEqual([2, false])
  })
})

describe('Sculpt the Flesh', () => {
  const scene = (level: string, b: object = {}) => {
    const t = upTo(duel({ a: of('PRO', { clan: 'Tzimisce' }) as never, b: { generic: { capacity: 9, ...b } }, ann: K('sculpt-the-flesh') }), 'strike')
    t.answer(Ann, `play:K1:${level}:A1`)
    fought(t)
    return t
  }
  it('[pro] an aggravated hand strike', () => expect(aggravated(scene('pro'))).toMatchObject([{ amount: 1 }]))
  it('[PRO] +1 damage, and it stays on the opposing minion, which burns 1 blood in each unlock phase', () => {
    const t = scene('PRO')
    expect([t.blood('B1'), t.card('K1').on, aggravated(t).length]).toEqual([7, t.id('B1'), 0])
    t.endPhasesTo(Ben, 'unlock')
    expect(t.can(Ben, 'end-phase')).toBe(false)
    t.answer(Ben, 'use:K1:wither')
    expect(t.blood('B1')).toBe(6)
  })
  it('[PRO] an ally burns life', () => {
    const t = scene('PRO', { type: 'ally', life: 3 })
    t.endPhasesTo(Ben, 'unlock')
    t.answer(Ben, 'use:K1:wither')
    expect(t.inAsh(Ben, 'B1')).toBe(true)
  })
  it('minions can burn it at +1 stealth', () => {
    const t = scene('PRO')
    t.endPhasesTo(Ben, 'unlock').answer(Ben, 'use:K1:wither')
    t.endPhasesTo(Ben, 'minion')
    t.answer(Ben, 'action:K1:burn:B2')
    expect(t.happened('action-announced').at(-1)).toMatchObject({ stealth: 1 })
    t.allPass()
    expect(t.inAsh(Ann, 'K1')).toBe(true)
  })
  it('by a Tzimisce', () => expect(upTo(duel({ a: of('PRO', { clan: 'Gangrel' }) as never, b: tough, ann: K('sculpt-the-flesh') }), 'strike').can(Ann, 'play:K1:pro:A1')).toBe(false))
})

describe('Groundfighting', () => {
  const A = { generic: { sect: 'Anarch', capacity: 9, disciplines: ['POT'] } }
  it.each(['maneuver', 'press'])('a %s', name => {
    const t = upTo(duel({ a: A, b: tough, ann: K('groundfighting') }), name === 'press' ? 'press' : 'range')
    play(t, Ann, `play:K1:${name}:A1`)
    expect(t.has(name === 'press' ? 'pressed' : 'maneuvered')).toBe(true)
  })
  it('is not replaced until the combat is over', () => {
    const t = upTo(duel({ a: A, b: tough, ann: K('groundfighting'), library: Array<string>(3).fill('villein') }), 'range')
    t.edit(state => {
      const ann = state.seats[Ann]!
      ann.hand = [...ann.hand, ...ann.library]
      ann.library = []
    })
    const before = t.state.seats[Ann]!.hand.length
    t.edit(state => { state.seats[Ann]!.library = state.seats[Ann]!.hand.slice(-1); state.seats[Ann]!.hand = state.seats[Ann]!.hand.slice(0, -1) })
    play(t, Ann, 'play:K1:maneuver:A1')
    expect(t.state.modifiers.filter(one => one.kind === 'number' && one.stat === 'handSize')).toMatchObject([{ delta: -1 }])
    fought(t)
    expect([before, t.state.modifiers.filter(one => one.kind === 'number' && one.stat === 'handSize')]).toEqual([5, []])
  })
  it('1 blood cancels a card that restricts its strikes', () => {
    const t = upTo(duel({ a: { ...A, blood: 5 }, b: { generic: { capacity: 9, disciplines: ['POT'] } }, ann: K('groundfighting'), ben: [{ card: 'immortal-grapple', as: 'H1' }] }), 'before-strikes')
    for (let n = 0; n < 10 && !t.can(Ben, 'play:H1:pot:B1'); n++) t.pass(t.owed()[0]!)
    t.answer(Ben, 'play:H1:pot:B1')
    t.reach(Ann, 'play:K1:cancel:A1')
    t.allPass(() => t.has('card-cancelled'))
    expect([t.blood('A1'), t.happened('card-cancelled')]).toMatchObject([4, [{ card: { id: t.id('H1') } }]])
  })
  it('groundfighting#G97-1: not without the blood', () => {
    const t = upTo(duel({ a: A, b: { generic: { capacity: 9, disciplines: ['POT'] } }, ann: K('groundfighting'), ben: [{ card: 'immortal-grapple', as: 'H1' }] }), 'before-strikes')
    t.edit(state => { delete state.cards[t.id('A1')]!.blood })
    play(t, Ben, 'play:H1:pot:B1')
    expect([t.has('card-cancelled'), t.inHand(Ann, 'K1')]).toEqual([false, true])
  })
  it('ruling: no card that takes no strike away', () => {
    const t = upTo(duel({ a: A, b: { generic: { capacity: 9, disciplines: ['POT'] } }, ann: K('groundfighting'), ben: [{ card: 'torn-signpost', as: 'H1' }] }), 'before-range')
    for (let n = 0; n < 10 && !t.can(Ben, 'play:H1:pot:B1'); n++) t.pass(t.owed()[0]!)
    t.answer(Ben, 'play:H1:pot:B1')
    let offered = false
    onwards(t, () => isOver(t) || (offered ||= t.can(Ann, 'play:K1:cancel:A1')))
    expect(offered).toBe(false)
  })
  it('by an Anarch', () => expect(upTo(duel({ a: tough, b: tough, ann: K('groundfighting') }), 'range').can(Ann, 'play:K1:maneuver:A1')).toBe(false))
})

describe('Pack Alpha', () => {
  const ani = { generic: { capacity: 9, disciplines: ['ANI'] } }
  it('[ani] employs an animal from the hand before range, for its cost', () => {
    const t = upTo(duel({ a: ani, b: tough, ann: [K1('pack-alpha'), { card: 'raven-spy', as: 'R1' }, { card: 'mr-winthrop', as: 'R2' }] }), 'before-range')
    expect(t.option(Ann, 'play:K1:ani:A1')?.slots).toMatchObject([{ candidates: [t.id('R1')] }])
    play(t, Ann, 'play:K1:ani:A1', { c: [t.id('R1')] })
    expect([t.card('R1').on, t.blood('A1'), t.card('R1').mode]).toEqual([t.id('A1'), 8, 'ANI'])
  })
  it('[ani] not what it cannot pay for, nor later', () => {
    const poor = upTo(duel({ a: ani, b: tough, ann: [K1('pack-alpha'), { card: 'raven-spy', as: 'R1' }] }), 'before-range')
    poor.edit(state => { delete state.cards[poor.id('A1')]!.blood })
    expect(poor.can(Ann, 'play:K1:ani:A1')).toBe(false)
    const late = upTo(duel({ a: ani, b: tough, ann: [K1('pack-alpha'), { card: 'raven-spy', as: 'R1' }] }), 'before-strikes')
    expect(late.can(Ann, 'play:K1:ani:A1')).toBe(false)
  })
  it.each(['before-range', 'before-strikes'])('[ANI] burns one that it has, for 1 strength for good: %s', window => {
    const t = upTo(duel({ a: { ...ani, attachments: [{ card: 'raven-spy', as: 'R1' }, { card: 'mr-winthrop', as: 'R2' }] }, b: tough, ann: K('pack-alpha') }), window)
    expect(t.option(Ann, 'play:K1:ANI:A1')?.slots).toMatchObject([{ candidates: [t.id('R1')] }])
    play(t, Ann, 'play:K1:ANI:A1', { c: [t.id('R1')] })
    expect([t.inAsh(Ann, 'R1'), t.card('K1').on, t.stat('A1', 'strength'), t.can(Ann, 'play:K2:ANI:A1')]).toEqual([true, t.id('A1'), 2, false])
    fought(t)
    expect(t.stat('A1', 'strength')).toBe(2)
  })
  it('one a round, one on a minion', () => {
    const t = upTo(duel({ a: { ...ani, attachments: [{ card: 'pack-alpha' }, { card: 'raven-spy', as: 'R1' }] }, b: tough, ann: K('pack-alpha') }), 'before-range')
    expect(t.can(Ann, 'play:K1:ANI:A1')).toBe(false)
    const once = upTo(duel({ a: ani, b: tough, ann: [...K('pack-alpha'), { card: 'raven-spy', as: 'R1' }] }), 'before-range')
    play(once, Ann, 'play:K1:ani:A1', { c: [once.id('R1')] })
    expect(once.can(Ann, 'play:K2:ANI:A1')).toBe(false)
  })
})

describe('Power of All', () => {
  const A = { sect: 'Anarch' }
  const scene = (ben: object[], hand: object[] = [{ card: 'bonding', as: 'H1' }]) => table({ seats: [{ ready: [v('A1', { disciplines: ['DOM'] }), v('A2')], hand: hand as never }, { pool: 10, ready: ben as never[], hand: K('power-of-all') }, {}] })
  it('power-of-all#G155-1: locks two Anarchs and cancels a card as it is played, which is paid for', () => {
    const t = scene([v('B1', A), v('B2', A)])
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, 'play:H1:dom:A1')
    t.reach(Ben, 'play:K1::B1', { m: [t.id('B2')] })
    t.allPass()
    expect([t.happened('card-cancelled'), t.locked('B1'), t.locked('B2'), t.blood('B1'), t.pool(Ben)]).toMatchObject([[{ card: { id: t.id('H1') } }], true, true, 3, 9])
  })
  it('power-of-all#G63-1: even where there is no action: a master card', () => {
    const t = table({ seats: [{ ready: [v('A1')], hand: [{ card: 'villein', as: 'H1' }] }, { ready: [v('B1', A), v('B2', A)], hand: K('power-of-all') }, {}], turn: { phase: 'master' } })
    t.answer(Ann, 'play:H1:', { v: [t.id('A1')], n: 2 })
    t.reach(Ben, 'play:K1::B1', { m: [t.id('B2')] })
    t.allPass()
    expect(t.happened('card-cancelled').length).toBe(1)
  })
  it.each([['one Anarch alone', [v('B1', A), v('B2')]], ['the other is locked', [v('B1', A), v('B2', A, { locked: true })]]])('not where %s', (_, ben) => {
    const t = scene(ben)
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, 'play:H1:dom:A1')
    t.allPass()
    expect(t.has('card-cancelled')).toBe(false)
  })
  it('power-of-all#G63-2: not in combat, nor in the own turn', () => {
    const own = table({ seats: [{ ready: [v('A1', A), v('A2', A)], hand: [...K('power-of-all'), { card: 'villein', as: 'H1' }] }, {}], turn: { phase: 'master' } })
    own.answer(Ann, 'play:H1:', { v: [own.id('A1')], n: 2 })
    expect(own.has('card-cancelled')).toBe(false)
    const t = upTo(duel({ a: { generic: { capacity: 9, disciplines: ['POT'] } }, b: { generic: { sect: 'Anarch', capacity: 9 } }, ann: [{ card: 'roundhouse', as: 'H1' }], ben: K('power-of-all') }), 'strike')
    t.answer(Ann, 'play:H1:pot:A1')
    expect(t.options(Ben).filter(id => id.startsWith('play:'))).toEqual([])
  })
  it('ruling: a locked minion that attempts to block does not block', () => {
    const t = scene([v('B1', A), v('B2', A)])
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.effect(Ben, [{ op: 'lock', who: 'm' }], { m: 'B1' })
    t.allPass()
    expect([t.has('blocked'), t.has('block-failed'), t.pool(Ben)]).toEqual([false, true, 9])
  })
})

describe('a vampire without a text', () => {
  it('plays as printed', () => {
    const t = table({ seats: [{ ready: ['marcel', 'milton-fox', 'whisper', 'susie-kano', 'prentis-derby', 'doctor-morocco', 'aluc-romas-de-leon'].map((card, i) => ({ card, as: `V${i + 1}` })) }, { pool: 20 }, { ready: [v('C1')] }] })
    expect([1, 2, 3, 4, 5, 6, 7].map(n => t.blood(`V${n}`))).toEqual([4, 3, 5, 3, 4, 5, 5])
    t.answer(Ann, 'bleed:V1')
    t.allPass()
    expect([t.pool(Ben), t.pool(Cal)]).toEqual([19, t.pool(Cal)])
  })
})
