import { describe, expect, it } from 'vitest'
import { facts } from '../../shared/rules/queries.ts'
import { onwards, play } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, table } from '../support/table.ts'
import { type Held, type Table, actions, held, v } from './scene.ts'

/** Rulings on masters, events and locations outside the five decks, each by its id (`test/conformance/rulings.ts`). */
const anarch = (as: string, more: object = {}, generic: object = {}) => v(as, { sect: 'Anarch', ...generic }, more)
const holder = (t: Table, as: string) => t.state.seats.findIndex(seat => seat.inPlay.includes(t.id(as)))
const master = { phase: 'master' as const }
/** Ann has M1 in hand in her master phase. */
const plays = (card: string, ann: object = {}, ben: object = {}) =>
  table({
    seats: [
      { pool: 10, ready: [minion('A1'), minion('A2')], ...ann, hand: [...held(card, 'M1'), 'fame'] },
      { pool: 10, ready: [minion('B1')], ...ben },
      {},
      {},
      {},
    ],
    turn: master,
  })

describe('masters', () => {
  it.each([
    ['agent-of-power#G82-1', 'agent-of-power'],
    ['the-coven#G82-1', 'the-coven'],
  ])('%s: the action of a trifle is gained though the card is contested', (_, card) => {
    const t = plays(
      card,
      {},
      {
        ready: [
          minion('B1', card === 'agent-of-power' ? { attachments: held(card, 'X1') } : {}),
          ...(card === 'the-coven' ? held(card, 'X1') : []),
        ],
      },
    )
    t.answer(Ann, 'play:M1:', card === 'agent-of-power' ? { v: [t.id('A1')], level: ['dom'] } : undefined)
    expect([t.happened('contested').length, t.state.seats[Ann]!.contested.includes(t.id('M1')), actions(t)]).toEqual([
      2,
      true,
      1,
    ])
  })

  it('ashur-tablets#1, ashur-tablets#2: without a target, and with nothing in the ash heap', () => {
    const t = plays('ashur-tablets')
    expect(t.option(Ann, 'play:M1:')?.slots ?? []).toEqual([])
    t.answer(Ann, 'play:M1:')
    expect([holder(t, 'M1'), t.pool(Ann)]).toEqual([Ann, 10])
  })

  it('ashur-tablets#2, ashur-tablets#3: the third asks, once it is in play; which card goes to the hand everybody sees', () => {
    const t = plays('ashur-tablets', {
      ready: [minion('A1'), ...held('ashur-tablets', 'T1', 'T2')],
      ash: [...held('villein', 'X1'), ...held('bonding', 'X2')],
      library: ['vessel'],
    })
    t.answer(Ann, 'play:M1:')
    expect(t.can(Ann, 'choose')).toBe(true)
    t.choose(Ann, ['X1', 'X2'].map(t.id))
    t.choose(Ann, [t.id('X2')])
    expect([
      t.inHand(Ann, 'X2'),
      JSON.stringify(t.seenBy(Ben)).includes(`{"id":${t.id('X2')},"key":"bonding"}`),
    ]).toEqual([true, true])
  })

  it('minion-tap#1: its cost and its gain come together: nobody is ousted in between', () => {
    const t = plays('minion-tap', {
      pool: 1,
      ready: [minion('A1', { attachments: held('villein', 'V1') }), minion('A2')],
    })
    expect(t.option(Ann, 'play:M1:')?.cost).toEqual({ pool: 1 })
    t.answer(Ann, 'play:M1:', { v: [t.id('A1')], n: 3 })
    expect([t.has('ousted'), t.pool(Ann), t.blood('A1')]).toEqual([false, 3, 2])
  })

  it('minion-tap#2: where there is less than was announced, what is there', () => {
    const t = plays('minion-tap', {}, { hand: held('sudden-reversal', 'R1') })
    t.answer(Ann, 'play:M1:', { v: [t.id('A1')], n: 5 })
    t.edit(state => {
      state.cards[t.id('A1')]!.blood = 2
    })
    t.pass(Ben)
    expect([t.pool(Ann), t.blood('A1')]).toEqual([12, 0])
  })

  it('fear-of-mekhet#1: on to one in torpor', () => {
    const justicar = (as: string, clan: string, more: object) => v(as, { title: 'justicar', clan, capacity: 9 }, more)
    const t = table({
      seats: [
        { ready: [minion('A1')] },
        {
          ready: [
            justicar('B1', 'Ventrue', { blood: 7, attachments: [{ card: 'fear-of-mekhet', as: 'M1', owner: Ann }] }),
          ],
          hand: ['villein'],
        },
        { ready: [minion('C1')], torpor: [justicar('C2', 'Brujah', {})] },
        {},
        {},
      ],
      turn: { seat: Ben, phase: 'unlock' },
    })
    t.answer(Ben, 'use:M1:fear')
    if (t.can(Ben, 'choose')) t.choose(Ben, [t.id('C2')])
    expect([t.card('M1').on, t.blood('B1')]).toEqual([t.id('C2'), 2])
  })

  it('jake-washington#2: the life that he begins with is 1', () => {
    const t = plays('jake-washington')
    t.answer(Ann, 'play:M1:')
    expect([facts(t.state, t.id('M1')).life, t.blood('M1')]).toEqual([1, 1])
  })
})

