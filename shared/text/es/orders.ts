import type { CardType } from '../../cards/facts.ts'
import type { Cap, MinionType, Range, Whose } from '../../rules/model/orders.ts'
import type { MessageKey } from '../../rules/index.ts'
import { chosen, type DoingWords, type OrderNames, type OrderWords } from '../orders.ts'
import { and, blood as bloodOf, either, listed, pool as poolOf, word } from './grammar.ts'
import { ranges, terms } from './terms.ts'

const WHOSE: Record<string, string> = { me: 'mí', prey: 'mi presa', predator: 'mi depredador', other: 'otro Matusalén' }
const whom = (of: readonly Whose[], names: OrderNames): string =>
  either(of.map(one => (typeof one === 'number' ? names.seat(one) : WHOSE[one]!)))
/** As the subject of a verb. */
const who = (of: readonly Whose[], names: OrderNames): string =>
  either(of.map(one => (one === 'me' ? 'yo' : whom([one], names))))
/** What belongs to them, after a noun: `mío`, `de mi presa`. */
const whose = (of: readonly Whose[], names: OrderNames, mine: string): string =>
  either(of.map(one => (one === 'me' ? mine : `de ${whom([one], names)}`)))
const number = ({ gte, lte }: Range): string =>
  gte !== undefined && gte === lte
    ? String(gte)
    : gte !== undefined && lte !== undefined
      ? `entre ${gte} y ${lte}`
      : gte !== undefined
        ? `${gte} o más`
        : lte !== undefined
          ? `${lte} o menos`
          : 'cualquier cantidad'
const not = (is: boolean): string => (is ? '' : 'no ')
const cards = (keys: readonly string[], names: OrderNames): string =>
  either(keys.map(key => (key === 'blood-hunt' ? 'una caza de sangre' : names.card(key))))
const MINIONS: Readonly<Record<MinionType, string>> = { Vampire: 'un vampiro', Ally: 'un aliado', Imbued: 'un Imbued' }
const minions = (ids: readonly (number | 'any')[], names: OrderNames): string =>
  either(ids.map(id => (id === 'any' ? 'cualquiera de mis siervos' : names.minion(id))))
const strikes = (kinds: readonly string[], names: OrderNames): string =>
  either(kinds.map(kind => terms.strikes[kind as keyof typeof terms.strikes] ?? names.card(kind)))
const spends = ({ edge, burn }: { edge: boolean; burn: boolean }): string =>
  edge || burn
    ? `, también con ${listed([...(edge ? ['la Ventaja'] : []), ...(burn ? ['una carta de acción política'] : [])])}`
    : ''

function pays({ blood, pool, burn }: Cap): string {
  const parts = [
    ...(blood ? [bloodOf(blood)] : []),
    ...(pool ? [poolOf(pool)] : []),
    ...(burn ? ['la propia carta'] : []),
  ]
  return parts.length === 0 ? ', sin costo' : `, por un máximo de ${listed(parts)}`
}

const ASKS: Partial<Record<MessageKey, string>> = {
  'ask-unlock': 'mi fase de enderezamiento',
  'ask-master': 'mi fase heril',
  'ask-minion': 'mi fase servil',
  'ask-influence': 'mi fase de influencia',
  'ask-discard': 'mi fase de descarte',
  'ask-strike': 'mi elección de ataque',
  'ask-diablerie': 'el botín de mi diablerie',
  'choose-trigger': 'el orden de mis efectos',
}
const TYPES: Readonly<Record<CardType, string>> = {
  Master: 'carta heril',
  Action: 'carta de acción',
  'Political Action': 'carta de acción política',
  'Action Modifier': 'modificador de acción',
  Reaction: 'carta de reacción',
  Combat: 'carta de combate',
  Event: 'carta de evento',
  Equipment: 'equipo',
  Retainer: 'criado',
  Ally: 'aliado',
  Vampire: 'vampiro',
  Imbued: 'Imbued',
  Power: 'poder',
  Conviction: 'convicción',
}
const STATS = { intercept: 'mi intercepción', stealth: 'mi sigilo' }

