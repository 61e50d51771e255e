import * as z from 'zod'
import { CARD_POOLS } from '../cards/catalogue.ts'

/**
 * A position: a game put into a stated place, to play on from. Tests, judges, teachers and bug reports write one;
 * `parsePosition` fills in what was left out, so `{ seats: [{ ready: [{ generic: {}, as: 'V1' }] }, {}] }` is enough.
 */

const cardKey = () => z.string().min(1).max(80).describe('Key of a card, e.g. "deflection"')
const name = () =>
  z.string().min(1).max(40).describe('A name for this card, so that a test or a report can speak of it')
const amount = () => z.int().min(0).max(1000)
const seatIndex = () => z.int().min(0).max(4)

/** A minion no catalogue knows. Left out: a vampire of capacity 5 that bleeds and strikes for 1. */
const Generic = z.lazy(() =>
  z
    .strictObject({
      type: z.enum(['vampire', 'ally', 'imbued']).default('vampire').describe('What kind of minion it is'),
      name: z.string().min(1).max(80).optional().describe('What it is called'),
      capacity: z.int().min(1).max(11).default(5).describe('Of a vampire'),
      disciplines: z
        .array(z.string().min(3).max(4))
        .max(40)
        .default([])
        .describe('Basic in lower case, superior in upper'),
      clan: z.string().max(40).optional().describe('Left out: none'),
      sect: z.string().max(40).optional().describe('Left out: the sect of its title, else Camarilla'),
      title: z.string().max(40).optional().describe('As in the card list: "prince", "inner circle", "2 votes"'),
      traits: z.array(z.string().min(1).max(40)).max(20).default([]).describe('infernal, scarce, red list, mortal, …'),
      circle: z.string().max(40).optional().describe('Of a Blood Brother'),
      slaveOf: z.string().max(40).optional().describe('The clan it is a slave to'),
      city: z.string().max(40).optional().describe('Of a prince, baron or archbishop'),
      advanced: z.boolean().default(false).describe('It may merge with the vampire of its name that is not'),
      strength: z.int().min(0).max(20).default(1).describe('Damage of its hand strike'),
      bleed: z.int().min(0).max(20).default(1).describe('What it bleeds for'),
      stealth: z.int().min(0).max(5).default(0).describe('What it adds to the stealth of its actions'),
      life: z.int().min(1).max(20).default(1).describe('Of an ally'),
      asVampire: z
        .array(z.string().min(3).max(4))
        .max(20)
        .default([])
        .describe('Of an ally: Disciplines whose cards it may play as a vampire'),
    })
    .meta({ id: 'PositionMinion', description: 'A minion that no card is known of' }),
)

const bound = () => z.union([z.int().min(-1000).max(100_000), z.string().max(80), z.strictObject({ card: name() })])
const word = () => z.string().max(40).optional()
const words = () => z.array(z.string().min(1).max(40)).max(20).optional()
/** What effects have made of a card: the last that says something of a field counts. */
const Changed = z.lazy(() =>
  z
    .strictObject({
      clan: word().describe('Another clan'),
      sect: word().describe('Another sect'),
      title: word().describe('Another title'),
      titleClan: word().describe('The clan it holds a title of'),
      city: word().describe('The city of its title'),
      circle: word().describe('Another circle'),
      slaveOf: word().describe('Another clan it is a slave to'),
      untitled: z
        .enum(['contested', 'yielded'])
        .optional()
        .describe('Its title is contested, or gone with any before it'),
      types: words().describe('Other types'),
      disciplines: words().describe('Disciplines it has besides, or at this level'),
      keywords: words().describe('What else it is'),
      capacity: z.int().min(0).max(20).optional().describe('Another capacity'),
      strength: z.int().min(0).max(20).optional().describe('Another strength'),
      bleed: z.int().min(0).max(20).optional().describe('Another bleed'),
      life: z.int().min(0).max(20).optional().describe('Another life'),
      source: name().optional().describe('The card in play that does it, as long as it is there; left out, for good'),
    })
    .meta({ id: 'PositionChange', description: 'What an effect has made of a card' }),
)

