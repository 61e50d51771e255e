import type { MoreWords } from './en.ts'
import { plural } from '../speech.ts'

export const es: MoreWords = {
  orders: {
    named: { careful: 'Cuidadoso', normal: 'Normal', away: 'Ausente', learner: 'Aprendiz' }, without: 'Sin perfil', noProfile: 'Sin perfil: se te pregunta lo que tus órdenes no responden.', rulesOf: 'Lo que dice', ride: 'Pasar en mi lugar donde públicamente no hago falta. Allí nunca se me espera, pueda o no pueda.', rule: 'orden', you: 'tú:',
    about: { careful: 'Sólo pasa en tu lugar donde es público que no podías responder.', normal: 'Pasa hasta que algo te afecta: una acción contra un siervo tuyo, un sangrado de 2 o más contra ti, un referéndum o un combate tuyos.', away: 'Bloquea lo que te eliminaría, y por lo demás hace lo que se haría al acabarse el tiempo.', learner: 'Te lo pregunta todo.' },
    intro: 'Lo que se hace en tu lugar, según lo que todo el mundo puede ver. Decide la primera que encaje.', profiles: 'Empezar con un perfil', yours: 'Tus órdenes; decide la primera que encaje', add: 'Añadir una orden', up: 'Antes', down: 'Después', remove: 'Quitar', save: 'Guardar', discard: 'Descartar cambios',
    saved: 'Guardadas. Valen desde la próxima ventana; nadie ve que las has cambiado.', preview: 'Vista previa', none: 'Sin órdenes: se te pregunta todo.', notOffered: 'No se ofrece «Preguntarme sólo si la tengo»: por lo que tardas se sabría qué hay en tu mano.',
    when: 'Cuando', pieces: { for: 'por' }, amounts: { lte: (n) => `${n} o menos`, gte: (n) => `${n} o más` },
    events: { bled: 'me sangran', ousts: 'un sangrado me eliminaría', againstMine: 'una acción va contra mí o lo mío', notAgainstMe: 'una acción no va contra mí', hunts: 'alguien caza', preyActs: 'mi presa actúa', predatorActs: 'mi depredador actúa', rescues: 'un vampiro deja el letargo o es rescatado', diablerie: 'alguien comete diablerie', played: 'alguien juega una carta', voteOther: 'un referéndum no cambia nada mío', voteMine: 'un referéndum me afecta', hunted: 'se convoca una caza de sangre', fightOther: 'otros combaten', range: 'puedo maniobrar', strike: 'elijo un ataque', prevent: 'puedo prevenir daño', press: 'puedo acosar', influence: 'tengo transferencias', anything: 'pasa otra cosa' },
    deeds: { pass: 'paso', ask: 'que se me pregunte', block: 'bloqueo con quien mejor pueda', reach: 'bloqueo con quien tenga intercepción suficiente|o se me pregunta si nadie la tiene', deflect: 'lo redirijo a mi presa|si tengo una carta que lo haga; si no, paso', for: 'voto a favor', against: 'voto en contra', abstain: 'no emito votos', close: 'maniobro para estar de cerca', long: 'maniobro para estar de lejos', hand: 'ataco con la mano', dodge: 'esquivo si puedo', ends: 'termino el combate si puedo', prevent: 'prevengo con cartas en juego', preventAll: 'prevengo con todo lo que tengo', pressEnd: 'acoso para terminar el combate', pressOn: 'acoso para continuar', influence: 'las doy a quien siga,|guardando 5 de reserva' },
    plays: (card) => `juego ${card}|si la tengo; si no, paso`,
    opponents: { any: 'contra quien sea', Vampire: 'contra un vampiro', Ally: 'contra un aliado', Imbued: 'contra un Imbued' },
    exceptions: { never: 'en todo caso', poolLow: 'salvo con 5 o menos de reserva', poolHigh: 'salvo con 20 o más de reserva', oust: 'salvo si me eliminaría', mine: 'salvo si una acción va contra mí' },
    scopes: { 'game': 'en esta partida', 'until-my-turn': 'hasta mi turno', 'turn': 'este turno', 'action': 'para esta acción' },
    slots: { event: 'cuándo', amount: 'cuánto', opponent: 'contra quién', deed: 'qué hago', unless: 'excepción', scope: 'cuánto tiempo' },
    wouldAnswer: (n) => (n === 0 ? 'aún no habría respondido nada' : `habría respondido ${n}`), changedMark: 'cambiada', previewOf: (n) => `Vista previa: ${plural('es', n, { one: 'última ventana', other: 'últimas ventanas' }, n)}`, noWindows: 'Aún no se te ha preguntado nada. Más adelante se ve aquí qué habrían respondido tus órdenes.', answeredOf: (n) => (n === 1 ? 'respondida' : 'respondidas'), askedOf: (n) => (n === 1 ? 'te pregunta' : 'te preguntan'), ofProfile: 'perfil', before: 'antes:',
    endWithGame: 'Acaban con esta partida.', of: (n, most) => `${n} de ${most}`, noneOwn: 'Ninguna tuya: responde sólo el perfil.', examples: (n) => `Elegir entre ${n} ejemplos`, notOfferedHead: '¿Por qué no «preguntarme sólo si la tengo»?', inForce: 'Valen desde la próxima ventana; nadie ve que las has cambiado.', unchanged: 'No hay cambios.', answeredShort: (n, of) => `${n} de ${of}`, saveOf: (n) => `Guardar ${plural('es', n, { one: 'cambio', other: 'cambios' }, n)}`,
  },

  plan: {
    heading: 'Plan de mi turno', help: 'Lo que se hace en tu turno después de lo que anuncias ahora, paso a paso. Lo que entonces no sea posible detiene el plan, y se te pregunta. Nadie lo ve.',
    none: 'Sin plan. Desde una pregunta de tu propio turno puedes añadirle pasos.', save: 'Guardar el plan', step: (n) => `Paso ${n}`, guard: 'solo si', always: 'en todo caso',
    successful: (n) => `si el paso ${n} tuvo éxito`, blocked: (n) => `si el paso ${n} fue bloqueado`, each: 'En cada uno de mis turnos, no solo en este',
  },

  rest: {
    night: (from, to, zone) => `Tu noche no cuenta, de ${from} a ${to} (${zone}).`, noNight: 'No has dicho cuándo es tu noche: tu reloj corre durante ella.', weekends: 'Los sábados y domingos no cuentan.',
    live: (times) => `En directo: ${times}.`, tables: 'Tus relojes', table: 'Mesa',
  },

  sandbox: {
    heading: 'Banco de pruebas', lead: 'Una partida desde una posición tuya, con todos los asientos tuyos. Nada cuenta en ella y nadie espera.',
    start: 'Empezar con', starts: { blank: 'Dos asientos sencillos', bleed: 'Un sangrado', combat: 'Un combate', vote: 'Un referéndum' },
    form: 'Como formulario', text: 'Como texto', textHelp: 'Ambos son la misma posición. Lo que no tiene campo se queda en el texto.', notText: 'Esto no es JSON:', formWaits: 'El formulario espera a que el texto se pueda leer.',
    game: 'Nombre de la partida', turnOf: 'De quién es el turno', phase: 'Fase', turn: 'Turno', seat: (n) => `Asiento ${n}`, name: 'Nombre', pool: 'Reserva', addSeat: 'Añadir un asiento', remove: (what) => `Quitar ${what}`,
    to: 'Añadir a', card: 'Nombre de una carta', plain: 'Un vampiro sencillo', blood: 'Sangre', capacity: 'Capacidad', disciplines: 'Disciplinas', regions: { ready: 'Zona preparada', torpor: 'Letargo', uncontrolled: 'Zona incontrolada', hand: 'Mano', library: 'Biblioteca', crypt: 'Cripta', ash: 'Montón de ceniza' },
    create: 'Crear y jugar', creating: 'Creando…', copy: 'Copiar la posición', copied: 'Copiada', yours: 'Creadas en este dispositivo', wrong: 'Así no se puede jugar:',
    faults: { 'unknown-card': 'No existe esa carta.', 'not-whole': 'Esta carta aún no está completa aquí.', 'impossible': 'No se preguntaría nada a nadie, o se nombra una carta que no está.', 'too_big': 'Demasiado.', 'too_small': 'Demasiado poco.', 'invalid_type': 'Aquí va otra cosa.', 'invalid_value': 'No existe ese valor.', 'invalid_union': 'No es ni una carta ni un siervo sencillo.', 'unrecognized_keys': 'Un campo desconocido.', 'too-deep': 'Demasiados niveles.', 'other': 'Esto no encaja.' },
    playOn: 'Seguir desde aquí en el banco de pruebas', between: 'Aquí se está resolviendo algo. Una posición está entre dos acciones: avanza o retrocede unos pasos.', hidden: 'Sólo de una partida terminada en la que todo el mundo muestra sus cartas.', show: 'Mostrar mis cartas a todo el mundo',
  },

  settings: { heading: 'Ajustes', begins: 'Mis asientos empiezan la partida con', language: 'Idioma', theme: 'Colores', themes: { system: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' }, singleKeys: 'Teclas sueltas para responder y moverse', install: 'Praxis se puede instalar desde el menú del navegador.', pushes: 'Notificaciones', push: 'Aviso', address: 'Dirección de correo', code: 'Código del correo', verify: 'Confirmar', save: 'Guardar', kinds: { prompt: 'Una pregunta para ti', reminder: 'Se acerca un límite', gameOver: 'Termina una partida', invitation: 'Una invitación' }, pushOn: 'Avisar en este dispositivo', pushOff: 'No avisar más en este dispositivo', pushNone: 'A este navegador no se le puede avisar.', saved: 'Guardado.', nights: 'Horas de silencio', from: 'de', to: 'a', mail: 'Correo', here: 'Para este dispositivo; idioma y colores cambian al momento.', account: 'Cuenta', device: 'Este dispositivo', pushIsOn: 'Este dispositivo recibe avisos.', pushIsOff: 'Este dispositivo aún no recibe avisos.', try: 'Mostrar uno ahora', trial: 'Así se ve un aviso.', denied: 'El navegador no permite avisos de este sitio. Se puede cambiar en sus ajustes.', others: 'Otros dispositivos', remove: 'Quitar', never: 'nunca', noAddress: 'aún sin dirección', refused: (address) => `Los correos a ${address} han sido devueltos. Indica una dirección que funcione.` },

  lobby: {
    heading: 'Mesas', create: 'Crear una mesa', name: 'Nombre de la mesa', format: 'Formato', decks: 'Cartas',
    formats: { 'standard': 'Cuatro o cinco', 'three-player': 'A tres', 'two-player': 'A dos' },
    pools: { 'all': 'Todas las cartas completas', 'fifth-edition': 'Las cinco barajas de la Quinta Edición' },
    sitDown: 'Sentarse', leave: 'Levantarse', start: 'Empezar', remove: 'Quitar', seatBot: 'Sentar un bot', bot: 'bot', deck: 'Baraja', ownDeck: 'Una baraja mía',
    open: 'Abiertas', started: 'En juego', mine: 'Tuyas', access: 'Quién puede venir', accesses: { open: 'Cualquiera', private: 'Quien tenga el código', invited: 'Quien tenga invitación' }, seating: 'Asientos', seatings: { random: 'por sorteo', chosen: 'según se ocupan' },
    byCode: 'Unirse con un código', code: 'Código', find: 'Buscar', noCode: 'Ninguna mesa tiene este código.', share: 'Quien tenga este código puede unirse:', sealed: 'baraja sellada', unsealed: 'aún sin baraja', seal: 'Sellar esta baraja', another: 'Sellar otra baraja', cancel: 'Cancelar la mesa', invitation: 'tienes invitación', decline: 'Rechazar la invitación', empty: 'No hay mesas abiertas. Crea una: tus amistades la encontrarán aquí.', seatsOf: (taken, all) => `${taken} de ${all} asientos ocupados`,
    watch: 'Ver', go: 'A la partida', yours: 'tuya',
    paste: 'Pega tu baraja', pasteHelp: 'En cualquier formato usual, en inglés, francés, español, portugués o italiano.', standardHelp: 'Una partida normal es de cuatro o cinco; empieza cuando estén todos los asientos ocupados.',
    pace: (hours) => `Una pregunta puede quedar abierta ${plural('es', hours, { one: 'hora', other: 'horas' }, hours)}; después se da su respuesta por defecto.`,
    lead: 'Siéntate donde haya sitio o crea una mesa para tus amistades.', any: 'cualquiera', paceOf: 'Ritmo', nightsOnly: 'Mis noches no cuentan', noneSuch: 'Ninguna mesa es así.', sitWith: (deck) => `Sentarse con ${deck}`, sealWith: (deck) => `Sellar ${deck}`, whichDeck: '¿Qué baraja?', myList: 'mi lista', checkFirst: 'Comprobarla antes', needsDeck: 'Elige una baraja: sin ella la partida no puede empezar.', waitsHost: 'Quien lleva la mesa empieza la partida cuando no falta nadie.', waitsPlayers: (least) => `Puede empezar con ${least}. Envía el enlace a tus amistades o sienta bots.`, ready: 'No falta nadie: la partida puede empezar.', inviteBy: 'Invitar con un enlace', copyLink: 'Copiar el enlace', copied: 'Copiado', send: 'Enviar', host: 'lleva la mesa', asked: 'Pulsa otra vez para cancelar la mesa',
    characters: { malkavian: 'Se escurre entre los bloqueos y sangra fuerte.', nosferatu: 'Se esconde, lucha y desgasta.', toreador: 'Gana votaciones y lucha deprisa.', tremere: 'Bloquea, sangra y usa magia en combate.', ventrue: 'Manda, vota y resiste. Buena para empezar.' }, ownHelp: 'Una lista de cualquier programa; se comprueba antes de sellarla.',
  },

  decks: {
    heading: 'Comprobar una baraja', check: 'Comprobar', checking: 'Comprobando…', legal: 'Legal', illegal: 'No legal', playable: 'Se puede jugar aquí', unplayable: 'Aún no se puede jugar aquí',
    crypt: 'Cripta', library: 'Biblioteca', missing: 'Estas cartas aún no están completas aquí:', unclear: 'Líneas que no están claras', candidates: 'Quizá', unknown: 'Desconocida',
    intro: 'Pega una lista tal como la tengas: el formato de torneo, JOL, Lackey, una exportación JSON o líneas «2x Nombre». No se guarda nada.', upload: 'O elige un archivo', count: (n) => plural('es', n, { one: 'carta', other: 'cartas' }, n),
    lines: (n) => `Cada línea (${n})`, notWhole: 'aún no completa aquí',
    fits: 'Se puede jugar tal cual.',
  },

  api: { search: 'Buscar rutas, campos y problemas', found: (n) => plural('es', n, { one: 'ruta', other: 'rutas' }, n), version: 'Versión', raw: 'como OpenAPI', access: 'Cómo identificarse y qué se puede permitir', scope: 'Necesita el permiso', parameters: 'Parámetros', body: 'Cuerpo', replies: 'Respuestas', problems: 'Problemas', schemas: 'Esquemas', example: 'Ejemplo', required: 'obligatorio', about: 'Todo lo que hacen estas páginas lo puede hacer cualquier programa.' },

  keys: {
    off: 'Las teclas sueltas se pueden desactivar en los ajustes, y no hacen nada mientras escribes.',
    list: { '?': 'esta ayuda', 'P': 'tu respuesta', '1 – 9': 'elegir una respuesta', 'Enter': 'confirmarla', 'Shift + Enter': 'confirmar y pasar a la mesa siguiente', 'U': 'retirar', 'W': 'por qué no', 'S': 'lo que se resuelve', 'H': 'tu mano', 'R': 'los asientos; ← → dan la vuelta, ↑ ↓ recorren uno', 'T': 'toda la mesa o la escena', 'L': 'el registro; J y K lo recorren, F lo filtra', 'O': 'órdenes permanentes', 'N': 'la siguiente mesa que espera', 'I': 'bandeja', 'Esc': 'cerrar' },
  },
}
