import { langOf, nameOf, standingOf, useFacts } from '../facts.ts'
import { Name } from '../parts/name.tsx'
import { Discipline, Sign } from '../parts/sign.tsx'
import { typeSigns } from '../parts/signs.ts'
import { useWords, type Words } from '../words/index.ts'
import type { InPlay, MinionView, Part } from './board.ts'
import type { Listed } from './card-list.tsx'

interface TileProps {
  minion: MinionView
  name: string
  attached: InPlay[]
  part: Part | undefined
  /** Of who bleeds: how much. */
  bleeds?: number | undefined
  state?: 'may' | 'chosen' | undefined
  torpor?: boolean
  /** Whose it is, where somebody else controls it. */
  owner?: string | undefined
  open: (key: string) => void
  /** Several cards, each to be opened. */
  list: (heading: string, cards: Listed['cards']) => void
}

/** With more Disciplines there are two lines of their signs, and one less of the name. */
const ONE_LINE = 4

/** A minion in play. A locked one changes its shape; its words stay level. */
export function Tile({ minion, name, attached, part, bleeds, state, torpor, owner, open, list }: TileProps) {
  const { cards, table } = useWords()
  const facts = useFacts()
  const { card, blood, capacity, locked, disciplines, type } = minion
  const of = facts.get(card.key ?? ''),
    title = standingOf(of, 'title', minion.title),
    clan = standingOf(of, 'clan', minion.clan)
  const style = [
    'tile',
    locked && 'is-locked',
    part && `is-${part}`,
    state && `is-${state}`,
    type !== 'vampire' && 'is-ally',
    torpor && 'is-torpor',
    disciplines.length > ONE_LINE && 'is-gifted',
  ]
    .filter(Boolean)
    .join(' ')
  const carried = attached.map(({ card: one }) => (one.key === null ? table.faceDown : nameOf(facts, one.key)))
  const full = capacity ?? Math.max(blood, 1)
  return (
    <div class={part || state === 'chosen' ? 'tile-place is-clear' : 'tile-place'}>
      <button type="button" class={style} title={name} onClick={() => card.key !== null && open(card.key)}>
        <span class="unseen">
          {told(table, { ...minion, title: title ?? null, clan: clan ?? null }, name, carried, part, torpor, owner)}
        </span>
        <span class="tile-face" aria-hidden="true">
          {part && (
            <span class={`flag ${part}`}>
              {bleeds === undefined ? (
                table[part]
              ) : (
                <>
                  <Sign name="bleed" /> <b>{bleeds}</b> <span class="name-word">{table.meters.bleed}</span>
                </>
              )}
            </span>
          )}
          <Owner name={owner} />
          <strong class="tile-name" lang={langOf(of)}>
            <Name text={name} />
          </strong>
          <span class="tile-disciplines">
            {type === 'vampire' ? (
              disciplines.map(code => <Discipline code={code} />)
            ) : (
              <em>{of && cards.types[of.types[0]!]}</em>
            )}
          </span>
          <span class="tile-foot">
            <Sign name={type === 'vampire' ? 'blood' : 'life'} class={type === 'vampire' ? 'red' : ''} />
            <b>{blood}</b>
            {capacity !== null && <small>/{capacity}</small>}
            <span class="tile-marks">
              {title && <Sign name="title" label={title} class="gold" />}
              {attached.map(({ card: one }) => (
                <span class="mark">
                  <TypeSign name={facts.get(one.key ?? '')?.types[0] ?? 'Master'} />
                </span>
              ))}
              {locked && <Sign name="locked" label={table.locked} class="mark-locked" />}
              {torpor && <Sign name="torpor" label={table.torpor} />}
            </span>
          </span>
          <span class="bar">
            <i style={`width:${Math.min(100, Math.round((blood / full) * 100))}%`} />
          </span>
        </span>
      </button>
      {attached.length === 1 ? (
        <AttachedTab one={attached[0]!} name={carried[0]!} open={open} />
      ) : (
        attached.length > 1 && (
          <button
            type="button"
            class="tab"
            aria-label={table.carries(carried.join(', '))}
            title={carried.join(', ')}
            onClick={() =>
              list(
                name,
                attached.map(({ card: one }) => one),
              )
            }
          >
            {attached.slice(0, SIGNS).map(({ card: one }) => (
              <TypeSign name={facts.get(one.key ?? '')?.types[0] ?? 'Master'} />
            ))}
            <b>{attached.length}</b>
          </button>
        )
      )}
    </div>
  )
}

/** So many signs of cards there is room for below a tile. */
const SIGNS = 3

/** The card on a minion, below it. */
function AttachedTab({
  one: { card, locked, counters },
  name,
  open,
}: {
  one: InPlay
  name: string
  open: (key: string) => void
}) {
  const of = useFacts().get(card.key ?? '')
  return (
    <button
      type="button"
      class={locked ? 'tab is-locked' : 'tab'}
      lang={langOf(of)}
      title={name}
      onClick={() => card.key !== null && open(card.key)}
      disabled={card.key === null}
    >
      {of && <TypeSign name={of.types[0]!} />}
      <span>
        <Name text={name} />
      </span>
      {counted(counters) && <b>{counted(counters)}</b>}
    </button>
  )
}

export function TypeSign({ name, label }: { name: string; label?: string }) {
  const sign = typeSigns[name]
  return sign ? <Sign name={sign} {...(label !== undefined && { label })} /> : null
}

/** How many counters of any kind lie on it. */
export const counted = (counters: Record<string, number>): string => {
  const all = Object.values(counters).reduce((sum, n) => sum + n, 0)
  return all > 0 ? ` ${all}` : ''
}

/** The initial of whoever a stolen minion belongs to. */
export function Owner({ name }: { name: string | undefined }) {
  return name === undefined ? null : <b class="owner">{[...name][0]}</b>
}

/** The whole state of a tile, for who hears it. */
export function told(
  table: Words['table'],
  { blood, capacity, locked, type, title, clan }: MinionView,
  name: string,
  carried: string[],
  part: Part | undefined,
  torpor?: boolean,
  owner?: string,
): string {
  return [
    name,
    title,
    clan,
    type === 'vampire' ? table.blood(blood, capacity) : table.life(blood),
    locked ? table.locked : table.unlocked,
    torpor && table.torpor,
    part && table[part],
    owner !== undefined && table.ownedBy(owner),
    carried.length > 0 && table.carries(carried.join(', ')),
  ]
    .filter(Boolean)
    .join(', ')
}
