import type { Language, Say } from '../spoken-language.ts'
import type { EventParams } from '../../rules/index.ts'
import { counters } from './counters.ts'
import { count, figure, listed, moment, signed, word } from './grammar.ts'
import { judge } from './judge.ts'
import { playedAt, ranges, terms, theActions, traits } from './terms.ts'

const EARNED = {
  prey: 'por la eliminación de su presa',
  last: 'como último Matusalén de la partida',
  withdrawal: 'por su retirada',
  time: 'por seguir en la partida al acabar su tiempo',
}
const BROKEN = {
  combat: 'un siervo suyo ha entrado en combate',
  blood: 'un siervo suyo ha perdido sangre',
  pool: 'ha perdido reserva sanguínea',
}

export const events: Language['events'] = {
  'game-started': ({ first }, say) => `${say.seat(first)} juega el primer turno de la partida.`,
  'turn-started': ({ seat, turn }, say) => `${say.seat(seat)} empieza el turno ${figure(turn)}.`,
  'turn-ending': ({ seat }, say) => `Termina el turno de ${say.seat(seat)}.`,
  'phase-started': ({ seat, phase }, say) => `${say.seat(seat)} empieza la ${terms.phases[phase]}.`,
  consulting: ({ seat, phases }, say) =>
    `${say.seat(seat)} ${phases.length === 0 ? 'no quiere preguntas entre efectos' : `quiere preguntas entre efectos en la ${phases.map(phase => terms.phases[phase]).join(' y la ')}`}.`,
  'unlocked-all': ({ seat }, say) => `${say.seat(seat)} endereza todas sus cartas.`,
  marked: ({ seat, card }, say) => `${say.seat(seat)} marca ${say.card(card)} para este turno.`,
  locked: ({ card }, say) => `${say.card(card)} se gira.`,
  unlocked: ({ card }, say) => `${say.card(card)} se endereza.`,
  counters,
  'edge-moved': edgeMoved,
  drawn: ({ seat, from, count: n }, say) =>
    `${say.seat(seat)} roba ${count(n, 'carta')}${from === 'crypt' ? ' de su cripta' : ''}.`,
  // Told to the drawer alone, after the line that tells everybody how many.
  'drawn-cards': ({ seat, cards }, say) =>
    `${say.seat(seat)} tiene ${cards.length === 1 ? 'una carta nueva' : 'cartas nuevas'}: ${listed(cards.map(say.card))}.`,
  looked: ({ seat, cards, shown }, say) =>
    `${say.seat(seat)} ${shown ? 'revela' : 'mira'} ${listed(cards.map(say.card), 'sin ver ninguna carta')}.`,
  discarded: ({ seat, card }, say) => `${say.seat(seat)} se descarta de ${say.card(card)}.`,
  merged: ({ seat, card, base }, say) => `${say.seat(seat)} fusiona ${say.card(card)} con ${say.card(base)}.`,
  'entered-play': ({ card }, say) => `${say.card(card)} entra en juego.`,
  'brought-out': ({ seat, card }, say) =>
    `${say.seat(seat)} pone en juego ${say.card(card)} desde su zona incontrolada.`,

  'action-announced': announced,
  passed,
  'block-declared': ({ seat, minion }, say) => `${say.seat(seat)} intenta bloquear con ${say.card(minion)}.`,
  'block-failed': ({ minion, stealth, intercept }, say) =>
    `${say.card(minion)} no consigue bloquear: intercepción ${figure(intercept)} contra sigilo ${figure(stealth)}.`,
  'about-to-block': ({ minion, acting }, say) => `${say.card(minion)} va a bloquear a ${say.card(acting)}.`,
  blocked: ({ minion, acting }, say) => `${say.card(minion)} bloquea a ${say.card(acting)}.`,
  'action-succeeded': ({ minion, action }, say) =>
    action === 'leave-torpor'
      ? `${say.card(minion)} consigue salir del letargo.`
      : `${say.card(minion)} tiene éxito con ${theActions[action]}.`,
  pressing: ({ round }) => `Acoso del asalto ${figure(round)}.`,
  'leaving-ready': ({ card }, say) => `${say.card(card)} está a punto de abandonar la zona preparada.`,
  'leaving-play': ({ card }, say) => `${say.card(card)} está a punto de abandonar el juego.`,
  'would-burn': ({ card }, say) => `En vez de quemar ${say.card(card)}, ocurre otra cosa.`,
  'strikes-resolved': ({ pair }) => `Se han resuelto los ataques de la pareja ${figure(pair)}.`,
  'round-ended': ({ round }) => `El asalto ${figure(round)} termina.`,
  'about-to-resolve': ({ minion }, say) => `La acción de ${say.card(minion)} va a resolverse.`,
  'action-resolved': ({ minion }, say) => `La acción de ${say.card(minion)} se ha resuelto.`,
  'action-ended': ({ minion, action, outcome }, say) => {
    const how = { successful: 'con éxito', blocked: 'por un bloqueo', ended: 'sin éxito' }
    return `${say.card(minion)} termina ${theActions[action]} ${how[outcome]}.`
  },
  bled: ({ by, target, amount }, say) => `${say.card(by)} sangra ${figure(amount)} a ${say.seat(target)}.`,
  redirected: ({ by, target }, say) => `${say.seat(by)} redirige la acción a ${say.seat(target)}.`,
  modified: ({ stat, on, delta, source }, say) =>
    `${typeof on === 'number' ? say.seat(on) : say.card(on)} recibe ${signed(delta)} de ${word(terms.stats, stat)}${source ? ` (${say.card(source)})` : ''}.`,
  ruled: ({ rule, allow, on }, say) =>
    `${on ? say.card(on) : 'Quien corresponda'} ${word(allow ? ALLOWED : FORBIDDEN, rule)}.`,

  'card-played': ({ seat, card, by, mode }, say) =>
    `${say.seat(seat)} juega ${say.card(card)}${by ? ` con ${say.card(by)}` : ''}${mode ? playedAt(mode) : ''}.`,
  'ability-used': ({ seat, card }, say) => `${say.seat(seat)} usa ${say.card(card)}.`,
  'card-cancelled': ({ card }, say) => `Se cancela ${say.card(card)}.`,
  chosen,

  'combat-started': ({ acting, opposing }, say) => `${say.card(acting)} entra en combate con ${say.card(opposing)}.`,
  'round-started': ({ round }) => `Empieza el asalto ${figure(round)} del combate.`,
  maneuvered: ({ by, range }, say) => `${say.card(by)} maniobra para combatir ${ranges[range]}.`,
  'range-set': ({ range }) => `En este asalto se combate ${ranges[range]}.`,
  pressed: ({ by, continues }, say) => `${say.card(by)} acosa para ${continues ? 'continuar' : 'terminar'} el combate.`,
  'strike-lost': ({ by }, say) => `${say.card(by)} no tiene ataque.`,
  'strike-chosen': ({ by, strike, card, at }, say) =>
    `${say.card(by)} elige el ataque: ${word(terms.strikes, strike)}${card ? ` (${say.card(card)})` : ''}${at ? `, contra ${say.card(at)}` : ''}.`,
  unprevented: ({ card, amount }, say) => `${say.card(card)} no previene ${figure(amount)} de daño.`,
  inflicting: ({ by, amount }, say) => `${say.card(by)} va a infligir ${figure(amount)} de daño.`,
  damaged: ({ card, amount, aggravated, from }, say) =>
    `${say.card(card)} recibe ${figure(amount)} de daño${aggravated ? ' agravado' : ''}${from ? ` de ${say.card(from)}` : ''}.`,
  prevented: ({ card, amount }, say) => `${say.card(card)} previene ${figure(amount)} de daño.`,
  'combat-ended': ({ acting, opposing }, say) =>
    `El combate entre ${listed([say.card(acting), say.card(opposing)])} termina.`,
  'to-torpor': ({ card }, say) => `${say.card(card)} entra en letargo.`,
  'left-torpor': ({ card }, say) => `${say.card(card)} sale del letargo.`,
  burned: ({ card }, say) => `Se quema ${say.card(card)}.`,
  moved,
  'control-changed': ({ card, to }, say) => `${say.seat(to)} toma el control de ${say.card(card)}.`,
  became: ({ card, clan, sect, title, city }, say) => {
    const named = title === null ? null : word(traits, title)
    const what = [
      clan && word(traits, clan),
      sect && word(traits, sect),
      named !== null && city !== null ? `${named} de ${city}` : named,
    ].filter(one => one !== null)
    return what.length === 0 ? `${say.card(card)} cambia.` : `${say.card(card)} pasa a ser ${listed(what)}.`
  },
  attached: ({ card, to }, say) => `Se pone ${say.card(card)} sobre ${say.card(to)}.`,
  uncovered: ({ card }, say) => `No hay ninguna carta guardada sobre ${say.card(card)}.`,

  'referendum-called': ({ by, card }, say) =>
    `${say.card(by)} propone un referéndum${card ? `: ${say.card(card)}` : ''}.`,
  'votes-cast': ({ seat, source, votes, for: inFavour, ballots, by }, say) =>
    `${say.seat(seat)} emite ${cast(votes, ballots)} ${inFavour ? 'a favor' : 'en contra'} del referéndum${by ? `, con ${say.card(by)}` : bySource(source)}.`,
  'referendum-tallied': ({ for: inFavour, against, passed: carried }) =>
    `El referéndum ${carried ? 'prospera' : 'fracasa'}: ${figure(inFavour)} a favor, ${figure(against)} en contra.`,
  'votes-cancelled': ({ card, votes }, say) =>
    `${say.card(card)} se abstiene: se ${votes > 1 ? 'cancelan' : 'cancela'} ${votes === 0 ? 'su papeleta' : votes === 1 ? '1 voto suyo' : `${figure(votes)} votos suyos`}.`,
  'votes-changed': ({ card, votes, ballots, for: inFavour }, say) =>
    `${say.card(card)} debe emitir ${cast(votes, ballots)} ${inFavour ? 'a favor' : 'en contra'} del referéndum.`,
  'referendum-cancelled': () => 'Se cancela el referéndum.',
  'referendum-ended': () => 'El referéndum ha terminado.',

  diablerized: ({ by, victim }, say) => `${say.card(by)} comete diablerie con ${say.card(victim)}.`,
  'blood-hunt': ({ hunted }, say) =>
    `Un referéndum decide si se convoca una caza de sangre contra ${say.card(hunted)}.`,
  contested: ({ seat, card }, say) => `${say.seat(seat)} disputa ${say.card(card)}, que queda fuera de juego.`,
  'contest-won': ({ seat, card }, say) =>
    `${say.seat(seat)} gana la disputa: ${say.card(card)} vuelve al juego y se endereza.`,
  'title-contested': ({ card, title, rivals }, say) =>
    `${say.card(card)} disputa el título de ${word(traits, title)} con ${listed(rivals.map(say.card))}, y entretanto no lo tiene.`,
  'title-won': ({ card, title }, say) => `${say.card(card)} vuelve a tener el título de ${word(traits, title)}.`,
  yielded: ({ seat, card, title }, say) =>
    `${say.seat(seat)} cede ${title === null ? say.card(card) : `el título de ${word(traits, title)} que disputa ${say.card(card)}`}.`,
  ousted: ({ seat, predator }, say) =>
    predator === null
      ? `${say.seat(seat)} sale de la partida por eliminación.`
      : `${say.seat(predator)} elimina a ${say.seat(seat)}.`,
  'order-followed': ({ window }) => `Tus órdenes permanentes han respondido por ti (${terms.windows[window]}).`,
  'order-answered': () => 'Tus órdenes permanentes han respondido por ti.',
  'withdrawal-declared': ({ seat }, say) => `${say.seat(seat)} declara su retirada.`,
  'withdrawal-failed': ({ seat, why }, say) => `La retirada de ${say.seat(seat)} fracasa: ${BROKEN[why]}.`,
  withdrawn: ({ seat }, say) => `${say.seat(seat)} se retira de la partida.`,
  'frame-dropped': ({ frame }) =>
    `Quien administra pone fin a lo que detenía la partida (${frame}): se sigue como si aquello no hubiera dado resultado.`,
  'time-up': () => 'El tiempo de esta mesa se ha acabado.',
  'time-called': () => 'Se acaba el tiempo: se termina lo que está en curso y después acaba la partida.',
  'concession-voted': ({ seat, to }, say) =>
    to === null
      ? `${say.seat(seat)} retira su voto para conceder la partida.`
      : `${say.seat(seat)} vota por conceder la partida a ${say.seat(to)}.`,
  conceded: ({ seats, to }, say) => `Conceden la partida a ${say.seat(to)}: ${listed(seats.map(say.seat))}.`,
  'draw-offered': ({ seat }, say) => `${say.seat(seat)} ofrece tablas.`,
  'draw-declined': ({ seat }, say) => `${say.seat(seat)} rechaza las tablas.`,
  'draw-agreed': () => 'La mesa acuerda tablas.',
  removed: ({ seat }, say) => `Por decisión arbitral, ${say.seat(seat)} sale de la partida. No es una eliminación.`,
  ...judge,
  'seat-away': ({ seat }, say) => `${say.seat(seat)} está ausente: plazos cortos hasta su próxima respuesta.`,
  'seat-opened': ({ seat }, say) => `El asiento de ${say.seat(seat)} queda libre.`,
  substituted: ({ from, to }) => `${to} sigue jugando en lugar de ${from}.`,
  'pause-voted': ({ seat, until }, say) => `${say.seat(seat)} vota por una pausa hasta el ${moment(until)}.`,
  'resume-voted': ({ seat }, say) => `${say.seat(seat)} vota por continuar.`,
  'clocks-paused': ({ until }) => `Los relojes están en pausa hasta el ${moment(until)}.`,
  'clocks-resumed': () => 'Los relojes vuelven a correr.',
  'limits-moved': ({ hours }) =>
    `El servicio estuvo caído ${hours === 1 ? 'una hora' : `${hours} horas`}: todos los plazos se aplazan otro tanto.`,
  'live-voted': ({ seat, times }, say) =>
    `${say.seat(seat)} vota por ${times === 0 ? 'no jugar en directo' : `${count(times, 'sesión', 'sesiones')} en directo por semana`}.`,
  'live-agreed': ({ times }) =>
    times === 0
      ? 'La mesa ya no juega en directo.'
      : `La mesa acuerda ${count(times, 'sesión', 'sesiones')} en directo por semana.`,
  'victory-point': ({ seat, why, points = 1 }, say) =>
    `${say.seat(seat)} gana ${count(points, 'punto', 'puntos')} de victoria ${EARNED[why]}.`,
  'game-ended': ({ winner, victoryPoints }, say) => {
    const each = listed(victoryPoints.map((points, seat) => `${say.seat(seat)} ${figure(points)}`))
    return `${winner === null ? 'La partida termina en empate' : `${say.seat(winner)} gana la partida`}. Puntos de victoria: ${each}.`
  },
}

