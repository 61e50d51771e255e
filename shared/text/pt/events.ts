import type { Language, Say } from '../spoken-language.ts'
import type { EventParams } from '../../rules/index.ts'
import { counters } from './counters.ts'
import { count, figure, listed, moment, signed, word } from './grammar.ts'
import { judge } from './judge.ts'
import { playedAt, ranges, terms, theActions, traits } from './terms.ts'

const EARNED = {
  prey: 'pela eliminação de sua presa',
  last: 'como último Matusalém da partida',
  withdrawal: 'por sua retirada',
  time: 'por seguir na partida até o fim do tempo',
}
const BROKEN = {
  combat: 'um servo seu entrou em combate',
  blood: 'um servo seu perdeu sangue',
  pool: 'houve perda de recursos',
}

export const events: Language['events'] = {
  'game-started': ({ first }, say) => `${say.seat(first)} joga o primeiro turno da partida.`,
  'turn-started': ({ seat, turn }, say) => `${say.seat(seat)} começa o turno ${figure(turn)}.`,
  'turn-ending': ({ seat }, say) => `Termina o turno de ${say.seat(seat)}.`,
  'phase-started': ({ seat, phase }, say) => `${say.seat(seat)} começa a ${terms.phases[phase]}.`,
  consulting: ({ seat, phases }, say) =>
    `${say.seat(seat)} ${phases.length === 0 ? 'não quer perguntas entre efeitos' : `quer perguntas entre efeitos na ${phases.map(phase => terms.phases[phase]).join(' e na ')}`}.`,
  'unlocked-all': ({ seat }, say) => `${say.seat(seat)} destrava todas as suas cartas.`,
  marked: ({ seat, card }, say) => `${say.seat(seat)} marca ${say.card(card)} para este turno.`,
  locked: ({ card }, say) => `${say.card(card)} trava.`,
  unlocked: ({ card }, say) => `${say.card(card)} destrava.`,
  counters,
  'edge-moved': edgeMoved,
  drawn: ({ seat, from, count: n }, say) =>
    `${say.seat(seat)} compra ${count(n, 'carta')}${from === 'crypt' ? ' de sua cripta' : ''}.`,
  // Told to the drawer alone, after the line that tells everybody how many.
  'drawn-cards': ({ seat, cards }, say) =>
    `${say.seat(seat)} tem ${cards.length === 1 ? 'uma carta nova' : 'cartas novas'}: ${listed(cards.map(say.card))}.`,
  looked: ({ seat, cards, shown }, say) =>
    `${say.seat(seat)} ${shown ? 'revela' : 'olha'} ${listed(cards.map(say.card), 'e não vê nenhuma carta')}.`,
  discarded: ({ seat, card }, say) => `${say.seat(seat)} descarta ${say.card(card)}.`,
  merged: ({ seat, card, base }, say) => `${say.seat(seat)} funde ${say.card(card)} com ${say.card(base)}.`,
  'entered-play': ({ card }, say) => `${say.card(card)} entra em jogo.`,
  'brought-out': ({ seat, card }, say) =>
    `${say.seat(seat)} coloca em jogo ${say.card(card)} a partir de sua região não controlada.`,

  'action-announced': announced,
  passed,
  'block-declared': ({ seat, minion }, say) => `${say.seat(seat)} tenta bloquear com ${say.card(minion)}.`,
  'block-failed': ({ minion, stealth, intercept }, say) =>
    `${say.card(minion)} não consegue bloquear: percepção ${figure(intercept)} contra furtividade ${figure(stealth)}.`,
  'about-to-block': ({ minion, acting }, say) => `${say.card(minion)} está para bloquear ${say.card(acting)}.`,
  blocked: ({ minion, acting }, say) => `${say.card(minion)} bloqueia ${say.card(acting)}.`,
  'action-succeeded': ({ minion, action }, say) =>
    action === 'leave-torpor'
      ? `${say.card(minion)} consegue sair do torpor.`
      : `${say.card(minion)} tem sucesso com ${theActions[action]}.`,
  pressing: ({ round }) => `Etapa de pressionar da rodada ${figure(round)}.`,
  'leaving-ready': ({ card }, say) => `${say.card(card)} está prestes a deixar a região pronta.`,
  'leaving-play': ({ card }, say) => `${say.card(card)} está prestes a deixar o jogo.`,
  'would-burn': ({ card }, say) => `Em vez de queimar ${say.card(card)}, acontece outra coisa.`,
  'strikes-resolved': ({ pair }) => `Os golpes do par ${figure(pair)} foram resolvidos.`,
  'round-ended': ({ round }) => `A rodada ${figure(round)} termina.`,
  'about-to-resolve': ({ minion }, say) => `A ação de ${say.card(minion)} está para se resolver.`,
  'action-resolved': ({ minion }, say) => `A ação de ${say.card(minion)} se resolveu.`,
  'action-ended': ({ minion, action, outcome }, say) => {
    const how = { successful: 'com sucesso', blocked: 'por um bloqueio', ended: 'sem sucesso' }
    return `${say.card(minion)} termina ${theActions[action]} ${how[outcome]}.`
  },
  bled: ({ by, target, amount }, say) => `${say.card(by)} sangra ${say.seat(target)} em ${figure(amount)}.`,
  redirected: ({ by, target }, say) => `${say.seat(by)} redireciona a ação para ${say.seat(target)}.`,
  modified: ({ stat, on, delta, source }, say) =>
    `${typeof on === 'number' ? say.seat(on) : say.card(on)} recebe ${signed(delta)} de ${word(terms.stats, stat)}${source ? ` (${say.card(source)})` : ''}.`,
  ruled: ({ rule, allow, on }, say) =>
    `${on ? say.card(on) : 'A quem disser respeito:'} ${word(allow ? ALLOWED : FORBIDDEN, rule)}.`,

  'card-played': ({ seat, card, by, mode }, say) =>
    `${say.seat(seat)} joga ${say.card(card)}${by ? ` com ${say.card(by)}` : ''}${mode ? playedAt(mode) : ''}.`,
  'ability-used': ({ seat, card }, say) => `${say.seat(seat)} usa ${say.card(card)}.`,
  'card-cancelled': ({ card }, say) => `Cancela-se ${say.card(card)}.`,
  chosen,

  'combat-started': ({ acting, opposing }, say) => `${say.card(acting)} entra em combate com ${say.card(opposing)}.`,
  'round-started': ({ round }) => `Começa a rodada ${figure(round)} do combate.`,
  maneuvered: ({ by, range }, say) => `${say.card(by)} manobra para ${ranges[range]}.`,
  'range-set': ({ range }) => `Nesta rodada o combate é a ${ranges[range]}.`,
  pressed: ({ by, continues }, say) =>
    `${say.card(by)} pressiona para ${continues ? 'continuar' : 'terminar'} o combate.`,
  'strike-lost': ({ by }, say) => `${say.card(by)} não tem golpe.`,
  'strike-chosen': ({ by, strike, card, at }, say) =>
    `${say.card(by)} escolhe o golpe: ${word(terms.strikes, strike)}${card ? ` (${say.card(card)})` : ''}${at ? `, contra ${say.card(at)}` : ''}.`,
  unprevented: ({ card, amount }, say) => `${say.card(card)} não previne ${figure(amount)} de dano.`,
  inflicting: ({ by, amount }, say) => `${say.card(by)} está para infligir ${figure(amount)} de dano.`,
  damaged: ({ card, amount, aggravated, from }, say) =>
    `${say.card(card)} sofre ${figure(amount)} de dano${aggravated ? ' agravado' : ''}${from ? ` de ${say.card(from)}` : ''}.`,
  prevented: ({ card, amount }, say) => `${say.card(card)} previne ${figure(amount)} de dano.`,
  'combat-ended': ({ acting, opposing }, say) =>
    `O combate entre ${listed([say.card(acting), say.card(opposing)])} termina.`,
  'to-torpor': ({ card }, say) => `${say.card(card)} entra em torpor.`,
  'left-torpor': ({ card }, say) => `${say.card(card)} sai do torpor.`,
  burned: ({ card }, say) => `Queima-se ${say.card(card)}.`,
  moved,
  'control-changed': ({ card, to }, say) => `${say.seat(to)} assume o controle de ${say.card(card)}.`,
  became: ({ card, clan, sect, title, city }, say) => {
    const named = title === null ? null : word(traits, title)
    const what = [
      clan && word(traits, clan),
      sect && word(traits, sect),
      named !== null && city !== null ? `${named} de ${city}` : named,
    ].filter(one => one !== null)
    return what.length === 0 ? `${say.card(card)} muda.` : `${say.card(card)} passa a ser ${listed(what)}.`
  },
  attached: ({ card, to }, say) => `Coloca-se ${say.card(card)} em ${say.card(to)}.`,
  uncovered: ({ card }, say) => `Nenhuma carta está guardada sobre ${say.card(card)}.`,

  'referendum-called': ({ by, card }, say) =>
    `${say.card(by)} convoca um referendo${card ? `: ${say.card(card)}` : ''}.`,
  'votes-cast': ({ seat, source, votes, for: inFavour, ballots, by }, say) =>
    `${say.seat(seat)} declara ${cast(votes, ballots)} ${inFavour ? 'a favor do' : 'contra o'} referendo${by ? `, com ${say.card(by)}` : bySource(source)}.`,
  'referendum-tallied': ({ for: inFavour, against, passed: carried }) =>
    `O referendo é ${carried ? 'aprovado' : 'reprovado'}: ${figure(inFavour)} a favor, ${figure(against)} contra.`,
  'votes-cancelled': ({ card, votes }, say) =>
    `${say.card(card)} se abstém: ${votes > 1 ? 'cancelam-se' : 'cancela-se'} ${votes === 0 ? 'seu sub-voto' : votes === 1 ? '1 voto seu' : `${figure(votes)} votos seus`}.`,
  'votes-changed': ({ card, votes, ballots, for: inFavour }, say) =>
    `${say.card(card)} deve declarar ${cast(votes, ballots)} ${inFavour ? 'a favor do' : 'contra o'} referendo.`,
  'referendum-cancelled': () => 'O referendo é cancelado.',
  'referendum-ended': () => 'O referendo terminou.',

  diablerized: ({ by, victim }, say) => `${say.card(by)} comete diablerie em ${say.card(victim)}.`,
  'blood-hunt': ({ hunted }, say) =>
    `Um referendo decide se é declarada uma caçada de sangue contra ${say.card(hunted)}.`,
  contested: ({ seat, card }, say) => `${say.seat(seat)} contesta ${say.card(card)}, que fica fora do jogo.`,
  'contest-won': ({ seat, card }, say) =>
    `${say.seat(seat)} vence a contestação: ${say.card(card)} volta ao jogo e destrava.`,
  'title-contested': ({ card, title, rivals }, say) =>
    `${say.card(card)} contesta o título de ${word(traits, title)} com ${listed(rivals.map(say.card))}, e enquanto isso não o tem.`,
  'title-won': ({ card, title }, say) => `${say.card(card)} volta a ter o título de ${word(traits, title)}.`,
  yielded: ({ seat, card, title }, say) =>
    `${say.seat(seat)} concede ${title === null ? say.card(card) : `o título de ${word(traits, title)} que ${say.card(card)} contesta`}.`,
  ousted: ({ seat, predator }, say) =>
    predator === null
      ? `${say.seat(seat)} sai da partida por eliminação.`
      : `${say.seat(predator)} elimina ${say.seat(seat)}.`,
  'order-followed': ({ window }) => `As suas ordens permanentes responderam no seu lugar (${terms.windows[window]}).`,
  'order-answered': () => 'As suas ordens permanentes responderam no seu lugar.',
  'withdrawal-declared': ({ seat }, say) => `${say.seat(seat)} declara sua retirada.`,
  'withdrawal-failed': ({ seat, why }, say) => `A retirada de ${say.seat(seat)} falha: ${BROKEN[why]}.`,
  withdrawn: ({ seat }, say) => `${say.seat(seat)} se retira da partida.`,
  'frame-dropped': ({ frame }) =>
    `Quem administra encerra o que detinha a partida (${frame}): ela continua como se aquilo não tivesse dado em nada.`,
  'time-up': () => 'O tempo desta mesa acabou.',
  'time-called': () => 'O tempo acabou: termina-se o que está em curso e então a partida acaba.',
  'concession-voted': ({ seat, to }, say) =>
    to === null
      ? `${say.seat(seat)} retira o voto para conceder a partida.`
      : `${say.seat(seat)} vota por conceder a partida a ${say.seat(to)}.`,
  conceded: ({ seats, to }, say) => `Concedem a partida a ${say.seat(to)}: ${listed(seats.map(say.seat))}.`,
  'draw-offered': ({ seat }, say) => `${say.seat(seat)} oferece empate.`,
  'draw-declined': ({ seat }, say) => `${say.seat(seat)} recusa o empate.`,
  'draw-agreed': () => 'A mesa concorda com o empate.',
  removed: ({ seat }, say) => `Por decisão arbitral, ${say.seat(seat)} sai da partida. Não é uma eliminação.`,
  ...judge,
  'seat-away': ({ seat }, say) => `${say.seat(seat)} está ausente: prazos curtos até sua próxima resposta.`,
  'seat-opened': ({ seat }, say) => `O lugar de ${say.seat(seat)} fica livre.`,
  substituted: ({ from, to }) => `${to} continua a jogar no lugar de ${from}.`,
  'pause-voted': ({ seat, until }, say) => `${say.seat(seat)} vota por uma pausa até ${moment(until)}.`,
  'resume-voted': ({ seat }, say) => `${say.seat(seat)} vota por continuar.`,
  'clocks-paused': ({ until }) => `Os relógios estão em pausa até ${moment(until)}.`,
  'clocks-resumed': () => 'Os relógios voltam a correr.',
  'limits-moved': ({ hours }) =>
    `O serviço esteve em baixo ${hours === 1 ? 'uma hora' : `${hours} horas`}: todos os prazos são adiados outro tanto.`,
  'live-voted': ({ seat, times }, say) =>
    `${say.seat(seat)} vota por ${times === 0 ? 'não jogar ao vivo' : `${count(times, 'sessão', 'sessões')} ao vivo por semana`}.`,
  'live-agreed': ({ times }) =>
    times === 0
      ? 'A mesa não joga mais ao vivo.'
      : `A mesa combina ${count(times, 'sessão', 'sessões')} ao vivo por semana.`,
  'victory-point': ({ seat, why, points = 1 }, say) =>
    `${say.seat(seat)} ganha ${count(points, 'ponto')} de vitória ${EARNED[why]}.`,
  'game-ended': ({ winner, victoryPoints }, say) => {
    const each = listed(victoryPoints.map((points, seat) => `${say.seat(seat)} ${figure(points)}`))
    return `${winner === null ? 'A partida termina em empate' : `${say.seat(winner)} vence a partida`}. Pontos de vitória: ${each}.`
  },
}

