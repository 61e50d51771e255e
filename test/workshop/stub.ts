import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { CardFacts, CardType } from '../../shared/cards/facts.ts'
import { belongsInCrypt } from '../../shared/cards/catalogue.ts'
import { ROOT, testFor } from './sources.ts'

/**
 * The beginning of a card: a definition that says nothing yet, and tests that fail until they say what it does. Neither
 * can be left as it is, as a test of each way and of each ruling is asked for.
 */
export interface Stub {
  definition: { file: string; text: string; maker: string }
  test: { file: string; text: string; names: string[] }
}

const MAKERS: Readonly<Record<CardType, string>> = {
  Vampire: 'crypt',
  Imbued: 'crypt',
  Action: 'action',
  'Action Modifier': 'modifier',
  Ally: 'ally',
  Combat: 'combat',
  Conviction: 'action',
  Equipment: 'equipment',
  Event: 'event',
  Master: 'master',
  'Political Action': 'political',
  Power: 'action',
  Reaction: 'reaction',
  Retainer: 'retainer',
}

/** The levels at which the lines of a wording stand; else those that its Disciplines suggest. */
export function levelsOf({ disciplines = [], allDisciplines }: CardFacts, wording = ''): string[] {
  const printed = [...wording.matchAll(/^((?:\[[a-z]{3,4}\])+)/gim)].map(([, marks]) =>
    [...marks!.matchAll(/\[(\w+)\]/g)].map(([, level]) => level).join('+'),
  )
  if (printed.length > 0) return [...new Set(printed)]
  const together = allDisciplines ? [disciplines.join('+')] : disciplines
  return disciplines.length === 0 ? [''] : together.flatMap(level => [level, level.toUpperCase()])
}

/** Where cards of its kind stand: a folder for each type, a file for each clan. */
export const folderOf = (facts: CardFacts): string =>
  belongsInCrypt(facts)
    ? `shared/cards/crypt/${kebab(facts.clan ?? '')}.ts`
    : `shared/cards/library/${kebab(facts.types[0]!)}/`
const kebab = (words: string): string => words.toLowerCase().replaceAll(' ', '-')

/** `file`: where it is to stand; `rulings`: the ids of those on it. */
export function stubOf(facts: CardFacts, file: string, rulings: readonly string[], wording = ''): Stub {
  const { key, name, types } = facts
  const [type] = types,
    maker = MAKERS[type!],
    levels = levelsOf(facts, wording)
  const window = type === 'Combat' ? windowOf(wording) : undefined,
    when = window === undefined ? '' : `, { windows: ['${window}'] }`
  const modes = levels.map(level => `    mode('${level}', []${when}),`).join('\n')
  const late = LATER.exec(wording)?.[1]
  const bare =
    maker === 'crypt' || maker === 'equipment' || maker === 'event'
      ? `  ${maker}('${key}', {}),\n`
      : maker === 'ally' || maker === 'retainer'
        ? `  ${maker}('${key}', ${JSON.stringify(levels).replaceAll('"', "'")}, {}),\n`
        : maker === 'political'
          ? `  political('${key}', [], []),\n`
          : `  ${maker}('${key}', [\n${modes}\n  ]),\n`
  const text = late === undefined ? bare : `  delayed('${late}', ${bare.trim().replace(/,$/, '')}),\n`
  const test = testFor(file),
    tests = testsIn(type!, key, levels, window)
  return {
    definition: { file, text, maker },
    test: { file: test, text: testText(name, tests, rulings), names: tests.imports },
  }
}

const LATER = /(?:Do not replace|[Nn]ot replaced) until (?:after|the end of) (?:this |the )?(combat|action)\b/
/** When a combat card is played whose levels all begin so; a strike needs no word. */
function windowOf(wording: string): 'range' | 'press' | undefined {
  const lines = wording.split('\n').map(line => line.replace(/^(?:\[\w+\])+ /, ''))
  const said = lines.filter(line => !LATER.test(line))
  return said.length === 0
    ? undefined
    : said.every(line => /^Maneuver\b(?! or)/.test(line))
      ? 'range'
      : said.every(line => /^Press\b/.test(line))
        ? 'press'
        : undefined
}

