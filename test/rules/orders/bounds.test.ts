import { describe, expect, it } from 'vitest'
import {
  type GameState,
  type Order,
  type Written,
  legal,
  profiles,
  promptFor,
  viewFor,
  waitingFor,
} from '../../../shared/rules/index.ts'
import { rules, stops, told, write, type Table } from '../../support/written-orders.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, table } from '../../support/table.ts'

/**
 * What orders never do: pay above their cap, act where a rule forbids it, or show to anybody else that they were
 * written.
 */
type When = Order['when']
type Deed = Order['do']
interface Scene {
  ann?: object[]
  ready?: object[]
  hand?: string[]
  pool?: number
  bleed?: number
}
const scene = ({ ann = [], ready = [], hand = [], pool = 20, bleed = 1 }: Scene = {}) =>
  table({
    seats: [
      { ready: [minion('V1', { generic: { bleed } }), minion('V2'), ...(ann as [])], hand: ['vessel'] },
      {
        pool,
        ready: [minion('V5', { generic: { disciplines: ['DOM', 'cel', 'for'] }, blood: 4 }), ...(ready as [])],
        hand,
      },
      {},
      {},
      { ready: [minion('V8')] },
    ],
  })
/** Ann bleeds; who is asked gives the default. */
const bled = (t: Table, ...all: [When, Deed][]): Table => {
  rules(t, Ben, ...all)
  t.answer(Ann, 'bleed:V1')
  stops(t, Ben)
  return t
}
const followed = (t: Table) => told(t).filter(one => one !== 'pass')

describe('a cap', () => {
  const redirect = (cap: object) => {
    const t = bled(
      scene({ hand: ['deflection'] }),
      [{ window: ['blocks'] }, 'pass'],
      [{ window: ['declined'] }, { play: ['deflection'], to: ['prey'], cap }],
    )
    return [t.has('redirected'), t.blood('V5'), t.pool(Ben)]
  }
  it('holds for a card of the hand', () => {
    expect([redirect({}), redirect({ pool: 5 }), redirect({ blood: 0 }), redirect({ blood: 1 })]).toEqual([
      [false, 4, 19],
      [false, 4, 19],
      [false, 4, 19],
      [true, 3, 20],
    ])
  })

  it('holds for a card in play whose text takes pool', () => {
    const other = (cap: object | undefined) => {
      const t = table({
        seats: [
          { ready: [minion('V1'), minion('V2')] },
          { pool: 20, ready: [minion('V5'), { card: 'krcg-news-radio', as: 'R1' }] },
          {},
          {},
          { ready: [minion('V8')] },
        ],
      })
      rules(
        t,
        Ben,
        [{ window: ['attempt'] }, { use: ['krcg-news-radio'], ...(cap && { cap }) }],
        [{ window: ['blocks', 'declined'] }, 'pass'],
      )
      rules(t, 4, [{ window: ['blocks'] }, { block: ['any'] }])
      t.answer(Ann, 'hunt:V1')
      stops(t, Ben)
      return [t.locked('R1'), 20 - t.pool(Ben)]
    }
    const cost = other({ pool: 20 })
    expect([cost, other({ pool: 0 }), other({ blood: 5 }), other(undefined)]).toEqual([
      [true, 1],
      [false, 0],
      [false, 0],
      [false, 0],
    ])
  })
})

describe('a rule', () => {
  it('is never gone against: what cannot be done by public facts falls to the prompt', () => {
    const asked = (t: Table, deed: Deed) => {
      rules(t, Ben, [{ window: ['blocks'] }, deed])
      t.answer(Ann, 'bleed:V1')
      return [t.window(), t.waiting().includes(Ben), t.has('block-declared'), followed(t)]
    }
    const locked = scene({ ready: [minion('V6', { locked: true })] }),
      foreign = scene()
    const hers = foreign.id('V8')
    expect([asked(locked, { block: [locked.id('V6')] }), asked(foreign, { block: [hers] })]).toEqual([
      ['blocks', true, false, []],
      ['blocks', true, false, []],
    ])
  })

  it('is never gone against: what a hand decides passes, as it is written', () => {
    for (const [deed, hand] of [
      [{ play: ['deflection'], to: ['prey'], cap: { blood: 1 } }, []],
      [{ play: ['side-strike'], cap: { blood: 1 } }, ['side-strike']],
    ] as [Deed, string[]][]) {
      const t = bled(scene({ hand }), [{ window: ['blocks'] }, 'pass'], [{ window: ['declined'] }, deed])
      expect([t.has('card-played'), t.pool(Ben), t.blood('V5')]).toEqual([false, 19, 4])
    }
  })

  it('holds for every step of a plan: one that is not on offer is asked about', () => {
    for (const optionId of ['bleed:999', 'end-game', 'take-back', 'hunt:']) {
      const t = table({
        seats: [{ ready: [minion('V1')], hand: ['vessel'] }, { ready: [minion('V5')] }, {}],
        turn: { phase: 'master', number: 6 },
      })
      write(t, Ann, {
        plan: {
          steps: [
            { id: 'one', phase: 'minion', do: { optionId } },
            { id: 'two', phase: 'minion', do: { optionId: `bleed:${t.id('V1')}` } },
          ],
        },
      })
      t.endPhase(Ann)
      expect([t.waiting(), told(t), t.has('action-announced')]).toEqual([[Ann], [], false])
    }
  })
})

describe('an edit', () => {
  const EDITS: Partial<Written>[] = [
    { rules: [{ id: 'all', when: {}, do: 'pass' }] },
    { rules: [{ id: 'asks', when: {}, do: 'ask' }], ride: true },
    { profile: 'normal' },
    { profile: 'away', rules: profiles.normal.slice(0, 3) },
    { plan: { steps: [{ id: 'end', phase: 'minion', do: 'end-phase' }], each: true } },
    {},
  ]
  const seen = (state: GameState, viewer: number | 'spectator') =>
    JSON.stringify([
      viewFor(state, viewer),
      ...(viewer === 'spectator'
        ? [state.views.at(-1)]
        : [promptFor(state, viewer), legal(state, viewer), state.views[viewer]]),
    ])

  it('moves nothing of anybody else, whoever writes what, wherever the game stands', () => {
    const t = scene({ hand: ['deflection'], bleed: 2 })
    let compared = 0
    const check = () => {
      for (const seat of [0, 1, 2, 3, 4])
        for (const edit of EDITS) {
          const before = t.state,
            publicly = [waitingFor(before), before.fx, before.sealed, before.seats, before.frames]
          const after = write(t, seat, edit).state
          for (const viewer of [0, 1, 2, 3, 4, 'spectator' as const]) {
            if (viewer !== seat)
              expect([seat, viewer, seen(after, viewer)]).toEqual([seat, viewer, seen(before, viewer)])
            compared++
          }
          expect([waitingFor(after), after.fx, after.sealed, after.seats, after.frames]).toEqual(publicly)
          t.edit(draft => void Object.assign(draft, before))
        }
    }
    check()
    t.answer(Ann, 'bleed:V1')
    for (let n = 0; n < 12 && t.state.frames.length > 1; n++) {
      check()
      const who = t.waiting()[0]!,
        prompt = promptFor(t.state, who)!
      const block = prompt.options.find(({ kind }) => kind === 'block')
      t.answer(who, block?.id ?? prompt.default.optionId, block ? undefined : prompt.default.args)
    }
    expect(t.has('combat-started')).toBe(true)
    expect(compared).toBeGreaterThan(5 * 6 * EDITS.length)
  })
})
