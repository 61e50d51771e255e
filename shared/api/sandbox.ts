import * as z from 'zod'
import { GameId, Instant, SeatIndex, Version } from './primitives.ts'
import { Position } from './position.ts'

export const NewSandbox = z.lazy(() =>
  z
    .strictObject({
      name: z
        .string()
        .trim()
        .min(1)
        .max(60)
        .regex(/^[^\p{Cc}\p{Cf}]+$/u)
        .default('Sandbox')
        .describe('What the game is called'),
      position: Position.describe('Where it begins'),
      names: z
        .exactOptional(
          z
            .array(
              z
                .string()
                .trim()
                .min(1)
                .max(40)
                .regex(/^[^\p{Cc}\p{Cf}]+$/u),
            )
            .max(5),
        )
        .describe('What the seats are called'),
    })
    .meta({ id: 'NewSandbox', description: 'A game to try things out in: all its seats are yours' }),
)
export const Sandbox = z.lazy(() =>
  z
    .object({ game: GameId, until: Instant.describe('When it is gone') })
    .meta({ id: 'Sandbox', description: 'The game that was made' }),
)

export const PositionQuery = z.lazy(() =>
  z.strictObject({
    ply: z
      .exactOptional(z.coerce.number().int().min(1).max(1_000_000_000))
      .describe('A ply as `view` counts them; left out, as it stands'),
    view: z
      .enum(['seat', 'spectator'])
      .default('spectator')
      .describe('Whose plies are meant: those of your own seat, or those of spectators'),
    seat: z
      .exactOptional(z.coerce.number().int().min(0).max(4))
      .describe('With `view=seat`: which of your seats, where you have several, in a sandbox'),
  }),
)
export const ExportedPosition = z.lazy(() =>
  z
    .object({
      ply: Version,
      shown: z.array(SeatIndex).describe('Whose cards are in it'),
      position: z.record(z.string(), z.unknown()).describe('What `POST /sandbox` takes'),
    })
    .meta({ id: 'ExportedPosition', description: 'A position that can be played on from' }),
)
