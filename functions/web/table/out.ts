import { useEffect, useState } from 'preact/hooks'
import type { GameView } from '../live/state.ts'
import { client } from '../session.ts'
import { useWords } from '../words/index.ts'
import type { Out } from './seat.tsx'

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
              found.set(params['seat'], { text: `${table.turn(turn)}: ${text}`, ply })
          }
        }
        setOut(found)
      },
      () => undefined,
    )
  }, [id, gone])
  return out
}
