import { describe, expect, it } from 'vitest'
import { Ann, Ben, combatOf, duel, isOver, onwards, play, upTo, type Table } from '../../support/duel.ts'
import { minion } from '../../support/seats.ts'
import { table } from '../../support/table.ts'

/** The scenarios of single cards in combat, with the numbers of the list. */
const has = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
const card = (name: string, as: string) => [{ card: name, as }]
const blood = (t: Table) => [t.blood('A1'), t.blood('B1')]
const gun = { attachments: [{ card: '44-magnum', as: 'G1' }] }
/** The seat chooses its strike; whoever is asked before gives the default. */
const strike = (t: Table, seat: number, option: string) => onwards(t, () => t.can(seat, option)).answer(seat, option)
const rounds = (t: Table) => t.happened('round-started').length
const press = card('resist-earths-grasp', 'P1')

describe('.44 Magnum', () => {
  it('CARD-44MAGNUM-01, CARD-IMMORTALGRAPPLE-02: bound to the shot by its maneuver, its bearer does not strike where shots are barred', () => {
    const t = upTo(
      duel({
        a: has('POT OBF'),
        b: gun,
        ann: [...card('swallowed-by-the-night', 'N1'), ...card('immortal-grapple', 'I1')],
      }),
      'range',
    )
    play(t, Ben, 'maneuver:B1:G1:shot')
    expect(combatOf(t)).toMatchObject({ range: 'long' })
    play(t, Ann, 'play:N1:OBF:A1')
    play(upTo(t, 'before-strikes'), Ann, 'play:I1:pot:A1')
    onwards(t)
    expect([t.happened('strike-chosen').length, t.happened('strike-lost')]).toMatchObject([
      1,
      [{ by: { id: t.id('B1') } }],
    ])
    expect(blood(t)).toEqual([5, 4])
  })

  it('CARD-44MAGNUM-02: one maneuver each combat, a shot each round', () => {
    const t = upTo(
      duel({ a: has('CEL', { blood: 5 }), b: has('OBF', gun), ann: press, ben: card('swallowed-by-the-night', 'N1') }),
      'range',
    )
    play(t, Ben, 'maneuver:B1:G1:shot')
    play(upTo(t, 'press'), Ann, 'play:P1:cel:A1')
    onwards(t, () => rounds(t) === 2 && t.window() === 'range')
    expect([t.can(Ben, 'play:N1:OBF:B1'), t.refused(Ben, 'maneuver:B1:G1:shot')]).toEqual([true, 'illegal-option'])
    // Round 1: 2R, then 1 blood for the press; round 2: 2R at close range.
    strike(t, Ben, 'strike:B1:G1:shot')
    expect(blood(onwards(t))).toEqual([0, 4])
  })
})

