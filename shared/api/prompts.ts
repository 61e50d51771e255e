import * as z from 'zod'
import type { Answer, OptionKind, PublicFact } from '../rules/answers.ts'
import { Condition as PublicFacts, WindowName } from './conditions.ts'
import { CommandId, GameEvent, GameId, Instant, Message, PromptId, SeatIndex, Version } from './primitives.ts'

const optionKinds = [
  'pass', 'decline', 'block', 'act', 'play', 'use', 'invest', 'withdraw', 'bring-out', 'merge', 'draw-crypt',
  'pay', 'yield', 'edge', 'declare', 'unlock', 'mark', 'discard', 'end-phase', 'choose', 'strike', 'maneuver', 'press', 'vote', 'take-back',
] as const satisfies readonly OptionKind[]
const facts = ['target', 'bleed', 'stealth', 'intercept', 'blocker', 'tally', 'passes'] as const satisfies readonly PublicFact[]

// ---- what a client sends --------------------------------------------------------------------------------

const optionId = () => z.string().min(1).max(160)
export const ArgValue = z.lazy(() => z.union([
  z.int().min(0).max(100_000),
  z.array(z.int().min(0).max(100_000)).max(120),
  z.array(z.string().min(1).max(80)).max(120),
  z.record(z.string().regex(/^\d{1,6}$/), z.int().min(0).max(1000)),
]).meta({ id: 'ArgValue', description: 'What fills a slot: an amount, ids, keys, or points by seat or card' }))
export const Args = z.lazy(() => z.record(z.string().min(1).max(40), ArgValue).meta({ id: 'Args', description: 'The slots of the option, by name' }))

export const PhaseName = z.enum(['unlock', 'master', 'minion', 'influence', 'discard'])

const When = z.lazy(() => z.union([
  z.literal('unchanged'),
  z.strictObject({ same: z.array(z.enum(facts)).min(1).max(5), was: z.array(z.int().nullable()).min(1).max(5) })
    .refine(({ same, was }) => same.length === was.length, { path: ['was'], message: 'One value a fact' }),
  z.strictObject({ rule: PublicFacts }),
]).meta({ id: 'When', description: 'While nobody has used or declared anything; or while these public facts are what they were; or wherever this holds of them, in the language of orders' }))

export const Line = z.lazy(() => z.strictObject({
  window: WindowName,
  when: When,
  do: z.union([z.enum(['pass', 'ask']), z.strictObject({ optionId: optionId(), args: z.exactOptional(Args) })]),
}).meta({ id: 'Line', description: 'What to answer in a later window of the same action, if things still stand as they do now' }))

export const Command = z.lazy(() => z.strictObject({
  promptId: PromptId,
  optionId: optionId().describe('The id of one of the options of the prompt; or `take-back`, to withdraw an answer that is not public yet'),
  args: z.exactOptional(Args),
  when: z.exactOptional(When).describe('How long an answer that is not public yet holds; `unchanged` unless said'),
  then: z.exactOptional(z.array(Line).max(16)),
  consult: z.exactOptional(z.array(PhaseName).max(5)).describe('In the own turn only: from now on ask me in these phases, between effects, about what I may use then. Everybody sees it'),
  expectedVersion: z.exactOptional(Version).describe('Refuse with 412 if my view has moved since'),
}).meta({ id: 'Command', description: 'An answer to a prompt. `{ promptId, ...prompt.default }` is always a valid one' }))

// ---- what the server sends ------------------------------------------------------------------------------

const label = () => ({ name: z.string(), ask: z.exactOptional(Message).describe('What to choose here, in words') })
const slot = () => ({ ...label(), min: z.int(), max: z.int() })
const labels = () => z.array(z.string()).describe('The candidates in words, in their order')
export const Slot = z.lazy(() => z.union([
  z.object({ ...slot(), type: z.enum(['cards', 'seats']), candidates: z.array(z.int()), labels: labels(), default: z.array(z.int()) }),
  z.object({ ...slot(), type: z.literal('keys'), candidates: z.array(z.string()), labels: labels(), default: z.array(z.string()) }),
  z.object({ ...slot(), type: z.literal('amount'), default: z.int() }),
  z.object({ ...label(), type: z.literal('allocation'), candidates: z.array(z.int()), labels: labels(), total: z.int(), least: z.int(), most: z.exactOptional(z.array(z.int())).describe('The candidates are cards, and each gets no more than this'), spare: z.exactOptional(z.int()).describe('So many points may be left out'), default: z.record(z.string(), z.int()) }),
]).meta({ id: 'Slot', description: 'Something an option leaves to be filled in, with all candidates and a default' }))

