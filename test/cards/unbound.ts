import ts from 'typescript'
import { unboundIn } from '../../shared/cards/bindings.ts'
import type { CardDefinition } from '../../shared/cards/definition.ts'
import { parsed } from './language-words.ts'

/** What each event tells, read off its type. */
function toldBy(): ReadonlyMap<string, readonly string[]> {
  const params = parsed('shared/rules/model/events.ts').statements.find(
    (one): one is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(one) && one.name.text === 'EventParams',
  )!
  return new Map(
    params.members
      .filter(ts.isPropertySignature)
      .map(({ name, type }) => [
        ts.isStringLiteral(name) ? name.text : name.getText(),
        type && ts.isTypeLiteralNode(type)
          ? type.members.filter(ts.isPropertySignature).map(one => one.name.getText())
          : [],
      ]),
  )
}

export const told = toldBy()
/** The names that a definition uses where nothing binds them. */
export const unbound = (definition: CardDefinition): string[] => unboundIn(definition, event => told.get(event) ?? [])
