import { describe, expect, it } from 'vitest'
import { duel, isOver, onwards, play, upTo } from '../support/duel.ts'
import { Ann, Ben } from '../support/table.ts'
import { K, type Table, fought } from './scene.ts'

const of = (disciplines: string, generic: object = {}, more: object = {}) => ({
  generic: { disciplines: disciplines.split('+'), capacity: 9, sect: 'Anarch', ...generic },
  ...more,
})
const tough = { generic: { capacity: 9 } }
const far = { generic: { capacity: 9 }, attachments: [{ card: '44-magnum', as: 'G1' }] }
const aggravated = (t: Table) => t.happened('damaged').filter(event => 'aggravated' in event && event.aggravated)
/** A1 has the Disciplines and Ann the card; up to this window. */
const at = (
  window: string,
  card: string,
  level: string,
  more: { a?: object; b?: object; ben?: object[]; a1?: object } = {},
) =>
  upTo(
    duel({
      a: { ...of(level, more.a), ...more.a1 } as never,
      b: (more.b ?? tough) as never,
      ann: K(card) as never,
      ben: (more.ben ?? []) as never,
    }),
    window,
  )

describe.each([
  ['claws-of-the-dead', 'round'],
  ['wolf-claws', 'round'],
  ['bone-spur', 'round'],
])('%s [pro]', card => {
  it.each(['before-range', 'before-strikes', 'as-chosen'])(
    '1 blood, and the damage of hand strikes is aggravated this round: %s',
    window => {
      const t = at(window, card, 'pro')
      play(t, Ann, 'play:K1:pro:A1')
      fought(t)
      expect([
        aggravated(t),
        t.inTorpor('B1'),
        t.happened('counters').filter(event => 'why' in event && event.why === 'cost').length,
      ]).toMatchObject([[{ amount: 1, card: { id: t.id('B1') } }], true, 1])
    },
  )
  it('not without Protean', () => expect(at('strike', card, 'for').can(Ann, 'play:K1:pro:A1')).toBe(false))
})

describe('claws at superior', () => {
  it('Claws of the Dead [PRO]: a maneuver', () => {
    const t = at('range', 'claws-of-the-dead', 'PRO')
    play(t, Ann, 'play:K1:PRO:A1')
    expect(t.happened('maneuvered')).toMatchObject([{ range: 'long' }])
  })
  it('Wolf Claws [PRO]: a press', () => {
    const t = at('press', 'wolf-claws', 'PRO')
    play(t, Ann, 'play:K1:PRO:A1')
    onwards(t, () => t.happened('round-started').length > 1 || isOver(t))
    expect(t.happened('round-started').length).toBe(2)
  })
  it.each([
    ['pro', 0],
    ['PRO', 1],
  ])('Bone Spur [%s] in the next round: %i aggravated', (level, n) => {
    const t = at('before-range', 'bone-spur', 'PRO', { a: { strength: 0 } })
    play(t, Ann, `play:K1:${level}:A1`)
    t.effect(Ann, [{ op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'combat' }], { m: 'A1' })
    upTo(t, 'press')
    t.reach(Ann, 'press:A1')
    t.effect(Ann, [{ op: 'modify', stat: 'strength', delta: 1, on: 'm', until: 'combat' }], { m: 'A1' })
    fought(t)
    expect(aggravated(t).length).toBe(n)
  })
})

describe('Body Flare', () => {
  it.each([['pro'], ['PRO']])('[%s]: 2 aggravated for 2 blood', level => {
    const t = at('strike', 'body-flare', level)
    t.answer(Ann, `play:K1:${level}:A1`)
    fought(t)
    // The second point costs a blood.
    expect([
      t.inTorpor('B1'),
      t.blood('B1'),
      t.happened('counters').filter(event => 'why' in event && event.why === 'cost'),
    ]).toMatchObject([true, 8, [{ amount: 2 }]])
  })
  it.each([
    ['pro', 0],
    ['PRO', 1],
  ])('[%s] at long range: %i hits', (level, hits) => {
    const t = at('range', 'body-flare', level, { b: far })
    play(t, Ben, 'maneuver:B1:G1:shot')
    onwards(t, () => t.can(Ann, `play:K1:${level}:A1`) || isOver(t))
    t.answer(Ann, `play:K1:${level}:A1`)
    fought(t)
    expect(aggravated(t).length).toBe(hits)
  })
})

