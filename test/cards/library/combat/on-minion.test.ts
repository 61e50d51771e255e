import { describe, expect, it } from 'vitest'
import { duel, onwards, play, upTo } from '../../../support/duel.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { held, of, on, strike, v } from '../../scene.ts'

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
