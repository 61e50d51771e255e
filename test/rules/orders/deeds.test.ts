import { describe, expect, it } from 'vitest'
import { isAsked } from '../../../shared/rules/engine/legal.ts'
import { type Order, type Written, profiles, setOrders } from '../../../shared/rules/index.ts'
import { duel, onwards } from '../../support/duel.ts'
import { listening, minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, Dee, Eve, table } from '../../support/table.ts'

/** What orders can do beside passing (orders/README.md#what-they-can-do), each from a position. */
type Table = ReturnType<typeof table>
const write = (t: Table, seat: number, written: Partial<Written>): Table => {
  const { state } = setOrders(t.state, seat, { rules: [], ...written })
  return t.edit(draft => void Object.assign(draft, JSON.parse(JSON.stringify(state))))
}
const rule = (when: Order['when'], deed: Order['do'], more: Partial<Order> = {}): Order => ({
  id: 'r1',
  when,
  do: deed,
  ...more,
})
const orders =
  (t: Table, ...rules: Order[]) =>
  (seat: number) =>
    write(t, seat, { rules })
const told = (t: Table) =>
  [...t.happened('order-followed'), ...t.happened('order-answered')].map(event => ('order' in event ? event.order : ''))

const bleed = (more: object = {}) =>
  table({
    seats: [
      {
        ready: [
          { generic: { disciplines: ['DOM'] }, as: 'V1' },
          { generic: {}, as: 'V2' },
        ],
        hand: [{ card: 'conditioning', as: 'C1' }],
        library: ['govern-the-unaligned'],
      },
      {
        ready: [
          { generic: { disciplines: ['DOM'] }, as: 'V5' },
          { generic: {}, as: 'V6' },
        ],
        hand: [{ card: 'deflection', as: 'D1' }],
        library: ['govern-the-unaligned'],
        ...more,
      },
      {},
      {},
      { ready: [{ generic: {}, as: 'V8' }] },
    ],
  })

describe('an order to block', () => {
  it('sends the first of the list that may, and says so to its owner', () => {
    const t = bleed()
    orders(t, rule({ window: ['blocks'], action: { againstMe: true } }, { block: [t.id('V6'), 'any'] }))(Ben)
    t.answer(Ann, 'bleed:V1')
    t.pass(Ann)
    expect([t.happened('block-declared'), told(t)]).toMatchObject([[{ seat: Ben, minion: { id: t.id('V6') } }], ['r1']])
  })

  it('falls to the prompt where nobody of the list may, and after an attempt that failed', () => {
    const t = bleed()
    orders(t, rule({ window: ['blocks'] }, { block: [t.id('V8')] }))(Ben)
    t.answer(Ann, 'bleed:V1')
    t.pass(Ann)
    expect([t.waiting(), t.window()]).toEqual([[Ben], 'blocks'])
    const hunting = bleed({ ready: [minion('V5')] })
    orders(hunting, rule({ window: ['blocks'] }, { block: ['any'] }))(Ben)
    hunting.answer(Ann, 'hunt:V2')
    hunting.allPass(() => hunting.has('block-failed'))
    for (let n = 0; n < 5 && !hunting.waiting().includes(Ben); n++) hunting.pass(hunting.waiting()[0]!)
    expect([hunting.happened('block-declared').length, hunting.waiting().includes(Ben)]).toEqual([1, true])
  })

  it('weighs the intercept of its minions against the stealth', () => {
    const t = bleed()
    orders(
      t,
      rule({ window: ['blocks'], action: { reach: { gte: 0 } } }, { block: ['any'] }),
      rule({ window: ['blocks'] }, 'pass'),
    )(Ben)
    t.answer(Ann, 'hunt:V2')
    t.allPass(() => t.state.frames.length === 1)
    expect(t.has('block-declared')).toBe(false)
    t.answer(Ann, 'bleed:V1')
    t.pass(Ann)
    expect(t.has('block-declared')).toBe(true)
  })
})

