import type { CardType } from '../../cards/facts.ts'
import type { Cap, MinionType, Range, Whose } from '../../rules/model/orders.ts'
import type { MessageKey } from '../../rules/index.ts'
import { chosen, type DoingWords, type OrderNames, type OrderWords } from '../orders.ts'
import { blood as bloodOf, either, listed, pool as poolOf, word } from './grammar.ts'
import { ranges, terms } from './terms.ts'

const WHOSE: Record<string, string> = {
  me: 'mim',
  prey: 'minha presa',
  predator: 'meu predador',
  other: 'outro Matusalém',
}
const whom = (of: readonly Whose[], names: OrderNames): string =>
  either(of.map(one => (typeof one === 'number' ? names.seat(one) : WHOSE[one]!)))
/** As the subject of a verb that is the same in the first and in the third person. */
const who = (of: readonly Whose[], names: OrderNames): string =>
  either(of.map(one => (one === 'me' ? 'eu' : whom([one], names))))
/** What belongs to them, after a noun: `meu`, `de minha presa`. */
const whose = (of: readonly Whose[], names: OrderNames, mine: string): string =>
  either(of.map(one => (one === 'me' ? mine : `de ${whom([one], names)}`)))
const number = ({ gte, lte }: Range): string =>
  gte !== undefined && gte === lte
    ? String(gte)
    : gte !== undefined && lte !== undefined
      ? `entre ${gte} e ${lte}`
      : gte !== undefined
        ? `${gte} ou mais`
        : lte !== undefined
          ? `${lte} ou menos`
          : 'qualquer quantidade'
const not = (is: boolean): string => (is ? '' : 'não ')
const cards = (keys: readonly string[], names: OrderNames): string =>
  either(keys.map(key => (key === 'blood-hunt' ? 'uma caçada de sangue' : names.card(key))))
const MINIONS: Readonly<Record<MinionType, string>> = { Vampire: 'um vampiro', Ally: 'um aliado', Imbued: 'um Imbued' }
const minions = (ids: readonly (number | 'any')[], names: OrderNames): string =>
  either(ids.map(id => (id === 'any' ? 'qualquer servo meu' : names.minion(id))))
const strikes = (kinds: readonly string[], names: OrderNames): string =>
  either(kinds.map(kind => terms.strikes[kind as keyof typeof terms.strikes] ?? names.card(kind)))
const spends = ({ edge, burn }: { edge: boolean; burn: boolean }): string =>
  edge || burn
    ? `, também com ${listed([...(edge ? ['a Vantagem'] : []), ...(burn ? ['uma carta de ação política'] : [])])}`
    : ''

function pays({ blood, pool, burn }: Cap): string {
  const parts = [
    ...(blood ? [bloodOf(blood)] : []),
    ...(pool ? [poolOf(pool)] : []),
    ...(burn ? ['a própria carta'] : []),
  ]
  return parts.length === 0 ? ', sem custo' : `, por no máximo ${listed(parts)}`
}

const ASKS: Partial<Record<MessageKey, string>> = {
  'ask-unlock': 'minha fase de destravar',
  'ask-master': 'minha fase de mestre',
  'ask-minion': 'minha fase de servo',
  'ask-influence': 'minha fase de influência',
  'ask-discard': 'minha fase de descarte',
  'ask-strike': 'minha escolha de golpe',
  'ask-diablerie': 'os espólios da minha diablerie',
  'choose-trigger': 'a ordem dos meus efeitos',
}
const TYPES: Readonly<Record<CardType, string>> = {
  Master: 'carta de mestre',
  Action: 'carta de ação',
  'Political Action': 'carta de ação política',
  'Action Modifier': 'modificador de ação',
  Reaction: 'carta de reação',
  Combat: 'carta de combate',
  Event: 'carta de evento',
  Equipment: 'equipamento',
  Retainer: 'lacaio',
  Ally: 'aliado',
  Vampire: 'vampiro',
  Imbued: 'Imbued',
  Power: 'poder',
  Conviction: 'convicção',
}
const STATS = { intercept: 'minha percepção', stealth: 'minha furtividade' }

