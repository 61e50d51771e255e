import type { ComponentChildren } from 'preact'
import { Choice, Field, Tick } from '../parts/notice.tsx'
import { useDeskWords } from '../words/index.ts'
import type { Looked, Ruling, RulingOf } from './judged.ts'
import { PERSONS } from './ruling-words.ts'

interface FieldsProps<R extends Ruling = Ruling> {
  ruling: R
  set: (ruling: Ruling) => void
  looked: Looked
}

const BACK_BY = [1, 2, 3, 5]
const MOST_POINTS = 5

/** What there is to say of a ruling, by its kind; a correction has a panel of its own. */
export function RulingFields({ ruling, set, looked }: FieldsProps): ComponentChildren {
  switch (ruling.kind) {
    case 'answer':
      return <Answer {...{ ruling, set, looked }} />
    case 'extend':
      return <Extend {...{ ruling, set, looked }} />
    case 'pause':
      return <Pause {...{ ruling, set, looked }} />
    case 'skip':
      return <Skip {...{ ruling, set, looked }} />
    case 'rewind':
      return <Rewind {...{ ruling, set, looked }} />
    case 'substitute':
    case 'remove':
    case 'restart':
      return <Person {...{ ruling, set, looked }} />
    case 'result':
      return <Result {...{ ruling, set, looked }} />
    case 'adjust':
      return null
  }
}

/** One of those who are in the game, by name. */
function SeatChoice({
  seats,
  value,
  choose,
  more,
  label,
  looked: { game },
}: {
  seats: readonly number[]
  value: number | null
  choose: (seat: number | null) => void
  /** Beside them the table as a whole. */
  more?: string
  label: string
  looked: Looked
}) {
  const options = seats.map(seat => [String(seat), game.players[seat]?.name ?? '…'] as const)
  return (
    <Choice
      name="ruled-seat"
      label={label}
      value={value === null ? 'all' : String(value)}
      choose={next => choose(next === 'all' ? null : Number(next))}
      options={more === undefined ? options : [['all', more] as const, ...options]}
    />
  )
}
const inGame = ({ game }: Looked): number[] =>
  game.view.seats.flatMap(({ seat, ousted, withdrawn }) => (ousted || withdrawn ? [] : [seat]))

function Answer({ ruling, set, looked }: FieldsProps<RulingOf<'answer'>>) {
  const { judge: words } = useDeskWords(),
    to = ruling.to ?? []
  const told = (next: number[]): void => {
    const { to: _, ...rest } = ruling
    set(next.length === 0 ? rest : { ...rest, to: next.toSorted() })
  }
  return (
    <>
      <label class="field" for="answer-text">
        <span>{words.answer}</span>
        <textarea
          id="answer-text"
          rows={4}
          maxlength={2000}
          value={ruling.text}
          onInput={(event: Event) => set({ ...ruling, text: (event.target as HTMLTextAreaElement).value })}
        />
      </label>
      <fieldset class="told-to">
        <legend>
          {words.answerTo}
          {to.length === 0 && <small> {words.everybody}</small>}
        </legend>
        {looked.game.players.map(({ seat, name }) => (
          <Tick
            id={`told-${seat}`}
            label={name}
            checked={to.includes(seat)}
            toggle={() => told(to.includes(seat) ? to.filter(one => one !== seat) : [...to, seat])}
          />
        ))}
      </fieldset>
    </>
  )
}

function Extend({ ruling, set, looked }: FieldsProps<RulingOf<'extend'>>) {
  const { judge: words } = useDeskWords()
  return (
    <div class="fields">
      <SeatChoice
        label={words.whose}
        seats={inGame(looked)}
        value={ruling.seat}
        choose={seat => set({ ...ruling, seat })}
        more={words.ofTable}
        looked={looked}
      />
      <Choice
        name="hours"
        label={words.hours}
        value={String(ruling.hours)}
        choose={hours => set({ ...ruling, hours: Number(hours) })}
        options={[1, 2, 4, 8, 12, 24, 48, 72].map(n => [String(n), words.hoursLong(n)] as const)}
      />
    </div>
  )
}

/** As a field for a time writes it, in the reader's zone. */
const localText = (instant: string): string => {
  const then = new Date(instant),
    two = (n: number): string => String(n).padStart(2, '0')
  return `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())}T${two(then.getHours())}:${two(then.getMinutes())}`
}

function Pause({ ruling, set, looked: { game } }: FieldsProps<RulingOf<'pause'>>) {
  const { judge: words } = useDeskWords(),
    paused = game.clock?.pausedUntil != null && Date.parse(game.clock.pausedUntil) > Date.now()
  return (
    <>
      {ruling.until !== null && (
        <label class="field" for="until">
          <span>{words.until}</span>
          <input
            id="until"
            type="datetime-local"
            value={ruling.until === '' ? '' : localText(ruling.until)}
            onInput={(event: Event) => {
              const text = (event.target as HTMLInputElement).value
              set({ ...ruling, until: text === '' ? '' : new Date(text).toISOString() })
            }}
          />
        </label>
      )}
      {paused && (
        <Tick
          id="end-pause"
          label={words.endPause}
          checked={ruling.until === null}
          toggle={() => set({ ...ruling, until: ruling.until === null ? '' : null })}
        />
      )}
    </>
  )
}

