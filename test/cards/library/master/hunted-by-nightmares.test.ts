import { describe, expect, it } from 'vitest'
import { defaultFor } from '../../../../shared/rules/index.ts'
import { onwards } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { K1, v } from '../../scene.ts'

describe('Week of Nightmares', () => {
  const ravnos = (as: string, blood: number, more: object = {}) => v(as, { clan: 'Ravnos' }, { blood, ...more })
  const week = (n = 10) => ({ ...K1('week-of-nightmares'), counters: { nightmare: n } })
  const scene = (blood: number, ben: object = { ready: [ravnos('B1', 3), v('B2')] }, more: object = {}) =>
    table({ seats: [{ ready: [week(), ravnos('A1', blood), v('A2')] }, ben, {}, {}, {}], ...more })

  it('comes into play with 10 counters, once in a game, for a Ravnos', () => {
    const t = table({
      seats: [
        { hand: [K1('week-of-nightmares'), { card: 'week-of-nightmares', as: 'K2' }], ready: [ravnos('A1', 2)] },
        {},
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'play:K1:')
    expect([t.card('K1').counters, t.state.uses.map(({ what }) => what)]).toEqual([
      { nightmare: 10 },
      ['played:week-of-nightmares'],
    ])
  })

  it('Ravnos, whosever they are, bleed and strike for 1 more, and do not hunt as normal', () => {
    const t = scene(2)
    expect(['A1', 'B1', 'A2'].flatMap(one => [t.stat(one, 'bleed'), t.stat(one, 'strength')])).toEqual([
      2, 2, 2, 2, 1, 1,
    ])
    expect([t.can(Ann, 'hunt:A1'), t.can(Ann, 'hunt:A2')]).toEqual([false, true])
  })

  it('week-of-nightmares#G121-3, week-of-nightmares#G64-1, week-of-nightmares#G138-1: another Ravnos loses the blood', () => {
    const t = scene(2)
    expect(t.option(Ann, 'action:K1:steal:A1')?.slots).toMatchObject([{ candidates: [t.id('B1')] }])
    expect(t.can(Ann, 'action:K1:steal:A2')).toBe(false)
    t.answer(Ann, 'action:K1:steal:A1', { v: [t.id('B1')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: 1 }])
    t.allPass()
    expect([t.blood('A1'), t.blood('B1')]).toEqual([3, 2])
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect(t.can(Ann, 'action:K1:steal:A1')).toBe(false)
    expect(scene(2, { ready: [v('B2')] }).can(Ann, 'action:K1:steal:A1')).toBe(false)
  })

  it('week-of-nightmares#G121-1, week-of-nightmares#G121-4: as much as the hunt is worth, and there is', () => {
    const t = scene(1)
    t.effect(Ann, [{ op: 'modify', stat: 'hunt', delta: 4, on: 'a', until: 'turn' }], { a: 'A1' })
    t.answer(Ann, 'action:K1:steal:A1', { v: [t.id('B1')] })
    t.allPass()
    expect([t.blood('A1'), t.blood('B1')]).toEqual([4, 0])
    const empty = scene(1, { ready: [ravnos('B1', 0), v('B2')] })
    empty.answer(Ann, 'action:K1:steal:A1', { v: [empty.id('B1')] })
    empty.allPass()
    expect([empty.blood('A1'), empty.happened('action-ended')]).toMatchObject([1, [{ outcome: 'successful' }]])
  })

  it('week-of-nightmares#G121-2: what cannot be gained goes to the bank', () => {
    const t = scene(5)
    t.answer(Ann, 'action:K1:steal:A1', { v: [t.id('B1')] })
    t.allPass()
    expect([t.blood('A1'), t.blood('B1')]).toEqual([5, 2])
  })

  it('MAND-01: an empty Ravnos must hunt so, where there is another; without one it holds nobody up', () => {
    const t = scene(0)
    expect([t.can(Ann, 'end-phase'), t.can(Ann, 'bleed:A2'), t.can(Ann, 'action:K1:steal:A1')]).toEqual([
      false,
      false,
      true,
    ])
    const { optionId } = defaultFor(t.state, Ann)
    expect(optionId).toBe(`action:${t.id('K1')}:steal:${t.id('A1')}`)
    const alone = scene(0, { ready: [v('B2')] })
    expect([alone.can(Ann, 'end-phase'), alone.can(Ann, 'bleed:A2'), alone.can(Ann, 'bleed:A1')]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('week-of-nightmares#G120-1: a hunt of another card is as ever', () => {
    const t = table({
      seats: [
        {
          ready: [week(), v('A1', { clan: 'Ravnos', disciplines: ['pro'] }, { blood: 2 })],
          hand: [{ card: 'lokis-gift', as: 'L1' }],
        },
        { ready: [ravnos('B1', 3)] },
        {},
      ],
    })
    expect(t.can(Ann, 'hunt:A1')).toBe(false)
    t.answer(Ann, 'play:L1:pro:A1')
    onwards(t)
    expect([t.blood('A1'), t.blood('B1')]).toEqual([3, 3])
  })

  it("in each Methuselah's unlock phase they may move a counter to any Ravnos", () => {
    const t = table({
      seats: [{ ready: [week(), ravnos('A1', 2)] }, { ready: [ravnos('B1', 3)] }, { torpor: [ravnos('C1', 1)] }],
      turn: { phase: 'unlock', seat: Ben },
    })
    expect(t.option(Ben, 'use:K1:haunt')?.slots).toMatchObject([{ candidates: ['A1', 'B1', 'C1'].map(t.id) }])
    t.answer(Ben, 'use:K1:haunt', { v: [t.id('A1')] })
    expect([t.card('K1').counters, t.card('A1').counters, t.can(Ben, 'use:K1:haunt')]).toEqual([
      { nightmare: 9 },
      { nightmare: 1 },
      false,
    ])
    expect(t.can(Ann, 'use:K1:haunt')).toBe(false)
  })

  it('with the last counter gone each Ravnos burns 1 blood a counter or is burned, and then the card and all counters', () => {
    const t = table({
      seats: [
        {
          ready: [
            week(1),
            ravnos('A1', 2, { counters: { nightmare: 2 } }),
            ravnos('A2', 1, { counters: { nightmare: 3 } }),
          ],
        },
        { ready: [ravnos('B1', 3), minion('B2', { counters: { nightmare: 1 } })] },
        {},
      ],
      turn: { phase: 'unlock' },
    })
    t.answer(Ann, 'use:K1:haunt', { v: [t.id('B1')] })
    onwards(t, () => t.window() === undefined && !t.can(Ann, 'choose') && !t.can(Ben, 'choose'))
    expect(['A1', 'B1', 'B2'].map(one => [t.blood(one), t.card(one).counters?.['nightmare'] ?? 0])).toEqual([
      [0, 0],
      [2, 0],
      [5, 0],
    ])
    expect([t.inAsh(Ann, 'A2'), t.inAsh(Ann, 'K1'), t.inAsh(Ann, 'A1')]).toEqual([true, true, false])
  })

  it('who could pay may have that Ravnos burned instead; who could not is not asked', () => {
    const t = table({
      seats: [
        { ready: [week(1), ravnos('A1', 2, { counters: { nightmare: 2 } })] },
        { ready: [ravnos('B1', 3), ravnos('B2', 1, { counters: { nightmare: 2 } })] },
        { ready: [ravnos('C1', 3)] },
      ],
      turn: { phase: 'unlock' },
    })
    t.answer(Ann, 'use:K1:haunt', { v: [t.id('B1')] })
    const asked: [number, number[]][] = []
    while (!t.inAsh(Ann, 'K1')) {
      const [seat] = t.waiting() as [number],
        [slot] = t.option(seat, 'choose')!.slots as { candidates: number[] }[]
      asked.push([seat, slot!.candidates])
      t.choose(seat, seat === Ben ? slot!.candidates : [])
    }
    expect(asked.toSorted()).toEqual([
      [Ann, [t.id('A1')]],
      [Ben, [t.id('B1')]],
    ])
    expect([t.blood('A1'), t.inAsh(Ben, 'B1'), t.inAsh(Ben, 'B2'), t.blood('C1')]).toEqual([0, true, true, 3])
  })
})
