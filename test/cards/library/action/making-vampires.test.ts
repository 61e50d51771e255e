import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../../shared/rules/index.ts'
import { onwards } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { held, K1, type Table, v, banished } from '../../scene.ts'

const V = (as: string, disciplines: string[] = [], more: object = {}) =>
  minion(as, { generic: { disciplines }, ...more })
const of = (as: string, disciplines: string, more: object = {}, generic: object = {}) =>
  v(as, { disciplines: disciplines.split(' '), ...generic }, more)
const seen = (t: Table, as: string) =>
  viewFor(t.state, Ann)
    .seats.flatMap(seat => seat.ready)
    .find(one => one.card.id === t.id(as))

describe('Childe of the Revolution', () => {
  const scene = (a1: object = {}, more: object = {}) =>
    table({
      seats: [
        {
          ready: [v('A1', { title: 'baron', city: 'Rome', clan: 'Toreador', ...a1 })],
          hand: [K1('childe-of-the-revolution'), { card: 'protean', as: 'H1' }],
          ash: [{ card: 'dominate', as: 'X1' }],
          library: [{ card: 'potence', as: 'L1' }, 'villein'],
          ...more,
        },
        {},
      ],
    })
  it('for 1 blood of a baron, an Anarch of capacity 1 and the same clan, which must hunt', () => {
    const t = scene()
    t.answer(Ann, 'play:K1::A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1 }])
    t.allPass()
    t.choose(Ann, [])
    expect([t.blood('A1'), seen(t, 'K1'), t.can(Ann, 'hunt:K1'), t.can(Ann, 'bleed:K1')]).toMatchObject([
      4,
      { clan: 'Toreador', sect: 'Anarch', capacity: 1, title: null },
      true,
      false,
    ])
  })
  it.each(['H1', 'X1', 'L1'])(
    'a Discipline master from the hand, the ash heap or the library is put on it: %s',
    card => {
      const t = scene()
      t.answer(Ann, 'play:K1::A1')
      t.allPass()
      expect(t.refused(Ann, 'choose', { pick: [t.id('A1')] })).toBe('illegal-args')
      t.choose(Ann, [t.id(card)])
      expect([t.card(card).on, seen(t, 'K1')]).toMatchObject([t.id('K1'), { capacity: 2 }])
    },
  )
  it('not by who is no baron, or sterile', () => {
    for (const a1 of [{ title: 'prince', sect: 'Camarilla' }, { traits: ['sterile'] }])
      expect(scene(a1).can(Ann, 'play:K1::A1')).toBe(false)
  })
})

describe('allies and lesser-used modes of actions', () => {
  it('Possession, basic: to the uncontrolled region', () => {
    const t = table({
      seats: [
        {
          ready: [V('V2', ['nec'])],
          ash: [{ card: 'chelsea-blake', as: 'V3' }],
          hand: [{ card: 'possession', as: 'P1' }],
        },
        {},
      ],
    })
    t.answer(Ann, 'play:P1:nec:V2', { v: [t.id('V3')] })
    t.allPass()
    expect([t.state.seats[Ann]!.uncontrolled, t.blood('V2')]).toEqual([[t.id('V3')], 3])
  })
})

describe('actions at cards of others', () => {
  it('possession#1: what was said of the vampire before it burned is no more', () => {
    const t = table({
      seats: [
        { ready: [of('A1', 'NEC'), { card: 'chelsea-blake', as: 'X1' }], hand: held('possession', 'K1') },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.effect(
      Ann,
      [
        { op: 'become', who: 'x', traits: { sect: 'Anarch' }, until: 'game' },
        { op: 'modify', stat: 'strength', delta: 3, on: 'x', until: 'game' },
      ],
      { x: 'X1' },
    )
    const strength = t.stat('X1', 'strength')
    t.effect(Ann, [{ op: 'move', who: 'x', to: 'ash' }], { x: 'X1' })
    t.answer(Ann, 'play:K1:NEC:A1', { v: [t.id('X1')] })
    t.allPass()
    expect([
      t.state.seats[Ann]!.inPlay.includes(t.id('X1')),
      t.blood('X1'),
      t.stat('X1', 'strength'),
      t.state.modifiers,
    ]).toEqual([true, 1, strength - 3, []])
  })
})

describe('vampires made by an action', () => {
  const makers = [
    ['the-embrace', { disciplines: [] }],
    ['childe-of-the-revolution', { title: 'baron', city: 'Rome' }],
    ['third-tradition-progeny', { title: 'prince', city: 'Rome' }],
  ] as const
  const made = (card: string, generic: object) => {
    const t = table({
      seats: [
        {
          ready: [v('A1', generic), of('A2', 'NEC')],
          hand: [...held(card, 'K1'), ...held('possession', 'P1'), ...held('banishment', 'P9')],
        },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
      turn: { number: 6 },
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    if (t.can(Ann, 'choose')) t.choose(Ann, [])
    onwards(t)
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('K1')), t.stat('K1', 'capacity')]).toEqual([true, 0])
    return t
  }
  it.each(makers)('%s#G54-1: in the ash heap it is no vampire', (card, generic) => {
    const t = made(card, generic)
    t.effect(Ann, [{ op: 'move', who: 'k', to: 'ash' }], { k: 'K1' })
    expect([t.inAsh(Ann, 'K1'), t.can(Ann, 'play:P1:NEC:A2')]).toEqual([true, false])
  })

  it.each(makers)('%s#G54-2: in the uncontrolled region it stays one, and can be influenced', (card, generic) => {
    const t = made(card, generic)
    if (t.can(Ann, 'hunt:K1')) t.answer(Ann, 'hunt:K1')
    banished(t.allPass(), 'A2', 'K1')
    t.effect(Ann, [{ op: 'counters', from: { card: 'k' }, to: 'bank', amount: 1, why: 'effect' }], { k: 'K1' })
    expect(t.state.seats[Ann]!.uncontrolled).toContain(t.id('K1'))
    t.endPhasesTo(Ann, 'influence')
    t.answer(Ann, 'invest:K1', { amount: 1 })
    t.answer(Ann, 'bring-out:K1')
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('K1')), t.blood('K1')]).toEqual([true, 1])
  })

  it.each(makers)('%s#G54-3: where it would go to the crypt it is burned', (card, generic) => {
    const t = made(card, generic)
    t.effect(Ann, [{ op: 'move', who: 'k', to: 'library' }], { k: 'K1' })
    expect(t.state.seats[Ann]!.crypt.includes(t.id('K1'))).toBe(false)
  })
})

describe('Third Tradition: Progeny', () => {
  const scene = (more: object = {}) => {
    const t = table({
      seats: [
        {
          ready: [
            v('A1', { clan: 'Toreador', title: 'prince', city: 'Rome', capacity: 9 }, { blood: 5, ...more }),
            minion('A2'),
          ],
          hand: held('third-tradition-progeny', 'K1'),
          library: [...held('dominate', 'D1'), 'bonding', 'bonding'],
        },
        { ready: [minion('B1')] },
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
    return t.allPass(() => t.can(Ann, 'choose'))
  }
  it('a Camarilla vampire of the clan, with a master Discipline, that does not act in this turn', () => {
    const t = scene()
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('D1')], min: 0 }])
    t.choose(Ann, [t.id('D1')])
    expect(t.card('D1').on).toBe(t.id('K1'))
    t.answer(Ann, 'choose', { pick: 2 })
    expect([t.blood('A1'), t.blood('K1'), t.stat('K1', 'capacity')]).toMatchObject([2, 2, expect.any(Number)])
    const made = viewFor(t.state, Ann).seats[Ann]!.ready.find(one => one.card.id === t.id('K1'))
    expect([made?.clan, made?.sect]).toEqual(['Toreador', 'Camarilla'])
    expect([t.can(Ann, 'bleed:K1'), t.can(Ann, 'hunt:K1')]).toEqual([false, false])
    t.endPhasesTo(Ben, 'minion')
    t.endPhasesTo(Ann, 'minion')
    expect(t.can(Ann, 'bleed:K1')).toBe(true)
  })
  it('third-tradition-progeny#1: whether and how much blood it gives is said as it resolves', () => {
    const t = scene()
    t.choose(Ann, [])
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ min: 0, max: 2 }])
    t.answer(Ann, 'choose', { pick: 0 })
    expect([t.blood('A1'), t.blood('K1')]).toEqual([4, 0])
    const poor = scene({ blood: 2 })
    poor.choose(Ann, [])
    expect(poor.option(Ann, 'choose')?.slots).toMatchObject([{ max: 1 }])
  })
})
