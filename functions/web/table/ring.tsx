import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { useFacts } from '../facts.ts'
import type { GameView } from '../live/state.ts'
import { useMedia } from '../parts/media.ts'
import { Sheet } from '../parts/sheet.tsx'
import { Sign } from '../parts/sign.tsx'
import { Link } from '../router.tsx'
import { useWords } from '../words/index.ts'
import { inOrder, momentIn, roleOf, seatName, type SeatView } from './board.ts'
import { SeatBox } from './box.tsx'
import { useGivingWay } from './give-way.ts'
import type { Out } from './out.ts'
import { Seat, type SeatProps } from './seat.tsx'

/** The same width as in the style. */
const PHONE = '(max-width: 699px)'

interface RingProps extends Omit<SeatProps, 'seat'> {
  /** What lies with the own seat: the hand. */
  children?: ComponentChildren
  /** How and when those who are out left, and where to see it. */
  out?: ReadonlyMap<number, Out>
}

/**
 * All who are left: the reader below, the prey on the left, the predator on the right, clockwise as at a table. Read
 * out, the own seat comes first, then the others from the prey on. Who is out stands in a line above them.
 */
export function Ring({ game, children, out, ...rest }: RingProps) {
  const { table } = useWords()
  const narrow = useMedia(PHONE),
    [full, setFull] = useState<number | undefined>(undefined),
    ring = useRef<HTMLDivElement>(null)
  const all = inOrder(game.view),
    left = all.filter(seat => !seat.ousted && !seat.withdrawn),
    seats = left.length > 0 ? left : all,
    shown = all.find(({ seat }) => seat === full),
    you = game.view.you?.seat
  useGivingWay(ring, [game.view, useFacts(), table, rest.chosen, rest.may])
  const place = (seat: SeatView) =>
    narrow && seat.seat !== you ? (
      <SeatBox game={game} seat={seat} chosen={rest.chosen} may={rest.may} open={() => setFull(seat.seat)} />
    ) : (
      <Seat game={game} seat={seat} {...rest} />
    )
  return (
    <div
      ref={ring}
      class={`ring of-${seats.length}${seats.length < all.length ? ' has-out' : ''}`}
      role="group"
      aria-label={table.ring}
    >
      {seats.map((seat, at) => (
        <div class={`at-${at}`} key={seat.seat}>
          {place(seat)}
          {seat.seat === you && children}
        </div>
      ))}
      {seats.length < all.length && (
        <OustedLine game={game} gone={all.filter(seat => !seats.includes(seat))} out={out} />
      )}
      {narrow && shown && (
        <Sheet label={seatName(game, shown.seat)} close={() => setFull(undefined)}>
          <Seat game={game} seat={shown} {...rest} />
        </Sheet>
      )}
    </div>
  )
}

/** All who are out, with turn, by whom and for what; each leads to its moment. */
function OustedLine({
  game,
  gone,
  out,
}: {
  game: GameView
  gone: readonly SeatView[]
  out: ReadonlyMap<number, Out> | undefined
}) {
  const { table } = useWords()
  return (
    <ul class="ousted-line">
      {gone.map(({ seat, withdrawn }) => {
        const how = out?.get(seat)
        return (
          <li key={seat}>
            <Sign name="torpor" />
            {how ? (
              <Link to={momentIn(game, how.ply)} label={`${how.text}. ${table.thatMoment}`}>
                {how.text}
              </Link>
            ) : (
              <span>
                <b>{seatName(game, seat)}</b>: {withdrawn ? table.withdrawn : table.ousted}
              </span>
            )}
            {gone.length === 1 && how?.gain !== undefined && <span class="word">{how.gain}</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** The five in one line, in order of play, with predator, you and prey first. */
export function Strip({ game, before }: { game: GameView; before?: ReadonlyMap<number, number> }) {
  const { table } = useWords()
  const { view } = game,
    seats = inOrder(view),
    you = view.you?.seat
  const line = you === undefined ? seats : [seats.at(-1)!, ...seats.slice(0, -1)]
  return (
    <ol class="strip" aria-label={table.inOrder}>
      {line.map(seat => {
        const out = seat.ousted || seat.withdrawn,
          own = seat.seat === you
        const role = roleOf(view, seat.seat),
          prey = role.includes('prey'),
          predator = role.includes('predator')
        const edge = view.edge === seat.seat
        const word = out
          ? seat.withdrawn
            ? table.withdrawn
            : table.ousted
          : prey && predator
            ? `${table.prey} · ${table.predator}`
            : prey
              ? table.prey
              : predator
                ? table.predator
                : own
                  ? seatName(game, seat.seat)
                  : edge
                    ? table.edge
                    : ' '
        return (
          <li
            class={[
              own && 'is-you',
              prey && 'is-prey',
              predator && !prey && 'is-predator',
              view.turn?.seat === seat.seat && 'has-turn',
              out && 'is-out',
            ]
              .filter(Boolean)
              .join(' ')}
          >
            <b>
              {own ? table.self : seatName(game, seat.seat)}
              {view.turn?.seat === seat.seat && <i class="dot" role="img" aria-label={table.acting} />}
              {edge && (own || prey || predator) && <Sign name="edge" label={table.edge} class="edge-sign" />}
            </b>
            <span class="pool" data-pool={seat.seat} role="img" aria-label={table.poolOf(seat.pool)}>
              {out ? (
                '–'
              ) : (
                <>
                  <Sign name="pool" class="gold" />
                  {before?.has(seat.seat) && before.get(seat.seat) !== seat.pool && (
                    <small>{before.get(seat.seat)} → </small>
                  )}
                  <strong>{seat.pool}</strong>
                </>
              )}
            </span>
            <small>{word}</small>
          </li>
        )
      })}
    </ol>
  )
}
