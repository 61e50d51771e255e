import { describe, expect, it } from 'vitest'
import { viewFor } from '../../shared/rules/index.ts'
import { duel, isOver, onwards, play, upTo } from '../support/duel.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'
import { K, K1, type Table, attacked, fought, lastingPress, tough, v } from './scene.ts'

const anarch = { sect: 'Anarch', capacity: 9 }

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

describe('Stolen Police Cruiser', () => {
  const scene = (a1: object = anarch, b1: object = { capacity: 5 }) =>
    table({
      seats: [
        { pool: 10, ready: [v('A1', a1, { attachments: [K1('stolen-police-cruiser')] }), v('A2')] },
        { pool: 10, ready: [v('B1', b1), v('B2', { type: 'ally' }), v('B3', { capacity: 9 })] },
      ],
    })
  it('its Anarch bleeds for 1 more; allies and younger vampires have 1 intercept less', () => {
    const t = scene()
    expect(t.stat('A1', 'bleed')).toBe(2)
    t.answer(Ann, 'bleed:A1')
    expect([t.stat('B1', 'intercept'), t.stat('B2', 'intercept'), t.stat('B3', 'intercept')]).toEqual([-1, -1, 0])
  })
  it('nothing while its bearer is no Anarch, nor in the action of another', () => {
    expect(scene({ sect: 'Camarilla' }).stat('A1', 'bleed')).toBe(1)
    const t = scene()
    t.answer(Ann, 'bleed:A2')
    expect(t.stat('B1', 'intercept')).toBe(0)
  })
  it('a vampire burns it for 1 pool; its bearer locks and does not unlock in the next unlock phase', () => {
    const t = table({
      seats: [
        { pool: 10, ready: [v('A1')] },
        { pool: 10, ready: [v('B1', anarch, { attachments: [K1('stolen-police-cruiser')] }), v('B2')] },
        {},
      ],
    })
    t.answer(Ann, 'action:K1:burn:A1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: 0 }])
    t.allPass()
    expect([t.inAsh(Ben, 'K1'), t.pool(Ann), t.locked('B1')]).toEqual([true, 9, true])
    t.endPhasesTo(Ben, 'minion')
    expect(t.locked('B1')).toBe(true)
    t.endPhasesTo(Cal, 'minion').endPhasesTo(Ben, 'minion')
    expect(t.locked('B1')).toBe(false)
  })
  it('not by an ally, nor without the pool', () => {
    const scene = (a1: object, pool: number) =>
      table({
        seats: [
          { pool, ready: [v('A1', a1)] },
          { ready: [v('B1', anarch, { attachments: [K1('stolen-police-cruiser')] })] },
        ],
      })
    expect([
      scene({ type: 'ally' }, 9).can(Ann, 'action:K1:burn:A1'),
      scene({}, 9).can(Ann, 'action:K1:burn:A1'),
    ]).toEqual([false, true])
  })
  it('one vehicle a minion, an Anarch', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', anarch, { attachments: [{ card: 'sport-bike' }] }), v('A2', anarch), v('A3')],
          hand: [K1('stolen-police-cruiser')],
        },
        {},
      ],
    })
    expect(['A1', 'A2', 'A3'].map(who => t.can(Ann, `play:K1::${who}`))).toEqual([false, true, false])
  })
})

describe('Camera Phone', () => {
  const scene = (...more: string[]) =>
    table({
      seats: [
        {
          ready: [
            v('A1', { capacity: 9 }, { attachments: [K1('camera-phone'), ...more.map(card => ({ card }))] }),
            v('A2'),
          ],
        },
        {
          pool: 10,
          ready: [v('B1', { capacity: 9, disciplines: ['ANI'] })],
          hand: [{ card: 'canine-horde', as: 'H1' }],
        },
        {},
      ],
    })
  it('a bleed action at +1 bleed', () => {
    const t = scene()
    t.answer(Ann, 'action:K1:bleed:A1')
    expect(t.happened('action-announced')).toMatchObject([{ action: 'bleed', stealth: 0, targets: [Ben] }])
    t.allPass()
    expect([t.pool(Ben), t.can(Ann, 'bleed:A1')]).toEqual([8, false])
  })
  it('no other equipment raises that bleed; any other bleed it does', () => {
    const t = scene('laptop-computer')
    expect(t.stat('A1', 'bleed')).toBe(2)
    t.answer(Ann, 'action:K1:bleed:A1')
    expect(t.stat('A1', 'bleed')).toBe(2)
    t.allPass()
    expect(t.pool(Ben)).toBe(8)
    const other = scene('laptop-computer')
    other.answer(Ann, 'bleed:A1')
    other.allPass()
    expect(other.pool(Ben)).toBe(8)
  })
  it('camera-phone#G139-1: gone from its bearer, it bleeds for nothing', () => {
    const t = scene()
    t.answer(Ann, 'action:K1:bleed:A1')
    t.effect(Ben, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'K1' })
    t.allPass()
    expect([t.pool(Ben), t.has('bled'), t.happened('action-succeeded').length]).toEqual([10, false, 1])
  })
})

