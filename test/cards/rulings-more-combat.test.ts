import { describe, expect, it } from 'vitest'
import { Ann, Ben, combatOf, duel, isOver, onwards, play, upTo, type Table } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { table } from '../support/table.ts'
import { type Held, card, combats, has, hits, never, on, rounds, strike } from './scene.ts'

/** Rulings on combat cards and weapons outside the five decks, each by its id (`test/conformance/rulings.ts`). */
const blood = (t: Table) => [t.blood('A1'), t.blood('B1')]

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

  it.each([...cards, ['martyrs-resilience', 'aus+for', 1] as [string, string, number]])(
    '%s#G154-1: not where there is nothing to prevent',
    (name, level) => {
      const who = name === 'martyrs-resilience' ? 'B2' : 'B1'
      const t = table({
        seats: [
          { ready: [minion('A1', { generic: { strength: 0 } }), minion('A2')] },
          {
            ready: ['B1', 'B2'].map(as =>
              minion(as, has(level.replace('+', ' '), {}, { sect: 'Anarch', strength: 0 })),
            ),
            hand: card(name),
          },
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, 'bleed:A1')
      play(t, Ben, 'block:B1')
      expect([never(t, Ben, `play:K1:${level}:${who}`), t.inHand(Ben, 'K1'), isOver(t)]).toEqual([true, true, true])
    },
  )

  it('soak#G33-1: no aggravated damage, treated as normal or not', () => {
    const t = duel({
      a: has('pro'),
      b: has('for', {}, { capacity: 9 }),
      ann: card('body-flare', 'X1'),
      ben: card('soak'),
    })
    strike(t, Ann, 'play:X1:pro:A1')
    expect([never(t, Ben, 'play:K1:for:B1'), hits(t, 'B1')]).toMatchObject([true, [{ aggravated: true }]])
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

describe('strikes that need something to take', () => {
  const cases: [string, string, string, string, string][] = [
    ['canine-horde#1', 'canine-horde', 'ANI', 'sport-bike', 'raven-spy'],
    ['fast-hands#1', 'fast-hands', 'cel', '44-magnum', 'sport-bike'],
  ]
  it.each(cases)('%s: not where there is none', (_, name, level, taken, other) => {
    const at = (borne: string) => {
      const t = duel({ a: has(`${level} CEL`), b: on(borne, 'E1'), ann: card(name) })
      onwards(t, () => t.can(Ann, 'strike:A1:hand'))
      return t.can(Ann, `play:K1:${level}:A1`)
    }
    expect([at(taken), at(other)]).toEqual([true, false])
  })

  it('diversion#1: [tha] of a vampire without blood', () => {
    const t = duel({
      a: has('tha', { blood: 2 }, { sect: 'Anarch', strength: 0 }),
      b: { blood: 0, generic: { strength: 0 } },
      ann: card('diversion'),
    })
    strike(t, Ann, 'play:K1:tha:A1')
    expect([blood(onwards(t)), t.inAsh(Ann, 'K1')]).toEqual([[2, 0], true])
  })
})

describe('strength and claws', () => {
  it('torn-signpost#1: it sets the strength, and may lower it', () => {
    const t = duel({ a: has('pot', {}, { strength: 4 }), b: { generic: { capacity: 9 } }, ann: card('torn-signpost') })
    play(upTo(t, 'before-range'), Ann, 'play:K1:pot:A1')
    expect(onwards(t).blood('B1')).toBe(7)
  })

  it('torn-signpost#2: what adds to strength adds to it', () => {
    const t = duel({
      a: has('pot pro', {}, { strength: 1 }),
      b: { generic: { capacity: 9 } },
      ann: [...card('torn-signpost'), ...card('form-of-the-wolf', 'K2')],
    })
    play(upTo(t, 'before-range'), Ann, 'play:K2:pro:A1')
    play(t, Ann, 'play:K1:pot:A1')
    expect(onwards(t).blood('B1')).toBe(6)
  })

  it.each([
    ['claws-of-the-dead#G112-1', 'claws-of-the-dead'],
    ['wolf-claws#G112-1', 'wolf-claws'],
    ['bone-spur#1', 'bone-spur'],
  ])('%s: before strikes resolve, also once both are chosen, by either side', (_, name) => {
    for (const [seat, by, other] of [
      [Ann, 'A1', 'B1'],
      [Ben, 'B1', 'A1'],
    ] as const) {
      const clawed = has('pro', {}, { capacity: 9 }),
        t = duel({ a: clawed, b: clawed, ann: seat === Ann ? card(name) : [], ben: seat === Ben ? card(name) : [] })
      onwards(t, () => t.happened('strike-chosen').length === 2 && t.can(seat, `play:K1:pro:${by}`))
      expect([t.happened('strike-chosen').length, isOver(t)]).toEqual([2, false])
      play(t, seat, `play:K1:pro:${by}`)
      onwards(t)
      expect(hits(t, other)).toMatchObject([{ aggravated: true }])
      const late = duel({
        a: clawed,
        b: clawed,
        ann: seat === Ann ? card(name) : [],
        ben: seat === Ben ? card(name) : [],
      })
      let offered = false
      onwards(late, () => (offered ||= late.has('damaged') && late.can(seat, `play:K1:pro:${by}`)) || isOver(late))
      expect(offered).toBe(false)
    }
  })

  it('form-of-the-wolf#G96-1: its optional press is for this combat; unused it is gone in the next', () => {
    const t = duel({ a: has('PRO CEL'), b: {}, ann: [...card('form-of-the-wolf'), ...card('psyche', 'P1')] })
    play(upTo(t, 'before-range'), Ann, 'play:K1:PRO:A1')
    expect(t.stat('A1', 'press')).toBe(1)
    play(
      onwards(t, () => t.can(Ann, 'play:P1:CEL:A1') && t.window() === 'combat-ends'),
      Ann,
      'play:P1:CEL:A1',
    )
    onwards(t, () => combats(t)[0] === 2)
    expect([t.stat('A1', 'press'), rounds(t)]).toEqual([0, 2])
  })

  it('quickness#1: before or after a limited additional strike', () => {
    for (const [first, second] of [
      ['play:K1:CEL:A1', 'play:X1:cel:A1'],
      ['play:X1:cel:A1', 'play:K1:CEL:A1'],
    ] as const) {
      const t = upTo(
        duel({
          a: has('CEL', {}, { capacity: 9 }),
          b: { generic: { capacity: 9 } },
          ann: [...card('quickness'), ...card('blur', 'X1')],
        }),
        'additional-strikes',
      )
      play(t, Ann, first)
      play(t, Ann, second)
      expect(onwards(t).blood('B1')).toBe(6)
    }
  })

  it('thrown-gate#G24-1: no maneuver by it where its strike could not be used', () => {
    const t = duel({ a: has('pot'), ann: card('thrown-gate') })
    upTo(t, 'range')
    expect(t.can(Ann, 'play:K1:pot:A1')).toBe(true)
    t.effect(Ben, [{ op: 'forbid', rule: 'strike', on: 'a', until: 'round', except: 'hand' }], { a: 'A1' })
    expect(t.can(Ann, 'play:K1:pot:A1')).toBe(false)
  })
})

describe('Target Vitals', () => {
  it('target-vitals#1: in the strike step, of a strike that was committed before range, too; not where none can be chosen any more', () => {
    const t = duel({
      a: has('pot'),
      b: { generic: { capacity: 9 } },
      ann: [...card('thrown-gate', 'G1'), ...card('target-vitals')],
    })
    upTo(t, 'range')
    play(t, Ann, 'play:G1:pot:A1')
    onwards(t, () => t.can(Ann, 'play:K1::A1'))
    expect(t.window()).toBe('as-chosen')
    play(t, Ann, 'play:K1::A1')
    expect(onwards(t).blood('B1')).toBe(6)
    const lost = upTo(
      duel({
        a: on('44-magnum', 'G1'),
        b: has('POT OBF'),
        ann: card('target-vitals'),
        ben: [...card('swallowed-by-the-night', 'N1'), ...card('immortal-grapple', 'I1')],
      }),
      'range',
    )
    play(lost, Ann, 'maneuver:A1:G1:shot')
    play(lost, Ben, 'play:N1:OBF:B1')
    play(upTo(lost, 'before-strikes'), Ben, 'play:I1:POT:B1')
    expect([never(lost, Ann, 'play:K1::A1'), lost.has('strike-lost')]).toEqual([true, true])
  })
})

describe('Hell-for-Leather', () => {
  it('of a minion that has been burned: whoever controlled it last pays', () => {
    const t = duel({
      a: has('obt', {}, { sect: 'Anarch', strength: 3 }),
      b: { generic: { type: 'ally', life: 1 } },
      ann: card('hell-for-leather'),
    })
    upTo(t, 'round-end')
    const before = t.pool(Ben)
    play(t, Ann, 'play:K1:obt:A1')
    expect([t.inAsh(Ben, 'B1'), t.pool(Ben)]).toEqual([true, before - 2])
  })
})

describe('at the end of the round', () => {
  const disarms = (more: { a?: object; b?: object; ann?: Held; ben?: Held } = {}) =>
    duel({ a: has('pot CEL', {}, { strength: 2 }), b: { generic: { capacity: 9 } }, ann: card('disarm'), ...more })
  it('disarm#1: after the presses, and where the round ends early', () => {
    const t = disarms({ ben: card('psyche', 'P1'), b: has('cel', {}, { capacity: 9 }) })
    upTo(t, 'press')
    expect(t.can(Ann, 'play:K1:pot:A1')).toBe(false)
    upTo(t, 'round-end')
    expect(t.can(Ann, 'play:K1:pot:A1')).toBe(true)
    const early = disarms({ b: { generic: { capacity: 9 }, blood: 9 } })
    onwards(early, () => early.has('damaged'))
    early.effect(Ben, [{ op: 'outcome', of: 'combat', is: 'ends' }])
    onwards(early, () => early.can(Ann, 'play:K1:pot:A1') || isOver(early))
    expect([
      early.can(Ann, 'play:K1:pot:A1'),
      early.log.some(event => event.key === 'passed' && event.window === 'press'),
    ]).toEqual([true, false])
  })

  it('disarm#2: what the environment inflicts does not count', () => {
    const t = disarms({
      a: has('pot ani', {}, { strength: 1 }),
      ann: [...card('disarm'), ...card('carrion-crows', 'C1')],
    })
    play(upTo(t, 'before-range'), Ann, 'play:C1:ani:A1')
    upTo(t, 'round-end')
    expect([hits(t, 'B1').length, hits(t, 'A1').length, never(t, Ann, 'play:K1:pot:A1')]).toEqual([2, 1, true])
  })

  it('disarm#3: before or after what is played then, and as combat would end', () => {
    const t = disarms({
      a: has('pot CEL', { blood: 2 }, { strength: 2 }),
      ann: [...card('disarm'), ...card('taste-of-vitae', 'T1')],
    })
    play(upTo(t, 'round-end'), Ann, 'play:T1::A1')
    play(t, Ann, 'play:K1:pot:A1')
    onwards(t)
    expect([t.inTorpor('B1'), t.card('K1').on, t.blood('A1')]).toEqual([true, t.id('B1'), 3])
    const other = disarms({
      a: has('pot CEL', { blood: 2 }, { strength: 2 }),
      ann: [...card('disarm'), ...card('taste-of-vitae', 'T1')],
    })
    play(upTo(other, 'round-end'), Ann, 'play:K1:pot:A1')
    play(other, Ann, 'play:T1::A1')
    expect([other.inTorpor('B1'), other.inAsh(Ann, 'T1')]).toEqual([true, true])
  })

  it('disarm#G129-1: a round that ends before its range is determined is at close range, unless another was set', () => {
    const t = (set: boolean) => {
      const fight = duel({
        a: has('pot ani'),
        b: { generic: { capacity: 9 } },
        ann: [...card('disarm'), ...card('carrion-crows', 'C1')],
      })
      if (set)
        fight.edit(state => {
          for (const frame of state.frames) if (frame.kind === 'combat') frame.range = 'long'
        })
      upTo(fight, 'before-range')
      fight.edit(state =>
        state.facts.push({ name: 'inflicted', of: fight.id('A1'), n: 2, until: combatOf(fight).round }),
      )
      fight.effect(Ben, [{ op: 'outcome', of: 'combat', is: 'ends' }])
      return !never(fight, Ann, 'play:K1:pot:A1')
    }
    expect([t(false), t(true)]).toEqual([true, false])
  })
})

describe('strikes that end combat', () => {
  it('earth-meld#1: its vampire unlocks though another combat follows', () => {
    const t = duel({ a: has('CEL'), b: has('PRO'), ann: card('psyche', 'P1'), ben: card('earth-meld') })
    strike(t, Ben, 'play:K1:PRO:B1')
    play(
      onwards(t, () => t.can(Ann, 'play:P1:CEL:A1')),
      Ann,
      'play:P1:CEL:A1',
    )
    onwards(t, () => combats(t)[0] === 2)
    expect([combats(t)[0], t.locked('B1')]).toEqual([2, false])
  })

  it('dog-pack#1: who chose to end combat before the dogs were there ends nothing', () => {
    const t = duel({
      a: has('PRE'),
      b: has('cel'),
      ann: card('majesty'),
      ben: [...card('dog-pack', 'D1'), ...card('side-strike', 'S1')],
    })
    strike(t, Ann, 'play:K1:PRE:A1')
    expect(t.can(Ben, 'strike:B1:hand')).toBe(true)
    t.effect(Ben, [{ op: 'move', who: 'd', to: 'inPlay', on: 'b' }], { d: 'D1', b: 'B1' })
    onwards(t)
    expect([hits(t, 'A1').length, t.card('D1').on]).toEqual([1, t.id('B1')])
  })
})
