import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, posix } from 'node:path'
import ts from 'typescript'

/**
 * Who may import what, by where an import really leads. oxlint says the same in an editor as far as the text of an
 * import shows it; this is the whole rule.
 */
interface Zone {
  name: string
  files: RegExp
  /** Files of the repository that may be imported. */
  reaches: RegExp
  /** Files that may be imported for their types alone. */
  types?: RegExp
  /** Of the rules' `index.ts`, the only types that may be imported. */
  named?: ReadonlySet<string>
  packages: (name: string, runtime: ReadonlySet<string>) => boolean
  /** What the rules' `index.ts` exports is imported from there. */
  index?: 'first'
  /** Shares its code with every machine, so it may not ask where it runs. */
  pure?: true
}

const ZOD = (name: string): boolean => name === 'zod'
const NODE = new Set(builtinModules)
const isNode = (name: string): boolean => name.startsWith('node:') || NODE.has(name)

const READS = ['model', 'reads'] as const
const MOVES = [...READS, 'offers', 'changes', 'procedures', 'operations', 'orders'] as const
/** The rooms of the rules, each with those that it may import: nobody inside imports what is told. */
const ROOMS: readonly [room: string, below: readonly string[]][] = [
  ['model', []],
  ['reads', ['model']],
  ['offers', READS],
  ['changes', READS],
  ['procedures', MOVES],
  ['operations', MOVES],
  ['orders', MOVES],
  ['engine', [...MOVES, 'migrations']],
  ['migrations', [...MOVES]],
  ['told', [...MOVES, 'engine']],
  // What a seat knows is what it is told.
  ['unseen', [...MOVES, 'engine', 'told']],
]

const INDEX = 'shared/rules/index.ts'
/** Of `shared/`, what is there for the functions: the rules have a few doors. */
const SHARED = String.raw`shared\/(?!rules\/)|shared\/rules\/(index|position\/(position|adjusting)|told\/(what-comes|explain)|(migrations|unseen)\/index)\.ts$`
/** The language of standing orders is words and no rules, so the API and the texts read it without loading the rest. */
const ORDERS = String.raw`shared\/rules\/model\/orders\.ts$`
/** Tests that open the rules: what they take from inside is what `index.ts` does not export. */
const INSIDE = /^test\/(rules|laws|cards|support|bench|mutation|migrations)\//

