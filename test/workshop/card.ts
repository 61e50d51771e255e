import '../../shared/rules/index.ts'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { LANGUAGES, type LanguageCode } from '../../shared/text/spoken-language.ts'
import { catalogue } from '../../shared/cards/catalogue.ts'
import type { CardDefinition } from '../../shared/cards/definition.ts'
import { supportOf } from '../../shared/cards/index.ts'
import type { NamedCard } from '../../shared/cards/names.ts'
import { idOf, readRulings } from '../conformance/rulings.ts'
import { asked, cardsCalled, dossier, homeOf, reading } from './dossier.ts'
import { readWordings } from './official.ts'
import { folderOf, stubOf, writeStub } from './stub.ts'

const HELP = `npm run card -- NAME [options]

What is known of a card: its facts, its wording where the official list is at hand, the rulings on it with the ids that tests name,
the whole cards most like it as they are written, when it can be played, how it reads, and where it and its tests stand.
NAME is a name in any of the five languages, a key or an official number.

  --read          what the second pair of eyes sees, of one card or of all that a card file holds (shared/cards/…): wording,
                  rulings and how it reads, and never how it is written or tested
  --new           writes the beginning of a card that has facts and is not whole: a definition that says nothing yet, in the
                  file of the card most like it, and tests that fail until they say what it does
  --file FILE     with --new: the file it is to stand in instead, such as shared/cards/library/combat/strike.ts;
                  it is made if it is not there
  --language L    en, fr, es, pt or it: the language it reads in
  --help          this text`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string' },
    read: { type: 'boolean' },
    new: { type: 'boolean' },
    file: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
})

function fail(...lines: string[]): void {
  for (const line of lines) console.error(line)
  process.exitCode = 1
}

// Whoever reads the first lines only, as `head` does, has not failed.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

const { language = 'en' } = values
const isLanguage = (code: string): code is LanguageCode => LANGUAGES.some(one => one === code)

const wanted = positionals.join(' ')
if (values.help) console.log(HELP)
else if (wanted === '') fail(HELP)
else if (!isLanguage(language)) fail(`--language takes one of ${LANGUAGES.join(', ')}`)
else if (values.read && wanted.endsWith('.ts')) {
  const keys = (await import(pathToFileURL(wanted).href)).cards.map(
    ({ facts }: CardDefinition) => facts.key,
  ) as string[]
  for (const key of keys) for (const line of await reading(key, readWordings(), language)) console.log(line)
} else {
  const found = cardsCalled(wanted)
  if ('near' in found)
    fail(
      `No card is called ${JSON.stringify(wanted)}.`,
      ...(found.near.length > 0 ? ['Nearest:'] : []),
      ...found.near.map(one => `  ${asked(one)}`),
    )
  else if (values.read && found.card.key !== undefined)
    for (const line of await reading(found.card.key, readWordings(), language)) console.log(line)
  else if (values.new) begin(found.card)
  else for (const line of await dossier(found.card, readWordings(), language)) console.log(line)
}

function begin(card: NamedCard): void {
  const facts = card.key === undefined ? undefined : catalogue.get(card.key)
  if (!facts) return fail(`${card.name} has no facts here yet: they come first (shared/cards/README.md).`)
  if (supportOf(facts.key) === 'whole') return fail(`${card.name} is whole.`)
  const wordings = readWordings(),
    file = values.file ?? homeOf(facts, card, wordings)
  if (file === undefined) return fail(`No card of ${folderOf(facts)} is like it: name a file with --file.`)
  const rulings = readRulings()?.(card.id) ?? []
  const stub = stubOf(
    facts,
    file,
    rulings.flatMap(({ of, texts }) => texts.map((_, n) => idOf(facts.key, of, n))),
    wordings?.of.get(card.id),
  )
  writeStub(stub)
  console.log(
    [
      `Begun: ${stub.definition.file} and ${stub.test.file}`,
      'Next: say what it does in the words of shared/cards/README.md, fill in the tests, and run them:',
      '  npm run cards:files',
      '  npm run format',
      `  npx vitest run --config test/vitest.config.ts ${stub.test.file} test/cards/requirements test/text test/workshop`,
      `  npm run card -- ${facts.key}`,
    ].join('\n'),
  )
}
