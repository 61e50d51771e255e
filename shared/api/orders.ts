import * as z from 'zod'
import { MOST_ORDERS, MOST_STEPS, type Deed as CoreDeed, type Order as CoreOrder, type ProfileName, type Written } from '../rules/orders/language.ts'
import { CardId, CardKey, Condition, short, whose } from './conditions.ts'
import { GameId, Instant, SeatIndex } from './primitives.ts'
import { Args, PhaseName } from './prompts.ts'

/** Standing orders: the language of `shared/rules/orders`, as it is sent. */

const id = z.string().regex(/^[\x20-\x7e]{1,40}$/)
const Cap = z.lazy(() => z.strictObject({ blood: z.exactOptional(z.int().min(0).max(20)), pool: z.exactOptional(z.int().min(0).max(20)), burn: z.exactOptional(z.literal(true)) }).meta({ id: 'OrderCap', description: 'What an answer may cost. What is not named, nothing' }))
const cap = z.exactOptional(Cap)
const some = z.lazy(() => short(z.union([CardId, z.literal('any')])))
const deeds = () => [
  z.strictObject({ block: some, reaching: z.exactOptional(z.literal(true).describe('Only with one whose intercept is not below the stealth')), cap }),
  z.strictObject({ raise: z.enum(['intercept', 'stealth']), upTo: z.int().min(1).max(20), cap }),
  z.strictObject({ vote: z.union([z.enum(['for', 'against', 'abstain']), z.strictObject({ follow: SeatIndex })]), edge: z.exactOptional(z.literal(true)), burn: z.exactOptional(z.literal(true)), cap }),
  z.strictObject({ play: short(CardKey), by: z.exactOptional(short(CardId)), to: z.exactOptional(whose), cap }),
  z.strictObject({ use: short(CardKey), targets: z.exactOptional(short(CardId)), cap }),
  z.strictObject({ strike: z.array(CardKey).max(12).describe('Kinds of strike, or keys of cards'), cap }),
  z.strictObject({ maneuver: z.enum(['close', 'long']) }),
  z.strictObject({ press: z.enum(['continue', 'end']) }),
  z.strictObject({ prevent: z.int().min(0).max(20), cards: z.exactOptional(z.literal(true)), cap }),
  z.strictObject({ influence: some, keep: z.int().min(0).max(100) }),
  z.strictObject({ discard: short(CardKey) }),
] as const
const Deed = z.lazy(() => z.union([z.enum(['pass', 'ask', 'default', 'due']), ...deeds()]).meta({
  id: 'OrderDeed',
  description: 'What is done. What names a card of the hand is done if it is held and its cost is within the cap, and is otherwise a pass: whether you are asked must not tell what you hold',
}) satisfies z.ZodType<CoreDeed>)

export const Order = z.lazy(() => z.strictObject({
  id,
  scope: z.exactOptional(z.enum(['action', 'turn', 'until-my-turn', 'game'])),
  when: Condition,
  unless: z.exactOptional(Condition),
  do: Deed,
}).meta({ id: 'Order', description: 'A standing order. The first that holds is followed' }) satisfies z.ZodType<CoreOrder>)

const profile = z.enum(['careful', 'normal', 'away', 'learner']) satisfies z.ZodType<ProfileName>

const Step = z.lazy(() => z.strictObject({
  id, phase: PhaseName, when: z.exactOptional(Condition), unless: z.exactOptional(Condition),
  after: z.exactOptional(z.strictObject({ step: id, was: z.enum(['successful', 'blocked']) })),
  do: z.union([z.literal('end-phase'), z.strictObject({ optionId: z.string().min(1).max(160), args: z.exactOptional(Args) }), ...deeds()]),
}))
const unique = (all: readonly { id: string }[]): boolean => new Set(all.map(one => one.id)).size === all.length
const follows = (steps: readonly z.output<typeof Step>[]): boolean => steps.every(({ after }, at) => !after || steps.slice(0, at).some(one => one.id === after.step))
const Plan = z.lazy(() => z.strictObject({ steps: z.array(Step).min(1).max(MOST_STEPS).refine(unique, 'Each step has a name of its own').refine(follows, 'A step comes after one before it'), each: z.exactOptional(z.literal(true).describe('For each of my turns, not only for the next')) })
  .meta({ id: 'Plan', description: 'What is meant to be done in the own turn, step by step' }))

const rules = z.lazy(() => z.array(Order).max(MOST_ORDERS).refine(unique, 'Each rule has a name of its own'))
export const Orders = z.lazy(() => z.strictObject({
  rules,
  profile: z.exactOptional(profile.describe('Rules that stand below your own')),
  ride: z.exactOptional(z.literal(true).describe('Pass for me wherever I am not publicly needed. You are never waited for there, able or not')),
  plan: z.exactOptional(Plan),
}).meta({ id: 'Orders', description: 'What a seat has written to be done in its place' }) satisfies z.ZodType<Written>)

const Sentence = z.lazy(() => z.object({ id: z.string(), text: z.string(), clauses: z.array(z.object({ key: z.string(), params: z.record(z.string(), z.unknown()) })).describe('The same as keys and parameters, for a client with words of its own') }).meta({ id: 'OrderSentence' }))
export const StandingOrders = z.lazy(() => z.object({
  game: GameId, seat: SeatIndex, orders: Orders, sentences: z.array(Sentence).describe('Each rule in words'), plan: z.array(Sentence).describe('Each step of your plan in words'),
  profile: z.array(z.object({ rule: Order, sentence: Sentence })).describe('The rules of the profile, which stand below'),
  profiles: z.object({ careful: z.array(Order), normal: z.array(Order), away: z.array(Order), learner: z.array(Order) }).describe('The rule lists one can choose'),
}).meta({ id: 'StandingOrders' }))

export const OrdersPreview = z.lazy(() => z.object({
  sentences: z.array(Sentence).describe('Each rule in words'), plan: z.array(Sentence).describe('Each step of the plan in words'),
  windows: z.array(z.object({
    at: Instant, window: z.string(), says: z.string().describe('What was being resolved, or what you were asked, in words'), answered: z.string().describe('What you did'), did: z.string().describe('The same in words'),
    rule: z.string().nullable().describe('The rule that would have held; null where you would have been asked'), would: z.unknown().describe('What it says'), does: z.string().describe('The same in words'),
  })),
  asked: z.int().describe('In how many of them you would still have been asked'),
}).meta({ id: 'OrdersPreview', description: 'What these orders would have said the last fifty times you answered' }))
