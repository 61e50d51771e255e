import type { Condition } from './conditions.ts'
import type {
  CardsPlayed,
  WindowName,
  Blood,
  ChoiceFrom,
  Holder,
  Lasting,
  Num,
  Op,
  Phase,
  Ref,
  SeatRef,
  Test,
  CardsWhere,
  SeatsWhere,
  Shared,
  ChoiceKey,
} from './language.ts'
import type { Ability, CardDefinition, GrantedAction, Header, Mode, Trigger } from './definition.ts'
import type { CardType } from './facts.ts'
import { factsOf } from './catalogue.ts'
import { clans } from './facts/clans.ts'

/** The words cards are written in. Each makes plain data; text order is list order. */

type ModeParts = Partial<Omit<Mode, 'level' | 'type' | 'ops'>>

/** One mode: the level it needs ('' for none), then what it does. */
export const mode = (level: string, ops: Op[], parts: ModeParts = {}) => ({
  level,
  ops: aimed(ops, parts.header),
  ...parts,
})
/** What an action chooses is its target, whoever chooses it; a referendum is directed at nobody, whatever its terms. */
const aimed = (ops: Op[], header?: Header): Op[] => (header ? ops.map(op => atTargets(op, fought(ops))) : ops)
/** Whom it enters combat with. */
const fought = (ops: readonly Op[]): string[] =>
  ops.flatMap(op =>
    op.op === 'combat'
      ? [op.opposing]
      : op.op === 'if'
        ? [...fought(op.then), ...fought(op.else ?? [])]
        : op.op === 'each'
          ? fought(op.ops)
          : [],
  )
function atTargets(op: Op, fights: readonly string[]): Op {
  switch (op.op) {
    case 'choose':
      return 'cards' in op.from ? { ...op, target: fights.includes(op.as) ? ('combat' as const) : true } : op
    case 'if':
      return {
        ...op,
        then: op.then.map(one => atTargets(one, fights)),
        ...(op.else && { else: op.else.map(one => atTargets(one, fights)) }),
      }
    case 'each':
      return { ...op, ops: op.ops.map(one => atTargets(one, fights)) }
    default:
      return op
  }
}
/** An action that minions may perform by a card in play. */
export const granted = (
  name: string,
  header: Header,
  ops: Op[],
  parts: Partial<GrantedAction> = {},
): GrantedAction => ({ name, header, ops: aimed(ops, header), ...parts })
type Line = ReturnType<typeof mode>

const card = (
  type: CardType,
  windows: WindowName[],
  key: string,
  lines: Line[],
  usable: Condition[] = [],
): CardDefinition => ({
  facts: factsOf(key),
  modes: lines.map((line): Mode => ({ type, windows, ...line, usable: [...usable, ...(line.usable ?? [])] })),
})

/**
 * Before the action resolves and after it was announced: states A, B and C alike, for what raises or lowers a bleed,
 * too (BLEED-18, FAQ-01 to FAQ-03).
 */
export const ACTION: WindowName[] = ['blocks', 'attempt', 'declined']
/**
 * A card in play without a time of its own: whenever its controller has the impulse, but never as a card is played
 * (PLAY-04).
 */
export const ANYTIME: { windows: WindowName[]; phases: Phase[] } = {
  windows: [
    'announced',
    'blocks',
    'attempt',
    'declined',
    'blocked',
    'resolved',
    'combat-begins',
    'before-range',
    'range',
    'before-strikes',
    'as-chosen',
    'additional-strikes',
    'press',
    'round-end',
    'combat-ends',
    'prevent',
    'to-torpor',
    'before-votes',
    'polling',
    'diablerized',
    'between',
  ],
  phases: ['unlock', 'master', 'minion', 'influence', 'discard'],
}

/** The same, but in the middle of damage that is being handled. */
export const BETWEEN_DAMAGE: typeof ANYTIME = {
  ...ANYTIME,
  windows: ANYTIME.windows.filter(one => one !== 'prevent' && one !== 'to-torpor'),
}

/**
 * At the end of a round: also as combat is about to end, where another has been queued by then; beside it stands the
 * condition `endOfRound`.
 */
export const AT_END_OF_ROUND: { windows: WindowName[] } = { windows: ['round-end', 'combat-ends'] }

