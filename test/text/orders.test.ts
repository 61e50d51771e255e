import { describe, expect, it } from 'vitest'
import { Orders } from '../../shared/api/orders.ts'
import { profiles } from '../../shared/rules/orders/profiles.ts'
import { clausesOf, orderText } from '../../shared/text/orders.ts'
import { orderWords } from '../../shared/text/en/orders.ts'
import { LANGUAGES } from '../../shared/text/language.ts'
import { orderWordsIn } from '../../shared/text/order-words.ts'
import type { Order } from '../../shared/rules/index.ts'

/** Every clause of the language of orders reads. */
const names = { seats: ['Ann', 'Ben', 'Cal', 'Dee', 'Eve'], card: (key: string) => key.toUpperCase() }
const say = (order: Order, words = orderWords) => orderText(order, names, id => `Minion ${id}`, key => key, words)

const conditions: Order['when'][] = [
  { window: ['blocks', 'declined'], turn: ['prey', 2], pool: { lte: 8 }, transfers: { lte: 0 } }, { ask: ['ask-strike', 'choose-minion'], strike: ['hand', 'dodge'], damage: { gte: 2, lte: 3 } },
  { action: { kind: ['bleed', 'political'], card: ['govern-the-unaligned'], by: ['predator', 'other'], minion: [4], againstMe: true, target: ['me'], bleed: { gte: 2 }, stealth: { gte: 1, lte: 1 }, reach: { gte: 0 } } },
  { action: { blocked: ['me'], blocker: [7], intercept: {}, ousts: false, againstMe: false, lacking: { gte: 1 } } }, { action: { ousts: true } },
  { combat: { mine: true, with: ['prey'], minion: [3], range: 'long', round: { lte: 2 }, pressed: true } }, { combat: { mine: false, pressed: false } },
  { referendum: { kind: ['kine-resources-contested', 'blood-hunt'], by: ['me'], passes: true, tally: { gte: 1 }, touchesMe: false, left: { gte: 1 } } }, { referendum: { touchesMe: true, passes: false } },
  { played: { type: ['Master'], card: ['deflection'], by: ['prey'] } }, {},
]
const deeds: Order['do'][] = [
  'pass', 'ask', 'default', { block: [4, 'any'], cap: { blood: 1 } }, { raise: 'intercept', upTo: 2 }, { vote: 'for', edge: true, burn: true }, { vote: 'abstain' }, { vote: { follow: 2 } },
  { play: ['deflection', 'telepathic-misdirection'], to: ['prey'], cap: { blood: 1, pool: 1 } }, { use: ['the-barrens'], cap: { burn: true } }, { strike: ['dodge', 'side-strike'] }, { maneuver: 'long' }, { press: 'end' },
  { prevent: 1, cards: true }, { influence: [9, 'any'], keep: 8 }, { discard: ['deflection'] },
]

describe('orders in words', () => {
  it('have a sentence for each condition and each deed in every language, without a gap', async () => {
    const orders = [...conditions.map((when, i): Order => ({ id: `c${i}`, when, do: 'pass' })), ...deeds.map((deed, i): Order => ({ id: `d${i}`, when: {}, unless: conditions[i % conditions.length]!, do: deed, scope: i % 2 ? 'turn' : 'until-my-turn' }))]
    expect(Orders.safeParse({ rules: orders }).error).toBeUndefined()
    const used = new Set(orders.flatMap(order => {
      const { when, unless, do: deed } = clausesOf(order)
      return [...when, ...unless, deed].map(({ key }) => key)
    }))
    expect(Object.keys(orderWords.clauses).filter(key => !used.has(key as never))).toEqual([])
    const languages = await Promise.all(LANGUAGES.map(orderWordsIn))
    for (const [order, words] of orders.flatMap(order => languages.map(words => [order, words] as const))) {
      const text = say(order, words)
      expect(text).toMatch(/^[A-Z].*[^.]\.$/)
      expect(text).not.toMatch(/undefined|NaN|\[object|\bnull\b|\s\s| ,|~/)
    }
  })

  it('read as one would say them', () => {
    expect(say({ id: 'r', scope: 'until-my-turn', when: { action: { by: ['predator'], bleed: { gte: 4 } } }, unless: { pool: { gte: 20 } }, do: { play: ['deflection'], to: ['prey'], cap: { blood: 1 } } }))
      .toBe('Until my turn: when my predator acts, and the bleed is at least 4, unless my pool is at least 20: play DEFLECTION to my prey if held, for at most 1 blood; else pass.')
    for (const rules of Object.values(profiles)) for (const rule of rules) expect(say(rule).length).toBeGreaterThan(10)
  })
})
