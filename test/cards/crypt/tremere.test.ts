import { describe, expect, it } from 'vitest'
import { hunted } from '../scenes.ts'
import { polling, tally } from '../../support/polls.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table, Cal } from '../../support/table.ts'

describe('Gabrielle di Righetti', () => {
  const scene = (more: object = {}) =>
    table({
      seats: [
        { ready: [{ card: 'gabrielle-di-righetti', as: 'G1', blood: 3 }, minion('A1')] },
        { ready: [minion('B1', { blood: 3 })], torpor: [minion('B2', { blood: 3 })] },
      ],
      ...more,
    })
  it('takes 2 blood of a ready minion, in an action at +1 stealth', () => {
    const t = scene()
    expect(t.option(Ann, 'action:G1:steal:G1')?.slots).toMatchObject([
      { candidates: expect.not.arrayContaining([t.id('B2')]) },
    ])
    t.answer(Ann, 'action:G1:steal:G1', { m: [t.id('B1')] })
    expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [Ben] }])
    t.allPass()
    expect([t.blood('G1'), t.blood('B1')]).toEqual([5, 1])
  })
  it('no other vampire does', () => {
    expect(scene().can(Ann, 'action:G1:steal:A1')).toBe(false)
  })
})

describe('Troius', () => {
  const T1 = { card: 'troius', as: 'T1' }
  it('can vote only for a blood hunt', () => {
    const t = hunted({ ready: [T1 as never] })
    expect(t.refused(Cal, 'vote:title:T1', { side: ['against'] })).toBe('illegal-args')
    t.answer(Cal, 'vote:title:T1', { side: ['for'] })
    expect(tally(t)).toEqual([2, 0])
  })

  it('either way in any other referendum', () => {
    const t = polling({}, {}, [{ ready: [T1 as never] }, {}, {}, {}])
    t.answer(Ben, 'vote:title:T1', { side: ['against'] })
    expect(tally(t)).toEqual([0, 2])
  })
})
