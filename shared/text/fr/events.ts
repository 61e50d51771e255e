import type { EventParams, SeatIndex } from '../../rules/index.ts'
import type { Stat } from '../../cards/language.ts'
import type { Language, Say } from '../spoken-language.ts'
import { counters } from './counters.ts'
import { count, de, figure, listed, moment, que, signed, word, RANGES } from './grammar.ts'
import { judge } from './judge.ts'
import { playedAt, traitName, terms, titleOf } from './terms.ts'

const EARNED = {
  prey: 'pour l’élimination de sa proie',
  last: 'pour rester le dernier Mathusalem de la partie',
  withdrawal: 'pour sa retraite',
  time: 'pour être encore en jeu à la fin du temps de la partie',
}
const BROKEN = {
  combat: 'un de ses serviteurs est entré en combat',
  blood: 'un de ses serviteurs a perdu du sang',
  pool: 'sa réserve a baissé',
}

/**
 * Participles agree; so that nobody's and no card's gender is guessed at, they are said of actions, cards and
 * referendums alone.
 */
export const events: Language['events'] = {
  'game-started': ({ first }, say) => `${say.seat(first)} joue le premier tour de la partie.`,
  'turn-started': ({ seat, turn }, say) => `${say.seat(seat)} commence le tour ${figure(turn)}.`,
  'turn-ending': ({ seat }, say) => `Le tour ${de(say.seat(seat))} se termine.`,
  'phase-started': ({ seat, phase }, say) => `${say.seat(seat)} commence sa ${terms.phases[phase]}.`,
  consulting: ({ seat, phases }, say) =>
    `${say.seat(seat)} ${phases.length === 0 ? 'ne veut pas de question entre les effets' : `veut répondre entre les effets : ${listed(phases.map(phase => terms.phases[phase]))}`}.`,
  'unlocked-all': ({ seat }, say) => `${say.seat(seat)} redresse toutes ses cartes.`,
  marked: ({ seat, card }, say) => `${say.seat(seat)} marque ${say.card(card)} pour ce tour.`,
  locked: ({ card }, say) => `${say.card(card)} s’incline.`,
  unlocked: ({ card }, say) => `${say.card(card)} se redresse.`,
  counters,
  'edge-moved': edgeMoved,
  drawn: ({ seat, from, count: n }, say) =>
    `${say.seat(seat)} pioche ${count(n, 'carte')}${from === 'crypt' ? ' de sa crypte' : ''}.`,
  // Told to the drawer alone, after the line that tells everybody how many.
  'drawn-cards': ({ seat, cards }, say) =>
    `${cards.length === 1 ? 'Carte piochée' : 'Cartes piochées'} par ${say.seat(seat)} : ${listed(cards.map(say.card))}.`,
  looked: ({ seat, cards, shown }, say) =>
    `${say.seat(seat)} ${shown ? 'révèle' : 'regarde'} ${listed(cards.map(say.card), 'sans trouver de carte')}.`,
  discarded: ({ seat, card }, say) => `${say.seat(seat)} défausse ${say.card(card)}.`,
  merged: ({ seat, card, base }, say) => `${say.seat(seat)} fusionne ${say.card(card)} avec ${say.card(base)}.`,
  'entered-play': ({ card }, say) => `${say.card(card)} entre en jeu.`,
  'brought-out': ({ seat, card }, say) => `${say.seat(seat)} fait entrer ${say.card(card)} en jeu.`,

  'action-announced': announced,
  passed,
  'block-declared': ({ seat, minion }, say) => `${say.seat(seat)} tente de bloquer avec ${say.card(minion)}.`,
  'block-failed': ({ minion, stealth, intercept }, say) =>
    `${say.card(minion)} ne parvient pas à bloquer : interception ${figure(intercept)} contre discrétion ${figure(stealth)}.`,
  'about-to-block': ({ minion, acting }, say) => `${say.card(minion)} va bloquer ${say.card(acting)}.`,
  blocked: ({ minion, acting }, say) => `${say.card(minion)} bloque ${say.card(acting)}.`,
  'action-succeeded': ({ minion, action }, say) =>
    action === 'leave-torpor'
      ? `${say.card(minion)} parvient à sortir de torpeur.`
      : `L’action ${de(say.card(minion))} est réussie${action === 'card' ? '' : ` : ${terms.actions[action]}`}.`,
  pressing: ({ round }) => `Étape de poursuite du round ${round}.`,
  'leaving-ready': ({ card }, say) => `${say.card(card)} est sur le point de quitter la région disponible.`,
  'leaving-play': ({ card }, say) => `${say.card(card)} est sur le point de quitter le jeu.`,
  'would-burn': ({ card }, say) => `Au lieu de brûler ${say.card(card)}, il se passe autre chose.`,
  'strikes-resolved': ({ pair }) => `Les attaques de la paire ${figure(pair)} sont résolues.`,
  'round-ended': ({ round }) => `Le round ${round} se termine.`,
  'about-to-resolve': ({ minion }, say) => `La résolution de l’action ${de(say.card(minion))} est imminente.`,
  'action-resolved': ({ minion }, say) => `L’action ${de(say.card(minion))} est résolue.`,
  'action-ended': ({ minion, action, outcome }, say) => {
    const how = { successful: 'elle est réussie', blocked: 'elle est bloquée', ended: 'elle n’est pas réussie' }
    return `L’action ${de(say.card(minion))}${action === 'card' ? '' : ` (${terms.actions[action]})`} se termine : ${how[outcome]}.`
  },
  bled: ({ by, target, amount }, say) => `${say.card(by)} mord ${say.seat(target)} pour ${figure(amount)}.`,
  redirected: ({ by, target }, say) => `${say.seat(by)} redirige l’action vers ${say.seat(target)}.`,
  modified: ({ stat, on, delta, source }, say) =>
    `${typeof on === 'number' ? say.seat(on) : say.card(on)} reçoit ${signed(delta)} ${(Math.abs(delta) >= 2 ? MANY[stat] : undefined) ?? word(GETS, stat)}${source ? ` (${say.card(source)})` : ''}.`,
  ruled: ({ rule, allow, on }, say) =>
    `${on ? say.card(on) : 'Toute personne concernée'} ${word(allow ? ALLOWED : FORBIDDEN, rule)}.`,

  'card-played': ({ seat, card, by, mode }, say) =>
    `${say.seat(seat)} joue ${say.card(card)}${by ? ` avec ${say.card(by)}` : ''}${mode ? playedAt(mode) : ''}.`,
  'ability-used': ({ seat, card }, say) => `${say.seat(seat)} utilise ${say.card(card)}.`,
  'card-cancelled': ({ card }, say) => `Carte annulée : ${say.card(card)}.`,
  chosen,

  'combat-started': ({ acting, opposing }, say) => `${say.card(acting)} et ${say.card(opposing)} entrent en combat.`,
  'round-started': ({ round }) => `Le round ${figure(round)} du combat commence.`,
  maneuvered: ({ by, range }, say) => `${say.card(by)} manœuvre pour combattre ${RANGES[range]!}.`,
  'range-set': ({ range }) => `Le round se joue ${RANGES[range]!}.`,
  pressed: ({ by, continues }, say) =>
    `${say.card(by)} joue une poursuite pour ${continues ? 'continuer' : 'terminer'} le combat.`,
  'strike-lost': ({ by }, say) => `${say.card(by)} n’a pas de frappe.`,
  'strike-chosen': ({ by, strike, card, at }, say) =>
    `${say.card(by)} choisit sa frappe : ${word(terms.strikes, strike)}${card ? ` (${say.card(card)})` : ''}${at ? `, contre ${say.card(at)}` : ''}.`,
  unprevented: ({ card, amount }, say) => `Dégâts non prévenus sur ${say.card(card)} : ${figure(amount)}.`,
  inflicting: ({ by, amount }, say) => `${say.card(by)} va infliger ${damage(amount)}.`,
  damaged: ({ card, amount, aggravated, from }, say) =>
    `${say.card(card)} subit ${damage(amount, aggravated)}${from ? ` par ${say.card(from)}` : ''}.`,
  prevented: ({ card, amount }, say) => `${say.card(card)} prévient ${damage(amount)}.`,
  'combat-ended': ({ acting, opposing }, say) =>
    `Le combat entre ${say.card(acting)} et ${say.card(opposing)} se termine.`,
  'to-torpor': ({ card }, say) => `${say.card(card)} part en torpeur.`,
  'left-torpor': ({ card }, say) => `${say.card(card)} sort de torpeur.`,
  burned: ({ card }, say) => `Carte brûlée : ${say.card(card)}.`,
  moved,
  'control-changed': ({ card, to }, say) => `${say.seat(to)} prend le contrôle ${de(say.card(card))}.`,
  became: ({ card, clan, sect, title, city }, say) => {
    const what = [
      ...[clan, sect].filter(one => one !== null).map(traitName),
      ...(title === null ? [] : [titleOf(title, city)]),
    ]
    return what.length === 0 ? `${say.card(card)} change.` : `${say.card(card)} devient ${listed(what)}.`
  },
  attached: ({ card, to }, say) => `Carte attachée à ${say.card(to)} : ${say.card(card)}.`,
  uncovered: ({ card }, say) => `Aucune carte n’est gardée sur ${say.card(card)}.`,

  'referendum-called': ({ by, card }, say) =>
    `${say.card(by)} appelle un référendum${card ? ` : ${say.card(card)}` : ''}.`,
  'votes-cast': ({ seat, source, votes, for: inFavour, ballots, by }, say) =>
    `${say.seat(seat)} exprime ${cast(votes, ballots)} ${inFavour ? 'pour' : 'contre'} le référendum${by ? `, par ${say.card(by)}` : bySource(source)}.`,
  'referendum-tallied': ({ for: inFavour, against, passed: carried }) =>
    `Le référendum ${carried ? 'passe' : 'échoue'} : ${figure(inFavour)} pour, ${figure(against)} contre.`,
  'votes-cancelled': ({ card, votes }, say) =>
    `${say.card(card)} s’abstient : ${votes === 0 ? 'son bulletin est annulé' : votes === 1 ? '1 de ses voix est annulée' : `${figure(votes)} de ses voix sont annulées`}.`,
  'votes-changed': ({ card, votes, ballots, for: inFavour }, say) =>
    `${say.card(card)} doit exprimer ${cast(votes, ballots) || count(0, 'voix', 'voix')} ${inFavour ? 'pour' : 'contre'} le référendum.`,
  'referendum-cancelled': () => 'Le référendum est annulé.',
  'referendum-ended': () => 'Le référendum est terminé.',

  diablerized: ({ by, victim }, say) => `${say.card(by)} commet la diablerie sur ${say.card(victim)}.`,
  'blood-hunt': ({ hunted }, say) =>
    `Un référendum décide si une chasse de sang est appelée contre ${say.card(hunted)}.`,
  contested: ({ seat, card }, say) => `Carte disputée et hors du jeu : ${say.card(card)} ${de(say.seat(seat))}.`,
  'contest-won': ({ seat, card }, say) =>
    `${say.seat(seat)} remporte la dispute : ${say.card(card)} revient en jeu et se redresse.`,
  'title-contested': ({ card, title, rivals }, say) =>
    `${say.card(card)} dispute le titre ${de(traitName(title))} avec ${listed(rivals.map(say.card))} et en reste sans titre.`,
  'title-won': ({ card, title }, say) => `${say.card(card)} a de nouveau le titre ${de(traitName(title))}.`,
  yielded: ({ seat, card, title }, say) =>
    `${say.seat(seat)} cède ${title === null ? say.card(card) : `le titre ${de(traitName(title))} ${que(say.card(card))} dispute`}.`,
  ousted: ({ seat, predator }, say) =>
    predator === null ? `${say.seat(seat)} subit son élimination.` : `${say.seat(predator)} élimine ${say.seat(seat)}.`,
  'order-followed': ({ window }) => `Vos ordres permanents répondent pour vous (${terms.windows[window]}).`,
  'order-answered': () => 'Vos ordres permanents répondent pour vous.',
  'withdrawal-declared': ({ seat }, say) => `${say.seat(seat)} déclare sa retraite.`,
  'withdrawal-failed': ({ seat, why }, say) => `La retraite ${de(say.seat(seat))} échoue : ${BROKEN[why]}.`,
  withdrawn: ({ seat }, say) => `${say.seat(seat)} se retire de la partie.`,
  'frame-dropped': ({ frame }) =>
    `L’exploitant met fin à ce qui bloquait la partie (${frame}) : elle se poursuit sans cela.`,
  'time-up': () => 'Le temps de cette table est écoulé.',
  'time-called': () => 'Le temps est écoulé : ce qui est en cours se termine, puis la partie prend fin.',
  'concession-voted': ({ seat, to }, say) =>
    to === null
      ? `${say.seat(seat)} retire son vote de concession.`
      : `${say.seat(seat)} vote pour concéder la partie à ${say.seat(to)}.`,
  conceded: ({ seats, to }, say) => `Partie concédée à ${say.seat(to)} par ${listed(seats.map(say.seat))}.`,
  'draw-offered': ({ seat }, say) => `${say.seat(seat)} propose une partie nulle.`,
  'draw-declined': ({ seat }, say) => `${say.seat(seat)} refuse la partie nulle.`,
  'draw-agreed': () => 'La table convient d’une partie nulle.',
  removed: ({ seat }, say) =>
    `Sur décision arbitrale, ${say.seat(seat)} quitte la partie. Ce n’est pas une élimination.`,
  ...judge,
  'seat-away': ({ seat }, say) => `${say.seat(seat)} ne répond plus : délais courts jusqu’à sa prochaine réponse.`,
  'seat-opened': ({ seat }, say) => `La place ${de(say.seat(seat))} est libre.`,
  substituted: ({ from, to }) => `${to} joue désormais à la place ${de(from)}.`,
  'pause-voted': ({ seat, until }, say) => `${say.seat(seat)} vote pour une pause jusqu’au ${moment(until)}.`,
  'resume-voted': ({ seat }, say) => `${say.seat(seat)} vote pour la reprise.`,
  'clocks-paused': ({ until }) => `Les horloges sont arrêtées jusqu’au ${moment(until)}.`,
  'clocks-resumed': () => 'Les horloges tournent de nouveau.',
  'limits-moved': ({ hours }) =>
    `Le service a été absent ${hours === 1 ? 'une heure' : `${hours} heures`} : chaque délai est repoussé d’autant.`,
  'live-voted': ({ seat, times }, say) =>
    `${say.seat(seat)} vote pour ${times === 0 ? 'ne pas jouer en direct' : `${count(times, 'rendez-vous', 'rendez-vous')} en direct par semaine`}.`,
  'live-agreed': ({ times }) =>
    times === 0
      ? 'La table n’a plus de rendez-vous en direct.'
      : `La table convient de ${count(times, 'rendez-vous', 'rendez-vous')} en direct par semaine.`,
  'victory-point': ({ seat, why, points = 1 }, say) =>
    `${say.seat(seat)} gagne ${count(points, 'point de victoire', 'points de victoire')} ${EARNED[why]}.`,
  'game-ended': ({ winner, victoryPoints }, say) => {
    const scores = listed(victoryPoints.map((points, seat) => `${say.seat(seat)} ${figure(points)}`))
    return `${winner === null ? 'La partie se termine sans gagnant' : `${say.seat(winner)} gagne la partie`}. Points de victoire : ${scores}.`
  },
}

