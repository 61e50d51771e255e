import { describe, expect, it } from 'vitest'
import { facts } from '../../../../shared/rules/reads/queries.ts'
import { duel, isOver, onwards, play, upTo } from '../../../support/duel.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { suffered } from '../../rows.ts'
import {
  type Held,
  held,
  hits,
  lastingPress,
  never,
  of,
  on,
  rounds,
  strike,
  type Table,
  tough,
  v,
} from '../../scene.ts'

describe('Unholy Penance', () => {
  const scene = (ben: string[] = [], b = 'CEL+AUS') =>
    upTo(
      duel({ a: of('pre+PRE'), b: of(b), ann: held('unholy-penance', 'K1'), ben: ben.flatMap(one => held(one, one)) }),
      'strike',
    )
  it('[pre] ends combat, and no more', () => {
    const t = scene()
    t.answer(Ann, 'play:K1:pre:A1')
    onwards(t)
    expect([t.has('damaged'), t.inAsh(Ann, 'K1')]).toEqual([false, true])
  })
  it('unholy-penance#1: [PRE] lies on the opponent once combat has ended; the striker bleeds its controller for 1 more', () => {
    const t = scene()
    t.answer(Ann, 'play:K1:PRE:A1')
    onwards(t, () => t.has('combat-ended'))
    onwards(t)
    expect([t.has('damaged'), t.card('K1').on]).toEqual([false, t.id('B1')])
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect(t.stat('A1', 'bleed')).toBe(1)
    t.answer(Ann, 'bleed:A2')
    expect([t.stat('A1', 'bleed'), t.stat('A2', 'bleed')]).toEqual([2, 1])
  })
  it.each(['psyche', 'telepathic-tracking'])('unholy-penance#G71-1: not where %s follows', name => {
    const t = scene([name], 'CEL+AUS')
    t.answer(Ann, 'play:K1:PRE:A1')
    const option = `play:${name}:${name === 'psyche' ? 'CEL' : 'AUS'}:B1`
    strike(t, Ben, option)
    onwards(t)
    expect([t.card('K1').on, t.inAsh(Ann, 'K1')]).toEqual([undefined, true])
  })
  it('its bearer, and no other, burns it by an action at 1 stealth', () => {
    const t = table({ seats: [{ ready: [v('A1', {}, on('unholy-penance', 'K1')), v('A2')] }, {}] })
    expect(t.can(Ann, 'action:K1:burn:A2')).toBe(false)
    t.answer(Ann, 'action:K1:burn:A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
    t.allPass()
    expect(t.inAsh(Ann, 'K1')).toBe(true)
  })
  it('a minion can have only one', () => {
    const t = upTo(
      duel({
        a: of('PRE'),
        b: { ...of('for'), attachments: held('unholy-penance', 'U1') },
        ann: held('unholy-penance', 'K1'),
      }),
      'strike',
    )
    play(t, Ann, 'play:K1:PRE:A1')
    onwards(t)
    expect(t.card('K1').on).toBeUndefined()
  })
})

describe('Zip Gun', () => {
  const scene = (more: Held = [], b: object = {}, ben: Held = []) =>
    play(
      upTo(
        duel({ a: of('cel'), b: { ...of('cel'), ...b }, ann: [...held('zip-gun', 'Z1'), ...more], ben }),
        'before-range',
      ),
      Ann,
      'play:Z1::A1',
    )
  const shoot = (t: Table) => onwards(t, () => t.can(Ann, 'strike:A1:Z1:shot')).answer(Ann, 'strike:A1:Z1:shot')
  it('zip-gun#1: 1R damage, and 1 to its bearer that nobody inflicts, once a combat; it stays', () => {
    const t = scene(held('boxed-in', 'P1'))
    shoot(t)
    play(upTo(t, 'press'), Ann, 'play:P1::A1')
    onwards(t, () => rounds(t) === 2)
    shoot(t)
    onwards(t, () => isOver(t))
    expect(hits(t, 'A1').filter(hit => hit.from === null)).toHaveLength(1)
    expect([suffered(t, 'B1'), t.card('Z1').on]).toEqual([[1, 1], t.id('A1')])
  })
  it('maneuvers once a combat, and strikes at long range', () => {
    const t = scene()
    onwards(t, () => t.can(Ann, 'maneuver:A1:Z1:shot'))
    t.answer(Ann, 'maneuver:A1:Z1:shot')
    onwards(t, () => isOver(t))
    expect([suffered(t, 'A1'), suffered(t, 'B1')]).toEqual([[1], [1]])
  })
  it('zip-gun#2: hurts nobody who does not strike with it', () => {
    const t = scene()
    onwards(t, () => isOver(t))
    expect(suffered(t, 'A1')).toEqual([1])
    const u = scene([], of('CEL'), held('fast-hands', 'F1'))
    shoot(u)
    onwards(u, () => u.can(Ben, 'play:F1:CEL:B1'))
    u.answer(Ben, 'play:F1:CEL:B1')
    onwards(u, () => isOver(u))
    expect([hits(u, 'A1'), suffered(u, 'B1')]).toEqual([[], []])
  })
  it('zip-gun#G24-1: no maneuver where it cannot strike', () => {
    const t = scene()
    t.effect(Ben, [{ op: 'forbid', rule: 'strike', on: 'm', until: 'combat', except: 'hand' }], { m: 'A1' })
    expect(never(t, Ann, 'maneuver:A1:Z1:shot')).toBe(true)
  })
})

describe('Molotov Cocktail', () => {
  const scene = (ben: Held = [], b: object = {}, far = false) => {
    const t = duel({ a: tough, b: { ...of('CEL'), ...b }, ann: held('molotov-cocktail', 'K1', 'K2'), ben })
    for (const m of ['A1', 'B1']) lastingPress(t, Ann, m)
    upTo(t, 'strike')
    if (far)
      t.edit(({ frames }) => {
        for (const frame of frames) if (frame.kind === 'combat') frame.range = 'long'
      })
    return t
  }
  const put = (t: Table) => {
    t.answer(Ann, 'play:K1::A1')
    return t
  }
  const again = (t: Table) => {
    onwards(t, () => t.can(Ann, 'press:A1')).answer(Ann, 'press:A1')
    return t
  }
  it('is put on the striker, whose opponent hits it; once used for 2R aggravated damage it is burned', () => {
    const t = again(put(scene()))
    expect([t.card('K1').on, suffered(t, 'A1'), suffered(t, 'B1')]).toEqual([t.id('A1'), [1], []])
    t.effect(Ben, [{ op: 'range', next: 'long' }])
    strike(t, Ann, 'strike:A1:K1:throw')
    onwards(t, () => t.inAsh(Ann, 'K1') || isOver(t))
    expect([hits(t, 'B1'), isOver(t)]).toMatchObject([[{ amount: 2, aggravated: true }], false])
  })
  it('a dodge does not stop it, nor long range', () => {
    const t = put(scene(held('side-strike', 'H1')))
    strike(t, Ben, 'play:H1:cel:B1')
    again(t)
    const far = again(put(scene([], {}, true)))
    expect([t.card('K1').on, far.card('K1').on, suffered(far, 'A1')]).toEqual([t.id('A1'), far.id('A1'), []])
  })
  it('is aimed at no retainer', () => {
    const t = scene([], on('raven-spy', 'R1'), true)
    expect([t.can(Ann, 'play:K1::A1'), t.option(Ann, 'play:K1::A1')?.slots]).toEqual([true, undefined])
  })
  it('is a weapon and equipment, of no use in the round it is put there; used in vain it is burned', () => {
    const t = duel({ a: tough, b: of('CEL'), ann: held('molotov-cocktail', 'K1'), ben: held('side-strike', 'H1') })
    t.effect(Ann, [{ op: 'modify', stat: 'strikes', delta: 1, on: 'm', until: 'turn' }], { m: 'A1' })
    for (const m of ['A1', 'B1']) lastingPress(t, Ann, m)
    upTo(t, 'strike').answer(Ann, 'play:K1::A1')
    onwards(t, () => t.card('K1').on === t.id('A1'))
    expect(facts(t.state, t.id('K1'))).toMatchObject({ types: ['Equipment'], keywords: ['weapon'] })
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, 'strike:A1:K1:throw')) || t.can(Ann, 'press:A1'))
    expect([offered, t.happened('strike-chosen').length]).toEqual([false, 3])
    again(t)
    strike(t, Ann, 'strike:A1:K1:throw')
    strike(t, Ben, 'play:H1:cel:B1')
    onwards(t, () => t.inAsh(Ann, 'K1') || isOver(t))
    expect([hits(t, 'B1').filter(hit => hit.aggravated), isOver(t)]).toEqual([[], false])
  })
  it('is burned as combat ends, unused', () => {
    const t = put(scene())
    onwards(t, () => t.card('K1').on === t.id('A1'))
    onwards(t)
    expect([t.inAsh(Ann, 'K1'), hits(t, 'B1').some(hit => hit.aggravated)]).toEqual([true, false])
  })
  it.each([false, true])('molotov-cocktail#1: not put there where combat is to end; and goes on (%j)', goesOn => {
    const t = put(scene([...held('majesty', 'H1'), ...held('telepathic-tracking', 'H2')], of('pre+AUS')))
    strike(t, Ben, 'play:H1:pre:B1')
    if (goesOn) play(upTo(t, 'combat-ends'), Ben, 'play:H2:AUS:B1')
    onwards(t, () => isOver(t) || rounds(t) === 2)
    expect([t.inAsh(Ann, 'K1'), t.card('K1').on, rounds(t)]).toEqual([true, undefined, goesOn ? 2 : 1])
  })
})
