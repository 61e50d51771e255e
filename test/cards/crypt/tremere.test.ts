import { polling, tally } from '../../support/polls.ts'
import { hunted } from '../scenes.ts'
import { describe, expect, it } from 'vitest'
import { facts, claimOf } from '../../../shared/rules/reads/queries.ts'
import type { CardDefinition } from '../../../shared/cards/definition.ts'
import type { CardType } from '../../../shared/cards/facts.ts'
import { ally, equipment, political, retainer } from '../../../shared/cards/makers.ts'
import { isOver, onwards, upTo } from '../../support/duel.ts'
import { withMadeUp } from '../../support/made-up.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table, Cal } from '../../support/table.ts'
import { attacked, fought, held, keen, never, type Table, v } from '../scene.ts'
import { bleedsFor, stands, strengths, unlocked, costs } from '../vampires.ts'

describe('Gabrielle di Righetti', () => {
  const scene = (more: object = {}) =>
    table({
      seats: [
        { ready: [{ card: 'gabrielle-di-righetti', as: 'G1', blood: 3 }, minion('A1')] },
        { ready: [minion('B1', { blood: 3 })], torpor: [minion('B2', { blood: 3 })] },
      ],
      ...more,
    })
  it('takes 2 blood of a ready minion, in an action at +1 stealth', () => {
    const t = scene()
    expect(t.option(Ann, 'action:G1:steal:G1')?.slots).toMatchObject([
      { candidates: expect.not.arrayContaining([t.id('B2')]) },
    ])
    t.answer(Ann, 'action:G1:steal:G1', { m: [t.id('B1')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [Ben] }])
    t.allPass()
    expect([t.blood('G1'), t.blood('B1')]).toEqual([5, 1])
  })
  it('no other vampire does', () => {
    expect(scene().can(Ann, 'action:G1:steal:A1')).toBe(false)
  })
})

describe('Andrew Stuart', () => {
  const scene = (top: string, hand: string, blood = 4) =>
    table({
      seats: [
        {
          ready: [{ card: 'andrew-stuart', as: 'S1', blood }, minion('A2')],
          hand: [{ card: hand, as: 'K1' }],
          library: [{ card: top, as: 'L1' }, 'fame'],
        },
        { ready: [minion('B1')] },
        {},
      ],
    })
  const modified = (top: string) => {
    const t = scene(top, 'mirror-walk')
    t.answer(Ann, 'bleed:S1')
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'play:K1:tha:S1')
    return t
  }

  it('reveals the top card; if it requires Blood Sorcery too, the card is cancelled and he burns 1 blood', () => {
    const t = modified('theft-of-vitae')
    t.allPass()
    expect([t.blood('S1'), t.happened('looked'), t.happened('card-cancelled'), t.happened('modified')]).toMatchObject([
      3,
      [{ shown: true, cards: [{ id: t.id('L1'), key: 'theft-of-vitae' }] }],
      [{ card: { id: t.id('K1') } }],
      [],
    ])
  })

  it('another card on top does nothing; nor does a card of another Discipline, or of another minion', () => {
    const t = modified('bonding')
    t.allPass(() => t.has('modified'))
    expect([t.blood('S1'), t.has('looked'), t.has('card-cancelled')]).toEqual([4, true, false])
    const other = scene('theft-of-vitae', 'govern-the-unaligned')
    other.answer(Ann, 'play:K1:dom:S1')
    expect(other.has('looked')).toBe(false)
  })
})

