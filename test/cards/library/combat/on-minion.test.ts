import { describe, expect, it } from 'vitest'
import { duel, isOver, onwards, play, upTo } from '../../../support/duel.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { suffered } from '../../rows.ts'
import { type Held, held, hits, never, of, on, rounds, strike, type Table, v } from '../../scene.ts'

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
