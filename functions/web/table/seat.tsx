import { useRef } from 'preact/hooks'
import { nameOf, standingOf, useFacts } from '../facts.ts'
import type { GameView } from '../live.ts'
import { Discipline, Sign } from '../parts/sign.tsx'
import type { SignName } from '../parts/signs.ts'
import { Link } from '../router.tsx'
import { useWords } from '../words/index.ts'
import { momentIn, ownerOf, partOf, roleOf, seatName, type InPlay, type MinionView, type SeatView } from './board.ts'
import { focusSeat, useRoving } from './roving.ts'
import { counted, Tile, TypeSign } from './tile.tsx'

export interface SeatProps {
  game: GameView
  seat: SeatView
  chosen: ReadonlySet<number>
  may: ReadonlySet<number>
  open: (key: string) => void
  openAsh: (seat: number) => void
  /** A line for each minion instead of a tile. */
  rows?: boolean
  /** The own hand, too, where it is not drawn by itself. */
  hands?: boolean
  /** When and by whom those who are out were ousted, and where to see it. */
  out?: ReadonlyMap<number, Out>
}

export interface Out {
  text: string
  ply: number
}

/** One of the clan most of the vampires are of, which is how a seat is remembered. */
function clanOf({ ready, torpor }: SeatView): MinionView | undefined {
  const all = [...ready, ...torpor].filter(({ clan, type }) => clan !== null && type === 'vampire'),
    n = (clan: string | null): number => all.filter(one => one.clan === clan).length
  return all.toSorted((a, b) => n(b.clan) - n(a.clan))[0]
}

