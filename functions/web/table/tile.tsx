import { langOf, nameOf, standingOf, useFacts } from '../facts.ts'
import { Discipline, Sign } from '../parts/sign.tsx'
import { typeSigns } from '../parts/signs.ts'
import { useWords, type Words } from '../words/index.ts'
import type { InPlay, MinionView, Part } from './board.ts'

interface TileProps {
  minion: MinionView
  name: string
  attached: InPlay[]
  part: Part | undefined
  flag?: string | undefined
  state?: 'may' | 'chosen' | undefined
  torpor?: boolean
  /** Whose it is, where somebody else controls it. */
  owner?: string | undefined
  open: (key: string) => void
}

/** A minion in play. A locked one changes its shape; its words stay level. */
export function Tile({ minion, name, attached, part, flag, state, torpor, owner, open }: TileProps) {
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
  ]
    .filter(Boolean)
    .join(' ')
  const carried = attached.map(({ card: one }) => (one.key === null ? table.faceDown : nameOf(facts, one.key)))
  const full = capacity ?? Math.max(blood, 1)
  return (
    <div class="tile-place">
      <button type="button" class={style} onClick={() => card.key !== null && open(card.key)}>
        <span class="unseen">
          {told(table, { ...minion, title: title ?? null, clan: clan ?? null }, name, carried, part, torpor, owner)}
        </span>
        <span class="tile-face" aria-hidden="true">
          {(flag ?? part) && <span class={`flag ${part ?? 'acting'}`}>{flag ?? table[part!]}</span>}
          <Owner name={owner} />
          <strong class="tile-name" lang={langOf(of)}>
            {hyphenated(name)}
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
              {locked && <Sign name="locked" label={table.locked} />}
              {torpor && <Sign name="torpor" label={table.torpor} />}
            </span>
          </span>
          <span class="bar">
            <i style={`width:${Math.min(100, Math.round((blood / full) * 100))}%`} />
          </span>
        </span>
      </button>
      {attached.map(({ card: one, locked: sunk, counters }, i) => (
        <button
          type="button"
          class={sunk ? 'tab is-locked' : 'tab'}
          lang={langOf(facts.get(one.key ?? ''))}
          onClick={() => one.key !== null && open(one.key)}
          disabled={one.key === null}
        >
          {facts.get(one.key ?? '') && <TypeSign name={facts.get(one.key ?? '')!.types[0]!} />}
          {carried[i]}
          {counted(counters)}
        </button>
      ))}
    </div>
  )
}

export function TypeSign({ name, label }: { name: string; label?: string }) {
  const sign = typeSigns[name]
  return sign ? <Sign name={sign} {...(label !== undefined && { label })} /> : null
}

/** Where a long word of a name may be broken: between syllables, as far as letters tell them. */
const hyphenated = (name: string): string =>
  name.replace(/\p{L}{9,}/gu, word =>
    word.replace(/(?<=.{2}[aeiouyáâãéêíóôõúü])(?=[^aeiouyáâãéêíóôõúü\s][aeiouyáâãéêíóôõúü].)/giu, '\u00ad'),
  )

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
