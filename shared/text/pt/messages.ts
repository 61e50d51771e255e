import type { AskKey, CaseKey, OptionKey, ReasonKey, SinceKey, StackKey } from '../../rules/index.ts'
import type { ChoiceKey } from '../../cards/language.ts'
import { comesTo } from '../option-previews.ts'
import type { Reading } from '../spoken-language.ts'
import { blood, count, figure, listed, pool, word } from './grammar.ts'
import { playedAt, ranges, terms } from './terms.ts'

type Sentences<K extends string> = Record<K, (read: Reading) => string>

/** What is going on, then the question. */
export const asks: Sentences<AskKey> = {
  'ask-unlock': () => 'A sua fase de destravar: usar algo antes de continuar?',
  'ask-master': () => 'A sua fase de mestre: jogar uma carta de mestre, ou continuar?',
  'ask-minion': () => 'A sua fase de servo: quem age?',
  'ask-acting': read => `${read.card('minion')} realiza uma ação nesta fase: qual?`,
  'ask-influence': read =>
    read.number('transfers') > 0
      ? `A sua fase de influência: gastar as suas transferências (${read.number('transfers') === 1 ? 'resta' : 'restam'} ${figure(read.number('transfers'))})?`
      : 'A sua fase de influência: trazer um vampiro, ou continuar?',
  'ask-discard': () => 'A sua fase de descarte: descartar uma carta, ou terminar o seu turno?',
  'ask-blocks': read =>
    `${ifPassed(read)}${underWay(read)}. ${word(ROLES, read.has('role') ? read.word('role') : 'blocks')}`,
  'ask-attempt': read =>
    `${ifPassed(read)}${read.card('blocker')} tenta bloquear ${read.card('minion')}: ${comparison(read)}. Responder?`,
  'ask-declined': read => `${ifPassed(read)}${underWay(read)}, e ninguém bloqueia. Responder antes que se resolva?`,
  'ask-window': read => `${ifPassed(read)}${word(WINDOW_QUESTIONS, read.word('window'))}`,
  'ask-as-played': read => `${ifPassed(read)}${read.seat('seat')} joga ${read.card('card')}. Responder ao ser jogada?`,
  'ask-polling': read =>
    `${read.has('hunted') ? `Caçada de sangue contra ${read.card('hunted')}?` : `Referendo de ${read.seat('seat')}${read.has('card') ? ` (${read.card('card')})` : ''}:`} ${votes(read)}${read.has('ballotsFor') ? ` (prisci: ${figure(read.number('ballotsFor'))} a ${figure(read.number('ballotsAgainst'))})` : ''}. ${read.number('votes') === 0 ? 'Algo antes que os votos sejam contados?' : 'Os seus votos?'}`,
  'ask-diablerie': read => `${read.card('minion')} comete diablerie em ${read.card('card')}. O que é tomado?`,
  'ask-spoils': read => `Que equipamento de ${read.card('card')} é tomado?`,
  'ask-discipline': read => `Que carta de Disciplina, se houver, é colocada em ${read.card('minion')}?`,
  'ask-rescued-pays': read => `Quanto do custo ${read.card('card')} paga?`,
  'ask-prevent': read =>
    `${ifPassed(read)}${read.card('card')} sofre ${figure(read.number('normal') + read.number('aggravated'))} de dano${read.number('aggravated') > 0 ? `, ${figure(read.number('aggravated'))} agravado` : ''}. Prevenir?`,
  'ask-strike': read =>
    `${read.card('minion')} combate a ${word(ranges, read.word('range'))} com ${read.card('opposing')}${read.has('strike') ? `, que escolheu: ${word(terms.strikes, read.word('strike'))}` : ''}. Que golpe?`,
  'choose-new-target': read => `${source(read)}Quem é o novo alvo?`,
  'choose-minion': read => `${source(read)}Que servo?`,
  'choose-vampire': read =>
    `${source(read)}${read.number('max') > 1 ? `Que vampiros (${range(read)})?` : 'Que vampiro?'}`,
  'choose-terms': read =>
    `${source(read)}${read.has('points') ? `Como você divide ${count(read.number('points'), 'ponto')}?` : 'Quais são os termos?'}`,
  'choose-strike': read => `${source(read)}Que golpe?`,
  'choose-to-continue': read =>
    `${source(read)}Queimar 1 de sangue e continuar a ação como se ninguém a tivesse bloqueado?`,
  'choose-to-attempt': read => `${source(read)}Queimar 1 de sangue e continuar a tentativa de bloqueio?`,
  'choose-strike-target': read => `Contra ${read.card('card')}, ou contra um de seus lacaios?`,
  'choose-equipment': read => `${source(read)}Que equipamento?`,
  'choose-reducers': () => 'O que você usa, se quiser, para reduzir o custo?',
  'choose-target': read => `${source(read)}Que Matusalém?`,
  'choose-location': read => `${source(read)}Que local?`,
  'choose-x': read => `${source(read)}Quanto é X?`,
  'choose-damage': read => `${source(read)}Que dano é prevenido primeiro, o agravado ou o normal?`,
  'choose-trigger': read => `${source(read)}O que vem primeiro?`,
  'choose-slave': read => `${source(read)}Um escravo combate no lugar do servo bloqueado?`,
  'choose-trophy': read =>
    `${source(read)}Que troféu, se houver, é concedido da sua biblioteca, da sua pilha de cinzas ou da sua mão?`,
  'choose-awards': read => `${source(read)}Que troféus seus em jogo, se quiser, você dá ao vampiro?`,
  'choose-circle': read => `${source(read)}A que círculo pertence?`,
  'choose-victim': read => `${source(read)}Diablerizar o vampiro bloqueado?`,
  'choose-discard': read =>
    `${source(read)}Que ${read.number('max') > 1 ? count(read.number('max'), 'carta') : 'carta'} você descarta?`,
  'choose-discipline': read => `${source(read)}Que Disciplina?`,
  'choose-discards': read => `${source(read)}Quantas cartas da sua mão (${range(read)}), e o resto em recursos?`,
  'choose-to-library': read => `${source(read)}Que cartas vão para o fundo da sua biblioteca (${range(read)})?`,
  'choose-gain': read => `${source(read)}O que você ganha com isso?`,
  'choose-loss': read => `${source(read)}O que você perde com isso?`,
  'choose-amount': read => `${source(read)}Quanto (${range(read)})?`,
  'choose-clan': read => `${source(read)}Que clã?`,
  'choose-range': read => `${source(read)}A que distância é esta rodada?`,
  'choose-blood': read =>
    `${source(read)}Os seus recursos e os seus vampiros pagam ${figure(read.number('points'))} no total: quanto sangue de que vampiros?`,
  'choose-payer': read => `${source(read)}Se nenhum pagar, você paga 1 de recurso. Que vampiro paga 1 de sangue?`,
  'choose-locked': read => `${source(read)}Qual deles trava?`,
  'choose-card': read => `${source(read)}Que carta${read.number('min') === 0 ? ', se houver' : ''}?`,
  'choose-order': read => `${source(read)}Em que ordem voltam ao topo, a primeira acima de todas?`,
  'choose-draw': read =>
    `${source(read)}Que carta você pega no lugar de uma da sua biblioteca${read.number('min') === 0 ? ', se houver' : ''}?`,
}

