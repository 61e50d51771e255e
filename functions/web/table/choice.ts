import { useMemo, useState } from 'preact/hooks'
import type { Prompt } from '../../../shared/api/prompts.ts'
import { nameOf, useFacts } from '../facts.ts'
import type { GameView } from '../live/state.ts'
import { useWords } from '../words/index.ts'
import { argsFor, firstChoice, slotDefaults, type Chosen, type Option } from './question.ts'
import { isWith } from './who-acts.ts'

/** What is chosen of a question: its default first, and again where the question has become another. */
export function useChoice(prompt: Prompt | null): {
  choice: Chosen | undefined
  option: Option | undefined
  choose: (next: Chosen) => void
} {
  const [chosen, setChosen] = useState<(Chosen & { prompt: string }) | undefined>(undefined),
    choice = prompt ? (chosen?.prompt === prompt.id ? chosen : firstChoice(prompt)) : undefined
  return {
    choice,
    option: prompt?.options.find(one => one.id === choice?.optionId),
    choose: next => {
      if (prompt) setChosen({ ...next, prompt: prompt.id })
    },
  }
}

/** The cards of the hand that can be played now, or with a line of a later window, and what is said of each. */
export function useUsable({ view }: GameView, prompt: Prompt | null): ReadonlyMap<number, string> {
  const { table: said } = useWords(),
    facts = useFacts()
  const nameIn = (id: number): string => {
    const minion = view.seats.flatMap(({ ready, torpor }) => [...ready, ...torpor]).find(({ card }) => card.id === id)
    return minion?.name ?? (minion?.card.key ? nameOf(facts, minion.card.key) : '')
  }
  return useMemo(() => {
    const found = new Map<number, string>(),
      options = prompt?.options ?? []
    for (const { card, copies = [] } of prompt?.lines.flatMap(offer => offer.options) ?? [])
      if (card !== undefined) for (const one of [card, ...copies]) found.set(one, said.asThen)
    for (const { card, copies = [] } of options)
      if (card !== undefined) {
        const minions = new Set(options.filter(one => one.card === card).map(({ minion }) => minion)),
          [minion] = minions
        for (const one of [card, ...copies])
          found.set(
            one,
            minions.size === 1 && minion !== undefined ? said.nowWith(nameIn(minion).split(' ')[0]!) : said.now,
          )
      }
    return found
  }, [prompt, facts, said])
}

/** The minions and cards that the chosen answer names, and the minions that one of the answers is with. */
export function useMarked(
  prompt: Prompt | null,
  option: Option | undefined,
  choice: Chosen | undefined,
): { picked: ReadonlySet<number>; may: ReadonlySet<number> } {
  const may = useMemo(
    () => new Set(prompt?.options.flatMap(({ minion }) => (minion === undefined ? [] : [minion]))),
    [prompt],
  )
  const picked = useMemo(
    () =>
      new Set(
        [
          option?.minion,
          ...Object.values(choice?.args ?? {}).flatMap<unknown>(value => (Array.isArray(value) ? value : [])),
        ].filter(one => typeof one === 'number'),
      ),
    [option, choice],
  )
  return { picked, may }
}

/** The answer that plays that card: now, or in a later window. */
export function playing(prompt: Prompt, choice: Chosen, card: number): Chosen | { vote: string } | undefined {
  const one = prompt.options.find(other => isWith(other, card))
  if (one?.kind === 'vote') return { vote: one.id }
  if (one) return { optionId: one.id, args: argsFor(one, prompt), lines: choice.lines }
  for (const { window, options } of prompt.lines) {
    const next = options.find(other => isWith(other, card))
    if (next) return { ...choice, lines: { ...choice.lines, [window]: { do: next.id, args: slotDefaults(next) } } }
  }
  return undefined
}
