import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../shared/rules/index.ts'
import { isOver, onwards } from '../../support/duel.ts'
import { held as heldAs } from '../../support/polls.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../support/table.ts'
import { attacked, fought, v, type Table } from '../scene.ts'
import { bleedsFor, stands, strengths } from '../vampires.ts'

const N1 = { card: 'ancilla-empowerment', as: 'N1' }
type Seats = Parameters<typeof table>[0]['seats']
/** A1 of Ann calls the referendum; nobody blocks it. */
const called = (card: string, seats: Seats) => {
  const t = table({ seats })
  t.answer(Ann, `play:${card}::A1`)
  return t.allPass(() => t.window() === 'polling')
}
const K1 = { card: 'kine-resources-contested', as: 'K1' }

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

describe('Alexa Draper', () => {
  it('alexa-draper#G40-1: locked as well, once in each referendum', () => {
    const t = table({
      seats: [
        {
          ready: [{ card: 'alexa-draper', as: 'A1' }, minion('A2')],
          hand: [
            heldAs('ancilla-empowerment', 'K1'),
            heldAs('ancilla-empowerment', 'K2'),
            heldAs('conditioning', 'X1'),
            heldAs('deflection', 'X2'),
            heldAs('bonding', 'X3'),
          ],
        },
        { pool: 20 },
        {},
        {},
        {},
      ],
    })
    for (const [card, by, paid] of [
      ['K1', 'A1', 'X1'],
      ['K2', 'A2', 'X2'],
    ] as const) {
      t.answer(Ann, `play:${card}::${by}`)
      t.allPass(() => t.window() === 'polling')
      expect([t.locked('A1'), t.can(Ann, 'use:A1:vote')]).toEqual([true, true])
      t.answer(Ann, 'use:A1:vote', { c: [t.id(paid)] })
      expect([
        t.can(Ann, 'use:A1:vote'),
        t.inAsh(Ann, paid),
        t.option(Ann, 'vote:title:A1')?.effect.params,
      ]).toMatchObject([false, true, { votes: 3 }])
      t.allPass()
    }
  })
})

describe('Sybren van Oosten', () => {
  const S1 = { card: 'sybren-van-oosten', as: 'S1' }
  const scene = (ann: object = {}, others: object[] = [{ pool: 10 }, { pool: 10 }, {}, {}]) =>
    table({ seats: [{ pool: 10, ready: [S1, minion('V2')], hand: [N1, K1], ...ann }, ...others] })
  /** The referendum of N1, with this vote of the card's. */
  const voted = (t: ReturnType<typeof table>, by: string, side: 'for' | 'against') => {
    t.answer(Ann, `play:N1::${by}`)
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:called', { side: [side] })
    return t.allPass()
  }
  const asked = (t: ReturnType<typeof table>) => t.options(Ann).some(option => option.startsWith('trigger'))

  it('unlocks after a referendum he called has passed, if his controller likes; its effects come first', () => {
    const t = voted(scene(), 'S1', 'for')
    expect([t.waiting(), t.options(Ann), t.pool(Ann), t.locked('S1')]).toEqual([[Ann], ['trigger:0', 'pass'], 8, true])
    t.answer(Ann, 'trigger:0')
    t.allPass()
    expect([t.locked('S1'), t.has('action-ended'), t.locked('V2'), t.can(Ann, 'bleed:S1')]).toEqual([
      false,
      true,
      false,
      true,
    ])
    expect(t.refused(Ann, 'play:K1::S1')).toBe('illegal-option')
  })

  it('or stays locked', () => {
    const t = voted(scene(), 'S1', 'for')
    t.pass(Ann)
    t.allPass()
    expect([t.locked('S1'), t.has('action-ended'), t.happened('unlocked')]).toEqual([true, true, []])
  })

  it('not after one that has failed', () => {
    const t = voted(scene(), 'S1', 'against')
    expect([t.happened('referendum-tallied')[0], asked(t), t.locked('S1'), t.pool(Ann)]).toMatchObject([
      { passed: false },
      false,
      true,
      10,
    ])
  })

  it('not after one that another called', () => {
    const t = voted(scene({ ready: [{ ...S1, locked: true }, minion('V2')] }), 'V2', 'for')
    expect([t.happened('referendum-tallied')[0], asked(t), t.locked('S1')]).toMatchObject([
      { passed: true },
      false,
      true,
    ])
    const bens = voted(
      scene({ ready: [minion('V2'), minion('V3')] }, [{ pool: 10, ready: [{ ...S1, locked: true }] }, {}, {}, {}]),
      'V2',
      'for',
    )
    expect([asked(bens), bens.locked('S1')]).toEqual([false, true])
  })

  it('not after one that was blocked', () => {
    const t = scene({}, [{ ready: [{ generic: {}, as: 'V5' }] }, {}, {}, {}])
    t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'v', until: 'turn' }], { v: 'V5' })
    t.answer(Ann, 'play:N1::S1')
    t.reach(Ben, 'block:V5')
    t.allPass()
    expect([t.has('blocked'), asked(t), t.locked('S1')]).toEqual([true, false, true])
  })

  it('nor once his controller is out of the game by it', () => {
    const t = voted(scene({ pool: 2 }), 'S1', 'for')
    expect([t.happened('ousted'), t.happened('turn-started')[0], t.has('unlocked'), asked(t)]).toMatchObject([
      [{ seat: Ann }],
      { seat: Ben },
      false,
      false,
    ])
  })

  it('Freak Drive comes after it, and is not needed', () => {
    const t = voted(scene({ hand: [N1, { card: 'freak-drive', as: 'F1' }] }), 'S1', 'for')
    t.answer(Ann, 'trigger:0')
    t.allPass()
    expect([t.locked('S1'), t.blood('S1'), t.inHand(Ann, 'F1')]).toEqual([false, 7, true])
  })
})

