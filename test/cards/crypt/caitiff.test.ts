import { describe, expect, it } from 'vitest'
import type { PositionInput } from '../../../shared/api/position.ts'
import { viewFor } from '../../../shared/rules/index.ts'
import { onwards } from '../../support/duel.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'
import { type Table, v, attacked, fought, held } from '../scene.ts'
import { stands } from '../vampires.ts'

type Placed = NonNullable<PositionInput['seats'][number]['ready']>[number]
const seen = (t: Table, as: string) =>
  viewFor(t.state, Ann)
    .seats.flatMap(({ ready }) => ready)
    .find(({ card }) => card.id === t.id(as))

describe('Maldavis', () => {
  const primogen = (as: string): Placed => minion(as, { generic: { title: 'primogen', sect: 'Camarilla' } })

  it('bleeds for 1 less a Methuselah who controls a ready primogen', () => {
    const scene = (ben: object) => {
      const t = table({
        seats: [{ ready: [{ card: 'maldavis', as: 'X1' }, minion('A2')] }, { pool: 10, ...ben }, {}, {}, {}],
      })
      t.answer(Ann, 'bleed:X1')
      t.allPass()
      return t.pool(Ben)
    }
    expect([
      scene({ ready: [primogen('B1')] }),
      scene({ torpor: [primogen('B1')] }),
      scene({ ready: [minion('B1')] }),
    ]).toEqual([10, 9, 9])
  })

  it('loses a blood to the directed action of any ready primogen, at +1 stealth', () => {
    const t = table({
      seats: [
        { ready: [primogen('A1'), minion('A2')] },
        {},
        { ready: [{ card: 'maldavis', blood: 3, as: 'X1' }] },
        {},
        {},
      ],
    })
    expect(t.can(Ann, 'action:X1:burn-blood:A2')).toBe(false)
    t.answer(Ann, 'action:X1:burn-blood:A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [2] }])
    t.allPass()
    expect(t.blood('X1')).toBe(2)
  })

  it('advanced, gives each primogen a vote in the referendums she calls, and in no others', () => {
    const votes = (caller: string, x: Placed) => {
      const t = table({
        seats: [
          { ready: [{ ...x, as: 'X1' }, minion('A2')], hand: [{ card: 'ancilla-empowerment', as: 'K1' }] },
          { ready: [primogen('B1')] },
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, `play:K1::${caller}`)
      t.allPass(() => t.window() === 'polling')
      return t.option(Ben, 'vote:title:B1')?.effect.params?.['votes']
    }
    expect([
      votes('X1', { card: 'maldavis-advanced' }),
      votes('A2', { card: 'maldavis-advanced' }),
      votes('X1', { card: 'maldavis' }),
    ]).toEqual([2, 1, 1])
  })

  it('merged, is the baron of Chicago, and an Anarch', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'maldavis', as: 'X1' }], uncontrolled: [{ card: 'maldavis-advanced', as: 'X2' }] },
        {},
        {},
        {},
        {},
      ],
      turn: { phase: 'influence', number: 6 },
    })
    t.answer(Ann, 'merge:X2')
    expect(viewFor(t.state, Ben).seats[Ann]!.ready).toMatchObject([{ sect: 'Anarch', title: 'baron' }])
    const alone = table({ seats: [{ ready: [{ card: 'maldavis-advanced', as: 'X1' }] }, {}, {}, {}, {}] })
    expect(viewFor(alone.state, Ben).seats[Ann]!.ready).toMatchObject([{ sect: 'Anarch', title: null }])
  })
})

