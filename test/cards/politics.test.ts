import { describe, expect, it } from 'vitest'
import { clans } from '../../shared/cards/facts/clans.ts'
import { viewFor } from '../../shared/rules/index.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../support/table.ts'

const K1 = { card: 'kine-resources-contested', as: 'K1' },
  N1 = { card: 'ancilla-empowerment', as: 'N1' }
const ally = (as: string) => ({ generic: { type: 'ally' as const }, as })
type Seats = Parameters<typeof table>[0]['seats']

/** A1 of Ann calls the referendum; nobody blocks it. */
const called = (card: string, seats: Seats) => {
  const t = table({ seats })
  t.answer(Ann, `play:${card}::A1`)
  return t.allPass(() => t.window() === 'polling')
}
const carried = (t: ReturnType<typeof table>) => {
  t.allPass(() => t.window() === 'polling')
  t.answer(Ann, 'vote:called', { side: ['for'] })
  return t.allPass()
}
const pools = (t: ReturnType<typeof table>) => t.state.seats.map(seat => seat.pool)

describe('Kine Resources Contested', () => {
  const scene = (ann: object = {}, others: Seats = [{ pool: 10 }, { pool: 10 }, { pool: 10 }, { pool: 10 }]) =>
    called('K1', [{ pool: 10, ready: [minion('A1'), minion('A2')], hand: [K1], ...ann }, ...others])

  it('each burns a pool for each of the four points', () => {
    const t = scene()
    t.choose(Ann, { [Ben]: 1, [Dee]: 3 })
    expect(pools(t)).toEqual([10, 10, 10, 10, 10])
    carried(t)
    expect([pools(t), t.inAsh(Ann, 'K1'), t.blood('A1'), t.locked('A1')]).toEqual([[10, 9, 10, 7, 10], true, 5, true])
  })

  it('POL-01: undirected, at +1 stealth, by a vampire', () => {
    const t = table({
      seats: [
        { ready: [minion('A1'), ally('A2')], hand: [K1] },
        { ready: [minion('V5')] },
        {},
        {},
        { ready: [minion('V8')] },
      ],
    })
    expect(t.refused(Ann, 'play:K1::A2')).toBe('illegal-option')
    t.answer(Ann, 'play:K1::A1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [], stealth: 1 }])
    t.reach(Ben, 'block:V5')
    expect(t.happened('block-failed')).toMatchObject([{ stealth: 1, intercept: 0 }])
    expect(t.can(Eve, 'block:V8')).toBe(true)
  })

  it.each<[string, Record<string, number>]>([
    ['four points to one', { 1: 4 }],
    ['three points', { 1: 2, 2: 1 }],
    ['five points', { 1: 3, 2: 2 }],
    ['halves', { 1: 3.5, 2: 0.5 }],
    ['points below nought', { 1: 5, 2: -1 }],
    ['nothing to the second', { 1: 4, 2: 0 }],
    ['a seat that is not there', { 1: 3, 5: 1 }],
    ['nobody', {}],
  ])('CARD-KINERESOURCESCONTESTED-01: %s is refused, and asked for again', (_, points) => {
    const t = scene()
    expect([t.refused(Ann, 'choose', { pick: points }), t.waiting()]).toEqual(['illegal-args', [Ann]])
  })

  it('CARD-KINERESOURCESCONTESTED-01, kine-resources-contested#1: the caller may be one of them, and must be with two left', () => {
    const t = scene({}, [{ pool: 10 }])
    expect(t.refused(Ann, 'choose', { pick: { [Ben]: 4 } })).toBe('illegal-args')
    t.choose(Ann, { [Ben]: 3, [Ann]: 1 })
    carried(t)
    expect(pools(t)).toEqual([9, 7])
  })

  it('all four may have one', () => {
    const t = scene()
    t.choose(Ann, { [Ben]: 1, [Cal]: 1, [Dee]: 1, [Eve]: 1 })
    carried(t)
    expect(pools(t)).toEqual([10, 9, 9, 9, 9])
  })

  it('nobody has points who is out of the game', () => {
    const t = scene({}, [{ pool: 10 }, { ousted: true, pool: 0 }, { pool: 10 }, { pool: 10 }])
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ total: 4, least: 2 }])
    expect(t.refused(Ann, 'choose', { pick: { [Ben]: 3, [Cal]: 1 } })).toBe('illegal-args')
  })

  it('a referendum that fails burns nothing', () => {
    const t = scene({}, [{ pool: 10, ready: [{ generic: { title: 'prince' }, as: 'B1' }] }, {}, {}, {}])
    t.choose(Ann, { [Ben]: 3, [Cal]: 1 })
    t.allPass(() => t.window() === 'polling')
    t.answer(Ben, 'vote:title:B1', { side: ['against'] })
    carried(t)
    expect([t.happened('referendum-tallied')[0], t.pool(Ben), t.inAsh(Ann, 'K1')]).toMatchObject([
      { for: 1, against: 2, passed: false },
      10,
      true,
    ])
  })

  it('kine-resources-contested#G135-1: who has less burns what is there; several fall together', () => {
    const t = scene({}, [{ pool: 2 }, { pool: 1 }, { pool: 10 }, { pool: 10 }])
    t.choose(Ann, { [Ben]: 3, [Cal]: 1 })
    carried(t)
    expect([t.happened('ousted'), t.state.seats.map(seat => seat.victoryPoints), pools(t)]).toMatchObject([
      [
        { seat: Ben, predator: Ann },
        { seat: Cal, predator: Ben },
      ],
      [1, 1, 0, 0, 0],
      [16, 0, 0, 10, 10],
    ])
  })
})

