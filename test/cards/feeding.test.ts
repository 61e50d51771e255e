import { describe, expect, it } from 'vitest'
import { onwards } from '../support/duel.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'

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

describe('Fame', () => {
  const famous = (more: object = {}) => minion('V5', { blood: 0, ...on('fame', 'F1', { owner: Ann }), ...more })

  it("goes on a ready vampire of anybody's", () => {
    const t = scene('fame')
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([{ candidates: [t.id('V1'), t.id('V5')] }])
    t.answer(Ann, 'play:M1:', { v: [t.id('V5')] })
    expect([t.card('M1').on, t.state.seats[Ann]!.inPlay.includes(t.id('M1'))]).toEqual([t.id('V5'), true])
    const none = scene('fame', { ready: [{ card: 'elder-library' }] })
    none.effect(Ann, [{ op: 'move', who: 'v', to: 'torpor' }], { v: 'V5' })
    expect(none.can(Ann, 'play:M1:')).toBe(false)
  })

  it('as the vampire goes to torpor its controller burns 3 pool; as another does, nobody', () => {
    const t = table({ seats: [{ ready: [minion('V1')] }, { pool: 10, ready: [famous(), minion('V6')] }] })
    t.effect(Ann, [{ op: 'move', who: 'v', to: 'torpor' }], { v: 'V6' })
    expect(t.pool(Ben)).toBe(10)
    t.effect(Ann, [{ op: 'move', who: 'v', to: 'torpor' }], { v: 'V5' })
    expect([t.pool(Ann), t.pool(Ben)]).toEqual([30, 7])
  })

  it('asks nothing in an unlock phase while the vampire is ready', () => {
    const t = table({
      seats: [{ ready: [minion('V1')], edge: true }, { ready: [famous()] }],
      turn: { phase: 'unlock' },
    })
    expect(t.options(Ann)).toEqual(['edge', 'end-phase'])
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

describe('Fame in its scenarios', () => {
  const famous = (more: object = {}) => minion('B1', { blood: 0, ...on('fame', 'F1', { owner: Ann }), ...more })

  it('CARD-FAME-01: a vampire burned without going to torpor costs its controller nothing', () => {
    const t = table({ seats: [{ ready: [minion('A1')] }, { pool: 10, ready: [famous()] }] })
    t.push({
      kind: 'proposal',
      step: 'prevent',
      proposal: { type: 'damage', hits: [{ to: t.id('B1'), from: t.id('A1'), amount: 2, aggravated: true }] },
    })
    expect([t.inAsh(Ben, 'B1'), t.inAsh(Ann, 'F1'), t.has('to-torpor'), t.pool(Ben)]).toEqual([true, true, false, 10])
  })

  it('CARD-FAME-02: the 3 pool are burned on arrival in torpor, and with only 3 the Methuselah is ousted then and there', () => {
    const t = table({
      seats: [{ ready: [minion('A1'), minion('A2')] }, { pool: 3, ready: [famous(), minion('B2')] }, {}, {}, {}],
    })
    t.answer(Ann, 'bleed:A1')
    t.reach(Ben, 'block:B1')
    onwards(t, () => t.has('ousted'))
    expect([
      t.happened('ousted'),
      t.log.findIndex(event => event.key === 'to-torpor') < t.log.findIndex(event => event.key === 'ousted'),
      t.pool(Ann),
    ]).toMatchObject([[{ seat: Ben, predator: Ann }], true, 36])
    expect(
      t.log.some(event => event.key === 'combat-ended') &&
        t.log.findIndex(event => event.key === 'combat-ended') < t.log.findIndex(event => event.key === 'ousted'),
    ).toBe(false)
  })

  it('CARD-FAME-03: while it lies in torpor, each Methuselah burns 1 pool in each own unlock phase, its controller included', () => {
    const t = table({
      seats: [
        { pool: 10, ready: [minion('A1')] },
        { pool: 10, torpor: [famous()] },
        { pool: 10, ready: [minion('C1')] },
      ],
      turn: { phase: 'unlock' },
    })
    for (const seat of [Ann, Ben, Cal]) {
      expect(t.refused(seat, 'end-phase')).toBe('illegal-option')
      t.answer(seat, 'use:F1:famous')
      expect([t.pool(seat), t.can(seat, 'use:F1:famous')]).toEqual([9, false])
      if (seat !== Cal) t.endPhasesTo(seat + 1, 'unlock')
    }
    expect([t.pool(Ann), t.pool(Ben), t.pool(Cal)]).toEqual([9, 9, 9])
  })
})
