import type { Option, Prompt, PublicFact, When } from '../model/answers.ts'
import type { Message } from '../model/events.ts'
import type { WindowFrame } from '../model/frames.ts'
import type { WindowName } from '../../cards/language.ts'
import { decline } from '../procedures/blocking.ts'
import { procedureOf } from '../procedures/index.ts'
import { askOf } from '../procedures/turn.ts'
import { seatStat } from '../reads/evaluate.ts'
import { couldAnswer, LATER, passedBefore, windowOptions } from '../procedures/window.ts'
import { publicFact } from '../procedures/public-facts.ts'
import { currentAction } from '../reads/queries.ts'
import { closeScope, copySpine, named, top } from '../model/run.ts'
import { copiesAsOne } from './copies.ts'
import type { GameState, SeatIndex } from '../model/state.ts'

/**
 * What an answer may already say of the next windows, so that a client can offer "no block, then Deflection" and knows
 * no rules
 * (windows.md#lines-for-the-next-window): the options of a window that opens if nobody does anything until then, worked out on a copy from
 * what everybody sees
 * and the hand of who is asked.
 */
export interface Ahead {
  window: WindowName
  options: Option[]
  whens: SpokenWhen[]
}
/** What a phase of the own turn may be left for at once: options of the next one in which something can be done. */
export function nextPhase(state: GameState, seat: SeatIndex): Option[] {
  const frame = top(state)
  return frame.kind === 'turn' && frame.seat === seat
    ? (procedureOf(frame).asks?.later?.(state, frame, seat) ?? [])
    : []
}

/** What is put to a seat: the question, what may be answered, and what may be answered as well. */
export interface Question {
  ask: Message
  options: Option[]
  next: Option[]
}

/**
 * Where a phase offers nothing but its end, its Methuselah is asked what the next one asks instead. For others it is
 * the phase it is: they see a seat that is asked, whatever it holds (windows.md#who-is-asked).
 */
export function questionOf(state: GameState, { seat, ask, options }: Prompt): Question {
  const next = nextPhase(state, seat),
    phase = next[0]?.phase
  return phase !== undefined && options.every(({ kind }) => kind === 'end-phase')
    ? {
        ask: askOf(seat, phase, seatStat(state, seat, 'transfers')),
        options: copiesAsOne(state, seat, [...next, ...options]),
        next: [],
      }
    : { ask, options: copiesAsOne(state, seat, options), next: copiesAsOne(state, seat, next) }
}

/** How long a line may hold, and that in words. */
export interface SpokenWhen {
  when: When
  says: Message
}

export function ahead(state: GameState, seat: SeatIndex): Ahead[] {
  const frame = top(state)
  if (frame.kind !== 'window') return []
  return (LATER[frame.name] ?? []).flatMap((window): Ahead[] => {
    const quiet = ifNobody(state, frame, window)
    if (!couldAnswer(quiet.state, quiet.frame, seat)) return []
    const options = copiesAsOne(state, seat, windowOptions(quiet.state, quiet.frame, seat))
    return [{ window, options, whens: whensAt(quiet.state) }]
  })
}

/** The conditions an answer to the question that is open now may have. */
export const whensNow = (state: GameState): SpokenWhen[] => (top(state).kind === 'window' ? whensAt(state) : [])

/**
 * Everybody passes, and the window `next` is open. Nothing hidden shows and nothing is drawn on the way, or it would
 * not be in LATER.
 */
function ifNobody(state: GameState, frame: WindowFrame, next: WindowName): { state: GameState; frame: WindowFrame } {
  const copy = copySpine(state)
  copy.frames.pop()
  closeScope(copy, frame.id)
  copy.sealed = []
  const action = currentAction(copy)
  if (action && frame.name === 'attempt' && action.blocker !== null) {
    action.failed.push(action.blocker)
    action.blocker = null
  }
  if (action && next === 'declined') decline(copy, [...copy.seats.keys()])
  const later: WindowFrame = { ...frame, name: next, round: 0, stage: 'all', leadPassed: false }
  copy.frames.push(later)
  return { state: copy, frame: later }
}

/**
 * What a reason usually is: named whole, for a condition that is narrower than the reasons is the owner's own fault
 * (windows.md#lines-for-the-next-window).
 */
const FACTS: readonly PublicFact[] = ['target', 'bleed', 'stealth', 'intercept', 'blocker']

function whensAt(state: GameState): SpokenWhen[] {
  const frame = top(state)
  const facts: readonly PublicFact[] = frame.kind === 'window' && frame.name === 'polling' ? ['passes', 'tally'] : FACTS
  const values = facts.flatMap(fact => {
    const is = publicFact(state, fact)
    return is === null ? [] : [{ fact, is }]
  })
  const same =
    frame.kind === 'window' && frame.name === 'polling' ? values.map(one => [one]) : values.length > 0 ? [values] : []
  return [
    { when: 'unchanged', says: { key: 'when-unchanged' } },
    ...same.map((all): SpokenWhen => ({
      when: { same: all.map(({ fact }) => fact), was: all.map(({ is }) => is) },
      says: {
        key: 'when-same',
        params: Object.fromEntries(all.map(({ fact, is }) => [fact, fact === 'blocker' ? named(state, is) : is])),
      },
    })),
  ]
}

/** The case a question is asked about, where it is not the present one: who would have to pass first. */
export function caseSaid(state: GameState, seat: SeatIndex): Message | null {
  const frame = top(state)
  if (frame.kind !== 'window' || frame.name === 'polling') return null
  const ifPassed = passedBefore(frame, seat)
  return ifPassed.length === 0 ? null : { key: 'case-if-passed', params: { ifPassed } }
}

/**
 * Whether an answer lies sealed until it is published, and may be taken back so long. An effect of whoever is first in
 * the round, and a pass
 * of who is asked alone, are public at once.
 */
export function isSealable(state: GameState, seat: SeatIndex, option: Option): boolean {
  const frame = top(state)
  if (frame.kind !== 'window' || option.kind === 'take-back') return false
  if (frame.name === 'polling') return option.kind === 'pass'
  if (option.kind === 'pass' || option.kind === 'decline') return frame.stage !== 'lead'
  return passedBefore(frame, seat).length > 0
}
