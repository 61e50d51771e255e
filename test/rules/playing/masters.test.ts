import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../shared/rules/index.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../support/table.ts'

const life = (as: string) => ({ card: 'life-in-the-city', as })
const master = (as: string) => ({ card: 'misdirection', as })

const scene = (ann: object = {}, turn: object = {}) =>
  table({
    seats: [
      { pool: 10, ready: [minion('V1', { blood: 1 })], library: Array<string>(20).fill('bonding'), ...ann },
      { ready: [minion('V5')] },
      {},
      {},
      {},
    ],
    turn: { phase: 'master', number: 6, ...turn },
  })
type Table = ReturnType<typeof scene>
const actions = (t: Table): number => (t.state.frames[0]?.kind === 'turn' ? t.state.frames[0].masterActions : -1)
const misdirect = (t: Table, card: string) => t.answer(Ann, `play:${card}:`, { m: [t.id('V5')] })
const trifle = (t: Table, card: string) => t.answer(Ann, `play:${card}:`, { v: [t.id('V1')] })

describe('master cards', () => {
  it('MASTER-01: a regular master costs one master phase action', () => {
    const t = scene({ hand: [master('M1'), master('M2')] }, { masterActions: 2 })
    misdirect(t, 'M1')
    expect([actions(t), t.can(Ann, 'play:M2:')]).toEqual([1, true])
    misdirect(t, 'M2')
    expect(actions(t)).toBe(0)
  })

  it('MASTER-02: not outside the own master phase', () => {
    for (const turn of [
      { phase: 'minion', masterActions: 1 },
      { phase: 'master', seat: Ben },
    ]) {
      const t = scene({ hand: [master('M1')] }, turn)
      expect([t.can(Ann, 'play:M1:'), t.why(Ann, 'play', 'M1')]).toEqual([false, ['not-this-phase', 'MASTER-02']])
    }
  })

  it('MASTER-03: an effect may give more', () => {
    const t = table({
      seats: [{ hand: [master('M1')], ready: [minion('V1')], edge: true }, {}, {}, {}, {}],
      turn: { phase: 'unlock' },
    })
    t.edit(draft =>
      draft.modifiers.push({
        id: draft.nextId++,
        kind: 'number',
        stat: 'masterActions',
        delta: 1,
        source: t.id('V1'),
        by: null,
        seat: Ann,
        until: 'leaves',
        on: { seat: Ann },
      }),
    )
    t.answer(Ann, 'edge')
    expect([t.state.frames[0], actions(t as Table)]).toMatchObject([{ phase: 'master' }, 2])
  })

  it('MASTER-04: what is left expires', () => {
    const t = table({
      seats: [{ hand: [master('M1')], ready: [minion('V1', { locked: true })] }, { hand: [master('M2')] }],
      turn: { phase: 'master' },
    })
    t.endPhase(Ann)
    t.endPhasesTo(Ben, 'master')
    t.endPhasesTo(Ann, 'master')
    expect(actions(t as Table)).toBe(1)
  })

  it('MASTER-06: masters and what is used in the master phase come in any order', () => {
    const doll = {
      ready: [minion('V1', { blood: 3, attachments: [{ card: 'blood-doll', as: 'D1' }] })],
      hand: [master('M1')],
    }
    const first = scene(doll)
    misdirect(first, 'M1')
    first.answer(Ann, 'use:D1:to-pool')
    const last = scene(doll)
    last.answer(Ann, 'use:D1:to-pool')
    misdirect(last, 'M1')
    for (const t of [first, last]) expect([t.pool(Ann), t.blood('V1'), t.locked('V5')]).toEqual([10, 2, true])
  })

  it('MASTER-07: a master is controlled by whoever played it, on whomever it lies', () => {
    const t = scene({ hand: [{ card: 'vessel', as: 'S1' }] })
    t.answer(Ann, 'play:S1:', { v: [t.id('V5')] })
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('S1')), t.card('S1').on]).toEqual([true, t.id('V5')])
  })

  it('MASTER-08, PLAY-02: a location stays in play and works the turn it is played', () => {
    const t = scene({ hand: [{ card: 'the-barrens', as: 'B1' }, 'bonding'] })
    t.answer(Ann, 'play:B1:')
    expect([t.state.seats[Ann]!.inPlay.includes(t.id('B1')), t.inAsh(Ann, 'B1'), t.can(Ann, 'use:B1:discard')]).toEqual(
      [true, false, true],
    )
  })

  it('MASTER-09: a trifle gives a master phase action', () => {
    const t = scene({ hand: [life('L1'), master('M1')] })
    trifle(t, 'L1')
    expect([actions(t), t.blood('V1')]).toEqual([1, 2])
    misdirect(t, 'M1')
    expect([t.locked('V5'), t.can(Ann, 'play:M1:')]).toEqual([true, false])
  })

  it('MASTER-10: one in a master phase; later trifles are like other masters', () => {
    const t = scene({ hand: [life('L1'), life('L2'), life('L3')] })
    trifle(t, 'L1')
    trifle(t, 'L2')
    expect([actions(t), t.blood('V1')]).toEqual([0, 3])
    expect([t.refused(Ann, 'play:L3:', { v: [t.id('V1')] }), t.why(Ann, 'play', 'L3')?.[1]]).toEqual([
      'illegal-option',
      'MASTER-02',
    ])
  })

  it('MASTER-05: another use of a master phase action consumes it like a master', () => {
    const t = scene({
      hand: [master('M1')],
      ready: [minion('V1'), { card: 'short-term-investment', as: 'I1', counters: { blood: 3 } }],
    })
    t.answer(Ann, 'use:I1:take')
    expect([t.pool(Ann), t.card('I1').counters]).toEqual([11, { blood: 2 }])
    expect([t.state.frames[0], t.refused(Ann, 'play:M1:', { m: [t.id('V5')] })]).toMatchObject([
      { phase: 'minion' },
      'illegal-option',
    ])
    const last = scene({
      hand: [master('M1')],
      ready: [minion('V1'), { card: 'short-term-investment', as: 'I1', counters: { blood: 3 } }],
    })
    misdirect(last, 'M1')
    expect(last.refused(Ann, 'use:I1:take')).toBe('illegal-option')
  })

  it('MASTER-19: a master phase action marks a Red List minion for this turn, and its hunters may fight it', () => {
    const t = table({
      seats: [
        { hand: [master('M1')], ready: [minion('V1')], uncontrolled: [{ generic: {} }] },
        {},
        { ready: [minion('R1', { generic: { traits: ['red list'] } })] },
      ],
      turn: { phase: 'master' },
    })
    t.answer(Ann, 'mark:R1')
    expect([actions(t as Table), t.state.frames[0], t.can(Ann, 'enter-combat:V1:R1')]).toMatchObject([
      0,
      { phase: 'minion' },
      true,
    ])
    t.endPhasesTo(Cal, 'minion')
    t.endPhasesTo(Ann, 'minion')
    expect(t.can(Ann, 'enter-combat:V1:R1')).toBe(false)
  })

  it('REQ-02: a ready minion that meets the requirement is needed; it may be locked', () => {
    const tremere = (more: object = {}) => ({ generic: { clan: 'Tremere' }, as: 'T1', ...more })
    const hand = [{ card: 'academic-hunting-ground', as: 'H1' }]
    const torpid = scene({ hand, torpor: [tremere()] })
    expect([torpid.can(Ann, 'play:H1:'), torpid.why(Ann, 'play', 'H1')]).toEqual([false, ['no-such-minion', 'REQ-02']])
    expect(scene({ hand, ready: [tremere({ locked: true })] }).can(Ann, 'play:H1:')).toBe(true)
    expect(
      table({ seats: [{ hand }, { ready: [tremere()] }, {}], turn: { phase: 'master' } }).can(Cal, 'play:H1:'),
    ).toBe(false)
  })
})

