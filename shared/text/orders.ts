import type { Cap, OrderCondition, Deed, MinionType, Order, Plan, Range, Step, Whose } from '../rules/model/orders.ts'
import type { MessageKey } from '../rules/index.ts'
import type { WindowName } from '../cards/language.ts'

/**
 * Standing orders in words: a clause a key, so that another language needs another file of clauses and nothing else.
 */
export interface ClauseParams {
  window: { windows: WindowName[] }
  ask: { asks: MessageKey[] }
  turn: { of: Whose[] }
  pool: { range: Range }
  transfers: { range: Range }
  'is-due': { is: boolean }
  'action-kind': { kinds: string[] }
  'action-card': { cards: string[] }
  'action-by': { of: Whose[] }
  'action-minion': { minions: number[] }
  'action-against-me': { is: boolean }
  'action-target': { of: Whose[] }
  'action-bleed': { range: Range }
  'action-stealth': { range: Range }
  'action-reach': { range: Range }
  'action-blocked': { of: Whose[] }
  'action-blocker': { minions: number[] }
  'action-intercept': { range: Range }
  'action-lacking': { range: Range }
  'action-answerable': { is: boolean }
  'action-ousts': { is: boolean }
  'combat-mine': { is: boolean }
  'combat-with': { of: Whose[] }
  'combat-minion': { minions: number[] }
  'combat-type': { types: MinionType[] }
  'combat-range': { range: 'close' | 'long' }
  'combat-round': { range: Range }
  'combat-pressed': { is: boolean }
  'referendum-kind': { cards: string[] }
  'referendum-by': { of: Whose[] }
  'referendum-passes': { is: boolean }
  'referendum-tally': { range: Range }
  'referendum-left': { range: Range }
  'referendum-touches-me': { is: boolean }
  'played-type': { types: string[] }
  'played-card': { cards: string[] }
  'played-by': { of: Whose[] }
  strike: { strikes: string[] }
  damage: { range: Range }
  pass: object
  'ask-me': object
  default: object
  due: object
  block: { with: (number | 'any')[]; reaching: boolean; cap: Cap }
  raise: { what: 'intercept' | 'stealth'; upTo: number; cap: Cap }
  vote: { side: 'for' | 'against' | 'abstain'; edge: boolean; burn: boolean }
  follow: { seat: number; edge: boolean; burn: boolean }
  play: { cards: string[]; to: Whose[]; cap: Cap }
  use: { cards: string[]; cap: Cap }
  'strike-with': { strikes: string[]; cap: Cap }
  maneuver: { range: 'close' | 'long' }
  press: { to: 'continue' | 'end' }
  prevent: { upTo: number; cards: boolean; cap: Cap }
  influence: { to: (number | 'any')[]; keep: number }
  discard: { cards: string[] }
  /** Of a plan: what became of the action of a step before, by its place from 1 on. */
  'step-was': { step: number; was: 'successful' | 'blocked' }
  'end-phase': object
  /**
   * An option as the phase offers it, by the cards it is about; `does` is null where it is none of those that have
   * words of their own.
   */
  option: { optionId: string; does: Doing | null; cards: number[] }
}
export const DOINGS = [
  'bleed',
  'hunt',
  'leave-torpor',
  'become-anarch',
  'rescue',
  'diablerie',
  'enter-combat',
  'equip',
  'action',
  'play',
  'use',
  'invest',
  'withdraw',
  'bring-out',
  'merge',
  'draw-crypt',
  'mark',
  'unlock',
  'edge',
  'declare-withdrawal',
  'pay',
  'yield',
  'discard',
  'pass',
] as const
export type Doing = (typeof DOINGS)[number]
/** Of a card, and with or to another: `rescue` is by the first, of the second; `play` the first, by the second. */
export type DoingWords = Record<Doing, (card: string, other: string | undefined) => string>
export type ClauseKey = keyof ClauseParams
export type Clause = { [K in ClauseKey]: { key: K; params: ClauseParams[K] } }[ClauseKey]
/** Names of what a rule speaks of. */
export interface OrderNames {
  seat: (seat: number) => string
  card: (key: string) => string
  minion: (id: number) => string
}
export interface OrderWords {
  clauses: { [K in ClauseKey]: (params: ClauseParams[K], names: OrderNames) => string }
  sentence: (when: string[], unless: string[], deed: string, scope: Order['scope']) => string
}