/** A card played as an action: each line's header says how it is announced. */
export const action = (key: string, lines: Line[], { usable, ...inPlay }: MasterParts = {}): CardDefinition => ({
  ...card(
    'Action',
    [],
    key,
    lines.map(line => ({ header: {}, ...line })),
    usable,
  ),
  ...inPlay,
})
/** `tally`: what changes the votes in it. */
export const referendum = (terms: Op[], passed: Op[], tally?: Op[]): Op => ({
  op: 'referendum',
  terms,
  passed,
  ...(tally && { tally }),
})
/** `first`: what is chosen as it is called. */
export const political = (
  key: string,
  terms: Op[],
  passed: Op[],
  tally?: Op[],
  { first = [], ...parts }: ModeParts & { first?: Op[] } = {},
): CardDefinition =>
  card('Political Action', [], key, [
    mode('', [...first, referendum(terms, passed, tally)], { header: { political: true }, ...parts }),
  ])
/** Only one of its name in this time, whoever plays it. */
export const onlyOne = (each: NonNullable<Mode['once']>): ModeParts => ({ once: each, byAnybody: true })
export const modifier = (key: string, lines: Line[], usable?: Condition[]): CardDefinition =>
  card('Action Modifier', ACTION, key, lines, usable)
export const reaction = (key: string, lines: Line[], usable?: Condition[]): CardDefinition =>
  card('Reaction', ACTION, key, lines, usable)
/** Played as a strike, unless a mode names other windows. */
export const combat = (key: string, lines: Line[], usable?: Condition[]): CardDefinition =>
  card('Combat', ['strike'], key, lines, usable)
/** "More than one Discipline can be used": each line at a Discipline of its own, and all that they can be together. */
export const combined = (key: string, lines: Line[], usable?: Condition[]): CardDefinition =>
  modifier(key, [...lines, ...joined(lines)], usable)
function joined(lines: Line[]): Line[] {
  const sets = lines.reduce<Line[][]>((found, line) => [...found, ...found.map(set => [...set, line])], [[]])
  return sets
    .filter(set => set.length > 1)
    .map(set => ({
      ...set[0]!,
      level: set.map(({ level }) => level).join('+'),
      combined: true as const,
      ops: set.flatMap(({ ops }) => ops),
      usable: set.flatMap(({ usable: own = [] }) => own),
    }))
}
/** A card of two types: the modes of each. */
export const either = (one: CardDefinition, other: CardDefinition): CardDefinition => ({
  ...one,
  modes: [...one.modes, ...other.modes],
})

/**
 * Not replaced before this phase of whoever plays it, before it leaves play, or before the combat or the action is
 * over.
 */
export const delayed = (
  replaceAt: NonNullable<CardDefinition['replaceAt']>,
  definition: CardDefinition,
): CardDefinition => ({ ...definition, replaceAt })

/** As it would be replaced it may be taken back instead. */
export const retaken = (definition: CardDefinition): CardDefinition => ({
  ...definition,
  draws: { amongst: { ref: 'self', in: 'ash', of: 'you' } },
})

type InPlay = Pick<
  CardDefinition,
  'lends' | 'draws' | 'reduces' | 'abilities' | 'actions' | 'statics' | 'triggers' | 'strikes' | 'life' | 'onePer'
>
interface MasterParts extends InPlay {
  usable?: Condition[]
}

export const master = (key: string, lines: Line[], { usable, ...inPlay }: MasterParts = {}): CardDefinition => ({
  ...card('Master', [], key, lines, usable),
  ...inPlay,
})
/** A master that stays in play. */
export const stays = (key: string, parts: MasterParts): CardDefinition => master(key, [mode('', [enter])], parts)
export const location = (key: string, parts: MasterParts, lines: Line[] = [mode('', [enter])]): CardDefinition =>
  master(key, lines, parts)
/** Put into play in the discard phase, once in a game (EVENT-01, EVENT-02). */
export const event = (key: string, { usable, ...inPlay }: MasterParts, then: Op[] = []): CardDefinition => ({
  ...card('Event', [], key, [mode('', [enter, ...then])], usable),
  ...inPlay,
})
/** A vampire whose text does something; it is influenced out, not played. */
export const crypt = (key: string, parts: InPlay): CardDefinition => ({ facts: factsOf(key), modes: [], ...parts })
/** Used for what its parts say: in phases of the own turn, in windows, for a cost. */
export const use = (name: string, ops: Op[], parts: Partial<Omit<Ability, 'name' | 'ops'>>): Ability => ({
  name,
  windows: [],
  cost: {},
  ops,
  ...parts,
})
/** Minions can burn the card itself by an action directed at who controls it. */
export const burnAction = (whose: CardsWhere = { kind: 'minion' }, stealth: Num = 0): GrantedAction => ({
  name: 'burn',
  for: whose,
  header: { stealth, target: { card: 'self' } },
  ops: [burn('self')],
})
/** Minions of others can steal the card itself. */
export const stealAction = (whose: CardsWhere, stealth?: Num): GrantedAction =>
  granted(
    'steal',
    { target: { card: 'self' }, ...(stealth !== undefined && { stealth }) },
    [{ op: 'control', who: 'self', to: 'you' }],
    { for: { ...whose, not: { of: 'you' } } },
  )
