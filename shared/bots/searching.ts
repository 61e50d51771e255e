import type { World } from '../rules/index.ts'
import { generator, hash } from './chance.ts'
import { chosen, decide, isForced, weigh, type Choice } from './deciding.ts'
import { outlook } from './outlook.ts'
import { boardOf, type Asked, type Seen } from './seen.ts'

/**
 * The sharp bot. It tries the best answers in games that could be the one it plays, each a guess at what it cannot
 * know, lets everybody play on as steady bots would, and takes the answer after which it stands best. It is handed
 * those games, made of what its seat knows alone (`shared/rules/unseen/`), and counts steps instead of time, so that the
 * same question is answered alike on any machine.
 */
export type Suppose = (chance: (n: number) => (bound: number) => number) => World

/** How many answers are tried, in how many games, and what all of it may take: answers given in those games. */
const ANSWERS = 4,
  GAMES = 4,
  STEPS = 240,
  MOST_EACH = 60
/** What is judged so much worse than the best is not tried; and how far the judgement counts beside the trials. */
const WORSE = 2.5,
  JUDGEMENT = 0.5

interface Tried {
  choice: Choice
  judged: number
  sum: number
  games: number
}

export function search(asked: Asked, look: () => Seen, supposing: () => Suppose | undefined, seed: number): Choice {
  if (isForced(asked)) return decide(asked, look, seed)
  const view = look()
  const untried = (): Choice => decide(asked, () => view, seed)
  if (view.you?.prompt !== asked.id) return untried()
  const board = boardOf(view, asked.seat)
  const all = asked.options.map(option => weigh(board, asked, option)).sort((a, b) => b.worth - a.worth)
  const tried = all
    .filter(({ worth }) => worth > all[0]!.worth - WORSE)
    .slice(0, ANSWERS)
    .map((one): Tried => ({ choice: chosen(board, asked, one), judged: one.worth, sum: 0, games: 0 }))
  if (tried.length < 2) return tried[0]!.choice
  const suppose = supposing()
  if (!suppose) return untried()
  let left = STEPS,
    last = 0
  for (let game = 0; game < GAMES && left >= last; game++) {
    const began = left
    left = tryAll(tried, suppose(chanceOf(`${seed}:${asked.id}:${game}`)), asked.seat, view, seed + game, left)
    last = began - left
  }
  return tried.reduce((best, one) => (standing(one) > standing(best) ? one : best)).choice
}

const standing = ({ judged, sum, games }: Tried): number => JUDGEMENT * judged + (games === 0 ? 0 : sum / games)

const chanceOf =
  (name: string) =>
  (n: number): ((bound: number) => number) => {
    const next = generator(hash(`${name}:${n}`))
    return bound => Math.floor(next() * bound)
  }

/** Each of the answers in one game. Where one cannot be tried to the end, this game says nothing of any. */
function tryAll(tried: readonly Tried[], world: World, seat: number, now: Seen, seed: number, steps: number): number {
  const ends: number[] = []
  let left = steps
  for (const { choice } of tried) {
    const { why: _, ...answer } = choice
    try {
      const { end, taken } = playOn(world.play(seat, answer), seat, seed, now, Math.min(MOST_EACH, Math.max(8, left)))
      left -= taken
      ends.push(outlook(end, seat))
    } catch {
      // A guess can be one that could not be: a card that is spoken of is none that this could be said of.
      return left - MOST_EACH / 4
    }
  }
  for (const [at, end] of ends.entries()) {
    tried[at]!.sum += end
    tried[at]!.games++
  }
  return left
}

/**
 * Everybody plays on as steady bots would: to the end of the turn; from an own one on, to the end of the predator's
 * next, in which it shows who should have stayed at home. Those in between only let their turns pass.
 */
function playOn(from: World, me: number, seed: number, now: Seen, most: number): { end: Seen; taken: number } {
  const turn = now.turn?.number ?? 0,
    own = now.turn?.seat === me
  let world = from,
    taken = 1,
    met = false
  for (; !world.over && taken < most; taken++) {
    if (world.turn.number > turn) {
      if (!own) break
      if (world.turn.seat === world.predator(me)) met = true
      else if (met || world.turn.seat === me) break
    }
    const seat = world.next
    const asked = seat === undefined ? null : world.ask(seat)
    if (!asked) break
    world = world.play(asked.seat, answered(asked, world, world.turn.number > turn && !met, seed))
  }
  return { end: world.look(me), taken }
}

function answered(asked: Asked, world: World, passing: boolean, seed: number): { optionId: string } {
  const ending =
    passing && asked.window === undefined && asked.seat === world.turn.seat
      ? asked.options.find(({ kind }) => kind === 'end-phase')
      : undefined
  if (ending) return { optionId: ending.id }
  const { why: _, ...answer } = decide(asked, () => world.look(asked.seat), seed)
  return answer
}
