import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

export interface Flags {
  /** Null: the first free one from 8080 on. */
  port: number | null
  dataDir: string
  fresh: boolean
  speed: number
}

export const DEFAULT_PORT = 8080
export const HELP = `Serves a playable table on this machine: the built functions, an embedded database, bots, a demo game and a demo league.

  npm start -- [flags]

  --port NUMBER   Port to listen on, on 127.0.0.1. Default: ${DEFAULT_PORT}, or the next free one if it is taken.
                  0 takes any free port. A port given here and taken is an error.
  --data FOLDER   Where everything is kept: games, the key that signs tokens, how far notifications got. Default: .data
  --speed NUMBER  How many times faster the clocks of games run, from 1 to 1000. Default: 1. At 60 an hour
                  of a limit is a minute.
                  They never go back: a data folder that was fast stays ahead. Tickets of WebSockets lapse as much sooner.
  --fresh         Deletes the data folder first: all games in it are gone, and a new demo is dealt.
  --help          Shows this text.

Ctrl-C stops everything it started. A server that was killed goes on where it was when it is started again.
`

/** `help` when it was asked for; a message for a person when the flags cannot be understood. */
export function readFlags(args: string[]): Flags | 'help' | { problem: string } {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        fresh: { type: 'boolean' },
        speed: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (values.help === true) return 'help'
    const port = values.port === undefined ? null : whole('--port', values.port, 65_535)
    const speed = values.speed === undefined ? 1 : whole('--speed', values.speed, 1_000, 1)
    return { port, dataDir: resolve(values.data ?? '.data'), fresh: values.fresh ?? false, speed }
  } catch (failure) {
    return { problem: failure instanceof Error ? failure.message : String(failure) }
  }
}

function whole(name: string, text: string, most: number, least = 0): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > most || value < least)
    throw new Error(`${name} takes a whole number from ${least} to ${most}, not '${text}'`)
  return value
}
