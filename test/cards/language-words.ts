import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../../infra/root.ts'

/** The source of the language of cards, read as what it is: types. */
export const parsed = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true)

/** The words of a union, or those that a property of its members can have. */
export function wordsOf(file: string, type: string, property?: string): string[] {
  const source = parsed(file)
  const literals = (node: ts.Node): string[] =>
    ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)
      ? [node.literal.text]
      : ts.isUnionTypeNode(node)
        ? node.types.flatMap(literals)
        : []
  const within = (node: ts.Node): string[] =>
    ts.isPropertySignature(node) && node.name.getText() === property && node.type
      ? literals(node.type)
      : node.getChildren(source).flatMap(within)
  const alias = source.statements.find(one => ts.isTypeAliasDeclaration(one) && one.name.text === type)
  if (!alias || !ts.isTypeAliasDeclaration(alias)) throw new Error(`${file} has no type ${type}`)
  return [
    ...new Set(
      property === undefined
        ? literals(alias.type)
        : alias.type
            .getChildren(source)
            .flatMap(node => node.getChildren(source))
            .flatMap(member =>
              member
                .getChildren(source)
                .flatMap(list => list.getChildren(source))
                .flatMap(one => (ts.isPropertySignature(one) ? within(one) : [])),
            ),
    ),
  ]
}

/** The properties that an interface has. */
export function propertiesOf(file: string, name: string): string[] {
  const found = parsed(file).statements.find(one => ts.isInterfaceDeclaration(one) && one.name.text === name)
  if (!found || !ts.isInterfaceDeclaration(found)) throw new Error(`${file} has no interface ${name}`)
  return found.members.flatMap(one => (ts.isPropertySignature(one) ? [one.name.getText()] : []))
}
