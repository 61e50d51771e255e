import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, posix } from 'node:path'
import ts from 'typescript'

/**
 * Who may import what, by where an import really leads. oxlint says the same in an editor as far as the text of an import
 * shows it; this is the whole rule.
 */
interface Zone {
  name: string
  files: RegExp
  /** Files of the repository that may be imported. */
  reaches: RegExp
  /** Files that may be imported for their types alone. */
  types?: RegExp
  packages: (name: string, runtime: ReadonlySet<string>) => boolean
  /** Shares its code with every machine, so it may not ask where it runs. */
  pure?: true
}

const ZOD = (name: string): boolean => name === 'zod'
const NODE = new Set(builtinModules)
const isNode = (name: string): boolean => name.startsWith('node:') || NODE.has(name)

/** The first zone whose files match is the one that counts. */
const ZONES: readonly Zone[] = [
  {
    name: 'cards import only makers and conditions',
    files: /^shared\/cards\/(library|crypt)\//,
    reaches:
      /^shared\/cards\/((library|crypt)\/|(makers|conditions|definition|facts)\.ts$)|^shared\/rules\/conditions\.ts$/,
    types: /^shared\/rules\/language\.ts$/,
    packages: () => false,
    pure: true,
  },
  {
    name: 'bots see only views and prompts: of the rules they import types of what a seat is shown, and never the state',
    files: /^shared\/bots\//,
    reaches: /^shared\/(bots|cards)\//,
    types: /^shared\/rules\/(view|answers|language)\.ts$/,
    packages: () => false,
    pure: true,
  },
  {
    name: 'the rules import nothing outside shared/',
    files: /^shared\/rules\//,
    reaches: /^shared\//,
    packages: () => false,
    pure: true,
  },
  {
    name: 'shared/ imports nothing but shared/ and zod',
    files: /^shared\//,
    reaches: /^shared\//,
    packages: ZOD,
    pure: true,
  },
  {
    name: 'the pages know the API and no rules: of shared/ they import its client, how it writes changes, and for their types alone its schemas',
    files: /^functions\/web\//,
    reaches: /^functions\/web\/|^shared\/api\/(client|patch)\.ts$/,
    types: /^shared\/api\//,
    packages: name => name === 'preact',
  },
  {
    name: 'functions/local imports of infra/ only build.ts and web.ts',
    files: /^functions\/local\//,
    reaches: /^(shared|functions)\/|^infra\/(build|web)\.ts$/,
    packages: (name, runtime) => isNode(name) || runtime.has(name),
  },
  {
    name: 'functions/ is deployed: no infra/, test/, functions/local and no package that is only for development',
    files: /^functions\//,
    reaches: /^shared\/|^functions\/(?!local\/)/,
    packages: (name, runtime) => isNode(name) || runtime.has(name),
  },
  {
    name: 'infra/ does not import test/',
    files: /^infra\//,
    reaches: /^(shared|functions|infra)\//,
    packages: () => true,
  },
  {
    name: 'test/ stays in the repository',
    files: /^test\//,
    reaches: /^(shared|functions|infra|test)\/|^package\.json$/,
    packages: () => true,
  },
]

export interface Breach {
  file: string
  line: number
  import: string
  rule: string
}

/** Every import of the repository at `root` that a zone does not allow. */
export function findBreaches(root: string): Breach[] {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies?: object
    optionalDependencies?: object
  }
  const runtime = new Set([
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.optionalDependencies ?? {}),
  ])
  return ['shared', 'functions', 'infra', 'test']
    .flatMap(folder => sources(root, folder))
    .flatMap(file => breachesOf(file, readFileSync(join(root, file), 'utf8'), runtime))
}

export function sources(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(ts|tsx|mts|mjs|js)$/.test(entry.name))
    .map(entry =>
      posix.join(folder, posix.relative(toPosix(join(root, folder)), toPosix(join(entry.parentPath, entry.name)))),
    )
    .sort()
}

const toPosix = (path: string): string => path.replaceAll('\\', '/')

function breachesOf(file: string, text: string, runtime: ReadonlySet<string>): Breach[] {
  const zone = ZONES.find(({ files }) => files.test(file))
  if (zone === undefined) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const breaches: Breach[] = []
  const report = (node: ts.Node, name: string, rule: string): void =>
    void breaches.push({
      file,
      line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
      import: name,
      rule,
    })

  const check = (node: ts.Node, name: string, typesOnly: boolean): void => {
    if (!name.startsWith('.')) {
      const pack = isNode(name)
        ? name
        : name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/')
      if (!zone.packages(pack, runtime)) report(node, name, zone.name)
      return
    }
    const target = posix.join(dirname(file), name)
    if (!zone.reaches.test(target) && !(typesOnly && zone.types?.test(target))) report(node, name, zone.name)
  }

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const name = node.moduleSpecifier.text
      const clause = node.importClause
      check(node, name, clause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
      const star = clause?.namedBindings !== undefined && ts.isNamespaceImport(clause.namedBindings)
      if (ZOD(name) && !star && clause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
        report(node, name, "write import * as z from 'zod': anything else puts its 264 KB of locales into the bundle")
    } else if (
      ts.isExportDeclaration(node) &&
      node.moduleSpecifier !== undefined &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      check(node, node.moduleSpecifier.text, node.isTypeOnly)
    } else if (
      ts.isImportTypeNode(node) &&
      ts.isLiteralTypeNode(node.argument) &&
      ts.isStringLiteral(node.argument.literal)
    ) {
      check(node, node.argument.literal.text, true)
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments
      if (argument !== undefined && ts.isStringLiteralLike(argument)) check(node, argument.text, false)
      else if (zone.pure) report(node, 'import(…)', `${zone.name}: an import must be readable`)
    } else if (zone.pure && ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) {
      report(node, 'import.meta', `${zone.name}: it may not ask where it runs`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return breaches
}
