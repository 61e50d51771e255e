import { useEffect, useState } from 'preact/hooks'
import type { GameView } from '../live/state.ts'
import { Sign } from '../parts/sign.tsx'
import { Link } from '../router.tsx'
import { useAllWords } from '../words/index.ts'
import { useCell } from '../cell.ts'
import { listening, type Said } from '../talk/listening.ts'
import { momentIn, seatName } from './board.ts'
import { recapWish, wishRecap, type Pool, type Recap, type RecapWish } from './recap.ts'

interface ListProps {
  game: GameView
  recap: Recap
  /** Reads more of the record; undefined where all of it is here. */
  earlier: (() => Promise<void>) | undefined
  changed: (wish: RecapWish) => void
}

/** Pages of the record that are read for one recap. */
const MOST_PAGES = 5

interface MarkedDeal {
  mark: 'kept' | 'broken'
  by: number
  turn: number | null
  text: string | null
  parties: readonly number[]
}

/** Deals that were said to be kept or broken in these turns. */
const dealsIn = (sayings: readonly Said[], { turns }: Recap): MarkedDeal[] =>
  sayings.flatMap(({ text, deal }) =>
    (deal?.marks ?? []).flatMap(({ mark, seat: by, turn }) =>
      (mark === 'kept' || mark === 'broken') && turns.some(one => one.turn === turn)
        ? [{ mark, by, turn, text, parties: deal!.parties }]
        : [],
    ),
  )

/** Turn by turn what mattered, each line with its moment; pools old and new apart. */
export function RecapList({ game, recap, earlier, changed }: ListProps) {
  const { recap: said, table, talk } = useAllWords(),
    { view } = game,
    [pages, setPages] = useState(0)
  useEffect(() => {
    if (recap.whole || !earlier || pages >= MOST_PAGES) return
    void earlier().then(() => setPages(pages + 1))
  }, [recap.whole, pages])
  const own = view.you?.seat,
    deals = dealsIn(useCell(listening(game.id, 'seat').heard).talk?.sayings ?? [], recap)
  const role = (seat: number): string | undefined =>
    own === undefined
      ? undefined
      : seat === view.seats[own]?.prey
        ? table.prey
        : seat === view.seats[own]?.predator
          ? table.predator
          : undefined
  const chip = ({ seat, from, to }: Pool) => (
    <span class={seat === own ? 'chip is-own' : 'chip'}>
      {seat === own ? table.self : seatName(game, seat)} {from} → <b>{to}</b>
    </span>
  )
  const wish = recapWish(),
    give = (next: RecapWish): void => {
      wishRecap(next)
      changed(next)
    }
  return (
    <div class="recap">
      <p class="word">
        {said.turns(recap.turns.length)} {recap.pool && <b>{said.pool(recap.pool.to - recap.pool.from)}</b>}{' '}
        {said.rest(recap.steps)}
      </p>
      <ol>
        {recap.turns.map(({ seat, turn, deeds, pools }) => (
          <li>
            <p class="recap-seat">
              <b>{seatName(game, seat)}</b> <small>{table.turn(turn)}</small>{' '}
              {role(seat) && <small class="chip">{role(seat)}</small>}
            </p>
            <ul>
              {deeds.length === 0 && !deals.some(deal => deal.turn === turn) && <li class="word">{said.nothing}</li>}
              {deeds.map(({ text, ply, sign, own: mine }) => (
                <li class={mine ? 'is-own' : undefined}>
                  <Sign name={sign} /> <Link to={momentIn(game, ply)}>{text}</Link>
                </li>
              ))}
              {deals
                .filter(deal => deal.turn === turn)
                .map(({ mark, by, text, parties }) => (
                  <li class={mark === 'broken' && own !== undefined && parties.includes(own) ? 'is-own' : undefined}>
                    <Sign name={mark === 'kept' ? 'for' : 'against'} />
                    <span>
                      <b>{talk.states[mark]}</b> {text && `«${text}» `}
                      <small>{by === own ? talk.you : seatName(game, by)}</small>
                    </span>
                  </li>
                ))}
            </ul>
            {pools.length > 0 && <p class="recap-pools">{pools.map(chip)}</p>}
          </li>
        ))}
      </ol>
      <p class="row">
        <Link to={momentIn(game, recap.ply)} class="quiet">
          <Sign name="play" /> {said.step}
        </Link>
      </p>
      <p class="recap-wish">
        <label>
          {said.tell}{' '}
          <select
            onChange={(event: Event) =>
              give({ ...wish, when: (event.target as HTMLSelectElement).value as RecapWish['when'] })
            }
          >
            {(['round', 'never'] as const).map(one => (
              <option value={one} selected={wish.when === one}>
                {said.when[one]}
              </option>
            ))}
          </select>
        </label>{' '}
        <label>
          {said.with}{' '}
          <select
            onChange={(event: Event) =>
              give({ ...wish, what: (event.target as HTMLSelectElement).value as RecapWish['what'] })
            }
          >
            {(['matters', 'all'] as const).map(one => (
              <option value={one} selected={wish.what === one}>
                {said.what[one]}
              </option>
            ))}
          </select>
        </label>
      </p>
    </div>
  )
}
