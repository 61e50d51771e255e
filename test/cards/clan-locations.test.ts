import { describe, expect, it } from 'vitest'
import { minion } from '../support/seats.ts'
import { Ann, Ben, table } from '../support/table.ts'

const of = (as: string, clan: string, more: object = {}) => minion(as, { generic: { clan, capacity: 9 }, ...more })
const transfers = (t: ReturnType<typeof table>): number => (t.state.frames[0]?.kind === 'turn' ? t.state.frames[0].transfers : -1)
const actingOn = (t: ReturnType<typeof table>) => t.state.frames.find(frame => frame.kind === 'action')

describe.each([['arcane-library', 'Tremere', 'ARCANELIBRARY-01'], ['art-museum', 'Toreador', 'ARTMUSEUM-01']] as const)('%s', (card, clan, id) => {
  const L1 = { card, as: 'L1' }
  const scene = (turn: object = {}, ann: object = {}) => table({
    seats: [{ pool: 10, ready: [L1], uncontrolled: [of('U1', clan), of('U2', 'Malkavian'), of('U3', clan, { blood: 2 })], ...ann }, { uncontrolled: [of('U5', clan)], hand: ['villein'] }], turn: { phase: 'influence', number: 6, ...turn },
  })

  it(`is played with a ready ${clan}, for 2 pool`, () => {
    const master = (ready: ReturnType<typeof of>[]) => table({ seats: [{ pool: 10, hand: [L1, 'villein'], ready }, {}], turn: { phase: 'master' } })
    const t = master([of('A1', clan)])
    t.answer(Ann, 'play:L1:')
    expect([t.pool(Ann), t.state.seats[Ann]!.inPlay.includes(t.id('L1'))]).toEqual([8, true])
    expect(master([of('A1', 'Malkavian')]).why(Ann, 'play', 'L1')).toEqual(['no-such-minion', 'REQ-02'])
  })

  it(`CARD-${id}: 1 blood from the bank, which 2 transfers take to the pool afterwards`, () => {
    const t = scene()
    t.answer(Ann, 'use:L1:fill', { v: [t.id('U1')] })
    expect([t.blood('U1'), t.locked('L1'), t.pool(Ann), transfers(t)]).toEqual([1, true, 10, 4])
    t.answer(Ann, 'withdraw:U1')
    expect([t.blood('U1'), t.pool(Ann), transfers(t)]).toEqual([0, 11, 2])
    const other = scene()
    other.answer(Ann, 'use:L1:fill', { v: [other.id('U3')] })
    other.answer(Ann, 'withdraw:U3')
    expect([other.blood('U3'), other.pool(Ann)]).toEqual([2, 11])
  })

  it(`${card === 'arcane-library' ? 'CARD-ARCANELIBRARY-02: ' : ''}only for an own uncontrolled vampire of the clan, in the own influence phase, unlocked`, () => {
    const t = scene()
    expect(t.option(Ann, 'use:L1:fill')?.slots).toMatchObject([{ candidates: [t.id('U1'), t.id('U3')] }])
    for (const other of ['U2', 'U5']) expect([t.refused(Ann, 'use:L1:fill', { v: [t.id(other)] }), t.locked('L1')]).toEqual(['illegal-args', false])
    t.answer(Ann, 'use:L1:fill', { v: [t.id('U1')] })
    expect([t.can(Ann, 'use:L1:fill'), t.why(Ann, 'use', 'L1')]).toEqual([false, ['locked', 'LOCK-02']])
    const phase = scene({ phase: 'master' }, { hand: ['villein'] })
    expect([phase.can(Ann, 'use:L1:fill'), phase.why(Ann, 'use', 'L1')]).toEqual([false, ['not-this-phase', 'UNLOCK-06']])
    expect(scene({ seat: Ben }).can(Ann, 'use:L1:fill')).toBe(false)
    const none = scene({}, { uncontrolled: [of('U2', 'Malkavian')] })
    expect([none.can(Ann, 'use:L1:fill'), none.why(Ann, 'use', 'L1')]).toEqual([false, ['no-target', 'TARGET-01']])
  })

  it('the others see that it was used, and not on whom', () => {
    const t = scene()
    t.answer(Ann, 'use:L1:fill', { v: [t.id('U1')] })
    expect(t.seenBy(Ben).filter(event => event.key === 'chosen')).toEqual([])
    expect(t.seenBy(Ben).filter(event => event.key === 'counters')).toMatchObject([{ to: { card: { key: null } }, amount: 1 }])
  })
})