describe('Anarch Convert', () => {
  const comes = (crypt: string[], ben: object = {}) => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1'), minion('A2')],
          uncontrolled: [{ card: 'anarch-convert', as: 'U1', blood: 1 }],
          crypt,
        },
        { ready: [minion('B1')], ...ben },
        {},
      ],
      turn: { phase: 'influence', number: 6 },
    })
    t.answer(Ann, 'bring-out:U1')
    return t
  }
  it('anarch-convert#1: before it would be contested with another', () => {
    const t = comes(['indira'], { ready: [{ card: 'anarch-convert', as: 'B2' }] })
    expect(t.can(Ann, 'trigger:0')).toBe(true)
    t.answer(Ann, 'trigger:0')
    t.choose(Ann, [t.id('A1')])
    t.choose(Ann, ['pool'])
    expect([
      t.state.seats[Ann]!.removed,
      t.has('contested'),
      t.state.seats[Ben]!.inPlay.includes(t.id('B2')),
      seen(t, 'A1')?.sect,
      t.pool(Ann),
    ]).toEqual([[t.id('U1')], false, true, 'Anarch', 11])
    const kept = comes(['indira'], { ready: [{ card: 'anarch-convert', as: 'B2' }] })
    kept.pass(Ann)
    expect([kept.happened('contested').length, kept.state.seats[Ann]!.contested]).toEqual([2, [kept.id('U1')]])
  })

  it('as he enters play by something else than influence, too', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1', { generic: { disciplines: ['NEC'], capacity: 9 } }), minion('A2')],
          hand: [{ card: 'possession', as: 'P1' }],
          ash: [{ card: 'anarch-convert', as: 'U1' }],
        },
        { ready: [minion('B1')] },
        {},
      ],
    })
    t.answer(Ann, 'play:P1:NEC:A1', { v: [t.id('U1')] })
    t.allPass(() => t.can(Ann, 'trigger:0'))
    t.answer(Ann, 'trigger:0')
    t.choose(Ann, [t.id('A2')])
    t.choose(Ann, ['pool'])
    expect([t.state.seats[Ann]!.removed, seen(t, 'A2')?.sect, t.pool(Ann)]).toEqual([[t.id('U1')], 'Anarch', 11])
  })

  it('anarch-convert#G160-1: the crypt may be chosen though it is empty', () => {
    const t = comes([])
    t.answer(Ann, 'trigger:0')
    t.choose(Ann, [t.id('A1')])
    t.choose(Ann, ['crypt'])
    expect([t.state.seats[Ann]!.uncontrolled, t.pool(Ann), seen(t, 'A1')?.sect]).toEqual([[], 10, 'Anarch'])
  })
})

describe('vampires with a text', () => {
  describe('Anarch Convert', () => {
    const scene = (a1: object = {}) =>
      table({
        seats: [
          {
            pool: 10,
            ready: [v('A1', a1)],
            uncontrolled: [{ card: 'anarch-convert', as: 'V1', blood: 1 }],
            crypt: [{ card: 'indira', as: 'C1' }],
          },
          {},
        ],
        turn: { phase: 'influence', number: 6 },
      })
    const sect = (t: Table, as: string) =>
      viewFor(t.state, Ann)
        .seats.flatMap(seat => seat.ready)
        .find(one => one.card.id === t.id(as))?.sect
    it.each([
      ['pool', 11, []],
      ['crypt', 10, ['C1']],
    ])('removed as it enters play, a vampire becomes Anarch, and: %s', (gain, pool, drawn) => {
      const t = scene()
      t.answer(Ann, 'bring-out:V1')
      t.answer(Ann, 'trigger:0')
      if (t.state.frames.at(-1)?.kind === 'choice' && t.can(Ann, 'choose') && sect(t, 'A1') !== 'Anarch')
        t.choose(Ann, [t.id('A1')])
      t.choose(Ann, [gain])
      expect([sect(t, 'A1'), t.pool(Ann), t.state.seats[Ann]!.removed, t.state.seats[Ann]!.uncontrolled]).toEqual([
        'Anarch',
        pool,
        [t.id('V1')],
        drawn.map(t.id),
      ])
    })
    it('or it stays', () => {
      const t = scene()
      t.answer(Ann, 'bring-out:V1')
      t.pass(Ann)
      expect([sect(t, 'A1'), t.state.seats[Ann]!.inPlay.includes(t.id('V1')), sect(t, 'V1')]).toEqual([
        'Camarilla',
        true,
        'Anarch',
      ])
    })
    it('not for a titled vampire', () => {
      const t = scene({ title: 'primogen' })
      t.answer(Ann, 'bring-out:V1')
      expect(t.can(Ann, 'trigger:0')).toBe(false)
    })
    it('anarch-convert#2: an Anarch that has no title may be chosen', () => {
      const t = scene({ sect: 'Anarch' })
      t.answer(Ann, 'bring-out:V1')
      expect(t.can(Ann, 'trigger:0')).toBe(true)
    })
  })
})

describe('Gabriel Tremblay', () => {
  it('-1 stealth', () => {
    expect(stands('gabriel-tremblay').stat('V1', 'stealth')).toBe(-1)
  })
  it('discards a card that asks for an Anarch for 1 strength, once a combat', () => {
    const t = stands('gabriel-tremblay', {
      ann: { hand: [...held('car-bomb', 'K1', 'K2'), ...held('villein', 'X1')] },
      ben: { ready: [v('B1', { capacity: 9 })] },
    })
    attacked(t, 'V1', 'B1')
    onwards(t, () => t.can(Ann, 'use:V1:strength'))
    expect(t.option(Ann, 'use:V1:strength')?.slots).toMatchObject([{ candidates: [t.id('K1'), t.id('K2')] }])
    t.answer(Ann, 'use:V1:strength', { c: [t.id('K1')] })
    expect(t.can(Ann, 'use:V1:strength')).toBe(false)
    fought(t)
    expect([t.blood('B1'), t.stat('V1', 'strength')]).toEqual([7, 1])
  })
})