describe('Piper', () => {
  const pipes = (ann: object = {}, more: Held = held('raven-spy', 'R1', 'R2'), ben: object = {}) => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [anarch('A1', {}, { disciplines: ['ANI'], capacity: 6 }), minion('A2')],
          hand: [...held('piper', 'M1'), ...more],
          ...ann,
        },
        { pool: 10, ready: [minion('B1', { generic: { disciplines: ['tem'] } })], ...ben },
        {},
        {},
        {},
      ],
      turn: master,
    })
    t.answer(Ann, 'play:M1:', { m: [t.id('A1')] })
    return t
  }
  it('piper#2, piper#G131-5: the level is that of the vampire, and what makes it cheaper without speaking of an action does so', () => {
    const t = pipes()
    t.choose(Ann, [t.id('R1')])
    expect([t.card('R1').on, t.blood('R1'), t.blood('A1')]).toEqual([t.id('A1'), 2, 5])
    const kuyen = pipes({ ready: [{ card: 'kuyen', as: 'A1' }, minion('A2')] })
    kuyen.choose(Ann, [kuyen.id('R1')])
    expect(kuyen.blood('A1')).toBe(6)
  })

  it('piper#G131-2: the same vampire, unlocked, employs another by an action', () => {
    const t = pipes()
    t.choose(Ann, [t.id('R1')])
    t.effect(Ann, [{ op: 'unlock', who: 'a' }], { a: 'A1' })
    t.endPhasesTo(Ann, 'minion')
    expect(t.can(Ann, 'play:R2:ANI:A1')).toBe(true)
    t.answer(Ann, 'play:R2:ANI:A1')
    t.allPass()
    expect(t.card('R2').on).toBe(t.id('A1'))
  })

  it('piper#G131-4: the minion plays no card: nothing cancels it as it is played', () => {
    const t = pipes({}, undefined, { hand: held('direct-intervention', 'I1') })
    const before = t.happened('card-played').length
    t.choose(Ann, [t.id('R1')])
    expect([t.card('R1').on, t.happened('card-played').length, t.inHand(Ben, 'I1')]).toEqual([t.id('A1'), before, true])
  })
})

