import '../support/load-every-card.ts'
import type { SeatIndex } from '../../shared/rules/index.ts'
import * as rules from '../../shared/rules/index.ts'
import { boxDecks } from '../simulation/played-decks.ts'
import { envOf } from '../support/random.ts'
import { will } from './will.ts'

/** What a person among four bots is asked, under the profile *Normal*, as quick play deals it. */
export interface Questions {
  asked: number
  /** Of those, how many could be answered in one way alone. */
  single: number
  /** The games in which that person was there to the end. */
  games: number
}

/** Beyond this nobody goes on. */
const MOST = 30_000

export function quickPlay(seed: number): Questions {
  const env = envOf(seed),
    me: SeatIndex = seed % 5
  let { state } = rules.newGame(
    boxDecks(seed),
    { format: 'standard', answerWithinHours: 72, cards: 'fifth-edition', alone: me },
    env,
    [...Array(5).keys()].map(seat => (seat === me ? 'normal' : undefined)),
  )
  const told: Questions = { asked: 0, single: 0, games: 1 }
  for (let n = 0; n < MOST && !state.result && !state.seats[me]!.ousted; n++) {
    const owed = rules.owed(state),
      seat = owed.find(one => one !== me) ?? owed[0]!
    if (seat === me) {
      told.asked++
      if (isSingle(rules.questionOf(state, rules.promptFor(state, me)!).options)) told.single++
    }
    state = rules.apply(state, seat, null, will(rules, state, seat, seed), env).state
  }
  return told
}

/** One way to answer, and nothing to fill in. */
const isSingle = (options: readonly rules.Option[]): boolean =>
  options.filter(({ kind }) => kind !== 'take-back').length === 1 && !options[0]!.slots?.length

export const questionsOf = (seeds: readonly number[]): Questions =>
  seeds.map(quickPlay).reduce((sum, { asked, single, games }) => ({
    asked: sum.asked + asked,
    single: sum.single + single,
    games: sum.games + games,
  }))

/** The most of the questions in quick play that may have one answer. */
const MOST_SINGLE = 0.1

export const missedOf = ({ asked, single }: Questions): string[] =>
  single > asked * MOST_SINGLE ? [`quick play: ${single} of ${asked} questions have one answer`] : []