const damage = (amount: number, aggravated = false): string =>
  `${count(amount, 'point de dégâts', 'points de dégâts')}${aggravated ? ' aggravés' : ''}`

/** After `+1`; where two of them read otherwise, in the plural too. */
const GETS: Record<Stat, string> = {
  bleed: 'en morsure',
  stealth: 'en discrétion',
  intercept: 'en interception',
  strength: 'en force',
  hunt: 'en chasse',
  handSize: 'en taille de la main',
  capacity: 'en capacité',
  cost: 'en coût',
  votes: 'voix',
  votesAgainst: 'voix contre',
  ballots: 'bulletin',
  transfers: 'transfert',
  masterActions: 'action de phase de maître',
  discardActions: 'action de phase de défausse',
  maneuver: 'manœuvre optionnelle',
  press: 'poursuite optionnelle',
  strikes: 'frappe additionnelle',
  dissent: 'point de sang pour voter contre',
  edgeVotes: 'voix pour l’Avantage brûlé',
  damage: 'dégâts par frappe',
  rescue: 'sang pour un sauvetage',
  replacements: 'cartes avec chaque remplacement',
  contest: 'sang par titre contesté',
  bleeds: 'action de morsure par tour',
}
const MANY: Readonly<Record<string, string>> = {
  ballots: 'bulletins',
  transfers: 'transferts',
  masterActions: 'actions de phase de maître',
  discardActions: 'actions de phase de défausse',
  maneuver: 'manœuvres optionnelles',
  press: 'poursuites optionnelles',
  strikes: 'frappes additionnelles',
  dissent: 'points de sang pour voter contre',
  bleeds: 'actions de morsure par tour',
}

