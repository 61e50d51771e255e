import { describe, expect, it } from 'vitest'
import { Orders } from '../../shared/api/orders.ts'
import { clausesOf, DOINGS, orderText, stepClauses, stepText } from '../../shared/text/orders.ts'
import { orderWords } from '../../shared/text/en/orders.ts'
import { LANGUAGES } from '../../shared/text/spoken-language.ts'
import { orderWordsIn } from '../../shared/text/order-words.ts'
import { type Order, profiles } from '../../shared/rules/index.ts'
import type { Plan, Step } from '../../shared/rules/model/orders.ts'

/** Every clause of the language of orders reads. */
const SEATS = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve']
const names = {
  seat: (seat: number) => SEATS[seat]!,
  card: (key: string) => key.toUpperCase(),
  minion: (id: number) => `Minion ${id}`,
}
const say = (order: Order, words = orderWords) => orderText(order, names, words)

const conditions: Order['when'][] = [
  { window: ['blocks', 'declined'], turn: ['prey', 2], pool: { lte: 8 }, transfers: { lte: 0 }, due: true },
  { ask: ['ask-strike', 'choose-minion'], strike: ['hand', 'dodge'], damage: { gte: 2, lte: 3 } },
  {
    action: {
      kind: ['bleed', 'political'],
      card: ['govern-the-unaligned'],
      by: ['predator', 'other'],
      minion: [4],
      againstMe: true,
      target: ['me'],
      bleed: { gte: 2 },
      stealth: { gte: 1, lte: 1 },
      reach: { gte: 0 },
    },
  },
  {
    action: {
      blocked: ['me'],
      blocker: [7],
      intercept: {},
      ousts: false,
      againstMe: false,
      lacking: { gte: 1 },
      answerable: false,
    },
  },
  { action: { ousts: true } },
  {
    combat: {
      mine: true,
      with: ['prey'],
      minion: [3],
      type: ['Vampire', 'Ally', 'Imbued'],
      range: 'long',
      round: { lte: 2 },
      pressed: true,
    },
  },
  { combat: { mine: false, pressed: false } },
  {
    referendum: {
      kind: ['kine-resources-contested', 'blood-hunt'],
      by: ['me'],
      passes: true,
      tally: { gte: 1 },
      touchesMe: false,
      left: { gte: 1 },
    },
  },
  { referendum: { touchesMe: true, passes: false } },
  { played: { type: ['Master'], card: ['deflection'], by: ['prey'] } },
  {},
]
const deeds: Order['do'][] = [
  'pass',
  'ask',
  'default',
  'due',
  { block: [4, 'any'], cap: { blood: 1 } },
  { block: [4], reaching: true },
  { raise: 'intercept', upTo: 2 },
  { vote: 'for', edge: true, burn: true },
  { vote: 'abstain' },
  { vote: { follow: 2 } },
  { play: ['deflection', 'telepathic-misdirection'], to: ['prey'], cap: { blood: 1, pool: 1 } },
  { use: ['the-barrens'], cap: { burn: true } },
  { strike: ['dodge', 'side-strike'] },
  { maneuver: 'long' },
  { press: 'end' },
  { prevent: 1, cards: true },
  { influence: [9, 'any'], keep: 8 },
  { discard: ['deflection'] },
]

const option = (kind: string): string => [kind, 'x', 4, 7].join(':')
const plan: Plan = {
  steps: [
    ...DOINGS.map((kind): Step => ({ id: kind, phase: 'minion', do: { optionId: option(kind) } })),
    { id: 'unknown', phase: 'unlock', do: { optionId: 'trigger:2' } },
    { id: 'short', phase: 'minion', do: { optionId: 'rescue:4' } },
    {
      id: 'after',
      phase: 'minion',
      after: { step: 'bleed', was: 'successful' },
      when: conditions[0]!,
      do: deeds[8] as Exclude<Step['do'], 'end-phase'>,
    },
    { id: 'end', phase: 'minion', after: { step: 'hunt', was: 'blocked' }, do: 'end-phase' },
  ],
}

describe('orders in words', () => {
  it('have a sentence for each condition and each deed in every language, without a gap', async () => {
    const orders = [
      ...conditions.map((when, i): Order => ({ id: `c${i}`, when, do: 'pass' })),
      ...deeds.map((deed, i): Order => ({
        id: `d${i}`,
        when: {},
        unless: conditions[i % conditions.length]!,
        do: deed,
        scope: i % 2 ? 'turn' : 'until-my-turn',
      })),
    ]
    expect(Orders.safeParse({ rules: orders }).error).toBeUndefined()
    const used = new Set(
      [...orders.map(clausesOf), ...plan.steps.map(step => stepClauses(step, plan))].flatMap(
        ({ when, unless, do: deed }) => [...when, ...unless, deed].map(({ key }) => key),
      ),
    )
    expect(Object.keys(orderWords.clauses).filter(key => !used.has(key as never))).toEqual([])
    const languages = await Promise.all(LANGUAGES.map(orderWordsIn))
    for (const text of languages.flatMap(words => [
      ...orders.map(order => say(order, words)),
      ...plan.steps.map(step => stepText(step, plan, names, words)),
    ])) {
      expect(text).toMatch(/^[A-Z].*[^.]\.$/)
      expect(text).not.toMatch(/undefined|NaN|\[object|\bnull\b|\s\s| ,|~/)
    }
  })

  it('read as one would say them', () => {
    expect(
      say({
        id: 'r',
        scope: 'until-my-turn',
        when: { action: { by: ['predator'], bleed: { gte: 4 } } },
        unless: { pool: { gte: 20 } },
        do: { play: ['deflection'], to: ['prey'], cap: { blood: 1 } },
      }),
    ).toBe(
      'Until my turn: when my predator acts, and the bleed is at least 4, unless my pool is at least 20: play ' +
        'DEFLECTION to my prey if held, for at most 1 blood; else pass.',
    )
    const [bleed] = plan.steps,
      after = plan.steps.find(({ id }) => id === 'after')!
    expect(stepText({ ...bleed!, unless: { pool: { lte: 8 } } }, plan, names, orderWords)).toBe(
      'When in my minion phase, unless my pool is at most 8: bleed with Minion 4.',
    )
    expect(
      stepText({ ...after, when: { pool: { gte: 8 } }, do: { optionId: 'play:12:dom:4' } }, plan, names, orderWords),
    ).toBe(
      'When in my minion phase, and the action of step 1 was successful, and my pool is at least 8: play Minion 12 with Minion 4.',
    )
    expect(stepText({ ...bleed!, do: { optionId: 'rescue:4' } }, plan, names, orderWords)).toBe(
      'When in my minion phase: choose “rescue:4”.',
    )
    for (const rules of Object.values(profiles)) for (const rule of rules) expect(say(rule).length).toBeGreaterThan(10)
  })
})