export const Option = z.lazy(() => z.object({
  id: z.string(),
  kind: z.enum(optionKinds),
  card: z.exactOptional(z.int()),
  minion: z.exactOptional(z.int()),
  mode: z.exactOptional(z.string()),
  cost: z.exactOptional(z.object({ blood: z.exactOptional(z.int()), pool: z.exactOptional(z.int()), transfers: z.exactOptional(z.int()) })),
  effect: Message,
  irreversible: z.exactOptional(z.literal(true)),
  phase: z.exactOptional(PhaseName).describe('The phase in which it is done; those before it are ended first'),
  sealable: z.exactOptional(z.literal(true)).describe('The answer lies sealed until it is published, and may be taken back so long'),
  slots: z.exactOptional(z.array(Slot)),
}).meta({ id: 'Option', description: 'One thing that may be answered now' }))

const Suggested = z.lazy(() => z.object({ optionId: z.string(), args: z.exactOptional(Args), when: z.exactOptional(When), then: z.exactOptional(z.array(Line)) }))

const Condition = z.lazy(() => z.object({ when: When, says: Message }).meta({ id: 'Condition', description: 'How long an answer may hold that is not public yet, ready to be sent as `when`, and in words' }))
const LineOffer = z.lazy(() => z.object({
  window: WindowName,
  says: Message.describe('What that window asks'),
  options: z.array(Option).describe('What a line may do there, if nobody does anything until then. Left out of the answer, you are asked'),
  whens: z.array(Condition),
}).meta({ id: 'LineOffer', description: 'A next window of the same action that may be answered in the same sitting: `then: [{ window, when, do: "pass" or { optionId, args } }]`' }))

export const Unavailable = z.lazy(() => z.object({
  what: z.string(),
  card: z.exactOptional(z.int()),
  minion: z.exactOptional(z.int()),
  reason: z.string(),
  rule: z.string().describe('Id of the rule it rests on'),
  text: z.string(),
}).meta({ id: 'Unavailable', description: 'Something one might expect and may not do now, and why' }))

export const Prompt = z.lazy(() => z.object({
  id: PromptId,
  game: GameId,
  seat: SeatIndex,
  ask: Message,
  case: Message.nullable().describe('The case it is asked about, where that is not the present one: who would have to pass first'),
  window: z.exactOptional(WindowName),
  deadline: Instant.nullable().describe('When the default is given instead, or the time of the table is up'),
  options: z.array(Option),
  next: z.array(Option).describe('In the own turn: what the next phase offers in which you could do anything. Chosen now, it ends what comes before'),
  default: Suggested.describe('The published, safest legal answer'),
  silence: Message.describe('What the default does, in words'),
  whens: z.array(Condition).describe('Conditions this answer may have; of a vote, when it is cast as the polls close'),
  then: z.array(WindowName).describe('Windows for which the answer may already carry a line'),
  lines: z.array(LineOffer).describe('Of these, those in which you may be asked, with all you may do there'),
  unavailable: z.exactOptional(z.array(Unavailable)).describe('Only with ?explain=1'),
  cards: z.exactOptional(z.record(z.string(), z.array(z.string()))).describe('Only with ?explain=1: what the cards do that are on offer, by key'),
}).meta({ id: 'Prompt' }))

export const Reply = z.lazy(() => z.object({
  commandId: CommandId,
  accepted: z.literal(true),
  version: Version,
  events: z.array(GameEvent),
  answeredForYou: z.exactOptional(z.int()).describe('How many answers your standing orders have given since your last command; the log has each'),
  prompt: Prompt.nullable().describe('The next one owed by this seat'),
}).meta({ id: 'Reply', description: 'All that follows from a command, for the one who sent it. Sent again under the same key, it is the same to the byte' }))

export type Prompt = z.infer<typeof Prompt>
export type Reply = z.infer<typeof Reply>
export type Command = z.infer<typeof Command>

export const answerOf = ({ optionId, args, when, then, consult }: Command): Answer => ({ optionId, ...(args && { args }), ...(when && { when }), ...(then && { then }), ...(consult && { consult }) })