function edgeMoved({ from, to }: EventParams['edge-moved'], say: Say): string {
  if (to === null) return from === null ? 'Personne n’a l’Avantage.' : `${say.seat(from)} perd l’Avantage.`
  return from === null ? `${say.seat(to)} gagne l’Avantage.` : `${say.seat(to)} prend l’Avantage à ${say.seat(from)}.`
}

function announced({ minion, action, card, targets, stealth, on }: EventParams['action-announced'], say: Say): string {
  const what = {
    bleed: 'une morsure',
    hunt: 'une chasse',
    'leave-torpor': 'une sortie de torpeur',
    'become-anarch': 'une action pour devenir Anarch',
    rescue: on
      ? `une action pour secourir ${say.card(on)} de torpeur`
      : 'une action pour secourir un vampire de torpeur',
    diablerie: on ? `une action pour diabler ${say.card(on)}` : 'une diablerie',
    'enter-combat': `une action pour entrer en combat${on ? ` avec ${say.card(on)}` : ''}`,
    equip: 'une action pour s’équiper',
    card: card ? say.card(card) : 'une action',
  }
  const whom =
    targets.length === 0
      ? ''
      : `${action === 'bleed' ? ' contre' : ', action dirigée contre'} ${listed(targets.map(say.seat))}`
  const using = card && action !== 'card' ? ` avec ${say.card(card)}` : ''
  return `${say.card(minion)} annonce ${what[action]}${whom}${using}${stealth === 0 ? '' : `, ${figure(stealth)} en discrétion`}.`
}

