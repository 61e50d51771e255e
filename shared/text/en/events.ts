import type { Language, Say } from '../spoken-language.ts'
import type { EventParams, SeatIndex } from '../../rules/index.ts'
import { counters } from './counters.ts'
import { count, figure, listed, moment, of, signed, word } from './grammar.ts'
import { judge } from './judge.ts'
import { playedAt, terms } from './terms.ts'

const EARNED = {
  prey: 'as their prey is ousted',
  last: 'as the last Methuselah in the game',
  withdrawal: 'for their withdrawal',
  time: 'for being in the game to the end of its time',
}
const BROKEN = {
  combat: 'a minion of theirs has entered combat',
  blood: 'a minion of theirs has lost blood',
  pool: 'they have lost pool',
}

export const events: Language['events'] = {
  'game-started': ({ first }, say) => `${say.seat(first)} takes the first turn of the game.`,
  'turn-started': ({ seat, turn }, say) => `${say.seat(seat)} begins turn ${figure(turn)}.`,
  'turn-ending': ({ seat }, say) => `The turn of ${say.seat(seat)} ends.`,
  'phase-started': ({ seat, phase }, say) => `${say.seat(seat)} begins the ${terms.phases[phase]}.`,
  consulting: ({ seat, phases }, say) =>
    `${say.seat(seat)} ${phases.length === 0 ? 'does not want to be asked between effects' : `wants to be asked in the ${phases.map(phase => terms.phases[phase]).join(' and the ')}`}.`,
  'unlocked-all': ({ seat }, say) => `${say.seat(seat)} unlocks all their cards.`,
  marked: ({ seat, card }, say) => `${say.seat(seat)} marks ${say.card(card)} for this turn.`,
  locked: ({ card }, say) => `${say.card(card)} locks.`,
  unlocked: ({ card }, say) => `${say.card(card)} unlocks.`,
  counters,
  'edge-moved': edgeMoved,
  drawn: ({ seat, from, count: n }, say) =>
    `${say.seat(seat)} draws ${count(n, 'card')}${from === 'crypt' ? ' from their crypt' : ''}.`,
  // Told to the drawer alone, after the line that tells everybody how many.
  'drawn-cards': ({ seat, cards }, say) =>
    `${of(say.seat(seat))} new ${cards.length === 1 ? 'card is' : 'cards are'} ${listed(cards.map(say.card))}.`,
  looked: ({ seat, cards, shown }, say) =>
    `${say.seat(seat)} ${shown ? 'reveals' : 'looks at'} ${listed(cards.map(say.card), 'no card')}.`,
  discarded: ({ seat, card }, say) => `${say.seat(seat)} discards ${say.card(card)}.`,
  merged: ({ seat, card, base }, say) => `${say.seat(seat)} merges ${say.card(card)} with ${say.card(base)}.`,
  'entered-play': ({ card }, say) => `${say.card(card)} enters play.`,
  'brought-out': ({ seat, card }, say) => `${say.seat(seat)} brings out ${say.card(card)}.`,

  'action-announced': announced,
  passed,
  'block-declared': ({ seat, minion }, say) => `${say.seat(seat)} attempts to block with ${say.card(minion)}.`,
  'block-failed': ({ minion, stealth, intercept }, say) =>
    `${say.card(minion)} fails to block: intercept ${figure(intercept)} against stealth ${figure(stealth)}.`,
  'about-to-block': ({ minion, acting }, say) => `${say.card(minion)} is about to block ${say.card(acting)}.`,
  blocked: ({ minion, acting }, say) => `${say.card(minion)} blocks ${say.card(acting)}.`,
  'action-succeeded': ({ minion, action }, say) =>
    action === 'leave-torpor'
      ? `${say.card(minion)} succeeds in leaving torpor.`
      : `${say.card(minion)} succeeds with the ${terms.actions[action]}.`,
  pressing: ({ round }) => `Press step of round ${round}.`,
  'leaving-ready': ({ card }, say) => `${say.card(card)} is about to leave the ready region.`,
  'leaving-play': ({ card }, say) => `${say.card(card)} is about to leave play.`,
  'would-burn': ({ card }, say) => `Instead of burning ${say.card(card)}, something else happens.`,
  'strikes-resolved': ({ pair }) => `The strikes of pair ${pair} have resolved.`,
  'round-ended': ({ round }) => `Round ${round} ends.`,
  'about-to-resolve': ({ minion }, say) => `The action of ${say.card(minion)} is about to resolve.`,
  'action-resolved': ({ minion }, say) => `The action of ${say.card(minion)} has resolved.`,
  'action-ended': ({ minion, action, outcome }, say) => {
    const how = { successful: 'is over, and succeeded', blocked: 'is over, blocked', ended: 'ends without success' }
    return `${of(say.card(minion))} ${action === 'leave-torpor' ? 'attempt to leave torpor' : terms.actions[action]} ${how[outcome]}.`
  },
  bled: ({ by, target, amount }, say) => `${say.card(by)} bleeds ${say.seat(target)} for ${figure(amount)}.`,
  redirected: ({ by, target }, say) => `${say.seat(by)} redirects the action to ${say.seat(target)}.`,
  modified: ({ stat, on, delta, source }, say) =>
    `${typeof on === 'number' ? say.seat(on) : say.card(on)} gets ${signed(delta)} ${word(terms.stats, stat)}${source ? ` (${say.card(source)})` : ''}.`,
  ruled: ({ rule, allow, on }, say) =>
    `${on ? say.card(on) : 'Whoever it concerns'} ${word(allow ? ALLOWED : FORBIDDEN, rule)}.`,

  'card-played': ({ seat, card, by, mode }, say) =>
    `${say.seat(seat)} plays ${say.card(card)}${by ? ` with ${say.card(by)}` : ''}${mode ? playedAt(mode) : ''}.`,
  'ability-used': ({ seat, card }, say) => `${say.seat(seat)} uses ${say.card(card)}.`,
  'card-cancelled': ({ card }, say) => `${say.card(card)} is cancelled.`,
  chosen,

  'combat-started': ({ acting, opposing }, say) => `${say.card(acting)} and ${say.card(opposing)} enter combat.`,
  'round-started': ({ round }) => `Round ${figure(round)} of the combat begins.`,
  maneuvered: ({ by, range }, say) => `${say.card(by)} maneuvers to ${range} range.`,
  'range-set': ({ range }) => `The round is fought at ${range} range.`,
  pressed: ({ by, continues }, say) => `${say.card(by)} presses to ${continues ? 'continue' : 'end'} combat.`,
  'strike-lost': ({ by }, say) => `${say.card(by)} has no strike.`,
  'strike-chosen': ({ by, strike, card, at }, say) =>
    `${say.card(by)} chooses the strike: ${word(terms.strikes, strike)}${card ? ` (${say.card(card)})` : ''}${at ? `, aimed at ${say.card(at)}` : ''}.`,
  unprevented: ({ card, amount }, say) => `${figure(amount)} damage to ${say.card(card)} is not prevented.`,
  inflicting: ({ by, amount }, say) => `${say.card(by)} is about to inflict ${figure(amount)} damage.`,
  damaged: ({ card, amount, aggravated, from }, say) =>
    `${say.card(card)} takes ${figure(amount)}${aggravated ? ' aggravated' : ''} damage${from ? ` from ${say.card(from)}` : ''}.`,
  prevented: ({ card, amount }, say) => `${say.card(card)} prevents ${figure(amount)} damage.`,
  'combat-ended': ({ acting, opposing }, say) => `${say.card(acting)} and ${say.card(opposing)} end their combat.`,
  'to-torpor': ({ card }, say) => `${say.card(card)} goes to torpor.`,
  'left-torpor': ({ card }, say) => `${say.card(card)} leaves torpor.`,
  burned: ({ card }, say) => `${say.card(card)} is burned.`,
  moved,
  'control-changed': ({ card, to }, say) => `${say.seat(to)} takes control of ${say.card(card)}.`,
  became: ({ card, clan, sect, title, city }, say) => {
    const what = [clan, sect, title === null ? null : city === null ? title : `${title} of ${city}`].filter(
      one => one !== null,
    )
    return what.length === 0 ? `${say.card(card)} is changed.` : `${say.card(card)} becomes ${listed(what)}.`
  },
  attached: ({ card, to }, say) => `${say.card(card)} is put on ${say.card(to)}.`,
  uncovered: ({ card }, say) => `No card is kept on ${say.card(card)}.`,

  'referendum-called': ({ by, card }, say) => `${say.card(by)} calls a referendum${card ? `: ${say.card(card)}` : ''}.`,
  'votes-cast': ({ seat, source, votes, for: inFavour, ballots, by }, say) =>
    `${say.seat(seat)} casts ${cast(votes, ballots)} ${inFavour ? 'for' : 'against'} the referendum${by ? `, by ${say.card(by)}` : bySource(source)}.`,
  'referendum-tallied': ({ for: inFavour, against, passed: carried }) =>
    `The referendum ${carried ? 'passes' : 'fails'}: ${figure(inFavour)} for, ${figure(against)} against.`,
  'votes-cancelled': ({ card, votes }, say) =>
    `${say.card(card)} abstains: ${votes === 0 ? 'its ballot is' : `${count(votes, 'vote')} of it ${votes === 1 ? 'is' : 'are'}`} cancelled.`,
  'votes-changed': ({ card, votes, ballots, for: inFavour }, say) =>
    `${say.card(card)} is made to cast ${cast(votes, ballots) || count(0, 'vote')} ${inFavour ? 'for' : 'against'} the referendum.`,
  'referendum-cancelled': () => 'The referendum is cancelled.',
  'referendum-ended': () => 'The referendum is over.',

  diablerized: ({ by, victim }, say) => `${say.card(by)} commits diablerie on ${say.card(victim)}.`,
  'blood-hunt': ({ hunted }, say) => `A referendum is held whether a blood hunt is called on ${say.card(hunted)}.`,
  contested: ({ seat, card }, say) => `${say.card(card)} of ${say.seat(seat)} is contested and out of play.`,
  'contest-won': ({ seat, card }, say) =>
    `${say.seat(seat)} wins the contest: ${say.card(card)} is back in play, unlocked.`,
  'title-contested': ({ card, title, rivals }, say) =>
    `${say.card(card)} contests the title of ${title} with ${listed(rivals.map(say.card))}, and has none meanwhile.`,
  'title-won': ({ card, title }, say) => `${say.card(card)} has the title of ${title} again.`,
  yielded: ({ seat, card, title }, say) =>
    `${say.seat(seat)} yields ${title === null ? say.card(card) : `the title of ${title} that ${say.card(card)} contests`}.`,
  ousted: ({ seat, predator }, say) =>
    predator === null ? `${say.seat(seat)} is ousted.` : `${say.seat(predator)} ousts ${say.seat(seat)}.`,
  'order-followed': ({ window }) => `Your standing orders answered for you (${terms.windows[window]}).`,
  'order-answered': () => 'Your standing orders answered for you.',
  'withdrawal-declared': ({ seat }, say) => `${say.seat(seat)} declares their withdrawal.`,
  'withdrawal-failed': ({ seat, why }, say) => `${of(say.seat(seat))} withdrawal fails: ${BROKEN[why]}.`,
  withdrawn: ({ seat }, say) => `${say.seat(seat)} withdraws from the game.`,
  'frame-dropped': ({ frame }) =>
    `An operator ends what held up the game (${frame}): it goes on as if that had come to nothing.`,
  'time-up': () => 'The time of this table is up.',
  'time-called': () => 'Time is called: what is under way is finished, and then the game ends.',
  'concession-voted': ({ seat, to }, say) =>
    to === null
      ? `${say.seat(seat)} takes the vote to concede back.`
      : `${say.seat(seat)} votes to concede to ${say.seat(to)}.`,
  conceded: ({ seats, to }, say) => `Conceded to ${say.seat(to)} by ${listed(seats.map(say.seat))}.`,
  'draw-offered': ({ seat }, say) => `${say.seat(seat)} offers a draw.`,
  'draw-declined': ({ seat }, say) => `${say.seat(seat)} declines the draw.`,
  'draw-agreed': () => 'The table agrees on a draw.',
  removed: ({ seat }, say) => `By a ruling ${say.seat(seat)} is out of the game. This is no oust.`,
  ...judge,
  'seat-away': ({ seat }, say) => `${say.seat(seat)} is away: short limits until the next answer.`,
  'seat-opened': ({ seat }, say) => `The seat of ${say.seat(seat)} is open.`,
  substituted: ({ from, to }) => `${to} plays on for ${from}.`,
  'pause-voted': ({ seat, until }, say) => `${say.seat(seat)} votes for a pause until ${moment(until)}.`,
  'resume-voted': ({ seat }, say) => `${say.seat(seat)} votes for going on.`,
  'clocks-paused': ({ until }) => `The clocks are paused until ${moment(until)}.`,
  'clocks-resumed': () => 'The clocks run again.',
  'limits-moved': ({ hours }) =>
    `The service was away for ${hours === 1 ? 'an hour' : `${hours} hours`}: every limit is that much later.`,
  'live-voted': ({ seat, times }, say) =>
    `${say.seat(seat)} votes for ${times === 0 ? 'no live times' : times === 1 ? '1 live time a week' : `${times} live times a week`}.`,
  'live-agreed': ({ times }) =>
    times === 0
      ? 'The table has no live times any more.'
      : times === 1
        ? 'The table agrees on 1 live time a week.'
        : `The table agrees on ${times} live times a week.`,
  'victory-point': ({ seat, why, points = 1 }, say) =>
    `${say.seat(seat)} gains ${points === 1 ? '1 victory point' : `${figure(points)} victory points`} ${EARNED[why]}.`,
  'game-ended': ({ winner, victoryPoints }, say) => {
    const each = listed(victoryPoints.map((points, seat) => `${say.seat(seat)} ${figure(points)}`))
    return `${winner === null ? 'The game ends without a winner' : `${say.seat(winner)} wins the game`}. Victory points: ${each}.`
  },
}

