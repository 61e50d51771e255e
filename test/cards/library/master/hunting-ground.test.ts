import { describe, expect, it } from 'vitest'
import type { PositionInput } from '../../../../shared/api/position.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { K1, v } from '../../scene.ts'

const grounds = [
  ['zoo', 'Gangrel'],
  ['library', 'Tzimisce'],
  ['academic', 'Tremere'],
  ['asylum', 'Malkavian'],
  ['slum', 'Nosferatu'],
  ['society', 'Toreador'],
  ['uptown', 'Ventrue'],
  ['park', 'Ravnos'],
  ['political', 'Lasombra'],
  ['warzone', 'Brujah'],
  ['underworld', 'Banu Haqim'],
  ['university', 'Tremere antitribu'],
] as const
const L1 = (card: string) => ({ card, as: 'L1' })

it('Temple Hunting Ground: 1 blood to a ready vampire, for a Ministry', () => {
  const t = table({
    seats: [{ ready: [K1('temple-hunting-ground'), v('A1', {}, { blood: 1 })] }, {}],
    turn: { phase: 'unlock' },
  })
  t.answer(Ann, 'use:K1:feed', { v: [t.id('A1')] })
  expect(t.blood('A1')).toBe(2)
  const held = (clan: string) =>
    table({
      seats: [{ pool: 9, ready: [v('A1', { clan })], hand: [K1('temple-hunting-ground')] }, {}],
      turn: { phase: 'master' },
    })
  expect([held('Ministry').can(Ann, 'play:K1:'), held('Toreador').can(Ann, 'play:K1:')]).toEqual([true, false])
  const bought = held('Ministry')
  bought.answer(Ann, 'play:K1:')
  bought.allPass(() => bought.state.seats[Ann]!.inPlay.includes(bought.id('K1')))
  expect([bought.pool(Ann), bought.state.seats[Ann]!.inPlay.includes(bought.id('K1'))]).toEqual([7, true])
})

describe("Poacher's Hunting Ground", () => {
  const scene = (others: string[], own: string[] = []) =>
    table({
      seats: [
        {
          ready: [
            K1('poachers-hunting-ground'),
            v('A1', { sect: 'Anarch' }, { blood: 1 }),
            v('A2', { sect: 'Anarch' }, { blood: 1 }),
            v('A3', {}, { blood: 1 }),
            ...own.map(card => ({ card })),
          ],
        },
        { ready: others.map(card => ({ card })) },
        {},
      ],
      turn: { phase: 'unlock' },
    })
  it('as many Anarchs as others have hunting grounds gain 1 blood', () => {
    const t = scene(['uptown-hunting-ground'])
    expect(t.option(Ann, 'use:K1:feed')?.slots).toMatchObject([{ candidates: [t.id('A1'), t.id('A2')], max: 1 }])
    t.answer(Ann, 'use:K1:feed', { them: [t.id('A2')] })
    expect([t.blood('A2'), t.can(Ann, 'use:K1:feed')]).toEqual([2, false])
    const two = scene(['uptown-hunting-ground', 'slum-hunting-ground'])
    two.answer(Ann, 'use:K1:feed', { them: ['A1', 'A2'].map(two.id) })
    expect([two.blood('A1'), two.blood('A2')]).toEqual([2, 2])
  })
  it('trophy-hunting-ground#1: a trophy of another is a hunting ground, too', () => {
    const t = table({
      seats: [
        { ready: [K1('poachers-hunting-ground'), v('A1', { sect: 'Anarch' }, { blood: 1 })] },
        { ready: [v('B1', {}, { attachments: [{ card: 'trophy-hunting-ground' }] })] },
        {},
      ],
      turn: { phase: 'unlock' },
    })
    t.answer(Ann, 'use:K1:feed', { them: [t.id('A1')] })
    expect(t.blood('A1')).toBe(2)
  })
  it("not by one's own, nor by derivative ones", () => {
    expect([
      scene([], ['uptown-hunting-ground']).can(Ann, 'use:K1:feed'),
      scene(['poachers-hunting-ground']).can(Ann, 'use:K1:feed'),
    ]).toEqual([false, false])
  })
  it('nobody who was fed by another in this turn', () => {
    const t = scene(['uptown-hunting-ground'], ['slum-hunting-ground'])
    const slum = t.state.seats[Ann]!.inPlay.find(id => t.state.cards[id]!.key === 'slum-hunting-ground')!
    t.answer(Ann, `use:${slum}:feed`, { v: [t.id('A1')] })
    expect(t.option(Ann, 'use:K1:feed')?.slots).toMatchObject([{ candidates: [t.id('A2')] }])
  })
})

