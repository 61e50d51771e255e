import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../../shared/rules/index.ts'
import { play } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { held, type Held, K1, served, type Table, v } from '../../scene.ts'

/** Cards of which one may be taken where another would be drawn. */
const cards = (n: number): string[] => Array<string>(n).fill('lost-in-crowds')
const hand = (t: Table, seat: number = Ann): number => t.state.seats[seat]!.hand.length
const library = (t: Table, seat: number = Ann): number => t.state.seats[seat]!.library.length
const on = (t: Table, host: string): number[] =>
  t.state.cards.flatMap((card, id) => (card.on === t.id(host) ? [id] : []))
const seen = (t: Table, viewer: number, host: string) =>
  viewFor(t.state, viewer).seats.flatMap(seat =>
    seat.inPlay.filter(one => one.on === t.id(host)).map(one => one.card.key),
  )
const asked = (t: Table) => t.option(Ann, 'choose')?.slots?.[0]

describe('Heart of Nizchetus', () => {
  const scene = (at: 'ready' | 'torpor' = 'ready', library = ['l1', 'l2', 'l3', 'l4']) =>
    table({
      seats: [
        {
          [at]: [v('A1', {}, { attachments: [K1('heart-of-nizchetus')] })],
          hand: Array.from({ length: 7 }, (_, i) => ({ card: 'villein', as: `H${i + 1}` })),
          library: library.map(as => ({ card: 'bonding', as: as.toUpperCase() })),
          edge: true,
        },
        {},
      ],
      turn: { phase: 'unlock' },
    })
  it.each([1, 2, 3])('draws %i cards without discarding, and puts as many under the library', n => {
    const t = scene()
    t.answer(Ann, 'use:K1:exchange:A1', { n })
    expect(t.state.seats[Ann]!.hand.length).toBe(7 + n)
    expect(t.refused(Ann, 'choose', { pick: ['H1', 'H2', 'H3', 'H4'].map(t.id) })).toBe('illegal-args')
    t.choose(Ann, ['H1', 'L1', 'H3'].slice(0, n).map(t.id))
    const { hand, library } = t.state.seats[Ann]!
    expect([hand.length, library.length, library.slice(-n), t.can(Ann, 'use:K1:exchange:A1')]).toEqual([
      7,
      4,
      ['H1', 'L1', 'H3'].slice(0, n).map(t.id),
      false,
    ])
  })
  it('others are not told which', () => {
    const t = scene()
    t.answer(Ann, 'use:K1:exchange:A1', { n: 1 })
    t.choose(Ann, [t.id('H1')])
    expect([
      t.seenBy(Ben).filter(event => event.key === 'moved'),
      t.seenBy(Ann).filter(event => event.key === 'moved').length,
    ]).toEqual([[], 1])
  })
  it('no more than there are, by a ready bearer alone', () => {
    expect(scene('ready', ['l1', 'l2']).option(Ann, 'use:K1:exchange:A1')?.slots).toMatchObject([{ min: 1, max: 2 }])
    expect(scene('torpor').can(Ann, 'use:K1:exchange:A1')).toBe(false)
  })
  it('costs 1 pool', () => {
    const t = table({ seats: [{ pool: 10, ready: [v('A1')], hand: [K1('heart-of-nizchetus')] }, {}] })
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    expect([t.pool(Ann), t.card('K1').on]).toEqual([9, t.id('A1')])
  })
})

