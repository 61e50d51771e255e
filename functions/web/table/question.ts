import type { Infer } from '../../../shared/api/client.ts'
import type { Command, Option as OptionSchema, Prompt } from '../../../shared/api/prompts.ts'
import type { Step } from '../pages/plan.tsx'
import type { Words } from '../words/index.ts'
import { capital } from './capital.ts'
import type { ArgsOf, Slot } from './slots.tsx'
import { endsBoth } from './who-acts.ts'

/** The open question as the page arranges it; nothing here knows a rule. */
export type Option = Infer<typeof OptionSchema>
export type When = NonNullable<Command['when']>
export type Offer = Prompt['lines'][number]
/** What a line does in a next window: ask, pass, or the id of an option there. */
export interface LineChoice {
  do: string
  args: ArgsOf
}
/** A half-made answer. */
export interface Chosen {
  optionId: string
  args: ArgsOf
  lines: Readonly<Record<string, LineChoice>>
  when?: When
  /** With what is announced: pass in all that follows, as long as nobody does anything. */ toEnd?: boolean
}

export const firstChoice = ({ options, default: given }: Prompt): Chosen => ({
  // Where the next phase is asked about, to do nothing is to end that one, too.
  optionId: endsBoth({ options }) ?? given.optionId,
  args: { ...given.args },
  lines: {},
})

/** What the slots of an option are filled with before anybody touches them. */
export const slotDefaults = (option: Option | undefined): ArgsOf =>
  Object.fromEntries((option?.slots ?? []).map(slot => [slot.name, slot.default]))

export const argsFor = (option: Option, { default: given }: Prompt): ArgsOf =>
  option.id === given.optionId && given.args ? { ...given.args } : slotDefaults(option)

/** Where a sentence ends: not after `Dr.` and the like. */
const SENTENCE_END = /(?<!(?:^|[\s(])\p{Lu}\p{L}{0,2})\. /gu

/** A phase of one's own stands above the table already. */
const PHASE = /^ask-(unlock|master|minion|influence|discard)$/

/** The question itself, and what is said before it: the heading is short, and nothing is said twice. */
export function splitQuestion({ key, text }: Prompt['ask']): { lead: string; question: string } {
  if (PHASE.test(key)) return { lead: '', question: withoutSource(text) }
  const end = [...text.matchAll(SENTENCE_END)].at(-1)
  return end
    ? { lead: text.slice(0, end.index + 1), question: text.slice(end.index + 2) }
    : { lead: '', question: text }
}

/** Answers that differ in the minion alone are one line with a choice of minions. */
export function familiesOf(options: readonly Option[]): Option[][] {
  const families = new Map<string, Option[]>()
  for (const option of options) {
    const key = familyOf(option)
    families.set(key, [...(families.get(key) ?? []), option])
  }
  return [...families.values()]
}

function familyOf({ id, kind, card, minion, mode, cost, effect }: Option): string {
  if (minion === undefined || (kind !== 'block' && kind !== 'play')) return id
  const { minion: _, ...rest } = effect.params
  return JSON.stringify([kind, card, mode, cost, rest])
}

/** Minions by their first names, where these are names and tell them apart. */
export function shortNames(names: readonly string[]): string[] {
  const first = names.map(name => name.split(' ')[0]!)
  return names.map((name, i) =>
    first[i]!.length > 3 && first.filter(one => one === first[i]).length === 1 ? first[i]! : name,
  )
}

/** Of the text of a card, the lines of the level that is played, and those that hold for both. */
export function levelText(lines: readonly string[] | undefined, mode: string | undefined): string[] {
  if (!lines) return []
  const level = (line: string): string | undefined => /^\[([A-Za-z+ ]+)\]/.exec(line)?.[1]
  const own = mode === undefined || mode === '' ? [] : lines.filter(line => level(line) === mode)
  return (own.length > 0 ? own : lines.filter(line => level(line) === undefined).slice(1)).map(line =>
    line.replace(/^\[[^\]]+\] */, ''),
  )
}

/** Between the Disciplines of a mode. */
export const MODES = /[+ ]/u

/** What cards and seats are called where an answer is put in short. */
export interface Called {
  card: (id: number | undefined) => string
  seat: (seat: number) => string
}

/**
 * An answer in short, for where its minion stands beside it: a card by its name. What has no short form here is said as
 * the server says it.
 */
