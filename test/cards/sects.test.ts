import { describe, expect, it } from 'vitest'
import { viewFor } from '../../shared/rules/index.ts'
import { minion } from '../support/seats.ts'
import { Ann, Ben, Cal, Dee, table } from '../support/table.ts'

type Table = ReturnType<typeof table>
const FOR = { side: ['for'] },
  AGAINST = { side: ['against'] }
const vampire = (as: string, generic: object = {}, more: object = {}) => minion(as, { generic, ...more })
const title = (t: Table, as: string) =>
  viewFor(t.state, Ann)
    .seats.flatMap(seat => seat.ready)
    .find(one => one.card.id === t.id(as))?.title

describe('cards that mark a title', () => {
  it.each([
    ['praxis-seizure-atlanta', 'Camarilla', 'prince'],
    ['crusade-atlanta', 'Sabbat', 'archbishop'],
  ])('%s: a referendum by a %s vampire makes it %s of Atlanta', (card, sect, name) => {
    const t = table({
      seats: [
        { ready: [vampire('A1', { sect }), vampire('A2', { sect: 'Anarch' })], hand: [{ card, as: 'K1' }] },
        {},
        {},
        {},
        {},
      ],
    })
    expect(t.refused(Ann, 'play:K1::A2')).toBe('illegal-option')
    t.answer(Ann, 'play:K1::A1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ann, 'vote:called', FOR)
    t.allPass()
    expect([title(t, 'A1'), t.stat('A1', 'votes'), t.card('K1').on]).toEqual([name, 2, t.id('A1')])
    t.effect(Ann, [{ op: 'move', who: 'c', to: 'ash' }], { c: 'K1' })
    expect([title(t, 'A1'), t.stat('A1', 'votes')]).toEqual([null, 0])
  })

  it('of a referendum that fails, the card is burned and nobody has the title', () => {
    const t = table({
      seats: [{ ready: [vampire('A1')], hand: [{ card: 'praxis-seizure-atlanta', as: 'K1' }] }, {}, {}, {}, {}],
    })
    t.answer(Ann, 'play:K1::A1')
    t.allPass()
    expect([title(t, 'A1'), t.inAsh(Ann, 'K1')]).toEqual([null, true])
  })

  describe('Fee Stake: Corte', () => {
    const scene = (generic: object = {}) =>
      table({
        seats: [
          {
            ready: [
              vampire('A1', { sect: 'Anarch', ...generic }),
              vampire('A2', { sect: 'Anarch', title: 'baron', city: 'Pisa' }),
            ],
            hand: [{ card: 'fee-stake-corte', as: 'F1' }],
          },
          { ready: [vampire('B1', { title: 'prince' }), vampire('B2', { title: '1 vote', sect: 'Independent' })] },
          {},
          {},
          {},
        ],
      })

    it('an Anarch of capacity 5 or more becomes baron, at +1 stealth', () => {
      const t = scene()
      t.answer(Ann, 'play:F1::A1')
      expect(t.happened('action-announced')).toMatchObject([{ stealth: 1, targets: [] }])
      t.allPass()
      expect([title(t, 'A1'), t.stat('A1', 'votes'), t.card('F1').on]).toEqual(['baron', 2, t.id('A1')])
      for (const [generic, why] of [
        [{ capacity: 4 }, 'too-young'],
        [{ sect: 'Camarilla' }, 'missing-sect'],
      ] as const) {
        const other = scene(generic)
        expect(other.refused(Ann, 'play:F1::A1')).toBe('illegal-option')
        expect(other.why(Ann, 'play', 'F1')).toBe(undefined)
        other.effect(Ann, [{ op: 'move', who: 'v', to: 'ash' }], { v: 'A2' })
        expect(other.why(Ann, 'play', 'F1')?.[0]).toBe(why)
      }
    })

    it('any vampire may call a referendum to burn it, in which titles that are not Anarch are worth a vote less', () => {
      const t = scene()
      t.answer(Ann, 'play:F1::A1')
      t.allPass()
      t.endPhasesTo(Ben, 'minion')
      t.answer(Ben, 'action:F1:burn:B1')
      t.allPass(() => t.window() === 'polling')
      expect([
        t.stat('B1', 'votes'),
        t.stat('B2', 'votes'),
        t.stat('A1', 'votes'),
        t.can(Ben, 'vote:title:B2'),
        t.can(Ben, 'vote:called'),
      ]).toEqual([1, 0, 2, false, false])
      t.answer(Ben, 'vote:title:B1', FOR)
      t.allPass()
      expect([t.inAsh(Ann, 'F1'), title(t, 'A1'), t.stat('B1', 'votes')]).toEqual([true, null, 2])
    })
  })
})

describe('Anarch Revolt', () => {
  it('anarch-revolt#1: costs every Methuselah without a ready Anarch a pool in the unlock phase, for each copy', () => {
    const t = table({
      seats: [
        { pool: 10, torpor: [vampire('A1', { sect: 'Anarch' })], ready: [{ card: 'anarch-revolt', as: 'R1' }] },
        { ready: [{ card: 'anarch-revolt', as: 'R2' }] },
        {},
        {},
        {},
      ],
      turn: { seat: Ann, phase: 'unlock' },
    })
    expect(t.refused(Ann, 'end-phase')).toBe('illegal-option')
    t.answer(Ann, 'use:R1:revolt')
    expect(t.refused(Ann, 'use:R1:revolt')).toBe('illegal-option')
    t.answer(Ann, 'use:R2:revolt')
    expect([t.pool(Ann), t.can(Ann, 'use:R1:revolt')]).toEqual([8, false])
  })

  it('is burned by a referendum that any vampire may call', () => {
    const t = table({
      seats: [
        { ready: [{ card: 'anarch-revolt', as: 'R1' }] },
        { ready: [vampire('B1', { title: 'prince' }), { generic: { type: 'ally' }, as: 'B2' }] },
        { ready: [vampire('C1', { title: 'justicar', clan: 'Ventrue' })] },
        { hand: ['bonding'] },
        {},
      ],
      turn: { seat: Ben },
    })
    expect(t.can(Ben, 'action:R1:burn:B2')).toBe(false)
    t.answer(Ben, 'action:R1:burn:B1')
    t.allPass(() => t.window() === 'polling')
    t.answer(Ben, 'vote:title:B1', FOR)
    t.answer(Cal, 'vote:title:C1', AGAINST)
    t.pass(Dee)
    expect([t.happened('referendum-tallied')[0], t.state.seats[Ann]!.inPlay.includes(t.id('R1'))]).toMatchObject([
      { for: 2, against: 3, passed: false },
      true,
    ])
  })
})
