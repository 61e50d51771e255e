import type { CardType } from '../../cards/facts.ts'
import type { Cap, MinionType, Range, Whose } from '../../rules/model/orders.ts'
import type { MessageKey } from '../../rules/index.ts'
import { chosen, type DoingWords, type OrderNames, type OrderWords } from '../orders.ts'
import { blood as bloodOf, either, listed, pool as poolOf, word } from './grammar.ts'
import { ranges, terms } from './terms.ts'

const WHOSE: Record<string, string> = {
  me: 'me',
  prey: 'la mia preda',
  predator: 'il mio predatore',
  other: 'un altro Matusalemme',
}
const OF: Record<string, string> = {
  prey: 'della mia preda',
  predator: 'del mio predatore',
  other: 'di un altro Matusalemme',
}
const whom = (of: readonly Whose[], names: OrderNames): string =>
  either(of.map(one => (typeof one === 'number' ? names.seat(one) : WHOSE[one]!)))
/** As the subject of a verb. */
const who = (of: readonly Whose[], names: OrderNames): string =>
  either(of.map(one => (one === 'me' ? 'io' : whom([one], names))))
/** What belongs to them, after a noun: `mio`, `della mia preda`. */
const whose = (of: readonly Whose[], names: OrderNames, mine: string): string =>
  either(of.map(one => (typeof one === 'number' ? `di ${names.seat(one)}` : (OF[one] ?? mine))))
const number = ({ gte, lte }: Range): string =>
  gte !== undefined && gte === lte
    ? String(gte)
    : gte !== undefined && lte !== undefined
      ? `tra ${gte} e ${lte}`
      : gte !== undefined
        ? `${gte} o più`
        : lte !== undefined
          ? `${lte} o meno`
          : 'in qualsiasi quantità'
const not = (is: boolean): string => (is ? '' : 'non ')
const cards = (keys: readonly string[], names: OrderNames): string =>
  either(keys.map(key => (key === 'blood-hunt' ? 'una caccia di sangue' : names.card(key))))
const MINIONS: Readonly<Record<MinionType, string>> = { Vampire: 'un vampiro', Ally: 'un alleato', Imbued: 'un Imbued' }
const minions = (ids: readonly (number | 'any')[], names: OrderNames): string =>
  either(ids.map(id => (id === 'any' ? 'qualsiasi mio servitore' : names.minion(id))))
const strikes = (kinds: readonly string[], names: OrderNames): string =>
  either(kinds.map(kind => terms.strikes[kind as keyof typeof terms.strikes] ?? names.card(kind)))
const spends = ({ edge, burn }: { edge: boolean; burn: boolean }): string =>
  edge || burn
    ? `, anche con ${listed([...(edge ? ['il Vantaggio'] : []), ...(burn ? ['una carta azione politica'] : [])])}`
    : ''

function pays({ blood, pool, burn }: Cap): string {
  const parts = [
    ...(blood ? [bloodOf(blood)] : []),
    ...(pool ? [poolOf(pool)] : []),
    ...(burn ? ['la carta stessa'] : []),
  ]
  return parts.length === 0 ? ', senza costo' : `, per al massimo ${listed(parts)}`
}

const ASKS: Partial<Record<MessageKey, string>> = {
  'ask-unlock': 'la mia fase di disimpegno',
  'ask-master': 'la mia fase dominus',
  'ask-minion': 'la mia fase dei servitori',
  'ask-influence': 'la mia fase di influenza',
  'ask-discard': 'la mia fase di scarto',
  'ask-strike': 'la mia scelta dell’attacco',
  'ask-diablerie': 'il bottino della mia diablerie',
  'choose-trigger': 'l’ordine dei miei effetti',
}
const TYPES: Readonly<Record<CardType, string>> = {
  Master: 'carta dominus',
  Action: 'carta azione',
  'Political Action': 'carta azione politica',
  'Action Modifier': 'modificatore di azione',
  Reaction: 'carta reazione',
  Combat: 'carta combattimento',
  Event: 'carta evento',
  Equipment: 'equipaggiamento',
  Retainer: 'seguace',
  Ally: 'alleato',
  Vampire: 'vampiro',
  Imbued: 'Imbued',
  Power: 'potere',
  Conviction: 'convinzione',
}
const STATS = { intercept: 'il mio intercetto', stealth: 'la mia furtività' }

