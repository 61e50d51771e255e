import { parseArgs } from 'node:util'
import { readShelf } from './shelf.ts'
import { printed, howFar } from './how-far.ts'

const HELP = `npm run cards [-- options]

How many cards are whole, what share of the tournament decks since 2020 can be played with them, and which cards come next.
The official card list and the decks are read from the folder shared/ beside the repository; without it only the cards are counted.

A card is whole if what it does is written, or if it is a vampire on which nothing but sect, title, numbers and traits is printed.
The order of the next cards is a heuristic: cards are taken by the deck, and a vampire that wants only a row of facts costs a tenth.
Of decks sold ready to play since 2020 it is said which can be played as printed.
The last line reads 'cards: N of M whole; decks since 2020 fully playable: N of 1396'.

  --next N    how many cards to list (25)
  --towards N search, for some seconds, for the fewest cards with which N of the tournament decks can be played, and list
              them all; a vampire that wants only a row of facts costs a tenth there, too
  --help      this text`

const { values } = parseArgs({
  options: { next: { type: 'string' }, towards: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
})
const next = Number(values.next ?? 25),
  towards = values.towards === undefined ? undefined : Number(values.towards)
if (values.help) console.log(HELP)
else if (!Number.isInteger(next) || next < 0) {
  console.error('--next takes a whole number')
  process.exitCode = 1
} else if (towards !== undefined && (!Number.isInteger(towards) || towards < 1)) {
  console.error('--towards takes a number of decks')
  process.exitCode = 1
} else for (const line of printed(howFar(readShelf(), { next, towards }))) console.log(line)
