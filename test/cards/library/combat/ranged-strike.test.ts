import { describe, expect, it } from 'vitest'
import { Ann, Ben, duel, isOver, onwards, play, upTo } from '../../../support/duel.ts'
import { asStrike, suffered } from '../../rows.ts'
import { aggravated, type Held, held, hits, never, of, rounds, strike, tough } from '../../scene.ts'

describe('strikes at any range', () => {
  it.each([
    ['aid-from-bats', 'ani', 1, 0],
    ['aid-from-bats', 'ANI', 1, 0],
    ['conflagration', 'pot', 2, 0],
    ['conflagration', 'dai', 1, 1],
    ['conflagration', 'DAI', 2, 1],
  ])('%s [%s]: %iR damage', (name, level, n, burns) => {
    const t = asStrike(name, level)
    expect([suffered(t, 'B1'), aggravated(t).length]).toEqual([[n], burns])
  })

  it.each(['ani', 'ANI'])('Aid from Bats [%s]: with its maneuver it strikes at long range', level => {
    const t = asStrike('aid-from-bats', level, { window: 'range' })
    expect([t.happened('maneuvered').length, suffered(t, 'A1'), suffered(t, 'B1')]).toEqual([1, [], [1]])
  })
})

const far = (name: string, level: string, more: Held = []) =>
  upTo(
    play(
      upTo(duel({ a: of(level), b: tough, ann: [...held(name, 'K1'), ...held('fake-out', 'F1'), ...more] }), 'range'),
      Ann,
      'play:F1::A1',
    ),
    'strike',
  )

describe('Thrown Sewer Lid', () => {
  it.each(['pot', 'POT'])('[%s] only at long range: 3R damage', level => {
    const t = far('thrown-sewer-lid', level)
    t.answer(Ann, `play:K1:${level}:A1`)
    onwards(t, () => isOver(t))
    expect([suffered(t, 'A1'), suffered(t, 'B1')]).toEqual([[], [3]])
    const near = upTo(duel({ a: of(level), ann: held('thrown-sewer-lid', 'K1') }), 'strike')
    expect(near.can(Ann, `play:K1:${level}:A1`)).toBe(false)
  })
  it('thrown-sewer-lid#G96-1: [POT] the press is for this round alone', () => {
    const t = far('thrown-sewer-lid', 'POT', held('boxed-in', 'P1'))
    t.answer(Ann, 'play:K1:POT:A1')
    upTo(t, 'press')
    onwards(t, () => t.can(Ann, 'press:A1'))
    t.answer(Ann, 'play:P1::A1')
    onwards(t, () => rounds(t) === 2)
    expect(rounds(t)).toBe(2)
    expect(never(t, Ann, 'press:A1')).toBe(true)
  })
})

describe('Walk of Flame', () => {
  it.each([
    ['tha', 1],
    ['THA', 2],
  ])('[%s] not in the first round; then %iR aggravated damage', (level, n) => {
    const t = upTo(
      duel({ a: of(level), b: tough, ann: [...held('walk-of-flame', 'K1'), ...held('boxed-in', 'P1')] }),
      'strike',
    )
    expect(t.why(Ann, 'play', 'K1')).toEqual(['wrong-window', 'COMBAT-07'])
    play(upTo(t, 'press'), Ann, 'play:P1::A1')
    onwards(t, () => rounds(t) === 2)
    upTo(t, 'strike')
    t.answer(Ann, `play:K1:${level}:A1`)
    onwards(t, () => isOver(t))
    expect([suffered(t, 'B1'), aggravated(t).length]).toEqual([[1, n], 1])
  })
})

describe('Burst of Sunlight', () => {
  it.each([
    ['tha', 1],
    ['THA', 2],
  ])('[%s] %iR aggravated damage to both', (level, n) => {
    const t = asStrike('burst-of-sunlight', level)
    expect([suffered(t, 'B1'), aggravated(t).length]).toEqual([[n], 2])
    expect(hits(t, 'A1').filter(hit => hit.aggravated)).toMatchObject([{ amount: n, from: null }])
  })
  it('burst-of-sunlight#1: the striker burns at any range, and where the strike is dodged', () => {
    const t = far('burst-of-sunlight', 'THA')
    t.answer(Ann, 'play:K1:THA:A1')
    onwards(t, () => isOver(t))
    expect([suffered(t, 'A1'), suffered(t, 'B1')]).toEqual([[2], [2]])
    const u = upTo(duel({ a: of('THA'), ann: held('burst-of-sunlight', 'K1'), ben: held('dodge', 'D1') }), 'strike')
    u.answer(Ann, 'play:K1:THA:A1')
    strike(u, Ben, 'play:D1::B1')
    onwards(u, () => isOver(u))
    expect([suffered(u, 'A1'), suffered(u, 'B1')]).toEqual([[2], []])
  })
  it('burns nobody where combat ends before it', () => {
    const t = upTo(
      duel({ a: of('THA'), b: of('pre+PRE'), ann: held('burst-of-sunlight', 'K1'), ben: held('majesty', 'M1') }),
      'strike',
    )
    t.answer(Ann, 'play:K1:THA:A1')
    strike(t, Ben, 'play:M1:PRE:B1')
    onwards(t)
    expect(t.has('damaged')).toBe(false)
  })
})

describe('Flames of the Netherworld', () => {
  it.each([
    ['dai', 0],
    ['DAI', 1],
  ])('[%s] 1 aggravated damage; at long range %i', (level, n) => {
    expect(aggravated(asStrike('flames-of-the-netherworld', level)).length).toBe(1)
    const t = far('flames-of-the-netherworld', level)
    t.answer(Ann, `play:K1:${level}:A1`)
    onwards(t, () => isOver(t))
    expect(aggravated(t).length).toBe(n)
  })
  it('flames-of-the-netherworld#G65-1, flames-of-the-netherworld#G97-1: [tha] at long range, by who has the blood to burn', () => {
    const near = upTo(duel({ a: of('tha'), ann: held('flames-of-the-netherworld', 'K1') }), 'strike')
    expect(near.can(Ann, 'play:K1:tha:A1')).toBe(false)
    const t = far('flames-of-the-netherworld', 'tha')
    t.effect(Ann, [{ op: 'modify', stat: 'cost', delta: -1, on: 'a', until: 'turn' }], { a: 'A1' })
    const before = t.blood('A1')
    t.answer(Ann, 'play:K1:tha:A1')
    onwards(t, () => isOver(t))
    expect([before - t.blood('A1'), aggravated(t).length]).toEqual([1, 1])
    const dry = far('flames-of-the-netherworld', 'tha')
    dry.edit(state => {
      state.cards[dry.id('A1')]!.blood = 0
    })
    expect(dry.can(Ann, 'play:K1:tha:A1')).toBe(false)
  })
})
