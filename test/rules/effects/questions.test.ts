import { describe, expect, it } from 'vitest'
import { eventsFor, promptFor } from '../../../shared/rules/index.ts'
import type { Op } from '../../../shared/cards/language.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'

const lose = (pool: string, n: number): Op => ({ op: 'counters', from: { pool }, to: 'bank', amount: n, why: 'effect' })
const gain = (pool: string, n: number): Op => ({ op: 'counters', from: 'bank', to: { pool }, amount: n, why: 'effect' })

describe('a question in the middle of an effect', () => {
  it('END-14: nobody waits for whom it has ousted, and the effect goes on without an answer', () => {
    const t = table({ seats: [{ pool: 10 }, { pool: 3 }, { pool: 10 }, { pool: 10 }, {}] })
    t.effect(Ann, [
      {
        op: 'each',
        over: { seats: { only: ['prey'] } },
        as: 'who',
        ops: [
          lose('who', 3),
          { op: 'choose', as: 's', ask: 'choose-new-target', from: { seats: { not: ['who'] } }, by: 'who' },
          lose('s', 1),
          gain('you', 2),
        ],
      },
    ])
    expect([t.happened('ousted'), t.waiting().includes(Ben), t.has('chosen')]).toMatchObject([
      [{ seat: Ben }],
      false,
      false,
    ])
    // 6 for the oust and 2 for the rest of the effect.
    expect(t.state.seats.map(seat => seat.pool)).toEqual([18, 0, 10, 10, 30])
  })

  const searching = (piles: ('library' | 'hand')[], more: object = {}) => {
    const t = table({
      seats: [
        {
          ready: [minion('A1')],
          hand: [{ card: '44-magnum', as: 'H1' }],
          library: [{ card: 'sport-bike', as: 'L1' }, 'deflection'],
          ...more,
        },
        {},
      ],
    })
    t.effect(Ann, [
      { op: 'search', as: 'c', ask: 'choose-equipment', piles, for: { kind: 'equipment' } },
      { op: 'move', who: 'c', to: 'ash' },
    ])
    return t
  }
  const told = (t: ReturnType<typeof searching>) => promptFor(t.state, Ann)!.ask.params?.['cards']

  it('TEMPL-04: who searches a library is told by name what is found there, for no view shows it; the hand needs no telling', () => {
    const t = searching(['library', 'hand'])
    const named = (card: string) => ({ id: t.id(card), key: t.card(card).key })
    expect(told(t)).toEqual([named('L1'), named('H1')])
    expect(promptFor(t.state, Ann)!.ask).toMatchObject({ key: 'choose-equipment', params: { min: 0, max: 1 } })
    expect(promptFor(t.state, Ben)).toBeNull()
    expect(told(searching(['hand']))).toBeUndefined()
    expect(told(searching(['library'], { library: ['deflection', 'deflection'] }))).toBeUndefined()
    const events = t.choose(Ann, [t.id('L1')])
    expect([
      t.inAsh(Ann, 'L1'),
      t.inHand(Ann, 'H1'),
      eventsFor(events, Ben).filter(event => event.key === 'chosen'),
    ]).toEqual([true, true, []])
  })

  it('TEMPL-04: what is chosen openly is in sight already, and a secret word is no card', () => {
    const t = table({ seats: [{ ready: [minion('A1')] }, {}] })
    t.effect(Ann, [{ op: 'choose', as: 'v', ask: 'choose-vampire', from: { cards: { kind: 'vampire', of: 'you' } } }])
    expect(told(t)).toBeUndefined()
    t.choose(Ann, [t.id('A1')])
    t.effect(Ann, [{ op: 'choose', as: 'k', ask: 'choose-strike', from: { keys: ['hand', 'dodge'] }, secret: true }])
    expect(told(t)).toBeUndefined()
  })
})
