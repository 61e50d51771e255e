import { describe, expect, it } from 'vitest'
import { onwards, play } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { has, held, type Held, type Table, v } from '../../scene.ts'

/** Cards of which one may be taken where another would be drawn. */
const cards = (n: number): string[] => Array<string>(n).fill('lost-in-crowds')
const hand = (t: ReturnType<typeof table>, seat = Ann as number): number => t.state.seats[seat]!.hand.length
const master = (card: string, more: object = {}) =>
  table({
    seats: [
      { pool: 10, hand: [{ card, as: 'M1' }, ...cards(6)], library: cards(30), ready: [minion('V1')], ...more },
      {},
      {},
      {},
      {},
    ],
    turn: { phase: 'master' },
  })
const L1 = (card: string) => ({ card, as: 'L1' })
const anarch = (as: string, more: object = {}, generic: object = {}) => v(as, { sect: 'Anarch', ...generic }, more)

describe('Elder Library', () => {
  it('one card more, for 1 pool', () => {
    const t = master('elder-library')
    t.answer(Ann, 'play:M1:')
    expect([hand(t), t.pool(Ann), t.state.seats[Ann]!.inPlay.includes(t.id('M1'))]).toEqual([8, 9, true])
    expect(master('elder-library', { ready: [minion('V1'), { card: 'elder-library' }] }).can(Ann, 'play:M1:')).toBe(
      false,
    )
  })
})

describe('hand sizes', () => {
  it('elder-library#1: where another has one it is contested, and no card more is drawn', () => {
    const t = table({
      seats: [
        { pool: 10, ready: [minion('A1')], hand: [...held('elder-library', 'M1'), ...cards(6)], library: cards(20) },
        { ready: [minion('B1'), ...held('elder-library', 'X1')], hand: cards(8), library: cards(9) },
      ],
      turn: { phase: 'master', masterActions: 2 },
    })
    t.answer(Ann, 'play:M1:')
    expect([
      t.happened('contested').length,
      hand(t),
      t.state.seats[Ann]!.contested.includes(t.id('M1')),
      t.state.seats[Ann]!.library.length,
    ]).toEqual([2, 7, true, 19])
    // The other one no longer counts either.
    expect([t.waiting(), t.option(Ben, 'choose')?.slots]).toMatchObject([[Ben], [{ min: 1, max: 1 }]])
  })
})

