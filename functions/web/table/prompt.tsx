import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { Command, Option as OptionSchema, Prompt, Unavailable } from '../../../shared/api/prompts.ts'
import { nameOf, useFacts } from '../facts.ts'
import type { GameView, Live } from '../live.ts'
import { Sign } from '../parts/sign.tsx'
import { UnsentNotice } from '../parts/unsent.tsx'
import { client } from '../session.ts'
import { clockTime, until, useNow } from '../time.ts'
import { useWords, type Words } from '../words/index.ts'
import { placesIn } from './board.ts'
import { isFilled, SlotPicker, type ArgsOf } from './slots.tsx'

export type Option = Infer<typeof OptionSchema>
/** What a line does in a next window: ask, pass, or the id of an option there. */
interface LineChoice { do: string; args: ArgsOf }
export interface Chosen { optionId: string; args: ArgsOf; lines: Readonly<Record<string, LineChoice>> }
type Offer = Prompt['lines'][number]

interface PromptProps {
  live: Live
  game: GameView
  prompt: Prompt
  chosen: Chosen
  choose: (next: Chosen) => void
  answer: (command: Command) => Promise<void>
}

export const firstChoice = ({ default: given }: Prompt): Chosen => ({ optionId: given.optionId, args: { ...given.args }, lines: {} })

/** The question, what silence does, every answer, and one button that says the whole of it. */
export function PromptPanel({ live, game, prompt, chosen, choose, answer }: PromptProps) {
  const words = useWords(), { prompt: said } = words
  const now = useNow(), facts = useFacts(), places = placesIn(game.view)
  const name = (card: number | undefined): string => {
    const { key, minion } = (card === undefined ? undefined : places.get(card)) ?? {}
    return minion?.name ?? (key ? nameOf(facts, key) : '')
  }
  const groups = groupsOf(prompt), [group, setGroup] = useState<number | undefined>(undefined)
  const shown = groups.length > 1 ? (groups.find(({ minion }) => minion === group) ?? groups[0]!).options : prompt.options.filter(({ kind }) => kind !== 'take-back')
  const option = prompt.options.find(({ id }) => id === chosen.optionId) ?? prompt.options[0]!
  const takeBack = prompt.options.find(({ kind }) => kind === 'take-back'), lies = game.view.you?.sealed?.prompt === prompt.id
  const [changing, setChanging] = useState(false)
  useEffect(() => setChanging(false), [prompt.id, lies])
  const then = prompt.lines.flatMap((offer): NonNullable<Command['then']> => {
    const line = chosen.lines[offer.window]
    if (!line || line.do === 'ask') return []
    const args = Object.keys(line.args).length > 0 ? { args: line.args } : {}
    return [{ window: offer.window, when: 'unchanged', do: line.do === 'pass' ? 'pass' : { optionId: line.do, ...args } }]
  })
  const sealed = option.sealable === true
  const send = (): Promise<void> => answer({ promptId: prompt.id, optionId: option.id, ...(Object.keys(chosen.args).length > 0 && { args: chosen.args }), ...(sealed && then.length > 0 && { then }) })
  const whole = isFilled(option.slots ?? [], chosen.args) && prompt.lines.every(offer => isFilled(offer.options.find(({ id }) => id === chosen.lines[offer.window]?.do)?.slots ?? [], chosen.lines[offer.window]?.args ?? {}))
  const busy = live.answering === 'sending'

  if (lies && takeBack && !changing) {
    return (
      <section class="panel prompt" id="answer" tabindex={-1} aria-labelledby="question">
        <h2 id="question"><Sign name="sealed" /> {said.sealed}</h2>
        <p>{prompt.ask.text}</p><p class="word">{said.sealedText}</p>
        <div class="row"><button type="button" class="quiet" disabled={busy} onClick={() => void answer({ promptId: prompt.id, optionId: takeBack.id })}>{said.takeBack}</button><button type="button" class="quiet" onClick={() => setChanging(true)}>{said.change}</button></div>
      </section>
    )
  }
  return (
    <section class="panel prompt" id="answer" tabindex={-1} aria-labelledby="question">
      <header><h2 id="question">{prompt.ask.text}</h2>{prompt.deadline && <p class="limit" title={clockTime(prompt.deadline)}><Sign name="limit" />{until(words, prompt.deadline, now)}</p>}</header>
      <p class="word">{said.atTheLimit} <b>{prompt.silence.text}</b> {sealed ? said.sealedNote : said.finalNote}</p>
      {live.answering === 'replaced' && <p class="notice" role="alert">{said.replaced}</p>}
      <UnsentNotice live={live} options={prompt.options} />
      {groups.length > 1 && (
        <div class="tabs" role="group" aria-label={said.minion}>
          {groups.map(({ minion }) => <button type="button" aria-pressed={minion === (groups.find(one => one.minion === group) ?? groups[0]!).minion} onClick={() => setGroup(minion)}>{minion === undefined ? said.generally : name(minion)}</button>)}
        </div>
      )}
      <fieldset class="options">
        <legend class="unseen">{prompt.ask.text}</legend>
        {shown.map(one => (
          <OptionRow key={one.id} option={one} checked={one.id === option.id} text={levelText(facts.get(places.get(one.card ?? -1)?.key ?? '')?.text, one.mode)} choose={() => choose({ optionId: one.id, args: argsOf(one, prompt), lines: chosen.lines })}>
            {one.id === option.id && (one.slots ?? []).map((slot, i) => <SlotPicker id={`slot-${i}`} slot={slot} value={chosen.args[slot.name]} change={value => choose({ ...chosen, args: { ...chosen.args, [slot.name]: value } })} />)}
            {one.id === option.id && sealed && prompt.lines.map(offer => <NextWindow offer={offer} line={chosen.lines[offer.window]} set={line => choose({ ...chosen, lines: { ...chosen.lines, [offer.window]: line } })} />)}
          </OptionRow>
        ))}
      </fieldset>
      <WhyNot game={prompt.game} id={prompt.id} seat={prompt.seat} name={name} />
      <div class="confirm"><button type="button" class="primary" disabled={!whole || busy} onClick={() => void send()}>{busy ? said.sending : <>{sealed && <Sign name="sealed" />}{confirmText(said, option, sealed)}</>}</button></div>
    </section>
  )
}