/** A row a level, in the scene of its type (`test/cards/rows.ts`); what stands there for a number is to be filled in. */
function testsIn(
  type: CardType,
  key: string,
  levels: readonly string[],
  window?: string,
): { imports: string[]; body: string } {
  const rows = (scene: string, got: string, ...imports: string[]) => ({
    imports: [scene, ...imports],
    body: [
      `  it.each([`,
      ...levels.map(level => `    ['${level}', NaN],`),
      `  ])('[%s]: %i', (level, n) => {`,
      `    const t = ${scene}('${key}', level)`,
      `    expect(${got}).toBe(n)`,
      `  })`,
    ].join('\n'),
  })
  switch (type) {
    case 'Action':
      return rows('asAction', 't.pool(Ben)', 'Ben')
    case 'Action Modifier':
      return rows('asModifier', "t.stat('A1', 'bleed')")
    case 'Reaction':
      return rows('asReaction', "added(t, 'intercept')[0]", 'added')
    case 'Combat':
      if (window !== undefined)
        return {
          imports: ['asStrike'],
          body: [
            `  it.each([${levels.map(level => `'${level}'`).join(', ')}])('[%s]', level => {`,
            `    const t = asStrike('${key}', level, { window: '${window}' })`,
            `    expect(t.happened('${window === 'press' ? 'pressed' : 'maneuvered'}').length).toBe(NaN)`,
            `  })`,
          ].join('\n'),
        }
      return rows('asStrike', "suffered(t, 'B1')[0]", 'suffered')
    case 'Political Action':
      return {
        imports: ['asReferendum', 'Ben'],
        body: `  it('does as it passes', () => {\n    expect(asReferendum('${key}').pool(Ben)).toBe(NaN)\n  })`,
      }
    default:
      return {
        imports: ['table', 'Ann'],
        body: [
          `  it('does what it says', () => {`,
          `    const t = table({ seats: [{ hand: [{ card: '${key}', as: 'K1' }] }, {}], turn: { phase: 'master' } })`,
          `    expect(t.options(Ann)).toEqual('what it is good for')`,
          `  })`,
        ].join('\n'),
      }
  }
}

function testText(name: string, { body }: ReturnType<typeof testsIn>, rulings: readonly string[]): string {
  const played = rulings.map(
    id => `\n\n  it('${id}: in words of your own', () => {\n    expect('played, or set apart').toBe('')\n  })`,
  )
  return `\ndescribe('${name.replaceAll("'", '’')}', () => {\n${body}${played.join('')}\n})\n`
}

/** Writes both where they belong; a file that is not there yet is begun. */
export function writeStub({ definition, test }: Stub): void {
  const makers = [
    definition.maker,
    ...(definition.text.includes('delayed(') ? ['delayed'] : []),
    ...(definition.text.includes('mode(') ? ['mode'] : []),
  ]
  change(definition.file, BEGINNING, text => {
    const end = text.lastIndexOf('\n]')
    return importing(
      `${text.slice(0, end)}\n\n${definition.text.trimEnd()}${text.slice(end)}`,
      makers,
      pathTo(definition.file, 'shared/cards/makers.ts'),
    )
  })
  change(test.file, '', text =>
    [
      [['describe', 'expect', 'it'], 'vitest'] as const,
      [test.names.filter(name => /^[A-Z]|^table$/.test(name)), pathTo(test.file, 'test/support/table.ts')] as const,
      [test.names.filter(name => /^(?!table$)[a-z]/.test(name)), pathTo(test.file, 'test/cards/rows.ts')] as const,
    ].reduce((rest, [names, from]) => importing(rest, names, from), text + test.text),
  )
}
const BEGINNING =
  "import type { CardDefinition } from '../../definition.ts'\n\n/** … */\nexport const cards: CardDefinition[] = [\n]\n"

function change(file: string, beginning: string, how: (text: string) => string): void {
  const at = join(ROOT, file)
  mkdirSync(dirname(at), { recursive: true })
  writeFileSync(at, how(existsSync(at) ? readFileSync(at, 'utf8') : beginning))
}

const pathTo = (file: string, wanted: string): string => {
  const path = relative(dirname(file), wanted)
  return path.startsWith('.') ? path : `./${path}`
}

/** With these names among those that the file imports from there. */
export function importing(text: string, names: readonly string[], from: string): string {
  if (names.length === 0) return text
  const there = new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}'\\n`).exec(text)
  const all = [...new Set([...(there?.[1] ?? '').split(','), ...names].map(one => one.trim()).filter(Boolean))]
  const line = `import { ${all.join(', ')} } from '${from}'\n`
  if (there) return text.replace(there[0], line)
  // After the last import that is there.
  const last = [...text.matchAll(/^import [^;]*? from '[^']+'\n/gm)].at(-1),
    at = last ? last.index + last[0].length : 0
  return text.slice(0, at) + line + text.slice(at)
}