describe('Andrew Stuart cancels what he plays', () => {
  const SORCERY = 'theft-of-vitae'
  interface Stood {
    top?: string[]
    hand?: string[]
    ready?: object[]
  }
  /** What he holds is called K1, K2 …, and what lies on top of the library L1, L2 …; nothing is missing in his hand. */
  const holding = ({ top = [SORCERY, SORCERY], hand = [], ready = [] }: Stood, turn: object = {}) =>
    table({
      turn,
      seats: [
        {
          ready: [{ card: 'andrew-stuart', as: 'S1', blood: 5 }, minion('A2'), ...ready] as never,
          hand: [...hand.map((card, n) => ({ card, as: `K${n + 1}` })), ...Array<string>(7 - hand.length).fill('fame')],
          library: [...top.map((card, n) => ({ card, as: `L${n + 1}` })), 'villein', 'villein'],
        },
        {
          pool: 20,
          ready: [minion('B1'), ...held('dreams-of-the-sphinx', 'D1')],
          hand: held('direct-intervention', 'I1'),
        },
        {},
      ],
    })
  const hand = (t: Table) => t.state.seats[Ann]!.hand.length
  const cancelled = (t: Table) => t.happened('card-cancelled').map(event => 'card' in event && event.card)
  const atLevel = (level: string, one: CardDefinition): CardDefinition => ({
    ...one,
    modes: one.modes.map(mode => ({ ...mode, level })),
  })
  const attempts = (t: Table) => {
    t.answer(Ann, 'bleed:S1')
    t.reach(Ben, 'block:B1')
    return t
  }

  it('andrew-stuart#G58-1: what he has played is replaced by what was shown, and nobody is asked before', () => {
    const t = attempts(holding({ hand: ['mirror-walk'] }))
    t.reach(Ann, 'play:K1:tha:S1')
    const order = t.log.map(({ key }) => key)
    expect([order.indexOf('looked') < order.lastIndexOf('drawn'), t.inHand(Ann, 'L1'), hand(t)]).toEqual([
      true,
      true,
      7,
    ])
    expect([t.inAsh(Ann, 'K1'), t.inHand(Ben, 'I1'), t.locked('D1')]).toEqual([true, true, false])
  })
  it('andrew-stuart#1: before anybody may answer it, as by a Direct Intervention, which comes where he has not', () => {
    const offered = [SORCERY, 'bonding'].map(top => {
      const t = attempts(holding({ hand: ['mirror-walk'], top: [top] }))
      t.reach(Ann, 'play:K1:tha:S1')
      const order = t.log.map(({ key }) => key)
      expect(order.indexOf('looked')).toBe(order.lastIndexOf('card-played') + 1)
      return t.can(Ben, 'play:I1:')
    })
    expect(offered).toEqual([false, true])
  })
  it('andrew-stuart#G58-2: a replacement that would have waited comes at once', () => {
    const hands = [SORCERY, 'bonding'].map(top => {
      const t = attempts(holding({ hand: ['mirror-walk'], top: [top] }))
      t.reach(Ann, 'play:K1:tha:S1')
      t.allPass(() => t.window() !== 'as-played')
      return hand(t)
    })
    expect(hands).toEqual([7, 6])
  })
  it('andrew-stuart#G58-3: it has been played: not by him again in this action', () => {
    const t = attempts(holding({ hand: ['mirror-walk', 'mirror-walk'] }))
    t.reach(Ann, 'play:K1:tha:S1')
    t.allPass(() => t.waiting()[0] === Ann && t.window() === 'attempt')
    expect([cancelled(t).length, t.can(Ann, 'play:K2:tha:S1'), t.why(Ann, 'play', 'K2')]).toEqual([
      1,
      false,
      ['already-played', 'MIN-13'],
    ])
  })
  it('andrew-stuart#G58-4: a limited additional strike that was cancelled leaves room for another', () => {
    const t = holding({ hand: ['wind-dance', 'wind-dance'], top: [SORCERY, 'bonding'] })
    attacked(t, 'S1', 'B1')
    upTo(t, 'strike').answer(Ann, 'play:K1:THA:S1')
    onwards(t, () => t.can(Ann, 'play:K2:THA:S1'))
    t.answer(Ann, 'play:K2:THA:S1')
    onwards(t, () => t.has('combat-ended'))
    expect([cancelled(t).length, t.happened('strike-chosen').length]).toEqual([1, 3])
  })
  it('andrew-stuart#G58-5: what is played as if from the hand, too', () => {
    const lends = {
      card: 'the-erciyes-fragments',
      as: 'F1',
      under: [{ card: 'mirror-walk', as: 'X1', owner: Ben, down: true }],
    }
    const t = attempts(holding({ ready: [lends] }))
    t.reach(Ann, 'play:X1:tha:S1')
    t.allPass(() => t.has('card-cancelled'))
    expect([cancelled(t), t.state.seats[Ben]!.removed.includes(t.id('X1')), t.blood('S1')]).toMatchObject([
      [{ id: t.id('X1') }],
      true,
      4,
    ])
  })

  it('andrew-stuart#G61-1: an action that is cancelled was not performed, and can be attempted again', () => {
    const t = holding({ hand: ['rutors-hand', 'rutors-hand'], top: [SORCERY, 'bonding'] })
    t.answer(Ann, 'play:K1:tha:S1')
    t.allPass(() => t.state.frames.length === 1)
    expect([t.has('card-cancelled'), t.has('action-announced'), t.locked('S1')]).toEqual([true, false, false])
    t.answer(Ann, 'play:K2:tha:S1')
    t.allPass()
    expect([t.card('K2').on, t.happened('action-announced').length]).toEqual([t.id('S1'), 1])
  })
  it('andrew-stuart#G61-2: not what an effect brings into play, such as Piper', () =>
    withMadeUp(
      { types: ['Ally'], disciplines: ['tha'], life: 1 },
      key => ally(key, ['tha'], {}),
      key => {
        const t = holding({ hand: ['piper', key] }, { phase: 'master' })
        t.effect(Ann, [{ op: 'become', who: 's', traits: { sect: 'Anarch' }, until: 'game' }], { s: 'S1' })
        t.answer(Ann, 'play:K1:', { m: ['S1'] })
        t.choose(Ann, [t.id('K2')])
        expect([t.state.seats[Ann]!.inPlay.includes(t.id('K2')), t.has('looked')]).toEqual([true, false])
      },
    ))
  it.each<[string, CardType, (key: string) => CardDefinition]>([
    ['a retainer', 'Retainer', key => retainer(key, ['tha'], {})],
    ['an ally', 'Ally', key => ally(key, ['tha'], {})],
    ['equipment', 'Equipment', key => equipment(key, {}, ['tha'])],
    ['a political action', 'Political Action', key => atLevel('tha', political(key, [], []))],
  ])('andrew-stuart#G61-3: whatever action card it is: %s', (_, type, define) =>
    withMadeUp({ types: [type], disciplines: ['tha'], life: 1 }, define, key => {
      const t = holding({ hand: [key] })
      t.answer(Ann, 'play:K1:tha:S1')
      t.allPass(() => t.state.frames.length === 1)
      expect([t.has('card-cancelled'), t.inAsh(Ann, 'K1'), t.has('action-announced')]).toEqual([true, true, false])
    }),
  )
})