/** What is asked while blocks may be declared, by who is asked. */
const ROLES: Readonly<Record<string, string>> = {
  acts: 'Algo antes que decidam?',
  blocks: 'Bloquear?',
  other: 'Você não pode bloquear: responder?',
}

const WINDOW_QUESTIONS: Readonly<Record<string, string>> = {
  announced: 'A ação é anunciada. Responder a isso?',
  blocks: 'Bloquear?',
  attempt: 'Um servo tenta bloquear. Responder?',
  declined: 'Ninguém bloqueia. Responder antes que a ação se resolva?',
  success: 'A ação está para ser bem-sucedida. Responder a isso?',
  blocked: 'A ação é bloqueada. Responder antes que o bloqueio se resolva?',
  resolved: 'A ação se resolveu. Responder antes que termine?',
  'as-played': 'Uma carta é jogada. Responder ao ser jogada?',
  'combat-begins': 'O combate está para começar. Responder?',
  'before-range': 'Combate, antes de determinar a distância: usar algo?',
  range: 'Combate, distância: manobrar?',
  'before-strikes': 'Combate, antes da escolha dos golpes: usar algo?',
  strike: 'Combate, escolha do golpe: qual?',
  'as-chosen': 'Combate, um golpe é escolhido: adicionar algo?',
  'additional-strikes': 'Combate, após os primeiros golpes: ganhar golpes adicionais?',
  press: 'Combate, a rodada acaba: pressionar?',
  'round-end': 'Combate, fim da rodada: usar algo?',
  'combat-ends': 'O combate está para terminar: usar algo?',
  prevent: 'Combate, dano: prevenir?',
  ousting: 'Um Matusalém não tem mais recursos e está para ser eliminado. Responder?',
  'to-torpor': 'Um vampiro ferido está para entrar em torpor. Responder?',
  'before-votes': 'Referendo, antes de declarar votos: usar algo?',
  polling: 'Referendo, etapa de votação: declarar votos?',
  diablerized: 'Uma diablerie foi cometida. Responder antes da caçada de sangue?',
  between: 'Entre dois efeitos desta fase: usar algo?',
}

