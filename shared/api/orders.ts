import * as z from 'zod'
import {
  MOST_ORDERS,
  MOST_STEPS,
  type Deed as CoreDeed,
  type Order as CoreOrder,
  type ProfileName,
  type Written,
} from '../rules/model/orders.ts'
import { CardId, CardKey, OrderCondition, short, whose } from './order-conditions.ts'
import { GameId, Instant, SeatIndex } from './primitives.ts'
import { Args, PhaseName } from './prompts.ts'

/** Standing orders: the language of `shared/rules/orders`, as it is sent. */

const id = z
  .string()
  .regex(/^[\x20-\x7e]{1,40}$/)
  .describe('A name of your own: the log has it with each answer')
const Cap = z.lazy(() =>
  z
    .strictObject({
      blood: z.exactOptional(z.int().min(0).max(20)).describe('Up to so much blood'),
      pool: z.exactOptional(z.int().min(0).max(20)).describe('Up to so much pool'),
      burn: z.exactOptional(z.literal(true)).describe('A card in play may be burned'),
    })
    .meta({
      id: 'OrderCap',
      description:
        'What an answer may cost, with all that the text of its card takes, now or later. What is not named, nothing',
    }),
)
const cap = z.exactOptional(Cap)
const some = z.lazy(() =>
  short(z.union([CardId, z.literal('any')])).describe('Minions by id, the first that may; `any`: whichever'),
)
const deeds = () =>
  [
    z.strictObject({
      block: some,
      reaching: z.exactOptional(z.literal(true).describe('Only with one whose intercept is not below the stealth')),
      cap,
    }),
    z.strictObject({
      raise: z.enum(['intercept', 'stealth']).describe('With cards in play'),
      upTo: z.int().min(1).max(20).describe('While it is below this'),
      cap,
    }),
    z.strictObject({
      vote: z
        .union([
          z.enum(['for', 'against', 'abstain']),
          z.strictObject({ follow: SeatIndex.describe('As this seat has voted') }),
        ])
        .describe('With all votes of your minions'),
      edge: z.exactOptional(z.literal(true)).describe('With the Edge, too'),
      burn: z.exactOptional(z.literal(true)).describe('With a card of the hand, too'),
      cap,
    }),
    z.strictObject({
      play: short(CardKey).describe('The first of these that is held and may be played'),
      by: z.exactOptional(short(CardId)).describe('By one of these minions'),
      to: z.exactOptional(whose).describe('At one of these seats'),
      cap,
    }),
    z.strictObject({
      use: short(CardKey).describe('The ability of the first of these cards in play that has one'),
      targets: z.exactOptional(short(CardId)).describe('On these cards'),
      cap,
    }),
    z.strictObject({ strike: z.array(CardKey).max(12).describe('Kinds of strike, or keys of cards'), cap }),
    z.strictObject({ maneuver: z.enum(['close', 'long']).describe('To this range, with what is in play') }),
    z.strictObject({
      press: z.enum(['continue', 'end']).describe('To continue combat or to end it, with what is in play'),
    }),
    z.strictObject({
      prevent: z.int().min(0).max(20).describe('Until no more than so many points are left'),
      cards: z.exactOptional(z.literal(true)).describe('With cards of the hand, too'),
      cap,
    }),
    z.strictObject({
      influence: some.describe('Transfers to these in turn; out when full'),
      keep: z.int().min(0).max(100).describe('As long as so much pool is left'),
    }),
    z.strictObject({ discard: short(CardKey).describe('The first of these that is held, else none') }),
  ] as const
const Deed = z.lazy(
  () =>
    z.union([z.enum(['pass', 'ask', 'default', 'due']), ...deeds()]).meta({
      id: 'OrderDeed',
      description:
        'What is done. What names a card of the hand is done if it is held and its cost is within the cap, and ' +
        'is otherwise a pass: whether you are asked must not tell what you hold',
    }) satisfies z.ZodType<CoreDeed>,
)

export const Order = z.lazy(
  () =>
    z
      .strictObject({
        id,
        scope: z
          .exactOptional(z.enum(['action', 'turn', 'until-my-turn', 'game']))
          .describe('Until when it holds; left out, for the game'),
        when: OrderCondition.describe('What must hold'),
        unless: z.exactOptional(OrderCondition).describe('It does not hold where all of this does'),
        do: Deed,
      })
      .meta({
        id: 'Order',
        description: 'A standing order. The first that holds is followed',
      }) satisfies z.ZodType<CoreOrder>,
)

const profile = z.enum(['careful', 'normal', 'away', 'learner']) satisfies z.ZodType<ProfileName>

