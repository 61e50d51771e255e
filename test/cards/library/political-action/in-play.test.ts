import { describe, expect, it } from 'vitest'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../../../support/table.ts'
import { actions, carried, K1, K } from '../../scene.ts'

describe('Rumors of Gehenna', () => {
  const called = (terms: number[], more: object = {}) => {
    const t = table({
      seats: [
        { ready: [minion('A1'), minion('A2')], hand: [...K('rumors-of-gehenna'), 'villein'], ...more },
        { hand: ['villein'] },
        { ready: [minion('C1')], hand: ['villein'] },
        { hand: ['villein'] },
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    expect(t.refused(Ann, 'choose', { pick: [] })).toBe('illegal-args')
    t.choose(Ann, terms)
    return carried(t)
  }
  it('the chosen ones, one or more, have two master phase actions, and nobody else', () => {
    const t = called([Ann, Cal])
    for (const [seat, n] of [
      [Ben, 1],
      [Cal, 2],
      [Dee, 1],
      [Ann, 2],
    ] as const) {
      t.endPhasesTo(seat, 'master')
      expect(actions(t)).toBe(n)
    }
  })
  it('two instead of one: a second makes no third, what adds to it does', () => {
    const t = called([Ann])
    t.answer(Ann, 'play:K2::A2')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [Ann, Ben])
    carried(t)
    t.effect(Ann, [{ op: 'modify', stat: 'masterActions', delta: 1, on: { seat: 'you' }, until: 'game' }])
    t.endPhasesTo(Ben, 'master')
    expect(actions(t)).toBe(2)
    t.endPhasesTo(Ann, 'master')
    expect(actions(t)).toBe(3)
  })
  it('any vampire can call a referendum to burn it, at +1 stealth; who was chosen has one again', () => {
    const t = called([Cal])
    t.endPhasesTo(Cal, 'minion')
    t.answer(Cal, 'action:K1:burn:C1')
    expect(t.happened('action-announced').at(-1)).toMatchObject({ stealth: 1, targets: [] })
    t.allPass(() => t.window() === 'polling')
    t.edit(state => void (state.edge = Cal))
    t.allPass(() => t.can(Cal, 'vote:edge'))
    t.answer(Cal, 'vote:edge', { side: ['for'] })
    t.allPass()
    expect(t.inAsh(Ann, 'K1')).toBe(true)
    t.endPhasesTo(Cal, 'master')
    expect(actions(t)).toBe(1)
  })
  it('does nothing where it fails', () => {
    const t = table({ seats: [{ ready: [minion('A1')], hand: [K1('rumors-of-gehenna')] }, { hand: ['villein'] }, {}] })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [Ben])
    t.allPass()
    expect(t.inAsh(Ann, 'K1')).toBe(true)
    t.endPhasesTo(Ben, 'master')
    expect(actions(t)).toBe(1)
  })
})
