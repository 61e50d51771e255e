import { describe, expect, it } from 'vitest'
import { duel, isOver, onwards, play, upTo } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { fit } from '../../../support/fit.ts'
import { asStrike, replacedAfter, suffered } from '../../rows.ts'
import { card, fought, has, type Held, hits, K1, never, rounds, strike, type Table } from '../../scene.ts'

const vampire = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
const blood = (t: Table) => [t.blood('A1'), t.blood('B1')]
const strong = { generic: { strength: 4 } }
/** A1 hits B1 for 4, and B1 plays this. */
const hit = (name: string, level: string, args?: Parameters<typeof play>[3]) => {
  const t = upTo(duel({ a: strong, b: vampire(level), ben: card(name, 'C1') }), 'prevent')
  return play(t, Ben, `play:C1:${level}:B1`, args)
}

describe('Flesh of Marble', () => {
  // With another card in hand, so that A1 is asked for its strike.
  const scene = (level: string, b: object = {}) => {
    const t = upTo(
      duel({
        a: { generic: { capacity: 9, disciplines: ['PRO', 'PRE'] } },
        b: { generic: { capacity: 9, ...b } },
        ann: [K1('flesh-of-marble'), { card: 'majesty', as: 'H1' }],
      }),
      'before-range',
    )
    play(t, Ann, `play:K1:${level}:A1`)
    return upTo(t, 'strike')
  }
  it.each(['pro', 'PRO'])('[%s] of all damage of a round one point is taken', level => {
    const t = scene(level, { strength: 4 })
    fought(t)
    expect(t.blood('A1')).toBe(8)
  })
  it('of the next round another', () => {
    const t = scene('pro', { strength: 2 })
    t.effect(Ben, [{ op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'combat' }], { m: 'B1' })
    upTo(t, 'press').reach(Ben, 'press:B1')
    fought(t)
    expect([t.happened('round-started').length, t.blood('A1')]).toEqual([2, 7])
  })
  it('of an additional strike in the same round nothing', () => {
    const t = scene('pro')
    t.effect(Ben, [{ op: 'modify', stat: 'strikes', delta: 1, on: 'm', until: 'round' }], { m: 'B1' })
    fought(t)
    expect([t.happened('strike-chosen').length, t.blood('A1')]).toEqual([3, 8])
  })
  it.each([
    ['pro', true],
    ['PRO', false],
  ])('flesh-of-marble#1: [%s] against aggravated damage after other damage', (level, wounded) => {
    const t = scene(level)
    t.effect(
      Ben,
      [
        { op: 'modify', stat: 'strikes', delta: 1, on: 'm', until: 'round' },
        {
          op: 'watch',
          on: 'damaged',
          until: 'combat',
          times: 1,
          ops: [{ op: 'allow', rule: 'aggravated', on: 'm', until: 'round' }],
        },
      ],
      { m: 'B1' },
      { source: 'B1', by: 'B1' },
    )
    fought(t)
    expect(t.inTorpor('A1')).toBe(wounded)
  })
  it('flesh-of-marble#2: [PRO] chooses which of both kinds it does not prevent', () => {
    const t = scene('PRO')
    t.push({
      kind: 'proposal',
      step: 'prevent',
      proposal: {
        type: 'damage',
        hits: [
          { to: t.id('A1'), amount: 1, from: null },
          { to: t.id('A1'), amount: 1, aggravated: true, from: null },
        ],
      },
    })
    onwards(t, () => t.state.frames.at(-1)?.kind === 'choice')
    t.choose(Ann, ['aggravated'])
    fought(t)
    expect(t.inTorpor('A1')).toBe(false)
  })
  it('only before range, at Protean', () => {
    const t = upTo(
      duel({ a: { generic: { capacity: 9, disciplines: ['PRO'] } }, ann: [K1('flesh-of-marble')] }),
      'before-strikes',
    )
    expect(t.can(Ann, 'play:K1:pro:A1')).toBe(false)
  })
})