describe('Diversion', () => {
  it('[cel] an additional strike', () => {
    const t = at('additional-strikes', 'diversion', 'cel')
    play(t, Ann, 'play:K1:cel:A1')
    fought(t)
    expect(t.blood('B1')).toBe(7)
  })
  it('[cel] limited', () => {
    const t = at('additional-strikes', 'diversion', 'cel')
    play(t, Ann, 'play:K1:cel:A1')
    expect(t.can(Ann, 'play:K2:cel:A1')).toBe(false)
  })
  it('[for] prevents 2 damage', () => {
    const t = at('prevent', 'diversion', 'for', { b: { generic: { capacity: 9, strength: 3 } } })
    play(t, Ann, 'play:K1:for:A1')
    fought(t)
    expect(t.blood('A1')).toBe(8)
  })
  it('[tha] steals 1 blood at any range, with a maneuver', () => {
    const t = at('range', 'diversion', 'tha', { a1: { blood: 3 } })
    play(t, Ann, 'play:K1:tha:A1')
    fought(t)
    expect([t.happened('maneuvered'), t.blood('A1'), t.blood('B1')]).toMatchObject([[{ range: 'long' }], 4, 8])
  })
  it('[tha] as a strike at close range', () => {
    const t = at('strike', 'diversion', 'tha', { a1: { blood: 3 } })
    t.answer(Ann, 'play:K1:tha:A1')
    fought(t)
    expect([t.blood('A1'), t.blood('B1')]).toEqual([3, 8])
  })
  it('only by an Anarch', () =>
    expect(at('strike', 'diversion', 'tha', { a: { sect: 'Camarilla' } }).can(Ann, 'play:K1:tha:A1')).toBe(false))
})

describe('Donnybrook', () => {
  const borne = {
    attachments: [
      { card: '44-magnum', as: 'G1' },
      { card: 'raven-spy', as: 'R1' },
    ],
  }
  it.each(['G1', 'R1'])('[obf] burns equipment or a retainer with first strike: %s', target => {
    const t = at('strike', 'donnybrook', 'obf', { b: { ...tough, ...borne } })
    t.answer(Ann, 'play:K1:obf:A1')
    onwards(t, () => t.state.frames.at(-1)?.kind === 'choice')
    t.choose(Ann, [t.id(target)])
    expect(t.inAsh(Ben, target)).toBe(true)
  })
  it('[obf] not where there is none', () =>
    expect(at('strike', 'donnybrook', 'obf').can(Ann, 'play:K1:obf:A1')).toBe(false))
  it('[pro] a hand strike whose damage is aggravated', () => {
    const t = at('strike', 'donnybrook', 'pro', { a: { strength: 2 } })
    t.answer(Ann, 'play:K1:pro:A1')
    fought(t)
    expect(aggravated(t)).toMatchObject([{ amount: 2 }])
  })
  it('[ser] steals 2 blood', () => {
    const t = at('strike', 'donnybrook', 'ser', { a1: { blood: 3 } })
    t.answer(Ann, 'play:K1:ser:A1')
    fought(t)
    expect([t.blood('A1'), t.blood('B1')]).toEqual([4, 7])
  })
  it('donnybrook#1: [ser] of who has less, what there is', () => {
    const t = at('strike', 'donnybrook', 'ser', { a1: { blood: 3 }, b: { generic: { capacity: 9 }, blood: 1 } })
    t.answer(Ann, 'play:K1:ser:A1')
    fought(t)
    expect([t.blood('A1'), t.blood('B1')]).toEqual([3, 0])
  })
  it('only at close range, and by an Anarch', () => {
    const t = at('range', 'donnybrook', 'pro', { b: far })
    play(t, Ben, 'maneuver:B1:G1:shot')
    onwards(t, () => isOver(t) || t.can(Ann, 'play:K1:pro:A1'))
    expect([t.happened('maneuvered'), t.inHand(Ann, 'K1')]).toMatchObject([[{ range: 'long' }], true])
    expect(at('strike', 'donnybrook', 'pro', { a: { sect: 'Sabbat' } }).can(Ann, 'play:K1:pro:A1')).toBe(false)
  })
})

