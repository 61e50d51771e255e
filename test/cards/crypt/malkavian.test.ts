import { polling, tally } from '../../support/polls.ts'
import { describe, expect, it } from 'vitest'
import { seatStat } from '../../../shared/rules/reads/evaluate.ts'
import { facts } from '../../../shared/rules/reads/queries.ts'
import { isOver, onwards } from '../../support/duel.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, table, Dee } from '../../support/table.ts'
import { type Table, v, attacked, carried, held } from '../scene.ts'
import { seatsOf, hunted } from '../scenes.ts'
import { stands } from '../vampires.ts'

const sectOf = (t: Table, as: string) => facts(t.state, t.id(as)).sect

describe('Alexander Silverson', () => {
  const titled = (title: string, as: string, more: object = {}) => ({ generic: { title }, as, ...more })
  const polled = (card: string, more: object = {}) => {
    const t = table({
      seats: [
        {
          ready: [{ card: 'alexander-silverson', as: 'S1' }, minion('V2'), titled('primogen', 'V3')],
          hand: [{ card: 'ancilla-empowerment', as: 'N1' }],
        },
        {
          ready: [titled('prince', 'B1', { blood: 2 }), titled('primogen', 'B2', { blood: 0 }), minion('B3')],
          ...more,
        },
        { edge: true, hand: ['bonding'] },
        {},
        {},
      ],
    })
    t.answer(Ann, `play:N1::${card}`)
    return t.allPass(() => t.window() === 'polling')
  }

  it('a vampire burns 1 blood to cast against what he called, and none to cast for it', () => {
    const t = polled('S1')
    t.answer(Ann, 'vote:title:V3', { side: ['for'] })
    t.answer(Ben, 'vote:title:B1', { side: ['against'] })
    expect([t.blood('V3'), t.blood('B1'), t.happened('votes-cast')]).toMatchObject([
      5,
      1,
      [
        { votes: 1, for: true },
        { votes: 2, for: false },
      ],
    ])
  })

  it('who has none cannot cast against; what is no vampire pays nothing', () => {
    const t = polled('S1')
    expect(t.option(Ben, 'vote:title:B2')?.slots).toMatchObject([{ candidates: ['for'] }])
    expect([t.refused(Ben, 'vote:title:B2', { side: ['against'] }), t.blood('B2')]).toEqual(['illegal-args', 0])
    t.answer(Cal, 'vote:edge', { side: ['against'] })
    expect(t.happened('votes-cast')).toMatchObject([{ source: 'edge', for: false }])
  })

  it('a later gain of the same vampire is cast, and paid for, anew', () => {
    const t = polled('S1')
    t.answer(Ben, 'vote:title:B1', { side: ['against'] })
    t.effect(Ben, [{ op: 'modify', stat: 'votes', delta: 1, on: 'b', until: 'referendum' }], { b: 'B1' })
    t.answer(Ben, 'vote:title:B1', { side: ['against'] })
    expect(t.blood('B1')).toBe(0)
    t.effect(Ben, [{ op: 'modify', stat: 'votes', delta: 1, on: 'b', until: 'referendum' }], { b: 'B1' })
    expect(t.can(Ben, 'vote:title:B1')).toBe(false)
    t.answer(Cal, 'vote:edge', { side: ['against'] })
    expect([t.can(Ben, 'vote:title:B2'), t.happened('counters')]).toMatchObject([
      true,
      [
        { to: 'bank', amount: 1, why: 'cost' },
        { to: 'bank', amount: 1, why: 'cost' },
      ],
    ])
  })

  it('nothing of the kind where another called', () => {
    const t = polled('V2')
    t.answer(Ben, 'vote:title:B1', { side: ['against'] })
    t.answer(Ben, 'vote:title:B2', { side: ['against'] })
    expect([t.blood('B1'), t.blood('B2')]).toEqual([2, 0])
  })
})

