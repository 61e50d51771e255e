import { describe, expect, it } from 'vitest'
import { standing } from '../../functions/games/standing-marks.ts'
import type { Mark } from '../../functions/store/moment-port.ts'
import type { GameEvent } from '../../shared/rules/index.ts'

const ruled = { judge: 'Hal', reason: 'A mistake.' }
const turn = (number: number): GameEvent => ({ key: 'turn-started', seat: 0, turn: number })
const rewound = (to: number): GameEvent => ({ key: 'rewound', ...ruled, seat: 0, turn: 1, to })
const restarted: GameEvent = { key: 'judge-ruled', ...ruled, ruling: 'restart', seat: 0 }

const markAt = (ply: number, ...events: GameEvent[]): Mark => ({
  version: ply,
  at: '2026-01-01T00:00:00.000Z',
  views: [ply, ply],
  events,
})
const plies = (marks: readonly Mark[]): number[] => standing(marks).map(({ version }) => version)

describe('marks that stand', () => {
  const played = [10, 20, 30, 40].map(ply => markAt(ply, turn(ply / 10)))

  it('TJUDGE-07: of what a rewind took back nothing counts', () => {
    expect(plies(played)).toEqual([10, 20, 30, 40])
    expect(plies([...played, markAt(51, rewound(20))])).toEqual([10, 20, 51])
  })

  it('TJUDGE-07: what a rewind had taken back counts again where a later one goes back before it', () => {
    const back = [...played, markAt(51, rewound(10))]
    expect(plies([...back, markAt(53, rewound(48))])).toEqual([10, 20, 30, 40, 53])
    expect(plies([...back, markAt(60, turn(2)), markAt(61, rewound(35))])).toEqual([10, 20, 30, 61])
    expect(plies([...back, markAt(60, turn(2)), markAt(70, turn(3)), markAt(71, rewound(65))])).toEqual([
      10, 51, 60, 71,
    ])
  })

  it('TJUDGE-12: of what was before the game began again nothing counts, unless that is rewound', () => {
    const again = [...played, markAt(51, restarted, turn(1)), markAt(60, turn(2))]
    expect(plies(again)).toEqual([51, 60])
    expect(plies([...again, markAt(61, rewound(30))])).toEqual([10, 20, 30, 61])
    expect(plies([...again, markAt(61, rewound(55))])).toEqual([51, 61])
  })
})
