import type { Language, Say } from '../spoken-language.ts'
import type { EventParams } from '../../rules/index.ts'
import { counters } from './counters.ts'
import { count, damage, figure, listed, moment, signed, word } from './grammar.ts'
import { judge } from './judge.ts'
import { playedAt, ranges, terms, theActions, traits } from './terms.ts'

const EARNED = {
  prey: 'per l’eliminazione della propria preda',
  last: 'come ultimo Matusalemme della partita',
  withdrawal: 'per il proprio ritiro',
  time: 'per essere in partita fino allo scadere del tempo',
}
const BROKEN = {
  combat: 'un suo servitore è entrato in combattimento',
  blood: 'un suo servitore ha perso sangue',
  pool: 'ha perso punti risorsa',
}

export const events: Language['events'] = {
  'game-started': ({ first }, say) => `${say.seat(first)} gioca il primo turno della partita.`,
  'turn-started': ({ seat, turn }, say) => `${say.seat(seat)} comincia il turno ${figure(turn)}.`,
  'turn-ending': ({ seat }, say) => `Termina il turno di ${say.seat(seat)}.`,
  'phase-started': ({ seat, phase }, say) => `${say.seat(seat)} comincia la ${terms.phases[phase]}.`,
  consulting: ({ seat, phases }, say) =>
    `${say.seat(seat)} ${phases.length === 0 ? 'non vuole domande tra un effetto e l’altro' : `vuole domande tra un effetto e l’altro nella ${phases.map(phase => terms.phases[phase]).join(' e nella ')}`}.`,
  'unlocked-all': ({ seat }, say) => `${say.seat(seat)} disimpegna tutte le proprie carte.`,
  marked: ({ seat, card }, say) => `${say.seat(seat)} marchia ${say.card(card)} per questo turno.`,
  locked: ({ card }, say) => `${say.card(card)} si impegna.`,
  unlocked: ({ card }, say) => `${say.card(card)} si disimpegna.`,
  counters,
  'edge-moved': edgeMoved,
  drawn: ({ seat, from, count: n }, say) =>
    `${say.seat(seat)} pesca ${count(n, 'carta', 'carte')}${from === 'crypt' ? ' dalla propria cripta' : ''}.`,
  // Told to the drawer alone, after the line that tells everybody how many.
  'drawn-cards': ({ seat, cards }, say) =>
    `${say.seat(seat)} ha ${cards.length === 1 ? 'una carta nuova' : 'carte nuove'}: ${listed(cards.map(say.card))}.`,
  looked: ({ seat, cards, shown }, say) =>
    `${say.seat(seat)} ${shown ? 'rivela' : 'guarda'} ${listed(cards.map(say.card), 'e non vede nessuna carta')}.`,
  discarded: ({ seat, card }, say) => `${say.seat(seat)} scarta ${say.card(card)}.`,
  merged: ({ seat, card, base }, say) => `${say.seat(seat)} fonde ${say.card(card)} con ${say.card(base)}.`,
  'entered-play': ({ card }, say) => `${say.card(card)} entra in gioco.`,
  'brought-out': ({ seat, card }, say) =>
    `${say.seat(seat)} mette in gioco ${say.card(card)} dalla propria zona non controllata.`,

  'action-announced': announced,
  passed,
  'block-declared': ({ seat, minion }, say) => `${say.seat(seat)} tenta di bloccare con ${say.card(minion)}.`,
  'block-failed': ({ minion, stealth, intercept }, say) =>
    `${say.card(minion)} non riesce a bloccare: intercetto ${figure(intercept)} contro furtività ${figure(stealth)}.`,
  'about-to-block': ({ minion, acting }, say) => `${say.card(minion)} sta per bloccare ${say.card(acting)}.`,
  blocked: ({ minion, acting }, say) => `${say.card(minion)} blocca ${say.card(acting)}.`,
  'action-succeeded': ({ minion, action }, say) =>
    action === 'leave-torpor'
      ? `${say.card(minion)} riesce a lasciare il torpore.`
      : `${say.card(minion)} ha successo con ${theActions[action]}.`,
  pressing: ({ round }) => `Inseguimento del round ${figure(round)}.`,
  'leaving-ready': ({ card }, say) => `${say.card(card)} sta per lasciare la zona attiva.`,
  'leaving-play': ({ card }, say) => `${say.card(card)} sta per lasciare il gioco.`,
  'would-burn': ({ card }, say) => `Invece di bruciare ${say.card(card)}, accade altro.`,
  'strikes-resolved': ({ pair }) => `Gli attacchi della coppia ${figure(pair)} sono risolti.`,
  'round-ended': ({ round }) => `Il round ${figure(round)} finisce.`,
  'about-to-resolve': ({ minion }, say) => `L’azione di ${say.card(minion)} sta per risolversi.`,
  'action-resolved': ({ minion }, say) => `L’azione di ${say.card(minion)} si è risolta.`,
  'action-ended': ({ minion, action, outcome }, say) => {
    const how = { successful: 'con successo', blocked: 'per un blocco', ended: 'senza successo' }
    return `${say.card(minion)} termina ${theActions[action]} ${how[outcome]}.`
  },
  bled: ({ by, target, amount }, say) => `${say.card(by)} dissangua ${say.seat(target)} da ${figure(amount)}.`,
  redirected: ({ by, target }, say) => `${say.seat(by)} devia l’azione verso ${say.seat(target)}.`,
  modified: ({ stat, on, delta, source }, say) =>
    `${typeof on === 'number' ? say.seat(on) : say.card(on)} riceve ${signed(delta)} ${word(terms.stats, stat)}${source ? ` (${say.card(source)})` : ''}.`,
  ruled: ({ rule, allow, on }, say) =>
    `${on ? say.card(on) : 'Chi ne è oggetto'} ${word(allow ? ALLOWED : FORBIDDEN, rule)}.`,

  'card-played': ({ seat, card, by, mode }, say) =>
    `${say.seat(seat)} gioca ${say.card(card)}${by ? ` con ${say.card(by)}` : ''}${mode ? playedAt(mode) : ''}.`,
  'ability-used': ({ seat, card }, say) => `${say.seat(seat)} usa ${say.card(card)}.`,
  'card-cancelled': ({ card }, say) => `Si cancella ${say.card(card)}.`,
  chosen,

  'combat-started': ({ acting, opposing }, say) =>
    `${say.card(acting)} entra in combattimento con ${say.card(opposing)}.`,
  'round-started': ({ round }) => `Comincia il round ${figure(round)} del combattimento.`,
  maneuvered: ({ by, range }, say) => `${say.card(by)} manovra verso la ${ranges[range]}.`,
  'range-set': ({ range }) => `In questo round si combatte a ${ranges[range]}.`,
  pressed: ({ by, continues }, say) =>
    `${say.card(by)} insegue per ${continues ? 'continuare' : 'terminare'} il combattimento.`,
  'strike-lost': ({ by }, say) => `${say.card(by)} non ha un attacco.`,
  'strike-chosen': ({ by, strike, card, at }, say) =>
    `${say.card(by)} sceglie l’attacco: ${word(terms.strikes, strike)}${card ? ` (${say.card(card)})` : ''}${at ? `, contro ${say.card(at)}` : ''}.`,
  unprevented: ({ card, amount }, say) => `${say.card(card)} non previene ${damage(amount)}.`,
  inflicting: ({ by, amount }, say) => `${say.card(by)} sta per infliggere ${damage(amount)}.`,
  damaged: ({ card, amount, aggravated, from }, say) =>
    `${say.card(card)} subisce ${damage(amount)}${aggravated ? (amount === 1 ? ' aggravato' : ' aggravati') : ''}${from ? ` da ${say.card(from)}` : ''}.`,
  prevented: ({ card, amount }, say) => `${say.card(card)} previene ${damage(amount)}.`,
  'combat-ended': ({ acting, opposing }, say) =>
    `Il combattimento tra ${listed([say.card(acting), say.card(opposing)])} termina.`,
  'to-torpor': ({ card }, say) => `${say.card(card)} va in torpore.`,
  'left-torpor': ({ card }, say) => `${say.card(card)} lascia il torpore.`,
  burned: ({ card }, say) => `Si brucia ${say.card(card)}.`,
  moved,
  'control-changed': ({ card, to }, say) => `${say.seat(to)} prende il controllo di ${say.card(card)}.`,
  became: ({ card, clan, sect, title, city }, say) => {
    const named = title === null ? null : word(traits, title)
    const what = [
      clan && word(traits, clan),
      sect && word(traits, sect),
      named !== null && city !== null ? `${named} di ${city}` : named,
    ].filter(one => one !== null)
    return what.length === 0 ? `${say.card(card)} cambia.` : `${say.card(card)} diventa ${listed(what)}.`
  },
  attached: ({ card, to }, say) => `Si mette ${say.card(card)} su ${say.card(to)}.`,
  uncovered: ({ card }, say) => `Nessuna carta è conservata su ${say.card(card)}.`,

  'referendum-called': ({ by, card }, say) =>
    `${say.card(by)} indice un referendum${card ? `: ${say.card(card)}` : ''}.`,
  'votes-cast': ({ seat, source, votes, for: inFavour, ballots, by }, say) =>
    `${say.seat(seat)} dichiara ${cast(votes, ballots)} ${inFavour ? 'a favore del' : 'contro il'} referendum${by ? `, con ${say.card(by)}` : bySource(source)}.`,
  'referendum-tallied': ({ for: inFavour, against, passed: carried }) =>
    `Il referendum ${carried ? 'ha successo' : 'fallisce'}: ${figure(inFavour)} a favore, ${figure(against)} contro.`,
  'votes-cancelled': ({ card, votes }, say) =>
    `${say.card(card)} si astiene: si ${votes > 1 ? 'cancellano' : 'cancella'} ${votes === 0 ? 'la sua preferenza' : votes === 1 ? '1 suo voto' : `${figure(votes)} suoi voti`}.`,
  'votes-changed': ({ card, votes, ballots, for: inFavour }, say) =>
    `${say.card(card)} deve dichiarare ${cast(votes, ballots)} ${inFavour ? 'a favore del' : 'contro il'} referendum.`,
  'referendum-cancelled': () => 'Il referendum viene cancellato.',
  'referendum-ended': () => 'Il referendum è finito.',

  diablerized: ({ by, victim }, say) => `${say.card(by)} commette diablerie su ${say.card(victim)}.`,
  'blood-hunt': ({ hunted }, say) =>
    `Un referendum decide se chiamare una caccia di sangue contro ${say.card(hunted)}.`,
  contested: ({ seat, card }, say) => `${say.seat(seat)} contende ${say.card(card)}, che resta fuori dal gioco.`,
  'contest-won': ({ seat, card }, say) =>
    `${say.seat(seat)} vince la contesa: ${say.card(card)} torna in gioco e si disimpegna.`,
  'title-contested': ({ card, title, rivals }, say) =>
    `${say.card(card)} contende il titolo di ${word(traits, title)} con ${listed(rivals.map(say.card))}, e intanto non lo ha.`,
  'title-won': ({ card, title }, say) => `${say.card(card)} ha di nuovo il titolo di ${word(traits, title)}.`,
  yielded: ({ seat, card, title }, say) =>
    `${say.seat(seat)} cede ${title === null ? say.card(card) : `il titolo di ${word(traits, title)} che ${say.card(card)} contende`}.`,
  ousted: ({ seat, predator }, say) =>
    predator === null
      ? `${say.seat(seat)} esce dalla partita per eliminazione.`
      : `${say.seat(predator)} elimina ${say.seat(seat)}.`,
  'order-followed': ({ window }) => `I tuoi ordini permanenti hanno risposto per te (${terms.windows[window]}).`,
  'order-answered': () => 'I tuoi ordini permanenti hanno risposto per te.',
  'withdrawal-declared': ({ seat }, say) => `${say.seat(seat)} dichiara il proprio ritiro.`,
  'withdrawal-failed': ({ seat, why }, say) => `Il ritiro di ${say.seat(seat)} fallisce: ${BROKEN[why]}.`,
  withdrawn: ({ seat }, say) => `${say.seat(seat)} si ritira dal gioco.`,
  'frame-dropped': ({ frame }) =>
    `Chi amministra pone fine a ciò che fermava la partita (${frame}): si va avanti come se non avesse avuto esito.`,
  'time-up': () => 'Il tempo di questo tavolo è scaduto.',
  'time-called': () => 'Il tempo è scaduto: si conclude ciò che è in corso, poi la partita finisce.',
  'concession-voted': ({ seat, to }, say) =>
    to === null
      ? `${say.seat(seat)} ritira il voto per concedere la partita.`
      : `${say.seat(seat)} vota per concedere la partita a ${say.seat(to)}.`,
  conceded: ({ seats, to }, say) => `Concedono la partita a ${say.seat(to)}: ${listed(seats.map(say.seat))}.`,
  'draw-offered': ({ seat }, say) => `${say.seat(seat)} offre la patta.`,
  'draw-declined': ({ seat }, say) => `${say.seat(seat)} rifiuta la patta.`,
  'draw-agreed': () => 'Il tavolo si accorda per la patta.',
  removed: ({ seat }, say) => `Per decisione arbitrale ${say.seat(seat)} esce dalla partita. Non è un’eliminazione.`,
  ...judge,
  'seat-away': ({ seat }, say) => `${say.seat(seat)} è assente: termini brevi fino alla prossima risposta.`,
  'seat-opened': ({ seat }, say) => `Il posto di ${say.seat(seat)} è libero.`,
  substituted: ({ from, to }) => `${to} continua a giocare al posto di ${from}.`,
  'pause-voted': ({ seat, until }, say) => `${say.seat(seat)} vota per una pausa fino al ${moment(until)}.`,
  'resume-voted': ({ seat }, say) => `${say.seat(seat)} vota per continuare.`,
  'clocks-paused': ({ until }) => `Gli orologi sono in pausa fino al ${moment(until)}.`,
  'clocks-resumed': () => 'Gli orologi tornano a correre.',
  'limits-moved': ({ hours }) =>
    `Il servizio è stato assente per ${hours === 1 ? 'un’ora' : `${hours} ore`}: tutti i termini sono rinviati di altrettanto.`,
  'live-voted': ({ seat, times }, say) =>
    `${say.seat(seat)} vota per ${times === 0 ? 'non giocare dal vivo' : `${count(times, 'sessione', 'sessioni')} dal vivo alla settimana`}.`,
  'live-agreed': ({ times }) =>
    times === 0
      ? 'Il tavolo non gioca più dal vivo.'
      : `Il tavolo concorda ${count(times, 'sessione', 'sessioni')} dal vivo alla settimana.`,
  'victory-point': ({ seat, why, points = 1 }, say) =>
    `${say.seat(seat)} guadagna ${count(points, 'punto', 'punti')} vittoria ${EARNED[why]}.`,
  'game-ended': ({ winner, victoryPoints }, say) => {
    const each = listed(victoryPoints.map((points, seat) => `${say.seat(seat)} ${figure(points)}`))
    return `${winner === null ? 'La partita termina in pareggio' : `${say.seat(winner)} vince la partita`}. Punti vittoria: ${each}.`
  },
}

