import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { called, learn, nameOf, useFacts, want, type Facts } from '../facts.ts'
import { Choice, Field, Tick } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { client } from '../session.ts'
import { useAllWords, type AllWords } from '../words/index.ts'
import { fieldsOf, listOf, numberIn, textIn, withAt, type Json, type Path } from './position.ts'

export interface Fault {
  path: string
  code: string
}

const PHASES = ['unlock', 'master', 'minion', 'influence', 'discard'] as const
const PLACED = ['ready', 'torpor', 'uncontrolled'] as const
const PILES = ['hand', 'library', 'crypt', 'ash'] as const
type Region = (typeof PLACED)[number] | (typeof PILES)[number]
const REGIONS: readonly Region[] = [...PLACED, ...PILES]
const isPile = (region: Region): boolean => PILES.some(one => one === region)
const PAUSE_MS = 250,
  SHOWN = 6,
  MOST_SEATS = 5,
  OPEN = 10

export const faultText = (said: AllWords['sandbox'], { code }: Fault): string =>
  said.faults[code as keyof typeof said.faults] ?? said.faults.other

interface FormProps {
  name: string
  names: readonly string[]
  position: Json
  faults: readonly Fault[]
  change: (next: { position?: Json; names?: string[] }) => void
  rename: (next: { name?: string; names?: string[] }) => void
}

/** A position as fields: who sits there, whose turn it is, and which cards lie where. */
export function PositionForm({ name, names, position, faults, change, rename }: FormProps) {
  const { sandbox: said, table } = useAllWords()
  const seats = listOf(fieldsOf(position)['seats']),
    turn = fieldsOf(fieldsOf(position)['turn'])
  const set = (path: Path, value: Json | undefined): void => change({ position: withAt(position, path, value) })
  const phase = PHASES.find(one => one === turn['phase']) ?? 'minion',
    whose = String(numberIn(turn['seat']) ?? 0)
  useEffect(
    () => want(seats.flatMap(seat => REGIONS.flatMap(region => listOf(fieldsOf(seat)[region]).flatMap(keysOf)))),
    [position],
  )
  return (
    <div class="position">
      <section class="panel fields">
        <label class="field whole-row" for="game-name">
          <span>{said.game}</span>
          <input
            id="game-name"
            value={name}
            maxlength={60}
            onInput={(event: Event) => rename({ name: (event.target as HTMLInputElement).value })}
          />
        </label>
        <div class="field">
          <Choice
            name="turn-seat"
            label={said.turnOf}
            value={whose}
            choose={value => set(['turn', 'seat'], Number(value))}
            options={seats.map((_, i) => [String(i), names[i]?.trim() || said.seat(i + 1)] as const)}
          />
          <FaultsAt faults={faults} path="turn.seat" />
        </div>
        <Choice
          name="turn-phase"
          label={said.phase}
          value={phase}
          choose={value => set(['turn', 'phase'], value)}
          options={PHASES.map(one => [one, table.phases[one]] as const)}
        />
        <NumberField
          id="turn-number"
          label={said.turn}
          path="turn.number"
          least={1}
          value={numberIn(turn['number']) ?? 1}
          faults={faults}
          set={value => set(['turn', 'number'], value)}
        />
      </section>
      <FaultsAt faults={faults} path="seats" />
      {seats.map((seat, i) => (
        <SeatForm
          seat={fieldsOf(seat)}
          at={i}
          name={names[i] ?? ''}
          faults={faults}
          set={(path, value) => set(['seats', i, ...path], value)}
          edge={() =>
            change({
              position: withAt(
                position,
                ['seats'],
                seats.map((one, other) =>
                  withAt(one, ['edge'], other === i && fieldsOf(one)['edge'] !== true ? true : undefined),
                ),
              ),
            })
          }
          rename={text =>
            rename({
              names: Object.assign(
                seats.map((_, other) => names[other] ?? ''),
                { [i]: text },
              ),
            })
          }
          remove={
            seats.length > 2
              ? () =>
                  change({
                    position: withAt(
                      withAt(position, ['seats', i], undefined),
                      ['turn', 'seat'],
                      Math.min(Number(whose), seats.length - 2),
                    ),
                    names: names.filter((_, other) => other !== i),
                  })
              : undefined
          }
        />
      ))}
      {seats.length < MOST_SEATS && (
        <button type="button" class="quiet" onClick={() => set(['seats', seats.length], { ready: [{ generic: {} }] })}>
          <Sign name="plus" />
          {said.addSeat}
        </button>
      )}
    </div>
  )
}

interface SeatFormProps {
  seat: Record<string, Json>
  at: number
  name: string
  faults: readonly Fault[]
  set: (path: Path, value: Json | undefined) => void
  edge: () => void
  rename: (name: string) => void
  remove: (() => void) | undefined
}

