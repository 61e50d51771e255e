import { describe, expect, it } from 'vitest'
import { onwards, play } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { attacked, fought, held, lastingPress, type Table, v } from '../../scene.ts'

const V = (as: string, disciplines: string[] = [], more: object = {}) =>
  minion(as, { generic: { disciplines }, ...more })
const announced = (t: Table) => t.happened('action-announced').at(-1)

describe('Carlton Van Wyk', () => {
  it('strikes for 1R, or dodges once a combat', () => {
    const t = table({
      seats: [{ ready: [{ card: 'carlton-van-wyk', as: 'C1' }, v('A2')] }, { ready: [v('B1', { capacity: 9 })] }],
    })
    attacked(t, 'C1', 'B1')
    lastingPress(t, Ann, 'C1')
    onwards(t, () => t.can(Ann, 'strike:C1:C1:dodge'))
    t.answer(Ann, 'strike:C1:C1:dodge')
    onwards(t, () => t.can(Ann, 'press:C1'))
    t.answer(Ann, 'press:C1')
    onwards(t, () => t.can(Ann, 'strike:C1:C1:shot'))
    expect([t.blood('C1'), t.can(Ann, 'strike:C1:C1:dodge')]).toEqual([2, false])
    t.answer(Ann, 'strike:C1:C1:shot')
    fought(t)
    expect([t.blood('B1'), t.blood('C1')]).toEqual([8, 1])
  })
  it.each([
    [{}, 1],
    [{ type: 'ally', bleed: 1 }, 0],
  ])('intercept against %j: %i', (a1, intercept) => {
    const t = table({ seats: [{ ready: [v('A1', a1), v('A2')] }, { ready: [{ card: 'carlton-van-wyk', as: 'C1' }] }] })
    t.answer(Ann, 'bleed:A1')
    expect(t.stat('C1', 'intercept')).toBe(intercept)
  })
  const diablerie = (seat: number) => {
    const t = table({
      seats: [
        { ready: [v('A1', { capacity: 9 }), v('A2')], torpor: [v('T1')] },
        { ready: [{ card: 'carlton-van-wyk', as: 'C1' }, v('B1', { capacity: 9 })], torpor: [v('T2')] },
        { ready: [v('C2')] },
      ],
      turn: { seat },
    })
    const by = seat === Ann ? 'A1' : 'B1',
      victim = seat === Ann ? 'T1' : 'T2'
    t.push({ kind: 'diablerie', step: 'unit', by: t.id(by), victim: t.id(victim), seat })
    for (let n = 0; n < 30 && t.state.frames.length > 1; n++) onwards(t, () => t.state.frames.length === 1)
    return t
  }
  it('burned in the discard phase, he burns a vampire that has committed diablerie in the turn of another', () => {
    const t = diablerie(Ann)
    t.endPhasesTo(Ben, 'discard')
    expect(t.option(Ben, 'use:C1:avenge')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
    t.answer(Ben, 'use:C1:avenge', { v: [t.id('A1')] })
    expect([t.inAsh(Ann, 'A1'), t.inAsh(Ben, 'C1')]).toEqual([true, true])
  })
  it('carlton-van-wyk#G10-1: in the own turn too, but not in the last', () => {
    const t = diablerie(Ben)
    t.endPhasesTo(Ben, 'discard')
    expect(t.can(Ben, 'use:C1:avenge')).toBe(true)
    t.endPhasesTo(Cal, 'unlock').endPhasesTo(Ben, 'discard')
    expect(t.can(Ben, 'use:C1:avenge')).toBe(false)
  })
  it('carlton-van-wyk#1: before he was there, too', () => {
    const t = diablerie(Ann)
    t.effect(
      Ben,
      [
        { op: 'move', who: 'm', to: 'hand' },
        { op: 'move', who: 'm', to: 'inPlay' },
      ],
      { m: 'C1' },
    )
    t.endPhasesTo(Ben, 'discard')
    expect(t.can(Ben, 'use:C1:avenge')).toBe(true)
  })
})

describe('Saatet-ta', () => {
  it('saatet-ta#G119-1: in the turn she is recruited, too', () => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [v('A1', { clan: 'Ministry' }), v('A2', { clan: 'Ministry' })],
          hand: held('saatet-ta', 'S1'),
        },
        { pool: 10, ready: [v('B1')] },
        {},
      ],
    })
    t.answer(Ann, 'play:S1::A1')
    t.allPass()
    expect(t.can(Ann, 'bleed:S1')).toBe(false)
    t.answer(Ann, 'bleed:A2')
    t.reach(Ann, 'use:S1:bleed')
    t.allPass()
    expect([t.locked('S1'), t.pool(Ben)]).toEqual([true, 8])
  })
  it('saatet-ta#G117-1: in a bleed, and before it resolves', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { clan: 'Ministry', capacity: 9 }, { blood: 1 }), v('A2'), ...held('saatet-ta', 'S1')] },
        { pool: 10, ready: [v('B1')] },
        {},
      ],
    })
    t.answer(Ann, 'hunt:A1')
    let offered = false
    t.allPass(() => (offered ||= t.can(Ann, 'use:S1:bleed')))
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    t.answer(Ann, 'bleed:A1')
    expect([offered, t.can(Ann, 'use:S1:bleed')]).toEqual([false, true])
    t.allPass(() => ['success', 'resolved'].includes(t.window() ?? ''))
    expect(t.can(Ann, 'use:S1:bleed')).toBe(false)
  })
})