function edgeMoved({ from, to }: EventParams['edge-moved'], say: Say): string {
  if (to === null) return from === null ? 'Nessuno ha il Vantaggio.' : `${say.seat(from)} perde il Vantaggio.`
  return from === null
    ? `${say.seat(to)} ottiene il Vantaggio.`
    : `${say.seat(to)} ottiene il Vantaggio da ${say.seat(from)}.`
}

function announced({ minion, action, card, targets, stealth, on }: EventParams['action-announced'], say: Say): string {
  const what = {
    bleed: 'un dissanguamento',
    hunt: 'una caccia',
    'leave-torpor': 'un tentativo di lasciare il torpore',
    'become-anarch': 'un’azione per diventare Anarchico',
    rescue: `il risveglio${on ? ` di ${say.card(on)}` : ''} dal torpore`,
    diablerie: `la diablerie${on ? ` su ${say.card(on)}` : ''}`,
    'enter-combat': `un’azione per entrare in combattimento${on ? ` con ${say.card(on)}` : ''}`,
    equip: 'un’azione per equipaggiare',
    card: card ? say.card(card) : 'un’azione',
  }
  const whom = targets.length === 0 ? '' : `${action === 'bleed' ? '' : ','} contro ${listed(targets.map(say.seat))}`
  const using = card && action !== 'card' ? ` con ${say.card(card)}` : ''
  return `${say.card(minion)} annuncia ${what[action]}${whom}${using}${stealth === 0 ? '' : `, con ${figure(stealth)} furtività`}.`
}

