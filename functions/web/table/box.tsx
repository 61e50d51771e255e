import { useRef } from 'preact/hooks'
import { nameOf, standingOf, useFacts } from '../facts.ts'
import type { GameView } from '../live/state.ts'
import { Sign } from '../parts/sign.tsx'
import { useWords } from '../words/index.ts'
import { ownerOf, partOf, roleOf, seatName, type MinionView, type SeatView } from './board.ts'
import { focusSeat, useRoving } from './roving.ts'
import { Owner, told } from './tile.tsx'

interface BoxProps {
  game: GameView
  seat: SeatView
  chosen: ReadonlySet<number>
  may: ReadonlySet<number>
  open: () => void
}

/** Another Methuselah on a phone: a line for each minion, and one press for the seat in full. */
export function SeatBox({ game, seat, chosen, may, open }: BoxProps) {
  const { table } = useWords()
  const facts = useFacts(),
    section = useRef<HTMLElement>(null),
    { view } = game
  useRoving(section, 'button', by => focusSeat(section.current, by))
  const name = seatName(game, seat.seat),
    role = roleOf(view, seat.seat),
    edge = view.edge === seat.seat,
    out = seat.ousted || seat.withdrawn
  const minions = [...seat.ready, ...seat.torpor],
    called = (minion: MinionView): string =>
      minion.name ?? (minion.card.key === null ? table.faceDown : nameOf(facts, minion.card.key))
  const heard = out
    ? [seat.ousted ? table.ousted : table.withdrawn]
    : [
        [table.poolOf(seat.pool), edge && table.edge].filter(Boolean).join(', '),
        ...minions.map(minion =>
          told(
            table,
            {
              ...minion,
              title: standingOf(facts.get(minion.card.key ?? ''), 'title', minion.title) ?? null,
              clan: null,
            },
            called(minion),
            [],
            partOf(view, minion.card.id),
            seat.torpor.includes(minion),
            ownerOf(game, minion),
          ),
        ),
      ]
  return (
    <section
      ref={section}
      class={['seat box', ...role.map(one => `is-${one}`), out && 'is-out', view.turn?.seat === seat.seat && 'has-turn']
        .filter(Boolean)
        .join(' ')}
      aria-label={name}
    >
      {role.length > 0 && (
        <span class="roles" aria-hidden="true">
          {role.map(one => (
            <span class={`chip ${one}`}>{table[one]}</span>
          ))}
        </span>
      )}
      <button type="button" class="box-open" onClick={open}>
        <span class="unseen">{[[name, ...role.map(one => table[one])].join(', '), ...heard].join('. ')}</span>
        <span class="box-face" aria-hidden="true">
          <span class="box-head">
            <b>{name}</b>
            {edge && <Sign name="edge" class="edge-sign" />}
            <span class="pool" data-pool={seat.seat}>
              {out ? (
                '–'
              ) : (
                <>
                  <Sign name="pool" class="gold" />
                  <b>{seat.pool}</b>
                </>
              )}
            </span>
          </span>
          {out && <span class="word">{seat.ousted ? table.ousted : table.withdrawn}</span>}
          {minions.map(minion => {
            const part = partOf(view, minion.card.id),
              id = minion.card.id,
              torpor = seat.torpor.includes(minion)
            return (
              <span
                class={[
                  'line',
                  minion.locked && 'is-locked',
                  part && `is-${part}`,
                  chosen.has(id) ? 'is-chosen' : may.has(id) && 'is-may',
                ]
                  .filter(Boolean)
                  .join(' ')}
              >
                <Sign name={torpor ? 'torpor' : minion.locked ? 'locked' : 'unlocked'} />
                <span class="line-name">{called(minion)}</span>
                <Owner name={ownerOf(game, minion)} />
                <span>
                  <b>{minion.blood}</b>
                  {minion.capacity !== null && <small>/{minion.capacity}</small>}
                </span>
              </span>
            )
          })}
          <span class="box-foot">
            <Sign name="hidden" />
            {seat.uncontrolled.length}
            <Sign name="hand" />
            {seat.hand.count}
            <Sign name="ash" />
            {seat.ash.length}
            {seat.contested.length > 0 && (
              <>
                <Sign name="contested" />
                {seat.contested.length}
              </>
            )}
            <Sign name="more" class="more-sign" />
          </span>
        </span>
      </button>
    </section>
  )
}
