import type { Prompt } from '../../../shared/api/prompts.ts'
import { kept } from '../cell.ts'

type Option = Prompt['options'][number]

/** What would be left undone by an answer that ends a phase: said once a phase, before it is done. */
export interface Undone {
  /** Full, and not brought out. */
  full: Option[]
  transfers: number
  /** Minions that could still act, by what each would do first. */
  idle: Option[]
  /** The first that would mend it. */
  mend: Option
}

export function undoneBy({ ask, options, next }: Prompt, chosen: Option): Undone | undefined {
  // What the next phase offers, chosen now, ends this one as well.
  if (chosen.kind !== 'end-phase' && !next.some(({ id }) => id === chosen.id)) return undefined
  const full = ask.key === 'ask-influence' ? options.filter(({ kind }) => kind === 'bring-out') : [],
    spend = ask.key === 'ask-influence' ? options.filter(({ kind }) => kind === 'invest') : []
  const acts =
    ask.key === 'ask-minion'
      ? options.filter(({ kind, minion }) => minion !== undefined && (kind === 'act' || kind === 'play'))
      : []
  const idle = acts.filter(({ minion }, i) => acts.findIndex(one => one.minion === minion) === i),
    mend = full[0] ?? spend[0] ?? idle[0]
  return mend && { full, transfers: spend.length > 0 ? Number(ask.params['transfers'] ?? 0) : 0, idle, mend }
}

const SWITCH = 'guards'
export const guardsAreOn = (): boolean => kept.read<boolean>(SWITCH) !== false
export const switchGuards = (on: boolean): void => kept.write(SWITCH, on ? undefined : false)

/** Phases in which it was said. */
const said = new Set<string>()
export const wasSaid = (phase: string): boolean => said.has(phase)
export const say = (phase: string): void => void said.add(phase)