const DOING: DoingWords = {
  bleed: card => `sangrar com ${card}`,
  hunt: card => `caçar com ${card}`,
  'leave-torpor': card => `sair do torpor com ${card}`,
  'become-anarch': card => `tornar-se um Anarquista com ${card}`,
  rescue: (card, other) => `resgatar ${other} do torpor com ${card}`,
  diablerie: (card, other) => `diablerizar ${other} com ${card}`,
  'enter-combat': (card, other) => `entrar em combate com ${other} usando ${card}`,
  equip: (card, other) => `equipar ${card} a partir de ${other}`,
  action: (card, other) => `usar a ação de ${card}${other === undefined ? '' : ` com ${other}`}`,
  play: (card, other) => `jogar ${card}${other === undefined ? '' : ` com ${other}`}`,
  use: (card, other) => `usar ${card}${other === undefined ? '' : ` com ${other}`}`,
  invest: card => `mover recursos para ${card}`,
  withdraw: card => `devolver sangue de ${card} aos meus recursos`,
  'bring-out': card => `colocar ${card} em jogo`,
  merge: card => `fundir ${card}`,
  'draw-crypt': () => 'comprar uma carta da minha cripta',
  mark: card => `marcar ${card} para este turno`,
  unlock: card => `destravar ${card}`,
  edge: () => 'ganhar 1 de recurso pela Vantagem',
  'declare-withdrawal': () => 'declarar a minha retirada',
  pay: card => `continuar a contestar ${card}`,
  yield: card => `conceder ${card}`,
  discard: card => `descartar ${card}`,
  pass: () => 'passar',
}

