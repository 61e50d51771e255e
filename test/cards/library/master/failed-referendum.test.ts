import { describe, expect, it } from 'vitest'
import { AGAINST, FOR, polling, titled } from '../../../support/polls.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../../support/table.ts'

const vox = (as: string) => ({ card: 'vox-domini', as })
const prince = titled('prince', 'A1', {}, { city: 'Graz' })
const inPolling = (others: object[] = [{ pool: 10, hand: [vox('V1'), vox('V2')] }, { hand: [vox('V3')] }, {}, {}]) =>
  polling({ generic: { title: 'prince', city: 'Graz' } }, {}, others as never)
const tallied = (t: ReturnType<typeof table>) => t.happened('referendum-tallied').at(-1)

describe('Vox Domini', () => {
  it('in polling, whatever has been cast, the referendum fails and nobody votes any more', () => {
    const t = inPolling()
    t.answer(Ann, 'vote:title:A1', FOR)
    t.answer(Ben, 'play:V1:')
    t.allPass()
    expect([tallied(t), t.pool(Ben), t.happened('votes-cast').length, t.inAsh(Ben, 'V1')]).toMatchObject([
      { passed: false },
      9,
      1,
      true,
    ])
    expect(t.happened('referendum-ended')).toMatchObject([{ passed: false }])
  })

  it('before votes are cast, too', () => {
    const t = table({
      seats: [
        { ready: [prince], hand: [{ card: 'ancilla-empowerment', as: 'K1' }] },
        { hand: [vox('V1')] },
        {},
        {},
        {},
      ],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.window() === 'before-votes')
    t.reach(Ben, 'play:V1:')
    t.allPass()
    expect([t.has('votes-cast'), tallied(t)]).toMatchObject([false, { passed: false }])
  })

  it('MASTER-13: out of turn alone; each Methuselah plays but one in a game', () => {
    const t = inPolling([{ hand: [vox('V1'), vox('V2')] }, { hand: [vox('V3')] }, {}, {}])
    t.answer(Ben, 'play:V1:')
    t.allPass()
    expect(t.state.uses.filter(({ until }) => until === 'game')).toMatchObject([{ what: 'played:vox-domini', by: Ben }])
    // The next of the same turn's: Ben's second is refused, Cal's first is not.
    t.endPhasesTo(Ben, 'minion')
    t.endPhasesTo(Ann, 'minion')
    t.edit(state => {
      state.seats[Ann]!.hand = [t.id('K1')]
      state.seats[Ann]!.ash = []
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.window() === 'polling')
    expect([t.can(Ben, 'play:V2:'), t.why(Ben, 'play', 'V2'), t.can(Cal, 'play:V3:')]).toEqual([
      false,
      ['already-played', 'GOLDEN-01'],
      true,
    ])
    t.answer(Ann, 'vote:title:A1', AGAINST)
  })

  it('BLOODHUNT-03: not in a blood hunt', () => {
    const t = table({
      seats: [{ ready: [minion('A1', { blood: 3 })] }, { torpor: [minion('B1')], hand: [vox('V1')] }, {}, {}, {}],
    })
    t.answer(Ann, 'diablerie:A1:B1')
    t.allPass(() => t.window() === 'polling')
    expect([t.has('blood-hunt'), t.can(Ben, 'play:V1:')]).toEqual([true, false])
  })

  it('not of ones own', () => {
    const t = polling({ generic: {} }, { hand: [vox('V1')] })
    expect([t.can(Ann, 'play:V1:'), t.why(Ann, 'play', 'V1')]).toEqual([false, ['own-turn', 'MASTER-13']])
  })
})
