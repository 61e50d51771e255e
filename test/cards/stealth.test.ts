import { describe, expect, it } from 'vitest'
import { listening, minion } from '../support/seats.ts'
import { Ann, Ben, Eve, table } from '../support/table.ts'

const L1 = { card: 'lost-in-crowds', as: 'L1' }, L2 = { card: 'lost-in-crowds', as: 'L2' }
const of = (...disciplines: string[]) => ({ generic: { disciplines }, blood: 3 })

/** V1 of Ann against V5, with the intercept given, of Ben. */
const scene = (v1: object = of('OBF'), intercept = 0) => {
  const t = table({
    seats: [{ ready: [minion('V1', v1), minion('V2', of('OBF'))], hand: [L1, L2] }, { pool: 10, ready: [minion('V5'), minion('V6')] }, {}, listening('V7'), { ready: [minion('V8')] }],
  })
  if (intercept !== 0) t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: intercept, on: 'v', until: 'turn' }], { v: 'V5' })
  return t
}
const blocked = (...args: Parameters<typeof scene>) => {
  const t = scene(...args)
  t.answer(Ann, 'bleed:V1')
  t.reach(Ben, 'block:V5')
  return t
}

describe('Lost in Crowds', () => {
  it.each([['obf', 1], ['OBF', 2]])('[%s]: +%i stealth, for nothing, to the end of the action', (level, stealth) => {
    const t = blocked()
    t.answer(Ann, `play:L1:${level}:V1`)
    expect([t.stat('V1', 'stealth'), t.blood('V1'), t.inAsh(Ann, 'L1')]).toEqual([stealth, 3, true])
    t.allPass(() => t.window() === 'blocks')
    expect(t.happened('block-failed')).toMatchObject([{ stealth, intercept: 0 }])
    // It still counts against the next attempt.
    t.answer(Ben, 'block:V6')
    t.allPass()
    expect([t.happened('block-failed').length, t.pool(Ben), t.stat('V1', 'stealth')]).toEqual([2, 9, 0])
  })

  it('STEALTH-06: one that is needed gives its full amount, even if it is not enough', () => {
    const t = blocked(of('OBF'), 2)
    t.answer(Ann, 'play:L1:obf:V1')
    t.allPass()
    expect([t.has('blocked'), t.pool(Ben)]).toEqual([true, 10])
  })

  it('only when it is needed: not before an attempt, not above the intercept, not after blocks are declined', () => {
    const before = scene()
    before.answer(Ann, 'bleed:V1')
    expect([before.can(Ann, 'play:L1:obf:V1'), before.why(Ann, 'play', 'L1')]).toEqual([false, ['stealth-not-needed', 'STEALTH-04']])
    before.windowPasses()
    expect([before.window(), before.can(Ann, 'play:L1:obf:V1')]).toEqual(['declined', false])
    const above = scene()
    above.answer(Ann, 'hunt:V1')
    above.reach(Ben, 'block:V5')
    expect([above.stat('V1', 'stealth'), above.can(Ann, 'play:L1:OBF:V1'), above.why(Ann, 'play', 'L1')]).toEqual([1, false, ['stealth-not-needed', 'STEALTH-04']])
  })

  it('in any action, against any blocker', () => {
    const t = scene()
    t.effect(Eve, [{ op: 'modify', stat: 'intercept', delta: 2, on: 'v', until: 'turn' }], { v: 'V8' })
    t.answer(Ann, 'hunt:V1')
    t.pass(Ben)
    t.reach(Eve, 'block:V8')
    t.answer(Ann, 'play:L1:OBF:V1')
    t.allPass()
    expect([t.stat('V8', 'intercept'), t.blood('V1'), t.has('blocked')]).toEqual([2, 4, false])
  })

  it('needs Obfuscate at the level played', () => {
    const basic = blocked(of('obf'))
    expect([basic.can(Ann, 'play:L1:obf:V1'), basic.refused(Ann, 'play:L1:OBF:V1')]).toEqual([true, 'illegal-option'])
    const none = blocked(of('DOM'))
    expect([none.can(Ann, 'play:L1:obf:V1'), none.why(Ann, 'play', 'L1')]).toEqual([false, ['missing-discipline', 'CRYPT-07']])
  })

  it('only by the acting minion, and once in its action, whatever the level', () => {
    const t = blocked(of('OBF'), 3)
    expect(t.refused(Ann, 'play:L1:obf:V2')).toBe('illegal-option')
    t.answer(Ann, 'play:L1:obf:V1')
    expect([t.stat('V1', 'stealth'), t.can(Ann, 'play:L2:OBF:V1'), t.why(Ann, 'play', 'L2')]).toEqual([1, false, ['already-played', 'MIN-13']])
  })

  // The other card is of no deck here: what its play leaves behind is written into the position.
  it.each(['V1', 'V2'])('CARD-LOSTINCROWDS-01: not in an action in which %s played Into Thin Air', by => {
    const t = blocked()
    t.edit(draft => draft.uses.push({ what: 'card:into-thin-air', by: t.id(by), until: draft.frames.find(frame => frame.kind === 'action')!.id }))
    expect([t.can(Ann, 'play:L1:obf:V1'), t.can(Ann, 'play:L1:OBF:V1'), t.why(Ann, 'play', 'L1')]).toEqual([false, false, ['already-played', 'MIN-13']])
  })
})