describe('Gilbert Duane', () => {
  const scene = (crypt: object[], more: object[] = [v('A2', { sect: 'Camarilla' })], blood = 3) =>
    seatsOf(
      [{ card: 'gilbert-duane-6', as: 'G1', blood }, ...more],
      [],
      { crypt },
      {},
      { turn: { phase: 'influence' } },
    )
  it('burns 1 blood: a Malkavian on top of the crypt makes an own untitled vampire an Anarch', () => {
    const t = scene(
      [
        { card: 'ashley', as: 'C1' },
        { card: 'ayelech', as: 'C2' },
      ],
      [v('A2', { sect: 'Camarilla' }), v('A3', { title: 'primogen', sect: 'Camarilla' })],
    )
    t.answer(Ann, 'use:G1:reveal')
    expect([t.blood('G1'), t.state.seats[Ann]!.removed, t.happened('moved')]).toMatchObject([
      2,
      [t.id('C1')],
      [{ card: { id: t.id('C1'), key: 'ashley' }, to: 'removed' }],
    ])
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('A2')] }])
    t.choose(Ann, [t.id('A2')])
    expect([sectOf(t, 'A2'), t.can(Ann, 'use:G1:reveal')]).toEqual(['Anarch', false])
  })
  it('another vampire is removed, and that is all', () => {
    const t = scene([
      { card: 'ayelech', as: 'C1' },
      { card: 'ashley', as: 'C2' },
    ])
    t.answer(Ann, 'use:G1:reveal')
    expect([t.state.seats[Ann]!.removed, t.state.seats[Ann]!.crypt, sectOf(t, 'A2')]).toEqual([
      [t.id('C1')],
      [t.id('C2')],
      'Camarilla',
    ])
  })
  it('not with an empty crypt, without blood, or in another phase', () => {
    for (const t of [
      scene([]),
      scene([{ card: 'ashley', as: 'C1' }], [v('A2')], 0),
      seatsOf([{ card: 'gilbert-duane-6', as: 'G1', blood: 3 }, v('A2')], [], {
        crypt: [{ card: 'ashley', as: 'C1' }],
      }),
    ])
      expect(t.can(Ann, 'use:G1:reveal')).toBe(false)
  })
})

describe('vampires of the rule’s own traits', () => {
  it('Lord Fianna is blocked by no ally, and is one to be marked', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'lord-fianna', as: 'A1' }, minion('A2')] },
        { pool: 10, ready: [minion('B1', { generic: { type: 'ally' } }), minion('B2')] },
        {},
        {},
        {},
      ],
      turn: { phase: 'master', masterActions: 1 },
    })
    expect(t.can(Ann, 'mark:A1')).toBe(true)
    t.endPhase(Ann)
    t.answer(Ann, 'bleed:A1')
    expect([t.stat('A1', 'stealth'), t.can(Ben, 'block:B1'), t.can(Ben, 'block:B2')]).toEqual([1, false, true])
    t.allPass()
    t.answer(Ann, 'bleed:A2')
    expect(t.can(Ben, 'block:B1')).toBe(true)
  })
})

describe('Evan Klein', () => {
  const aimed = (seed: number, acts: object = {}) => {
    const t = table(
      {
        seats: [
          { ready: [v('A1', {}, { blood: 1 }), v('A2')], hand: ['bonding'], ...acts },
          { ready: [v('B1')], torpor: [{ card: 'evan-klein-6', as: 'E1' }, v('B2')] },
          {},
        ],
      },
      seed,
    )
    return t
  }

  it('an action directed at him fails on tails, and goes on on heads', () => {
    const seen = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => {
      const t = aimed(seed)
      t.answer(Ann, 'diablerie:A1:E1')
      const came = t.log.find(event => event.key === 'chance-decided')
      expect(came).toMatchObject({ came: expect.stringMatching(/^(heads|tails)$/) as string })
      const tails = came?.key === 'chance-decided' && came.came === 'tails'
      t.allPass()
      expect([t.inAsh(Ben, 'E1'), t.happened('action-ended')]).toMatchObject([
        !tails,
        [{ outcome: tails ? 'ended' : 'successful' }],
      ])
      return tails
    })
    expect(new Set(seen).size).toBe(2)
  })

  it('nothing is tossed for an action at another, nor at their controller', () => {
    const t = aimed(1)
    t.answer(Ann, 'diablerie:A1:B2')
    expect(t.has('chance-decided')).toBe(false)
    const bled = aimed(1)
    bled.answer(Ann, 'bleed:A1')
    expect(bled.has('chance-decided')).toBe(false)
  })

  it('evan-klein-6#1: nor for one of a minion of the same Methuselah, which is undirected', () => {
    const t = table({
      seats: [{ ready: [v('A1', {}, { blood: 3 })], torpor: [{ card: 'evan-klein-6', as: 'E1' }] }, {}, {}],
    })
    t.answer(Ann, 'rescue:A1:E1', { rescued: 0 })
    expect([t.has('chance-decided'), t.happened('action-announced')]).toMatchObject([false, [{ targets: [] }]])
  })
})

