import { describe, expect, it } from 'vitest'
import { duel, onwards, play, upTo } from '../../../support/duel.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { attacked, held, K, of, tough, v } from '../../scene.ts'

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

  it('infernal-pursuit#2: cancelled as it is played it gives nothing, and one card replaces it', () => {
    const t = upTo(fight('CEL', held('direct-intervention', 'I1')), 'before-strikes')
    t.answer(Ann, 'play:K1:CEL:A1')
    play(t, Ben, 'play:I1:')
    expect([t.has('card-cancelled'), left(t), hand(t)]).toEqual([true, 7, 7])
    expect(t.state.modifiers.filter(one => one.kind === 'number' && one.stat === 'replacements')).toEqual([])
  })

  it('infernal-pursuit#3: once it has been played, a card that is cancelled is replaced with one more', () => {
    const t = upTo(fight('CEL', held('direct-intervention', 'I1')), 'before-strikes')
    t.answer(Ann, 'play:K1:CEL:A1')
    onwards(t, () => t.can(Ann, 'choose'))
    t.choose(Ann, t.state.seats[Ann]!.hand.slice(-1))
    onwards(t, () => t.can(Ann, 'play:K2:CEL:A1'))
    const before = left(t)
    t.answer(Ann, 'play:K2:CEL:A1')
    play(t, Ben, 'play:I1:')
    onwards(t, () => t.can(Ann, 'choose'))
    expect([t.has('card-cancelled'), before - left(t), hand(t), t.option(Ann, 'choose')?.slots]).toMatchObject([
      true,
      2,
      8,
      [{ min: 1, max: 1 }],
    ])
  })

  it('infernal-pursuit#4, infernal-pursuit#5: Nicomedes draws his hand anew card by card, with one more each time', () => {
    const cards = (n: number, as: string) => Array.from({ length: n }, (_, i) => ({ card: 'fame', as: `${as}${i}` }))
    const t = table({
      seats: [
        {
          ready: [v('A1', { disciplines: ['CEL'] }), { card: 'nicomedes', as: 'N1', blood: 3 }, v('A2')],
          hand: [...held('infernal-pursuit', 'K1'), ...cards(6, 'H')],
          library: cards(20, 'L'),
        },
        { ready: [v('B1', { capacity: 9 })] },
        {},
      ],
    })
    attacked(t, 'A1', 'B1')
    upTo(t, 'before-strikes').answer(Ann, 'play:K1:CEL:A1')
    onwards(t, () => t.can(Ann, 'choose'))
    t.choose(Ann, t.state.seats[Ann]!.hand.slice(-1))
    onwards(t, () => t.can(Ann, 'use:N1:shuffle'))
    const [ash, all] = [t.state.seats[Ann]!.ash.length, left(t) + hand(t)]
    t.answer(Ann, 'use:N1:shuffle')
    for (let n = 1; n <= 7; n++) {
      onwards(t, () => t.can(Ann, 'choose'))
      // One that replaces, one more, and what the times before have left.
      expect([n, hand(t), t.option(Ann, 'choose')?.slots]).toMatchObject([n, n + 1, [{ min: 1, max: 1 }]])
      t.choose(Ann, [t.state.seats[Ann]!.hand[0]!])
    }
    expect([hand(t), left(t), t.state.seats[Ann]!.ash.length - ash]).toEqual([7, all - 14, 7])
    onwards(t, () => t.has('combat-ended'))
    expect(hand(t)).toBe(7)
  })
})