function edgeMoved({ from, to }: EventParams['edge-moved'], say: Say): string {
  if (to === null) return from === null ? 'Nadie tiene la Ventaja.' : `${say.seat(from)} pierde la Ventaja.`
  return from === null
    ? `${say.seat(to)} obtiene la Ventaja.`
    : `${say.seat(to)} obtiene la Ventaja de ${say.seat(from)}.`
}

function announced({ minion, action, card, targets, stealth, on }: EventParams['action-announced'], say: Say): string {
  const what = {
    bleed: 'un sangrado',
    hunt: 'una caza',
    'leave-torpor': 'un intento de salir del letargo',
    'become-anarch': 'la acción de hacerse Anarquista',
    rescue: `el rescate del letargo${on ? ` de ${say.card(on)}` : ''}`,
    diablerie: `la diablerie${on ? ` de ${say.card(on)}` : ''}`,
    'enter-combat': `una acción para entrar en combate${on ? ` con ${say.card(on)}` : ''}`,
    equip: 'la acción de equiparse',
    card: card ? say.card(card) : 'una acción',
  }
  const whom = targets.length === 0 ? '' : `${action === 'bleed' ? '' : ','} contra ${listed(targets.map(say.seat))}`
  const using = card && action !== 'card' ? ` con ${say.card(card)}` : ''
  return `${say.card(minion)} anuncia ${what[action]}${whom}${using}${stealth === 0 ? '' : `, con ${figure(stealth)} de sigilo`}.`
}

