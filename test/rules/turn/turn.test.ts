import { describe, expect, it } from 'vitest'
import { candidates } from '../../../shared/rules/reads/evaluate.ts'
import type { Viewpoint } from '../../../shared/rules/reads/look.ts'
import type { CardId } from '../../../shared/rules/index.ts'
import type { CardsWhere } from '../../../shared/cards/language.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

const phases = (t: ReturnType<typeof table>) =>
  t.happened('phase-started').map(event => (event.key === 'phase-started' ? `${event.seat} ${event.phase}` : ''))

describe('turn', () => {
  it('TURN-01: five phases in order, each once', () => {
    const t = table({
      seats: [
        {},
        { edge: true, ready: [{ generic: {} }], uncontrolled: [{ generic: {} }], hand: ['bonding'] },
        { ready: [{ generic: {} }] },
        {},
        {},
      ],
      turn: { seat: Ann, phase: 'discard' },
    })
    t.endPhase(Ann)
    t.answer(Ben, 'edge')
    for (let n = 0; n < 4 && t.waiting()[0] === Ben; n++) t.endPhase(Ben)
    expect(t.waiting()).toEqual([Cal])
    expect(phases(t).slice(0, 6)).toEqual(['1 unlock', '1 master', '1 minion', '1 influence', '1 discard', '2 unlock'])
  })

  it('TURN-01: a phase that has ended does not come back', () => {
    const t = table({
      seats: [
        {
          ready: [{ generic: {}, as: 'V1' }],
          uncontrolled: [{ generic: {}, as: 'U1' }],
          hand: [{ card: 'govern-the-unaligned', as: 'G1' }],
        },
        {},
        {},
        {},
        {},
      ],
      turn: { phase: 'master', number: 6 },
    })
    t.endPhase(Ann)
    expect(phases(t)).toEqual(['0 minion'])
    t.endPhase(Ann)
    expect(phases(t)).toEqual(['0 minion', '0 influence'])
    expect(t.refused(Ann, 'bleed:V1')).toBe('illegal-option')
    expect(t.refused(Ann, 'play:G1:dom:V1')).toBe('illegal-option')
    t.answer(Ann, 'invest:U1', { amount: 1 })
    t.endPhase(Ann)
    expect(t.refused(Ann, 'invest:U1', { amount: 1 })).toBe('illegal-option')
  })

  it('TURN-01: a phase cannot be ended while anybody is asked', () => {
    const t = table({
      seats: [{ ready: [{ generic: {}, as: 'V1' }] }, { ready: [{ generic: {}, as: 'V5' }] }, {}, {}, {}],
    })
    t.answer(Ann, 'bleed:V1')
    expect(t.waiting()).toEqual([Ben])
    expect(t.refused(Ann, 'end-phase')).toBe('not-your-prompt')
  })

  it('TURN-02: turns pass clockwise, over those who are out', () => {
    const t = table({
      seats: [{}, {}, { pool: 0, ousted: true }, { edge: true }, {}],
      turn: { seat: Ben, phase: 'discard' },
    })
    t.endPhase(Ben)
    expect(t.happened('turn-started')).toEqual([{ key: 'turn-started', seat: Dee, turn: 2 }])
    expect([phases(t), t.waiting()]).toEqual([['3 unlock'], [Dee]])
  })

  it('TURN-03: actions are announced in the own minion phase only', () => {
    const inMaster = table({
      seats: [{ ready: [{ generic: {}, as: 'V1' }] }, {}, {}, {}, {}],
      turn: { phase: 'master' },
    })
    expect(inMaster.refused(Ann, 'bleed:V1')).toBe('illegal-option')
    expect(inMaster.why(Ann, 'bleed', 'V1')).toEqual(['not-this-phase', 'TURN-03'])
    expect(inMaster.locked('V1')).toBe(false)
    const inBens = table({ seats: [{ ready: [{ generic: {}, as: 'V1' }] }, {}, {}, {}, {}], turn: { seat: Ben } })
    expect(inBens.refused(Ann, 'bleed:V1')).toBe('not-your-prompt')
    expect(inBens.why(Ann, 'bleed', 'V1')).toEqual(['not-your-turn', 'TURN-03'])
  })
})

