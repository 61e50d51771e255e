import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'esbuild'
import ts from 'typescript'
import { ROOT } from './root.ts'

/**
 * The schemas and the route table without what they say to readers: descriptions, names of components, summaries. The
 * OpenAPI document has
 * them, made at the build; what is deployed checks requests, and neither loads words for that nor copies a schema to
 * hang them on.
 */
export const wordless = (): Plugin => ({
  name: 'wordless',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]shared[\\/]api[\\/].*\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      return {
        contents: withoutWords(source, relative(ROOT, path).replaceAll('\\', '/').startsWith('shared/api/routes/')),
        loader: 'ts',
      }
    })
  },
})

/**
 * Cuts `.describe(…)` and `.meta(…)`, and of a table of routes `summary` and `description`: the code between stays as
 * it is.
 */
export function withoutWords(source: string, table = false): string {
  const file = ts.createSourceFile('schema.ts', source, ts.ScriptTarget.Latest, true)
  const cuts: { from: number; to: number }[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      ['describe', 'meta'].includes(node.expression.name.text)
    ) {
      cuts.push({ from: node.expression.expression.end, to: node.end })
      return visit(node.expression.expression)
    }
    if (
      table &&
      ts.isPropertyAssignment(node) &&
      ts.isIdentifier(node.name) &&
      ['summary', 'description'].includes(node.name.text)
    ) {
      const comma = source.slice(node.end).match(/^\s*,/)
      cuts.push({ from: node.pos, to: node.end + (comma?.[0].length ?? 0) })
      return
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return cuts
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to }) => text.slice(0, from) + text.slice(to), source)
}