describe('an order that names a card of the hand', () => {
  const redirect = rule(
    { window: ['declined'], action: { againstMe: true } },
    { play: ['deflection'], to: ['prey'], cap: { blood: 1 } },
  )

  it('plays it if it is held, and passes if not: nobody is asked either way', () => {
    const t = write(bleed(), Ben, { rules: [rule({ window: ['blocks'] }, 'pass'), redirect] })
    t.answer(Ann, 'bleed:V1')
    t.pass(Ann)
    t.pass(Ann)
    expect([t.happened('redirected').length, t.happened('card-played').at(-1)]).toMatchObject([
      1,
      { seat: Ben, mode: 'DOM' },
    ])
    const without = write(bleed({ hand: ['govern-the-unaligned'] }), Ben, {
      rules: [rule({ window: ['blocks'] }, 'pass'), redirect],
    })
    without.answer(Ann, 'bleed:V1')
    without.pass(Ann)
    without.pass(Ann)
    expect([without.has('redirected'), without.pool(Ben)]).toEqual([false, 29])
  })

  it('pays no more than it may', () => {
    const { cap: _, ...free } = redirect.do as Extract<Order['do'], { play: string[] }>
    const t = write(bleed(), Ben, { rules: [rule({ window: ['blocks'] }, 'pass'), { ...redirect, do: free }] })
    t.answer(Ann, 'bleed:V1')
    t.pass(Ann)
    t.pass(Ann)
    expect([t.has('redirected'), t.blood('V5')]).toEqual([false, t.blood('V6')])
  })

  it('does nothing where what it leaves open is not written down', () => {
    const t = write(bleed(), Ben, {
      rules: [rule({ window: ['blocks'] }, 'pass'), { ...redirect, do: { play: ['deflection'], cap: { blood: 1 } } }],
    })
    t.answer(Ann, 'bleed:V1')
    t.pass(Ann)
    t.pass(Ann)
    expect(t.has('redirected')).toBe(false)
  })
})

