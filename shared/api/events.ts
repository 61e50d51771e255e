import * as z from 'zod'
import { ClockChoice, ClockPolicy } from './clocks.ts'
import { CardPool } from './decks.ts'
import { Cursor, Instant, limit, PlayerId, shownName } from './primitives.ts'
import { Spectators } from './tables.ts'
import { TalkSetting } from './talk-setting.ts'

export const EventId = z
  .string()
  .regex(/^evt_[A-Za-z0-9_-]{8,64}$/)
  .meta({ id: 'EventId', description: 'Id of an event' })
export const EntryId = z
  .string()
  .regex(/^ent_[A-Za-z0-9_-]{8,64}$/)
  .meta({ id: 'EntryId', description: 'Names a player within one event, and tells nothing of them elsewhere' })
export const VeknId = z
  .string()
  .regex(/^\d{7}$/)
  .meta({ id: 'VeknId', description: 'Number of a player at the VEKN' })

export const EVENT_LEVELS = ['basic', 'qualifier', 'grand-prix', 'national', 'continental'] as const
const Level = z.lazy(() =>
  z.enum(EVENT_LEVELS).meta({ id: 'EventLevel', description: 'What an event is held as: what it is rated by' }),
)
const Mode = z.lazy(() =>
  z.enum(['sequence', 'parallel']).meta({
    id: 'RoundsMode',
    description: '`sequence`: a round begins when the one before it is over. `parallel`: all are played at once',
  }),
)
const Visibility = z.lazy(() =>
  z.enum(['public', 'members']).meta({
    id: 'EventVisibility',
    description: '`public`: anybody may look, with or without a token. `members`: its players and officials alone',
  }),
)
const DeckRule = z.lazy(() =>
  z.enum(['single', 'multi']).meta({
    id: 'DeckRule',
    description: '`single`: one deck is played throughout (TDECK-11). `multi`: a deck for each round (TDECK-13)',
  }),
)
const FinalDeck = z.lazy(() =>
  z.enum(['best', 'free']).meta({
    id: 'FinalDeck',
    description:
      'With a deck a round, what finalists play: `best`, the deck of their best round (TDECK-15), or `free`, ' +
      'any deck they have played (TDECK-16)',
  }),
)
const JudgeCalls = z.lazy(() =>
  z.enum(['clock-stops', 'time-added']).meta({
    id: 'JudgeCalls',
    description: 'Whether a call for a judge stops the clocks, or what it took is added afterwards (TTIME-08)',
  }),
)
const person = () => ({ player: PlayerId, name: shownName().describe('What they are called') })
const NamedPlayer = z.lazy(() =>
  z.strictObject(person()).meta({ id: 'NamedPlayer', description: 'A player, and what they are called' }),
)

const LEAST_HOURS = 2,
  MOST_HOURS = 8760
const hoursOfRound = () => z.int().min(LEAST_HOURS).max(MOST_HOURS)
const rounds = () => z.int().min(1).max(3)
const LEAST_PLAYERS = 4,
  /** Each of them is two items of one transaction. */
  MOST_BOTS = 40
const season = () => z.string().regex(/^[a-z0-9][a-z0-9-]{0,40}$/)

/** A site by its origin; one's own machine without a certificate. Nothing else can stand in a policy that names it. */
const SiteOrigin = z.lazy(() =>
  z
    .string()
    .max(260)
    .regex(/^(https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?|http:\/\/localhost)(:\d{1,5})?$/)
    .meta({ id: 'SiteOrigin', description: 'A site, as `https://example.org`' }),
)

