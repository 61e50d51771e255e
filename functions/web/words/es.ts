import type { Words } from './en.ts'
import { plural } from './speech.ts'

const cards = (n: number): string => plural('es', n, { one: 'carta', other: 'cartas' }, n)

/** Spanish. */
export const es: Words = {
  name: 'Español',
  app: 'Praxis',
  skipToAnswer: 'A tu respuesta',
  skipToTable: 'A la mesa',

  nav: { inbox: 'Bandeja', lobby: 'Mesas', decks: 'Barajas', cards: 'Cartas', finished: 'Terminadas', sandbox: 'Pruebas', settings: 'Ajustes', main: 'Páginas', back: 'Volver', notifications: 'Avisos' },

  signIn: {
    heading: 'Vampire: The Eternal Struggle, por la web',
    lead: 'Responde cuando te venga bien. El servidor conoce las reglas, guarda el secreto de las cartas y no pierde nada.',
    name: 'Tu nombre en la mesa', nameHelp: 'De 1 a 32 letras, cifras, - o _',
    local: 'Entrar', elsewhere: 'Entrar', out: 'Salir', as: (name) => `Sesión de ${name}`,
    again: 'Se ha cerrado tu sesión. Entra otra vez para seguir; no se pierde nada.',
    demo: 'Jugar ya contra cuatro bots', demoHelp: 'Se reparte al momento una mesa de cinco barajas de la Quinta Edición. Juegas con Ventrue.',
    demoWaits: 'Repartiendo las cartas…', signingIn: 'Entrando…', failed: 'No se ha podido entrar.',
    named: 'O con tu nombre',
  },

  begin: {
    lead: 'Juega una partida ya, o empieza por lo que te convenga.', look: 'Primero, echar un vistazo', what: 'Cómo funciona',
    points: [
      ['orders', 'El servidor cuida de las reglas.', 'Se te ofrece lo que puedes hacer, con su costo y su efecto. Lo que no puedes hacer dice por qué.'],
      ['limit', 'Bastan dos visitas al día.', 'Cada pregunta dice cuánto espera y qué pasa si la dejas pasar.'],
      ['hidden', 'Los secretos siguen siéndolo.', 'Tu mano no se envía a nadie más, y cada barajado se puede comprobar después de la partida.'],
      ['bell', 'Se te avisa.', 'Un aviso o un correo dice que una mesa te espera.'],
    ],
    friends: 'Jugar con amistades', friendsHelp: 'Crea una mesa y envíales su enlace. Los bots pueden ocupar los asientos que queden.',
    deck: 'Traer tu baraja', deckHelp: 'Pega una lista de cualquier programa: se comprueba cada línea. Hay cinco barajas listas.',
    lesson: 'Probar un sangrado en el banco de pruebas', lessonHelp: 'Todos los asientos son tuyos y nada cuenta.',
    told: 'Saber cuándo te toca', toldHelp: 'Por avisos en este dispositivo o por correo.', cardsHelp: 'Cada carta y lo que hace aquí.',
  },

  inbox: {
    invitations: 'Invitaciones',
    owe: (n) => (n === 0 ? 'Nada pendiente' : `Debes ${plural('es', n, { one: 'respuesta', other: 'respuestas' }, n)}`),
    soonest: (when) => `La más próxima, en ${when}.`,
    nothing: 'Aquí se te avisa cuando una mesa te espera.',
    waiting: 'A la espera de otros', finished: 'Terminadas, aún sin ver',
    answer: 'Responder', atTheLimit: 'Al acabarse el tiempo:',
    waitingFor: (names) => `a la espera de ${names}`,
    first: 'Para empezar', watch: (name) => `Mirar ${name}`, join: (name) => `Sentarse en ${name}`,
    since: 'Desde tu última visita',
    welcome: 'Te damos la bienvenida', play: 'Jugar', vote: 'Votar', from: (name) => `de ${name}`, answeredForYou: 'Respondido en tu lugar',
  },

  lobby: {
    heading: 'Mesas', create: 'Crear una mesa', name: 'Nombre de la mesa', format: 'Formato', decks: 'Cartas',
    formats: { 'standard': 'Cuatro o cinco', 'three-player': 'A tres', 'two-player': 'A dos' },
    pools: { 'all': 'Todas las cartas completas', 'fifth-edition': 'Las cinco barajas de la Quinta Edición' },
    sitDown: 'Sentarse', leave: 'Levantarse', start: 'Empezar', remove: 'Quitar', seatBot: 'Sentar un bot', bot: 'bot', deck: 'Baraja', ownDeck: 'Una baraja mía',
    open: 'Abiertas', started: 'En juego', mine: 'Tuyas', access: 'Quién puede venir', accesses: { open: 'Cualquiera', private: 'Quien tenga el código', invited: 'Quien tenga invitación' }, seating: 'Asientos', seatings: { random: 'por sorteo', chosen: 'según se ocupan' },
    byCode: 'Unirse con un código', code: 'Código', find: 'Buscar', noCode: 'Ninguna mesa tiene este código.', share: 'Quien tenga este código puede unirse:', sealed: 'baraja sellada', unsealed: 'aún sin baraja', seal: 'Sellar esta baraja', another: 'Sellar otra baraja', cancel: 'Cancelar la mesa', invitation: 'tienes invitación', decline: 'Rechazar la invitación', empty: 'No hay mesas abiertas. Crea una: tus amistades la encontrarán aquí.', seatsOf: (taken, all) => `${taken} de ${all} asientos ocupados`,
    room: (n) => plural('es', n, { one: 'asiento libre', other: 'asientos libres' }, n), watch: 'Ver', go: 'A la partida', yours: 'tuya',
    paste: 'Pega tu baraja', pasteHelp: 'En cualquier formato usual, en inglés, francés, español, portugués o italiano.', standardHelp: 'Una partida normal es de cuatro o cinco; empieza cuando estén todos los asientos ocupados.',
    pace: (hours) => `Una pregunta puede quedar abierta ${plural('es', hours, { one: 'hora', other: 'horas' }, hours)}; después se da su respuesta por defecto.`,
    lead: 'Siéntate donde haya sitio o crea una mesa para tus amistades.', any: 'cualquiera', paceOf: 'Ritmo', nightsOnly: 'Mis noches no cuentan', noneSuch: 'Ninguna mesa es así.', sitWith: (deck) => `Sentarse con ${deck}`, sealWith: (deck) => `Sellar ${deck}`, whichDeck: '¿Qué baraja?', myList: 'mi lista', checkFirst: 'Comprobarla antes', needsDeck: 'Elige una baraja: sin ella la partida no puede empezar.', waitsHost: 'Quien lleva la mesa empieza la partida cuando no falta nadie.', waitsPlayers: (least) => `Puede empezar con ${least}. Envía el enlace a tus amistades o sienta bots.`, ready: 'No falta nadie: la partida puede empezar.', inviteBy: 'Invitar con un enlace', copyLink: 'Copiar el enlace', copied: 'Copiado', send: 'Enviar', host: 'lleva la mesa', asked: 'Pulsa otra vez para cancelar la mesa',
    characters: { malkavian: 'Se escurre entre los bloqueos y sangra fuerte.', nosferatu: 'Se esconde, lucha y desgasta.', toreador: 'Gana votaciones y lucha deprisa.', tremere: 'Bloquea, sangra y usa magia en combate.', ventrue: 'Manda, vota y resiste. Buena para empezar.' }, ownHelp: 'Una lista de cualquier programa; se comprueba antes de sellarla.',
  },

  decks: {
    heading: 'Comprobar una baraja', check: 'Comprobar', checking: 'Comprobando…', legal: 'Legal', illegal: 'No legal', playable: 'Se puede jugar aquí', unplayable: 'Aún no se puede jugar aquí',
    crypt: 'Cripta', library: 'Biblioteca', missing: 'Estas cartas aún no están completas aquí:', unclear: 'Líneas que no están claras', candidates: 'Quizá', unknown: 'Desconocida',
    intro: 'Pega una lista tal como la tengas: el formato de torneo, JOL, Lackey, una exportación JSON o líneas «2x Nombre». No se guarda nada.', upload: 'O elige un archivo', count: cards,
    lines: (n) => `Cada línea (${n})`, notWhole: 'aún no completa aquí',
    fits: 'Se puede jugar tal cual.',
  },

  cards: {
    heading: 'Cartas', search: 'Nombre', text: 'Palabras de lo que hace', type: 'Tipo', clan: 'Clan', discipline: 'Disciplina', any: 'cualquiera', found: cards,
    more: 'Mostrar más', rulings: 'Aclaraciones oficiales', printed: 'Texto impreso', whole: 'Completa: hace todo lo que dice', factsOnly: 'Sólo se conocen nombres y números', unknown: 'No está en esta versión',
    capacities: 'Capacidad', from: 'de', to: 'a', support: 'Jugable aquí', disciplines: { ani: 'Animalismo', aus: 'Áuspex', cel: 'Celeridad', dom: 'Dominación', for: 'Fortaleza', obf: 'Ofuscación', pot: 'Potencia', pre: 'Presencia', tha: 'Hechicería de Sangre' },
    group: (n) => `grupo ${n}`, capacity: (n) => `capacidad ${n}`, unique: 'única', close: 'Cerrar', none: 'Ninguna carta coincide.',
    types: { Vampire: 'Vampiro', Imbued: 'Imbued', Action: 'Acción', 'Action Modifier': 'Modificador de acción', Ally: 'Aliado', Combat: 'Combate', Equipment: 'Equipo', Event: 'Evento', Master: 'Heril', 'Political Action': 'Acción política', Reaction: 'Reacción', Retainer: 'Criado' },
  },

  finished: { heading: 'Partidas terminadas', none: 'Aún no ha terminado ninguna partida tuya.', winner: (name) => `Victoria de ${name}`, drawn: 'Empate', points: (n) => `${n} PV`, replay: 'Repetición', table: 'La mesa', find: 'Buscar una mesa', fresh: 'Aún sin mirar', won: 'Has ganado', mine: (n) => `${n} PV para ti`, bySeat: 'Puntos de victoria por asiento', chain: 'Quién dejó la partida, en orden', ousts: (by, seat) => `${by} elimina a ${seat}`, gone: (seat) => `Eliminación de ${seat}`, withdrew: (seat) => `${seat} se retira` },

  table: {
    meters: { bleed: 'sangrado', stealth: 'sigilo', intercept: 'intercepción', yours: 'la tuya' }, superior: discipline => `${discipline} superior`,
    turn: (n) => `Turno ${n}`, yourTurn: 'tu turno', turnOf: (name) => `turno de ${name}`,
    phases: { unlock: 'Enderezamiento', master: 'Heril', minion: 'Servil', influence: 'Influencia', discard: 'Descarte' }, phase: 'Fases del turno',
    you: 'tú', prey: 'presa', predator: 'depredador', edge: 'Ventaja', ousted: 'Eliminación', withdrawn: 'Retirada', bot: 'bot',
    handOf: (n) => `${cards(n)} en la mano`, libraryOf: (n) => `${n} en la biblioteca`, cryptOf: (n) => `${n} en la cripta`, ashOf: (n) => `${n} en el montón de ceniza`, poolOf: (n) => `${n} de reserva sanguínea`,
    torpor: 'Letargo', uncontrolled: 'Zona incontrolada', onlyYou: 'Zona incontrolada: sólo la ves tú', inPlay: 'En juego', ash: 'Montón de ceniza', contested: 'En disputa',
    locked: 'girada', unlocked: 'enderezada', blood: (n, of) => (of === null ? `${n} de sangre` : `${n} de sangre, capacidad ${of}`), life: (n) => `${n} de vida`, faceDown: 'boca abajo',
    acting: 'activo', target: 'objetivo', blocking: 'bloqueador', carries: (names) => `lleva ${names}`, points: (n) => `${n} PV`,
    yourHand: (n) => `Tu mano, ${cards(n)}`, usable: (n) => `${n} se ${n === 1 ? 'puede' : 'pueden'} usar en esta respuesta`, now: 'ahora', cover: 'Tapar mi mano', uncover: 'Mostrar mi mano',
    ring: 'La mesa, en orden de juego', nowTab: 'Ahora', handTab: 'Mano', logTab: 'Registro', tableTab: 'Mesa', tabs: 'Partes de la mesa', wholeTable: 'Mostrar toda la mesa', stage: 'Volver a lo que ocurre',
    nothing: 'No se está resolviendo nada.', waitingFor: 'A la espera de', waitingYou: 'Ti', over: 'La partida ha terminado', spectating: 'Estás mirando. Las manos están ocultas.',
    round: (n) => `Asalto ${n}`, range: { close: 'De cerca', long: 'De lejos' }, forVotes: 'A favor', againstVotes: 'En contra', passesBy: (n) => `prospera por ${n}`, failsBy: (n) => `fracasa por ${n}`, tied: 'empate: fracasa', castSoFar: 'Emitidos hasta ahora, sin orden', ifItPasses: 'Si prospera', inOrder: 'Orden de juego', strength: 'fuerza',
    steps: n => `los ${n} pasos`, self: 'Tú', openAsh: 'Abrir el montón de ceniza', moved: 'Lo que hizo la mesa',
    more: 'Más', asThen: 'como «después»', nowWith: (name) => `ahora, con ${name}`, withdrawing: 'se retira', thatMoment: 'Ir a ese momento', longest: (when) => `como tarde, ${when}`, ownedBy: (name) => `es de ${name}`,
  },

  prompt: {
    atTheLimit: 'Al acabarse el tiempo:', seal: (what) => `Sellar: ${what}`, announce: (what) => `Anunciar: ${what}`,
    sealedNote: 'Secreto hasta que se publique.', finalNote: 'Pública al momento, definitiva.', sealed: 'Has respondido.', sealedText: 'Tu respuesta queda sellada hasta que responda cada Matusalén del que depende.', takeBack: 'Retirar',
    atOnce: phase => `O ya en la fase siguiente (${phase}):`, nobody: 'No se te pregunta nada.', waiting: 'Se te avisa cuando te toque responder.', why: (n) => `${n} no ${n === 1 ? 'disponible' : 'disponibles'}: ¿por qué?`, whyNot: 'No disponible: ¿por qué?', then: 'Después, si nadie hace nada:', askMe: 'Preguntarme', pass: 'Pasar',
    sending: 'Enviando…', replaced: 'La pregunta ha cambiado. Tu respuesta no se ha usado.', kept: 'Aún sin enviar: se envía en cuanto haya conexión.',
    left: (n) => `por repartir: ${n}`, needs: (min, max) => (min === max ? `elige ${min}` : `elige de ${min} a ${max}`), less: 'uno menos', more: 'uno más', cost: 'cuesta', minion: 'Con', generally: 'Tú', amount: 'Cuánto', costs: { blood: 'sangre', pool: 'reserva sanguínea', transfers: 'transferencias' },
    toTheEnd: 'Pasar hasta el final', bleeds: (target, n) => `Sangrar ${n} a ${target}`, hunts: n => `Cazar: +${n} de sangre`, by: (what, name) => `${what} con ${name}`, strike: what => `Atacar: ${what}`, soon: 'pronto',
    blockWith: (name) => `Bloquear con ${name}`, noBlock: 'No bloquear', orWith: (names) => `o con ${names}`, holds: 'Vale:', andThen: (first, next) => `${first}; después ${next}`, withdraw: 'Retirarse de la partida', withdrawWord: 'retirada', notNow: 'Ahora no:', which: 'Cuál', picked: (n) => plural('es', n, { one: 'elección', other: 'elecciones' }, n), amongAtLeast: (n) => `a repartir entre ${n} o más`, next: (name) => `Siguiente: ${name}`,
    deeds: { 'bleed': 'Sangrar', 'hunt': 'Cazar', 'leave-torpor': 'Salir del letargo', 'become-anarch': 'Hacerse Anarquista', 'rescue': 'Rescatar', 'diablerie': 'Diabolizar', 'equip': 'Equiparse', 'enter-combat': 'Entrar en combate', 'block': 'Bloquear', 'play': 'Jugar', 'use': 'Usar', 'bring-out': 'Sacar', 'merge': 'Fusionarse', 'invest': 'Mover reserva sanguínea', 'withdraw': 'Devolver sangre', 'draw-crypt': 'Robar de la cripta', 'end-phase': 'Terminar la fase', 'edge': 'Ganar con la Ventaja', 'unlock': 'Enderezar', 'declare-withdrawal': 'Retirarse' },
  },

  log: { heading: 'Registro', important: 'Importante', all: 'Todo', mine: 'Mío', none: 'Aún no ha ocurrido nada.', filters: 'Lo que muestra el registro', since: 'Nuevo desde tu última visita', search: 'Buscar', earlier: 'Antes' },

  vote: {
    ifCast: 'Si emites esto ahora:', sum: (inFavour, against) => `${inFavour} a favor, ${against} en contra`, after: 'Y después de eso…', ask: 'no he terminado', whilePasses: 'he terminado mientras prospere', whileFails: 'he terminado mientras fracase', done: 'he terminado', votes: (n) => plural('es', n, { one: 'voto', other: 'votos' }, n), for: 'a favor', against: 'en contra', keep: 'guardar', else: 'Qué más puedes hacer',
    cast: (inFavour, against) => (inFavour === 0 ? `Emitir ${against} en contra` : against === 0 ? `Emitir ${inFavour} a favor` : `Emitir ${inFavour} a favor y ${against} en contra`), hunt: (name) => `Caza de sangre: ${name}`, mayStill: 'aún puede emitir:', none: 'nada emitido', kinds: { burned: 'se quema por un voto', called: 'la carta que lo propuso', edge: 'se quema', card: 'con una carta' },
  },

  fight: { heading: (acting, opposing) => `Combate: ${acting} y ${opposing}`, steps: ['Antes de la distancia', 'Distancia', 'Antes de los ataques', 'Ataques', 'Daño', 'Acoso', 'Fin'], strike: 'Ataque', notChosen: 'aún sin elegir' },

  keys: {
    heading: 'Teclas', off: 'Las teclas sueltas se pueden desactivar en los ajustes, y no hacen nada mientras escribes.',
    list: { '?': 'esta ayuda', 'P': 'tu respuesta', '1 – 9': 'elegir una respuesta', 'Enter': 'confirmarla', 'Shift + Enter': 'confirmar y pasar a la mesa siguiente', 'U': 'retirar', 'W': 'por qué no', 'S': 'lo que se resuelve', 'H': 'tu mano', 'R': 'los asientos; ← → dan la vuelta, ↑ ↓ recorren uno', 'T': 'toda la mesa o la escena', 'L': 'el registro; J y K lo recorren, F lo filtra', 'O': 'órdenes permanentes', 'N': 'la siguiente mesa que espera', 'I': 'bandeja', 'Esc': 'cerrar' },
  },

  replay: { heading: 'Repetición', by: { seat: 'Mi asiento', spectator: 'Pública', all: 'Cartas a la vista' }, turns: 'Turnos', step: (n, of) => `Paso ${n} de ${of}`, seenBy: 'Vista', first: 'Al principio', back: 'Un paso atrás', play: 'Reproducir', pause: 'Parar', on: 'Un paso adelante', last: 'Al final', steps: 'Pasos', noPasses: 'Sin pases' },

  orders: {
    named: { careful: 'Cuidadoso', normal: 'Normal', away: 'Ausente', learner: 'Aprendiz' }, without: 'Sin perfil', noProfile: 'Sin perfil: se te pregunta lo que tus órdenes no responden.', rulesOf: 'Lo que dice', ride: 'Pasar en mi lugar donde públicamente no hago falta. Allí nunca se me espera, pueda o no pueda.', rule: 'orden', you: 'tú:',
    about: { careful: 'Sólo pasa en tu lugar donde es público que no podías responder.', normal: 'Pasa hasta que algo te afecta: una acción contra un siervo tuyo, un sangrado de 2 o más contra ti, un referéndum o un combate tuyos.', away: 'Bloquea lo que te eliminaría, y por lo demás hace lo que se haría al acabarse el tiempo.', learner: 'Te lo pregunta todo.' },
    heading: 'Órdenes permanentes', intro: 'Lo que se hace en tu lugar, según lo que todo el mundo puede ver. Decide la primera que encaje.', profiles: 'Empezar con un perfil', yours: 'Tus órdenes; decide la primera que encaje', add: 'Añadir una orden', up: 'Antes', down: 'Después', remove: 'Quitar', save: 'Guardar', discard: 'Descartar cambios',
    saved: 'Guardadas. Valen desde la próxima ventana; nadie ve que las has cambiado.', preview: 'Vista previa', none: 'Sin órdenes: se te pregunta todo.', notOffered: 'No se ofrece «Preguntarme sólo si la tengo»: por lo que tardas se sabría qué hay en tu mano.',
    when: 'Cuando', pieces: { for: 'por' }, amounts: { lte: (n) => `${n} o menos`, gte: (n) => `${n} o más` },
    events: { bled: 'me sangran', ousts: 'un sangrado me eliminaría', againstMine: 'una acción va contra mí o lo mío', notAgainstMe: 'una acción no va contra mí', hunts: 'alguien caza', preyActs: 'mi presa actúa', predatorActs: 'mi depredador actúa', rescues: 'un vampiro deja el letargo o es rescatado', diablerie: 'alguien comete diablerie', played: 'alguien juega una carta', voteOther: 'un referéndum no cambia nada mío', voteMine: 'un referéndum me afecta', hunted: 'se convoca una caza de sangre', fightOther: 'otros combaten', range: 'puedo maniobrar', strike: 'elijo un ataque', prevent: 'puedo prevenir daño', press: 'puedo acosar', influence: 'tengo transferencias', anything: 'pasa otra cosa' },
    deeds: { pass: 'paso', ask: 'que se me pregunte', block: 'bloqueo con quien mejor pueda', deflect: 'lo redirijo a mi presa|si tengo una carta que lo haga; si no, paso', for: 'voto a favor', against: 'voto en contra', abstain: 'no emito votos', close: 'maniobro para estar de cerca', long: 'maniobro para estar de lejos', hand: 'ataco con la mano', dodge: 'esquivo si puedo', ends: 'termino el combate si puedo', prevent: 'prevengo con cartas en juego', preventAll: 'prevengo con todo lo que tengo', pressEnd: 'acoso para terminar el combate', pressOn: 'acoso para continuar', influence: 'las doy a quien siga,|guardando 5 de reserva' },
    plays: (card) => `juego ${card}|si la tengo; si no, paso`,
    exceptions: { never: 'en todo caso', poolLow: 'salvo con 5 o menos de reserva', poolHigh: 'salvo con 20 o más de reserva', oust: 'salvo si me eliminaría', mine: 'salvo si una acción va contra mí' },
    scopes: { 'game': 'en esta partida', 'until-my-turn': 'hasta mi turno', 'turn': 'este turno', 'action': 'para esta acción' },
    slots: { event: 'cuándo', amount: 'cuánto', deed: 'qué hago', unless: 'excepción', scope: 'cuánto tiempo' },
    wouldAnswer: (n) => (n === 0 ? 'aún no habría respondido nada' : `habría respondido ${n}`), changedMark: 'cambiada', previewOf: (n) => `Vista previa: ${plural('es', n, { one: 'última ventana', other: 'últimas ventanas' }, n)}`, noWindows: 'Aún no se te ha preguntado nada. Más adelante se ve aquí qué habrían respondido tus órdenes.', answeredOf: (n) => (n === 1 ? 'respondida' : 'respondidas'), askedOf: (n) => (n === 1 ? 'te pregunta' : 'te preguntan'), ofProfile: 'perfil', before: 'antes:',
    endWithGame: 'Acaban con esta partida.', of: (n, most) => `${n} de ${most}`, noneOwn: 'Ninguna tuya: responde sólo el perfil.', examples: (n) => `Elegir entre ${n} ejemplos`, notOfferedHead: '¿Por qué no «preguntarme sólo si la tengo»?', inForce: 'Valen desde la próxima ventana; nadie ve que las has cambiado.', unchanged: 'No hay cambios.', answeredShort: (n, of) => `${n} de ${of}`, saveOf: (n) => `Guardar ${plural('es', n, { one: 'cambio', other: 'cambios' }, n)}`,
    always: 'Hacerlo siempre así',
  },

  sandbox: {
    heading: 'Banco de pruebas', lead: 'Una partida desde una posición tuya, con todos los asientos tuyos. Nada cuenta en ella y nadie espera.',
    start: 'Empezar con', starts: { blank: 'Dos asientos sencillos', bleed: 'Un sangrado', combat: 'Un combate', vote: 'Un referéndum' },
    form: 'Como formulario', text: 'Como texto', textHelp: 'Ambos son la misma posición. Lo que no tiene campo se queda en el texto.', notText: 'Esto no es JSON:', formWaits: 'El formulario espera a que el texto se pueda leer.',
    game: 'Nombre de la partida', turnOf: 'De quién es el turno', phase: 'Fase', turn: 'Turno', seat: (n) => `Asiento ${n}`, name: 'Nombre', pool: 'Reserva', addSeat: 'Añadir un asiento', remove: (what) => `Quitar ${what}`,
    to: 'Añadir a', card: 'Nombre de una carta', plain: 'Un vampiro sencillo', blood: 'Sangre', capacity: 'Capacidad', disciplines: 'Disciplinas', regions: { ready: 'Zona preparada', torpor: 'Letargo', uncontrolled: 'Zona incontrolada', hand: 'Mano', library: 'Biblioteca', crypt: 'Cripta', ash: 'Montón de ceniza' },
    create: 'Crear y jugar', creating: 'Creando…', copy: 'Copiar la posición', copied: 'Copiada', yours: 'Creadas en este dispositivo', wrong: 'Así no se puede jugar:',
    faults: { 'unknown-card': 'No existe esa carta.', 'not-whole': 'Esta carta aún no está completa aquí.', 'impossible': 'No se preguntaría nada a nadie, o se nombra una carta que no está.', 'too_big': 'Demasiado.', 'too_small': 'Demasiado poco.', 'invalid_type': 'Aquí va otra cosa.', 'invalid_value': 'No existe ese valor.', 'invalid_union': 'No es ni una carta ni un siervo sencillo.', 'unrecognized_keys': 'Un campo desconocido.', 'too-deep': 'Demasiados niveles.', 'other': 'Esto no encaja.' },
    whose: 'Todos los asientos son tuyos. Responder como', asked: 'por responder', otherSeat: 'A este asiento no se le pregunta nada ahora. Elige uno al que sí.', position: 'Posición', playOn: 'Seguir desde aquí en el banco de pruebas', between: 'Aquí se está resolviendo algo. Una posición está entre dos acciones: avanza o retrocede unos pasos.', hidden: 'Sólo de una partida terminada en la que todo el mundo muestra sus cartas.', show: 'Mostrar mis cartas a todo el mundo',
  },

  settings: { heading: 'Ajustes', begins: 'Mis asientos empiezan la partida con', language: 'Idioma', theme: 'Colores', themes: { system: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' }, singleKeys: 'Teclas sueltas para responder y moverse', install: 'Praxis se puede instalar desde el menú del navegador.', pushes: 'Notificaciones', push: 'Aviso', address: 'Dirección de correo', code: 'Código del correo', verify: 'Confirmar', save: 'Guardar', kinds: { prompt: 'Una pregunta para ti', reminder: 'Se acerca un límite', gameOver: 'Termina una partida', invitation: 'Una invitación' }, pushOn: 'Avisar en este dispositivo', pushOff: 'No avisar más en este dispositivo', pushNone: 'A este navegador no se le puede avisar.', saved: 'Guardado.', nights: 'Horas de silencio', from: 'de', to: 'a', mail: 'Correo', here: 'Para este dispositivo; idioma y colores cambian al momento.', account: 'Cuenta', device: 'Este dispositivo', pushIsOn: 'Este dispositivo recibe avisos.', pushIsOff: 'Este dispositivo aún no recibe avisos.', try: 'Mostrar uno ahora', trial: 'Así se ve un aviso.', denied: 'El navegador no permite avisos de este sitio. Se puede cambiar en sus ajustes.', others: 'Otros dispositivos', remove: 'Quitar', never: 'nunca', noAddress: 'aún sin dirección', refused: (address) => `Los correos a ${address} han sido devueltos. Indica una dirección que funcione.` },

  clock: {
    heading: 'Relojes', none: (hours) => `Una pregunta puede quedar abierta ${hours} h; después se da su respuesta por defecto.`, seats: 'Asientos', seat: 'Asiento', bank: 'Banco', limit: 'Límite', misses: 'Faltas', hours: (n) => `${n} h`, standIn: 'juega un bot', away: 'ausente', rests: (until) => `descansa hasta ${until}`,
    night: 'Mi noche', nightFrom: (zone) => `Ocho horas desde esta hora no cuentan (${zone})`, save: 'Guardar', pause: 'Pausa', days: 'Cuántos días', votePause: 'Votar por una pausa', pausedUntil: (when) => `En pausa hasta ${when}.`, resume: 'Votar por continuar', voted: (name, when) => `${name} vota por una pausa hasta ${when}.`,
    leave: 'Dejar la partida', leaveHelp: 'Tu asiento queda libre hasta que alguien lo ocupe; puedes volver mientras nadie lo haya hecho.', leaveWord: 'dejar', typeTo: (word) => `Escribe «${word}» para seguir`, open: (names) => `Asientos libres: ${names}.`,
    unlimited: 'Sin prisa: el tiempo que haga falta.', policy: (bank, increment, offTurn, nights) => `En tu turno, un banco de ${bank} y ${increment} más con cada respuesta; ${offTurn} por pregunta en los turnos de otros.${nights ? ' Las noches no cuentan.' : ''}`,
    policies: { standard: 'Normal: cerca de un mes', brisk: 'Ágil: cerca de una semana', live: 'En directo: una tarde', unlimited: 'Sin límite' }, choose: 'Relojes',
    span: (n) => (n < 1 ? `${Math.round(n * 60)} min` : `${n} h`),
  },

  api: { heading: 'La API', search: 'Buscar rutas, campos y problemas', found: (n) => plural('es', n, { one: 'ruta', other: 'rutas' }, n), version: 'Versión', raw: 'como OpenAPI', access: 'Cómo identificarse y qué se puede permitir', scope: 'Necesita el permiso', parameters: 'Parámetros', body: 'Cuerpo', replies: 'Respuestas', problems: 'Problemas', schemas: 'Esquemas', example: 'Ejemplo', required: 'obligatorio', about: 'Todo lo que hacen estas páginas lo puede hacer cualquier programa.' },

  watch: { live: 'Se muestra según ocurre.', minutes: (n) => `Se muestra con ${plural('es', n, { one: 'minuto', other: 'minutos' }, n)} de retraso.`, publications: (n) => `Se muestra con ${plural('es', n, { one: 'paso', other: 'pasos' }, n)} de retraso.`, hands: { never: 'Las manos siguen ocultas también después de la partida.', agreed: 'Después de la partida, muestra sus cartas quien quiere.', end: 'Después de la partida se muestran todas las cartas.' } },

  trouble: {
    offline: 'No hay respuesta. No se pierde nada: se intenta otra vez cuando haya conexión.', server: 'El servidor ha fallado.', busy: 'El servicio está muy ocupado.', tooMany: (n) => `Demasiadas peticiones. Se intenta otra vez en ${n} s.`, notRecorded: 'No se ha registrado nada.', unsure: 'No se sabe si se ha registrado: míralo antes de repetirlo.', notThere: 'No existe esa mesa, o no te corresponde verla.', noPage: 'No hay nada en esta dirección.', again: 'Intentar otra vez', home: 'A la bandeja',
    checking: 'Comprobando si ha llegado…', arrived: 'Tu respuesta sí había llegado.', late: 'Tu respuesta se ha enviado ahora.',
    codes: { 'forbidden': 'No te corresponde hacer esto.', 'seat-taken': 'Ya tienes asiento en esta mesa.', 'place-taken': 'Ese asiento ya está elegido.', 'table-full': 'No queda ningún asiento.', 'table-closed': 'Esta mesa ya no está abierta.', 'deck-missing': 'No todas las barajas están selladas.', 'wrong-seat-count': 'Este formato no se juega con tanta gente.', 'illegal-deck': 'Esta baraja no es legal en esta mesa.', 'unplayable-deck': 'Aún no están completas aquí todas las cartas de esta baraja.', 'unreadable-deck': 'No es una lista de cartas en un formato conocido.', 'game-over': 'La partida ha terminado.', 'game-running': 'La partida no ha terminado.', 'compacted': 'Este momento de la partida no se guardó.', 'too-soon': 'Esto cambió hace menos de una semana.', 'no-pause': 'No puede haber tal pausa.', 'seat-not-open': 'Este asiento no está libre.', 'not-a-position': 'Una posición está entre dos acciones.', 'body-too-large': 'Es demasiado largo.' },
    offlineBar: (since) => `Sin conexión: estado de las ${since}`, loading: 'Cargando…',
    noPageHelp: 'Puede que el enlace sea viejo o que le falte una letra. Tus mesas están en la bandeja.',
  },

  time: {
    left: (minutes) => (minutes < 1 ? 'menos de un minuto' : minutes < 60 ? `${minutes} min` : minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60 > 0 && minutes < 600 ? `${minutes % 60} min` : ''}`.trim() : `${Math.floor(minutes / 1440)} días`),
    past: 'agotado',
  },
}
