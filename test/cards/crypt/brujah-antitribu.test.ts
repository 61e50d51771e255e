import { describe, expect, it } from 'vitest'
import { Ann, Ben, Cal } from '../../support/table.ts'
import { carried, held, v } from '../scene.ts'
import { stands, unlocked } from '../vampires.ts'

describe('Jayne Jonestown', () => {
  it('hunts at 1 stealth more, and does all else at 1 less', () => {
    const t = stands('jayne-jonestown', { v1: { blood: 1 } })
    t.answer(Ann, 'hunt:V1')
    expect(t.stat('V1', 'stealth')).toBe(2)
    t.allPass()
    unlocked(t, 'V1').answer(Ann, 'bleed:V1')
    expect(t.stat('V1', 'stealth')).toBe(-1)
  })
  const society = (more: object = {}) =>
    stands('jayne-jonestown', {
      v1: { attachments: [{ card: 'society-of-leopold', as: 'S1' }] },
      ben: { ready: [v('B1'), v('B2', { type: 'ally', life: 1 })], torpor: [v('B3')] },
      phase: 'unlock',
      ...more,
    })
  it('moves the Society of Leopold to any ready vampire in the unlock phase', () => {
    const t = society()
    expect(t.option(Ann, 'use:V1:move')?.slots).toMatchObject([
      { candidates: [t.id('S1')] },
      { candidates: [t.id('V1'), t.id('A2'), t.id('B1')] },
    ])
    t.answer(Ann, 'use:V1:move', { s: [t.id('S1')], v: [t.id('B1')] })
    expect([t.card('S1').on, t.can(Ann, 'use:V1:move')]).toEqual([t.id('B1'), false])
  })
  it('not in torpor, and not where it is not in play', () => {
    expect([society({ fallen: true }), society({ v1: {} })].map(t => t.can(Ann, 'use:V1:move'))).toEqual([false, false])
  })
})

it.each([
  ['armin-brenner#1: what passed has had its effects first', 'V1', 21],
  ['not of another caller', 'A2', 20],
])('Armin Brenner: 1 pool for a referendum of his that passes; %s', (_, by, pool) => {
  const t = stands('armin-brenner', {
    ann: { hand: held('kine-resources-contested', 'P1') },
    ben: { pool: 2, ready: [v('B1')] },
  })
  t.answer(Ann, `play:P1::${by}`)
  t.allPass(() => t.can(Ann, 'choose'))
  t.choose(Ann, { [Ben]: 2, [Cal]: 2 })
  carried(t)
  const ledger = t
    .happened('counters')
    .flatMap(event =>
      event.key === 'counters' && typeof event.to === 'object' && 'pool' in event.to && event.to.pool === Ann
        ? [event.amount]
        : [],
    )
  expect([t.pool(Ann), ledger]).toEqual([pool + 6, by === 'V1' ? [6, 1] : [6]])
})