function edgeMoved({ from, to }: EventParams['edge-moved'], say: Say): string {
  if (to === null) return from === null ? 'Ninguém tem a Vantagem.' : `${say.seat(from)} perde a Vantagem.`
  return from === null ? `${say.seat(to)} obtém a Vantagem.` : `${say.seat(to)} obtém a Vantagem de ${say.seat(from)}.`
}

function announced({ minion, action, card, targets, stealth, on }: EventParams['action-announced'], say: Say): string {
  const what = {
    bleed: 'a ação de sangrar',
    hunt: 'uma caça',
    'leave-torpor': 'uma tentativa de sair do torpor',
    'become-anarch': 'a ação de tornar-se um Anarquista',
    rescue: `o resgate do torpor${on ? ` de ${say.card(on)}` : ''}`,
    diablerie: `a diablerie${on ? ` de ${say.card(on)}` : ''}`,
    'enter-combat': `uma ação para entrar em combate${on ? ` com ${say.card(on)}` : ''}`,
    equip: 'a ação de equipar',
    card: card ? say.card(card) : 'uma ação',
  }
  const whom = targets.length === 0 ? '' : `${action === 'bleed' ? '' : ', contra'} ${listed(targets.map(say.seat))}`
  const using = card && action !== 'card' ? ` com ${say.card(card)}` : ''
  return `${say.card(minion)} anuncia ${what[action]}${whom}${using}${stealth === 0 ? '' : `, com ${figure(stealth)} de furtividade`}.`
}

