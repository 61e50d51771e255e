import type { AskKey, CaseKey, OptionKey, ReasonKey, SinceKey, StackKey } from '../../rules/index.ts'
import type { ChoiceKey } from '../../cards/language.ts'
import { comesTo } from '../option-previews.ts'
import type { Reading } from '../spoken-language.ts'
import { blood, count, figure, listed, pool, word } from './grammar.ts'
import { playedAt, ranges, terms } from './terms.ts'

type Sentences<K extends string> = Record<K, (read: Reading) => string>

/** What is going on, then the question. */
export const asks: Sentences<AskKey> = {
  'ask-unlock': () => 'Tu fase de enderezamiento: ¿usas algo antes de seguir?',
  'ask-master': () => 'Tu fase heril: ¿juegas una carta heril, o sigues?',
  'ask-minion': () => 'Tu fase servil: ¿quién actúa?',
  'ask-acting': read => `${read.card('minion')} realiza una acción en esta fase: ¿cuál?`,
  'ask-influence': read =>
    read.number('transfers') > 0
      ? `Tu fase de influencia: ¿gastas tus transferencias (${read.number('transfers') === 1 ? 'queda' : 'quedan'} ${figure(read.number('transfers'))})?`
      : 'Tu fase de influencia: ¿sacas a un vampiro, o sigues?',
  'ask-discard': () => 'Tu fase de descarte: ¿te descartas de una carta, o terminas tu turno?',
  'ask-blocks': read =>
    `${ifPassed(read)}${underWay(read)}. ${word(ROLES, read.has('role') ? read.word('role') : 'blocks')}`,
  'ask-attempt': read =>
    `${ifPassed(read)}${read.card('blocker')} intenta bloquear a ${read.card('minion')}: ${comparison(read)}. ¿Respondes?`,
  'ask-declined': read => `${ifPassed(read)}${underWay(read)}, y nadie bloquea. ¿Respondes antes de que se resuelva?`,
  'ask-window': read => `${ifPassed(read)}${word(WINDOW_QUESTIONS, read.word('window'))}`,
  'ask-as-played': read =>
    `${ifPassed(read)}${read.seat('seat')} juega ${read.card('card')}. ¿Respondes al ser jugada?`,
  'ask-polling': read =>
    `${read.has('hunted') ? `¿Caza de sangre contra ${read.card('hunted')}?` : `Referéndum de ${read.seat('seat')}${read.has('card') ? ` (${read.card('card')})` : ''}:`} ${votes(read)}${read.has('ballotsFor') ? ` (prisci: ${figure(read.number('ballotsFor'))} a ${figure(read.number('ballotsAgainst'))})` : ''}. ${read.number('votes') === 0 ? '¿Algo antes de que se cuenten los votos?' : '¿Tus votos?'}`,
  'ask-diablerie': read => `${read.card('minion')} comete diablerie con ${read.card('card')}. ¿Qué se queda?`,
  'ask-spoils': read => `¿Qué equipo de ${read.card('card')} se queda?`,
  'ask-discipline': read => `¿Qué carta de disciplina, si acaso, se pone sobre ${read.card('minion')}?`,
  'ask-rescued-pays': read => `¿Cuánto del costo paga ${read.card('card')}?`,
  'ask-prevent': read =>
    `${ifPassed(read)}${read.card('card')} recibe ${figure(read.number('normal') + read.number('aggravated'))} de daño${read.number('aggravated') > 0 ? `, ${figure(read.number('aggravated'))} agravado` : ''}. ¿Lo previenes?`,
  'ask-strike': read =>
    `${read.card('minion')} combate ${word(ranges, read.word('range'))} con ${read.card('opposing')}${read.has('strike') ? `, que ha elegido: ${word(terms.strikes, read.word('strike'))}` : ''}. ¿Qué ataque?`,
  'choose-new-target': read => `${source(read)}¿Quién es el nuevo objetivo?`,
  'choose-minion': read => `${source(read)}¿Qué siervo?`,
  'choose-vampire': read =>
    `${source(read)}${read.number('max') > 1 ? `¿Qué vampiros (${range(read)})?` : '¿Qué vampiro?'}`,
  'choose-terms': read =>
    `${source(read)}${read.has('points') ? `¿Cómo repartes ${count(read.number('points'), 'punto')}?` : '¿Cuáles son los términos?'}`,
  'choose-strike': read => `${source(read)}¿Qué ataque?`,
  'choose-to-continue': read =>
    `${source(read)}¿Quemas 1 de sangre y continúas la acción como si nadie la hubiera bloqueado?`,
  'choose-to-attempt': read => `${source(read)}¿Quemas 1 de sangre y continúas el intento de bloqueo?`,
  'choose-strike-target': read => `¿Contra ${read.card('card')}, o contra uno de sus criados?`,
  'choose-equipment': read => `${source(read)}¿Qué equipo?`,
  'choose-reducers': () => '¿Qué usas, si acaso, para reducir el costo?',
  'choose-target': read => `${source(read)}¿Qué Matusalén?`,
  'choose-location': read => `${source(read)}¿Qué lugar?`,
  'choose-x': read => `${source(read)}¿Cuánto es X?`,
  'choose-damage': read => `${source(read)}¿Qué daño se previene primero, el agravado o el normal?`,
  'choose-trigger': read => `${source(read)}¿Qué va primero?`,
  'choose-slave': read => `${source(read)}¿Combate un esclavo en lugar del siervo bloqueado?`,
  'choose-trophy': read =>
    `${source(read)}¿Qué trofeo, si acaso, se concede desde tu biblioteca, tu montón de ceniza o tu mano?`,
  'choose-awards': read => `${source(read)}¿Qué trofeos tuyos en juego, si acaso, das al vampiro?`,
  'choose-circle': read => `${source(read)}¿A qué círculo pertenece?`,
  'choose-victim': read => `${source(read)}¿Diabolizas al vampiro bloqueado?`,
  'choose-discard': read =>
    `${source(read)}¿De ${read.number('max') > 1 ? `qué ${count(read.number('max'), 'carta')}` : 'qué carta'} te descartas?`,
  'choose-discipline': read => `${source(read)}¿Qué disciplina?`,
  'choose-discards': read =>
    `${source(read)}¿Cuántas cartas de tu mano (${range(read)}), y el resto en reserva sanguínea?`,
  'choose-to-library': read => `${source(read)}¿Qué cartas van al fondo de tu biblioteca (${range(read)})?`,
  'choose-gain': read => `${source(read)}¿Qué ganas con ello?`,
  'choose-loss': read => `${source(read)}¿Qué pierdes con ello?`,
  'choose-amount': read => `${source(read)}¿Cuánto (${range(read)})?`,
  'choose-clan': read => `${source(read)}¿Qué clan?`,
  'choose-range': read => `${source(read)}¿A qué distancia es este asalto?`,
  'choose-blood': read =>
    `${source(read)}Tu reserva sanguínea y tus vampiros pagan ${figure(read.number('points'))} en total: ¿cuánta sangre, y de qué vampiros?`,
  'choose-payer': read =>
    `${source(read)}Si ninguno paga, pagas 1 de reserva sanguínea. ¿Qué vampiro paga 1 de sangre?`,
  'choose-locked': read => `${source(read)}¿Cuál de ellos se gira?`,
  'choose-card': read => `${source(read)}¿Qué carta${read.number('min') === 0 ? ', si acaso' : ''}?`,
  'choose-order': read => `${source(read)}¿En qué orden vuelven encima, la primera arriba del todo?`,
  'choose-draw': read =>
    `${source(read)}¿Qué carta tomas en lugar de una de tu biblioteca${read.number('min') === 0 ? ', si acaso' : ''}?`,
}