/** What an event is held by, each with what it is where nobody says. */
const settings = () => ({
  name: shownName().describe('What the event is called'),
  startsAt: Instant.describe('When its first round is to begin'),
  sanctioned: z.boolean().describe('Held by the rules of tournaments, all of which it is then held to'),
  level: Level,
  rounds: rounds().describe('Preliminary rounds; a sanctioned event has two or more (TEVENT-04)'),
  mode: Mode,
  final: z.boolean().describe('The five best play one; with eight players or more a sanctioned event must (TEVENT-05)'),
  roundHours: hoursOfRound().describe('When time is called in a preliminary round, counted from the deal (TTIME-01)'),
  finalHours: hoursOfRound().describe('The same of the final, which may take longer (TTIME-02)'),
  answerWithinHours: z.int().min(1).max(336).describe('Hours a question may stay open, where there are no clocks'),
  cards: CardPool,
  decks: DeckRule,
  finalDeck: FinalDeck.nullable().describe('Said before the first round where there is a deck a round (TDECK-14)'),
  visibility: Visibility,
  multiJudge: z.boolean().describe('Judges may play, and rule where they do not sit (TEVENT-06)'),
  judgeCalls: JudgeCalls,
  season: season().nullable().describe('The season of the league that it counts for'),
  spectators: Spectators,
  talk: TalkSetting,
  embedOn: z.array(SiteOrigin).max(20).describe('Sites that may show it in a page of theirs; none, where it is empty'),
})
/** Known to its officials alone. */
const admission = () => ({
  invited: z.array(VeknId).max(500).nullable().describe('Numbers that may enter; null: everybody may (TEVENT-11)'),
  suspended: z
    .array(
      z
        .strictObject({ veknId: VeknId, until: Instant.describe('When it ends') })
        .meta({ id: 'Suspension', description: 'Somebody who may not play for a while' }),
    )
    .max(500)
    .describe('Who may not take part, as the organiser knows of it (TEVENT-02)'),
})
const officials = () => ({
  organisers: z.array(NamedPlayer).max(20).describe('Who holds it, beside whoever has made it'),
  judges: z
    .array(NamedPlayer)
    .max(20)
    .describe('In the order in which they stand in for one another; the first is the head judge'),
})

export const NewEvent = z.lazy(() => {
  const { name, startsAt, ...other } = settings()
  const { invited, suspended } = admission()
  return z
    .strictObject({
      name,
      startsAt,
      sanctioned: other.sanctioned.default(false),
      level: other.level.default('basic'),
      rounds: other.rounds.default(3),
      mode: other.mode.default('sequence'),
      final: other.final.default(true),
      roundHours: other.roundHours.default(240),
      finalHours: z.exactOptional(other.finalHours).describe('Left out: as long as a round'),
      answerWithinHours: other.answerWithinHours.default(72),
      clock: z.exactOptional(ClockChoice).describe('Left out, there are no clocks'),
      cards: other.cards.default('all'),
      decks: other.decks.default('single'),
      finalDeck: other.finalDeck.default(null),
      visibility: other.visibility.default('public'),
      multiJudge: other.multiJudge.default(false),
      judgeCalls: other.judgeCalls.default('clock-stops'),
      season: other.season.default(null),
      spectators: z.exactOptional(Spectators).describe('Left out, they see what is public as it goes on'),
      talk: other.talk.default('free'),
      embedOn: other.embedOn.default([]),
      organisers: officials().organisers.default([]),
      judges: officials().judges.default([]),
      invited: invited.default(null),
      suspended: suspended.default([]),
      fillTo: z
        .exactOptional(z.int().min(LEAST_PLAYERS).max(MOST_BOTS))
        .describe(
          'With a test key alone: so many play at least, as bots enter when a check-in closes. Left out, they fill its ' +
            'last table of five',
        ),
    })
    .meta({ id: 'NewEvent', description: 'An event as its organiser would have it' })
})

export const ChangeEvent = z.lazy(() => {
  const { clock: _, fillTo: __, ...all } = NewEvent.unwrap().shape
  const given = Object.fromEntries(
    Object.entries({ ...settings(), ...admission(), ...officials() })
      .filter(([name]) => name in all)
      .map(([name, schema]) => [name, z.exactOptional(schema)]),
  ) as { [K in keyof EventSettings]: z.ZodExactOptional<EventSettings[K]> }
  return z
    .strictObject({ ...given, clock: z.exactOptional(ClockChoice.nullable()).describe('Null: no clocks any more') })
    .meta({
      id: 'ChangeEvent',
      description: 'What is left out stays as it is. What was announced for play cannot be changed any more',
    })
})
type EventSettings = ReturnType<typeof settings> & ReturnType<typeof admission> & ReturnType<typeof officials>

export const EVENT_STATES = ['announced', 'registration', 'playing', 'finished', 'cancelled', 'broken-off'] as const
const State = z.lazy(() =>
  z.enum(EVENT_STATES).meta({
    id: 'EventState',
    description:
      '`announced`: nobody can enter yet. `registration`: people enter and seal decks. `playing`: from the first ' +
      'seating on. `finished`, `cancelled` before it began, `broken-off` while it was played',
  }),
)

