import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../../shared/rules/index.ts'
import { FOR, held as heldAs } from '../../../support/polls.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../../support/table.ts'
import { carried, type Table } from '../../scene.ts'

type Seats = Parameters<typeof table>[0]['seats']
/** A1 of Ann calls the referendum; nobody blocks it. */
const called = (card: string, seats: Seats) => {
  const t = table({ seats })
  t.answer(Ann, `play:${card}::A1`)
  return t.allPass(() => t.window() === 'polling')
}
const vampire = (as: string, generic: object = {}, more: object = {}) => minion(as, { generic, ...more })
const title = (t: Table, as: string) =>
  viewFor(t.state, Ann)
    .seats.flatMap(seat => seat.ready)
    .find(one => one.card.id === t.id(as))?.title

describe('Toreador Justicar', () => {
  const tor = (as: string, generic: object = {}) => minion(as, { generic: { clan: 'Toreador', ...generic } })
  const scene = (ann: object[], others: Seats = [{}, {}, {}, {}]) =>
    called('T1', [{ ready: ann as [], hand: [{ card: 'toreador-justicar', as: 'T1' }] }, ...others])
  const claim = (t: ReturnType<typeof table>, as: string) =>
    viewFor(t.state, Ann)
      .seats.flatMap(seat => seat.ready)
      .find(one => one.card.id === t.id(as))?.title

  it('CARD-TOREADORJUSTICAR-01, SECT-02: a titled Toreador loses its title and is justicar instead', () => {
    const t = scene([tor('A1', { title: 'prince', city: 'Pisa' }), minion('A2')])
    t.choose(Ann, [t.id('A1')])
    carried(t)
    expect([claim(t, 'A1'), t.card('T1').on, t.stat('A1', 'votes')]).toEqual(['justicar', t.id('A1'), 3])
    t.effect(Ann, [{ op: 'move', who: 'c', to: 'ash' }], { c: 'T1' })
    expect([claim(t, 'A1'), t.stat('A1', 'votes')]).toEqual([null, 0])
  })

  it('CARD-TOREADORJUSTICAR-02: each ready Toreador has a vote more in it, whoever controls it', () => {
    const t = scene(
      [tor('A1')],
      [
        {},
        { ready: [tor('C1', { title: 'prince' })] },
        { torpor: [tor('D1')] },
        { ready: [minion('E1')], hand: ['bonding'] },
      ],
    )
    t.choose(Ann, [t.id('C1')])
    const votes = (seat: number, card: string) => t.option(seat, `vote:title:${card}`)?.effect.params?.['votes']
    expect([votes(Ann, 'A1'), votes(Cal, 'C1'), votes(Dee, 'D1'), votes(Eve, 'E1')]).toEqual([
      1,
      3,
      undefined,
      undefined,
    ])
    t.answer(Cal, 'vote:title:C1', { side: ['for'] })
    expect(t.happened('votes-cast')).toMatchObject([{ votes: 3 }])
    carried(t)
    expect([t.stat('A1', 'votes'), t.stat('C1', 'votes')]).toEqual([0, 3])
  })

  it('SECT-04: of another sect, it is no choice; and what has changed sect by then gains nothing', () => {
    const t = scene([tor('A1'), tor('A2', { sect: 'Anarch' })])
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
    expect(t.refused(Ann, 'choose', { pick: [t.id('A2')] })).toBe('illegal-args')
    t.choose(Ann, [t.id('A1')])
    t.allPass(() => t.window() === 'polling')
    t.effect(Ann, [{ op: 'become', who: 'v', traits: { sect: 'Anarch' }, until: 'game' }], { v: 'A1' })
    carried(t)
    expect([claim(t, 'A1'), t.inAsh(Ann, 'T1')]).toEqual([null, true])
  })
})