const Under = z.lazy(() =>
  z.strictObject({
    card: cardKey(),
    as: name().optional(),
    owner: seatIndex().optional().describe('Left out: the owner of what it lies under'),
    down: z.boolean().default(false).describe('Face down'),
  }),
)
/** What may lie on any card in play, whatever it is. */
const placed = () => ({
  as: name().optional(),
  blood: amount()
    .optional()
    .describe(
      'Blood of a vampire, life of an ally or retainer, counters invested in an uncontrolled card. Left out: full; on an uncontrolled card none',
    ),
  counters: z.record(z.string().min(1).max(40), amount()).default({}).describe('Other counters, by what they are'),
  locked: z.boolean().default(false).describe('It lies sideways'),
  owner: seatIndex().optional().describe('Left out: the seat it lies with'),
  mode: z.string().min(1).max(40).optional().describe('The Discipline level it was played at'),
  vars: z
    .record(z.string().min(1).max(40), z.union([bound(), z.array(bound()).max(120)]))
    .optional()
    .describe('What was chosen as it came into play; a card by the name it has here'),
  changed: z.array(Changed).max(20).default([]).describe('Changed sects, titles and the like'),
  under: z.array(Under).max(60).default([]).describe('Cards out of play under it'),
})
const Attachment = z.lazy(() =>
  z
    .strictObject({ card: cardKey(), ...placed() })
    .meta({ id: 'PositionAttachment', description: 'A card that lies on another' }),
)
const attachments = () =>
  z
    .array(Attachment)
    .max(40)
    .default([])
    .describe('What lies on it; on an uncontrolled card out of play until it is brought out')

const merged = () =>
  z
    .union([z.strictObject({ card: cardKey() }), z.strictObject({ generic: Generic })])
    .optional()
    .describe('The base card under an advanced vampire')

/** A card in play or uncontrolled: one of the catalogue, or a generic minion. */
const InPlay = z.lazy(() =>
  z
    .union([
      z.strictObject({ card: cardKey(), ...placed(), attachments: attachments(), merged: merged() }),
      z.strictObject({ generic: Generic, ...placed(), attachments: attachments(), merged: merged() }),
    ])
    .meta({
      id: 'PositionCard',
      description: 'A card in play or uncontrolled: one of the catalogue, or a minion that no card is known of',
    }),
)
const inPlay = () => z.array(InPlay).max(60).default([])

/** A card of a hand or a stack. */
const Held = z.lazy(() =>
  z
    .union([cardKey(), z.strictObject({ card: cardKey(), as: name().optional() })])
    .meta({ id: 'PositionHeld', description: 'A card of a hand or a stack, by its key' }),
)
const held = (what: string) => z.array(Held).max(120).default([]).describe(what)

const Seat = z.lazy(() =>
  z
    .strictObject({
      pool: amount().default(30).describe('Pool counters'),
      victoryPoints: z.number().min(0).max(5).multipleOf(0.5).default(0).describe('What it has won so far'),
      edge: z.boolean().default(false).describe('It has the Edge'),
      ousted: z.boolean().default(false).describe('It is out of the game'),
      withdrawing: z.boolean().default(false).describe('Has declared its withdrawal'),
      withdrawn: z.boolean().default(false).describe('Out of the game by withdrawal'),
      consult: z
        .array(z.enum(['unlock', 'master', 'minion', 'influence', 'discard']))
        .max(5)
        .default([])
        .describe('Phases in which this seat wants to be asked between effects'),
      outOfTurn: z
        .strictObject({
          masters: amount().describe('How many'),
          trifles: amount().default(0).describe('Of them, how many trifles'),
        })
        .prefault({ masters: 0 })
        .describe('Masters played out of turn that the next master phase has yet to pay for, and trifles among them'),
      hand: held('Cards in hand'),
      ready: inPlay().describe('The ready region, and cards in play that are no minions'),
      torpor: inPlay().describe('Vampires in torpor'),
      uncontrolled: inPlay().describe('Crypt cards that are not brought out'),
      contested: inPlay().describe('Unique cards contested with others, face down and out of play'),
      ash: held('The ash heap, oldest first'),
      library: held('The library, top card first'),
      exhausted: z
        .boolean()
        .default(false)
        .describe('The library has run out. Without it, an empty one is merely left out of the position'),
      crypt: z
        .array(z.union([Held, z.strictObject({ generic: Generic, as: name().optional() })]))
        .max(40)
        .default([])
        .describe('The crypt, top card first'),
      removed: z
        .array(z.union([Held, z.strictObject({ generic: Generic, as: name().optional() })]))
        .max(150)
        .default([])
        .describe('Cards removed from the game'),
    })
    .meta({ id: 'PositionSeat', description: 'A seat, and all that lies before it' }),
)

