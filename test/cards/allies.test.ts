import { describe, expect, it } from 'vitest'
import { minion } from '../support/seats.ts'
import { Ann, Ben, table } from '../support/table.ts'

const V = (as: string, disciplines: string[] = [], more: object = {}) =>
  minion(as, { generic: { disciplines }, ...more })

describe('allies and lesser-used modes of actions', () => {
  it('Mylan Horseed unlocks an elder outside the Camarilla, and blocks no vampire', () => {
    const elder = (sect: string) => minion('V2', { generic: { capacity: 8, sect }, locked: true })
    const scene = (sect: string) =>
      table({ seats: [{ ready: [{ card: 'mylan-horseed', as: 'M1' }, elder(sect)] }, {}] })
    expect(scene('Camarilla').can(Ann, 'action:M1:unlock:M1')).toBe(false)
    const t = scene('Sabbat')
    t.answer(Ann, 'action:M1:unlock:M1', { v: [t.id('V2')] })
    t.allPass()
    expect(t.locked('V2')).toBe(false)
    const b = table({
      seats: [
        { ready: [V('V1'), minion('A1', { generic: { type: 'ally' } })] },
        { ready: [{ card: 'mylan-horseed', as: 'M1' }, minion('B1', { locked: true })], hand: ['on-the-qui-vive'] },
      ],
    })
    b.answer(Ann, 'bleed:V1')
    expect(b.can(Ben, 'block:M1')).toBe(false)
  })

  it('Underbridge Stray is burned to unlock a minion during an action directed at its Methuselah', () => {
    const t = table({
      seats: [
        { ready: [V('V1')] },
        { ready: [{ card: 'underbridge-stray', as: 'S1' }, V('V5', [], { locked: true })] },
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'use:S1:unlock', { m: [t.id('V5')] })
    expect([t.inAsh(Ben, 'S1'), t.locked('V5'), t.can(Ben, 'block:V5')]).toEqual([true, false, true])
  })

  it('Possession, basic: to the uncontrolled region', () => {
    const t = table({
      seats: [
        {
          ready: [V('V2', ['nec'])],
          ash: [{ card: 'chelsea-blake', as: 'V3' }],
          hand: [{ card: 'possession', as: 'P1' }],
        },
        {},
      ],
    })
    t.answer(Ann, 'play:P1:nec:V2', { v: [t.id('V3')] })
    t.allPass()
    expect([t.state.seats[Ann]!.uncontrolled, t.blood('V2')]).toEqual([[t.id('V3')], 3])
  })

  it("Vulture's Buffet, superior: one blood and one pool more", () => {
    const t = table({
      seats: [
        { pool: 5, ready: [V('V1', ['SPI'], { blood: 1 })], hand: [{ card: 'vultures-buffet', as: 'U1' }] },
        { ash: [{ card: 'raven-spy', as: 'X1' }] },
      ],
    })
    t.answer(Ann, 'play:U1:SPI:V1', { gone: [t.id('X1')] })
    t.allPass()
    expect([t.blood('V1'), t.pool(Ann), t.locked('V1')]).toEqual([3, 6, false])
  })

  it('Enticement, superior: 3 pool', () => {
    const t = table({
      seats: [{ edge: true, ready: [V('V1', ['SER'])], hand: [{ card: 'enticement', as: 'E1' }] }, { pool: 10 }],
    })
    t.answer(Ann, 'play:E1:SER:V1')
    t.allPass()
    expect([t.pool(Ben), t.state.edge]).toEqual([7, null])
  })

  it.each([
    ['dem', 5],
    ['DEM', 4],
  ])('Lunatic Eruption, %s: whoever burns it is left with %i blood', (level, blood) => {
    const t = table({
      seats: [
        { ready: [V('V1', [level]), V('V2')], hand: [{ card: 'lunatic-eruption', as: 'L1' }] },
        { ready: [V('V5')] },
      ],
    })
    t.answer(Ann, `play:L1:${level}:V1`, { m: [t.id('V5')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben] }])
    t.allPass()
    expect([t.card('L1').on, t.blood('V1')]).toEqual([t.id('V5'), 3])
    t.answer(Ann, 'action:L1:burn:V2')
    t.allPass()
    expect([t.inAsh(Ann, 'L1'), t.blood('V2')]).toEqual([true, blood])
  })
})
