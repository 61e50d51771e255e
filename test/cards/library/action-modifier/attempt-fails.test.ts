import { describe, expect, it } from 'vitest'
import { onwards, play } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { added, asModifier } from '../../rows.ts'
import { costs, has, K1 } from '../../scene.ts'

const attempted = (card: string, disciplines: string, b1: object = {}, ben: object = {}) => {
  const t = table({
    seats: [
      { ready: [minion('A1', has(disciplines, {}, { capacity: 6 })), minion('A2')], hand: [K1(card)] },
      { pool: 10, ready: [minion('B1', b1), minion('B2')], ...ben },
      {},
      {},
      {},
    ],
  })
  t.answer(Ann, 'bleed:A1')
  t.reach(Ben, 'block:B1')
  return t
}

describe("True Love's Face", () => {
  const face = 'play:K1:OBF+PRE:A1'
  it('[obf][pre]: 1 bleed, limited', () => {
    expect(asModifier('true-loves-face', 'obf+pre').stat('A1', 'bleed')).toBe(2)
  })

  it('[OBF][PRE]: the attempt fails, and that minion cannot try again', () => {
    const t = attempted('true-loves-face', 'OBF PRE')
    play(t, Ann, face)
    onwards(t, () => t.has('block-failed'))
    onwards(t, () => t.waiting().includes(Ben) && t.window() === 'blocks')
    expect([t.can(Ben, 'block:B1'), t.can(Ben, 'block:B2')]).toEqual([false, true])
  })

  it('the controller of the blocking minion may burn a pool to cancel it, and not what is played at basic', () => {
    const t = attempted('true-loves-face', 'OBF PRE')
    t.answer(Ann, face)
    for (let n = 0; n < 5 && !t.can(Ben, 'use:K1:cancel:B1'); n++) t.pass(t.waiting()[0]!)
    t.answer(Ben, 'use:K1:cancel:B1')
    onwards(t, () => t.has('card-cancelled'))
    expect([t.pool(Ben), t.has('block-failed')]).toEqual([9, false])
    onwards(t)
    expect(t.has('blocked')).toBe(true)
    const basic = attempted('true-loves-face', 'obf pre')
    play(basic, Ann, 'play:K1:obf+pre:A1')
    expect([added(basic, 'bleed'), basic.has('ability-used')]).toEqual([[1], false])
  })
})

describe("Crocodile's Tongue", () => {
  it('against an ally or a younger vampire: nobody of that Methuselah may try again', () => {
    const t = attempted('crocodiles-tongue', 'aus')
    play(t, Ann, 'play:K1:aus:A1')
    onwards(t)
    expect([t.happened('block-failed').length, t.pool(Ben), t.has('blocked')]).toEqual([1, 9, false])
    expect(attempted('crocodiles-tongue', 'aus', { generic: { capacity: 6 } }).can(Ann, 'play:K1:aus:A1')).toBe(false)
    expect(attempted('crocodiles-tongue', 'aus', { generic: { type: 'ally' } }).can(Ann, 'play:K1:aus:A1')).toBe(true)
  })

  it.each([
    ['aus', {}, 1],
    ['AUS', {}, 2],
    ['AUS', { generic: { type: 'ally', life: 3 } }, 2],
  ] as const)('[%s] the blocking minion may burn blood or life to cancel it', (level, b1, n) => {
    const t = attempted('crocodiles-tongue', level, b1),
      option = `use:K1:${level === 'aus' ? 'cancel' : 'refuse'}:B1`
    t.answer(Ann, `play:K1:${level}:A1`)
    for (let n = 0; n < 5 && !t.can(Ben, option); n++) t.pass(t.waiting()[0]!)
    t.answer(Ben, option)
    onwards(t, () => t.has('card-cancelled'))
    expect([costs(t), t.has('block-failed')]).toEqual([[n], false])
  })

  it('[AUS] not with 1 blood', () => {
    const t = attempted('crocodiles-tongue', 'AUS', { blood: 1 })
    play(t, Ann, 'play:K1:AUS:A1')
    expect([t.has('card-cancelled'), t.blood('B1')]).toEqual([false, 1])
  })
})
