import type * as z from 'zod'
import type { ProblemCode } from '../problem.ts'

export const BASE = '/v1'
/**
 * What is understood and sent, newest first: another date where that changes so that a client has to. Fields that are
 * added change nothing. Who names one of these is answered as of it, for as long as it stands here; who names none, as
 * of the newest.
 */
export const VERSIONS: readonly [string, ...string[]] = ['2026-11-01']
export const VERSION = VERSIONS[0]

export const scopes = {
  'games:read': 'See your games, and those of others as a spectator',
  'games:play': 'Answer the questions put to you',
  'tables:write': 'Create, join, leave and start tables',
  'notices:write': 'Say how you are told: preferences and addresses',
  'sandbox:write': 'Put games into positions to try things out',
  'orders:write': 'Write standing orders for your seats',
  'keys:manage': 'Make and revoke keys of your own; no key can have it',
  'results:read': "Results of games, for a league's programs",
  'tables:bulk': "Many tables at once, for a league's programs",
  'events:write': 'Hold events: their settings, players, rounds and finals',
  'events:judge': 'Judge at the events that name you: tickets, rulings, penalties',
  'webhooks:manage': "Who is told of what happens, for a league's programs",
} as const
export type Scope = keyof typeof scopes
const all = Object.keys(scopes) as Scope[]
/** Given by an operator to the keys of a league, and to nobody else. */
const leagueScopes: readonly Scope[] = ['results:read', 'tables:bulk', 'webhooks:manage']
/**
 * What a key can allow, an operator's or one's own: all but the making of keys, so that a stolen one ends with its
 * revocation.
 */
export const keyScopes: readonly Scope[] = all.filter(scope => scope !== 'keys:manage')
/** What a token of a person can allow. */
export const personScopes: readonly Scope[] = all.filter(scope => !leagueScopes.includes(scope))

/**
 * Who may call it. `seat`: those who sit at the game. `viewer`: the same, and with `view=spectator` anyone signed in,
 * or without a token where the game is one of an event that is open to all.
 * To everybody else the game does not exist. `anyone`: with or without a token, as far as the event says. `organiser`
 * and `judge`: those an event names. `league`: its own keys.
 */
export type Access = 'public' | 'anyone' | 'signed-in' | 'host' | 'seat' | 'viewer' | 'organiser' | 'judge' | 'league'

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}`
  tag: 'Service' | 'Players' | 'Tables' | 'Decks' | 'Games' | 'Talk' | 'Notices' | 'Events' | 'Judges' | 'Leagues'
  summary: string
  description?: string
  access: Access
  scope: Scope | null
  /** Whether the same Idempotency-Key gives the same reply, and whether it must be there. */
  key?: 'required' | 'optional'
  /**
   * Counted for all instances, beside the requests of a player: commands and sayings by game and minute, new tables and
   * sandboxes by the hour.
   */
  limit?: 'commands' | 'sayings' | 'tables' | 'sandboxes'
  /** Has an ETag, and answers 304 to the If-None-Match that names it. */
  conditional?: true
  params?: z.ZodObject
  query?: z.ZodLazy<z.ZodObject>
  body?: z.ZodType
  /**
   * It is going to be taken away: since when that is known, when that is, at least a year later, and the path of what
   * takes its place.
   */
  deprecated?: { since: string; sunset: string; successor?: `/${string}` }
  /** How deep its JSON may nest, where that is more than others may. */
  depth?: number
  /** How many bytes its body may have, where that is more than others may. */
  bodyLimit?: number
  /** What a reply is, where it is not JSON. */
  media?: 'text/html' | 'text/csv' | 'text/calendar' | 'text/plain' | 'application/jose'
  /** What it sends as well, to whom `Accept` names it. */
  otherMedia?: { type: 'application/jose'; description: string }
  replies: Partial<Record<200 | 201 | 204, { body: z.ZodType | null; description: string }>>
  problems: readonly ProblemCode[]
}

export const ok = <T extends z.ZodType>(body: T, description: string): { 200: { body: T; description: string } } => ({
  200: { body, description },
})
export const created = <T extends z.ZodType>(
  body: T,
  description: string,
): { 201: { body: T; description: string } } => ({ 201: { body, description } })
