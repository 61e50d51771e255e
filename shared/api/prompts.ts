import * as z from 'zod'
import type { Answer, OptionKind, PublicFact } from '../rules/index.ts'
import { OrderCondition as PublicFacts, WindowName } from './order-conditions.ts'
import { CommandId, GameEvent, GameId, Instant, Message, PromptId, SeatIndex, Version } from './primitives.ts'

const optionKinds = [
  'pass',
  'decline',
  'block',
  'act',
  'play',
  'use',
  'invest',
  'withdraw',
  'bring-out',
  'merge',
  'draw-crypt',
  'pay',
  'yield',
  'edge',
  'declare',
  'unlock',
  'mark',
  'discard',
  'end-phase',
  'choose',
  'strike',
  'maneuver',
  'press',
  'vote',
  'take-back',
] as const satisfies readonly OptionKind[]
const facts = [
  'target',
  'bleed',
  'stealth',
  'intercept',
  'blocker',
  'tally',
  'passes',
] as const satisfies readonly PublicFact[]

// ---- what a client sends --------------------------------------------------------------------------------

const optionId = () => z.string().min(1).max(160)
export const ArgValue = z.lazy(() =>
  z
    .union([
      z.int().min(0).max(100_000),
      z.array(z.int().min(0).max(100_000)).max(120),
      z.array(z.string().min(1).max(80)).max(120),
      z.record(z.string().regex(/^\d{1,6}$/), z.int().min(0).max(1000)),
    ])
    .meta({ id: 'ArgValue', description: 'What fills a slot: an amount, ids, keys, or points by seat or card' }),
)
export const Args = z.lazy(() =>
  z.record(z.string().min(1).max(40), ArgValue).meta({ id: 'Args', description: 'The slots of the option, by name' }),
)

export const PhaseName = z
  .enum(['unlock', 'master', 'minion', 'influence', 'discard'])
  .meta({ id: 'PhaseName', description: 'A phase of a turn' })

const When = z.lazy(() =>
  z
    .union([
      z.literal('unchanged'),
      z
        .strictObject({
          same: z
            .array(z.enum(facts))
            .min(1)
            .max(5)
            .describe(
              'Which public facts must be as they were: of the action whom it is aimed at, its bleed, its ' +
                'stealth, the intercept of the blocker and who that is; of a referendum votes for less votes ' +
                'against, and 1 where it would pass',
            ),
          was: z
            .array(z.int().nullable())
            .min(1)
            .max(5)
            .describe('What they were, in the same order; null: there was none'),
        })
        .refine(({ same, was }) => same.length === was.length, { path: ['was'], message: 'One value a fact' }),
      z.strictObject({ rule: PublicFacts.describe('What must hold as it is read') }),
    ])
    .meta({
      id: 'When',
      description:
        'While nobody has used or declared anything; or while these public facts are what they were; or wherever this holds of them, in the language of orders',
    }),
)

export const Line = z.lazy(() =>
  z
    .strictObject({
      window: WindowName,
      when: When,
      do: z
        .union([
          z.enum(['pass', 'ask']),
          z.strictObject({
            optionId: optionId().describe('What to do, by the id an option has there'),
            args: z.exactOptional(Args),
          }),
        ])
        .describe('`pass`; `ask`, which holds back standing orders, too; or an option'),
    })
    .meta({
      id: 'Line',
      description: 'What to answer in a later window of the same action, if things still stand as they do now',
    }),
)

export const Command = z.lazy(() =>
  z
    .strictObject({
      promptId: PromptId,
      optionId: optionId().describe(
        'The id of one of the options of the prompt; or `take-back`, to withdraw an answer that is not public yet',
      ),
      args: z.exactOptional(Args),
      when: z.exactOptional(When).describe('How long an answer that is not public yet holds; `unchanged` unless said'),
      then: z
        .exactOptional(z.array(Line).max(16))
        .describe('What to answer in the next windows of the same action: `prompt.lines` are what may be said'),
      consult: z
        .exactOptional(z.array(PhaseName).max(5))
        .describe(
          'In the own turn only: from now on ask me in these phases, between effects, about what I may use then. Everybody sees it',
        ),
      expectedVersion: z.exactOptional(Version).describe('Refuse with 412 if my view has moved since'),
    })
    .meta({
      id: 'Command',
      description: 'An answer to a prompt. `{ promptId, ...prompt.default }` is always a valid one',
    }),
)