function edgeMoved({ from, to }: EventParams['edge-moved'], say: Say): string {
  if (to === null) return from === null ? 'Nobody holds the Edge.' : `${say.seat(from)} loses the Edge.`
  return from === null ? `${say.seat(to)} gains the Edge.` : `${say.seat(to)} takes the Edge from ${say.seat(from)}.`
}

function announced({ minion, action, card, targets, stealth, on }: EventParams['action-announced'], say: Say): string {
  const what = {
    bleed: 'a bleed',
    hunt: 'a hunt',
    'leave-torpor': 'an attempt to leave torpor',
    'become-anarch': 'an action to become Anarch',
    rescue: `the rescue${on ? ` of ${say.card(on)}` : ''} from torpor`,
    diablerie: `the diablerie${on ? ` of ${say.card(on)}` : ''}`,
    'enter-combat': `an attack${on ? ` on ${say.card(on)}` : ''}`,
    equip: 'an equip action',
    card: card ? say.card(card) : 'an action',
  }
  const whom =
    targets.length === 0 ? '' : `${action === 'bleed' ? ' against' : ', directed at'} ${listed(targets.map(say.seat))}`
  const using = card && action !== 'card' ? ` with ${say.card(card)}` : ''
  return `${say.card(minion)} announces ${what[action]}${whom}${using}${stealth === 0 ? '' : `, at ${figure(stealth)} stealth`}.`
}