describe('Shilmulo Tarot', () => {
  const tarot = (more: object = {}, turn: object = { phase: 'master' }, generic: object = {}) =>
    table({
      seats: [
        {
          pool: 10,
          hand: [...held('misdirection', 'M1'), ...cards(6)],
          library: [...held('bonding', 'L1'), ...cards(9)],
          ready: [
            minion('A1', {
              generic: { clan: 'Ravnos', ...generic },
              attachments: [
                { card: 'shilmulo-tarot', as: 'T1', under: [{ card: 'deflection', as: 'D1', down: true }] },
              ],
            }),
            minion('A2', { generic: { clan: 'Toreador' } }),
          ],
          ...more,
        },
        { ready: [minion('B1')], hand: cards(7) },
        {},
        {},
        {},
      ],
      turn,
    })
  const equipping = (more: object = {}, others: object[] = []) =>
    table({
      seats: [
        {
          hand: [...held('shilmulo-tarot', 'T1'), ...cards(6)],
          library: [...held('bonding', 'L1'), ...held('deflection', 'L2'), ...cards(9)],
          ready: [minion('A1', { generic: { clan: 'Ravnos', disciplines: ['tha'] } })],
          ...more,
        },
        { ready: others as never },
        {},
        {},
        {},
      ],
    })

  it('takes the top two cards of the library as it is equipped, face down', () => {
    const t = equipping({
      library: [...held('fame', 'R1'), ...held('bonding', 'L1'), ...held('deflection', 'L2'), ...cards(9)],
    })
    t.answer(Ann, 'play:T1::A1')
    t.allPass()
    expect([on(t, 'T1'), t.inHand(Ann, 'R1'), t.card('T1').on, seen(t, Ann, 'T1'), seen(t, Ben, 'T1')]).toEqual([
      [t.id('L1'), t.id('L2')],
      true,
      t.id('A1'),
      ['bonding', 'deflection'],
      [null, null],
    ])
    expect(JSON.stringify(t.seenBy(Ben))).not.toMatch(/bonding|deflection/)
  })

  it('shilmulo-tarot#3: brought in by what equips, it takes them too; merely put into play it does not', () => {
    const smith = equipping({
      hand: held('magic-of-the-smith', 'M1'),
      library: [...cards(1), ...held('shilmulo-tarot', 'T1'), ...cards(9)],
    })
    smith.answer(Ann, 'play:M1:tha:A1')
    smith.allPass(() => asked(smith) !== undefined)
    smith.choose(Ann, [smith.id('T1')])
    smith.allPass()
    expect([smith.card('T1').on, on(smith, 'T1').length]).toEqual([smith.id('A1'), 2])
    const put = equipping()
    put.effect(Ann, [{ op: 'move', who: 't', to: 'inPlay', on: 'a' }], { t: 'T1', a: 'A1' })
    expect([put.card('T1').on, on(put, 'T1')]).toEqual([put.id('A1'), []])
    const alastor = equipping({
      hand: held('alastor', 'P9'),
      ready: [minion('A1', { generic: { clan: 'Ravnos', capacity: 9, title: 'justicar', sect: 'Camarilla' } })],
      library: [...cards(1), ...held('shilmulo-tarot', 'T1'), ...cards(9)],
    })
    served(alastor, 'A1', 'A1', 'T1')
    expect([alastor.card('T1').on, on(alastor, 'T1')]).toEqual([alastor.id('A1'), []])
  })

  it('shilmulo-tarot#2: another copy contests it, and the cards go on it before', () => {
    const t = equipping({}, [minion('B1', { attachments: [{ card: 'shilmulo-tarot', as: 'T2' }] })])
    t.answer(Ann, 'play:T1::A1')
    t.allPass()
    expect([t.has('contested'), on(t, 'T1').length, t.state.seats[Ann]!.contested]).toEqual([true, 2, [t.id('T1')]])
  })

  it('while the Ravnos is ready one of them is drawn in place of one of the library, and nobody else sees which', () => {
    const t = tarot()
    t.answer(Ann, 'play:M1:', { m: [t.id('B1')] })
    expect(asked(t)).toMatchObject({ candidates: [t.id('D1')], min: 0, max: 1 })
    t.choose(Ann, [t.id('D1')])
    expect([
      t.inHand(Ann, 'D1'),
      hand(t),
      library(t),
      on(t, 'T1'),
      t.state.seats[Ann]!.inPlay.includes(t.id('T1')),
    ]).toEqual([true, 7, 10, [], true])
    expect(JSON.stringify(t.seenBy(Ben))).not.toContain('deflection')
    const torpid = tarot()
    torpid.edit(state => {
      state.cards[torpid.id('A1')]!.torpor = true
    })
    torpid.answer(Ann, 'play:M1:', { m: [torpid.id('B1')] })
    expect([asked(torpid), library(torpid)]).toEqual([undefined, 9])
  })

  it('shilmulo-tarot#1: once in each own unlock phase another is put there, however many there are', () => {
    const t = tarot({}, { phase: 'unlock' })
    t.answer(Ann, 'use:T1:keep')
    expect([on(t, 'T1').toSorted(), t.can(Ann, 'use:T1:keep'), library(t)]).toEqual([
      [t.id('D1'), t.id('L1')].toSorted(),
      false,
      9,
    ])
    expect([tarot().can(Ann, 'use:T1:keep'), seen(t, Cal, 'T1')]).toEqual([false, [null, null]])
  })

  it('shilmulo-tarot#G28-1: burned, it takes the cards on it with it', () => {
    const t = tarot()
    t.effect(Ben, [{ op: 'move', who: 't', to: 'ash' }], { t: 'T1' })
    expect([t.inAsh(Ann, 'T1'), t.inAsh(Ann, 'D1')]).toEqual([true, true])
  })

  it('shilmulo-tarot#G13-1: a minion that is no Ravnos takes it from who bears it, with the cards on it', () => {
    const t = tarot({}, { phase: 'minion' })
    expect(equipping({ ready: [minion('A1')] }).can(Ann, 'play:T1::A1')).toBe(false)
    const option = t.options(Ann).find(one => one.startsWith(`equip:${t.id('A2')}`))!
    const slot = t.option(Ann, option)!.slots![0]!
    t.answer(Ann, option, { [slot.name]: [t.id('T1')] })
    t.allPass()
    expect([t.card('T1').on, on(t, 'T1')]).toEqual([t.id('A2'), [t.id('D1')]])
  })
})

