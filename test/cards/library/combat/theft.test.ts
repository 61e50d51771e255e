import { describe, expect, it } from 'vitest'
import { duel, onwards, play, upTo } from '../../../support/duel.ts'
import { Ann, Ben } from '../../../support/table.ts'
import { card, has, on, strike, type Table } from '../../scene.ts'

const vampire = (disciplines: string, more: object = {}, generic: object = {}) => ({
  generic: { disciplines: disciplines.split(' '), ...generic },
  ...more,
})
const blood = (t: Table) => [t.blood('A1'), t.blood('B1')]
const whileAsked = (t: Table) => upTo(t, 'strike')
/** A1 strikes with this card at this level; B1 with its hands. */
const struck = (name: string, level: string, more: { a?: object; b?: object } = {}) => {
  const t = whileAsked(duel({ a: vampire(level, more.a), ...(more.b && { b: more.b }), ann: card(name, 'C1') }))
  t.answer(Ann, `play:C1:${level}:A1`)
  return onwards(t)
}

describe('strike cards', () => {
  it('Theft of Vitae steals 1 or 2, at any range', () => {
    expect(blood(struck('theft-of-vitae', 'tha', { a: { blood: 3 } }))).toEqual([3, 4])
    expect(blood(struck('theft-of-vitae', 'THA', { a: { blood: 3 } }))).toEqual([4, 3])
    const t = upTo(
      duel({
        a: vampire('THA OBF', { blood: 3 }),
        ann: [...card('swallowed-by-the-night', 'N1'), ...card('theft-of-vitae', 'C1')],
      }),
      'range',
    )
    play(t, Ann, 'play:N1:OBF:A1')
    whileAsked(t).answer(Ann, 'play:C1:THA:A1')
    expect(blood(onwards(t))).toEqual([5, 3])
  })
  it('Canine Horde hits for 1R; at superior it destroys equipment first, and only where there is some', () => {
    expect(blood(struck('canine-horde', 'ani'))).toEqual([4, 4])
    const t = whileAsked(
      duel({
        a: vampire('ANI'),
        b: { attachments: [{ card: '44-magnum', as: 'G1' }] },
        ann: card('canine-horde', 'C1'),
      }),
    )
    t.answer(Ann, 'play:C1:ANI:A1')
    t.answer(Ben, 'strike:B1:hand')
    t.choose(Ann, [t.id('G1')])
    expect([t.inAsh(Ben, 'G1'), blood(onwards(t))]).toEqual([true, [4, 5]])
    const u = whileAsked(duel({ a: vampire('ANI'), ann: card('canine-horde', 'C1') }))
    expect([u.can(Ann, 'play:C1:ani:A1'), u.can(Ann, 'play:C1:ANI:A1')]).toEqual([true, false])
  })
})

describe('Theft of Vitae', () => {
  const T1 = card('theft-of-vitae', 'T1')

  it('theft-of-vitae#1: from one with less blood than that', () => {
    const t = duel({ a: has('THA', { blood: 2 }, { strength: 0 }), b: { blood: 1, generic: { strength: 0 } }, ann: T1 })
    strike(t, Ann, 'play:T1:THA:A1')
    expect(blood(onwards(t))).toEqual([3, 0])
  })

  it('theft-of-vitae#2: two at once are added up, so that no blood is lost above the capacity', () => {
    const t = duel({
      a: has('THA', { blood: 5 }),
      b: has('tha', { blood: 5 }),
      ann: T1,
      ben: card('theft-of-vitae', 'T2'),
    })
    strike(t, Ann, 'play:T1:THA:A1')
    strike(t, Ben, 'play:T2:tha:B1')
    expect(blood(onwards(t))).toEqual([5, 4])
  })
})

describe('strikes that need something to take', () => {
  const cases: [string, string, string, string, string][] = [
    ['canine-horde#1', 'canine-horde', 'ANI', 'sport-bike', 'raven-spy'],
    ['fast-hands#1', 'fast-hands', 'cel', '44-magnum', 'sport-bike'],
  ]
  it.each(cases)('%s: not where there is none', (_, name, level, taken, other) => {
    const at = (borne: string) => {
      const t = duel({ a: has(`${level} CEL`), b: on(borne, 'E1'), ann: card(name) })
      onwards(t, () => t.can(Ann, 'strike:A1:hand'))
      return t.can(Ann, `play:K1:${level}:A1`)
    }
    expect([at(taken), at(other)]).toEqual([true, false])
  })
})
