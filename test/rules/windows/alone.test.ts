import { describe, expect, it } from 'vitest'
import * as rules from '../../../shared/rules/index.ts'
import { vacate, type GameState, type SeatIndex } from '../../../shared/rules/index.ts'
import { boxDecks } from '../../simulation/played-decks.ts'
import { envOf } from '../../support/random.ts'
import { minion } from '../../support/seats.ts'
import { Ann, Ben, Cal, table } from '../../support/table.ts'
import { will } from '../../tempo/will.ts'

/** Among bots nobody learns from a pause (windows.md#alone-among-bots): what leaves no choice is not asked there. */
const bled = (alone?: SeatIndex, hand: object[] = []) => {
  const t = table({
    seats: [
      { ready: [minion('V1')] },
      { ready: [{ generic: { capacity: 6, disciplines: ['DOM'] }, locked: true, as: 'B1' }], hand: hand as never },
      {},
      {},
      {},
    ],
  })
  if (alone !== undefined) t.edit(draft => void (draft.settings.alone = alone))
  return t
}

describe('who is alone among bots', () => {
  it('is not asked in a window that can only be passed, and passes there for all to see', () => {
    const held = [{ card: 'conditioning', as: 'C1' }]
    const among = bled(undefined, held)
    among.answer(Ann, 'bleed:V1')
    expect(among.waiting()).toContain(Ben)
    const alone = bled(Ben, held)
    alone.answer(Ann, 'bleed:V1')
    // The action is over, and so is the turn: it is Ben's own.
    expect(alone.state.frames).toMatchObject([{ kind: 'turn', seat: Ben }])
    expect(alone.happened('passed').flatMap(event => ('seats' in event ? event.seats : []))).toContain(Ben)
  })

  it('is asked where there is a choice, and so are the others as ever', () => {
    const t = bled(Ben, [{ card: 'on-the-qui-vive', as: 'W1' }])
    t.answer(Ann, 'bleed:V1')
    expect([t.waiting().includes(Ben), t.can(Ben, 'play:W1::B1')]).toEqual([true, true])
    const other = bled(Cal, [{ card: 'conditioning', as: 'C1' }])
    other.answer(Ann, 'bleed:V1')
    expect(other.waiting()).toContain(Ben)
  })

  it('is asked everything under the profile Learner', () => {
    const t = bled(Ben, [{ card: 'conditioning', as: 'C1' }])
    t.edit(draft => Object.assign(draft, rules.setOrders(draft, Ben, { rules: [], profile: 'learner' }).state))
    t.answer(Ann, 'bleed:V1')
    expect(t.waiting()).toContain(Ben)
  })

  it('is told of no order that has asked: it was not followed', () => {
    const t = bled(Ben, [{ card: 'conditioning', as: 'C1' }])
    const ask: rules.Order = { id: 'mine', when: { window: ['blocks', 'declined'] }, do: 'ask' }
    t.edit(draft => Object.assign(draft, rules.setOrders(draft, Ben, { rules: [ask] }).state))
    t.answer(Ann, 'bleed:V1')
    expect([t.state.frames.length, t.has('order-followed')]).toEqual([1, false])
  })

  it('is so no more when somebody else takes a seat that a bot had', () => {
    const t = bled(Ben)
    expect(vacate(t.state, Ben).state.settings.alone).toBe(Ben)
    expect(vacate(t.state, Cal).state.settings).not.toHaveProperty('alone')
  })
})

/** All that a game comes to: not how often anybody was asked. */
function come({ version: _, views: __, waitingSince: ___, followed: ____, settings: _____, ...state }: GameState) {
  return state
}

describe('the game of who is alone', () => {
  it.each([2])(
    'is the one in which every such question is answered by hand (seed %i)',
    seed => {
      const me = seed % 5
      const [alone, byHand] = ([me, undefined] as const).map(only => {
        const env = envOf(seed)
        const begun = rules.newGame(
          boxDecks(seed),
          {
            format: 'standard',
            answerWithinHours: 72,
            cards: 'fifth-edition',
            ...(only !== undefined && { alone: only }),
          },
          env,
        )
        let asked = 0
        let { state } = begun
        const record = begun.events.map(event => JSON.stringify(event))
        for (let n = 0; n < 4_000 && !state.result; n++) {
          const owed = rules.owed(state),
            seat = owed.find(one => one !== me) ?? owed[0]!
          if (seat === me) asked++
          const after = rules.apply(state, seat, null, will(rules, state, seat, seed), env)
          record.push(...after.events.map(event => JSON.stringify(event)))
          state = after.state
        }
        return { asked, record, state }
      }) as [Game, Game]
      expect(alone.record).toEqual(byHand.record)
      expect(come(alone.state)).toEqual(come(byHand.state))
      expect(alone.asked).toBeLessThan(byHand.asked * 0.7)
    },
    60_000,
  )
})
interface Game {
  asked: number
  record: string[]
  state: GameState
}
