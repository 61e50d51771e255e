import { describe, expect, it } from 'vitest'
import { onwards } from '../../../support/duel.ts'
import { minion } from '../../../support/seats.ts'
import { Ann, Ben, table } from '../../../support/table.ts'
import { held, v } from '../../scene.ts'

describe('Spectral Servitor', () => {
  const servitor = (as = 'W1', more: object = {}) => ({ card: 'spectral-servitor', as, blood: 1, mode: 'obl', ...more })
  const recruited = (level: string, hand: object[] = held('spectral-servitor', 'K1', 'K2')) => {
    const t = table({
      seats: [
        {
          pool: 10,
          ready: [v('A1', { disciplines: [level], capacity: 9 }, { blood: 5 }), minion('A2')],
          hand: hand as [],
        },
        { pool: 20, ready: [minion('B1')] },
        {},
      ],
    })
    t.answer(Ann, `play:K1:${level}:A1`)
    return onwards(t)
  }

  it.each(['obl', 'OBL'])('[%s]: acts at once, and who recruits it first of all in the turn unlocks', level => {
    const t = recruited(level)
    expect([t.locked('A1'), t.blood('A1'), t.blood('K1'), t.can(Ann, 'bleed:K1')]).toEqual([false, 4, 1, true])
    // Of one name a card a turn and minion: another ally is the second.
    expect(t.can(Ann, `play:K2:${level}:A1`)).toBe(false)
  })

  it('unlocks nobody who has recruited another ally in the turn; one that was blocked does not count', () => {
    const hand = [...held('spectral-servitor', 'K1'), ...held('carlton-van-wyk', 'C1')]
    const after = (first: (t: ReturnType<typeof table>) => void) => {
      const t = table({
        seats: [
          { pool: 10, ready: [v('A1', { disciplines: ['obl'], capacity: 9 }, { blood: 5 }), minion('A2')], hand },
          { pool: 20, ready: [minion('B1')] },
          {},
        ],
      })
      t.effect(Ben, [{ op: 'modify', stat: 'intercept', delta: 1, on: 'b', until: 'game' }], { b: 'B1' })
      t.answer(Ann, 'play:C1::A1')
      first(t)
      onwards(t)
      t.edit(state => delete state.cards[t.id('A1')]!.locked)
      t.answer(Ann, 'play:K1:obl:A1')
      onwards(t)
      return t.locked('A1')
    }
    expect(after(() => undefined)).toBe(true)
    expect(after(t => t.reach(Ben, 'block:B1'))).toBe(false)
  })

  it('plays what is no action and asks for basic Oblivion as a vampire, and nothing else', () => {
    const hand = ['shadow-cast', 'shroud-of-decay', 'earth-control'].flatMap((card, i) => held(card, `H${i}`))
    const t = recruited('obl', [...held('spectral-servitor', 'K1'), ...hand])
    expect([t.can(Ann, 'play:H1:obl:K1'), t.can(Ann, 'play:H1:obl:A1')]).toEqual([false, true])
    t.answer(Ann, 'bleed:K1')
    t.reach(Ben, 'block:B1')
    expect([t.can(Ann, 'play:H0:obl:K1'), t.can(Ann, 'play:H0:OBL:K1'), t.can(Ann, 'play:H2:pro:K1')]).toEqual([
      true,
      false,
      false,
    ])
    t.reach(Ann, 'play:H0:obl:K1')
    t.allPass()
    expect([t.pool(Ben), t.has('block-failed')]).toEqual([19, true])
  })

  const upkeep = (mode: string, pool = 10) => {
    const t = table({
      seats: [{ pool, ready: [minion('A1'), servitor('W1', { mode })] }, {}, {}],
      turn: { seat: 2, phase: 'discard' },
    })
    t.endPhasesTo(Ann, 'unlock')
    return t
  }
  it('burns in the unlock phase; at [OBL] a pool may go instead', () => {
    const basic = upkeep('obl')
    expect([basic.can(Ann, 'end-phase'), basic.can(Ann, 'use:W1:pay')]).toEqual([false, false])
    basic.answer(Ann, 'use:W1:burn')
    expect(basic.inAsh(Ann, 'W1')).toBe(true)
    const superior = upkeep('OBL')
    superior.answer(Ann, 'use:W1:pay')
    expect([superior.pool(Ann), superior.inAsh(Ann, 'W1'), superior.can(Ann, 'use:W1:burn')]).toEqual([9, false, false])
  })

  it('spectral-servitor#G118-1: recruited in the turn of another it does not act there', () => {
    const t = table({
      seats: [
        {
          ready: [
            v(
              'A1',
              { capacity: 10, disciplines: ['obl'] },
              { blood: 5, attachments: [{ card: 'enkil-cog', as: 'C1' }] },
            ),
          ],
          hand: held('spectral-servitor', 'K1'),
        },
        { pool: 20, ready: [minion('B1')] },
        {},
      ],
      turn: { seat: Ben, phase: 'minion' },
    })
    t.endPhase(Ben)
    t.answer(Ann, 'use:C1:act')
    t.answer(Ann, 'play:K1:obl:A1')
    t.allPass()
    expect([t.locked('A1'), t.waiting(), t.has('action-succeeded')]).toEqual([false, [Ben], true])
    expect(t.options(Ann)).toEqual([])
  })
})