function passed({ window, seats, byDefault }: EventParams['passed'], say: Say): string {
  const blocks = window === 'blocks'
  const who =
    seats.length === 0
      ? `Personne ne ${blocks ? 'bloque' : 'passe'}`
      : `${listed(seats.map(say.seat))} ${seats.length > 1 ? (blocks ? 'ne bloquent pas' : 'passent') : blocks ? 'ne bloque pas' : 'passe'}`
  const limit =
    byDefault.length === 0
      ? ''
      : byDefault.length === seats.length
        ? ', par défaut à la fin du délai'
        : ` ; par défaut à la fin du délai : ${listed(byDefault.map(say.seat))}`
  return `${who}${blocks ? '' : ` (${terms.windows[window]})`}${limit}.`
}

const ALLOWED: Readonly<Record<string, string>> = {
  block: 'peut bloquer',
  act: 'peut agir',
  wake: 'se réveille',
  play: 'peut jouer des cartes',
  unlock: 'peut se redresser normalement',
  'open-hand': 'joue avec sa main visible',
}
const FORBIDDEN: Readonly<Record<string, string>> = {
  block: 'ne peut pas bloquer',
  act: 'ne peut pas agir',
  target: 'ne peut pas être la cible d’actions',
  bleed: 'mord pour 0',
  wake: 'ne peut pas se réveiller',
  play: 'ne peut pas jouer de cartes',
  unlock: 'ne se redresse pas normalement',
  vote: 's’abstient',
  hunted: 'ne peut pas subir de chasse',
  diablerize: 'ne peut pas commettre la diablerie',
  affect: 'n’est pas affecté',
  strike: 'ne peut pas utiliser certaines frappes',
  maneuver: 'ne peut pas manœuvrer',
  press: 'ne peut pas jouer de poursuite',
  have: 'ne peut pas avoir de cartes d’une certaine sorte',
  'block-lock': 'ne s’incline pas pour bloquer',
  damage: 'ignore certains dégâts',
}

