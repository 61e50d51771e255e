import type { NoticeWords } from '../notices.ts'
import { count } from './grammar.ts'

export const notices: NoticeWords = {
  prompt: ask => ask,
  reminder: ask => `Il tuo tempo sta per scadere. ${ask}`,
  gameOver: 'La partita è finita.',
  invitation: 'Hai un invito a questo tavolo.',
  talk: 'Qualcuno ha parlato al tavolo.',
  answers: {
    pass: () => 'Passare',
    decline: () => 'Non bloccare',
    block: minion => `Bloccare con ${minion}`,
    maneuver: minion => `Manovrare con ${minion}`,
    press: minion => `Inseguire con ${minion}`,
    pay: () => 'Continuare a contendere',
    yield: () => 'Cedere',
    failed: 'La tua risposta forse non è arrivata. Apri il tavolo per controllare.',
  },
  digest: {
    subject: owed =>
      owed === 0 ? 'Novità delle tue partite' : `Si attende la tua risposta in ${count(owed, 'partita', 'partite')}`,
    owed: games =>
      games === 1
        ? 'Si attende la tua risposta in questa partita:'
        : `Si attende la tua risposta in queste ${games} partite:`,
    line: (game, what) => `${game}: ${what}`,
    deadline: when => `La risposta predefinita viene data il ${when}.`,
    news: 'Ed è successo questo:',
    closing: unsubscribe =>
      `Questo era vero quando è stato scritto: guarda il tavolo prima di rispondere.\n\nPer non ricevere più questi messaggi: ${unsubscribe}`,
  },
  unsubscribe: {
    title: 'Messaggi delle tue partite',
    ask: 'Non vuoi più ricevere messaggi sulle tue partite?',
    button: 'Basta messaggi',
    done: 'A questo indirizzo non arriveranno più messaggi.',
  },
  code: {
    subject: 'Il tuo codice per Praxis',
    body: (code, minutes) =>
      `Il codice è ${code}. Vale per ${minutes} minuti.\n\nQualcuno, probabilmente tu, vuole ricevere notizie delle proprie partite a questo indirizzo. Se la richiesta non è tua, non fare nulla: non arriveranno altri messaggi.`,
  },
  webhook: {
    subject: 'Un webhook della tua lega è stato disattivato',
    body: ({ name, gone, path }) =>
      `Non si invia più nulla a ${name}: ${gone ? 'ha risposto di non esistere più' : 'non ha accettato nulla per cinque giorni'}.\n\nNulla è perduto: il registro della tua lega contiene tutto. Quando risponderà di nuovo, invia un POST a ${path}/test, e a ${path}/replay per ciò che ha perso.\n`,
  },
}
