import type { PositionInput } from '../../shared/api/position.ts'

type Seat = PositionInput['seats'][number]
type Placed = NonNullable<Seat['ready']>[number]

/** A generic minion in play, called `as`. */
export const minion = (as: string, more: Partial<Extract<Placed, { generic: object }>> = {}): Placed => ({
  generic: {},
  as,
  ...more,
})

/**
 * A seat that is asked in every window of another's action: its minion `as` is locked and it holds a card that would
 * wake it.
 */
export const listening = (as: string, more: Seat = {}): Seat => ({
  ready: [minion(as, { locked: true })],
  hand: [{ card: 'on-the-qui-vive', as: `W${as}` }],
  ...more,
})
