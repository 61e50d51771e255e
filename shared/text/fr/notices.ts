import type { NoticeWords } from '../notices.ts'
import { count } from './grammar.ts'

export const notices: NoticeWords = {
  prompt: ask => ask,
  reminder: ask => `Le délai se termine bientôt. ${ask}`,
  gameOver: 'La partie est terminée.',
  invitation: 'On vous invite à cette table.',
  talk: 'On a parlé à la table.',
  answers: {
    pass: () => 'Passer',
    decline: () => 'Ne pas bloquer',
    block: minion => `Bloquer avec ${minion}`,
    maneuver: minion => `Manœuvrer avec ${minion}`,
    press: minion => `Poursuite avec ${minion}`,
    pay: () => 'Continuer à disputer',
    yield: () => 'Céder',
    failed: 'Votre réponse n’est peut-être pas arrivée. Ouvrez la table pour vérifier.',
  },
  digest: {
    subject: owed =>
      owed === 0 ? 'Nouvelles de vos parties' : `On attend votre réponse dans ${count(owed, 'partie')}`,
    owed: games =>
      games === 1
        ? 'On attend votre réponse dans cette partie :'
        : `On attend votre réponse dans ces ${games} parties :`,
    line: (game, what) => `${game} : ${what}`,
    deadline: when => `La réponse par défaut est donnée à ce moment : ${when}.`,
    news: 'Et voici ce qui s’est passé :',
    closing: unsubscribe =>
      `C’était vrai au moment de l’envoi : regardez avant de répondre.\n\nPour ne plus recevoir ces messages : ${unsubscribe}`,
  },
  unsubscribe: {
    title: 'Messages de vos parties',
    ask: 'Ne voulez-vous plus de messages sur vos parties ?',
    button: 'Plus de messages',
    done: 'Cette adresse ne reçoit plus de messages.',
  },
  code: {
    subject: 'Votre code pour Praxis',
    body: (code, minutes) =>
      `Le code est ${code}. Il est valable ${count(minutes, 'minute')}.\n\nQuelqu’un, sans doute vous, veut recevoir à cette adresse des nouvelles de ses parties. Si ce n’est pas vous, ne faites rien : aucun autre message ne suivra.`,
  },
  webhook: {
    subject: 'Un webhook de votre ligue a été désactivé',
    body: ({ name, gone, path }) =>
      `Plus rien n’est envoyé à ${name} : ${gone ? 'il a répondu qu’il n’existe plus' : 'il n’a rien accepté depuis cinq jours'}.\n\nRien n’est perdu : le flux de votre ligue contient tout. Quand il répondra de nouveau, envoyez un POST à ${path}/test, puis à ${path}/replay pour ce qu’il a manqué.\n`,
  },
}