it('Rebekka: +1 stealth in her actions, and +1 bleed against who has a ready Malkavian', () => {
  expect(stands('rebekka-chantry-elder-of-munich').stat('V1', 'stealth')).toBe(1)
  expect(
    [[{ clan: 'Malkavian' }], [{ clan: 'Malkavian antitribu' }]].map(theirs =>
      bleedsFor('rebekka-chantry-elder-of-munich', ...theirs),
    ),
  ).toEqual([2, 1])
  const t = stands('rebekka-chantry-elder-of-munich', {
    ben: { ready: [v('B1')], torpor: [v('B2', { clan: 'Malkavian' })] },
  })
  t.answer(Ann, 'bleed:V1')
  expect([t.stat('V1', 'bleed'), t.stat('V1', 'stealth')]).toEqual([1, 1])
})

it('Mistress Fanchon finds a minion card, and everybody sees which', () => {
  const t = stands('mistress-fanchon', {
    ann: { library: ['villein', 'bonding', 'dragonbound', 'ivory-bow'].map((card, n) => ({ card, as: `L${n}` })) },
  })
  t.answer(Ann, 'action:V1:search:V1')
  expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
  t.allPass()
  expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('L1'), t.id('L3')], min: 0, max: 1 }])
  t.choose(Ann, [t.id('L3')])
  expect([t.inHand(Ann, 'L3'), t.happened('moved')]).toMatchObject([true, [{ card: { key: 'ivory-bow' }, to: 'hand' }]])
  expect(t.happened('moved')[0]).not.toHaveProperty('seenBy')
})

it.each([
  [[{ clan: 'Tremere' }], 1],
  [[{ clan: 'Tremere antitribu' }], 1],
  [[{ clan: 'Ventrue' }], 0],
])('Martin Franckel bleeds who has %j for %i', (theirs, bleed) => {
  expect(bleedsFor('martin-franckel', ...theirs)).toBe(bleed)
})