/** What is asked while blocks may be declared, by who is asked. */
const ROLES: Readonly<Record<string, string>> = {
  acts: '¿Algo antes de que decidan?',
  blocks: '¿Bloqueas?',
  other: 'No puedes bloquear: ¿respondes?',
}

const WINDOW_QUESTIONS: Readonly<Record<string, string>> = {
  announced: 'Se anuncia la acción. ¿Respondes a eso?',
  blocks: '¿Bloqueas?',
  attempt: 'Un siervo intenta bloquear. ¿Respondes?',
  declined: 'Nadie bloquea. ¿Respondes antes de que se resuelva la acción?',
  success: 'La acción va a tener éxito. ¿Respondes a eso?',
  blocked: 'Se bloquea la acción. ¿Respondes antes de que se resuelva el bloqueo?',
  resolved: 'La acción se ha resuelto. ¿Respondes antes de que termine?',
  'as-played': 'Se juega una carta. ¿Respondes al ser jugada?',
  'combat-begins': 'El combate va a empezar. ¿Respondes?',
  'before-range': 'Combate, antes de determinar la distancia: ¿usas algo?',
  range: 'Combate, distancia: ¿maniobras?',
  'before-strikes': 'Combate, antes de elegir ataques: ¿usas algo?',
  strike: 'Combate, elegir ataques: ¿cuál?',
  'as-chosen': 'Combate, se elige un ataque: ¿le añades algo?',
  'additional-strikes': 'Combate, tras los primeros ataques: ¿ganas ataques adicionales?',
  press: 'Combate, el asalto se acaba: ¿acosas?',
  'round-end': 'Combate, final del asalto: ¿usas algo?',
  'combat-ends': 'El combate va a terminar: ¿usas algo?',
  prevent: 'Combate, daño: ¿lo previenes?',
  ousting: 'A un Matusalén no le queda reserva sanguínea y se le va a eliminar. ¿Respondes?',
  'to-torpor': 'Un vampiro herido va a entrar en letargo. ¿Respondes?',
  'before-votes': 'Referéndum, antes de emitir votos: ¿usas algo?',
  polling: 'Referéndum, fase de votación: ¿emites votos?',
  diablerized: 'Se ha cometido diablerie. ¿Respondes antes de la caza de sangre?',
  between: 'Entre dos efectos de esta fase: ¿usas algo?',
}