describe('orders for the rest of a game', () => {
  const vote = () =>
    table({
      seats: [
        { ready: [{ generic: { title: 'prince' }, as: 'V1' }], hand: [{ card: 'kine-resources-contested', as: 'K1' }] },
        { ready: [minion('B1', { generic: { title: 'justicar' } })], edge: true },
        { ready: [minion('C1', { generic: { title: 'primogen' } })] },
        {},
        {},
      ],
    })
  const polled = (t: Table) => {
    t.answer(Ann, 'play:K1::V1')
    t.allPass(() => t.state.frames.some(frame => frame.kind === 'choice'))
    t.choose(Ann, { [Ben]: 3, [Dee]: 1 })
    return t.allPass(() => t.window() === 'polling')
  }

  it('cast votes as the polls open, and with whom one follows; the Edge only if they say so', () => {
    const t = vote()
    write(t, Ben, { rules: [rule({ window: ['polling'], referendum: { touchesMe: true } }, { vote: 'against' })] })
    write(t, Cal, { rules: [rule({ window: ['polling'] }, { vote: { follow: Ben } }, { id: 'with Ben' })] })
    polled(t)
    expect(t.happened('votes-cast')).toMatchObject([
      { seat: Ben, source: `title:${t.id('B1')}`, for: false },
      { seat: Cal, for: false },
    ])
    expect([t.state.edge, t.waiting()]).toEqual([Ben, [Ann]])
  })

  it('choose strikes by kind and by card, and hands where neither is there', () => {
    const armed = (card: string) =>
      duel({ a: { blood: 5 }, b: { generic: { disciplines: ['cel'] }, blood: 5 }, ben: [{ card, as: 'S1' }] })
    const chosen = (card: string) => {
      const t = write(armed(card), Ben, {
        rules: [rule({ ask: ['ask-strike'] }, { strike: ['side-strike', 'dodge'], cap: { blood: 1 } })],
      })
      onwards(t, () =>
        t.happened('strike-chosen').some(event => event.key === 'strike-chosen' && event.by.id === t.id('B1')),
      )
      return t.happened('strike-chosen').at(-1)
    }
    expect([chosen('side-strike'), chosen('deflection')]).toMatchObject([{ strike: 'dodge' }, { strike: 'hand' }])
  })

  it('maneuver and press only one way', () => {
    const t = duel({
      a: { blood: 5 },
      b: { generic: { disciplines: ['cel'] }, blood: 5 },
      ben: [{ card: 'side-strike', as: 'S1' }],
    })
    t.edit(
      draft =>
        void draft.modifiers.push({
          id: 900,
          source: t.id('B1'),
          by: null,
          seat: Ben,
          until: 'game',
          on: { card: t.id('B1') },
          kind: 'number',
          stat: 'press',
          delta: 1,
        }),
    )
    write(t, Ben, {
      rules: [rule({ window: ['press'], combat: { mine: true, round: { lte: 1 } } }, { press: 'continue' })],
    })
    onwards(t, () => t.has('pressed'))
    expect(t.happened('pressed')).toMatchObject([{ by: { id: t.id('B1') }, continues: true }])
  })

  it('end with the turn or with the own next one, as they were written', () => {
    const t = bleed()
    write(t, Ben, {
      rules: [
        rule({ window: ['blocks'] }, 'pass', { id: 'turn', scope: 'turn' }),
        rule({ window: ['declined'] }, 'pass', { id: 'mine', scope: 'until-my-turn' }),
      ],
    })
    // Written again as they are, they end when they were to end.
    write(t, Ben, { rules: t.state.orders![0]!.rules.map(({ until: _, ...one }) => one) })
    t.endPhasesTo(Ben, 'minion')
    expect(t.state.orders!.at(-1)!.rules).toEqual([])
  })

  it('are for the action that goes on, where they say so, and for none without one', () => {
    const t = bleed()
    expect(() => write(t, Ben, { rules: [rule({}, 'pass', { scope: 'action' })] })).toThrow('illegal-args')
    t.answer(Ann, 'bleed:V1')
    write(t, Ben, { rules: [rule({ window: ['declined'] }, 'pass', { scope: 'action' })] })
    t.allPass(() => t.window() === 'declined')
    expect(t.waiting()).toEqual([Ann])
    t.allPass()
    expect(t.state.orders!.at(-1)!.rules).toEqual([])
  })

  it('come to rest whatever they say, by hand in the end', () => {
    const t = bleed()
    const endless = rule({}, 'default', { id: 'default' })
    for (const seat of [Ann, Ben, Cal, Dee, Eve]) write(t, seat, { rules: [endless] })
    t.answer(Ann, 'end-phase')
    expect(t.state.result !== undefined || t.waiting().length > 0).toBe(true)
    expect(t.happened('order-answered').length + t.happened('order-followed').length).toBeLessThanOrEqual(205)
    expect(t.state.followed![Ann]).toBeGreaterThan(0)
  })
})

describe('a plan for the own turn', () => {
  it('goes step by step, with guards, and what became of a step decides about the next', () => {
    const t = bleed({ ready: [minion('V5', { locked: true })] })
    write(t, Ann, {
      rules: [rule({ window: ['announced', 'blocks', 'declined', 'resolved'] }, 'pass')],
      plan: {
        steps: [
          { id: 'first', phase: 'minion', do: { optionId: `bleed:${t.id('V1')}` } },
          { id: 'if blocked', phase: 'minion', after: { step: 'first', was: 'blocked' }, do: 'end-phase' },
          {
            id: 'second',
            phase: 'minion',
            after: { step: 'first', was: 'successful' },
            when: { pool: { gte: 8 } },
            do: { optionId: `hunt:${t.id('V2')}` },
          },
        ],
      },
    })
    t.endPhasesTo(Ann, 'master')
    t.endPhase(Ann)
    for (let n = 0; n < 20 && t.happened('action-ended').length < 2; n++) t.pass(t.waiting()[0]!)
    expect(t.happened('action-ended')).toMatchObject([{ action: 'bleed', outcome: 'successful' }, { action: 'hunt' }])
    expect(told(t)).toEqual(expect.arrayContaining(['first', 'second']))
    expect([told(t).includes('if blocked'), t.waiting()]).toEqual([false, [Ann]])
  })

  it('asks where a step is not on offer', () => {
    const t = bleed()
    write(t, Ann, {
      plan: {
        steps: [
          { id: 'gone', phase: 'minion', do: { optionId: `bleed:${t.id('V8')}` } },
          { id: 'next', phase: 'minion', do: 'end-phase' },
        ],
      },
    })
    t.endPhasesTo(Ann, 'minion')
    expect([t.waiting(), told(t)]).toEqual([[Ann], []])
  })

  it('spreads transfers as it says, brings out who is full, and keeps the pool it says', () => {
    const t = table({
      seats: [
        {
          pool: 12,
          ready: [minion('V1')],
          uncontrolled: [
            { generic: { capacity: 3 }, as: 'U1' },
            { generic: { capacity: 5 }, as: 'U2' },
          ],
        },
        {},
        {},
        {},
        {},
      ],
      turn: { phase: 'minion', number: 6 },
    })
    write(t, Ann, { rules: [rule({ ask: ['ask-influence'] }, { influence: [t.id('U1'), 'any'], keep: 8 })] })
    t.endPhase(Ann)
    expect(t.happened('brought-out')).toMatchObject([{ seat: Ann, card: { id: t.id('U1') } }])
    expect([t.blood('U1'), t.pool(Ann) >= 8]).toEqual([3, true])
  })
})

