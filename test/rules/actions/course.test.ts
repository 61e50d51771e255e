import { describe, expect, it } from 'vitest'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

const DOM = { generic: { disciplines: ['DOM', 'obf'] } }
const LOCKED = { locked: true }

/** V1 of Ann may modify and everybody else may always react, so that every state of the action waits for each seat. */
const scene = () =>
  table({
    seats: [
      { ready: [minion('V1', DOM), minion('V2')], hand: [{ card: 'bonding', as: 'B1' }] },
      {
        pool: 10,
        ready: [minion('V5', DOM), minion('V4', LOCKED)],
        hand: [
          { card: 'deflection', as: 'D1' },
          { card: 'on-the-qui-vive', as: 'W1' },
        ],
      },
      listening('V6', { pool: 10 }),
      listening('V7', { pool: 10, ready: [minion('V7', LOCKED), minion('V9')] }),
      listening('V8', { ready: [minion('V8', LOCKED), minion('V3')] }),
    ],
  })
const all = [Ann, Ben, Cal, Dee, Eve]

describe('the course of an action', () => {
  it('COURSE-01: in state A an entitled Methuselah may declare a block: state B, impulse to the acting one', () => {
    const t = scene()
    t.answer(Ann, 'hunt:V1')
    expect(t.window()).toBe('blocks')
    t.answer(Ben, 'block:V5')
    expect([t.window(), t.order()[0]]).toEqual(['attempt', Ann])
    expect(t.happened('block-declared')).toMatchObject([{ seat: Ben, minion: { id: t.id('V5') } }])
  })

  it('COURSE-02: a pass in state B gives up no block', () => {
    const t = table({
      seats: [
        { ready: [minion('V1', DOM), minion('V2')], hand: [{ card: 'bonding', as: 'B1' }] },
        { ready: [minion('V5')] },
        {},
        listening('V7', { ready: [minion('V7', LOCKED), minion('V9')] }),
        {},
      ],
    })
    t.answer(Ann, 'bleed:V1')
    t.edit(state => {
      for (const frame of state.frames) if (frame.kind === 'action') frame.targets = [Ben, Dee]
    })
    t.effect(Ann, [{ op: 'modify', stat: 'stealth', delta: 1, on: 'acting', until: 'action' }])
    t.answer(Ann, 'play:B1:dom:V1')
    t.answer(Ben, 'block:V5')
    expect(t.window()).toBe('attempt')
    t.pass(Dee)
    expect([t.window(), t.happened('block-failed').length]).toEqual(['blocks', 1])
    t.pass(Ben)
    t.answer(Dee, 'block:V9')
    expect(t.happened('block-declared')).toMatchObject([{ seat: Ben }, { seat: Dee }])
  })

  it('COURSE-03: a pass in state A costs the right to block, not that to react', () => {
    const t = scene()
    t.answer(Ann, 'hunt:V1')
    t.pass(Ben)
    t.answer(Eve, 'block:V3')
    t.windowPasses()
    expect([t.window(), t.happened('block-failed').length]).toEqual(['blocks', 1])
    expect(t.refused(Ben, 'block:V5')).toBe('illegal-option')
    t.answer(Ben, 'play:W1::V4')
    expect(t.happened('card-played')).toMatchObject([{ seat: Ben }])
    expect(t.order()[0]).toBe(Ann)
    expect(t.why(Ben, 'block', 'V5')).toEqual(['already-declined', 'BLOCK-08'])
  })

  it('COURSE-04: when all have passed in a row, state A is over', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    for (const seat of all) {
      expect(t.window()).toBe('blocks')
      t.pass(seat)
    }
    expect([t.window(), t.order()[0]]).toEqual(['declined', Ann])
  })

  it('COURSE-04: an effect of the last in line keeps it open, and who has passed may not block', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    for (const seat of [Ann, Ben, Cal, Dee]) t.pass(seat)
    t.answer(Eve, 'play:WV8::V8')
    expect([t.window(), t.order()[0]]).toEqual(['blocks', Ann])
    expect([t.can(Ben, 'play:W1::V4'), t.can(Ben, 'block:V5')]).toEqual([true, false])
  })

  it('COURSE-05: the target cannot change during an attempt', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    t.pass(Ann)
    t.answer(Ben, 'block:V5')
    expect(t.window()).toBe('attempt')
    expect(t.refused(Ben, 'play:D1:DOM:V5')).toBe('illegal-option')
    expect(t.why(Ben, 'play', 'D1')).toEqual(['wrong-window', 'PLAY-01'])
  })

  it('COURSE-07: a failed attempt leads back to state A, where another may follow', () => {
    const t = table({
      seats: [{ ready: [minion('V1', DOM), minion('V2')] }, { ready: [minion('V5')] }, {}, listening('V7'), {}],
    })
    t.answer(Ann, 'hunt:V1')
    t.answer(Ben, 'block:V5')
    t.windowPasses()
    expect(t.happened('block-failed')).toMatchObject([{ stealth: 1, intercept: 0 }])
    expect([t.window(), t.order()[0], t.can(Ben, 'block:V5')]).toEqual(['blocks', Ann, true])
  })

  it('COURSE-08: a new target in state C leads back to state A, and blocking is open to it', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    t.windowPasses()
    t.answer(Ann, 'play:B1:dom:V1')
    t.answer(Ben, 'play:D1:DOM:V5', { to: [Dee] })
    expect([t.window(), t.order()[0], t.can(Dee, 'block:V9')]).toEqual(['blocks', Ann, true])
    t.allPass()
    expect([t.pool(Ben), t.pool(Dee)]).toEqual([10, 8])
  })

  it('COURSE-09: in state C no block is declared', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    t.windowPasses()
    t.answer(Ann, 'play:B1:dom:V1')
    expect(t.window()).toBe('declined')
    expect(t.refused(Ben, 'block:V5')).toBe('illegal-option')
    expect(t.why(Ben, 'block', 'V5')).toEqual(['already-declined', 'BLOCK-08'])
    expect(t.why(Dee, 'block', 'V9')).toEqual(['not-entitled-to-block', 'BLOCK-01'])
  })

  it('COURSE-10: all passes in state C: the action succeeds and resolves at once', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    t.windowPasses()
    t.pass(Ann)
    t.effect(Ben, [{ op: 'modify', stat: 'bleed', delta: -1, on: 'acting', until: 'action' }])
    for (const seat of [Ann, Ben, Cal, Dee]) t.pass(seat)
    expect(t.has('action-succeeded')).toBe(false)
    const events = t.pass(Eve)
    expect(events.filter(event => !event.seenBy).map(event => event.key)).toEqual([
      'passed',
      'action-succeeded',
      'action-ended',
    ])
    expect(t.pool(Ben)).toBe(10)
    expect(t.refused(Ann, 'play:B1:dom:V1')).toBe('illegal-option')
  })

  it('COURSE-11: without its minion an action ends, without effect or cost', () => {
    const t = table({
      seats: [
        { ready: [minion('V1', DOM), minion('V2')], hand: [{ card: 'govern-the-unaligned', as: 'K1' }] },
        { pool: 10 },
        {},
        listening('V7'),
        {},
      ],
    })
    t.answer(Ann, 'play:K1:dom:V1')
    t.windowPasses()
    expect(t.window()).toBe('declined')
    t.effect(Dee, [{ op: 'move', who: 'v', to: 'ash' }], { v: 'V1' })
    expect(t.happened('action-ended')).toMatchObject([{ outcome: 'ended' }])
    expect([t.pool(Ben), t.state.edge, t.inAsh(Ann, 'K1'), t.inAsh(Ann, 'V1')]).toEqual([10, null, true, true])
    expect(t.happened('counters')).toMatchObject([{ amount: 5, why: 'left-play' }])
  })

  it('COURSE-12: nobody is passed over in any state', () => {
    const t = scene()
    t.answer(Ann, 'bleed:V1')
    for (const window of ['blocks', 'declined']) {
      expect([t.window(), t.order()]).toEqual([window, all])
      for (const seat of all) {
        expect([t.has('action-succeeded'), t.window()]).toEqual([false, window])
        t.pass(seat)
      }
    }
    expect(t.has('action-succeeded')).toBe(true)
  })
})