/** What it would do. Costs stand beside it, as fields of the option. */
export const options: Sentences<OptionKey> = {
  'option-pass': read => word(PASSES, read.word('window')),
  'option-decline': read => `Renunciar a bloquear a ${read.card('minion')} en lo que queda de esta acción`,
  'option-block': read => `Bloquear a ${read.card('blocking')} con ${read.card('minion')}: ${comparison(read)}`,
  'option-bleed': read =>
    `Sangrar a ${read.seat('target')} con ${read.card('minion')}: ${pool(read.number('bleed'))} si nadie bloquea`,
  'option-hunt': read => `Cazar con ${read.card('minion')}: ${blood(read.number('amount'))} si nadie bloquea`,
  'option-leave-torpor': read => `Salir del letargo con ${read.card('minion')}, si nadie bloquea`,
  'option-become-anarch': read => `Hacerse Anarquista con ${read.card('minion')}, si nadie bloquea`,
  'option-rescue': read => `Rescatar a ${read.card('card')} del letargo con ${read.card('minion')}, si nadie bloquea`,
  'option-diablerie': read => `Diabolizar a ${read.card('card')} con ${read.card('minion')}`,
  'option-equip': read => `Equipar a ${read.card('minion')} a partir de ${read.card('from')}, si nadie bloquea`,
  'option-action': read =>
    read.word('action') === 'burn' && read.card('card') !== read.card('minion')
      ? `Quemar ${read.card('card')} con ${read.card('minion')}`
      : `Usar la acción de ${read.card('card')} con ${read.card('minion')}: ${word(terms.uses, read.word('action'))}`,
  'option-play': read => {
    const mode = read.word('mode')
    const played = read.has('mode') && mode !== '' ? playedAt(mode) : ''
    return `Jugar ${read.card('card')}${read.has('minion') ? ` con ${read.card('minion')}` : ''}${played}`
  },
  'option-use': read =>
    read.word('ability') === 'burn'
      ? `Quemar ${read.card('card')}`
      : `Usar ${read.card('card')}: ${word(terms.uses, read.word('ability'))}`,
  'option-trigger': read => `Usar ${read.card('card')} ahora`,
  'option-strike': read =>
    `Atacar con ${read.card('minion')}: ${word(terms.strikes, read.word('strike'))}${read.has('card') ? ` (${read.card('card')})` : ''}${read.has('range') ? ', sin efecto de lejos' : ''}${read.has('damage') ? `, ${figure(read.number('damage'))} de daño${read.has('aggravated') ? ' agravado' : ''}` : ''}`,
  'option-maneuver': read =>
    `Maniobrar con ${read.card('minion')} para combatir ${word(ranges, read.word('range'))}${read.has('card') ? ` (${read.card('card')})` : ''}`,
  'option-press': read =>
    `Acosar con ${read.card('minion')} para ${read.word('to') === 'end' ? 'terminar' : 'continuar'} el combate`,
  'option-invest': read =>
    `Mover reserva sanguínea a ${read.card('card')}: ${figure(read.number('pool'))} de ${figure(read.number('capacity'))} de sangre hasta ahora`,
  'option-withdraw': read => `Devolver sangre de ${read.card('card')} a tu reserva sanguínea`,
  'option-merge': read => `Fusionar ${read.card('card')} con ${read.card('with')}`,
  'option-bring-out': read => `Poner en juego ${read.card('card')}`,
  'option-draw-crypt': () => 'Robar una carta de tu cripta',
  'option-declare-withdrawal': () =>
    'Declarar tu retirada: sales cuando vaya a empezar tu próxima fase de enderezamiento, si hasta entonces no pierdes reserva sanguínea y tus siervos ni pierden sangre ni combaten',
  'option-edge': () => 'Ganar 1 de reserva sanguínea por la Ventaja',
  'option-unlock': read => `Enderezar ${read.card('card')}, que no se endereza por sí sola`,
  'option-mark': read => `Marcar ${read.card('card')} para este turno`,
  'option-enter-combat': read =>
    `Entrar en combate con ${read.card('card')} usando ${read.card('minion')}, si nadie bloquea`,
  'option-pay': read =>
    read.word('of') === 'title'
      ? `Seguir disputando el título de ${read.card('card')}`
      : `Seguir disputando ${read.card('card')}`,
  'option-yield': read =>
    read.word('of') === 'title'
      ? `Ceder el título que disputa ${read.card('card')}`
      : `Ceder ${read.card('card')} y quemar la carta`,
  'option-discard': read => `Descartarse de ${read.card('card')}`,
  'option-end-phase': read => `Terminar tu ${word(terms.phases, read.word('phase'))}`,
  'option-end-turn': () => 'Terminar tu turno, sin descartar',
  'option-no-strike': read => `Ningún ataque con ${read.card('minion')}`,
  'option-no-action': read => `Ninguna acción con ${read.card('minion')}: lo que se usó para ello se pierde`,
  'option-choose': read => word(CHOICES, read.word('ask')),
  'option-vote': read =>
    `Emitir ${listed([...(read.number('votes') > 0 ? [count(read.number('votes'), 'voto')] : []), ...(read.number('ballots') > 0 ? [count(read.number('ballots'), 'papeleta')] : [])])}: ${read.word('source') === 'edge' ? 'quemar la Ventaja' : read.card('source')}`,
  'option-done': () => 'No emitir nada más',
  'option-take-back': () => 'Retirar tu respuesta sellada y decidir de nuevo',
}

