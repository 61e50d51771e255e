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

describe('Yoruba Shrine', () => {
  const shrine = (more: object = {}) => ({ card: 'yoruba-shrine', as: 'L1', ...more })
  const haqim = (as: string, generic: object = {}) => v(as, { clan: 'Banu Haqim', capacity: 4, ...generic })
  /** A1 of Ann acts; B1 of Ben, who has the shrine, is a Banu Haqim, and so is C1 of Cal. */
  const scene = (card: string, ben: object = {}, b1: object = {}) =>
    table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['ANI'], capacity: 9, bleed: 2 }), haqim('A2')],
          hand: [{ card, as: 'R1' }, 'freak-drive'],
        },
        { ready: [shrine(), haqim('B1', b1), v('B2', { capacity: 4 })], ...ben },
        { ready: [haqim('C1')] },
        {},
        {},
      ],
    })
  const rush = (m = 'B1', ...more: [ben?: object, b1?: object]) => {
    const t = scene('bums-rush', ...more)
    t.answer(Ann, 'play:R1::A1', { m: [t.id(m)] })
    return t
  }
  const call = (whom = 'B1', ...more: [ben?: object, b1?: object]) => {
    const t = scene('banishment', ...more)
    t.answer(Ann, 'play:R1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [t.id(whom)])
    return t
  }
  const option = (name: string) => (t: ReturnType<typeof scene>) => {
    let offered = false
    t.allPass(() => (offered ||= t.can(Ben, `use:L1:${name}`)) || t.has('action-ended') || t.has('combat-started'))
    return offered
  }
  const [foils, fails] = [option('foil'), option('fail')]

  it('yoruba-shrine#G157-1, yoruba-shrine#G157-2, yoruba-shrine#G157-3: a directed action at a Banu Haqim fails, and who acts unlocks', () => {
    const t = rush()
    expect([t.window(), t.locked('A1')]).toEqual(['announced', true])
    t.reach(Ben, 'use:L1:foil')
    t.allPass(() => t.window() === 'resolved' || t.has('action-ended'))
    expect([t.locked('A1'), t.locked('L1'), t.has('combat-started'), t.has('blocked')]).toEqual([
      false,
      true,
      false,
      false,
    ])
    t.allPass()
    expect(t.happened('action-resolved')).toMatchObject([{ outcome: 'ended' }])
    // Unlocked as it is, it cannot take the same action again this turn (ACT-06).
    t.edit(state => {
      state.seats[Ann]!.hand = [t.id('R1')]
      state.seats[Ann]!.ash = []
    })
    expect([t.can(Ann, 'bleed:A1'), t.can(Ann, 'play:R1::A1')]).toEqual([true, false])
  })

  it('yoruba-shrine#G147-1, yoruba-shrine#G147-2: only as it is announced, after the acting Methuselah', () => {
    const t = rush()
    expect(t.order()[0]).toBe(Ann)
    let late = false
    t.allPass(() => (late ||= t.window() !== 'announced' && t.can(Ben, 'use:L1:foil')) || t.has('combat-started'))
    expect([t.has('combat-started'), late]).toEqual([true, false])
  })

  it("not for another clan, another Methuselah's, one in torpor, a bleed, or locked", () => {
    expect(foils(rush())).toBe(true)
    expect(foils(rush('B2'))).toBe(false)
    expect(foils(rush('C1'))).toBe(false)
    expect(foils(rush('B1', {}, { clan: 'Brujah' }))).toBe(false)
    expect(foils(rush('B1', { ready: [shrine({ locked: true }), haqim('B1')] }))).toBe(false)
    const bleed = scene('bums-rush')
    bleed.answer(Ann, 'bleed:A1')
    expect(foils(bleed)).toBe(false)
    const torpid = scene('bums-rush', { ready: [shrine()], torpor: [haqim('B1')] })
    torpid.answer(Ann, 'diablerie:A1:B1')
    expect(foils(torpid)).toBe(false)
  })

  it('a referendum in whose terms a Banu Haqim is chosen fails before any vote, and who acts unlocks', () => {
    const t = call()
    expect(t.window()).toBe('before-votes')
    t.reach(Ben, 'use:L1:fail')
    t.allPass()
    expect(t.happened('referendum-tallied')).toMatchObject([{ passed: false }])
    expect([t.has('votes-cast'), t.locked('A1'), t.locked('L1')]).toEqual([false, false, true])
    expect(t.state.seats[Ben]!.inPlay).toContain(t.id('B1'))
  })

  it('not about another, nor once votes are cast; yoruba-shrine#G22-1: nor where it passes by itself', () => {
    expect(fails(call())).toBe(true)
    expect([fails(call('B2')), fails(call('C1')), fails(call('B1', {}, { clan: 'Brujah' }))]).toEqual([
      false,
      false,
      false,
    ])
    const late = call()
    late.allPass(() => late.window() === 'polling')
    expect(late.can(Ben, 'use:L1:fail')).toBe(false)
    const sure = scene('banishment')
    sure.answer(Ann, 'play:R1::A1')
    sure.allPass(() => sure.can(Ann, 'choose'))
    sure.edit(state => {
      for (const frame of state.frames) if (frame.kind === 'referendum') frame.automatic = true
    })
    sure.choose(Ann, [sure.id('B1')])
    expect([fails(sure), sure.happened('referendum-tallied')]).toMatchObject([false, [{ passed: true }]])
  })
})
