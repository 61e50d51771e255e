import { describe, expect, it } from 'vitest'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'

const of = (as: string, generic: object, more: object = {}) => minion(as, { generic, ...more })

describe('requirements', () => {
  it('REQ-01: an action card that requires a prince or justicar', () => {
    const t = table({
      seats: [
        {
          ready: [
            of('V1', { capacity: 4 }),
            of('V2', { capacity: 8, title: 'prince', city: 'Rome' }),
            minion('V3', { blood: 0, locked: true }),
          ],
          hand: [{ card: 'fifth-tradition-hospitality', as: 'F1' }],
        },
        {},
      ],
    })
    expect([
      t.refused(Ann, 'play:F1::V1', { v: [t.id('V3')] }),
      t.refused(Ann, 'play:F1::V2', { v: [t.id('V2')] }),
    ]).toEqual(['illegal-option', 'illegal-args'])
    t.answer(Ann, 'play:F1::V2', { v: [t.id('V3')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [], stealth: 1 }])
    t.allPass()
    expect([t.blood('V3'), t.blood('V2')]).toEqual([4, 7])
    const none = table({
      seats: [
        { ready: [of('V1', { capacity: 4 })], hand: [{ card: 'fifth-tradition-hospitality', as: 'F1' }] },
        { ready: [minion('V5')] },
      ],
    })
    expect(none.why(Ann, 'play', 'F1')).toEqual(['missing-title', 'REQ-01'])
  })

  it('REQ-01: a title', () => {
    const scene = (V1: object) => {
      const t = table({
        seats: [
          { ready: [minion('A1')] },
          { ready: [of('V5', V1)], hand: [{ card: 'second-tradition-domain', as: 'S1' }] },
        ],
      })
      t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'a', until: 'game' }], { a: 'A1' })
      t.answer(Ann, 'bleed:A1')
      t.reach(Ben, 'block:V5')
      return t
    }
    const none = scene({ capacity: 4 })
    expect(none.has('block-failed')).toBe(true)
    const prince = scene({ capacity: 8, title: 'prince', city: 'Rome' })
    prince.reach(Ben, 'play:S1::V5')
    prince.allPass()
    expect(prince.has('blocked')).toBe(true)
  })

  it('REQ-01: a clan, a sect, a capacity, a Discipline', () => {
    const why = (card: string, generic: object) =>
      table({
        seats: [
          { ready: [of('V1', generic)], hand: [{ card, as: 'X1' }] },
          { ready: [minion('V5')] },
          { ready: [{ card: 'the-barrens' }] },
        ],
      }).why(Ann, 'play', 'X1')
    expect(why('rewilding', { clan: 'Brujah' })).toEqual(['missing-clan', 'CRYPT-06'])
    expect(why('rewilding', { clan: 'Gangrel' })).toBeUndefined()
    expect(why('line-brawl', { disciplines: ['pot'], sect: 'Sabbat' })).toEqual(['missing-sect', 'SECT-01'])
    expect(why('line-brawl', { disciplines: ['pot'], sect: 'Anarch' })).toBeUndefined()
    expect(why('enchant-kindred', { disciplines: ['dom'] })).toEqual(['missing-discipline', 'CRYPT-07'])
  })

  it('REQ-01: a capacity', () => {
    const scene = (capacity: number) => {
      const t = table({
        seats: [
          { ready: [minion('A1')] },
          {
            ready: [of('V5', { capacity, disciplines: ['ANI'] }, { locked: true })],
            hand: [{ card: 'sense-the-savage-way', as: 'S1' }],
          },
        ],
      })
      t.answer(Ann, 'bleed:A1')
      return t
    }
    expect([scene(7).can(Ben, 'play:S1:ANI:V5'), scene(6).can(Ben, 'play:S1:ANI:V5')]).toEqual([true, false])
  })

  const trochomancy = (disciplines: string[], ash = 13) => {
    const t = table({
      seats: [
        { ready: [of('V1', { disciplines })], hand: [{ card: 'trochomancy', as: 'T1' }] },
        { pool: 10, ash: Array.from({ length: ash }, () => 'deflection') },
      ],
    })
    t.answer(Ann, 'bleed:V1')
    return t
  }
  const offered = (t: ReturnType<typeof table>) =>
    t.options(Ann).flatMap(id => (id.startsWith('play:') ? [id.split(':')[2]] : []))

  it('REQ-03: each effect of a card asks for its own Disciplines: one of them, or both', () => {
    expect(offered(trochomancy(['nec']))).toEqual(['nec'])
    expect(offered(trochomancy(['aus', 'nec']))).toEqual(['nec', 'aus+nec'])
    expect(offered(trochomancy(['AUS', 'NEC']))).toEqual(['nec', 'aus+nec', 'AUS+NEC'])
    expect(offered(trochomancy(['AUS', 'nec'], 7))).toEqual(['aus+nec'])
    const t = trochomancy(['NEC'])
    expect(t.refused(Ann, 'play:T1:aus+nec:V1')).toBe('illegal-option')
    t.answer(Ann, 'play:T1:nec:V1', { cards: [...t.state.seats[Ben]!.ash] })
    t.allPass()
    expect([t.pool(Ben), t.state.seats[Ben]!.ash.length, t.state.seats[Ben]!.removed.length]).toEqual([8, 0, 13])
  })

  it('REQ-03: with both, seven cards do', () => {
    const t = trochomancy(['AUS', 'NEC'], 8)
    t.answer(Ann, 'play:T1:AUS+NEC:V1', { cards: t.state.seats[Ben]!.ash.slice(0, 7) })
    t.allPass()
    expect([t.pool(Ben), t.state.seats[Ben]!.ash.length]).toEqual([7, 1])
  })

  it('REQ-03: any one of several', () => {
    const t = table({
      seats: [
        { ready: [of('V1', { disciplines: ['pot'], sect: 'Anarch' })], hand: [{ card: 'line-brawl', as: 'L1' }] },
        { ready: [minion('V5')] },
      ],
    })
    expect(offered(t)).toEqual(['pot'])
  })

  it('REQ-05: what costs more pool than there is is not announced', () => {
    const t = table({
      seats: [
        {
          pool: 2,
          ready: [minion('V1')],
          hand: [{ card: 'information-highway' }, { card: '44-magnum', as: 'M1' }, { card: 'kevlar-vest', as: 'K1' }],
        },
        {},
      ],
    })
    expect(t.can(Ann, 'play:M1::V1')).toBe(true)
    t.edit(state => {
      state.seats[Ann]!.pool = 1
    })
    expect([t.refused(Ann, 'play:M1::V1'), t.why(Ann, 'play', 'M1'), t.locked('V1'), t.inHand(Ann, 'M1')]).toEqual([
      'illegal-option',
      ['not-enough-pool', 'REQ-05'],
      false,
      true,
    ])
  })
})