describe('Saatet-ta', () => {
  const scene = (a1: object = { clan: 'Ministry' }) => {
    const t = table({
      seats: [{ ready: [v('A1', a1), v('A2'), { card: 'saatet-ta', as: 'S1' }] }, { pool: 10, ready: [v('B1')] }],
    })
    t.answer(Ann, 'bleed:A1')
    return t
  }
  it('lock: +1 bleed to an own Ministry', () => {
    const t = scene()
    t.reach(Ann, 'use:S1:bleed')
    t.allPass()
    expect([t.pool(Ben), t.locked('S1')]).toEqual([8, true])
  })
  it('lock: +1 stealth', () => {
    const t = scene()
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'use:S1:stealth')
    t.allPass()
    expect([t.has('block-failed'), t.locked('S1')]).toEqual([true, true])
  })
  it('lock: +1 intercept', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { stealth: 1 }), v('A2')] },
        { ready: [v('B1', { clan: 'Ministry' }), { card: 'saatet-ta', as: 'S1' }] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.reach(Ben, 'use:S1:intercept')
    t.allPass(() => t.has('blocked'))
    expect([t.has('blocked'), t.locked('S1')]).toEqual([true, true])
  })
  it('not for another clan, nor the bleed of a hunt', () => {
    const t = scene({ clan: 'Brujah' })
    let offered = false
    t.allPass(() => (offered ||= t.can(Ann, 'use:S1:bleed')))
    expect(offered).toBe(false)
  })
  it('burned, she is shuffled into the library of her owner', () => {
    const t = table({
      seats: [{ ready: [v('A1')] }, { ready: [{ card: 'saatet-ta', as: 'S1' }], library: ['villein'] }],
    })
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'S1' })
    expect([t.state.seats[Ben]!.ash, t.state.seats[Ben]!.library.includes(t.id('S1')), t.has('burned')]).toEqual([
      [],
      true,
      true,
    ])
  })
  it('saatet-ta#G56-2: discarded, she is not', () => {
    const t = table({
      seats: [{ ready: [v('A1')], hand: [{ card: 'saatet-ta', as: 'S1' }] }, {}],
      turn: { phase: 'discard' },
    })
    t.answer(Ann, 'discard:S1')
    expect(t.inAsh(Ann, 'S1')).toBe(true)
  })
  it('saatet-ta#G56-1: what applies when she is burned, applies', () => {
    const t = table({
      seats: [
        { pool: 10, ready: [v('A1'), { card: 'tension-in-the-ranks', as: 'K1' }] },
        { pool: 10, ready: [{ card: 'saatet-ta', as: 'S1' }] },
      ],
    })
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'S1' })
    expect(t.pool(Ben)).toBe(9)
  })
})

