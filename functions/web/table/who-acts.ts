import type { Prompt } from '../../../shared/api/prompts.ts'

/** What is offered in the own turn, in the order in which it is asked. */
type Option = Prompt['options'][number]

const ENDS_BOTH = 'next:end-phase'

/** Where the next phase is asked about, to do nothing is to end that one, too. */
export const endsBoth = ({ options }: Pick<Prompt, 'options'>): string | undefined =>
  options.find(({ id }) => id === ENDS_BOTH)?.id

const comesOut = ({ kind }: Option): number => Number(kind === 'bring-out')

/** Of two ends of a phase the later one is shown; and who may come out above what may be moved to others. */
export const optionsIn = (prompt: Pick<Prompt, 'options'>): Option[] =>
  (endsBoth(prompt) ? prompt.options.filter(({ id }) => id !== 'end-phase') : prompt.options).toSorted(
    (a, b) => comesOut(b) - comesOut(a),
  )

/** Whether it is done with this card, or with a copy of it. */
export const isWith = ({ card, copies }: Option, id: number): boolean => card === id || copies?.includes(id) === true

export interface Group {
  minion: number | undefined
  options: Option[]
}

/** In the own minion phase the question is first who acts; to end it comes last. */
export function groupsOf(prompt: Pick<Prompt, 'ask' | 'options'>): Group[] {
  if (prompt.ask.key !== 'ask-minion') return []
  const options = optionsIn(prompt)
  const minions = [...new Set(options.map(({ minion }) => minion))].toSorted(
    (a, b) => (a ?? Infinity) - (b ?? Infinity),
  )
  return minions.map(minion => ({ minion, options: options.filter(option => option.minion === minion) }))
}