describe('The Line', () => {
  const line = (card: string, a1: object = {}, generic: object = {}, more: object = {}) =>
    table({
      seats: [
        {
          pool: 20,
          ready: [
            v(
              'A1',
              { disciplines: ['ani', 'dem', 'dom'], sect: 'Anarch', capacity: 8, clan: 'Gangrel', ...generic },
              { blood: 4, ...a1 },
            ),
            minion('A2'),
            ...held('the-line', 'L1'),
          ],
          hand: held(card, 'K1'),
        },
        { pool: 10, ready: [minion('B1')], ...more },
        {},
        {},
        {},
      ],
    })
  it('the-line#1: the blood that any action card costs, and no pool', () => {
    for (const [card, option, blood] of [
      ['raven-spy', 'play:K1:ani:A1', 4],
      ['reckless-agitation', 'play:K1::A1', 3],
      ['far-mastery', 'play:K1:dom:A1', 4],
    ] as const) {
      const t = line(card, {}, {}, { ready: [minion('B1', { attachments: held('raven-spy', 'R1') })] })
      t.answer(Ann, option, { reduced: [t.id('L1')], ...(card === 'far-mastery' && { card: [t.id('R1')] }) })
      onwards(t, () => t.has('action-succeeded'))
      onwards(t, () => t.happened('counters').length > 0 || t.has('action-ended'))
      expect([card, t.locked('L1'), t.blood('A1')]).toEqual([card, true, blood])
    }
    const pool = line('dog-pack')
    expect(pool.option(Ann, 'play:K1::A1')?.slots ?? []).toEqual([])
    pool.answer(Ann, 'play:K1::A1')
    pool.allPass()
    expect([pool.locked('L1'), pool.pool(Ann)]).toEqual([false, 18])
  })

  it('the-line#2: not for an ally that acts as a vampire', () => {
    const t = table({
      seats: [
        {
          pool: 20,
          ready: [v('A1', { type: 'ally', life: 4, asVampire: ['dom'] }), ...held('the-line', 'L1')],
          hand: held('far-mastery', 'K1'),
        },
        { ready: [minion('B1', { attachments: held('raven-spy', 'R1') })] },
        {},
        {},
        {},
      ],
    })
    expect(t.option(Ann, 'play:K1:dom:A1')?.slots?.some(slot => slot.name === 'reduced') ?? false).toBe(false)
    t.answer(Ann, 'play:K1:dom:A1', { card: [t.id('R1')] })
    t.allPass()
    expect(t.locked('L1')).toBe(false)
  })

  it('the-line#G130-1: until the cost is paid; named as the card is played, it is not locked if that is cancelled', () => {
    const late = line('raven-spy')
    late.answer(Ann, 'play:K1:ani:A1', { reduced: [] })
    late.allPass()
    late.choose(Ann, [late.id('L1')])
    expect([late.locked('L1'), late.blood('A1')]).toEqual([true, 4])
    const cancelled = line('raven-spy', {}, {}, { hand: held('direct-intervention', 'I1') })
    cancelled.answer(Ann, 'play:K1:ani:A1', { reduced: [cancelled.id('L1')] })
    play(cancelled, Ben, 'play:I1:')
    expect([cancelled.inAsh(Ann, 'K1'), cancelled.locked('L1')]).toEqual([true, false])
  })

  it('the-line#G130-2: the blood of an action card, though no action plays it', () => {
    for (const lines of [['L1'], []]) {
      const t = table({
        seats: [
          {
            pool: 10,
            ready: [anarch('A1', {}, { disciplines: ['ANI'], capacity: 6 }), minion('A2'), ...held('the-line', 'L1')],
            hand: [...held('piper', 'M1'), ...held('raven-spy', 'R1')],
          },
          { ready: [minion('B1')] },
          {},
          {},
          {},
        ],
        turn: master,
      })
      t.answer(Ann, 'play:M1:', { m: [t.id('A1')] })
      t.choose(Ann, [t.id('R1')])
      t.choose(Ann, lines.map(t.id))
      expect([t.card('R1').on, t.locked('L1'), t.blood('A1')]).toEqual([
        t.id('A1'),
        lines.length > 0,
        6 - 1 + lines.length,
      ])
    }
  })

  it('the-line#G130-3: for a card that could not be paid otherwise it is locked as that is announced', () => {
    const t = line('reckless-agitation', { blood: 1 })
    expect(t.option(Ann, 'play:K1::A1')?.slots).toMatchObject([{ name: 'reduced', min: 1 }])
    expect(t.refused(Ann, 'play:K1::A1', { reduced: [] })).toBe('illegal-args')
    t.answer(Ann, 'play:K1::A1', { reduced: [t.id('L1')] })
    t.allPass(() => t.has('action-announced'))
    expect(t.locked('L1')).toBe(true)
  })

  it('vampires of others steal it', () => {
    const t = table({
      seats: [{ ready: held('the-line', 'L1') }, { ready: [minion('B1')] }, {}, {}, {}],
      turn: { seat: Ben },
    })
    t.answer(Ben, 'action:L1:steal:B1')
    t.allPass()
    expect(holder(t, 'L1')).toBe(Ben)
  })
})

