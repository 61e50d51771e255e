import type { MoreWords } from './en.ts'
import { plural } from '../speech.ts'

export const pt: MoreWords = {
  orders: {
    named: { careful: 'Cuidadoso', normal: 'Normal', away: 'Ausente', learner: 'Aprendiz' }, without: 'Sem perfil', noProfile: 'Sem perfil: o que as suas ordens não respondem lhe é perguntado.', rulesOf: 'O que diz', ride: 'Passar no meu lugar onde publicamente não faço falta. Ali nunca se espera por mim, possa eu ou não.', rule: 'ordem', you: 'você:',
    about: { careful: 'Só passa no seu lugar onde é público que você não podia responder.', normal: 'Passa até que algo lhe diga respeito: uma ação contra um servo seu, um sangrar de 2 ou mais contra você, um referendo ou um combate seus.', away: 'Bloqueia o que eliminaria você, e no mais faz o que se faria no fim do prazo.', learner: 'Pergunta tudo a você.' },
    intro: 'O que se faz no seu lugar, segundo o que todo mundo pode ver. Decide a primeira que servir.', profiles: 'Começar com um perfil', yours: 'As suas ordens; decide a primeira que servir', add: 'Adicionar uma ordem', up: 'Antes', down: 'Depois', remove: 'Remover', save: 'Salvar', discard: 'Descartar mudanças',
    saved: 'Salvas. Valem a partir da próxima janela; ninguém vê que você as mudou.', preview: 'Prévia', none: 'Sem ordens: tudo lhe é perguntado.', notOffered: '“Perguntar só se eu tiver a carta” não é oferecido: pelo tempo que você leva se saberia o que há na sua mão.',
    when: 'Quando', pieces: { for: 'em' }, amounts: { lte: (n) => `${n} ou menos`, gte: (n) => `${n} ou mais` },
    events: { bled: 'me sangram', ousts: 'um sangrar me eliminaria', againstMine: 'uma ação é contra mim ou o que é meu', notAgainstMe: 'uma ação não é contra mim', hunts: 'alguém caça', preyActs: 'minha presa age', predatorActs: 'meu predador age', rescues: 'um vampiro deixa o torpor ou é resgatado', diablerie: 'alguém comete diablerie', played: 'alguém joga uma carta', voteOther: 'um referendo não muda nada meu', voteMine: 'um referendo me afeta', hunted: 'uma caçada de sangue é convocada', fightOther: 'outros combatem', range: 'posso manobrar', strike: 'escolho um golpe', prevent: 'posso prevenir dano', press: 'posso pressionar', influence: 'tenho transferências', anything: 'acontece outra coisa' },
    deeds: { pass: 'eu passo', ask: 'perguntar a mim', block: 'bloqueio com quem melhor puder', reach: 'bloqueio com quem tiver percepção suficiente|ou perguntam a mim se ninguém tiver', deflect: 'redireciono para minha presa|se tiver uma carta que o faça; senão, passo', for: 'voto a favor', against: 'voto contra', abstain: 'não declaro votos', close: 'manobro para curta distância', long: 'manobro para longa distância', hand: 'uso o golpe de mão', dodge: 'esquivo se puder', ends: 'termino o combate se puder', prevent: 'previno com cartas em jogo', preventAll: 'previno com tudo o que tenho', pressEnd: 'pressiono para terminar o combate', pressOn: 'pressiono para continuar', influence: 'passo-as a quem vier a seguir,|guardando 5 de recursos' },
    plays: (card) => `jogo ${card}|se a tiver; senão, passo`,
    opponents: { any: 'contra qualquer um', Vampire: 'contra um vampiro', Ally: 'contra um aliado', Imbued: 'contra um Imbued' },
    exceptions: { never: 'em todo caso', poolLow: 'salvo com 5 ou menos de recursos', poolHigh: 'salvo com 20 ou mais de recursos', oust: 'salvo se me eliminaria', mine: 'salvo se uma ação for contra mim' },
    scopes: { 'game': 'nesta partida', 'until-my-turn': 'até o meu turno', 'turn': 'neste turno', 'action': 'para esta ação' },
    slots: { event: 'quando', amount: 'quanto', opponent: 'contra quem', deed: 'o que faço', unless: 'exceção', scope: 'por quanto tempo' },
    wouldAnswer: (n) => (n === 0 ? 'ainda não teria respondido nada' : `teria respondido ${n}`), changedMark: 'mudada', previewOf: (n) => `Prévia: ${plural('pt', n, { one: 'última janela', other: 'últimas janelas' }, n)}`, noWindows: 'Nada lhe foi perguntado ainda. Mais tarde se vê aqui o que as suas ordens teriam respondido.', answeredOf: (n) => (n === 1 ? 'respondida' : 'respondidas'), askedOf: (n) => (n === 1 ? 'pergunta a você' : 'perguntam a você'), ofProfile: 'perfil', before: 'antes:',
    endWithGame: 'Acabam com esta partida.', of: (n, most) => `${n} de ${most}`, noneOwn: 'Nenhuma sua: só o perfil responde.', examples: (n) => `Escolher entre ${n} exemplos`, notOfferedHead: 'Por que não “perguntar só se eu tiver a carta”?', inForce: 'Valem a partir da próxima janela; ninguém vê que você as mudou.', unchanged: 'Nada mudou.', answeredShort: (n, of) => `${n} de ${of}`, saveOf: (n) => `Salvar ${plural('pt', n, { one: 'mudança', other: 'mudanças' }, n)}`,
  },

  plan: {
    heading: 'Plano do meu turno', help: 'O que se faz no seu turno depois do que anuncia agora, passo a passo. O que então não for possível para o plano, e é-lhe perguntado. Ninguém o vê.',
    none: 'Sem plano. A partir de uma pergunta do seu próprio turno pode acrescentar passos.', save: 'Guardar o plano', step: (n) => `Passo ${n}`, guard: 'só se', always: 'em todo o caso',
    successful: (n) => `se o passo ${n} teve sucesso`, blocked: (n) => `se o passo ${n} foi bloqueado`, each: 'Em cada um dos meus turnos, não só neste',
  },

  rest: {
    night: (from, to, zone) => `A sua noite não conta, das ${from} às ${to} (${zone}).`, noNight: 'Não disse quando é a sua noite: o seu relógio corre durante ela.', weekends: 'Os sábados e domingos não contam.',
    live: (times) => `Ao vivo: ${times}.`, tables: 'Os seus relógios', table: 'Mesa',
  },

  sandbox: {
    heading: 'Mesa de testes', lead: 'Uma partida a partir de uma posição sua, com todos os lugares seus. Nada nela conta, e ninguém espera.',
    start: 'Começar com', starts: { blank: 'Dois lugares simples', bleed: 'Um sangrar', combat: 'Um combate', vote: 'Um referendo' },
    form: 'Como formulário', text: 'Como texto', textHelp: 'Os dois são a mesma posição. O que não tem campo fica no texto.', notText: 'Isto não é JSON:', formWaits: 'O formulário espera que o texto possa ser lido.',
    game: 'Nome da partida', turnOf: 'De quem é o turno', phase: 'Fase', turn: 'Turno', seat: (n) => `Lugar ${n}`, name: 'Nome', pool: 'Recursos', addSeat: 'Adicionar um lugar', remove: (what) => `Remover ${what}`,
    to: 'Adicionar a', card: 'Nome de uma carta', plain: 'Um vampiro simples', blood: 'Sangue', capacity: 'Capacidade', disciplines: 'Disciplinas', regions: { ready: 'Região pronta', torpor: 'Torpor', uncontrolled: 'Região não controlada', hand: 'Mão', library: 'Biblioteca', crypt: 'Cripta', ash: 'Pilha de cinzas' },
    create: 'Criar e jogar', creating: 'Criando…', copy: 'Copiar a posição', copied: 'Copiada', yours: 'Criadas neste dispositivo', wrong: 'Assim não se pode jogar:',
    faults: { 'unknown-card': 'Essa carta não existe.', 'not-whole': 'Esta carta ainda não está completa aqui.', 'impossible': 'Nada seria perguntado a ninguém, ou há uma carta citada que não está lá.', 'too_big': 'É demais.', 'too_small': 'É de menos.', 'invalid_type': 'Aqui vai outra coisa.', 'invalid_value': 'Esse valor não existe.', 'invalid_union': 'Não é uma carta nem um servo simples.', 'unrecognized_keys': 'Um campo desconhecido.', 'too-deep': 'Níveis demais.', 'other': 'Isto não serve.' },
    playOn: 'Continuar daqui na mesa de testes', between: 'Algo está sendo resolvido aqui. Uma posição fica entre duas ações: avance ou volte alguns passos.', hidden: 'Só de uma partida terminada em que todo mundo mostra as suas cartas.', show: 'Mostrar as minhas cartas a todo mundo',
  },

  settings: { heading: 'Ajustes', begins: 'Os meus lugares começam a partida com', language: 'Idioma', theme: 'Cores', themes: { system: 'Como o dispositivo', light: 'Claro', dark: 'Escuro' }, singleKeys: 'Teclas simples para responder e mover-se', install: 'Praxis pode ser instalado pelo menu do navegador.', pushes: 'Notificações', push: 'Aviso', address: 'Endereço de e-mail', code: 'Código do e-mail', verify: 'Confirmar', save: 'Salvar', kinds: { prompt: 'Uma pergunta para você', reminder: 'Um prazo se aproxima', gameOver: 'Uma partida terminou', invitation: 'Um convite' }, pushOn: 'Avisar neste dispositivo', pushOff: 'Não avisar mais neste dispositivo', pushNone: 'Este navegador não pode receber avisos.', saved: 'Salvo.', nights: 'Horas de silêncio', from: 'de', to: 'a', mail: 'E-mail', here: 'Para este dispositivo; idioma e cores mudam na hora.', account: 'Conta', device: 'Este dispositivo', pushIsOn: 'Este dispositivo recebe avisos.', pushIsOff: 'Este dispositivo ainda não recebe avisos.', try: 'Mostrar um agora', trial: 'Um aviso aparece assim.', denied: 'O navegador não permite avisos deste site. Isso se muda nos ajustes dele.', others: 'Outros dispositivos', remove: 'Remover', never: 'nunca', noAddress: 'ainda sem endereço', refused: (address) => `Os e-mails para ${address} voltaram. Dê um endereço que funcione.` },

  lobby: {
    heading: 'Mesas', create: 'Criar uma mesa', name: 'Nome da mesa', format: 'Formato', decks: 'Cartas',
    formats: { 'standard': 'Quatro ou cinco', 'three-player': 'A três', 'two-player': 'A dois' },
    pools: { 'all': 'Todas as cartas completas', 'fifth-edition': 'Os cinco baralhos da Quinta Edição' },
    sitDown: 'Sentar-se', leave: 'Levantar-se', start: 'Começar', remove: 'Remover', seatBot: 'Sentar um bot', bot: 'bot', deck: 'Baralho', ownDeck: 'Um baralho meu',
    open: 'Abertas', started: 'Em jogo', mine: 'Suas', access: 'Quem pode vir', accesses: { open: 'Qualquer pessoa', private: 'Quem tiver o código', invited: 'Quem tiver convite' }, seating: 'Lugares', seatings: { random: 'por sorteio', chosen: 'como forem ocupados' },
    byCode: 'Entrar com um código', code: 'Código', find: 'Procurar', noCode: 'Nenhuma mesa tem este código.', share: 'Quem tiver este código pode entrar:', sealed: 'baralho selado', unsealed: 'ainda sem baralho', seal: 'Selar este baralho', another: 'Selar outro baralho', cancel: 'Cancelar a mesa', invitation: 'você tem um convite', decline: 'Recusar o convite', empty: 'Não há mesas abertas. Crie uma: as suas amizades a encontrarão aqui.', seatsOf: (taken, all) => `${taken} de ${all} lugares ocupados`,
    watch: 'Assistir', go: 'À partida', yours: 'sua',
    paste: 'Cole o seu baralho', pasteHelp: 'Em qualquer formato usual, em inglês, francês, espanhol, português ou italiano.', standardHelp: 'Uma partida normal tem quatro ou cinco; comece quando todos os lugares estiverem ocupados.',
    pace: (hours) => `Uma pergunta pode ficar aberta ${plural('pt', hours, { one: 'hora', other: 'horas' }, hours)}; depois é dada a sua resposta padrão.`,
    lead: 'Sente-se onde houver lugar ou crie uma mesa para as suas amizades.', any: 'qualquer', paceOf: 'Ritmo', nightsOnly: 'As minhas noites não contam', noneSuch: 'Nenhuma mesa é assim.', sitWith: (deck) => `Sentar-se com ${deck}`, sealWith: (deck) => `Selar ${deck}`, whichDeck: 'Qual baralho?', myList: 'minha lista', checkFirst: 'Conferir antes', needsDeck: 'Escolha um baralho: sem ele a partida não pode começar.', waitsHost: 'Quem cuida da mesa começa a partida quando não falta ninguém.', waitsPlayers: (least) => `Pode começar com ${least}. Envie o link às suas amizades ou sente bots.`, ready: 'Não falta ninguém: a partida pode começar.', inviteBy: 'Convidar com um link', copyLink: 'Copiar o link', copied: 'Copiado', send: 'Enviar', host: 'cuida da mesa', asked: 'Aperte de novo para cancelar a mesa',
    characters: { malkavian: 'Escapa dos bloqueios e sangra forte.', nosferatu: 'Esconde-se, luta e desgasta.', toreador: 'Ganha votações e luta depressa.', tremere: 'Bloqueia, sangra e usa magia em combate.', ventrue: 'Manda, vota e resiste. Bom para começar.' }, ownHelp: 'Uma lista de qualquer programa, conferida antes de ser selada.',
  },

  decks: {
    heading: 'Verificar um baralho', check: 'Verificar', checking: 'Verificando…', legal: 'Legal', illegal: 'Não legal', playable: 'Pode ser jogado aqui', unplayable: 'Ainda não pode ser jogado aqui',
    crypt: 'Cripta', library: 'Biblioteca', missing: 'Estas cartas ainda não estão completas aqui:', unclear: 'Linhas que não estão claras', candidates: 'Talvez', unknown: 'Desconhecida',
    intro: 'Cole uma lista como você a tem: o formato de torneio, JOL, Lackey, uma exportação JSON ou linhas “2x Nome”. Nada é guardado.', upload: 'Ou escolha um arquivo', count: (n) => plural('pt', n, { one: 'carta', other: 'cartas' }, n),
    lines: (n) => `Cada linha (${n})`, notWhole: 'ainda não completa aqui',
    fits: 'Pode ser jogado como está.',
  },

  api: { search: 'Procurar rotas, campos e problemas', found: (n) => plural('pt', n, { one: 'rota', other: 'rotas' }, n), version: 'Versão', raw: 'como OpenAPI', access: 'Como se identificar e o que se pode permitir', scope: 'Precisa da permissão', parameters: 'Parâmetros', body: 'Corpo', replies: 'Respostas', problems: 'Problemas', schemas: 'Esquemas', example: 'Exemplo', required: 'obrigatório', about: 'Tudo o que estas páginas fazem, qualquer programa pode fazer.' },

  keys: {
    off: 'As teclas simples podem ser desligadas nos ajustes, e não fazem nada enquanto você escreve.',
    list: { '?': 'esta ajuda', 'P': 'a sua resposta', '1 – 9': 'escolher uma resposta', 'Enter': 'confirmá-la', 'Shift + Enter': 'confirmar e ir à próxima mesa', 'U': 'retirar', 'W': 'por que não', 'S': 'o que está sendo resolvido', 'H': 'a sua mão', 'R': 'os lugares; ← → dão a volta, ↑ ↓ percorrem um', 'T': 'a mesa toda ou a cena', 'L': 'o registro; J e K o percorrem, F o filtra', 'O': 'ordens permanentes', 'N': 'a próxima mesa que espera', 'I': 'caixa de entrada', 'Esc': 'fechar' },
  },
}