describe.each(grounds)('%s hunting ground', (name, clan) => {
  const card = `${name}-hunting-ground`

  it(`costs 2 pool and requires a ready ${clan}`, () => {
    const scene = (ready: NonNullable<PositionInput['seats'][number]['ready']>) =>
      table({ seats: [{ pool: 10, hand: [{ card, as: 'H1' }], ready }, {}], turn: { phase: 'master' } })
    const t = scene([{ generic: { clan }, as: 'V1' }])
    t.answer(Ann, 'play:H1:')
    expect([t.pool(Ann), t.state.seats[Ann]!.inPlay.includes(t.id('H1'))]).toEqual([8, true])
    expect(
      scene([{ generic: { clan: clan === 'Lasombra' ? 'Ventrue' : 'Lasombra' } }, { card: 'the-barrens' }]).can(
        Ann,
        'play:H1:',
      ),
    ).toBe(false)
    expect(scene([{ generic: { clan } }, { card }, { card: 'the-barrens' }]).can(Ann, 'play:H1:')).toBe(false)
  })

  it("gives a ready vampire of one's own 1 blood in the unlock phase, once", () => {
    const t = table({
      seats: [
        {
          edge: true,
          ready: [{ card, as: 'H1' }, minion('V1', { blood: 2 }), { generic: { type: 'ally' } }],
          torpor: [minion('V2')],
        },
        { ready: [minion('V5')] },
      ],
      turn: { phase: 'unlock' },
    })
    expect(t.option(Ann, 'use:H1:feed')?.slots).toMatchObject([{ candidates: [t.id('V1')] }])
    t.answer(Ann, 'use:H1:feed', { v: [t.id('V1')] })
    expect([t.blood('V1'), t.can(Ann, 'use:H1:feed'), t.why(Ann, 'use', 'H1')]).toEqual([
      3,
      false,
      ['already-used', 'UNLOCK-06'],
    ])
  })
})

it('a vampire gains blood from one hunting ground a turn, and again in the next', () => {
  const t = table({
    seats: [
      {
        ready: [
          { card: 'slum-hunting-ground', as: 'H1' },
          { card: 'uptown-hunting-ground', as: 'H2' },
          minion('V1', { blood: 2 }),
          minion('V2', { blood: 2 }),
        ],
        hand: ['bonding'],
      },
      { hand: ['bonding'] },
    ],
    turn: { phase: 'unlock' },
  })
  t.answer(Ann, 'use:H1:feed', { v: [t.id('V1')] })
  expect(t.option(Ann, 'use:H2:feed')?.slots).toMatchObject([{ candidates: [t.id('V2')] }])
  t.answer(Ann, 'use:H2:feed', { v: [t.id('V2')] })
  t.endPhasesTo(1, 'discard')
  t.endPhasesTo(Ann, 'unlock')
  expect(t.option(Ann, 'use:H2:feed')?.slots).toMatchObject([{ candidates: [t.id('V1'), t.id('V2')] }])
})