/** What it would do. Costs stand beside it, as fields of the option. */
export const options: Sentences<OptionKey> = {
  'option-pass': read => word(PASSES, read.word('window')),
  'option-decline': read => `Recusar-se a bloquear ${read.card('minion')} pelo resto desta ação`,
  'option-block': read => `Bloquear ${read.card('blocking')} com ${read.card('minion')}: ${comparison(read)}`,
  'option-bleed': read =>
    `Sangrar ${read.seat('target')} com ${read.card('minion')}: ${pool(read.number('bleed'))} se ninguém bloquear`,
  'option-hunt': read => `Caçar com ${read.card('minion')}: ${blood(read.number('amount'))} se ninguém bloquear`,
  'option-leave-torpor': read => `Sair do torpor com ${read.card('minion')}, se ninguém bloquear`,
  'option-become-anarch': read => `Tornar-se um Anarquista com ${read.card('minion')}, se ninguém bloquear`,
  'option-rescue': read => `Resgatar ${read.card('card')} do torpor com ${read.card('minion')}, se ninguém bloquear`,
  'option-diablerie': read => `Diablerizar ${read.card('card')} com ${read.card('minion')}`,
  'option-equip': read => `Equipar ${read.card('minion')} a partir de ${read.card('from')}, se ninguém bloquear`,
  'option-action': read =>
    read.word('action') === 'burn' && read.card('card') !== read.card('minion')
      ? `Queimar ${read.card('card')} com ${read.card('minion')}`
      : `Usar a ação de ${read.card('card')} com ${read.card('minion')}: ${word(terms.uses, read.word('action'))}`,
  'option-play': read => {
    const mode = read.word('mode')
    const played = read.has('mode') && mode !== '' ? playedAt(mode) : ''
    return `Jogar ${read.card('card')}${read.has('minion') ? ` com ${read.card('minion')}` : ''}${played}`
  },
  'option-use': read =>
    read.word('ability') === 'burn'
      ? `Queimar ${read.card('card')}`
      : `Usar ${read.card('card')}: ${word(terms.uses, read.word('ability'))}`,
  'option-trigger': read => `Usar ${read.card('card')} agora`,
  'option-strike': read =>
    `Golpear com ${read.card('minion')}: ${word(terms.strikes, read.word('strike'))}${read.has('card') ? ` (${read.card('card')})` : ''}${read.has('range') ? ', sem efeito a longa distância' : ''}${read.has('damage') ? `, ${figure(read.number('damage'))} de dano${read.has('aggravated') ? ' agravado' : ''}` : ''}`,
  'option-maneuver': read =>
    `Manobrar com ${read.card('minion')} para ${word(ranges, read.word('range'))}${read.has('card') ? ` (${read.card('card')})` : ''}`,
  'option-press': read =>
    `Pressionar com ${read.card('minion')} para ${read.word('to') === 'end' ? 'terminar' : 'continuar'} o combate`,
  'option-invest': read =>
    `Mover recursos para ${read.card('card')}: ${figure(read.number('pool'))} de ${figure(read.number('capacity'))} de sangue até agora`,
  'option-withdraw': read => `Devolver sangue de ${read.card('card')} aos seus recursos`,
  'option-merge': read => `Fundir ${read.card('card')} com ${read.card('with')}`,
  'option-bring-out': read => `Colocar ${read.card('card')} em jogo`,
  'option-draw-crypt': () => 'Comprar uma carta da sua cripta',
  'option-declare-withdrawal': () =>
    'Declarar a sua retirada: você sai quando a sua próxima fase de destravar for começar, se até lá não perder recursos e os seus servos não perderem sangue nem entrarem em combate',
  'option-edge': () => 'Ganhar 1 de recurso pela Vantagem',
  'option-unlock': read => `Destravar ${read.card('card')}, que não destrava por si só`,
  'option-mark': read => `Marcar ${read.card('card')} para este turno`,
  'option-enter-combat': read =>
    `Entrar em combate com ${read.card('card')} usando ${read.card('minion')}, se ninguém bloquear`,
  'option-pay': read =>
    read.word('of') === 'title'
      ? `Continuar a contestar o título de ${read.card('card')}`
      : `Continuar a contestar ${read.card('card')}`,
  'option-yield': read =>
    read.word('of') === 'title'
      ? `Conceder o título que ${read.card('card')} contesta`
      : `Conceder ${read.card('card')} e queimar a carta`,
  'option-discard': read => `Descartar ${read.card('card')}`,
  'option-end-phase': read => `Terminar a sua ${word(terms.phases, read.word('phase'))}`,
  'option-end-turn': () => 'Terminar o seu turno, sem descartar',
  'option-no-strike': read => `Nenhum golpe com ${read.card('minion')}`,
  'option-no-action': read => `Nenhuma ação com ${read.card('minion')}: o que foi usado para isso se perde`,
  'option-choose': read => word(CHOICES, read.word('ask')),
  'option-vote': read =>
    `Declarar ${listed([...(read.number('votes') > 0 ? [count(read.number('votes'), 'voto')] : []), ...(read.number('ballots') > 0 ? [count(read.number('ballots'), 'sub-voto')] : [])])}: ${read.word('source') === 'edge' ? 'queimar a Vantagem' : read.card('source')}`,
  'option-done': () => 'Não declarar mais nada',
  'option-take-back': () => 'Retirar a sua resposta selada e decidir de novo',
}