describe('locked, unlocked, ready', () => {
  it('LOCK-01: a locked minion votes, and neither acts nor blocks', () => {
    const t = table({
      seats: [
        { ready: [{ generic: { title: 'prince' }, locked: true, as: 'V1' }] },
        {},
        { hand: [{ card: 'ancilla-empowerment', as: 'K1' }], ready: [{ generic: {}, as: 'V4' }] },
        {},
        {},
      ],
      turn: { seat: Cal },
    })
    t.answer(Cal, 'play:K1::V4')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:title:V1', { side: ['against'] })
    expect(t.happened('votes-cast')).toMatchObject([{ seat: Ann, votes: 2, for: false }])
    expect(t.locked('V1')).toBe(true)
    const own = table({ seats: [{ ready: [{ generic: {}, locked: true, as: 'V1' }] }, {}, {}, {}, {}] })
    expect(own.refused(Ann, 'bleed:V1')).toBe('illegal-option')
    expect(own.why(Ann, 'bleed', 'V1')).toEqual(['locked', 'ACT-01'])
    const bled = table({
      seats: [
        { ready: [{ generic: {}, as: 'V1' }] },
        { ready: [{ generic: {}, locked: true, as: 'V5' }], hand: ['bonding'] },
        {},
        {},
        {},
      ],
    })
    bled.answer(Ann, 'bleed:V1')
    expect(bled.refused(Ben, 'block:V5')).toBe('illegal-option')
    expect(bled.why(Ben, 'block', 'V5')).toEqual(['locked', 'BLOCK-04'])
  })

  it('LOCK-01: a minion locked by its own action fights', () => {
    const t = table({
      seats: [
        { ready: [{ generic: {}, blood: 3, as: 'V1' }] },
        { ready: [{ generic: {}, blood: 3, as: 'V5' }] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.answer(Ben, 'block:V5')
    t.allPass()
    expect([t.locked('V1'), t.blood('V1'), t.blood('V5')]).toEqual([true, 2, 2])
  })

  it('LOCK-02: an effect may lock what is locked, and that is no event', () => {
    const t = table({
      seats: [
        { ready: [{ generic: {}, as: 'V1' }], uncontrolled: [{ generic: {} }] },
        {
          ready: [{ generic: { disciplines: ['dom'] }, locked: true, as: 'V5' }],
          hand: [
            { card: 'on-the-qui-vive', as: 'Q1' },
            { card: 'deflection', as: 'D1' },
          ],
        },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.reach(Ben, 'play:Q1::V5')
    t.reach(Ben, 'play:D1:dom:V5', { to: [Cal] })
    expect(t.locked('V5')).toBe(true)
    expect(t.happened('locked')).toMatchObject([{ card: { id: t.id('V1') } }])
  })

  it('LOCK-02: unlocking what is unlocked is no event', () => {
    const t = table({ seats: [{ ready: [{ generic: {}, as: 'V1' }] }, {}, {}, {}, {}] })
    t.effect(Ann, [{ op: 'unlock', who: 'v' }], { v: 'V1' })
    expect([t.locked('V1'), t.log]).toEqual([false, []])
  })

  it('READY-01: ready means in the ready region, locked or not', () => {
    const t = table({
      seats: [
        { ready: [{ generic: {}, locked: true, as: 'V1' }], torpor: [{ generic: {}, as: 'V2' }] },
        {},
        {},
        {},
        {},
      ],
    })
    const look: Viewpoint = { state: t.state, source: null, by: null, seat: Ann, vars: {} }
    const found = (who: CardsWhere): CardId[] => candidates(look, { kind: 'vampire', of: 'you', ...who })
    expect(found({ in: 'ready' })).toEqual([t.id('V1')])
    expect(found({ locked: false })).toEqual([t.id('V2')])
  })
})

describe('unlock phase', () => {
  const before = (ann: object, others: object[] = [{}, {}, {}, {}]) =>
    table({ seats: [ann, ...others], turn: { seat: Eve, phase: 'discard', number: 5 } })

  it('UNLOCK-01: everything one controls unlocks first, without a choice', () => {
    const t = before({
      edge: true,
      ready: [
        { generic: {}, locked: true, as: 'V1' },
        { card: 'elder-library', locked: true, as: 'L1' },
        { generic: { type: 'ally' }, locked: true, as: 'U1' },
      ],
    })
    t.endPhase(Eve)
    expect([t.locked('V1'), t.locked('L1'), t.locked('U1')]).toEqual([false, false, false])
    expect(t.options(Ann)).toEqual(['edge', 'end-phase'])
  })

  it('UNLOCK-02: vampires in torpor unlock too, cards of others do not', () => {
    const t = before({ edge: true, torpor: [{ generic: {}, locked: true, as: 'V2' }] }, [
      {},
      { ready: [{ generic: {}, locked: true, as: 'V4' }] },
      {},
      {},
    ])
    t.endPhase(Eve)
    expect([t.locked('V2'), t.inTorpor('V2'), t.locked('V4')]).toEqual([false, true, true])
  })

  it('UNLOCK-06: what is not used before the phase ends is declined', () => {
    const t = table({
      seats: [{ pool: 10, edge: true, ready: [{ generic: {} }] }, {}, {}, {}, {}],
      turn: { phase: 'unlock' },
    })
    t.endPhase(Ann)
    expect(t.refused(Ann, 'edge')).toBe('illegal-option')
    expect(t.pool(Ann)).toBe(10)
  })

  it('UNLOCK-07: the Edge gives 1 pool, once, in the own unlock phase', () => {
    const t = table({
      seats: [{ pool: 10, edge: true, ready: [{ generic: {} }] }, {}, {}, {}, {}],
      turn: { phase: 'unlock' },
    })
    t.answer(Ann, 'edge')
    expect([t.pool(Ann), t.state.edge]).toEqual([11, Ann])
    expect(t.refused(Ann, 'edge')).toBe('illegal-option')
    const notHeld = table({
      seats: [{ edge: true }, { ready: [{ generic: {} }] }, {}, {}, {}],
      turn: { seat: Ann, phase: 'discard' },
    })
    notHeld.endPhase(Ann)
    expect(notHeld.refused(Ben, 'edge')).toBe('illegal-option')
    expect(notHeld.refused(Ann, 'edge')).toBe('not-your-prompt')
    expect([notHeld.pool(Ann), notHeld.pool(Ben)]).toEqual([30, 30])
  })
})
