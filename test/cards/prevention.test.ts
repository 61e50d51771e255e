import { describe, expect, it } from 'vitest'
import { Ann, Ben, combatOf, duel, isOver, onwards, play, upTo, type Table } from '../support/duel.ts'

const vampire = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
const card = (name: string, as: string) => [{ card: name, as }]
const blood = (t: Table) => [t.blood('A1'), t.blood('B1')]
const strong = { generic: { strength: 4 } }
/** A1 hits B1 for 4, and B1 plays this. */
const hit = (name: string, level: string, args?: Parameters<typeof play>[3]) => {
  const t = upTo(duel({ a: strong, b: vampire(level), ben: card(name, 'C1') }), 'prevent')
  return play(t, Ben, `play:C1:${level}:B1`, args)
}

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

describe('what changes a combat', () => {
  it('Carrion Crows inflict 1R or 2R in every round of the combat, whatever the range', () => {
    for (const [level, each] of [
      ['ani', 1],
      ['ANI', 2],
    ] as const) {
      const t = duel({
        a: vampire(`${level} OBF CEL`, {}, { strength: 0 }),
        b: { generic: { strength: 0 } },
        ann: [
          ...card('carrion-crows', 'C1'),
          ...card('swallowed-by-the-night', 'N1'),
          ...card('resist-earths-grasp', 'P1'),
        ],
      })
      play(t, Ann, `play:C1:${level}:A1`)
      play(upTo(t, 'range'), Ann, 'play:N1:OBF:A1')
      play(upTo(t, 'press'), Ann, 'play:P1:cel:A1')
      onwards(t)
      expect([t.blood('B1'), t.happened('damaged')]).toMatchObject([5 - 2 * each, [{ from: null }, { from: null }]])
    }
  })

  it('Carrion Crows are played before range, once a combat', () => {
    const t = duel({
      a: vampire('ANI CEL'),
      ann: [...card('carrion-crows', 'C1'), ...card('carrion-crows', 'C2'), ...card('resist-earths-grasp', 'P1')],
    })
    play(t, Ann, 'play:C1:ani:A1')
    // With the one card of its kind played, nobody is asked there any more.
    expect([t.window() === 'before-range', t.inHand(Ann, 'C2'), t.why(Ann, 'play', 'C2')?.[0]]).toEqual([
      false,
      true,
      'wrong-window',
    ])
    play(upTo(t, 'press'), Ann, 'play:P1:cel:A1')
    onwards(t, () => t.happened('round-started').length === 2)
    expect(t.can(Ann, 'play:C2:ani:A1')).toBe(false)
  })

  it('Carrion Crows of a combat that ends first bite nobody', () => {
    const t = duel({
      a: vampire('ANI'),
      b: vampire('PRE'),
      ann: card('carrion-crows', 'C1'),
      ben: card('majesty', 'M1'),
    })
    play(t, Ann, 'play:C1:ANI:A1')
    onwards(t, () => t.can(Ben, 'play:M1:pre:B1')).answer(Ben, 'play:M1:pre:B1')
    expect([t.has('damaged'), isOver(onwards(t))]).toEqual([false, true])
  })

  it('Immortal Grapple leaves both only their hands for the round', () => {
    const t = duel({
      a: vampire('POT PRE'),
      b: vampire('PRE', { attachments: [{ card: '44-magnum', as: 'G1' }] }),
      ann: [...card('immortal-grapple', 'I1'), ...card('majesty', 'M1')],
      ben: card('majesty', 'M2'),
    })
    play(upTo(t, 'before-strikes'), Ann, 'play:I1:pot:A1')
    expect(t.options(Ann)).toEqual([`strike:${t.id('A1')}:hand`])
    t.answer(Ann, 'strike:A1:hand')
    // No card of B1's Disciplines is a hand strike, so Ben is not asked.
    expect([blood(onwards(t)), t.inHand(Ben, 'M2')]).toEqual([[4, 4], true])
  })

  it('Immortal Grapple at superior gives a press, and the next round is at close range without determining it', () => {
    const t = duel({
      a: vampire('POT'),
      b: vampire('OBF'),
      ann: [...card('immortal-grapple', 'I1'), ...card('immortal-grapple', 'I2')],
      ben: card('swallowed-by-the-night', 'N1'),
    })
    play(upTo(t, 'before-strikes'), Ann, 'play:I1:POT:A1')
    play(upTo(t, 'press'), Ann, 'press:A1')
    upTo(t, 'before-strikes')
    expect([
      combatOf(t),
      t.happened('range-set').length,
      t.can(Ann, 'play:I2:pot:A1'),
      t.inHand(Ben, 'N1'),
    ]).toMatchObject([{ number: 2, range: 'close' }, 1, true, true])
  })

  it('Immortal Grapple is for close range, once a round', () => {
    const t = duel({
      a: vampire('POT'),
      b: vampire('OBF'),
      ann: [...card('immortal-grapple', 'I1'), ...card('immortal-grapple', 'I2')],
      ben: card('swallowed-by-the-night', 'N1'),
    })
    play(upTo(t, 'range'), Ben, 'play:N1:OBF:B1')
    expect(t.window()).not.toBe('before-strikes')
    const u = duel({ a: vampire('POT'), ann: [...card('immortal-grapple', 'I1'), ...card('immortal-grapple', 'I2')] })
    play(upTo(u, 'before-strikes'), Ann, 'play:I1:pot:A1')
    expect([u.window(), u.can(Ann, 'play:I2:pot:A1')]).not.toContain(true)
  })

  it('Taste of Vitae gains what the opposing vampire has lost to damage in the round, and nothing else', () => {
    const t = duel({
      a: vampire('POT', { blood: 1 }, { strength: 3 }),
      b: vampire('PRE', { blood: 4 }),
      ann: [...card('taste-of-vitae', 'T1'), ...card('taste-of-vitae', 'T2')],
    })
    upTo(t, 'round-end')
    play(t, Ann, 'play:T1::A1')
    expect([t.blood('A1'), t.can(Ann, 'play:T2::A1')]).toEqual([3, false])
  })

  it('Taste of Vitae is not for the wounded, for allies, or against an ally', () => {
    const t = onwards(duel({ a: strong, b: { blood: 1 }, ben: card('taste-of-vitae', 'T1') }))
    expect([
      t.inTorpor('B1'),
      t.inHand(Ben, 'T1'),
      t.log.some(event => event.key === 'passed' && event.window === 'round-end'),
    ]).toEqual([true, true, false])
    const u = onwards(duel({ b: { generic: { type: 'ally', life: 3 } }, ann: card('taste-of-vitae', 'T1') }))
    expect(u.log.some(event => event.key === 'passed' && event.window === 'round-end')).toBe(false)
    const v = onwards(duel({ b: { generic: { type: 'ally', life: 3 } }, ben: card('taste-of-vitae', 'T1') }))
    expect(v.log.some(event => event.key === 'passed' && event.window === 'round-end')).toBe(false)
  })
})