const PASSES: Readonly<Record<string, string>> = {
  announced: 'Passar: sem resposta ao anúncio',
  blocks: 'Passar: sem bloqueio',
  attempt: 'Passar: sem resposta à tentativa de bloqueio',
  declined: 'Passar: sem resposta antes que a ação se resolva',
  success: 'Passar: sem resposta ao sucesso',
  blocked: 'Passar: sem resposta antes que o bloqueio se resolva',
  resolved: 'Passar: sem resposta após a ação',
  'as-played': 'Passar: sem resposta à carta',
  'combat-begins': 'Passar: deixar o combate começar',
  'before-range': 'Passar: nada antes de determinar a distância',
  range: 'Passar: sem manobra',
  'before-strikes': 'Passar: nada antes da escolha dos golpes',
  'as-chosen': 'Passar: nada com este golpe',
  'additional-strikes': 'Passar: sem golpes adicionais',
  press: 'Passar: não pressionar',
  'round-end': 'Passar: nada no fim da rodada',
  'combat-ends': 'Passar: deixar o combate terminar',
  prevent: 'Passar: sem prevenção',
  ousting: 'Passar: sem resposta antes da eliminação',
  'to-torpor': 'Passar: sem resposta antes de entrar em torpor',
  'before-votes': 'Passar: nada antes de declarar votos',
  polling: 'Passar: sem votos por enquanto',
  diablerized: 'Passar: sem resposta à diablerie',
  between: 'Passar: nada por enquanto',
}

