import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { asStrike, suffered } from '../../rows.ts'
import { held, v } from '../../scene.ts'

const servitor = held('spectral-servitor', 'W1')
/** A1 calls what is held under W1, or what stands there acts. */
const calls = (a1: object, modifier: string, called: object[] = servitor, a2: object = {}) =>
  table({
    seats: [
      {
        ready: [v('A1', { capacity: 9, ...a1 }, { blood: 5 }), minion('A2', a2)],
        hand: [...(called as []), ...held(modifier, 'K1')],
      },
      { pool: 20, ready: [minion('B1')] },
      {},
    ],
  })

describe('Breath of Thanatos', () => {
  it('[nec]: two stealth in an action to recruit a wraith', () => {
    const t = calls({ disciplines: ['OBL', 'nec'] }, 'breath-of-thanatos')
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 2, on: 'b', until: 'game' }], { b: 'B1' })
    t.answer(Ann, 'play:W1:obl:A1')
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'play:K1:nec:A1')
    t.allPass(() => t.has('block-failed'))
    expect(t.stat('A1', 'stealth')).toBe(3)
  })
  it('[nec]: not in one that recruits another ally, or brings nobody', () => {
    const taxi = calls({ disciplines: ['nec'], clan: 'Ravnos' }, 'breath-of-thanatos', held('carlton-van-wyk', 'W1'))
    const bleed = calls({ disciplines: ['nec'] }, 'breath-of-thanatos')
    for (const [t, act] of [
      [taxi, 'play:W1::A1'],
      [bleed, 'bleed:A1'],
    ] as const) {
      t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 2, on: 'b', until: 'game' }], { b: 'B1' })
      t.answer(Ann, act)
      t.reach(Ben, 'block:B1')
      let offered = false
      t.allPass(() => (offered ||= t.can(Ann, 'play:K1:nec:A1')))
      expect(offered).toBe(false)
    }
  })
  it('[NEC]: a strike for an aggravated damage, at close range', () => {
    const t = asStrike('breath-of-thanatos', 'NEC')
    expect([suffered(t, 'B1'), t.inTorpor('B1'), t.blood('A1')]).toEqual([[1], true, 3])
  })
})

describe('Shroud Mastery', () => {
  it('[nec]: another vampire, locked or not, gives the acting wraith a stealth', () => {
    const t = table({
      seats: [
        {
          ready: [
            { card: 'spectral-servitor', as: 'W1', blood: 1 },
            v('A2', { disciplines: ['nec'] }, { locked: true }),
          ],
          hand: held('shroud-mastery', 'K1'),
        },
        { pool: 20, ready: [minion('B1')] },
        {},
      ],
    })
    t.answer(Ann, 'bleed:W1')
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'play:K1:nec:A2')
    t.allPass(() => t.has('block-failed'))
    expect(t.stat('W1', 'stealth')).toBe(1)
  })
  it('[nec]: not for anybody else', () => {
    const t = calls({}, 'shroud-mastery', [], { generic: { disciplines: ['nec'] } })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, 'play:K1:nec:A2')))
    expect([offered, t.has('combat-started')]).toEqual([false, true])
  })

  const announced = (called: object[] = servitor, act = 'play:W1:obl:A1', a1: object = {}) => {
    const t = calls({ disciplines: ['obl', 'NEC'], ...a1 }, 'shroud-mastery', called)
    t.answer(Ann, act)
    t.allPass(() => t.can(Ann, 'play:K1:NEC:A1'))
    return t
  }
  it('[NEC], shroud-mastery#1, shroud-mastery#2: as it is announced, the card replaced already; success unlocks', () => {
    const t = announced()
    expect([t.window(), t.state.seats[Ann]!.hand]).toEqual(['announced', [t.id('K1')]])
    t.answer(Ann, 'play:K1:NEC:A1')
    // Its first recruit unlocks it anyway: that comes before.
    t.edit(state => void (state.cards[t.id('A1')]!.locked = true))
    t.allPass()
    expect([t.locked('A1'), t.card('W1').on]).toEqual([false, undefined])
  })
  it('[NEC]: blocked, nothing unlocks; and not as anything else is announced', () => {
    const t = announced()
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 2, on: 'b', until: 'game' }], { b: 'B1' })
    t.answer(Ann, 'play:K1:NEC:A1')
    t.reach(Ben, 'block:B1')
    onwards(t)
    expect([t.locked('A1'), t.inAsh(Ann, 'W1')]).toEqual([true, true])
    for (const [called, act] of [
      [held('carlton-van-wyk', 'W1'), 'play:W1::A1'],
      [[], 'bleed:A1'],
    ] as const)
      expect(announced(called as [], act).can(Ann, 'play:K1:NEC:A1')).toBe(false)
  })
  it('the-summoning#3: whom an action will find nobody knows as it is announced', () => {
    const t = calls({ disciplines: ['PRE', 'NEC'] }, 'shroud-mastery', held('the-summoning', 'W1'))
    t.answer(Ann, 'play:W1:PRE:A1')
    t.allPass(() => t.can(Ann, 'play:K1:NEC:A1'))
    expect(t.can(Ann, 'play:K1:NEC:A1')).toBe(false)
  })
})