describe('Wasserschloss Anif, Austria', () => {
  const W1 = { card: 'wasserschloss-anif-austria', as: 'W1' }
  const scene = (counters = 0, turn: object = {}, ann: object = {}) => table({
    seats: [
      { pool: 10, ready: [{ ...W1, counters: { blood: counters } }, of('A1', 'Tremere', { blood: 2 }), of('A2', 'Tremere', { blood: 2 }), of('A3', 'Toreador'), of('A4', 'Tremere', { blood: 0, locked: true })], torpor: [of('A5', 'Tremere', { blood: 1 })], hand: ['villein'], uncontrolled: [of('U1', 'Tremere', { blood: 2 }), of('U2', 'Toreador')], ...ann },
      { ready: [of('B1', 'Malkavian'), minion('B2'), { generic: { type: 'ally' }, as: 'B3' }], hand: ['villein'] }, {}, {}, {},
    ], turn: { phase: 'master', number: 6, ...turn },
  })

  it('in the master phase a Tremere of one\'s own moves a blood to it', () => {
    const t = scene()
    expect(t.option(Ann, 'use:W1:give')?.slots).toMatchObject([{ candidates: ['A1', 'A2', 'A5'].map(t.id) }])
    t.answer(Ann, 'use:W1:give', { t: [t.id('A1')] })
    expect([t.blood('A1'), t.card('W1').counters, t.locked('W1'), t.locked('A1')]).toEqual([1, { blood: 1 }, false, false])
    const phase = scene(0, { phase: 'influence' }, { uncontrolled: [of('U2', 'Toreador')] })
    expect([phase.can(Ann, 'use:W1:give'), phase.can(Ann, 'use:W1:fill')]).toEqual([false, false])
  })

  it('CARD-WASSERSCHLOSSANIF-01: one Tremere a turn gives, and one blood', () => {
    const t = scene()
    t.answer(Ann, 'use:W1:give', { t: [t.id('A1')] })
    expect([t.refused(Ann, 'use:W1:give', { t: [t.id('A2')] }), t.refused(Ann, 'use:W1:give', { t: [t.id('A1')] }), t.why(Ann, 'use', 'W1')]).toEqual(['illegal-option', 'illegal-option', ['already-used', 'UNLOCK-06']])
    t.endPhasesTo(Ben, 'minion')
    t.endPhasesTo(Ann, 'master')
    t.answer(Ann, 'use:W1:give', { t: [t.id('A2')] })
    expect(t.card('W1').counters).toEqual({ blood: 2 })
  })

  it.each([['B1', 1], ['B2', 0], ['B3', 0]] as const)('CARD-WASSERSCHLOSSANIF-02: %s burns it by an action directed at its controller, at %i stealth, and all counters are lost', (who, stealth) => {
    const t = scene(4, { seat: Ben, phase: 'minion' })
    t.answer(Ben, `action:W1:burn:${who}`)
    expect([actingOn(t), t.stat(who, 'stealth')]).toMatchObject([{ targets: [Ann] }, stealth])
    t.allPass()
    expect([t.inAsh(Ann, 'W1'), t.card('W1').counters, t.happened('counters')]).toMatchObject([true, undefined, [{ to: 'bank', amount: 4, why: 'left-play' }]])
  })

  it('CARD-WASSERSCHLOSSANIF-03: locked in the influence phase, all its counters move to an uncontrolled Tremere', () => {
    const t = scene(3, { phase: 'influence' })
    expect(t.option(Ann, 'use:W1:fill')?.slots).toMatchObject([{ candidates: [t.id('U1')] }])
    expect(t.refused(Ann, 'use:W1:fill', { v: [t.id('U2')] })).toBe('illegal-args')
    t.answer(Ann, 'use:W1:fill', { v: [t.id('U1')] })
    expect([t.blood('U1'), t.card('W1').counters, t.locked('W1'), t.pool(Ann)]).toEqual([5, undefined, true, 10])
    expect(scene(3, {}).can(Ann, 'use:W1:fill')).toBe(false)
  })
})