const CHOICES: Readonly<Record<ChoiceKey, string>> = {
  'choose-new-target': 'Escolher o novo alvo',
  'choose-minion': 'Escolher o servo',
  'choose-vampire': 'Escolher o vampiro',
  'choose-terms': 'Escolher os termos',
  'choose-strike': 'Escolher o golpe',
  'choose-to-continue': 'Continuar a ação, ou deixar que termine',
  'choose-to-attempt': 'Continuar a tentativa de bloqueio, ou deixar que falhe',
  'choose-strike-target': 'Escolher contra o que vai o golpe',
  'choose-equipment': 'Escolher o equipamento',
  'choose-reducers': 'Reduzir o custo',
  'choose-target': 'Escolher o Matusalém',
  'choose-location': 'Escolher o local',
  'choose-trigger': 'Escolher o que vem primeiro',
  'choose-victim': 'Diablerizar o vampiro, ou não',
  'choose-slave': 'Enviar um escravo ao combate, ou nenhum',
  'choose-trophy': 'Escolher o troféu, ou nenhum',
  'choose-awards': 'Dar troféus, ou nenhum',
  'choose-circle': 'Escolher o círculo',
  'choose-x': 'Escolher X',
  'choose-damage': 'Escolher que dano é prevenido primeiro',
  'choose-discard': 'Descartar',
  'choose-discipline': 'Escolher uma Disciplina',
  'choose-discards': 'Escolher quantas cartas descartar ao acaso',
  'choose-to-library': 'Escolher o que vai para a sua biblioteca',
  'choose-gain': 'Escolher o que ganhar',
  'choose-loss': 'Escolher o que perder',
  'choose-amount': 'Escolher quanto',
  'choose-blood': 'Dividir o sangue',
  'choose-clan': 'Escolher o clã',
  'choose-range': 'Escolher a distância',
  'choose-locked': 'Escolher qual trava',
  'choose-payer': 'Escolher quem paga',
  'choose-card': 'Escolher a carta',
  'choose-order': 'Escolher a ordem',
  'choose-draw': 'Pegar uma carta no lugar de uma da biblioteca',
}

/** What is being resolved, a line each. */
export const stack: Sentences<StackKey> = {
  'stack-action': read =>
    `${underWay(read)}${read.has('blocker') ? `; ${read.card('blocker')} tenta bloquear: ${comparison(read)}` : ''}.`,
  'stack-combat': read =>
    `${read.card('minion')} combate com ${read.card('opposing')}${read.number('round') > 0 ? `: rodada ${figure(read.number('round'))}, a ${word(ranges, read.word('range'))}` : ''}.`,
  'stack-play': read =>
    `${read.seat('seat')} joga ${read.card('card')}${read.has('by') ? ` com ${read.card('by')}` : ''}${read.word('mode') === '' ? '' : playedAt(read.word('mode'))}.`,
  'stack-window': read => `${word(MOMENTS, read.word('window'))}.`,
  'stack-choice': read => `${read.seat('seat')} escolhe.`,
  'stack-diablerie': read => `${read.card('minion')} comete diablerie em ${read.card('card')}.`,
  'stack-referendum': read =>
    `Referendo de ${read.seat('seat')}${read.has('card') ? ` (${read.card('card')})` : ''}: ${votes(read)}.`,
  'stack-hunt': read => `Caçada de sangue contra ${read.card('card')}: ${votes(read)}.`,
}

const votes = (read: Reading): string =>
  `${figure(read.number('for'))} a favor, ${figure(read.number('against'))} contra`

/** The windows of the terms, as sentences of their own. */
const MOMENTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(terms.windows).map(([key, text]) => [key, text.charAt(0).toUpperCase() + text.slice(1)]),
)

