import * as z from 'zod'
import { CardName, Instant, Message, PromptId, SeatIndex, Version } from './primitives.ts'
import { Line, PhaseName } from './prompts.ts'

/** The board as one viewer may see it. A card that viewer may not know has no key, and nothing else is told of it. */

const cardOrNull = CardName.nullable()
const name = z.string().nullable()

const Minion = z.lazy(() => z.object({
  card: CardName,
  name: z.exactOptional(z.string()).describe('Of a minion that no card is known of, as in a sandbox: its key is `generic`'),
  merged: cardOrNull.describe('The base card under an advanced one: the two are one vampire'),
  type: z.enum(['vampire', 'ally', 'imbued']),
  blood: z.int().describe('Blood of a vampire, life of an ally'),
  capacity: z.int().nullable(),
  locked: z.boolean(),
  clan: name,
  sect: name,
  title: name,
  disciplines: z.array(z.string()).describe('Basic in lower case, superior in upper'),
  bleed: z.int(),
  strength: z.int(),
  stealth: z.int(),
  intercept: z.int(),
  votes: z.int().describe('In a referendum, where it may vote'),
}).meta({ id: 'Minion', description: 'A minion, with its values as they are now' }))

const Seat = z.lazy(() => z.object({
  seat: SeatIndex,
  pool: z.int(),
  victoryPoints: z.number().describe('Half points are possible where the table gives them'),
  consult: z.array(PhaseName).describe('Phases in which this seat wants to be asked between effects'),
  outOfTurn: z.boolean().describe('May still play a master out of turn before its next master phase'),
  ousted: z.boolean(),
  withdrawing: z.boolean().describe('Has declared it, and leaves as the next unlock phase of this seat would begin'),
  withdrawn: z.boolean(),
  prey: SeatIndex.nullable(),
  predator: SeatIndex.nullable(),
  hand: z.object({ count: z.int(), cards: z.array(CardName).nullable().describe("Null for another's hand, unless it is played open") }),
  library: z.int().describe('Cards left'),
  crypt: z.int().describe('Cards left'),
  uncontrolled: z.array(z.object({ card: CardName, counters: z.int(), capacity: z.int().nullable() })),
  ready: z.array(Minion),
  torpor: z.array(Minion),
  inPlay: z.array(z.object({ card: CardName, locked: z.boolean(), on: z.int().nullable(), counters: z.record(z.string(), z.int()) }))
    .describe('Cards in play that are no minions; `on` is the card they lie on'),
  contested: z.array(z.object({ card: CardName, blood: z.int(), on: z.int().nullable() })).describe('Unique cards contested with others, out of play'),
  ash: z.array(CardName),
  removed: z.int(),
}).meta({ id: 'Seat' }))

const Ballot = z.lazy(() => z.object({ seat: SeatIndex, source: z.string(), votes: z.int(), ballots: z.int().describe('Of a priscus'), for: z.boolean(), cancelled: z.boolean().describe('Its vampire abstains') }))
const Tally = z.lazy(() => z.object({ for: z.int(), against: z.int(), prisci: z.object({ for: z.int(), against: z.int() }).nullable().describe('Their ballots: the side with more has three votes, counted above') }))
const Source = z.lazy(() => z.object({ seat: SeatIndex, source: z.string(), card: cardOrNull, votes: z.int(), ballots: z.int(), side: z.enum(['for', 'against']).nullable().describe('The only side it may still take') })
  .meta({ id: 'VoteSource', description: 'What everybody can see is still to be cast: by whom, from what, and how much' }))
const Term = z.lazy(() => z.object({
  ask: z.string(), cards: z.exactOptional(z.array(CardName)), seats: z.exactOptional(z.array(SeatIndex)), keys: z.exactOptional(z.array(z.string())),
  points: z.exactOptional(z.record(z.string(), z.int())), amount: z.exactOptional(z.int()),
}).meta({ id: 'Term', description: 'What was chosen for a referendum: the question, and the answer to it' }))
const said = { icon: z.string().describe('What sign to draw it with: the kind of action, the type of a card, or what is under way'), says: Message }
const StackEntry = z.lazy(() => z.discriminatedUnion('kind', [
  z.object({
    ...said,
    kind: z.literal('action'),
    action: z.string(),
    acting: CardName,
    seat: SeatIndex,
    card: cardOrNull,
    on: cardOrNull.describe('The vampire it is aimed at, where no card says so'),
    targets: z.array(SeatIndex),
    stealth: z.int(),
    bleed: z.int().nullable(),
    blocker: cardOrNull,
    intercept: z.int().nullable(),
    failed: z.array(CardName).describe('Whose attempts to block have failed: they may try again'),
    declined: z.array(SeatIndex),
  }),
  z.object({ ...said, kind: z.literal('combat'), acting: CardName, opposing: CardName, round: z.int(), range: z.enum(['close', 'long']) }),
  z.object({ ...said, kind: z.literal('play'), card: CardName, by: cardOrNull, seat: SeatIndex, mode: z.string() }),
  z.object({ ...said, kind: z.literal('window'), name: z.string() }),
  z.object({ ...said, kind: z.literal('choice'), seat: SeatIndex, ask: z.string() }),
  z.object({ ...said, kind: z.literal('diablerie'), by: CardName, victim: CardName }),
  z.object({ ...said, kind: z.literal('referendum'), seat: SeatIndex, card: cardOrNull, hunted: cardOrNull.describe('Of a blood hunt'), terms: z.array(Term), ballots: z.array(Ballot), tally: Tally, open: z.array(Source) }),
]).meta({ id: 'StackEntry', description: 'Something being resolved' }))

export const View = z.lazy(() => z.object({
  viewer: z.union([SeatIndex, z.literal('spectator')]),
  version: Version,
  turn: z.object({ number: z.int(), seat: SeatIndex, phase: z.enum(['unlock', 'master', 'minion', 'influence', 'discard']), transfers: z.int() }).nullable(),
  edge: SeatIndex.nullable(),
  events: z.array(z.string()).describe('Events that have been played: none is played again in this game (EVENT-02)'),
  seats: z.array(Seat),
  stack: z.array(StackEntry).describe('Outermost first'),
  waitingFor: z.array(SeatIndex).describe('Who is publicly waited for. It stays whole until something is published, whoever has answered'),
  waitingSince: Instant,
  you: z.object({
    seat: SeatIndex,
    prompt: PromptId.nullable(),
    sealed: z.object({ prompt: PromptId, lines: z.array(Line) }).nullable().describe('An answer of yours that is not public yet'),
    followed: z.int().min(0).describe('How many answers your orders have given since you last answered'),
    shown: z.array(CardName).describe('The cards you are asked to choose from, wherever they lie'),
  }).nullable(),
  result: z.object({ winner: SeatIndex.nullable(), victoryPoints: z.array(z.number()) }).nullable(),
}).meta({ id: 'View', description: 'The board as one viewer may see it' }))