describe('Ozzy', () => {
  const rolled = (seed: number) => {
    const t = table(
      { seats: [{ ready: [{ card: 'j-oswald-ozzy-hyde-white', as: 'O1' }] }, {}, {}], turn: { phase: 'unlock' } },
      seed,
    )
    t.answer(Ann, 'use:O1:roll')
    const event = t.happened('chance-decided')[0]
    const came = event?.key === 'chance-decided' ? Number(event.came) : 0
    return { t, came }
  }
  it('must roll a die in the unlock phase: a low one gives stealth, a high one strength for a bleed', () => {
    const base = table({ seats: [{ ready: [{ card: 'j-oswald-ozzy-hyde-white', as: 'O1' }] }, {}, {}] })
    const [bleed, strength] = [base.stat('O1', 'bleed'), base.stat('O1', 'strength')]
    const seen = Array.from({ length: 24 }, (_, seed) => {
      const { t, came } = rolled(seed + 1)
      expect([came, ...(['stealth', 'bleed', 'strength'] as const).map(stat => t.stat('O1', stat))]).toEqual([
        came,
        came <= 2 ? 1 : 0,
        came >= 5 ? bleed - 1 : bleed,
        came >= 5 ? strength + 1 : strength,
      ])
      return came
    })
    expect(new Set(seen)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })

  it('it lasts until the next unlock phase, and there is no way round it', () => {
    const t = table(
      {
        seats: [{ ready: [{ card: 'j-oswald-ozzy-hyde-white', as: 'O1' }] }, { ready: [v('B1')] }, {}],
        turn: { phase: 'unlock' },
      },
      2,
    )
    expect(t.can(Ann, 'end-phase')).toBe(false)
    t.answer(Ann, 'use:O1:roll')
    expect(t.can(Ann, 'use:O1:roll')).toBe(false)
    const before = t.state.modifiers.map(({ id }) => id)
    expect(before.length).toBeGreaterThan(0)
    t.endPhasesTo(Ben, 'minion')
    expect(t.state.modifiers.map(({ id }) => id)).toEqual(before)
    const mine = () => t.state.frames[0]?.kind === 'turn' && t.state.frames[0].seat === Ann
    for (let n = 0; n < 30 && !mine(); n++) t.endPhase(t.waiting()[0]!)
    expect(t.state.modifiers).toEqual([])
  })
})

describe('Maris Streck', () => {
  const library = ['bonding', 'fame', 'villein', '44-magnum', 'deflection', 'govern-the-unaligned'].map((card, i) => ({
    card,
    as: `L${i + 1}`,
  }))
  const MARIS = { card: 'maris-streck', as: 'M1', blood: 3 }

  it('by a +1 stealth action her controller orders the top five', () => {
    const t = table({ seats: [{ ready: [MARIS, v('A2')], library }, { ready: [v('B1')] }, {}] })
    t.answer(Ann, 'action:M1:order:M1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
    t.allPass()
    t.choose(Ann, ['L5', 'L4', 'L3', 'L2', 'L1'].map(t.id))
    expect(t.state.seats[Ann]!.library).toEqual(['L5', 'L4', 'L3', 'L2', 'L1', 'L6'].map(t.id))
    expect(JSON.stringify(t.seenBy(Ben))).not.toContain('deflection')
  })

  it('maris-streck#1, maris-streck#2: burns blood for intercept of whoever blocks, locked, as often as it is needed', () => {
    const t = table({
      seats: [{ ready: [v('A1', { stealth: 2 }), v('A2')] }, { ready: [{ ...MARIS, locked: true }, v('B2')] }, {}],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B2')
    t.reach(Ben, 'use:M1:intercept')
    t.reach(Ben, 'use:M1:intercept')
    expect([t.blood('M1'), t.happened('modified'), t.has('blocked')]).toMatchObject([
      1,
      [{ delta: 1 }, { delta: 1 }],
      true,
    ])
  })

  it('also of one that another Methuselah blocks with', () => {
    const t = table({
      seats: [{ ready: [v('A1', { stealth: 1 }), v('A2')] }, { ready: [v('B2')] }, {}, {}, { ready: [MARIS] }],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B2')
    t.reach(4, 'use:M1:intercept')
    expect([t.blood('M1'), t.has('blocked')]).toEqual([2, true])
  })
})

it('Darius Shirazi steals equipment that is no weapon, no vehicle and not electronic', () => {
  const t = stands('darius-shirazi', {
    ben: {
      ready: [
        v(
          'B1',
          {},
          {
            attachments: ['44-magnum', 'laptop-computer', 'sport-bike', 'kevlar-vest'].map((card, n) => ({
              card,
              as: `E${n}`,
            })),
          },
        ),
      ],
    },
  })
  expect(t.option(Ann, 'action:V1:steal:V1')?.slots).toMatchObject([{ candidates: [t.id('E3')] }])
  t.answer(Ann, 'action:V1:steal:V1', { card: [t.id('E3')] })
  expect(t.happened('action-announced')).toMatchObject([{ stealth: 0, targets: [Ben] }])
  t.allPass()
  expect([t.card('E3').on, t.blood('V1')]).toEqual([t.id('V1'), 6])
})

describe('Lutz von Hohenzollern', () => {
  const lutz = (more: Parameters<typeof stands>[1] = {}, side = 'for') => {
    const t = stands('lutz-von-hohenzollern', { ann: { hand: held('parity-shift', 'P1') }, ...more })
    return { t, side }
  }
  const called = (more: Parameters<typeof stands>[1] = {}) => {
    const t = stands('lutz-von-hohenzollern', { ...more, ann: { hand: held('kine-resources-contested', 'P1') } })
    t.answer(Ann, 'play:P1::A2')
    t.allPass(() => t.can(Ann, 'choose'))
    return t
  }
  it('his prey burns 1 pool after a referendum of anybody that passed', () => {
    const t = called()
    t.choose(Ann, { [Cal]: 2, [Dee]: 2 })
    carried(t)
    expect([t.pool(Ben), t.pool(Cal)]).toEqual([19, 18])
    expect(lutz).toBeDefined()
  })
  it('not while he is in torpor, and not after one that failed', () => {
    const fallen = called({ fallen: true })
    fallen.choose(Ann, { [Cal]: 2, [Dee]: 2 })
    carried(fallen)
    const failed = called()
    failed.choose(Ann, { [Cal]: 2, [Dee]: 2 })
    failed.allPass()
    expect([fallen.pool(Ben), failed.pool(Ben)]).toEqual([20, 20])
  })
  it('lutz-von-hohenzollern#1: who is prey once what passed has ousted the one before, and after the pool for it', () => {
    const t = called({ ben: { pool: 2, ready: [v('B1')] } })
    t.choose(Ann, { [Ben]: 2, [Cal]: 2 })
    carried(t)
    expect([t.state.seats[Ben]!.ousted, t.pool(Ann), t.pool(Cal)]).toEqual([true, 26, 17])
  })
  it('lutz-von-hohenzollern#2: not if his own Methuselah is ousted by it', () => {
    const t = stands('lutz-von-hohenzollern', {
      ann: { pool: 2 },
      cal: { ready: [v('C1')], hand: held('kine-resources-contested', 'P1') },
    })
    t.endPhasesTo(Cal, 'minion')
    t.answer(Cal, 'play:P1::C1')
    onwards(t, () => t.can(Cal, 'choose'))
    t.choose(Cal, { [Ann]: 2, [Dee]: 2 })
    onwards(t, () => t.window() === 'polling')
    t.answer(Cal, 'vote:called', { side: ['for'] })
    t.allPass()
    expect([t.state.seats[Ann]!.ousted, t.pool(Ben)]).toEqual([true, 20])
  })
})

describe('Unmada', () => {
  it.each([
    [{}, 2, 8],
    [{ fallen: true as const }, 1, 7],
  ])('a discard phase action and a card more, %j', (more, discards, hand) => {
    const t = stands('unmada', { ...more, phase: 'discard', ann: { hand: Array<string>(6).fill('villein') } })
    const [turn] = t.state.frames
    expect([turn?.kind === 'turn' && turn.discardActions, seatStat(t.state, Ann, 'handSize')]).toEqual([discards, hand])
  })
})

describe('Juliet Parr', () => {
  it('+2 hand size until the next own unlock phase after what she called has passed', () => {
    const t = stands('juliet-parr', { ann: { hand: held('ancilla-empowerment', 'P1') } })
    t.answer(Ann, 'play:P1::V1')
    carried(t)
    const size = () => seatStat(t.state, Ann, 'handSize')
    expect(size()).toBe(9)
    t.endPhasesTo(Ben, 'minion')
    expect(size()).toBe(9)
    t.endPhasesTo(Ann, 'master')
    expect(size()).toBe(7)
  })
  it('not after one of another minion', () => {
    const t = stands('juliet-parr', { ann: { hand: held('ancilla-empowerment', 'P1') } })
    t.answer(Ann, 'play:P1::A2')
    carried(t)
    expect(seatStat(t.state, Ann, 'handSize')).toBe(7)
  })
  it('has a maneuver in each combat', () => {
    const t = stands('juliet-parr')
    attacked(t, 'V1', 'B1')
    t.reach(Ann, 'maneuver:V1')
    onwards(t, () => isOver(t))
    expect(t.happened('maneuvered').length).toBe(1)
  })
})

describe('Jason "Son" Newberry', () => {
  const J1 = { card: 'jason-son-newberry', as: 'J1' }
  it('has 2 votes more against a blood hunt, and none more for it', () => {
    const t = hunted({ ready: [J1 as never] })
    expect(t.option(Cal, 'vote:title:J1')).toMatchObject({ effect: { params: { votes: 3 } } })
    t.answer(Cal, 'vote:title:J1', { side: ['against'] })
    expect(tally(t)).toEqual([0, 3])
    const inFavour = hunted({ ready: [J1 as never] })
    inFavour.answer(Cal, 'vote:title:J1', { side: ['for'] })
    expect([tally(inFavour), inFavour.can(Cal, 'vote:title:J1')]).toEqual([[1, 0], false])
  })

  it('in no other referendum; and bleeds for 1 more', () => {
    const t = polling({}, {}, [{ ready: [J1 as never] }, {}, {}, {}])
    t.answer(Ben, 'vote:title:J1', { side: ['against'] })
    expect([tally(t), t.stat('J1', 'bleed')]).toEqual([[0, 1], 2])
  })
})

describe('Abraham Mellon', () => {
  const scene = (card: string, more: object = {}, turn: object = {}) =>
    table({
      seats: [
        { pool: 20, ready: [{ card: 'abraham-mellon', as: 'M1', blood: 8 }], hand: [{ card, as: 'P1' }], ...more },
        { ready: [minion('B1')] },
        {},
      ],
      turn,
    })
  it('plays cards that require a Tremere as one, and no master: that his Methuselah plays', () => {
    expect([scene('ponticulus').can(Ann, 'play:P1::M1'), scene('nar-sheptha').can(Ann, 'play:P1::M1')]).toEqual([
      true,
      false,
    ])
    expect(scene('chantry', {}, { phase: 'master' }).can(Ann, 'play:P1:')).toBe(false)
  })
  it('abraham-mellon#G73-1: for the card alone he is one', () => {
    const t = scene('ponticulus')
    t.answer(Ann, 'play:P1::M1')
    t.allPass()
    t.effect(Ann, [{ op: 'unlock', who: 'm' }], { m: 'M1' })
    t.endPhasesTo(Ben, 'minion')
    t.effect(Ben, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'b', until: 'turn' }], { b: 'B1' })
    t.answer(Ben, 'hunt:B1')
    t.reach(Ann, 'block:M1')
    let offered = false
    t.allPass(() => (offered ||= t.can(Ann, 'use:P1:intercept')))
    expect([offered, t.has('block-failed')]).toEqual([false, true])
    expect(facts(t.state, t.id('M1')).clan).toBe('Malkavian')
  })
  it('+1 hand size while he is ready', () => {
    const t = scene('ponticulus')
    const size = () => seatStat(t.state, Ann, 'handSize')
    expect(size()).toBe(8)
    t.effect(Ann, [{ op: 'move', who: 'm', to: 'torpor' }], { m: 'M1' })
    expect(size()).toBe(7)
  })
})

describe('Victoria', () => {
  const victoria = (more: object = {}) => stands('victoria', { phase: 'master', ann: { edge: true }, ...more })
  it('in the master phase the Edge is burned for 2 pool', () => {
    const t = victoria()
    t.answer(Ann, 'use:V1:gain')
    expect([t.pool(Ann), t.state.edge, t.can(Ann, 'use:V1:gain')]).toEqual([22, null, false])
  })
  it('not in torpor, not without the Edge, in no other phase', () => {
    for (const more of [{ fallen: true }, { ann: {}, ben: { edge: true, ready: [v('B1')] } }, { phase: 'minion' }])
      expect(victoria(more).can(Ann, 'use:V1:gain')).toBe(false)
  })
})

describe('Leandro', () => {
  const leandro = (more: object = {}) =>
    stands('leandro', {
      turnOf: Ben,
      phase: 'unlock',
      ben: {
        ready: [v('B1', { disciplines: ['DOM'], capacity: 11 }, { blood: 5 }), { card: 'ingrid-rossler', as: 'B2' }],
        uncontrolled: [{ card: 'hecate', as: 'U1' }],
        hand: held('govern-the-unaligned', 'G1'),
      },
      ...more,
    })
  it('leandro#1: each other Methuselah must choose in their unlock phase; 1 pool is burned', () => {
    const t = leandro()
    expect(t.can(Ben, 'end-phase')).toBe(false)
    t.answer(Ben, 'use:V1:levy', { loss: ['pool'] })
    expect([t.pool(Ben), t.can(Ben, 'use:V1:levy'), t.can(Ben, 'end-phase')]).toEqual([19, false, true])
    t.endPhasesTo(Ben, 'influence')
    expect(t.state.frames[0]).toMatchObject({ transfers: 6 })
    t.endPhasesTo(Cal, 'unlock')
    expect(t.can(Cal, 'end-phase')).toBe(false)
    t.answer(Cal, 'use:V1:levy', { loss: ['pool'] })
    expect(t.pool(Cal)).toBe(19)
  })
  it('leandro#2: or there are no transfers in their next influence phase, whatever adds to them; blood comes otherwise', () => {
    const t = leandro()
    t.answer(Ben, 'use:V1:levy', { loss: ['transfers'] })
    expect([t.pool(Ben), seatStat(t.state, Ben, 'transfers')]).toEqual([20, 0])
    t.endPhasesTo(Ben, 'minion')
    t.answer(Ben, 'play:G1:DOM:B1', { v: [t.id('U1')] })
    t.allPass()
    expect(t.blood('U1')).toBe(3)
    t.endPhasesTo(Cal, 'unlock')
    const influence = t.happened('phase-started').filter(event => event.key === 'phase-started' && event.seat === Ben)
    expect([influence.length > 0, t.blood('U1'), seatStat(t.state, Ben, 'transfers')]).toEqual([true, 3, 6])
  })
  it('not in the own unlock phase, and not while he is in torpor', () => {
    const own = leandro({ turnOf: Ann })
    expect([own.can(Ann, 'use:V1:levy'), own.can(Ann, 'end-phase')]).toEqual([false, true])
    const fallen = leandro({ fallen: true })
    expect([fallen.can(Ben, 'use:V1:levy'), fallen.can(Ben, 'end-phase')]).toEqual([false, true])
  })
})

describe('Rachel Brandywine', () => {
  const rachel = (more: object = {}) =>
    stands('rachel-brandywine', {
      phase: 'discard',
      ann: {
        hand: held('bonding', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7'),
        library: held('villein', 'L1', 'L2'),
        ash: held('fame', 'F1'),
      },
      ...more,
    })
  it('rachel-brandywine#1: what was discarded in the discard phase may go to the library, once all is drawn for', () => {
    const t = rachel()
    t.answer(Ann, 'discard:H1')
    expect(t.inHand(Ann, 'L1')).toBe(true)
    onwards(t, () => t.can(Ann, 'trigger:0') || t.can(Ann, 'end-phase'))
    if (t.can(Ann, 'end-phase')) t.endPhase(Ann)
    t.answer(Ann, 'trigger:0')
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('H1')], min: 0, max: 1 }])
    t.choose(Ann, [t.id('H1')])
    const { library, ash } = t.state.seats[Ann]!
    expect([library.toSorted(), ash]).toEqual([[t.id('H1'), t.id('L2')].toSorted(), [t.id('F1')]])
  })
  it('what was discarded before stays, and all of it while she is in torpor', () => {
    const before = rachel({ phase: 'minion' })
    before.effect(Ann, [{ op: 'move', who: 'h', to: 'ash' }], { h: 'H1' })
    const fallen = rachel({ fallen: true })
    fallen.answer(Ann, 'discard:H1')
    for (const t of [before, fallen]) {
      let offered = false
      for (let n = 0; n < 5 && t.state.frames[0]?.kind === 'turn' && t.state.frames[0].seat === Ann; n++) {
        offered ||= t.can(Ann, 'trigger:0')
        t.endPhase(Ann)
      }
      expect([offered, t.inAsh(Ann, 'H1')]).toEqual([false, true])
    }
  })
})

it('Zöe hunts without stealth, and does nothing else without it', () => {
  const acting = (option: string) => {
    const t = stands('zoe', { v1: { blood: 1 } })
    t.answer(Ann, option)
    return t.stat(option.split(':')[1]!, 'stealth')
  }
  expect([acting('hunt:V1'), acting('hunt:A2'), acting('bleed:V1')]).toEqual([0, 1, 0])
})
