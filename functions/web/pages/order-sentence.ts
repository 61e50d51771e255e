import type { Infer } from '../../../shared/api/client.ts'
import type { Orders } from '../../../shared/api/orders.ts'

/**
 * Orders as sentences of slots. A sentence and a rule say the same or the rule is not one of these sentences: then the
 * server words it. The
 * language has more than stands here, for those who write it by the API.
 */
export type Rule = Infer<typeof Orders>['rules'][number]
type Condition = Rule['when']
type Deed = Rule['do']

export interface Sentence {
  event: EventName
  /** Of a bleed: at most or at least so much. */
  amount?: { of: 'lte' | 'gte'; n: number }
  /** Of a combat: what the opposing minion is; left out, whatever it is. */
  opponent?: Opponent
  /** The name of a deed, or of a card to play. */
  deed: string
  unless: ExceptionName
  scope: NonNullable<Rule['scope']>
}

export const OPPONENTS = ['Vampire', 'Ally', 'Imbued'] as const satisfies readonly NonNullable<
  NonNullable<Condition['combat']>['type']
>[number][]
export type Opponent = (typeof OPPONENTS)[number]
export type EventName = keyof typeof EVENTS
export type ExceptionName = keyof typeof EXCEPTIONS
export type DeedName = keyof typeof DEEDS

const BLOCKING: NonNullable<Condition['window']> = ['blocks', 'declined'],
  VOTING: NonNullable<Condition['window']> = ['before-votes', 'polling']
const ANY: NonNullable<Condition['window']> = [
  'announced',
  'blocks',
  'attempt',
  'declined',
  'success',
  'blocked',
  'resolved',
  'as-played',
]

interface Event {
  when: Condition
  deeds: readonly DeedName[]
  /** It is about a bleed, whose amount is a slot; and reactions to it may be played. */ bleed?: true
  acts?: true
  /** It is about a combat of mine, whose opponent is a slot. */ fights?: true
}
export const EVENTS = {
  bled: {
    when: { window: BLOCKING, action: { kind: ['bleed'], againstMe: true } },
    deeds: ['pass', 'block', 'reach', 'deflect', 'ask'],
    bleed: true,
    acts: true,
  },
  ousts: {
    when: { window: BLOCKING, action: { againstMe: true, ousts: true } },
    deeds: ['block', 'reach', 'deflect', 'ask', 'pass'],
    acts: true,
  },
  againstMine: {
    when: { window: BLOCKING, action: { againstMe: true } },
    deeds: ['ask', 'block', 'reach', 'pass'],
    acts: true,
  },
  notAgainstMe: { when: { window: BLOCKING, action: { againstMe: false } }, deeds: ['pass', 'block', 'reach', 'ask'] },
  hunts: { when: { window: BLOCKING, action: { kind: ['hunt'] } }, deeds: ['pass', 'block', 'reach', 'ask'] },
  preyActs: { when: { window: BLOCKING, action: { by: ['prey'] } }, deeds: ['block', 'reach', 'ask', 'pass'] },
  predatorActs: { when: { window: BLOCKING, action: { by: ['predator'] } }, deeds: ['block', 'reach', 'ask', 'pass'] },
  rescues: {
    when: { window: BLOCKING, action: { kind: ['leave-torpor', 'rescue'] } },
    deeds: ['pass', 'block', 'reach', 'ask'],
  },
  diablerie: { when: { window: BLOCKING, action: { kind: ['diablerie'] } }, deeds: ['ask', 'block', 'reach', 'pass'] },
  played: { when: { window: ['as-played'] }, deeds: ['pass', 'ask'] },
  voteOther: {
    when: { window: VOTING, referendum: { touchesMe: false } },
    deeds: ['abstain', 'for', 'against', 'ask'],
  },
  voteMine: { when: { window: VOTING, referendum: { touchesMe: true } }, deeds: ['ask', 'against', 'for', 'abstain'] },
  hunted: {
    when: { window: VOTING, referendum: { kind: ['blood-hunt'] } },
    deeds: ['for', 'against', 'abstain', 'ask'],
  },
  fightOther: { when: { combat: { mine: false } }, deeds: ['pass', 'ask'] },
  range: { when: { window: ['range'], combat: { mine: true } }, deeds: ['pass', 'close', 'long', 'ask'], fights: true },
  strike: {
    when: { ask: ['ask-strike'], combat: { mine: true } },
    deeds: ['hand', 'dodge', 'ends', 'ask'],
    fights: true,
  },
  prevent: {
    when: { window: ['prevent'], combat: { mine: true } },
    deeds: ['prevent', 'preventAll', 'pass', 'ask'],
    fights: true,
  },
  press: {
    when: { window: ['press'], combat: { mine: true } },
    deeds: ['pass', 'pressEnd', 'pressOn', 'ask'],
    fights: true,
  },
  influence: { when: { ask: ['ask-influence'] }, deeds: ['influence', 'ask'] },
  anything: { when: { window: ANY }, deeds: ['pass', 'ask'] },
} as const satisfies Record<string, Event>

const DEFLECTIONS = ['deflection', 'telepathic-misdirection']
export const DEEDS = {
  pass: 'pass',
  ask: 'ask',
  block: { block: ['any'] },
  reach: { block: ['any'], reaching: true },
  deflect: { play: DEFLECTIONS, to: ['prey'], cap: { blood: 1 } },
  for: { vote: 'for' },
  against: { vote: 'against' },
  abstain: { vote: 'abstain' },
  close: { maneuver: 'close' },
  long: { maneuver: 'long' },
  hand: { strike: ['hand'] },
  dodge: { strike: ['dodge'], cap: { blood: 1 } },
  ends: { strike: ['combat-ends'], cap: { blood: 1 } },
  prevent: { prevent: 0 },
  preventAll: { prevent: 0, cards: true, cap: { blood: 1 } },
  pressEnd: { press: 'end' },
  pressOn: { press: 'continue' },
  influence: { influence: ['any'], keep: 5 },
} as const satisfies Record<string, unknown>