describe('Ancilla Empowerment', () => {
  it('CARD-ANCILLAEMPOWERMENT-01: each Methuselah burns a pool for each minion, allies and vampires in torpor included', () => {
    const t = called('N1', [
      {
        pool: 10,
        ready: [minion('A1'), minion('A2')],
        torpor: [minion('A3')],
        hand: [N1],
        uncontrolled: [minion('U1')],
      },
      { pool: 8, ready: [ally('B1'), ally('B2')] },
      { pool: 10 },
      { pool: 10, ready: [{ card: 'information-highway' }, minion('D1', { locked: true })] },
      { pool: 10 },
    ])
    carried(t)
    expect([pools(t), t.inAsh(Ann, 'N1')]).toEqual([[7, 6, 10, 9, 10], true])
  })

  it('CARD-ANCILLAEMPOWERMENT-02: several fall together; each predator has the point, only who is left the pool', () => {
    const t = called('N1', [
      { pool: 10, ready: [minion('A1'), minion('A2')], hand: [N1] },
      { pool: 1, ready: [minion('B1'), minion('B2')] },
      { pool: 1, ready: [minion('C1')] },
      { pool: 10 },
      { pool: 10 },
    ])
    carried(t)
    expect([t.state.seats.map(seat => seat.victoryPoints), pools(t)]).toEqual([
      [1, 1, 0, 0, 0],
      [14, 0, 0, 10, 10],
    ])
    expect(t.happened('ousted')).toMatchObject([
      { seat: Ben, predator: Ann },
      { seat: Cal, predator: Ben },
    ])
  })

  it('has no terms; one that fails burns nothing', () => {
    const t = called('N1', [
      { pool: 10, ready: [minion('A1')], hand: [N1] },
      { pool: 10, ready: [minion('B1')] },
      {},
      {},
      {},
    ])
    expect([t.window(), t.has('chosen')]).toEqual(['polling', false])
    t.allPass()
    expect([t.happened('referendum-tallied')[0], pools(t).slice(0, 2)]).toMatchObject([
      { for: 0, against: 0, passed: false },
      [10, 10],
    ])
  })
})

const titledIn = (title: string, as: string, generic: object = {}) => minion(as, { generic: { title, ...generic } })

