import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'

const seats = (...some: object[]) => [...some, ...Array<object>(5 - some.length).fill({})] as []

describe('Dragonbound', () => {
  it('in each discard phase its Methuselah burns a pool for each vampire in torpor, and cannot leave it out', () => {
    const t = table({
      seats: seats(
        {
          ready: [{ card: 'dragonbound', as: 'D1' }, minion('A1')],
          torpor: [minion('A2')],
          pool: 10,
          hand: ['bonding'],
        },
        { pool: 10, hand: ['bonding'], torpor: [minion('B1'), minion('B2')] },
        { pool: 10, hand: ['bonding'] },
      ),
      turn: { phase: 'discard' },
    })
    expect(t.can(Ann, 'end-phase')).toBe(false)
    t.answer(Ann, 'use:D1:torpor')
    expect([t.pool(Ann), t.can(Ann, 'use:D1:torpor'), t.can(Ann, 'end-phase')]).toEqual([9, false, true])
    t.endPhasesTo(Ben, 'discard')
    t.answer(Ben, 'use:D1:torpor')
    expect([t.pool(Ben), t.pool(Ann)]).toEqual([8, 9])
    t.endPhase(Ben)
    t.endPhasesTo(2, 'discard')
    expect(t.can(2, 'end-phase')).toBe(true)
  })
})

describe('The Unmasking', () => {
  const bleeding = (ann: object, ben: object) => {
    const t = table({
      seats: seats(
        { ready: [minion('A1', { generic: ann }), { card: 'the-unmasking', as: 'U1' }] },
        { ready: [minion('B1', { generic: ben })] },
      ),
    })
    t.answer(Ann, 'bleed:A1')
    return t.stat('B1', 'intercept')
  }

  it('gives allies an intercept against vampires', () => {
    expect([bleeding({}, { type: 'ally' }), bleeding({}, {}), bleeding({ type: 'ally' }, { type: 'ally' })]).toEqual([
      1, 0, 0,
    ])
  })

  it('is replaced in the next discard phase of who played it', () => {
    const t = table({
      seats: seats({
        hand: [{ card: 'the-unmasking', as: 'U1' }, ...Array<string>(6).fill('bonding')],
        library: ['conditioning', 'conditioning'],
      }),
      turn: { phase: 'discard' },
    })
    t.answer(Ann, 'play:U1:')
    expect([t.state.seats[Ann]!.hand.length, t.happened('drawn').length]).toEqual([6, 0])
    t.endPhasesTo(Ann, 'discard')
    expect(t.state.seats[Ann]!.hand.length).toBe(7)
  })
})