const Step = z.lazy(() =>
  z
    .strictObject({
      id,
      phase: PhaseName,
      when: z.exactOptional(OrderCondition).describe('What must hold; else it is left out'),
      unless: z.exactOptional(OrderCondition).describe('It is left out where all of this holds'),
      after: z
        .exactOptional(
          z.strictObject({ step: id, was: z.enum(['successful', 'blocked']).describe('What became of its action') }),
        )
        .describe('Only if an earlier step came out so'),
      do: z
        .union([
          z.literal('end-phase'),
          z.strictObject({
            optionId: z.string().min(1).max(160).describe('An option by its id'),
            args: z.exactOptional(Args),
          }),
          ...deeds(),
        ])
        .describe('What is done'),
    })
    .meta({ id: 'PlanStep', description: 'A step of a plan' }),
)
const unique = (all: readonly { id: string }[]): boolean => new Set(all.map(one => one.id)).size === all.length
const follows = (steps: readonly z.output<typeof Step>[]): boolean =>
  steps.every(({ after }, at) => !after || steps.slice(0, at).some(one => one.id === after.step))
const Plan = z.lazy(() =>
  z
    .strictObject({
      steps: z
        .array(Step)
        .min(1)
        .max(MOST_STEPS)
        .refine(unique, 'Each step has a name of its own')
        .refine(follows, 'A step comes after one before it')
        .describe('In the order in which they are done'),
      each: z.exactOptional(z.literal(true).describe('For each of my turns, not only for the next')),
    })
    .meta({ id: 'Plan', description: 'What is meant to be done in the own turn, step by step' }),
)

const rules = z.lazy(() =>
  z
    .array(Order)
    .max(MOST_ORDERS)
    .refine(unique, 'Each rule has a name of its own')
    .describe('The first that holds is followed'),
)
export const Orders = z.lazy(
  () =>
    z
      .strictObject({
        rules,
        profile: z.exactOptional(profile.describe('Rules that stand below your own')),
        ride: z.exactOptional(
          z
            .literal(true)
            .describe('Pass for me wherever I am not publicly needed. You are never waited for there, able or not'),
        ),
        plan: z.exactOptional(Plan),
      })
      .meta({
        id: 'Orders',
        description: 'What a seat has written to be done in its place',
      }) satisfies z.ZodType<Written>,
)

const Sentence = z.lazy(() =>
  z
    .object({
      id: z.string().describe('Of the rule or step'),
      text: z.string().describe('What it says, in the language of the reply'),
      clauses: z
        .array(
          z.object({
            key: z.string().describe('Which clause it is'),
            params: z.record(z.string(), z.unknown()).describe('What it speaks of'),
          }),
        )
        .describe('The same as keys and parameters, for a client with words of its own'),
    })
    .meta({ id: 'OrderSentence', description: 'A rule or a step in words' }),
)
export const StandingOrders = z.lazy(() =>
  z
    .object({
      game: GameId,
      seat: SeatIndex,
      orders: Orders.describe('As they were written'),
      sentences: z.array(Sentence).describe('Each rule in words'),
      plan: z.array(Sentence).describe('Each step of your plan in words'),
      profile: z
        .array(z.object({ rule: Order, sentence: Sentence }))
        .describe('The rules of the profile, which stand below'),
      profiles: z
        .object({
          careful: z.array(Order).describe('None: you are asked everything'),
          normal: z.array(Order).describe('Passes until you are concerned'),
          away: z
            .array(Order)
            .describe('Blocks what would oust you, passes else, and takes the default of every question'),
          learner: z.array(Order).describe('Asks about all, also what could be passed'),
        })
        .describe('The rule lists one can choose'),
    })
    .meta({ id: 'StandingOrders', description: 'What stands to be done in your place' }),
)

export const OrdersPreview = z.lazy(() =>
  z
    .object({
      sentences: z.array(Sentence).describe('Each rule in words'),
      plan: z.array(Sentence).describe('Each step of the plan in words'),
      windows: z
        .array(
          z.object({
            at: Instant.describe('When you answered'),
            window: z.string().describe('Which window or question it was, as a word'),
            says: z.string().describe('What was being resolved, or what you were asked, in words'),
            answered: z.string().describe('What you did'),
            did: z.string().describe('The same in words'),
            rule: z.string().nullable().describe('The rule that would have held; null where you would have been asked'),
            would: z.unknown().describe('What it says'),
            does: z.string().describe('The same in words'),
          }),
        )
        .describe('Oldest first'),
      asked: z.int().describe('In how many of them you would still have been asked'),
    })
    .meta({ id: 'OrdersPreview', description: 'What these orders would have said the last fifty times you answered' }),
)