/** The first zone whose files match is the one that counts. */
const ZONES: readonly Zone[] = [
  {
    name: 'cards import only makers and conditions',
    files: /^shared\/cards\/(library|crypt)\//,
    reaches: /^shared\/cards\/((library|crypt)\/|(makers|conditions|definition|facts|language)\.ts$)/,
    packages: () => false,
    pure: true,
  },
  {
    name: 'cards do not know the rules: of them they import types of what the language speaks of, and nothing else',
    files: /^shared\/cards\//,
    reaches: /^shared\/cards\//,
    types: /^shared\/rules\/index\.ts$/,
    named: new Set(['EventKey', 'ReasonKey']),
    packages: () => false,
    pure: true,
  },
  {
    name: 'bots see only views, prompts and worlds they are handed: of the rules they import types of these, never the state',
    files: /^shared\/bots\//,
    reaches: /^shared\/(bots|cards)\//,
    types: /^shared\/rules\/index\.ts$/,
    named: new Set(['Args', 'ArgValue', 'MinionView', 'Option', 'SeatView', 'Slot', 'StackEntry', 'View', 'World']),
    packages: () => false,
    pure: true,
  },
  {
    name: 'a position is written as the API writes it, and runs as the engine does',
    files: /^shared\/rules\/position\//,
    reaches: /^shared\/(cards\/|rules\/(?!told\/)|api\/position\.ts$)/,
    packages: () => false,
    pure: true,
  },
  ...ROOMS.map(([room, below]): Zone => ({
    name: `shared/rules/${room} imports of the rules only ${[room, ...below].join(', ')}`,
    files: new RegExp(`^shared\\/rules\\/${room}\\/`),
    reaches: new RegExp(`^shared\\/(cards\\/|rules\\/(${[room, ...below].join('|')})\\/)`),
    packages: () => false,
    pure: true,
  })),
  {
    name: 'the rules import nothing but cards',
    files: /^shared\/rules\//,
    reaches: /^shared\/(rules|cards)\//,
    packages: () => false,
    pure: true,
  },
  {
    name: 'shared/ imports nothing but shared/ and zod; of the rules types of index.ts, and the language of orders',
    files: /^shared\//,
    reaches: new RegExp(String.raw`^(shared\/(?!rules\/)|${ORDERS})`),
    types: /^shared\/rules\/index\.ts$/,
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
    name: 'functions/local imports of infra/ only build.ts and web.ts, and of the rules only by their doors',
    files: /^functions\/local\//,
    reaches: new RegExp(String.raw`^(${SHARED}|functions\/|infra\/(build|web)\.ts$)`),
    packages: (name, runtime) => isNode(name) || runtime.has(name),
  },
  {
    name: 'functions/ is deployed: no infra/, test/, functions/local, no package for development, the rules by their doors',
    files: /^functions\//,
    reaches: new RegExp(String.raw`^(${SHARED}|functions\/(?!local\/))`),
    packages: (name, runtime) => isNode(name) || runtime.has(name),
  },
  {
    name: 'infra/ does not import test/',
    files: /^infra\//,
    reaches: /^(shared|functions|infra)\//,
    packages: () => true,
  },
  {
    name: 'tests of the rules open an inner room only for what index.ts does not export',
    files: INSIDE,
    reaches: /^(shared|functions|infra|test)\/|^package\.json$/,
    packages: () => true,
    index: 'first',
  },
  {
    name: 'tests of anything else come to the rules by their doors',
    files: /^test\//,
    reaches: new RegExp(String.raw`^(${SHARED}|${ORDERS}|(functions|infra|test)\/|package\.json$)`),
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
  const exported = exportsOf(join(root, INDEX))
  return ['shared', 'functions', 'infra', 'test']
    .flatMap(folder => sources(root, folder))
    .flatMap(file => breachesOf(file, readFileSync(join(root, file), 'utf8'), runtime, exported))
}

/** What the rules' `index.ts` exports, each as the file it comes from and its name there. */
function exportsOf(index: string): ReadonlySet<string> {
  if (!existsSync(index)) return new Set()
  const source = ts.createSourceFile(INDEX, readFileSync(index, 'utf8'), ts.ScriptTarget.Latest)
  return new Set(
    source.statements.flatMap(statement => {
      if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier || !statement.exportClause) return []
      if (!ts.isStringLiteral(statement.moduleSpecifier) || !ts.isNamedExports(statement.exportClause)) return []
      const from = posix.join(dirname(INDEX), statement.moduleSpecifier.text)
      return statement.exportClause.elements.map(({ propertyName, name }) => `${from} ${(propertyName ?? name).text}`)
    }),
  )
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

function breachesOf(file: string, text: string, runtime: ReadonlySet<string>, exported: ReadonlySet<string>): Breach[] {
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

  const check = (node: ts.Node, name: string, typesOnly: boolean, taken?: readonly string[]): void => {
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
    else if (zone.named && target === INDEX && !taken?.every(each => zone.named!.has(each)))
      report(node, name, zone.name)
    else if (zone.index === 'first' && taken?.some(each => exported.has(`${target} ${each}`)))
      report(node, name, zone.name)
  }

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const name = node.moduleSpecifier.text
      const clause = node.importClause
      const named = clause?.namedBindings
      const taken =
        named && ts.isNamedImports(named) ? named.elements.map(each => (each.propertyName ?? each.name).text) : []
      const whole = clause?.name !== undefined || (named && !ts.isNamedImports(named))
      check(node, name, clause?.phaseModifier === ts.SyntaxKind.TypeKeyword, whole ? undefined : taken)
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