/** One Methuselah: what is known of them, and their regions, always in the same order. */
export function Seat({ game, seat, chosen, may, open, openAsh, out, rows = false, hands = false }: SeatProps) {
  const { table } = useWords()
  const facts = useFacts(),
    section = useRef<HTMLElement>(null)
  const { view } = game
  const you = view.you?.seat,
    own = you === seat.seat,
    name = seatName(game, seat.seat)
  const role = own ? ['you' as const] : roleOf(view, seat.seat),
    clan = clanOf(seat)
  const minions = seat.ready
  const on = new Map<number, InPlay[]>()
  const lying = view.seats.flatMap(({ inPlay }) => inPlay)
  // What is kept on a card shows where that card does.
  const bearerOf = (card: number): number => lying.find(one => one.card.id === card)?.on ?? card
  for (const one of lying) if (one.on !== null) on.set(bearerOf(one.on), [...(on.get(bearerOf(one.on)) ?? []), one])
  const loose = seat.inPlay
    .filter(({ on: bearer }) => bearer === null)
    .flatMap(one => [one, ...(on.get(one.card.id) ?? [])])
  const gone = out?.get(seat.seat)
  useRoving(section, 'button:not(:disabled)', by => focusSeat(section.current, by))
  const bleed = view.stack.findLast(entry => entry.kind === 'action')
  return (
    <section
      ref={section}
      class={[
        'seat',
        minions.length > 5 && 'is-full',
        minions.length < 3 && 'is-sparse',
        (rows || minions.length > 5) && 'rows',
        ...role.map(one => `is-${one}`),
        view.turn?.seat === seat.seat && 'has-turn',
        (seat.ousted || seat.withdrawn) && 'is-out',
      ]
        .filter(Boolean)
        .join(' ')}
      aria-label={name}
    >
      <header>
        <h3>{name}</h3>
        {role.map(one => (
          <span class={`chip ${one}`}>{table[one]}</span>
        ))}
        {clan && <span class="word clan">{standingOf(facts.get(clan.card.key ?? ''), 'clan', clan.clan)}</span>}
        {game.players[seat.seat]?.bot && <span class="word">{table.bot}</span>}
        {seat.withdrawing && !seat.withdrawn && <span class="chip predator">{table.withdrawing}</span>}
        {view.edge === seat.seat && (
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
          <span class="pool" role="img" aria-label={table.poolOf(seat.pool)}>
            <Sign name="pool" class="gold" />
            <b>{seat.pool}</b>
          </span>
        </span>
      </header>
      {seat.ousted || seat.withdrawn ? (
        <div class="out">
          <p>{gone?.text ?? (seat.withdrawn ? table.withdrawn : table.ousted)}</p>
          {gone && <Link to={momentIn(game, gone.ply)}>{table.thatMoment}</Link>}
        </div>
      ) : (
        <div class="regions">
          <div class="minions">
            {minions.map(minion => {
              const part = partOf(view, minion.card.id)
              const flag =
                part === 'acting' && bleed?.kind === 'action' && bleed.bleed !== null
                  ? `${table.meters.bleed} ${bleed.bleed}`
                  : undefined
              return (
                <Tile
                  minion={minion}
                  name={minion.name ?? (minion.card.key === null ? table.faceDown : nameOf(facts, minion.card.key))}
                  attached={on.get(minion.card.id) ?? []}
                  part={part}
                  flag={flag}
                  owner={ownerOf(game, minion)}
                  state={chosen.has(minion.card.id) ? 'chosen' : may.has(minion.card.id) ? 'may' : undefined}
                  open={open}
                />
              )
            })}
          </div>
          <div class="aside">
            {seat.torpor.length > 0 && (
              <div>
                <h4>
                  <Sign name="torpor" /> {table.torpor}
                </h4>
                <ul class="chips">
                  {seat.torpor.map(minion => (
                    <li>
                      <Tile
                        minion={minion}
                        name={
                          minion.name ?? (minion.card.key === null ? table.faceDown : nameOf(facts, minion.card.key))
                        }
                        attached={on.get(minion.card.id) ?? []}
                        part={partOf(view, minion.card.id)}
                        state={chosen.has(minion.card.id) ? 'chosen' : may.has(minion.card.id) ? 'may' : undefined}
                        torpor
                        owner={ownerOf(game, minion)}
                        open={open}
                      />
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {seat.uncontrolled.length > 0 && (
              <div>
                <h4>{own ? table.onlyYou : table.uncontrolled}</h4>
                <ul class="chips">
                  {seat.uncontrolled.map(({ card, counters, capacity }) => (
                    <li>
                      {card.key === null ? (
                        <span
                          class="facedown"
                          role="img"
                          aria-label={`${table.faceDown}, ${table.blood(counters, null)}`}
                        >
                          <Sign name="hidden" />
                          {counters > 0 && (
                            <>
                              <b>{counters}</b>
                              <Sign name="blood" class="red" />
                            </>
                          )}
                        </span>
                      ) : (
                        <button
                          type="button"
                          class={[
                            'chipcard is-coming',
                            chosen.has(card.id) && 'is-chosen',
                            may.has(card.id) && 'is-may',
                          ]
                            .filter(Boolean)
                            .join(' ')}
                          onClick={() => open(card.key!)}
                        >
                          <strong>{nameOf(facts, card.key)}</strong>
                          <span class="tile-disciplines">
                            {facts.get(card.key)?.disciplines?.map(code => (
                              <Discipline code={code} />
                            ))}
                          </span>
                          <span class="tile-foot">
                            <Sign name="blood" class="red" />
                            <b>{counters}</b>
                            {capacity !== null && <small>/{capacity}</small>}
                          </span>
                        </button>
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {loose.length > 0 && (
              <div>
                <h4>{table.inPlay}</h4>
                <ul class="chips">
                  {loose.map(({ card, locked, counters }) => (
                    <li>
                      <button
                        type="button"
                        class={locked ? 'chipcard is-locked' : 'chipcard'}
                        disabled={card.key === null}
                        onClick={() => open(card.key!)}
                      >
                        {card.key !== null && <TypeSign name={facts.get(card.key)?.types[0] ?? ''} />}
                        {card.key === null ? table.faceDown : nameOf(facts, card.key)}
                        <b>{counted(counters)}</b>
                        {locked && <Sign name="locked" label={table.locked} />}
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {seat.hand.cards && seat.hand.cards.length > 0 && (hands || !own) && (
              <div>
                <h4>
                  <Sign name="hand" /> {table.handTab}
                </h4>
                <ul class="chips">
                  {seat.hand.cards.map(({ key }) => (
                    <li>
                      <button type="button" class="chipcard" disabled={key === null} onClick={() => open(key!)}>
                        {key === null ? (
                          table.faceDown
                        ) : (
                          <>
                            <TypeSign name={facts.get(key)?.types[0] ?? ''} />
                            {nameOf(facts, key)}
                          </>
                        )}
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {seat.contested.length > 0 && (
              <div>
                <h4>
                  <Sign name="contested" />
                  {table.contested}
                </h4>
                <ul class="chips">
                  {seat.contested.map(({ card }) => (
                    <li>
                      <button
                        type="button"
                        class="chipcard is-contested"
                        disabled={card.key === null}
                        onClick={() => open(card.key!)}
                      >
                        {card.key === null ? table.faceDown : nameOf(facts, card.key)}
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </div>
      )}
    </section>
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
