import { describe, expect, it } from 'vitest'
import { onwards, play, upTo } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { attacked, has, held, hits, K1 } from '../../scene.ts'

describe('The Vozhd of Gravesend', () => {
  it('as it has entered play an ally or a retainer burns, itself if there is no other', () => {
    const recruits = (more: object[] = []) => {
      const t = table({
        seats: [
          {
            pool: 20,
            ready: [minion('A1', { generic: { clan: 'Tzimisce' } }), ...more] as never,
            hand: [K1('the-vozhd-of-gravesend')],
          },
          {},
          {},
          {},
          {},
        ],
      })
      t.answer(Ann, 'play:K1::A1')
      return onwards(t, () => t.can(Ann, 'choose') || t.has('action-ended'))
    }
    const alone = onwards(recruits())
    expect(alone.inAsh(Ann, 'K1')).toBe(true)
    const t = recruits([{ card: 'procurer', as: 'P1' }])
    t.choose(Ann, [t.id('P1')])
    expect([t.inAsh(Ann, 'P1'), t.inAsh(Ann, 'K1')]).toEqual([true, false])
  })

  it('enters combat with a vampire; prevents 1 damage each round; cancels a strike card for a life', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'the-vozhd-of-gravesend', as: 'V1' }, minion('A2')] },
        {
          ready: [minion('B1', has('pot', { blood: 5 }, { capacity: 9 })), minion('B2', { generic: { type: 'ally' } })],
          hand: held('roundhouse', 'R1'),
        },
        {},
        {},
        {},
      ],
    })
    const fight = t.options(Ann).find(id => id.includes('fight'))!
    expect(t.option(Ann, fight)?.slots).toMatchObject([{ candidates: [t.id('B1')] }])
    attacked(t, 'V1', 'B1')
    upTo(t, 'strike')
    onwards(t, () => t.can(Ben, 'play:R1:pot:B1'))
    t.answer(Ben, 'play:R1:pot:B1')
    play(t, Ann, 'use:V1:cancel')
    expect([t.has('card-cancelled'), t.blood('V1')]).toEqual([true, 4])
    onwards(t, () => t.can(Ann, 'use:V1:prevent'))
    t.answer(Ann, 'use:V1:prevent')
    onwards(t)
    expect([t.blood('V1'), hits(t, 'V1'), hits(t, 'B1')]).toMatchObject([4, [], [{ amount: 4 }]])
  })
})
