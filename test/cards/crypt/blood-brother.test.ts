import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../shared/rules/index.ts'
import { sameCircle } from '../../../shared/rules/reads/traits.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'
import { held, type Table, v } from '../scene.ts'

const seen = (t: Table, as: string) =>
  viewFor(t.state, Ann)
    .seats.flatMap(({ ready }) => ready)
    .find(({ card }) => card.id === t.id(as))

describe('Blood Brothers', () => {
  const comes = (crypt: string[] = ['colette']) => {
    const t = table({
      seats: [
        {
          ready: [{ card: 'ilse', as: 'A1' }],
          uncontrolled: [
            { card: 'new-blood', as: 'N1', blood: 2 },
            { card: 'new-blood', as: 'N2', blood: 2 },
          ],
          crypt,
        },
        {},
        {},
      ],
      turn: { number: 9, phase: 'influence' },
    })
    t.answer(Ann, 'bring-out:N1')
    return t
  }
  it('new-blood#1, camaraderie#G3-1: one that has no circle shares it with nobody', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { bleed: 5 })] },
        {
          ready: [
            v('B1', { clan: 'Blood Brother', disciplines: ['SAN'] }),
            v('B2', { clan: 'Blood Brother' }),
            v('B3', { clan: 'Blood Brother', circle: 'Kiev' }),
          ],
          hand: held('camaraderie', 'R1'),
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    expect([t.can(Ben, 'play:R1:san:B1'), t.can(Ben, 'play:R1:SAN:B1')]).toEqual([true, false])
    expect(
      [
        ['B1', 'B2'],
        ['B1', 'B3'],
      ].map(([a, b]) => sameCircle(t.state, t.id(a!), t.id(b!))),
    ).toEqual([false, false])
    const embraced = { changed: [{ types: ['Vampire' as const], capacity: 1, clan: 'Blood Brother' }] }
    const two = table({
      seats: [
        {
          ready: [
            { card: 'the-embrace', as: 'E1', ...embraced },
            { card: 'the-embrace', as: 'E2', ...embraced },
          ],
        },
        {},
      ],
    })
    expect(sameCircle(two.state, two.id('E1'), two.id('E2'))).toBe(false)
    const fresh = comes()
    expect(sameCircle(fresh.state, fresh.id('N1'), fresh.id('N2'))).toBe(false)
  })

  it('new-blood#3: the Inner Circle is none, and gives no title', () => {
    const t = comes()
    const [slot] = t.option(Ann, 'choose')!.slots as { candidates: string[] }[]
    expect([
      slot!.candidates.some(one => one.includes('Inner')),
      t.refused(Ann, 'choose', { pick: ['Inner Circle'] }),
    ]).toEqual([false, 'illegal-args'])
    t.choose(Ann, ['Kiev'])
    expect(seen(t, 'N1')?.title).toBe(null)
  })

  it('new-blood#G160-1: from an empty crypt nothing is drawn', () => {
    const t = comes([])
    t.choose(Ann, ['Kiev'])
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('N1')), t.state.seats[Ann]!.uncontrolled]).toEqual([
      true,
      [t.id('N2')],
    ])
  })
})

describe('vampires of the rule’s own traits', () => {
  it('New Blood belongs to the circle chosen as it comes out, for as long as it is in play, and draws a crypt card', () => {
    const t = table({
      seats: [
        {
          ready: [{ card: 'ilse', as: 'A1' }],
          uncontrolled: [{ card: 'new-blood', as: 'N1', blood: 2 }],
          crypt: ['colette', 'alu'],
        },
        {},
        {},
      ],
      turn: { number: 9, phase: 'influence', transfers: 1 },
    })
    t.answer(Ann, 'bring-out:N1')
    expect(t.refused(Ann, 'choose', { pick: ['Inner'] })).toBe('illegal-args')
    t.choose(Ann, ['Torrance'])
    expect([t.state.seats[Ann]!.crypt.length, t.state.seats[Ann]!.uncontrolled.length]).toEqual([1, 1])
    const mates = () => {
      t.effect(
        Ann,
        [
          {
            op: 'choose',
            as: 'x',
            ask: 'choose-vampire',
            from: { cards: { kind: 'vampire', circle: 'n', not: { ref: 'n' } } },
            min: 0,
          },
        ],
        { n: 'N1' },
      )
      return t.option(Ann, 'choose')?.slots
    }
    expect(mates()).toMatchObject([{ candidates: [t.id('A1')] }])
    t.choose(Ann, [])
    t.effect(Ann, [{ op: 'move', who: 'n', to: 'ash' }], { n: 'N1' })
    expect([t.state.modifiers, t.inAsh(Ann, 'N1')]).toEqual([[], true])
  })
  it('Ilse and Karl are of one circle', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', { generic: { bleed: 5 } })] },
        {
          pool: 10,
          ready: [
            { card: 'ilse', as: 'B1' },
            { card: 'karl', as: 'B2' },
          ],
          hand: [{ card: 'camaraderie', as: 'R1' }],
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'play:R1:SAN:B1')
    t.allPass()
    expect(t.pool(Ben)).toBe(8)
  })
})