function passed({ window, seats, byDefault }: EventParams['passed'], say: Say): string {
  const several = seats.length > 1
  const verb =
    window === 'blocks'
      ? several
        ? 'no bloquean'
        : seats.length === 0
          ? 'bloquea'
          : 'no bloquea'
      : several
        ? 'pasan'
        : 'pasa'
  const limit =
    byDefault.length === 0
      ? ''
      : byDefault.length === seats.length
        ? ', por defecto al acabarse el tiempo'
        : `; por defecto al acabarse el tiempo: ${listed(byDefault.map(say.seat))}`
  return `${listed(seats.map(say.seat), 'Nadie')} ${verb}${window === 'blocks' ? '' : ` (${terms.windows[window]})`}${limit}.`
}

const ALLOWED: Readonly<Record<string, string>> = {
  block: 'puede bloquear',
  act: 'puede actuar',
  wake: 'se despierta',
  play: 'puede jugar cartas',
  unlock: 'puede enderezarse como de costumbre',
  'open-hand': 'juega con la mano a la vista',
}
const FORBIDDEN: Readonly<Record<string, string>> = {
  block: 'no puede bloquear',
  act: 'no puede actuar',
  target: 'no puede ser objetivo de acciones',
  bleed: 'no sangra nada',
  wake: 'no puede despertarse',
  play: 'no puede jugar cartas',
  unlock: 'no se endereza como de costumbre',
  vote: 'se abstiene',
  hunted: 'no puede sufrir una caza de sangre',
  diablerize: 'no puede cometer diablerie',
  affect: 'no se ve afectado',
  strike: 'no puede usar ciertos ataques',
  maneuver: 'no puede maniobrar',
  press: 'no puede acosar',
  have: 'no puede tener cartas de algún tipo',
  'block-lock': 'no se gira al bloquear',
  damage: 'es inmune a cierto daño',
}

