import type { EventWords } from '../words/en/event-words.ts'
import { allRounds, FINAL, type PlayedRound, type WholeEvent } from './shown-event.ts'

type Words = EventWords['event']

/** The round that is gone on with: the first that is seated and not closed. */
export const roundNow = (whole: Pick<WholeEvent, 'rounds' | 'final'>): PlayedRound | undefined =>
  allRounds(whole).find(({ state }) => state !== 'closed')

/** Who is there to be seated, and who of them has sealed what the coming rounds take. */
export function ready({ event, players }: Pick<WholeEvent, 'event' | 'players'>): { entered: number; sealed: number } {
  const there = players.filter(({ state }) => state === 'in')
  // All rounds that are seated next: with rounds in parallel every one of them.
  const next = Array.from({ length: event.rounds }, (_, at) => at + 1).filter(
    round => round === event.seatedRounds + 1 || (event.mode === 'parallel' && round > event.seatedRounds),
  )
  return {
    entered: there.length,
    sealed: there.filter(({ sealed }) => sealed.includes(0) || next.every(round => sealed.includes(round))).length,
  }
}

/** How an event stands, in a sentence. */
export function sentence(words: Words, whole: WholeEvent): string {
  const { event, players, final } = whole,
    { says } = words
  if (event.state === 'finished') {
    const winner = players.find(({ player }) => player === event.winner)
    return winner ? says.won(winner.name) : says.finished
  }
  if (event.state === 'announced' || event.state === 'cancelled' || event.state === 'broken-off')
    return says[event.state]
  const now = roundNow(whole)
  if (now) {
    const name = words.round(now.round)
    if (now.state === 'placing') return says.placing(final?.row.length ?? 0, final?.finalists.length ?? 0)
    if (now.state === 'seated') return says.seated(name)
    if (now.state === 'dealing') return says.dealing(name)
    const over = now.tables.filter(one => one.over).length
    return says.dealt(name, now.tables.length - over, over)
  }
  if (event.checkIn) return says.checkedIn(event.checkIn.round, event.checkIn.players.length)
  if (event.seatedRounds === 0) {
    const { entered, sealed } = ready(whole)
    return says.registration(entered, sealed)
  }
  const next =
    event.seatedRounds < event.rounds ? says.nextRound : event.final && final === null ? says.nextFinal : says.nextEnd
  return `${says.between(event.seatedRounds)} ${next}`
}

export interface Stage {
  name: string
  said: string
  is: 'done' | 'now' | 'to-come'
}

/** All that an event goes through, in order. */
export function stagesOf(words: Words, whole: WholeEvent): Stage[] {
  const { event } = whole,
    { entered } = ready(whole),
    seated = allRounds(whole)
  const rounds = [...Array.from({ length: event.rounds }, (_, at) => at + 1), ...(event.final ? [FINAL] : [])]
  const begun = event.state !== 'announced' && (seated.length > 0 || event.checkIn !== null)
  return [
    {
      name: words.checkIn,
      said: words.players(entered),
      is: begun ? 'done' : event.state === 'registration' ? 'now' : 'to-come',
    },
    ...rounds.map((round): Stage => {
      const there = seated.find(one => one.round === round),
        over = there?.tables.filter(one => one.over).length ?? 0
      return {
        name: round === FINAL ? words.final : words.round(round),
        said: there && there.tables.length > 0 ? words.overOf(over, there.tables.length) : '',
        is: there ? (there.state === 'closed' ? 'done' : 'now') : 'to-come',
      }
    }),
  ]
}