describe('Hidden Strength', () => {
  const hit = (level: string, strength: number, x: number) =>
    play(
      upTo(duel({ a: { generic: { strength } }, b: has(level), ben: card('hidden-strength', 'H1') }), 'prevent'),
      Ben,
      `play:H1:${level}:B1`,
      { x },
    )

  it('hidden-strength#1, hidden-strength#G32-1: X is what is paid, 0 or more', () => {
    const none = hit('for', 2, 0)
    expect([none.happened('prevented'), onwards(none).blood('B1')]).toMatchObject([[{ amount: 1 }], 4])
    const two = hit('for', 4, 2)
    expect([
      two.happened('counters').find(event => event.key === 'counters' && event.why === 'cost'),
      two.happened('prevented'),
      onwards(two).blood('B1'),
    ]).toMatchObject([{ amount: 2 }, [{ amount: 3 }], 2])
    const t = upTo(
      duel({ a: { generic: { strength: 2 } }, b: has('for'), ben: card('hidden-strength', 'H1') }),
      'prevent',
    )
    expect(t.refused(Ben, 'play:H1:for:B1', { x: -1 })).toBe('illegal-args')
  })

  it('hidden-strength#2: X may be more than is needed', () => {
    const t = hit('FOR', 1, 3)
    expect([t.happened('prevented'), onwards(t).blood('B1')]).toMatchObject([[{ amount: 1 }], 2])
  })

  it('hidden-strength#3: not where there is nothing to prevent', () => {
    const t = duel({ a: { generic: { strength: 0 } }, b: has('FOR'), ben: card('hidden-strength', 'H1') })
    onwards(t, () => t.can(Ben, 'play:H1:for:B1') || t.can(Ben, 'play:H1:FOR:B1'))
    expect([isOver(t), t.inHand(Ben, 'H1')]).toEqual([true, true])
  })
})

describe('prevention', () => {
  it('Skin of Rock prevents 1, or 2', () => {
    expect(blood(onwards(hit('skin-of-rock', 'for')))).toEqual([4, 2])
    expect(blood(onwards(hit('skin-of-rock', 'FOR')))).toEqual([4, 3])
  })

  it('Soak prevents 2, or 4, none of it aggravated, and once a round', () => {
    expect(blood(onwards(hit('soak', 'for')))).toEqual([4, 3])
    expect(blood(onwards(hit('soak', 'FOR')))).toEqual([4, 5])
    const t = upTo(
      duel({ a: strong, b: vampire('FOR'), ben: [...card('soak', 'S1'), ...card('soak', 'S2')] }),
      'prevent',
    )
    play(t, Ben, 'play:S1:for:B1')
    expect(t.why(Ben, 'play', 'S2')?.[0]).toBe('already-played')
    const u = duel({ a: vampire('POT'), b: vampire('FOR'), ann: card('roundhouse', 'R1'), ben: card('soak', 'S1') })
    upTo(u, 'strike')
    u.effect(Ann, [{ op: 'strike', strike: 'hand', aggravated: true }], {}, { by: 'A1' })
    expect([u.window(), u.why(Ben, 'play', 'S1')]).toEqual(['prevent', ['nothing-to-prevent', 'DAMAGE-03']])
    expect([onwards(u).inTorpor('B1'), u.has('prevented')]).toEqual([true, false])
  })

  it('Hidden Strength prevents X and 1 for X blood, X being 0 or more than is needed', () => {
    expect(blood(onwards(hit('hidden-strength', 'for', { x: 0 })))).toEqual([4, 2])
    expect(blood(onwards(hit('hidden-strength', 'for', { x: 2 })))).toEqual([4, 2])
    // 5 blood, 5 paid, all 4 prevented.
    const t = hit('hidden-strength', 'for', { x: 5 })
    expect([blood(onwards(t)), t.happened('prevented')]).toMatchObject([[4, 0], [{ amount: 4 }]])
    const u = upTo(duel({ a: strong, b: vampire('FOR', { blood: 2 }), ben: card('hidden-strength', 'C1') }), 'prevent')
    expect(u.option(Ben, 'play:C1:FOR:B1')?.slots).toMatchObject([{ name: 'x', type: 'amount', min: 0, max: 2 }])
    expect([u.refused(Ben, 'play:C1:FOR:B1', { x: 3 }), u.refused(Ben, 'play:C1:FOR:B1')]).toEqual([
      'illegal-args',
      'illegal-args',
    ])
  })

  it('Hidden Strength gives an optional press at superior', () => {
    const t = hit('hidden-strength', 'FOR', { x: 1 })
    upTo(t, 'press')
    play(t, Ben, 'press:B1')
    onwards(t)
    expect(t.happened('round-started')).toHaveLength(2)
  })
})

