/**
 * The ids of players, and who can have which:
 *
 *   <subject>           a person of the first issuer, as its tokens name them
 *   <issuer> <subject>  a person of any other issuer, by the issuer's short name; no subject has a space in it
 *   bot-<name>          a bot; no token's subject may begin so, unless its issuer is trusted to run bots
 *   league <client>     a league's own programs, by the keys an operator gave them
 *   league <client>.test   the same by a test key: a league apart, of which nothing counts
 *   watch <game>        nobody: what is kept for all who watch a game
 */
const BOTS = 'bot-'

/** Somebody with an id, as whoever else is shown them. */
export interface Person {
  id: string
  name: string
}

/** A bot is a player like any other. */
export const botId = (name: string): string => `${BOTS}${name.toLowerCase()}`
export const isBotId = (player: string): boolean => player.startsWith(BOTS)

/** A subject is printable and has no space, so that an id with a space is never one. */
export const isSubject = (subject: string): boolean => /^[\x21-\x7e]{1,128}$/.test(subject)

/** Short names of issuers that would read as something else. */
export const RESERVED_ISSUERS: readonly string[] = ['league', 'bot', 'watch']

export const personId = (issuer: string | undefined, subject: string): string =>
  issuer === undefined ? subject : `${issuer} ${subject}`

export const leagueId = (league: string): string => personId('league', league)
const TEST = '.test'
/** No league's own name has a full stop in it: what is tried out never meets what counts. */
export const testLeagueId = (league: string): string => leagueId(league) + TEST
export const isTestLeague = (player: string): boolean => isLeague(player) && player.endsWith(TEST)
/** Whether it is a league's programs, and no person. */
export const isLeague = (player: string): boolean => player.startsWith(leagueId(''))