export const ability = (name: string, ops: Op[], usable: Condition[], windows: WindowName[] = ACTION): Ability => ({
  name,
  windows,
  cost: { lock: true },
  usable,
  ops,
})

/**
 * A card put on the minion that acts, or in play beside it: undirected, at +1 stealth (EQUIP-01, RETAIN-01, ALLY-01).
 */
const brought = (
  type: CardType,
  key: string,
  levels: string[],
  ops: (level: string) => Op[],
  { usable, ...inPlay }: MasterParts,
): CardDefinition => ({
  ...card(
    type,
    [],
    key,
    levels.map(level => mode(level, ops(level), { header: { stealth: 1 } })),
    usable,
  ),
  ...inPlay,
})
const onBearer = (mode: string): Op[] => [{ op: 'move', who: 'self', to: 'inPlay', on: 'by', mode }]
/** `first`: before it lies on its bearer, however it is equipped; `then`: once it does. */
export const equipment = (
  key: string,
  parts: MasterParts,
  levels: string[] = [''],
  first: Op[] = [],
  then: Op[] = [],
): CardDefinition => brought('Equipment', key, levels, level => [...first, ...onBearer(level), ...then], parts)
/** In the ready region, and without an action until the turn is over (ALLY-02). */
const recruit = (mode: string): Op[] => [
  { op: 'move', who: 'self', to: 'inPlay', mode },
  mark('recruited', 'self', 'turn'),
]
export const ally = (key: string, levels: string[], parts: MasterParts): CardDefinition =>
  brought('Ally', key, levels, recruit, parts)
/** That can act in the turn it is recruited. */
export const readyAlly = (
  key: string,
  levels: string[],
  parts: MasterParts,
  then: (level: string) => Op[] = () => [],
): CardDefinition =>
  brought('Ally', key, levels, mode => [{ op: 'move', who: 'self', to: 'inPlay', mode }, ...then(mode)], parts)
/** `then`: what the action to employ it does beside. */
export const retainer = (
  key: string,
  levels: string[],
  parts: MasterParts,
  then: (level: string) => Op[] = () => [],
): CardDefinition => brought('Retainer', key, levels, level => [...onBearer(level), ...then(level)], parts)

/** In this referendum: for who plays it, or a card. */
export const votes = (delta: number, on: Ref | { seat: SeatRef } | { who: CardsWhere } = 'by'): Op => ({
  op: 'modify',
  stat: 'votes',
  delta,
  on,
  until: 'referendum',
})
export const votesAgainst = (delta: number): Op => ({
  op: 'modify',
  stat: 'votesAgainst',
  delta,
  on: 'by',
  until: 'referendum',
})
export const become = (who: Ref, traits: Extract<Op, { op: 'become' }>['traits'], until: Lasting = 'game'): Op => ({
  op: 'become',
  who,
  traits,
  until,
})
/** The card itself marks the title of who it is put on. */
export const entitle = (who: Ref, title: string, city?: string): Op[] => [
  attach(who),
  become(who, { title, ...(city !== undefined && { city }) }, 'leaves'),
]
/** Puts the card itself in play. */
export const enter: Op = { op: 'move', who: 'self', to: 'inPlay' }
/** `live`: it counts only while this holds. */
export const bleedPlus = (delta: Num, limited?: 'limited', live?: Test): Op => ({
  op: 'modify',
  stat: 'bleed',
  delta,
  on: 'acting',
  until: 'action',
  ...(limited && { limited: true as const }),
  ...(live && { while: live }),
})
export const masterActions = (of: SeatRef, delta: number, until: Lasting): Op => ({
  op: 'modify',
  stat: 'masterActions',
  delta,
  on: { seat: of },
  until,
})
/** `early`: even if it is not needed yet. */
export const stealth = (delta: number, early?: 'early'): Op => ({
  op: 'modify',
  stat: 'stealth',
  delta,
  on: 'acting',
  until: 'action',
  ...(early && { early: true as const }),
})
export const intercept = (delta: Num, early?: 'early'): Op => ({
  op: 'modify',
  stat: 'intercept',
  delta,
  on: 'by',
  until: 'action',
  ...(early && { early: true as const }),
})
type StrikeOp = Extract<Op, { op: 'strike' }>
export const strike = (kind: StrikeOp['strike'], more: Omit<StrikeOp, 'op' | 'strike'> = {}): StrikeOp => ({
  op: 'strike',
  strike: kind,
  ...more,
})
/** At the strength of the striker and more. */
export const handStrike = (plus: number): Op => strike('hand', { plus })
/** "1R damage": at any range. */
export const strikeR = (damage: number, more: Partial<StrikeOp> = {}): StrikeOp =>
  strike('damage', { damage, ranged: true, ...more })