describe('prevention', () => {
  /** B1 is hit for `strength`, and may prevent by K1. */
  const hit = (name: string, level: string, strength: number, more: { ben?: Held; b?: object; a?: object } = {}) =>
    duel({
      a: { generic: { strength, capacity: 9, disciplines: ['CEL'] }, ...more.a },
      b: has(level.replaceAll('+', ' '), more.b ?? {}, { sect: 'Anarch', capacity: 9 }),
      ben: [...card(name), ...(more.ben ?? [])],
      ann: card('blur', 'X1'),
    })
  const cards: [string, string, number][] = [
    ['diversion', 'for', 2],
    ['skin-of-rock', 'FOR', 2],
    ['soak', 'for', 2],
    ['resilience', 'FOR', 3],
    ['rego-motum', 'tha', 2],
    ['stonestrength', 'VIS', 2],
  ]
  const single: typeof cards = [
    ['martyrs-resilience', 'aus+for', 1],
    ['glancing-blow', '', 1],
    ['indomitability', 'for', 1],
    ['sideslip', 'CEL', 1],
    ['unflinching-persistence', 'for', 1],
  ]

  it.each(cards)('%s#G153-1: of less damage than it could prevent all is prevented', (name, level) => {
    const t = hit(name, level, 1)
    play(upTo(t, 'prevent'), Ben, `play:K1:${level}:B1`)
    expect([hits(onwards(t), 'B1'), t.happened('prevented')]).toMatchObject([[], [{ amount: 1 }]])
  })

  it.each(cards)('%s#G153-2: what it has left is of no use against later damage', (name, level) => {
    const t = hit(name, level, 1)
    play(upTo(t, 'prevent'), Ben, `play:K1:${level}:B1`)
    play(upTo(t, 'additional-strikes'), Ann, 'play:X1:cel:A1')
    onwards(t, () => isOver(t))
    expect([hits(t, 'B1').length, t.happened('prevented').length]).toEqual([1, 1])
  })

  it.each([...cards, ...single])('%s#G154-1: not where there is nothing to prevent', (name, level) => {
    const who = name === 'martyrs-resilience' ? 'B2' : 'B1'
    const refuses = (strength: number): boolean => {
      const t = table({
        seats: [
          { ready: [minion('A1', { generic: { strength } }), minion('A2')] },
          {
            ready: ['B1', 'B2'].map(as => minion(as, { generic: fit(name, level, { sect: 'Anarch', strength: 0 }) })),
            hand: card(name),
          },
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, 'bleed:A1')
      play(t, Ben, 'block:B1')
      return never(t, Ben, `play:K1:${level}:${who}`)
    }
    expect([refuses(0), refuses(1)]).toEqual([true, false])
  })

  it.each([
    ['soak', 'for'],
    ['resilience', 'FOR'],
  ])('%s#G33-1: no aggravated damage, treated as normal or not', (name, level) => {
    const t = duel({
      a: has('pro'),
      b: has(level, {}, { capacity: 9 }),
      ann: card('body-flare', 'X1'),
      ben: card(name),
    })
    strike(t, Ann, 'play:X1:pro:A1')
    expect([never(t, Ben, `play:K1:${level}:B1`), hits(t, 'B1')]).toMatchObject([true, [{ aggravated: true }]])
  })

  const helps = (b2: object, ben: Held = card('martyrs-resilience'), a1: object = {}) => {
    const t = table({
      seats: [
        { ready: [minion('A1', { generic: { strength: 3, ...a1 } }), minion('A2')] },
        { ready: [minion('B1', { generic: { strength: 0 } }), minion('B2', b2)], hand: ben },
        { ready: [minion('C1', has('AUS FOR'))], hand: card('martyrs-resilience', 'K3') },
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    return upTo(t, 'prevent')
  }
  it('martyrs-resilience#1: by one in torpor', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', { generic: { strength: 3 } }), minion('A2')] },
        {
          ready: [minion('B1', { generic: { strength: 0 } })],
          torpor: [minion('B2', has('AUS FOR'))],
          hand: card('martyrs-resilience'),
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(upTo(t, 'prevent'), Ben, 'play:K1:aus+for:B2')
    onwards(t)
    expect([t.happened('prevented'), t.blood('B1')]).toMatchObject([[{ amount: 1 }], 3])
  })

  it('martyrs-resilience#2: by the minion of a Methuselah that has no part in the combat', () => {
    const t = helps({})
    play(t, 2, 'play:K3:AUS+FOR:C1', { x: 1 })
    onwards(t)
    expect([t.happened('prevented'), t.blood('C1'), t.blood('B1')]).toMatchObject([[{ amount: 2 }], 4, 4])
  })

  it('martyrs-resilience#3: the blood is no cost, and must be there', () => {
    const t = helps(has('AUS FOR', { blood: 2 }))
    expect(t.refused(Ben, 'play:K1:AUS+FOR:B2', { x: 3 })).toBe('illegal-args')
    play(t, Ben, 'play:K1:AUS+FOR:B2', { x: 2 })
    expect([
      t.blood('B2'),
      t.happened('counters').find(event => event.key === 'counters' && event.amount === 2),
    ]).toMatchObject([0, { why: 'effect' }])
  })
})

describe('all damage of strikes', () => {
  const vampire = (disciplines: string, blood = 5) => ({
    generic: { disciplines: disciplines.split(' '), capacity: 9 },
    blood,
  })
  /** B1 strikes twice, for 1 and 1, and A1 plays the card at the first. */
  const struck = (name: string, level: string, more: { press?: true; drained?: true } = {}) => {
    const t = duel({
      a: vampire(`${level} PRE`),
      b: vampire('pot'),
      ann: [
        { card: name, as: 'K1' },
        { card: 'majesty', as: 'M1' },
      ],
    })
    if (more.drained)
      t.effect(Ben, [{ op: 'counters', from: { card: 'a' }, to: 'bank', amount: 9, why: 'effect' }], { a: 'A1' })
    t.effect(Ben, [{ op: 'modify', stat: 'strikes', delta: 1, on: 'b', until: 'turn' }], { b: 'B1' })
    if (more.press) t.effect(Ben, [{ op: 'modify', stat: 'press', delta: 1, on: 'b', until: 'turn' }], { b: 'B1' })
    onwards(t, () => t.can(Ann, `play:K1:${level}:A1`) || isOver(t))
    return t
  }
  it('Rolling with the Punches: [for] 1 point', () => {
    const t = struck('rolling-with-the-punches', 'for')
    t.answer(Ann, 'play:K1:for:A1')
    onwards(t, () => isOver(t))
    expect(suffered(t, 'A1')).toEqual([1])
  })
  it('Rolling with the Punches: [FOR] all of strikes in this round, and none of the next', () => {
    const t = struck('rolling-with-the-punches', 'FOR', { press: true })
    t.answer(Ann, 'play:K1:FOR:A1')
    expect(t.blood('A1')).toBe(4)
    onwards(t, () => t.window() === 'press' || isOver(t))
    expect(suffered(t, 'A1')).toEqual([])
    t.reach(Ben, 'press:B1')
    onwards(t, () => isOver(t))
    expect(suffered(t, 'A1')).toEqual([1, 1])
  })
  it('Rolling with the Punches: [FOR] not of what is no strike', () => {
    const t = struck('rolling-with-the-punches', 'FOR')
    t.effect(Ben, [{ op: 'damage', to: 'a', amount: 1 }], { a: 'A1' })
    expect(t.can(Ann, 'play:K1:FOR:A1')).toBe(false)
  })
  it('rolling-with-the-punches#G97-1: [FOR] who cannot burn the blood does not play it', () =>
    expect(isOver(struck('rolling-with-the-punches', 'FOR', { drained: true }))).toBe(true))
  it('superior-mettle#G65-1 superior-mettle#G97-1: [FOR] its blood is the price of what it gives, and must be there', () => {
    const t = struck('superior-mettle', 'FOR', { press: true })
    t.answer(Ann, 'play:K1:FOR:A1')
    upTo(t, 'press')
    t.effect(Ben, [{ op: 'counters', from: { card: 'a' }, to: 'bank', amount: 9, why: 'effect' }], { a: 'A1' })
    t.reach(Ben, 'press:B1')
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, 'use:K1:withstand:A1')) || isOver(t))
    expect([offered, t.happened('round-started').length]).toEqual([false, 2])
  })
  it.each(['rolling-with-the-punches', 'superior-mettle'])('%s#G154-1: not where there is nothing to prevent', name => {
    const t = duel({
      a: vampire('FOR'),
      b: { generic: { type: 'ally', life: 3, strength: 0 } },
      ann: [{ card: name, as: 'K1' }],
    })
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, 'play:K1:FOR:A1')) || isOver(t))
    expect(offered).toBe(false)
  })
  it('Superior Mettle: [for] all of one strike', () => {
    const t = struck('superior-mettle', 'for')
    t.answer(Ann, 'play:K1:for:A1')
    onwards(t, () => isOver(t))
    expect(suffered(t, 'A1')).toEqual([1])
  })
  it('Superior Mettle: [FOR] and for 1 blood all of the initial strike of each round', () => {
    const t = struck('superior-mettle', 'FOR', { press: true })
    t.answer(Ann, 'play:K1:FOR:A1')
    onwards(t, () => t.happened('damaged').some(one => 'card' in one && one.card?.id === t.id('A1')) || isOver(t))
    expect(t.can(Ann, 'use:K1:withstand:A1')).toBe(false)
    upTo(t, 'press').reach(Ben, 'press:B1')
    onwards(t, () => t.can(Ann, 'use:K1:withstand:A1') || isOver(t))
    t.answer(Ann, 'use:K1:withstand:A1')
    onwards(t, () => isOver(t))
    expect([suffered(t, 'A1'), t.blood('A1')]).toEqual([[1, 1], 1])
  })
})

