import { describe, expect, it } from 'vitest'
import { duel, onwards, upTo } from '../../../support/duel.ts'
import { Ann, Ben } from '../../../support/table.ts'
import { K, of, tough } from '../../scene.ts'

describe('Infernal Pursuit', () => {
  const six = (first: string) => [...K(first), 'villein', 'villein', 'villein', 'villein', 'villein'] as never
  const library = Array.from({ length: 8 }, () => 'fame') as never
  const fight = (level: string, ben: object[] = []) =>
    duel({
      a: of(`${level}+pot+POT`) as never,
      b: tough as never,
      ann: six('infernal-pursuit'),
      ben: ben as never,
      library,
    })
  const hand = (t: ReturnType<typeof fight>) => t.state.seats[Ann]!.hand.length
  const left = (t: ReturnType<typeof fight>) => t.state.seats[Ann]!.library.length

  it('is a press', () => {
    const t = upTo(fight('cel'), 'press')
    t.answer(Ann, 'play:K1:cel:A1')
    onwards(t, () => t.has('pressed'))
    expect(t.has('pressed')).toBe(true)
  })

  it('infernal-pursuit#1, infernal-pursuit#6: each replacement of the combat draws one more, then any is discarded', () => {
    const t = upTo(fight('CEL'), 'before-strikes')
    t.answer(Ann, 'play:K1:CEL:A1')
    onwards(t, () => t.can(Ann, 'choose'))
    expect([left(t), hand(t), t.option(Ann, 'choose')?.slots]).toMatchObject([6, 8, [{ min: 1, max: 1 }]])
    t.choose(Ann, [t.state.seats[Ann]!.hand.find(id => t.state.cards[id]!.key === 'villein')!])
    onwards(t, () => t.can(Ann, 'play:K2:CEL:A1'))
    t.answer(Ann, 'play:K2:CEL:A1')
    onwards(t, () => t.can(Ann, 'choose'))
    // Its own replacement, one more for the first, and one more as it resolves.
    t.choose(Ann, t.state.seats[Ann]!.hand.slice(0, hand(t) - 7))
    onwards(t, () => t.can(Ann, 'choose') || t.has('combat-ended'))
    if (t.can(Ann, 'choose')) t.choose(Ann, t.state.seats[Ann]!.hand.slice(0, hand(t) - 7))
    expect([left(t), hand(t)]).toEqual([3, 7])
  })

  it('after the combat a replacement is one card again', () => {
    const t = upTo(fight('CEL'), 'before-strikes')
    t.answer(Ann, 'play:K1:CEL:A1')
    onwards(t)
    expect(t.state.modifiers.filter(one => one.kind === 'number' && one.stat === 'replacements')).toEqual([])
    expect([left(t), hand(t)]).toEqual([6, 7])
  })

  it('infernal-pursuit#G160-1: of a library that has but one card, one is drawn', () => {
    const t = duel({
      a: of('CEL') as never,
      b: tough as never,
      ann: six('infernal-pursuit'),
      library: ['fame'] as never,
    })
    upTo(t, 'before-strikes').answer(Ann, 'play:K1:CEL:A1')
    onwards(t, () => t.has('combat-ended'))
    expect([left(t), hand(t)]).toEqual([0, 7])
    expect(t.can(Ben, 'choose')).toBe(false)
  })
})