describe('justicars', () => {
  it.each([
    ['lasombra-justicar#G158-1', 'Lasombra'],
    ['nosferatu-justicar#G34-1, nosferatu-justicar#G158-1', 'Nosferatu'],
    ['toreador-justicar#G34-1, toreador-justicar#G158-1', 'Toreador'],
    ['tremere-justicar#G34-1, tremere-justicar#G158-1', 'Tremere'],
  ])('%s: for a ready one of the clan and the Camarilla alone, and not without one', (id, clan) => {
    const card = id.split('#')[0]!
    const tor = (as: string, generic: object = {}) => minion(as, { generic: { clan, ...generic } }),
      J1 = [heldAs(card, 'J1')]
    const none = table({
      seats: [
        { ready: [minion('A1'), tor('A2', { sect: 'Sabbat' })], torpor: [tor('A3')], hand: J1 },
        { ready: [tor('B1', { sect: 'Anarch' })] },
        {},
        {},
        {},
      ],
    })
    expect([none.refused(Ann, 'play:J1::A1'), none.why(Ann, 'play', 'J1'), none.inHand(Ann, 'J1')]).toEqual([
      'illegal-option',
      ['no-target', 'TARGET-01'],
      true,
    ])
    const t = table({
      seats: [{ ready: [minion('A1'), tor('A2', { sect: 'Sabbat' })], hand: J1 }, { ready: [tor('B1')] }, {}, {}, {}],
    })
    t.answer(Ann, 'play:J1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('B1')] }])
    expect(t.refused(Ann, 'choose', { pick: [t.id('A2')] })).toBe('illegal-args')
    t.choose(Ann, [t.id('B1')])
    t.allPass(() => t.window() === 'polling')
    expect([t.stat('B1', 'votes'), t.stat('A1', 'votes')]).toEqual([1, 0])
    carried(t)
    expect([t.card('J1').on, title(t, 'B1')]).toEqual([t.id('B1'), 'justicar'])
  })
})

describe('Malkavian Justicar', () => {
  const mal = (as: string, generic: object = {}) => vampire(as, { clan: 'Malkavian', ...generic })
  it('malkavian-justicar#G158-1: not without a ready Malkavian of the Camarilla', () => {
    const t = table({
      seats: [
        {
          ready: [vampire('A1'), mal('A2', { sect: 'Sabbat' })],
          torpor: [mal('A3')],
          hand: [heldAs('malkavian-justicar', 'M1')],
        },
        { ready: [vampire('B1', { clan: 'Toreador' })] },
        {},
      ],
    })
    expect([t.can(Ann, 'play:M1::A1'), t.why(Ann, 'play', 'M1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })
  it('gives a Malkavian its title, and each ready one a vote more in that referendum', () => {
    const t = called('M1', [
      { ready: [vampire('A1'), mal('A2', { sect: 'Sabbat' })], hand: [heldAs('malkavian-justicar', 'M1')] },
      { ready: [mal('B1'), vampire('B2')] },
      {},
    ])
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('B1')] }])
    t.choose(Ann, [t.id('B1')])
    t.allPass(() => t.window() === 'polling')
    expect(['A1', 'A2', 'B1', 'B2'].map(one => t.stat(one, 'votes'))).toEqual([0, 1, 1, 0])
    carried(t)
    expect([t.card('M1').on, title(t, 'B1'), t.stat('A2', 'votes')]).toEqual([t.id('B1'), 'justicar', 0])
  })
})

describe('cards that mark a title', () => {
  it.each([
    ['praxis-seizure-atlanta', 'Camarilla', 'prince'],
    ['crusade-atlanta', 'Sabbat', 'archbishop'],
  ])('%s: a referendum by a %s vampire makes it %s of Atlanta', (card, sect, name) => {
    const t = table({
      seats: [
        { ready: [vampire('A1', { sect }), vampire('A2', { sect: 'Anarch' })], hand: [{ card, as: 'K1' }] },
        {},
        {},
        {},
        {},
      ],
    })
    expect(t.refused(Ann, 'play:K1::A2')).toBe('illegal-option')
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:called', FOR)
    t.allPass()
    expect([title(t, 'A1'), t.stat('A1', 'votes'), t.card('K1').on]).toEqual([name, 2, t.id('A1')])
    t.effect(Ann, [{ op: 'move', who: 'c', to: 'ash' }], { c: 'K1' })
    expect([title(t, 'A1'), t.stat('A1', 'votes')]).toEqual([null, 0])
  })
  it('of a referendum that fails, the card is burned and nobody has the title', () => {
    const t = table({
      seats: [{ ready: [vampire('A1')], hand: [{ card: 'praxis-seizure-atlanta', as: 'K1' }] }, {}, {}, {}, {}],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    expect([title(t, 'A1'), t.inAsh(Ann, 'K1')]).toEqual([null, true])
  })
})

describe('Patsy', () => {
  const baron = { title: 'baron', city: 'Bern', sect: 'Anarch' }
  const scene = (b1: object = { title: 'prince', city: 'Rome' }, edge: number = Ann) =>
    table({
      seats: [
        {
          pool: 10,
          edge: edge === Ann,
          ready: [minion('A1', { generic: baron }), minion('A2')],
          hand: [{ card: 'patsy', as: 'K1' }],
        },
        {
          pool: 10,
          edge: edge === Ben,
          ready: [minion('B1', { generic: b1 }), minion('B2', { generic: { ...baron, city: 'Oslo' } })],
        },
        {},
      ],
    })
  const passed = (t: ReturnType<typeof scene>) => {
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('B1')] }])
    t.choose(Ann, ['B1'] as never)
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:title:A1', { side: ['for'] })
    return t
  }
  it('patsy#G37-1: the Edge is burned, the title is gone, and its controller burns 2 pool', () => {
    const t = passed(scene({ title: 'primogen' }))
    t.allPass()
    expect([t.state.edge, t.stat('B1', 'votes'), t.pool(Ben)]).toEqual([null, 0, 8])
  })
  it('not without the Edge, by a baron alone; once it is lost nothing happens', () => {
    expect([scene(undefined, Ben).can(Ann, 'play:K1::A1'), scene().can(Ann, 'play:K1::A2')]).toEqual([false, false])
    const t = passed(scene({ title: 'primogen' }))
    t.edit(state => void (state.edge = Ben))
    t.allPass()
    expect([t.state.edge, t.stat('B1', 'votes'), t.pool(Ben)]).toEqual([Ben, 1, 10])
  })
  it('patsy#G158-1: not where nobody but Anarchs has a title', () => {
    const t = scene({})
    expect([t.can(Ann, 'play:K1::A1'), t.why(Ann, 'play', 'K1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })
})