describe('Reckless Agitation', () => {
  it('six points among two or more of the others, for two blood', () => {
    const t = called('R1', [
      {
        pool: 10,
        ready: [minion('A1', { generic: { sect: 'Anarch' } })],
        hand: [{ card: 'reckless-agitation', as: 'R1' }],
      },
      { pool: 10 },
      { pool: 10 },
      {},
      {},
    ])
    expect(t.refused(Ann, 'choose', { pick: { [Ben]: 6 } })).toBe('illegal-args')
    expect(t.refused(Ann, 'choose', { pick: { [Ann]: 1, [Ben]: 5 } })).toBe('illegal-args')
    t.choose(Ann, { [Ben]: 4, [Cal]: 2 })
    carried(t)
    expect([pools(t).slice(0, 3), t.blood('A1')]).toEqual([[10, 6, 8], 3])
  })

  it('not by a vampire below capacity 5', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1', { generic: { sect: 'Anarch', capacity: 4 } })],
          hand: [{ card: 'reckless-agitation', as: 'R1' }],
        },
        {},
        {},
        {},
        {},
      ],
    })
    expect([t.refused(Ann, 'play:R1::A1'), t.why(Ann, 'play', 'R1')]).toEqual([
      'illegal-option',
      ['too-young', 'REQ-01'],
    ])
  })
})

describe('Consanguineous Boon', () => {
  const scene = (ann: object[], others: Seats = [{}, {}, {}, {}]) =>
    called('G1', [
      { pool: 10, ready: [minion('A1'), ...(ann as [])], hand: [{ card: 'consanguineous-boon', as: 'G1' }] },
      ...others,
    ])
  const of = (clan: string, as: string) => minion(as, { generic: { clan } })

  it('CARD-CONSANGUINEOUSBOON-01: any clan there is, in play or not; no other', () => {
    const t = scene([])
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ type: 'keys', candidates: clans }])
    expect(t.refused(Ann, 'choose', { pick: ['Foo'] })).toBe('illegal-args')
    expect(t.waiting()).toEqual([Ann])
    t.choose(Ann, ['Gangrel'])
    carried(t)
    expect([t.happened('referendum-tallied')[0], pools(t)]).toMatchObject([{ passed: true }, [10, 30, 30, 30, 30]])
  })

  it('CARD-CONSANGUINEOUSBOON-01, SABBAT-04: a pool for each vampire of that very clan, in torpor too', () => {
    const t = scene(
      [of('Malkavian', 'A2'), of('Malkavian', 'A3')],
      [
        { pool: 10, torpor: [of('Malkavian', 'B1')] },
        { pool: 10, ready: [minion('C1', { generic: { clan: 'Malkavian antitribu', sect: 'Sabbat' } })] },
        {},
        {},
      ],
    )
    t.choose(Ann, ['Malkavian'])
    carried(t)
    expect(pools(t).slice(0, 3)).toEqual([12, 11, 10])
  })
})

describe('Parity Shift', () => {
  const scene = (seats: number[], a1: object = titledIn('prince', 'A1')) => {
    const [ann, ...others] = seats
    return called('P1', [
      { pool: ann!, ready: [a1 as ReturnType<typeof minion>], hand: [{ card: 'parity-shift', as: 'P1' }] },
      ...others.map(pool => ({ pool })),
    ])
  }

  it('three pool of somebody who has more, as the caller shares it', () => {
    const t = scene([8, 12, 8, 20, 3])
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [Ben, Dee] }])
    t.choose(Ann, [Dee])
    expect(t.refused(Ann, 'choose', { pick: { [Dee]: 3 } })).toBe('illegal-args')
    expect(t.refused(Ann, 'choose', { pick: { [Ann]: 2 } })).toBe('illegal-args')
    t.choose(Ann, { [Ann]: 2, [Eve]: 1 })
    carried(t)
    expect(pools(t)).toEqual([10, 12, 8, 17, 4])
  })

  it('parity-shift#2: who has less than three by then: the caller says who goes without', () => {
    const t = scene([8, 12, 8, 8, 8])
    t.choose(Ann, [Ben])
    t.choose(Ann, { [Ann]: 2, [Cal]: 1 })
    t.allPass(() => t.window() === 'polling')
    t.effect(Ben, [{ op: 'counters', from: { pool: 'you' }, to: 'bank', amount: 10, why: 'effect' }])
    carried(t)
    expect([t.pool(Ben), t.waiting()]).toEqual([2, [Ann]])
    expect(t.refused(Ann, 'choose', { pick: { [Cal]: 2 } })).toBe('illegal-args')
    t.choose(Ann, { [Ann]: 1, [Cal]: 1 })
    expect([pools(t), t.state.seats[Ben]!.ousted]).toEqual([[15, 0, 9, 8, 8], true])
  })

  it('parity-shift#G158-1: by a prince or a justicar, and not with nobody richer; if that comes later it changes nothing', () => {
    const t = table({
      seats: [
        { pool: 8, ready: [titledIn('primogen', 'A1')], hand: [{ card: 'parity-shift', as: 'P1' }] },
        {},
        {},
        {},
        {},
      ],
    })
    expect([t.refused(Ann, 'play:P1::A1'), t.why(Ann, 'play', 'P1')]).toEqual([
      'illegal-option',
      ['missing-title', 'REQ-01'],
    ])
    const justicar = {
      ready: [titledIn('justicar', 'A1', { clan: 'Ventrue' })],
      hand: [{ card: 'parity-shift', as: 'P1' }],
    }
    const rich = table({
      seats: [{ pool: 8, ...justicar }, { pool: 8, ready: [minion('B1')] }, { pool: 7 }, { pool: 9 }, { pool: 5 }],
    })
    rich.answer(Ann, 'play:P1::A1')
    rich.effect(Dee, [{ op: 'counters', from: { pool: 'you' }, to: 'bank', amount: 1, why: 'effect' }])
    carried(rich)
    expect([rich.has('referendum-ended'), pools(rich)]).toEqual([true, [8, 8, 7, 8, 5]])
    const poor = table({ seats: [{ pool: 8, ...justicar }, { pool: 8 }, { pool: 7 }, { pool: 6 }, { pool: 5 }] })
    expect([poor.refused(Ann, 'play:P1::A1'), poor.why(Ann, 'play', 'P1')]).toEqual([
      'illegal-option',
      ['no-target', 'TARGET-01'],
    ])
  })
})

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