function chosen({ seat, ask, cards, seats, keys, points, amount }: EventParams['chosen'], say: Say): string {
  const what = [
    ...(cards ?? []).map(say.card),
    ...(seats ?? []).map(say.seat),
    ...(keys ?? []).map(key =>
      word(ask === 'choose-damage' || ask === 'choose-range' ? terms.picks : terms.strikes, key),
    ),
    ...(amount === undefined ? [] : [figure(amount)]),
    ...Object.entries(points ?? {})
      .filter(([, n]) => n > 0)
      .map(([to, n]) => `${figure(n)} pour ${say.seat(toSeat(to))}`),
  ]
  return what.length === 0 ? `${say.seat(seat)} fait un choix.` : `${say.seat(seat)} choisit ${listed(what)}.`
}
/** Shares are keyed by seat, and keys are text. */
const toSeat = (key: string): SeatIndex => Number(key)

/** A source of votes is named by its kind and, after a colon, by the card it is. */
function bySource(source: string): string {
  const how: Readonly<Record<string, string>> = {
    title: ', par un serviteur',
    called: ', par la carte qui l’appelle',
    burned: ', en brûlant une carte d’action politique',
    edge: ', en brûlant l’Avantage',
    card: ', grâce à une carte',
  }
  return how[source.split(':', 1)[0] ?? ''] ?? ''
}

/** `2 voix`, `1 bulletin`, `2 voix et 1 bulletin`. */
const cast = (votes: number, ballots = 0): string =>
  listed([...(votes > 0 ? [count(votes, 'voix', 'voix')] : []), ...(ballots > 0 ? [count(ballots, 'bulletin')] : [])])

function moved({ card, to, owner }: EventParams['moved'], say: Say): string {
  const name = say.card(card),
    whose = de(say.seat(owner))
  const where = {
    library: 'dans la bibliothèque',
    crypt: 'dans la crypte',
    hand: 'dans la main',
    ash: 'dans le tas de cendres',
    uncontrolled: 'dans la région incontrôlée',
    contested: 'parmi les cartes disputées',
  }
  if (to === 'removed') return `Carte retirée de la partie : ${name}.`
  if (to === 'inPlay') return `${say.seat(owner)} met ${name} en jeu.`
  return `${name} va ${where[to]} ${whose}.`
}