const PASSES: Readonly<Record<string, string>> = {
  announced: 'Pasar: sin respuesta al anuncio',
  blocks: 'Pasar: sin bloqueo',
  attempt: 'Pasar: sin respuesta al intento de bloqueo',
  declined: 'Pasar: sin respuesta antes de resolverse la acción',
  success: 'Pasar: sin respuesta al éxito',
  blocked: 'Pasar: sin respuesta antes de resolverse el bloqueo',
  resolved: 'Pasar: sin respuesta tras la acción',
  'as-played': 'Pasar: sin respuesta a la carta',
  'combat-begins': 'Pasar: dejar que empiece el combate',
  'before-range': 'Pasar: nada antes de determinar la distancia',
  range: 'Pasar: sin maniobra',
  'before-strikes': 'Pasar: nada antes de elegir ataques',
  'as-chosen': 'Pasar: nada con este ataque',
  'additional-strikes': 'Pasar: sin ataques adicionales',
  press: 'Pasar: sin acoso',
  'round-end': 'Pasar: nada al final del asalto',
  'combat-ends': 'Pasar: dejar que termine el combate',
  prevent: 'Pasar: sin prevención',
  ousting: 'Pasar: sin respuesta antes de la eliminación',
  'to-torpor': 'Pasar: sin respuesta antes de que entre en letargo',
  'before-votes': 'Pasar: nada antes de emitir votos',
  polling: 'Pasar: sin votos por ahora',
  diablerized: 'Pasar: sin respuesta a la diablerie',
  between: 'Pasar: nada por ahora',
}

