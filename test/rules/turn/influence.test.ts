import { describe, expect, it } from 'vitest'
import { type GameState, type Settings, apply, legal, newGame, owed, viewFor } from '../../../shared/rules/index.ts'
import { envOf } from '../../support/random.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

/** Ann's influence phase, with the transfers of a late turn. */
const phase = (ann: object, turn: object = {}, others: object[] = [{}, {}, {}, {}]) =>
  table({ seats: [ann, ...others], turn: { phase: 'influence', number: 6, ...turn } })
const u = (as: string, capacity: number, blood = 0) => ({ generic: { capacity }, blood, as })
const transfers = (state: GameState): number => (state.frames[0]?.kind === 'turn' ? state.frames[0].transfers : -1)

/** Transfers at the start of the first influence phases of a new game. */
function allotments(seats: number, format: Settings['format'], turns: number): number[] {
  const deck = {
    library: Array<string>(60).fill('bonding'),
    crypt: ['lauren', 'ryan', 'nassir', 'ashley', 'sully', 'meaghan'],
  }
  let { state } = newGame(
    Array.from({ length: seats }, () => deck),
    { format, answerWithinHours: 72 },
    envOf(1),
  )
  const found: number[] = []
  while (found.length < turns) {
    const seat = owed(state)[0]!
    const frame = state.frames[0]!
    if (frame.kind === 'turn' && frame.phase === 'influence') found.push(frame.transfers)
    expect(legal(state, seat).map(option => option.id)).toContain('end-phase')
    state = apply(state, seat, null, { optionId: 'end-phase' }, envOf(1)).state
  }
  return found
}