describe.each([
  ['CARD-ACADEMICHUNTINGGROUND-01', 'academic', 'Tremere'],
  ['CARD-ASYLUMHUNTINGGROUND-01', 'asylum', 'Malkavian'],
  ['CARD-SLUMHUNTINGGROUND-01', 'slum', 'Nosferatu'],
  ['CARD-SOCIETYHUNTINGGROUND-01', 'society', 'Toreador'],
  ['CARD-UPTOWNHUNTINGGROUND-01', 'uptown', 'Ventrue'],
] as const)('%s', (id, name, clan) => {
  const H1 = { card: `${name}-hunting-ground`, as: 'H1' }
  const of = (as: string, clan: string, more: object = {}) => minion(as, { generic: { clan, capacity: 6 }, ...more })

  it(`${id}: to play it a ready ${clan} is needed, in torpor is not enough`, () => {
    const scene = (ann: object) =>
      table({ seats: [{ hand: [H1, 'the-barrens'], ...ann }, {}], turn: { phase: 'master' } })
    const t = scene({ torpor: [of('A1', clan)], ready: [of('A2', 'Gangrel')] })
    expect([t.refused(Ann, 'play:H1:'), t.why(Ann, 'play', 'H1')]).toEqual([
      'illegal-option',
      ['no-such-minion', 'REQ-02'],
    ])
    expect(scene({ ready: [of('A1', clan)] }).can(Ann, 'play:H1:')).toBe(true)
  })

  it(`${id}: in play, it gives 1 blood to any ready vampire of one's own, if one likes`, () => {
    const t = table({
      seats: [{ ready: [H1, of('A2', 'Gangrel', { blood: 3 })], torpor: [of('A1', clan)] }, {}],
      turn: { phase: 'unlock' },
    })
    expect([t.option(Ann, 'use:H1:feed')?.slots, t.can(Ann, 'end-phase')]).toMatchObject([
      [{ candidates: [t.id('A2')] }],
      true,
    ])
    expect(t.refused(Ann, 'use:H1:feed', { v: [t.id('A1')] })).toBe('illegal-args')
    t.answer(Ann, 'use:H1:feed', { v: [t.id('A2')] })
    expect(t.blood('A2')).toBe(4)
  })

  it(`${name === 'academic' ? 'CARD-ACADEMICHUNTINGGROUND-02' : id}: played this turn, it works from the next own unlock phase`, () => {
    const t = table({
      seats: [
        { hand: [H1, 'villein', 'villein'], ready: [of('A1', clan, { blood: 2 }), of('A2', 'Ventrue', { blood: 3 })] },
        { hand: ['villein'], ready: [of('B1', clan)] },
      ],
      turn: { phase: 'master', masterActions: 2 },
    })
    t.answer(Ann, 'play:H1:')
    expect([t.refused(Ann, 'use:H1:feed', { v: [t.id('A2')] }), t.why(Ann, 'use', 'H1')]).toEqual([
      'illegal-option',
      ['not-this-phase', 'UNLOCK-06'],
    ])
    t.endPhasesTo(Ben, 'minion')
    t.endPhasesTo(Ann, 'unlock')
    t.answer(Ann, 'use:H1:feed', { v: [t.id('A2')] })
    expect(t.blood('A2')).toBe(4)
  })
})

describe('Academic and Asylum Hunting Ground together', () => {
  const scene = () =>
    table({
      seats: [
        {
          hand: ['villein'],
          ready: [
            { card: 'academic-hunting-ground', as: 'H1' },
            { card: 'asylum-hunting-ground', as: 'H2' },
            minion('A2', { blood: 2 }),
            minion('A3', { blood: 2 }),
          ],
        },
        {},
      ],
      turn: { phase: 'unlock' },
    })

  it('CARD-ACADEMICHUNTINGGROUND-03: who goes on to the master phase has declined', () => {
    const t = scene()
    t.endPhase(Ann)
    expect([
      t.state.frames[0],
      t.refused(Ann, 'use:H1:feed', { v: [t.id('A2')] }),
      t.why(Ann, 'use', 'H1'),
    ]).toMatchObject([{ phase: 'master' }, 'illegal-option', ['not-this-phase', 'UNLOCK-06']])
    t.answer(Ann, `play:${t.state.seats[Ann]!.hand[0]}:`, { v: [t.id('A2')], n: 2 })
    expect([t.can(Ann, 'use:H1:feed'), t.blood('A3')]).toEqual([false, 2])
  })

  it('CARD-ACADEMICHUNTINGGROUND-04: a vampire that gained from one does not gain from the other, another does', () => {
    const t = scene()
    t.answer(Ann, 'use:H1:feed', { v: [t.id('A2')] })
    expect([t.blood('A2'), t.refused(Ann, 'use:H2:feed', { v: [t.id('A2')] })]).toEqual([3, 'illegal-args'])
    t.answer(Ann, 'use:H2:feed', { v: [t.id('A3')] })
    expect([t.blood('A2'), t.blood('A3')]).toEqual([3, 3])
  })
})

