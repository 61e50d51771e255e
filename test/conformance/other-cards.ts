import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../../infra/root.ts'
import { catalogue, factsOf } from '../../shared/cards/catalogue.ts'
import { isWhole } from '../../shared/cards/index.ts'
import { idOf, OWN, readRulings, rulings, setApart } from './rulings.ts'

/** A ruling that speaks of other cards is played with one of them: those of its text that are whole. */

/** Tests stand in blocks: what is written at the left edge of a file, with all that its tests share. */
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

/** The scenes of other files that a block is played in, as they are written there, and what those are made of. */
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

export interface Block {
  file: string
  text: string
  /** The same, with what the file says once for all of its blocks, and the scenes of other files that it names. */
  around: string
}
export function readBlocks(): Block[] {
  return ['test/cards', 'test/rules'].flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.test.ts'))
      .flatMap(name => {
        const file = join(folder, name),
          blocks = blocksOf(file).map(({ text }) => text),
          shared = blocks.filter(text => !/^(?:describe|it)\b/.test(text) && !text.startsWith('import')).join('\n')
        return blocks
          .filter(text => /^(?:describe|it)\b/.test(text))
          .map(text => ({ file, text, around: `${text}\n${shared}\n${scenesOf(file, `${text}\n${shared}`)}` }))
      }),
  )
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
