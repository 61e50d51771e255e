import { describe, expect, it } from 'vitest'
import { factsOf } from '../../../shared/cards/catalogue.ts'
import { costOf } from '../../../shared/rules/reads/costs.ts'
import { seatStat } from '../../../shared/rules/reads/evaluate.ts'
import { onwards, play, upTo } from '../../support/duel.ts'
import { AGAINST } from '../../support/polls.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table, Cal } from '../../support/table.ts'
import { card, type Table, held, never, v } from '../scene.ts'
import { stands, unlocked } from '../vampires.ts'

const blood = (t: Table) => [t.blood('A1'), t.blood('B1')]
const vampireAt = (as: string) => ({ generic: { disciplines: ['CEL'] }, as })

describe('strike cards', () => {
  it('Flávio Gonçalves dodges once each combat', () => {
    const t = table({
      seats: [
        { ready: [vampireAt('A1'), vampireAt('A2')], hand: card('resist-earths-grasp', 'P1') },
        { ready: [{ card: 'flavio-goncalves', as: 'B1' }] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    onwards(t, () => t.can(Ben, 'strike:B1:B1:dodge')).answer(Ben, 'strike:B1:B1:dodge')
    upTo(t, 'press')
    play(t, Ann, 'play:P1:cel:A1')
    onwards(t)
    // Resist Earth's Grasp has cost 1; in round 2 hands meet.
    expect([blood(t), t.happened('strike-chosen').map(event => ('strike' in event ? event.strike : ''))]).toEqual([
      [3, 6],
      ['hand', 'dodge', 'hand', 'hand'],
    ])
  })
})

describe('Bret Stryker', () => {
  const scene = (v1: object) => {
    const t = table({
      seats: [
        { ready: [minion('V1', v1)] },
        { pool: 10, ready: [{ card: 'bret-stryker', as: 'B1' }, minion('V5')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    return t
  }

  it.each(['prince', 'primogen', 'justicar'])(
    '-1 intercept against a %s: without more he cannot stop what has no stealth',
    title => {
      const t = scene({ generic: { title } })
      expect([t.stat('B1', 'intercept'), t.stat('V5', 'intercept')]).toEqual([-1, 0])
      expect(t.option(Ben, 'block:B1')?.effect.params).toMatchObject({ intercept: -1, stealth: 0 })
      t.answer(Ben, 'block:B1')
      t.allPass(() => t.window() === 'blocks')
      expect([t.happened('block-failed'), t.locked('B1')]).toMatchObject([[{ stealth: 0, intercept: -1 }], false])
      t.reach(Ben, 'block:V5')
      t.allPass()
      expect([t.happened('blocked').length, t.pool(Ben), t.stat('B1', 'intercept')]).toEqual([1, 10, 0])
    },
  )

  it('STEALTH-08: one more is enough again', () => {
    const t = scene({ generic: { title: 'prince' } })
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'v', until: 'action' }], { v: 'B1' })
    t.answer(Ben, 'block:B1')
    t.allPass()
    expect(t.has('blocked')).toBe(true)
  })

  it.each<[string, object]>([
    ['an untitled vampire', {}],
    ['an ally', { generic: { type: 'ally' } }],
  ])('nothing against %s', (_, v1) => {
    const t = scene(v1)
    expect(t.stat('B1', 'intercept')).toBe(0)
    t.answer(Ben, 'block:B1')
    t.allPass()
    expect([t.has('blocked'), t.pool(Ben)]).toEqual([true, 10])
  })

  it('a title counts while it is held', () => {
    const t = scene({})
    t.effect(Ann, [{ op: 'become', who: 'v', traits: { title: 'justicar' }, until: 'action' }], { v: 'V1' })
    expect(t.stat('B1', 'intercept')).toBe(-1)
  })
})

it('modius#G27-1: Modius discards a master for a vote, once in a referendum, in torpor too', () => {
  const t = stands('modius', {
    fallen: true,
    ann: { hand: [...held('ancilla-empowerment', 'P1'), ...held('villein', 'M1', 'M2'), ...held('bonding', 'X1')] },
  })
  t.answer(Ann, 'play:P1::A2')
  t.allPass(() => t.window() === 'polling')
  expect(t.option(Ann, 'use:V1:vote')?.slots).toMatchObject([{ candidates: [t.id('M1'), t.id('M2')] }])
  t.answer(Ann, 'use:V1:vote', { c: [t.id('M1')] })
  expect([t.stat('V1', 'votes'), t.inAsh(Ann, 'M1'), t.can(Ann, 'use:V1:vote')]).toEqual([3, true, false])
})

it('François Villon burns 2 blood to lock a younger vampire, once in the unlock phase, while he is ready', () => {
  const of = (more: object) =>
    stands('francois-villon-6', {
      ben: { ready: [v('B1', { capacity: 9 }), v('B2', { capacity: 10 })] },
      phase: 'unlock',
      ...more,
    })
  const t = of({})
  expect(t.option(Ann, 'use:V1:lock')?.slots).toMatchObject([{ candidates: [t.id('A2'), t.id('B1')] }])
  t.answer(Ann, 'use:V1:lock', { v: [t.id('B1')] })
  expect([t.locked('B1'), t.blood('V1'), t.can(Ann, 'use:V1:lock')]).toEqual([true, 8, false])
  expect([of({ fallen: true }), of({ v1: { blood: 1 } })].map(one => one.can(Ann, 'use:V1:lock'))).toEqual([
    false,
    false,
  ])
})

it.each([
  ['Annabelle Triabell unlocked', {}, 0],
  ['Annabelle Triabell locked', { v1: { locked: true } }, 1],
  ['annabelle-triabell-6#G107-1: locked in torpor', { v1: { locked: true }, fallen: true as const }, 1],
])('%s', (_, more, stealth) => {
  const t = stands('annabelle-triabell-6', {
    ...more,
    ann: { ready: [v('A3', { clan: 'Toreador' })] },
    ben: { ready: [v('B1', { clan: 'Toreador' })] },
  })
  expect(['A3', 'V1', 'A2', 'B1'].map(as => t.stat(as, 'stealth'))).toEqual([stealth, 0, 0, 0])
})

it('Carmelita Neillson: a card more in hand while she is ready', () => {
  expect(
    [{}, { fallen: true as const }].map(more => seatStat(stands('carmelita-neillson', more).state, Ann, 'handSize')),
  ).toEqual([8, 7])
})

it.each([
  ['Silvian Popescu', {}],
  ['silvian-popescu#G27-1: in torpor', { fallen: true as const }],
])('%s gets 1 blood of an own prince, once in the unlock phase', (_, more) => {
  const t = stands('silvian-popescu', {
    ...more,
    v1: { blood: 1 },
    ann: { ready: [v('A3', { title: 'prince', city: 'Rome', capacity: 6 })] },
    ben: { ready: [v('B1', { title: 'prince', city: 'Oslo' })] },
    phase: 'unlock',
  })
  expect(t.option(Ann, 'use:V1:feed')?.slots).toMatchObject([{ candidates: [t.id('A3')] }])
  t.answer(Ann, 'use:V1:feed', { p: [t.id('A3')] })
  expect([t.blood('V1'), t.blood('A3'), t.can(Ann, 'use:V1:feed')]).toEqual([2, 5, false])
})

describe('Victoria Ash', () => {
  const victoria = (a3: object, more: object = {}) =>
    stands('victoria-ash-7', {
      ...more,
      ann: { ready: [v('A3', a3, { blood: 1 })], hand: held('villein', 'X1', 'X2') },
    })
  it('victoria-ash-7#G117-1: a card for 1 more bleed of a Banu Haqim, in a bleed and before it resolves', () => {
    const t = victoria({ clan: 'Banu Haqim' })
    t.answer(Ann, 'hunt:A3')
    expect(never(t, Ann, 'use:V1:bleed')).toBe(true)
    unlocked(t, 'A3').answer(Ann, 'bleed:A3')
    t.answer(Ann, 'use:V1:bleed', { c: [t.id('X1')] })
    expect([t.stat('A3', 'bleed'), t.inAsh(Ann, 'X1'), t.can(Ann, 'use:V1:bleed')]).toEqual([2, true, false])
    t.allPass(() => ['success', 'resolved'].includes(t.window() ?? ''))
    expect(t.can(Ann, 'use:V1:bleed')).toBe(false)
  })
  it('not of another clan, and not from torpor', () => {
    for (const t of [victoria({}), victoria({ clan: 'Banu Haqim' }, { fallen: true })]) {
      t.answer(Ann, 'bleed:A3')
      expect(never(t, Ann, 'use:V1:bleed')).toBe(true)
    }
  })
  it('also of one that another controls', () => {
    const t = stands('victoria-ash-7', {
      ann: { hand: held('villein', 'X1') },
      ben: { ready: [v('B1', { clan: 'Banu Haqim' })] },
      turnOf: Ben,
    })
    t.answer(Ben, 'bleed:B1')
    play(t, Ann, 'use:V1:bleed', { c: [t.id('X1')] })
    t.allPass()
    expect(t.pool(Cal)).toBe(18)
  })
})

it.each([
  ['ivory-bow', 'V1', 0],
  ['ivory-bow', 'A2', 1],
  ['carlton-van-wyk', 'V1', 2],
] as const)('Anne-Marie Bourgeois pays 1 pool less for equipment: %s for %s is %i', (card, by, pool) => {
  const t = stands('anne-marie-bourgeois-inconnu-recruiter', { ann: { hand: held(card, 'K1') } })
  expect(costOf(t.state, Ann, { facts: factsOf(card), modes: [] }, t.id('K1'), t.id(by), true)).toEqual({ pool })
})

it.each([
  ['Toreador', 2],
  ['Toreador antitribu', 2],
  ['Brujah', 1],
])('Bethany Ray: a %s bleeds her Methuselah for %i, and others as before', (clan, bleed) => {
  const t = table({
    seats: [
      { pool: 20, ready: [{ card: 'bethany-ray', as: 'V1' }] },
      { pool: 20, ready: [v('B1', { clan })] },
      { pool: 20, ready: [v('C1')] },
    ],
    turn: { seat: Cal },
  })
  t.effect(Cal, [{ op: 'become', who: 'c', traits: { clan }, until: 'game' }], { c: 'C1' })
  t.answer(Cal, 'bleed:C1')
  expect(t.stat('C1', 'bleed')).toBe(bleed)
  t.allPass()
  t.endPhasesTo(Ben, 'minion')
  t.answer(Ben, 'bleed:B1')
  expect(t.stat('B1', 'bleed')).toBe(1)
})

describe('Tyler McGill', () => {
  it('has a vote once somebody burns the Edge for one, until the referendum is over', () => {
    const t = stands('tyler-mcgill', {
      ann: { hand: held('ancilla-empowerment', 'P1') },
      ben: { edge: true, ready: [v('B1', { title: 'prince', city: 'Rome' })] },
    })
    t.answer(Ann, 'play:P1::A2')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ben, 'vote:title:B1', AGAINST)
    expect(t.stat('V1', 'votes')).toBe(0)
    t.answer(Ben, 'vote:edge', AGAINST)
    expect([t.stat('V1', 'votes'), t.can(Ann, 'vote:title:V1')]).toEqual([1, true])
    t.allPass()
    expect(t.stat('V1', 'votes')).toBe(0)
  })
  it.each([
    ['Nosferatu', false],
    ['Nosferatu antitribu', true],
  ])('whether he can block a %s: %s', (clan, able) => {
    const t = table({
      seats: [{ ready: [{ card: 'tyler-mcgill', as: 'V1' }] }, { ready: [v('B1', { clan })] }],
      turn: { seat: Ben },
    })
    t.answer(Ben, 'bleed:B1')
    onwards(t, () => t.can(Ann, 'block:V1') || t.has('action-ended'))
    expect(t.can(Ann, 'block:V1')).toBe(able)
  })
})

describe('Andre LeRoux', () => {
  const bleeds = (by: string, a3: object = {}, hand: object[] = []) => {
    const t = stands('andre-leroux', { ann: { ready: [v('A3', a3), v('A4')], hand: hand as never } })
    t.answer(Ann, `bleed:${by}`)
    return t
  }
  const shift = 'use:V1:bleed'
  it('andre-leroux#1: 1 less of a bleed gives him 2 more this turn, once a bleed, and again with the next', () => {
    const t = bleeds('A3', { bleed: 2 })
    t.allPass(() => t.can(Ann, shift))
    t.answer(Ann, shift)
    expect([t.stat('V1', 'bleed'), t.can(Ann, shift)]).toEqual([3, false])
    t.allPass()
    expect(t.pool(Ben)).toBe(19)
    t.answer(Ann, 'bleed:A4')
    t.allPass(() => t.can(Ann, shift))
    t.answer(Ann, shift)
    expect(t.stat('V1', 'bleed')).toBe(5)
  })
  it('andre-leroux#2: as the bleed would be successful, and at no other time', () => {
    const t = bleeds('A3', { disciplines: ['OBF'] }, held('spying-mission', 'S1'))
    const both = () => [t.can(Ann, shift), t.can(Ann, 'play:S1:OBF:A3')]
    for (let n = 0; n < 20 && t.window() !== 'success'; n++) {
      expect(both()).toEqual([false, false])
      t.pass(t.waiting()[0]!)
    }
    expect(both()).toEqual([true, true])
  })
  it('andre-leroux#3: what is for another time cannot follow it', () => {
    const t = bleeds('A3', { disciplines: ['DOM', 'OBF'], bleed: 3 }, [
      ...held('conditioning', 'K1'),
      ...held('spying-mission', 'S1'),
    ])
    t.allPass(() => t.can(Ann, shift))
    t.answer(Ann, shift)
    expect([t.can(Ann, 'play:K1:DOM:A3'), t.can(Ann, 'play:S1:OBF:A3')]).toEqual([false, true])
  })
  it('andre-leroux#4: with a bleed of his own it comes to 1 more', () => {
    const t = bleeds('V1')
    t.allPass(() => t.can(Ann, shift))
    t.answer(Ann, shift)
    t.allPass()
    expect([t.pool(Ben), t.stat('V1', 'bleed')]).toEqual([18, 3])
  })
  it('andre-leroux#5: not after Spying Mission, nor that after a bleed that it has reduced to nothing', () => {
    const spied = bleeds('A3', { disciplines: ['OBF'], bleed: 2 }, held('spying-mission', 'S1'))
    spied.allPass(() => spied.can(Ann, 'play:S1:OBF:A3'))
    spied.answer(Ann, 'play:S1:OBF:A3')
    expect(never(spied, Ann, shift)).toBe(true)
    const t = bleeds('A3', { disciplines: ['OBF'] }, held('spying-mission', 'S1'))
    t.allPass(() => t.can(Ann, shift))
    t.answer(Ann, shift)
    expect([never(t, Ann, 'play:S1:OBF:A3'), t.has('bled'), t.pool(Ben)]).toEqual([true, false, 20])
  })
  it('not with an ally, or a vampire of another', () => {
    const ally = bleeds('A3', { type: 'ally', life: 1, bleed: 1 })
    expect(never(ally, Ann, shift)).toBe(true)
    const other = stands('andre-leroux', { ben: { ready: [v('B1'), v('B2')] }, turnOf: Ben })
    other.answer(Ben, 'bleed:B1')
    expect(never(other, Ann, shift)).toBe(true)
  })
})

describe('Maila', () => {
  const scene = (hand: object[], maila: object = {}) => {
    const t = table({
      seats: [
        {
          ready: [{ card: 'maila', as: 'M1', ...maila }, minion('A2')],
          hand: hand as [],
          library: ['villein', 'fame'],
        },
        { pool: 10, ready: [minion('B1', { generic: { capacity: 5 } })] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A2')
    t.reach(Ben, 'block:B1')
    return t
  }
  const P = held('parity-shift', 'P1', 'P2')
  it('maila#1: a political action card for 1 stealth of an own minion, once each turn, and nothing else', () => {
    const t = scene([...P, ...held('conditioning', 'C1')], { locked: true })
    expect(t.option(Ann, 'use:M1:stealth')?.slots).toMatchObject([{ candidates: [t.id('P1'), t.id('P2')] }])
    t.answer(Ann, 'use:M1:stealth', { c: [t.id('P1')] })
    expect([t.stat('A2', 'stealth'), t.inAsh(Ann, 'P1')]).toEqual([1, true])
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' }], { b: 'B1' })
    expect(t.can(Ann, 'use:M1:stealth')).toBe(false)
  })

  it('not with a card of another type, nor in torpor, nor for the action of another', () => {
    expect(scene(held('conditioning', 'C1')).can(Ann, 'use:M1:stealth')).toBe(false)
    const t = table({
      seats: [
        { ready: [minion('A2')] },
        { pool: 10, ready: [{ card: 'maila', as: 'M1' }, minion('B1')], hand: P as never },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A2')
    t.reach(Ben, 'block:B1')
    expect(t.can(Ben, 'use:M1:stealth')).toBe(false)
    const fallen = table({
      seats: [
        { ready: [minion('A2')], torpor: [{ card: 'maila', as: 'M1' }], hand: P as never },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    fallen.answer(Ann, 'bleed:A2')
    fallen.reach(Ben, 'block:B1')
    expect(fallen.can(Ann, 'use:M1:stealth')).toBe(false)
  })
})

describe('Marcos Belegrad', () => {
  it('who casts against his referendum, by a minion or otherwise, burns 1 pool once it is tallied', () => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [{ card: 'marcos-belegrad', as: 'M1' }],
          hand: [{ card: 'political-stranglehold', as: 'K1' }],
        },
        {
          pool: 10,
          ready: [
            { generic: { title: 'prince', city: 'Rome' }, as: 'B1' },
            { generic: { title: 'primogen' }, as: 'B2' },
          ],
        },
        { pool: 10, hand: [{ card: 'political-stranglehold', as: 'K2' }] },
        { pool: 10, ready: [{ generic: { title: 'primogen' }, as: 'D1' }] },
      ],
    })
    t.answer(Ann, 'play:K1::M1')
    t.allPass(() => t.window() === 'polling')
    for (const [seat, source, side] of [
      [Ben, 'title:B1', 'against'],
      [Ben, 'title:B2', 'against'],
      [Cal, 'burned:K2', 'against'],
      [3, 'title:D1', 'for'],
    ] as const)
      t.answer(seat, `vote:${source}`, { side: [side] })
    t.allPass()
    expect(t.state.seats.map(seat => seat.pool)).toEqual([10, 9, 9, 10])
  })
})

describe('Diana Iadanza', () => {
  const called = (by: string, blood = 9) => {
    const t = table({
      seats: [
        {
          ready: [
            { card: 'diana-iadanza', as: 'D1' },
            minion('A2'),
            ...held('the-barrens', 'L1'),
            ...held('dreams-of-the-sphinx', 'L2'),
          ],
          hand: [...held('ancilla-empowerment', 'N1'), 'villein'],
        },
        {
          pool: 20,
          ready: [minion('B1', { generic: { disciplines: ['PRE', 'pre'] } })],
          hand: held('delaying-tactics', 'R1', 'R2'),
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, `play:N1::${by}`)
    t.edit(state => {
      state.cards[t.id('D1')]!.blood = blood
    })
    t.allPass(() => t.can(Ben, 'play:R1::B1'))
    t.answer(Ben, 'play:R1::B1')
    return t
  }
  it('diana-iadanza#G58-1, diana-iadanza#G58-3: 1 blood to cancel a reaction card in a referendum of hers: paid for, and played', () => {
    const t = called('D1')
    for (let n = 0; n < 5 && !t.can(Ann, 'use:D1:cancel'); n++) t.pass(t.waiting()[0]!)
    expect([t.window(), t.inAsh(Ben, 'R1')]).toEqual(['as-played', false])
    // Nothing is drawn before, and nothing else used to find what would cancel it.
    expect([t.has('drawn'), t.can(Ann, 'use:L1:discard'), t.can(Ann, 'use:L2:hand')]).toEqual([false, false, false])
    t.answer(Ann, 'use:D1:cancel')
    t.allPass(() => t.has('card-cancelled'))
    expect([t.blood('D1'), t.blood('B1'), t.has('referendum-cancelled'), t.can(Ben, 'play:R2::B1')]).toEqual([
      8,
      4,
      false,
      false,
    ])
  })

  it('not in that of another, nor without blood', () => {
    expect(called('A2').can(Ann, 'use:D1:cancel')).toBe(false)
    expect(called('D1', 0).can(Ann, 'use:D1:cancel')).toBe(false)
  })
})

const CONTESTED = { changed: [{ untitled: 'contested' as const }] }

describe('Rafael de Corazon', () => {
  const circle = { title: 'inner circle', clan: 'Toreador', sect: 'Camarilla', capacity: 9 }
  const scene = (more: object = {}) =>
    stands('rafael-de-corazon', {
      v1: CONTESTED,
      ben: { ready: [v('B1', circle, CONTESTED), v('B2')] },
      phase: 'unlock',
      turnOf: Ben,
      ...more,
    })
  it('who contests his title must yield it in their unlock phase, while he is in torpor too', () => {
    for (const more of [{}, { fallen: true as const }]) {
      const t = scene(more)
      expect([t.can(Ben, 'pay:title:B1'), t.why(Ben, 'pay', 'B1'), t.can(Ben, 'end-phase')]).toEqual([
        false,
        ['forbidden', 'GOLDEN-01'],
        false,
      ])
      t.answer(Ben, 'yield:title:B1')
      expect([t.happened('yielded'), t.blood('B1'), t.can(Ben, 'end-phase')]).toMatchObject([
        [{ card: { id: t.id('B1') } }],
        9,
        true,
      ])
    }
  })
  it('he himself may pay for it, and so may who contests another title', () => {
    const t = scene({ turnOf: Ann })
    const before = t.blood('V1')
    t.answer(Ann, 'pay:title:V1')
    expect(t.blood('V1')).toBe(before - 1)
    const prince = { title: 'prince', city: 'Oslo', sect: 'Camarilla' }
    const other = scene({
      v1: {},
      ben: { ready: [v('B1', prince, CONTESTED)] },
      cal: { ready: [v('C1', prince, CONTESTED)] },
    })
    expect(other.can(Ben, 'pay:title:B1')).toBe(true)
  })
})

describe('Vasily', () => {
  const prague = { title: 'prince', city: 'Prague', sect: 'Camarilla', capacity: 9 }
  const scene = ({ v1 = {}, ...more }: { v1?: object; [of: string]: unknown } = {}) =>
    stands('vasily', {
      v1: { ...CONTESTED, ...v1 },
      ben: { ready: [v('B1', prague, CONTESTED)] },
      phase: 'unlock',
      ...more,
    })
  it('a contested title costs him 1 blood more, and nobody else', () => {
    const t = scene({ v1: { blood: 5 } })
    expect(t.option(Ann, 'pay:title:V1')?.cost).toEqual({ blood: 2 })
    t.answer(Ann, 'pay:title:V1')
    t.endPhasesTo(Ben, 'unlock')
    t.answer(Ben, 'pay:title:B1')
    expect([t.blood('V1'), t.blood('B1')]).toEqual([3, 8])
  })
  it('not with the Edge; and with 1 blood he cannot pay without it', () => {
    const t = scene({ v1: { blood: 5 }, ann: { edge: true } })
    t.answer(Ann, 'pay:title:V1')
    expect(t.blood('V1')).toBe(4)
    expect([1, 2].map(blood => scene({ v1: { blood } }).can(Ann, 'pay:title:V1'))).toEqual([false, true])
  })
})

describe('Regina Blake', () => {
  const regina = (pool: number, { blood = 3, card = 'alamut', ...more }: { [of: string]: unknown } = {}) => {
    const t = stands('regina-blake', {
      v1: { blood },
      phase: 'master',
      ann: { pool, hand: [{ card, as: 'L1' }] } as never,
      ...more,
    })
    return t
  }
  const price = (t: Table) => t.option(Ann, 'play:L1:')?.slots?.find(({ name }) => name === 'reduced')
  it('regina-blake#G27-1: 1 of her blood pays for a location, locked or in torpor, as often as one is played', () => {
    for (const more of [{}, { fallen: true }]) {
      const t = regina(10, { card: 'elder-library', ...more })
      const cost = t.option(Ann, 'play:L1:')!.cost!.pool!
      expect(price(t)).toMatchObject({ candidates: [t.id('V1')], min: 0, max: 1 })
      t.answer(Ann, 'play:L1:', { reduced: [t.id('V1')] })
      onwards(t)
      expect([t.pool(Ann), t.blood('V1'), t.locked('V1')]).toEqual([10 - cost + 1, 2, false])
    }
  })
  it('or not; and not without blood, nor for another card', () => {
    const t = regina(10, { card: 'elder-library' })
    const cost = t.option(Ann, 'play:L1:')!.cost!.pool!
    t.answer(Ann, 'play:L1:', { reduced: [] })
    onwards(t)
    expect([t.pool(Ann), t.blood('V1')]).toEqual([10 - cost, 3])
    expect([
      price(regina(10, { card: 'elder-library', blood: 0 })),
      price(regina(10, { card: 'dreams-of-the-sphinx' })),
    ]).toEqual([undefined, undefined])
  })
  it('regina-blake#1: equipment that is a location in play, as its action succeeds', () => {
    const t = stands('regina-blake', {
      v1: { blood: 3 },
      ann: { pool: 10, hand: [{ card: 'palatial-estate', as: 'E1' }] },
    })
    t.answer(Ann, 'play:E1::A2')
    t.allPass(() => t.can(Ann, 'choose'))
    expect(t.blood('V1')).toBe(3)
    t.choose(Ann, [t.id('V1')])
    onwards(t)
    expect([t.blood('A2'), t.blood('V1'), t.card('E1').on]).toEqual([4, 2, t.id('A2')])
  })
})
