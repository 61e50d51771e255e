import type { ComponentChildren } from 'preact'
import { langOf, nameOf, useFacts } from '../facts.ts'
import type { GameView } from '../live/state.ts'
import { Name } from '../parts/name.tsx'
import { Discipline, Sign } from '../parts/sign.tsx'
import type { SignName } from '../parts/signs.ts'
import { useWords } from '../words/index.ts'
import { ownerOf, partOf, type InPlay, type MinionView, type SeatView } from './board.ts'
import type { Listed } from './card-list.tsx'
import { counted, Tile, TypeSign } from './tile.tsx'

export interface RegionsProps {
  game: GameView
  seat: SeatView
  /** Picked in the answer, and what may be. */
  chosen: ReadonlySet<number>
  may: ReadonlySet<number>
  open: (key: string) => void
  /** Several cards, each to be opened. */
  list: (heading: string, cards: Listed['cards']) => void
  /** The own hand, too, where it is not drawn by itself. */
  hands: boolean
}

/** What lies on each card: what is kept on one shows where that card does. */
function attachedIn({ view }: GameView): ReadonlyMap<number, InPlay[]> {
  const on = new Map<number, InPlay[]>(),
    lying = view.seats.flatMap(({ inPlay }) => inPlay)
  const bearerOf = (card: number): number => lying.find(one => one.card.id === card)?.on ?? card
  for (const one of lying) if (one.on !== null) on.set(bearerOf(one.on), [...(on.get(bearerOf(one.on)) ?? []), one])
  return on
}

/** The regions of a Methuselah, always in the same order. */
export function Regions(props: RegionsProps) {
  const { game, seat, open, list, hands } = props,
    { table } = useWords(),
    attached = attachedIn(game),
    own = game.view.you?.seat === seat.seat
  const loose = seat.inPlay.filter(({ on }) => on === null).flatMap(one => [one, ...(attached.get(one.card.id) ?? [])]),
    held = hands || !own ? (seat.hand.cards ?? []) : []
  const folds = (heading: string, cards: Listed['cards']) => ({ heading, unfold: () => list(heading, cards) })
  return (
    <div class="regions">
      <div class="minions">
        {seat.ready.map(minion => (
          <MinionTile {...props} minion={minion} attached={attached} />
        ))}
      </div>
      <div class="aside">
        <div class="aside-column">
          <Region
            {...folds(
              table.torpor,
              seat.torpor.map(({ card, name }) => ({ key: card.key, name })),
            )}
            is="torpor"
            sign="torpor"
            cards={seat.torpor.map(minion => (
              <MinionTile {...props} minion={minion} attached={attached} torpor />
            ))}
          />
          <Region
            {...folds(
              own ? table.onlyYou : table.uncontrolled,
              seat.uncontrolled.map(({ card, name }) => ({ key: card.key, ...(name !== undefined && { name }) })),
            )}
            is="uncontrolled"
            short={table.uncontrolled}
            cards={seat.uncontrolled.map(one => (
              <Uncontrolled {...props} one={one} />
            ))}
          />
        </div>
        <div class="aside-column">
          <Region
            {...folds(
              table.inPlay,
              loose.map(({ card }) => card),
            )}
            is="lying"
            cards={loose.map(one => (
              <Lying one={one} open={open} />
            ))}
          />
          <Region
            {...folds(table.handTab, held)}
            is="held"
            sign="hand"
            cards={held.map(({ key }) => (
              <CardChip card={key} typed open={open} />
            ))}
          />
          <Region
            {...folds(
              table.contested,
              seat.contested.map(({ card }) => card),
            )}
            is="contested"
            sign="contested"
            cards={seat.contested.map(({ card }) => (
              <CardChip card={card.key} is="contested" open={open} />
            ))}
          />
        </div>
      </div>
    </div>
  )
}

/**
 * One that is there only while something lies in it. Where there is no room for its cards, their number opens them;
 * which of the two is seen, the style says.
 */