it('Pedrag Hasek cannot commit diablerie, though he can rescue', () => {
  const t = stands('pedrag-hasek', { ben: { ready: [v('B1')], torpor: [v('B2')] } })
  expect([t.can(Ann, 'diablerie:V1:B2'), t.can(Ann, 'rescue:V1:B2')]).toEqual([false, true])
})

it('Lodin prevents 1 damage of a strike, once a combat', () => {
  const t = stands('lodin-olaf-holte', { ben: { ready: [v('B1', { strength: 3, capacity: 9 })] } })
  attacked(t, 'V1', 'B1')
  onwards(t, () => t.can(Ann, 'use:V1:prevent'))
  t.answer(Ann, 'use:V1:prevent')
  expect(t.can(Ann, 'use:V1:prevent')).toBe(false)
  fought(t)
  expect(t.blood('V1')).toBe(6)
})

it('Emily Carson burns the Edge to unlock in the discard phase', () => {
  const of = (more: object) =>
    stands('emily-carson', { v1: { locked: true }, ann: { edge: true, hand: ['villein'] }, phase: 'discard', ...more })
  const t = of({})
  t.answer(Ann, 'use:V1:unlock')
  expect([t.locked('V1'), t.state.edge]).toEqual([false, null])
  expect(
    [of({ ann: { hand: ['villein'] } }), of({ phase: 'master' })].map(one => one.can(Ann, 'use:V1:unlock')),
  ).toEqual([false, false])
})

