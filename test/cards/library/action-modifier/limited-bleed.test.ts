import { describe, expect, it } from 'vitest'
import { onwards, play } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { polling } from '../../../support/polls.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { added, asModifier } from '../../rows.ts'
import { held, K1, keen, v } from '../../scene.ts'

describe('modifiers that raise a bleed', () => {
  it.each([
    ['threats', 'dom', 2],
    ['threats', 'DOM', 3],
    ['command-of-the-beast', 'dom', 2],
    ['command-of-the-beast', 'DOM', 2],
    ['iron-glare', 'POT+PRE', 3],
    ['visions-of-gehenna', 'PRE', 3],
    ['power-of-one', 'pot', 2],
    ['power-of-one', 'pre', 2],
  ])('%s [%s]: the bleed is %i', (card, level, bleed) => {
    expect(onwards(asModifier(card, level)).pool(Ben)).toBe(20 - bleed)
  })
  it.each([
    ['threats', 'DOM', false],
    ['command-of-the-beast', 'dom', false],
    ['command-of-the-beast#1', 'DOM', true],
    ['iron-glare', 'POT+PRE', false],
    ['visions-of-gehenna', 'PRE', false],
    ['power-of-one#2', 'pot', true],
    ['power-of-one', 'pre', false],
  ])('%s [%s]: beside a limited increase: %s', (id, level, may) => {
    const card = id.split('#')[0]!
    const scene = () =>
      table({
        seats: [
          {
            ready: [
              v('A1', { disciplines: ['dom', 'DOM', 'POT', 'PRE'], clan: 'Ravnos', sect: 'Anarch', capacity: 9 }),
              minion('A2'),
            ],
            hand: [K1(card), ...held('bonding', 'B9')],
          },
          { pool: 20, ready: [minion('B1')] },
          {},
          {},
          {},
        ],
      })
    const after = scene()
    after.answer(Ann, 'bleed:A1')
    play(after, Ann, 'play:B9:dom:A1')
    onwards(after, () => after.waiting().includes(Ann) && after.window() !== 'announced')
    expect(after.can(Ann, `play:K1:${level}:A1`)).toBe(may)
    const before = scene()
    before.answer(Ann, 'bleed:A1')
    play(before, Ann, `play:K1:${level}:A1`)
    expect(before.can(Ann, 'play:B9:dom:A1')).toBe(may)
  })
  it.each([
    ['threats', 'dom'],
    ['iron-glare', 'POT+PRE'],
    ['visions-of-gehenna', 'PRE'],
    ['power-of-one#1', 'pre'],
    ['power-of-one', 'pot'],
  ])('%s [%s]: in a bleed alone', (id, level) => {
    const t = table({
      seats: [
        {
          ready: [
            v('A1', { disciplines: ['dom', 'POT', 'PRE'], clan: 'Ravnos', sect: 'Anarch', capacity: 9 }, { blood: 3 }),
            minion('A2'),
          ],
          hand: [K1(id.split('#')[0]!)],
        },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'hunt:A1')
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, `play:K1:${level}:A1`)) || t.has('action-ended'))
    expect(offered).toBe(false)
  })
})

it('Iron Glare [pot][pre]: two votes in polling, and none in a bleed', () => {
  const t = polling({ generic: { disciplines: ['pot', 'pre'] } }, { hand: held('iron-glare', 'O1') as never })
  t.answer(Ann, 'play:O1:pot+pre:A1')
  t.allPass(() => t.window() === 'polling')
  expect(t.option(Ann, 'vote:title:A1')?.effect.params).toMatchObject({ votes: 2 })
})

describe('Visions of Gehenna', () => {
  const visions = (level: string) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: level.split('+'), clan: 'Ravnos', capacity: 9 }, { blood: 3 }), minion('A2')],
          hand: [K1('visions-of-gehenna')],
        },
        { pool: 20, ready: [minion('B1', { generic: { type: 'ally' } }), minion('B2')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, `play:K1:${level}:A1`)
    onwards(t, () => t.can(Ben, 'block:B2'))
    return t
  }
  it.each([
    ['pre', 1],
    ['PRE', 3],
  ])('[%s]: allies cannot block, vampires can; the bleed is %i', (level, bleed) => {
    const t = visions(level)
    expect([t.can(Ben, 'block:B1'), t.can(Ben, 'block:B2')]).toEqual([false, true])
    expect(onwards(t).pool(Ben)).toBe(20 - bleed)
  })
  it('[pre]: an ally that is attempting already fails', () => {
    const t = visions('pre')
    const late = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['pre'], clan: 'Ravnos', capacity: 9 }), minion('A2')],
          hand: [K1('visions-of-gehenna')],
        },
        { pool: 20, ready: [minion('B1', { generic: { type: 'ally' } })] },
        {},
        {},
        {},
      ],
    })
    late.answer(Ann, 'bleed:A1')
    late.reach(Ben, 'block:B1')
    play(late, Ann, 'play:K1:pre:A1')
    onwards(late)
    expect([t.has('block-failed'), late.has('block-failed'), late.pool(Ben)]).toEqual([false, true, 19])
  })
})

describe('Power of One', () => {
  const power = (level: string, b1: object = {}) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: [level], sect: 'Anarch', capacity: 9 }, { blood: 5 }), minion('A2')],
          hand: [K1('power-of-one')],
        },
        { pool: 20, ready: [minion('B1', { blood: 4, ...b1 }), minion('B2')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    return t
  }
  it('[obt]: once it is blocked and before the block resolves, who blocks burns 2 blood', () => {
    const t = power('obt')
    let early = false
    t.allPass(() => t.window() === 'blocked' || ((early ||= t.can(Ann, 'play:K1:obt:A1')), false))
    expect(early).toBe(false)
    t.answer(Ann, 'play:K1:obt:A1')
    onwards(t)
    // The card costs one, and in combat each takes one of the other's hands.
    expect([t.blood('B1'), t.blood('A1'), t.locked('B1')]).toEqual([1, 3, true])
  })
  it('[obt]: of an ally 2 life; one that burns for it blocks nothing', () => {
    const t = power('obt', { generic: { type: 'ally', life: 2 }, blood: 2 })
    t.allPass(() => t.window() === 'blocked')
    t.answer(Ann, 'play:K1:obt:A1')
    onwards(t)
    expect([t.inAsh(Ben, 'B1'), t.has('combat-started'), t.pool(Ben)]).toEqual([true, false, 19])
  })
  it('[pre]: with stealth, where that is needed', () => {
    const t = power('pre')
    play(t, Ann, 'play:K1:stealth:A1')
    expect([added(t, 'stealth'), added(t, 'bleed'), t.blood('A1')]).toEqual([[1], [1], 4])
    const early = asModifier('power-of-one', 'pre')
    expect([added(early, 'stealth'), added(early, 'bleed')]).toEqual([[], [1]])
  })
  it('power-of-one#G86-1: it requires the Discipline it is played with', () => {
    const t = power('obt')
    keen(t, 'B1')
    expect([t.can(Ann, 'play:K1:pot:A1'), t.can(Ann, 'play:K1:pre:A1')]).toEqual([false, false])
  })
})
