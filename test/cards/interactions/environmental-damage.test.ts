import { describe, expect, it } from 'vitest'
import { duel, onwards, play, upTo } from '../../support/duel.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'
import { card, has, on, strike } from '../scene.ts'

describe('environmental damage', () => {
  /** What inflicts a point on A1 in each round is there; A1 does this. */
  const crows = (name: string, a: object, ann: { card: string; as: string }[]) => {
    const t = duel({
      a,
      b: has('ani', name === 'murder-of-crows' ? on(name, 'K1') : {}, { strength: 3 }),
      ann,
      ben: [...card('canine-horde', 'H1'), ...(name === 'carrion-crows' ? card(name, 'K1') : [])],
    })
    return name === 'carrion-crows' ? play(t, Ben, 'play:K1:ani:B1') : t
  }
  it.each(['carrion-crows', 'murder-of-crows'])(
    '%s#G17-1: it comes through a dodge, not after combat has ended, nor once its target or its side is wounded by a first strike',
    name => {
      const dodges = crows(name, has('cel'), card('side-strike', 'D1'))
      strike(dodges, Ann, 'play:D1:cel:A1')
      expect([onwards(dodges).blood('A1'), dodges.happened('damaged').length]).toEqual([4, 1])
      const ends = crows(name, has('pre'), card('majesty', 'M1'))
      strike(ends, Ann, 'play:M1:pre:A1')
      expect([onwards(ends).blood('A1'), ends.has('damaged')]).toEqual([4, false])
      for (const [to, seat, by] of [
        ['A1', Ben, 'B1'],
        ['B1', Ann, 'A1'],
      ] as const) {
        const first = crows(name, has('cel'), card('side-strike', 'D1'))
        first.edit(state => {
          state.cards[first.id(to)]!.blood = 1
        })
        onwards(first, () => first.can(seat, `strike:${by}:hand`))
        first.effect(seat, [{ op: 'strike', strike: 'damage', damage: 2, first: true }], {}, { by })
        onwards(first)
        expect([first.inTorpor(to), first.happened('damaged').length]).toEqual([true, 1])
      }
    },
  )

  it('murder-of-crows#G16-1: the retainer is its source, so immunity to retainers holds', () => {
    const fight = (a1: object) => {
      const t = table({
        seats: [
          { ready: [a1 as ReturnType<typeof minion>, minion('A2')] },
          { ready: [minion('B1', on('murder-of-crows', 'K1'))] },
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, 'bleed:A1')
      play(t, Ben, 'block:B1')
      return onwards(t)
        .happened('damaged')
        .flatMap(event => (event.key === 'damaged' && event.card.id === t.id('A1') ? [event.from?.key] : []))
    }
    expect(fight(minion('A1')).toSorted()).toEqual(['generic', 'murder-of-crows'])
    expect(fight({ card: 'carolina-valez', as: 'A1' })).toEqual(['generic'])
  })

  it('murder-of-crows#G29-1: additional strikes of its employer are none of its own', () => {
    const t = duel({ a: {}, b: has('CEL', on('murder-of-crows', 'K1'), { strength: 0 }), ben: card('blur', 'X1') })
    play(upTo(t, 'additional-strikes'), Ben, 'play:X1:CEL:B1')
    onwards(t)
    expect([
      t.happened('strike-chosen').filter(event => event.key === 'strike-chosen' && event.by.id === t.id('B1')).length,
      t.blood('A1'),
    ]).toEqual([3, 4])
  })
})
