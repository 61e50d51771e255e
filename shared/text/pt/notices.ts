import type { NoticeWords } from '../notices.ts'
import { count } from './grammar.ts'

export const notices: NoticeWords = {
  prompt: ask => ask,
  reminder: ask => `O seu tempo está acabando. ${ask}`,
  gameOver: 'A partida terminou.',
  invitation: 'Você tem um convite para esta mesa.',
  talk: 'Alguém falou na mesa.',
  answers: {
    pass: () => 'Passar',
    decline: () => 'Não bloquear',
    block: minion => `Bloquear com ${minion}`,
    maneuver: minion => `Manobrar com ${minion}`,
    press: minion => `Pressionar com ${minion}`,
    pay: () => 'Continuar a contestar',
    yield: () => 'Conceder',
    failed: 'A sua resposta pode não ter chegado. Abra a mesa para conferir.',
  },
  digest: {
    subject: owed =>
      owed === 0 ? 'Novidades das suas partidas' : `A sua resposta é esperada em ${count(owed, 'partida')}`,
    owed: games =>
      games === 1 ? 'A sua resposta é esperada nesta partida:' : `A sua resposta é esperada nestas ${games} partidas:`,
    line: (game, what) => `${game}: ${what}`,
    deadline: when => `A resposta padrão é dada em ${when}.`,
    news: 'E isto aconteceu:',
    closing: unsubscribe =>
      `Isto era verdade quando foi escrito: olhe a mesa antes de responder.\n\nPara não receber mais estes e-mails: ${unsubscribe}`,
  },
  unsubscribe: {
    title: 'E-mails das suas partidas',
    ask: 'Deseja não receber mais e-mails sobre as suas partidas?',
    button: 'Não receber mais e-mails',
    done: 'Este endereço não receberá mais e-mails.',
  },
  code: {
    subject: 'O seu código para Praxis',
    body: (code, minutes) =>
      `O código é ${code}. Vale por ${minutes} minutos.\n\nAlguém, provavelmente você, quer receber notícias das suas partidas neste endereço. Se não foi você, não faça nada: não chegarão mais e-mails.`,
  },
  webhook: {
    subject: 'Um webhook da sua liga foi desativado',
    body: ({ name, gone, path }) =>
      `Já nada é enviado para ${name}: ${gone ? 'respondeu que já não existe' : 'não aceitou nada durante cinco dias'}.\n\nNada se perdeu: o registo da sua liga tem tudo. Quando voltar a responder, envie um POST para ${path}/test, e para ${path}/replay para o que perdeu.\n`,
  },
}