const DOING: DoingWords = {
  bleed: card => `dissanguare con ${card}`,
  hunt: card => `cacciare con ${card}`,
  'leave-torpor': card => `lasciare il torpore con ${card}`,
  'become-anarch': card => `diventare Anarchico con ${card}`,
  rescue: (card, other) => `risvegliare ${other} dal torpore con ${card}`,
  diablerie: (card, other) => `diablerizzare ${other} con ${card}`,
  'enter-combat': (card, other) => `entrare in combattimento con ${other} usando ${card}`,
  equip: (card, other) => `equipaggiare ${card} a partire da ${other}`,
  action: (card, other) => `usare l’azione di ${card}${other === undefined ? '' : ` con ${other}`}`,
  play: (card, other) => `giocare ${card}${other === undefined ? '' : ` con ${other}`}`,
  use: (card, other) => `usare ${card}${other === undefined ? '' : ` con ${other}`}`,
  invest: card => `spostare punti risorsa su ${card}`,
  withdraw: card => `riportare sangue da ${card} alle mie risorse`,
  'bring-out': card => `mettere in gioco ${card}`,
  merge: card => `fondere ${card}`,
  'draw-crypt': () => 'pescare una carta dalla mia cripta',
  mark: card => `marchiare ${card} per questo turno`,
  unlock: card => `disimpegnare ${card}`,
  edge: () => 'guadagnare 1 punto risorsa dal Vantaggio',
  'declare-withdrawal': () => 'dichiarare il mio ritiro',
  pay: card => `continuare a contendere ${card}`,
  yield: card => `cedere ${card}`,
  discard: card => `scartare ${card}`,
  pass: () => 'passare',
}