// ---- what the server sends ------------------------------------------------------------------------------

const label = () => ({
  name: z.string().describe('What `args` calls it'),
  ask: z.exactOptional(Message).describe('What to choose here, in words'),
})
const slot = () => ({
  ...label(),
  min: z.int().describe('How many at least'),
  max: z.int().describe('How many at most'),
})
const labels = () => z.array(z.string()).describe('The candidates in words, in their order')
const numbers = () => z.array(z.int()).describe('All that may be chosen, by id or seat')
export const Slot = z.lazy(() =>
  z
    .union([
      z.object({
        ...slot(),
        type: z.enum(['cards', 'seats']).describe('What its numbers are'),
        candidates: numbers(),
        labels: labels(),
        default: z.array(z.int()).describe('What is chosen where nothing is said'),
      }),
      z.object({
        ...slot(),
        type: z.literal('keys'),
        candidates: z.array(z.string()).describe('All that may be chosen'),
        labels: labels(),
        default: z.array(z.string()).describe('What is chosen where nothing is said'),
      }),
      z.object({ ...slot(), type: z.literal('amount'), default: z.int().describe('The number where nothing is said') }),
      z.object({
        ...label(),
        type: z.literal('allocation'),
        candidates: numbers(),
        labels: labels(),
        total: z.int().describe('How many points there are'),
        least: z.int().describe('How many candidates must get some'),
        most: z.exactOptional(z.array(z.int())).describe('The candidates are cards, and each gets no more than this'),
        pool: z.exactOptional(z.enum(['burn', 'gain'])).describe('What becomes of the pools of those who get points'),
        spare: z.exactOptional(z.int()).describe('So many points may be left out'),
        default: z.record(z.string(), z.int()).describe('How they are divided where nothing is said'),
      }),
    ])
    .meta({ id: 'Slot', description: 'Something an option leaves to be filled in, with all candidates and a default' }),
)

export const Option = z.lazy(() =>
  z
    .object({
      id: z.string().describe('What a command calls it; it stays the same as long as the prompt is open'),
      kind: z.enum(optionKinds).describe('What kind of answer it is, to draw it by'),
      card: z.exactOptional(z.int()).describe('The card it is done with, by its id'),
      minion: z.exactOptional(z.int()).describe('The minion that does it, by its id'),
      copies: z
        .exactOptional(z.array(z.int()))
        .describe('Equal cards of the hand that it stands for, too; each is accepted under an id of its own'),
      mode: z.exactOptional(z.string()).describe('Of a card with several ways: which, as by the level of a Discipline'),
      cost: z
        .exactOptional(
          z.object({
            blood: z.exactOptional(z.int()).describe('Blood of the minion'),
            pool: z.exactOptional(z.int()).describe('Pool of yours'),
            transfers: z.exactOptional(z.int()).describe('Transfers of the influence phase'),
          }),
        )
        .describe('What it costs; what is not named, nothing'),
      effect: Message.describe('What it does, in words'),
      comesTo: z
        .exactOptional(Message)
        .describe(
          'What it comes to if nobody does anything against it, by what everybody sees and you know: pools, blood and ' +
            'numbers before and after, and who could block as things stand',
        ),
      irreversible: z.exactOptional(z.literal(true)).describe('It cannot be taken back once it is sent'),
      phase: z.exactOptional(PhaseName).describe('The phase in which it is done; those before it are ended first'),
      sealable: z
        .exactOptional(z.literal(true))
        .describe('The answer lies sealed until it is published, and may be taken back so long'),
      slots: z
        .exactOptional(z.array(Slot))
        .describe('What it leaves to be filled in, for `args`; left out, the defaults are taken'),
    })
    .meta({ id: 'Option', description: 'One thing that may be answered now' }),
)

