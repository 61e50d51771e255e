import { describe, expect, it } from 'vitest'
import { apply, IllegalCommand, promptFor, viewFor } from '../../../shared/rules/index.ts'
import { explain } from '../../../shared/rules/told/explain.ts'
import { pileOf } from '../../../shared/rules/reads/queries.ts'
import { envOf } from '../../support/random.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

/** Keeps Ann's turn from ending by itself. */
const more = { uncontrolled: [{ generic: {} }] }
const v = (as: string, disciplines: string[] = [], rest: object = {}) => ({ generic: { disciplines }, as, ...rest })
/** V1 of Ann bleeds Ben. */
const bleeding = (ann: object, ben: object = {}, others: object[] = [{}, {}, {}]) => {
  const t = table({ seats: [{ ...more, ...ann }, ben, ...others] })
  t.answer(Ann, 'bleed:V1')
  return t
}

describe('playing a card', () => {
  it('PLAY-01: it is shown, leaves the hand, resolves and lies in the ash heap, replaced', () => {
    const t = bleeding(
      {
        ready: [v('V1', ['dom'])],
        hand: [{ card: 'conditioning', as: 'C1' }],
        library: [{ card: 'bonding', as: 'B1' }],
      },
      { pool: 10, ready: [v('V5')] },
    )
    t.answer(Ann, 'play:C1:dom:V1')
    for (const other of [Ben, Cal, Dee, Eve]) {
      expect(t.seenBy(other).find(event => event.key === 'card-played')).toMatchObject({
        seat: Ann,
        card: { key: 'conditioning' },
        mode: 'dom',
      })
    }
    expect([t.state.seats[Ann]!.ash, t.state.seats[Ann]!.hand, t.stat('V1', 'bleed')]).toEqual([
      [t.id('C1')],
      [t.id('B1')],
      3,
    ])
  })

  it('PLAY-03: an action card is nowhere until its action resolves', () => {
    const t = table({
      seats: [
        { ...more, ready: [v('V1', ['dom'])], hand: [{ card: 'govern-the-unaligned', as: 'G1' }] },
        { ready: [v('V5')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:G1:dom:V1')
    expect([t.waiting(), pileOf(t.state, t.id('G1'))]).toEqual([[Ben], undefined])
    const { hand, ash, inPlay } = viewFor(t.state, Ann).seats[Ann]!
    expect([hand.cards, ash, inPlay]).toEqual([[], [], []])
    expect(viewFor(t.state, Ben).stack[0]).toMatchObject({
      kind: 'action',
      card: { id: t.id('G1'), key: 'govern-the-unaligned' },
    })
    t.allPass()
    expect(t.state.seats[Ann]!.ash).toEqual([t.id('G1')])
  })

  it('PLAY-08: the same command a second time plays nothing', () => {
    const t = bleeding(
      {
        ready: [v('V1', ['dom'])],
        hand: [{ card: 'bonding', as: 'B1' }, 'lost-in-crowds'],
        library: ['deflection', 'deflection'],
      },
      { ready: [v('V5')] },
    )
    const { id } = promptFor(t.state, Ann)!
    const play = `play:${t.id('B1')}:dom:${t.id('V1')}`
    const { state } = apply(t.state, Ann, id, { optionId: play }, envOf(1))
    expect(() => apply(state, Ann, id, { optionId: play }, envOf(1))).toThrow('stale-prompt')
    expect(() => apply(state, Ann, null, { optionId: play }, envOf(1))).toThrow(IllegalCommand)
    expect([state.seats[Ann]!.ash, state.seats[Ann]!.hand.length, state.seats[Ann]!.library.length]).toEqual([
      [t.id('B1')],
      2,
      1,
    ])
  })

  it('PLAY-08: a card that is not in the own hand cannot be played', () => {
    const t = bleeding(
      { ready: [v('V1', ['dom'])], ash: [{ card: 'bonding', as: 'B1' }], hand: ['lost-in-crowds'] },
      { hand: [{ card: 'conditioning', as: 'C1' }], ready: [v('V5')] },
    )
    expect([t.refused(Ann, 'play:B1:dom:V1'), t.refused(Ann, 'play:C1:dom:V1')]).toEqual([
      'illegal-option',
      'illegal-option',
    ])
  })
})

describe('Disciplines', () => {
  it('CRYPT-07: a card needs its Discipline', () => {
    const t = bleeding(
      { ready: [v('V1', ['dom'])], hand: [{ card: 'lost-in-crowds', as: 'L1' }] },
      { ready: [v('V5', ['AUS'])] },
    )
    t.reach(Ben, 'block:V5')
    expect(t.refused(Ann, 'play:L1:obf:V1')).toBe('illegal-option')
    expect(t.why(Ann, 'play', 'L1')).toEqual(['missing-discipline', 'CRYPT-07'])
    expect(t.state.seats[Ann]!.hand).toEqual([t.id('L1')])
  })

  it('CRYPT-08: the basic level gives the basic effect only', () => {
    const t = bleeding({ ready: [v('V1', ['dom'])], hand: [{ card: 'bonding', as: 'B1' }] }, { ready: [v('V5')] })
    t.reach(Ben, 'block:V5')
    expect([t.can(Ann, 'play:B1:dom:V1'), t.refused(Ann, 'play:B1:DOM:V1')]).toEqual([true, 'illegal-option'])
    t.answer(Ann, 'play:B1:dom:V1')
    expect(t.happened('modified')).toMatchObject([{ stat: 'bleed', delta: 1 }])
  })

  it('CRYPT-09: the superior level offers both effects and gives the one chosen', () => {
    const blocked = () => {
      const t = bleeding(
        { ready: [v('V1', ['OBF'])], hand: [{ card: 'lost-in-crowds', as: 'L1' }] },
        { ready: [v('V5')] },
      )
      t.reach(Ben, 'block:V5')
      expect([t.can(Ann, 'play:L1:obf:V1'), t.can(Ann, 'play:L1:OBF:V1')]).toEqual([true, true])
      return t
    }
    const superior = blocked()
    superior.answer(Ann, 'play:L1:OBF:V1')
    const basic = blocked()
    basic.answer(Ann, 'play:L1:obf:V1')
    expect([superior.happened('modified'), basic.happened('modified')]).toMatchObject([
      [{ stat: 'stealth', delta: 2 }],
      [{ stat: 'stealth', delta: 1 }],
    ])
  })

  it('CRYPT-02: blood above the capacity goes to the bank as it arrives', () => {
    const t = table({ seats: [{ ready: [{ generic: { capacity: 5 }, blood: 4, as: 'V1' }] }, {}, {}, {}, {}] })
    t.effect(Ann, [{ op: 'counters', from: 'bank', to: { card: 'v' }, amount: 3, why: 'effect' }], { v: 'V1' })
    expect(t.blood('V1')).toBe(5)
    expect(t.happened('counters').at(-1)).toMatchObject({ to: 'bank', amount: 2, why: 'drain' })
  })

  it('CRYPT-03: the younger one has the smaller capacity, whatever the blood', () => {
    const t = table({
      seats: [
        {
          ready: [{ generic: { capacity: 6, disciplines: ['DOM'] }, blood: 1, as: 'V1' }],
          hand: [{ card: 'govern-the-unaligned', as: 'G1' }],
          uncontrolled: [
            { generic: { capacity: 6 }, blood: 6, as: 'V2' },
            { generic: { capacity: 5 }, as: 'V3' },
          ],
        },
        {},
        {},
        {},
        {},
      ],
    })
    expect(t.refused(Ann, 'play:G1:DOM:V1', { v: [t.id('V2')] })).toBe('illegal-args')
    expect(t.option(Ann, 'play:G1:DOM:V1')?.slots).toMatchObject([{ candidates: [t.id('V3')] }])
  })
})

describe('requirements and costs', () => {
  it('REQ-04: the blood of a cost comes from the vampire that plays the card', () => {
    const t = bleeding(
      { ready: [v('V1')] },
      {
        ready: [v('V5', ['dom'], { blood: 0 }), v('V6', ['AUS'], { blood: 5 })],
        hand: [{ card: 'deflection', as: 'D1' }],
      },
    )
    t.allPass(() => t.window() === 'declined')
    expect(t.window()).toBe('declined')
    expect([t.refused(Ben, 'play:D1:dom:V5'), t.refused(Ben, 'play:D1:dom:V6')]).toEqual([
      'illegal-option',
      'illegal-option',
    ])
    expect(t.why(Ben, 'play', 'D1')).toEqual(['not-enough-blood', 'REQ-04'])
    expect([t.blood('V5'), t.blood('V6')]).toEqual([0, 5])
  })

  it('REQ-04: enough blood is paid by it', () => {
    const t = bleeding(
      { ready: [v('V1')] },
      { ready: [v('V5', ['dom'], { blood: 1 }), v('V6', [], { blood: 5 })], hand: [{ card: 'deflection', as: 'D1' }] },
    )
    t.reach(Ben, 'play:D1:dom:V5', { to: [Cal] })
    expect([t.blood('V5'), t.blood('V6')]).toEqual([0, 5])
  })

  it('REQ-12: what needs a Discipline or blood is not for an ally', () => {
    const t = table({
      seats: [
        {
          ready: [{ generic: { type: 'ally', life: 3 }, as: 'U1' }],
          hand: [{ card: 'govern-the-unaligned', as: 'G1' }],
        },
        {},
        {},
        {},
        {},
      ],
    })
    expect(t.refused(Ann, 'play:G1:dom:U1')).toBe('illegal-option')
    expect(t.why(Ann, 'play', 'G1')).toEqual(['vampires-only', 'REQ-12'])
    expect([t.blood('U1'), t.locked('U1')]).toEqual([3, false])
  })

  it('REQ-12: what needs neither is', () => {
    const t = bleeding(
      { ready: [v('V1')] },
      {
        ready: [{ generic: { type: 'ally', life: 3 }, locked: true, as: 'U5' }],
        hand: [{ card: 'on-the-qui-vive', as: 'Q1' }],
      },
    )
    t.answer(Ben, 'play:Q1::U5')
    expect(t.can(Ben, 'block:U5')).toBe(true)
  })
})

describe('minion cards', () => {
  it('MIN-03: an action card is for a ready unlocked minion', () => {
    const t = table({
      seats: [
        {
          ...more,
          ready: [v('V1', ['dom'], { locked: true }), v('V3', ['dom'])],
          torpor: [v('V2', ['dom'])],
          hand: [{ card: 'govern-the-unaligned', as: 'G1' }],
        },
        { ready: [v('V5')] },
        {},
        {},
        {},
      ],
    })
    expect([t.refused(Ann, 'play:G1:dom:V1'), t.refused(Ann, 'play:G1:dom:V2')]).toEqual([
      'illegal-option',
      'illegal-option',
    ])
    t.answer(Ann, 'play:G1:dom:V3')
    expect([t.locked('V3'), t.locked('V2')]).toEqual([true, false])
  })

  it('MIN-03: the reasons', () => {
    const reason = (seat: object) =>
      explain(table({ seats: [{ hand: ['govern-the-unaligned'], ...seat }, {}, {}, {}, {}] }).state, Ann).filter(
        one => one.what === 'play',
      )
    expect(reason({ ready: [v('V1', ['dom'], { locked: true })] })).toMatchObject([
      { reason: 'locked', rule: 'MIN-03' },
    ])
    expect(reason({ torpor: [v('V2', ['dom'])] })).toMatchObject([{ reason: 'in-torpor', rule: 'MIN-03' }])
  })

  it('MIN-11: only a vampire calls a referendum', () => {
    const t = table({
      seats: [
        { ready: [{ generic: { type: 'ally' }, as: 'U1' }], hand: [{ card: 'ancilla-empowerment', as: 'K1' }] },
        {},
        {},
        {},
        {},
      ],
    })
    expect(t.refused(Ann, 'play:K1::U1')).toBe('illegal-option')
    expect(t.why(Ann, 'play', 'K1')).toEqual(['vampires-only', 'MIN-11'])
  })

  it('MIN-12: a modifier is played by the acting minion', () => {
    const t = bleeding(
      { ready: [v('V1', ['dom']), v('V2', ['dom'])], hand: [{ card: 'conditioning', as: 'C1' }] },
      { ready: [v('V5')] },
    )
    expect(t.refused(Ann, 'play:C1:dom:V2')).toBe('illegal-option')
    t.answer(Ann, 'play:C1:dom:V1')
    expect(t.happened('card-played')).toMatchObject([{ by: { id: t.id('V1') } }])
  })

  it('MIN-12: and not after its action', () => {
    const t = bleeding({ ready: [v('V1', ['dom']), v('V2')], hand: [{ card: 'conditioning', as: 'C1' }] })
    t.allPass()
    expect([t.has('action-ended'), t.refused(Ann, 'play:C1:dom:V1')]).toEqual([true, 'illegal-option'])
    expect(t.why(Ann, 'play', 'C1')).toEqual(['wrong-window', 'MIN-12'])
  })

  it('MIN-13: one copy of a modifier in an action, at whatever level', () => {
    const t = bleeding(
      {
        ready: [v('V1', ['OBF', 'dom'])],
        hand: [
          { card: 'lost-in-crowds', as: 'L1' },
          { card: 'lost-in-crowds', as: 'L2' },
        ],
      },
      { ready: [v('V5', ['aus'])], hand: [{ card: 'eyes-of-argus', as: 'E1' }] },
    )
    t.reach(Ben, 'block:V5')
    t.reach(Ann, 'play:L1:obf:V1')
    t.reach(Ben, 'play:E1:aus:V5')
    // Stealth is needed again: 2 intercept against 1.
    expect([t.stat('V1', 'stealth'), t.stat('V5', 'intercept'), t.waiting()]).toMatchObject([1, 2, [Ann]])
    expect([t.refused(Ann, 'play:L2:OBF:V1'), t.refused(Ann, 'play:L2:obf:V1')]).toEqual([
      'illegal-option',
      'illegal-option',
    ])
    expect(t.why(Ann, 'play', 'L2')).toEqual(['already-played', 'MIN-13'])
  })

  it('MIN-16: a reaction needs a ready unlocked minion and the action of another Methuselah', () => {
    const t = bleeding(
      { ready: [v('V1'), v('V2', ['dom'])], hand: [{ card: 'deflection', as: 'D1' }] },
      {
        ready: [v('V5', ['dom']), v('V6', ['dom'], { locked: true })],
        torpor: [v('V7', ['dom'])],
        hand: [{ card: 'deflection', as: 'D2' }],
      },
    )
    t.allPass(() => t.window() === 'declined')
    expect(t.refused(Ann, 'play:D1:dom:V2')).toMatch(/^(illegal-option|not-your-prompt)$/)
    expect(t.why(Ann, 'play', 'D1')).toEqual(['own-action', 'MIN-16'])
    t.allPass(() => t.waiting().includes(Ben))
    expect([t.refused(Ben, 'play:D2:dom:V6'), t.refused(Ben, 'play:D2:dom:V7')]).toEqual([
      'illegal-option',
      'illegal-option',
    ])
    t.answer(Ben, 'play:D2:dom:V5', { to: [Cal] })
    expect(t.happened('card-played')).toMatchObject([{ seat: Ben, by: { id: t.id('V5') } }])
  })

  it('MIN-16: the reasons', () => {
    const reason = (ben: object) => {
      const t = bleeding(
        { ready: [v('V1', ['dom'])], hand: ['lost-in-crowds'] },
        { hand: [{ card: 'deflection', as: 'D2' }], ...ben },
      )
      t.allPass(() => t.window() === 'declined')
      return t.why(Ben, 'play', 'D2')
    }
    expect(reason({ ready: [v('V6', ['dom'], { locked: true })] })).toEqual(['locked', 'MIN-16'])
    expect(reason({ torpor: [v('V7', ['dom'])] })).toEqual(['in-torpor', 'MIN-16'])
  })

  it('MIN-17: no reaction without an action', () => {
    const t = table({
      seats: [more, { ready: [v('V5', ['dom', 'aus'])], hand: [{ card: 'deflection', as: 'D1' }] }, {}, {}, {}],
      turn: { phase: 'influence' },
    })
    expect(t.refused(Ben, 'play:D1:dom:V5')).toBe('not-your-prompt')
    expect(t.why(Ben, 'play', 'D1')).toEqual(['wrong-window', 'MIN-17'])
  })

  it('MIN-18: one copy of a reaction for each minion and action', () => {
    const t = bleeding(
      { ready: [v('V1', ['OBF'])], hand: [{ card: 'lost-in-crowds', as: 'L1' }] },
      {
        ready: [v('V5', ['AUS'], { locked: true }), v('V8', ['aus'])],
        hand: [
          { card: 'eyes-of-argus', as: 'E1' },
          { card: 'eyes-of-argus', as: 'E2' },
        ],
      },
    )
    t.reach(Ben, 'play:E1:AUS:V5')
    t.reach(Ben, 'block:V5')
    t.reach(Ann, 'play:L1:obf:V1')
    expect(t.refused(Ben, 'play:E2:aus:V5')).toBe('illegal-option')
    expect(t.why(Ben, 'play', 'E2')).toEqual(['already-played', 'MIN-18'])
    // V5's attempt fails; then V8 blocks, needs intercept and plays its own copy.
    t.reach(Ben, 'block:V8')
    t.reach(Ben, 'play:E2:aus:V8')
    t.allPass()
    expect(t.happened('blocked')).toMatchObject([{ minion: { id: t.id('V8') } }])
  })
})
