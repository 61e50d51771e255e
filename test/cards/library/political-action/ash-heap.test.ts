import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { carried, held, v } from '../../scene.ts'

describe('Reinforcements', () => {
  const scene = (a1: object = { title: 'primogen' }) =>
    table({
      seats: [
        { ready: [v('A1', a1), v('A2')], hand: held('reinforcements', 'K1'), ash: held('fame', 'F1') },
        {
          ready: [v('B1')],
          ash: [...held('villein', 'M1', 'M2', 'M3', 'M4'), { card: 'hecate', as: 'V1' }],
          library: held('bonding', 'L1'),
        },
        { ash: held('fame', 'F2'), library: held('bonding', 'L2') },
        {},
      ],
    })
  const called = (them: number[]) => {
    const t = scene()
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, them)
    return t
  }
  const removed = (t: ReturnType<typeof scene>) => t.state.seats[Ann]!.removed
  it('each chosen Methuselah takes up to three library cards of their ash heap into the library', () => {
    const t = carried(called([Ben, Cal]))
    expect(t.option(Ben, 'choose')?.slots).toMatchObject([
      { candidates: ['M1', 'M2', 'M3', 'M4'].map(t.id), min: 0, max: 3 },
    ])
    t.choose(Ben, ['M1', 'M2', 'M4'].map(t.id))
    t.choose(Cal, [])
    expect([
      t.state.seats[Ben]!.library.toSorted(),
      t.state.seats[Ben]!.ash,
      t.state.seats[Cal]!.ash,
      t.state.seats[Ann]!.ash,
      removed(t),
    ]).toEqual([
      ['L1', 'M1', 'M2', 'M4'].map(t.id).toSorted(),
      ['M3', 'V1'].map(t.id),
      [t.id('F2')],
      [t.id('F1')],
      [t.id('K1')],
    ])
  })
  it('only a titled vampire calls it', () => {
    expect([
      scene().can(Ann, 'play:K1::A1'),
      scene().can(Ann, 'play:K1::A2'),
      scene({}).can(Ann, 'play:K1::A1'),
    ]).toEqual([true, false, false])
  })
  it('the card is removed from the game though the referendum fails, the action is blocked or the card cancelled', () => {
    const failed = called([Ben]).allPass()
    const blocked = scene()
    blocked.answer(Ann, 'play:K1::A1')
    blocked.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'turn' }], { b: 'B1' })
    blocked.reach(Ben, 'block:B1')
    onwards(blocked)
    const cancelled = scene()
    cancelled.answer(Ann, 'play:K1::A1')
    cancelled.effect(Ben, [{ op: 'outcome', of: 'action', is: 'ends' }])
    onwards(cancelled)
    for (const t of [failed, blocked, cancelled])
      expect([removed(t), t.inAsh(Ann, 'K1')]).toEqual([[t.id('K1')], false])
  })
  it('burned for a vote, or discarded, it is in the ash heap', () => {
    const t = scene()
    t.effect(Ann, [{ op: 'move', who: 'k', to: 'ash' }], { k: 'K1' })
    expect([removed(t), t.inAsh(Ann, 'K1')]).toEqual([[], true])
  })
})
