import { describe, expect, it } from 'vitest'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, table } from '../support/table.ts'

const of = (as: string, generic: object, more: object = {}) => minion(as, { generic, ...more })
const nos = (as: string, more: object = {}) => of(as, { clan: 'Nosferatu' }, more)
const S1 = { card: 'creeping-sabotage', as: 'S1' },
  S2 = { card: 'creeping-sabotage', as: 'S2' }

describe('Creeping Sabotage', () => {
  it('CARD-CREEPINGSABOTAGE-01: the first costs nothing, the second 1 blood, and the prey burns 1 pool a copy', () => {
    const t = table({
      seats: [
        { pool: 10, ready: [nos('A1', { blood: 2 }), nos('A2', { blood: 2 })], hand: [S1, S2] },
        { pool: 10, ready: [minion('B1')] },
      ],
    })
    t.answer(Ann, 'play:S1::A1')
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
    t.allPass()
    expect([t.blood('A1'), t.state.seats[Ann]!.inPlay.includes(t.id('S1'))]).toEqual([2, true])
    expect(t.option(Ann, 'play:S2::A2')).toMatchObject({ cost: { blood: 1 } })
    t.answer(Ann, 'play:S2::A2')
    t.allPass()
    expect(t.blood('A2')).toBe(1)
    t.endPhasesTo(Ben, 'minion')
    t.endPhasesTo(Ann, 'unlock')
    expect(t.refused(Ann, 'end-phase')).toBe('illegal-option')
    t.answer(Ann, 'use:S1:sabotage')
    t.answer(Ann, 'use:S2:sabotage')
    expect([t.pool(Ben), t.refused(Ann, 'use:S2:sabotage')]).toEqual([8, 'illegal-option'])
  })

  it('costs what a vampire without blood cannot pay', () => {
    const t = table({
      seats: [{ ready: [nos('A1', { blood: 0 }), { card: 'creeping-sabotage', as: 'S0' }], hand: [S1] }, {}],
    })
    expect(t.can(Ann, 'play:S1::A1')).toBe(false)
  })

  it('CARD-CREEPINGSABOTAGE-02, ACT-12, change-of-target#4: any minion burns it; after Change of Target that copy is barred and another is not', () => {
    const t = table({
      seats: [
        { ready: [of('A1', { disciplines: ['ani'] }), S1, S2] },
        {
          ready: [minion('B1'), minion('B2')],
          hand: [{ card: 'change-of-target', as: 'T1' }],
          uncontrolled: [minion('U1')],
        },
        { ready: [minion('C1')] },
      ],
      turn: { seat: Ben },
    })
    t.answer(Ben, 'action:S1:burn:B1')
    expect([t.happened('action-announced')[0], t.can(Cal, 'block:C1')]).toMatchObject([
      { targets: [Ann], stealth: 0 },
      false,
    ])
    t.reach(Ann, 'block:A1')
    t.reach(Ben, 'play:T1::B1')
    t.allPass()
    expect(t.locked('B1')).toBe(false)
    expect([t.refused(Ben, 'action:S1:burn:B1'), t.why(Ben, 'action:burn', 'B1')]).toEqual([
      'illegal-option',
      ['already-played', 'ACT-09'],
    ])
    t.answer(Ben, 'action:S2:burn:B1')
    expect(t.happened('action-announced')[1]).toMatchObject({ targets: [Ann] })
    t.allPass()
    expect(t.inAsh(Ann, 'S2')).toBe(true)
  })

  it('is burned by an own minion as an undirected action', () => {
    const t = table({ seats: [{ ready: [minion('A1'), S1] }, { ready: [minion('B1')] }] })
    t.answer(Ann, 'action:S1:burn:A1')
    expect([t.happened('action-announced')[0], t.can(Ben, 'block:B1')]).toMatchObject([{ targets: [] }, true])
    t.allPass()
    expect(t.inAsh(Ann, 'S1')).toBe(true)
  })
})