export function shortOf(
  said: Words['prompt'],
  called: Called,
  { kind, card, minion, effect: { key, params, text } }: Option,
): string {
  if (kind === 'decline') return said.noBlock
  if (kind === 'block' && called.card(minion) !== '') return said.blockWith(called.card(minion))
  if (key === 'option-play' && called.card(card) !== '') return called.card(card)
  if (key === 'option-bleed') return said.bleeds(called.seat(Number(params['target'])), Number(params['bleed']))
  if (key === 'option-hunt') return said.hunts(Number(params['amount']))
  if (key === 'option-strike') return withoutSource(text)
  return kind === 'act' ? text.replace(said.by('', called.card(minion)), '') : text
}

/** What is left to say under it: what declining means, and how a block would stand. */
export const restOf = ({ kind, effect: { text } }: Option): string | undefined =>
  kind === 'decline' ? text : kind === 'block' ? capital(afterColon(text) ?? '') || undefined : undefined

/** What is asked, without the card or the phase that asks it. */
export const withoutSource = (text: string): string => capital(afterColon(text) ?? text)

const afterColon = (text: string): string | undefined => /^.*?\s?: (.*)$/su.exec(text)?.[1]

export const isPass = ({ kind }: Option): boolean => kind === 'pass' || kind === 'decline'

/** The whole of an answer, as it is confirmed by name: what, with whom, and what fills its slots. */
export function wholeAnswer(said: Words['prompt'], called: Called, option: Option, args: ArgsOf, level = ''): string {
  const given = (option.slots ?? [])
    .map(slot => slotText(slot, args[slot.name] ?? slot.default))
    .filter(text => text !== '')
  const what = shortOf(said, called, option),
    short = `${what}${level && ` (${level})`}`,
    {
      kind,
      minion,
      effect: { text },
    } = option
  const named =
    minion !== undefined && what !== text && (kind === 'play' || kind === 'act')
      ? said.by(short, called.card(minion))
      : short
  return [named, ...given].join(' · ')
}

function slotText(slot: Slot, value: ArgsOf[string]): string {
  if (slot.type === 'amount') return String(value)
  const label = (one: number | string): string =>
    slot.labels[(slot.candidates as (number | string)[]).indexOf(one)] ?? ''
  if (Array.isArray(value)) return value.map(label).join(', ')
  return typeof value === 'object'
    ? Object.entries(value)
        .map(([one, n]) => `${label(Number(one))} ${n}`)
        .join(', ')
    : ''
}

/** The lines that go with an answer, as the server takes them. */
export function linesOf({ lines: offers }: Prompt, { lines }: Chosen): NonNullable<Command['then']> {
  return offers.flatMap((offer): NonNullable<Command['then']> => {
    const line = lines[offer.window]
    if (!line || line.do === 'ask') return []
    const args = Object.keys(line.args).length > 0 ? { args: line.args } : {}
    return [
      { window: offer.window, when: 'unchanged', do: line.do === 'pass' ? 'pass' : { optionId: line.do, ...args } },
    ]
  })
}

/** What is chosen in the own turn, as a step of a plan; undefined where there is nothing to plan. */
export function stepOf({ ask }: Prompt, { id, kind, phase }: Option, { args }: Chosen): Omit<Step, 'id'> | undefined {
  const [, now] = /^ask-(unlock|master|minion|influence|discard)$/.exec(ask.key) ?? []
  if (now === undefined || phase || kind === 'declare') return undefined
  return {
    phase: now as Step['phase'],
    do: kind === 'end-phase' ? 'end-phase' : { optionId: id, ...(Object.keys(args).length > 0 && { args }) },
  }
}

/** Whether what is announced may carry passes for what follows. */
export const mayPassOn = ({ ask, then, lines }: Prompt, { kind, sealable }: Option): boolean =>
  !sealable &&
  then.length > 0 &&
  lines.length === 0 &&
  (kind === 'act' || (kind === 'play' && ask.key === 'ask-minion'))

export function commandOf(prompt: Prompt, option: Option, chosen: Chosen): Command {
  const sealed = option.sealable === true,
    passesOn = chosen.toEnd === true && mayPassOn(prompt, option)
  const then = passesOn
    ? prompt.then.map(window => ({ window, when: 'unchanged' as const, do: 'pass' as const }))
    : linesOf(prompt, chosen)
  return {
    promptId: prompt.id,
    optionId: option.id,
    ...(Object.keys(chosen.args).length > 0 && { args: chosen.args }),
    ...(sealed && chosen.when !== undefined && chosen.when !== 'unchanged' && { when: chosen.when }),
    ...((sealed || passesOn) && then.length > 0 && { then }),
  }
}
