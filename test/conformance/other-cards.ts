import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../../infra/root.ts'
import { catalogue, factsOf } from '../../shared/cards/catalogue.ts'
import { isWhole } from '../../shared/cards/index.ts'
import { idOf, OWN, readRulings, rulings, setApart } from './rulings.ts'

/** A ruling that speaks of other cards is played with one of them: those of its text that are whole. */

/** What is written at the left edge of a file. */
interface Written {
  text: string
  /** What it declares or brings in. */
  names: string[]
  /** The file it brings that in from, if that is one of the tests. */
  from?: string
}
const read = new Map<string, Written[]>()
function blocksOf(file: string): Written[] {
  const known = read.get(file)
  if (known) return known
  const text = readFileSync(join(ROOT, file), 'utf8'),
    source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const found = source.statements.map((one): Written => {
    const block = { text: text.slice(one.getStart(source), one.getEnd()), names: declared(one) }
    if (!ts.isImportDeclaration(one) || !ts.isStringLiteral(one.moduleSpecifier)) return block
    const { text: path } = one.moduleSpecifier,
      from = join(dirname(file), path)
    return path.startsWith('.') && from.startsWith('test/cards') ? { ...block, from } : block
  })
  read.set(file, found)
  return found
}

function declared(one: ts.Statement): string[] {
  if (ts.isVariableStatement(one))
    return one.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
  if (ts.isFunctionDeclaration(one) && one.name) return [one.name.text]
  const bound = ts.isImportDeclaration(one) ? one.importClause?.namedBindings : undefined
  return bound && ts.isNamedImports(bound) ? bound.elements.map(({ name }) => name.text) : []
}

/** The scenes of other files that a test is played in, as they are written there, and what those are made of. */
function scenesOf(file: string, text: string, seen = new Set<string>()): string {
  return blocksOf(file)
    .flatMap(({ from, names }) =>
      from === undefined
        ? []
        : names.filter(name => new RegExp(String.raw`\b${name}\b`).test(text)).map(name => [from, name]),
    )
    .map(([from, name]) => {
      if (seen.has(`${from} ${name}`)) return ''
      seen.add(`${from} ${name}`)
      const scene = blocksOf(from!).find(one => one.from === undefined && one.names.includes(name!))?.text ?? ''
      return `${scene}\n${scenesOf(from!, scene, seen)}`
    })
    .join('\n')
}

/** One test, with the table and the title it stands under. */
export interface Block {
  file: string
  text: string
  /** The same, with what it uses of what its file says once for all, and of the scenes of other files. */
  around: string
}
export function readBlocks(): Block[] {
  return ['test/cards', 'test/rules'].flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.test.ts'))
      .flatMap(name => {
        const file = join(folder, name),
          source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest),
          shared = blocksOf(file).filter(({ text, from }) => !BLOCK.test(text) && from === undefined)
        return testsIn(source.statements, source).map(text => ({
          file,
          text,
          get around(): string {
            const own = [text, ...usedBy(text, shared)].join('\n')
            return `${own}\n${scenesOf(file, own)}`
          },
        }))
      }),
  )
}
const BLOCK = /^(?:describe|it)\b/

/** Each test of these, with what it uses of what is said for it beside. */
function testsIn(statements: readonly ts.Statement[], source: ts.SourceFile): string[] {
  const written = statements.map(one => ({ one, text: one.getText(source), names: declared(one) })),
    shared = written.filter(({ text }) => !BLOCK.test(text)),
    atEdge = statements === source.statements,
    // What a file says once is looked up where a ruling is played, but for the tables of its tests.
    whole = (test: string) => [test, ...usedBy(atEdge ? tablesOf(test) : test, shared)].join('\n')
  return written.flatMap(({ one, text }) => {
    const inner = text.startsWith('describe') ? bodyOf(one) : undefined
    if (inner) {
      const head = source.text.slice(one.getStart(source), inner.getStart(source))
      return testsIn(inner.statements, source).map(test => whole(`${head}\n${test}`))
    }
    // A test may stand in a loop.
    if (!BLOCK.test(text) && (!/\bit(?:\.each)?\(/.test(text) || declared(one).length > 0)) return []
    return [whole(text)]
  })
}

const tablesOf = (test: string): string => Array.from(test.matchAll(/\.each\((\w+)\)/g), ([, name]) => name).join(' ')

function bodyOf(one: ts.Statement): ts.Block | undefined {
  const call = ts.isExpressionStatement(one) && ts.isCallExpression(one.expression) ? one.expression : undefined,
    last = call?.arguments.at(-1)
  return last && ts.isArrowFunction(last) && ts.isBlock(last.body) ? last.body : undefined
}

/** What a text names of these, and what that names in turn. */
function usedBy(text: string, shared: readonly Pick<Written, 'text' | 'names'>[]): string[] {
  const used = new Set<string>()
  for (let words = wordsOf(text), before = -1; used.size > before; words = wordsOf([text, ...used].join('\n'))) {
    before = used.size
    for (const one of shared) if (one.names.some(name => words.has(name))) used.add(one.text)
  }
  return [...used]
}
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/\w+/g))

/** The tests in which such a number stands. */
export function byNumber(blocks: readonly Block[]): ReadonlyMap<string, Block[]> {
  const found = new Map<string, Block[]>()
  for (const block of blocks)
    for (const number of new Set(block.text.match(/#(?:G\d+-)?\d+/g)))
      if (!found.get(number)?.push(block)) found.set(number, [block])
  return found
}

/** Named outright, or by its number in a table of cards. */
export const plays = ({ text }: Block, id: string): boolean => {
  const [card, number] = id.split('#') as [string, string]
  return (
    new RegExp(String.raw`\b${id}(?!\d)`).test(text) ||
    (new RegExp(String.raw`(?:%s|\})#${number}(?!\d)`).test(text) && text.includes(`'${card}`))
  )
}

/**
 * By ruling, the whole cards besides its own that its text names; undefined where the list is not at hand. A ruling of
 * a group that names cards of the group names them as examples of itself: each of them plays it by itself.
 */
export function othersNamed(): Map<string, string[]> | undefined {
  const rulingsOn = readRulings()
  if (!rulingsOn) return undefined
  const byName = new Map([...catalogue.values()].filter(({ key }) => isWhole(key)).map(({ name, key }) => [name, key]))
  const found = new Map<string, string[]>(),
    known = new Set(rulings)
  for (const card of new Set(rulings.map(id => id.split('#')[0]!)))
    for (const { of, texts } of rulingsOn(factsOf(card).id))
      for (const [n, text] of texts.entries()) {
        const id = idOf(card, of, n)
        const others = [...text.replaceAll(/\s+/g, ' ').matchAll(/\{([^}]+)\}/g)]
          .map(([, name]) => byName.get(name!))
          .filter((key): key is string => key !== undefined && key !== card)
          .filter(key => of === OWN || !known.has(idOf(key, of, n)))
        if (others.length > 0 && setApart[id] === undefined) found.set(id, [...new Set(others)])
      }
  return found
}