export const EXCEPTIONS = {
  never: undefined,
  poolLow: { pool: { lte: 5 } },
  poolHigh: { pool: { gte: 20 } },
  oust: { action: { ousts: true } },
  mine: { action: { againstMe: true } },
} as const satisfies Record<string, Condition | undefined>
export const SCOPES = ['game', 'until-my-turn', 'turn', 'action'] as const

export const amounts = [
  ...[1, 2, 3, 4].map(n => ({ of: 'lte' as const, n })),
  ...[1, 2, 3, 4, 5, 6].map(n => ({ of: 'gte' as const, n })),
]
const eventOf = (name: EventName): Event => EVENTS[name]

/** What can be done then; reactions of the own deck may be played to an action. */
export const deedsFor = (event: EventName, reactions: readonly string[]): string[] => [
  ...eventOf(event).deeds,
  ...(eventOf(event).acts ? reactions.filter(key => !DEFLECTIONS.includes(key)).map(key => `play:${key}`) : []),
]

export function ruleOf(id: string, { event, amount, opponent, deed, unless, scope }: Sentence): Rule {
  const { when } = eventOf(event),
    except = EXCEPTIONS[unless]
  const play = deed.startsWith('play:')
    ? { play: [deed.slice('play:'.length)], to: ['prey'], cap: { blood: 1 } }
    : DEEDS[deed as DeedName]
  return {
    id,
    ...(scope !== 'game' && { scope }),
    when: {
      ...when,
      ...(amount && { action: { ...when.action, bleed: { [amount.of]: amount.n } } }),
      ...(opponent && { combat: { ...when.combat, type: [opponent] } }),
    },
    ...(except && { unless: except }),
    do: play as Deed,
  } as Rule
}

/** Fields in one order, so that two that say the same read the same. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )
export const same = (a: unknown, b: unknown): boolean => plain(a) === plain(b)

/** The sentence that says exactly this rule, if there is one. */
export function sentenceOf(rule: Rule): Sentence | undefined {
  const { bleed } = rule.when.action ?? {},
    scope = rule.scope ?? 'game'
  const amount =
    bleed?.lte !== undefined
      ? { of: 'lte' as const, n: bleed.lte }
      : bleed?.gte !== undefined
        ? { of: 'gte' as const, n: bleed.gte }
        : undefined
  const [opponent] = rule.when.combat?.type?.length === 1 ? rule.when.combat.type : []
  const played =
    typeof rule.do === 'object' && 'play' in rule.do && rule.do.play.length === 1 ? [`play:${rule.do.play[0]}`] : []
  for (const event of Object.keys(EVENTS) as EventName[])
    for (const unless of Object.keys(EXCEPTIONS) as ExceptionName[])
      for (const deed of [...eventOf(event).deeds, ...played]) {
        const sentence = {
          event,
          deed,
          unless,
          scope,
          ...(amount && eventOf(event).bleed && { amount }),
          ...(opponent && eventOf(event).fights && { opponent }),
        }
        if (same(ruleOf(rule.id, sentence), rule)) return sentence
      }
  return undefined
}

/** The same against whoever is named, or against anybody. */
export function withOpponent({ opponent: _, ...rest }: Sentence, opponent: Opponent | 'any'): Sentence {
  return { ...rest, ...(opponent !== 'any' && { opponent }) }
}

/** Whether the opponent is a slot of it. */
export const fights = (event: EventName): boolean => eventOf(event).fights === true

/** Another event keeps what still fits it. */
export function withEvent(now: Sentence, event: EventName): Sentence {
  const { amount, opponent, ...rest } = now,
    deeds: readonly string[] = eventOf(event).deeds
  return {
    ...rest,
    event,
    deed: deeds.includes(now.deed) ? now.deed : deeds[0]!,
    ...(eventOf(event).bleed && { amount: amount ?? { of: 'gte', n: 3 } }),
    ...(opponent && eventOf(event).fights && { opponent }),
  }
}

const always = { unless: 'never', scope: 'game' } as const
/** Orders people want most, to begin with. */
export const EXAMPLES: readonly Sentence[] = [
  { event: 'hunts', deed: 'pass', ...always },
  { event: 'bled', amount: { of: 'lte', n: 1 }, deed: 'pass', ...always, unless: 'poolLow' },
  { event: 'bled', amount: { of: 'gte', n: 3 }, deed: 'deflect', ...always },
  { event: 'bled', amount: { of: 'gte', n: 3 }, deed: 'ask', ...always },
  { event: 'ousts', deed: 'block', ...always },
  { event: 'notAgainstMe', deed: 'pass', ...always },
  { event: 'predatorActs', deed: 'block', ...always, unless: 'mine' },
  { event: 'voteOther', deed: 'abstain', ...always },
  { event: 'voteMine', deed: 'against', ...always },
  { event: 'hunted', deed: 'abstain', ...always },
  { event: 'fightOther', deed: 'pass', ...always },
  { event: 'strike', deed: 'dodge', ...always },
  { event: 'press', deed: 'pressEnd', ...always },
  { event: 'prevent', deed: 'prevent', ...always },
  { event: 'influence', deed: 'influence', ...always },
  { event: 'anything', deed: 'pass', unless: 'mine', scope: 'until-my-turn' },
]
