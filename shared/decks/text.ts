import { quoted, type Entry, type List, type Section, type Wanted } from './list.ts'

/**
 * Lists that are lines of a number and a name. The tournament format has headings and, after the name of a crypt card,
 * columns;
 * Lackey has the library first and then `Crypt:`; JOL writes `2xName` and has no headings.
 */
export function listInText(lines: readonly string[]): List {
  const texts = lines.map(line => (line.length > LONGEST ? PROSE : '') + line.slice(0, LONGEST).trim())
  const headings = headingsIn(texts)
  let section = headings.first
  let name: string | null = null
  const entries: Entry[] = []
  const ignored: List['ignored'] = []
  for (const [at, text] of texts.entries()) {
    name ??= /^deck name\s*:\s*(\S.*?)(?:\s+#.*)?$/i.exec(text)?.[1] ?? null
    if (at < headings.from || isEmpty(text)) continue
    if (CRYPT.test(text)) section = headings.crypt
    else if (LIBRARY.test(text)) section = 'library'
    else if (isTypeHeading(text)) section = section === 'crypt' ? 'library' : section
    else {
      const counted = countedIn(text)
      if (counted) entries.push({ line: at + 1, text: quoted(text), ...counted, section })
      else if (entries.length > 0) ignored.push({ line: at + 1, text: quoted(text) })
    }
  }
  return { format: headings.format, name: name === null ? null : quoted(name), entries, ignored }
}

/** A longer line tells about the deck. Its mark makes that it is read neither as a heading nor as a card. */
const LONGEST = 300
const PROSE = '… '

const CRYPT = /^(?:crypte?|cripta)\s*(?:$|[:([=–-])/iu
const LIBRARY = /^(?:library|biblioth[eè]que|biblioteca|libreria)\s*(?:$|[:([=–-])/iu

interface Headings {
  format: List['format']
  /** What stands before is about the deck and no part of it. */ from: number
  first: Section | null
  crypt: Section | null
}

/** What the headings of a list say of the lines that have none above them. */
function headingsIn(lines: readonly string[]): Headings {
  const at = (heading: RegExp): number => lines.findIndex(line => heading.test(line))
  const crypt = at(CRYPT)
  const library = at(LIBRARY)
  if (crypt >= 0 && library >= 0)
    return { format: 'tournament', from: Math.min(crypt, library), first: null, crypt: 'crypt' }
  if (crypt >= 0 && lines.slice(0, crypt).some(line => countedIn(line)))
    return { format: 'lackey', from: 0, first: 'library', crypt: 'crypt' }
  return { format: 'plain', from: 0, first: null, crypt: null }
}

const SEPARATOR = /^[-=_*~#\s]*$/
const COMMENT = /^(?:\/\/|#)/
const PLAYERS = /^\d+ players\b/i
const isEmpty = (text: string): boolean => SEPARATOR.test(text) || COMMENT.test(text) || PLAYERS.test(text)

const TYPES: ReadonlySet<string> = new Set([
  'action',
  'action modifier',
  'ally',
  'allies',
  'combat',
  'conviction',
  'equipment',
  'event',
  'master',
  'political action',
  'power',
  'reaction',
  'retainer',
])
/**
 * `Master (11; 2 trifle)`, `Action Modifier/Combat [4]`, `Reactions:`; in any language whatever has a number in
 * brackets behind it.
 */
function isTypeHeading(text: string): boolean {
  const [, words = '', rest = ''] = /^([^:([=\d]+?)\s*((?:[:([=].*)?)$/.exec(text) ?? []
  if (/^[([]\s*\d+\b/.test(rest) && countedIn(text) === undefined) return true
  const types = words.toLowerCase().split(/\s*[/&]\s*/)
  return types.every(
    type => TYPES.has(type) || TYPES.has(type.replace(/s$/, '')) || TYPES.has(type.replace(/ cards?$/, '')),
  )
}

const BEFORE = /^(?:[-*•]\s+)?(\d{1,4})(?:\s*[x×*]\s+|[x×*]|\s+)(\S.*)$/iu
const AFTER = /^(\S.*?)\s+[x×*]\s?(\d{1,4})$/iu

function countedIn(text: string): { copies: number; wanted: Wanted[] } | undefined {
  const before = BEFORE.exec(text)
  if (before) return { copies: Number(before[1]), wanted: wantedIn(before[2] ?? '') }
  const after = AFTER.exec(text)
  return after ? { copies: Number(after[2]), wanted: wantedIn(after[1] ?? '') } : undefined
}

/** Which printing a list names, such as `[Jyhad:C]`, does not matter (TDECK-07). */
const PRINTING = /^(\S.*?)\s*\[[^[\]]{1,40}\]$/u

/**
 * All that the text behind a number may name: all of it, or what stands before a comment, before columns, before a
 * capacity, before a printing.
 */
export function wantedIn(written: string): Wanted[] {
  const text = written.slice(0, LONGEST)
  const uncommented = text.replace(/\s+--(?:\s.*)?$/, '')
  const [columns = ''] = uncommented.split(/\t|\s{2,}/)
  const printed = /^(\S.*?)\s+(\d{1,2})\s+\S/.exec(uncommented)
  const group = groupIn(/:\s*(\d{1,2}|any)$/i.exec(uncommented)?.[1])
  const hints = { ...(group !== undefined && { group }), ...(printed && { capacity: Number(printed[2]) }) }
  const printing = PRINTING.exec(marked(uncommented).name)
  const wanted = [
    marked(text),
    { ...hints, ...marked(uncommented) },
    { ...hints, ...marked(columns) },
    ...(printed ? [{ ...hints, ...marked(printed[1] ?? '') }] : []),
    ...(printing ? [{ ...hints, ...marked(printing[1] ?? '') }] : []),
  ]
  return wanted.filter(
    (one, at) =>
      wanted.findIndex(
        other => other.name === one.name && other.group === one.group && other.capacity === one.capacity,
      ) === at,
  )
}

const groupIn = (text: string | undefined): number | 'any' | undefined =>
  text === undefined ? undefined : text.toLowerCase() === 'any' ? 'any' : Number(text)

const ADVANCED = /^(?:adv|adv\.|advanced|avancée?|avanzad[oa]|avançad[oa]|avanzat[oa])$/u

type Marked = Extract<Wanted, { name: string }>

/** A name and the marks behind it: `(ADV)`, `(G6)`, `[G2 ADV]`, `Advanced`. */
function marked(text: string): Marked {
  const bracket = /^(.*\S)\s*[([]([^()[\]]{1,24})[)\]]$/u.exec(text)
  const inside =
    bracket?.[2]
      ?.toLowerCase()
      .replace(/\b(?:group|grp|g)\.?\s*(?=\d|any)/, 'g')
      .split(/[\s,;/]+/)
      .filter(Boolean) ?? []
  if (bracket && inside.length > 0 && inside.every(mark => ADVANCED.test(mark) || /^g(?:\d{1,2}|any)$/.test(mark))) {
    const group = groupIn(inside.find(mark => mark.startsWith('g'))?.slice(1))
    return {
      ...marked(bracket[1] ?? ''),
      ...(inside.some(mark => ADVANCED.test(mark)) && { advanced: true as const }),
      ...(group !== undefined && { group }),
    }
  }
  const word = /^(.*\S)[\s-]+(\S+)$/u.exec(text)
  return word && ADVANCED.test(word[2]?.toLowerCase() ?? '') ? { name: word[1] ?? '', advanced: true } : { name: text }
}
