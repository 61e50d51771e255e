import type { ComponentChildren } from 'preact'
import { useFacts } from '../facts.ts'
import type { GameView } from '../live.ts'
import { Sign } from '../parts/sign.tsx'
import { useWords } from '../words/index.ts'
import { placesIn } from './board.ts'
import { Line } from './hand.tsx'
import { familiesOf, levelText, optionText, slotDefaults, type LineChoice, type Offer, type Option } from './question.ts'
import { SlotPicker, type ArgsOf } from './slots.tsx'

interface RowProps {
  game: GameView
  /** One answer, or the same with one minion or another. */
  family: readonly Option[]
  chosen: string
  choose: (option: Option) => void
  name: (card: number | undefined) => string
  children?: ComponentChildren
}

/** One line of what may be answered: what it does, what it costs, and, once it is chosen, what it leaves open. */
export function AnswerRow({ game, family, chosen, choose, name, children }: RowProps) {
  const { prompt: said } = useWords()
  const facts = useFacts(), option = family.find(({ id }) => id === chosen) ?? family[0]!, checked = option.id === chosen
  const key = option.card === undefined ? null : placesIn(game.view).get(option.card)?.key
  const text = option.kind === 'play' && key ? levelText(facts.get(key)?.text, option.mode) : []
  const others = family.filter(one => one !== option), { short, rest } = optionText(said, option, name(option.minion))
  return (
    <div class={checked ? 'option is-chosen' : 'option'}>
      <label><input type="radio" name="option" value={option.id} checked={checked} onChange={() => choose(option)} />
        <span class="option-text"><b>{short}</b>
          {rest !== undefined && <small>{rest}</small>}
          {text.map(line => <small><Line line={line} /></small>)}
          {!checked && others.length > 0 && <small>{said.orWith(others.map(({ minion }) => name(minion)).join(', '))}</small>}
        </span>
        <Cost option={option} />
      </label>
      {checked && (
        <div class="slots">
          {others.length > 0 && <MinionPicker id="with" family={family} chosen={option.id} choose={choose} name={name} />}
          {children}
        </div>
      )}
    </div>
  )
}

interface MinionPickerProps { id: string; family: readonly Option[]; chosen: string; choose: (option: Option) => void; name: (card: number | undefined) => string }

function MinionPicker({ id, family, chosen, choose, name }: MinionPickerProps) {
  const { prompt: said } = useWords()
  return (
    <label class="slot" for={id}>
      <span>{said.minion}</span>
      <select id={id} onChange={(event: Event) => choose(family.find(one => one.id === (event.target as HTMLSelectElement).value)!)}>
        {family.map(one => <option value={one.id} selected={one.id === chosen}>{name(one.minion)}</option>)}
      </select>
    </label>
  )
}

function Cost({ option: { cost } }: { option: Option }) {
  const { prompt: said } = useWords()
  if (!cost) return null
  return <span class="cost">{(['blood', 'pool', 'transfers'] as const).map(kind => (cost[kind] === undefined || cost[kind] === 0 ? null : <span role="img" aria-label={`${said.cost} ${cost[kind]} ${said.costs[kind]}`}><Sign name={kind === 'transfers' ? 'action' : kind} class={kind === 'blood' ? 'red' : 'gold'} />{cost[kind]}</span>))}</span>
}

interface NextProps { offer: Offer; line: LineChoice | undefined; set: (line: LineChoice) => void; name: (card: number | undefined) => string }

/** What to do in a next window of the same action, in the same sitting: the same forms for every answer. */
export function NextWindow({ offer, line, set, name }: NextProps) {
  const { prompt: said } = useWords()
  const now = line?.do ?? 'ask', option = offer.options.find(({ id }) => id === now)
  const give = (what: string): void => set({ do: what, args: slotDefaults(offer.options.find(({ id }) => id === what)) })
  const passes = ({ kind }: Option): boolean => kind === 'pass' || kind === 'decline'
  const change = (slot: string, value: ArgsOf[string]): void => set({ do: now, args: { ...line?.args, [slot]: value } })
  return (
    <fieldset class="slot then"><legend>{said.then} <small>{offer.says.text}</small></legend>
      <button type="button" aria-pressed={now === 'ask'} onClick={() => give('ask')}>{said.askMe}</button>
      {familiesOf(offer.options).map(family => {
        const here = family.find(({ id }) => id === now), one = here ?? family[0]!
        return (
          <>
            <button type="button" class={passes(one) ? undefined : 'wide'} aria-pressed={here !== undefined} onClick={() => { if (!here) give(one.id) }}>{passes(one) ? said.pass : one.effect.text} <Cost option={one} /></button>
            {here && family.length > 1 && <MinionPicker id={`by-${offer.window}`} family={family} chosen={here.id} choose={next => give(next.id)} name={name} />}
          </>
        )
      })}
      {(option?.slots ?? []).map((slot, i) => <SlotPicker id={`line-${offer.window}-${i}`} slot={slot} value={line?.args[slot.name]} change={value => change(slot.name, value)} />)}
    </fieldset>
  )
}