function passed({ window, seats, byDefault }: EventParams['passed'], say: Say): string {
  const several = seats.length > 1
  const verb = window === 'blocks' ? (several ? 'do not block' : 'does not block') : several ? 'pass' : 'passes'
  const limit =
    byDefault.length === 0
      ? ''
      : byDefault.length === seats.length
        ? ', by default at the time limit'
        : `; by default at the time limit: ${listed(byDefault.map(say.seat))}`
  return `${listed(seats.map(say.seat), 'Nobody')} ${verb}${window === 'blocks' ? '' : ` (${terms.windows[window]})`}${limit}.`
}

const ALLOWED: Readonly<Record<string, string>> = {
  block: 'can block',
  act: 'can act',
  wake: 'wakes',
  play: 'can play cards',
  unlock: 'can unlock as normal',
  'open-hand': 'plays with an open hand',
}
const FORBIDDEN: Readonly<Record<string, string>> = {
  block: 'cannot block',
  act: 'cannot act',
  target: 'cannot be the target of actions',
  bleed: 'bleeds for nothing',
  wake: 'cannot wake',
  play: 'cannot play cards',
  unlock: 'does not unlock as normal',
  vote: 'abstains',
  hunted: 'cannot be hunted',
  diablerize: 'cannot commit diablerie',
  affect: 'is not affected',
  strike: 'cannot use some strikes',
  maneuver: 'cannot maneuver',
  press: 'cannot press',
  have: 'cannot have cards of some kind',
  'block-lock': 'does not lock for blocking',
  damage: 'is immune to some damage',
}