describe('Mokolé Blood', () => {
  const scene = (more: object = {}, hand: Held = held('mokole-blood', 'M1'), others: object[] = []) =>
    table({
      seats: [
        {
          pool: 10,
          edge: true,
          hand: [...hand, ...cards(6)],
          library: [...cards(2), ...held('enticement', 'X1', 'X2', 'X3'), ...cards(9)],
          ash: held('enticement', 'X4', 'X5'),
          ready: [
            minion('A1', { generic: { clan: 'Ministry', disciplines: ['SER', 'tha'], capacity: 9 } }),
            minion('A2', { generic: { disciplines: ['SER'] } }),
          ],
          ...more,
        },
        { ready: [minion('B1'), ...(others as never[])], hand: cards(7) },
        {},
        {},
        {},
      ],
    })
  const bearing = (more: object = {}) => ({
    ready: [
      minion('A1', {
        generic: { clan: 'Ministry', disciplines: ['SER'], capacity: 9 },
        attachments: [{ card: 'mokole-blood', as: 'M1', under: [{ card: 'enticement', as: 'X8', down: true }] }],
        ...more,
      }),
      minion('A2', { generic: { disciplines: ['SER'] } }),
    ],
  })

  it('takes up to four cards that require Serpentis from library and ash heap, face down', () => {
    const t = scene()
    t.answer(Ann, 'play:M1::A1')
    t.allPass(() => asked(t) !== undefined)
    expect(asked(t)).toMatchObject({ candidates: ['X1', 'X2', 'X3', 'X4', 'X5'].map(as => t.id(as)), min: 0, max: 4 })
    t.choose(
      Ann,
      ['X1', 'X4'].map(as => t.id(as)),
    )
    t.allPass()
    expect([on(t, 'M1').toSorted(), t.card('M1').on, t.pool(Ann), seen(t, Ann, 'M1'), seen(t, Ben, 'M1')]).toEqual([
      [t.id('X1'), t.id('X4')].toSorted(),
      t.id('A1'),
      9,
      ['enticement', 'enticement'],
      [null, null],
    ])
  })

  it('the Ministry that bears it plays them as if from the hand; with the last of them it burns', () => {
    const t = scene(bearing(), [])
    expect([t.can(Ann, 'play:X8:ser:A1'), t.can(Ann, 'play:X8:ser:A2')]).toEqual([true, false])
    const slot = t.option(Ann, 'play:X8:ser:A1')!.slots?.[0]
    t.answer(Ann, 'play:X8:ser:A1', slot ? { [slot.name]: slot.default as number[] } : undefined)
    expect(t.inAsh(Ann, 'M1')).toBe(true)
  })

  it('mokole-blood#2: merely put into play it takes none, and burns; equipped by an effect it takes them', () => {
    const smith = scene(
      { library: [...cards(2), ...held('mokole-blood', 'M1'), ...held('enticement', 'X1', 'X2', 'X3'), ...cards(3)] },
      held('magic-of-the-smith', 'K1'),
    )
    smith.answer(Ann, 'play:K1:tha:A1')
    smith.allPass(() => asked(smith) !== undefined)
    smith.choose(Ann, [smith.id('M1')])
    smith.choose(Ann, [smith.id('X2')])
    smith.allPass()
    expect([smith.card('M1').on, on(smith, 'M1')]).toEqual([smith.id('A1'), [smith.id('X2')]])
    const put = scene()
    put.effect(Ann, [{ op: 'move', who: 'm', to: 'inPlay', on: 'a' }], { m: 'M1', a: 'A1' })
    expect([put.inAsh(Ann, 'M1'), asked(put)]).toEqual([true, undefined])
    const alastor = scene(
      {
        ready: [minion('A1', { generic: { clan: 'Ministry', capacity: 9, title: 'justicar', sect: 'Camarilla' } })],
        library: [...cards(2), ...held('mokole-blood', 'M1'), ...held('enticement', 'X1'), ...cards(3)],
      },
      held('alastor', 'P9'),
    )
    served(alastor, 'A1', 'A1', 'M1')
    expect([alastor.inAsh(Ann, 'M1'), alastor.can(Ann, 'choose')]).toEqual([true, false])
    const none = scene()
    none.answer(Ann, 'play:M1::A1')
    none.allPass(() => asked(none) !== undefined)
    none.choose(Ann, [])
    none.allPass()
    expect(none.inAsh(Ann, 'M1')).toBe(true)
  })

  it('mokole-blood#1: another copy contests it, and the cards go on it before', () => {
    const t = scene({}, held('mokole-blood', 'M1'), [
      minion('B2', {
        attachments: [{ card: 'mokole-blood', as: 'M2', under: [{ card: 'enticement', as: 'X9', down: true }] }],
      }),
    ])
    t.answer(Ann, 'play:M1::A1')
    t.allPass(() => asked(t) !== undefined)
    t.choose(Ann, [t.id('X1')])
    t.allPass()
    expect([t.has('contested'), on(t, 'M1'), t.state.seats[Ann]!.contested]).toEqual([true, [t.id('X1')], [t.id('M1')]])
  })

  it('mokole-blood#G13-1: a minion that is no Ministry takes it from who bears it, with the cards on it', () => {
    const t = scene(bearing(), [])
    const option = t.options(Ann).find(one => one.startsWith(`equip:${t.id('A2')}`))!
    t.answer(Ann, option, { [t.option(Ann, option)!.slots![0]!.name]: [t.id('M1')] })
    t.allPass()
    expect([t.card('M1').on, on(t, 'M1'), scene({ ready: [minion('A1')] }).can(Ann, 'play:M1::A1')]).toEqual([
      t.id('A2'),
      [t.id('X8')],
      false,
    ])
  })

  it('mokole-blood#G28-1: burned, it takes the cards on it with it', () => {
    const t = scene(bearing(), [])
    t.effect(Ben, [{ op: 'move', who: 'm', to: 'ash' }], { m: 'M1' })
    expect([t.inAsh(Ann, 'M1'), t.inAsh(Ann, 'X8')]).toEqual([true, true])
  })

  it('mokole-blood#G95-1, mokole-blood#G95-2, mokole-blood#G95-3: what lies on it is not of the hand: not replaced or discarded; cancelled as any card', () => {
    const t = scene(bearing(), [])
    const slot = t.option(Ann, 'play:X8:ser:A1')!.slots?.[0]
    t.answer(Ann, 'play:X8:ser:A1', slot ? { [slot.name]: slot.default as number[] } : undefined)
    expect([hand(t), library(t), t.happened('drawn')]).toEqual([6, 14, []])
    const kept = scene(bearing(), [])
    kept.endPhasesTo(Ann, 'discard')
    expect(kept.can(Ann, 'discard:X8')).toBe(false)
    const cancelled = table({
      seats: [
        { hand: cards(7), edge: true, ...bearing() },
        { pool: 20, ready: [minion('B1')], hand: held('direct-intervention', 'D1') },
        {},
        {},
        {},
      ],
    })
    cancelled.answer(Ann, 'play:X8:ser:A1', slot ? { [slot.name]: [cancelled.id('B1')] } : undefined)
    play(cancelled, Ben, 'play:D1:')
    expect([cancelled.happened('card-cancelled').length, cancelled.inAsh(Ann, 'X8'), hand(cancelled)]).toEqual([
      1,
      true,
      7,
    ])
  })
})
