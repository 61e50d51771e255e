import type { CardDefinition, Header, Mode } from '../cards/definition.ts'
import type { Condition } from '../cards/conditions.ts'
import type { Holder, Num, Op, Test } from '../cards/language.ts'

/** More damage than anything inflicts. */
const ALL = 10

/**
 * What a way of a card is good for, read off its operations: bots know no card by name. Amounts that depend on the
 * game are guessed.
 */
export interface Way {
  type: Mode['type'] | 'ability' | 'action'
  /** The Discipline level it asks for. */
  level: string
  header: Header | undefined
  bleed: number
  limited: boolean
  stealth: number
  intercept: number
  votes: number
  strength: number
  strikes: number
  maneuver: number
  press: number
  prevent: number
  /** What it makes of the strike; `hit` is added to nothing, `plus` to the strength. */
  strike: string | undefined
  hit: number
  plus: number
  ranged: boolean
  aggravated: boolean
  steal: number
  redirects: boolean
  wakes: boolean
  /** Unlocks the minion that uses it. */
  unlocks: boolean
  blocks: boolean
  unblockable: boolean
  locks: boolean
  cancels: boolean
  endsAction: boolean
  /** The action goes on though it was blocked. */
  continues: boolean
  endsReferendum: boolean
  fights: boolean
  /** Stays in play, perhaps on who is chosen. */
  stays: boolean
  borne: boolean
  refers: boolean
  burnsItself: boolean
  /** Takes the card itself from who has it. */
  steals: boolean
  /** Brings another card into play. */
  brings: boolean
  /** A minion takes an action by it, in the turn of another, too. */
  acts: boolean
  /** What becomes of who is bound to a name, in pool for a seat and in worth for a card: below 0 it is harmed. */
  grips: Readonly<Record<string, number>>
  /** Of each seat beside those bound: all of them, and the own. */
  everybody: number
  /** What is chosen as it resolves, or before. */
  chosen: readonly string[]
  /** Cards of one's own hand that go with it. */
  discards: number
  hunt: number
  transfers: number
  pool: number
  /** Blood of the minion that uses it. */
  blood: number
  draws: number
  /** Crypt cards. */
  enlists: number
  /** What an ability costs. */
  burns: boolean
  spends: boolean
  /** Whether it could still be used after blocks are declined. */
  late: boolean
  /** Locked for this, its card can do nothing else of what it could. */
  forgoes: boolean
  /** What its minion is rid of with the card, in worth. */
  frees: number
  /** What must be true of the action that it is used upon. */
  against: readonly Against[]
}
/** Directed at who uses it; a bleed of them; done by a minion of their predator. */
export type Against = 'directed' | 'bleed' | 'of-predator'

export function againstOf(usable: readonly Condition[] = []): Against[] {
  return usable.flatMap((one): Against[] => {
    if (one.key === 'directed-at-you') return ['directed']
    if (one.key === 'bleeding-you') return ['bleed']
    return one.key === 'when' && JSON.stringify(one.test) === BY_PREDATOR ? ['of-predator'] : []
  })
}
const BY_PREDATOR = JSON.stringify({ is: ['acting', { of: 'predator' }] } satisfies Test)

/** Guessed where it depends on the game. */
function amount(of: Num | undefined): number {
  if (of === undefined) return 0
  if (typeof of === 'number') return of
  if ('sum' in of) return of.sum.reduce<number>((sum, one) => sum + amount(one), 0)
  if ('minus' in of) return -amount(of.minus)
  if ('least' in of) return Math.min(...of.least.map(amount))
  if ('count' in of) return of.per ?? 1
  if ('of' in of && 'stat' in of) return of.stat === 'blood' || of.stat === 'bleed' ? 2 : 1
  return 'seat' in of ? 0 : 2
}

/** A way that does nothing. */
export const blank = (type: Way['type'], level: string, header: Header | undefined): Way => ({
  type,
  level,
  header,
  bleed: header?.bleed ?? 0,
  limited: false,
  stealth: 0,
  intercept: 0,
  votes: 0,
  strength: 0,
  strikes: 0,
  maneuver: 0,
  press: 0,
  prevent: 0,
  strike: undefined,
  hit: 0,
  plus: 0,
  ranged: false,
  aggravated: false,
  steal: 0,
  redirects: false,
  wakes: false,
  unlocks: false,
  blocks: false,
  unblockable: false,
  locks: false,
  cancels: false,
  endsAction: false,
  continues: false,
  endsReferendum: false,
  fights: false,
  stays: false,
  borne: false,
  refers: false,
  burnsItself: false,
  steals: false,
  brings: false,
  acts: false,
  grips: {},
  everybody: 0,
  chosen: [],
  discards: 0,
  hunt: 0,
  transfers: 0,
  pool: 0,
  blood: 0,
  draws: 0,
  enlists: 0,
  burns: false,
  spends: false,
  late: false,
  forgoes: false,
  frees: 0,
  against: [],
})