export const cases: Sentences<CaseKey> = {
  'case-if-passed': read => `Se ${passing(read.seats('ifPassed'))} e chegar a sua vez.`,
  'when-unchanged': () => 'Se até lá ninguém usar nem declarar nada.',
  'when-same': read =>
    `Enquanto ${listed([
      ...(read.has('target') ? [`o alvo for ${read.seat('target')}`] : []),
      ...(read.has('bleed') ? [`o sangrar for ${figure(read.number('bleed'))}`] : []),
      ...(read.has('stealth') ? [`a furtividade for ${figure(read.number('stealth'))}`] : []),
      ...(read.has('intercept') ? [`a percepção for ${figure(read.number('intercept'))}`] : []),
      ...(read.has('blocker') ? [`${read.card('blocker')} tentar bloquear`] : []),
      ...(read.has('tally') ? [`os votos a favor menos os votos contra forem ${figure(read.number('tally'))}`] : []),
      ...(read.has('passes')
        ? [
            read.number('passes') === 1
              ? 'o resultado do referendo for a aprovação'
              : 'o resultado do referendo for a reprovação',
          ]
        : []),
    ])}, e ninguém mudar a sua mão.`,
}

export const comes = comesTo({
  pool: (whose, change) => `${whose === null ? 'Os seus recursos' : whose} ${change}`,
  blood: (change, capacity) => `Sangue: ${change} de ${capacity}`,
  ready: n => `Pronto e destravado, com ${n} de sangue`,
  bleed: change => `Sangrar ${change}`,
  stealth: change => `Furtividade ${change}`,
  intercept: change => `Percepção ${change}`,
  votes: (own, all) => `Você tem ${figure(own)} de ${count(all, 'voto')}`,
  nobody: 'Por ora ninguém pode bloquear',
  block: (names, more, short) =>
    `${more > 0 ? `${names[0]} e mais ${count(more, 'outro')}` : listed(names)} ${more > 0 || names.length > 1 ? 'podem' : 'pode'} bloquear${short > 0 ? `, ${short === 1 ? 'falta' : 'faltam'} ${figure(short)}` : ''}`,
})

export const since: Sentences<SinceKey> = {
  'since-pool': read =>
    `Recursos de ${read.seat('seat')}: ${figure(read.number('from'))} → ${figure(read.number('to'))}.`,
  'since-edge': read => (read.has('seat') ? `${read.seat('seat')} tem a Vantagem.` : 'Ninguém tem a Vantagem.'),
  'since-orders': read => `As suas ordens permanentes deram ${count(read.number('orders'), 'resposta')}.`,
}