function SeatForm({ seat, at, name, faults, set, edge, rename, remove }: SeatFormProps) {
  const { sandbox: said, table } = useAllWords()
  const base = `seats.${at}`,
    called = name.trim() || said.seat(at + 1)
  return (
    <section class="panel seat-form" aria-labelledby={`seat-${at}`}>
      <h2>
        <span id={`seat-${at}`}>{called}</span>
        {remove && (
          <button type="button" class="link" aria-label={said.remove(called)} onClick={remove}>
            <Sign name="against" />
          </button>
        )}
      </h2>
      <div class="fields">
        <Field
          id={`name-${at}`}
          label={said.name}
          placeholder={said.seat(at + 1)}
          maxlength={40}
          value={name}
          set={rename}
        />
        <NumberField
          id={`pool-${at}`}
          label={said.pool}
          path={`${base}.pool`}
          value={numberIn(seat['pool']) ?? 30}
          faults={faults}
          set={value => set(['pool'], value)}
        />
        <Tick id={`edge-${at}`} label={table.edge} checked={seat['edge'] === true} toggle={edge} />
      </div>
      {REGIONS.map(region => (
        <RegionForm
          cards={listOf(seat[region])}
          region={region}
          base={`${base}.${region}`}
          faults={faults}
          set={(path, value) => set([region, ...path], value)}
        />
      ))}
      <Adder
        at={at}
        add={(region, card) =>
          set([region, listOf(seat[region]).length], isPile(region) && 'card' in card ? card.card : card)
        }
      />
    </section>
  )
}

interface RegionFormProps {
  cards: readonly Json[]
  region: Region
  base: string
  faults: readonly Fault[]
  set: (path: Path, value: Json | undefined) => void
}

/** The cards of one region; one that is long is folded, unless something is wrong in it. */
function RegionForm({ cards, region, base, faults, set }: RegionFormProps) {
  const { sandbox: said } = useAllWords()
  if (cards.length === 0) return null
  const wrong = faults.some(({ path }) => path.startsWith(`position.${base}.`))
  return (
    <details class="region" open={cards.length <= OPEN || wrong}>
      <summary>
        {said.regions[region]} <b>{cards.length}</b>
      </summary>
      <ul class={isPile(region) ? 'pile' : 'placed'}>
        {cards.map((card, i) => (
          <CardRow
            card={card}
            placed={!isPile(region)}
            lockable={region !== 'uncontrolled'}
            path={`${base}.${i}`}
            faults={faults}
            set={(path, value) => set([i, ...path], value)}
          />
        ))}
      </ul>
      <FaultsAt faults={faults} path={base} />
    </details>
  )
}

const keyOf = (card: Json): string | undefined => textIn(card) ?? textIn(fieldsOf(card)['card'])
const keysOf = (card: Json): string[] =>
  [keyOf(card) ?? [], ...listOf(fieldsOf(card)['attachments']).map(one => keyOf(one) ?? [])].flat()

interface CardRowProps {
  card: Json
  placed: boolean
  lockable: boolean
  path: string
  faults: readonly Fault[]
  set: (path: Path, value: Json | undefined) => void
}