describe('Veil of Darkness', () => {
  const scene = (top: string, { b1 = {}, ally, cal = {} }: { b1?: object; ally?: object; cal?: object } = {}) => {
    const t = table({
      seats: [
        { ready: [{ card: 'veil-of-darkness', as: 'V1' }] },
        {
          ready: [
            minion('B1', { generic: { disciplines: ['dom', 'obt', 'pot'], ...b1 }, blood: 4 }),
            ...(ally ? [ally] : []),
          ] as never,
          hand: [
            { card: 'govern-the-unaligned', as: 'G1' },
            { card: 'govern-the-unaligned', as: 'G2' },
            { card: 'conditioning', as: 'C1' },
          ],
          library: [{ card: top, as: 'L1' }, 'fame', 'fame', 'fame', 'fame', 'fame'],
        },
        cal,
      ],
      turn: { seat: Ben },
    })
    return t
  }

  it('veil-of-darkness#1: a master card on top, and the first card has no effect: nothing is paid, nobody is locked', () => {
    const t = scene('villein')
    t.answer(Ben, 'play:G1:dom:B1')
    t.allPass(() => t.can(Ben, 'play:G2:dom:B1'))
    expect([t.locked('B1'), t.blood('B1'), t.inAsh(Ben, 'G1'), t.happened('looked')]).toMatchObject([
      false,
      4,
      true,
      [{ seat: Ben, shown: true, cards: [{ key: 'villein' }] }],
    ])
    // The second of the turn reveals nothing.
    t.answer(Ben, 'play:G2:dom:B1')
    expect([t.happened('looked').length, t.has('action-announced')]).toEqual([1, true])
  })

  it('any other card on top: it goes on', () => {
    const t = scene('bonding')
    t.answer(Ben, 'play:G1:dom:B1')
    expect([t.has('looked'), t.has('card-cancelled'), t.locked('B1')]).toEqual([true, false, true])
  })

  it('veil-of-darkness#3: before anybody may answer the card', () => {
    const cal = { pool: 20, hand: [{ card: 'direct-intervention', as: 'D1' }] }
    const t = scene('villein', { cal })
    t.answer(Ben, 'play:G1:dom:B1')
    const keys = t.log.map(({ key }) => key)
    expect(keys.indexOf('looked')).toBe(keys.indexOf('card-played') + 1)
    expect([t.window(), t.inAsh(Ben, 'G1'), t.can(Cal, 'play:D1:')]).toEqual([undefined, true, false])
    // Where it goes on, it is answered then.
    const goesOn = scene('bonding', { cal })
    goesOn.answer(Ben, 'play:G1:dom:B1')
    expect([goesOn.window(), goesOn.has('looked'), goesOn.can(Cal, 'play:D1:')]).toEqual(['as-played', true, true])
  })

  it('a card that required Obtenebration costs the vampire 2 blood besides', () => {
    const played = (key: string, level: string) => {
      const t = table({
        seats: [
          { ready: [{ card: 'veil-of-darkness', as: 'V1' }] },
          {
            ready: [minion('B1', { generic: { disciplines: [level] }, blood: 4 }), minion('B2')],
            hand: [{ card: key, as: 'K1' }],
            library: ['villein', 'fame'],
          },
          { ready: [minion('C1')] },
        ],
        turn: { seat: Ben },
      })
      t.answer(Ben, 'bleed:B1')
      t.reach(Cal, 'block:C1')
      onwards(t, () => t.can(Ben, `play:K1:${level}:B1`))
      t.answer(Ben, `play:K1:${level}:B1`)
      onwards(t, () => t.has('card-cancelled'))
      return [t.has('card-cancelled'), t.happened('counters').map(event => 'amount' in event && event.amount)]
    }
    expect([played('fae-contortion', 'obt'), played('pursuit', 'cel')]).toEqual([
      [true, [2]],
      [true, []],
    ])
  })

  it('veil-of-darkness#2: not what an ally plays as a vampire', () => {
    const t = scene('villein', {
      ally: { generic: { type: 'ally', asVampire: ['dom'], life: 3 }, as: 'B2' },
    })
    t.answer(Ben, 'play:G1:dom:B2')
    expect(t.has('looked')).toBe(false)
  })
})

describe('The Fourth Cycle', () => {
  const scene = (events: string[], hand: string[] = ['veil-of-darkness']) =>
    table({
      seats: [
        {
          ready: [
            ...events.map((card, i) => ({ card, as: `G${i + 1}` })),
            minion('A1', { generic: { capacity: 3 } }),
            minion('A2', { generic: { capacity: 4 } }),
          ],
          hand: [{ card: 'the-fourth-cycle', as: 'K1' }, ...hand.map((card, i) => ({ card, as: `H${i + 1}` }))],
        },
        {
          ready: [minion('B1', { generic: { capacity: 2 } })],
          uncontrolled: [minion('U1', { generic: { capacity: 2 } })],
          hand: [{ card: 'dragonbound', as: 'D1' }],
        },
        {},
      ],
      turn: { phase: 'discard', number: 6 },
    })

  it('burns all Gehenna events, and sends every ready vampire of capacity 3 or less to torpor', () => {
    const t = scene(['the-unmasking', 'veil-of-darkness'], [])
    t.answer(Ann, 'play:K1:')
    expect([t.inAsh(Ann, 'G1'), t.inAsh(Ann, 'G2'), t.state.seats[Ann]!.inPlay.includes(t.id('K1'))]).toEqual([
      true,
      true,
      true,
    ])
    expect(['A1', 'A2', 'B1', 'U1'].map(t.inTorpor)).toEqual([true, false, true, false])
  })

  it('while it is in play nobody plays a Gehenna event', () => {
    const t = scene(['the-unmasking', 'veil-of-darkness'], [])
    t.answer(Ann, 'play:K1:')
    t.endPhasesTo(Ben, 'discard')
    expect([t.can(Ben, 'play:D1:'), t.why(Ben, 'play', 'D1')]).toEqual([false, ['forbidden', 'GOLDEN-01']])
  })

  it('asks for two of them in play', () => {
    expect(scene(['the-unmasking'], []).can(Ann, 'play:K1:')).toBe(false)
  })
})

