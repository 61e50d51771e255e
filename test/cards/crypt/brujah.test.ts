import { describe, expect, it } from 'vitest'
import { isOver, onwards } from '../../support/duel.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'
import { attacked, type Held, held, v } from '../scene.ts'

const V1 = (card: string, more: object = {}) => ({ card, as: 'V1', ...more })

describe('Elen Kamjian', () => {
  const elen = (a2: object, hand: Held = []) =>
    table({
      seats: [
        { ready: [{ card: 'elen-kamjian', as: 'A1' }, minion('A2', a2), minion('A3')], hand },
        { pool: 10, ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
  const bleed = 'action:A1:bleed:A1'
  it('elen-kamjian#1: unlocked after it, she does what she likes', () => {
    const t = elen({ locked: true })
    expect([t.can(Ann, bleed), t.can(Ann, 'hunt:A1'), t.can(Ann, 'bleed:A3'), t.can(Ann, 'end-phase')]).toEqual([
      true,
      false,
      false,
      false,
    ])
    t.answer(Ann, bleed)
    t.allPass()
    expect(t.pool(Ben)).toBe(8)
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect([t.can(Ann, 'hunt:A1'), t.can(Ann, 'end-phase')]).toEqual([true, true])
  })

  it('elen-kamjian#2: no other bleed stands for it', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'elen-kamjian', as: 'A1' }, minion('A2', { locked: true })], hand: held('line-brawl', 'L1') },
        { pool: 10, ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.effect(Ann, [{ op: 'become', who: 'a', traits: { disciplines: ['pre'] }, until: 'game' }], { a: 'A1' })
    expect([t.can(Ann, bleed), t.can(Ann, 'bleed:A1'), t.can(Ann, 'play:L1:pre:A1')]).toEqual([true, false, false])
  })

  it('elen-kamjian#3: having bled already, she is stuck', () => {
    const t = elen({})
    t.answer(Ann, 'bleed:A1')
    t.allPass()
    t.effect(
      Ann,
      [
        { op: 'unlock', who: 'a' },
        { op: 'lock', who: 'b' },
      ],
      { a: 'A1', b: 'A2' },
    )
    expect([bleed, 'bleed:A1', 'hunt:A1'].map(option => t.can(Ann, option))).toEqual([false, false, false])
    expect(t.can(Ann, 'end-phase')).toBe(true)
  })
})

describe('vampires with a text', () => {
  it('Saku Pihlajamäki: an optional maneuver each combat', () => {
    const t = table({ seats: [{ ready: [V1('saku-pihlajamaki'), v('A2')] }, { ready: [v('B1')] }] })
    attacked(t, 'V1', 'B1')
    t.reach(Ann, 'maneuver:V1')
    onwards(t, () => isOver(t))
    expect([t.happened('maneuvered').length, t.blood('B1')]).toEqual([1, 5])
    attacked(t, 'B1', 'V1')
    onwards(t, () => t.can(Ann, 'maneuver:V1') || t.happened('combat-ended').length > 1)
    expect(t.can(Ann, 'maneuver:V1')).toBe(true)
  })
})

describe('Carlak', () => {
  const tallied = (ben: string, dee: string) => {
    const t = table({
      seats: [
        { ready: [minion('A1')], hand: [{ card: 'ancilla-empowerment', as: 'K1' }] },
        {
          ready: [
            minion('B1', { generic: { title: 'prince', city: 'Rome' } }),
            minion('B2', { generic: { title: 'primogen' } }),
          ],
        },
        { ready: [{ card: 'carlak', as: 'C1', blood: 2 }] },
        { ready: [minion('D1', { generic: { title: 'primogen' } })] },
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ben, 'vote:title:B1', { side: ['against'] })
    t.answer(Ben, 'vote:title:B2', { side: [ben] })
    t.answer(3, 'vote:title:D1', { side: [dee] })
    t.allPass()
    return t.blood('C1')
  }
  it('1 blood for each Methuselah that casts against, and nothing in favour, in whosever referendum', () => {
    expect([tallied('against', 'against'), tallied('for', 'against'), tallied('for', 'for')]).toEqual([4, 3, 2])
  })
  it('an optional press each combat', () => {
    const t = table({ seats: [{ ready: [{ card: 'carlak', as: 'C1' }] }, { ready: [minion('B1')] }] })
    attacked(t, 'C1', 'B1')
    expect([t.stat('C1', 'press'), t.stat('B1', 'press')]).toEqual([1, 0])
  })
})

describe('Adelino Da Silva', () => {
  const scene = (capacity: number) => {
    const t = table({
      seats: [
        {
          ready: [{ card: 'adelino-da-silva', as: 'D1', blood: 5 }, minion('A2')],
          torpor: [minion('T1', { generic: { capacity } })],
        },
        {},
        {},
      ],
    })
    t.answer(Ann, 'rescue:D1:T1', capacity > 5 ? {} : { rescued: 0 })
    onwards(t)
    return t
  }
  it('adelino-da-silva#G75-1: rescues an older vampire for 2 blood less, whoever would pay', () => {
    const t = scene(6)
    expect([t.blood('D1'), t.inTorpor('T1'), t.happened('counters').length]).toEqual([5, false, 0])
    expect(scene(5).blood('D1')).toBe(3)
  })
})

describe('Jaroslav Pascek', () => {
  const armed = (more: object = {}) => {
    const t = table({
      seats: [
        {
          ready: [
            {
              card: 'jaroslav-pascek',
              as: 'J1',
              attachments: [
                {
                  card: 'weighted-walking-stick',
                  as: 'W1',
                  counters: { stick: 5 },
                  changed: [{ types: ['Equipment'], keywords: ['weapon', 'melee weapon'] }],
                  ...more,
                },
                { card: '44-magnum', as: 'G1' },
              ],
            },
            minion('A2'),
          ],
        },
        { pool: 20, ready: [minion('B1', { generic: { capacity: 9 } })] },
        {},
      ],
    })
    attacked(t, 'J1', 'B1')
    return t
  }
  const hit = (option: string) => {
    const t = armed()
    onwards(t, () => t.can(Ann, option))
    t.answer(Ann, option)
    onwards(t, () => isOver(t))
    return t
      .happened('damaged')
      .flatMap(one => (one.key === 'damaged' && one.card.id === t.id('B1') ? [one.amount] : []))
  }
  it('jaroslav-pascek#G148-2: +2 damage with melee weapons, of the kind of the strike; none with others', () => {
    expect([hit('strike:J1:W1:blow'), hit('strike:J1:G1:shot'), hit('strike:J1:hand')]).toEqual([[4], [2], [1]])
  })
  it('jaroslav-pascek#G148-1: a strike that inflicts nothing inflicts nothing', () => {
    const t = armed()
    t.effect(Ben, [{ op: 'modify', stat: 'strength', delta: -2, on: 'j', until: 'turn' }], { j: 'J1' })
    onwards(t, () => t.can(Ann, 'strike:J1:W1:blow'))
    t.answer(Ann, 'strike:J1:W1:blow')
    onwards(t, () => isOver(t))
    expect(t.happened('damaged').some(one => 'card' in one && one.card?.id === t.id('B1'))).toBe(false)
  })
  it('jaroslav-pascek#1: inflicts 1 on each Sabbat vampire of the prey, by a directed action', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'jaroslav-pascek', as: 'J1' }, minion('A2', { generic: { sect: 'Sabbat' } })] },
        {
          pool: 20,
          ready: [v('B1', { sect: 'Sabbat' }), v('B2', { sect: 'Camarilla' }), v('B3', { sect: 'Sabbat' })],
        },
        { ready: [v('C1', { sect: 'Sabbat' })] },
      ],
    })
    t.answer(Ann, 'action:J1:scourge:J1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 0, targets: [Ben] }])
    onwards(t)
    expect(t.happened('damaged').map(one => ('card' in one ? one.card?.id : 0))).toEqual([t.id('B1'), t.id('B3')])
  })
})