describe('Enchant Kindred', () => {
  const E1 = { card: 'enchant-kindred', as: 'E1' },
    E2 = { card: 'enchant-kindred', as: 'E2' },
    F1 = { card: 'freak-drive', as: 'F1' }
  const scene = () =>
    table({
      seats: [
        {
          ready: [of('A1', { disciplines: ['PRE', 'for'] }), of('A2', { disciplines: ['PRE'] })],
          hand: [E1, E2, F1],
          uncontrolled: [of('U1', { capacity: 3 })],
        },
        { pool: 10 },
      ],
    })

  it('CARD-ENCHANTKINDRED-01: a bleed without stealth, or 2 blood at +1 stealth, never both', () => {
    const t = scene()
    expect(t.options(Ann).filter(id => id.startsWith(`play:${t.id('E1')}`))).toEqual(
      ['pre', 'PRE'].flatMap(level => ['A1', 'A2'].map(by => `play:${t.id('E1')}:${level}:${t.id(by)}`)),
    )
    expect([t.refused(Ann, 'play:E1:pre:A1', { v: [t.id('U1')] }), t.refused(Ann, 'play:E1:pre+PRE:A1')]).toEqual([
      'illegal-args',
      'illegal-option',
    ])
    t.answer(Ann, 'play:E1:pre:A1')
    expect(t.happened('action-announced')).toMatchObject([{ action: 'bleed', stealth: 0 }])
    t.allPass(() => t.has('action-ended'))
    expect([t.pool(Ben), t.blood('U1')]).toEqual([8, 0])
    t.answer(Ann, 'play:E2:PRE:A2', { v: [t.id('U1')] })
    expect(t.happened('action-announced')[1]).toMatchObject({ action: 'card', stealth: 1, targets: [] })
    t.allPass()
    expect([t.pool(Ben), t.blood('U1')]).toEqual([8, 2])
  })

  it('CARD-ENCHANTKINDRED-02: not twice by one minion, unlocked or at the other level; another minion may', () => {
    const t = scene()
    t.answer(Ann, 'play:E1:pre:A1')
    t.reach(Ann, 'play:F1:for:A1')
    t.allPass()
    expect([
      t.locked('A1'),
      t.refused(Ann, 'play:E2:PRE:A1', { v: [t.id('U1')] }),
      t.can(Ann, 'play:E2:PRE:A2'),
    ]).toEqual([false, 'illegal-option', true])
  })
})

describe('Kindred Spirits', () => {
  const K1 = { card: 'kindred-spirits', as: 'K1' }
  it('superior: bleeds for 1 more, and gains nothing where the bleed burns nothing', () => {
    const t = table({
      seats: [{ pool: 5, ready: [of('V1', { disciplines: ['DEM'] })], hand: [K1] }, { pool: 10 }, { pool: 10 }],
    })
    t.answer(Ann, 'play:K1:DEM:V1', { whom: [Cal] })
    t.allPass()
    expect([t.pool(Cal), t.pool(Ann)]).toEqual([8, 6])
    const none = table({
      seats: [{ pool: 5, ready: [of('V1', { disciplines: ['dem'], bleed: 0 })], hand: [K1] }, { pool: 10 }],
    })
    none.answer(Ann, 'play:K1:dem:V1', { whom: [Ben] })
    none.allPass()
    expect([none.pool(Ben), none.pool(Ann), none.state.edge]).toEqual([10, 5, null])
  })
})

describe('Rewilding', () => {
  const R1 = { card: 'rewilding', as: 'R1' },
    L = { card: 'the-barrens', as: 'L1' }
  const scene = (pool: number) =>
    table({
      seats: [
        { pool: 10, ready: [of('V1', { clan: 'Gangrel' }), of('V2', { clan: 'Brujah' })], hand: [R1] },
        { pool: 10 },
        { pool, ready: [L] },
      ],
    })
  it('burns a location, and 2 pool of who controls it', () => {
    const t = scene(10)
    expect([t.can(Ann, 'play:R1::V2'), t.refused(Ann, 'play:R1::V2')]).toEqual([false, 'illegal-option'])
    t.answer(Ann, 'play:R1::V1', { card: [t.id('L1')] })
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Cal], stealth: 0 }])
    t.allPass()
    expect([t.inAsh(Cal, 'L1'), t.pool(Cal)]).toEqual([true, 8])
  })
  it('burns the location of whoever it ousts', () => {
    const t = scene(2)
    t.answer(Ann, 'play:R1::V1', { card: [t.id('L1')] })
    t.allPass()
    expect([t.state.seats[Cal]!.ousted, t.inAsh(Cal, 'L1')]).toEqual([true, true])
  })
  it('needs a location', () => {
    const t = table({ seats: [{ ready: [of('V1', { clan: 'Gangrel' })], hand: [R1] }, {}] })
    expect(t.why(Ann, 'play', 'R1')).toEqual(['no-target', 'ANN-07'])
  })
})