function Region({
  is,
  heading,
  short = heading,
  sign,
  cards,
  unfold,
}: {
  is: string
  heading: string
  short?: string
  sign?: SignName
  cards: ComponentChildren[]
  unfold: () => void
}) {
  return cards.length === 0 ? null : (
    <div class={`region-${is}${cards.length > 1 ? ' is-several' : ''}`}>
      <h4>
        {sign && <Sign name={sign} />} {heading}
      </h4>
      <ul class="chips">
        {cards.map(card => (
          <li>{card}</li>
        ))}
      </ul>
      <button type="button" class="chipcard folded-region" onClick={unfold}>
        {sign && <Sign name={sign} />}
        <span>{short}</span>
        <b>{cards.length}</b>
      </button>
    </div>
  )
}

function MinionTile({
  game,
  chosen,
  may,
  open,
  list,
  minion,
  attached,
  torpor = false,
}: RegionsProps & { minion: MinionView; attached: ReadonlyMap<number, InPlay[]>; torpor?: boolean }) {
  const { table } = useWords(),
    facts = useFacts(),
    { id, key } = minion.card
  const part = partOf(game.view, id),
    action = torpor ? undefined : game.view.stack.findLast(entry => entry.kind === 'action')
  return (
    <Tile
      minion={minion}
      name={minion.name ?? (key === null ? table.faceDown : nameOf(facts, key))}
      attached={attached.get(id) ?? []}
      part={part}
      bleeds={part === 'acting' && action?.kind === 'action' ? (action.bleed ?? undefined) : undefined}
      owner={ownerOf(game, minion)}
      state={chosen.has(id) ? 'chosen' : may.has(id) ? 'may' : undefined}
      torpor={torpor}
      open={open}
      list={list}
    />
  )
}

/** Face down to all but its Methuselah. */
function Uncontrolled({
  one: { card, counters, capacity, name },
  chosen,
  may,
  open,
}: RegionsProps & { one: SeatView['uncontrolled'][number] }) {
  const { table } = useWords(),
    facts = useFacts(),
    { key } = card
  if (key === null)
    return (
      <span class="facedown" role="img" aria-label={`${table.faceDown}, ${table.blood(counters, null)}`}>
        <Sign name="hidden" />
        {counters > 0 && (
          <>
            <b>{counters}</b>
            <Sign name="blood" class="red" />
          </>
        )}
      </span>
    )
  return (
    <button
      type="button"
      class={`chipcard is-coming${chosen.has(card.id) ? ' is-chosen' : ''}${may.has(card.id) ? ' is-may' : ''}`}
      title={name ?? nameOf(facts, key)}
      onClick={() => open(key)}
    >
      <strong lang={langOf(facts.get(key))}>
        <Name text={name ?? nameOf(facts, key)} />
      </strong>
      <span class="tile-disciplines">
        {facts.get(key)?.disciplines?.map(code => (
          <Discipline code={code} />
        ))}
      </span>
      <span class="tile-foot">
        <Sign name="blood" class="red" />
        <b>{counters}</b>
        {capacity !== null && <small>/{capacity}</small>}
      </span>
    </button>
  )
}

/** In play, and on no minion. */
function Lying({ one: { card, locked, counters }, open }: { one: InPlay; open: (key: string) => void }) {
  const { table } = useWords()
  return (
    <CardChip card={card.key} is={locked && 'locked'} typed open={open}>
      {counted(counters) && <b>{counted(counters)}</b>}
      {locked && <Sign name="locked" label={table.locked} />}
    </CardChip>
  )
}

/** A card by its name, and where it is `typed` by the sign of its type. */
function CardChip({
  card,
  is,
  typed,
  open,
  children,
}: {
  card: string | null
  is?: string | false
  typed?: boolean
  open: (key: string) => void
  children?: ComponentChildren
}) {
  const { table } = useWords(),
    facts = useFacts()
  return (
    <button
      type="button"
      class={is ? `chipcard is-${is}` : 'chipcard'}
      disabled={card === null}
      onClick={() => open(card!)}
    >
      {typed && card !== null && <TypeSign name={facts.get(card)?.types[0] ?? ''} />}
      <span lang={langOf(facts.get(card ?? ''))}>
        <Name text={card === null ? table.faceDown : nameOf(facts, card)} />
      </span>
      {children}
    </button>
  )
}