export const orderWords: OrderWords = {
  clauses: {
    window: ({ windows }) => `la finestra è «${either(windows.map(name => terms.windows[name]))}»`,
    ask: ({ asks }) => `la domanda riguarda ${either(asks.map(key => ASKS[key] ?? 'una mia scelta'))}`,
    turn: ({ of }, names) => `il turno è ${whose(of, names, 'mio')}`,
    pool: ({ range }) => `le mie risorse sono ${number(range)}`,
    'is-due': ({ is }) => `qualcosa nella mia fase ${is ? '' : 'non '}è dovuto`,
    transfers: ({ range }) => `i trasferimenti rimasti sono ${number(range)}`,
    'action-kind': ({ kinds }) =>
      `l’azione è di tipo ${either(kinds.map(kind => (kind === 'political' ? 'azione politica' : (terms.actions[kind as keyof typeof terms.actions] ?? kind))))}`,
    'action-card': (params, names) => `l’azione è di ${cards(params.cards, names)}`,
    'action-by': ({ of }, names) => `l’azione è ${whose(of, names, 'mia')}`,
    'action-minion': (params, names) => `agisce ${minions(params.minions, names)}`,
    'action-against-me': ({ is }) => `l’azione ${not(is)}è contro di me`,
    'action-target': ({ of }, names) =>
      `il bersaglio dell’azione ${of.length === 1 && of[0] === 'me' ? 'sono io' : `è ${who(of, names)}`}`,
    'action-bleed': ({ range }) => `il dissanguamento è ${number(range)}`,
    'action-stealth': ({ range }) => `la furtività è ${number(range)}`,
    'action-reach': ({ range }) => `il mio miglior intercetto meno la furtività è ${number(range)}`,
    'action-blocked': ({ of }, names) => `tenta di bloccare un servitore ${whose(of, names, 'mio')}`,
    'action-blocker': (params, names) => `tenta di bloccare ${minions(params.minions, names)}`,
    'action-intercept': ({ range }) => `l’intercetto è ${number(range)}`,
    'action-lacking': ({ range }) => `l’intercetto che manca per bloccare è ${number(range)}`,
    'action-answerable': ({ is }) => `${is ? '' : 'non '}potrei rispondere, e non solo svegliarmi`,
    'action-ousts': ({ is }) => `il dissanguamento ${not(is)}mi eliminerebbe`,
    'combat-mine': ({ is }) => `un mio servitore ${not(is)}combatte`,
    'combat-with': ({ of }, names) => `il combattimento è con un servitore ${whose(of, names, 'mio')}`,
    'combat-minion': (params, names) => `il combattimento è con ${minions(params.minions, names)}`,
    'combat-type': ({ types }) => `il combattimento è con ${either(types.map(type => MINIONS[type]))}`,
    'combat-range': ({ range }) => `si combatte a ${ranges[range]}`,
    'combat-round': ({ range }) => `il round di combattimento è ${number(range)}`,
    'combat-pressed': ({ is }) => `${is ? 'c’è' : 'non c’è'} un inseguimento per continuare`,
    'referendum-kind': (params, names) => `il referendum è ${cards(params.cards, names)}`,
    'referendum-by': ({ of }, names) => `il referendum è ${whose(of, names, 'mio')}`,
    'referendum-passes': ({ is }) => `il referendum ${not(is)}avrebbe successo`,
    'referendum-tally': ({ range }) => `i voti a favore meno i voti contro sono ${number(range)}`,
    'referendum-left': ({ range }) => `i miei servitori e le mie carte con voti da dichiarare sono ${number(range)}`,
    'referendum-touches-me': ({ is }) => `il referendum ${not(is)}mi riguarda`,
    'played-type': ({ types }) => `la carta giocata è di questo tipo: ${either(types.map(type => word(TYPES, type)))}`,
    'played-card': (params, names) => `la carta giocata è ${cards(params.cards, names)}`,
    'played-by': ({ of }, names) => `la carta giocata è ${whose(of, names, 'mia')}`,
    strike: (params, names) => `l’attacco avversario è ${strikes(params.strikes, names)}`,
    damage: ({ range }) => `i danni al mio servitore sono ${number(range)}`,
    pass: () => 'passare',
    'ask-me': () => 'chiedere a me',
    due: () =>
      'fare ciò che è dovuto: gli effetti obbligatori che non tolgono nulla, il punto del Vantaggio, l’unica caccia o l’ingresso di chi è completo',
    default: () => 'dare la risposta predefinita',
    block: ({ with: wanted, reaching, cap }, names) =>
      `bloccare con ${minions(wanted, names)}${reaching ? ', se il suo intercetto non è inferiore alla furtività' : ''}${cap.blood ? `, per al massimo ${bloodOf(cap.blood)}` : ''}; se nessuno può, chiedere a me`,
    raise: ({ what, upTo, cap }) =>
      `alzare ${STATS[what]} fino a ${upTo} con carte in gioco${pays(cap)}; altrimenti passare`,
    vote: ({ side, ...more }) =>
      side === 'abstain' ? 'astenersi' : `dichiarare tutti i voti ${terms.sides[side]}${spends(more)}`,
    follow: ({ seat, ...more }, names) => `votare come ${names.seat(seat)}${spends(more)}`,
    play: ({ cards: keys, to, cap }, names) =>
      `giocare ${cards(keys, names)}${to.length > 0 ? ` contro ${whom(to, names)}` : ''} se in mano${pays(cap)}; altrimenti passare`,
    use: ({ cards: keys, cap }, names) => `usare ${cards(keys, names)}${pays(cap)}`,
    'strike-with': ({ strikes: kinds, cap }, names) =>
      `scegliere l’attacco: ${strikes([...kinds, 'hand'], names)}${pays(cap)}`,
    maneuver: ({ range }) =>
      `manovrare verso la ${ranges[range]} se lo permette una carta in gioco; altrimenti passare`,
    press: ({ to }) =>
      `inseguire per ${to === 'end' ? 'terminare' : 'continuare'} il combattimento se lo permette una carta in gioco; altrimenti passare`,
    prevent: ({ upTo, cards: held, cap }) =>
      `prevenire danni finché ne ${upTo === 1 ? 'resta' : 'restano'} ${upTo}, con carte in gioco${held ? ' e della mano' : ''}${pays(cap)}`,
    influence: ({ to, keep }, names) =>
      `spostare trasferimenti su ${either(to.map(one => (one === 'any' ? 'chi viene dopo' : names.minion(one))))}, conservando ${poolOf(keep)}`,
    discard: ({ cards: keys }, names) => `scartare ${cards(keys, names)} se in mano; altrimenti nulla`,
    'step-was': ({ step, was }) =>
      `l’azione del passo ${step} ${was === 'blocked' ? 'è stata bloccata' : 'è riuscita'}`,
    'end-phase': () => 'terminare la fase',
    option: chosen(DOING, id => `scegliere «${id}»`),
  },
  sentence: (when, unless, deed, scope) => {
    const until =
      scope === 'action'
        ? 'In questa azione: '
        : scope === 'turn'
          ? 'In questo turno: '
          : scope === 'until-my-turn'
            ? 'Fino al mio turno: '
            : ''
    const text = `${until}${when.length === 0 ? 'qualunque cosa accada' : `quando ${when.join(', e ')}`}${unless.length === 0 ? '' : `, tranne quando ${unless.join(' e ')}`}: ${deed}.`
    return text.charAt(0).toUpperCase() + text.slice(1)
  },
}
