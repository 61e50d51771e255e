import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'
import { held, v } from '../../scene.ts'
import { masterPhaseWith } from '../../scenes.ts'

const on = (card: string, as: string, more: object = {}) => ({ attachments: [{ card, as, ...more }] })
const scene = (hand: string, ann: object = {}, turn: object = {}) =>
  table({
    seats: [
      {
        pool: 10,
        hand: [
          { card: hand, as: 'M1' },
          { card: hand, as: 'M2' },
        ],
        ready: [minion('V1', { blood: 4 })],
        ...ann,
      },
      { ready: [minion('V5', { blood: 1 })], torpor: [minion('V6')] },
      {},
      {},
      {},
    ],
    turn: { phase: 'master', ...turn },
  })
const M1 = (card: string) => ({ card, as: 'M1' })
const master = { phase: 'master' as const }

describe('Life in the City', () => {
  it("1 blood to a ready vampire of anybody's", () => {
    const t = scene('life-in-the-city')
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([{ candidates: [t.id('V1'), t.id('V5')] }])
    t.answer(Ann, 'play:M1:', { v: [t.id('V5')] })
    expect([t.blood('V5'), t.pool(Ann), t.inAsh(Ann, 'M1'), t.can(Ann, 'play:M2:')]).toEqual([2, 10, true, true])
  })

  it('not with no ready vampire', () => {
    const t = table({
      seats: [
        {
          hand: [{ card: 'life-in-the-city', as: 'M1' }, 'villein'],
          torpor: [minion('V1')],
          ready: [{ card: 'elder-library' }],
        },
        {},
      ],
      turn: { phase: 'master' },
    })
    expect([t.can(Ann, 'play:M1:'), t.why(Ann, 'play', 'M1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })
})

describe('Villein', () => {
  it('goes on an own vampire and moves 2 to 5 of its blood to the pool', () => {
    const t = scene('villein')
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([
      { candidates: [t.id('V1')] },
      { type: 'amount', min: 2, max: 5 },
    ])
    for (const n of [1, 6]) expect(t.refused(Ann, 'play:M1:', { v: [t.id('V1')], n })).toBe('illegal-args')
    t.answer(Ann, 'play:M1:', { v: [t.id('V1')], n: 3 })
    expect([t.pool(Ann), t.blood('V1'), t.card('M1').on, t.inAsh(Ann, 'M1'), t.can(Ann, 'play:M2:')]).toEqual([
      13,
      1,
      t.id('V1'),
      false,
      true,
    ])
  })

  it('takes what is there', () => {
    const t = scene('villein')
    t.answer(Ann, 'play:M1:', { v: [t.id('V1')], n: 5 })
    expect([t.pool(Ann), t.blood('V1')]).toEqual([14, 0])
  })

  it('CARD-VILLEIN-01, villein#3: played for 2 on a vampire with 1 blood it moves that one, and on one without any nothing', () => {
    const t = scene('villein', { pool: 9, ready: [minion('A1', { blood: 1 }), minion('A2', { blood: 0 })] })
    t.answer(Ann, 'play:M1:', { v: [t.id('A1')], n: 2 })
    expect([t.blood('A1'), t.pool(Ann)]).toEqual([0, 10])
    t.answer(Ann, 'play:M2:', { v: [t.id('A2')], n: 2 })
    expect([t.card('M2').on, t.pool(Ann)]).toEqual([t.id('A2'), 10])
  })

  it('CARD-VILLEIN-02: a second on the same vampire costs 1 pool more, and Minion Tap costs 1 more', () => {
    const hand = [
      { card: 'villein', as: 'M1' },
      { card: 'minion-tap', as: 'T1' },
    ]
    const t = scene('villein', { pool: 5, hand, ready: [minion('A1', { blood: 5, ...on('villein', 'X1') })] })
    expect(t.option(Ann, 'play:T1:')?.cost).toEqual({ pool: 1 })
    t.answer(Ann, 'play:M1:', { v: [t.id('A1')], n: 3 })
    expect([t.pool(Ann), t.blood('A1'), t.option(Ann, 'play:T1:')?.cost]).toEqual([7, 2, { pool: 2 }])
    t.answer(Ann, 'play:T1:', { v: [t.id('A1')], n: 2 })
    expect([t.pool(Ann), t.blood('A1')]).toEqual([7, 0])
  })

  it('villein#1, villein#2: costs a pool more on a vampire that has one, which must be there, and is paid as the pool is gained', () => {
    const t = scene('villein', { pool: 1, ready: [minion('V1', { blood: 4, ...on('villein', 'X1') })] })
    t.answer(Ann, 'play:M1:', { v: [t.id('V1')], n: 2 })
    expect([t.pool(Ann), t.has('ousted'), t.happened('counters')]).toMatchObject([
      2,
      false,
      [{ why: 'cost', amount: 1 }, { amount: 2 }],
    ])
    const two = { attachments: [{ card: 'villein' }, { card: 'villein' }] }
    expect(scene('villein', { pool: 1, ready: [minion('V1', two)] }).can(Ann, 'play:M1:')).toBe(false)
  })

  it('makes Minion Tap cost its controller a pool more, and nobody else', () => {
    const mine = scene('minion-tap', { ready: [minion('V1', { blood: 4, ...on('villein', 'X1') })] })
    expect(mine.option(Ann, 'play:M1:')?.cost).toEqual({ pool: 1 })
    mine.answer(Ann, 'play:M1:', { v: [mine.id('V1')], n: 4 })
    expect([mine.pool(Ann), mine.blood('V1')]).toEqual([13, 0])
    const theirs = scene('minion-tap', { ready: [minion('V1', { blood: 4, ...on('villein', 'X1', { owner: Ben }) })] })
    expect(theirs.option(Ann, 'play:M1:')?.cost).toBeUndefined()
    const lent = scene('villein', {
      ready: [
        minion('V1', { blood: 4, ...on('villein', 'X1') }),
        { card: 'the-erciyes-fragments', under: [{ card: 'minion-tap', as: 'T1', owner: Ben, down: true }] },
      ],
    })
    expect(lent.option(Ann, 'play:T1:')?.cost).toEqual({ pool: 1 })
    lent.answer(Ann, 'play:T1:', { v: [lent.id('V1')], n: 4 })
    expect(lent.pool(Ann)).toBe(13)
  })
})

describe('Minion Tap', () => {
  it('moves as much blood as one likes', () => {
    const any = scene('minion-tap', {
      ready: [
        minion('V1', { blood: 4 }),
        minion('V2', { generic: { capacity: 11 }, changed: [{ capacity: 13 }], blood: 12 }),
      ],
    })
    expect(
      any.option(
        Ann,
        any.options(Ann).find(option => option.startsWith('play:'))!,
      )?.slots,
    ).toMatchObject([{ name: 'v' }, { name: 'n', min: 1, max: 12 }])
    const t = scene('minion-tap')
    t.answer(Ann, 'play:M1:', { v: [t.id('V1')], n: 1 })
    expect([t.pool(Ann), t.blood('V1'), t.inAsh(Ann, 'M1'), t.state.frames[0]]).toMatchObject([
      11,
      3,
      true,
      { phase: 'minion' },
    ])
  })
})

describe('masters', () => {
  it('minion-tap#1: its cost and its gain come together: nobody is ousted in between', () => {
    const t = masterPhaseWith('minion-tap', {
      pool: 1,
      ready: [minion('A1', { attachments: held('villein', 'V1') }), minion('A2')],
    })
    expect(t.option(Ann, 'play:M1:')?.cost).toEqual({ pool: 1 })
    t.answer(Ann, 'play:M1:', { v: [t.id('A1')], n: 3 })
    expect([t.has('ousted'), t.pool(Ann), t.blood('A1')]).toEqual([false, 3, 2])
  })
  it('minion-tap#2: where there is less than was announced, what is there', () => {
    const t = masterPhaseWith('minion-tap', {}, { hand: held('sudden-reversal', 'R1') })
    t.answer(Ann, 'play:M1:', { v: [t.id('A1')], n: 5 })
    t.edit(state => {
      state.cards[t.id('A1')]!.blood = 2
    })
    t.pass(Ben)
    expect([t.pool(Ann), t.blood('A1')]).toEqual([12, 0])
  })
})

describe('Blood Doll and Vessel', () => {
  const dolls = [
    ['blood-doll', 'master'],
    ['vessel', 'unlock'],
  ] as const

  it.each(dolls)('%s#1: in torpor too', (card, phase) => {
    const t = table({
      seats: [
        { pool: 10, torpor: [minion('A1', { blood: 3, ...on(card, 'V1') })], ready: [minion('A2')], hand: ['fame'] },
        {},
      ],
      turn: { phase },
    })
    t.answer(Ann, 'use:V1:to-pool')
    expect([t.pool(Ann), t.blood('A1')]).toEqual([11, 2])
    const back = table({
      seats: [
        { pool: 10, torpor: [minion('A1', { blood: 3, ...on(card, 'V1') })], ready: [minion('A2')], hand: ['fame'] },
        {},
      ],
      turn: { phase },
    })
    back.answer(Ann, 'use:V1:to-vampire')
    expect([back.pool(Ann), back.blood('A1'), back.inTorpor('A1')]).toEqual([9, 4, true])
  })

  it.each(dolls)('%s#G161-1: who controls the vampire says whether it is used', (card, phase) => {
    const seats = [
      { pool: 10, ready: [minion('A1', on(card, 'V1', { owner: Ben }))], hand: ['fame'] },
      { pool: 10, ready: [minion('B1')] },
    ]
    const t = table({ seats, turn: { phase } })
    expect([t.can(Ann, 'use:V1:to-pool'), t.can(Ann, 'use:V1:to-vampire'), t.can(Ann, 'end-phase')]).toEqual([
      true,
      true,
      true,
    ])
    t.endPhase(Ann)
    expect([t.pool(Ann), t.blood('A1')]).toEqual([10, 5])
    const theirs = table({ seats, turn: { phase, seat: Ben } })
    for (const use of ['use:V1:to-pool', 'use:V1:to-vampire']) expect(theirs.can(Ben, use)).toBe(false)
  })
})

describe('masters that do one thing', () => {
  it("Tribute to the Master: 1 blood of each ready vampire of one's own, as far as there is any", () => {
    const t = table({
      seats: [
        {
          pool: 5,
          hand: [M1('tribute-to-the-master')],
          ready: [v('A1'), v('A2', {}, { blood: 0 }), v('A3', { type: 'ally' }), v('A4')],
          torpor: [v('A5')],
        },
        { ready: [v('B1')] },
      ],
      turn: master,
    })
    t.answer(Ann, 'play:M1:')
    expect([t.pool(Ann), ...['A1', 'A2', 'A3', 'A4', 'A5', 'B1'].map(t.blood)]).toEqual([7, 4, 0, 1, 4, 5, 5])
  })
  it('tribute-to-the-master#1: playable with no ready vampire', () => {
    expect(
      table({ seats: [{ hand: [M1('tribute-to-the-master')] }, { ready: [v('B1')] }], turn: master }).can(
        Ann,
        'play:M1:',
      ),
    ).toBe(true)
  })
  it('giants-blood#1: it fills any vampire in play, and is played once in a game', () => {
    const t = table({
      seats: [
        { hand: [M1('giants-blood'), { card: 'giants-blood', as: 'M2' }], ready: [v('A1')] },
        {
          hand: [{ card: 'giants-blood', as: 'M3' }, 'villein'],
          ready: [v('B1', { capacity: 8 }, { blood: 1 })],
          torpor: [v('B2')],
          uncontrolled: [v('U1')],
        },
      ],
      turn: { ...master, masterActions: 2 },
    })
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([{ candidates: ['A1', 'B1', 'B2'].map(t.id) }])
    t.answer(Ann, 'play:M1:', { v: [t.id('B1')] })
    expect([t.blood('B1'), t.refused(Ann, 'play:M2:'), t.why(Ann, 'play', 'M2')]).toEqual([
      8,
      'illegal-option',
      ['already-played', 'GOLDEN-01'],
    ])
    t.endPhasesTo(Ben, 'master')
    expect(t.can(Ben, 'play:M3:')).toBe(false)
  })
})

describe.each([
  ['blood-doll', 'master', 'unlock'],
  ['vessel', 'unlock', 'master'],
] as const)('%s', (card, phase, other) => {
  const fed = (ann: object = {}, turn: object = {}) =>
    scene(card, { ready: [minion('V1', { blood: 3, ...on(card, 'D1') })], ...ann }, { phase, ...turn })

  it('moves 1 blood to the pool or back, once a turn', () => {
    const t = fed()
    t.answer(Ann, 'use:D1:to-pool')
    expect([t.pool(Ann), t.blood('V1')]).toEqual([11, 2])
    expect([t.can(Ann, 'use:D1:to-pool'), t.can(Ann, 'use:D1:to-vampire')]).toEqual([false, false])
    const back = fed()
    back.answer(Ann, 'use:D1:to-vampire')
    expect([back.pool(Ann), back.blood('V1')]).toEqual([9, 4])
  })

  it('in torpor too; no blood comes from an empty vampire', () => {
    const t = fed({ ready: [], torpor: [minion('V1', { blood: 0, ...on(card, 'D1') })] })
    expect([t.can(Ann, 'use:D1:to-pool'), t.can(Ann, 'use:D1:to-vampire')]).toEqual([false, true])
  })

  it("is used by who controls the vampire, in that Methuselah's own phase", () => {
    const t = table({
      seats: [
        { ready: [minion('V1', on(card, 'D1', { owner: Ben }))], hand: ['bonding'] },
        { ready: [minion('V5')], hand: ['bonding'] },
      ],
      turn: { phase },
    })
    expect(t.can(Ann, 'use:D1:to-pool')).toBe(true)
    t.answer(Ann, 'use:D1:to-pool')
    t.endPhasesTo(Ben, 'discard')
    expect(t.happened('ability-used')).toHaveLength(1)
  })

  it('in no other phase', () => {
    const t = fed({ edge: true }, { phase: other })
    expect([t.can(Ann, 'use:D1:to-pool'), t.why(Ann, 'use', 'D1')]).toEqual([false, ['not-this-phase', 'UNLOCK-06']])
  })
})

describe('putting them on vampires', () => {
  it('Blood Doll on an own one', () => {
    const t = scene('blood-doll')
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([{ candidates: [t.id('V1')] }])
    t.answer(Ann, 'play:M1:', { v: [t.id('V1')] })
    expect([t.card('M1').on, t.pool(Ann), t.can(Ann, 'use:M1:to-pool')]).toEqual([t.id('V1'), 10, true])
    expect(
      table({
        seats: [{ hand: [{ card: 'blood-doll', as: 'M1' }, 'vessel'] }, { ready: [minion('V5')] }],
        turn: { phase: 'master' },
      }).can(Ann, 'play:M1:'),
    ).toBe(false)
  })

  it("Vessel on anybody's, for 1 pool, and a Blood Doll may be burned with it", () => {
    const seats = () => scene('vessel', { ready: [minion('V1', on('blood-doll', 'D1'))] })
    const t = seats()
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([
      { candidates: ['V1', 'V5', 'V6'].map(t.id) },
      { candidates: [t.id('D1')], min: 0, max: 1 },
    ])
    t.answer(Ann, 'play:M1:', { v: [t.id('V6')], doll: [t.id('D1')] })
    expect([t.card('M1').on, t.inAsh(Ann, 'D1'), t.pool(Ann), t.can(Ann, 'play:M2:')]).toEqual([
      t.id('V6'),
      true,
      9,
      true,
    ])
    const kept = seats()
    kept.answer(Ann, 'play:M1:', { v: [kept.id('V1')], doll: [] })
    expect([kept.card('M1').on, kept.inAsh(Ann, 'D1')]).toEqual([kept.id('V1'), false])
    expect(
      table({
        seats: [{ hand: [{ card: 'vessel', as: 'M1' }, 'blood-doll'], ready: [{ card: 'elder-library' }] }, {}],
        turn: { phase: 'master' },
      }).can(Ann, 'play:M1:'),
    ).toBe(false)
  })
})

describe('what the cards say in their scenarios', () => {
  it("CARD-LIFEINTHECITY-01: the blood may go to a ready vampire of anybody's, and the trifle gives its action back", () => {
    const t = table({
      seats: [
        { hand: [{ card: 'life-in-the-city', as: 'M1' }, 'misdirection'] },
        {},
        { ready: [minion('C1', { blood: 2 })], torpor: [minion('C2', { blood: 1 })] },
        {},
        {},
      ],
      turn: { phase: 'master' },
    })
    expect([t.refused(Ann, 'play:M1:', { v: [t.id('C2')] }), t.blood('C2')]).toEqual(['illegal-args', 1])
    t.answer(Ann, 'play:M1:', { v: [t.id('C1')] })
    expect([t.blood('C1'), t.state.frames[0]]).toMatchObject([3, { phase: 'master', masterActions: 1 }])
  })

  it('CARD-BLOODDOLL-01: usable in the turn it is played, once in a master phase', () => {
    const t = scene('blood-doll', { ready: [minion('A1', { blood: 4 })] })
    t.answer(Ann, 'play:M1:', { v: [t.id('A1')] })
    t.answer(Ann, 'use:M1:to-pool')
    expect([t.blood('A1'), t.pool(Ann), t.refused(Ann, 'use:M1:to-pool')]).toEqual([3, 11, 'illegal-option'])
  })

  const withDoll = () =>
    table({
      seats: [
        {
          pool: 10,
          hand: [{ card: 'vessel', as: 'M1' }],
          library: ['bonding'],
          ready: [minion('A1'), minion('A2', on('blood-doll', 'D1'))],
        },
        {},
      ],
      turn: { phase: 'master' },
    })

  it('CARD-VESSEL-01: a Blood Doll is burned if the command says so, as the card is played', () => {
    const t = withDoll()
    t.answer(Ann, 'play:M1:', { v: [t.id('A1')], doll: [t.id('D1')] })
    expect([t.card('M1').on, t.inAsh(Ann, 'D1'), t.pool(Ann), t.state.seats[Ann]!.hand.length]).toEqual([
      t.id('A1'),
      true,
      9,
      1,
    ])
  })

  it('CARD-VESSEL-01: and stays if it does not, whatever is asked for after the draw', () => {
    const t = withDoll()
    t.answer(Ann, 'play:M1:', { v: [t.id('A1')], doll: [] })
    expect([
      t.state.seats[Ann]!.hand.length,
      t.refused(Ann, 'choose', { pick: [t.id('D1')] }),
      t.refused(Ann, 'play:M1:', { v: [t.id('A1')], doll: [t.id('D1')] }),
      t.inAsh(Ann, 'D1'),
    ]).toEqual([1, 'illegal-option', 'illegal-option', false])
  })

  it('CARD-VESSEL-02: it works from the next unlock phase, once in each', () => {
    const t = table({
      seats: [
        {
          pool: 11,
          hand: [{ card: 'vessel', as: 'M1' }, 'villein'],
          ready: [minion('A1', { blood: 4, locked: true })],
        },
        { hand: ['villein'] },
      ],
      turn: { phase: 'master', masterActions: 2 },
    })
    t.answer(Ann, 'play:M1:', { v: [t.id('A1')] })
    expect([t.refused(Ann, 'use:M1:to-pool'), t.why(Ann, 'use', 'M1'), t.pool(Ann)]).toEqual([
      'illegal-option',
      ['not-this-phase', 'UNLOCK-06'],
      10,
    ])
    t.endPhasesTo(Ben, 'discard')
    t.endPhasesTo(Ann, 'unlock')
    t.answer(Ann, 'use:M1:to-pool')
    expect([t.blood('A1'), t.pool(Ann), t.refused(Ann, 'use:M1:to-pool')]).toEqual([3, 11, 'illegal-option'])
  })

  it("CARD-VESSEL-03: on another's vampire the card stays with its player, and only the vampire's controller uses it", () => {
    const scene = (seat: number) =>
      table({
        seats: [
          { edge: seat === Ann, pool: 10, ready: [minion('A1')] },
          { edge: seat === Ben, pool: 10, ready: [minion('B1', { blood: 4, ...on('vessel', 'X1', { owner: Ann }) })] },
        ],
        turn: { phase: 'unlock', seat },
      })
    const ben = scene(Ben)
    expect([ben.state.seats[Ann]!.inPlay.includes(ben.id('X1')), ben.refused(Ann, 'use:X1:to-pool')]).toEqual([
      true,
      'not-your-prompt',
    ])
    ben.answer(Ben, 'use:X1:to-pool')
    expect([ben.blood('B1'), ben.pool(Ben), ben.pool(Ann)]).toEqual([3, 11, 10])
    const ann = scene(Ann)
    expect([ann.refused(Ann, 'use:X1:to-pool'), ann.refused(Ann, 'use:X1:to-vampire')]).toEqual([
      'illegal-option',
      'illegal-option',
    ])
  })
})

describe('Cal looks on', () => {
  it('vessel on a vampire of Cal is of no use to who put it there', () => {
    const t = table({
      seats: [
        { ready: [minion('A1')] },
        { ready: [minion('B1')] },
        { ready: [minion('C1', on('vessel', 'V1', { owner: Ann }))], hand: ['fame'] },
      ],
      turn: { phase: 'unlock', seat: Cal },
    })
    expect([t.can(Cal, 'use:V1:to-pool'), t.waiting()]).toEqual([true, [Cal]])
  })
})

describe('Grooming the Protégé', () => {
  const of = (as: string, clan: string, capacity: number, more: object = {}) =>
    minion(as, { generic: { clan, capacity }, ...more })
  it('up to 3 blood to a younger vampire of the same clan among the own uncontrolled', () => {
    const t = masterPhaseWith('grooming-the-protege', {
      ready: [of('A1', 'Brujah', 6, { blood: 5 }), of('A2', 'Tremere', 9)],
      uncontrolled: [of('U1', 'Brujah', 5), of('U2', 'Brujah', 6), of('U3', 'Toreador', 2)],
    })
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
    t.answer(Ann, 'play:M1:', { v: [t.id('A1')] })
    onwards(t, () => t.can(Ann, 'choose'))
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ candidates: [t.id('U1')] }])
    t.choose(Ann, [t.id('U1')])
    expect(t.option(Ann, 'choose')?.slots).toMatchObject([{ type: 'amount', max: 3 }])
    t.answer(Ann, 'choose', { pick: 2 })
    expect([t.blood('A1'), t.blood('U1')]).toEqual([3, 2])
  })

  it('not without such a pair, nor from torpor', () => {
    const t = masterPhaseWith('grooming-the-protege', {
      ready: [of('A2', 'Tremere', 9)],
      torpor: [of('A1', 'Brujah', 6)],
      uncontrolled: [of('U1', 'Brujah', 5), of('U4', 'Tremere', 9)],
    })
    expect(t.can(Ann, 'play:M1:')).toBe(false)
  })
})