const CHOICES: Readonly<Record<ChoiceKey, string>> = {
  'choose-new-target': 'Elegir el nuevo objetivo',
  'choose-minion': 'Elegir el siervo',
  'choose-vampire': 'Elegir el vampiro',
  'choose-terms': 'Elegir los términos',
  'choose-strike': 'Elegir el ataque',
  'choose-to-continue': 'Continuar la acción, o dejar que termine',
  'choose-to-attempt': 'Continuar el intento de bloqueo, o dejar que falle',
  'choose-strike-target': 'Elegir contra qué va el ataque',
  'choose-equipment': 'Elegir el equipo',
  'choose-reducers': 'Reducir el costo',
  'choose-target': 'Elegir el Matusalén',
  'choose-location': 'Elegir el lugar',
  'choose-trigger': 'Elegir qué va primero',
  'choose-victim': 'Diabolizar al vampiro, o dejarlo estar',
  'choose-slave': 'Enviar un esclavo al combate, o ninguno',
  'choose-trophy': 'Elegir el trofeo, o ninguno',
  'choose-awards': 'Dar trofeos, o ninguno',
  'choose-circle': 'Elegir el círculo',
  'choose-x': 'Elegir X',
  'choose-damage': 'Elegir qué daño se previene primero',
  'choose-discard': 'Descartarse',
  'choose-discipline': 'Elegir una disciplina',
  'choose-discards': 'Elegir cuántas cartas descartar al azar',
  'choose-to-library': 'Elegir qué va a tu biblioteca',
  'choose-gain': 'Elegir qué ganar',
  'choose-loss': 'Elegir qué perder',
  'choose-amount': 'Elegir cuánto',
  'choose-blood': 'Repartir la sangre',
  'choose-clan': 'Elegir el clan',
  'choose-range': 'Elegir la distancia',
  'choose-locked': 'Elegir cuál se gira',
  'choose-payer': 'Elegir quién paga',
  'choose-card': 'Elegir la carta',
  'choose-order': 'Elegir el orden',
  'choose-draw': 'Tomar una carta en lugar de una de la biblioteca',
}

/** What is being resolved, a line each. */
export const stack: Sentences<StackKey> = {
  'stack-action': read =>
    `${underWay(read)}${read.has('blocker') ? `; ${read.card('blocker')} intenta bloquear: ${comparison(read)}` : ''}.`,
  'stack-combat': read =>
    `${read.card('minion')} combate con ${read.card('opposing')}${read.number('round') > 0 ? `: asalto ${figure(read.number('round'))}, ${word(ranges, read.word('range'))}` : ''}.`,
  'stack-play': read =>
    `${read.seat('seat')} juega ${read.card('card')}${read.has('by') ? ` con ${read.card('by')}` : ''}${read.word('mode') === '' ? '' : playedAt(read.word('mode'))}.`,
  'stack-window': read => `${word(MOMENTS, read.word('window'))}.`,
  'stack-choice': read => `${read.seat('seat')} elige.`,
  'stack-diablerie': read => `${read.card('minion')} comete diablerie con ${read.card('card')}.`,
  'stack-referendum': read =>
    `Referéndum de ${read.seat('seat')}${read.has('card') ? ` (${read.card('card')})` : ''}: ${votes(read)}.`,
  'stack-hunt': read => `Caza de sangre contra ${read.card('card')}: ${votes(read)}.`,
}

const votes = (read: Reading): string =>
  `${figure(read.number('for'))} a favor, ${figure(read.number('against'))} en contra`

/** The windows of the terms, as sentences of their own. */
const MOMENTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(terms.windows).map(([key, text]) => [key, text.charAt(0).toUpperCase() + text.slice(1)]),
)

