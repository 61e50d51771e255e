import { parseArgs } from 'node:util'

/** How much is measured. */
export interface Sizes {
  /** Random five-seat games whose every command is measured, and those before them that are not. */
  games: number
  warmGames: number
  /** How often each command of theirs is timed: it counts with the middle one, as far as chance hits each. */
  passes: number
  /** Commands over HTTP that are measured, and those before them that are not. */
  commands: number
  warmCommands: number
  /** Polls that find nothing new, of each kind. */
  polls: number
  /** Fresh processes that load the API bundle. */
  loads: number
  /** Lists of names, as far as there are so many. */
  lists: number
  /** Commands whose write units are counted. */
  writes: number
  /** Tables of a round that a league deals by one call, and players of an event. */
  roundTables: number
  entered: number
  /** Moves by the button of the page, in a browser. */
  moves: number
  /** How far into a game its page is opened, and how often: by a reader who comes for the first time, and again. */
  played: number
  openings: number
}

export const FULL: Sizes = {
  games: 12,
  warmGames: 4,
  passes: 3,
  commands: 1_500,
  warmCommands: 400,
  polls: 500,
  loads: 7,
  lists: 500,
  writes: 400,
  roundTables: 100,
  entered: 200,
  moves: 20,
  played: 250,
  openings: 3,
}
export const QUICK: Sizes = {
  games: 3,
  warmGames: 2,
  passes: 3,
  commands: 300,
  warmCommands: 150,
  polls: 100,
  loads: 7,
  lists: 500,
  writes: 100,
  roundTables: 100,
  entered: 200,
  moves: 10,
  played: 250,
  openings: 3,
}

export interface Flags {
  seed: number
  sizes: Sizes
  json: string | null
}

export const HELP = `Measures what Praxis promises about itself and prints each figure beside its goal.

  npm run bench -- [flags]

  --games NUMBER  Random five-seat games the rules are measured over. Default: ${FULL.games}
  --seed NUMBER   Seed of the random games. Default: 1
  --quick         Smaller sizes (${QUICK.games} games, ${QUICK.commands} commands over HTTP): done sooner, less to rely on
  --json FILE     Also writes the figures to FILE, under names that do not change
  --help          Shows this text

Sizes and ratios hold anywhere; times are this machine's, and of what else it was doing. A missed goal is said so and is
no error: the exit code is 0 whenever everything could be measured.
`

/** `help` when it was asked for; a message for a person when the flags cannot be understood. */
export function readFlags(args: string[]): Flags | 'help' | { problem: string } {
  try {
    const { values } = parseArgs({
      args,
      options: {
        games: { type: 'string' },
        seed: { type: 'string' },
        quick: { type: 'boolean' },
        json: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (values.help === true) return 'help'
    const sizes = values.quick === true ? QUICK : FULL
    return {
      seed: values.seed === undefined ? 1 : whole('--seed', values.seed, 0),
      sizes: values.games === undefined ? sizes : { ...sizes, games: whole('--games', values.games, 1) },
      json: values.json ?? null,
    }
  } catch (failure) {
    return { problem: failure instanceof Error ? failure.message : String(failure) }
  }
}

const MOST = 1_000_000

function whole(name: string, text: string, least: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > MOST)
    throw new Error(`${name} takes a whole number from ${least} to ${MOST}, not '${text}'`)
  return value
}