const Suggested = z.lazy(() =>
  z.object({
    optionId: z.string().describe('The option'),
    args: z.exactOptional(Args),
    when: z.exactOptional(When),
    then: z.exactOptional(z.array(Line)).describe('What it says of later windows'),
  }),
)

const Condition = z.lazy(() =>
  z.object({ when: When, says: Message.describe('The condition in words') }).meta({
    id: 'Condition',
    description: 'How long an answer may hold that is not public yet, ready to be sent as `when`, and in words',
  }),
)
const LineOffer = z.lazy(() =>
  z
    .object({
      window: WindowName,
      says: Message.describe('What that window asks'),
      options: z
        .array(Option)
        .describe(
          'What a line may do there, if nobody does anything until then. Left out of the answer, you are asked',
        ),
      whens: z.array(Condition).describe('Conditions such a line may have'),
    })
    .meta({
      id: 'LineOffer',
      description:
        'A next window of the same action that may be answered in the same sitting: `then: [{ window, when, do: "pass" or { optionId, args } }]`',
    }),
)

export const Unavailable = z.lazy(() =>
  z
    .object({
      what: z.string().describe('What one might expect, as the id of an option would begin'),
      card: z.exactOptional(z.int()).describe('The card meant, by its id'),
      minion: z.exactOptional(z.int()).describe('The minion meant, by its id'),
      reason: z.string().describe('Why not, as a word'),
      rule: z.string().describe('Id of the rule it rests on'),
      text: z.string().describe('The same in words'),
    })
    .meta({ id: 'Unavailable', description: 'Something one might expect and may not do now, and why' }),
)

export const Prompt = z.lazy(() =>
  z
    .object({
      id: PromptId,
      game: GameId,
      seat: SeatIndex.describe('Who is asked'),
      ask: Message.describe('The question'),
      case: Message.nullable().describe(
        'The case it is asked about, where that is not the present one: who would have to pass first',
      ),
      window: z.exactOptional(WindowName).describe('The window it is put in, if one'),
      deadline: Instant.nullable().describe('When the default is given instead, or the time of the table is up'),
      options: z.array(Option).describe('All that may be answered'),
      next: z
        .array(Option)
        .describe(
          'In the own turn: what the next phase offers in which you could do anything. Chosen now, it ends what comes before',
        ),
      default: Suggested.describe('The published, safest legal answer'),
      silence: Message.describe('What the default does, in words'),
      whens: z
        .array(Condition)
        .describe('Conditions this answer may have; of a vote, when it is cast as the polls close'),
      then: z.array(WindowName).describe('Windows for which the answer may already carry a line'),
      lines: z.array(LineOffer).describe('Of these, those in which you may be asked, with all you may do there'),
      unavailable: z.exactOptional(z.array(Unavailable)).describe('Only with ?explain=1'),
      cards: z
        .exactOptional(z.record(z.string(), z.array(z.string())))
        .describe('Only with ?explain=1: what the cards do that are on offer, by key'),
    })
    .meta({
      id: 'Prompt',
      description: 'A question to one seat, with everything that may be answered: a client needs no rules',
    }),
)

export const Reply = z.lazy(() =>
  z
    .object({
      commandId: CommandId,
      accepted: z.literal(true).describe('A refusal is a Problem'),
      version: Version,
      events: z.array(GameEvent).describe('What you saw happen, in order'),
      answeredForYou: z
        .exactOptional(z.int())
        .describe('How many answers your standing orders have given since your last command; the log has each'),
      prompt: Prompt.nullable().describe('The next one owed by this seat'),
    })
    .meta({
      id: 'Reply',
      description:
        'All that follows from a command, for the one who sent it. Sent again under the same key, it is the same to the byte',
    }),
)

export type Prompt = z.infer<typeof Prompt>
export type Reply = z.infer<typeof Reply>
export type Command = z.infer<typeof Command>

export const answerOf = ({ optionId, args, when, then, consult }: Command): Answer => ({
  optionId,
  ...(args && { args }),
  ...(when && { when }),
  ...(then && { then }),
  ...(consult && { consult }),
})