describe('influence phase', () => {
  it('INFLUENCE-01: four transfers at its start', () => {
    const t = table({
      seats: [{ ready: [{ generic: {} }], uncontrolled: [u('U1', 5)] }, {}, {}, {}, {}],
      turn: { number: 6 },
    })
    expect(transfers(t.state)).toBe(0)
    t.endPhase(Ann)
    expect([transfers(t.state), t.option(Ann, 'invest:U1')?.slots?.[0]]).toMatchObject([4, { max: 4 }])
  })

  it('INFLUENCE-02: the first three turns of the game give 1, 2 and 3', () => {
    expect(allotments(5, 'standard', 10)).toEqual([1, 2, 3, 4, 4, 4, 4, 4, 4, 4])
    expect(allotments(3, 'three-player', 6)).toEqual([1, 2, 3, 4, 4, 4])
    expect(allotments(2, 'two-player', 5)).toEqual([1, 2, 3, 4, 4])
  })

  it('INFLUENCE-03: one transfer moves one pool to a vampire', () => {
    const t = phase({ uncontrolled: [u('U1', 5)] })
    t.answer(Ann, 'invest:U1', { amount: 3 })
    expect([t.pool(Ann), t.blood('U1'), transfers(t.state)]).toEqual([27, 3, 1])
  })

  it('INFLUENCE-04: two transfers move one back', () => {
    const t = phase({ pool: 20, uncontrolled: [u('U1', 5, 3)] })
    t.answer(Ann, 'withdraw:U1')
    t.answer(Ann, 'withdraw:U1')
    expect([t.blood('U1'), t.pool(Ann), transfers(t.state)]).toEqual([1, 22, 0])
    const poor = phase({ uncontrolled: [u('U1', 5, 3)] }, { transfers: 1 })
    expect(poor.refused(Ann, 'withdraw:U1')).toBe('illegal-option')
    expect(poor.why(Ann, 'withdraw')).toEqual(['not-enough-transfers', 'INFLUENCE-04'])
  })

  it('INFLUENCE-05: four transfers and a pool bring up a crypt card', () => {
    const t = phase({ pool: 20, crypt: Array<string>(8).fill('ryan') })
    t.answer(Ann, 'draw-crypt')
    const { crypt, uncontrolled } = t.state.seats[Ann]!
    expect([t.pool(Ann), crypt.length, uncontrolled.length, transfers(t.state)]).toEqual([19, 7, 1, 0])
    const poor = phase({ pool: 20, crypt: Array<string>(8).fill('ryan') }, { transfers: 3 })
    expect(poor.refused(Ann, 'draw-crypt')).toBe('illegal-option')
    expect(poor.why(Ann, 'draw-crypt')).toEqual(['not-enough-transfers', 'INFLUENCE-05'])
    expect(poor.pool(Ann)).toBe(20)
  })

  it('INFLUENCE-06: unspent transfers are lost', () => {
    const t = phase({ uncontrolled: [u('U1', 9)] })
    t.answer(Ann, 'invest:U1', { amount: 2 })
    t.endPhase(Ann)
    t.endPhasesTo(Ann, 'influence')
    expect([transfers(t.state), t.happened('turn-started').length]).toEqual([4, 5])
  })

  it('INFLUENCE-07: transfers are mixed in any order and direction', () => {
    const t = phase({ pool: 10, uncontrolled: [u('U1', 5, 4), u('U2', 5, 1)] })
    t.answer(Ann, 'invest:U2', { amount: 1 })
    t.answer(Ann, 'withdraw:U1')
    t.answer(Ann, 'invest:U2', { amount: 1 })
    expect([t.blood('U1'), t.blood('U2'), t.pool(Ann), transfers(t.state)]).toEqual([3, 3, 9, 0])
  })

  it('INFLUENCE-08: they reach the own uncontrolled region only', () => {
    const t = phase({ uncontrolled: [u('U1', 5)], ready: [u('A1', 5, 2)] }, {}, [
      { uncontrolled: [u('V9', 5)] },
      {},
      {},
      {},
    ])
    expect(t.refused(Ann, 'invest:V9', { amount: 1 })).toBe('illegal-option')
    expect(t.refused(Ann, 'invest:A1', { amount: 1 })).toBe('illegal-option')
    expect(t.refused(Ann, 'withdraw:A1')).toBe('illegal-option')
    expect(t.refused(Ben, 'invest:V9', { amount: 1 })).toBe('not-your-prompt')
  })

  it('INFLUENCE-09: a filled vampire may be brought out at any moment of the phase', () => {
    const t = phase({ uncontrolled: [u('U1', 5, 4), u('U2', 9)] })
    t.answer(Ann, 'invest:U1', { amount: 1 })
    t.answer(Ann, 'bring-out:U1')
    t.answer(Ann, 'invest:U2', { amount: 3 })
    expect([t.blood('U1'), t.locked('U1'), t.blood('U2')]).toEqual([5, false, 3])
    expect(viewFor(t.state, Ben).seats[Ann]!.ready).toMatchObject([
      { card: { id: t.id('U1'), key: 'generic' }, blood: 5, locked: false },
    ])
  })

  it('INFLUENCE-10: it may stay where it is', () => {
    const t = phase({ uncontrolled: [{ card: 'lauren', blood: 4, as: 'U1' }] }, {}, [{ edge: true }, {}, {}, {}])
    expect(t.can(Ann, 'bring-out:U1')).toBe(true)
    t.endPhase(Ann)
    expect(t.state.seats[Ann]!.uncontrolled).toEqual([t.id('U1')])
    expect(viewFor(t.state, Ben).seats[Ann]!.uncontrolled).toEqual([
      { card: { id: t.id('U1'), key: null }, counters: 4, capacity: null },
    ])
    expect(JSON.stringify(t.seenBy(Ben))).not.toContain('lauren')
  })

  it('INFLUENCE-11: with less than its capacity it cannot be moved', () => {
    const t = phase({ uncontrolled: [{ card: 'patrik-soderberg', blood: 4, as: 'U1' }] }, { transfers: 0 })
    expect(t.refused(Ann, 'bring-out:U1')).toBe('illegal-option')
    expect(t.why(Ann, 'bring-out', 'U1')).toEqual(['not-filled', 'INFLUENCE-11'])
    expect(viewFor(t.state, Ben).seats[Ann]!.uncontrolled[0]!.card.key).toBeNull()
  })

  it('INFLUENCE-12: what lies on it above its capacity drains as it comes out', () => {
    const t = table({
      seats: [
        {
          ready: [{ generic: { capacity: 8, disciplines: ['DOM'] }, as: 'V1' }],
          uncontrolled: [u('U1', 5, 3)],
          hand: [{ card: 'govern-the-unaligned', as: 'G1' }],
        },
        {},
        {},
        {},
        {},
      ],
      turn: { number: 6 },
    })
    t.answer(Ann, 'play:G1:DOM:V1', { v: [t.id('U1')] })
    t.allPass()
    expect([t.blood('U1'), t.state.seats[Ann]!.uncontrolled]).toEqual([6, [t.id('U1')]])
    t.answer(Ann, 'bring-out:U1')
    expect(t.blood('U1')).toBe(5)
    expect(t.happened('counters').at(-1)).toMatchObject({ to: 'bank', amount: 1, why: 'drain' })
  })

  it('INFLUENCE-13: more transfers from a vampire brought out come with the next phase', () => {
    const t = phase({ uncontrolled: [u('U1', 4, 4), u('U2', 11)] })
    t.answer(Ann, 'invest:U2', { amount: 3 })
    t.answer(Ann, 'bring-out:U1')
    t.edit(draft =>
      draft.modifiers.push({
        id: draft.nextId++,
        kind: 'number',
        stat: 'transfers',
        delta: 1,
        source: t.id('U1'),
        by: null,
        seat: Ann,
        until: 'leaves',
        on: { seat: Ann },
      }),
    )
    t.answer(Ann, 'invest:U2', { amount: 1 })
    expect(t.refused(Ann, 'invest:U2', { amount: 1 })).toBe('illegal-option')
    t.endPhase(Ann)
    t.endPhasesTo(Ann, 'influence')
    expect(transfers(t.state)).toBe(5)
  })

  it('INFLUENCE-14: two transfers to take back a counter, two to invest', () => {
    const t = phase({
      pool: 2,
      uncontrolled: [
        { card: 'alexa-draper', blood: 6, as: 'A1' },
        { card: 'sybren-van-oosten', blood: 2, as: 'S1' },
      ],
    })
    t.answer(Ann, 'withdraw:S1')
    expect([t.pool(Ann), t.blood('S1')]).toEqual([3, 1])
    t.answer(Ann, 'invest:A1', { amount: 1 })
    t.answer(Ann, 'invest:A1', { amount: 1 })
    t.answer(Ann, 'bring-out:A1')
    expect([t.pool(Ann), t.blood('A1'), t.locked('A1'), transfers(t.state)]).toEqual([1, 8, false, 0])
    expect([t.state.seats[Ann]!.inPlay, t.state.seats[Ann]!.ousted]).toEqual([[t.id('A1')], undefined])
  })

  it('INFLUENCE-15: the last pool spent on a transfer ousts at once', () => {
    const t = phase({ pool: 2, uncontrolled: [{ card: 'alexa-draper', blood: 6, as: 'A1' }] }, {}, [
      { edge: true },
      {},
      {},
      {},
    ])
    t.answer(Ann, 'invest:A1', { amount: 2 })
    expect(t.state.seats[Ann]).toMatchObject({ pool: 0, ousted: true, inPlay: [], uncontrolled: [] })
    expect([t.has('brought-out'), t.waiting()]).toEqual([false, [Ben]])
  })

  it('INFLUENCE-15: as many transfers as there is pool are offered, and one pool is left by what is suggested', () => {
    const suggested = (pool: number, blood: number, more: object = {}) =>
      phase({ pool, uncontrolled: [u('U1', 5, blood)] }, more).option(Ann, 'invest:U1')?.slots?.[0]
    expect(suggested(3, 0)).toMatchObject({ min: 1, max: 3, default: 2 })
    expect(suggested(2, 0)).toMatchObject({ max: 2, default: 1 })
    expect(suggested(1, 0)).toMatchObject({ max: 1, default: 1 })
    expect([suggested(9, 3), suggested(9, 0), suggested(9, 5), suggested(9, 0, { transfers: 2 })]).toMatchObject([
      { max: 4, default: 2 },
      { max: 4, default: 4 },
      { max: 4, default: 1 },
      { max: 2, default: 2 },
    ])
  })

  it('REQ-06: each option of the phase carries its cost, and that it cannot be taken back', () => {
    const t = phase({
      pool: 10,
      crypt: ['ryan'],
      ready: [{ card: 'batsheva', as: 'X1' }],
      uncontrolled: [u('U1', 5, 5), { card: 'batsheva-advanced', as: 'X2' }],
    })
    const cost = (option: string) => [t.option(Ann, option)?.cost, t.option(Ann, option)?.irreversible]
    expect(['invest:U1', 'withdraw:U1', 'draw-crypt', 'merge:X2', 'bring-out:U1'].map(cost)).toEqual([
      [{ pool: 1, transfers: 1 }, true],
      [{ transfers: 2 }, true],
      [{ pool: 1, transfers: 4 }, true],
      [{ pool: 1, transfers: 4 }, true],
      [undefined, true],
    ])
    expect(t.option(Ann, 'merge:X2')?.effect).toMatchObject({
      key: 'option-merge',
      params: { card: { id: t.id('X2') }, with: { id: t.id('X1') } },
    })
    expect(t.option(Ann, 'invest:U1')?.effect).toMatchObject({ params: { pool: 5, capacity: 5 } })
  })

  it('INFLUENCE-04: none is moved back where none lies', () => {
    const t = phase({ pool: 10, uncontrolled: [u('U1', 5, 0), u('U2', 5, 1)] })
    expect([t.refused(Ann, 'withdraw:U1'), t.can(Ann, 'withdraw:U2')]).toEqual(['illegal-option', true])
  })

  it('INFLUENCE-03, INFLUENCE-04, INFLUENCE-05: what moved is told with its reason', () => {
    const t = phase({ pool: 10, crypt: ['ryan'], uncontrolled: [u('U1', 5, 2)] }, { transfers: 7 })
    t.answer(Ann, 'invest:U1', { amount: 1 })
    t.answer(Ann, 'withdraw:U1')
    t.answer(Ann, 'draw-crypt')
    expect(t.happened('counters')).toMatchObject([
      { from: { pool: Ann }, to: { card: { id: t.id('U1') } }, amount: 1, why: 'transfer' },
      { to: { pool: Ann }, amount: 1, why: 'withdraw' },
      { from: { pool: Ann }, to: 'bank', amount: 1, why: 'crypt-draw' },
    ])
  })

  it('INFLUENCE-16: so does the pool burned for a crypt card', () => {
    const t = phase({ pool: 1, crypt: ['ryan'] }, {}, [{ edge: true }, {}, {}, {}])
    t.answer(Ann, 'draw-crypt')
    expect(t.state.seats[Ann]).toMatchObject({ pool: 0, ousted: true })
  })

  it('INFLUENCE-17: an empty crypt gives nothing and takes nothing', () => {
    const t = phase({ pool: 20, uncontrolled: [u('U1', 5)] })
    expect(t.refused(Ann, 'draw-crypt')).toBe('illegal-option')
    expect(t.why(Ann, 'draw-crypt')).toEqual(['crypt-empty', 'INFLUENCE-17'])
    expect([t.pool(Ann), transfers(t.state)]).toEqual([20, 4])
  })

  it('INFLUENCE-19: others see four unknown cards and their counters', () => {
    const t = phase({
      uncontrolled: [{ card: 'lauren', blood: 3 }, { card: 'ryan' }, { card: 'nassir' }, { card: 'sully' }],
    })
    for (const other of [Ben, Cal, Dee, Eve, 'spectator'] as const) {
      expect(viewFor(t.state, other).seats[Ann]!.uncontrolled.map(one => [one.card.key, one.counters])).toEqual([
        [null, 3],
        [null, 0],
        [null, 0],
        [null, 0],
      ])
    }
    expect(viewFor(t.state, Ann).seats[Ann]!.uncontrolled.map(one => one.card.key)).toEqual([
      'lauren',
      'ryan',
      'nassir',
      'sully',
    ])
  })
})

describe('uncontrolled vampires', () => {
  it('CRYPT-04: counters beyond the capacity stay until the card comes out', () => {
    const t = phase({ uncontrolled: [u('U1', 4, 4)] }, { transfers: 2 })
    t.answer(Ann, 'invest:U1', { amount: 1 })
    expect(t.blood('U1')).toBe(5)
    t.answer(Ann, 'bring-out:U1')
    expect(t.blood('U1')).toBe(4)
    expect(t.happened('counters').at(-1)).toMatchObject({ to: 'bank', amount: 1, why: 'drain' })
  })

  it('CRYPT-05: bringing out is for the own influence phase', () => {
    const t = phase({ uncontrolled: [u('U1', 5, 5)] }, {}, [{ edge: true }, {}, {}, {}])
    t.endPhase(Ann)
    expect([t.state.seats[Ann]!.uncontrolled, t.blood('U1')]).toEqual([[t.id('U1')], 5])
    const early = table({ seats: [{ uncontrolled: [u('U1', 5, 5)] }, {}, {}, {}, {}], turn: { phase: 'master' } })
    expect(early.refused(Ann, 'bring-out:U1')).toBe('illegal-option')
  })
})
