import { describe, expect, it } from 'vitest'
import { AGAINST, FOR, held as heldAs, polling, result, titled } from '../../../support/polls.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben } from '../../../support/table.ts'

describe('Amici Noctis', () => {
  const amici = heldAs('amici-noctis', 'N1')
  const lasombra = (as: string, more: object = {}) => minion(as, { generic: { clan: 'Lasombra' }, blood: 2, ...more })
  /** Passed by these votes of Ann, against two. */
  const passed = (votes: readonly string[], a1: object = {}, more: object[] = []) => {
    const t = polling(
      { generic: { clan: 'Lasombra', ...a1 }, blood: 2 },
      { pool: 10, hand: [amici] },
      [{ ready: [titled('prince', 'B1')] }, {}, {}, {}],
      [
        titled('inner circle', 'V1', {}, { clan: 'Tremere' }),
        titled('justicar', 'V2', {}, { clan: 'Tremere' }),
        ...more,
      ],
    )
    for (const source of votes) t.answer(Ann, `vote:${source}`, FOR)
    t.answer(Ben, 'vote:title:B1', AGAINST)
    return t.allPass(() => t.window() === 'resolved' || t.window() === undefined)
  }
  const chosen = (t: ReturnType<typeof passed>, ...names: string[]) => {
    t.reach(Ann, 'play:N1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    t.answer(Ann, 'choose', { pick: names } as never)
    return t
  }

  it('amici-noctis#G6-1, amici-noctis#G87-1: after the referendum, a blood a vote among one’s ready Lasombra and one pool', () => {
    const t = passed(['title:V1', 'called'], {}, [lasombra('L1'), lasombra('L2', { locked: true }), minion('X1')])
    expect(result(t)).toEqual([5, 2, true])
    const before = t.pool(Ann)
    chosen(t, 'A1', 'L2')
    expect([t.blood('A1'), t.blood('L1'), t.blood('L2'), t.pool(Ann) - before]).toEqual([3, 2, 3, 1])
  })

  it('all of it goes somewhere, as far as there is room; two of it to the pool of a titled Lasombra', () => {
    const t = passed(['title:V1', 'title:A1'], { title: 'prince', city: 'Paris', sect: 'Camarilla' }, [
      lasombra('L1'),
      lasombra('L2'),
    ])
    const before = t.pool(Ann)
    t.reach(Ann, 'play:N1::A1')
    t.allPass(() => t.can(Ann, 'choose'))
    expect([t.refused(Ann, 'choose', { pick: ['A1'] } as never), t.refused(Ann, 'choose', { pick: [] })]).toEqual([
      'illegal-args',
      'illegal-args',
    ])
    t.answer(Ann, 'choose', { pick: ['A1', 'L1'] } as never)
    expect([t.blood('A1'), t.blood('L1'), t.blood('L2'), t.pool(Ann) - before]).toEqual([3, 3, 2, 2])
  })

  it('a vampire gets one, and the pool no more than one, though more votes were cast', () => {
    const t = passed(['title:V1', 'title:V2', 'called'])
    const before = t.pool(Ann)
    chosen(t, 'A1')
    expect([t.blood('A1'), t.pool(Ann) - before]).toEqual([3, 1])
  })
})
