import { describe, expect, it } from 'vitest'
import { isOver, onwards, play, upTo } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { held, type Held, rounds, type Table, v } from '../../scene.ts'

const offered = (t: Table, seat: number, option: string, until: () => boolean = () => isOver(t)) => {
  let found = false
  onwards(t, () => (found ||= t.can(seat, option)) || until())
  return found
}
const strikes = (t: Table) =>
  t.happened('strike-chosen').map(event => ('by' in event ? (event.by as { id: number }).id : -1))

describe('Renegade Garou', () => {
  it('renegade-garou#G134-1: it makes its additional strike whether its Methuselah likes it or not', () => {
    const t = table({
      seats: [
        { ready: [...held('renegade-garou', 'W1'), minion('A2')] },
        { ready: [v('B1', { capacity: 9 }), minion('B2')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'action:W1:fight:W1', { m: [t.id('B1')] })
    onwards(t)
    expect([
      t.blood('B1'),
      rounds(t),
      t.happened('strike-chosen').filter(event => event.key === 'strike-chosen' && event.by.id === t.id('W1')).length,
    ]).toEqual([5, 1, 2])
  })
})

describe('Ossian', () => {
  const scene = (more: { b1?: object; ben?: Held; life?: number; on?: object } = {}) =>
    table({
      seats: [
        { pool: 20, ready: [{ card: 'ossian', as: 'O1', blood: more.life ?? 4 }, minion('A2')] },
        {
          ready: [v('B1', { capacity: 9, disciplines: ['AUS', 'cel'], ...more.b1 }, more.on), minion('B2')],
          hand: more.ben ?? [],
        },
        {},
        {},
        {},
      ],
    })
  const fights = (t: Table) => {
    t.answer(Ann, 'action:O1:fight:O1', { m: [t.id('B1')] })
    return t
  }
  it('ossian#1: his life may exceed what he begins with', () => {
    const t = onwards(fights(scene({ life: 6, b1: { strength: 0 } })), () => false)
    expect(t.blood('O1')).toBe(8)
  })

  it('ossian#2: after the presses, and where the round ends early', () => {
    const t = fights(scene({ ben: held('resist-earths-grasp', 'P1') }))
    upTo(t, 'press')
    expect(t.blood('O1')).toBe(3)
    onwards(t)
    expect(t.blood('O1')).toBe(5)
    const early = fights(scene())
    onwards(early, () => early.has('damaged'))
    early.effect(Ben, [{ op: 'outcome', of: 'combat', is: 'ends' }])
    expect(onwards(early).blood('O1')).toBe(5)
  })

  it('ossian#3: in any action', () => {
    const t = table({
      seats: [
        { ready: [v('A1', { stealth: 1, capacity: 9 }), minion('A2')] },
        { ready: [{ card: 'ossian', as: 'O1' }, minion('B2')] },
        {},
        {},
        {},
      ],
    })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'o', until: 'game' }], { o: 'O1' })
    t.answer(Ann, 'bleed:A1')
    t.effect(Ann, [{ op: 'mark', fact: 'sensed', of: 'a', n: 1, until: 'action' }], { a: 'A1' })
    play(t, Ben, 'block:O1')
    onwards(t)
    expect(t.happened('strike-lost')).toMatchObject([{ by: { id: t.id('A1') } }])
  })

  it('ossian#4: who used Auspex to block him sets no range by a Sniper Rifle, which it could not strike with', () => {
    const t = fights(scene({ ben: held('spirits-touch', 'S1'), on: { attachments: held('sniper-rifle', 'K1') } }))
    play(t, Ben, 'block:B1')
    play(t, Ben, 'play:S1:AUS:B1')
    expect(offered(t, Ben, 'use:K1:aim:B1')).toBe(false)
  })

  it('is recruited for 3 pool', () => {
    const t = table({
      seats: [
        { pool: 10, ready: [minion('A1'), minion('A2')], hand: held('ossian', 'O1') },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:O1::A1')
    t.allPass()
    expect([t.pool(Ann), t.blood('O1'), t.stat('O1', 'strength')]).toEqual([7, 4, 2])
  })
})

describe('Ossian', () => {
  const scene = (b1: object = {}, more: object = {}, life = 4) =>
    table({
      seats: [
        { ready: [{ card: 'ossian', as: 'O1', blood: life }, v('A2')] },
        {
          ready: [v('B1', { capacity: 9, disciplines: ['AUS'], ...b1 }, more)],
          hand: [{ card: 'spirits-touch', as: 'S1' }],
        },
        {},
      ],
    })
  it('attacks any vampire of another at +1 stealth, and no ally', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'ossian', as: 'O1' }, v('A2')] },
        { ready: [v('B1'), v('B2', { type: 'ally' })] },
        { ready: [v('C1')] },
      ],
    })
    expect(t.option(Ann, 'action:O1:fight:O1')?.slots).toMatchObject([{ candidates: [t.id('B1'), t.id('C1')] }])
    t.answer(Ann, 'action:O1:fight:O1', { m: [t.id('C1')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [Cal] }])
  })
  it('gains a life for each blood that the vampire burns to mend', () => {
    const t = scene()
    t.answer(Ann, 'action:O1:fight:O1', { m: [t.id('B1')] })
    onwards(t, () => isOver(t))
    // Two mended, one life lost.
    expect([t.blood('B1'), t.blood('O1')]).toEqual([7, 5])
  })
  it('whoever has used Auspex in the action strikes no blow in the first round', () => {
    const t = scene()
    t.answer(Ann, 'action:O1:fight:O1', { m: [t.id('B1')] })
    t.reach(Ben, 'block:B1')
    t.reach(Ben, 'play:S1:AUS:B1')
    onwards(t, () => isOver(t))
    expect([t.has('blocked'), t.happened('strike-lost'), strikes(t), t.happened('maneuvered')]).toMatchObject([
      true,
      [{ by: { id: t.id('B1') } }],
      [t.id('O1')],
      [],
    ])
  })
  it('in the second round it does', () => {
    const t = scene()
    t.answer(Ann, 'action:O1:fight:O1', { m: [t.id('B1')] })
    t.reach(Ben, 'block:B1')
    t.effect(Ann, [{ op: 'modify', stat: 'press', delta: 1, on: 'm', until: 'turn' }], { m: 'O1' })
    t.reach(Ben, 'play:S1:AUS:B1')
    onwards(t, () => t.can(Ann, 'press:O1') || isOver(t))
    t.answer(Ann, 'press:O1')
    onwards(t, () => isOver(t))
    expect(strikes(t)).toEqual([t.id('O1'), t.id('O1'), t.id('B1')])
  })
})

