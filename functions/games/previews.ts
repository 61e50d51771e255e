import type { Comes, GameState, Option, SeatIndex } from '../../shared/rules/index.ts'

/** What an option comes to: loaded with the first game, and no start carries it. */
type Previews = (state: GameState, seat: SeatIndex) => (option: Option) => Comes | undefined
let previews: Previews | undefined

export async function loadPreviews(): Promise<void> {
  previews ??= (await import('../../shared/rules/told/what-comes.ts')).whatComes
}

export const whatComes: Previews = (state, seat) => previews?.(state, seat) ?? (() => undefined)