describe('cards that prevent what they say', () => {
  const window = 'prevent',
    b = { strength: 6 }
  it.each([
    ['resilience', 'for', 1],
    ['resilience', 'FOR', 3],
    ['indomitability', 'for', 1],
    ['indomitability', 'FOR', 1],
    ['glancing-blow', '', 1],
    ['rego-motum', 'tha', 2],
    ['rego-motum', 'THA', 4],
    ['stonestrength', 'vis', 1],
    ['stonestrength', 'VIS', 2],
    ['unflinching-persistence', 'for', 1],
    ['sideslip', 'CEL', 1],
  ])('%s [%s]: %i', (name, level, n) => {
    const t = asStrike(name, level, { window, b })
    expect([suffered(t, 'A1'), t.happened('prevented')]).toMatchObject([[6 - n], [{ amount: n }]])
  })

  it.each([
    ['glancing-blow', ''],
    ['rego-motum', 'tha'],
    ['rego-motum', 'THA'],
  ])('%s [%s]: of a strike alone', (name, level) => {
    const t = upTo(duel({ a: { generic: fit(name, level) }, ann: card(name) }), 'strike')
    t.effect(Ben, [{ op: 'damage', to: 'a', amount: 1 }], { a: 'A1' })
    expect(t.can(Ann, `play:K1:${level}:A1`)).toBe(false)
  })

  it('a minion plays one Rego Motum each round, for 1 blood; and one Sideslip at superior', () => {
    for (const [name, level] of [
      ['rego-motum', 'tha'],
      ['sideslip', 'CEL'],
    ] as const) {
      const t = upTo(
        duel({
          a: { generic: { strength: 4 } },
          b: { generic: fit(name, level) },
          ben: [...card(name), ...card(name, 'K2')],
        }),
        'prevent',
      )
      play(t, Ben, `play:K1:${level}:B1`)
      expect([t.has('prevented'), t.can(Ben, `play:K2:${level}:B1`)]).toEqual([true, false])
    }
  })

  it('Glancing Blow is replaced in the next unlock phase', () =>
    expect(replacedAfter(asStrike('glancing-blow', '', { window, b, full: true }), Ann)).toBe('unlock'))

  it('glancing-blow#G25-1: before anything unlocks', () => {
    const t = asStrike('glancing-blow', '', { window, b, full: true })
    replacedAfter(t, Ann)
    const unlocked = t.log.findLastIndex(event => event.key === 'unlocked'),
      drawn = t.log.findLastIndex(event => event.key === 'drawn' && event.seat === Ann)
    expect([drawn > 0, unlocked < drawn || unlocked < 0]).toEqual([true, true])
  })

  it('Stonestrength and Indomitability press, [tha] to continue alone', () => {
    for (const [name, level] of [
      ['stonestrength', 'vis'],
      ['indomitability', 'FOR'],
      ['stonestrength', 'tha'],
    ] as const) {
      const t = upTo(
        duel({ a: has('cel'), b: { generic: fit(name, level) }, ann: card('psyche', 'P1'), ben: card(name) }),
        'press',
      )
      play(t, Ann, 'play:P1:cel:A1')
      expect([t.can(Ben, `play:K1:${level}:B1`), rounds(asStrike(name, level, { window: 'press' }))]).toEqual([
        level !== 'tha',
        2,
      ])
    }
  })

  it('Unflinching Persistence [FOR] maneuvers, and lets its minion prevent 1 damage in that round', () => {
    const t = upTo(
      duel({
        a: { generic: fit('unflinching-persistence', 'FOR') },
        b: { generic: { strength: 3 } },
        ann: card('unflinching-persistence'),
      }),
      'range',
    )
    t.effect(Ben, [{ op: 'modify', stat: 'maneuver', delta: 1, on: 'b', until: 'combat' }], { b: 'B1' })
    play(t, Ann, 'play:K1:FOR:A1')
    onwards(t, () => t.can(Ben, 'maneuver:B1')).answer(Ben, 'maneuver:B1')
    const used = () => onwards(t, () => t.can(Ann, 'use:K1:prevent:A1') || isOver(t)).can(Ann, 'use:K1:prevent:A1')
    expect(used()).toBe(true)
    play(t, Ann, 'use:K1:prevent:A1')
    expect([t.has('maneuvered'), used(), suffered(t, 'A1')]).toEqual([true, false, [2]])
  })
})