export const cases: Sentences<CaseKey> = {
  'case-if-passed': read => `Si ${passing(read.seats('ifPassed'))} y te llega el turno de responder.`,
  'when-unchanged': () => 'Si hasta entonces nadie ha usado ni declarado nada.',
  'when-same': read =>
    `Mientras ${listed([
      ...(read.has('target') ? [`el objetivo sea ${read.seat('target')}`] : []),
      ...(read.has('bleed') ? [`el sangrado sea ${figure(read.number('bleed'))}`] : []),
      ...(read.has('stealth') ? [`el sigilo sea ${figure(read.number('stealth'))}`] : []),
      ...(read.has('intercept') ? [`la intercepción sea ${figure(read.number('intercept'))}`] : []),
      ...(read.has('blocker') ? [`${read.card('blocker')} intente bloquear`] : []),
      ...(read.has('tally')
        ? [`los votos a favor menos los votos en contra sean ${figure(read.number('tally'))}`]
        : []),
      ...(read.has('passes')
        ? [read.number('passes') === 1 ? 'el referéndum vaya a prosperar' : 'el referéndum vaya a fracasar']
        : []),
    ])}, y nadie haya cambiado tu mano.`,
}

export const comes = comesTo({
  pool: (whose, change) => `${whose === null ? 'Tu reserva' : whose} ${change}`,
  blood: (change, capacity) => `Sangre: ${change} de ${capacity}`,
  ready: n => `Preparado y enderezado, con ${n} de sangre`,
  bleed: change => `Sangrado ${change}`,
  stealth: change => `Sigilo ${change}`,
  intercept: change => `Intercepción ${change}`,
  votes: (own, all) => `Tienes ${figure(own)} de ${count(all, 'voto')}`,
  nobody: 'Por ahora nadie puede bloquear',
  block: (names, more, short) =>
    `${more > 0 ? `${names[0]} y ${count(more, 'otro')} más` : listed(names)} ${more > 0 || names.length > 1 ? 'pueden' : 'puede'} bloquear${short > 0 ? `, ${short === 1 ? 'falta' : 'faltan'} ${figure(short)}` : ''}`,
})

export const since: Sentences<SinceKey> = {
  'since-pool': read =>
    `Reserva sanguínea de ${read.seat('seat')}: ${figure(read.number('from'))} → ${figure(read.number('to'))}.`,
  'since-edge': read => (read.has('seat') ? `${read.seat('seat')} tiene la Ventaja.` : 'Nadie tiene la Ventaja.'),
  'since-orders': read => `Tus órdenes permanentes han dado ${count(read.number('orders'), 'respuesta')}.`,
}