export function clausesOf({ when, unless, do: deed }: Order): { when: Clause[]; unless: Clause[]; do: Clause } {
  return { when: conditions(when), unless: unless ? conditions(unless) : [], do: deedClause(deed) }
}

export function orderText(order: Order, names: OrderNames, words: OrderWords): string {
  return said(clausesOf(order), names, words, order.scope)
}

/** Each step of a plan as a rule of its phase. */
export function stepClauses(
  { phase, when = {}, unless, after, do: deed }: Step,
  { steps }: Plan,
): { when: Clause[]; unless: Clause[]; do: Clause } {
  const was: Clause[] = after
    ? [{ key: 'step-was', params: { step: steps.findIndex(({ id }) => id === after.step) + 1, was: after.was } }]
    : []
  const doing: Clause =
    deed === 'end-phase'
      ? { key: 'end-phase', params: {} }
      : 'optionId' in deed
        ? optionClause(deed.optionId)
        : deedClause(deed)
  return {
    when: [{ key: 'ask', params: { asks: [`ask-${phase}`] } }, ...was, ...conditions(when)],
    unless: unless ? conditions(unless) : [],
    do: doing,
  }
}

export function stepText(step: Step, plan: Plan, names: OrderNames, words: OrderWords): string {
  return said(stepClauses(step, plan), names, words, 'game')
}

/** What is done, alone; and what was chosen. */
export const deedText = (deed: Deed, names: OrderNames, words: OrderWords): string =>
  sayOne(words, deedClause(deed), names)
export const chosenText = (optionId: string, names: OrderNames, words: OrderWords): string =>
  sayOne(words, optionClause(optionId), names)

function said(
  { when, unless, do: deed }: ReturnType<typeof clausesOf>,
  names: OrderNames,
  words: OrderWords,
  scope: Order['scope'],
): string {
  const say = (clause: Clause): string => sayOne(words, clause, names)
  return words.sentence(when.map(say), unless.map(say), say(deed), scope)
}

/** `play:88:dom:41`: what is done, and the cards it is done with. */
function optionClause(optionId: string): Clause {
  const [kind, ...parts] = optionId.split(':')
  return {
    key: 'option',
    params: {
      optionId,
      does: DOINGS.find(one => one === kind) ?? null,
      cards: parts.filter(part => /^\d+$/.test(part)).map(Number),
    },
  }
}

const OF_NOTHING: readonly Doing[] = ['draw-crypt', 'edge', 'declare-withdrawal', 'pass'],
  OF_TWO: readonly Doing[] = ['rescue', 'diablerie', 'enter-combat', 'equip', 'action']
const least = (does: Doing): number => (OF_TWO.includes(does) ? 2 : OF_NOTHING.includes(does) ? 0 : 1)

/** How a language says an option: with its words for it, and else by its id. */
export const chosen =
  (words: DoingWords, other: (optionId: string) => string): OrderWords['clauses']['option'] =>
  ({ optionId, does, cards }, { minion }) => {
    const [card = '', also] = cards.map(minion)
    return does === null || cards.length < least(does) ? other(optionId) : words[does](card, also)
  }

function sayOne<K extends ClauseKey>(
  words: OrderWords,
  { key, params }: { key: K; params: ClauseParams[K] },
  names: OrderNames,
): string {
  return words.clauses[key](params, names)
}

