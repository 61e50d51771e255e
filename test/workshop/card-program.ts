import '../../shared/rules/index.ts'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { LANGUAGES, type LanguageCode } from '../../shared/text/spoken-language.ts'
import { catalogue } from '../../shared/cards/catalogue.ts'
import type { CardDefinition } from '../../shared/cards/definition.ts'
import { definitions, supportOf } from '../../shared/cards/index.ts'
import type { NamedCard } from '../../shared/cards/names.ts'
import { idOf, readRulings } from '../conformance/rulings.ts'
import { asked, cardsCalled, dossier, homeOf, reading } from './dossier.ts'
import { drawn } from './lots.ts'
import { readWordings } from './official.ts'
import { folderOf, stubOf, writeStub } from './stub.ts'

const HELP = `npm run card -- NAME [options]

What is known of a card: its facts, its wording where the official list is at hand, the rulings on it with the ids that tests name,
the whole cards most like it as they are written, when it can be played, how it reads, and where it and its tests stand.
NAME is a name in any of the five languages, a key or an official number.

  --read          what the second pair of eyes sees, of one card or of all that a card file holds (shared/cards/…): wording,
                  rulings and how it reads, and never how it is written or tested
  --sample N      with --read: so many whole cards, drawn by a seed, in place of a name
  --seed S        with --sample: what they are drawn by; the same seed draws the same cards
  --new           writes the beginning of a card that has facts and is not whole: a definition that says nothing yet, in the
                  file of the card most like it, and tests that fail until they say what it does
  --file FILE     with --new: the file it is to stand in instead, such as shared/cards/library/combat/strike.ts;
                  it is made if it is not there
  --language L    en, fr, es, pt or it: the language it reads in
  --help          this text`

/** What it prints, and whether it could not do what it was asked for. */
export interface Answered {
  said: readonly string[]
  failed: boolean
}
const done = (said: readonly string[]): Answered => ({ said, failed: false })
const fail = (...said: string[]): Answered => ({ said, failed: true })

const isLanguage = (code: string): code is LanguageCode => LANGUAGES.some(one => one === code)

/** `npm run card -- …` */
export async function cardProgram(args: readonly string[]): Promise<Answered> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      language: { type: 'string' },
      read: { type: 'boolean' },
      sample: { type: 'string' },
      seed: { type: 'string' },
      new: { type: 'boolean' },
      file: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const { language = 'en' } = values,
    wanted = positionals.join(' ')
  if (values.help) return done([HELP])
  if (!isLanguage(language)) return fail(`--language takes one of ${LANGUAGES.join(', ')}`)
  if (values.sample !== undefined) {
    const wished = Number(values.sample)
    if (!values.read || !Number.isInteger(wished) || wished < 1 || values.seed === undefined)
      return fail('--sample takes a number of cards, with --read and with a seed: --read --sample 40 --seed 20261120')
    const read: string[] = []
    for (const key of drawn(definitions.keys(), values.seed, wished))
      read.push(...(await reading(key, readWordings(), language)))
    return done(read)
  }
  if (wanted === '') return fail(HELP)
  if (values.read && wanted.endsWith('.ts')) {
    const { cards } = (await import(pathToFileURL(wanted).href)) as { cards: CardDefinition[] }
    const read: string[] = []
    for (const { facts } of cards) read.push(...(await reading(facts.key, readWordings(), language)))
    return done(read)
  }
  const found = cardsCalled(wanted)
  if ('near' in found)
    return fail(
      `No card is called ${JSON.stringify(wanted)}.`,
      ...(found.near.length > 0 ? ['Nearest:'] : []),
      ...found.near.map(one => `  ${asked(one)}`),
    )
  if (values.read && found.card.key !== undefined) return done(await reading(found.card.key, readWordings(), language))
  if (values.new) return begin(found.card, values.file)
  return done(await dossier(found.card, readWordings(), language))
}

function begin(card: NamedCard, wished: string | undefined): Answered {
  const facts = card.key === undefined ? undefined : catalogue.get(card.key)
  if (!facts) return fail(`${card.name} has no facts here yet: they come first (shared/cards/README.md).`)
  if (supportOf(facts.key) === 'whole') return fail(`${card.name} is whole.`)
  const wordings = readWordings(),
    file = wished ?? homeOf(facts, card, wordings)
  if (file === undefined) return fail(`No card of ${folderOf(facts)} is like it: name a file with --file.`)
  const rulings = readRulings()?.(card.id) ?? []
  const stub = stubOf(
    facts,
    file,
    rulings.flatMap(({ of, texts }) => texts.map((_, n) => idOf(facts.key, of, n))),
    wordings?.of.get(card.id),
  )
  writeStub(stub)
  return done([
    `Begun: ${stub.definition.file} and ${stub.test.file}`,
    'Next: say what it does in the words of shared/cards/README.md, fill in the tests, and run them:',
    '  npm run cards:files',
    '  npm run format',
    `  npx vitest run --config test/vitest.config.ts ${stub.test.file} test/cards/requirements test/text test/workshop`,
    `  npm run card -- ${facts.key}`,
  ])
}