function chosen({ seat, ask, cards, seats, keys, points, amount }: EventParams['chosen'], say: Say): string {
  const shares = Object.entries(points ?? {}).filter(([, n]) => n > 0)
  const what = [
    ...(cards ?? []).map(say.card),
    ...(seats ?? []).map(say.seat),
    ...(keys ?? []).map(key =>
      ask === 'choose-damage' || ask === 'choose-range' ? word(terms.picks, key) : word(terms.strikes, key),
    ),
    ...(amount === undefined ? [] : [figure(amount)]),
    // Shares are keyed by seat, and keys are text.
    ...shares.map(([to, n]) => `${figure(n)} para ${say.seat(Number(to))}`),
  ]
  return what.length === 0 ? `${say.seat(seat)} hace una elección.` : `${say.seat(seat)} elige: ${listed(what)}.`
}

/** A source of votes is named by its kind and, after a colon, by the card it is. */
function bySource(source: string): string {
  const how: Readonly<Record<string, string>> = {
    title: ', con un siervo',
    called: ', con la carta que lo propuso',
    burned: ', al quemar una carta de acción política',
    edge: ', al quemar la Ventaja',
    card: ', con una carta',
  }
  return how[source.split(':', 1)[0] ?? ''] ?? ''
}

/** `2 votos`, `1 papeleta`, `2 votos y 1 papeleta`. */
const cast = (votes: number, ballots = 0): string =>
  listed(
    [...(votes > 0 ? [count(votes, 'voto')] : []), ...(ballots > 0 ? [count(ballots, 'papeleta')] : [])],
    '0 votos',
  )

const INTO = {
  library: 'a la biblioteca',
  crypt: 'a la cripta',
  hand: 'a la mano',
  ash: 'al montón de ceniza',
  uncontrolled: 'a la zona incontrolada',
  contested: 'a las cartas disputadas',
}

function moved({ card, to, owner }: EventParams['moved'], say: Say): string {
  const name = say.card(card)
  if (to === 'removed') return `Se retira ${name} de la partida.`
  if (to === 'inPlay') return `${say.seat(owner)} pone ${name} en juego.`
  return `${name} va ${INTO[to]} de ${say.seat(owner)}.`
}
