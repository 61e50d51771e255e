import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { IMPORTED, type CardFile, type ImportedCard } from '../functions/games/official.ts'
import { catalogue, loadFacts } from '../shared/cards/catalogue.ts'
import { isCrypt } from '../shared/cards/names.ts'
import { isBanned, rowsFrom, writeFacts, type OfficialCard } from './card-facts.ts'
import { ROOT } from './root.ts'

const HELP = `npm run cards:import -- FILE... [options]

Takes over the official card list, so that the server can serve what is printed on the cards and knows the names of cards that
are newer than this build. It is not needed: without it all names up to this build's are known, and no wording is served.

FILE is JSON: a list of cards, each with id, name and text, and what else it has (group, capacity, adv, banned, aka, types,
clans, disciplines, title, costs); as a list or in { "cards": [...] }. Several files are taken together: crypt.json library.json.

The wordings are their publisher's. The import stays on this machine, in a folder that git does not see: npm start reads it
from there when it starts, and it is deployed only when it is named: npm run synth -- --cards .data/${IMPORTED}

  --data FOLDER   the data folder of the server (.data); --fresh of npm start empties it
  --facts         write shared/cards/facts/all-cards.ts, the facts without the wordings, instead: for a new release of cards
  --help          this text`

const count = z.union([z.int(), z.string()])
const words = z.array(z.string())
/** What is read of the official card list as it is published in JSON; whatever else a card has is left where it is. */
const Published = z.object({
  id: z.int().min(100_000).max(999_999),
  name: z.string().min(1).max(120),
  type: z.exactOptional(z.string()),
  types: z.exactOptional(words),
  clan: z.exactOptional(z.string()),
  clans: z.exactOptional(words),
  path: z.exactOptional(z.string()),
  group: z.exactOptional(count),
  capacity: z.exactOptional(count),
  disciplines: z.exactOptional(words),
  disciplineLogic: z.exactOptional(z.string()),
  title: z.exactOptional(z.string()),
  city: z.exactOptional(z.string()),
  sect: z.exactOptional(z.string()),
  poolCost: z.exactOptional(count),
  bloodCost: z.exactOptional(count),
  burnOption: z.exactOptional(z.boolean()),
  adv: z.exactOptional(z.union([z.boolean(), z.null()])),
  banned: z.exactOptional(z.union([z.string(), z.boolean(), z.null()])),
  aka: z.exactOptional(words),
  text: z.string().max(4000).default(''),
}) satisfies z.ZodType<OfficialCard>

const PublishedList = z.union([
  z.array(Published),
  z.object({ cards: z.array(Published) }).transform(({ cards }) => cards),
])

/** What names a card and what a deck is judged by, and its wording. */
const imported = ({ id, name, group, capacity, adv, banned, aka = [], text }: OfficialCard): ImportedCard => ({
  id,
  name,
  crypt: isCrypt(id),
  ...(typeof group === 'number' && { group }),
  ...(isCrypt(id) && typeof capacity === 'number' && { capacity }),
  ...(adv === true && { advanced: true as const }),
  ...(isBanned(banned) && { banned: true as const }),
  ...(aka.length > 0 && { also: aka }),
  text,
})

export interface Imported {
  file: string
  cards: number
}

/** Reads published lists and writes what is used of them; throws an error that says what is wrong with which file. */
export async function importCards(
  files: readonly string[],
  to: { dataDir: string } | { facts: string },
): Promise<Imported> {
  const cards = (await Promise.all(files.map(cardsIn))).flat()
  const ids = new Set<number>()
  for (const { id, name } of cards) {
    if (ids.has(id)) throw new Error(`The number ${id} (${name}) is there twice`)
    ids.add(id)
  }
  if ('facts' in to) {
    await loadFacts()
    // A card of an earlier release keeps its key.
    const keys = new Map([...catalogue.values()].map(({ id, key }) => [id, key]))
    await writeFile(to.facts, writeFacts(rowsFrom(cards, keys)))
    return { file: to.facts, cards: cards.length }
  }
  const file = join(to.dataDir, IMPORTED)
  await mkdir(dirname(file), { recursive: true })
  const kept: CardFile = { cards: cards.map(imported) }
  // A server must never find half of it.
  await writeFile(`${file}.new`, JSON.stringify(kept))
  await rename(`${file}.new`, file)
  return { file, cards: cards.length }
}

async function cardsIn(file: string): Promise<OfficialCard[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} cannot be read`)
  })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Error(`${file} is not JSON`)
  }
  const list = PublishedList.safeParse(json)
  if (!list.success) throw new Error(`${file} is no list of cards: ${faultIn(json)}`)
  return list.data
}

/** The first card that is none, rather than what a schema says of all of them. */
function faultIn(json: unknown): string {
  const cards: unknown = typeof json === 'object' && json !== null && 'cards' in json ? json.cards : json
  if (!Array.isArray(cards)) return 'it holds neither a list nor { "cards": [...] }'
  const at = cards.findIndex(card => !PublishedList.safeParse([card]).success)
  return `card ${at + 1} lacks an id of six digits or a name, or has a field of another type`
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { data: { type: 'string' }, facts: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(HELP)
  if (positionals.length === 0) throw new Error('Which file? npm run cards:import -- --help explains')
  const to = values.facts
    ? { facts: join(ROOT, 'shared/cards/facts/all-cards.ts') }
    : { dataDir: resolve(values.data ?? '.data') }
  const { file, cards } = await importCards(positionals, to)
  console.log(
    `${cards} cards in ${relative(process.cwd(), file)}${values.facts ? '' : '; a server that is running reads them when it is started again'}`,
  )
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
