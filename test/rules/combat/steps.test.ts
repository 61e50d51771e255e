import { describe, expect, it } from 'vitest'
import type { PositionInput } from '../../../shared/api/position.ts'
import { viewFor } from '../../../shared/rules/index.ts'
import { Ann, Ben, combatOf, duel, onwards, play, upTo } from '../../support/duel.ts'
import { minion } from '../../support/seats.ts'
import { Dee, table } from '../../support/table.ts'

/** Who is asked first at every point of a round, and which points are past. */
const has = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
const card = (name: string, as: string) => [{ card: name, as }]

describe('the steps of a round', () => {
  it('COMBAT-08: the acting minion has the first opportunity at every point', () => {
    const disciplines = 'ANI OBF POT CEL FOR'
    const t = duel({
      a: has(disciplines, {}, { capacity: 9 }),
      b: has(disciplines),
      ann: ['blur', 'fame'],
      ben: ['fame', 'fame'],
    })
    const seen: Record<string, number[]> = {}
    onwards(t, () => {
      const window = t.window()
      if (window !== undefined && t.state.frames.at(-1)?.kind === 'window') seen[window] ??= t.order().slice(0, 2)
      return false
    })
    expect(Object.keys(seen)).toEqual(
      expect.arrayContaining(['before-range', 'range', 'before-strikes', 'additional-strikes', 'press', 'round-end']),
    )
    for (const order of Object.values(seen)) expect(order).toEqual([Ann, Ben])
  })

  it('COMBAT-08: what the opponent answers too early lies sealed until the acting minion has passed', () => {
    const t = duel({ a: has('ANI'), b: has('ANI'), ann: card('carrion-crows', 'C1'), ben: card('carrion-crows', 'C2') })
    expect(t.window()).toBe('before-range')
    const before = JSON.stringify(viewFor(t.state, Ann))
    t.answer(Ben, 'play:C2:ani:B1')
    expect([t.has('card-played'), JSON.stringify(viewFor(t.state, Ann)) === before]).toEqual([false, true])
    t.pass(Ann)
    expect(t.happened('card-played')).toMatchObject([{ seat: Ben, card: { id: t.id('C2') } }])
    // Having acted, Ben gives the first opportunity back; A1 may play now, B1 not before it.
    expect(t.can(Ann, 'play:C1:ani:A1')).toBe(true)
    t.answer(Ann, 'play:C1:ani:A1')
    expect(t.happened('card-played')).toHaveLength(2)
    upTo(t, 'strike')
    const u = upTo(
      duel({ a: has('POT'), b: has('POT'), ann: card('roundhouse', 'R1'), ben: card('roundhouse', 'R2') }),
      'strike',
    )
    expect(u.refused(Ben, 'play:R2:POT:B1')).toBe('not-your-prompt')
    u.answer(Ann, 'strike:A1:hand')
    expect(u.can(Ben, 'play:R2:POT:B1')).toBe(true)
  })

  it('COMBAT-08: it is the acting minion of the combat, whosever turn it is', () => {
    const crows = has('ANI')
    const t = table({
      seats: [
        { ready: [minion('A1', crows)], hand: card('carrion-crows', 'C1') },
        {
          ready: [minion('B1', { ...crows, blood: 5 })],
          hand: [...card('carrion-crows', 'C2'), ...card('taste-of-vitae', 'T2')],
        },
        {},
        {},
        {},
      ],
    })
    t.effect(Ann, [{ op: 'combat', acting: 'b', opposing: 'a' }], { a: 'A1', b: 'B1' })
    expect([t.window(), t.order().slice(0, 2)]).toEqual(['before-range', [Ben, Ann]])
  })

  it('COMBAT-10, ROUNDEND-02: with the acting minion gone, the end of the round is led by whose turn it is', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')], hand: card('taste-of-vitae', 'T1') },
        { ready: [minion('B1', has('ANI'))], hand: [...card('carrion-crows', 'C2'), ...card('taste-of-vitae', 'T2')] },
        {},
        {},
        {},
      ],
    })
    t.effect(Ann, [{ op: 'combat', acting: 'a', opposing: 'b' }], { a: 'A1', b: 'B1' })
    upTo(t, 'before-range')
    t.effect(Ben, [{ op: 'move', who: 'a', to: 'ash' }], { a: 'A1' })
    expect([t.inAsh(Ann, 'A1'), t.has('strike-chosen'), t.window(), t.order().slice(0, 2)]).toEqual([
      true,
      false,
      'round-end',
      [Ann, Ben],
    ])
    onwards(t)
    expect(t.happened('combat-ended')).toHaveLength(1)
  })

  it('COMBAT-01, COMBAT-02: what is no longer ready as combat is about to begin does not fight, though it has blocked', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        { ready: [minion('B1', has('DOM', {}, { capacity: 8 })), minion('B2')], hand: card('obedience', 'O1') },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    onwards(t, () => t.window() === 'combat-begins')
    expect(viewFor(t.state, Ann).stack).toContainEqual(
      expect.objectContaining({ kind: 'combat', round: 0, range: 'close' }),
    )
    t.effect(Ann, [{ op: 'damage', to: 'b', amount: 1, aggravated: true }], { b: 'B1' })
    onwards(t)
    expect([
      t.inTorpor('B1'),
      t.has('blocked'),
      t.has('combat-started'),
      t.has('combat-ended'),
      t.state.frames.length,
    ]).toEqual([true, true, false, false, 1])
  })

  it('COMBAT-09: nothing is played before range once the first maneuver is being decided, until the next round', () => {
    const t = duel({
      a: has('OBF CEL'),
      b: has('ANI CEL'),
      ann: [...card('swallowed-by-the-night', 'N1')],
      ben: [...card('carrion-crows', 'C1'), ...card('resist-earths-grasp', 'P1')],
    })
    t.pass(Ben)
    expect(t.window()).toBe('range')
    expect([t.refused(Ben, 'play:C1:ani:B1'), t.why(Ben, 'play', 'C1')]).toEqual([
      'illegal-option',
      ['wrong-window', 'COMBAT-07'],
    ])
    t.answer(Ann, 'play:N1:OBF:A1')
    expect([t.has('maneuvered'), t.refused(Ben, 'play:C1:ANI:B1')]).toEqual([true, 'illegal-option'])
    play(upTo(t, 'press'), Ben, 'play:P1:cel:B1')
    onwards(t, () => combatOf(t).kind === 'combat' && t.happened('round-started').length === 2)
    expect([t.window(), t.can(Ben, 'play:C1:ani:B1')]).toEqual(['before-range', true])
  })

  it('COMBAT-12: some cards come after range is fixed and before any strike is chosen', () => {
    const t = upTo(
      duel({ a: has('POT'), ann: [...card('immortal-grapple', 'I1'), ...card('roundhouse', 'R1')] }),
      'strike',
    )
    expect([t.refused(Ann, 'play:I1:pot:A1'), t.why(Ann, 'play', 'I1')]).toEqual([
      'illegal-option',
      ['wrong-window', 'COMBAT-07'],
    ])
    t.answer(Ann, 'play:R1:pot:A1')
    expect([t.can(Ann, 'play:I1:pot:A1'), t.inHand(Ann, 'I1')]).toEqual([false, true])
    // At long range it is not offered at all.
    const u = upTo(
      duel({ a: has('POT OBF'), ann: [...card('immortal-grapple', 'I1'), ...card('swallowed-by-the-night', 'N1')] }),
      'range',
    )
    play(u, Ann, 'play:N1:OBF:A1')
    let asked = false
    onwards(u, () => {
      asked ||= u.can(Ann, 'play:I1:pot:A1')
      return false
    })
    expect([asked, u.inHand(Ann, 'I1'), u.has('damaged')]).toEqual([false, true, false])
    const v = upTo(duel({ a: has('POT'), ann: card('immortal-grapple', 'I1') }), 'before-strikes')
    expect(v.can(Ann, 'play:I1:pot:A1')).toBe(true)
  })
})

