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

describe('Andrew Stuart', () => {
  const scene = (top: string, hand: string, blood = 4) =>
    table({
      seats: [
        {
          ready: [{ card: 'andrew-stuart', as: 'S1', blood }, minion('A2')],
          hand: [{ card: hand, as: 'K1' }],
          library: [{ card: top, as: 'L1' }, 'fame'],
        },
        { ready: [minion('B1')] },
        {},
      ],
    })
  const modified = (top: string) => {
    const t = scene(top, 'mirror-walk')
    t.answer(Ann, 'bleed:S1')
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'play:K1:tha:S1')
    return t
  }

  it('reveals the top card; if it requires Blood Sorcery too, the card is cancelled and he burns 1 blood', () => {
    const t = modified('theft-of-vitae')
    t.allPass()
    expect([t.blood('S1'), t.happened('looked'), t.happened('card-cancelled'), t.happened('modified')]).toMatchObject([
      3,
      [{ shown: true, cards: [{ id: t.id('L1'), key: 'theft-of-vitae' }] }],
      [{ card: { id: t.id('K1') } }],
      [],
    ])
  })

  it('andrew-stuart#1: before anybody may answer it', () => {
    const t = modified('theft-of-vitae')
    const order = t.log.map(({ key }) => key)
    expect(order.indexOf('looked')).toBe(order.lastIndexOf('card-played') + 1)
  })

  it('another card on top does nothing; nor does a card of another Discipline, or of another minion', () => {
    const t = modified('bonding')
    t.allPass(() => t.has('modified'))
    expect([t.blood('S1'), t.has('looked'), t.has('card-cancelled')]).toEqual([4, true, false])
    const other = scene('theft-of-vitae', 'govern-the-unaligned')
    other.answer(Ann, 'play:K1:dom:S1')
    expect(other.has('looked')).toBe(false)
  })
})
