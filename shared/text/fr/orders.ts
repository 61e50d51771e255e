import type { CardType } from '../../cards/facts.ts'
import type { ActionName, MessageKey } from '../../rules/index.ts'
import type { Cap, MinionType, Range, Whose } from '../../rules/model/orders.ts'
import { chosen, type DoingWords, type OrderNames, type OrderWords } from '../orders.ts'
import { blood, count, de, listed, pool, que, RANGES, word } from './grammar.ts'
import { terms } from './terms.ts'

const or = (words: readonly string[]): string => listed([...words], 'rien', 'ou')
const WHOSE: Record<string, string> = {
  me: 'moi',
  prey: 'ma proie',
  predator: 'mon prédateur',
  other: 'un autre Mathusalem',
}
const who = (of: readonly Whose[], names: OrderNames, before = ''): string =>
  or(of.map(one => `${before}${typeof one === 'number' ? names.seat(one) : WHOSE[one]!}`))
const number = ({ gte, lte }: Range): string =>
  gte !== undefined && gte === lte
    ? `de ${gte}`
    : gte !== undefined && lte !== undefined
      ? `de ${gte} à ${lte}`
      : gte !== undefined
        ? `d’au moins ${gte}`
        : lte !== undefined
          ? `d’au plus ${lte}`
          : 'quelconque'
const est = (is: boolean): string => (is ? 'est' : 'n’est pas')
const cards = (keys: readonly string[], names: OrderNames): string =>
  or(keys.map(key => (key === 'blood-hunt' ? 'une chasse de sang' : names.card(key))))
const MINIONS: Readonly<Record<MinionType, string>> = { Vampire: 'un vampire', Ally: 'un allié', Imbued: 'un Imbued' }
const minions = (ids: readonly (number | 'any')[], names: OrderNames): string =>
  or(ids.map(id => (id === 'any' ? 'un de mes serviteurs' : names.minion(id))))
const strikes = (kinds: readonly string[], names: OrderNames): string =>
  or(kinds.map(kind => terms.strikes[kind as keyof typeof terms.strikes] ?? names.card(kind)))
const spends = ({ edge, burn }: { edge: boolean; burn: boolean }): string =>
  edge || burn
    ? `, avec aussi ${listed([...(edge ? ['l’Avantage'] : []), ...(burn ? ['une carte d’action politique'] : [])])}`
    : ''

function pays({ blood: most, pool: pools, burn }: Cap): string {
  const parts = [
    ...(most ? [blood(most)] : []),
    ...(pools ? [pool(pools)] : []),
    ...(burn ? ['la carte elle-même'] : []),
  ]
  return parts.length === 0 ? ', sans coût' : `, pour au plus ${listed(parts)}`
}

const ASKS: Partial<Record<MessageKey, string>> = {
  'ask-unlock': 'ma phase de redressement',
  'ask-master': 'ma phase de maître',
  'ask-minion': 'ma phase de serviteur',
  'ask-influence': 'ma phase d’influence',
  'ask-discard': 'ma phase de défausse',
  'ask-strike': 'le choix de ma frappe',
  'ask-diablerie': 'le butin de ma diablerie',
  'choose-trigger': 'l’ordre de mes effets',
}
const TYPES: Readonly<Record<CardType, string>> = {
  Master: 'carte de maître',
  Action: 'carte d’action',
  'Political Action': 'carte d’action politique',
  'Action Modifier': 'modificateur d’action',
  Reaction: 'carte de réaction',
  Combat: 'carte de combat',
  Event: 'carte d’événement',
  Equipment: 'équipement',
  Retainer: 'compagnon',
  Ally: 'allié',
  Vampire: 'vampire',
  Imbued: 'Imbued',
  Power: 'pouvoir',
  Conviction: 'conviction',
}

const KINDS: Readonly<Record<ActionName | 'political', string>> = {
  bleed: 'une morsure',
  hunt: 'une chasse',
  'leave-torpor': 'une sortie de torpeur',
  'become-anarch': 'une action pour devenir Anarch',
  rescue: 'une action de secours',
  diablerie: 'une diablerie',
  'enter-combat': 'une entrée en combat',
  equip: 'une action d’équipement',
  card: 'celle d’une carte',
  political: 'une action politique',
}

