import type { Infer } from '../../../shared/api/client.ts'
import type { Command, Option as OptionSchema, Prompt } from '../../../shared/api/prompts.ts'
import type { Words } from '../words/index.ts'
import type { ArgsOf, Slot } from './slots.tsx'

/** The open question as the page arranges it; nothing here knows a rule. */
export type Option = Infer<typeof OptionSchema>
export type When = NonNullable<Command['when']>
export type Offer = Prompt['lines'][number]
/** What a line does in a next window: ask, pass, or the id of an option there. */
export interface LineChoice { do: string; args: ArgsOf }
/** A half-made answer. */
export interface Chosen { optionId: string; args: ArgsOf; lines: Readonly<Record<string, LineChoice>>; when?: When }

export const firstChoice = ({ default: given }: Prompt): Chosen => ({ optionId: given.optionId, args: { ...given.args }, lines: {} })

/** What the slots of an option are filled with before anybody touches them. */
export const slotDefaults = (option: Option | undefined): ArgsOf => Object.fromEntries((option?.slots ?? []).map(slot => [slot.name, slot.default]))

export const argsFor = (option: Option, { default: given }: Prompt): ArgsOf => (option.id === given.optionId && given.args ? { ...given.args } : slotDefaults(option))

/** Where a sentence ends: not after `Dr.` and the like. */
const SENTENCE_END = /(?<!(?:^|[\s(])\p{Lu}\p{L}{0,2})\. /gu

/** The question itself, and what is said before it: the heading is short, and nothing is said twice. */
export function splitQuestion(text: string): { lead: string; question: string } {
  const end = [...text.matchAll(SENTENCE_END)].at(-1)
  return end ? { lead: text.slice(0, end.index + 1), question: text.slice(end.index + 2) } : { lead: '', question: text }
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

export interface Group { minion: number | undefined; options: Option[] }

/** In the own minion phase the question is first who acts. */
export function groupsOf({ ask, options }: Prompt): Group[] {
  if (ask.key !== 'ask-minion') return []
  const minions = [...new Set(options.map(({ minion }) => minion))].toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity))
  return minions.map(minion => ({ minion, options: options.filter(option => option.minion === minion) }))
}

/** Of the text of a card, the lines of the level that is played, and those that hold for both. */
export function levelText(lines: readonly string[] | undefined, mode: string | undefined): string[] {
  if (!lines) return []
  const level = (line: string): string | undefined => /^\[([A-Za-z+ ]+)\]/.exec(line)?.[1]
  const own = mode === undefined || mode === '' ? [] : lines.filter(line => level(line) === mode)
  return (own.length > 0 ? own : lines.filter(line => level(line) === undefined).slice(1)).map(line => line.replace(/^\[[^\]]+\] */, ''))
}

/** An answer in short, and the rest of its sentence: who is blocked stands above. */
export function optionText(said: Words['prompt'], { kind, effect }: Pick<Option, 'kind' | 'effect'>, minion = ''): { short: string; rest?: string } {
  if (kind === 'decline') return { short: said.noBlock, rest: effect.text }
  const [, rest] = kind === 'block' && minion !== '' ? effect.text.split(/\s?: /u) : []
  return rest === undefined ? { short: effect.text } : { short: said.blockWith(minion), rest }
}

/** The whole of an answer, as it is confirmed by name. */
export function wholeAnswer(said: Words['prompt'], option: Option, args: ArgsOf, minion = ''): string {
  const given = (option.slots ?? []).map(slot => slotText(slot, args[slot.name] ?? slot.default)).filter(text => text !== '')
  return [optionText(said, option, minion).short, ...given].join(' · ')
}

function slotText(slot: Slot, value: ArgsOf[string]): string {
  if (slot.type === 'amount') return String(value)
  const label = (one: number | string): string => slot.labels[(slot.candidates as (number | string)[]).indexOf(one)] ?? ''
  if (Array.isArray(value)) return value.map(label).join(', ')
  return typeof value === 'object' ? Object.entries(value).map(([one, n]) => `${label(Number(one))} ${n}`).join(', ') : ''
}

/** The lines that go with an answer, as the server takes them. */
export function linesOf({ lines: offers }: Prompt, { lines }: Chosen): NonNullable<Command['then']> {
  return offers.flatMap((offer): NonNullable<Command['then']> => {
    const line = lines[offer.window]
    if (!line || line.do === 'ask') return []
    const args = Object.keys(line.args).length > 0 ? { args: line.args } : {}
    return [{ window: offer.window, when: 'unchanged', do: line.do === 'pass' ? 'pass' : { optionId: line.do, ...args } }]
  })
}

export function commandOf(prompt: Prompt, option: Option, chosen: Chosen): Command {
  const sealed = option.sealable === true, then = linesOf(prompt, chosen)
  return {
    promptId: prompt.id, optionId: option.id,
    ...(Object.keys(chosen.args).length > 0 && { args: chosen.args }),
    ...(sealed && chosen.when !== undefined && chosen.when !== 'unchanged' && { when: chosen.when }),
    ...(sealed && then.length > 0 && { then }),
  }
}