it('Carna burns one of her retainers for 2 blood, once in the unlock phase', () => {
  const t = stands('carna-the-princess-witch', {
    v1: {
      blood: 2,
      attachments: [
        { card: 'raven-spy', as: 'R1' },
        { card: 'owl-companion', as: 'R2' },
      ],
    },
    ann: { ready: [v('A3', {}, { attachments: [{ card: 'tasha-morgan', as: 'R3' }] })] },
    phase: 'unlock',
  })
  expect(t.option(Ann, 'use:V1:feed')?.slots).toMatchObject([{ candidates: [t.id('R1'), t.id('R2')] }])
  t.answer(Ann, 'use:V1:feed', { r: [t.id('R1')] })
  expect([t.blood('V1'), t.inAsh(Ann, 'R1'), t.can(Ann, 'use:V1:feed')]).toEqual([4, true, false])
})

describe('Gerald Windham', () => {
  const gerald = () =>
    stands('gerald-windham', {
      ann: { ready: [v('A3', { title: 'primogen' })] },
      ben: { ready: [v('B1', { title: 'primogen' }), v('B2')], torpor: [v('B3', { title: 'primogen' })] },
      cal: { ready: [v('C1', { title: 'prince', city: 'Rome' })] },
    })
  it('gerald-windham#1: a vote, and no title, for each ready titled vampire of others', () => {
    const t = gerald()
    expect([t.stat('V1', 'votes'), facts(t.state, t.id('V1')).title]).toEqual([2, undefined])
  })
  it('once he has a title, the votes of that', () => {
    const t = gerald()
    t.effect(Ann, [{ op: 'become', who: 'v', traits: { title: 'prince', city: 'Oslo' }, until: 'game' }], { v: 'V1' })
    expect(t.stat('V1', 'votes')).toBe(2)
    t.effect(Ann, [{ op: 'become', who: 'v', traits: { title: 'justicar' }, until: 'game' }], { v: 'V1' })
    expect(t.stat('V1', 'votes')).toBe(3)
  })
})

describe('Dr. John Dee', () => {
  it.each([
    ['Ventrue', false],
    ['Toreador', true],
  ])('a %s who fights him strikes: combat ends: %s', (clan, able) => {
    const t = stands('dr-john-dee', {
      ben: { ready: [v('B1', { clan, disciplines: ['pre'], capacity: 9 })], hand: held('majesty', 'M1') },
    })
    attacked(t, 'V1', 'B1')
    onwards(t, () => t.can(Ben, 'play:M1:pre:B1') || isOver(t))
    expect(t.can(Ben, 'play:M1:pre:B1')).toBe(able)
  })
  it('nor does he keep a Ventrue that fights another from it', () => {
    const t = stands('dr-john-dee', {
      ben: { ready: [v('B1', { clan: 'Ventrue', disciplines: ['pre'], capacity: 9 })], hand: held('majesty', 'M1') },
    })
    attacked(t, 'A2', 'B1')
    onwards(t, () => t.can(Ben, 'play:M1:pre:B1') || isOver(t))
    expect(t.can(Ben, 'play:M1:pre:B1')).toBe(true)
  })
  it('dr-john-dee#G40-1: locked as well he discards for 2 votes, once in a referendum', () => {
    const t = stands('dr-john-dee', {
      v1: { locked: true },
      ann: {
        hand: [...held('ancilla-empowerment', 'P1'), ...held('mirror-walk', 'K1', 'K2'), ...held('villein', 'X1')],
      },
    })
    t.answer(Ann, 'play:P1::A2')
    t.allPass(() => t.window() === 'polling')
    expect(t.option(Ann, 'use:V1:vote')?.slots).toMatchObject([{ candidates: [t.id('K1'), t.id('K2')] }])
    t.answer(Ann, 'use:V1:vote', { c: [t.id('K1')] })
    expect([t.stat('V1', 'votes'), t.inAsh(Ann, 'K1'), t.can(Ann, 'use:V1:vote')]).toEqual([4, true, false])
  })
})

describe('Anastasz di Zagreb', () => {
  it.each([
    [{ ready: [v('B1', { title: 'justicar' })] }, 2],
    [{ ready: [v('B1')], torpor: [v('B2', { title: 'justicar' })] }, 3],
  ])('his votes beside %j', (ben, votes) => {
    expect(stands('anastasz-di-zagreb', { ben: ben as never }).stat('V1', 'votes')).toBe(votes)
  })
  it('not those of another title', () => {
    const t = stands('anastasz-di-zagreb', { ben: { ready: [v('B1', { title: 'justicar' })] } })
    t.effect(Ann, [{ op: 'become', who: 'v', traits: { title: 'prince', city: 'Oslo' }, until: 'game' }], { v: 'V1' })
    expect(t.stat('V1', 'votes')).toBe(2)
  })
  it('steals 1 blood at any range', () => {
    const t = stands('anastasz-di-zagreb', { v1: { blood: 3 } })
    attacked(t, 'V1', 'B1')
    onwards(t, () => t.can(Ann, 'strike:V1:V1:steal'))
    t.answer(Ann, 'strike:V1:V1:steal')
    fought(t)
    expect([t.blood('V1'), t.blood('B1'), t.happened('strike-chosen')]).toMatchObject([3, 4, [{ strike: 'steal' }, {}]])
  })
})