const DOING: DoingWords = {
  bleed: card => `sangrar con ${card}`,
  hunt: card => `cazar con ${card}`,
  'leave-torpor': card => `salir del letargo con ${card}`,
  'become-anarch': card => `hacerse Anarquista con ${card}`,
  rescue: (card, other) => `rescatar a ${other} del letargo con ${card}`,
  diablerie: (card, other) => `diabolizar a ${other} con ${card}`,
  'enter-combat': (card, other) => `entrar en combate con ${other} usando ${card}`,
  equip: (card, other) => `equipar a ${card} a partir de ${other}`,
  action: (card, other) => `usar la acción de ${card}${other === undefined ? '' : ` con ${other}`}`,
  play: (card, other) => `jugar ${card}${other === undefined ? '' : ` con ${other}`}`,
  use: (card, other) => `usar ${card}${other === undefined ? '' : ` con ${other}`}`,
  invest: card => `mover reserva sanguínea a ${card}`,
  withdraw: card => `devolver sangre de ${card} a mi reserva sanguínea`,
  'bring-out': card => `poner en juego ${card}`,
  merge: card => `fusionar ${card}`,
  'draw-crypt': () => 'robar una carta de mi cripta',
  mark: card => `marcar ${card} para este turno`,
  unlock: card => `enderezar ${card}`,
  edge: () => 'ganar 1 de reserva sanguínea por la Ventaja',
  'declare-withdrawal': () => 'declarar mi retirada',
  pay: card => `seguir disputando ${card}`,
  yield: card => `ceder ${card}`,
  discard: card => `descartarse de ${card}`,
  pass: () => 'pasar',
}