describe('Weighted Walking Stick', () => {
  const armed = (more: { a?: object; b?: object } = {}) => {
    const t = upTo(
      duel({
        a: { generic: { capacity: 9, ...more.a } },
        b: { generic: { capacity: 9, ...more.b } },
        ann: K('weighted-walking-stick'),
      }),
      'before-range',
    )
    play(t, Ann, 'play:K1::A1')
    return t
  }
  it('becomes a weapon with 5 counters, that hits for strength and 1, and burns as many', () => {
    const t = armed({ a: { strength: 2 } })
    expect([t.card('K1').on, t.card('K1').counters, t.can(Ann, 'play:K2::A1')]).toEqual([
      t.id('A1'),
      { stick: 5 },
      false,
    ])
    onwards(t, () => t.can(Ann, 'strike:A1:K1:blow'))
    t.answer(Ann, 'strike:A1:K1:blow')
    fought(t)
    expect([t.blood('B1'), t.card('K1').counters]).toEqual([6, { stick: 2 }])
  })
  it('weighted-walking-stick#2: with one counter left it hits as hard, and is burned', () => {
    const t = armed({ a: { strength: 2 } })
    t.edit(state => {
      state.cards[t.id('K1')]!.counters = { stick: 1 }
    })
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
    const t = upTo(
      duel({
        a: tough,
        b: { generic: { capacity: 9, disciplines: ['CEL'] } },
        ann: K('weighted-walking-stick'),
        ben: [{ card: 'side-strike', as: 'H1' }],
      }),
      'before-range',
    )
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

describe('Homunculus', () => {
  const scene = (seat: number, consult: 'unlock'[] = []) =>
    table({
      seats: [
        { ready: [v('A1', {}, { locked: true, attachments: [{ card: 'homunculus', as: 'R1' }] }), v('A2')], consult },
        { ready: [v('B1', {}, { attachments: [{ card: 'ivory-bow' }] }), { card: 'slum-hunting-ground', as: 'L1' }] },
        {},
      ],
      turn: { seat, phase: 'unlock' },
    })
  it('in the own unlock phase, 1 blood unlocks its employer', () => {
    const t = scene(Ann)
    t.answer(Ann, 'use:R1:unlock:A1')
    expect([t.locked('A1'), t.blood('A1'), t.can(Ann, 'use:R1:unlock:A1')]).toEqual([false, 4, false])
  })
  it('in that of another, between effects', () => {
    const t = scene(Ben, ['unlock'])
    for (let n = 0; n < 5 && !t.can(Ann, 'use:R1:unlock:A1'); n++) t.endPhase(t.owed()[0]!)
    t.answer(Ann, 'use:R1:unlock:A1')
    t.allPass()
    expect([t.locked('A1'), t.blood('A1')]).toEqual([false, 4])
  })
  it.each([
    ['pro', 1],
    ['PRO', 2],
  ])('[%s] has %i life', (level, life) => {
    const t = table({ seats: [{ ready: [v('A1', { disciplines: ['PRO'] })], hand: [K1('homunculus')] }, {}] })
    t.answer(Ann, `play:K1:${level}:A1`)
    t.allPass()
    expect([t.blood('K1'), t.card('K1').on]).toEqual([life, t.id('A1')])
  })
})

describe('Owl Companion', () => {
  const scene = () =>
    table({
      seats: [
        {
          ready: [v('A1', {}, { attachments: [{ card: 'owl-companion' }] }), v('A2')],
          hand: [{ card: 'majesty', as: 'H2' }],
        },
        { ready: [v('B1', { disciplines: ['PRE'] })], hand: [{ card: 'majesty', as: 'H1' }] },
        { hand: ['villein'] },
      ],
    })
  const shown = (t: Table) => JSON.stringify(viewFor(t.state, Cal).seats[Ben]).includes('majesty')
  it('in combat with its employer, an open hand for the opposing Methuselah', () => {
    const t = scene()
    expect(shown(t)).toBe(false)
    attacked(t, 'A1', 'B1')
    expect([
      t.has('combat-started'),
      shown(t),
      JSON.stringify(viewFor(t.state, Cal).seats[Ann]).includes('majesty'),
    ]).toEqual([true, true, false])
    fought(t)
    expect(shown(t)).toBe(false)
  })
  it('not in the combat of another', () => {
    const t = scene()
    attacked(t, 'A2', 'B1')
    expect([t.has('combat-started'), shown(t)]).toEqual([true, false])
  })
  it.each([
    ['ani', 1],
    ['ANI', 2],
  ])('[%s] %i life', (level, life) => {
    const t = table({ seats: [{ ready: [v('A1', { disciplines: ['ANI'] })], hand: [K1('owl-companion')] }, {}] })
    t.answer(Ann, `play:K1:${level}:A1`)
    t.allPass()
    expect(t.blood('K1')).toBe(life)
  })
})
