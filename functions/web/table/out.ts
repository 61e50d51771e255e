import { useEffect, useState } from 'preact/hooks'
import type { GameView } from '../live/state.ts'
import { client } from '../session.ts'
import { useWords } from '../words/index.ts'

/** How somebody left the game: the sentence, what it gave to whom, and where to see it. */
export interface Out {
  text: string
  gain: string | undefined
  ply: number
}

/** What a predator has of ousting their prey. */
const GAIN = { points: 1, pool: 6 }

/** Who is out of the game, since when, and where to see it; asked for only once somebody is. */
export function useOut({ id, seat, view }: GameView): ReadonlyMap<number, Out> {
  const { table } = useWords(),
    [out, setOut] = useState<ReadonlyMap<number, Out>>(new Map())
  const gone = view.seats.filter(({ ousted, withdrawn }) => ousted || withdrawn).length
  useEffect(() => {
    if (gone === 0) return
    client.call('marks', { params: { game: id }, query: { view: seat === null ? 'spectator' : 'seat' } }).then(
      ({ body }) => {
        let turn = 0
        const found = new Map<number, Out>()
        for (const { ply, events } of body?.marks ?? []) {
          for (const { key, params, text } of events) {
            if (key === 'turn-started' && typeof params['turn'] === 'number') turn = params['turn']
            else if (typeof params['seat'] === 'number' && key !== 'turn-started')
              found.set(params['seat'], {
                text: `${turn > 0 ? `${table.turn(turn)}: ` : ''}${text.replace(/\.$/, '')}`,
                gain:
                  key === 'ousted' && typeof params['predator'] === 'number'
                    ? `${table.points(GAIN.points)}, ${table.poolOf(GAIN.pool)}`
                    : undefined,
                ply,
              })
          }
        }
        setOut(found)
      },
      () => undefined,
    )
  }, [id, gone])
  return out
}
