import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { attacked, v } from '../../scene.ts'

describe('Vagabond Mystic', () => {
  const scene = (own: object[], mystic: object = {}, others: object[] = []) =>
    table({
      seats: [
        { ready: [{ card: 'vagabond-mystic', as: 'K1', ...mystic }, ...(own as never[])] },
        { ready: [v('B1', { capacity: 9 }), ...(others as never[])] },
        {},
      ],
    })
  const candidates = (t: ReturnType<typeof scene>) =>
    t.option(Ann, 'use:K1:heal')?.slots?.map(slot => 'candidates' in slot && slot.candidates)
  it('locks to give 1 life to an own ally that has lost some, itself too', () => {
    const t = scene(
      [
        { card: 'renegade-garou', as: 'A1', blood: 2 },
        { card: 'procurer', as: 'A2' },
      ],
      { blood: 1 },
    )
    expect(candidates(t)).toEqual([[t.id('K1'), t.id('A1')]])
    t.answer(Ann, 'use:K1:heal', { a: ['A1'] })
    expect([t.blood('A1'), t.locked('K1')]).toEqual([3, true])
  })
  it('heals none that is whole, no vampire, and none of another', () => {
    const t = scene([v('A1', { capacity: 9 }, { blood: 1 })], {}, [{ card: 'renegade-garou', as: 'B2', blood: 1 }])
    expect(t.can(Ann, 'use:K1:heal')).toBe(false)
  })
  it('the life an ally begins with may depend on how it was recruited', () => {
    const t = scene([{ card: 'underbridge-stray', as: 'A1', blood: 1, mode: 'ANI' }])
    expect(candidates(t)).toEqual([[t.id('A1')]])
  })
  it('vagabond-mystic#G119-1: in the turn it is recruited', () => {
    const t = scene([{ card: 'renegade-garou', as: 'A1', blood: 2 }])
    t.effect(Ann, [{ op: 'mark', fact: 'recruited', of: 'k', n: 1, until: 'turn' }], { k: 'K1' })
    expect(t.can(Ann, 'use:K1:heal')).toBe(true)
  })
  it('vagabond-mystic#1: not in the middle of damage', () => {
    const t = scene([{ card: 'renegade-garou', as: 'A1', blood: 2 }])
    attacked(t, 'A1', 'B1')
    const asked: string[] = []
    let early = false
    onwards(t, () => {
      const window = t.window() ?? ''
      asked.push(window)
      early ||= window === 'prevent' && t.can(Ann, 'use:K1:heal')
      return t.has('combat-ended')
    })
    expect([early, asked.includes('before-range')]).toEqual([false, true])
  })
  it.each([
    ['vampire', {}, false],
    ['ally', { type: 'ally' }, true],
  ])('blocks a %s: %s', (_, b1, may) => {
    const t = table({
      seats: [{ ready: [v('A1', b1), v('A2')] }, { ready: [{ card: 'vagabond-mystic', as: 'K1' }, v('B2')] }, {}],
    })
    t.answer(Ann, 'bleed:A1')
    onwards(t, () => t.can(Ben, 'block:B2'))
    expect(t.can(Ben, 'block:K1')).toBe(may)
  })
})