describe('Carrion Crows', () => {
  const dodger = (ben: Parameters<typeof card>[0][] = [], more: object = {}) => {
    const t = table({
      seats: [
        {
          ready: [{ card: 'flavio-goncalves', as: 'A1', blood: 3 }, minion('A2')],
          hand: [...press, ...card('side-strike', 'D1')],
        },
        {
          ready: [minion('B1', has('ani cel', more)), minion('B2')],
          hand: [...card('carrion-crows', 'C1'), ...ben.map((name, i) => ({ card: name, as: `X${i + 1}` }))],
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    return play(t, Ben, 'play:C1:ani:B1')
  }

  it('CARD-CARRIONCROWS-01: they inflict their damage with the strikes, in every round, and no dodge helps', () => {
    const t = dodger()
    strike(t, Ann, 'strike:A1:A1:dodge')
    upTo(t, 'press')
    expect([t.blood('A1'), t.happened('damaged')]).toMatchObject([2, [{ amount: 1, from: null }]])
    // Another round: a second dodge, and 1 again.
    t.edit(state => {
      for (const frame of state.frames) if (frame.kind === 'combat') frame.pressed = true
    })
    onwards(t, () => t.can(Ann, 'play:D1:cel:A1')).answer(Ann, 'play:D1:cel:A1')
    onwards(t)
    expect([rounds(t), t.blood('A1'), t.happened('damaged').length]).toEqual([2, 1, 2])
  })

  it('CARD-CARRIONCROWS-02: a strike that ends combat comes before them', () => {
    const t = duel({
      a: has('PRE', { blood: 4 }),
      b: has('ANI'),
      ann: card('majesty', 'M1'),
      ben: card('carrion-crows', 'C1'),
    })
    play(t, Ben, 'play:C1:ANI:B1')
    strike(t, Ann, 'play:M1:pre:A1')
    expect([isOver(onwards(t)), t.has('damaged'), t.blood('A1')]).toEqual([true, false, 3])
  })

  it('CARD-CARRIONCROWS-03: once a round, however many strikes there are, and one a combat', () => {
    const t = duel({
      a: has('pre', { blood: 6 }, { strength: 0, capacity: 6 }),
      b: has('ani CEL', {}, { capacity: 8 }),
      ben: [
        ...card('carrion-crows', 'C1'),
        ...card('carrion-crows', 'C2'),
        ...card('blur', 'X1'),
        ...card('resist-earths-grasp', 'P2'),
      ],
    })
    play(t, Ben, 'play:C1:ani:B1')
    play(upTo(t, 'additional-strikes'), Ben, 'play:X1:CEL:B1')
    upTo(t, 'press')
    expect([
      t.blood('A1'),
      t.happened('damaged').filter(event => 'from' in event && event.from === null).length,
    ]).toEqual([2, 1])
    play(t, Ben, 'play:P2:cel:B1')
    onwards(t, () => rounds(t) === 2)
    expect([t.inHand(Ben, 'C2'), t.can(Ben, 'play:C2:ani:B1'), t.why(Ben, 'play', 'C2')]).toEqual([
      true,
      false,
      ['wrong-window', 'COMBAT-07'],
    ])
    onwards(t)
    expect([
      t.inHand(Ben, 'C2'),
      t.log.some(event => event.key === 'passed' && event.window === 'before-range'),
    ]).toEqual([true, false])
  })
})

describe('Immortal Grapple and Roundhouse', () => {
  it('CARD-IMMORTALGRAPPLE-01: only once no maneuver is left, at close range, and then hands alone strike', () => {
    const t = upTo(
      duel({
        a: has('POT OBF'),
        b: has('CEL POT'),
        ann: [...card('immortal-grapple', 'I1'), ...card('swallowed-by-the-night', 'N1')],
        ben: [...card('side-strike', 'D1'), ...card('roundhouse', 'R1')],
      }),
      'range',
    )
    expect([t.refused(Ann, 'play:I1:pot:A1'), t.why(Ann, 'play', 'I1')]).toEqual([
      'illegal-option',
      ['wrong-window', 'COMBAT-07'],
    ])
    play(upTo(t, 'before-strikes'), Ann, 'play:I1:pot:A1')
    onwards(t, () => t.can(Ben, 'strike:B1:hand'))
    expect([t.refused(Ben, 'play:D1:cel:B1'), t.why(Ben, 'play', 'D1')]).toEqual([
      'illegal-option',
      ['strike-forbidden', 'STRIKE-36'],
    ])
    expect(t.can(Ben, 'play:R1:POT:B1')).toBe(true)
  })

  it('CARD-ROUNDHOUSE-01: it is a hand strike, for 3 or 4, also under Immortal Grapple', () => {
    for (const [level, left] of [
      ['pot', 2],
      ['POT', 1],
    ] as const) {
      const t = upTo(
        duel({ a: has('POT'), ann: [...card('immortal-grapple', 'I1'), ...card('roundhouse', 'R1')] }),
        'before-strikes',
      )
      play(t, Ann, 'play:I1:pot:A1')
      strike(t, Ann, `play:R1:${level}:A1`)
      expect(blood(onwards(t))).toEqual([4, left])
    }
  })
})

describe('prevention, presses and the end of a round', () => {
  it('CARD-HIDDENSTRENGTH-01: not without damage to prevent; with X = 1 two points and a press', () => {
    const t = upTo(
      duel({
        a: has('OBF'),
        b: has('FOR', { blood: 3 }),
        ann: card('swallowed-by-the-night', 'N1'),
        ben: card('hidden-strength', 'H1'),
      }),
      'range',
    )
    expect(t.refused(Ann, 'play:H1:FOR:B1')).toBe('illegal-option')
    play(t, Ann, 'play:N1:OBF:A1')
    onwards(t, () => t.can(Ben, 'play:H1:FOR:B1'))
    expect([isOver(t), t.inHand(Ben, 'H1'), t.blood('B1')]).toEqual([true, true, 3])

    const u = upTo(
      duel({ a: { generic: { strength: 2 } }, b: has('FOR', { blood: 3 }), ben: card('hidden-strength', 'H1') }),
      'prevent',
    )
    play(u, Ben, 'play:H1:FOR:B1', { x: 1 })
    upTo(u, 'press')
    expect([u.blood('B1'), u.happened('prevented'), u.can(Ben, 'press:B1')]).toMatchObject([2, [{ amount: 2 }], true])
  })

  it('CARD-RESISTEARTHSGRASP-01: maneuver and optional press are for the round it is played in', () => {
    const t = upTo(duel({ a: has('cel'), b: has('cel'), ann: press, ben: card('resist-earths-grasp', 'P2') }), 'range')
    play(t, Ann, 'play:P1:cel:A1')
    upTo(t, 'press')
    expect(t.can(Ann, 'press:A1')).toBe(true)
    t.pass(Ann)
    play(t, Ben, 'play:P2:cel:B1')
    onwards(t, () => rounds(t) === 2)
    expect([t.stat('A1', 'press'), t.can(Ann, 'press:A1')]).toEqual([0, false])
    onwards(t)
    expect(rounds(t)).toBe(2)

    const u = upTo(duel({ a: has('cel'), ann: press }), 'range')
    play(u, Ann, 'play:P1:cel:A1')
    play(upTo(u, 'press'), Ann, 'press:A1')
    onwards(u)
    expect(rounds(u)).toBe(2)
  })

  it('CARD-TASTEOFVITAE-01: not against an ally', () => {
    const t = duel({
      a: has('cel'),
      b: { generic: { type: 'ally', life: 3 } },
      ann: [...card('taste-of-vitae', 'T1'), ...press],
    })
    upTo(t, 'press')
    expect(t.why(Ann, 'play', 'T1')?.[0]).toBe('wrong-window')
    onwards(t)
    expect([
      t.inHand(Ann, 'T1'),
      t.blood('B1'),
      t.log.some(event => event.key === 'passed' && event.window === 'round-end'),
    ]).toEqual([true, 2, false])
  })

  it('CARD-TASTEOFVITAE-02: it is played for nothing where nothing was lost, and replaced', () => {
    const t = duel({
      a: has('pot', { blood: 3 }, { strength: 0 }),
      b: has('pre'),
      ann: card('taste-of-vitae', 'T1'),
      library: ['fame', 'fame', 'fame', 'fame', 'fame', 'fame', 'fame'],
    })
    upTo(t, 'round-end')
    const hand = t.state.seats[Ann]!.hand.length,
      before = t.state.seats[Ann]!.library.length
    play(t, Ann, 'play:T1::A1')
    expect([
      t.blood('A1'),
      t.inAsh(Ann, 'T1'),
      t.state.seats[Ann]!.hand.length,
      t.state.seats[Ann]!.library.length,
    ]).toEqual([2, true, hand, before - 1])
  })

  it('CARD-TASTEOFVITAE-03: not before the press step is done', () => {
    const t = duel({ a: has('pot cel', {}, { strength: 2 }), ann: [...card('taste-of-vitae', 'T1'), ...press] })
    upTo(t, 'press')
    expect([t.refused(Ann, 'play:T1::A1'), t.why(Ann, 'play', 'T1')]).toEqual([
      'illegal-option',
      ['wrong-window', 'COMBAT-07'],
    ])
    upTo(t, 'round-end')
    expect(t.can(Ann, 'play:T1::A1')).toBe(true)
  })
})

describe('Theft of Vitae', () => {
  const theft = (level: string, a: object, b: object, ben: ReturnType<typeof card> = [], more: object = {}) =>
    duel({
      a: has(`${level} OBF`, a, more),
      b,
      ann: [...card('theft-of-vitae', 'T1'), ...card('swallowed-by-the-night', 'N1')],
      ben,
    })

  it('CARD-THEFTOFVITAE-01: at any range, and nothing prevents it', () => {
    const t = upTo(theft('THA', { blood: 2 }, has('FOR', { blood: 3 }), card('soak', 'S1')), 'range')
    play(t, Ann, 'play:N1:OBF:A1')
    strike(t, Ann, 'play:T1:THA:A1')
    onwards(t)
    expect([blood(t), t.has('damaged'), t.inHand(Ben, 'S1')]).toEqual([[4, 1], false, true])
  })

  it('CARD-THEFTOFVITAE-02: what is stolen mends the blow of the same moment', () => {
    const t = theft('tha', { blood: 1 }, { blood: 2 })
    t.edit(state => {
      delete state.cards[t.id('A1')]!.blood
    })
    strike(t, Ann, 'play:T1:tha:A1')
    expect([blood(onwards(t)), t.inTorpor('A1')]).toEqual([[0, 1], false])
  })

  it('CARD-THEFTOFVITAE-03: combat ends before it', () => {
    const t = theft('THA', { blood: 2 }, has('PRE', { blood: 5 }), card('majesty', 'M1'))
    strike(t, Ann, 'play:T1:THA:A1')
    strike(t, Ben, 'play:M1:pre:B1')
    expect([blood(onwards(t)), isOver(t)]).toEqual([[2, 4], true])
  })

  it('CARD-THEFTOFVITAE-04: two at once are netted before anything drains', () => {
    const t = theft('THA', { blood: 5 }, has('tha', { blood: 5 }), card('theft-of-vitae', 'T2'))
    strike(t, Ann, 'play:T1:THA:A1')
    strike(t, Ben, 'play:T2:tha:B1')
    expect(blood(onwards(t))).toEqual([5, 4])
  })
})

describe('Murder of Crows', () => {
  const crows = { attachments: [{ card: 'murder-of-crows', as: 'K1' }] }

  it('CARD-MURDEROFCROWS-01: the retainer bites with the strikes: no dodge helps, the end of combat does', () => {
    const t = duel({
      a: crows,
      b: has('cel PRE', { blood: 3 }),
      ben: [...card('side-strike', 'D1'), ...card('majesty', 'M1')],
    })
    strike(t, Ben, 'play:D1:cel:B1')
    expect([blood(onwards(t)), t.happened('damaged')]).toMatchObject([
      [5, 2],
      [{ amount: 1, from: { id: t.id('K1') } }],
    ])
    const u = duel({
      a: crows,
      b: has('cel PRE', { blood: 3 }),
      ben: [...card('side-strike', 'D1'), ...card('majesty', 'M1')],
    })
    strike(u, Ben, 'play:M1:pre:B1')
    expect([blood(onwards(u)), u.has('damaged')]).toEqual([[5, 2], false])
  })
})

describe('Preternatural Strength', () => {
  const strong = { attachments: [{ card: 'preternatural-strength', as: 'S1' }] }

  it('CARD-PRETERNATURALSTRENGTH-01: its bearer plays no Torn Signpost, and bears no second one', () => {
    const t = upTo(
      duel({
        a: has('POT', strong),
        b: has('POT'),
        ann: [...card('torn-signpost', 'X1'), ...card('torn-signpost', 'X2')],
        ben: card('torn-signpost', 'Y1'),
      }),
      'before-range',
    )
    expect(t.can(Ben, 'play:Y1:pot:B1')).toBe(true)
    expect([t.waiting(), t.why(Ann, 'play', 'X1')]).toEqual([[Ben], ['forbidden', 'GOLDEN-01']])
    const u = table({
      seats: [
        {
          ready: [minion('A1', has('POT', strong)), minion('A2', has('POT'))],
          hand: card('preternatural-strength', 'S2'),
        },
        {},
      ],
    })
    expect([u.can(Ann, 'play:S2:pot:A1'), u.can(Ann, 'play:S2:pot:A2'), u.refused(Ann, 'play:S2:POT:A1')]).toEqual([
      false,
      true,
      'illegal-option',
    ])
  })
})

describe('Guard Dogs', () => {
  it('CARD-GUARDDOGS-01: it unlocks, is replaced, and leaves the choice of blocking', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')] },
        {
          ready: [minion('B1', has('ani', { locked: true }))],
          hand: card('guard-dogs', 'D1'),
          library: ['deflection'],
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    expect(t.can(Ben, 'block:B1')).toBe(false)
    play(t, Ben, 'play:D1:ani:B1')
    expect([t.locked('B1'), t.state.seats[Ben]!.hand.length, t.can(Ben, 'block:B1'), t.can(Ben, 'pass')]).toEqual([
      false,
      1,
      true,
      true,
    ])
    t.allPass()
    expect([t.has('bled'), t.has('blocked'), t.locked('B1')]).toEqual([true, false, false])
  })
})
