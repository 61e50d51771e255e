import * as z from 'zod'
import { Agreement } from './agreements.ts'
import { CardName, Instant, Message, PromptId, SeatIndex, Version } from './primitives.ts'
import { Line, PhaseName } from './prompts.ts'

/** The board as one viewer may see it. A card that viewer may not know has no key, and nothing else is told of it. */

const cardOrNull = CardName.nullable()
const clan = () => z.string().nullable().describe('Its clan as it is now; null: none')
const capacity = () => z.int().nullable().describe('How much blood it can hold; null of what is no vampire')

const Minion = z.lazy(() =>
  z
    .object({
      card: CardName,
      name: z
        .exactOptional(z.string())
        .describe('Of a minion that no card is known of, as in a sandbox: its key is `generic`'),
      owner: z.exactOptional(SeatIndex).describe('Whose it is, where somebody else controls it'),
      merged: cardOrNull.describe('The base card under an advanced one: the two are one vampire'),
      type: z.enum(['vampire', 'ally', 'imbued']).describe('What kind of minion it is'),
      blood: z.int().describe('Blood of a vampire, life of an ally'),
      capacity: capacity(),
      locked: z.boolean().describe('Turned sideways: it does not act, and blocks with a wake alone'),
      clan: clan(),
      sect: z.string().nullable().describe('Its sect as it is now; null: none'),
      title: z.string().nullable().describe('Its title, with its city where it has one; null: none'),
      disciplines: z.array(z.string()).describe('Basic in lower case, superior in upper'),
      bleed: z.int().describe('What it bleeds for'),
      strength: z.int().describe('Damage of its hand strike'),
      stealth: z.int().describe('What it adds to the stealth of its actions'),
      intercept: z.int().describe('What it blocks with'),
      votes: z.int().describe('In a referendum, where it may vote'),
    })
    .meta({ id: 'Minion', description: 'A minion, with its values as they are now' }),
)

const on = () => z.int().nullable().describe('The card it lies on, by its id; null: on none')
const Seat = z.lazy(() =>
  z
    .object({
      seat: SeatIndex,
      pool: z.int().describe('Pool counters; at 0 the seat is ousted'),
      victoryPoints: z.number().describe('Half points are possible where the table gives them'),
      consult: z.array(PhaseName).describe('Phases in which this seat wants to be asked between effects'),
      outOfTurn: z.boolean().describe('May still play a master out of turn before its next master phase'),
      ousted: z.boolean().describe('Out of the game: the pool has run out'),
      withdrawing: z
        .boolean()
        .describe('Has declared it, and leaves as the next unlock phase of this seat would begin'),
      withdrawn: z.boolean().describe('Out of the game by withdrawal'),
      prey: SeatIndex.nullable().describe('Whom this seat bleeds; null when it is out'),
      predator: SeatIndex.nullable().describe('Whose prey it is; null when it is out'),
      hand: z
        .object({
          count: z.int().describe('Cards in hand'),
          cards: z.array(CardName).nullable().describe("Null for another's hand, unless it is played open"),
        })
        .describe('The hand, as far as this viewer may know it'),
      library: z.int().describe('Cards left'),
      crypt: z.int().describe('Cards left'),
      uncontrolled: z
        .array(
          z.object({
            card: CardName,
            name: z.exactOptional(z.string()).describe('Of a card of yours that no catalogue lists'),
            counters: z.int().describe('Pool that was moved to it'),
            capacity: capacity(),
          }),
        )
        .describe('Crypt cards that are not brought out yet'),
      ready: z.array(Minion).describe('Minions in the ready region'),
      torpor: z.array(Minion).describe('Vampires in torpor'),
      inPlay: z
        .array(
          z.object({
            card: CardName,
            locked: z.boolean().describe('Turned sideways'),
            on: on(),
            counters: z.record(z.string(), z.int()).describe('Counters on it, by what they are'),
            under: z.exactOptional(z.literal(true)).describe('Out of play under the card that it is on'),
          }),
        )
        .describe('Cards in play that are no minions, and cards kept under others'),
      contested: z
        .array(z.object({ card: CardName, blood: z.int().describe('What lies on it'), on: on() }))
        .describe('Unique cards contested with others, out of play'),
      ash: z.array(CardName).describe('The ash heap, oldest first'),
      removed: z.int().describe('Cards of this seat that are removed from the game'),
    })
    .meta({ id: 'Seat', description: 'A Methuselah, and what lies before them' }),
)

const source = () =>
  z
    .string()
    .describe(
      'What the votes come from: `title:` and the id of a minion, `card:` and that of a card, `called` for the ' +
        'vote of who called it, `edge`, or `burned:` and the id of a card of the hand',
    )