function CardRow({ card, placed, lockable, path, faults, set }: CardRowProps) {
  const { sandbox: said, table } = useAllWords()
  const facts = useFacts(),
    key = keyOf(card),
    fields = fieldsOf(card),
    id = path.replaceAll('.', '-'),
    generic = fieldsOf(fields['generic'])
  const name = key === undefined ? (textIn(generic['name']) ?? textIn(fields['as']) ?? said.plain) : nameOf(facts, key)
  const carried = listOf(fields['attachments'])
    .flatMap(one => keyOf(one) ?? [])
    .map(one => nameOf(facts, one))
  const full =
    key === undefined ? (numberIn(generic['capacity']) ?? 5) : (facts.get(key)?.capacity ?? facts.get(key)?.life)
  const wrong = faultsIn(faults, path, true).length > 0
  return (
    <li class={wrong ? 'card-row is-wrong' : 'card-row'}>
      <b>
        {name}
        {carried.length > 0 && <small> {table.carries(carried.join(', '))}</small>}
      </b>
      {key === undefined && placed && (
        <>
          <input
            aria-label={`${said.name}: ${name}`}
            class="wide"
            value={textIn(generic['name']) ?? ''}
            placeholder={said.plain}
            maxlength={80}
            onInput={(event: Event) => set(['generic', 'name'], (event.target as HTMLInputElement).value || undefined)}
          />
          <Small
            id={`${id}-capacity`}
            label={said.capacity}
            of={name}
            value={numberIn(generic['capacity']) ?? 5}
            set={value => set(['generic', 'capacity'], value)}
          />
          <input
            aria-label={`${said.disciplines}: ${name}`}
            class="wide"
            placeholder="dom PRE"
            value={listOf(generic['disciplines']).join(' ')}
            onChange={(event: Event) =>
              set(['generic', 'disciplines'], (event.target as HTMLInputElement).value.split(/[\s,]+/).filter(Boolean))
            }
          />
        </>
      )}
      {placed && full !== undefined && (
        <Small
          id={`${id}-blood`}
          label={said.blood}
          of={name}
          value={numberIn(fields['blood']) ?? (lockable ? full : 0)}
          set={value => set(['blood'], value)}
        />
      )}
      {placed && lockable && (
        <Tick
          id={`${id}-locked`}
          label={table.locked}
          checked={fields['locked'] === true}
          toggle={() => set(['locked'], fields['locked'] === true ? undefined : true)}
        />
      )}
      <button
        type="button"
        class="link"
        aria-label={said.remove(name)}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-fault` : undefined}
        onClick={() => set([], undefined)}
      >
        <Sign name="against" />
      </button>
      <FaultsAt faults={faults} path={path} within id={`${id}-fault`} />
    </li>
  )
}

const faultsIn = (faults: readonly Fault[], path: string, within = false): Fault[] =>
  faults.filter(fault => fault.path === `position.${path}` || (within && fault.path.startsWith(`position.${path}.`)))

/** What stands against a field, below it. */
function FaultsAt({
  faults,
  path,
  within = false,
  id,
}: {
  faults: readonly Fault[]
  path: string
  within?: boolean
  id?: string
}) {
  const { sandbox: said } = useAllWords()
  const here = faultsIn(faults, path, within)
  return here.length === 0 ? null : (
    <p class="fault" id={id}>
      {here.map(fault => (
        <span>
          <Sign name="contested" /> {faultText(said, fault)}
        </span>
      ))}
    </p>
  )
}

interface NumberFieldProps {
  id: string
  label: ComponentChildren
  path: string
  value: number
  least?: number
  faults: readonly Fault[]
  set: (value: number) => void
}

function NumberField({ id, label, path, value, least = 0, faults, set }: NumberFieldProps) {
  const wrong = faultsIn(faults, path).length > 0
  return (
    <div class="field">
      <label for={id}>
        <span>{label}</span>
        <input
          id={id}
          type="number"
          inputmode="numeric"
          min={least}
          value={value}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-fault` : undefined}
          onInput={(event: Event) => setNumber(event, set)}
        />
      </label>
      <FaultsAt faults={faults} path={path} id={`${id}-fault`} />
    </div>
  )
}

function Small({
  id,
  label,
  of,
  value,
  set,
}: {
  id: string
  label: string
  of: string
  value: number
  set: (value: number) => void
}) {
  return (
    <label class="small-number" for={id}>
      <span>{label}</span>
      <input
        id={id}
        type="number"
        inputmode="numeric"
        min={0}
        value={value}
        aria-label={`${label}: ${of}`}
        onInput={(event: Event) => setNumber(event, set)}
      />
    </label>
  )
}

/** While a field is being emptied there is no number in it to keep. */
function setNumber(event: Event, set: (value: number) => void): void {
  const { valueAsNumber } = event.target as HTMLInputElement
  if (Number.isInteger(valueAsNumber)) set(valueAsNumber)
}

/** Finds cards that can be played here, and puts one into a region. */
function Adder({
  at,
  add,
}: {
  at: number
  add: (region: Region, card: { card: string } | { generic: Record<string, Json> }) => void
}) {
  const { sandbox: said } = useAllWords()
  const [region, setRegion] = useState<Region>('hand'),
    [name, setName] = useState(''),
    [found, setFound] = useState<Facts[]>([])
  useEffect(() => {
    if (name.trim().length < 2) return setFound([])
    const timer = setTimeout(
      () =>
        void client.call('cards', { query: { name: name.trim(), support: 'whole', limit: SHOWN } }).then(
          ({ body }) => {
            learn(body?.cards ?? [])
            setFound(body?.cards ?? [])
          },
          () => setFound([]),
        ),
      PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [name])
  return (
    <div class="adder">
      <Choice
        name={`to-${at}`}
        label={said.to}
        value={region}
        choose={setRegion}
        options={REGIONS.map(one => [one, said.regions[one]] as const)}
      />
      <Field
        id={`card-${at}`}
        label={said.card}
        type="search"
        autocomplete="off"
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        value={name}
        set={setName}
      />
      <ul class="row found" aria-live="polite">
        {found.map(card => (
          <li>
            <button
              type="button"
              class="quiet"
              onClick={() => {
                add(region, { card: card.key })
                setName('')
              }}
            >
              <Sign name="plus" />
              {called(card)}
            </button>
          </li>
        ))}
        {region !== 'hand' && region !== 'library' && region !== 'ash' && found.length === 0 && (
          <li>
            <button type="button" class="quiet" onClick={() => add(region, { generic: {} })}>
              <Sign name="plus" />
              {said.plain}
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}