function passed({ window, seats, byDefault }: EventParams['passed'], say: Say): string {
  const several = seats.length > 1
  const verb =
    window === 'blocks'
      ? several
        ? 'não bloqueiam'
        : seats.length === 0
          ? 'bloqueia'
          : 'não bloqueia'
      : several
        ? 'passam'
        : 'passa'
  const limit =
    byDefault.length === 0
      ? ''
      : byDefault.length === seats.length
        ? ', por padrão no fim do prazo'
        : `; por padrão no fim do prazo: ${listed(byDefault.map(say.seat))}`
  return `${listed(seats.map(say.seat), 'Ninguém')} ${verb}${window === 'blocks' ? '' : ` (${terms.windows[window]})`}${limit}.`
}

const ALLOWED: Readonly<Record<string, string>> = {
  block: 'pode bloquear',
  act: 'pode agir',
  wake: 'desperta',
  play: 'pode jogar cartas',
  unlock: 'pode destravar normalmente',
  'open-hand': 'joga com a mão à vista',
}
const FORBIDDEN: Readonly<Record<string, string>> = {
  block: 'não pode bloquear',
  act: 'não pode agir',
  target: 'não pode ser alvo de ações',
  bleed: 'não sangra nada',
  wake: 'não pode despertar',
  play: 'não pode jogar cartas',
  unlock: 'não destrava normalmente',
  vote: 'se abstém',
  hunted: 'não pode sofrer uma caçada de sangue',
  diablerize: 'não pode cometer diablerie',
  affect: 'não é afetado',
  strike: 'não pode usar certos golpes',
  maneuver: 'não pode manobrar',
  press: 'não pode pressionar',
  have: 'não pode ter cartas de algum tipo',
  'block-lock': 'não trava ao bloquear',
  damage: 'é imune a certo dano',
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
  return what.length === 0 ? `${say.seat(seat)} faz uma escolha.` : `${say.seat(seat)} escolhe: ${listed(what)}.`
}