export const maneuver: Op = { op: 'maneuver' }
/** Kept for this combat, to be used or not. */
export const optionalManeuver: Op = { op: 'modify', stat: 'maneuver', delta: 1, on: 'by', until: 'combat' }
export const press: Op = { op: 'press' }
/** Kept for this round, to be used or not. */
export const optionalPress: Op = { op: 'modify', stat: 'press', delta: 1, on: 'by', until: 'round' }
export const prevent = (
  amount: Num,
  only?: 'normal' | 'strike',
  of: { with?: string; without?: string; any?: true } = {},
): Op => ({ op: 'prevent', amount, ...(only && { only }), ...of })
export const moreStrikes = (delta: number, limited?: 'limited'): Op => ({
  op: 'modify',
  stat: 'strikes',
  delta,
  on: 'by',
  until: 'round',
  ...(limited && { limited: true as const }),
})
/** Ignores being locked for blocks and reactions until the action ends. */
export const wake: Op = { op: 'allow', rule: 'wake', on: 'by', until: 'action' }
/** As this turn ends, whatever comes of the rest of it. */
export const atEndOfTurn = (...ops: Op[]): Op => ({ op: 'watch', on: 'turn-ending', ops, until: 'turn', times: 1 })
/** Played while another card is being played (PLAY-04), and what cancels that one. */
export const AS_PLAYED: { windows: WindowName[] } = { windows: ['as-played'] }
export const cancel: Op = { op: 'outcome', of: 'play', is: 'cancelled' }
/** "… and its cost is not paid" (CANCEL-04). */
export const cancelUnpaid: Op = { ...cancel, unpaid: true }
/** Such cards, for so long. */
export const noPlay = (on: Ref, cards: CardsPlayed, until: Lasting): Op => ({
  op: 'forbid',
  rule: 'play',
  on,
  until,
  cards,
})
export const forbid = (rule: 'block' | 'act' | 'unlock' | 'vote', on: Ref, until: Lasting): Op => ({
  op: 'forbid',
  rule,
  on,
  until,
})
export const lock = (who: Ref): Op => ({ op: 'lock', who })
export const unlock = (who: Ref): Op => ({ op: 'unlock', who })
export const choose = (
  as: string,
  ask: ChoiceKey,
  from: ChoiceFrom,
  more: { min?: Num; max?: Num; secret?: true; by?: SeatRef; random?: true } = {},
): Op => ({ op: 'choose', as, ask, from, ...more })
export const chooseClan = (as: string): Op => choose(as, 'choose-clan', { keys: [...clans] })
export const allocate = (
  as: string,
  ask: ChoiceKey,
  points: Num,
  least: number,
  among: SeatsWhere | Blood | Shared = {},
): Extract<Op, { op: 'allocate' }> => ({
  op: 'allocate',
  as,
  ask,
  points,
  least,
  among,
})
/**
 * In the combat that results if this minion blocks, and again with each block (never in a later combat of the action).
 */
