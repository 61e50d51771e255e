import type { Words } from './en.ts'
import { plural } from './speech.ts'

const cards = (n: number): string => plural('pt', n, { one: 'carta', other: 'cartas' }, n)

/** Brazilian Portuguese. */
export const pt: Words = {
  name: 'Português',
  app: 'Praxis',
  skipToAnswer: 'À sua resposta',
  skipToTable: 'À mesa',

  nav: { inbox: 'Entrada', lobby: 'Mesas', decks: 'Baralhos', cards: 'Cartas', finished: 'Terminadas', sandbox: 'Testes', settings: 'Ajustes', main: 'Páginas', back: 'Voltar', notifications: 'Avisos', orders: 'Ordens permanentes', api: 'A API', keys: 'Teclas' },

  signIn: {
    heading: 'Vampire: The Eternal Struggle, pela web',
    lead: 'Responda quando lhe convier. O servidor conhece as regras, guarda o segredo das cartas e não perde nada.',
    name: 'O seu nome na mesa', nameHelp: 'De 1 a 32 letras, algarismos, - ou _',
    local: 'Entrar', elsewhere: 'Entrar', out: 'Sair', as: (name) => `Sessão de ${name}`,
    again: 'A sua sessão foi encerrada. Entre de novo para continuar; nada se perde.',
    demo: 'Jogar já contra quatro bots', demoHelp: 'Uma mesa com cinco baralhos da Quinta Edição é distribuída na hora. Você joga com Ventrue.',
    demoWaits: 'Distribuindo as cartas…', signingIn: 'Entrando…', failed: 'Não foi possível entrar.',
    named: 'Ou com o seu nome',
  },

  begin: {
    lead: 'Jogue uma partida já, ou comece pelo que lhe convier.', look: 'Primeiro, dar uma olhada', what: 'Como funciona',
    points: [
      ['orders', 'O servidor cuida das regras.', 'Você vê o que pode fazer, com o custo e o efeito. O que não pode fazer diz por quê.'],
      ['limit', 'Duas visitas por dia bastam.', 'Cada pergunta diz quanto espera e o que acontece se você a deixar passar.'],
      ['hidden', 'Os segredos continuam secretos.', 'A sua mão não é enviada a mais ninguém, e cada embaralhamento pode ser conferido depois da partida.'],
      ['bell', 'Você recebe avisos.', 'Um aviso ou um e-mail diz que uma mesa espera por você.'],
    ],
    friends: 'Jogar com amizades', friendsHelp: 'Crie uma mesa e envie o link. Bots podem ocupar os lugares que sobrarem.',
    deck: 'Trazer o seu baralho', deckHelp: 'Cole uma lista de qualquer programa: cada linha é conferida. Cinco baralhos estão prontos.',
    lesson: 'Experimentar um sangrar na mesa de testes', lessonHelp: 'Todos os lugares são seus e nada conta.',
    told: 'Saber quando é a sua vez', toldHelp: 'Por avisos neste dispositivo ou por e-mail.', cardsHelp: 'Cada carta e o que ela faz aqui.',
  },

  inbox: {
    invitations: 'Convites',
    owe: (n) => (n === 0 ? 'Nada pendente' : `Você deve ${plural('pt', n, { one: 'resposta', other: 'respostas' }, n)}`),
    soonest: (when) => `A mais próxima, em ${when}.`,
    nothing: 'Aqui aparece um aviso quando uma mesa espera por você.',
    waiting: 'À espera de outros', finished: 'Terminadas, ainda não vistas',
    answer: 'Responder', atTheLimit: 'No fim do prazo:',
    waitingFor: (names) => `à espera de ${names}`,
    first: 'Para começar', watch: (name) => `Assistir a ${name}`, join: (name) => `Sentar-se em ${name}`,
    since: 'Desde a sua última visita',
    welcome: 'Boas-vindas', play: 'Jogar', vote: 'Votar', from: (name) => `de ${name}`, answeredForYou: 'Respondido no seu lugar', room: (n) => plural('pt', n, { one: 'lugar livre', other: 'lugares livres' }, n),
  },

  cards: {
    heading: 'Cartas', search: 'Nome', text: 'Palavras do que faz', type: 'Tipo', clan: 'Clã', discipline: 'Disciplina', any: 'qualquer', found: cards,
    more: 'Mostrar mais', rulings: 'Esclarecimentos oficiais', printed: 'Texto impresso', whole: 'Completa: faz tudo o que diz', factsOnly: 'Só se conhecem nomes e números', unknown: 'Não está nesta versão',
    capacities: 'Capacidade', from: 'de', to: 'a', support: 'Jogável aqui', disciplines: { ani: 'Animalismo', aus: 'Auspícios', cel: 'Rapidez', dom: 'Dominação', for: 'Fortitude', obf: 'Ofuscação', pot: 'Potência', pre: 'Presença', tha: 'Feitiçaria de Sangue' },
    group: (n) => `grupo ${n}`, capacity: (n) => `capacidade ${n}`, unique: 'única', close: 'Fechar', none: 'Nenhuma carta corresponde.',
    types: { Vampire: 'Vampiro', Imbued: 'Imbued', Action: 'Ação', 'Action Modifier': 'Modificador de ação', Ally: 'Aliado', Combat: 'Combate', Equipment: 'Equipamento', Event: 'Evento', Master: 'Mestre', 'Political Action': 'Ação política', Reaction: 'Reação', Retainer: 'Lacaio' },
  },

  finished: { heading: 'Partidas terminadas', none: 'Nenhuma partida sua terminou ainda.', winner: (name) => `Vitória de ${name}`, drawn: 'Empate', points: (n) => `${n} PV`, replay: 'Repetição', table: 'A mesa', find: 'Procurar uma mesa', fresh: 'Ainda não vista', won: 'Você venceu', mine: (n) => `${n} PV para você`, bySeat: 'Pontos de vitória por lugar', chain: 'Quem deixou a partida, em ordem', ousts: (by, seat) => `${by} elimina ${seat}`, gone: (seat) => `Eliminação de ${seat}`, withdrew: (seat) => `${seat} se retira` },

  table: {
    meters: { bleed: 'sangrar', stealth: 'furtividade', intercept: 'percepção', yours: 'a sua' }, superior: discipline => `${discipline} superior`,
    turn: (n) => `Turno ${n}`, yourTurn: 'seu turno', turnOf: (name) => `turno de ${name}`,
    phases: { unlock: 'Destravar', master: 'Mestre', minion: 'Servo', influence: 'Influência', discard: 'Descarte' }, phase: 'Fases do turno',
    you: 'você', prey: 'presa', predator: 'predador', edge: 'Vantagem', ousted: 'Eliminação', withdrawn: 'Retirada', bot: 'bot',
    handOf: (n) => `${cards(n)} na mão`, libraryOf: (n) => `${n} na biblioteca`, cryptOf: (n) => `${n} na cripta`, ashOf: (n) => `${n} na pilha de cinzas`, poolOf: (n) => plural('pt', n, { one: 'de recurso', other: 'de recursos' }, n),
    torpor: 'Torpor', uncontrolled: 'Região não controlada', onlyYou: 'Região não controlada: só você a vê', inPlay: 'Em jogo', ash: 'Pilha de cinzas', contested: 'Em contestação',
    locked: 'travada', unlocked: 'destravada', blood: (n, of) => (of === null ? `${n} de sangue` : `${n} de sangue, capacidade ${of}`), life: (n) => `${n} de vida`, faceDown: 'com a face para baixo',
    acting: 'agente', target: 'alvo', blocking: 'bloqueador', carries: (names) => `leva ${names}`, points: (n) => `${n} PV`,
    yourHand: (n) => `A sua mão, ${cards(n)}`, usable: (n) => `${n} ${n === 1 ? 'pode ser usada' : 'podem ser usadas'} nesta resposta`, now: 'agora', cover: 'Cobrir a minha mão', uncover: 'Mostrar a minha mão',
    ring: 'A mesa, em ordem de jogo', nowTab: 'Agora', handTab: 'Mão', logTab: 'Registro', tableTab: 'Mesa', tabs: 'Partes da mesa', wholeTable: 'Mostrar a mesa toda', stage: 'Voltar ao que acontece',
    nothing: 'Nada está sendo resolvido.', waitingFor: 'À espera de', waitingYou: 'Você', over: 'A partida terminou', spectating: 'Você está assistindo. As mãos estão ocultas.',
    round: (n) => `Rodada ${n}`, range: { close: 'Curta distância', long: 'Longa distância' }, forVotes: 'A favor', againstVotes: 'Contra', passesBy: (n) => `aprovado por ${n}`, failsBy: (n) => `reprovado por ${n}`, tied: 'empate: reprovado', castSoFar: 'Declarados até agora, sem ordem', ifItPasses: 'Se for aprovado', inOrder: 'Ordem de jogo', strength: 'força',
    steps: n => `os ${n} passos`, self: 'Você', openAsh: 'Abrir a pilha de cinzas', moved: 'O que a mesa fez',
    more: 'Mais', asThen: 'como “depois”', nowWith: (name) => `agora, com ${name}`, withdrawing: 'retira-se', thatMoment: 'Ir a esse momento', longest: (when) => `no máximo até ${when}`, ownedBy: (name) => `é de ${name}`, position: 'Posição', whose: 'Todos os lugares são seus. Responder como', asked: 'a responder', otherSeat: 'Nada é perguntado a este lugar agora. Escolha um que deva responder.', order: (n) => `ordem ${n}`,
  },

  prompt: {
    atTheLimit: 'No fim do prazo:', seal: (what) => `Selar: ${what}`, announce: (what) => `Anunciar: ${what}`,
    sealedNote: 'Secreto até ser publicado.', finalNote: 'Pública na hora, definitiva.', sealed: 'Você respondeu.', sealedText: 'A sua resposta fica selada até que responda cada Matusalém de que ela depende.', takeBack: 'Retirar',
    atOnce: phase => `Ou já na fase seguinte (${phase}):`, nobody: 'Nada lhe é perguntado.', waiting: 'Você recebe um aviso quando for a sua vez de responder.', why: (n) => `${n} ${n === 1 ? 'indisponível' : 'indisponíveis'}: por quê?`, whyNot: 'Indisponível: por quê?', then: 'Depois, se ninguém fizer nada:', askMe: 'Perguntar a mim', pass: 'Passar',
    sending: 'Enviando…', replaced: 'A pergunta mudou. A sua resposta não foi usada.', kept: 'Ainda não enviada: será enviada assim que houver conexão.',
    left: (n) => `a distribuir: ${n}`, needs: (min, max) => (min === max ? `escolha ${min}` : `escolha de ${min} a ${max}`), less: 'um a menos', more: 'um a mais', cost: 'custa', minion: 'Com', generally: 'Você', amount: 'Quanto', costs: { blood: 'sangue', pool: 'recursos', transfers: 'transferências' },
    toTheEnd: 'Passar até o fim', bleeds: (target, n) => `Sangrar ${target} em ${n}`, hunts: n => `Caçar: +${n} de sangue`, by: (what, name) => `${what} com ${name}`, strike: what => `Golpear: ${what}`, soon: 'em breve',
    blockWith: (name) => `Bloquear com ${name}`, noBlock: 'Não bloquear', orWith: (names) => `ou com ${names}`, holds: 'Vale:', andThen: (first, next) => `${first}; depois ${next}`, withdraw: 'Retirar-se da partida', withdrawWord: 'retirada', notNow: 'Agora não:', which: 'Qual', picked: (n) => plural('pt', n, { one: 'escolha', other: 'escolhas' }, n), amongAtLeast: (n) => `a dividir entre ${n} ou mais`, next: (name) => `Próxima: ${name}`,
    deeds: { 'bleed': 'Sangrar', 'hunt': 'Caçar', 'leave-torpor': 'Sair do torpor', 'become-anarch': 'Tornar-se Anarquista', 'rescue': 'Resgatar', 'diablerie': 'Diablerizar', 'equip': 'Equipar', 'enter-combat': 'Entrar em combate', 'block': 'Bloquear', 'play': 'Jogar', 'use': 'Usar', 'bring-out': 'Trazer para o jogo', 'merge': 'Fundir-se', 'invest': 'Mover recursos', 'withdraw': 'Devolver sangue', 'draw-crypt': 'Comprar da cripta', 'end-phase': 'Terminar a fase', 'edge': 'Ganhar com a Vantagem', 'unlock': 'Destravar', 'declare-withdrawal': 'Retirar-se' }, always: 'Fazer sempre assim', plan: 'Plano',
  },

  log: { heading: 'Registro', important: 'Importante', all: 'Tudo', mine: 'Meu', none: 'Ainda não aconteceu nada.', filters: 'O que o registro mostra', since: 'Novo desde a sua última visita', search: 'Procurar', earlier: 'Antes' },

  vote: {
    ifCast: 'Se você declarar isto agora:', sum: (inFavour, against) => `${inFavour} a favor, ${against} contra`, after: 'E depois disso…', ask: 'não terminei', whilePasses: 'terminei enquanto for aprovado', whileFails: 'terminei enquanto for reprovado', done: 'terminei', votes: (n) => plural('pt', n, { one: 'voto', other: 'votos' }, n), for: 'a favor', against: 'contra', keep: 'guardar', else: 'O que mais você pode fazer',
    cast: (inFavour, against) => (inFavour === 0 ? `Declarar ${against} contra` : against === 0 ? `Declarar ${inFavour} a favor` : `Declarar ${inFavour} a favor e ${against} contra`), hunt: (name) => `Caçada de sangue: ${name}`, mayStill: 'ainda pode declarar:', none: 'nada declarado', kinds: { burned: 'queima-se por um voto', called: 'a carta que o convocou', edge: 'queima-se', card: 'com uma carta' },
  },

  fight: { heading: (acting, opposing) => `Combate: ${acting} e ${opposing}`, steps: ['Antes da distância', 'Distância', 'Antes dos golpes', 'Golpes', 'Dano', 'Pressionar', 'Fim'], strike: 'Golpe', notChosen: 'ainda sem escolha' },

  replay: { heading: 'Repetição', by: { seat: 'O meu lugar', spectator: 'Pública', all: 'Cartas à vista' }, turns: 'Turnos', step: (n, of) => `Passo ${n} de ${of}`, seenBy: 'Vista', first: 'Ao começo', back: 'Um passo atrás', play: 'Reproduzir', pause: 'Parar', on: 'Um passo adiante', last: 'Ao fim', steps: 'Passos', noPasses: 'Sem passes' },

  clock: {
    heading: 'Relógios', none: (hours) => `Uma pergunta pode ficar aberta ${hours} h; depois é dada a sua resposta padrão.`, seats: 'Lugares', seat: 'Lugar', bank: 'Banco', limit: 'Limite', misses: 'Faltas', hours: (n) => `${n} h`, standIn: 'um bot joga', away: 'ausente', rests: (until) => `descansa até ${until}`,
    night: 'A minha noite', nightFrom: (zone) => `Oito horas a partir desta hora não contam (${zone})`, save: 'Salvar', pause: 'Pausa', days: 'Por quantos dias', votePause: 'Votar por uma pausa', pausedUntil: (when) => `Em pausa até ${when}.`, resume: 'Votar por continuar', voted: (name, when) => `${name} vota por uma pausa até ${when}.`,
    leave: 'Deixar a partida', leaveHelp: 'O seu lugar fica livre até que alguém o ocupe; você pode voltar enquanto ninguém o tiver feito.', leaveWord: 'deixar', typeTo: (word) => `Escreva “${word}” para continuar`, open: (names) => `Lugares livres: ${names}.`,
    unlimited: 'O tempo que for preciso.', policy: (bank, increment, offTurn, nights) => `No seu turno, um banco de ${bank} e mais ${increment} a cada resposta; ${offTurn} por pergunta nos turnos dos outros.${nights ? ' As noites não contam.' : ''}`,
    policies: { standard: 'Normal: cerca de um mês', brisk: 'Ágil: cerca de uma semana', live: 'Ao vivo: uma noite', unlimited: 'Sem limite' }, choose: 'Relógios',
    span: (n) => (n < 1 ? `${Math.round(n * 60)} min` : `${n} h`),
  },

  watch: { live: 'Mostra-se conforme acontece.', minutes: (n) => `Mostra-se com ${plural('pt', n, { one: 'minuto', other: 'minutos' }, n)} de atraso.`, publications: (n) => `Mostra-se com ${plural('pt', n, { one: 'passo', other: 'passos' }, n)} de atraso.`, hands: { never: 'As mãos continuam ocultas também depois da partida.', agreed: 'Depois da partida, mostra as suas cartas quem quiser.', end: 'Depois da partida, todas as cartas são mostradas.' } },

  trouble: {
    offline: 'Sem resposta. Nada se perde: tenta-se de novo quando houver conexão.', server: 'O servidor falhou.', busy: 'O serviço está muito ocupado.', tooMany: (n) => `Pedidos demais. Tenta-se de novo em ${n} s.`, notRecorded: 'Nada foi registrado.', unsure: 'Não se sabe se foi registrado: veja antes de repetir.', notThere: 'Essa mesa não existe, ou não cabe a você vê-la.', noPage: 'Não há nada neste endereço.', again: 'Tentar de novo', home: 'À caixa de entrada',
    checking: 'Verificando se chegou…', arrived: 'A sua resposta tinha chegado.', late: 'A sua resposta foi enviada agora.',
    codes: { 'forbidden': 'Não cabe a você fazer isto.', 'seat-taken': 'Você já tem lugar nesta mesa.', 'place-taken': 'Esse lugar já foi escolhido.', 'table-full': 'Nenhum lugar está livre.', 'table-closed': 'Esta mesa já não está aberta.', 'deck-missing': 'Nem todos os baralhos estão selados.', 'wrong-seat-count': 'Este formato não se joga com tanta gente.', 'illegal-deck': 'Este baralho não é legal nesta mesa.', 'unplayable-deck': 'Nem todas as cartas deste baralho estão completas aqui.', 'unreadable-deck': 'Não é uma lista de cartas em um formato conhecido.', 'game-over': 'A partida terminou.', 'game-running': 'A partida não terminou.', 'compacted': 'Este momento da partida não foi guardado.', 'too-soon': 'Isto mudou há menos de uma semana.', 'no-pause': 'Não pode haver tal pausa.', 'seat-not-open': 'Este lugar não está livre.', 'not-a-position': 'Uma posição fica entre duas ações.', 'body-too-large': 'É longo demais.' },
    offlineBar: (since) => `Sem conexão: estado das ${since}`, loading: 'Carregando…',
    noPageHelp: 'O link pode ser antigo, ou falta uma letra. As suas mesas estão na caixa de entrada.',
  },

  time: {
    left: (minutes) => (minutes < 1 ? 'menos de um minuto' : minutes < 60 ? `${minutes} min` : minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60 > 0 && minutes < 600 ? `${minutes % 60} min` : ''}`.trim() : `${Math.floor(minutes / 1440)} dias`),
    past: 'esgotado',
  },
}