const DOING: DoingWords = {
  bleed: card => `mordre avec ${card}`,
  hunt: card => `chasser avec ${card}`,
  'leave-torpor': card => `sortir ${card} de torpeur`,
  'become-anarch': card => `devenir Anarch avec ${card}`,
  rescue: (card, other) => `secourir ${other} de torpeur avec ${card}`,
  diablerie: (card, other) => `diabler ${other} avec ${card}`,
  'enter-combat': (card, other) => `entrer en combat contre ${other} avec ${card}`,
  equip: (card, other) => `équiper ${card} à partir ${de(other ?? '')}`,
  action: (card, other) => `utiliser l’action de cette carte : ${card}${other === undefined ? '' : ` avec ${other}`}`,
  play: (card, other) => `jouer ${card}${other === undefined ? '' : ` avec ${other}`}`,
  use: (card, other) => `utiliser ${card}${other === undefined ? '' : ` avec ${other}`}`,
  invest: card => `déplacer de la réserve vers ${card}`,
  withdraw: card => `ramener dans ma réserve du sang ${de(card)}`,
  'bring-out': card => `faire entrer ${card} en jeu`,
  merge: card => `fusionner ${card}`,
  'draw-crypt': () => 'piocher une carte de ma crypte',
  mark: card => `marquer ${card} pour ce tour`,
  unlock: card => `redresser ${card}`,
  edge: () => 'gagner 1 point de réserve grâce à l’Avantage',
  'declare-withdrawal': () => 'déclarer ma retraite',
  pay: card => `continuer à disputer ${card}`,
  yield: card => `céder ${card}`,
  discard: card => `défausser ${card}`,
  pass: () => 'passer',
}