/** Why something is not on offer. The rule it rests on stands beside it. */
export const reasons: Sentences<ReasonKey> = {
  'not-your-turn': () => 'Não é o seu turno.',
  'not-this-phase': () => 'Não pode ser feito nesta fase.',
  'action-under-way': () => 'Há outra ação em curso.',
  locked: () => 'A carta está travada.',
  'in-torpor': () => 'Está em torpor.',
  'not-in-torpor': () => 'Não está em torpor.',
  'not-a-vampire': () => 'Não é um vampiro.',
  'no-prey': () => 'Você não tem presa.',
  'already-bled': () => 'Este servo já sangrou neste turno.',
  'must-hunt-first': () => 'Este vampiro não tem sangue, e portanto deve caçar.',
  'must-act-first': () => 'Este servo tem uma ação mandatória, e não realiza nenhuma outra.',
  'another-must-hunt': () => 'Outro vampiro seu, destravado e pronto, não tem sangue e deve caçar antes.',
  'another-must-act': () => 'Outro servo seu tem uma ação mandatória, e deve realizá-la antes.',
  titled: () => 'Tem um título.',
  'already-anarch': () => 'Já é Anarquista.',
  'not-enough-blood': () => 'Não tem sangue suficiente.',
  'not-enough-pool': () => 'Você não tem recursos suficientes.',
  'not-entitled-to-block': () => 'Você não está entre os que podem bloquear esta ação.',
  'already-declined': () => 'Você já se recusou a bloquear esta ação.',
  'attempt-under-way': () => 'Outro servo está tentando bloquear.',
  'blocks-are-over': () => 'Já houve recusa de bloquear.',
  'own-action': () => 'É uma ação do seu próprio servo.',
  'cannot-block': () => 'Não pode bloquear esta ação.',
  'not-enough-transfers': () => 'Você não tem mais transferências suficientes.',
  'crypt-empty': () => 'A sua cripta está vazia.',
  'library-left': () => 'Ainda há cartas na sua biblioteca.',
  'hand-full': () => 'O seu turno começou com a mão cheia.',
  'already-declared': () => 'Você já a declarou.',
  'no-counterpart': () => 'Você não controla a carta com a qual se fundiria.',
  'not-filled': () => 'Ainda não tem tanto sangue quanto a sua capacidade.',
  'nothing-on-it': () => 'Não há sangue nesta carta.',
  'already-controlled': () => 'Uma cópia já está sob o seu controle.',
  'no-discard-left': () => 'Você não tem mais ações da fase de descarte.',
  'edge-not-yours': () => 'Você não tem a Vantagem.',
  'edge-already-taken': () => 'Você já ganhou os recursos da Vantagem neste turno.',
  'stealth-not-needed': () => 'A ação não precisa de mais furtividade agora.',
  'intercept-not-needed': () => 'A tentativa de bloqueio não precisa de mais percepção agora.',
  'not-blocking': () => 'Este servo não está tentando bloquear.',
  'limited-already': () => 'Um efeito (limitado) já aumentou o sangrar.',
  'contest-open': () => 'Antes é preciso pagar ou conceder uma contestação.',
  barred: () => 'Um efeito impede este servo de realizar a mesma ação de novo neste turno.',
  'no-cards-in-hunt': () =>
    'Uma caçada de sangue não é uma ação: modificadores de ação e reações não podem ser jogados.',
  'no-combat': () => 'Não há combate.',
  'in-combat': () => 'Só pode ser jogada por um servo que não luta neste combate.',
  'inflicted-too-little': () => 'Não infligiu mais dano que o servo oponente nesta rodada.',
  'not-in-combat': () => 'Só pode ser usada por um combatente.',
  'maneuvered-last': () => 'A última manobra foi a sua própria.',
  committed: () => 'Já usou a manobra de um golpe, e deve usar esse golpe.',
  'strike-forbidden': () => 'Não pode usar um golpe assim nesta rodada.',
  'out-of-range': () => 'Não pode ser usada a esta distância.',
  'already-additional': () => 'Já ganhou golpes adicionais de um efeito (limitado) nesta rodada.',
  'pressed-last': () => 'O último a pressionar foi este servo.',
  'nothing-to-end': () => 'Não há um pressionar para continuar que possa cancelar.',
  'only-to-continue': () => 'Só pode ser usada para continuar o combate.',
  'nothing-to-prevent': () => 'Não há dano que possa prevenir.',
  forbidden: () => 'Um efeito o proíbe.',
  'no-such-minion': () => 'Você não controla nenhum servo pronto que cumpra o requisito.',
  'not-resolved-so': () => 'A ação não terminou assim.',
  'not-acting': () => 'Só pode ser jogada pelo servo agente.',
  'not-another': () => 'Só pode ser jogada por outro servo do mesmo Matusalém que o servo agente.',
  'has-not-blocked': () => 'Este servo não bloqueou a ação.',
  'not-your-predator': () => 'O servo agente não é do seu predador.',
  'not-reacting': () => 'Só é jogada durante a ação de outro Matusalém.',
  'missing-discipline': () => 'O servo não tem a Disciplina requerida.',
  'missing-clan': () => 'O servo não é do clã requerido.',
  'missing-title': () => 'O servo não tem o título requerido.',
  'missing-trait': () => 'O servo não tem a peculiaridade requerida.',
  'wrong-trait': () => 'O servo tem uma peculiaridade que o exclui.',
  'blood-cursed': () => 'Um vampiro de Sangue Amaldiçoado não pode cometer diablerie.',
  'no-master': () =>
    'Um escravo não realiza ações direcionadas enquanto você não tiver pronto um membro do clã a que serve.',
  'not-marked': () => 'Não foi marcada neste turno.',
  'already-played': () => 'Este servo já a jogou.',
  'wrong-window': () => 'Não pode ser usada neste momento.',
  'no-target': () => 'Não há nada em que possa ser usada.',
  'bleed-too-small': () => 'O sangrar não é grande o bastante.',
  'not-bleeding-you': () => 'Ninguém está sangrando você.',
  'not-a-bleed': () => 'A ação não é de sangrar.',
  'not-directed-at-you': () => 'A ação não é direcionada a você.',
  'not-locked': () => 'A carta não está travada.',
  'vampires-only': () => 'Só pode ser usada por um vampiro.',
  'no-master-action': () => 'Você não tem mais ações da fase de mestre.',
  'already-called': () => 'Este referendo já foi convocado neste turno.',
  'one-only': () => 'Um servo só pode ter uma destas.',
  'not-for-this-minion': () => 'A carta não oferece esta ação a este servo.',
  stuck: () => 'O servo está preso: o que deve fazer não pode ser feito, ou deve fazer duas coisas ao mesmo tempo.',
  recruited: () => 'Este aliado foi recrutado neste turno.',
  'own-turn': () => 'É o seu próprio turno.',
  'requirement-met': () => 'Um dos seus servos poderia usar esta carta, ou ser o seu alvo.',
  'nothing-to-cancel': () => 'Não está sendo jogada nenhuma carta que esta possa cancelar.',
  'duty-left': () => 'Antes é preciso fazer outra coisa.',
  'missing-sect': () => 'Precisa de um servo de outra seita.',
  'too-young': () => 'Precisa de um vampiro de maior capacidade.',
  'not-passed': () => 'Nenhum referendo desta ação foi aprovado.',
  'already-used': () => 'Já foi usada neste turno.',
  'not-supported-yet': () => 'Esta carta ainda não pode ser jogada aqui.',
}

