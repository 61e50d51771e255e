import type { RulingOf } from '../../../shared/api/judging.ts'
import { retimed, startClock } from '../../../shared/clocks/clock.ts'
import { FINAL } from '../../../shared/league/penalties.ts'
import { endByRuling, removeSeat, restart as beginAgain } from '../../../shared/rules/index.ts'
import { profilesOf } from '../deal.ts'
import { later } from '../due-times.ts'
import { aftermathOf, waitedOf } from '../aftermath.ts'
import { refused, type Refused } from '../refused.ts'
import { replaced, standIn } from '../substitutes.ts'
import { limitAsPauseEnds } from './more-time.ts'
import { dueAnew, ruledBy, seatedIn, type Matter, type Ruled } from './matter.ts'

/** Who plays on for somebody, who leaves by a ruling, and a game that begins again without them. */

/** Only who has offered to; a bot where nobody is named. */
export async function substitute(matter: Matter, { seat, player }: RulingOf<'substitute'>): Promise<Ruled | Refused> {
  const { game, at, judge, service } = matter
  const wrong = seatedIn(game, seat)
  if (wrong) return wrong
  const told = ruledBy(matter, 'substitute', seat)
  if (player === undefined) {
    if (game.players[seat]!.bot) return refused('seat-not-open')
    const { game: after, events } = standIn(game, seat, at)
    return { game: after, events: [told, ...events] }
  }
  if (player === judge.id) return refused('conflict-of-interest')
  const offer = game.offers?.find(one => one.seat === seat && one.player === player)
  if (!offer) return refused('seat-not-open', { detail: 'They have not offered to' })
  const newcomer = { player: offer.player, name: offer.name, bot: false },
    [profile] = await profilesOf(service, [newcomer])
  const { game: after, events } = replaced(game, seat, newcomer, at, profile)
  return { game: after, events: [told, ...events], joins: [offer.player] }
}

/** No oust: neither point nor pool, unless a league has it otherwise (TJUDGE-13 to TJUDGE-15). */
export function remove(matter: Matter, { seat, vp, pool }: RulingOf<'remove'>): Ruled | Refused {
  const { game, at, env } = matter
  const wrong = seatedIn(game, seat)
  if (wrong) return wrong
  const applied = removeSeat(game.state, seat, env, { point: vp, pool })
  const { game: after, events } = aftermathOf(game, applied, at, null)
  return { game: after, events: [ruledBy(matter, 'remove', seat), ...events] }
}

const FIVE = 5

/**
 * A table of five in its first round of turns, as one of four: the others keep their places, and the first of them
 * begins where the table has that (TJUDGE-12). Their clocks are full again, and no pause goes on. Of a final it is over.
 */
export function restart(matter: Matter, { seat, hours, force }: RulingOf<'restart'>): Ruled | Refused {
  const { game, at, env } = matter
  const { state, clock, players } = game
  if (state.seats[seat] === undefined)
    return refused('invalid-request', { errors: [{ path: 'seat', code: 'no-such-seat' }] })
  if (state.result) return refused('game-over')
  if (game.sandbox) return refused('not-offered')
  const out = state.seats.flatMap((own, at) => (at === seat || own.ousted ? [at] : []))
  if (state.seats.length - out.length < 2) return refused('restart-too-late')
  if (!force && (state.seats.length !== FIVE || out.length > 1 || turnOf(state) > FIVE))
    return refused('restart-too-late')
  if (game.desk?.round === FINAL) return endedForAnother(matter, seat, hours)
  const applied = beginAgain(limitAsPauseEnds(game, at).state, out, env)
  const { timeLimit } = applied.state.settings
  const dealt =
    hours !== undefined && timeLimit
      ? {
          ...applied.state,
          settings: { ...applied.state.settings, timeLimit: { ...timeLimit, endsAt: later(at, hours) } },
        }
      : applied.state
  const fresh =
    clock &&
    startClock(
      clock.policy,
      clock.seats.map(own => own.hours),
      at,
      waitedOf(dealt, players),
    )
  return {
    game: dueAnew({ ...game, state: dealt, ...(fresh && { clock: retimed({ ...fresh, live: clock.live }) }) }),
    events: [ruledBy(matter, 'restart', seat), ...applied.events],
  }
}

/** Of a final the seating begins again, and with it another game: this one is over, and gives nobody anything. */
function endedForAnother(matter: Matter, seat: number, hours: number | undefined): Ruled | Refused {
  const { game, at, env, judge, reason, id } = matter
  if (hours !== undefined) return refused('invalid-request', { errors: [{ path: 'hours', code: 'next-game' }] })
  const victoryPoints = game.state.seats.map(() => 0)
  const { game: after, events } = aftermathOf(game, endByRuling(game.state, victoryPoints, env), at, null)
  const ruledResult = { ...(id !== undefined && { id }), victoryPoints, comment: reason, judge: judge.name, at }
  return { game: { ...after, ruledResult }, events: [ruledBy(matter, 'restart', seat), ...events] }
}

const turnOf = (state: Matter['game']['state']): number =>
  state.frames.find(frame => frame.kind === 'turn')?.number ?? Infinity