describe('The Slow Withering', () => {
  const event = (as: string) => ({ card: 'the-slow-withering', as })
  it('the-slow-withering#G9-1: asks for another Gehenna event in play as it is played', () => {
    const held = (ready: object[]) =>
      table({
        seats: [{ hand: [event('E1')], ready: [{ generic: {}, as: 'A1' }, ...ready] as never }, {}],
        turn: { phase: 'discard' },
      })
    expect([held([]).can(Ann, 'play:E1:'), held([{ card: 'dragonbound' }]).can(Ann, 'play:E1:')]).toEqual([false, true])
  })

  const scene = (more: object = {}) =>
    table({
      seats: [
        {
          ready: [
            { generic: { disciplines: ['DOM', 'obf'], capacity: 9 }, as: 'A1', blood: 6 },
            { generic: {}, as: 'A2' },
          ],
          hand: [
            { card: 'bonding', as: 'K1' },
            { card: 'conditioning', as: 'K2' },
            { card: 'lost-in-crowds', as: 'K3' },
          ],
          torpor: [{ generic: { capacity: 3 }, as: 'A3' }],
        },
        { ready: [event('E1')], ...more },
        {},
        {},
        {},
      ],
    })

  it('the-slow-withering#1: cards at a superior Discipline cost 1 blood more, as the rest of their cost is paid', () => {
    const t = scene()
    t.answer(Ann, 'bleed:A1')
    t.reach(Ann, 'play:K2:DOM:A1')
    t.allPass()
    const conditioning = 6 - t.blood('A1')
    const basic = scene()
    basic.answer(Ann, 'bleed:A1')
    basic.reach(Ann, 'play:K1:dom:A1')
    basic.allPass()
    expect([conditioning, basic.blood('A1')]).toEqual([2, 6])
  })

  it('who commits diablerie is spared until a Gehenna event is played', () => {
    const t = scene({ hand: [{ card: 'the-unmasking', as: 'E2' }], ready: [event('E1'), { generic: {}, as: 'B1' }] })
    t.answer(Ann, 'diablerie:A1:A3')
    t.allPass()
    const spared = () =>
      t.state.facts.reduce((n, fact) => (fact.name === 'spared' && fact.of === t.id('A1') ? n + fact.n : n), 0)
    expect(spared()).toBe(1)
    t.endPhasesTo(Ben, 'discard')
    t.answer(Ben, 'play:E2:')
    expect(spared()).toBe(0)
  })

  it('the-slow-withering#G8-1: not replaced until a vampire commits diablerie, burned or not', () => {
    const t = table({
      seats: [
        {
          hand: [event('E1'), ...Array<string>(6).fill('villein')],
          library: Array<string>(6).fill('villein'),
          ready: [{ card: 'dragonbound' }, { generic: {}, as: 'A1' }, { generic: {}, as: 'A2' }],
        },
        { torpor: [{ generic: { capacity: 3 }, as: 'B3' }], ready: [{ generic: {}, as: 'B1' }] },
        {},
      ],
      turn: { phase: 'discard' },
    })
    const hand = () => t.state.seats[Ann]!.hand.length
    t.answer(Ann, 'play:E1:')
    t.effect(Ann, [{ op: 'move', who: 'e', to: 'ash' }], { e: 'E1' })
    expect([t.inAsh(Ann, 'E1'), hand()]).toEqual([true, 6])
    t.endPhasesTo(Ben, 'minion')
    t.answer(Ben, 'diablerie:B1:B3')
    t.allPass()
    expect([t.has('diablerized'), hand()]).toEqual([true, 7])
  })
})