function passed({ window, seats, byDefault }: EventParams['passed'], say: Say): string {
  const several = seats.length > 1
  const verb =
    window === 'blocks'
      ? several
        ? 'non bloccano'
        : seats.length === 0
          ? 'blocca'
          : 'non blocca'
      : several
        ? 'passano'
        : 'passa'
  const limit =
    byDefault.length === 0
      ? ''
      : byDefault.length === seats.length
        ? ', come predefinito allo scadere del tempo'
        : `; come predefinito allo scadere del tempo: ${listed(byDefault.map(say.seat))}`
  return `${listed(seats.map(say.seat), 'Nessuno')} ${verb}${window === 'blocks' ? '' : ` (${terms.windows[window]})`}${limit}.`
}

const ALLOWED: Readonly<Record<string, string>> = {
  block: 'può bloccare',
  act: 'può agire',
  wake: 'si risveglia',
  play: 'può giocare carte',
  unlock: 'può disimpegnarsi come di norma',
  'open-hand': 'gioca con la mano scoperta',
}
const FORBIDDEN: Readonly<Record<string, string>> = {
  block: 'non può bloccare',
  act: 'non può agire',
  target: 'non può essere bersaglio di azioni',
  bleed: 'non dissangua nulla',
  wake: 'non può risvegliarsi',
  play: 'non può giocare carte',
  unlock: 'non si disimpegna come di norma',
  vote: 'si astiene',
  hunted: 'non può subire una caccia di sangue',
  diablerize: 'non può commettere diablerie',
  affect: 'non subisce effetti',
  strike: 'non può usare certi attacchi',
  maneuver: 'non può manovrare',
  press: 'non può inseguire',
  have: 'non può avere carte di un certo tipo',
  'block-lock': 'non si impegna bloccando',
  damage: 'è immune a certi danni',
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
    ...shares.map(([to, n]) => `${figure(n)} per ${say.seat(Number(to))}`),
  ]
  return what.length === 0 ? `${say.seat(seat)} fa una scelta.` : `${say.seat(seat)} sceglie: ${listed(what)}.`
}