describe('who rides', () => {
  const ride = () => {
    const t = table({
      seats: [
        { ready: [minion('V1')] },
        { ready: [minion('B1')], hand: ['deflection'] },
        listening('C1'),
        listening('D1'),
        listening('E1'),
      ],
    })
    write(t, Cal, { ride: true })
    return write(t, Eve, { ride: true })
  }

  it('stays among those waited for, and nobody waits', () => {
    const t = ride()
    t.answer(Ann, 'bleed:V1')
    t.allPass(() => t.window() === 'declined')
    expect([t.asked().includes(Cal), t.waiting().includes(Cal)]).toEqual([true, false])
  })

  it('is asked while others are, if it could do something, and its answer counts if the walk has not gone past', () => {
    const t = ride()
    t.answer(Ann, 'bleed:V1')
    expect([t.window(), t.waiting(), isAsked(t.state, Cal)]).toEqual(['blocks', [Ben, Dee], true])
    t.answer(Cal, 'play:WC1::C1')
    expect(t.has('card-played')).toBe(false)
    t.pass(Ben)
    expect(t.happened('card-played')).toMatchObject([{ seat: Cal }])
  })

  it('is waited for where it has the right to block', () => {
    const t = ride()
    t.answer(Ann, 'hunt:V1')
    for (let n = 0; n < 6 && t.waiting().length > 0 && !(t.waiting().length === 1 && t.waiting()[0] === Eve); n++)
      t.pass(t.waiting().find(seat => seat !== Eve)!)
    expect([t.window(), t.waiting()]).toEqual(['blocks', [Eve]])
  })
})

describe('profiles', () => {
  it('are rules like any others: normal passes until it is concerned', () => {
    const t = write(bleed(), Ben, { profile: 'normal' })
    t.answer(Ann, 'bleed:V1')
    t.pass(Ann)
    expect([t.window(), t.waiting(), told(t)]).toEqual(['declined', [Ann], ['else-pass']])
    const large = write(bleed(), Ben, { profile: 'normal' })
    large.answer(Ann, 'bleed:V1')
    large.edit(draft => void (draft.frames.find(frame => frame.kind === 'action')!.plus = 2))
    large.pass(Ann)
    expect([large.window(), large.waiting()]).toEqual(['blocks', [Ben]])
    expect(Object.keys(profiles)).toEqual(['careful', 'normal', 'away', 'learner'])
  })

  it('away blocks nothing but what would oust, and answers everything else by default', () => {
    const t = write(bleed({ pool: 1, ready: [minion('V5')] }), Ben, { profile: 'away' })
    t.answer(Ann, 'bleed:V1')
    t.pass(Ann)
    expect(t.happened('block-declared')).toMatchObject([{ seat: Ben }])
  })
})
