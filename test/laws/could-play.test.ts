import { describe, expect, it } from 'vitest'
import { inPool } from '../../shared/cards/catalogue.ts'
import { definitions } from '../../shared/cards/index.ts'
import type { WindowName } from '../../shared/cards/language.ts'
import { fits } from '../../shared/rules/offers/playables.ts'
import { couldPlay, couldReact, playRefusal, users } from '../../shared/rules/offers/plays.ts'
import type { GameState, SeatIndex } from '../../shared/rules/index.ts'
import { lentTo } from '../../shared/rules/reads/lent.ts'
import { playGame } from '../support/random-game.ts'

/**
 * The law of T0: whether somebody could play something is answered from an index, and just as if every mode that the
 * decks can hold were tried. It asks the rules by their inner names: nothing outside needs them.
 */
function walk(state: GameState, seat: SeatIndex, window: WindowName | null, roused = false): boolean {
  if (state.seats[seat]!.hand.length === 0 && lentTo(state, seat).length === 0) return false
  for (const definition of definitions.values()) {
    if (!inPool(state.settings.cards ?? 'all', definition.facts.key)) continue
    for (const mode of definition.modes) {
      if (!fits(mode, window)) continue
      if (roused && mode.type === 'Reaction' && mode.ops.some(op => op.op === 'allow' && op.rule === 'wake')) continue
      for (const by of users(state, seat, mode))
        if (!playRefusal({ state, seat, definition, mode, by, window, card: null, roused })) return true
    }
  }
  return false
}

const WINDOWS = [
  ...new Set([...definitions.values()].flatMap(({ modes }) => modes.flatMap(({ windows }) => windows))),
].toSorted()

describe('who could play something', () => {
  it('is found in the index just as by trying every mode there is', () => {
    const differences: string[] = []
    let could = 0,
      couldNot = 0
    for (const [seed, seats] of [
      [1, 5],
      [2, 4],
      [3, 3],
      [4, 5],
    ] as const) {
      let moves = 0
      playGame(seed, seats, ({ after: { state } }) => {
        if (moves++ % 5 !== 0 || state.result) return
        // In turn with the cards of the five decks and with all that there are.
        const after: GameState = moves % 2 === 0 ? state : { ...state, settings: { ...state.settings, cards: 'all' } }
        const open = after.frames.flatMap(frame => (frame.kind === 'window' ? [frame.name] : []))
        for (const window of new Set([null, ...open, WINDOWS[moves % WINDOWS.length]!, 'as-played' as const])) {
          for (let seat = 0; seat < seats; seat++) {
            if (after.seats[seat]!.ousted) continue
            const found = couldPlay(after, seat, window)
            if (found) could++
            else couldNot++
            if (found !== walk(after, seat, window)) differences.push(`${seed}: ${after.version} ${seat} ${window}`)
            if (window !== null && couldReact(after, seat, window) !== walk(after, seat, window, true))
              differences.push(`${seed}: ${after.version} ${seat} ${window} roused`)
          }
        }
      })
    }
    expect(differences).toEqual([])
    expect(could).toBeGreaterThan(500)
    expect(couldNot).toBeGreaterThan(500)
  }, 240_000)
})