describe('Mary Anne Blaire', () => {
  it('adds 2 blood to an own uncontrolled vampire at +1 stealth', () => {
    const t = stands('mary-anne-blaire', { ann: { uncontrolled: [v('U1', { capacity: 8 })] } })
    t.answer(Ann, 'action:V1:feed:V1', { v: [t.id('U1')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
    t.allPass()
    expect(t.blood('U1')).toBe(2)
    expect(stands('mary-anne-blaire').can(Ann, 'action:V1:feed:V1')).toBe(false)
  })
  it.each([
    [{}, -1],
    [{ fallen: true as const }, 1],
  ])('members of the Inner Circle bleed for 2 less while she is ready: %j', (more, bleed) => {
    const t = stands('mary-anne-blaire', {
      ...more,
      ben: { ready: [v('B1', { title: 'inner circle' }), v('B2', { title: 'justicar' })] },
    })
    expect([t.stat('B1', 'bleed'), t.stat('B2', 'bleed')]).toEqual([bleed, 1])
  })
})

it.each([
  [{ clan: 'Brujah' }, [1, 2, 2]],
  [{ clan: 'Brujah antitribu' }, [1, 1, 1]],
])('Kevin Jackson and %j are as strong against each other as %j', (b1, strong) => {
  expect(strengths('kevin-jackson', b1)).toEqual(strong)
})

describe('Marcus Vitel', () => {
  it('burns a retainer of another at +1 stealth', () => {
    const t = stands('marcus-vitel', {
      ben: { ready: [v('B1', {}, { attachments: [{ card: 'raven-spy', as: 'R1' }, { card: 'ivory-bow' }] })] },
    })
    expect(t.option(Ann, 'action:V1:burn:V1')?.slots).toMatchObject([{ candidates: [t.id('R1')] }])
    t.answer(Ann, 'action:V1:burn:V1', { r: [t.id('R1')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [Ben] }])
    t.allPass()
    expect(t.inAsh(Ben, 'R1')).toBe(true)
  })
  it("burns a retainer of one's own by an undirected action", () => {
    const t = stands('marcus-vitel', {
      ann: { ready: [v('A3', {}, { attachments: [{ card: 'raven-spy', as: 'R1' }] })] },
    })
    t.answer(Ann, 'action:V1:burn:V1', { r: [t.id('R1')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [] }])
    t.allPass()
    expect(t.inAsh(Ann, 'R1')).toBe(true)
  })
  const bleeds = (more: Parameters<typeof stands>[1], title = 'prince') => {
    const t = stands('marcus-vitel', {
      ann: { ready: [v('A3', { sect: 'Sabbat' })] },
      ben: { ready: [v('B1', { sect: 'Camarilla' })] },
      ...more,
    })
    if (title !== 'prince') t.effect(Ann, [{ op: 'become', who: 'v', traits: { title }, until: 'game' }], { v: 'V1' })
    t.answer(Ann, 'bleed:A3')
    return t.stat('A3', 'bleed')
  }
  it('own Sabbat vampires bleed who has a ready Camarilla vampire for 1 more, while he is ready and a prince', () => {
    expect([
      bleeds({}),
      bleeds({ ben: { ready: [v('B1', { sect: 'Anarch' })] } }),
      bleeds({ ann: { ready: [v('A3', { sect: 'Camarilla' })] } }),
      bleeds({ fallen: true }),
      bleeds({}, 'primogen'),
    ]).toEqual([2, 1, 1, 1, 1])
  })
})

it('Queen Anne bleeds who has a ready Tremere for 1 more', () => {
  expect([[{ clan: 'Tremere' }], [{}]].map(theirs => bleedsFor('queen-anne', ...theirs))).toEqual([3, 2])
})

describe('Lucinde', () => {
  it('fights a ready vampire of another that is not of the Camarilla', () => {
    const t = stands('lucinde-alastor', {
      ben: {
        ready: [v('B1', { sect: 'Camarilla' }), v('B2', { sect: 'Sabbat' }), v('B3', { type: 'ally', life: 1 })],
        torpor: [v('B4', { sect: 'Sabbat' })],
      },
    })
    expect(t.option(Ann, 'action:V1:fight:V1')?.slots).toMatchObject([{ candidates: [t.id('B2')] }])
    t.answer(Ann, 'action:V1:fight:V1', { m: [t.id('B2')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 0, targets: [Ben] }])
    onwards(t, () => isOver(t))
    expect(t.has('combat-started')).toBe(true)
  })
  it('burns the Edge for 1 blood in the unlock phase', () => {
    const t = stands('lucinde-alastor', { v1: { blood: 3 }, ann: { edge: true }, phase: 'unlock' })
    t.answer(Ann, 'use:V1:feed')
    expect([t.blood('V1'), t.state.edge]).toEqual([4, null])
  })
})

describe('Arika', () => {
  const arika = (more: object = {}) =>
    stands('arika', {
      ben: {
        pool: 5,
        ready: [
          v('B1'),
          { card: 'elder-library', as: 'L1' },
          { card: 'the-barrens', as: 'L2' },
          { card: 'ennoias-theater', as: 'L3' },
        ],
      },
      ...more,
    })
  const unlocking = (t: Table) => t.endPhasesTo(Ben, 'unlock')
  it('arika#1: in the unlock phase of her prey, who may use them before, it pays 1 pool for each location or burns it', () => {
    const t = unlocking(arika())
    expect([t.can(Ben, 'end-phase'), t.option(Ben, 'use:V1:keep')?.slots]).toMatchObject([false, [{ min: 0, max: 3 }]])
    t.answer(Ben, 'use:V1:keep', { kept: [t.id('L1'), t.id('L3')] })
    expect([t.pool(Ben), ...['L1', 'L2', 'L3'].map(as => t.inAsh(Ben, as))]).toEqual([3, false, true, false])
  })
  it('arika#2: once in each unlock phase', () => {
    const t = unlocking(arika())
    t.answer(Ben, 'use:V1:keep', { kept: [t.id('L1')] })
    expect([t.can(Ben, 'use:V1:keep'), t.state.frames[0]]).toMatchObject([false, { seat: Ben }])
  })
  it('nobody else, and not while she is in torpor', () => {
    const t = arika({ cal: { ready: [v('C1'), { card: 'the-barrens', as: 'L4' }] }, ben: { ready: [v('B1')] } })
    t.endPhasesTo(Cal, 'master')
    expect([t.pool(Cal), t.inAsh(Cal, 'L4')]).toEqual([20, false])
    const fallen = arika({ fallen: true })
    fallen.endPhasesTo(Ben, 'minion')
    expect([fallen.pool(Ben), fallen.inAsh(Ben, 'L1')]).toEqual([5, false])
  })
})

describe('Victor Donaldson', () => {
  const golconda = (more: object = {}) => {
    const t = stands('victor-donaldson', {
      phase: 'master',
      ann: { hand: [{ card: 'golconda-inner-peace', as: 'M1' }], library: [{ card: 'villein', as: 'L1' }] },
      ben: { pool: 20, ready: [v('B1', { capacity: 8 })] },
      ...more,
    })
    t.answer(Ann, 'play:M1:', { v: [t.id('B1')] })
    return t
  }
  it('Golconda of his Methuselah, cancelled, may be shuffled into the library', () => {
    for (const more of [{}, { fallen: true }]) {
      const t = golconda(more)
      t.reach(Ben, 'use:M1:cancel:B1')
      onwards(t, () => t.can(Ann, 'trigger:0'))
      t.answer(Ann, 'trigger:0')
      onwards(t)
      const { library, hand, ash } = t.state.seats[Ann]!
      expect([[...library, ...hand].includes(t.id('M1')), ash]).toEqual([true, []])
    }
  })
  it('or not; nor when it was not cancelled', () => {
    const t = golconda()
    t.reach(Ben, 'use:M1:cancel:B1')
    onwards(t, () => t.can(Ann, 'trigger:0'))
    t.pass(Ann)
    onwards(t)
    expect(t.inAsh(Ann, 'M1')).toBe(true)
    const played = golconda()
    let offered = false
    onwards(played, () => (offered ||= played.can(Ann, 'trigger:0')))
    expect([offered, played.inAsh(Ann, 'M1')]).toEqual([false, true])
  })
  it('no other card, and none that another plays', () => {
    const t = stands('victor-donaldson', {
      turnOf: Ben,
      phase: 'master',
      ann: { ready: [v('A3', { capacity: 8 })] },
      ben: { ready: [v('B1')], hand: [{ card: 'golconda-inner-peace', as: 'M1' }] },
    })
    t.answer(Ben, 'play:M1:', { v: [t.id('A3')] })
    t.reach(Ann, 'use:M1:cancel:A3')
    let offered = false
    onwards(t, () => (offered ||= t.can(Ann, 'trigger:0')))
    expect([offered, t.inAsh(Ben, 'M1')]).toEqual([false, true])
  })
})
