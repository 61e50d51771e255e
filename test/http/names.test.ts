import { expect, it } from 'vitest'
import { wireEvents } from '../../functions/games/wire.ts'
import type { GameEvent } from '../../shared/rules/index.ts'
import { fromPosition } from '../../shared/rules/position/position.ts'
import { parsePosition } from '../../shared/api/position.ts'

const state = fromPosition(parsePosition({ seats: [{ uncontrolled: [{ card: 'madison', blood: 1 }] }, {}, {}, {}] }))
const players = ['Ann', 'Ben', 'Cal', 'Dee'].map(name => ({ player: name.toLowerCase(), name, bot: false }))
const moved: GameEvent = {
  key: 'counters',
  from: { pool: 0 },
  to: { card: { id: 0, key: null } },
  amount: 1,
  why: 'transfer',
}

it('a face-down card is named to its owner, and to nobody else', () => {
  const text = (viewer: number | 'spectator') =>
    wireEvents([moved], viewer, { players, state }).map(event => [event.text, JSON.stringify(event.params)])
  expect(text(0)[0]![0]).toBe('You move 1 pool to Madison.')
  for (const viewer of [1, 2, 3, 'spectator'] as const) {
    expect(text(viewer)[0]![0]).toBe('Ann moves 1 pool to a face-down card.')
    expect(text(viewer)[0]![1]).not.toContain('madison')
  }
})
