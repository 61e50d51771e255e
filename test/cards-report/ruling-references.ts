import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { catalogue } from '../../shared/cards/catalogue.ts'
import { isWhole } from '../../shared/cards/index.ts'
import { PLACES } from '../../shared/cards/rulings.ts'

/**
 * The rulings beside the repository: of each whole card the ids of those on it and on its groups, and of each id the
 * link.
 */
export interface References {
  on: Map<string, string[]>
  links: Map<string, string>
}

const at = (name: string): string =>
  fileURLToPath(new URL(`../../../shared/data/rulings/${name}.yaml`, import.meta.url))
const ID = /\[((?:ANK|JON|LSJ|PIB|RBK|RTR|SFC|TOM) [\w-]+)\]/g

/** Undefined where they are not beside the repository. */
export function readReferences(): References | undefined {
  if (!['rulings', 'groups', 'references'].every(name => existsSync(at(name)))) return undefined
  const lines = (name: string): string[] =>
    readFileSync(at(name), 'utf8')
      .split('\n')
      .filter(line => !line.startsWith('#'))
  const cited = new Map<string, string[]>(),
    groups = new Map<number, string[]>(),
    links = new Map<string, string>()
  let current = ''
  for (const line of lines('rulings')) {
    current = /^['"]?(G?\d+)\|/.exec(line)?.[1] ?? current
    cited.set(current, [...(cited.get(current) ?? []), ...[...line.matchAll(ID)].map(found => found[1]!)])
  }
  for (const line of lines('groups')) {
    current = /^['"]?(G\d+)\|/.exec(line)?.[1] ?? current
    const member = Number(/^ +['"]?(\d+)\|/.exec(line)?.[1])
    if (member > 0) groups.set(member, [...(groups.get(member) ?? []), current])
  }
  for (const line of lines('references')) {
    const [, id, link] = /^['"]?([A-Z]{3} [\w-]+)['"]?: *['"]?([^'"\s]+)/.exec(line) ?? []
    if (id !== undefined) links.set(id, link!)
  }
  const idsOf = (id: number): string[] => [
    ...new Set([String(id), ...(groups.get(id) ?? [])].flatMap(name => cited.get(name) ?? [])),
  ]
  const on = new Map(
    [...catalogue.values()]
      .filter(({ key }) => isWhole(key))
      .map(({ id, key }) => [key, idsOf(id)] as const)
      .filter(([, ids]) => ids.length > 0),
  )
  return { on, links }
}

/** The text of `shared/cards/ruling-references.ts`. */
export function written({ on, links }: References): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`
  const row = ([name, text]: readonly [string, string]): string => `  [${quoted(name)}, ${quoted(text)}],`
  const short = (link: string): string =>
    Object.entries(PLACES).reduce((text, [letter, place]) => text.replace(place, letter), link)
  const used = [...new Set([...on.values()].flat())].sort()
  return [
    '// Written by `npx tsx test/cards-report/write-rulings.ts` from the rulings of vtes-biased/vtes-rulings (MIT), and read by `rulings.ts`.',
    '',
    'export const on: ReadonlyMap<string, string> = new Map([',
    ...[...on].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, ids]) => row([key, ids.join(', ')])),
    '])',
    '',
    'export const links: ReadonlyMap<string, string> = new Map([',
    ...used.map(id => row([id, short(links.get(id)!)])),
    '])',
    '',
  ].join('\n')
}
