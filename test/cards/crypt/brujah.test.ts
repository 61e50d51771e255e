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