describe('werewolves', () => {
  const garou = { card: 'renegade-garou', as: 'G1' }
  it.each([
    ['renegade-garou', 5, 3],
    ['double-deuce', 2, 3],
  ] as const)('%s: recruited by a Gangrel for %i pool, with %i life', (card, cost, life) => {
    const t = table({
      seats: [{ pool: 10, ready: [v('A1', { clan: 'Gangrel' }), v('A2')], hand: [{ card, as: 'G1' }] }, {}],
    })
    expect(t.can(Ann, 'play:G1::A2')).toBe(false)
    t.answer(Ann, 'play:G1::A1')
    t.allPass()
    expect([t.pool(Ann), t.blood('G1')]).toEqual([10 - cost, life])
  })
  it.each([
    ['renegade-garou', 2, 3],
    ['renegade-garou', 3, 3],
    ['double-deuce', 1, 2],
    ['double-deuce', 4, 4],
  ] as const)('%s with %i life at the unlock phase: %i', (card, blood, after) => {
    const t = table({
      seats: [{ ready: [{ card, as: 'G1', blood }], hand: ['villein'], edge: true }, {}],
      turn: { phase: 'unlock' },
    })
    expect(t.can(Ann, 'end-phase')).toBe(after === blood)
    if (after > blood) t.answer(Ann, 'use:G1:heal')
    expect([t.blood('G1'), t.can(Ann, 'use:G1:heal')]).toEqual([after, false])
  })
  it('Double Deuce has +1 stealth, and bleeds for 1', () => {
    const t = table({ seats: [{ ready: [{ card: 'double-deuce', as: 'G1' }] }, {}] })
    expect([t.stat('G1', 'stealth'), t.stat('G1', 'bleed'), t.stat('G1', 'strength')]).toEqual([1, 1, 1])
  })
  it('Renegade Garou attacks a minion of another at +1 stealth', () => {
    const t = table({ seats: [{ ready: [garou, v('A2')] }, { ready: [v('B1', { capacity: 9 })], torpor: [v('B2')] }] })
    expect(t.option(Ann, 'action:G1:fight:G1')?.slots).toMatchObject([{ candidates: [t.id('B1')] }])
    t.answer(Ann, 'action:G1:fight:G1', { m: [t.id('B1')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [Ben] }])
    onwards(t, () => t.has('combat-ended'))
    // Twice for 2, and once by B1.
    expect([t.blood('B1'), t.blood('G1')]).toEqual([5, 2])
  })
  it('and has an optional maneuver each combat', () => {
    const t = table({ seats: [{ ready: [garou, v('A2')] }, { ready: [v('B1', { capacity: 9 })] }] })
    t.answer(Ann, 'action:G1:fight:G1', { m: [t.id('B1')] })
    t.reach(Ann, 'maneuver:G1')
    onwards(t, () => t.has('combat-ended'))
    expect([t.happened('maneuvered'), t.blood('B1'), t.blood('G1')]).toMatchObject([[{ range: 'long' }], 9, 3])
  })
})
