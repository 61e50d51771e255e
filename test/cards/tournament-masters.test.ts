import { describe, expect, it } from 'vitest'
import { Ann, Ben, Cal, table } from '../support/table.ts'
import { type Table, v } from './scene.ts'

const M1 = (card: string) => ({ card, as: 'M1' })
const master = { phase: 'master' as const }
const holder = (t: Table) => t.state.seats.findIndex(seat => seat.inPlay.includes(t.id('M1')))

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

  it('effective-management#G126-1: the top card of the crypt becomes uncontrolled', () => {
    const scene = (crypt: object[]) =>
      table({
        seats: [{ hand: [M1('effective-management')], ready: [v('A1')], crypt: crypt as never }, { ready: [v('B1')] }],
        turn: master,
      })
    const t = scene([
      { card: 'indira', as: 'C1' },
      { card: 'crow', as: 'C2' },
    ])
    t.answer(Ann, 'play:M1:')
    expect([t.state.seats[Ann]!.uncontrolled, t.state.seats[Ann]!.crypt]).toEqual([[t.id('C1')], [t.id('C2')]])
    expect(scene([]).can(Ann, 'play:M1:')).toBe(false)
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

  it('Protean: one level more, and a capacity more; not on who has it superior', () => {
    const t = table({
      seats: [
        {
          hand: [M1('protean'), 'villein'],
          ready: [v('A1', { disciplines: ['pro'] }), v('A2', { disciplines: ['PRO'] })],
        },
        {},
      ],
      turn: { ...master, masterActions: 2 },
    })
    expect(t.option(Ann, 'play:M1:')?.slots).toMatchObject([{ candidates: [t.id('A1')] }])
    t.answer(Ann, 'play:M1:', { bearer: [t.id('A1')] })
    expect([t.stat('A1', 'capacity'), t.card('M1').on]).toEqual([1, t.id('A1')])
  })

  describe('Piper', () => {
    const scene = (a1: object, hand: (object | string)[]) =>
      table({
        seats: [
          { pool: 10, hand: [M1('piper'), ...hand] as never, ready: [v('A1', { sect: 'Anarch', ...a1 }), v('A2')] },
          { ready: [v('B1')] },
        ],
        turn: master,
      })
    it('locks an Anarch that employs a retainer at once, at its cost, and as its Disciplines allow', () => {
      const t = scene({ disciplines: ['ANI'] }, [{ card: 'raven-spy', as: 'R1' }, 'villein'])
      t.answer(Ann, 'play:M1:', { m: [t.id('A1')] })
      t.choose(Ann, [t.id('R1')])
      expect([t.locked('A1'), t.card('R1').on, t.blood('R1'), t.blood('A1'), t.has('action-announced')]).toEqual([
        true,
        t.id('A1'),
        2,
        4,
        false,
      ])
    })
    it('piper#1: an ally so recruited cannot act this turn', () => {
      const t = scene({}, [{ card: 'mylan-horseed', as: 'R1' }])
      t.answer(Ann, 'play:M1:', { m: [t.id('A1')] })
      t.choose(Ann, [t.id('R1')])
      t.endPhasesTo(Ann, 'minion')
      expect([t.pool(Ann), t.can(Ann, 'bleed:R1'), t.why(Ann, 'bleed', 'R1')?.[0]]).toEqual([9, false, 'recruited'])
    })
    it('not what the Anarch could not bring into play', () => {
      const t = scene({}, [{ card: 'raven-spy', as: 'R1' }])
      t.answer(Ann, 'play:M1:', { m: [t.id('A1')] })
      expect(t.refused(Ann, 'choose', { pick: [t.id('R1')] })).toBe('illegal-args')
    })
    it('needs a ready unlocked Anarch', () => {
      for (const a1 of [{ sect: 'Camarilla' }]) expect(scene(a1, []).can(Ann, 'play:M1:')).toBe(false)
      const locked = table({
        seats: [{ hand: [M1('piper')], ready: [v('A1', { sect: 'Anarch' }, { locked: true })] }, {}],
        turn: master,
      })
      expect([locked.can(Ann, 'play:M1:'), locked.why(Ann, 'play', 'M1')]).toEqual([false, ['no-target', 'TARGET-01']])
    })
  })
})

