import type { NoticeWords } from '../notices.ts'
import { count } from './grammar.ts'

export const notices: NoticeWords = {
  prompt: ask => ask,
  reminder: ask => `Se te acaba el tiempo. ${ask}`,
  gameOver: 'La partida ha terminado.',
  invitation: 'Tienes una invitación a esta mesa.',
  talk: 'Se ha dicho algo en la mesa.',
  answers: {
    pass: () => 'Pasar',
    decline: () => 'No bloquear',
    block: minion => `Bloquear con ${minion}`,
    maneuver: minion => `Maniobrar con ${minion}`,
    press: minion => `Acosar con ${minion}`,
    pay: () => 'Seguir disputando',
    yield: () => 'Ceder',
    failed: 'Puede que tu respuesta no haya llegado. Abre la mesa para comprobarlo.',
  },
  digest: {
    subject: owed => (owed === 0 ? 'Novedades de tus partidas' : `Se espera tu respuesta en ${count(owed, 'partida')}`),
    owed: games =>
      games === 1 ? 'Se espera tu respuesta en esta partida:' : `Se espera tu respuesta en estas ${games} partidas:`,
    line: (game, what) => `${game}: ${what}`,
    deadline: when => `La respuesta por defecto se da el ${when}.`,
    news: 'Y ha ocurrido esto:',
    closing: unsubscribe =>
      `Esto era cierto al escribirlo: mira la mesa antes de responder.\n\nPara no recibir más estos correos: ${unsubscribe}`,
  },
  unsubscribe: {
    title: 'Correos de tus partidas',
    ask: '¿Quieres dejar de recibir correos sobre tus partidas?',
    button: 'No más correos',
    done: 'A esta dirección no llegarán más correos.',
  },
  code: {
    subject: 'Tu código para Praxis',
    body: (code, minutes) =>
      `El código es ${code}. Vale durante ${minutes} minutos.\n\nAlguien, probablemente tú, quiere recibir noticias de sus partidas en esta dirección. Si no has sido tú, no hagas nada: no llegarán más correos.`,
  },
  webhook: {
    subject: 'Se ha desactivado un webhook de tu liga',
    body: ({ name, gone, path }) =>
      `Ya no se envía nada a ${name}: ${gone ? 'respondió que ya no existe' : 'no ha aceptado nada en cinco días'}.\n\nNo se ha perdido nada: el registro de tu liga lo tiene todo. Cuando vuelva a responder, envía un POST a ${path}/test, y a ${path}/replay para lo que se ha perdido.\n`,
  },
}