const Settings = z.lazy(() =>
  z.strictObject({
    format: z.enum(['standard', 'two-player', 'three-player']).default('standard').describe('What game it is'),
    answerWithinHours: z.number().min(1).max(1000).default(72).describe('How long a question may stay open'),
    withdrawalPoints: z
      .exactOptional(z.union([z.literal(0.5), z.literal(1)]))
      .describe('Victory points of who withdraws; left out, 1'),
    timeLimit: z
      .exactOptional(
        z.strictObject({
          endsAt: z.iso.datetime({ precision: 3 }).describe('When the game ends whatever stands'),
          points: z
            .union([z.literal(0), z.literal(0.5), z.literal(1)])
            .describe('Victory points of whoever is left then'),
        }),
      )
      .describe('When the time of the table is up, and the victory points of whoever is left then'),
    tournament: z
      .exactOptional(
        z.strictObject({
          firstSeat: z.boolean().default(false).describe('The first seat begins'),
          finish: z.boolean().default(false).describe('What is under way when time is up is finished'),
          agreements: z.boolean().default(false).describe('There are concessions and draws'),
        }),
      )
      .describe('What tournaments have and casual games have not; left out, none of it'),
    cards: z
      .exactOptional(z.union([z.enum(CARD_POOLS), z.array(cardKey()).max(1000)]))
      .describe(
        'The cards the decks are made of: who might respond is worked out from them. A list: these and the five decks. Left out: all',
      ),
  }),
)

const Turn = z.lazy(() =>
  z.strictObject({
    seat: seatIndex().default(0).describe('Whose turn it is'),
    number: z.int().min(1).max(10_000).default(1).describe('Which turn of the game, from 1'),
    phase: z
      .enum(['unlock', 'master', 'minion', 'influence', 'discard'])
      .default('minion')
      .describe('How far the turn is'),
    masterActions: z
      .int()
      .min(0)
      .max(20)
      .optional()
      .describe('Master phase actions that are left. Left out, like the next two: as at the beginning of the phase'),
    transfers: z.int().min(0).max(20).optional().describe('Transfers that are left'),
    discardActions: z.int().min(0).max(20).optional().describe('Discards that are left'),
  }),
)

export const Position = z.lazy(() =>
  z
    .strictObject({
      settings: Settings.prefault({}).describe('What was agreed of the game'),
      seats: z.array(Seat).min(2).max(5).describe('Clockwise'),
      turn: Turn.prefault({}).describe('Where the game stands'),
      events: z
        .array(cardKey())
        .max(100)
        .default([])
        .describe('Events that have been played in this game, by whomever: none is played again (EVENT-02)'),
    })
    .refine(position => position.seats.filter(seat => seat.edge).length <= 1, {
      path: ['seats'],
      message: 'Only one seat can have the Edge',
    })
    .refine(position => position.turn.seat < position.seats.length, { path: ['turn', 'seat'], message: 'No such seat' })
    .meta({
      id: 'Position',
      description: 'A game in a stated place, to play on from. What is left out is as at the beginning, or nothing',
    }),
)

/** A position with everything filled in: what the rules core reads and writes. */
export type Position = z.infer<typeof Position>
/** A position as it is written by hand. */
export type PositionInput = z.input<typeof Position>
export type PositionSeat = Position['seats'][number]
export type PositionCard = PositionSeat['ready'][number]
export type PositionHeld = PositionSeat['crypt'][number]
export type PositionGeneric = z.infer<typeof Generic>

export const parsePosition = (input: PositionInput): Position => Position.parse(input)
