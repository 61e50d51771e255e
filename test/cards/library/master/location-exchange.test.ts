import { describe, expect, it } from 'vitest'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { K1, v } from '../../scene.ts'

describe('Heidelberg Castle, Germany', () => {
  const bearing = (...cards: [string, string][]) => ({ attachments: cards.map(([card, as]) => ({ card, as })) })
  const scene = (ann: object = {}, turn: object = {}) =>
    table({
      seats: [
        {
          ready: [
            K1('heidelberg-castle-germany'),
            v('A1', { capacity: 5 }, { blood: 4, ...bearing(['44-magnum', 'E1'], ['raven-spy', 'R1']) }),
            v('A2', { capacity: 5 }, { blood: 3, ...bearing(['kevlar-vest', 'E2']) }),
            minion('A3', { generic: { type: 'ally' } }),
          ],
          torpor: [minion('A4')],
          ...ann,
        },
        { ready: [minion('B1', { blood: 1 }), minion('B2')] },
        {},
        {},
        {},
      ],
      turn: { phase: 'master', ...turn },
    })
  /** From A1 to A2, and the other way what is `taken`. */
  const share = (t: ReturnType<typeof table>, n: number, given: string[], taken: string[]) => {
    t.answer(Ann, 'use:K1:share', { from: [t.id('A1')] })
    if (t.can(Ann, 'choose')) t.choose(Ann, [t.id('A2')])
    t.answer(Ann, 'choose', { pick: n } as never)
    for (const picks of [given, taken]) if (t.can(Ann, 'choose')) t.choose(Ann, picks.map(t.id))
    return t
  }

  it('moves blood one way, and equipment and retainers either way, between two own ready vampires', () => {
    const t = scene()
    expect(t.option(Ann, 'use:K1:share')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('A2')] }])
    share(t, 1, ['E1', 'R1'], ['E2'])
    expect([t.locked('K1'), t.blood('A1'), t.blood('A2')]).toEqual([true, 3, 4])
    expect(['E1', 'R1', 'E2'].map(one => t.card(one).on)).toEqual([t.id('A2'), t.id('A2'), t.id('A1')])
    expect(t.can(Ann, 'use:K1:share')).toBe(false)
  })

  it('heidelberg-castle-germany#5: of blood that the other cannot hold the rest is lost', () => {
    const t = share(scene(), 4, [], [])
    expect([t.blood('A1'), t.blood('A2'), t.card('E1').on]).toEqual([0, 5, t.id('A1')])
  })

  it.each([
    v('A2', { capacity: 8 }, { blood: 3, ...bearing(['anachronism', 'X1']) }),
    { card: 'enkidu-the-noah', as: 'A2', blood: 3 },
  ])('heidelberg-castle-germany#2: who cannot have a card does not get it: %j', other => {
    const t = scene({
      ready: [K1('heidelberg-castle-germany'), v('A1', {}, { blood: 4, ...bearing(['44-magnum', 'E1']) }), other],
    })
    share(t, 0, ['E1'], [])
    expect(t.card('E1').on).toBe(t.id('A1'))
  })

  it('not with one ready vampire only', () => {
    const t = scene({ ready: [K1('heidelberg-castle-germany'), v('A1'), minion('A3', { generic: { type: 'ally' } })] })
    expect([t.can(Ann, 'use:K1:share'), t.why(Ann, 'use', 'K1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })

  it('heidelberg-castle-germany#1, heidelberg-castle-germany#3, heidelberg-castle-germany#4: never in an action, with what follows of it', () => {
    const t = scene({}, { phase: 'minion' })
    t.answer(Ann, 'bleed:A1')
    let offered = false
    t.allPass(() => (offered ||= t.can(Ann, 'use:K1:share')))
    expect([offered, t.has('action-ended'), t.can(Ann, 'use:K1:share')]).toEqual([false, true, true])
    const hunted = scene({ torpor: [minion('A4')] }, { phase: 'minion' })
    hunted.answer(Ann, 'diablerie:A1:A4')
    hunted.allPass(() => (offered ||= hunted.can(Ann, 'use:K1:share')))
    expect([offered, hunted.has('blood-hunt')]).toEqual([false, true])
    // The damage of a Force of Will comes after it has resolved.
    const willed = scene(
      {
        ready: [
          K1('heidelberg-castle-germany'),
          v('A1', { disciplines: ['for'], capacity: 9 }, { locked: true, blood: 5, ...bearing(['44-magnum', 'E1']) }),
          v('A2'),
        ],
        hand: [{ card: 'force-of-will', as: 'F1' }],
      },
      { phase: 'minion' },
    )
    willed.answer(Ann, 'play:F1:for:A1')
    willed.allPass(() => (offered ||= willed.can(Ann, 'use:K1:share')))
    expect([offered, willed.has('damaged')]).toEqual([false, true])
  })

  it("heidelberg-castle-germany#6: between two actions of another's turn, by who has said so", () => {
    const t = scene({}, { phase: 'minion', seat: Ben })
    t.edit(state => void (state.seats[Ann]!.consult = ['minion']))
    t.answer(Ben, 'hunt:B1')
    t.allPass(() => t.window() === 'between')
    expect([t.has('action-announced'), t.can(Ann, 'use:K1:share')]).toEqual([false, true])
  })
})
