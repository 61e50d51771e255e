import * as z from 'zod'
import type { CardFacts } from '../cards/facts.ts'
import type { Support } from '../cards/support.ts'
import { DeckKey } from './decks.ts'
import { cardTypes } from './card-types.ts'
import { Cursor, limit } from './primitives.ts'

const cost = () => z.union([z.int(), z.literal('X')])
const facts = () =>
  ({
    id: z.int().describe('Number in the official card list'),
    key: z.string().describe('What games call it; never renamed'),
    name: z.string().describe('Its name in English'),
    types: z.array(z.enum(cardTypes)).describe('Its card types'),
    clan: z.exactOptional(z.string()).describe('Of a crypt card its clan; of a library card the one it requires'),
    clans: z.exactOptional(z.array(z.string())).describe('Library card of several clans: any of them'),
    group: z.exactOptional(z.int()).describe('Of a crypt card; left out: of any group'),
    capacity: z.exactOptional(z.int()).describe('How much blood a vampire can hold'),
    disciplines: z
      .exactOptional(z.array(z.string()))
      .describe(
        'Of a crypt card: what it has, basic in lower, superior in upper case. Of a library card: what it requires',
      ),
    title: z.exactOptional(z.string()).describe('Title of a crypt card'),
    city: z.exactOptional(z.string()).describe('City of a titled vampire'),
    sect: z.exactOptional(z.string()).describe('Sect of a crypt card'),
    bleed: z.exactOptional(z.int()).describe('What a minion bleeds for, where that is not usual'),
    strength: z.exactOptional(z.int()).describe('Its strength, where that is not usual'),
    stealth: z.exactOptional(z.int()).describe('What it adds to the stealth of its actions'),
    intercept: z.exactOptional(z.int()).describe('What it blocks with'),
    life: z.exactOptional(z.int()).describe('Of an ally or retainer'),
    poolCost: z.exactOptional(cost()).describe('What it costs in pool'),
    bloodCost: z.exactOptional(cost()).describe('What it costs in blood of the minion that plays it'),
    unique: z.exactOptional(z.literal(true)).describe('Only one of it is in play without being contested'),
    advanced: z
      .exactOptional(z.literal(true))
      .describe('An advanced vampire: it may merge with the card of the same name that is not'),
    merged: z
      .exactOptional(
        z.object({
          sect: z.exactOptional(z.string()).describe('Its sect then'),
          title: z.exactOptional(z.string()).describe('Its title then'),
          city: z.exactOptional(z.string()).describe('The city of that'),
          bleed: z.exactOptional(z.int()).describe('Bleed it gains'),
          strength: z.exactOptional(z.int()).describe('Strength it gains'),
          stealth: z.exactOptional(z.int()).describe('Stealth it gains'),
          intercept: z.exactOptional(z.int()).describe('Intercept it gains'),
        }),
      )
      .describe('What it is and gains besides while it is merged'),
    trifle: z.exactOptional(z.literal(true)).describe('A master that leaves another master to be played'),
    outOfTurn: z.exactOptional(z.literal(true)).describe('A master that is played in the turns of others'),
    burnOption: z.exactOptional(z.literal(true)).describe('It may be discarded by who could not use it'),
    requiresTitle: z
      .exactOptional(z.array(z.string()))
      .describe('Library card: the minion must hold one of these titles'),
    requiresSect: z
      .exactOptional(z.array(z.string()))
      .describe('Library card: the minion must be of one of these sects'),
    requiresCapacity: z.exactOptional(z.int()).describe('Library card: the vampire must have at least this capacity'),
    requiresTraits: z
      .exactOptional(z.array(z.string()))
      .describe('Library card: the minion must have all these traits; after `non-`, must not have them'),
    allDisciplines: z.exactOptional(z.literal(true)).describe('All its Disciplines are required, not any one'),
    keywords: z.exactOptional(z.array(z.string())).describe('What else it is, as `location` or `weapon`'),
    circle: z.exactOptional(z.string()).describe('Of a Blood Brother'),
    slaveOf: z.exactOptional(z.string()).describe('The clan it is a slave to'),
    asVampire: z
      .exactOptional(
        z.object({
          disciplines: z.array(z.string()).describe('Which'),
          capacity: z.exactOptional(z.int()).describe('The capacity it then counts as having'),
          sect: z.exactOptional(z.string()).describe('The sect it then counts as being of'),
          either: z.exactOptional(z.literal(true)).describe('No card that requires more than one of them'),
        }),
      )
      .describe('Ally: the Disciplines of the cards that it plays as a vampire'),
  }) satisfies Record<keyof CardFacts, z.ZodType>

const Support = z.lazy(() =>
  z.enum(['whole', 'facts-only'] as const satisfies readonly Support[]).meta({
    id: 'Support',
    description:
      '`whole`: it does all that is printed on it. `facts-only`: its names and numbers are known, and not what it does; no deck with it can be played',
  }),
)