export const orderWords: OrderWords = {
  clauses: {
    window: ({ windows }) => `la ventana es «${either(windows.map(name => terms.windows[name]))}»`,
    ask: ({ asks }) => `se pregunta por ${either(asks.map(key => ASKS[key] ?? 'una elección mía'))}`,
    turn: ({ of }, names) => `el turno es ${whose(of, names, 'mío')}`,
    pool: ({ range }) => `mi reserva sanguínea es ${number(range)}`,
    'is-due': ({ is }) => `algo en mi fase ${is ? '' : 'no '}es debido`,
    transfers: ({ range }) => `las transferencias que quedan son ${number(range)}`,
    'action-kind': ({ kinds }) =>
      `la acción es de tipo ${either(kinds.map(kind => (kind === 'political' ? 'acción política' : (terms.actions[kind as keyof typeof terms.actions] ?? kind))))}`,
    'action-card': (params, names) => `la acción es de ${cards(params.cards, names)}`,
    'action-by': ({ of }, names) => `la acción es ${whose(of, names, 'mía')}`,
    'action-minion': (params, names) => `actúa ${minions(params.minions, names)}`,
    'action-against-me': ({ is }) => `la acción ${not(is)}va contra mí`,
    'action-target': ({ of }, names) => `la acción va contra ${whom(of, names)}`,
    'action-bleed': ({ range }) => `el sangrado es ${number(range)}`,
    'action-stealth': ({ range }) => `el sigilo es ${number(range)}`,
    'action-reach': ({ range }) => `mi mejor intercepción menos el sigilo es ${number(range)}`,
    'action-blocked': ({ of }, names) => `intenta bloquear un siervo ${whose(of, names, 'mío')}`,
    'action-blocker': (params, names) => `intenta bloquear ${minions(params.minions, names)}`,
    'action-intercept': ({ range }) => `la intercepción es ${number(range)}`,
    'action-lacking': ({ range }) => `la intercepción que falta para bloquear es ${number(range)}`,
    'action-answerable': ({ is }) => `${is ? '' : 'no '}podría responder con algo más que despertar`,
    'action-ousts': ({ is }) => `el sangrado ${not(is)}me eliminaría`,
    'combat-mine': ({ is }) => `un siervo mío ${not(is)}combate`,
    'combat-with': ({ of }, names) => `el combate es con un siervo ${whose(of, names, 'mío')}`,
    'combat-minion': (params, names) => `el combate es con ${minions(params.minions, names)}`,
    'combat-type': ({ types }) => `el combate es con ${either(types.map(type => MINIONS[type]))}`,
    'combat-range': ({ range }) => `se combate ${ranges[range]}`,
    'combat-round': ({ range }) => `el asalto del combate es ${number(range)}`,
    'combat-pressed': ({ is }) => `${is ? 'hay' : 'no hay'} un acoso para continuar`,
    'referendum-kind': (params, names) => `el referéndum es ${cards(params.cards, names)}`,
    'referendum-by': ({ of }, names) => `propone el referéndum ${who(of, names)}`,
    'referendum-passes': ({ is }) => `el referéndum ${not(is)}prosperaría`,
    'referendum-tally': ({ range }) => `los votos a favor menos los votos en contra son ${number(range)}`,
    'referendum-left': ({ range }) => `mis siervos y cartas con votos por emitir son ${number(range)}`,
    'referendum-touches-me': ({ is }) => `el referéndum ${not(is)}me afecta`,
    'played-type': ({ types }) => `la carta jugada es de este tipo: ${either(types.map(type => word(TYPES, type)))}`,
    'played-card': (params, names) => `se juega ${cards(params.cards, names)}`,
    'played-by': ({ of }, names) => `juega una carta ${who(of, names)}`,
    strike: (params, names) => `el ataque oponente es ${strikes(params.strikes, names)}`,
    damage: ({ range }) => `el daño a mi siervo es ${number(range)}`,
    pass: () => 'pasar',
    'ask-me': () => 'preguntarme',
    due: () =>
      'hacer lo debido: los efectos obligatorios que no quitan nada, el punto de la Ventaja, la única caza o sacar a quien está completo',
    default: () => 'dar la respuesta por defecto',
    block: ({ with: wanted, reaching, cap }, names) =>
      `bloquear con ${minions(wanted, names)}${reaching ? ', si su intercepción no es menor que el sigilo' : ''}${cap.blood ? `, por un máximo de ${bloodOf(cap.blood)}` : ''}; si nadie puede, preguntarme`,
    raise: ({ what, upTo, cap }) => `subir ${STATS[what]} hasta ${upTo} con cartas en juego${pays(cap)}; si no, pasar`,
    vote: ({ side, ...more }) =>
      side === 'abstain' ? 'abstenerse' : `emitir todos los votos ${terms.sides[side]}${spends(more)}`,
    follow: ({ seat, ...more }, names) => `votar como ${names.seat(seat)}${spends(more)}`,
    play: ({ cards: keys, to, cap }, names) =>
      `jugar ${cards(keys, names)}${to.length > 0 ? ` contra ${whom(to, names)}` : ''} si está en la mano${pays(cap)}; si no, pasar`,
    use: ({ cards: keys, cap }, names) => `usar ${cards(keys, names)}${pays(cap)}`,
    'strike-with': ({ strikes: kinds, cap }, names) =>
      `elegir el ataque: ${strikes([...kinds, 'hand'], names)}${pays(cap)}`,
    maneuver: ({ range }) =>
      `maniobrar para combatir ${word(ranges, range)} si lo permite una carta en juego; si no, pasar`,
    press: ({ to }) =>
      `acosar para ${to === 'end' ? 'terminar' : 'continuar'} el combate si lo permite una carta en juego; si no, pasar`,
    prevent: ({ upTo, cards: held, cap }) =>
      `prevenir daño hasta que ${upTo === 1 ? 'quede' : 'queden'} ${upTo}, con cartas en juego${held ? ' y de la mano' : ''}${pays(cap)}`,
    influence: ({ to, keep }, names) =>
      `mover transferencias a ${either(to.map(one => (one === 'any' ? 'quien venga después' : names.minion(one))))}, conservando ${poolOf(keep)}`,
    discard: ({ cards: keys }, names) => `descartarse de ${cards(keys, names)} si está en la mano; si no, nada`,
    'step-was': ({ step, was }) =>
      `la acción del paso ${step} ${was === 'blocked' ? 'ha sido bloqueada' : 'ha tenido éxito'}`,
    'end-phase': () => 'terminar la fase',
    option: chosen(DOING, id => `elegir «${id}»`),
  },
  sentence: (when, unless, deed, scope) => {
    const until =
      scope === 'action'
        ? 'En esta acción: '
        : scope === 'turn'
          ? 'Este turno: '
          : scope === 'until-my-turn'
            ? 'Hasta mi turno: '
            : ''
    const all = (clauses: string[], before: string): string =>
      clauses.map((clause, i) => (i === 0 ? clause : `${before}${and(clause)} ${clause}`)).join('')
    const text = `${until}${when.length === 0 ? 'pase lo que pase' : `cuando ${all(when, ', ')}`}${unless.length === 0 ? '' : `, salvo que se cumpla que ${all(unless, ' ')}`}: ${deed}.`
    return text.charAt(0).toUpperCase() + text.slice(1)
  },
}
