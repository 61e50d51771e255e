import type { NoticeWords } from '../notices.ts'
import { count } from './grammar.ts'

export const notices: NoticeWords = {
  prompt: ask => ask,
  reminder: ask => `Your time is running out. ${ask}`,
  gameOver: 'The game is over.',
  invitation: 'You are invited to this table.',
  talk: 'Something was said at the table.',
  answers: {
    pass: () => 'Pass',
    decline: () => 'Do not block',
    block: minion => `Block with ${minion}`,
    maneuver: minion => `Maneuver with ${minion}`,
    press: minion => `Press with ${minion}`,
    pay: () => 'Go on contesting',
    yield: () => 'Yield',
    failed: 'Your answer may not have arrived. Open the table to look.',
  },
  digest: {
    subject: owed => (owed === 0 ? 'News of your games' : `You are asked in ${count(owed, 'game')}`),
    owed: games => (games === 1 ? 'You are asked in this game:' : `You are asked in these ${games} games:`),
    line: (game, what) => `${game}: ${what}`,
    deadline: when => `The default is given at ${when}.`,
    news: 'And this has happened:',
    closing: unsubscribe =>
      `This was true when it was written: look before you answer.\n\nTo get no more of these mails: ${unsubscribe}`,
  },
  unsubscribe: {
    title: 'Mails of your games',
    ask: 'Do you want no more mails about your games?',
    button: 'No more mails',
    done: 'No more mails come to this address.',
  },
  code: {
    subject: 'Your code for Praxis',
    body: (code, minutes) =>
      `The code is ${code}. It is good for ${minutes} minutes.\n\nSomebody, probably you, wants news of their games at this address. If it was not you, do nothing: no more mails will come.`,
  },
  webhook: {
    subject: 'A webhook of your league was switched off',
    body: ({ name, gone, path }) =>
      `Nothing is sent any more to ${name}: ${gone ? 'it answered that it is gone' : 'it has not taken anything for five days'}.\n\nNothing is lost: the feed of your league has it all. When it answers again, send a POST to ${path}/test, and to ${path}/replay for what it has missed.\n`,
  },
}
