import { describe, expect, it } from 'vitest'
import { declines } from '../../passing.ts'
import { has, held } from '../../scene.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'

describe('Narrow Minds', () => {
  const bled = (b1: object) => {
    const t = table({
      seats: [
        { ready: [minion('A1')] },
        {
          pool: 10,
          ready: [minion('B1', b1)],
          hand: [
            ...held('deflection', 'D1'),
            ...held('telepathic-misdirection', 'T1'),
            ...held('bait-and-switch', 'S1'),
          ],
        },
        {},
        {},
        { ready: [{ card: 'narrow-minds', as: 'N1' }] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    return t
  }
  it('what sends a bleed on costs 1 blood more, at the level that does so', () => {
    const t = declines(bled(has('DOM AUS')), Ann)
    expect(t.option(Ben, 'play:D1:DOM:B1')?.cost).toEqual({ blood: 2 })
    expect(t.option(Ben, 'play:T1:AUS:B1')?.cost).toEqual({ blood: 2 })
    t.answer(Ben, 'play:D1:DOM:B1', { to: [Cal] })
    expect([t.blood('B1'), t.has('redirected')]).toEqual([3, true])
    const blocks = bled(has('aus'))
    blocks.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'acting', until: 'action' }])
    blocks.reach(Ben, 'block:B1')
    expect(blocks.option(Ben, 'play:T1:aus:B1')?.cost).toEqual({ blood: 1 })
  })

  it('narrow-minds#G25-1: replaced in the next unlock phase, before anything unlocks', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { locked: true })],
          hand: [...held('narrow-minds', 'N1'), ...Array<string>(6).fill('villein')],
          library: held('villein', 'L1', 'L2', 'L3'),
        },
        { ready: [minion('B1')] },
        {},
      ],
      turn: { phase: 'discard', discardActions: 1 },
    })
    t.answer(Ann, 'play:N1:')
    t.allPass(() => t.waiting()[0] === Ann && t.window() === undefined)
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('N1')), t.inHand(Ann, 'L1')]).toEqual([true, false])
    t.endPhasesTo(Ann, 'minion')
    const keys = t.log.map(({ key }) => key as string)
    expect([t.inHand(Ann, 'L1'), keys.lastIndexOf('drawn') < keys.lastIndexOf('unlocked-all')]).toEqual([true, true])
  })

  it('who has not so much cannot play it; one without a cost costs 1', () => {
    const t = declines(bled(has('DOM', { blood: 1 }, { title: 'baron' })), Ann)
    expect([t.can(Ben, 'play:D1:DOM:B1'), t.option(Ben, 'play:S1::B1')?.cost]).toEqual([false, { blood: 1 }])
  })
})
