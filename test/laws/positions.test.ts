import { expect, it } from 'vitest'
import { parsePosition } from '../../shared/api/position.ts'
import { viewFor, type GameState } from '../../shared/rules/index.ts'
import { fromPosition, toPosition } from '../../shared/rules/position/position.ts'
import { playGame } from '../support/random-game.ts'
import { table } from '../support/table.ts'

/** The board as one sees it, cards by name alone: a position gives them ids of its own. */
const board = (state: GameState): unknown =>
  state.seats.map((_, index) => {
    const seat = viewFor(state, index).seats[index]!
    const inPlay = seat.inPlay.toSorted((a, b) => (`${a.card.key} ${a.locked}` < `${b.card.key} ${b.locked}` ? -1 : 1))
    return JSON.parse(
      JSON.stringify({ ...seat, inPlay }, (key, value: unknown) => (key === 'id' || key === 'on' ? undefined : value)),
    ) as unknown
  })

it('a position of a game is a game that stands as it did, and whose position is the same', () => {
  let positions = 0,
    remembered = 0
  for (let seed = 1; seed <= 3; seed++) {
    playGame(seed, 4 + (seed % 2), ({ after: { state } }) => {
      if (state.frames.length !== 1 || state.frames[0]!.kind !== 'turn' || state.frames[0]!.step !== 'act') return
      const position = toPosition(state)
      expect(parsePosition(JSON.parse(JSON.stringify(position)))).toEqual(JSON.parse(JSON.stringify(position)))
      const again = fromPosition(position)
      expect(JSON.parse(JSON.stringify(toPosition(again)))).toEqual(JSON.parse(JSON.stringify(position)))
      positions++
      if (state.seats.some(seat => seat.inPlay.some(id => Object.keys(state.cards[id]!.vars ?? {}).length > 0)))
        remembered++
      // What ends with this turn is no part of a position.
      if (state.modifiers.some(one => typeof one.until !== 'string')) return
      expect(board(again)).toEqual(board(state))
    })
  }
  expect(positions).toBeGreaterThan(100)
  expect(remembered).toBeGreaterThan(0)
})

it('keeps masters owed, changed sects and titles, levels, and cards that are spoken of', () => {
  const t = table({
    seats: [
      {
        outOfTurn: { masters: 1 },
        ready: [
          { generic: { name: 'A' }, as: 'A1', changed: [{ sect: 'Anarch' }, { title: 'baron', city: 'Chicago' }] },
          {
            generic: { name: 'B' },
            as: 'B1',
            vars: { slave: { card: 'A1' }, n: 2, list: ['x', 3] },
            changed: [{ clan: 'Brujah', source: 'A1' }],
            attachments: [{ card: '44-magnum', mode: 'dom' }],
          },
        ],
      },
      {},
      {},
      {},
    ],
  })
  const view = viewFor(t.state, 0).seats[0]!
  expect(view.ready.map(one => [one.sect, one.title, one.clan])).toEqual([
    ['Anarch', 'baron', null],
    ['Camarilla', null, 'Brujah'],
  ])
  expect(view.outOfTurn).toBe(false)
  expect(t.card('B1').vars).toEqual({ slave: t.id('A1'), n: 2, list: ['x', 3] })
  const position = toPosition(t.state),
    again = fromPosition(position)
  expect(toPosition(again)).toEqual(position)
  expect(position.seats[0]!.ready[1]!.attachments[0]!.mode).toBe('dom')
  expect(again.modifiers.map(one => one.until)).toEqual(['game', 'game', 'leaves'])
})