describe('The Barrens', () => {
  const barrens = (turn: object, more: object = {}) =>
    table({
      seats: [
        {
          hand: [{ card: 'bonding', as: 'C1' }, ...cards(6)],
          library: cards(30),
          ready: [minion('V1'), { card: 'the-barrens', as: 'B1' }],
          edge: true,
          uncontrolled: [minion('U1')],
          ...more,
        },
        { ready: [minion('V5')] },
        {},
        {},
        {},
      ],
      turn,
    })

  it("is locked to discard a card and draw up, in any phase of one's own", () => {
    for (const phase of ['unlock', 'master', 'minion', 'influence', 'discard'] as const) {
      const t = barrens({ phase })
      t.answer(Ann, 'use:B1:discard', { c: [t.id('C1')] })
      expect([hand(t), t.locked('B1'), t.inAsh(Ann, 'C1'), t.can(Ann, 'use:B1:discard')]).toEqual([
        7,
        true,
        true,
        false,
      ])
    }
  })

  it("in somebody else's action", () => {
    const t = barrens({ seat: Ben, phase: 'minion' })
    t.answer(Ben, 'bleed:V5')
    t.reach(Ann, 'use:B1:discard', { c: [t.id('C1')] })
    expect([hand(t), t.inAsh(Ann, 'C1'), t.happened('ability-used')]).toMatchObject([7, true, [{ seat: Ann }]])
  })

  it('not without a card in hand', () => {
    const t = barrens({ phase: 'minion' }, { hand: [] })
    expect([t.can(Ann, 'use:B1:discard'), t.why(Ann, 'use', 'B1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })
})

describe('The Barrens and Dreams of the Sphinx in the action of another', () => {
  const scene = (cards: Held, more: object = {}) =>
    table({
      seats: [
        { ready: [minion('A1', has('dom')), minion('A2')], hand: held('govern-the-unaligned', 'G1') },
        { pool: 10, ready: [minion('B1')] },
        {
          pool: 10,
          ready: [minion('C1'), ...cards],
          hand: held('bonding', 'X1', 'X2', 'X3', 'X4', 'X5', 'X6', 'X7'),
          library: [...held('direct-intervention', 'I1'), ...held('bonding', 'Y1', 'Y2')],
          ...more,
        },
        {},
        {},
      ],
    })
  const uses = [
    ['the-barrens', 'use:L1:discard'],
    ['dreams-of-the-sphinx', 'use:L1:hand'],
  ] as const
  const args = (t: Table, use: string) => (use.endsWith('discard') ? { c: [t.id('X1')] } : undefined)

  it.each([
    ['the-barrens#1', ...uses[0]],
    ['dreams-of-the-sphinx#2', ...uses[1]],
  ] as const)('%s: not as a card is played, to draw what would cancel it', (_, card, use) => {
    const t = scene(held(card, 'L1'))
    t.answer(Ann, 'play:G1:dom:A1')
    expect([t.window(), t.waiting(), t.can(Cal, use), t.refused(Cal, use, args(t, use))]).toEqual([
      'as-played',
      [Cal],
      false,
      'illegal-option',
    ])
  })

  it.each(uses)('%s#G23-1: as soon as its controller may play an effect', (card, use) => {
    const t = scene(held(card, 'L1'))
    t.answer(Ann, 'bleed:A1')
    t.reach(Cal, use, args(t, use))
    t.allPass(() => t.locked('L1'))
    expect([t.inHand(Cal, 'I1'), t.has('action-ended')]).toEqual([true, false])
  })
})

describe('locations', () => {
  it('ennoias-theater#2: the transfer at any moment of the influence phase', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [minion('A1'), ...held('ennoias-theater', 'L1')],
          uncontrolled: [v('U1', { capacity: 8 })],
          hand: ['fame'],
        },
        { ready: [minion('B1')] },
      ],
      turn: { phase: 'influence', number: 6 },
    })
    t.answer(Ann, 'invest:U1', { amount: 4 })
    expect(t.can(Ann, 'invest:U1')).toBe(false)
    t.answer(Ann, 'use:L1:transfers')
    t.answer(Ann, 'invest:U1', { amount: 1 })
    expect(t.blood('U1')).toBe(5)
  })
  it('garibaldi-meucci-museum#1: what is played as combat would end still is', () => {
    const t = table({
      seats: [
        {
          ready: [anarch('A1', {}, { disciplines: ['CEL'] }), minion('A2'), ...held('garibaldi-meucci-museum', 'L1')],
          hand: [...held('psyche', 'P1'), ...held('taste-of-vitae', 'T1')],
        },
        { ready: [anarch('B1'), minion('B2')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    play(
      onwards(t, () => t.can(Ann, 'use:L1:end')),
      Ann,
      'use:L1:end',
    )
    let tastes = false
    onwards(t, () => (tastes ||= t.can(Ann, 'play:T1::A1')) && t.can(Ann, 'play:P1:CEL:A1'))
    expect([tastes, t.window(), t.has('strike-chosen')]).toEqual([true, 'combat-ends', false])
  })
  it('garibaldi-meucci-museum#2, garibaldi-meucci-museum#G125-1: for a card that asks for an Anarch or a baron, named with the one that goes', () => {
    const ash = [
      ...held('reckless-agitation', 'X1'),
      ...held('organized-resistance', 'X2'),
      ...held('praxis-seizure-atlanta', 'X3'),
      ...held('truth-in-ink', 'X4'),
      ...held('villein', 'X5'),
    ]
    const t = table({
      seats: [{ ready: [minion('A1'), ...held('garibaldi-meucci-museum', 'L1')], hand: held('fame', 'H1'), ash }, {}],
      turn: { phase: 'unlock' },
    })
    expect(t.option(Ann, 'use:L1:exchange')?.slots).toMatchObject([
      { candidates: [t.id('X1'), t.id('X2')], min: 1, max: 1 },
      { candidates: [t.id('H1')], min: 1, max: 1 },
    ])
  })
})

describe("Ennoia's Theater", () => {
  const scene = (phase: string) =>
    table({
      seats: [
        {
          ready: [L1('ennoias-theater'), v('A1')],
          hand: ['villein'],
          library: Array<string>(9).fill('villein'),
          uncontrolled: [v('U1')],
        },
        {},
      ],
      turn: { phase: phase as 'master', number: 6 },
    })
  it.each(['Gangrel', 'Gangrel antitribu', 'Ventrue'])(
    'ennoias-theater#1: requires a ready vampire of either clan: %s',
    clan => {
      const t = table({
        seats: [{ ready: [v('A1', { clan })], hand: [L1('ennoias-theater')] }, {}],
        turn: { phase: 'master' },
      })
      expect(t.can(Ann, 'play:L1:')).toBe(clan !== 'Ventrue')
    },
  )
  it('lock: +1 hand size this turn', () => {
    const t = scene('master')
    t.edit(state => {
      state.seats[0]!.hand = state.seats[0]!.library.slice(0, 7)
      state.seats[0]!.library = state.seats[0]!.library.slice(7)
    })
    t.answer(Ann, 'use:L1:hand')
    expect([t.state.seats[Ann]!.hand.length, t.locked('L1'), t.can(Ann, 'use:L1:transfers')]).toEqual([8, true, false])
  })
  it('lock in the influence phase: +1 transfer', () => {
    const t = scene('influence')
    t.answer(Ann, 'use:L1:transfers')
    expect([t.state.frames[0], t.locked('L1')]).toMatchObject([{ transfers: 5 }, true])
  })
})

describe('Powerbase: Los Angeles', () => {
  const anarch = (as: string, more: object = {}) => v(as, { sect: 'Anarch' }, more)

  const scene = (phase = 'discard') =>
    table({
      seats: [
        {
          ready: [L1('powerbase-los-angeles'), anarch('A1', { locked: true }), v('A2', {}, { locked: true })],
          hand: [
            { card: 'deep-ecology', as: 'H1' },
            { card: 'villein', as: 'H2' },
            { card: 'organized-resistance', as: 'H3' },
            { card: 'twilight-camp', as: 'H4' },
          ],
        },
        {},
      ],
      turn: { phase: phase as 'discard' },
    })
  const left = (t: Table) => (t.state.frames[0]?.kind === 'turn' ? t.state.frames[0].discardActions : -1)

  it('lock: another discard phase action', () => {
    const t = scene()
    t.answer(Ann, 'use:L1:action')
    expect([left(t), t.locked('L1')]).toEqual([2, true])
  })
  it.each([
    ['H1', true],
    ['H3', true],
    ['H2', false],
    ['H4', true],
  ] as const)('ruling: used to discard %s, an Anarch may unlock: %s', (card, unlocks) => {
    const t = scene()
    t.answer(Ann, 'use:L1:discard', { c: [t.id(card)] })
    expect([t.inAsh(Ann, card), left(t), t.locked('L1')]).toEqual([true, 1, true])
    if (!unlocks) return expect(t.options(Ann)).toContain('end-phase')
    expect(t.refused(Ann, 'choose', { pick: [t.id('A2')] })).toBe('illegal-args')
    t.choose(Ann, [t.id('A1')])
    expect(t.locked('A1')).toBe(false)
  })
  it('nobody need unlock', () => {
    const t = scene()
    t.answer(Ann, 'use:L1:discard', { c: [t.id('H1')] })
    t.choose(Ann, [])
    expect(t.locked('A1')).toBe(true)
  })
  it('in no other phase', () => expect(scene('master').can(Ann, 'use:L1:discard')).toBe(false))
})

describe('Garibaldi-Meucci Museum', () => {
  const scene = (phase = 'unlock', ash: string[] = ['deep-ecology', 'villein', 'organized-resistance']) =>
    table({
      seats: [
        {
          pool: 10,
          ready: [L1('garibaldi-meucci-museum')],
          hand: [{ card: 'wider-view', as: 'H1' }],
          ash: ash.map((card, i) => ({ card, as: `X${i}` })),
        },
        {},
      ],
      turn: { phase: phase as 'unlock' },
    })
  it('lock and 1 pool: a card of the hand for one of the ash heap that requires an Anarch, a baron included', () => {
    const t = scene()
    expect(t.option(Ann, 'use:L1:exchange')?.slots).toMatchObject([
      { candidates: [t.id('X0'), t.id('X2')] },
      { candidates: [t.id('H1')] },
    ])
    expect(t.refused(Ann, 'use:L1:exchange', { a: [t.id('X1')], c: [t.id('H1')] })).toBe('illegal-args')
    t.answer(Ann, 'use:L1:exchange', { a: [t.id('X0')], c: [t.id('H1')] })
    expect([t.inHand(Ann, 'X0'), t.inAsh(Ann, 'H1'), t.pool(Ann), t.locked('L1')]).toEqual([true, true, 9, true])
  })
  it('not without such a card, and in no other phase', () => {
    expect([
      scene('unlock', ['villein']).can(Ann, 'use:L1:exchange'),
      scene('master').can(Ann, 'use:L1:exchange'),
    ]).toEqual([false, false])
  })
})

describe('what the cards say in their scenarios', () => {
  it('CARD-BARRENS-01: in combat, as its controller holds the impulse: a card is discarded, and the hand is drawn up at once', () => {
    const t = table({
      seats: [
        {
          ready: [minion('A1'), minion('A2'), { card: 'the-barrens', as: 'L1' }],
          hand: [{ card: 'bonding', as: 'C1' }, ...cards(6)],
          library: cards(9),
        },
        { ready: [minion('B1'), minion('B2')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    t.allPass(() => t.has('combat-started') && t.can(Ann, 'use:L1:discard'))
    t.answer(Ann, 'use:L1:discard', { c: [t.id('C1')] })
    t.allPass(() => t.has('ability-used'))
    expect([hand(t), t.inAsh(Ann, 'C1'), t.locked('L1'), t.has('combat-ended')]).toEqual([7, true, true, false])
  })
})