export const Card = z.lazy(() =>
  z
    .object({
      ...facts(),
      called: z
        .exactOptional(z.string())
        .describe('What it is called in the language of the reply, where that is not its name'),
      words: z
        .exactOptional(
          z.object({
            clan: z.exactOptional(z.string()).describe('Its clan'),
            sect: z.exactOptional(z.string()).describe('Its sect'),
            title: z.exactOptional(z.string()).describe('Its title'),
          }),
        )
        .describe('Its clan, sect and title in the language of the reply, where they are called otherwise there'),
      support: Support,
      text: z
        .array(z.string())
        .describe(
          'What it does, a line each, in words of this service and the language of the reply: `[dom]` is the ' +
            'basic and `[DOM]` the superior level. It is no wording of the card',
        ),
    })
    .meta({ id: 'Card', description: 'What is printed on a card besides its wording, and what it does' }),
)

const Ruling = z.lazy(() =>
  z
    .object({
      id: z.string().describe('As rulings are cited: who gave it and on which day'),
      link: z.url().describe('Where it was given'),
    })
    .meta({ id: 'Ruling', description: 'Where an official ruling stands' }),
)

const wording = () =>
  z
    .exactOptional(z.string())
    .describe('What is printed on it; only where the operator has imported the official card list')
const KnownCard = z.lazy(() =>
  Card.unwrap()
    .extend({
      rulings: z.array(Ruling).describe('Official rulings on it and on cards like it'),
      wording: wording(),
    })
    .meta({ id: 'KnownCard', description: 'A card, and where to read on' }),
)

const UnknownCard = z.lazy(() =>
  z
    .object({
      id: z.int().describe('Number in the official card list'),
      name: z.string().describe('Its name in English'),
      support: z.literal('unknown'),
      wording: wording(),
    })
    .meta({
      id: 'UnknownCard',
      description: 'A card of the official list that has no place in this build: no deck with it can be played',
    }),
)

export const CardPage = z.lazy(() =>
  z.union([KnownCard, UnknownCard]).meta({ id: 'CardPage', description: 'What is known of a card' }),
)

const word = () => z.string().min(1).max(80)
export const CardQuery = z.lazy(() =>
  z.strictObject({
    name: z
      .exactOptional(word())
      .describe(
        'A part of its name, in English or another of the five languages. Case, accents and articles do not matter',
      ),
    type: z.exactOptional(z.enum(cardTypes)).describe('One of its types'),
    discipline: z
      .exactOptional(z.string().regex(/^(?:[a-z]{3}|[A-Z]{3})$/))
      .describe(
        '`dom`: crypt cards that have Dominate, library cards that ask for it. `DOM`: of crypt cards only those that have it at the superior level',
      ),
    clan: z
      .exactOptional(word())
      .describe('Clan of a crypt card, or required by a library card, in English or in the language that is accepted'),
    capacity: z
      .exactOptional(z.string().regex(/^\d{1,2}(?:-\d{1,2})?$/))
      .describe('Of crypt cards: `5`, or `3-6` for any from 3 to 6'),
    text: z
      .exactOptional(z.string().min(1).max(200))
      .describe('Words of what it does, in any order, in the language that is accepted'),
    support: z.exactOptional(Support),
    keys: z
      .exactOptional(z.string().regex(/^[a-z0-9-]{1,60}(?:,[a-z0-9-]{1,60}){0,99}$/))
      .describe('Only these cards, by their keys, a comma between two'),
    cursor: z.exactOptional(Cursor),
    limit,
  }),
)

export const CardList = z.lazy(() =>
  z
    .object({
      cards: z.array(Card).describe('By name'),
      total: z.int().describe('How many cards are like that, on all pages'),
      cursor: Cursor.nullable().describe('Where the next page begins; null on the last'),
      decks: z
        .array(z.object({ key: DeckKey, name: z.string().describe('What it is called') }))
        .describe('The decks one can play without making one'),
    })
    .meta({ id: 'CardList', description: 'A page of cards' }),
)

export const CardParams = z.strictObject({ card: word().describe('Its key, or its number in the official card list') })

export const RulesVersion = z.lazy(() =>
  z
    .object({
      rulebook: z.string().describe('The rulebook that is enforced'),
      build: z.string().describe('Which build enforces it: reports of faults name it'),
      api: z.string().describe('What `Vtes-Version` says'),
      schema: z.int().describe('Of stored games: those of earlier ones are read as they are'),
      cards: z
        .object({
          known: z.int().describe('How many cards have their names and numbers here'),
          whole: z.int().describe('How many of them do all that is printed on them'),
          fingerprint: z.string().describe('Of all that is written of what they do: the same where they do the same'),
        })
        .describe('The cards of this build'),
    })
    .meta({ id: 'RulesVersion', description: 'By which rules games are played here' }),
)

export const Health = z.lazy(() =>
  z
    .object({
      status: z.literal('ok'),
      build: z.string().describe('Which build runs, for reports of faults'),
      time: z.iso.datetime().describe('The time of the service, by which all clocks of games run'),
    })
    .meta({ id: 'Health', description: 'That the service is up' }),
)
