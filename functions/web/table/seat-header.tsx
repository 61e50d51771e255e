import { standingOf, useFacts } from '../facts.ts'
import type { GameView } from '../live/state.ts'
import { Sign } from '../parts/sign.tsx'
import type { SignName } from '../parts/signs.ts'
import { useWords } from '../words/index.ts'
import { seatName, type MinionView, type roleOf, type SeatView } from './board.ts'

export type Role = 'you' | ReturnType<typeof roleOf>[number]

/** One of the clan most of the vampires are of, which is how a seat is remembered. */
function clanOf({ ready, torpor }: SeatView): MinionView | undefined {
  const all = [...ready, ...torpor].filter(({ clan, type }) => clan !== null && type === 'vampire'),
    n = (clan: string | null): number => all.filter(one => one.clan === clan).length
  return all.toSorted((a, b) => n(b.clan) - n(a.clan))[0]
}

/** Who sits there, what they are to the reader, and what everybody may count. */
export function SeatHeader({
  game,
  seat,
  role,
  openAsh,
}: {
  game: GameView
  seat: SeatView
  role: readonly Role[]
  openAsh: (seat: number) => void
}) {
  const { table } = useWords(),
    facts = useFacts(),
    clan = clanOf(seat)
  return (
    <header>
      <h3>{seatName(game, seat.seat)}</h3>
      {role.map(one => (
        <span class={`chip ${one}`}>{table[one]}</span>
      ))}
      {clan && <span class="word clan">{standingOf(facts.get(clan.card.key ?? ''), 'clan', clan.clan)}</span>}
      {game.players[seat.seat]?.bot && <span class="word">{table.bot}</span>}
      {seat.withdrawing && !seat.withdrawn && <span class="chip predator">{table.withdrawing}</span>}
      {game.view.edge === seat.seat && (
        <span class="chip edge">
          <Sign name="edge" />
          <span class="chip-word">{table.edge}</span>
        </span>
      )}
      {seat.victoryPoints > 0 && <span class="chip points">{table.points(seat.victoryPoints)}</span>}
      <span class="counts">
        <Count sign="hand" n={seat.hand.count} label={table.handOf(seat.hand.count)} />
        <Count sign="library" n={seat.library} label={table.libraryOf(seat.library)} />
        <Count sign="crypt" n={seat.crypt} label={table.cryptOf(seat.crypt)} />
        <button
          type="button"
          class="count"
          aria-label={`${table.ashOf(seat.ash.length)}. ${table.openAsh}`}
          onClick={() => openAsh(seat.seat)}
        >
          <Sign name="ash" />
          {seat.ash.length}
        </button>
        <span class="pool" data-pool={seat.seat} role="img" aria-label={table.poolOf(seat.pool)}>
          <Sign name="pool" class="gold" />
          <b>{seat.pool}</b>
        </span>
      </span>
    </header>
  )
}

function Count({ sign, n, label }: { sign: SignName; n: number; label: string }) {
  return (
    <span class="count" role="img" aria-label={label}>
      <Sign name={sign} />
      {n}
    </span>
  )
}