describe('Oliver Thrace', () => {
  it.each([
    ['V1', false],
    ['A2', true],
  ])('no vampire that fights him ends combat with a strike: %s', (whom, able) => {
    const t = stands('oliver-thrace', {
      ben: { ready: [v('B1', { disciplines: ['pre'], capacity: 9 })], hand: held('majesty', 'M1') },
    })
    attacked(t, whom, 'B1')
    onwards(t, () => t.can(Ben, 'play:M1:pre:B1') || isOver(t))
    expect(t.can(Ben, 'play:M1:pre:B1')).toBe(able)
  })
  it('oliver-thrace#G117-1: in a bleed of his own, and before it resolves, he burns a card of Blood Sorcery for 1 more', () => {
    const t = stands('oliver-thrace', {
      v1: { blood: 3 },
      ann: { hand: [...held('mirror-walk', 'K1', 'K2'), ...held('villein', 'X1')] },
    })
    t.answer(Ann, 'hunt:V1')
    expect(never(t, Ann, 'use:V1:bleed')).toBe(true)
    unlocked(t, 'V1').answer(Ann, 'bleed:A2')
    expect(never(t, Ann, 'use:V1:bleed')).toBe(true)
    t.answer(Ann, 'bleed:V1')
    expect(t.option(Ann, 'use:V1:bleed')?.slots).toMatchObject([{ candidates: [t.id('K1'), t.id('K2')] }])
    t.answer(Ann, 'use:V1:bleed', { c: [t.id('K1')] })
    expect([t.stat('V1', 'bleed'), t.can(Ann, 'use:V1:bleed')]).toEqual([2, false])
    expect(never(t, Ann, 'use:V1:bleed')).toBe(true)
  })
})

it.each([
  [{ clan: 'Tremere', capacity: 4 }, false],
  [{ clan: 'Tremere', capacity: 5 }, true],
  [{ clan: 'Tremere antitribu', capacity: 4 }, true],
])('whether %j can block Aisling Sturbridge: %s', (b1, able) => {
  const t = stands('aisling-sturbridge', { ben: { ready: [v('B1', b1), v('B2')] } })
  t.answer(Ann, 'bleed:V1')
  expect(t.can(Ben, 'block:B1')).toBe(able)
  t.allPass()
  t.answer(Ann, 'bleed:A2')
  expect(t.can(Ben, 'block:B1')).toBe(true)
})

it.each([
  [{ clan: 'Malkavian' }, 0],
  [{ clan: 'Toreador' }, 1],
])('Blythe Candeleria hits %j for %i', (b1, strength) => {
  expect(strengths('blythe-candeleria', b1).slice(0, 2)).toEqual([1, strength])
})

it('Rutor: Tzimisce have 1 intercept less against him, and against nobody else', () => {
  const t = stands('rutor', { ben: { ready: [v('B1', { clan: 'Tzimisce' }), v('B2')] } })
  t.answer(Ann, 'bleed:V1')
  expect([t.stat('B1', 'intercept'), t.stat('B2', 'intercept')]).toEqual([-1, 0])
  t.allPass()
  t.answer(Ann, 'bleed:A2')
  expect(t.stat('B1', 'intercept')).toBe(0)
})

