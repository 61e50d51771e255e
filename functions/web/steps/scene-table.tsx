import { nameOf, useFacts } from '../facts.ts'
import { useStepWords } from '../words/index.ts'
import type { GameView } from './scene-play.ts'

type Seat = GameView['seats'][number]
type Minion = Seat['ready'][number]

/** You at the foot, your prey and your predator above, the others behind them. */
const RING = [2, 3, 1, 4, 0]
const NAMES = ['', 'Cal', 'Dee', 'Eve', 'Ann']

export function SceneTable({ view }: { view: GameView }) {
  return (
    <div class="ring-of-five">
      {RING.map(at => (
        <SeatBox seat={view.seats[at]!} view={view} />
      ))}
    </div>
  )
}

const useSeatName = (): ((seat: number) => string) => {
  const { steps } = useStepWords()
  return seat => NAMES[seat] || steps.you
}

function SeatBox({ seat, view }: { seat: Seat; view: GameView }) {
  const { steps } = useStepWords(),
    facts = useFacts(),
    name = useSeatName()(seat.seat)
  const me = view.seats[0]!
  const role = seat.seat === me.prey ? 'prey' : seat.seat === me.predator ? 'predator' : undefined
  return (
    <section class={`five-seat ${role ?? ''} ${seat.seat === 0 ? 'is-you' : ''}`} aria-label={name}>
      <h3>
        {name}
        {role && <span class={`chip ${role}`}>{steps[role]}</span>}
        {view.edge === seat.seat && <span class="chip">{steps.edge}</span>}
        <span class="five-pool">
          {steps.pool} <b>{seat.pool}</b>
        </span>
      </h3>
      {seat.ousted ? (
        <p class="word">{steps.out(name)}</p>
      ) : (
        <ul class="five-minions">
          {[...seat.ready.map(one => [one, false] as const), ...seat.torpor.map(one => [one, true] as const)].map(
            ([one, torpid]) => (
              <MinionTile minion={one} torpid={torpid} />
            ),
          )}
          {seat.uncontrolled.map(({ card, counters, capacity }) =>
            card.key === null ? null : (
              <li class="is-waiting">
                <b>{nameOf(facts, card.key)}</b>
                <small>
                  {steps.waiting}: {capacity === null ? steps.counters(counters) : `${counters}/${capacity}`}
                </small>
              </li>
            ),
          )}
        </ul>
      )}
      {seat.seat === 0 && (seat.hand.cards ?? []).length > 0 && (
        <p class="five-hand">
          <span class="word">{steps.hand}:</span>{' '}
          {(seat.hand.cards ?? []).map(({ key }) => (
            <span class="chip">{key === null ? '' : nameOf(facts, key)}</span>
          ))}
        </p>
      )}
    </section>
  )
}

function MinionTile({ minion, torpid }: { minion: Minion; torpid: boolean }) {
  const { steps } = useStepWords(),
    name = useMinionName()(minion)
  return (
    <li class={minion.locked ? 'is-locked' : undefined}>
      <b>{name}</b>
      <small>
        {steps.blood(minion.blood, minion.capacity)}
        {minion.locked && ` · ${steps.locked}`}
        {torpid && ` · ${steps.torpor}`}
      </small>
    </li>
  )
}

const useMinionName = (): ((minion: Minion) => string) => {
  const facts = useFacts()
  return ({ name, card }) => name ?? (card.key === null ? '' : nameOf(facts, card.key))
}

/** What has changed between two looks at the table: pool, blood, who fell, who is out. */
export function Outcome({ before, after }: { before: GameView; after: GameView }) {
  const { steps } = useStepWords(),
    seatName = useSeatName(),
    minionName = useMinionName()
  const lines: string[] = []
  for (const { seat, pool, ousted } of before.seats) {
    const now = after.seats[seat]!
    if (now.pool !== pool) lines.push(steps.moved(seatName(seat), steps.pool, pool, now.pool))
    if (now.ousted && !ousted) lines.push(steps.out(seatName(seat)))
  }
  if (after.seats[0]!.victoryPoints > before.seats[0]!.victoryPoints) lines.push(steps.point)
  const fallen = new Set(before.seats.flatMap(({ torpor }) => torpor.map(({ card }) => card.id)))
  const later = new Map(
    after.seats.flatMap(({ ready, torpor }) => [...ready, ...torpor]).map(one => [one.card.id, one]),
  )
  for (const one of before.seats.flatMap(({ ready }) => ready)) {
    const now = later.get(one.card.id)
    if (now && now.blood !== one.blood) lines.push(steps.moved(minionName(one), steps.bloodWord, one.blood, now.blood))
  }
  for (const one of after.seats.flatMap(({ torpor }) => torpor))
    if (!fallen.has(one.card.id)) lines.push(steps.fell(minionName(one)))
  return (
    <ul class="came-lines">
      {(lines.length === 0 ? [steps.nothing] : lines).map(line => (
        <li>{line}</li>
      ))}
    </ul>
  )
}
