import type { Words } from './en.ts'
import { plural } from './speech.ts'

const cards = (n: number): string => plural('es', n, { one: 'carta', other: 'cartas' }, n)

/** Spanish. */
export const es: Words = {
  name: 'Español',
  app: 'Praxis',
  skipToAnswer: 'A tu respuesta',
  skipToTable: 'A la mesa',

  nav: { inbox: 'Bandeja', lobby: 'Mesas', decks: 'Barajas', cards: 'Cartas', finished: 'Terminadas', sandbox: 'Pruebas', settings: 'Ajustes', main: 'Páginas', back: 'Volver', notifications: 'Avisos', orders: 'Órdenes permanentes', api: 'La API', keys: 'Teclas' },

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
    welcome: 'Te damos la bienvenida', play: 'Jugar', vote: 'Votar', from: (name) => `de ${name}`, answeredForYou: 'Respondido en tu lugar', room: (n) => plural('es', n, { one: 'asiento libre', other: 'asientos libres' }, n),
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
    more: 'Más', asThen: 'como «después»', nowWith: (name) => `ahora, con ${name}`, withdrawing: 'se retira', thatMoment: 'Ir a ese momento', longest: (when) => `como tarde, ${when}`, ownedBy: (name) => `es de ${name}`, position: 'Posición', whose: 'Todos los asientos son tuyos. Responder como', asked: 'por responder', otherSeat: 'A este asiento no se le pregunta nada ahora. Elige uno al que sí.', order: (n) => `orden ${n}`,
  },

  prompt: {
    atTheLimit: 'Al acabarse el tiempo:', seal: (what) => `Sellar: ${what}`, announce: (what) => `Anunciar: ${what}`,
    sealedNote: 'Secreto hasta que se publique.', finalNote: 'Pública al momento, definitiva.', sealed: 'Has respondido.', sealedText: 'Tu respuesta queda sellada hasta que responda cada Matusalén del que depende.', takeBack: 'Retirar',
    atOnce: phase => `O ya en la fase siguiente (${phase}):`, nobody: 'No se te pregunta nada.', waiting: 'Se te avisa cuando te toque responder.', why: (n) => `${n} no ${n === 1 ? 'disponible' : 'disponibles'}: ¿por qué?`, whyNot: 'No disponible: ¿por qué?', then: 'Después, si nadie hace nada:', askMe: 'Preguntarme', pass: 'Pasar',
    sending: 'Enviando…', replaced: 'La pregunta ha cambiado. Tu respuesta no se ha usado.', kept: 'Aún sin enviar: se envía en cuanto haya conexión.',
    left: (n) => `por repartir: ${n}`, needs: (min, max) => (min === max ? `elige ${min}` : `elige de ${min} a ${max}`), less: 'uno menos', more: 'uno más', cost: 'cuesta', minion: 'Con', generally: 'Tú', amount: 'Cuánto', costs: { blood: 'sangre', pool: 'reserva sanguínea', transfers: 'transferencias' },
    toTheEnd: 'Pasar hasta el final', bleeds: (target, n) => `Sangrar ${n} a ${target}`, hunts: n => `Cazar: +${n} de sangre`, by: (what, name) => `${what} con ${name}`, strike: what => `Atacar: ${what}`, soon: 'pronto',
    blockWith: (name) => `Bloquear con ${name}`, noBlock: 'No bloquear', orWith: (names) => `o con ${names}`, holds: 'Vale:', andThen: (first, next) => `${first}; después ${next}`, withdraw: 'Retirarse de la partida', withdrawWord: 'retirada', notNow: 'Ahora no:', which: 'Cuál', picked: (n) => plural('es', n, { one: 'elección', other: 'elecciones' }, n), amongAtLeast: (n) => `a repartir entre ${n} o más`, next: (name) => `Siguiente: ${name}`,
    deeds: { 'bleed': 'Sangrar', 'hunt': 'Cazar', 'leave-torpor': 'Salir del letargo', 'become-anarch': 'Hacerse Anarquista', 'rescue': 'Rescatar', 'diablerie': 'Diabolizar', 'equip': 'Equiparse', 'enter-combat': 'Entrar en combate', 'block': 'Bloquear', 'play': 'Jugar', 'use': 'Usar', 'bring-out': 'Sacar', 'merge': 'Fusionarse', 'invest': 'Mover reserva sanguínea', 'withdraw': 'Devolver sangre', 'draw-crypt': 'Robar de la cripta', 'end-phase': 'Terminar la fase', 'edge': 'Ganar con la Ventaja', 'unlock': 'Enderezar', 'declare-withdrawal': 'Retirarse' }, always: 'Hacerlo siempre así', plan: 'Plan',
  },

  log: { heading: 'Registro', important: 'Importante', all: 'Todo', mine: 'Mío', none: 'Aún no ha ocurrido nada.', filters: 'Lo que muestra el registro', since: 'Nuevo desde tu última visita', search: 'Buscar', earlier: 'Antes' },

  vote: {
    ifCast: 'Si emites esto ahora:', sum: (inFavour, against) => `${inFavour} a favor, ${against} en contra`, after: 'Y después de eso…', ask: 'no he terminado', whilePasses: 'he terminado mientras prospere', whileFails: 'he terminado mientras fracase', done: 'he terminado', votes: (n) => plural('es', n, { one: 'voto', other: 'votos' }, n), for: 'a favor', against: 'en contra', keep: 'guardar', else: 'Qué más puedes hacer',
    cast: (inFavour, against) => (inFavour === 0 ? `Emitir ${against} en contra` : against === 0 ? `Emitir ${inFavour} a favor` : `Emitir ${inFavour} a favor y ${against} en contra`), hunt: (name) => `Caza de sangre: ${name}`, mayStill: 'aún puede emitir:', none: 'nada emitido', kinds: { burned: 'se quema por un voto', called: 'la carta que lo propuso', edge: 'se quema', card: 'con una carta' },
  },

  fight: { heading: (acting, opposing) => `Combate: ${acting} y ${opposing}`, steps: ['Antes de la distancia', 'Distancia', 'Antes de los ataques', 'Ataques', 'Daño', 'Acoso', 'Fin'], strike: 'Ataque', notChosen: 'aún sin elegir' },

  replay: { heading: 'Repetición', by: { seat: 'Mi asiento', spectator: 'Pública', all: 'Cartas a la vista' }, turns: 'Turnos', step: (n, of) => `Paso ${n} de ${of}`, seenBy: 'Vista', first: 'Al principio', back: 'Un paso atrás', play: 'Reproducir', pause: 'Parar', on: 'Un paso adelante', last: 'Al final', steps: 'Pasos', noPasses: 'Sin pases' },

  clock: {
    heading: 'Relojes', none: (hours) => `Una pregunta puede quedar abierta ${hours} h; después se da su respuesta por defecto.`, seats: 'Asientos', seat: 'Asiento', bank: 'Banco', limit: 'Límite', misses: 'Faltas', hours: (n) => `${n} h`, standIn: 'juega un bot', away: 'ausente', rests: (until) => `descansa hasta ${until}`,
    night: 'Mi noche', nightFrom: (zone) => `Ocho horas desde esta hora no cuentan (${zone})`, save: 'Guardar', pause: 'Pausa', days: 'Cuántos días', votePause: 'Votar por una pausa', pausedUntil: (when) => `En pausa hasta ${when}.`, resume: 'Votar por continuar', voted: (name, when) => `${name} vota por una pausa hasta ${when}.`,
    leave: 'Dejar la partida', leaveHelp: 'Tu asiento queda libre hasta que alguien lo ocupe; puedes volver mientras nadie lo haya hecho.', leaveWord: 'dejar', typeTo: (word) => `Escribe «${word}» para seguir`, open: (names) => `Asientos libres: ${names}.`,
    unlimited: 'Sin prisa: el tiempo que haga falta.', policy: (bank, increment, offTurn, nights) => `En tu turno, un banco de ${bank} y ${increment} más con cada respuesta; ${offTurn} por pregunta en los turnos de otros.${nights ? ' Las noches no cuentan.' : ''}`,
    policies: { standard: 'Normal: cerca de un mes', brisk: 'Ágil: cerca de una semana', live: 'En directo: una tarde', unlimited: 'Sin límite' }, choose: 'Relojes',
    span: (n) => (n < 1 ? `${Math.round(n * 60)} min` : `${n} h`),
  },

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