const votes = () => z.int().describe('How many votes')
const Ballot = z.lazy(() =>
  z.object({
    seat: SeatIndex,
    source: source(),
    votes: votes(),
    ballots: z.int().describe('Of a priscus'),
    for: z.boolean().describe('For the referendum, or against it'),
    cancelled: z.boolean().describe('Its vampire abstains'),
  }),
)
const Tally = z.lazy(() =>
  z.object({
    for: z.int().describe('Votes for it'),
    against: z.int().describe('Votes against it'),
    prisci: z
      .object({ for: z.int().describe('Ballots for it'), against: z.int().describe('Ballots against it') })
      .nullable()
      .describe('Their ballots: the side with more has three votes, counted above'),
  }),
)
const Source = z.lazy(() =>
  z
    .object({
      seat: SeatIndex,
      source: source(),
      card: cardOrNull.describe('The card they come from, if one'),
      votes: votes(),
      ballots: z.int().describe('Of a priscus'),
      side: z.enum(['for', 'against']).nullable().describe('The only side it may still take'),
    })
    .meta({
      id: 'VoteSource',
      description: 'What everybody can see is still to be cast: by whom, from what, and how much',
    }),
)
const Term = z.lazy(() =>
  z
    .object({
      ask: z.string().describe('What was to be chosen, as a word'),
      cards: z.exactOptional(z.array(CardName)).describe('The cards that were'),
      seats: z.exactOptional(z.array(SeatIndex)).describe('The seats that were'),
      keys: z.exactOptional(z.array(z.string())).describe('The words that were'),
      points: z.exactOptional(z.record(z.string(), z.int())).describe('Points by seat or card'),
      pool: z.exactOptional(z.enum(['burn', 'gain'])).describe('What becomes of the pools of those who got points'),
      amount: z.exactOptional(z.int()).describe('The number that was'),
    })
    .meta({ id: 'Term', description: 'What was chosen for a referendum: the question, and the answer to it' }),
)
const said = {
  icon: z.string().describe('What sign to draw it with: the kind of action, the type of a card, or what is under way'),
  says: Message,
}
const StackEntry = z.lazy(() =>
  z
    .discriminatedUnion('kind', [
      z.object({
        ...said,
        kind: z.literal('action'),
        action: z.string().describe('Its kind: `bleed`, `hunt`, `card`, …'),
        acting: CardName.describe('The minion that acts'),
        seat: SeatIndex.describe('Whose minion it is'),
        card: cardOrNull.describe('The card it is done by, if one'),
        on: cardOrNull.describe('The vampire it is aimed at, where no card says so'),
        targets: z.array(SeatIndex).describe('Whom it is directed at'),
        stealth: z.int().describe('Its stealth as it is now'),
        bleed: z.int().nullable().describe('Of a bleed: what for; null of others'),
        blocker: cardOrNull.describe('Who attempts to block or blocks'),
        intercept: z.int().nullable().describe('What they block with; null without one'),
        failed: z.array(CardName).describe('Whose attempts to block have failed: they may try again'),
        declined: z.array(SeatIndex).describe('Who has declined to block'),
      }),
      z.object({
        ...said,
        kind: z.literal('combat'),
        acting: CardName.describe('The acting minion'),
        opposing: CardName.describe('Whom it fights'),
        round: z.int().describe('Which round, from 1'),
        range: z.enum(['close', 'long']).describe('The range as it is now'),
      }),
      z.object({
        ...said,
        kind: z.literal('play'),
        card: CardName,
        by: cardOrNull.describe('The minion that plays it, if one'),
        seat: SeatIndex,
        mode: z.string().describe('Which of its ways it is played in'),
      }),
      z.object({ ...said, kind: z.literal('window'), name: z.string().describe('Which window, as a word') }),
      z.object({
        ...said,
        kind: z.literal('choice'),
        seat: SeatIndex.describe('Who chooses'),
        ask: z.string().describe('What, as a word'),
      }),
      z.object({
        ...said,
        kind: z.literal('diablerie'),
        by: CardName.describe('Who commits it'),
        victim: CardName.describe('At whom'),
      }),
      z.object({
        ...said,
        kind: z.literal('referendum'),
        seat: SeatIndex.describe('Who called it'),
        card: cardOrNull.describe('The card that calls it'),
        hunted: cardOrNull.describe('Of a blood hunt: whom'),
        terms: z.array(Term).describe('What was chosen for it'),
        ballots: z.array(Ballot).describe('What has been cast, in order'),
        tally: Tally.describe('The votes so far'),
        open: z.array(Source).describe('What may still be cast'),
      }),
    ])
    .meta({ id: 'StackEntry', description: 'Something being resolved' }),
)

export const View = z.lazy(() =>
  z
    .object({
      viewer: z.union([SeatIndex, z.literal('spectator')]).describe('Whose view it is'),
      version: Version,
      turn: z
        .object({
          number: z.int().describe('Which turn of the game, from 1'),
          seat: SeatIndex,
          phase: PhaseName,
          transfers: z.int().describe('Transfers left in the influence phase'),
        })
        .nullable()
        .describe('Whose turn it is and how far; null where no turn goes on'),
      edge: SeatIndex.nullable().describe('Who has the Edge; null: nobody'),
      events: z
        .array(z.string())
        .describe('Events that have been played: none is played again in this game (EVENT-02)'),
      seats: z.array(Seat).describe('Clockwise, by their numbers'),
      stack: z.array(StackEntry).describe('Outermost first'),
      waitingFor: z
        .array(SeatIndex)
        .describe('Who is publicly waited for. It stays whole until something is published, whoever has answered'),
      waitingSince: Instant.describe('When what is open was put'),
      timeCalled: z.boolean().describe('Time is up, and the game ends with what is under way'),
      agreement: Agreement.nullable().describe('Null at tables that have no such thing'),
      you: z
        .object({
          seat: SeatIndex,
          prompt: PromptId.nullable().describe('The question put to you; null: none'),
          sealed: z
            .object({
              prompt: PromptId.describe('What it answers'),
              lines: z.array(Line).describe('The answer, and those for later windows'),
            })
            .nullable()
            .describe('An answer of yours that is not public yet'),
          followed: z.int().min(0).describe('How many answers your orders have given since you last answered'),
          shown: z.array(CardName).describe('The cards you are asked to choose from, wherever they lie'),
        })
        .nullable()
        .describe('What you alone know; null of a spectator'),
      result: z
        .object({
          winner: SeatIndex.nullable().describe('Null where the most victory points are shared (END-08)'),
          victoryPoints: z.array(z.number()).describe('By seat'),
        })
        .nullable()
        .describe('Null while the game goes on'),
    })
    .meta({ id: 'View', description: 'The board as one viewer may see it' }),
)
