import { describe, expect, it } from 'vitest'
import type { Op } from '../../../shared/cards/language.ts'
import { Ann, Ben, table } from '../../support/table.ts'

const empty = (as: string) => ({ generic: {}, blood: 0, as })
/** Keeps Ann's turn from ending by itself. */
const more = { uncontrolled: [{ generic: {} }] }
const atTable = (ann: object, ben: object = {}) => table({ seats: [{ ...more, ...ann }, ben, {}, {}, {}] })
const unlock: Op[] = [{ op: 'unlock', who: 'v' }]

describe('mandatory actions', () => {
  it('MAND-01: they come before every other action', () => {
    const t = atTable({ ready: [empty('V1'), empty('V2'), { generic: {}, blood: 3, as: 'V3' }] })
    expect(t.refused(Ann, 'bleed:V3')).toBe('illegal-option')
    expect(t.why(Ann, 'bleed', 'V3')).toEqual(['another-must-hunt', 'MAND-01'])
    expect(t.refused(Ann, 'hunt:V3')).toBe('illegal-option')
    expect([t.can(Ann, 'hunt:V1'), t.can(Ann, 'hunt:V2')]).toEqual([true, true])
  })

  it('MAND-01: no action card either', () => {
    const t = atTable({
      ready: [empty('V1'), { generic: { disciplines: ['dom'] }, as: 'V3' }],
      hand: [{ card: 'govern-the-unaligned', as: 'G1' }],
    })
    expect(t.refused(Ann, 'play:G1:dom:V3')).toBe('illegal-option')
  })

  it('MAND-07: a vampire that is barred from its hunt does nothing, stays unlocked, and holds up nobody', () => {
    const t = atTable(
      {
        ready: [
          { generic: { disciplines: ['dom'] }, blood: 0, as: 'V1' },
          { generic: {}, blood: 3, as: 'V3' },
        ],
        hand: [
          { card: 'change-of-target', as: 'T1' },
          { card: 'govern-the-unaligned', as: 'G1' },
        ],
      },
      { ready: [{ generic: {}, as: 'V5' }] },
    )
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' }], { b: 'V5' })
    t.answer(Ann, 'hunt:V1')
    t.reach(Ben, 'block:V5')
    t.allPass(() => t.window() === 'blocked')
    t.answer(Ann, 'play:T1::V1')
    t.allPass()
    expect([t.locked('V1'), t.blood('V1')]).toEqual([false, 0])
    for (const option of ['hunt:V1', 'bleed:V1', 'play:G1:dom:V1'])
      expect(t.refused(Ann, option)).toBe('illegal-option')
    expect([t.why(Ann, 'hunt', 'V1'), t.why(Ann, 'bleed', 'V1')]).toEqual([
      ['stuck', 'MAND-07'],
      ['stuck', 'MAND-07'],
    ])
    expect([t.can(Ann, 'bleed:V3'), t.can(Ann, 'end-phase')]).toEqual([true, true])
  })

  it('MAND-06, MAND-07: a minion with two mandatory actions performs none of them and no other, and holds up nobody', () => {
    const t = atTable(
      {
        ready: [
          { card: 'elen-kamjian', as: 'E1', blood: 3, attachments: [{ card: 'lunatic-eruption', as: 'L1' }] },
          { generic: {}, blood: 3, as: 'V3' },
          { generic: {}, as: 'V4', locked: true },
        ],
      },
      { ready: [{ generic: {}, as: 'V5' }] },
    )
    for (const option of ['action:E1:bleed:E1', 'action:L1:fight:E1', 'bleed:E1', 'hunt:E1'])
      expect(t.refused(Ann, option)).toBe('illegal-option')
    expect(t.why(Ann, 'bleed', 'E1')).toEqual(['stuck', 'MAND-06'])
    expect(t.can(Ann, 'end-phase')).toBe(true)
    t.answer(Ann, 'bleed:V3')
    expect(t.has('action-announced')).toBe(true)
  })

  it('MAND-01, MAND-02, MAND-08: what a card compels comes first, and the phase does not end before it', () => {
    const compelled = (more: object = {}) =>
      atTable(
        {
          ready: [
            { card: 'elen-kamjian', as: 'E1', blood: 3, ...more },
            { generic: {}, as: 'V3' },
            { generic: {}, as: 'V4', locked: true },
          ],
        },
        { pool: 10 },
      )
    const t = compelled()
    expect([t.why(Ann, 'bleed', 'V3'), t.why(Ann, 'hunt', 'E1')]).toEqual([
      ['another-must-act', 'MAND-01'],
      ['must-act-first', 'MAND-02'],
    ])
    expect(t.options(Ann)).toEqual([`action:${t.id('E1')}:bleed:${t.id('E1')}`])
    t.answer(Ann, 'action:E1:bleed:E1')
    t.allPass()
    expect([t.pool(Ben), t.can(Ann, 'bleed:V3'), t.can(Ann, 'end-phase')]).toEqual([8, true, true])
    expect(compelled({ blood: 0 }).options(Ann)).toContain(`hunt:${compelled({ blood: 0 }).id('E1')}`)
    expect(compelled({ blood: 0 }).can(Ann, 'action:E1:bleed:E1')).toBe(false)
  })

  it('MAND-07: a card that compels what cannot be done leaves its minion stuck', () => {
    const t = atTable({
      ready: [
        { generic: {}, as: 'V1', attachments: [{ card: 'lunatic-eruption', as: 'L1' }] },
        { generic: {}, as: 'V3' },
      ],
    })
    expect([t.why(Ann, 'bleed', 'V1'), t.can(Ann, 'bleed:V3'), t.can(Ann, 'end-phase')]).toEqual([
      ['stuck', 'MAND-07'],
      true,
      true,
    ])
  })

  it('MAND-10: several are done in any order, and the last of them opens the others', () => {
    const t = atTable({ ready: [empty('V1'), empty('V2'), { generic: {}, blood: 3, as: 'V3' }] })
    t.answer(Ann, 'hunt:V2')
    t.allPass()
    expect(t.blood('V2')).toBe(1)
    expect(t.refused(Ann, 'bleed:V3')).toBe('illegal-option')
    t.answer(Ann, 'hunt:V1')
    t.allPass()
    t.answer(Ann, 'bleed:V3')
    expect(t.happened('action-announced')).toHaveLength(3)
  })

  it('MAND-02: a ready unlocked vampire without blood does nothing but hunt', () => {
    const t = atTable({ ready: [empty('V1')] })
    expect(t.refused(Ann, 'bleed:V1')).toBe('illegal-option')
    expect(t.why(Ann, 'bleed', 'V1')).toEqual(['must-hunt-first', 'MAND-02'])
    expect(t.options(Ann)).toEqual([`hunt:${t.id('V1')}`])
  })

  it('MAND-03: locked vampires, vampires in torpor and allies are free of it', () => {
    const t = atTable({
      ready: [
        { ...empty('V1'), locked: true },
        { generic: {}, as: 'V3' },
        { generic: { type: 'ally' }, as: 'U1' },
      ],
      torpor: [empty('V2')],
    })
    expect([t.can(Ann, 'bleed:V3'), t.can(Ann, 'bleed:U1')]).toEqual([true, true])
    t.answer(Ann, 'bleed:V3')
    t.allPass()
    expect(t.pool(Ben)).toBe(29)
  })

  it('MAND-04: a vampire that stands empty and unlocked later in the phase owes a hunt then', () => {
    const t = atTable({
      ready: [
        { generic: {}, blood: 1, as: 'V1' },
        { generic: {}, as: 'V3' },
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.allPass()
    expect(t.can(Ann, 'bleed:V3')).toBe(true)
    t.effect(Ann, [...unlock, { op: 'counters', from: { card: 'v' }, to: 'bank', amount: 1, why: 'effect' }], {
      v: 'V1',
    })
    expect(t.refused(Ann, 'bleed:V3')).toBe('illegal-option')
    expect(t.why(Ann, 'bleed', 'V3')).toEqual(['another-must-hunt', 'MAND-01'])
    expect(t.refused(Ann, 'end-phase')).toBe('illegal-option')
  })

  it('MAND-05: a hunt that is blocked satisfies it, while the vampire is locked', () => {
    const t = atTable(
      { ready: [empty('V1'), { generic: {}, as: 'V3' }] },
      {
        ready: [{ generic: { disciplines: ['aus'], strength: 0 }, as: 'V5' }],
        hand: [{ card: 'telepathic-misdirection', as: 'T1' }],
      },
    )
    t.answer(Ann, 'hunt:V1')
    t.reach(Ben, 'block:V5')
    t.reach(Ben, 'play:T1:aus:V5')
    t.allPass()
    expect([t.locked('V1'), t.blood('V1'), t.inTorpor('V1')]).toEqual([true, 0, false])
    t.answer(Ann, 'bleed:V3')
    expect(t.has('blocked')).toBe(true)
  })

  it('MAND-02, MAND-08: a card that hunts will do, played by the empty vampire and by nobody else', () => {
    const t = atTable({
      ready: [
        { generic: { disciplines: ['obf', 'dom'] }, blood: 0, as: 'V1' },
        { generic: { disciplines: ['obf', 'dom'] }, blood: 3, as: 'V3' },
      ],
      hand: [
        { card: 'vultures-buffet', as: 'F1' },
        { card: 'govern-the-unaligned', as: 'G1' },
      ],
      ash: ['lauren'],
    })
    expect(t.options(Ann).map(id => id.replace(String(t.id('V1')), 'V1'))).toEqual([
      'hunt:V1',
      `play:${t.id('F1')}:obf:V1`,
    ])
  })

  it('MAND-02: who is made to hunt owes it once, full as it may be, and its hunt settles no other’s', () => {
    const made = () => {
      const t = atTable({
        ready: [
          { generic: {}, blood: 1, as: 'V1' },
          { generic: {}, blood: 1, as: 'V2' },
          { generic: {}, blood: 3, as: 'V3' },
        ],
      })
      return t.edit(state => {
        for (const of of [t.id('V1'), t.id('V2')])
          state.facts.push({ name: 'must-hunt', of, n: 1, until: 'game' }, { name: 'other', of, n: 1, until: 'game' })
      })
    }
    const t = made()
    expect([t.why(Ann, 'bleed', 'V1'), t.why(Ann, 'bleed', 'V3')]).toEqual([
      ['must-hunt-first', 'MAND-02'],
      ['another-must-hunt', 'MAND-01'],
    ])
    t.answer(Ann, 'hunt:V1')
    t.allPass()
    expect([t.can(Ann, 'hunt:V2'), t.why(Ann, 'bleed', 'V3'), t.state.facts.map(({ name, of }) => [name, of])]).toEqual(
      [
        true,
        ['another-must-hunt', 'MAND-01'],
        [
          ['other', t.id('V1')],
          ['must-hunt', t.id('V2')],
          ['other', t.id('V2')],
        ],
      ],
    )
    t.answer(Ann, 'hunt:V2')
    t.allPass()
    t.effect(Ann, unlock, { v: 'V1' })
    expect([t.can(Ann, 'bleed:V1'), t.can(Ann, 'bleed:V3')]).toEqual([true, true])
  })

  it('MAND-08: the minion phase does not end while a mandatory action is open', () => {
    const t = atTable({ ready: [empty('V1')] })
    expect(t.refused(Ann, 'end-phase')).toBe('illegal-option')
    t.answer(Ann, 'hunt:V1')
    t.allPass()
    expect(t.happened('phase-started')).toMatchObject([{ phase: 'influence' }])
  })

  it('MAND-09: empty and unlocked again, it hunts again', () => {
    const t = atTable(
      { ready: [empty('V1'), { generic: {}, as: 'V3' }] },
      {
        ready: [{ generic: { disciplines: ['aus'], strength: 0 }, as: 'V5' }],
        hand: [{ card: 'telepathic-misdirection', as: 'T1' }],
      },
    )
    t.answer(Ann, 'hunt:V1')
    t.reach(Ben, 'block:V5')
    t.reach(Ben, 'play:T1:aus:V5')
    t.allPass()
    t.effect(Ann, unlock, { v: 'V1' })
    expect(t.refused(Ann, 'bleed:V1')).toBe('illegal-option')
    t.answer(Ann, 'hunt:V1')
    t.allPass()
    expect(t.blood('V1')).toBe(1)
  })
})
