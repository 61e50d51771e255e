import { describe, expect, it } from 'vitest'
import { clans } from '../../../../shared/cards/facts/clans.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, table } from '../../../support/table.ts'
import { carried, held, v } from '../../scene.ts'

describe('My Kin Against the World', () => {
  const brujah = (as: string, capacity: number, more: object = {}, generic: object = {}) =>
    v(as, { clan: 'Brujah', capacity, ...generic }, { locked: true, ...more })
  const scene = (a1: object = {}, blood = 5) =>
    table({
      seats: [
        {
          ready: [
            v('A1', { clan: 'Brujah', capacity: 8, ...a1 }, { blood }),
            brujah('A2', 5),
            brujah('A3', 8),
            v('A4', { clan: 'Toreador', capacity: 3, sect: 'Laibon' }, { locked: true }),
            v('A5', { clan: 'Brujah antitribu', capacity: 3 }, { locked: true }),
            v('A6'),
          ],
          hand: held('my-kin-against-the-world', 'K1', 'K2'),
        },
        { ready: [brujah('B1', 4)], torpor: [brujah('B2', 3)] },
        {},
      ],
    })
  const called = (t: ReturnType<typeof scene>, x: number) => {
    t.answer(Ann, 'play:K1::A1', { x })
    return t.allPass(() => t.can(Ann, 'choose') || t.window() === 'polling')
  }
  it('for X blood it unlocks who called it and X younger ones of the same clan, whoever controls them', () => {
    const t = called(scene(), 2)
    expect([t.blood('A1'), t.option(Ann, 'choose')?.slots]).toMatchObject([
      3,
      [{ candidates: ['A2', 'B1', 'B2'].map(t.id), min: 2, max: 2 }],
    ])
    t.choose(Ann, [t.id('A2'), t.id('B2')])
    carried(t)
    expect(['A1', 'A2', 'B2', 'B1', 'A3', 'A5'].map(as => t.locked(as))).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ])
  })
  it('a Laibon may choose younger Laibon of any clan, too', () => {
    const t = called(scene({ sect: 'Laibon' }), 1)
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: ['A2', 'A4', 'B1', 'B2'].map(t.id), max: 1 }])
  })
  it('X may be none, and is no more than there is blood, nor than there are such vampires', () => {
    const most = (t: ReturnType<typeof scene>) => t.option(Ann, 'play:K1::A1')?.slots
    expect([most(scene()), most(scene({}, 2)), most(scene({ clan: 'Tremere' }))]).toMatchObject([
      [{ min: 0, max: 3 }],
      [{ min: 0, max: 2 }],
      [{ min: 0, max: 0 }],
    ])
    const t = called(scene({ clan: 'Tremere' }), 0)
    carried(t)
    expect([t.locked('A1'), t.blood('A1'), t.locked('A2')]).toEqual([false, 5, true])
  })
  it('one a turn, whoever calls it; and nothing unlocks if it fails', () => {
    const t = called(scene(), 1)
    t.choose(Ann, [t.id('A2')])
    t.allPass()
    expect([t.locked('A1'), t.locked('A2'), t.can(Ann, 'play:K2::A6')]).toEqual([true, true, false])
    expect(scene().can(Ann, 'play:K2::A6')).toBe(true)
  })
})

describe('Consanguineous Condemnation', () => {
  const brujah = (as: string, more: object = {}) => v(as, { clan: 'Brujah' }, more)
  const scene = () =>
    table({
      seats: [
        {
          ready: [v('A1'), brujah('A2'), v('A3', { clan: 'Toreador' }), minion('A4', { generic: { type: 'ally' } })],
          hand: held('consanguineous-condemnation', 'K1'),
        },
        { ready: [brujah('B1', { locked: true }), v('B2', { clan: 'Brujah antitribu' })], torpor: [brujah('B3')] },
        { ready: [brujah('C1')], uncontrolled: [brujah('C2')] },
      ],
    })
  const chosen = () => {
    const t = scene()
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ type: 'keys', candidates: clans }])
    t.choose(Ann, ['Brujah'])
    return t.allPass(() => t.window() === 'polling')
  }
  const lockedOf = (t: ReturnType<typeof scene>) =>
    ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'C1', 'C2'].filter(as => t.locked(as))
  it('locks every vampire of that very clan, whoever controls it, in torpor too; a locked one stays so', () => {
    const t = chosen()
    expect(lockedOf(t)).toEqual(['A1', 'B1'])
    carried(t)
    expect(lockedOf(t)).toEqual(['A1', 'A2', 'B1', 'B3', 'C1'])
  })
  it('locks nobody where the referendum fails', () => {
    const t = chosen()
    t.allPass()
    expect([lockedOf(t), t.inAsh(Ann, 'K1')]).toEqual([['A1', 'B1'], true])
  })
})