describe('Discipline masters', () => {
  const potence = (more: object = {}) =>
    table({
      seats: [
        {
          hand: [
            { card: 'potence', as: 'P1' },
            { card: 'agent-of-power', as: 'A1' },
          ],
          ready: [minion('V1'), minion('V2', { generic: { disciplines: ['pot'] } })],
          ...more,
        },
        {},
        {},
      ],
      turn: { phase: 'master' },
    })
  const seen = (t: Table, card: string) =>
    viewFor(t.state, Ann).seats[Ann]!.ready.find(one => one.card.id === t.id(card))!

  it('MASTER-16, MASTER-17: basic, or from basic to superior, and one more of capacity without blood', () => {
    const basic = potence()
    basic.answer(Ann, 'play:P1:', { bearer: [basic.id('V1')] })
    expect(seen(basic as Table, 'V1')).toMatchObject({ disciplines: ['pot'], capacity: 6, blood: 5 })
    const superior = potence()
    superior.answer(Ann, 'play:P1:', { bearer: [superior.id('V2')] })
    expect([seen(superior as Table, 'V2').disciplines, seen(superior as Table, 'V1').disciplines]).toEqual([
      ['POT'],
      [],
    ])
  })

  it('MASTER-17: the capacity goes with the card, and what is too much drains at once', () => {
    const t = potence({ ready: [minion('V1', { blood: 6, attachments: [{ card: 'potence', as: 'P2' }] })] })
    expect([seen(t as Table, 'V1').capacity, t.blood('V1')]).toEqual([6, 6])
    t.effect(Ann, [{ op: 'move', who: 'p', to: 'ash' }], { p: 'P2' })
    expect([seen(t as Table, 'V1').capacity, t.blood('V1')]).toEqual([5, 5])
  })

  it('MASTER-21: a card that shows no capacity gives the level alone', () => {
    const t = potence()
    t.answer(Ann, 'play:A1:', { v: [t.id('V1')], level: ['pot'] })
    expect(seen(t as Table, 'V1')).toMatchObject({ disciplines: ['pot'], capacity: 5, blood: 5 })
    // It is burned in the discard phase.
    t.endPhasesTo(Ann, 'discard')
    expect(t.can(Ann, 'end-phase')).toBe(false)
    t.answer(Ann, 'use:A1:burn')
    expect(seen(t as Table, 'V1').disciplines).toEqual([])
  })
})