describe('Hell-for-Leather', () => {
  const card = 'hell-for-leather'
  it('[ani] a dodge, with an additional strike', () => {
    const t = at('strike', card, 'ani')
    t.answer(Ann, 'play:K1:ani:A1')
    fought(t)
    expect([t.blood('A1'), t.blood('B1')]).toEqual([9, 8])
  })
  it('hell-for-leather#1: [cel] an additional strike beside a limited one', () => {
    const t = upTo(
      duel({
        a: of('cel') as never,
        b: tough,
        ann: [
          { card, as: 'K1' },
          { card: 'blur', as: 'K2' },
        ],
      }),
      'additional-strikes',
    )
    play(t, Ann, 'play:K2:cel:A1')
    play(t, Ann, 'play:K1:cel:A1')
    fought(t)
    expect(t.blood('B1')).toBe(6)
  })
  it('[obt] 2 pool of who controls the opposing minion, which is not ready any more', () => {
    for (const b of [{ generic: { capacity: 3 }, blood: 0 }, { generic: { type: 'ally', life: 1 } }]) {
      const t = upTo(duel({ a: of('obt') as never, b: b as never, ann: K(card) as never }), 'round-end')
      const pool = t.pool(Ben)
      play(t, Ann, 'play:K1:obt:A1')
      expect(t.pool(Ben)).toBe(pool - 2)
    }
  })
  it('[obt] not while it is ready', () => {
    const t = at('round-end', card, 'obt')
    expect(t.can(Ann, 'play:K1:obt:A1')).toBe(false)
  })
  it('one at a Discipline each combat, by whichever combatant', () => {
    const t = upTo(
      duel({ a: of('cel') as never, b: of('cel') as never, ann: K(card) as never, ben: [{ card, as: 'K3' }] }),
      'additional-strikes',
    )
    play(t, Ann, 'play:K1:cel:A1')
    t.allPass(() => t.waiting().includes(Ben) || t.window() !== 'additional-strikes')
    expect([t.can(Ann, 'play:K2:cel:A1'), t.can(Ben, 'play:K3:cel:B1')]).toEqual([false, false])
  })
})

describe('before range', () => {
  it.each([
    ['ani+pro', 1],
    ['ANI+PRO', 2],
  ])("Bear's Skin [%s]: +1 strength and 1 damage prevented, for %i rounds", (level, rounds) => {
    const t = at('before-range', 'bears-skin', level)
    play(t, Ann, `play:K1:${level}:A1`)
    expect([t.stat('A1', 'strength'), t.can(Ann, `play:K2:${level}:A1`)]).toEqual([2, false])
    t.effect(Ann, [{ op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'combat' }], { m: 'A1' })
    const prevents = () => {
      upTo(t, 'prevent')
      if (t.window() !== 'prevent') return false
      for (let n = 0; n < 5 && !t.can(Ann, 'use:K1:prevent:A1') && t.window() === 'prevent'; n++) t.pass(t.owed()[0]!)
      if (!t.can(Ann, 'use:K1:prevent:A1')) return false
      t.answer(Ann, 'use:K1:prevent:A1')
      return true
    }
    expect(prevents()).toBe(true)
    expect([t.blood('A1'), t.can(Ann, 'use:K1:prevent:A1')]).toEqual([9, false])
    upTo(t, 'press')
    t.reach(Ann, 'press:A1')
    onwards(t, () => t.happened('round-started').length > 1)
    expect(t.stat('A1', 'strength')).toBe(rounds)
    fought(t)
    expect(t.blood('B1')).toBe(rounds === 2 ? 5 : 6)
  })
  it("Bear's Skin: only before range, with both Disciplines", () => {
    expect([
      at('strike', 'bears-skin', 'ani+pro').can(Ann, 'play:K1:ani+pro:A1'),
      at('before-range', 'bears-skin', 'ani').can(Ann, 'play:K1:ani+pro:A1'),
    ]).toEqual([false, false])
  })
  it.each([
    ['pro', 0],
    ['PRO', 1],
  ])('Form of the Wolf [%s]: +1 strength this combat, with %i optional presses', (level, press) => {
    const t = at('before-range', 'form-of-the-wolf', level)
    play(t, Ann, `play:K1:${level}:A1`)
    expect([t.stat('A1', 'strength'), t.stat('A1', 'press'), t.can(Ann, `play:K2:${level}:A1`)]).toEqual([
      2,
      press,
      false,
    ])
    fought(t)
    expect(t.stat('A1', 'strength')).toBe(1)
  })
  it('Form of the Wolf: only before range', () =>
    expect(at('strike', 'form-of-the-wolf', 'pro').can(Ann, 'play:K1:pro:A1')).toBe(false))
})

it('Rapid Change [PRO]: strike, combat ends, for 1 blood', () => {
  const t = at('strike', 'rapid-change', 'PRO')
  t.answer(Ann, 'play:K1:PRO:A1')
  fought(t)
  expect([t.blood('A1'), t.blood('B1')]).toEqual([8, 9])
  expect(at('strike', 'rapid-change', 'pro').can(Ann, 'play:K1:PRO:A1')).toBe(false)
})