/** After `se`, in the subjunctive. */
const passing = (seats: string[]): string => `${listed(seats)} ${seats.length === 1 ? 'passar' : 'passarem'}`

/** The case a seat is asked about: it comes to it only if those before it pass. */
function ifPassed(read: Reading): string {
  const seats = read.seats('ifPassed')
  return seats.length === 0 ? '' : `Se ${passing(seats)}: `
}

function underWay(read: Reading): string {
  const who = read.card('minion')
  const action = read.word('action')
  const targets = read.seats('targets')
  const stealth = read.number('stealth') > 0 ? `, com ${figure(read.number('stealth'))} de furtividade` : ''
  const using = read.has('card') ? ` com ${read.card('card')}` : ''
  if (action === 'hunt') return `${who} caça${stealth}`
  if (action === 'leave-torpor') return `${who} tenta sair do torpor${stealth}`
  if (action === 'become-anarch') return `${who} age para tornar-se um Anarquista${stealth}`
  const on = read.has('on') ? read.card('on') : 'um vampiro'
  if (action === 'rescue') return `${who} age para resgatar ${on} do torpor${stealth}`
  if (action === 'diablerie') return `${who} age para diablerizar ${on}${stealth}`
  if (action === 'enter-combat') return `${who} age para entrar em combate com ${on}${stealth}`
  if (action === 'bleed' || read.number('bleed') > 0)
    return `${who} sangra ${read.reader('targets') ? 'você' : listed(targets)} em ${figure(read.number('bleed'))}${using}${stealth}`
  return `${who} age${using}${targets.length ? `, contra ${listed(targets)}` : ''}${stealth}`
}

function comparison(read: Reading): string {
  const intercept = read.number('intercept')
  const stealth = read.number('stealth')
  const missing = stealth - intercept
  return `percepção ${figure(intercept)} contra furtividade ${figure(stealth)}${missing > 0 ? `, ${missing === 1 ? 'falta' : 'faltam'} ${figure(missing)}` : ''}`
}

const source = (read: Reading): string => (read.has('card') ? `${read.card('card')}: ` : '')

function range(read: Reading): string {
  const min = read.number('min')
  const max = read.number('max')
  return min === max ? figure(max) : `de ${figure(min)} a ${figure(max)}`
}