function chosen({ seat, ask, cards, seats, keys, points, amount }: EventParams['chosen'], say: Say): string {
  const shares = Object.entries(points ?? {}).filter(([, n]) => n > 0)
  const what = [
    ...(cards ?? []).map(say.card),
    ...(seats ?? []).map(say.seat),
    ...(keys ?? []).map(key =>
      ask === 'choose-damage' ? `${key} damage first` : word(ask === 'choose-range' ? terms.picks : terms.strikes, key),
    ),
    ...(amount === undefined ? [] : [figure(amount)]),
    ...shares.map(([to, n]) => `${figure(n)} for ${say.seat(toSeat(to))}`),
  ]
  if (what.length === 0) return `${say.seat(seat)} makes a choice.`
  return `${say.seat(seat)} chooses ${listed(what)}.`
}
/** Shares are keyed by seat, and keys are text. */
const toSeat = (key: string): SeatIndex => Number(key)

/** A source of votes is named by its kind and, after a colon, by the card it is. */
function bySource(source: string): string {
  const how: Readonly<Record<string, string>> = {
    title: ', by a minion',
    called: ', by the card that called it',
    burned: ', by burning a political action card',
    edge: ', by burning the Edge',
    card: ', gained by a card',
  }
  return how[source.split(':', 1)[0] ?? ''] ?? ''
}

/** `2 votes`, `1 ballot`, `2 votes and 1 ballot`. */
const cast = (votes: number, ballots = 0): string =>
  listed([...(votes > 0 ? [count(votes, 'vote')] : []), ...(ballots > 0 ? [count(ballots, 'ballot')] : [])])

function moved({ card, to, owner }: EventParams['moved'], say: Say): string {
  const name = say.card(card)
  if (to === 'removed') return `${name} is removed from the game.`
  if (to === 'inPlay') return `${say.seat(owner)} puts ${name} in play.`
  return `${name} goes to ${of(say.seat(owner))} ${terms.piles[to]}.`
}
