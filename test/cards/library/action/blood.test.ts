import { describe, expect, it } from 'vitest'
import { listening, minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { held, type Held, K1, type Table, v } from '../../scene.ts'

const V = (as: string, disciplines: string[] = [], more: object = {}) =>
  minion(as, { generic: { disciplines }, ...more })
const of = (as: string, disciplines: string, more: object = {}, generic: object = {}) =>
  v(as, { disciplines: disciplines.split(' '), ...generic }, more)
const announced = (t: Table) => t.happened('action-announced').at(-1)
const anarch = {
  sect: 'Anarch',
  clan: 'Ministry',
  capacity: 9,
  disciplines: ['obf', 'SPI', 'ani'],
  title: 'baron',
  city: 'Rome',
}
const hand = (card: string) => [{ card, as: 'K1' }]

describe('allies and lesser-used modes of actions', () => {
  it("Vulture's Buffet, superior: one blood and one pool more", () => {
    const t = table({
      seats: [
        { pool: 5, ready: [V('V1', ['SPI'], { blood: 1 })], hand: [{ card: 'vultures-buffet', as: 'U1' }] },
        { ash: [{ card: 'raven-spy', as: 'X1' }] },
      ],
    })
    t.answer(Ann, 'play:U1:SPI:V1', { gone: [t.id('X1')] })
    t.allPass()
    expect([t.blood('V1'), t.pool(Ann), t.locked('V1')]).toEqual([3, 6, false])
  })
})

describe("Vulture's Buffet and Emergency Rations", () => {
  const feast = (ben: object = { ash: held('raven-spy', 'R1', 'R2') }, a1: object = { blood: 2 }) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [of('A1', 'obf', a1), minion('A2')],
          hand: [...held('vultures-buffet', 'K1', 'K2'), ...held('freak-drive', 'F1')],
        },
        { ready: [minion('B1')], ...ben },
        {},
        listening('D1'),
        {},
      ],
    })
  it('vultures-buffet#1, vultures-buffet#G122-1: it is a hunt, and undirected, whosever the ash heap', () => {
    const t = feast(undefined, { blood: 0 })
    expect([t.can(Ann, 'bleed:A1'), t.can(Ann, 'play:K1:obf:A1')]).toEqual([false, true])
    t.answer(Ann, 'play:K1:obf:A1', { gone: [t.id('R1')] })
    expect(announced(t)).toMatchObject({ targets: [] })
    t.allPass()
    expect([
      t.blood('A1'),
      t.state.seats[Ben]!.removed,
      t.happened('counters').some(event => event.key === 'counters' && event.why === 'hunt'),
    ]).toEqual([1, [t.id('R1')], true])
  })

  it('vultures-buffet#G64-1: once a turn', () => {
    const t = feast()
    t.answer(Ann, 'play:K1:obf:A1', { gone: [t.id('R1')] })
    t.allPass()
    expect([t.locked('A1'), t.refused(Ann, 'play:K2:obf:A1', { gone: [t.id('R2')] })]).toEqual([
      false,
      'illegal-option',
    ])
    // The hunt of the rulebook is another action.
    expect(t.can(Ann, 'hunt:A1')).toBe(true)
  })

  it('vultures-buffet#G122-2: not without anything to remove', () => {
    const t = feast({ ash: ['deflection'] })
    expect([t.can(Ann, 'play:K1:obf:A1'), t.refused(Ann, 'play:K1:obf:A1')]).toEqual([false, 'illegal-option'])
  })

  const rations = (ash: Held) =>
    table({
      seats: [
        { ready: [v('A1', { clan: 'Nagaraja' }), minion('A2')], hand: held('emergency-rations', 'K1') },
        { ready: [minion('B1')], ash },
        {},
        {},
        {},
      ],
    })
  it('emergency-rations#G122-1, emergency-rations#G122-2: undirected, whosever the ash heap, and not without a mortal in one', () => {
    expect(rations(held('murder-of-crows', 'R1')).can(Ann, 'play:K1::A1')).toBe(false)
    const t = rations(held('tasha-morgan', 'R1'))
    t.answer(Ann, 'play:K1::A1', { c: [t.id('R1')] })
    expect(announced(t)).toMatchObject({ targets: [] })
    t.allPass()
    expect([t.card('K1').on, t.state.seats[Ben]!.removed]).toEqual([t.id('A1'), [t.id('R1')]])
  })
})

it.each([
  ['spi', 10],
  ['SPI', 11],
] as const)("Vulture's Buffet [%s]: a hunt", (level, pool) => {
  const t = table({
    seats: [
      { pool: 10, ready: [minion('A1', { generic: anarch, blood: 2 }), minion('A2')], hand: hand('vultures-buffet') },
      { ready: [minion('B1')], ash: [{ card: 'raven-spy', as: 'R1' }] },
      {},
    ],
  })
  t.answer(Ann, `play:K1:${level}:A1`, { gone: [t.id('R1')] })
  t.allPass()
  expect([t.blood('A1') > 2, t.pool(Ann)]).toEqual([true, pool])
})

describe('Thing', () => {
  const scene = (a1: object = { clan: 'Gangrel' }, uncontrolled: object[] = [v('U1', { clan: 'Gangrel' }), v('U2')]) =>
    table({
      seats: [
        { ready: [v('A1', a1)], hand: [K1('thing')], uncontrolled: uncontrolled as never },
        { uncontrolled: [v('U3', { clan: 'Gangrel' })] },
      ],
    })
  it("2 blood to an uncontrolled Gangrel of one's own, at +1 stealth", () => {
    const t = scene()
    expect(t.option(Ann, 'play:K1::A1')?.slots).toMatchObject([{ candidates: [t.id('U1')] }])
    t.answer(Ann, 'play:K1::A1', { v: [t.id('U1')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
    t.allPass()
    expect([t.blood('U1'), t.seenBy(Ben).filter(event => event.key === 'chosen')]).toEqual([2, []])
  })
  it('by a Gangrel, with one to give it to', () => {
    expect([scene({}).can(Ann, 'play:K1::A1'), scene({ clan: 'Gangrel' }, [v('U2')]).can(Ann, 'play:K1::A1')]).toEqual([
      false,
      false,
    ])
  })
})
