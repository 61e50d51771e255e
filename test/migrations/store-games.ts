import { existsSync, writeFileSync } from 'node:fs'
import { SCHEMA, type GameState } from '../../shared/rules/index.ts'
import { playGame } from '../support/random-game.ts'

/**
 * Stores games of the present schema half-way through something, for the migrations to come. Run it once, before SCHEMA
 * is raised;
 * a file that is there is left alone.
 */
const wanted: Record<string, (state: GameState) => boolean> = {
  turn: state => state.frames.length === 1 && state.seats.some(seat => seat.ousted),
  window: state => top(state) === 'window' && state.sealed.length > 0,
  choice: state => top(state) === 'choice' && state.modifiers.length > 0,
  polling: state => state.frames.some(frame => frame.kind === 'referendum' && frame.ballots.length > 0),
}
const top = (state: GameState): string | undefined => state.frames[state.frames.length - 1]?.kind

for (const [name, fits] of Object.entries(wanted)) {
  const file = new URL(`snapshots/v${SCHEMA}-${name}.json`, import.meta.url)
  if (existsSync(file)) continue
  for (let seed = 1; !existsSync(file) && seed < 100; seed++) {
    playGame(seed, 5, ({ after }) => {
      if (!existsSync(file) && fits(after.state)) writeFileSync(file, `${JSON.stringify(after.state)}\n`)
    })
  }
  console.log(existsSync(file) ? `stored v${SCHEMA}-${name}.json` : `no game came to ${name}`)
}