describe('Alexa Draper', () => {
  const scene = () =>
    called('N1', [
      { ready: [minion('A1')], hand: [N1] },
      {},
      {
        ready: [{ card: 'alexa-draper', as: 'C1' }],
        hand: [
          { card: 'deflection', as: 'X1' },
          { card: 'bonding', as: 'X2' },
          { card: 'majesty', as: 'X3' },
        ],
        library: [{ card: 'blood-doll', as: 'X4' }],
      },
      {},
      {},
    ])

  it('POLITICS-20: discards a card that requires Dominate for a vote, once in a referendum', () => {
    const t = scene()
    expect(t.option(Cal, 'use:C1:vote')?.slots).toMatchObject([{ candidates: [t.id('X1'), t.id('X2')] }])
    t.answer(Cal, 'use:C1:vote', { c: [t.id('X1')] })
    expect([t.inAsh(Cal, 'X1'), t.inHand(Cal, 'X4')]).toEqual([true, true])
    expect(t.refused(Cal, 'use:C1:vote', { c: [t.id('X2')] })).toBe('illegal-option')
    t.answer(Cal, 'vote:title:C1', { side: ['against'] })
    expect(t.happened('votes-cast')).toMatchObject([{ votes: 3, for: false }])
  })

  it('POLITICS-20: a vote from an ability is no title', () => {
    const t = called('N1', [
      { ready: [minion('A1')], hand: [N1] },
      {
        ready: [minion('B1')],
        hand: [
          { card: 'protected-district', as: 'P1' },
          { card: 'second-tradition-domain', as: 'P2' },
        ],
      },
      {},
      {},
      {},
    ])
    t.effect(Ben, [{ op: 'modify', stat: 'votes', delta: 1, on: 'b', until: 'game' }], { b: 'B1' })
    expect([t.option(Ben, 'vote:title:B1')?.effect.params?.['votes'], t.why(Ben, 'play', 'P1')]).toEqual([
      1,
      ['missing-title', 'REQ-01'],
    ])
    expect(viewFor(t.state, Ann).seats[Ben]!.ready[0]!.title).toBe(null)
  })

  it('without such a card it is no use, and nobody learns of it', () => {
    const t = called('N1', [
      { ready: [minion('A1')], hand: [N1] },
      {},
      { ready: [{ card: 'alexa-draper', as: 'C1' }], hand: [{ card: 'majesty', as: 'X3' }] },
      {},
      {},
    ])
    t.answer(Cal, 'vote:title:C1', { side: ['for'] })
    expect([t.can(Cal, 'use:C1:vote'), t.waiting().includes(Cal)]).toEqual([false, true])
  })
})