/** A source of votes is named by its kind and, after a colon, by the card it is. */
function bySource(source: string): string {
  const how: Readonly<Record<string, string>> = {
    title: ', con un servitore',
    called: ', con la carta che lo ha indetto',
    burned: ', bruciando una carta azione politica',
    edge: ', bruciando il Vantaggio',
    card: ', con una carta',
  }
  return how[source.split(':', 1)[0] ?? ''] ?? ''
}

/** `2 voti`, `1 preferenza`, `2 voti e 1 preferenza`. */
const cast = (votes: number, ballots = 0): string =>
  listed(
    [
      ...(votes > 0 ? [count(votes, 'voto', 'voti')] : []),
      ...(ballots > 0 ? [count(ballots, 'preferenza', 'preferenze')] : []),
    ],
    '0 voti',
  )

const INTO = {
  library: 'nella libreria',
  crypt: 'nella cripta',
  hand: 'nella mano',
  ash: 'nella pila degli scarti',
  uncontrolled: 'nella zona non controllata',
  contested: 'tra le carte contese',
}

function moved({ card, to, owner }: EventParams['moved'], say: Say): string {
  const name = say.card(card)
  if (to === 'removed') return `Si rimuove ${name} dalla partita.`
  if (to === 'inPlay') return `${say.seat(owner)} mette ${name} in gioco.`
  return `${name} va ${INTO[to]} di ${say.seat(owner)}.`
}