/** What is committed to when check-in closes: who plays the round, and the draw of their seats (TSEAT-01). */
export const CheckIn = z.lazy(() =>
  z
    .object({
      round: z.int().describe('The round, from 1'),
      commitment: z.string().describe('SHA-256, in hexadecimal digits, of the seed that the seats are drawn by'),
      players: z.array(EntryId).describe('Who is to be seated, sorted'),
      left: z
        .array(z.object({ player: EntryId, why: z.enum(['no-deck']).describe('What is missing') }))
        .describe('Who has entered and is not seated (TDECK-09)'),
      closedAt: Instant.describe('When it was closed'),
    })
    .meta({ id: 'CheckIn', description: 'A check-in that is closed' }),
)

export const TournamentEvent = z.lazy(() =>
  z
    .object({
      id: EventId,
      version: z.int().describe('It moves with every change of the event itself'),
      state: State,
      league: z.string().nullable().describe('The league whose program holds it; null where a person does'),
      test: z
        .exactOptional(z.literal(true))
        .describe('Made by a test key: nothing of it counts, and it is gone ninety days after it was made'),
      ...settings(),
      clock: ClockPolicy.nullable().describe('Null: every question may stay open for `answerWithinHours`'),
      organisers: z.array(z.string().describe('What they are called')).describe('Who holds it'),
      judges: z.array(z.string().describe('What they are called')).describe('In their order; the first is the head'),
      form: z.string().describe('Rounds and final, as `3R+F`'),
      notices: z
        .array(
          z.enum(['announced-late', 'without-final', 'unequal-rounds', 'restricted']).meta({
            id: 'EventNotice',
            description:
              'What does not follow the rules of sanctioned events, or is worth knowing: announced less than 28 ' +
              'days ahead; eight or more without a final; not everybody plays equally often; not all cards allowed',
          }),
        )
        .describe('What is to be known of it'),
      you: z
        .object({
          organiser: z.boolean().describe('You hold it'),
          judge: z.int().nullable().describe('Your place among its judges, from 1; null: none'),
          player: EntryId.nullable().describe('Your entry; null: you have none'),
        })
        .describe('What you are in it'),
      checkIn: CheckIn.nullable().describe('Closed for the coming round; null: it is open'),
      openRounds: z.array(z.int()).describe('Rounds that are seated and not closed; 99 is the final'),
      seatedRounds: z.int().describe('Preliminary rounds that have been seated'),
      commitment: z.string().describe('SHA-256, in hexadecimal digits, of the seed of tosses and of the final'),
      opening: z.string().nullable().describe('That seed, once the event is over'),
      withdrawn: z
        .array(
          z.object({
            round: z.int().describe('The round, from 1'),
            commitment: z.string().describe('What its draw was committed to'),
            at: Instant.describe('When it was taken back'),
          }),
        )
        .describe('Seatings and check-ins that were taken back before the deal'),
      admission: z.object(admission()).nullable().describe('Who may enter, for organisers; null for everybody else'),
      winner: EntryId.nullable().describe('Who has won it; null: nobody, or not yet'),
      createdAt: Instant.describe('When it was made'),
      endedAt: Instant.nullable().describe('When it was over'),
    })
    .meta({ id: 'Event', description: 'An event: rounds of tables, and a final of the five best' }),
)

export const MoveEvent = z.lazy(() =>
  z
    .strictObject({
      to: z
        .enum(['registration', 'check-in-closed', 'check-in-open', 'finished', 'cancelled', 'broken-off'])
        .describe(
          '`registration`: people may enter. `check-in-closed`: who is there with a deck is seated next, and the ' +
            'draw is committed to. `check-in-open`: the same taken back. `finished`: all is played. `cancelled`: ' +
            'before the first deal. `broken-off`: it cannot go on (TDROP-10)',
        ),
    })
    .meta({ id: 'MoveEvent', description: 'Where an event is to go' }),
)

export const EventQuery = z.lazy(() =>
  z.strictObject({
    state: State.default('registration').describe('Events of this state'),
    cursor: z.exactOptional(Cursor),
    limit,
  }),
)
export const EventList = z.lazy(() =>
  z
    .object({
      events: z.array(TournamentEvent).describe('Newest first'),
      cursor: Cursor.nullable().describe('Where the next page begins; null on the last'),
    })
    .meta({ id: 'EventList', description: 'A page of events' }),
)
export const MyEvents = z.lazy(() =>
  z
    .object({ events: z.array(TournamentEvent).describe('Newest first') })
    .meta({ id: 'MyEvents', description: 'Events that you hold, judge or have entered' }),
)
export const EventParams = z.object({ event: EventId })