interface Reading {
  way: Way
  grips: Record<string, number>
  chosen: string[]
  /** Names for what lies in the own ash heap. */ buried: Set<string>
  /** And for what is one's own by now: what helps it harms who had it. */ taken: Set<string>
  /** Names inside "each …" for what they stand for; `*` for everybody. */ alias: Record<string, string>
  card: CardDefinition
}

export function read(card: CardDefinition, way: Way, ops: readonly Op[]): Way {
  const grips: Record<string, number> = {},
    chosen: string[] = []
  follow({ way, grips, chosen, buried: new Set(), taken: new Set(), alias: {}, card }, ops)
  return { ...way, grips, chosen }
}

/** `n` of pool, or of worth: for one's own, for who is bound, for everybody. */
function touch({ way, grips, alias, taken }: Reading, who: string, n: number): void {
  const name = alias[who] ?? who
  if (name === OWN_HAND) way.discards++
  else if (name === 'you') way.pool += n
  else if (name === 'by' || name === 'self' || (name === 'acting' && OF_ACTOR.has(way.type))) way.blood += n
  else if (name === '*') way.everybody += n
  else grips[name] = (grips[name] ?? 0) + (taken.has(name) ? -n : n)
}

/** Played by the minion that acts. Whose the acting minion is when an ability is used, shows only then. */
const OF_ACTOR: ReadonlySet<string> = new Set(['Action', 'Action Modifier', 'Combat', 'Political Action', 'action'])
const OWN_HAND = '*hand'

const controlled = (name: string): string => (name.startsWith('controller:') ? name.slice('controller:'.length) : name)

function follow(reading: Reading, ops: readonly Op[]): void {
  for (const op of ops) step(reading, op)
}

function step(reading: Reading, op: Op): void {
  const { way, alias } = reading
  switch (op.op) {
    case 'modify':
      return modify(reading, op)
    case 'forbid':
      if (op.rule === 'block') way.unblockable = true
      if (typeof op.on === 'string') touch(reading, op.on, op.rule === 'bleed' && op.on === 'by' ? 0 : -1)
      return
    case 'allow':
      if (op.rule === 'wake') way.wakes = true
      return
    case 'become':
      return touch(reading, op.who, op.traits.title === undefined ? 0.2 : 2)
    case 'grant':
      return touch(reading, op.to, 0.5)
    case 'move':
      return move(reading, op)
    case 'control':
      if (op.who === 'self') way.steals ||= op.to === 'you'
      else if (op.to === 'you') {
        touch(reading, op.who, -3)
        reading.taken.add(op.who)
      }
      return
    case 'counters':
      return flow(reading, op.from, op.to, amount(op.amount))
    case 'lock':
      if (op.who === 'by' || op.who === 'self') way.locks = true
      else touch(reading, op.who, -1)
      return
    case 'unlock':
      if (op.who === 'by' || op.who === 'self' || op.who === 'acting') way.unlocks = true
      else touch(reading, op.who, 1)
      return
    case 'if':
      follow(reading, op.then)
      return follow(reading, op.else ?? [])
    case 'each': {
      const over = 'list' in op.over ? op.over.list : 'allocation' in op.over ? op.over.allocation : '*'
      const more = { ...reading, alias: { ...alias, [op.as]: alias[over] ?? over } }
      return follow(more, op.ops)
    }
    case 'watch':
      return follow(reading, op.ops)
    case 'outcome':
      if (op.of === 'play' && op.is === 'cancelled') way.cancels = true
      if (op.of === 'action') way[op.is === 'continues' ? 'continues' : 'endsAction'] = true
      if (op.of === 'referendum') way.endsReferendum = true
      if (op.of === 'combat') way.strike ??= 'combat-ends'
      return
    case 'redirect':
      way.redirects = true
      return touch(reading, op.to, -2)
    case 'block':
      way.blocks = true
      return
    case 'damage':
      return touch(reading, controlled(op.to), -amount(op.amount) * (op.aggravated ? 2 : 1))
    case 'strike':
      way.strike = op.strike
      way.hit += amount(op.damage)
      way.plus += amount(op.plus)
      way.steal += amount(op.steal)
      way.ranged ||= op.ranged === true
      way.aggravated ||= op.aggravated === true
      return follow(reading, op.effects ?? [])
    case 'maneuver':
      way.maneuver++
      return
    case 'press':
      way.press++
      return
    case 'prevent':
      way.prevent += op.amount === 'all' ? ALL : amount(op.amount)
      return
    case 'draw':
      if (op.from === 'crypt') way.enlists += amount(op.count)
      else way.draws += amount(op.count)
      return
    case 'combat':
      way.fights = true
      if (op.opposing !== 'opposing') touch(reading, op.opposing === 'by' ? op.acting : op.opposing, -1)
      return
    case 'referendum':
      way.refers = true
      return follow(reading, op.passed)
    case 'diablerize':
      return touch(reading, op.victim, -3)
    case 'choose':
    case 'allocate':
      reading.chosen.push(op.as)
      if (op.op === 'choose' && 'cards' in op.from && op.from.cards.of === 'you') {
        if (op.from.cards.in === 'hand') alias[op.as] = OWN_HAND
        else if (op.from.cards.in === 'ash') reading.buried.add(op.as)
      }
      return
    case 'search':
      reading.chosen.push(op.as)
      way.draws += 1
      return
    case 'act':
      way.acts = true
      return
    case 'play':
      way.brings = true
      return touch(reading, op.card, 2)
    default:
  }
}