/** Why something is not on offer. The rule it rests on stands beside it. */
export const reasons: Sentences<ReasonKey> = {
  'not-your-turn': () => 'No es tu turno.',
  'not-this-phase': () => 'No se puede hacer en esta fase.',
  'action-under-way': () => 'Hay otra acción en curso.',
  locked: () => 'La carta está girada.',
  'in-torpor': () => 'Está en letargo.',
  'not-in-torpor': () => 'No está en letargo.',
  'not-a-vampire': () => 'No es un vampiro.',
  'no-prey': () => 'No tienes presa.',
  'already-bled': () => 'Este siervo ya ha sangrado en este turno.',
  'must-hunt-first': () => 'Este vampiro no tiene sangre, así que debe cazar.',
  'must-act-first': () => 'Este siervo tiene una acción obligatoria, y no realiza ninguna otra.',
  'another-must-hunt': () => 'Otro vampiro tuyo enderezado y preparado no tiene sangre, y debe cazar antes.',
  'another-must-act': () => 'Otro siervo tuyo tiene una acción obligatoria, y debe realizarla antes.',
  titled: () => 'Tiene un título.',
  'already-anarch': () => 'Ya es Anarquista.',
  'not-enough-blood': () => 'No tiene suficiente sangre.',
  'not-enough-pool': () => 'No tienes suficiente reserva sanguínea.',
  'not-entitled-to-block': () => 'No estás entre quienes pueden bloquear esta acción.',
  'already-declined': () => 'Ya has renunciado a bloquear esta acción.',
  'attempt-under-way': () => 'Otro siervo está intentando bloquear.',
  'blocks-are-over': () => 'Ya se ha renunciado a bloquear.',
  'own-action': () => 'Es una acción de tu propio siervo.',
  'cannot-block': () => 'No puede bloquear esta acción.',
  'not-enough-transfers': () => 'No te quedan suficientes transferencias.',
  'crypt-empty': () => 'Tu cripta está vacía.',
  'library-left': () => 'Quedan cartas en tu biblioteca.',
  'hand-full': () => 'Tu turno empezó con la mano llena.',
  'already-declared': () => 'Ya la has declarado.',
  'no-counterpart': () => 'No controlas la carta con la que se fusionaría.',
  'not-filled': () => 'Aún no tiene tanta sangre como capacidad.',
  'nothing-on-it': () => 'No tiene sangre encima.',
  'already-controlled': () => 'Ya hay un ejemplar bajo tu control.',
  'no-discard-left': () => 'No te queda ninguna acción de fase de descarte.',
  'edge-not-yours': () => 'No tienes la Ventaja.',
  'edge-already-taken': () => 'Ya has ganado la reserva sanguínea de la Ventaja en este turno.',
  'stealth-not-needed': () => 'La acción no necesita más sigilo ahora.',
  'intercept-not-needed': () => 'El intento de bloqueo no necesita más intercepción ahora.',
  'not-blocking': () => 'Este siervo no está intentando bloquear.',
  'limited-already': () => 'Un efecto (limitado) ya ha aumentado el sangrado.',
  'contest-open': () => 'Antes hay que pagar o ceder una disputa.',
  barred: () => 'Un efecto impide a este siervo realizar otra vez la misma acción en este turno.',
  'no-cards-in-hunt': () =>
    'Una caza de sangre no es una acción: no se pueden jugar modificadores de acción ni reacciones.',
  'no-combat': () => 'No hay combate.',
  'in-combat': () => 'Sólo la puede jugar un siervo que no lucha en este combate.',
  'inflicted-too-little': () => 'No ha infligido más daño que el siervo oponente en este asalto.',
  'not-in-combat': () => 'Sólo la puede usar un combatiente.',
  'maneuvered-last': () => 'La última maniobra fue la suya.',
  committed: () => 'Ya ha usado la maniobra de un ataque, y ha de hacer ese ataque.',
  'strike-forbidden': () => 'No puede usar un ataque así en este asalto.',
  'out-of-range': () => 'No se puede usar a esta distancia.',
  'already-additional': () => 'Ya ha ganado ataques adicionales con un efecto (limitado) en este asalto.',
  'pressed-last': () => 'El último acoso fue el suyo.',
  'nothing-to-end': () => 'No hay ningún acoso para continuar que pueda cancelar.',
  'only-to-continue': () => 'Sólo se puede usar para continuar el combate.',
  'nothing-to-prevent': () => 'No hay daño que pueda prevenir.',
  forbidden: () => 'Un efecto lo prohíbe.',
  'no-such-minion': () => 'No controlas ningún siervo preparado que cumpla su requisito.',
  'not-resolved-so': () => 'La acción no terminó así.',
  'not-acting': () => 'Sólo la puede jugar el siervo activo.',
  'not-another': () => 'Sólo la puede jugar otro siervo del mismo Matusalén que el siervo activo.',
  'has-not-blocked': () => 'Este siervo no ha bloqueado la acción.',
  'not-your-predator': () => 'El siervo activo no es de tu depredador.',
  'not-reacting': () => 'Sólo se juega durante la acción de otro Matusalén.',
  'missing-discipline': () => 'El siervo carece de la disciplina que requiere.',
  'missing-clan': () => 'El siervo no es del clan que requiere.',
  'missing-title': () => 'El siervo carece del título que requiere.',
  'missing-trait': () => 'El siervo carece del rasgo que requiere.',
  'wrong-trait': () => 'El siervo tiene un rasgo que lo excluye.',
  'blood-cursed': () => 'Un vampiro de sangre maldita no puede cometer diablerie.',
  'no-master': () =>
    'Un esclavo no realiza acciones directas mientras no tengas preparado un miembro del clan al que sirve.',
  'not-marked': () => 'No se ha marcado en este turno.',
  'already-played': () => 'Este siervo ya la ha jugado.',
  'wrong-window': () => 'No se puede usar en este momento.',
  'no-target': () => 'No hay nada en que usarla.',
  'bleed-too-small': () => 'El sangrado no es lo bastante grande.',
  'not-bleeding-you': () => 'Nadie te está sangrando.',
  'not-a-bleed': () => 'La acción no es un sangrado.',
  'not-directed-at-you': () => 'La acción no va contra ti.',
  'not-locked': () => 'La carta no está girada.',
  'vampires-only': () => 'Sólo la puede usar un vampiro.',
  'no-master-action': () => 'No te queda ninguna acción de fase heril.',
  'already-called': () => 'Este referéndum ya se ha propuesto en este turno.',
  'one-only': () => 'Un siervo sólo puede tener una de éstas.',
  'not-for-this-minion': () => 'La carta no ofrece esta acción a este siervo.',
  stuck: () => 'El siervo está quieto: lo que debe hacer no se puede hacer, o debe hacer dos cosas a la vez.',
  recruited: () => 'Este aliado se ha reclutado en este turno.',
  'own-turn': () => 'Es tu propio turno.',
  'requirement-met': () => 'Uno de tus siervos podría usar esta carta, o ser su objetivo.',
  'nothing-to-cancel': () => 'No se está jugando ninguna carta que ésta pueda cancelar.',
  'duty-left': () => 'Antes hay que hacer otra cosa.',
  'missing-sect': () => 'Necesita un siervo de otra secta.',
  'too-young': () => 'Necesita un vampiro de mayor capacidad.',
  'not-passed': () => 'No ha prosperado ningún referéndum de esta acción.',
  'already-used': () => 'Ya se ha usado en este turno.',
  'not-supported-yet': () => 'Esta carta aún no se puede jugar aquí.',
}