function Skip({ ruling, set, looked }: FieldsProps<RulingOf<'skip'>>) {
  const { judge: words } = useDeskWords()
  const awaited = looked.game.view.waitingFor
  return (
    <>
      <SeatChoice
        label={words.seat}
        seats={awaited.length > 0 ? awaited : inGame(looked)}
        value={ruling.seat}
        choose={seat => set({ ...ruling, seat: seat ?? 0 })}
        looked={looked}
      />
      <p class="word">{words.skipHelp}</p>
    </>
  )
}

function Rewind({ ruling, set, looked: { game } }: FieldsProps<RulingOf<'rewind'>>) {
  const { judge: words } = useDeskWords(),
    back = game.version - ruling.to
  return (
    <>
      <div class="field">
        <span id="back-by">{words.backBy}</span>
        <div class="tabs" role="group" aria-labelledby="back-by">
          {BACK_BY.filter(n => n < game.version).map(n => (
            <button
              type="button"
              aria-pressed={n === back}
              onClick={() => set({ kind: 'rewind', to: game.version - n })}
            >
              {n}
            </button>
          ))}
        </div>
      </div>
      <Field
        id="to-ply"
        label={words.ply}
        type="number"
        min={1}
        max={Math.max(game.version - 1, 1)}
        value={ruling.to}
        set={text => {
          const to = Math.trunc(Number(text))
          if (to >= 1 && to < game.version) set({ kind: 'rewind', to })
        }}
      />
      <ul class="consequences">
        <li>{words.chanceHelp}</li>
        <li>{words.sealed}</li>
      </ul>
    </>
  )
}

function Person({ ruling, set, looked }: FieldsProps<RulingOf<'substitute' | 'remove' | 'restart'>>) {
  const { judge: words } = useDeskWords(),
    { game } = looked
  const offers = (game.clock?.offers ?? []).filter(({ seat }) => seat === ruling.seat)
  const toggled = (field: 'vp' | 'pool'): Ruling =>
    ruling.kind === 'remove' ? { ...ruling, [field]: ruling[field] !== true } : ruling
  return (
    <>
      <Choice
        name="person"
        label={words.kinds.person}
        value={ruling.kind}
        choose={kind => set({ kind, seat: ruling.seat })}
        options={PERSONS.map(one => [one, words.persons[one]] as const)}
      />
      <SeatChoice
        label={words.seat}
        seats={inGame(looked)}
        value={ruling.seat}
        choose={seat => set({ kind: ruling.kind, seat: seat ?? 0 })}
        looked={looked}
      />
      {ruling.kind === 'substitute' && (
        <Choice
          name="stand-in"
          label={words.persons.substitute}
          value={ruling.player ?? ''}
          choose={player => set({ kind: 'substitute', seat: ruling.seat, ...(player !== '' && { player }) })}
          options={[['', words.bot] as const, ...offers.map(({ player, name }) => [player, name] as const)]}
        />
      )}
      {ruling.kind === 'remove' && (
        <>
          <p class="word">{words.removeHelp}</p>
          {(['vp', 'pool'] as const).map(field => (
            <Tick
              id={`gift-${field}`}
              label={words[field]}
              checked={ruling[field] === true}
              toggle={() => set(toggled(field))}
            />
          ))}
        </>
      )}
      {ruling.kind === 'restart' && (
        <>
          <p class="word">{words.restartHelp}</p>
          <Field
            id="limit-hours"
            label={words.limitHours}
            type="number"
            min={1}
            max={1000}
            value={ruling.hours ?? ''}
            set={text => {
              const { hours: _, ...rest } = ruling
              set(Number(text) > 0 ? { ...rest, hours: Number(text) } : rest)
            }}
          />
          <Tick
            id="force"
            label={words.force}
            checked={ruling.force === true}
            toggle={() => {
              const { force, ...rest } = ruling
              set(force ? rest : { ...rest, force: true })
            }}
          />
        </>
      )}
    </>
  )
}

function Result({ ruling, set, looked: { game } }: FieldsProps<RulingOf<'result'>>) {
  const { judge: words } = useDeskWords()
  const points = ruling.victoryPoints
  return (
    <fieldset class="points-ruled">
      <legend>{words.points}</legend>
      {game.players.map(({ seat, name }) => (
        <label for={`points-${seat}`}>
          <span>{name}</span>
          <input
            id={`points-${seat}`}
            type="number"
            min={0}
            max={MOST_POINTS}
            step={0.5}
            value={points[seat]}
            onInput={(event: Event) => {
              const next = Number((event.target as HTMLInputElement).value)
              if (next >= 0 && next <= MOST_POINTS && Number.isInteger(next * 2))
                set({ ...ruling, victoryPoints: points.map((one, at) => (at === seat ? next : one)) })
            }}
          />
        </label>
      ))}
    </fieldset>
  )
}
