import { describe, expect, it } from 'vitest'
import { onwards, play, upTo } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../../support/table.ts'
import { held, type Table, v, attacked } from '../../scene.ts'

const actingOn = (t: ReturnType<typeof table>) => t.state.frames.find(frame => frame.kind === 'action')
const holder = (t: Table, as: string) => t.state.seats.findIndex(seat => seat.inPlay.includes(t.id(as)))
const M1 = (card: string) => ({ card, as: 'M1' })
const master = { phase: 'master' as const }

describe('Toreador Grand Ball', () => {
  const toreador = (as: string, more: object = {}) => minion(as, { generic: { clan: 'Toreador' }, ...more })
  const G1 = { card: 'toreador-grand-ball', as: 'G1' },
    G2 = { card: 'toreador-grand-ball', as: 'G2' }
  const scene = (turn: object = {}, ann: object = {}) =>
    table({
      seats: [
        {
          pool: 10,
          hand: [G1, G2],
          ready: [toreador('A1'), toreador('A2', { blood: 2 }), toreador('A3', { locked: true }), minion('A4')],
          torpor: [toreador('A5')],
          ...ann,
        },
        { ready: [minion('B1')] },
        { ready: [minion('C1', { generic: { clan: 'Nosferatu' } }), minion('C2')] },
        {},
        { ready: [minion('E1')] },
      ],
      turn: { phase: 'master', masterActions: 2, ...turn },
    })
  const hold = (t: ReturnType<typeof table>, card: string, idle: string, other: string) => {
    t.answer(Ann, `play:${card}:`, { two: [t.id(idle), t.id(other)] })
    return t.choose(Ann, [t.id(idle)])
  }

  it("locks one of two ready Toreador of one's own, for 1 pool", () => {
    const t = scene()
    expect(t.option(Ann, 'play:G1:')?.slots).toMatchObject([
      { candidates: ['A1', 'A2', 'A3'].map(t.id), min: 2, max: 2 },
    ])
    for (const two of [['A1'], ['A1', 'A1'], ['A1', 'A4'], ['A1', 'A5']])
      expect(t.refused(Ann, 'play:G1:', { two: two.map(t.id) })).toBe('illegal-args')
    t.answer(Ann, 'play:G1:', { two: [t.id('A1'), t.id('A2')] })
    expect([t.option(Ann, 'choose')?.slots, t.refused(Ann, 'choose', { pick: [t.id('A3')] })]).toMatchObject([
      [{ candidates: [t.id('A1'), t.id('A2')] }],
      'illegal-args',
    ])
    t.choose(Ann, [t.id('A2')])
    expect([t.locked('A1'), t.locked('A2'), t.pool(Ann), t.state.seats[Ann]!.inPlay.includes(t.id('G1'))]).toEqual([
      false,
      true,
      9,
      true,
    ])
    const one = scene({}, { ready: [toreador('A1'), minion('A4')] })
    expect([one.can(Ann, 'play:G1:'), one.why(Ann, 'play', 'G1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })

  it('the locked one does not unlock; any other does', () => {
    const t = scene()
    hold(t, 'G1', 'A1', 'A2')
    t.endPhasesTo(Ann, 'discard')
    t.endPhasesTo(Ann, 'minion')
    expect([t.locked('A1'), t.locked('A3')]).toEqual([true, false])
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect(t.locked('A1')).toBe(false)
  })

  const mayBlock = (t: ReturnType<typeof table>, action: string) => {
    t.answer(Ann, action)
    t.allPass(() => t.can(Ben, 'block:B1'))
    return t.can(Ben, 'block:B1') ? 'yes' : 'no'
  }

  it('toreador-grand-ball#2: what the other does cannot be blocked, unless it bleeds, not after a bleed either; nobody else profits', () => {
    const started = () => {
      const t = scene()
      hold(t, 'G1', 'A1', 'A2')
      t.endPhasesTo(Ann, 'minion')
      return t
    }
    const t = started()
    expect(mayBlock(t, 'bleed:A2')).toBe('yes')
    t.allPass()
    t.effect(
      Ann,
      [
        { op: 'unlock', who: 'a' },
        { op: 'unlock', who: 'b' },
      ],
      { a: 'A2', b: 'A1' },
    )
    expect([mayBlock(t, 'hunt:A2'), t.blood('A2')]).toEqual(['no', 3])
    expect([mayBlock(t, 'hunt:A1'), mayBlock(started(), 'hunt:A4')]).toEqual(['yes', 'yes'])
  })

  it('CARD-TOREADORGRANDBALL-01, toreador-grand-ball#1: a second copy may lock the same Toreador, and both others are unblockable', () => {
    const t = scene()
    hold(t, 'G1', 'A1', 'A2')
    hold(t, 'G2', 'A1', 'A3')
    t.endPhasesTo(Ann, 'minion')
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A3' })
    expect([t.locked('A1'), mayBlock(t, 'hunt:A2'), mayBlock(t, 'hunt:A3')]).toEqual([true, 'no', 'no'])
  })

  it('CARD-TOREADORGRANDBALL-02: with the locked one burned the other stays unblockable in all but bleeds, while the card is in play', () => {
    const t = scene()
    hold(t, 'G1', 'A1', 'A2')
    t.endPhasesTo(Ann, 'minion')
    t.effect(Ann, [{ op: 'move', who: 'a', to: 'ash' }], { a: 'A1' })
    t.answer(Ann, 'hunt:A2')
    t.allPass()
    expect([t.has('block-declared'), t.blood('A2'), t.inAsh(Ann, 'A1')]).toEqual([false, 3, true])
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A2' })
    t.answer(Ann, 'bleed:A2')
    t.reach(Ben, 'block:B1')
    expect(t.has('block-declared')).toBe(true)
    t.allPass()
    for (let n = 0; n < 20 && t.state.frames.length > 1; n++) t.answer(t.waiting()[0]!, t.options(t.waiting()[0]!)[0]!)
    t.effect(
      Ann,
      [
        { op: 'unlock', who: 'a' },
        { op: 'move', who: 'g', to: 'ash' },
        { op: 'unlock', who: 'b' },
      ],
      { a: 'A2', g: 'G1', b: 'B1' },
    )
    expect(mayBlock(t, 'hunt:A2')).toBe('yes')
  })

  it('minions burn it by an action directed at its controller, a Nosferatu at 1 stealth less', () => {
    for (const [who, stealth] of [
      ['C1', -1],
      ['C2', 0],
    ] as const) {
      const t = scene({ masterActions: 1 })
      hold(t, 'G1', 'A1', 'A2')
      t.endPhasesTo(Cal, 'minion')
      t.answer(Cal, `action:G1:burn:${who}`)
      expect([actingOn(t), t.stat(who, 'stealth')]).toMatchObject([{ targets: [Ann] }, stealth])
      t.allPass(() => t.window() === 'blocks')
      expect([t.waiting(), t.can(Dee, 'pass'), t.can(Eve, 'pass')]).toEqual([[Ann], false, false])
      t.allPass()
      expect(t.inAsh(Ann, 'G1')).toBe(true)
    }
  })
})

describe('Toreador Grand Ball', () => {
  it('toreador-grand-ball#G5-1: for a pool an infernal one that it keeps locked is unlocked all the same', () => {
    const tor = (as: string, traits: string[]) => minion(as, { generic: { clan: 'Toreador', traits } })
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [tor('A1', ['infernal']), tor('A2', []), tor('A3', [])],
          hand: held('toreador-grand-ball', 'M1'),
        },
        { ready: [minion('B1')] },
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:M1:', { two: [t.id('A1'), t.id('A2')] })
    t.choose(Ann, [t.id('A1')])
    t.endPhasesTo(Ben, 'minion')
    t.endPhasesTo(Ann, 'unlock')
    expect([t.locked('A1'), t.locked('A2'), t.can(Ann, 'unlock:A1')]).toEqual([true, false, true])
    t.answer(Ann, 'unlock:A1')
    expect([t.locked('A1'), t.pool(Ann)]).toEqual([false, 8])
  })

  it('with the one that cannot be blocked burned, the other stays locked as long as the card is in play', () => {
    const tor = (as: string) => minion(as, { generic: { clan: 'Toreador' } })
    const t = table({
      seats: [
        { ready: [tor('A1'), tor('A2'), minion('A3')], hand: held('toreador-grand-ball', 'M1') },
        { ready: [minion('B1')] },
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:M1:', { two: [t.id('A1'), t.id('A2')] })
    t.choose(Ann, [t.id('A1')])
    t.effect(Ben, [{ op: 'move', who: 'a', to: 'ash' }], { a: 'A2' })
    t.endPhasesTo(Ben, 'minion')
    t.endPhasesTo(Ann, 'master')
    expect(t.locked('A1')).toBe(true)
    t.effect(Ben, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'M1' })
    t.endPhasesTo(Ben, 'minion')
    t.endPhasesTo(Ann, 'master')
    expect(t.locked('A1')).toBe(false)
  })
})

describe('cards that change hands', () => {
  it('the-coven#2: whoever declares the end of the turn has handed it on, and uses it no more', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', { blood: 1 }), ...held('the-coven', 'M1')], hand: ['fame'] },
        { ready: [minion('B1')] },
        { ready: [minion('C1')] },
        {},
        { ready: [minion('E1')] },
      ],
      turn: { phase: 'discard' },
    })
    expect(t.can(Ann, 'end-phase')).toBe(false)
    t.answer(Ann, 'use:M1:pass')
    expect([holder(t, 'M1'), t.can(Ann, 'use:M1:blood')]).toEqual([4, false])
  })
  it('the-coven#1: while damage is being resolved, not while it is being mended', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', { blood: 1 }), minion('A2'), ...held('the-coven', 'M1')] },
        { ready: [minion('B1', { generic: { strength: 3 } }), minion('B2')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    onwards(t, () => t.window() === 'prevent' && t.can(Ann, 'use:M1:blood'))
    t.answer(Ann, 'use:M1:blood', { v: [t.id('A1')] })
    onwards(t)
    expect([t.blood('A1'), t.inTorpor('A1')]).toEqual([0, false])
    const late = table({
      seats: [
        { ready: [minion('A1', { blood: 1 }), minion('A2'), ...held('the-coven', 'M1')] },
        { ready: [minion('B1', { generic: { strength: 3 } }), minion('B2')] },
        {},
        {},
        {},
      ],
    })
    late.answer(Ann, 'bleed:A1')
    play(late, Ben, 'block:B1')
    const seen: string[] = []
    onwards(late, () => {
      if (late.has('damaged') && !late.inTorpor('A1') && late.can(Ann, 'use:M1:blood')) seen.push(String(late.window()))
      return late.inTorpor('A1')
    })
    expect([late.inTorpor('A1'), seen.filter(window => window === 'prevent')]).toEqual([true, []])
  })
})

describe('masters that stay', () => {
  const holder = (t: Table) => t.state.seats.findIndex(seat => seat.inPlay.includes(t.id('M1')))
  it("The Coven: 2 blood to a ready vampire of one's own, and to the predator in the discard phase; a trifle", () => {
    const t = table({
      seats: [
        { hand: [M1('the-coven'), 'villein'], ready: [v('A1', {}, { blood: 1 })] },
        { ready: [v('B1')] },
        { ready: [v('C1')] },
      ],
      turn: master,
    })
    t.answer(Ann, 'play:M1:')
    expect([t.state.frames[0]]).toMatchObject([{ masterActions: 1 }])
    t.endPhasesTo(Ann, 'minion')
    t.answer(Ann, 'use:M1:blood', { v: [t.id('A1')] })
    expect([t.blood('A1'), t.locked('M1')]).toEqual([3, true])
    t.endPhasesTo(Ann, 'discard')
    expect(t.can(Ann, 'end-phase')).toBe(false)
    t.answer(Ann, 'use:M1:pass')
    expect([holder(t), t.locked('M1')]).toEqual([Cal, true])
  })
  it('The Coven: not for a vampire in torpor or of another', () => {
    const t = table({
      seats: [{ ready: [M1('the-coven')], torpor: [v('A1')], hand: ['villein'] }, { ready: [v('B1')] }],
      turn: { phase: 'discard' },
    })
    expect(t.can(Ann, 'use:M1:blood')).toBe(false)
  })
  it('Gangrel Revel: +1 strength for the Gangrel of its controller', () => {
    const t = table({
      seats: [
        { ready: [M1('gangrel-revel'), v('A1', { clan: 'Gangrel' }), v('A2')] },
        { ready: [v('B1', { clan: 'Gangrel' })] },
      ],
    })
    expect(['A1', 'A2', 'B1'].map(one => t.stat(one, 'strength'))).toEqual([2, 1, 1])
  })
  it('Gangrel Revel: burned by any minion but a Ravnos', () => {
    const t = table({
      seats: [
        { ready: [M1('gangrel-revel')], hand: ['villein'] },
        { ready: [v('B1'), v('B2', { clan: 'Ravnos' }), v('B3', { type: 'ally' })] },
      ],
      turn: { seat: Ben },
    })
    expect(['B1', 'B2', 'B3'].map(one => t.can(Ben, `action:M1:burn:${one}`))).toEqual([true, false, true])
    t.answer(Ben, 'action:M1:burn:B1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ann] }])
    t.allPass()
    expect(t.inAsh(Ann, 'M1')).toBe(true)
  })
})

describe('Brujah Debate', () => {
  const brujah = (as: string, capacity: number, more: object = {}) =>
    minion(as, { generic: { clan: 'Brujah', capacity }, ...more })
  const debated = (ready: object[], ben: object[] = []) =>
    table({
      seats: [
        { ready: [...ready, { card: 'brujah-debate', as: 'D9' }] as never },
        { ready: [minion('B1'), ...ben] as never },
        {},
        {},
        {},
      ],
      turn: { phase: 'master' },
    })
  it('brujah-debate#1, brujah-debate#2: whoever has the turn locks one of the oldest, locked or not, before the phase ends', () => {
    const t = debated([
      brujah('A1', 7, { locked: true }),
      brujah('A2', 7),
      brujah('A3', 6),
      minion('A4', { generic: { capacity: 9 } }),
    ])
    expect(t.option(Ann, 'use:D9:debate')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('A2')] }])
    t.answer(Ann, 'use:D9:debate', { v: [t.id('A1')] })
    expect([t.locked('A1'), t.locked('A2'), t.can(Ann, 'use:D9:debate')]).toEqual([true, false, false])
  })

  it('another must lock one of their own; who has none locks none', () => {
    const t = debated([], [brujah('B2', 5)])
    expect(t.can(Ann, 'use:D9:debate')).toBe(false)
    t.endPhasesTo(Ben, 'master')
    expect(t.option(Ben, 'use:D9:debate')?.slots).toMatchObject([{ candidates: [t.id('B2')] }])
    expect(t.refused(Ben, 'end-phase')).toBe('illegal-option')
    t.answer(Ben, 'use:D9:debate', { v: [t.id('B2')] })
    expect(t.locked('B2')).toBe(true)
  })

  it('all Brujah have 1 strength and an optional maneuver more, and minions but Ventrue can burn it', () => {
    const t = debated([minion('A2', { generic: { clan: 'Ventrue' } }), minion('A5')], [brujah('B2', 5)])
    expect([t.stat('B2', 'strength'), t.stat('B1', 'strength')]).toEqual([2, 1])
    attacked(t, 'A2', 'B2')
    upTo(t, 'range')
    expect([t.stat('B2', 'maneuver'), t.stat('A2', 'maneuver')]).toEqual([1, 0])
    onwards(t)
    t.endPhasesTo(Ann, 'minion')
    const burning = t.options(Ann).filter(id => id.includes('burn'))
    expect([burning.length, burning[0]?.includes(String(t.id('A5')))]).toEqual([1, true])
  })
})

describe('The Khabar: Community', () => {
  const haqim = { clan: 'Banu Haqim' }
  const scene = (a1: object = haqim) =>
    table({
      seats: [
        { ready: [v('A1', a1)] },
        { ready: [v('B1'), { card: 'the-khabar-community', as: 'K1' }], hand: ['on-the-qui-vive'] },
        {},
      ],
    })
  it('a Banu Haqim, whosever, has +1 stealth in a bleed, and in nothing else', () => {
    const bleeds = (a1?: object) => {
      const t = scene(a1)
      t.answer(Ann, 'bleed:A1')
      return t.stat('A1', 'stealth')
    }
    expect([bleeds(), bleeds({ clan: 'Tremere' }), bleeds({ ...haqim, type: 'ally' })]).toEqual([1, 0, 0])
    const t = scene()
    t.answer(Ann, 'action:K1:burn:A1')
    expect([t.stat('A1', 'stealth'), t.happened('action-announced')]).toMatchObject([0, [{ targets: [Ben] }]])
  })
  it('any minion burns it, a Tremere at +1 stealth', () => {
    const t = scene({ clan: 'Tremere' })
    t.answer(Ann, 'action:K1:burn:A1')
    expect(t.stat('A1', 'stealth')).toBe(1)
    onwards(t)
    expect(t.inAsh(Ben, 'K1')).toBe(true)
  })
})

describe("Haqim's Law: Retribution", () => {
  const scene = (a1: object = { clan: 'Banu Haqim' }, more: object = {}) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { capacity: 9, ...a1 }), v('A2', { clan: 'Banu Haqim' }), ...cards('haqims-law-retribution')],
          hand: [...held('undead-strength', 'C1', 'C2', 'C3'), ...held('villein', 'C4')],
          ...more,
        },
        { pool: 9, ready: [v('B1', {}, { locked: true })] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    return t
  }
  const cards = (key: string) => held(key, 'K1', 'K2')
  it('haqims-law-retribution#1, haqims-law-retribution#G117-1: a combat card for +1 bleed, once an action for each copy', () => {
    const t = scene()
    expect(t.option(Ann, 'use:K1:bleed:A1')?.slots).toMatchObject([{ candidates: ['C1', 'C2', 'C3'].map(t.id) }])
    t.answer(Ann, 'use:K1:bleed:A1', { c: [t.id('C1')] })
    expect([t.stat('A1', 'bleed'), t.inAsh(Ann, 'C1'), t.can(Ann, 'use:K1:bleed:A1')]).toEqual([2, true, false])
    t.answer(Ann, 'use:K2:bleed:A1', { c: [t.id('C2')] })
    onwards(t, () => t.has('bled'))
    expect([t.pool(Ben), t.can(Ann, 'use:K1:bleed:A1')]).toEqual([6, false])
  })
  it('haqims-law-retribution#3: by the Banu Haqim that bleeds, and by no other', () => {
    const t = scene()
    expect([t.can(Ann, 'use:K1:bleed:A1'), t.can(Ann, 'use:K1:bleed:A2')]).toEqual([true, false])
    expect(
      scene({ clan: 'Tremere' })
        .options(Ann)
        .some(id => id.startsWith('use:')),
    ).toBe(false)
  })
  it('not without a combat card', () => {
    expect(scene({ clan: 'Banu Haqim' }, { hand: ['villein', 'on-the-qui-vive'] }).can(Ann, 'use:K1:bleed:A1')).toBe(
      false,
    )
  })
  it('not in another action', () => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { clan: 'Banu Haqim' }), v('A2'), ...cards('haqims-law-retribution')],
          hand: [...held('undead-strength', 'C1'), ...held('ancilla-empowerment', 'P1')],
        },
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:P1::A1')
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, 'use:K1:bleed:A1')))
    expect(offered).toBe(false)
  })
})

