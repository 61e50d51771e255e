import { describe, expect, it } from 'vitest'
import { apply, owed, promptFor, type Answer, type Draw, type GameEvent, type GameState, type Prompt, type SeatIndex } from '../../shared/rules/index.ts'
import { defaultArgs } from '../../shared/rules/slots.ts'
import { playGame } from '../support/random-game.ts'
import { envOf, generator } from '../support/random.ts'

/**
 * The law of windows.md §5: if every answer is what its seat would give at that moment when asked in turn, then whatever the
 * order of arrival, with revocations and with lines for the next window, the published record and the final state are the same.
 */
const GAMES = 40

interface Outcome { record: string[]; state: string }
type Driver = (state: GameState, waiting: SeatIndex[], draw: Draw) => SeatIndex

/** Asks one seat at a time, in impulse order. */
const inTurn: Driver = (state, waiting) => {
  const frame = state.frames[state.frames.length - 1]!
  return frame.kind === 'window' ? frame.order.find(seat => waiting.includes(seat))! : waiting[0]!
}
/** Takes answers as they happen to come. */
const asTheyCome: Driver = (_, waiting, draw) => waiting[draw(waiting.length)]!

/** A person: the answer depends on nothing but what the prompt shows and how much has happened in public; patience ends in passing. */
function person(prompt: Prompt, happened: number, seed: number, seat: SeatIndex): Answer {
  const { id: _, ...shown } = prompt
  const draw = generator(hash(JSON.stringify(shown)) ^ Math.imul(seed + 1, 31 + seat) ^ Math.imul(happened, 0x9e3779b1))
  // Polling has no order to be equal to: casts are public as they come (windows.md §7).
  if (prompt.window === 'polling') return { optionId: 'pass' }
  if (prompt.window !== undefined && draw(12) < happened) return { optionId: 'pass' }
  if (prompt.window === 'declined' && passesAfterBlocks(seed, seat)) return { optionId: 'pass' }
  const options = prompt.options.filter(option => option.kind !== 'take-back')
  const option = options[draw(options.length)]!
  return { optionId: option.id, args: defaultArgs(option) }
}
const passesAfterBlocks = (seed: number, seat: SeatIndex): boolean => (hash(`${seed} ${seat}`) & 1) === 0

function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}

/** Plays on from a window until its action is over. */
function playOut(start: GameState, seed: number, driver: Driver, draw: Draw, restless: boolean): Outcome {
  const env = envOf(seed)
  const events: GameEvent[] = []
  let state = start
  const act = (seat: SeatIndex, answer: Answer) => {
    const next = apply(state, seat, null, answer, env)
    events.push(...next.events)
    state = next.state
  }
  for (let n = 0; n < 400 && !state.result && state.frames.length > 1; n++) {
    const seat = driver(state, owed(state), draw)
    const prompt = promptFor(state, seat)!
    // Now and then somebody seals a pass and takes it back while nobody can know: it must leave nothing behind.
    if (restless && prompt.window && draw(4) === 0) {
      const sealed = apply(state, seat, null, { optionId: 'pass' }, env)
      if (sealed.events.length === 0) {
        state = apply(sealed.state, seat, null, { optionId: 'take-back' }, env).state
        continue
      }
    }
    const answer = person(prompt, state.fx - start.fx, seed, seat)
    const rides = restless && prompt.then.includes('declined') && passesAfterBlocks(seed, seat) && draw(2) === 0
    act(seat, rides ? { ...answer, then: [{ window: 'declined', when: 'unchanged', do: 'pass' }] } : answer)
  }
  const { version: _version, views: _views, waitingSince: _since, sealed: _sealed, ...rest } = state
  return { record: events.flatMap(flatten), state: JSON.stringify(rest) }
}

const flatten = (event: GameEvent): string[] =>
  event.key === 'passed' ? event.seats.map(seat => `passed ${event.window} ${seat}`) : [JSON.stringify(event)]

describe('parallel = sequential', () => {
  it(`whatever the order of arrival, with revocations and next-window lines (${GAMES} games)`, () => {
    let windows = 0, contested = 0
    for (let seed = 1; seed <= GAMES; seed++) {
      const draw = generator(seed * 7919)
      playGame(seed, 4 + (seed % 2), ({ before, after: { state } }) => {
        const opened = state.frames.length === before.frames.length ? undefined : state.frames[state.frames.length - 1]
        if (opened?.kind !== 'window' || owed(state).length < 1) return
        windows++
        const turn = playOut(state, seed, inTurn, draw, false)
        const come = playOut(state, seed, asTheyCome, draw, false)
        const restless = playOut(state, seed, asTheyCome, draw, true)
        const where = `seed ${seed}, version ${state.version}`
        expect(come.record, where).toEqual(turn.record)
        expect(come.state, where).toBe(turn.state)
        expect(restless.record, where).toEqual(turn.record)
        expect(restless.state, where).toBe(turn.state)
        if (owed(state).length > 1) contested++
      })
    }
    expect(windows).toBeGreaterThan(1_000)
    expect(contested).toBeGreaterThan(500)
  })
})
