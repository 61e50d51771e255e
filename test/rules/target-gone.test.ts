import { describe, expect, it } from 'vitest'
import { onwards, play } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Eve, table } from '../support/table.ts'
import { held, keen, strike } from '../cards/scene.ts'

/** What an action chose in a region is gone for it when it has left that region, whatever card it is (ANN-09). */
const fragments = { card: 'the-erciyes-fragments', as: 'F1' }

describe('from the ash heap', () => {
  const scene = (hand: string, ash: string, a: object = {}) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [
            minion('A1', { generic: { clan: 'Nagaraja', disciplines: ['SPI'] }, blood: 2, ...a }),
            minion('A2'),
            fragments,
          ],
          hand: held(hand, 'K1'),
        },
        { ready: [minion('B1')], ash: held(ash, 'R1') },
        {},
        {},
        {},
      ],
    })
  it('Emergency Rations removes nothing, and is put on nobody', () => {
    const t = scene('emergency-rations', 'j-s-simmons-esq')
    t.answer(Ann, 'play:K1::A1', { c: [t.id('R1')] })
    t.reach(Ann, 'use:F1:keep', { c: [t.id('R1')] })
    t.allPass()
    expect([
      t.card('R1').on,
      t.state.seats[Ben]!.removed,
      t.inAsh(Ann, 'K1'),
      t.happened('action-ended'),
    ]).toMatchObject([t.id('F1'), [], true, [{ outcome: 'successful' }]])
  })
  it('Vulture’s Buffet feeds nobody, and gives no pool', () => {
    const t = scene('vultures-buffet', 'j-s-simmons-esq')
    t.answer(Ann, 'play:K1:SPI:A1', { gone: [t.id('R1')] })
    t.reach(Ann, 'use:F1:keep', { c: [t.id('R1')] })
    t.allPass()
    expect([t.card('R1').on, t.blood('A1'), t.pool(Ann), t.locked('A1')]).toEqual([t.id('F1'), 2, 10, true])
  })
  it('Vulture’s Buffet of who is full already is no successful hunt', () => {
    const t = scene('vultures-buffet', 'j-s-simmons-esq', { blood: 5 })
    t.answer(Ann, 'play:K1:SPI:A1', { gone: [t.id('R1')] })
    t.allPass()
    expect([t.state.seats[Ben]!.removed, t.blood('A1'), t.pool(Ann), t.locked('A1')]).toEqual([
      [t.id('R1')],
      5,
      11,
      true,
    ])
  })
  it('Possession brings nobody back', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['NEC'], capacity: 9 } }), minion('A2')],
          hand: held('possession', 'K1'),
          ash: held('ashley', 'V1'),
        },
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1:NEC:A1', { v: [t.id('V1')] })
    t.effect(Ann, [{ op: 'move', who: 'v', to: 'removed' }], { v: 'V1' })
    t.allPass()
    expect([t.state.seats[Ann]!.removed, t.blood('V1')]).toEqual([[t.id('V1')], 0])
  })
})

describe('from play', () => {
  it('who is in torpor by then loses no blood to the action of a card in play', () => {
    const t = table({
      seats: [{ ready: [{ card: 'gabrielle-di-righetti', as: 'A1', blood: 1 }] }, { ready: [minion('B1')] }, {}],
    })
    t.answer(Ann, 'action:A1:steal:A1', { m: [t.id('B1')] })
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'torpor' }], { m: 'B1' })
    t.allPass()
    expect([t.blood('A1'), t.blood('B1'), t.happened('action-ended')]).toMatchObject([
      1,
      5,
      [{ outcome: 'successful' }],
    ])
  })
  it('a location that is burned by then costs nobody pool', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', { generic: { clan: 'Gangrel' } }), minion('A2')], hand: held('rewilding', 'K1') },
        { pool: 10, ready: [minion('B1'), ...held('jungle-hunting-ground', 'L1')] },
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1', { card: [t.id('L1')] })
    t.effect(Ben, [{ op: 'move', who: 'l', to: 'ash' }], { l: 'L1' })
    t.allPass()
    expect([t.pool(Ben), t.happened('action-ended')]).toMatchObject([10, [{ outcome: 'successful' }]])
  })
})

describe('the card of an action that goes on', () => {
  it('is not with it any more where another has taken it from the ash heap', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { disciplines: ['PRO'] } }), minion('A2')],
          hand: [...held('form-of-mist', 'M1'), ...held('44-magnum', 'K1')],
          pool: 10,
        },
        { ready: [minion('B1'), minion('B2')] },
        {},
        {},
        { ready: [fragments] },
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    keen(t, 'B1', 2)
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.inAsh(Ann, 'K1') && t.can(Eve, 'use:F1:keep'))
    play(t, Eve, 'use:F1:keep', { c: [t.id('K1')] })
    strike(t, Ann, 'play:M1:PRO:A1')
    onwards(t, () => t.can(Ann, 'choose')).choose(Ann, [t.id('A1')])
    onwards(t)
    expect([t.card('K1').on, t.happened('action-ended'), t.pool(Ann)]).toMatchObject([
      t.id('F1'),
      [{ outcome: 'successful' }],
      8,
    ])
  })
})
