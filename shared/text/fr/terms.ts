import type { DeckReason } from '../../decks/legality.ts'
import type { Terms } from '../language.ts'
import { de, listed, word } from './grammar.ts'

export const terms: Terms = {
  phases: { unlock: 'phase de redressement', master: 'phase de maître', minion: 'phase de serviteur', influence: 'phase d’influence', discard: 'phase de défausse' },
  windows: {
    announced: 'lors de l’annonce de l’action',
    blocks: 'tentatives de blocage',
    attempt: 'durant une tentative de blocage',
    declined: 'quand tous ont renoncé à bloquer',
    success: 'quand l’action va réussir',
    blocked: 'quand l’action est bloquée',
    resolved: 'après la résolution de l’action',
    'as-played': 'lorsqu’une carte est jouée',
    'combat-begins': 'quand un combat va commencer',
    'before-range': 'avant l’étape de manœuvre',
    range: 'manœuvre',
    'before-strikes': 'avant que les frappes ne soient choisies',
    strike: 'choix de la frappe',
    'as-chosen': 'lorsqu’une frappe est choisie',
    'additional-strikes': 'frappes additionnelles',
    press: 'poursuite',
    'round-end': 'fin de round',
    'combat-ends': 'quand le combat va se terminer',
    prevent: 'prévention des dégâts',
    ousting: 'quand l’élimination d’un Mathusalem est imminente',
    'to-torpor': 'quand un vampire va partir en torpeur',
    'before-votes': 'avant que voix et bulletins ne soient exprimés',
    polling: 'étape de vote',
    diablerized: 'après une diablerie',
    between: 'entre deux effets',
  },
  actions: {
    bleed: 'morsure', hunt: 'chasse', 'leave-torpor': 'sortie de torpeur', 'become-anarch': 'action pour devenir Anarch', rescue: 'secours', diablerie: 'diablerie',
    'enter-combat': 'entrée en combat', equip: 'action d’équipement', card: 'action',
  },
  stats: {
    bleed: 'morsure', stealth: 'discrétion', intercept: 'interception', strength: 'force', hunt: 'chasse', handSize: 'taille de la main', capacity: 'capacité',
    votes: 'voix', votesAgainst: 'voix contre', ballots: 'bulletins', transfers: 'transferts', masterActions: 'actions de phase de maître', discardActions: 'actions de phase de défausse',
    cost: 'coût', maneuver: 'manœuvres optionnelles', press: 'poursuites optionnelles', strikes: 'frappes additionnelles', dissent: 'points de sang pour voter contre',
    edgeVotes: 'voix de plus pour l’Avantage brûlé', bleeds: 'actions de morsure par tour',
  },
  strikes: { hand: 'frappe à mains nues', damage: 'frappe qui inflige des dégâts', dodge: 'esquive', 'combat-ends': 'fin de combat', steal: 'vol de points de sang ou de vie', equipment: 'frappe contre un équipement' },
  piles: { library: 'bibliothèque', crypt: 'crypte', hand: 'main', ash: 'tas de cendres', inPlay: 'en jeu', uncontrolled: 'région incontrôlée', contested: 'cartes disputées', removed: 'cartes retirées de la partie' },
  uses: {
    action: 'une action de phase de maître',
    aim: 'fixer la portée à distance',
    angel: 'prévenir 1 point de dégâts',
    avenge: 'brûler un vampire qui a commis la diablerie',
    another: 'en nourrir un autre',
    bleed: 'mordre',
    blood: 'du sang pour un vampire incontrôlé',
    burn: 'la brûler',
    continue: 'poursuivre l’action',
    discard: 'défausser une carte',
    cancel: 'l’annuler',
    end: 'terminer le combat',
    equipment: 'brûler un équipement',
    exchange: 'échanger une carte avec votre tas de cendres',
    famous: 'brûler 1 point de réserve',
    feed: 'nourrir',
    fear: 'brûler 5 points de sang, ou brûler',
    fight: 'entrer en combat',
    fill: 'ajouter du sang à un vampire incontrôlé',
    give: 'y déplacer du sang',
    gun: 'prévenir les dégâts d’une arme à feu',
    gaze: 'faire échouer la tentative de blocage',
    grow: 'ajouter un compteur',
    hand: 'piocher plus de cartes',
    heal: 'gagner 1 point de vie',
    intercept: 'gagner de l’interception',
    keep: 'mettre une carte dessus',
    lock: 'incliner des vampires',
    look: 'piocher de votre crypte',
    offer: 'offrir du sang au vampire',
    other: 'prévenir d’autres dégâts',
    pass: 'la transmettre',
    pay: 'brûler 1 point de réserve pour elle',
    pool: 'gagner de la réserve',
    prevent: 'prévenir des dégâts',
    rescue: 'faire sortir un vampire de torpeur',
    sabotage: 'votre proie brûle de la réserve',
    shuffle: 'la mélanger à la bibliothèque',
    steal: 'la voler',
    stealth: 'changer la discrétion',
    stop: 'la brûler contre de la réserve',
    swap: 'échanger la carte qui est dessus',
    store: 'y mettre 1 point de sang',
    suffer: 'brûler de la réserve, ou ce qui la remplace',
    'to-pool': 'déplacer du sang vers votre réserve',
    'to-vampire': 'déplacer de la réserve vers le vampire',
    transfers: 'gagner des transferts',
    unlock: 'redresser',
    votes: 'gagner des voix',
    wither: 'brûler 1 point de sang ou de vie',
  },
  sides: { for: 'pour', against: 'contre' },
  picks: { aggravated: 'dégâts aggravés d’abord', normal: 'dégâts normaux d’abord', pool: 'gagner 1 point de réserve', crypt: 'piocher de la crypte' },
  disciplines: {
    ani: 'Animalisme', aus: 'Auspex', cel: 'Célérité', dom: 'Domination', for: 'Force d’âme', obf: 'Occultation', pot: 'Puissance', pre: 'Présence', pro: 'Protean', tha: 'Sorcellerie du sang',
  },
}

