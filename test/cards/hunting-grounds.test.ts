import { describe, expect, it } from 'vitest'
import type { PositionInput } from '../../shared/api/position.ts'
import { minion } from '../support/seats.ts'
import { Ann, table } from '../support/table.ts'

const grounds = [['academic', 'Tremere'], ['asylum', 'Malkavian'], ['slum', 'Nosferatu'], ['society', 'Toreador'], ['uptown', 'Ventrue']] as const

describe.each(grounds)('%s hunting ground', (name, clan) => {
  const card = `${name}-hunting-ground`

  it(`costs 2 pool and requires a ready ${clan}`, () => {
    const scene = (ready: NonNullable<PositionInput['seats'][number]['ready']>) => table({ seats: [{ pool: 10, hand: [{ card, as: 'H1' }], ready }, {}], turn: { phase: 'master' } })
    const t = scene([{ generic: { clan }, as: 'V1' }])
    t.answer(Ann, 'play:H1:')
    expect([t.pool(Ann), t.state.seats[Ann]!.inPlay.includes(t.id('H1'))]).toEqual([8, true])
    expect(scene([{ generic: { clan: 'Gangrel' } }, { card: 'the-barrens' }]).can(Ann, 'play:H1:')).toBe(false)
    expect(scene([{ generic: { clan } }, { card }, { card: 'the-barrens' }]).can(Ann, 'play:H1:')).toBe(false)
  })

  it('gives a ready vampire of one\'s own 1 blood in the unlock phase, once', () => {
    const t = table({
      seats: [{ edge: true, ready: [{ card, as: 'H1' }, minion('V1', { blood: 2 }), { generic: { type: 'ally' } }], torpor: [minion('V2')] }, { ready: [minion('V5')] }],
      turn: { phase: 'unlock' },
    })
    expect(t.option(Ann, 'use:H1:feed')?.slots).toMatchObject([{ candidates: [t.id('V1')] }])
    t.answer(Ann, 'use:H1:feed', { v: [t.id('V1')] })
    expect([t.blood('V1'), t.can(Ann, 'use:H1:feed'), t.why(Ann, 'use', 'H1')]).toEqual([3, false, ['already-used', 'UNLOCK-06']])
  })
})

it('a vampire gains blood from one hunting ground a turn, and again in the next', () => {
  const t = table({
    seats: [{ ready: [{ card: 'slum-hunting-ground', as: 'H1' }, { card: 'uptown-hunting-ground', as: 'H2' }, minion('V1', { blood: 2 }), minion('V2', { blood: 2 })], hand: ['bonding'] }, { hand: ['bonding'] }],
    turn: { phase: 'unlock' },
  })
  t.answer(Ann, 'use:H1:feed', { v: [t.id('V1')] })
  expect(t.option(Ann, 'use:H2:feed')?.slots).toMatchObject([{ candidates: [t.id('V2')] }])
  t.answer(Ann, 'use:H2:feed', { v: [t.id('V2')] })
  t.endPhasesTo(1, 'discard')
  t.endPhasesTo(Ann, 'unlock')
  expect(t.option(Ann, 'use:H2:feed')?.slots).toMatchObject([{ candidates: [t.id('V1'), t.id('V2')] }])
})