/** What to do in a next window of the same action, in the same sitting: the same forms for every answer. */
function NextWindow({ offer, line, set }: { offer: Offer; line: LineChoice | undefined; set: (line: LineChoice) => void }) {
  const { prompt: said } = useWords()
  const now = line?.do ?? 'ask', option = offer.options.find(({ id }) => id === now)
  const give = (what: string): void => set({ do: what, args: Object.fromEntries((offer.options.find(({ id }) => id === what)?.slots ?? []).map(slot => [slot.name, slot.default])) })
  return (
    <fieldset class="slot then"><legend>{said.then} <small>{offer.says.text}</small></legend>
      <button type="button" aria-pressed={now === 'ask'} onClick={() => give('ask')}>{said.askMe}</button>
      {offer.options.map(one => <button type="button" class={one.kind === 'pass' || one.kind === 'decline' ? undefined : 'wide'} aria-pressed={one.id === now} onClick={() => give(one.id)}>{one.kind === 'pass' || one.kind === 'decline' ? said.pass : one.effect.text}</button>)}
      {(option?.slots ?? []).map((slot, i) => <SlotPicker id={`line-${offer.window}-${i}`} slot={slot} value={line?.args[slot.name]} change={value => set({ do: now, args: { ...line?.args, [slot.name]: value } })} />)}
    </fieldset>
  )
}

function OptionRow({ option, checked, text, choose, children }: { option: Option; checked: boolean; text: string[]; choose: () => void; children?: ComponentChildren }) {
  const { prompt: said } = useWords()
  const { cost } = option
  return (
    <div class={checked ? 'option is-chosen' : 'option'}>
      <label><input type="radio" name="option" checked={checked} onChange={choose} />
        <span class="option-text"><b>{option.effect.text}</b>{text.map(line => <small>{line}</small>)}</span>
        {cost && <span class="cost">{(['blood', 'pool', 'transfers'] as const).map(kind => (cost[kind] === undefined || cost[kind] === 0 ? null : <span role="img" aria-label={`${said.cost} ${cost[kind]} ${said.costs[kind]}`}><Sign name={kind === 'transfers' ? 'action' : kind} class={kind === 'blood' ? 'red' : 'gold'} />{cost[kind]}</span>))}</span>}
      </label>
      {checked && <div class="slots">{children}</div>}
    </div>
  )
}

/** What was expected and is not on offer, and the rule it rests on; read only when it is asked for. */
function WhyNot({ game, id, seat, name }: { game: string; id: string; seat: number; name: (card: number | undefined) => string }) {
  const { prompt: said } = useWords()
  const [reasons, setReasons] = useState<Infer<typeof Unavailable>[] | undefined>(undefined)
  useEffect(() => setReasons(undefined), [id])
  const read = async (event: Event): Promise<void> => {
    if (!(event.target as HTMLDetailsElement).open || reasons) return
    const { body } = await client.call('prompt', { params: { game }, query: { explain: '1', seat } })
    setReasons(body?.unavailable ?? [])
  }
  return (
    <details class="why" onToggle={(event: Event) => void read(event)}>
      <summary>{reasons ? said.why(reasons.length) : said.whyNot}</summary>
      <ul>{(reasons ?? []).map(({ card, minion, what, text, rule }) => <li><b>{name(card) || what}</b>{minion !== undefined && name(minion) && ` (${name(minion)})`}: {text} <span class="rule">{rule}</span></li>)}</ul>
    </details>
  )
}

interface Group { minion: number | undefined; options: Option[] }

/** In the own minion phase the question is first who acts. */
function groupsOf({ ask, options }: Prompt): Group[] {
  if (ask.key !== 'ask-minion') return []
  const minions = [...new Set(options.map(({ minion }) => minion))].toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity))
  return minions.map(minion => ({ minion, options: options.filter(option => option.minion === minion) }))
}

const argsOf = (option: Option, { default: given }: Prompt): ArgsOf =>
  option.id === given.optionId && given.args ? { ...given.args } : Object.fromEntries((option.slots ?? []).map(slot => [slot.name, slot.default]))

/** Of the text of a card, the lines of the level that is played, and those that hold for both. */
function levelText(lines: readonly string[] | undefined, mode: string | undefined): string[] {
  if (!lines || mode === undefined) return []
  const level = (line: string): string | undefined => /^\[([A-Za-z+ ]+)\]/.exec(line)?.[1]
  const own = lines.filter(line => level(line) === mode)
  return (own.length > 0 ? own : lines.filter(line => level(line) === undefined).slice(1)).map(line => line.replace(/^\[[^\]]+\] */, ''))
}

function confirmText(said: Words['prompt'], { effect, kind }: Option, sealed: boolean): string {
  const text = effect.text
  return sealed ? said.seal(text) : kind === 'act' ? said.announce(text) : text
}