/** What vampires can become, by the words of their facts. */
const STANDING: Readonly<Record<string, string>> = {
  primogen: 'primogène', 'inner circle': 'membre du Cercle intérieur', bishop: 'évêque', archbishop: 'archevêque', regent: 'régent', '1 vote': '1 voix', '2 votes': '2 voix',
  Independent: 'Indépendant', Malkavian: 'Malkavien', Toreador: 'Toréador', Ministry: 'Ministère', 'Blood Brother': 'Frère de Sang',
  'Malkavian antitribu': 'Malkavien antitribu', 'Toreador antitribu': 'Toréador antitribu',
}
export const standing = (of: string): string => word(STANDING, of)
/** `prince d’Oslo`. */
export const titleOf = (title: string, city: string | null): string => (city === null ? standing(title) : `${standing(title)} ${de(city)}`)

/** ` (Domination)`, ` (Domination, niveau supérieur)`, ` (Célérité et Présence)`; some other mode of a card by its own name. */
export function playedAt(mode: string): string {
  const codes = mode.split('+')
  if (codes.some(code => code.length !== 3)) return ` (${word(terms.uses, mode)})`
  return ` (${listed(codes.map(code => word(terms.disciplines, code.toLowerCase())))}${mode === mode.toLowerCase() ? '' : ', niveau supérieur'})`
}

export const deckReasons: Record<DeckReason, string> = {
  'crypt-too-small': 'Une crypte compte au moins 12 cartes.',
  'library-too-small': 'Une bibliothèque compte au moins 60 cartes.',
  'library-too-large': 'Une bibliothèque compte au plus 90 cartes.',
  'groups-not-consecutive': 'Toutes les cartes de crypte viennent d’un seul groupe ou de deux groupes qui se suivent.',
  'library-card-in-crypt': 'Une carte de bibliothèque ne peut pas être dans la crypte.',
  'crypt-card-in-library': 'Une carte de crypte ne peut pas être dans la bibliothèque.',
  'unknown-card': 'Une carte de cette liste n’est pas connue ici.',
  'ambiguous-card': 'Un nom de cette liste est celui de plusieurs cartes.',
  'banned': 'Une carte de cette liste est interdite.',
  'outside-pool': 'Une carte de cette liste n’est pas parmi celles de la table.',
  'not-whole': 'Une carte de cette liste ne peut pas encore être jouée ici.',
  'too-many-cards': 'Cette liste a plus de cartes qu’on ne peut en distribuer ici : 1000.',
  'bad-count': 'Le nombre d’exemplaires d’une carte est un nombre entier, au moins un.',
}