const passing = (seats: string[]): string => `${listed(seats)} ${seats.length === 1 ? 'pasa' : 'pasan'}`

/** The case a seat is asked about: it comes to it only if those before it pass. */
function ifPassed(read: Reading): string {
  const seats = read.seats('ifPassed')
  return seats.length === 0 ? '' : `Si ${passing(seats)}: `
}

function underWay(read: Reading): string {
  const who = read.card('minion')
  const action = read.word('action')
  const targets = read.seats('targets')
  const stealth = read.number('stealth') > 0 ? `, con ${figure(read.number('stealth'))} de sigilo` : ''
  const using = read.has('card') ? ` con ${read.card('card')}` : ''
  if (action === 'hunt') return `${who} caza${stealth}`
  if (action === 'leave-torpor') return `${who} intenta salir del letargo${stealth}`
  if (action === 'become-anarch') return `${who} actúa para hacerse Anarquista${stealth}`
  const on = read.has('on') ? read.card('on') : 'un vampiro'
  if (action === 'rescue') return `${who} actúa para rescatar a ${on} del letargo${stealth}`
  if (action === 'diablerie') return `${who} actúa para diabolizar a ${on}${stealth}`
  if (action === 'enter-combat') return `${who} actúa para entrar en combate con ${on}${stealth}`
  if (action === 'bleed' || read.number('bleed') > 0)
    return `${who} ${read.reader('targets') ? `te sangra ${figure(read.number('bleed'))}` : `sangra ${figure(read.number('bleed'))} a ${listed(targets)}`}${using}${stealth}`
  return `${who} actúa${using}${targets.length ? `, contra ${listed(targets)}` : ''}${stealth}`
}

function comparison(read: Reading): string {
  const intercept = read.number('intercept')
  const stealth = read.number('stealth')
  const missing = stealth - intercept
  return `intercepción ${figure(intercept)} contra sigilo ${figure(stealth)}${missing > 0 ? `, ${missing === 1 ? 'falta' : 'faltan'} ${figure(missing)}` : ''}`
}

const source = (read: Reading): string => (read.has('card') ? `${read.card('card')}: ` : '')

function range(read: Reading): string {
  const min = read.number('min')
  const max = read.number('max')
  return min === max ? figure(max) : `de ${figure(min)} a ${figure(max)}`
}
