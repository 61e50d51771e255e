import { describe, expect, it } from 'vitest'
import { Ann, Ben, combatOf, isOver, onwards, play, upTo, type Table } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { table } from '../support/table.ts'
import { type Held, held, rounds, v } from './scene.ts'

/** Rulings on the Sniper Rifle, on allies that fight, and on trophies, each by its id (`test/conformance/rulings.ts`). */
const offered = (t: Table, seat: number, option: string, until: () => boolean = () => isOver(t)) => {
  let found = false
  onwards(t, () => (found ||= t.can(seat, option)) || until())
  return found
}

describe('Sniper Rifle', () => {
  const aim = 'use:K1:aim:B1'
  const scene = (more: { a1?: object; ann?: Held; ben?: Held; b1?: object; armed?: boolean } = {}) => {
    const t = table({
      seats: [
        {
          ready: [
            v('A1', { capacity: 9, disciplines: ['CEL', 'ani'], ...more.a1 }),
            v('A2', { slaveOf: 'Tremere', capacity: 3 }),
          ],
          hand: more.ann ?? [],
        },
        {
          ready: [
            v(
              'B1',
              { capacity: 9, disciplines: ['ani', 'cel'], ...more.b1 },
              more.armed === false ? {} : { attachments: held('sniper-rifle', 'K1') },
            ),
            minion('B2', more.armed === false ? { attachments: held('sniper-rifle', 'K1') } : {}),
          ],
          hand: more.ben ?? [],
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    return play(t, Ben, 'block:B1')
  }
  it('sniper-rifle#1: whoever does not set the range by it may strike otherwise', () => {
    const t = scene({ ben: held('canine-horde', 'H1') })
    upTo(t, 'before-range')
    t.effect(Ben, [{ op: 'range', next: 'long' }])
    onwards(t, () => t.can(Ben, 'play:H1:ani:B1') || isOver(t))
    expect([t.can(Ben, 'play:H1:ani:B1'), t.can(Ben, 'strike:B1:K1:shot')]).toEqual([true, true])
  })

  it('sniper-rifle#2: in no combat that follows', () => {
    const t = scene({ ann: held('psyche', 'P1') })
    play(
      onwards(t, () => t.can(Ann, 'play:P1:CEL:A1') && t.window() === 'combat-ends'),
      Ann,
      'play:P1:CEL:A1',
    )
    onwards(t, () => t.happened('combat-started').length === 2)
    expect(offered(t, Ben, aim, () => t.happened('combat-ended').length === 2)).toBe(false)
  })

  it('sniper-rifle#3: not against a slave that fights in the place of the blocked minion', () => {
    const t = scene({ a1: { clan: 'Tremere' } })
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [t.id('A2')])
    expect([offered(t, Ben, aim), t.happened('combat-started')]).toMatchObject([
      false,
      [{ acting: { id: t.id('A2') } }],
    ])
  })

  it('sniper-rifle#4: not if its bearer was given it after the block', () => {
    const t = scene({ armed: false, ben: held('carrion-crows', 'C1') })
    upTo(t, 'before-range')
    t.effect(Ben, [{ op: 'move', who: 'k', to: 'inPlay', on: 'b' }], { k: 'K1', b: 'B1' })
    expect([t.card('K1').on, offered(t, Ben, aim)]).toEqual([t.id('B1'), false])
  })

  it('sniper-rifle#G127-1: the range is set and not determined; what else is played before range still is', () => {
    const t = scene({ ann: held('resist-earths-grasp', 'M1'), ben: held('carrion-crows', 'C1') })
    play(
      onwards(t, () => t.can(Ben, aim)),
      Ben,
      aim,
    )
    expect([t.window(), t.can(Ben, 'play:C1:ani:B1')]).toEqual(['before-range', true])
    play(t, Ben, 'play:C1:ani:B1')
    onwards(t, () => t.window() === 'range' || isOver(t) || t.happened('strike-chosen').length > 0)
    expect([t.window() === 'range', t.happened('range-set'), combatOf(t)?.range]).toMatchObject([
      false,
      [{ range: 'long' }],
      'long',
    ])
  })

  it('sniper-rifle#G127-2: what another effect has set for that round stands', () => {
    const t = scene({ ben: held('carrion-crows', 'C1') })
    upTo(t, 'before-range')
    t.effect(Ann, [{ op: 'range', next: 'close' }])
    if (t.can(Ben, aim)) play(t, Ben, aim)
    onwards(t, () => isOver(t))
    expect(t.happened('range-set')).toMatchObject([{ range: 'close' }])
  })

  it('is equipped for 2 pool', () => {
    const t = table({
      seats: [
        { pool: 10, ready: [minion('A1'), minion('A2')], hand: held('sniper-rifle', 'K1') },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    expect([t.pool(Ann), t.card('K1').on]).toEqual([8, t.id('A1')])
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