describe('allies and lesser-used modes of actions', () => {
  it('Mylan Horseed unlocks an elder outside the Camarilla, and blocks no vampire', () => {
    const elder = (sect: string) => minion('V2', { generic: { capacity: 8, sect }, locked: true })
    const scene = (sect: string) =>
      table({ seats: [{ ready: [{ card: 'mylan-horseed', as: 'M1' }, elder(sect)] }, {}] })
    expect(scene('Camarilla').can(Ann, 'action:M1:unlock:M1')).toBe(false)
    const t = scene('Sabbat')
    t.answer(Ann, 'action:M1:unlock:M1', { v: [t.id('V2')] })
    t.allPass()
    expect(t.locked('V2')).toBe(false)
    const b = table({
      seats: [
        { ready: [V('V1'), minion('A1', { generic: { type: 'ally' } })] },
        { ready: [{ card: 'mylan-horseed', as: 'M1' }, minion('B1', { locked: true })], hand: ['on-the-qui-vive'] },
      ],
    })
    b.answer(Ann, 'bleed:V1')
    expect(b.can(Ben, 'block:M1')).toBe(false)
  })
  it('Underbridge Stray is burned to unlock a minion during an action directed at its Methuselah', () => {
    const t = table({
      seats: [
        { ready: [V('V1')] },
        { ready: [{ card: 'underbridge-stray', as: 'S1' }, V('V5', [], { locked: true })] },
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'use:S1:unlock', { m: [t.id('V5')] })
    expect([t.inAsh(Ben, 'S1'), t.locked('V5'), t.can(Ben, 'block:V5')]).toEqual([true, false, true])
  })
})

describe('actions at cards of others', () => {
  it('mylan-horseed#1: his action is directed at who controls the vampire, and undirected at one of his own Methuselah', () => {
    const elder = (as: string) => v(as, { capacity: 8, sect: 'Sabbat' }, { locked: true })
    const t = table({
      seats: [
        { ready: [...held('mylan-horseed', 'M1'), elder('A1'), minion('A2')] },
        { ready: [elder('B1'), minion('B2')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'action:M1:unlock:M1', { v: [t.id('B1')] })
    expect(announced(t)).toMatchObject({ targets: [Ben] })
    const own = table({
      seats: [{ ready: [...held('mylan-horseed', 'M1'), elder('A1')] }, { ready: [minion('B2')] }, {}, {}, {}],
    })
    own.answer(Ann, 'action:M1:unlock:M1', { v: [own.id('A1')] })
    expect(announced(own)).toMatchObject({ targets: [] })
  })
  it('strikes: dodge by Mylan Horseed, once a combat', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), v('A2', { type: 'ally', life: 3 })] },
        { ready: [{ card: 'mylan-horseed', as: 'M1' }, minion('B2')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A2')
    play(t, Ben, 'block:M1')
    onwards(t, () => t.can(Ben, 'strike:M1:M1:dodge'))
    t.answer(Ben, 'strike:M1:M1:dodge')
    onwards(t)
    expect([t.has('damaged'), t.inAsh(Ben, 'M1')]).toEqual([false, false])
  })
})

describe('Ponticulus', () => {
  const scene = (b1: object = {}, ann: object = {}) =>
    table({
      seats: [
        {
          pool: 20,
          ready: [{ card: 'ponticulus', as: 'P1' }, minion('A1'), minion('A2', { generic: { clan: 'Tremere' } })],
          hand: [{ card: 'kevlar-vest', as: 'V1' }],
          ...ann,
        },
        { ready: [minion('B1', { generic: { stealth: 1, ...b1 } })] },
        { ready: [minion('C1', { generic: { stealth: 1 } })] },
      ],
      turn: { seat: 2 },
    })
  it('+1 intercept in an action directed at its Methuselah, and in no other', () => {
    const t = scene()
    t.answer(2, 'bleed:C1')
    expect(t.stat('P1', 'intercept')).toBe(1)
    t.allPass()
    const u = table({
      seats: [{ ready: [{ card: 'ponticulus', as: 'P1' }] }, { ready: [minion('B1')] }, {}],
      turn: { seat: Ben },
    })
    u.answer(Ben, 'hunt:B1')
    expect(u.stat('P1', 'intercept')).toBe(0)
  })
  it.each([
    ['A1', false],
    ['A2', true],
  ])('locks to give a Tremere that blocks +1 intercept: %s', (blocker, tremere) => {
    const t = scene()
    t.answer(2, 'bleed:C1')
    t.reach(Ann, `block:${blocker}`)
    t.allPass(() => t.can(Ann, 'use:P1:intercept') || t.window() !== 'attempt')
    expect(t.can(Ann, 'use:P1:intercept')).toBe(tremere)
    if (tremere) t.answer(Ann, 'use:P1:intercept')
    t.allPass()
    expect([
      t.happened('locked').some(event => event.key === 'locked' && event.card.id === t.id('P1')),
      t.has('blocked'),
    ]).toEqual([tremere, tremere])
  })
  it('ponticulus#G26-1: immune to damage that is not aggravated, unpreventable or outside of combat', () => {
    const t = scene()
    t.effect(Ben, [{ op: 'damage', to: 'p', amount: 3, unpreventable: true }], { p: 'P1' })
    t.allPass()
    expect(t.blood('P1')).toBe(1)
    t.effect(Ben, [{ op: 'damage', to: 'p', amount: 1, aggravated: true }], { p: 'P1' })
    t.allPass()
    expect(t.inAsh(Ann, 'P1')).toBe(true)
  })
  it('does not act, and has no equipment', () => {
    const t = scene({}, {})
    t.endPhasesTo(Ann, 'minion')
    expect([t.options(Ann).filter(id => id.endsWith(`:${t.id('P1')}`)), t.can(Ann, 'play:V1::A1')]).toEqual([[], true])
  })
})

it('Procurer: 1 blood for a ready vampire of their own by an action at +2 stealth', () => {
  const t = table({
    seats: [
      { ready: [{ card: 'procurer', as: 'K1' }, v('A1', {}, { blood: 1 })], torpor: [v('A2')] },
      { ready: [v('B1')] },
      {},
    ],
  })
  expect(t.option(Ann, 'action:K1:feed:K1')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
  t.answer(Ann, 'action:K1:feed:K1', { v: [t.id('A1')] })
  expect(announced(t)).toMatchObject({ targets: [], stealth: 2 })
  t.allPass()
  expect(t.blood('A1')).toBe(2)
})

describe('City Star Taxi', () => {
  const taxi = (a1: object, seat: number = Ann, more: object = {}) => {
    const car = (of: number) => (of === seat ? [{ card: 'city-star-taxi', as: 'K1', ...more }] : [])
    const t = table({
      seats: [{ ready: [v('A1', a1), ...car(Ann)] }, { ready: [v('B1'), v('B2')] }, { ready: [v('C1'), ...car(Cal)] }],
    })
    t.effect(Ann, [{ op: 'mark', fact: 'recruited', of: 'k', n: 1, until: 'turn' }], { k: 'K1' })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    return t
  }
  const ravnos = { clan: 'Ravnos' }
  it('city-star-taxi#G119-1: locked it gives an own Ravnos +1 stealth, in the turn it is recruited, too', () => {
    const t = taxi(ravnos)
    t.answer(Ann, 'use:K1:stealth')
    expect([t.stat('A1', 'stealth'), t.locked('K1')]).toEqual([1, true])
    expect(taxi({ clan: 'Gangrel' }).can(Ann, 'use:K1:stealth')).toBe(false)
    expect(taxi(ravnos, Ann, { locked: true }).can(Ann, 'use:K1:stealth')).toBe(false)
    const other = taxi(ravnos, Cal)
    let offered = false
    onwards(other, () => (offered ||= other.can(Cal, 'use:K1:stealth')) || other.has('blocked'))
    expect(offered).toBe(false)
  })
  it('strikes for 1R, with a maneuver each combat', () => {
    const t = table({ seats: [{ ready: [{ card: 'city-star-taxi', as: 'K1' }, v('A2')] }, { ready: [v('B1')] }] })
    attacked(t, 'K1', 'B1')
    onwards(t, () => t.can(Ann, 'maneuver:K1'))
    t.answer(Ann, 'maneuver:K1')
    onwards(t, () => t.can(Ann, 'strike:K1:K1:shot'))
    t.answer(Ann, 'strike:K1:K1:shot')
    fought(t)
    expect([t.blood('B1'), t.blood('K1')]).toEqual([4, 2])
  })
})

it('47th Street Royals: burned, a bleed against their controller is 3 less', () => {
  const scene = (bleed: number) => {
    const t = table({
      seats: [
        { ready: [v('A1', { bleed })] },
        { pool: 9, ready: [{ card: '47th-street-royals', as: 'K1' }] },
        { ready: [v('C1')] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    return t
  }
  const t = scene(4)
  t.reach(Ben, 'use:K1:reduce')
  onwards(t, () => t.has('action-ended'))
  expect([t.pool(Ben), t.inAsh(Ben, 'K1')]).toEqual([8, true])
})

describe('Emerald Legionnaire', () => {
  const skulls = (...names: string[]) => names.map((card, n) => ({ card, as: `A${n + 1}` }))
  const two = skulls('khurshid', 'mordechai-ben-nun')
  const scene = (ready: object[], ash = 8, turn: object = { phase: 'unlock' }) =>
    table({
      seats: [
        {
          pool: 5,
          ready: [{ card: 'emerald-legionnaire', as: 'K1' }, ...(ready as [])],
          ash: [...held('emerald-legionnaire', 'K2', 'K3'), ...Array<string>(ash - 2).fill('villein')],
          hand: ['villein'],
        },
        {},
      ],
      turn,
    })
  it('emerald-legionnaire#2: for 7 cards of the ash heap another comes with 2 life, for nothing, may act, and bring another', () => {
    const t = scene(two, 16)
    t.answer(Ann, 'use:K1:raise', { one: [t.id('K2')] })
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ min: 7, max: 7 }])
    const gone = t.state.seats[Ann]!.ash.filter(id => t.state.cards[id]!.key === 'villein').slice(0, 7)
    t.choose(Ann, gone)
    expect([t.blood('K2'), t.pool(Ann), t.state.seats[Ann]!.removed.length, t.can(Ann, 'use:K1:raise')]).toEqual([
      2,
      5,
      7,
      false,
    ])
    // As many as there are of those, now.
    expect(t.can(Ann, 'use:K2:raise')).toBe(false)
    t.endPhasesTo(Ann, 'minion')
    expect(t.can(Ann, 'bleed:K2')).toBe(true)
    const three = scene(skulls('khurshid', 'mordechai-ben-nun', 'gisela-harden-the-winnower'), 16)
    three.answer(Ann, 'use:K1:raise', { one: [three.id('K2')] })
    three.choose(Ann, three.state.seats[Ann]!.ash.filter(id => three.state.cards[id]!.key === 'villein').slice(0, 7))
    expect(three.can(Ann, 'use:K2:raise')).toBe(true)
  })
  it('not with as many as ready unique Harbingers, nor with fewer than 7 other cards', () => {
    const may = (...args: Parameters<typeof scene>): boolean => scene(...args).can(Ann, 'use:K1:raise')
    const [one] = two
    expect(may(two)).toBe(true)
    expect([
      may([one!]),
      may([one!, v('A2', { clan: 'Harbinger of Skulls' })]),
      may(two, 7),
      may(two, 8, { phase: 'master' }),
    ]).toEqual([false, false, false, false])
  })
  it('emerald-legionnaire#1: not by one in the ash heap', () => {
    const t = scene(two, 16)
    expect([t.can(Ann, 'use:K1:raise'), t.can(Ann, 'use:K2:raise')]).toEqual([true, false])
  })
})

it('Political Ally has a bleed of 3 and no strength', () => {
  const t = table({ seats: [{ ready: [{ card: 'political-ally', as: 'P1' }] }, {}] })
  expect([t.stat('P1', 'bleed'), t.stat('P1', 'strength'), t.blood('P1')]).toEqual([3, 0, 1])
})

describe('Neighborhood Watch Commander', () => {
  const watched = (a1: object = {}, blocked = true) => {
    const t = table({
      seats: [
        { ready: [v('A1', a1, { blood: 4 }), { card: 'neighborhood-watch-commander', as: 'N3' }] },
        { pool: 10, ready: [v('B1', { strength: 0 }), ...held('neighborhood-watch-commander', 'N1', 'N2')] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    if (blocked) t.reach(Ben, 'block:B1')
    onwards(t, () => t.can(Ben, 'use:N1:harm') || t.has('action-ended'))
    return t
  }
  it('locks for 1 damage to a vampire whose action has failed; no other does in that action', () => {
    const t = watched()
    t.answer(Ben, 'use:N1:harm')
    onwards(t, () => t.blood('A1') < 4)
    expect([t.blood('A1'), t.locked('N1'), t.can(Ben, 'use:N2:harm'), t.can(Ann, 'use:N3:harm')]).toEqual([
      3,
      true,
      false,
      false,
    ])
  })
  it('not after an action that succeeded, and not an ally', () => {
    expect(watched({}, false).can(Ben, 'use:N1:harm')).toBe(false)
    expect(watched({ type: 'ally', life: 3, bleed: 1 }).can(Ben, 'use:N1:harm')).toBe(false)
  })
})
