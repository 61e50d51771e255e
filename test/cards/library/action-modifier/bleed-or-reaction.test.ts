import { describe, expect, it } from 'vitest'
import { matches } from '../../../../shared/rules/reads/evaluate.ts'
import { onwards, play } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { has, held, K1 } from '../../scene.ts'
import { added, asModifier, asReaction } from '../../rows.ts'
import { acting } from '../../scenes.ts'

const corrupted = { counters: { 'corruption@3': 1 } }

describe('Sense the Sin', () => {
  it.each([
    ['dai', {}, 1],
    ['dai', corrupted, 2],
    ['aus', { generic: { capacity: 4 } }, 1],
  ] as const)('[%s] with %j: +%i intercept', (level, a, n) => {
    const t = table({
      seats: [
        { ready: [minion('A1', a), minion('A2')] },
        { ready: [minion('B1', has(level))], hand: [K1('sense-the-sin')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 3, on: 'acting', until: 'action' }])
    t.reach(Ben, 'block:B1')
    play(t, Ben, `play:K1:${level}:B1`)
    expect(added(t, 'intercept')).toEqual([n])
  })

  it('[aus] only against a younger vampire', () => {
    expect(() => asReaction('sense-the-sin', 'aus', { stealth: 1 })).toThrow()
    expect(added(asReaction('sense-the-sin', 'aus', { stealth: 1, a: { capacity: 8 } }), 'intercept')).toEqual([1])
  })

  it('[DAI] 2 bleed, and whoever has counters of anybody has 1 intercept less', () => {
    const t = acting(has('DAI'), { ann: held('sense-the-sin', 'S1'), b1: corrupted })
    t.answer(Ann, 'bleed:A1')
    play(t, Ann, 'play:S1:DAI:A1')
    expect([t.stat('A1', 'bleed'), t.stat('B1', 'intercept'), t.stat('B2', 'intercept')]).toEqual([3, -1, 0])
    const hunts = acting(has('DAI', { blood: 2 }), { ann: held('sense-the-sin', 'S1') })
    hunts.answer(Ann, 'hunt:A1')
    expect(hunts.can(Ann, 'play:S1:DAI:A1')).toBe(false)
  })

  it('sense-the-sin#G86-1: as it is played it requires the Discipline it is played with', () => {
    const t = acting({}, { ann: held('direct-intervention', 'D9'), b1: has('dai'), ben: held('sense-the-sin', 'S1') })
    t.answer(Ann, 'bleed:A1')
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'acting', until: 'action' }])
    t.reach(Ben, 'block:B1')
    const requires = (code: string) =>
      matches({ state: t.state, source: null, by: null, seat: Ben, vars: {} }, { requires: code }, t.id('S1'))
    expect([requires('aus'), requires('dai')]).toEqual([true, true])
    t.answer(Ben, 'play:S1:dai:B1')
    for (let n = 0; n < 5 && !t.has('card-played'); n++) t.pass(t.waiting()[0]!)
    expect([requires('aus'), requires('dai')]).toEqual([false, true])
  })
})

it('Murmur of the False Will [dom]: +1 bleed, limited', () => {
  const t = asModifier('murmur-of-the-false-will', 'dom')
  expect([added(t, 'bleed'), onwards(t).pool(Ben)]).toEqual([[1], 18])
})
