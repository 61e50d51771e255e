import type { Words } from './en.ts'
import { plural } from './speech.ts'

const cards = (n: number): string => plural('pt', n, { one: 'carta', other: 'cartas' }, n)

/** Brazilian Portuguese. */
export const pt: Words = {
  name: 'Português',
  app: 'Praxis',
  skipToAnswer: 'À sua resposta',
  skipToTable: 'À mesa',

  nav: { inbox: 'Entrada', lobby: 'Mesas', decks: 'Baralhos', cards: 'Cartas', finished: 'Terminadas', sandbox: 'Testes', settings: 'Ajustes', main: 'Páginas', back: 'Voltar', notifications: 'Avisos' },

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
    welcome: 'Boas-vindas', play: 'Jogar', vote: 'Votar', from: (name) => `de ${name}`, answeredForYou: 'Respondido no seu lugar',
  },

  lobby: {
    heading: 'Mesas', create: 'Criar uma mesa', name: 'Nome da mesa', format: 'Formato', decks: 'Cartas',
    formats: { 'standard': 'Quatro ou cinco', 'three-player': 'A três', 'two-player': 'A dois' },
    pools: { 'all': 'Todas as cartas completas', 'fifth-edition': 'Os cinco baralhos da Quinta Edição' },
    sitDown: 'Sentar-se', leave: 'Levantar-se', start: 'Começar', remove: 'Remover', seatBot: 'Sentar um bot', bot: 'bot', deck: 'Baralho', ownDeck: 'Um baralho meu',
    open: 'Abertas', started: 'Em jogo', mine: 'Suas', access: 'Quem pode vir', accesses: { open: 'Qualquer pessoa', private: 'Quem tiver o código', invited: 'Quem tiver convite' }, seating: 'Lugares', seatings: { random: 'por sorteio', chosen: 'como forem ocupados' },
    byCode: 'Entrar com um código', code: 'Código', find: 'Procurar', noCode: 'Nenhuma mesa tem este código.', share: 'Quem tiver este código pode entrar:', sealed: 'baralho selado', unsealed: 'ainda sem baralho', seal: 'Selar este baralho', another: 'Selar outro baralho', cancel: 'Cancelar a mesa', invitation: 'você tem um convite', decline: 'Recusar o convite', empty: 'Não há mesas abertas. Crie uma: as suas amizades a encontrarão aqui.', seatsOf: (taken, all) => `${taken} de ${all} lugares ocupados`,
    room: (n) => plural('pt', n, { one: 'lugar livre', other: 'lugares livres' }, n), watch: 'Assistir', go: 'À partida', yours: 'sua',
    paste: 'Cole o seu baralho', pasteHelp: 'Em qualquer formato usual, em inglês, francês, espanhol, português ou italiano.', standardHelp: 'Uma partida normal tem quatro ou cinco; comece quando todos os lugares estiverem ocupados.',
    pace: (hours) => `Uma pergunta pode ficar aberta ${plural('pt', hours, { one: 'hora', other: 'horas' }, hours)}; depois é dada a sua resposta padrão.`,
    lead: 'Sente-se onde houver lugar ou crie uma mesa para as suas amizades.', any: 'qualquer', paceOf: 'Ritmo', nightsOnly: 'As minhas noites não contam', noneSuch: 'Nenhuma mesa é assim.', sitWith: (deck) => `Sentar-se com ${deck}`, sealWith: (deck) => `Selar ${deck}`, whichDeck: 'Qual baralho?', myList: 'minha lista', checkFirst: 'Conferir antes', needsDeck: 'Escolha um baralho: sem ele a partida não pode começar.', waitsHost: 'Quem cuida da mesa começa a partida quando não falta ninguém.', waitsPlayers: (least) => `Pode começar com ${least}. Envie o link às suas amizades ou sente bots.`, ready: 'Não falta ninguém: a partida pode começar.', inviteBy: 'Convidar com um link', copyLink: 'Copiar o link', copied: 'Copiado', send: 'Enviar', host: 'cuida da mesa', asked: 'Aperte de novo para cancelar a mesa',
    characters: { malkavian: 'Escapa dos bloqueios e sangra forte.', nosferatu: 'Esconde-se, luta e desgasta.', toreador: 'Ganha votações e luta depressa.', tremere: 'Bloqueia, sangra e usa magia em combate.', ventrue: 'Manda, vota e resiste. Bom para começar.' }, ownHelp: 'Uma lista de qualquer programa, conferida antes de ser selada.',
  },

  decks: {
    heading: 'Verificar um baralho', check: 'Verificar', checking: 'Verificando…', legal: 'Legal', illegal: 'Não legal', playable: 'Pode ser jogado aqui', unplayable: 'Ainda não pode ser jogado aqui',
    crypt: 'Cripta', library: 'Biblioteca', missing: 'Estas cartas ainda não estão completas aqui:', unclear: 'Linhas que não estão claras', candidates: 'Talvez', unknown: 'Desconhecida',
    intro: 'Cole uma lista como você a tem: o formato de torneio, JOL, Lackey, uma exportação JSON ou linhas “2x Nome”. Nada é guardado.', upload: 'Ou escolha um arquivo', count: cards,
    lines: (n) => `Cada linha (${n})`, notWhole: 'ainda não completa aqui',
    fits: 'Pode ser jogado como está.',
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
    more: 'Mais', asThen: 'como “depois”', nowWith: (name) => `agora, com ${name}`, withdrawing: 'retira-se', thatMoment: 'Ir a esse momento', longest: (when) => `no máximo até ${when}`, ownedBy: (name) => `é de ${name}`,
  },

  prompt: {
    atTheLimit: 'No fim do prazo:', seal: (what) => `Selar: ${what}`, announce: (what) => `Anunciar: ${what}`,
    sealedNote: 'Secreto até ser publicado.', finalNote: 'Pública na hora, definitiva.', sealed: 'Você respondeu.', sealedText: 'A sua resposta fica selada até que responda cada Matusalém de que ela depende.', takeBack: 'Retirar',
    atOnce: phase => `Ou já na fase seguinte (${phase}):`, nobody: 'Nada lhe é perguntado.', waiting: 'Você recebe um aviso quando for a sua vez de responder.', why: (n) => `${n} ${n === 1 ? 'indisponível' : 'indisponíveis'}: por quê?`, whyNot: 'Indisponível: por quê?', then: 'Depois, se ninguém fizer nada:', askMe: 'Perguntar a mim', pass: 'Passar',
    sending: 'Enviando…', replaced: 'A pergunta mudou. A sua resposta não foi usada.', kept: 'Ainda não enviada: será enviada assim que houver conexão.',
    left: (n) => `a distribuir: ${n}`, needs: (min, max) => (min === max ? `escolha ${min}` : `escolha de ${min} a ${max}`), less: 'um a menos', more: 'um a mais', cost: 'custa', minion: 'Com', generally: 'Você', amount: 'Quanto', costs: { blood: 'sangue', pool: 'recursos', transfers: 'transferências' },
    toTheEnd: 'Passar até o fim', bleeds: (target, n) => `Sangrar ${target} em ${n}`, hunts: n => `Caçar: +${n} de sangue`, by: (what, name) => `${what} com ${name}`, strike: what => `Golpear: ${what}`, soon: 'em breve',
    blockWith: (name) => `Bloquear com ${name}`, noBlock: 'Não bloquear', orWith: (names) => `ou com ${names}`, holds: 'Vale:', andThen: (first, next) => `${first}; depois ${next}`, withdraw: 'Retirar-se da partida', withdrawWord: 'retirada', notNow: 'Agora não:', which: 'Qual', picked: (n) => plural('pt', n, { one: 'escolha', other: 'escolhas' }, n), amongAtLeast: (n) => `a dividir entre ${n} ou mais`, next: (name) => `Próxima: ${name}`,
    deeds: { 'bleed': 'Sangrar', 'hunt': 'Caçar', 'leave-torpor': 'Sair do torpor', 'become-anarch': 'Tornar-se Anarquista', 'rescue': 'Resgatar', 'diablerie': 'Diablerizar', 'equip': 'Equipar', 'enter-combat': 'Entrar em combate', 'block': 'Bloquear', 'play': 'Jogar', 'use': 'Usar', 'bring-out': 'Trazer para o jogo', 'merge': 'Fundir-se', 'invest': 'Mover recursos', 'withdraw': 'Devolver sangue', 'draw-crypt': 'Comprar da cripta', 'end-phase': 'Terminar a fase', 'edge': 'Ganhar com a Vantagem', 'unlock': 'Destravar', 'declare-withdrawal': 'Retirar-se' },
  },

  log: { heading: 'Registro', important: 'Importante', all: 'Tudo', mine: 'Meu', none: 'Ainda não aconteceu nada.', filters: 'O que o registro mostra', since: 'Novo desde a sua última visita', search: 'Procurar', earlier: 'Antes' },

  vote: {
    ifCast: 'Se você declarar isto agora:', sum: (inFavour, against) => `${inFavour} a favor, ${against} contra`, after: 'E depois disso…', ask: 'não terminei', whilePasses: 'terminei enquanto for aprovado', whileFails: 'terminei enquanto for reprovado', done: 'terminei', votes: (n) => plural('pt', n, { one: 'voto', other: 'votos' }, n), for: 'a favor', against: 'contra', keep: 'guardar', else: 'O que mais você pode fazer',
    cast: (inFavour, against) => (inFavour === 0 ? `Declarar ${against} contra` : against === 0 ? `Declarar ${inFavour} a favor` : `Declarar ${inFavour} a favor e ${against} contra`), hunt: (name) => `Caçada de sangue: ${name}`, mayStill: 'ainda pode declarar:', none: 'nada declarado', kinds: { burned: 'queima-se por um voto', called: 'a carta que o convocou', edge: 'queima-se', card: 'com uma carta' },
  },

  fight: { heading: (acting, opposing) => `Combate: ${acting} e ${opposing}`, steps: ['Antes da distância', 'Distância', 'Antes dos golpes', 'Golpes', 'Dano', 'Pressionar', 'Fim'], strike: 'Golpe', notChosen: 'ainda sem escolha' },

  keys: {
    heading: 'Teclas', off: 'As teclas simples podem ser desligadas nos ajustes, e não fazem nada enquanto você escreve.',
    list: { '?': 'esta ajuda', 'P': 'a sua resposta', '1 – 9': 'escolher uma resposta', 'Enter': 'confirmá-la', 'Shift + Enter': 'confirmar e ir à próxima mesa', 'U': 'retirar', 'W': 'por que não', 'S': 'o que está sendo resolvido', 'H': 'a sua mão', 'R': 'os lugares; ← → dão a volta, ↑ ↓ percorrem um', 'T': 'a mesa toda ou a cena', 'L': 'o registro; J e K o percorrem, F o filtra', 'O': 'ordens permanentes', 'N': 'a próxima mesa que espera', 'I': 'caixa de entrada', 'Esc': 'fechar' },
  },

  replay: { heading: 'Repetição', by: { seat: 'O meu lugar', spectator: 'Pública', all: 'Cartas à vista' }, turns: 'Turnos', step: (n, of) => `Passo ${n} de ${of}`, seenBy: 'Vista', first: 'Ao começo', back: 'Um passo atrás', play: 'Reproduzir', pause: 'Parar', on: 'Um passo adiante', last: 'Ao fim', steps: 'Passos', noPasses: 'Sem passes' },

  orders: {
    named: { careful: 'Cuidadoso', normal: 'Normal', away: 'Ausente', learner: 'Aprendiz' }, without: 'Sem perfil', noProfile: 'Sem perfil: o que as suas ordens não respondem lhe é perguntado.', rulesOf: 'O que diz', ride: 'Passar no meu lugar onde publicamente não faço falta. Ali nunca se espera por mim, possa eu ou não.', rule: 'ordem', you: 'você:',
    about: { careful: 'Só passa no seu lugar onde é público que você não podia responder.', normal: 'Passa até que algo lhe diga respeito: uma ação contra um servo seu, um sangrar de 2 ou mais contra você, um referendo ou um combate seus.', away: 'Bloqueia o que eliminaria você, e no mais faz o que se faria no fim do prazo.', learner: 'Pergunta tudo a você.' },
    heading: 'Ordens permanentes', intro: 'O que se faz no seu lugar, segundo o que todo mundo pode ver. Decide a primeira que servir.', profiles: 'Começar com um perfil', yours: 'As suas ordens; decide a primeira que servir', add: 'Adicionar uma ordem', up: 'Antes', down: 'Depois', remove: 'Remover', save: 'Salvar', discard: 'Descartar mudanças',
    saved: 'Salvas. Valem a partir da próxima janela; ninguém vê que você as mudou.', preview: 'Prévia', none: 'Sem ordens: tudo lhe é perguntado.', notOffered: '“Perguntar só se eu tiver a carta” não é oferecido: pelo tempo que você leva se saberia o que há na sua mão.',
    when: 'Quando', pieces: { for: 'em' }, amounts: { lte: (n) => `${n} ou menos`, gte: (n) => `${n} ou mais` },
    events: { bled: 'me sangram', ousts: 'um sangrar me eliminaria', againstMine: 'uma ação é contra mim ou o que é meu', notAgainstMe: 'uma ação não é contra mim', hunts: 'alguém caça', preyActs: 'minha presa age', predatorActs: 'meu predador age', rescues: 'um vampiro deixa o torpor ou é resgatado', diablerie: 'alguém comete diablerie', played: 'alguém joga uma carta', voteOther: 'um referendo não muda nada meu', voteMine: 'um referendo me afeta', hunted: 'uma caçada de sangue é convocada', fightOther: 'outros combatem', range: 'posso manobrar', strike: 'escolho um golpe', prevent: 'posso prevenir dano', press: 'posso pressionar', influence: 'tenho transferências', anything: 'acontece outra coisa' },
    deeds: { pass: 'eu passo', ask: 'perguntar a mim', block: 'bloqueio com quem melhor puder', deflect: 'redireciono para minha presa|se tiver uma carta que o faça; senão, passo', for: 'voto a favor', against: 'voto contra', abstain: 'não declaro votos', close: 'manobro para curta distância', long: 'manobro para longa distância', hand: 'uso o golpe de mão', dodge: 'esquivo se puder', ends: 'termino o combate se puder', prevent: 'previno com cartas em jogo', preventAll: 'previno com tudo o que tenho', pressEnd: 'pressiono para terminar o combate', pressOn: 'pressiono para continuar', influence: 'passo-as a quem vier a seguir,|guardando 5 de recursos' },
    plays: (card) => `jogo ${card}|se a tiver; senão, passo`,
    exceptions: { never: 'em todo caso', poolLow: 'salvo com 5 ou menos de recursos', poolHigh: 'salvo com 20 ou mais de recursos', oust: 'salvo se me eliminaria', mine: 'salvo se uma ação for contra mim' },
    scopes: { 'game': 'nesta partida', 'until-my-turn': 'até o meu turno', 'turn': 'neste turno', 'action': 'para esta ação' },
    slots: { event: 'quando', amount: 'quanto', deed: 'o que faço', unless: 'exceção', scope: 'por quanto tempo' },
    wouldAnswer: (n) => (n === 0 ? 'ainda não teria respondido nada' : `teria respondido ${n}`), changedMark: 'mudada', previewOf: (n) => `Prévia: ${plural('pt', n, { one: 'última janela', other: 'últimas janelas' }, n)}`, noWindows: 'Nada lhe foi perguntado ainda. Mais tarde se vê aqui o que as suas ordens teriam respondido.', answeredOf: (n) => (n === 1 ? 'respondida' : 'respondidas'), askedOf: (n) => (n === 1 ? 'pergunta a você' : 'perguntam a você'), ofProfile: 'perfil', before: 'antes:',
    endWithGame: 'Acabam com esta partida.', of: (n, most) => `${n} de ${most}`, noneOwn: 'Nenhuma sua: só o perfil responde.', examples: (n) => `Escolher entre ${n} exemplos`, notOfferedHead: 'Por que não “perguntar só se eu tiver a carta”?', inForce: 'Valem a partir da próxima janela; ninguém vê que você as mudou.', unchanged: 'Nada mudou.', answeredShort: (n, of) => `${n} de ${of}`, saveOf: (n) => `Salvar ${plural('pt', n, { one: 'mudança', other: 'mudanças' }, n)}`,
    always: 'Fazer sempre assim',
  },

  sandbox: {
    heading: 'Mesa de testes', lead: 'Uma partida a partir de uma posição sua, com todos os lugares seus. Nada nela conta, e ninguém espera.',
    start: 'Começar com', starts: { blank: 'Dois lugares simples', bleed: 'Um sangrar', combat: 'Um combate', vote: 'Um referendo' },
    form: 'Como formulário', text: 'Como texto', textHelp: 'Os dois são a mesma posição. O que não tem campo fica no texto.', notText: 'Isto não é JSON:', formWaits: 'O formulário espera que o texto possa ser lido.',
    game: 'Nome da partida', turnOf: 'De quem é o turno', phase: 'Fase', turn: 'Turno', seat: (n) => `Lugar ${n}`, name: 'Nome', pool: 'Recursos', addSeat: 'Adicionar um lugar', remove: (what) => `Remover ${what}`,
    to: 'Adicionar a', card: 'Nome de uma carta', plain: 'Um vampiro simples', blood: 'Sangue', capacity: 'Capacidade', disciplines: 'Disciplinas', regions: { ready: 'Região pronta', torpor: 'Torpor', uncontrolled: 'Região não controlada', hand: 'Mão', library: 'Biblioteca', crypt: 'Cripta', ash: 'Pilha de cinzas' },
    create: 'Criar e jogar', creating: 'Criando…', copy: 'Copiar a posição', copied: 'Copiada', yours: 'Criadas neste dispositivo', wrong: 'Assim não se pode jogar:',
    faults: { 'unknown-card': 'Essa carta não existe.', 'not-whole': 'Esta carta ainda não está completa aqui.', 'impossible': 'Nada seria perguntado a ninguém, ou há uma carta citada que não está lá.', 'too_big': 'É demais.', 'too_small': 'É de menos.', 'invalid_type': 'Aqui vai outra coisa.', 'invalid_value': 'Esse valor não existe.', 'invalid_union': 'Não é uma carta nem um servo simples.', 'unrecognized_keys': 'Um campo desconhecido.', 'too-deep': 'Níveis demais.', 'other': 'Isto não serve.' },
    whose: 'Todos os lugares são seus. Responder como', asked: 'a responder', otherSeat: 'Nada é perguntado a este lugar agora. Escolha um que deva responder.', position: 'Posição', playOn: 'Continuar daqui na mesa de testes', between: 'Algo está sendo resolvido aqui. Uma posição fica entre duas ações: avance ou volte alguns passos.', hidden: 'Só de uma partida terminada em que todo mundo mostra as suas cartas.', show: 'Mostrar as minhas cartas a todo mundo',
  },

  settings: { heading: 'Ajustes', begins: 'Os meus lugares começam a partida com', language: 'Idioma', theme: 'Cores', themes: { system: 'Como o dispositivo', light: 'Claro', dark: 'Escuro' }, singleKeys: 'Teclas simples para responder e mover-se', install: 'Praxis pode ser instalado pelo menu do navegador.', pushes: 'Notificações', push: 'Aviso', address: 'Endereço de e-mail', code: 'Código do e-mail', verify: 'Confirmar', save: 'Salvar', kinds: { prompt: 'Uma pergunta para você', reminder: 'Um prazo se aproxima', gameOver: 'Uma partida terminou', invitation: 'Um convite' }, pushOn: 'Avisar neste dispositivo', pushOff: 'Não avisar mais neste dispositivo', pushNone: 'Este navegador não pode receber avisos.', saved: 'Salvo.', nights: 'Horas de silêncio', from: 'de', to: 'a', mail: 'E-mail', here: 'Para este dispositivo; idioma e cores mudam na hora.', account: 'Conta', device: 'Este dispositivo', pushIsOn: 'Este dispositivo recebe avisos.', pushIsOff: 'Este dispositivo ainda não recebe avisos.', try: 'Mostrar um agora', trial: 'Um aviso aparece assim.', denied: 'O navegador não permite avisos deste site. Isso se muda nos ajustes dele.', others: 'Outros dispositivos', remove: 'Remover', never: 'nunca', noAddress: 'ainda sem endereço', refused: (address) => `Os e-mails para ${address} voltaram. Dê um endereço que funcione.` },

  clock: {
    heading: 'Relógios', none: (hours) => `Uma pergunta pode ficar aberta ${hours} h; depois é dada a sua resposta padrão.`, seats: 'Lugares', seat: 'Lugar', bank: 'Banco', limit: 'Limite', misses: 'Faltas', hours: (n) => `${n} h`, standIn: 'um bot joga', away: 'ausente', rests: (until) => `descansa até ${until}`,
    night: 'A minha noite', nightFrom: (zone) => `Oito horas a partir desta hora não contam (${zone})`, save: 'Salvar', pause: 'Pausa', days: 'Por quantos dias', votePause: 'Votar por uma pausa', pausedUntil: (when) => `Em pausa até ${when}.`, resume: 'Votar por continuar', voted: (name, when) => `${name} vota por uma pausa até ${when}.`,
    leave: 'Deixar a partida', leaveHelp: 'O seu lugar fica livre até que alguém o ocupe; você pode voltar enquanto ninguém o tiver feito.', leaveWord: 'deixar', typeTo: (word) => `Escreva “${word}” para continuar`, open: (names) => `Lugares livres: ${names}.`,
    unlimited: 'O tempo que for preciso.', policy: (bank, increment, offTurn, nights) => `No seu turno, um banco de ${bank} e mais ${increment} a cada resposta; ${offTurn} por pergunta nos turnos dos outros.${nights ? ' As noites não contam.' : ''}`,
    policies: { standard: 'Normal: cerca de um mês', brisk: 'Ágil: cerca de uma semana', live: 'Ao vivo: uma noite', unlimited: 'Sem limite' }, choose: 'Relógios',
    span: (n) => (n < 1 ? `${Math.round(n * 60)} min` : `${n} h`),
  },

  api: { heading: 'A API', search: 'Procurar rotas, campos e problemas', found: (n) => plural('pt', n, { one: 'rota', other: 'rotas' }, n), version: 'Versão', raw: 'como OpenAPI', access: 'Como se identificar e o que se pode permitir', scope: 'Precisa da permissão', parameters: 'Parâmetros', body: 'Corpo', replies: 'Respostas', problems: 'Problemas', schemas: 'Esquemas', example: 'Exemplo', required: 'obrigatório', about: 'Tudo o que estas páginas fazem, qualquer programa pode fazer.' },

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