describe('Archon Investigation', () => {
  const scene = (bleed: number, at: number = Ben, pool = 10) => {
    const t = table({
      seats: [
        { ready: [v('A1', { bleed }), v('A2')] },
        { pool, hand: at === Ben ? [M1('archon-investigation')] : [] },
        { pool, hand: at === Cal ? [M1('archon-investigation')] : [] },
      ],
    })
    t.answer(Ann, 'bleed:A1')
    t.allPass(() => t.window() === 'declined' && t.waiting().includes(at))
    return t
  }
  it('burns a minion that bleeds for 4 or more, after blocks are declined', () => {
    const t = scene(4)
    t.answer(Ben, 'play:M1:')
    t.allPass()
    expect([t.inAsh(Ann, 'A1'), t.pool(Ben), t.has('bled'), t.has('action-succeeded')]).toEqual([true, 7, false, false])
  })
  it('not of a smaller bleed, of another Methuselah, without 3 pool', () => {
    for (const t of [scene(3), scene(4, Cal), scene(4, Ben, 2)])
      expect([t.can(Ben, 'play:M1:'), t.can(Cal, 'play:M1:')]).toEqual([false, false])
  })
  it('not before blocks are declined', () => {
    const t = table({
      seats: [{ ready: [v('A1', { bleed: 4 })] }, { hand: [M1('archon-investigation')], ready: [v('B1')] }, {}],
    })
    t.answer(Ann, 'bleed:A1')
    expect(t.can(Ben, 'play:M1:')).toBe(false)
  })
})

describe('Fear of Mekhet', () => {
  const justicar = (as: string, clan: string, more: object = {}) =>
    v(as, { title: 'justicar', clan, capacity: 9 }, more)
  const scene = (blood: number, more: object[] = []) => {
    const t = table({
      seats: [
        { pool: 10, hand: [M1('fear-of-mekhet')], ready: [v('A1')] },
        {
          ready: [justicar('B1', 'Ventrue', { blood }), v('B2', { title: 'prince', city: 'Rome' })],
          hand: ['villein'],
        },
        { ready: more as never },
      ],
      turn: master,
    })
    t.answer(Ann, 'play:M1:', { v: [t.id('B1')] })
    return t
  }
  it('is put on a ready justicar or Inner Circle member, who locks', () => {
    const t = scene(7)
    expect([t.card('M1').on, t.locked('B1'), t.pool(Ann), holder(t)]).toEqual([t.id('B1'), true, 8, Ann])
    expect(
      table({
        seats: [
          { hand: [M1('fear-of-mekhet')], ready: [v('A1')] },
          { ready: [v('B2', { title: 'prince', city: 'Rome' })], torpor: [justicar('B1', 'Ventrue')] },
        ],
        turn: master,
      }).can(Ann, 'play:M1:'),
    ).toBe(false)
  })
  it("5 blood in the vampire's unlock phase, and on to another of them, even in torpor", () => {
    const t = scene(7, [v('C1', { title: 'inner circle', clan: 'Brujah' })])
    t.endPhasesTo(Ben, 'unlock')
    expect(t.can(Ben, 'end-phase')).toBe(false)
    t.answer(Ben, 'use:M1:fear')
    t.choose(Ben, [t.id('C1')])
    expect([t.blood('B1'), t.card('M1').on]).toEqual([2, t.id('C1')])
  })
  it('burned where there is no other', () => {
    const t = scene(7)
    t.endPhasesTo(Ben, 'unlock')
    t.answer(Ben, 'use:M1:fear')
    expect([t.blood('B1'), t.inAsh(Ann, 'M1')]).toEqual([2, true])
  })
  it('who has less than 5 blood is burned', () => {
    const t = scene(4)
    t.endPhasesTo(Ben, 'unlock')
    t.answer(Ben, 'use:M1:fear')
    expect([t.inAsh(Ben, 'B1'), t.inAsh(Ann, 'M1')]).toEqual([true, true])
  })
})

