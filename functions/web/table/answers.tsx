import type { ComponentChildren } from 'preact'
import { useFacts } from '../facts.ts'
import type { GameView } from '../live/state.ts'
import { Discipline, Sign } from '../parts/sign.tsx'
import { useWords } from '../words/index.ts'
import { placesIn } from './board.ts'
import { Line } from './hand.tsx'
import {
  familiesOf,
  isPass,
  levelText,
  MODES,
  restOf,
  shortOf,
  slotDefaults,
  type Called,
  type LineChoice,
  type Offer,
  type Option,
} from './question.ts'
import { SlotPicker, type ArgsOf } from './slots.tsx'

interface RowProps {
  game: GameView
  /** One answer, or the same with one minion or another. */
  family: readonly Option[]
  chosen: string
  choose: (option: Option) => void
  called: Called
  children?: ComponentChildren
}

/** One line of what may be answered: what it does, what it costs, and, once it is chosen, what it leaves open. */
export function AnswerRow({ game, family, chosen, choose, called, children }: RowProps) {
  const { prompt: said } = useWords()
  const facts = useFacts(),
    option = family.find(({ id }) => id === chosen) ?? family[0]!,
    checked = option.id === chosen
  const key = option.card === undefined ? null : placesIn(game.view).get(option.card)?.key
  const text = option.kind === 'play' && key ? levelText(facts.get(key)?.text, option.mode) : []
  const others = family.filter(one => one !== option),
    rest = restOf(option)
  return (
    <div class={checked ? 'option is-chosen' : 'option'}>
      <label>
        <input type="radio" name="option" value={option.id} checked={checked} onChange={() => choose(option)} />
        <span class="option-text">
          <b>
            {shortOf(said, called, option)}
            <Level mode={option.mode} />
            {option.copies && <small> ×{option.copies.length + 1}</small>}
          </b>
          {rest !== undefined && <small>{rest}</small>}
          {option.comesTo && <small class="comes">{option.comesTo.text}</small>}
          {text.map(line => (
            <small>
              <Line line={line} />
            </small>
          ))}
          {!checked && others.length > 0 && (
            <small>{said.orWith(others.map(({ minion }) => called.card(minion)).join(', '))}</small>
          )}
        </span>
        <Cost option={option} />
      </label>
      {checked && (
        <div class="slots">
          {others.length > 0 && (
            <MinionPicker id="with" family={family} chosen={option.id} choose={choose} called={called} />
          )}
          {children}
        </div>
      )}
    </div>
  )
}

/** At which level a card is played. */
function Level({ mode = '' }: { mode?: string | undefined }) {
  return (
    <>
      {mode
        .split(MODES)
        .filter(code => /^\p{L}{3}$/u.test(code))
        .map(code => (
          <>
            {' '}
            <Discipline code={code} />
          </>
        ))}
    </>
  )
}

interface MinionPickerProps {
  id: string
  family: readonly Option[]
  chosen: string
  choose: (option: Option) => void
  called: Called
}

function MinionPicker({ id, family, chosen, choose, called }: MinionPickerProps) {
  const { prompt: said } = useWords()
  return (
    <label class="slot" for={id}>
      <span>{said.minion}</span>
      <select
        id={id}
        onChange={(event: Event) => choose(family.find(one => one.id === (event.target as HTMLSelectElement).value)!)}
      >
        {family.map(one => (
          <option value={one.id} selected={one.id === chosen}>
            {called.card(one.minion)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Cost({ option: { cost } }: { option: Option }) {
  const { prompt: said } = useWords()
  if (!cost) return null
  return (
    <span class="cost">
      {(['blood', 'pool', 'transfers'] as const).map(kind =>
        cost[kind] === undefined || cost[kind] === 0 ? null : (
          <span role="img" aria-label={`${said.cost} ${cost[kind]} ${said.costs[kind]}`}>
            <Sign name={kind === 'transfers' ? 'action' : kind} class={kind === 'blood' ? 'red' : 'gold'} />
            {cost[kind]}
          </span>
        ),
      )}
    </span>
  )
}

interface NextProps {
  offer: Offer
  line: LineChoice | undefined
  set: (line: LineChoice) => void
  called: Called
  about: (seat: number) => string
  /** Whether there are several such windows, which are told apart. */ several: boolean
}

/** What to do in a next window of the same action, in the same sitting: the same forms for every answer. */
export function NextWindow({ offer, line, set, called, about, several }: NextProps) {
  const { prompt: said } = useWords()
  const now = line?.do ?? 'ask',
    option = offer.options.find(({ id }) => id === now),
    families = familiesOf(offer.options),
    family = families.find(one => one.some(({ id }) => id === now))
  const give = (what: string): void =>
    set({ do: what, args: slotDefaults(offer.options.find(({ id }) => id === what)) })
  const change = (slot: string, value: ArgsOf[string]): void => set({ do: now, args: { ...line?.args, [slot]: value } })
  return (
    <fieldset class="then">
      <legend>
        {said.then} <small class={several ? undefined : 'unseen'}>{offer.says.text}</small>
      </legend>
      <div class="choices">
        <button type="button" aria-pressed={now === 'ask'} onClick={() => give('ask')}>
          {said.askMe}
        </button>
        {families.map(one => {
          const first = one[0]!
          return (
            <button
              type="button"
              aria-pressed={one === family}
              onClick={() => {
                if (one !== family) give(first.id)
              }}
            >
              <span>
                {isPass(first) ? said.pass : shortOf(said, called, first)}
                <Level mode={first.mode} />
              </span>
              <Cost option={first} />
            </button>
          )
        })}
      </div>
      {option && family && (family.length > 1 || option.slots) && (
        <div class="slots">
          {family.length > 1 && (
            <MinionPicker
              id={`by-${offer.window}`}
              family={family}
              chosen={option.id}
              choose={next => give(next.id)}
              called={called}
            />
          )}
          {(option.slots ?? []).map((slot, i) => (
            <SlotPicker
              id={`line-${offer.window}-${i}`}
              slot={slot}
              value={line?.args[slot.name]}
              change={value => change(slot.name, value)}
              about={about}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}