describe('Path of Evil Revelations', () => {
  const infernal = { traits: ['infernal'] }
  const path = { card: 'path-of-evil-revelations', as: 'K1' }
  const scene = (phase: string) =>
    table({
      seats: [
        {
          pool: 9,
          ready: [
            v('A1', infernal, { locked: true }),
            v('A2', {}, { locked: true }),
            v('A3', { ...infernal, type: 'ally' }, { locked: true }),
            path,
          ],
          hand: ['villein'],
        },
        { ready: [v('B1', infernal, { locked: true })] },
      ],
      turn: { phase: phase as 'master' },
    })
  it('in the own master phase 1 pool unlocks all own infernal minions, once', () => {
    const t = scene('master')
    t.answer(Ann, 'use:K1:unlock')
    expect([...['A1', 'A2', 'A3', 'B1'].map(t.locked), t.pool(Ann), t.can(Ann, 'use:K1:unlock')]).toEqual([
      false,
      true,
      false,
      true,
      8,
      false,
    ])
    expect(scene('influence').can(Ann, 'use:K1:unlock')).toBe(false)
  })
  it.each([
    ['vampire', 4],
    ['ally', 5],
  ])('a minion burns it by a directed action; a %s is left with %i', (type, left) => {
    const t = table({
      seats: [
        { ready: [v('A1', { type, disciplines: ['for'] }, { blood: 5 })], hand: ['indomitability'] },
        { ready: [path] },
        {},
      ],
    })
    t.answer(Ann, 'action:K1:burn:A1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben] }])
    onwards(t)
    expect([t.inAsh(Ben, 'K1'), t.blood('A1')]).toEqual([true, left])
  })
})