export const orderWords: OrderWords = {
  clauses: {
    window: ({ windows }) => `a janela é “${either(windows.map(name => terms.windows[name]))}”`,
    ask: ({ asks }) => `a pergunta é sobre ${either(asks.map(key => ASKS[key] ?? 'uma escolha minha'))}`,
    turn: ({ of }, names) => `o turno é ${whose(of, names, 'meu')}`,
    pool: ({ range }) => `meus recursos são ${number(range)}`,
    'is-due': ({ is }) => `algo na minha fase ${is ? '' : 'não '}é devido`,
    transfers: ({ range }) => `as transferências restantes são ${number(range)}`,
    'action-kind': ({ kinds }) =>
      `a ação é do tipo ${either(kinds.map(kind => (kind === 'political' ? 'ação política' : (terms.actions[kind as keyof typeof terms.actions] ?? kind))))}`,
    'action-card': (params, names) => `a ação é de ${cards(params.cards, names)}`,
    'action-by': ({ of }, names) => `a ação é ${whose(of, names, 'minha')}`,
    'action-minion': (params, names) => `age ${minions(params.minions, names)}`,
    'action-against-me': ({ is }) => `a ação ${not(is)}é contra mim`,
    'action-target': ({ of }, names) => `a ação é contra ${whom(of, names)}`,
    'action-bleed': ({ range }) => `o sangrar é ${number(range)}`,
    'action-stealth': ({ range }) => `a furtividade é ${number(range)}`,
    'action-reach': ({ range }) => `minha melhor percepção menos a furtividade é ${number(range)}`,
    'action-blocked': ({ of }, names) => `tenta bloquear um servo ${whose(of, names, 'meu')}`,
    'action-blocker': (params, names) => `tenta bloquear ${minions(params.minions, names)}`,
    'action-intercept': ({ range }) => `a percepção é ${number(range)}`,
    'action-lacking': ({ range }) => `a percepção que falta para bloquear é ${number(range)}`,
    'action-answerable': ({ is }) => `${is ? '' : 'não '}poderia responder com mais do que um despertar`,
    'action-ousts': ({ is }) => `o sangrar ${not(is)}me eliminaria`,
    'combat-mine': ({ is }) => `um servo meu ${not(is)}combate`,
    'combat-with': ({ of }, names) => `o combate é com um servo ${whose(of, names, 'meu')}`,
    'combat-minion': (params, names) => `o combate é com ${minions(params.minions, names)}`,
    'combat-type': ({ types }) => `o combate é com ${either(types.map(type => MINIONS[type]))}`,
    'combat-range': ({ range }) => `o combate é a ${ranges[range]}`,
    'combat-round': ({ range }) => `a rodada do combate é ${number(range)}`,
    'combat-pressed': ({ is }) => `${not(is)}há um pressionar para continuar`,
    'referendum-kind': (params, names) => `o referendo é ${cards(params.cards, names)}`,
    'referendum-by': ({ of }, names) => `quem convoca o referendo é ${who(of, names)}`,
    'referendum-passes': ({ is }) => `o referendo ${not(is)}seria aprovado`,
    'referendum-tally': ({ range }) => `os votos a favor menos os votos contra são ${number(range)}`,
    'referendum-left': ({ range }) => `meus servos e cartas com votos a declarar são ${number(range)}`,
    'referendum-touches-me': ({ is }) => `o referendo ${not(is)}me afeta`,
    'played-type': ({ types }) => `a carta jogada é deste tipo: ${either(types.map(type => word(TYPES, type)))}`,
    'played-card': (params, names) => `a carta jogada é ${cards(params.cards, names)}`,
    'played-by': ({ of }, names) => `quem joga uma carta é ${who(of, names)}`,
    strike: (params, names) => `o golpe oponente é ${strikes(params.strikes, names)}`,
    damage: ({ range }) => `o dano ao meu servo é ${number(range)}`,
    pass: () => 'passar',
    'ask-me': () => 'perguntar a mim',
    due: () =>
      'fazer o que é devido: os efeitos obrigatórios que nada tiram, o ponto da Vantagem, a única caça ou trazer quem está completo',
    default: () => 'dar a resposta padrão',
    block: ({ with: wanted, reaching, cap }, names) =>
      `bloquear com ${minions(wanted, names)}${reaching ? ', se a sua percepção não for menor que a furtividade' : ''}${cap.blood ? `, por no máximo ${bloodOf(cap.blood)}` : ''}; se ninguém puder, perguntar a mim`,
    raise: ({ what, upTo, cap }) => `aumentar ${STATS[what]} até ${upTo} com cartas em jogo${pays(cap)}; senão, passar`,
    vote: ({ side, ...more }) =>
      side === 'abstain' ? 'abster-se' : `declarar todos os votos ${terms.sides[side]}${spends(more)}`,
    follow: ({ seat, ...more }, names) => `votar como ${names.seat(seat)}${spends(more)}`,
    play: ({ cards: keys, to, cap }, names) =>
      `jogar ${cards(keys, names)}${to.length > 0 ? ` contra ${whom(to, names)}` : ''} se estiver na mão${pays(cap)}; senão, passar`,
    use: ({ cards: keys, cap }, names) => `usar ${cards(keys, names)}${pays(cap)}`,
    'strike-with': ({ strikes: kinds, cap }, names) =>
      `escolher o golpe: ${strikes([...kinds, 'hand'], names)}${pays(cap)}`,
    maneuver: ({ range }) => `manobrar para ${ranges[range]} se uma carta em jogo permitir; senão, passar`,
    press: ({ to }) =>
      `pressionar para ${to === 'end' ? 'terminar' : 'continuar'} o combate se uma carta em jogo permitir; senão, passar`,
    prevent: ({ upTo, cards: held, cap }) =>
      `prevenir dano até que ${upTo === 1 ? 'reste' : 'restem'} ${upTo}, com cartas em jogo${held ? ' e da mão' : ''}${pays(cap)}`,
    influence: ({ to, keep }, names) =>
      `mover transferências para ${either(to.map(one => (one === 'any' ? 'quem vier depois' : names.minion(one))))}, mantendo ${poolOf(keep)}`,
    discard: ({ cards: keys }, names) => `descartar ${cards(keys, names)} se estiver na mão; senão, nada`,
    'step-was': ({ step, was }) => `a ação do passo ${step} ${was === 'blocked' ? 'foi bloqueada' : 'teve sucesso'}`,
    'end-phase': () => 'terminar a fase',
    option: chosen(DOING, id => `escolher “${id}”`),
  },
  sentence: (when, unless, deed, scope) => {
    const until =
      scope === 'action'
        ? 'Nesta ação: '
        : scope === 'turn'
          ? 'Neste turno: '
          : scope === 'until-my-turn'
            ? 'Até o meu turno: '
            : ''
    const text = `${until}${when.length === 0 ? 'aconteça o que acontecer' : `quando ${when.join(', e ')}`}${unless.length === 0 ? '' : `, exceto quando ${unless.join(' e ')}`}: ${deed}.`
    return text.charAt(0).toUpperCase() + text.slice(1)
  },
}