describe('masters that stay', () => {
  it("The Coven: 2 blood to a ready vampire of one's own, and to the predator in the discard phase; a trifle", () => {
    const t = table({
      seats: [
        { hand: [M1('the-coven'), 'villein'], ready: [v('A1', {}, { blood: 1 })] },
        { ready: [v('B1')] },
        { ready: [v('C1')] },
      ],
      turn: master,
    })
    t.answer(Ann, 'play:M1:')
    expect([t.state.frames[0]]).toMatchObject([{ masterActions: 1 }])
    t.endPhasesTo(Ann, 'minion')
    t.answer(Ann, 'use:M1:blood', { v: [t.id('A1')] })
    expect([t.blood('A1'), t.locked('M1')]).toEqual([3, true])
    t.endPhasesTo(Ann, 'discard')
    expect(t.can(Ann, 'end-phase')).toBe(false)
    t.answer(Ann, 'use:M1:pass')
    expect([holder(t), t.locked('M1')]).toEqual([Cal, true])
  })
  it('The Coven: not for a vampire in torpor or of another', () => {
    const t = table({
      seats: [{ ready: [M1('the-coven')], torpor: [v('A1')], hand: ['villein'] }, { ready: [v('B1')] }],
      turn: { phase: 'discard' },
    })
    expect(t.can(Ann, 'use:M1:blood')).toBe(false)
  })

  it('Gangrel Revel: +1 strength for the Gangrel of its controller', () => {
    const t = table({
      seats: [
        { ready: [M1('gangrel-revel'), v('A1', { clan: 'Gangrel' }), v('A2')] },
        { ready: [v('B1', { clan: 'Gangrel' })] },
      ],
    })
    expect(['A1', 'A2', 'B1'].map(one => t.stat(one, 'strength'))).toEqual([2, 1, 1])
  })
  it('Gangrel Revel: burned by any minion but a Ravnos', () => {
    const t = table({
      seats: [
        { ready: [M1('gangrel-revel')], hand: ['villein'] },
        { ready: [v('B1'), v('B2', { clan: 'Ravnos' }), v('B3', { type: 'ally' })] },
      ],
      turn: { seat: Ben },
    })
    expect(['B1', 'B2', 'B3'].map(one => t.can(Ben, `action:M1:burn:${one}`))).toEqual([true, false, true])
    t.answer(Ben, 'action:M1:burn:B1')
    expect(t.happened('action-announced')).toMatchObject([{ targets: [Ann] }])
    t.allPass()
    expect(t.inAsh(Ann, 'M1')).toBe(true)
  })

  describe('Bleeding the Vine', () => {
    const scene = (hand: (object | string)[] = [{ card: 'misdirection', as: 'X1' }], m1: object = {}) =>
      table({
        seats: [
          { pool: 10, hand: hand as never, ready: [v('A1')] },
          { pool: 10, ready: [{ ...M1('bleeding-the-vine'), ...m1 }, v('B1')], hand: ['villein'] },
        ],
        turn: master,
      })
    it("in its controller's unlock phase it is locked, or 1 pool burned", () => {
      for (const [use, pool, locked] of [
        ['lock', 10, true],
        ['pay', 9, false],
      ] as const) {
        const t = scene()
        t.endPhasesTo(Ben, 'unlock')
        expect(t.can(Ben, 'end-phase')).toBe(false)
        t.answer(Ben, `use:M1:${use}`)
        expect([t.pool(Ben), t.locked('M1'), t.can(Ben, 'use:M1:pay'), t.can(Ben, 'end-phase')]).toEqual([
          pool,
          locked,
          false,
          true,
        ])
      }
    })
    it("lock: another's master is cancelled, unpaid, and another master phase action gained", () => {
      const t = scene([{ card: 'misdirection', as: 'X1' }, 'villein'])
      t.answer(Ann, 'play:X1:', { m: [t.id('B1')] })
      t.answer(Ben, 'use:M1:cancel')
      expect([t.locked('B1'), t.inAsh(Ann, 'X1'), t.pool(Ann), t.locked('M1'), t.state.frames[0]]).toMatchObject([
        false,
        true,
        10,
        true,
        { masterActions: 1 },
      ])
    })
    it('not locked', () => {
      const t = scene([{ card: 'misdirection', as: 'X1' }], { locked: true })
      t.answer(Ann, 'play:X1:', { m: [t.id('B1')] })
      expect(t.locked('B1')).toBe(true)
    })
    it('not an out-of-turn master, nor an own one', () => {
      const t = table({
        seats: [
          { hand: [{ card: 'misdirection', as: 'X1' }], ready: [M1('bleeding-the-vine'), v('A1')] },
          { hand: [{ card: 'sudden-reversal', as: 'X2' }], ready: [v('B1')] },
        ],
        turn: master,
      })
      t.answer(Ann, 'play:X1:', { m: [t.id('B1')] })
      expect(t.can(Ann, 'use:M1:cancel')).toBe(false)
      t.answer(Ben, 'play:X2:')
      expect([t.locked('M1'), t.locked('B1'), t.can(Ann, 'use:M1:cancel')]).toEqual([false, false, false])
    })
  })
})