/** A source of votes is named by its kind and, after a colon, by the card it is. */
function bySource(source: string): string {
  const how: Readonly<Record<string, string>> = {
    title: ', com um servo',
    called: ', com a carta que o convocou',
    burned: ', ao queimar uma carta de ação política',
    edge: ', ao queimar a Vantagem',
    card: ', com uma carta',
  }
  return how[source.split(':', 1)[0] ?? ''] ?? ''
}

/** `2 votos`, `1 sub-voto`, `2 votos e 1 sub-voto`. */
const cast = (votes: number, ballots = 0): string =>
  listed(
    [...(votes > 0 ? [count(votes, 'voto')] : []), ...(ballots > 0 ? [count(ballots, 'sub-voto')] : [])],
    '0 votos',
  )

const INTO = {
  library: 'a biblioteca',
  crypt: 'a cripta',
  hand: 'a mão',
  ash: 'a pilha de cinzas',
  uncontrolled: 'a região não controlada',
  contested: 'as cartas contestadas',
}

function moved({ card, to, owner }: EventParams['moved'], say: Say): string {
  const name = say.card(card)
  if (to === 'removed') return `Remove-se ${name} do jogo.`
  if (to === 'inPlay') return `${say.seat(owner)} coloca ${name} em jogo.`
  return `${name} vai para ${INTO[to]} de ${say.seat(owner)}.`
}
