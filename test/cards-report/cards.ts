import { parseArgs } from 'node:util'
import { readShelf } from './shelf.ts'
import { printed, howFar } from './how-far.ts'

const HELP = `npm run cards [-- options]

How many cards are whole, what share of the tournament decks since 2020 can be played with them, and which cards come next.
The official card list and the decks are read from the folder shared/ beside the repository; without it only the cards are counted.

A card is whole if what it does is written, or if it is a vampire on which nothing but sect, title, numbers and traits is printed.
The order of the next cards is a heuristic: cards are taken by the deck, and a vampire that wants only a row of facts costs a tenth.
The last line reads 'cards: N of M whole; decks since 2020 fully playable: N of 1396'.

  --next N    how many cards to list (25)
  --help      this text`

const { values } = parseArgs({ options: { next: { type: 'string' }, help: { type: 'boolean', short: 'h' } } })
const next = Number(values.next ?? 25)
if (values.help) console.log(HELP)
else if (!Number.isInteger(next) || next < 0) {
  console.error('--next takes a whole number')
  process.exitCode = 1
} else for (const line of printed(howFar(readShelf(), { next }))) console.log(line)