/** A condition is a whole clause, as `quand` and `et que` go before each. */
export const orderWords: OrderWords = {
  clauses: {
    window: ({ windows }) => `la fenêtre est ${or(windows.map(name => `« ${terms.windows[name]} »`))}`,
    ask: ({ asks }) => `la question est ${or(asks.map(key => ASKS[key] ?? 'un de mes choix'))}`,
    turn: ({ of }, names) => `le tour est ${who(of, names, 'à ')}`,
    pool: ({ range }) => `ma réserve est ${number(range)}`,
    'is-due': ({ is }) => `une chose ${is ? 'est' : 'n’est pas'} due dans ma phase`,
    transfers: ({ range }) => `le nombre de mes transferts est ${number(range)}`,
    'action-kind': ({ kinds }) => `l’action est ${or(kinds.map(kind => word(KINDS, kind)))}`,
    'action-card': (params, names) => `l’action vient de cette carte : ${cards(params.cards, names)}`,
    'action-by': ({ of }, names) => `le serviteur qui agit est ${who(of, names, 'à ')}`,
    'action-minion': (params, names) => `le serviteur qui agit est ${minions(params.minions, names)}`,
    'action-against-me': ({ is }) => `l’action ${est(is)} contre moi`,
    'action-target': ({ of }, names) => `l’action est dirigée contre ${who(of, names)}`,
    'action-bleed': ({ range }) => `la morsure est ${number(range)}`,
    'action-stealth': ({ range }) => `la discrétion est ${number(range)}`,
    'action-reach': ({ range }) => `l’avance de ma meilleure interception sur la discrétion est ${number(range)}`,
    'action-blocked': ({ of }, names) => `le serviteur qui tente de bloquer est ${who(of, names, 'à ')}`,
    'action-blocker': (params, names) => `le serviteur qui tente de bloquer est ${minions(params.minions, names)}`,
    'action-intercept': ({ range }) => `l’interception est ${number(range)}`,
    'action-lacking': ({ range }) => `l’interception qui manque au blocage est ${number(range)}`,
    'action-answerable': ({ is }) => `je ${is ? 'pourrais' : 'ne pourrais pas'} répondre autrement que par un réveil`,
    'action-ousts': ({ is }) => `la morsure ${is ? 'peut' : 'ne peut pas'} m’éliminer`,
    'combat-mine': ({ is }) => `un serviteur à moi ${is ? 'combat' : 'ne combat pas'}`,
    'combat-with': ({ of }, names) => `le serviteur adverse est ${who(of, names, 'à ')}`,
    'combat-minion': (params, names) => `le serviteur adverse est ${minions(params.minions, names)}`,
    'combat-type': ({ types }) => `le serviteur adverse est ${or(types.map(type => MINIONS[type]))}`,
    'combat-range': ({ range }) => `le combat est ${RANGES[range]!}`,
    'combat-round': ({ range }) => `le numéro du round est ${number(range)}`,
    'combat-pressed': ({ is }) => `une poursuite pour continuer ${est(is)} en vigueur`,
    'referendum-kind': (params, names) => `le référendum est ${cards(params.cards, names)}`,
    'referendum-by': ({ of }, names) => `le référendum est ${who(of, names, 'à ')}`,
    'referendum-passes': ({ is }) => `le référendum, sans autre voix, ${is ? 'passe' : 'échoue'}`,
    'referendum-tally': ({ range }) => `l’avance des voix pour est ${number(range)}`,
    'referendum-left': ({ range }) =>
      `le nombre de mes serviteurs et cartes qui ont encore des voix est ${number(range)}`,
    'referendum-touches-me': ({ is }) => `le référendum ${is ? 'me touche' : 'ne me touche pas'}`,
    'played-type': ({ types }) => `la carte jouée est de ce type : ${or(types.map(type => word(TYPES, type)))}`,
    'played-card': (params, names) => `la carte jouée est ${cards(params.cards, names)}`,
    'played-by': ({ of }, names) => `la carte est jouée par ${who(of, names)}`,
    strike: (params, names) => `la frappe adverse est ${strikes(params.strikes, names)}`,
    damage: ({ range }) => `le total des dégâts de mon serviteur est ${number(range)}`,
    pass: () => 'passer',
    'ask-me': () => 'me demander',
    due: () =>
      'faire ce qui est dû : les effets obligatoires qui ne coûtent rien, le point de l’Avantage, la seule chasse, la sortie de qui est complet',
    default: () => 'donner la réponse par défaut',
    block: ({ with: wanted, reaching, cap }, names) =>
      `bloquer avec ${minions(wanted, names)}${reaching ? ', si son interception n’est pas inférieure à la discrétion' : ''}${cap.blood ? `, pour au plus ${blood(cap.blood)}` : ''} ; si aucun ne peut, me demander`,
    raise: ({ what, upTo, cap }) =>
      `porter ma ${terms.stats[what]} à ${upTo} avec des cartes en jeu${pays(cap)} ; sinon passer`,
    vote: ({ side, ...more }) =>
      side === 'abstain' ? 'm’abstenir' : `exprimer toutes mes voix ${terms.sides[side]}${spends(more)}`,
    follow: ({ seat, ...more }, names) => `voter comme ${names.seat(seat)}${spends(more)}`,
    play: ({ cards: keys, to, cap }, names) =>
      `jouer ${cards(keys, names)}${to.length > 0 ? ` vers ${who(to, names)}` : ''} si je l’ai en main${pays(cap)} ; sinon passer`,
    use: ({ cards: keys, cap }, names) => `utiliser ${cards(keys, names)}${pays(cap)}`,
    'strike-with': ({ strikes: kinds, cap }, names) =>
      `choisir comme frappe ${strikes([...kinds, 'hand'], names)}${pays(cap)}`,
    maneuver: ({ range }) => `manœuvrer pour combattre ${RANGES[range]!} si une carte en jeu le permet ; sinon passer`,
    press: ({ to }) =>
      `jouer une poursuite pour ${to === 'continue' ? 'continuer' : 'terminer le combat'} si une carte en jeu le permet ; sinon passer`,
    prevent: ({ upTo, cards: held, cap }) =>
      `prévenir des dégâts jusqu’à n’en laisser que ${count(upTo, 'point')}, avec des cartes en jeu${held ? ' et de ma main' : ''}${pays(cap)}`,
    influence: ({ to, keep }, names) =>
      `déplacer des transferts vers ${or(to.map(one => (one === 'any' ? 'la carte suivante' : names.minion(one))))}, en gardant ${pool(keep)}`,
    discard: ({ cards: keys }, names) => `défausser ${cards(keys, names)} si je l’ai en main ; sinon rien`,
    'step-was': ({ step, was }) => `l’action de l’étape ${step} ${was === 'blocked' ? 'est bloquée' : 'réussit'}`,
    'end-phase': () => 'terminer la phase',
    option: chosen(DOING, id => `choisir « ${id} »`),
  },
  sentence: (when, unless, deed, scope) => {
    const until =
      scope === 'action'
        ? 'Dans cette action : '
        : scope === 'turn'
          ? 'Ce tour-ci : '
          : scope === 'until-my-turn'
            ? 'Jusqu’à mon tour : '
            : ''
    const all = (clauses: string[]): string =>
      clauses.map((clause, i) => (i === 0 ? clause : que(clause))).join(', et ')
    const text = `${until}${when.length === 0 ? 'quoi qu’il arrive' : `quand ${all(when)}`}${unless.length === 0 ? '' : `, sauf si ${all(unless)}`} : ${deed}.`
    return text.charAt(0).toUpperCase() + text.slice(1)
  },
}
