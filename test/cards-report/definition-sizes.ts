import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { cardFiles } from '../../infra/card-files.ts'
import { ROOT } from '../../infra/root.ts'
import { parsed } from '../cards/language-words.ts'

/**
 * How much is said of a card. The formatter gives each part of an object a line of its own, so the lines of a file tell
 * how deep a definition is rather than how long: it is counted besides in lines that are full.
 */
export interface DefinitionSize {
  /** As the formatter breaks it, with its share of what its file says for several. */
  formatted: number
  /** The same without the formatter's breaks. */
  packed: number
  /** Without what its file says for several. */
  alone: number
}

/** A line has 120 columns; some ten of them stay empty, as it breaks between two words. */
const FILLED = 110

export const definitionSizes = (): DefinitionSize[] =>
  cardFiles().flatMap(path => sizesIn(parsed(`shared/cards/${path}.ts`)))

export function sizesIn(source: ts.SourceFile): DefinitionSize[] {
  const lineAt = (place: number): number => source.getLineAndCharacterOfPosition(place).line
  const lines = (node: ts.Node): number => lineAt(node.getEnd()) - lineAt(node.getStart(source)) + 1
  const length = (node: ts.Node): number => node.getText(source).replaceAll(/\s+/g, ' ').length
  const statements = source.statements.filter(one => !ts.isImportDeclaration(one)),
    lists = statements.flatMap(one => listedBy(one) ?? []),
    cards = lists.flatMap(list => [...list.elements]),
    shared = statements.filter(one => !listedBy(one))
  const share = (measure: (node: ts.Node) => number): number =>
    shared.reduce((sum, one) => sum + measure(one), 0) / cards.length
  return cards.map(card => ({
    formatted: lines(card) + share(lines),
    packed: Math.ceil((length(card) + share(length)) / FILLED),
    alone: Math.ceil(length(card) / FILLED),
  }))
}

/** The cards of a file are the elements of what it exports. */
function listedBy(statement: ts.Statement): ts.ArrayLiteralExpression | undefined {
  const list =
    ts.isVariableStatement(statement) && statement.modifiers?.some(one => one.kind === ts.SyntaxKind.ExportKeyword)
      ? statement.declarationList.declarations[0]?.initializer
      : undefined
  return list && ts.isArrayLiteralExpression(list) ? list : undefined
}

export const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

export function printedSizes(sizes: readonly DefinitionSize[]): string {
  const of = (measure: keyof DefinitionSize): number[] => sizes.map(size => size[measure])
  const told = (numbers: number[]): string =>
    `${Math.round(medianOf(numbers))} in the median, ${Math.ceil(Math.max(...numbers))} at most`
  return (
    `Lines of a definition: ${told(of('packed'))}, packed into lines of 120 columns; ` +
    `${told(of('formatted'))}, as the formatter breaks them.`
  )
}

/** Lines of all that tests cards, scenes and tables that they share with them: for as many cards as are written. */
export function printedTests(cards: number): string {
  const lines = readdirSync(join(ROOT, 'test/cards'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .reduce((n, name) => n + readFileSync(join(ROOT, 'test/cards', name), 'utf8').split('\n').length - 1, 0)
  return `Lines of tests of cards: ${lines} for ${cards} definitions, ${(lines / cards).toFixed(1)} a card.`
}