describe('hunting grounds', () => {
  const scene = (card: string, ready: object[], counters: object = {}) =>
    table({
      seats: [
        { ready: [{ ...L1(card), counters: counters as never }, ...(ready as never[])] },
        { ready: [v('B1', { sect: 'Anarch' }, { blood: 1 })] },
      ],
      turn: { phase: 'unlock' },
    })
  const low = { blood: 1 }

  it('Papillon requires a city title, and gives 2 blood to a ready titled vampire', () => {
    for (const [title, able] of [
      ['prince', true],
      ['baron', true],
      ['archbishop', true],
      ['justicar', false],
    ] as const) {
      const t = table({
        seats: [{ pool: 10, ready: [v('A1', { title, city: 'Rome' })], hand: [L1('papillon')] }, {}],
        turn: { phase: 'master' },
      })
      expect(t.can(Ann, 'play:L1:')).toBe(able)
    }
    const t = scene('papillon', [v('A1', { title: 'primogen' }, low), v('A2', {}, low)])
    expect(t.option(Ann, 'use:L1:feed')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
    t.answer(Ann, 'use:L1:feed', { v: [t.id('A1')] })
    expect([t.blood('A1'), t.can(Ann, 'use:L1:feed')]).toEqual([3, false])
  })

  it('Carfax Abbey: an Anarch, and beside a ready baron another', () => {
    const anarchs = [v('A1', { sect: 'Anarch' }, low), v('A2', { sect: 'Anarch' }, low), v('A3', {}, low)]
    const t = scene('carfax-abbey', [...anarchs, v('A4', { title: 'baron', city: 'Rome' })])
    t.answer(Ann, 'use:L1:feed', { v: [t.id('A1')] })
    expect(t.option(Ann, 'use:L1:another')?.slots).toMatchObject([{ candidates: [t.id('A2'), t.id('A4')] }])
    t.answer(Ann, 'use:L1:another', { v: [t.id('A2')] })
    expect([t.blood('A1'), t.blood('A2'), t.can(Ann, 'use:L1:feed')]).toEqual([2, 2, false])
    const alone = scene('carfax-abbey', anarchs)
    expect([alone.can(Ann, 'use:L1:feed'), alone.can(Ann, 'use:L1:another')]).toEqual([true, false])
  })

  it('Jungle Hunting Ground: 1 blood on it, up to 3, or all of it to a ready Laibon', () => {
    const t = scene('jungle-hunting-ground', [v('A1', { sect: 'Laibon', capacity: 9 }, low), v('A2', {}, low)], {
      blood: 2,
    })
    expect(t.option(Ann, 'use:L1:feed')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
    t.answer(Ann, 'use:L1:feed', { v: [t.id('A1')] })
    expect([t.blood('A1'), t.card('L1').counters, t.locked('L1'), t.can(Ann, 'use:L1:store')]).toEqual([
      3,
      undefined,
      true,
      false,
    ])
    const store = scene('jungle-hunting-ground', [v('A2')], { blood: 2 })
    store.answer(Ann, 'use:L1:store')
    expect([store.card('L1').counters, store.locked('L1')]).toEqual([{ blood: 3 }, true])
    expect(scene('jungle-hunting-ground', [v('A2')], { blood: 3 }).can(Ann, 'use:L1:store')).toBe(false)
    expect(scene('jungle-hunting-ground', [v('A1', { sect: 'Laibon' })]).can(Ann, 'use:L1:feed')).toBe(false)
  })

  it('no vampire gains blood from two of them in a turn', () => {
    const t = table({
      seats: [
        { ready: [L1('papillon'), { card: 'carfax-abbey', as: 'L2' }, v('A1', { title: 'baron', city: 'Rome' }, low)] },
        {},
      ],
      turn: { phase: 'unlock' },
    })
    t.answer(Ann, 'use:L1:feed', { v: [t.id('A1')] })
    expect(t.can(Ann, 'use:L2:feed')).toBe(false)
  })
})
