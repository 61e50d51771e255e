import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
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

describe('Undue Influence', () => {
  const scene = (level: string, own: object[] = [{ card: 'ashley', as: 'U1', blood: 2 }]) =>
    table({
      seats: [
        {
          ready: [v('A1', { disciplines: [level], sect: 'Anarch', capacity: 9 }, { blood: 5 }), minion('A2')],
          hand: [K1('undue-influence')],
          uncontrolled: own as never,
        },
        { pool: 9, ready: [minion('B1')], uncontrolled: [{ card: 'lauren', as: 'U2', blood: 1 }] },
        {},
      ],
    })
  it('[chi]: moves a blood from a crypt card in any uncontrolled region, directed at whose it is', () => {
    const t = scene('chi')
    expect(t.option(Ann, 'play:K1:chi:A1')?.slots).toMatchObject([
      { candidates: [t.id('U1')] },
      { candidates: [t.id('U1'), t.id('U2')] },
    ])
    t.answer(Ann, 'play:K1:chi:A1', { v: [t.id('U1')], from: [t.id('U2')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ben], stealth: 1 }])
    onwards(t)
    expect([t.blood('U1'), t.blood('U2')]).toEqual([3, 0])
    const mine = scene('chi')
    mine.answer(Ann, 'play:K1:chi:A1', { v: [mine.id('U1')], from: [mine.id('U1')] })
    expect(mine.happened('action-announced')).toMatchObject([{ targets: [] }])
  })
  it('[pre]: bleeds, and feeds it where that succeeds', () => {
    const t = scene('pre')
    t.answer(Ann, 'play:K1:pre:A1', { v: [t.id('U1')] })
    expect(t.happened('action-announced')).toMatchObject([{ action: 'bleed', stealth: 1 }])
    onwards(t)
    expect([t.pool(Ben), t.blood('U1')]).toEqual([8, 3])
    const none = scene('pre')
    none.effect(Ben, [{ op: 'modify', stat: 'bleed', delta: -1, on: 'a', until: 'turn' }], { a: 'A1' })
    none.answer(Ann, 'play:K1:pre:A1', { v: [none.id('U1')] })
    expect(onwards(none).blood('U1')).toBe(2)
  })
  it.each([
    [1, false],
    [2, true],
    [3, true],
  ])('[qui]: feeds it, and of %i blood and one more brings it out: %s', (blood, out) => {
    const t = scene('qui', [{ card: 'ashley', as: 'U1', blood }])
    t.answer(Ann, 'play:K1:qui:A1', { v: [t.id('U1')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [], stealth: 1 }])
    onwards(t)
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('U1')), t.blood('U1')]).toEqual([out, Math.min(3, blood + 1)])
  })
  it('undue-influence#1: not without a vampire in the uncontrolled region', () => {
    for (const level of ['chi', 'pre', 'qui']) expect(scene(level, []).can(Ann, `play:K1:${level}:A1`)).toBe(false)
  })
})

describe('Sheepdog', () => {
  const scene = (generic: object = {}) => {
    const t = table({
      seats: [
        { pool: 9, ready: [v('A1', { capacity: 9, ...generic }, { blood: 2 }), minion('A2')], hand: [K1('sheepdog')] },
        { ready: [minion('B1')] },
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [], stealth: 0 }])
    t.allPass()
    expect([t.blood('A1'), t.card('K1').on]).toEqual([6, t.id('A1')])
    t.endPhasesTo(Ben, 'minion')
    return t
  }
  it('four blood; its vampire stays locked in the next unlock phase, and the card is burned then', () => {
    const t = scene()
    t.endPhasesTo(Ann, 'unlock')
    expect([t.locked('A1'), t.refused(Ann, 'end-phase')]).toEqual([true, 'illegal-option'])
    t.answer(Ann, 'use:K1:burn')
    expect([t.inAsh(Ann, 'K1'), t.locked('A1')]).toEqual([true, true])
    t.endPhasesTo(Ben, 'minion')
    t.endPhasesTo(Ann, 'minion')
    expect(t.locked('A1')).toBe(false)
  })
  it('it is a vampire that plays it: no ally does', () => {
    const t = table({
      seats: [
        { ready: [v('A1'), { card: 'nephandus', as: 'A2' }], hand: [K1('sheepdog')] },
        { ready: [minion('B1')] },
        {},
      ],
    })
    expect([t.can(Ann, 'play:K1::A1'), t.can(Ann, 'play:K1::A2')]).toEqual([true, false])
  })
  it('sheepdog#G5-1: an infernal one is unlocked for a pool all the same', () => {
    const t = scene({ traits: ['infernal'] })
    t.endPhasesTo(Ann, 'unlock')
    t.answer(Ann, 'unlock:A1')
    expect([t.locked('A1'), t.pool(Ann)]).toEqual([false, 8])
  })
})

describe('Soul Feasting', () => {
  const scene = (level: string, blood = 1) =>
    table({
      seats: [
        {
          ready: [v('A1', { disciplines: [level], capacity: 9 }, { blood }), minion('A2')],
          hand: [K1('soul-feasting'), { card: 'soul-feasting', as: 'K2' }],
        },
        {
          ready: [
            minion('B1', { attachments: [{ card: 'charigger-the-axe', as: 'R1' }] }),
            minion('B2', { generic: { type: 'ally', life: 1, traits: ['wraith'] } }),
            minion('B3', { generic: { type: 'ally', life: 1 } }),
          ],
        },
        {},
      ],
    })
  it.each([
    ['nec', 'nec', 2, false],
    ['nec', 'wraith', 5, true],
    ['NEC', 'NEC', 3, false],
    ['NEC', 'WRAITH', 6, true],
  ])('[%s] %s: hunts up to %i blood, at +1 stealth', (level, way, blood, burns) => {
    const t = scene(level)
    t.answer(Ann, `play:K1:${way}:A1`, burns ? { w: [t.id('B2')] } : undefined)
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: burns ? [Ben] : [] }])
    onwards(t)
    expect([t.blood('A1'), t.inAsh(Ben, 'B2')]).toEqual([blood, burns])
  })
  it('of wraiths alone, allies and retainers; with its wraith gone there is no hunt', () => {
    const t = scene('nec')
    expect(t.option(Ann, 'play:K1:wraith:A1')?.slots).toMatchObject([{ candidates: [t.id('R1'), t.id('B2')] }])
    t.answer(Ann, 'play:K1:wraith:A1', { w: [t.id('R1')] })
    t.effect(Ben, [{ op: 'move', who: 'r', to: 'ash' }], { r: 'R1' })
    expect(onwards(t).blood('A1')).toBe(1)
  })
  it('soul-feasting#G64-1: one such hunt a turn; who must hunt may do so by it', () => {
    const t = scene('nec', 0)
    t.answer(Ann, 'play:K1:nec:A1')
    onwards(t)
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    expect(t.can(Ann, 'play:K2:nec:A1')).toBe(false)
  })
})

it.each([
  ['for', 2],
  ['FOR', 3],
])('Restoration [%s]: %i blood, at +1 stealth', (level, n) => {
  const t = table({
    seats: [{ ready: [of('A1', level, { blood: 1 }, { capacity: 9 })], hand: [K1('restoration')] }, {}],
  })
  t.answer(Ann, `play:K1:${level}:A1`)
  expect(announced(t)).toMatchObject({ stealth: 1, targets: [] })
  onwards(t)
  expect(t.blood('A1')).toBe(1 + n)
})