function conditions({
  window,
  ask,
  turn,
  pool,
  transfers,
  due,
  action = {},
  combat = {},
  referendum = {},
  played = {},
  strike,
  damage,
}: OrderCondition): Clause[] {
  const clauses: (Clause | false | undefined)[] = [
    window && { key: 'window', params: { windows: window } },
    ask && { key: 'ask', params: { asks: ask } },
    turn && { key: 'turn', params: { of: turn } },
    pool && { key: 'pool', params: { range: pool } },
    transfers && { key: 'transfers', params: { range: transfers } },
    due !== undefined && { key: 'is-due', params: { is: due } },
    action.kind && { key: 'action-kind', params: { kinds: action.kind } },
    action.card && { key: 'action-card', params: { cards: action.card } },
    action.by && { key: 'action-by', params: { of: action.by } },
    action.minion && { key: 'action-minion', params: { minions: action.minion } },
    action.againstMe !== undefined && { key: 'action-against-me', params: { is: action.againstMe } },
    action.target && { key: 'action-target', params: { of: action.target } },
    action.bleed && { key: 'action-bleed', params: { range: action.bleed } },
    action.stealth && { key: 'action-stealth', params: { range: action.stealth } },
    action.reach && { key: 'action-reach', params: { range: action.reach } },
    action.blocked && { key: 'action-blocked', params: { of: action.blocked } },
    action.blocker && { key: 'action-blocker', params: { minions: action.blocker } },
    action.intercept && { key: 'action-intercept', params: { range: action.intercept } },
    action.lacking && { key: 'action-lacking', params: { range: action.lacking } },
    action.answerable !== undefined && { key: 'action-answerable', params: { is: action.answerable } },
    action.ousts !== undefined && { key: 'action-ousts', params: { is: action.ousts } },
    combat.mine !== undefined && { key: 'combat-mine', params: { is: combat.mine } },
    combat.with && { key: 'combat-with', params: { of: combat.with } },
    combat.minion && { key: 'combat-minion', params: { minions: combat.minion } },
    combat.type && { key: 'combat-type', params: { types: combat.type } },
    combat.range && { key: 'combat-range', params: { range: combat.range } },
    combat.round && { key: 'combat-round', params: { range: combat.round } },
    combat.pressed !== undefined && { key: 'combat-pressed', params: { is: combat.pressed } },
    referendum.kind && { key: 'referendum-kind', params: { cards: referendum.kind } },
    referendum.by && { key: 'referendum-by', params: { of: referendum.by } },
    referendum.passes !== undefined && { key: 'referendum-passes', params: { is: referendum.passes } },
    referendum.tally && { key: 'referendum-tally', params: { range: referendum.tally } },
    referendum.left && { key: 'referendum-left', params: { range: referendum.left } },
    referendum.touchesMe !== undefined && { key: 'referendum-touches-me', params: { is: referendum.touchesMe } },
    played.type && { key: 'played-type', params: { types: played.type } },
    played.card && { key: 'played-card', params: { cards: played.card } },
    played.by && { key: 'played-by', params: { of: played.by } },
    strike && { key: 'strike', params: { strikes: strike } },
    damage && { key: 'damage', params: { range: damage } },
  ]
  return clauses.filter((clause): clause is Clause => typeof clause === 'object')
}

function deedClause(deed: Deed): Clause {
  if (deed === 'pass') return { key: 'pass', params: {} }
  if (deed === 'ask') return { key: 'ask-me', params: {} }
  if (deed === 'default') return { key: 'default', params: {} }
  if (deed === 'due') return { key: 'due', params: {} }
  if ('block' in deed)
    return { key: 'block', params: { with: deed.block, reaching: deed.reaching === true, cap: deed.cap ?? {} } }
  if ('raise' in deed) return { key: 'raise', params: { what: deed.raise, upTo: deed.upTo, cap: deed.cap ?? {} } }
  if ('vote' in deed) {
    const spends = { edge: deed.edge === true, burn: deed.burn === true }
    return typeof deed.vote === 'string'
      ? { key: 'vote', params: { side: deed.vote, ...spends } }
      : { key: 'follow', params: { seat: deed.vote.follow, ...spends } }
  }
  if ('play' in deed) return { key: 'play', params: { cards: deed.play, to: deed.to ?? [], cap: deed.cap ?? {} } }
  if ('use' in deed) return { key: 'use', params: { cards: deed.use, cap: deed.cap ?? {} } }
  if ('strike' in deed) return { key: 'strike-with', params: { strikes: deed.strike, cap: deed.cap ?? {} } }
  if ('maneuver' in deed) return { key: 'maneuver', params: { range: deed.maneuver } }
  if ('press' in deed) return { key: 'press', params: { to: deed.press } }
  if ('prevent' in deed)
    return { key: 'prevent', params: { upTo: deed.prevent, cards: deed.cards === true, cap: deed.cap ?? {} } }
  if ('influence' in deed) return { key: 'influence', params: { to: deed.influence, keep: deed.keep } }
  return { key: 'discard', params: { cards: deed.discard } }
}
