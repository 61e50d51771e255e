import type { Condition } from '../rules/conditions.ts'
import type { EventKey } from '../rules/events.ts'
import type { WindowName } from '../rules/frames.ts'
import type { Num, Op, Test, Who } from '../rules/language.ts'
import type { Rule, Stat } from '../rules/state.ts'
import type { CardFacts, CardType } from './facts.ts'

/** A card that can be played: its facts and what it does. A card without a definition is known, and never offered. */
export interface CardDefinition {
  facts: CardFacts
  /** The ways it leaves the hand: one an effect line of the card. */
  modes: Mode[]
  abilities?: Ability[]
  statics?: Static[]
  triggers?: Trigger[]
  /** Named steps of an odd card: they look, and return more operations. */
  steps?: Record<string, Step>
}

export interface Mode {
  /** The Discipline level it is played at, as a client names it; '' where the card has none. */
  level: string
  type: CardType
  /** Where it may be played. Actions and masters are played in their phase and name none. */
  windows: WindowName[]
  usable?: Condition[]
  /** For an action: how it is announced. */
  header?: Header
  ops: Op[]
}

export interface Header { stealth?: number; bleed?: number; directed?: true; political?: true }
/** Used while in play, by paying its cost. */
export interface Ability { name: string; windows: WindowName[]; cost: { lock?: true }; usable?: Condition[]; ops: Op[] }
/** A standing effect while the card is in play: computed, never stored. `you` is its controller. */
export interface Static { on: Who | 'you'; while?: Test; effect: { stat: Stat; delta: Num } | { allow: boolean; rule: Rule } | { level: string } }
export interface Trigger { on: EventKey; when?: Test; optional?: true; ops: Op[] }
export type Step = (look: Parameters<Condition>[0]) => Op[]