describe('The Rack', () => {
  const rack = () => {
    const t = table({
      seats: [
        { ready: [{ card: 'chelsea-blake', as: 'A1', blood: 1 }, minion('A2')], hand: held('the-rack', 'L1') },
        { ready: [minion('B1')] },
        {},
      ],
      turn: { phase: 'master', number: 6 },
    })
    t.answer(Ann, 'play:L1:', { v: [t.id('A1')] })
    return t
  }
  const next = (t: Table) => {
    t.endPhasesTo(Ben, 'minion')
    return t.endPhasesTo(Ann, 'unlock')
  }
  it('the-rack#3: in torpor, not while it is uncontrolled', () => {
    const torpid = rack()
    torpid.effect(Ann, [{ op: 'move', who: 'm', to: 'torpor' }], { m: 'A1' })
    expect(next(torpid).can(Ann, 'use:L1:feed')).toBe(true)
    const gone = rack()
    gone.effect(Ann, [{ op: 'move', who: 'm', to: 'uncontrolled' }], { m: 'A1' })
    expect(next(gone).can(Ann, 'use:L1:feed')).toBe(false)
  })

  it('the-rack#1, the-rack#4: contested or gone for a while, it is the one chosen still: nobody else is, and it is fed when it is back', () => {
    const t = rack()
    t.effect(Ben, [{ op: 'move', who: 'm', to: 'uncontrolled' }], { m: 'A1' })
    t.endPhasesTo(Ben, 'minion')
    expect([t.can(Ann, 'choose'), t.card('L1').vars]).toMatchObject([false, { v: t.id('A1') }])
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'inPlay' }], { m: 'A1' })
    t.endPhasesTo(Ann, 'unlock')
    expect(t.can(Ann, 'use:L1:feed')).toBe(true)
    const contested = rack()
    contested.edit(state => {
      const own = state.seats[Ann]!
      state.seats[Ann] = {
        ...own,
        inPlay: own.inPlay.filter(id => id !== contested.id('A1')),
        contested: [contested.id('A1')],
      }
    })
    contested.endPhasesTo(Ben, 'minion')
    expect([contested.can(Ann, 'choose'), contested.card('L1').vars]).toMatchObject([false, { v: contested.id('A1') }])
    contested.endPhasesTo(Ann, 'unlock')
    expect([contested.has('contest-won'), contested.can(Ann, 'use:L1:feed')]).toEqual([true, true])
  })
})

