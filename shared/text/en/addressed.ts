import { addressing, verbBy } from '../addressed.ts'

const verb = verbBy({ is: 'are', has: 'have', does: 'do', passes: 'pass' }, [[/s$/, '']])

/** `Ann discards Majesty.` to Ann: `You discard Majesty.` */
export const addressed = addressing([
  ['turn (\\d+), that of @', 'your turn $1'],
  ['^The (turn|seat) of @', 'Your $1'],
  ['^(.+) of @ is', 'Your $1 is'],
  // What is theirs, where the sentence is about them.
  [
    '^@.+$',
    sentence =>
      sentence
        .replace(/\btheir (cards|crypt|prey|withdrawal|pool)\b/g, 'your $1')
        .replace(/ of theirs has /, ' of yours has ')
        .replace(': they have ', ': you have '),
  ],
  ["^@'s", 'Your'],
  ["@'s", 'your'],
  ['@ (passes|\\w*[^s]s)\\b', (_, said) => `you ${verb(said!)}`],
  ['^(@|you\\b)', 'You'],
  ['@', 'you'],
])