describe('Abraham DuSable', () => {
  const hand = [...held('mirror-walk', 'K1', 'K2'), ...held('villein', 'X1')]
  it('discards a card of Blood Sorcery for 1 stealth that is needed, once an action', () => {
    const t = stands('abraham-dusable', { ann: { hand } })
    t.answer(Ann, 'bleed:V1')
    expect(t.can(Ann, 'use:V1:stealth')).toBe(false)
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'use:V1:stealth', { c: [t.id('K1')] })
    expect([t.stat('V1', 'stealth'), t.inAsh(Ann, 'K1'), t.can(Ann, 'use:V1:stealth')]).toEqual([1, true, false])
  })
  it('or for 1 intercept', () => {
    const t = stands('abraham-dusable', {
      ann: { hand },
      ben: { ready: [v('B1', { capacity: 3 }, { blood: 1 })] },
      turnOf: Ben,
    })
    t.answer(Ben, 'hunt:B1')
    t.reach(Ann, 'block:V1')
    t.reach(Ann, 'use:V1:intercept', { c: [t.id('K2')] })
    expect([t.stat('V1', 'intercept'), t.can(Ann, 'use:V1:intercept')]).toEqual([1, false])
  })
})

describe('Claudio Severino, advanced', () => {
  it('a discard phase action discards a card of Blood Sorcery for 1 pool', () => {
    const t = stands('claudio-severino-advanced', {
      ann: { hand: [...held('mirror-walk', 'K1'), ...held('villein', 'X1')] },
      phase: 'discard',
    })
    expect(t.option(Ann, 'use:V1:pool')?.slots).toMatchObject([{ candidates: [t.id('K1')] }])
    t.answer(Ann, 'use:V1:pool', { c: [t.id('K1')] })
    expect([t.pool(Ann), t.can(Ann, 'use:V1:pool')]).toEqual([21, false])
  })
  it('not in torpor', () => {
    const t = stands('claudio-severino-advanced', {
      fallen: true,
      ann: { hand: held('mirror-walk', 'K1') },
      phase: 'discard',
    })
    expect(t.can(Ann, 'use:V1:pool')).toBe(false)
  })
  it.each([
    [{ merged: { card: 'claudio-severino' } }, true],
    [{}, false],
  ])('burns 1 blood for 1 stealth, as often as it is needed, while merged: %j', (v1, able) => {
    const t = stands('claudio-severino-advanced', { v1, ben: { ready: [v('B1')] } })
    keen(t, 'B1')
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.can(Ann, 'use:V1:stealth') || t.has('action-ended'))
    expect(t.can(Ann, 'use:V1:stealth')).toBe(able)
    if (!able) return
    t.answer(Ann, 'use:V1:stealth')
    onwards(t, () => t.can(Ann, 'use:V1:stealth'))
    t.answer(Ann, 'use:V1:stealth')
    expect([t.stat('V1', 'stealth'), t.blood('V1')]).toEqual([2, 7])
  })
})

it('Ayse Dhanial: a discard phase action for 1 blood, while she is ready', () => {
  const t = stands('ayse-dhanial', { v1: { blood: 2 }, ann: { hand: ['villein'] }, phase: 'discard' })
  t.answer(Ann, 'use:V1:feed')
  expect([t.blood('V1'), t.can(Ann, 'use:V1:feed')]).toEqual([3, false])
  expect(
    stands('ayse-dhanial', { fallen: true, v1: { blood: 2 }, ann: { hand: ['villein'] }, phase: 'discard' }).can(
      Ann,
      'use:V1:feed',
    ),
  ).toBe(false)
})

describe('Ian Carfax', () => {
  const fights = (b1: object, more: object = {}, acting = true) => {
    const t = stands('ian-carfax', {
      v1: { locked: true },
      ben: { ready: [v('B1', b1, more), v('B2', { capacity: 2 }, { blood: 0 })] },
    })
    attacked(t, acting ? 'V1' : 'B1', acting ? 'B1' : 'V1')
    return onwards(t, () => t.can(Ann, 'trigger:0') || t.state.frames.length === 1)
  }
  it('may unlock once in a turn after a combat whose loser is not ready, acting or not', () => {
    for (const acting of [true, false]) {
      const t = fights({ capacity: 2 }, { blood: 0 }, acting)
      t.answer(Ann, 'trigger:0')
      expect([t.locked('V1'), t.inTorpor('B1')]).toEqual([false, true])
      t.effect(Ann, [{ op: 'lock', who: 'v' }], { v: 'V1' })
      attacked(t, 'V1', 'B2')
      onwards(t, () => t.can(Ann, 'trigger:0') || t.state.frames.length === 1)
      expect([t.inTorpor('B2'), t.can(Ann, 'trigger:0')]).toEqual([true, false])
    }
  })
  it('after an ally that is burned, and not where both are ready', () => {
    expect([fights({ type: 'ally', life: 1 }), fights({ capacity: 9 })].map(t => t.can(Ann, 'trigger:0'))).toEqual([
      true,
      false,
    ])
  })
})