/** All that a bleed may be. */
const WHOLE = 9
const wholeBleed = (of: Num | undefined): boolean =>
  typeof of === 'object' &&
  'minus' in of &&
  typeof of.minus === 'object' &&
  'stat' in of.minus &&
  of.minus.of === 'acting' &&
  of.minus.stat === 'bleed'

function modify(reading: Reading, op: Extract<Op, { op: 'modify' }>): void {
  const { way } = reading
  const n = op.none
    ? -WHOLE
    : op.set !== undefined
      ? amount(op.set) - 1
      : wholeBleed(op.delta)
        ? -WHOLE
        : amount(op.delta)
  switch (op.stat) {
    case 'bleed':
      way.bleed += n
      way.limited ||= op.limited === true
      return
    case 'stealth':
      way.stealth += n
      return
    case 'intercept':
      if (n > 0) way.intercept += n
      else way.stealth += -n
      return
    case 'hunt':
      way.hunt += n
      return
    case 'transfers':
      way.transfers += n
      return
    case 'handSize':
      way.draws += Math.max(0, n)
      return
    case 'votes':
    case 'votesAgainst':
      way.votes += n
      return
    case 'strength':
      way.strength += n
      return
    case 'strikes':
      way.strikes += n
      return
    case 'maneuver':
      way.maneuver += n
      return
    case 'press':
      way.press += n
      return
    default:
      if (typeof op.on === 'string') touch(reading, op.on, n)
      else if ('seat' in op.on) touch(reading, op.on.seat, n * (op.stat === 'discardActions' ? 0.2 : 0.5))
  }
}

function move(reading: Reading, { who, to, on }: Extract<Op, { op: 'move' }>): void {
  const { way, card } = reading
  if (reading.buried.has(who)) return touch(reading, who, to === 'removed' ? -0.1 : to === 'hand' ? 1 : 2.5)
  if (who === 'self') {
    if (to === 'inPlay') way.stays = true
    else way.burnsItself = true
    if (to === 'inPlay' && on !== undefined && on !== 'by') {
      way.borne = true
      touch(reading, on, bearing(card))
    }
    return
  }
  touch(
    reading,
    who,
    to === 'ready' || to === 'inPlay' ? 3 : to === 'ash' ? -4 : to === 'torpor' ? -3 : to === 'hand' ? 1 : -2,
  )
}

/** What it means for a minion to bear a card: what its texts say of their host. */
export function bearing({ statics = [], abilities = [], actions = [], triggers = [] }: CardDefinition): number {
  let worth = 0
  for (const { on, effect } of statics) {
    if (typeof on === 'string' || 'seats' in on || on.ref !== 'host') continue
    worth += 'delta' in effect ? amount(effect.delta) : 'allow' in effect ? (effect.allow ? 1 : -2) : 1
  }
  for (const { for: whom, user, compulsory, cost } of abilities)
    if (!cost.burn) worth += compulsory ? -1 : whom?.ref === 'host' || user === 'host' ? 1 : 0
  for (const { for: whom, must, ops } of actions)
    if (must || (whom?.ref !== 'host' && ops.some(({ op }) => op === 'combat'))) worth -= must ? 2 : 1
  for (const { ops } of triggers)
    if (
      ops.some(
        op => op.op === 'counters' && typeof op.from === 'object' && 'pool' in op.from && op.from.pool === 'host',
      )
    )
      worth -= 2
  return worth === 0 ? 0.5 : worth
}

/** Pool counts whole, blood less than half of it, and so do other counters. */
const BLOOD = 0.4
function flow(reading: Reading, from: Holder, to: Holder, n: number): void {
  if (typeof from === 'object')
    touch(reading, 'pool' in from ? controlled(from.pool) : from.card, -n * ('pool' in from ? 1 : BLOOD))
  // Counters that name somebody are of use to that one against whoever has them.
  if (typeof to === 'object')
    touch(
      reading,
      'pool' in to ? controlled(to.pool) : to.card,
      n * ('pool' in to ? 1 : to.name?.includes('@') ? -BLOOD : BLOOD),
    )
}