type Seat = PositionInput['seats'][number]

describe('a minion that does not fight', () => {
  const help = card('martyrs-resilience', 'M1')
  /** A1 hits B1 for 3; D1 of Dee has nothing to do with it. */
  const watched = (
    d1: Seat,
    more: { b1?: object; a1?: object; ann?: ReturnType<typeof card>; ben?: ReturnType<typeof card> } = {},
  ) => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { strength: 3, disciplines: ['OBF'] }, ...more.a1 }), minion('A2')],
          hand: more.ann ?? [],
        },
        { ready: [minion('B1', more.b1), minion('B2')], hand: more.ben ?? [] },
        {},
        { ...d1, hand: help },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    return t
  }
  const both = has('AUS FOR', { blood: 4 })

  it('COMBAT-06: one of a Methuselah with no part in it plays the combat cards that such may play', () => {
    for (const [level, args, left, blood] of [
      ['aus+for', undefined, 3, 4],
      ['AUS+FOR', { x: 1 }, 4, 3],
    ] as const) {
      const t = watched({ ready: [minion('D1', both)] })
      // First the damage of A1, then that of B1.
      upTo(t, 'prevent').pass(Dee)
      expect([t.waiting(), t.can(Dee, `play:M1:${level}:D1`)]).toEqual([[Dee], true])
      play(t, Dee, `play:M1:${level}:D1`, args)
      onwards(t)
      expect([t.blood('B1'), t.blood('D1'), t.inAsh(Dee, 'M1')]).toEqual([left, blood, true])
    }
  })

  it('COMBAT-06: for a retainer of a combatant too', () => {
    const t = watched(
      { ready: [minion('D1', both)] },
      {
        a1: { attachments: [{ card: '44-magnum', as: 'G1' }] },
        b1: { attachments: [{ card: 'raven-spy', as: 'R1', blood: 2 }] },
      },
    )
    play(upTo(t, 'range'), Ann, 'maneuver:A1:G1:shot')
    onwards(t, () => t.can(Ann, 'strike:A1:bound')).answer(Ann, 'strike:A1:bound', { 'aimed-at': [t.id('R1')] })
    play(t, Dee, 'play:M1:aus+for:D1')
    onwards(t)
    expect([t.blood('R1'), t.inAsh(Ben, 'R1'), t.blood('B1')]).toEqual([1, false, 5])
  })

  it('COMBAT-06: what the card asks of it stands: both Disciplines, unlocked, in torpor or not, and not in the combat', () => {
    const cases: [Seat, boolean][] = [
      [{ ready: [minion('D1', has('AUS'))] }, false],
      [{ ready: [minion('D1', has('FOR'))] }, false],
      [{ ready: [minion('D1', { ...both, locked: true })] }, false],
      [{ torpor: [minion('D1', both)] }, true],
    ]
    for (const [d1, may] of cases) {
      const t = watched(d1)
      onwards(t, () => t.can(Dee, 'play:M1:aus+for:D1'))
      expect([t.can(Dee, 'play:M1:aus+for:D1'), t.has('combat-ended')]).toEqual([may, !may])
    }
    const t = upTo(
      duel({ a: { generic: { strength: 3 } }, b: has('AUS FOR'), ben: [...help, ...card('skin-of-rock', 'S1')] }),
      'prevent',
    )
    expect([t.can(Ben, 'play:S1:FOR:B1'), t.why(Ben, 'play', 'M1')]).toEqual([true, ['in-combat', 'COMBAT-06']])
  })
})
