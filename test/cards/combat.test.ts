import { describe, expect, it } from 'vitest'
import { Ann, Ben, combatOf, duel, isOver, onwards, play, upTo, type Table } from '../support/duel.ts'
import { table } from '../support/table.ts'

const vampire = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
const card = (name: string, as: string) => [{ card: name, as }]
const blood = (t: Table) => [t.blood('A1'), t.blood('B1')]
const whileAsked = (t: Table) => upTo(t, 'strike')
/** A1 strikes with this card at this level; B1 with its hands. */
const struck = (name: string, level: string, more: { a?: object; b?: object } = {}) => {
  const t = whileAsked(duel({ a: vampire(level, more.a), ...(more.b && { b: more.b }), ann: card(name, 'C1') }))
  t.answer(Ann, `play:C1:${level}:A1`)
  return onwards(t)
}

describe('strike cards', () => {
  it('Majesty costs 1 blood and ends combat; at superior it unlocks its vampire first', () => {
    const t = struck('majesty', 'pre')
    expect([blood(t), t.locked('A1'), isOver(t), t.inAsh(Ann, 'C1')]).toEqual([[4, 5], true, true, true])
    const u = struck('majesty', 'PRE')
    expect([blood(u), u.locked('A1'), isOver(u)]).toEqual([[4, 5], false, true])
  })

  it('Majesty is not for a vampire without blood or Presence', () => {
    const t = whileAsked(duel({ a: vampire('PRE'), ann: card('majesty', 'C1') }))
    t.edit(state => {
      state.cards[t.id('A1')]!.blood = 0
    })
    expect(t.why(Ann, 'play', 'C1')).toEqual(['not-enough-blood', 'REQ-04'])
    const u = whileAsked(duel({ a: vampire('POT'), ann: card('majesty', 'C1') }))
    expect(u.why(Ann, 'play', 'C1')).toEqual(['missing-discipline', 'CRYPT-07'])
  })

  it('Earth Meld does the same for nothing', () => {
    const t = struck('earth-meld', 'pro'),
      u = struck('earth-meld', 'PRO')
    expect([blood(t), t.locked('A1'), blood(u), u.locked('A1')]).toEqual([[5, 5], true, [5, 5], false])
  })

  it('Roundhouse hits for strength and 2, or 3', () => {
    expect(blood(struck('roundhouse', 'pot'))).toEqual([4, 2])
    expect(blood(struck('roundhouse', 'POT'))).toEqual([4, 1])
  })

  it('Roundhouse is a hand strike: of no use at long range, and lawful under Immortal Grapple', () => {
    const t = upTo(
      duel({ a: vampire('POT OBF'), ann: [...card('swallowed-by-the-night', 'N1'), ...card('roundhouse', 'C1')] }),
      'range',
    )
    play(t, Ann, 'play:N1:OBF:A1')
    whileAsked(t).answer(Ann, 'play:C1:POT:A1')
    expect(blood(onwards(t))).toEqual([5, 5])
    const u = upTo(
      duel({
        a: vampire('POT THA'),
        ann: [...card('immortal-grapple', 'I1'), ...card('roundhouse', 'C1'), ...card('theft-of-vitae', 'T1')],
      }),
      'before-strikes',
    )
    play(u, Ann, 'play:I1:pot:A1')
    whileAsked(u)
    expect([u.can(Ann, 'play:C1:POT:A1'), u.why(Ann, 'play', 'T1')]).toEqual([true, ['strike-forbidden', 'STRIKE-36']])
  })

  it('Theft of Vitae steals 1 or 2, at any range', () => {
    expect(blood(struck('theft-of-vitae', 'tha', { a: { blood: 3 } }))).toEqual([3, 4])
    expect(blood(struck('theft-of-vitae', 'THA', { a: { blood: 3 } }))).toEqual([4, 3])
    const t = upTo(
      duel({
        a: vampire('THA OBF', { blood: 3 }),
        ann: [...card('swallowed-by-the-night', 'N1'), ...card('theft-of-vitae', 'C1')],
      }),
      'range',
    )
    play(t, Ann, 'play:N1:OBF:A1')
    whileAsked(t).answer(Ann, 'play:C1:THA:A1')
    expect(blood(onwards(t))).toEqual([5, 3])
  })

  it('Thrown Gate hits for 1R or 2R, in the strike step or for its maneuver', () => {
    expect(blood(struck('thrown-gate', 'pot'))).toEqual([4, 4])
    expect(blood(struck('thrown-gate', 'POT'))).toEqual([4, 3])
    for (const [level, left] of [
      ['pot', 4],
      ['POT', 3],
    ] as const) {
      const t = upTo(duel({ a: vampire(level), ann: card('thrown-gate', 'C1') }), 'range')
      play(t, Ann, `play:C1:${level}:A1`)
      expect([blood(onwards(t)), t.happened('maneuvered').length]).toEqual([[5, left], 1])
    }
  })

  it('Canine Horde hits for 1R; at superior it destroys equipment first, and only where there is some', () => {
    expect(blood(struck('canine-horde', 'ani'))).toEqual([4, 4])
    const t = whileAsked(
      duel({
        a: vampire('ANI'),
        b: { attachments: [{ card: '44-magnum', as: 'G1' }] },
        ann: card('canine-horde', 'C1'),
      }),
    )
    t.answer(Ann, 'play:C1:ANI:A1')
    t.answer(Ben, 'strike:B1:hand')
    t.choose(Ann, [t.id('G1')])
    expect([t.inAsh(Ben, 'G1'), blood(onwards(t))]).toEqual([true, [4, 5]])
    const u = whileAsked(duel({ a: vampire('ANI'), ann: card('canine-horde', 'C1') }))
    expect([u.can(Ann, 'play:C1:ani:A1'), u.can(Ann, 'play:C1:ANI:A1')]).toEqual([true, false])
  })

  it('Side Strike dodges; at superior it gives an additional strike', () => {
    expect(blood(struck('side-strike', 'cel'))).toEqual([5, 5])
    const t = upTo(duel({ a: vampire('CEL'), ann: card('side-strike', 'C1') }), 'additional-strikes')
    play(t, Ann, 'play:C1:CEL:A1')
    expect(blood(onwards(t))).toEqual([4, 3])
  })

  it('the .44 Magnum shoots for 2R at any range, and lends one maneuver each combat', () => {
    const gun = { attachments: [{ card: '44-magnum', as: 'G1' }] }
    const t = whileAsked(duel({ a: gun }))
    t.answer(Ann, 'strike:A1:G1:shot')
    expect(blood(onwards(t))).toEqual([4, 3])
    const u = upTo(duel({ a: { ...vampire('CEL'), ...gun }, ann: card('resist-earths-grasp', 'P1') }), 'range')
    play(u, Ann, 'maneuver:A1:G1:shot')
    upTo(u, 'press')
    play(u, Ann, 'play:P1:cel:A1')
    onwards(u, () => u.happened('round-started').length === 2)
    expect(combatOf(u).range).toBe('close')
    whileAsked(u)
    expect([u.happened('maneuvered').length, u.can(Ann, 'strike:A1:G1:shot'), blood(u)]).toEqual([1, true, [4, 3]])
  })

  it('the .44 Magnum is equipped for 2 pool', () => {
    const t = table({ seats: [{ pool: 10, ready: [{ generic: {}, as: 'A1' }], hand: card('44-magnum', 'G1') }, {}] })
    t.answer(Ann, 'play:G1::A1')
    t.allPass()
    expect([t.pool(Ann), t.card('G1').on]).toEqual([8, t.id('A1')])
  })

  it('Flávio Gonçalves dodges once each combat', () => {
    const t = table({
      seats: [
        { ready: [vampireAt('A1'), vampireAt('A2')], hand: card('resist-earths-grasp', 'P1') },
        { ready: [{ card: 'flavio-goncalves', as: 'B1' }] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    onwards(t, () => t.can(Ben, 'strike:B1:B1:dodge')).answer(Ben, 'strike:B1:B1:dodge')
    upTo(t, 'press')
    play(t, Ann, 'play:P1:cel:A1')
    onwards(t)
    // Resist Earth's Grasp has cost 1; in round 2 hands meet.
    expect([blood(t), t.happened('strike-chosen').map(event => ('strike' in event ? event.strike : ''))]).toEqual([
      [3, 6],
      ['hand', 'dodge', 'hand', 'hand'],
    ])
  })
})
const vampireAt = (as: string) => ({ generic: { disciplines: ['CEL'] }, as })

describe('maneuvers and presses', () => {
  it('CARD-SWALLOWEDBYTHENIGHT-01: Swallowed by the Night adds 1 stealth where it is needed, and maneuvers at superior', () => {
    const t = table({
      seats: [
        { ready: [{ generic: { disciplines: ['obf'] }, as: 'A1' }], hand: card('swallowed-by-the-night', 'N1') },
        { ready: [{ generic: {}, as: 'B1' }] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(t, Ann, 'play:N1:obf:A1')
    expect([t.stat('A1', 'stealth'), t.has('block-failed')]).toEqual([1, true])
    const u = upTo(duel({ a: vampire('OBF'), ann: card('swallowed-by-the-night', 'N1') }), 'range')
    expect([u.refused(Ann, 'play:N1:obf:A1'), u.can(Ann, 'play:N1:OBF:A1')]).toEqual(['illegal-option', true])
    play(u, Ann, 'play:N1:OBF:A1')
    expect(blood(onwards(u))).toEqual([5, 5])
  })

  it('Apportation presses only to continue, and maneuvers at superior', () => {
    const t = upTo(
      duel({
        a: vampire('tha'),
        b: vampire('THA CEL'),
        ann: card('apportation', 'P1'),
        ben: [...card('apportation', 'P2'), ...card('resist-earths-grasp', 'R1')],
      }),
      'press',
    )
    play(t, Ann, 'play:P1:tha:A1')
    expect([t.why(Ben, 'play', 'P2'), t.can(Ben, 'play:R1:cel:B1')]).toEqual([['only-to-continue', 'PRESS-02'], true])
    const u = upTo(duel({ a: vampire('THA'), ann: card('apportation', 'P1') }), 'range')
    play(u, Ann, 'play:P1:THA:A1')
    expect(u.has('maneuvered')).toBe(true)
  })

  it("Resist Earth's Grasp presses, or maneuvers with a press to be used later; at superior it adds stealth", () => {
    const t = upTo(duel({ a: vampire('cel'), ann: card('resist-earths-grasp', 'P1') }), 'press')
    play(t, Ann, 'play:P1:cel:A1')
    onwards(t)
    expect([t.happened('round-started').length, t.blood('A1')]).toEqual([2, 2])
    const u = upTo(duel({ a: vampire('cel'), ann: card('resist-earths-grasp', 'P1') }), 'range')
    play(u, Ann, 'play:P1:cel:A1')
    expect([u.has('maneuvered'), u.blood('A1')]).toEqual([true, 4])
    upTo(u, 'press')
    play(u, Ann, 'press:A1')
    expect([u.happened('pressed').length, u.stat('A1', 'press')]).toEqual([1, 0])
    const v = table({
      seats: [
        { ready: [{ generic: { disciplines: ['CEL'] }, as: 'A1' }], hand: card('resist-earths-grasp', 'P1') },
        { ready: [{ generic: {}, as: 'B1' }] },
        {},
        {},
        {},
      ],
    })
    v.answer(Ann, 'bleed:A1')
    play(v, Ben, 'block:B1')
    play(v, Ann, 'play:P1:CEL:A1')
    expect([v.stat('A1', 'stealth'), v.blood('A1')]).toEqual([1, 4])
  })

  it('Pursuit maneuvers; at superior it gives an additional strike', () => {
    const t = upTo(duel({ a: vampire('cel'), ann: card('pursuit', 'P1') }), 'range')
    play(t, Ann, 'play:P1:cel:A1')
    expect(blood(onwards(t))).toEqual([5, 5])
    const u = upTo(duel({ a: vampire('CEL'), ann: card('pursuit', 'P1') }), 'additional-strikes')
    play(u, Ann, 'play:P1:CEL:A1')
    expect(blood(onwards(u))).toEqual([4, 3])
  })

  it('Blur gives 1 or 2 additional strikes for 1 blood', () => {
    for (const [level, left] of [
      ['cel', 3],
      ['CEL', 2],
    ] as const) {
      const t = upTo(duel({ a: vampire(level), ann: card('blur', 'P1') }), 'additional-strikes')
      play(t, Ann, `play:P1:${level}:A1`)
      expect(blood(onwards(t))).toEqual([3, left])
    }
  })

  it('Quickness gives one, at superior beside a limited one; one Quickness a round', () => {
    for (const level of ['cel', 'CEL']) {
      const t = upTo(
        duel({ a: vampire(level), ann: [...card('quickness', 'P1'), ...card('quickness', 'P2')] }),
        'additional-strikes',
      )
      play(t, Ann, `play:P1:${level}:A1`)
      expect([t.stat('A1', 'strikes'), t.can(Ann, `play:P2:${level}:A1`), blood(onwards(t))]).toEqual([
        1,
        false,
        [4, 3],
      ])
    }
  })
})
