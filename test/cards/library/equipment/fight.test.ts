import { describe, expect, it } from 'vitest'
import { duel, isOver, onwards, play, upTo } from '../../../support/duel.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { card, lastingPress, on, rounds, type Table, tough, v } from '../../scene.ts'
import { suffered } from '../../rows.ts'

const armed = (name: string, generic: object = {}) =>
  duel({ a: { generic: { capacity: 9, ...generic }, ...on(name, 'K1') }, b: tough })
const offered = (t: Table, option: string) => {
  let found = false
  onwards(t, () => (found ||= t.can(Ann, option)) || isOver(t))
  return found
}
const maneuver = 'use:K1:maneuver:A1',
  press = 'use:K1:press:A1'

describe('IR Goggles', () => {
  it('lend one maneuver each combat', () => {
    const t = armed('ir-goggles')
    lastingPress(t, Ann, 'A1')
    play(
      onwards(t, () => t.can(Ann, maneuver)),
      Ann,
      maneuver,
    )
    onwards(t, () => t.can(Ann, 'press:A1')).answer(Ann, 'press:A1')
    expect([t.happened('maneuvered').length, offered(t, maneuver), rounds(t)]).toEqual([1, false, 2])
  })
  it('not to who cannot use equipment', () => {
    const t = armed('ir-goggles')
    t.effect(Ben, [{ op: 'forbid', rule: 'equipment', on: 'a', until: 'combat' }], { a: 'A1' })
    expect(offered(t, maneuver)).toBe(false)
  })
})

describe('Ruins of Ceoris', () => {
  const tremere = { clan: 'Tremere antitribu' }
  it('a maneuver or a press each combat, not both', () => {
    const t = armed('ruins-of-ceoris', tremere)
    play(
      onwards(t, () => t.can(Ann, maneuver)),
      Ann,
      maneuver,
    )
    expect([t.has('maneuvered'), offered(t, press)]).toEqual([true, false])
    const u = armed('ruins-of-ceoris', tremere)
    play(
      onwards(u, () => u.can(Ann, press)),
      Ann,
      press,
    )
    expect([onwards(u, () => rounds(u) === 2).has('pressed'), offered(u, maneuver)]).toEqual([true, false])
  })
  it('to a Tremere antitribu alone', () =>
    expect([offered(armed('ruins-of-ceoris'), maneuver), offered(armed('ruins-of-ceoris'), press)]).toEqual([
      false,
      false,
    ]))
})

describe('Treasured Samadji', () => {
  it('a Ravnos gets +1 bleed, and once each combat dodges', () => {
    const t = armed('treasured-samadji', { clan: 'Ravnos' })
    lastingPress(t, Ann, 'A1')
    expect(t.stat('A1', 'bleed')).toBe(2)
    onwards(t, () => t.can(Ann, 'strike:A1:K1:dodge')).answer(Ann, 'strike:A1:K1:dodge')
    onwards(t, () => t.can(Ann, 'press:A1')).answer(Ann, 'press:A1')
    expect([suffered(t, 'A1'), offered(t, 'strike:A1:K1:dodge'), rounds(t)]).toEqual([[1], false, 2])
  })
  it('nobody else does', () => {
    const t = armed('treasured-samadji')
    expect([t.stat('A1', 'bleed'), offered(t, 'strike:A1:K1:dodge')]).toEqual([1, false])
  })
})

describe('Living Manse', () => {
  it('+1 bleed; burned before range, it ends combat', () => {
    const t = armed('living-manse')
    expect(t.stat('A1', 'bleed')).toBe(2)
    play(upTo(t, 'before-range'), Ann, 'use:K1:flee:A1')
    onwards(t, () => isOver(t))
    expect([t.inAsh(Ann, 'K1'), t.has('strike-chosen'), isOver(t)]).toEqual([true, false, true])
  })
  it('not later in the round, nor for an ally', () => {
    const t = upTo(armed('living-manse'), 'before-strikes')
    expect(offered(t, 'use:K1:flee:A1')).toBe(false)
    const ally = armed('living-manse', { type: 'ally', life: 3 })
    expect([ally.stat('A1', 'bleed'), offered(ally, 'use:K1:flee:A1')]).toEqual([1, false])
  })
  it('a vampire has one, of 1 blood, by a Tzimisce', () => {
    const t = table({
      seats: [
        {
          ready: [
            v('A1', { clan: 'Tzimisce' }, on('living-manse', 'X1')),
            v('A2', { clan: 'Tzimisce' }, { blood: 3 }),
            v('A3'),
          ],
          hand: card('living-manse'),
        },
        {},
      ],
    })
    expect(['A1', 'A2', 'A3'].map(as => t.can(Ann, `play:K1::${as}`))).toEqual([false, true, false])
    t.answer(Ann, 'play:K1::A2')
    t.allPass()
    expect([t.card('K1').on, t.blood('A2')]).toEqual([t.id('A2'), 2])
  })
})
