import { belongsInCrypt, catalogue, inPool } from '../../cards/catalogue.ts'
import { definitions } from '../../cards/definitions.ts'
import type { CardFacts } from '../../cards/facts.ts'
import { decks, listOf } from '../../cards/five-decks.ts'
import { apply } from '../engine/apply.ts'
import { owed, promptFor } from '../engine/legal.ts'
import type { Answer, Draw, Env, Prompt } from '../model/answers.ts'
import { shuffle } from '../model/run.ts'
import type { CardId, GameState, SeatIndex } from '../model/state.ts'
import { predator } from '../reads/queries.ts'
import { viewFor, type View } from '../told/view.ts'
import { isBlank, type Known } from './known.ts'

/**
 * A game that could be the one a seat plays, to try answers in: what the seat knows is as it is, and the rest is
 * guessed. It is played by the same `apply`, by a chance of its own.
 */
export interface World {
  over: boolean
  turn: { number: number; seat: SeatIndex }
  predator: (seat: SeatIndex) => SeatIndex | null
  /** Who has to answer, one of them; nobody once it is over. */
  next: SeatIndex | undefined
  ask: (seat: SeatIndex) => Prompt | null
  look: (seat: SeatIndex) => View
  /** Leaves this world as it is. What is not on offer throws. */
  play: (seat: SeatIndex, answer: Answer) => World
}

/** Guesses what the seat cannot know, by these numbers and by nothing else. */
export function suppose(known: Known, chance: (n: number) => Draw): World {
  const env: Env = { now: known.game.waitingSince, build: '', entropy: fx => chance(fx + 1) }
  return worldOf(filled(known, chance(0)), env)
}

const worldOf = (state: GameState, env: Env): World => ({
  over: state.result !== undefined,
  turn: turnOf(state),
  predator: seat => predator(state, seat),
  next: owed(state)[0],
  ask: seat => promptFor(state, seat),
  look: seat => viewFor(state, seat),
  play: (seat, answer) => worldOf(apply(state, seat, null, answer, env).state, env),
})

const turnOf = ({ frames: [turn] }: GameState): World['turn'] =>
  turn?.kind === 'turn' ? { number: turn.number, seat: turn.seat } : { number: 0, seat: 0 }

function filled(known: Known, draw: Draw): GameState {
  const cards = known.game.cards.slice()
  for (const [seat, piles] of known.game.seats.entries()) {
    const { library, crypt } = seat === known.seat ? known.left : guessed(known, seat, draw)
    const lay = (ids: readonly CardId[], keys: readonly string[]) => {
      const blank = ids.filter(id => isBlank(cards[id]!)),
        stock = [...keys]
      shuffle(stock, draw)
      for (const [at, id] of blank.entries()) {
        const key = stock[at % stock.length]
        if (key !== undefined) cards[id] = { ...cards[id]!, key }
      }
    }
    lay([...piles.hand, ...piles.library, ...piles.removed], library)
    lay([...piles.uncontrolled, ...piles.crypt], crypt)
    for (const id of piles.under ?? []) if (isBlank(cards[id]!)) cards[id] = { ...cards[id]!, key: library[0] ?? '' }
  }
  return { ...known.game, cards }
}

interface Guess {
  library: readonly string[]
  crypt: readonly string[]
}

/** What of a deck the others can have left: of one that everybody knows, if it fits what was seen; else what suits it. */
function guessed({ game: { cards, settings } }: Known, seat: SeatIndex, draw: Draw): Guess {
  const seen = cards.flatMap(card => (card.owner === seat && !isBlank(card) && !card.printed ? [card.key] : []))
  const fitting = Object.values(decks)
    .map(deck => listOf(deck))
    .map(list => ({ library: without(list.library, seen), crypt: without(list.crypt, seen), all: list }))
    .filter(({ all: { library, crypt } }) => seen.every(key => library.includes(key) || crypt.includes(key)))
  const found = fitting[draw(Math.max(1, fitting.length))]
  if (found) return found
  const vampires = seen.flatMap(key => catalogue.get(key) ?? []).filter(belongsInCrypt)
  const might = [...definitions.keys()]
    .filter(key => inPool(settings.cards ?? 'all', key))
    .flatMap(key => catalogue.get(key) ?? [])
  const suiting = might.filter(facts => !belongsInCrypt(facts) && suits(facts, vampires)).map(({ key }) => key)
  const kin = might.filter(facts => belongsInCrypt(facts) && vampires.some(({ clan }) => clan === facts.clan))
  return {
    library: [...repeated(seen.filter(isOfLibrary)), ...sample(suiting, 30, draw)],
    crypt: [...vampires, ...sample(kin.length > 0 ? kin : might.filter(belongsInCrypt), 8, draw)].map(({ key }) => key),
  }
}

const isOfLibrary = (key: string): boolean => !belongsInCrypt(catalogue.get(key)!)

function without(keys: readonly string[], seen: readonly string[]): string[] {
  const left = [...keys]
  for (const key of seen) {
    const at = left.indexOf(key)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** What was played once is in a deck several times. */
const repeated = (keys: readonly string[]): string[] => keys.flatMap(key => [key, key])

/** Playable by somebody it was seen to have, as far as Disciplines and clans go. */
function suits({ types, disciplines = [], clan }: CardFacts, vampires: readonly CardFacts[]): boolean {
  if (types[0] === 'Event') return false
  if (clan !== undefined && !vampires.some(one => one.clan === clan)) return false
  return (
    disciplines.length === 0 ||
    vampires.some(one =>
      disciplines.some(each => one.disciplines?.some(own => own.toUpperCase() === each.toUpperCase())),
    )
  )
}

function sample<T>(of: readonly T[], n: number, draw: Draw): T[] {
  const found: T[] = []
  for (let i = 0; i < n && of.length > 0; i++) found.push(of[draw(of.length)]!)
  return found
}