describe('Etrius', () => {
  it('steals up to 3 blood of a Tremere at +1 stealth', () => {
    const t = stands('etrius', {
      v1: { blood: 5 },
      ben: {
        ready: [v('B1', { clan: 'Tremere', capacity: 5 }), v('B2')],
        torpor: [v('B3', { clan: 'Tremere' }, { blood: 1 })],
      },
    })
    expect(t.option(Ann, 'action:V1:steal:V1')?.slots).toMatchObject([{ candidates: [t.id('B1'), t.id('B3')] }])
    t.answer(Ann, 'action:V1:steal:V1', { m: [t.id('B1')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [Ben] }])
    t.allPass()
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ min: 0, max: 3 }])
    t.answer(Ann, 'choose', { pick: 2 })
    expect([t.blood('V1'), t.blood('B1')]).toEqual([7, 3])
  })
})

describe('Lord Tremere', () => {
  it.each([
    ['V1', { disciplines: ['tha'], bloodCost: 2 }, { level: 'tha' }, 1],
    ['V1', { disciplines: ['tha', 'dom'], bloodCost: 2 }, { level: 'dom' }, 2],
    ['V1', { disciplines: ['dom'], bloodCost: 2 }, { level: 'dom' }, 2],
    ['A2', { disciplines: ['tha'], bloodCost: 2 }, { level: 'tha' }, 2],
  ])('what %s pays for %j played as %j: %i', (by, printed, way, blood) => {
    const t = stands('lord-tremere', { ann: { hand: held('mirror-walk', 'K1') } })
    expect(costs(t, by, printed, way)).toBe(blood)
  })
  const lord = (more: object = {}) =>
    stands('lord-tremere', {
      ann: { ready: [v('A3', { clan: 'Tremere antitribu' }, { locked: true })] },
      ben: { ready: [v('B1', { clan: 'Tremere' }), v('B2')], torpor: [v('B3', { clan: 'Tremere' })] },
      ...more,
    })
  it('lord-tremere#1: in torpor too he unlocks another ready Tremere of either clan, once in the own minion phase', () => {
    const t = lord({ fallen: true })
    expect(t.option(Ann, 'use:V1:unlock')?.slots).toMatchObject([{ candidates: [t.id('A3'), t.id('B1')] }])
    t.answer(Ann, 'use:V1:unlock', { v: [t.id('A3')] })
    expect([t.locked('A3'), t.can(Ann, 'use:V1:unlock'), t.can(Ann, 'use:V1:lock')]).toEqual([false, false, false])
    expect(lord({ phase: 'master' }).can(Ann, 'use:V1:lock')).toBe(false)
  })
  it('lord-tremere#G136-1: locked while it attempts to block, a Tremere does not', () => {
    const t = lord()
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'use:V1:lock', { v: [t.id('B1')] })
    t.allPass()
    expect([t.locked('B1'), t.has('blocked'), t.pool(Ben)]).toEqual([true, false, 17])
  })
  it("not in another's turn", () => {
    const t = lord({ turnOf: Ben })
    t.answer(Ben, 'bleed:B2')
    expect(never(t, Ann, 'use:V1:lock')).toBe(true)
  })
})

describe('Troius', () => {
  const T1 = { card: 'troius', as: 'T1' }
  it('can vote only for a blood hunt', () => {
    const t = hunted({ ready: [T1 as never] })
    expect(t.refused(Cal, 'vote:title:T1', { side: ['against'] })).toBe('illegal-args')
    t.answer(Cal, 'vote:title:T1', { side: ['for'] })
    expect(tally(t)).toEqual([2, 0])
  })

  it('either way in any other referendum', () => {
    const t = polling({}, {}, [{ ready: [T1 as never] }, {}, {}, {}])
    t.answer(Ben, 'vote:title:T1', { side: ['against'] })
    expect(tally(t)).toEqual([0, 2])
  })
})