describe('Conceal', () => {
  it('superior: burns a location, of whomever', () => {
    const t = table({
      seats: [
        {
          ready: [of('V1', { disciplines: ['OBF'] }), { card: 'the-barrens', as: 'L1' }],
          hand: [{ card: 'conceal', as: 'C1' }],
        },
        {},
      ],
    })
    expect(t.can(Ann, 'play:C1:obf:V1')).toBe(false)
    t.answer(Ann, 'play:C1:OBF:V1', { card: [t.id('L1')] })
    t.allPass()
    expect(t.inAsh(Ann, 'L1')).toBe(true)
  })
})

describe('Far Mastery', () => {
  it('superior: steals an ally of another', () => {
    const t = table({
      seats: [
        {
          ready: [of('V1', { disciplines: ['DOM'] }), of('A1', { type: 'ally' })],
          hand: [{ card: 'far-mastery', as: 'F1' }],
        },
        { ready: [of('A5', { type: 'ally', life: 2 })] },
      ],
    })
    expect(t.refused(Ann, 'play:F1:DOM:V1', { card: [t.id('A1')] })).toBe('illegal-args')
    t.answer(Ann, 'play:F1:DOM:V1', { card: [t.id('A5')] })
    t.allPass()
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('A5')), t.blood('V1'), t.blood('A5')]).toEqual([true, 4, 2])
  })
})

describe('Heart of the City', () => {
  const H1 = { card: 'heart-of-the-city', as: 'H1' }
  it.each([
    ['pre', 2],
    ['PRE', 3],
  ])('%s: stays on the vampire, which bleeds for %i', (level, bleed) => {
    const t = table({
      seats: [{ ready: [of('V1', { disciplines: [level] }), minion('V2')], hand: [H1, { ...H1, as: 'H2' }] }, {}],
    })
    t.answer(Ann, `play:H1:${level}:V1`)
    t.allPass()
    expect([t.stat('V1', 'bleed'), t.blood('V1'), t.card('H1').on]).toEqual([bleed, 3, t.id('V1')])
    t.effect(Ann, [{ op: 'unlock', who: 'v' }], { v: 'V1' })
    expect([t.refused(Ann, `play:H2:${level}:V1`), t.why(Ann, 'play', 'H2')]).toEqual([
      'illegal-option',
      ['one-only', 'GOLDEN-01'],
    ])
  })
})

describe('Line Brawl', () => {
  const L1 = { card: 'line-brawl', as: 'L1' }
  const anarch = (disciplines: string[], sect = 'Anarch') =>
    table({
      seats: [
        { pool: 5, ready: [of('V1', { disciplines, sect })], hand: [L1] },
        { pool: 5, ready: [minion('V5')] },
        { pool: 5 },
      ],
    })
  it('steals 1 pool', () => {
    const t = anarch(['cel'])
    t.answer(Ann, 'play:L1:cel:V1', { whom: [Cal] })
    expect(t.happened('action-announced')).toMatchObject([{ action: 'card', targets: [Cal] }])
    t.allPass()
    expect([t.pool(Ann), t.pool(Cal)]).toEqual([6, 4])
  })
  it('enters combat with a minion', () => {
    const t = anarch(['pot'])
    t.answer(Ann, 'play:L1:pot:V1', { m: [t.id('V5')] })
    t.allPass()
    expect(t.happened('combat-started')).toMatchObject([{ acting: { id: t.id('V1') }, opposing: { id: t.id('V5') } }])
  })
  it('bleeds for 1 more', () => {
    const t = anarch(['pre'])
    t.answer(Ann, 'play:L1:pre:V1')
    t.allPass()
    expect(t.pool(Ben)).toBe(3)
  })
  it('requires an Anarch', () => {
    const t = anarch(['cel', 'pre'], 'Camarilla')
    expect([t.refused(Ann, 'play:L1:pre:V1'), t.why(Ann, 'play', 'L1')]).toEqual([
      'illegal-option',
      ['missing-sect', 'SECT-01'],
    ])
  })
})
