import { describe, expect, it } from 'vitest'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { held, on, v } from '../../scene.ts'

describe('Secret Passage', () => {
  /** A1 of Ann goes for B1 of Ben. */
  const scene = (b1: object = {}, hand = 'bums-rush', more: object = {}) =>
    table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['ANI'], capacity: 9 }), v('A2')],
          hand: [{ card: hand, as: 'R1' }, 'freak-drive'],
        },
        { ready: [v('B1', {}, { ...on('secret-passage', 'S1'), ...b1 }), v('B2')] },
        {},
        {},
        {},
      ],
      ...more,
    })

  it('is put on a ready minion of yours that has none', () => {
    const t = table({
      seats: [
        {
          hand: held('secret-passage', 'M1'),
          ready: [v('A1'), minion('A2', { generic: { type: 'ally' } }), v('A3', {}, on('secret-passage', 'S1'))],
          torpor: [minion('A4')],
        },
        { ready: [v('B1')] },
      ],
      turn: { phase: 'master' },
    })
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('A2')] }])
    t.answer(Ann, 'play:M1:', { m: [t.id('A2')] })
    expect(t.card('M1').on).toBe(t.id('A2'))
  })

  it('secret-passage#1, secret-passage#G157-2, secret-passage#G157-3: an action aimed at its bearer fails, resolved', () => {
    const t = scene()
    t.answer(Ann, 'play:R1::A1', { m: [t.id('B1')] })
    t.reach(Ben, 'use:S1:foil')
    t.allPass()
    expect([t.inAsh(Ben, 'S1'), t.has('combat-started'), t.has('blocked')]).toEqual([true, false, false])
    expect(t.happened('action-resolved')).toMatchObject([{ outcome: 'ended' }])
  })

  it('secret-passage#G156-1: not while a block is attempted', () => {
    const t = scene()
    t.answer(Ann, 'play:R1::A1', { m: [t.id('B1')] })
    t.reach(Ben, 'block:B2')
    let offered = false
    t.allPass(() => (offered ||= t.window() !== 'announced' && t.can(Ben, 'use:S1:foil')) || t.has('blocked'))
    expect([t.has('blocked'), offered]).toEqual([true, false])
  })

  it('after all have declined, and as the action is about to succeed', () => {
    const t = scene()
    t.answer(Ann, 'play:R1::A1', { m: [t.id('B1')] })
    const seen = new Set<string | undefined>()
    t.allPass(() => {
      if (t.can(Ben, 'use:S1:foil')) seen.add(t.window())
      return t.has('combat-started')
    })
    expect([...seen]).toEqual(expect.arrayContaining(['announced', 'blocks', 'declined']))
  })

  it('not for another minion, not against a bleed, and not for a bearer in torpor', () => {
    for (const [target, begin] of [
      ['B2', 'rush'],
      ['B1', 'bleed'],
    ] as const) {
      const t = scene()
      if (begin === 'rush') t.answer(Ann, 'play:R1::A1', { m: [t.id(target)] })
      else t.answer(Ann, 'bleed:A1')
      let offered = false
      t.allPass(() => (offered ||= t.can(Ben, 'use:S1:foil')) || t.has('combat-started'))
      expect(offered).toBe(false)
    }
    const torpid = table({
      seats: [
        { ready: [v('A1', {}, { blood: 5 })] },
        { torpor: [v('B1', {}, on('secret-passage', 'S1'))], ready: [v('B2')] },
        {},
        {},
        {},
      ],
    })
    torpid.answer(Ann, 'diablerie:A1:B1')
    torpid.allPass(() => torpid.can(Ben, 'use:S1:foil'))
    expect(torpid.has('diablerized')).toBe(true)
  })

  it('secret-passage#G157-1: what may be played after an action may be still', () => {
    const t = scene()
    t.answer(Ann, 'play:R1::A1', { m: [t.id('B1')] })
    t.reach(Ben, 'use:S1:foil')
    let after = false
    t.allPass(() => (after ||= t.window() === 'resolved'))
    expect(after || t.has('action-resolved')).toBe(true)
  })
})