describe('Zane', () => {
  const prince = (as: string, city: string) => minion(as, { generic: { title: 'prince', city }, blood: 5 })
  const scene = (more: object[] = [], cards: object[] = [prince('B1', 'Rome')]) =>
    table({
      seats: [
        { pool: 10, ready: [{ card: 'zane', as: 'Z1' }, ...more] as never },
        { pool: 10, ready: cards as never },
        {},
      ],
    })
  it('calls a referendum, at +1 stealth, for the title of a prince, and contests it', () => {
    const t = scene([prince('A1', 'Bern')])
    t.answer(Ann, 'action:Z1:title:Z1')
    expect(t.happened('action-announced').at(-1)).toMatchObject({ stealth: 1, targets: [] })
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, ['B1'] as never)
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:title:A1', { side: ['for'] })
    t.allPass()
    const claim = (as: string) => claimOf(t.state, t.id(as))
    expect([claim('Z1'), claim('B1')]).toMatchObject([
      { title: 'prince', city: 'Rome', untitled: 'contested' },
      { title: 'prince', untitled: 'contested' },
    ])
  })
  it('zane#G158-1: not where there is no prince, nor while he is one', () => {
    expect(scene([], [minion('B1')]).can(Ann, 'action:Z1:title:Z1')).toBe(false)
    const t = scene()
    t.effect(Ann, [{ op: 'become', who: 'z', traits: { title: 'prince', city: 'Bern' }, until: 'game' }], { z: 'Z1' })
    expect(t.can(Ann, 'action:Z1:title:Z1')).toBe(false)
  })
})

describe('Karl Schrekt', () => {
  const scene = (card: string, more: object = {}) =>
    table({
      seats: [
        { pool: 20, ready: [{ card: 'karl-schrekt', as: 'K9', ...more }], hand: [{ card, as: 'P1' }] },
        { pool: 30, ready: [minion('B1')] },
        {},
        {},
      ],
    })
  it('karl-schrekt#1, karl-schrekt#G69-1, karl-schrekt#G70-1: plays what asks for a justicar as one, whatever his sect, and has his own votes', () => {
    const t = scene('parity-shift')
    t.effect(Ann, [{ op: 'become', who: 'k', traits: { sect: 'Independent' }, until: 'game' }], { k: 'K9' })
    t.answer(Ann, 'play:P1::K9')
    t.allPass(() => t.can(Ann, 'choose'))
    t.choose(Ann, [Ben])
    t.choose(Ann, { [Ann]: 3 })
    t.allPass(() => t.window() === 'polling')
    expect(t.option(Ann, 'vote:title:K9')?.effect.params).toMatchObject({ votes: 2 })
  })
  it('karl-schrekt#2, karl-schrekt#G68-1: of another sect he keeps his votes, and plays nothing that asks for a titled Camarilla vampire', () => {
    const t = scene('camarillas-iron-fist', { blood: 5 })
    expect(t.can(Ann, 'play:P1::K9')).toBe(true)
    t.effect(Ann, [{ op: 'become', who: 'k', traits: { sect: 'Independent' }, until: 'game' }], { k: 'K9' })
    expect([t.can(Ann, 'play:P1::K9'), t.stat('K9', 'votes'), t.stat('K9', 'intercept')]).toEqual([false, 2, 1])
  })
  const ofJusticars = <T>(body: (key: string) => T) =>
    withMadeUp(
      { types: ['Equipment'], requiresTitle: ['justicar'] },
      key =>
        equipment(key, {
          statics: [{ on: { ref: 'host', title: ['justicar'] }, effect: { stat: 'strength', delta: 1 } }],
        }),
      body,
    )
  it('karl-schrekt#G73-1: to play it he is one; what it says while it is in play finds none in him', () =>
    ofJusticars(key => {
      const t = scene(key)
      t.answer(Ann, 'play:P1::K9')
      t.allPass()
      expect([t.card('P1').on, t.stat('K9', 'strength')]).toEqual([t.id('K9'), 1])
      t.effect(Ann, [{ op: 'become', who: 'k', traits: { title: 'justicar' }, until: 'game' }], { k: 'K9' })
      expect(t.stat('K9', 'strength')).toBe(2)
    }))
})

it('Frau Schädel has 1 more stealth as she employs or recruits', () => {
  const acts = (option: string) => {
    const t = stands('frau-schadel', {
      ann: {
        hand: [...held('carlton-van-wyk', 'C1'), ...held('mr-winthrop', 'W1'), ...held('sport-bike', 'E1')],
      },
    })
    t.answer(Ann, option)
    return t.stat('V1', 'stealth')
  }
  expect(['play:C1::V1', 'play:W1::V1', 'play:E1::V1', 'bleed:V1'].map(acts)).toEqual([2, 2, 1, 0])
})
