import type { GameView } from '../live/state.ts'
import { Sign } from '../parts/sign.tsx'
import { useWords } from '../words/index.ts'

/** In a sandbox: as whom one looks and answers. */
export function Whose({ game, sit }: { game: GameView; sit: (seat: number) => void }) {
  const { table } = useWords()
  return (
    <section class="panel whose">
      <h2 class="word">{table.whose}</h2>
      <div class="tabs" role="group" aria-label={table.whose}>
        {game.players.map(({ seat, name }) => (
          <button type="button" aria-pressed={seat === game.seat} onClick={() => sit(seat)}>
            {name}
            {game.view.waitingFor.includes(seat) && (
              <>
                {' '}
                <Sign name="impulse" label={table.asked} />
              </>
            )}
          </button>
        ))}
      </div>
    </section>
  )
}