export const ifBlocks = (...ops: Op[]): Op => ({
  op: 'watch',
  on: 'blocked',
  when: { is: ['event-minion', { ref: 'by' }] },
  ops,
  until: 'action',
})
/** The same of the acting minion, if it is blocked. */
export const ifBlocked = (...ops: Op[]): Op => ({
  op: 'watch',
  on: 'blocked',
  when: { is: ['event-acting', { ref: 'by' }] },
  ops,
  until: 'action',
})
/** In the first round of the combat that results. */
export const inFirstRoundOfIt = (...ops: Op[]): Op => ({
  op: 'watch',
  on: 'round-started',
  ops,
  until: 'combat',
  times: 1,
})
export const grant = (ability: string, to: Ref, until: Lasting): Op => ({ op: 'grant', ability, to, until })
/** After the action has resolved, its combat included, however it did. */
export const afterResolution = (...ops: Op[]): Op => ({ op: 'watch', on: 'action-resolved', ops, until: 'action' })
export const look = (at: CardsWhere): Op => ({ op: 'look', at })
/** Shown to all, and known under this name from then on. */
export const reveal = (as: string, at: CardsWhere): Op => ({ op: 'look', at, to: 'all', as })
/** So many cards on top of a library. */
export const topOf = (of: SeatRef, top = 1): CardsWhere => ({ in: 'library', of, top })
export const burnTop = (of: SeatRef, n: number): Op => ({
  op: 'each',
  over: { cards: topOf(of, n) },
  as: 'top',
  ops: [burn('top')],
  together: true,
})
/** Looked at and put back in any order, by who asks for it; never before it is used. */
export const arrange = (n: number): Op[] => [
  choose('order', 'choose-order', { cards: topOf('you', n) }, { min: n, max: n, secret: true, by: 'you' }),
  { op: 'move', who: 'order', to: 'library', at: 'top' },
]
export const redirect = (to: SeatRef): Op => ({ op: 'redirect', to })
export const gain = (card: Ref, amount: Num): Op => ({
  op: 'counters',
  from: 'bank',
  to: { card },
  amount,
  why: 'effect',
})
/** Puts the card itself on another. */
export const attach = (on: Ref): Op => ({ op: 'move', who: 'self', to: 'inPlay', on })
/** Puts a card out of play under the card itself. */
export const under = (who: Ref, down?: 'down'): Op => ({
  op: 'move',
  who,
  to: 'under',
  on: 'self',
  ...(down && { down: true as const }),
})
export const put = (name: string, amount: Num): Op => ({
  op: 'counters',
  from: 'bank',
  to: { card: 'self', name },
  amount,
  why: 'effect',
})
export const gainPool = (pool: SeatRef, amount: Num): Op => ({
  op: 'counters',
  from: 'bank',
  to: { pool },
  amount,
  why: 'effect',
})
export const moveBlood = (from: Holder, to: Holder, amount: Num): Op => ({
  op: 'counters',
  from,
  to,
  amount,
  why: 'effect',
})
/** To its controller's uncontrolled region; what lies on it stays on it, out of play until it is brought out again. */
export const banish = (who: Ref): Op => ({ op: 'move', who, to: 'uncontrolled', suspending: true })
export const burn = (who: Ref): Op => ({ op: 'move', who, to: 'ash' })
const burnFrom = (from: Holder, amount: Num): Op => ({ op: 'counters', from, to: 'bank', amount, why: 'effect' })
export const burnBlood = (card: Ref, amount: Num): Op => burnFrom({ card }, amount)
export const burnPool = (pool: SeatRef, amount: Num): Op => burnFrom({ pool }, amount)
export const eachSeat = (as: string, ops: Op[], whom: SeatsWhere = {}): Op => ({
  op: 'each',
  over: { seats: whom },
  as,
  ops,
  together: true,
})
export const eachShare = (allocation: string, as: string, ops: Op[]): Op => ({
  op: 'each',
  over: { allocation },
  as,
  ops,
  together: true,
})
/** The points given to the member of `eachShare`. */
export const shareOf = (as: string): Num => ({ x: `${as}-points` })
export const mark = (fact: string, of: Ref, until: Lasting): Op => ({ op: 'mark', fact, of, n: 1, until })
export const ifHolds = (test: Test, ...then: Op[]): Op => ({ op: 'if', test, then })
export const isAlly = (ref: Ref): Test => ({ is: [ref, { kind: 'ally' }] })
export const minionsOf = (of: SeatRef): CardsWhere => ({ kind: 'minion', of, in: 'inPlay' })
export const count = (who: CardsWhere): Num => ({ count: who })

/** Once the results of a referendum are tallied that this minion has called: a blood hunt is called by nobody. */
export const calledByIt = (...ops: Op[]): Trigger => ({
  on: 'referendum-tallied',
  when: { all: [{ is: ['event-by', { ref: 'self' }] }, { not: { referendum: 'blood-hunt' } }] },
  ops,
})
/** Who has cast against it, by a minion or otherwise, burns a pool. */
export const dissentersPay: Op = eachSeat('who', [burnPool('who', 1)], {
  where: { cmp: [{ cast: 'against', of: { seat: 'it' } }, '>=', 1] },
})
/** But for what is a location once it is in play. */
export const anyEquipment: CardsWhere = { kind: 'equipment', not: { keyword: 'location in play' } }