describe('cards that change hands', () => {
  it('the-coven#2: whoever declares the end of the turn has handed it on, and uses it no more', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', { blood: 1 }), ...held('the-coven', 'M1')], hand: ['fame'] },
        { ready: [minion('B1')] },
        { ready: [minion('C1')] },
        {},
        { ready: [minion('E1')] },
      ],
      turn: { phase: 'discard' },
    })
    expect(t.can(Ann, 'end-phase')).toBe(false)
    t.answer(Ann, 'use:M1:pass')
    expect([holder(t, 'M1'), t.can(Ann, 'use:M1:blood')]).toEqual([4, false])
  })

  it('the-coven#1: while damage is being resolved, not while it is being mended', () => {
    const t = table({
      seats: [
        { ready: [minion('A1', { blood: 1 }), minion('A2'), ...held('the-coven', 'M1')] },
        { ready: [minion('B1', { generic: { strength: 3 } }), minion('B2')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:A1')
    play(t, Ben, 'block:B1')
    onwards(t, () => t.window() === 'prevent' && t.can(Ann, 'use:M1:blood'))
    t.answer(Ann, 'use:M1:blood', { v: [t.id('A1')] })
    onwards(t)
    expect([t.blood('A1'), t.inTorpor('A1')]).toEqual([0, false])
    const late = table({
      seats: [
        { ready: [minion('A1', { blood: 1 }), minion('A2'), ...held('the-coven', 'M1')] },
        { ready: [minion('B1', { generic: { strength: 3 } }), minion('B2')] },
        {},
        {},
        {},
      ],
    })
    late.answer(Ann, 'bleed:A1')
    play(late, Ben, 'block:B1')
    const seen: string[] = []
    onwards(late, () => {
      if (late.has('damaged') && !late.inTorpor('A1') && late.can(Ann, 'use:M1:blood')) seen.push(String(late.window()))
      return late.inTorpor('A1')
    })
    expect([late.inTorpor('A1'), seen.filter(window => window === 'prevent')]).toEqual([true, []])
  })

  it('scourge-of-the-enochians#1: with a vampire burned it goes to the predator at once, whatever must still be done; else before or after that', () => {
    const scene = () =>
      table({
        seats: [
          {
            pool: 10,
            ready: [v('A1', { capacity: 2 }), ...held('scourge-of-the-enochians', 'E1')],
            torpor: [minion('A2')],
            hand: ['fame'],
          },
          { ready: [minion('B1'), ...held('dragonbound', 'E2')] },
          {},
          {},
          { ready: [minion('X1')] },
        ],
        turn: { phase: 'discard' },
      })
    const t = scene()
    t.answer(Ann, 'use:E1:pass', { v: [t.id('A1')] })
    expect([t.inAsh(Ann, 'A1'), holder(t, 'E1'), t.can(Ann, 'use:E2:torpor'), t.can(Ann, 'end-phase')]).toEqual([
      true,
      4,
      true,
      false,
    ])
    const other = scene()
    other.answer(Ann, 'use:E2:torpor')
    expect(other.can(Ann, 'end-phase')).toBe(false)
    other.answer(Ann, 'use:E1:pass', { v: [] })
    expect([other.inAsh(Ann, 'A1'), holder(other, 'E1'), other.pool(Ann)]).toEqual([false, 4, 9])
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
          hand: held('psyche', 'P1'),
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
    onwards(t, () => t.can(Ann, 'play:P1:CEL:A1'))
    expect([t.window(), t.has('strike-chosen')]).toEqual(['combat-ends', false])
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

  it('hospital-food#1: the hunt is successful though no blood was gained', () => {
    const t = table({
      seats: [
        { ready: [anarch('A1'), minion('A2'), ...held('hospital-food', 'L1')] },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'hunt:A1')
    t.answer(Ann, 'use:L1:feed')
    t.allPass()
    expect([t.blood('A1'), t.happened('action-ended')]).toMatchObject([5, [{ outcome: 'successful' }]])
  })

  it('hospital-food#G4-1: of a hunt by a card, too', () => {
    const t = table({
      seats: [
        {
          ready: [anarch('A1', { blood: 1 }, { disciplines: ['obf'] }), minion('A2'), ...held('hospital-food', 'L1')],
          hand: held('vultures-buffet', 'K1'),
        },
        { ready: [minion('B1')], ash: held('raven-spy', 'R1') },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1:obf:A1', { gone: [t.id('R1')] })
    t.reach(Ann, 'use:L1:feed')
    t.allPass()
    expect(t.blood('A1')).toBe(3)
  })

  it('trophy-hunting-ground#1: it is a hunting ground, awarded or not', () => {
    const t = table({
      seats: [
        {
          ready: [
            minion('A1', { attachments: held('trophy-hunting-ground', 'T1') }),
            ...held('trophy-hunting-ground', 'T2'),
          ],
        },
        {},
      ],
    })
    for (const as of ['T1', 'T2']) {
      t.effect(
        Ann,
        [
          {
            op: 'if',
            test: { is: ['x', { keyword: 'hunting ground', in: 'inPlay' }] },
            then: [{ op: 'mark', fact: `ground-${as}`, of: 'x', n: 1, until: 'turn' }],
          },
        ],
        { x: as },
      )
      expect(t.state.facts.some(fact => fact.name === `ground-${as}`)).toBe(true)
    }
  })

  const requires: Record<string, object> = {
    'anarch-railroad': {},
    backways: { clan: 'Gangrel' },
    'carfax-abbey': { sect: 'Anarch' },
    'channel-10': {},
    'club-illusion': {},
    ecoterrorists: { clan: 'Gangrel' },
    'ennoias-theater': { clan: 'Gangrel' },
    'gangrel-revel': { clan: 'Gangrel' },
    'garibaldi-meucci-museum': {},
    'hospital-food': { sect: 'Anarch' },
    'jungle-hunting-ground': { clan: 'Akunanse' },
    'krcg-news-radio': {},
    'opium-den': { clan: 'Ministry' },
    papillon: { title: 'prince' },
    'powerbase-los-angeles': {},
    'powerbase-montreal': {},
    'powerbase-savannah': {},
    'the-anarch-free-press': { sect: 'Anarch' },
    'the-line': {},
    'wmrh-talk-radio': {},
    'anarch-revolt': {},
    'bleeding-the-vine': {},
    'trophy-diablerie': {},
  }
  it.each(Object.entries(requires))('%s is put in play by a master phase action, with %j', (card, generic) => {
    const scene = (a1: object) =>
      table({
        seats: [{ pool: 10, ready: [v('A1', a1)], hand: [...held(card, 'M1'), 'fame'] }, { ready: [minion('B1')] }],
        turn: master,
      })
    const t = scene(generic),
      cost = t.option(Ann, 'play:M1:')?.cost?.pool ?? 0
    t.answer(Ann, 'play:M1:')
    expect([holder(t, 'M1'), t.pool(Ann), actions(t)]).toEqual([Ann, 10 - cost, 0])
    if (Object.keys(generic).length > 0)
      expect(scene({ clan: 'Ravnos', sect: 'Sabbat' }).can(Ann, 'play:M1:')).toBe(false)
  })

  it('The Uncoiling is put in play by a discard phase action', () => {
    const t = table({
      seats: [{ ready: [minion('A1')], hand: [...held('the-uncoiling', 'E1'), 'fame'] }, { ready: [minion('B1')] }],
      turn: { phase: 'discard' },
    })
    t.answer(Ann, 'play:E1:')
    expect(holder(t, 'E1')).toBe(Ann)
  })
})
