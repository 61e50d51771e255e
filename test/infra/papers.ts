import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'

/** What the papers of the repository say of it, held to what is there: documents, files, headings, rules, commands. */
export interface Repository {
  /** Every file, by its path from the root. */
  files: readonly string[]
  text: (file: string) => string
  ids: ReadonlySet<string>
  scripts: ReadonlySet<string>
}

/** What git knows and what it would take: not what is built or installed. */
export function repositoryAt(root: string, ids: readonly string[]): Repository {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(file => file !== '' && existsSync(join(root, file)))
  const texts = new Map<string, string>()
  const text = (file: string): string => {
    if (!texts.has(file)) texts.set(file, readFileSync(join(root, file), 'utf8'))
    return texts.get(file)!
  }
  const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> }
  return { files, text, ids: new Set(ids), scripts: new Set(Object.keys(scripts)) }
}

const isPaper = (file: string): boolean => file.endsWith('.md')
const isCode = (file: string): boolean => /^(functions|infra|shared|test)\/.*\.(tsx?|mjs)$/.test(file)

/** Every citation that leads nowhere, as `file:line what`. */
export const stale = (repository: Repository): string[] =>
  repository.files
    .filter(file => isPaper(file) || isCode(file))
    .flatMap(file =>
      repository
        .text(file)
        .split('\n')
        .flatMap((line, n) => staleIn(repository, file, line).map(what => `${file}:${n + 1} ${what}`)),
    )

function staleIn(repository: Repository, file: string, line: string): string[] {
  const said = isPaper(file) ? line.replaceAll(/\]\([^)\s]*\)/g, ']') : commentOf(line)
  const links = isPaper(file) ? [...line.matchAll(/\]\(([^)\s]+)\)/g)].map(match => match[1]!) : []
  return [
    ...links
      .filter(target => !/^[a-z]+:/.test(target) && !leads(repository, file, target))
      .map(target => `links to ${target}`),
    ...pathsIn(said)
      .filter(path => !isElsewhere(path) && !isThere(repository, file, path))
      .map(path => `names ${path}`),
    ...[...said.matchAll(/\b([\w./-]*\w\.md)(#[\w-]+)?/g)]
      .filter(([, path]) => !isElsewhere(path!))
      .filter(
        ([, path, heading = '']) => !documentsOf(repository, file, path!).some(one => has(repository, one, heading)),
      )
      .map(([all]) => `cites ${all}`),
    ...[...said.matchAll(/\bnpm run ([a-z][\w:-]*)/g)]
      .filter(([, script]) => !repository.scripts.has(script!))
      .map(([all]) => `says ${all}`),
    ...(line.match(/(?<![\w-])[A-Z]+(?:-[A-Z0-9]+)?-\d{2}(?![\w-])/g) ?? [])
      .filter(id => !repository.ids.has(id) && !NO_RULES.has(id))
      .map(id => `cites the rule ${id}`),
  ]
}

/** What looks like a rule's id and is none: names of other things, and ids that tests make up. */
const NO_RULES = new Set(['UTF-16', 'AK-47', 'NOSUCH-77', 'MIN-77', 'BLEDE-03'])

/** What is made, or lies with whoever runs it, and is in no repository. */
const ELSEWHERE = [
  /^coverage\//,
  /^\.data\//,
  /^dist\//,
  /^cdk\.out/,
  /^node_modules\//,
  /(^|\/)config\.json$/,
  /^(crypt|library|cards)\.json$/,
  // What the build makes of a function.
  /^index\.mjs$/,
  // A scope of tokens, not a folder.
  /^praxis\//,
  // One that is yet to be written.
  /…/,
]
const isElsewhere = (path: string): boolean => ELSEWHERE.some(pattern => pattern.test(path))

/** What a line of code says to its reader. */
const commentOf = (line: string): string =>
  /^\s*(?:\*|\/\*)/.test(line) ? line : (/(?:^|[\s;{(,])\/\/ (.*)$/.exec(line)?.[1] ?? '') + inline(line)
const inline = (line: string): string => [...line.matchAll(/\/\*(.*?)\*\//g)].map(match => match[1]).join(' ')

/** From the root a folder needs no stroke at its end. */
const FROM_ROOT = /^(functions|infra|shared|test)\/[\w@<>*{},-]+(\/[\w@<>*{},-]+)*$/
const PATH = /^[\w.@<>*{},…-]+(?:\/[\w.@<>*{},…-]+)*(?:\.(?:tsx?|mjs|tsv|css|html|png|svg|txt|webmanifest|json|br)|\/)$/

/** Files and folders in backticks, and files without: `shared/rules/index.ts`, `procedures/`, `window.ts`. */
const pathsIn = (said: string): string[] => [
  ...[...said.matchAll(/`([^`\s]+?)(?::\d+)?`/g)]
    .map(match => match[1]!)
    .flatMap(path => (PATH.test(path) ? [path] : FROM_ROOT.test(path) ? [`${path}/`] : [])),
  ...[...said.matchAll(/(?<![`\w./*<>{},…-])[\w./-]*\w\.(?:tsx?|mjs|tsv)(?![`\w])/g)].map(([path]) => path),
]

/** A path is written from the root, from the folder it is spoken of in, or from as far up as makes it plain. */
function isThere({ files }: Repository, from: string, path: string): boolean {
  const plain = path.replace(/^\.\//, '').replaceAll('…', '*')
  const near = posix.normalize(`${dirname(from)}/${plain}`)
  const folder = plain.endsWith('/')
  const exactly = new RegExp(
    `^(?:${patternOf(near)}|(?:.*/)?${patternOf(plain.replace(/^(\.\.\/)+/, ''))})${folder ? '' : '$'}`,
  )
  return files.some(file => exactly.test(file))
}
const patternOf = (path: string): string =>
  path
    .replaceAll(/[.+()[\]]/g, '\\$&')
    .replaceAll(/\{([^}]*)\}/g, (_, all: string) => `(?:${all.replaceAll(',', '|')})`)
    .replaceAll(/<[^>]*>|\*+/g, '[^/]*')

const documentsOf = ({ files }: Repository, from: string, path: string): string[] => {
  const beside = posix.normalize(`${dirname(from)}/${path}`)
  return files.includes(beside) ? [beside] : files.filter(file => file === path || file.endsWith(`/${path}`))
}

function leads(repository: Repository, from: string, target: string): boolean {
  const [path, heading] = target.split('#')
  const there = path === '' ? from : posix.normalize(`${dirname(from)}/${path}`)
  if (heading === undefined)
    return repository.files.some(file => file === there || file.startsWith(`${there.replace(/\/$/, '')}/`))
  return repository.files.includes(there) && has(repository, there, `#${heading}`)
}

const has = ({ text }: Repository, document: string, heading: string): boolean =>
  heading === '' || headingsOf(text(document)).includes(heading.slice(1))

/** As links name them. */
const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(match =>
    match[1]!
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )

/** Lines of prose that are wider than code may be. Tables, pictures and code in documents are as wide as they are. */
export const wide = ({ files, text }: Repository, columns = 120): string[] =>
  files.filter(isPaper).flatMap(file => {
    let fenced = false
    return text(file)
      .split('\n')
      .flatMap((line, n) => {
        if (line.startsWith('```')) fenced = !fenced
        return fenced || /^(\||!\[| {4})/.test(line) || [...line].length <= columns ? [] : [`${file}:${n + 1}`]
      })
  })

/** Files of a folder that its own papers do not name. */
export function unmapped({ files, text }: Repository, folder: string): string[] {
  const papers = files.filter(file => file.startsWith(`${folder}/`) && isPaper(file))
  const inside = files.filter(file => file.startsWith(`${folder}/`) && !papers.includes(file))
  return inside.filter(file => !papers.some(paper => names(text(paper), dirname(paper), file)))
}

/** In a table under a room's heading a file has its bare name. */
function names(paper: string, at: string, file: string): boolean {
  const path = at === '.' ? file : file.startsWith(`${at}/`) ? file.slice(at.length + 1) : undefined
  if (path === undefined) return false
  if (paper.includes(`\`${path}\``) || paper.includes(`](${path})`)) return true
  const room = dirname(path)
  if (room === '.') return false
  return sectionsOf(paper).some(
    section => section.includes(`\`${room}/\``) && section.includes(`\`${basename(path)}\``),
  )
}

/** A heading with what follows, and each row of a table by itself. */
const sectionsOf = (paper: string): string[] => [
  ...paper.split(/\n(?=\*\*|#)/),
  ...paper.split('\n').filter(line => line.startsWith('|')),
]

/** Folders that no paper above them gives a place: by their name in backticks, by a file in them, or by a link. */
export function placeless({ files, text }: Repository): string[] {
  const places = files.filter(isPaper).flatMap(paper => {
    const from = dirname(paper) === '.' ? '' : `${dirname(paper)}/`
    return [...text(paper).matchAll(/`((?:<[^>`]*>|[^`\s])*\/(?:<[^>`]*>|[^`\s])*)`|\]\(([^)\s#]*\/)/g)].map(
      ([, named, linked]) => new RegExp(`^${patternOf(from + (named ?? linked!).replace(/[^/]*$/, ''))}`),
    )
  })
  return [...new Set(files.flatMap(ancestorsOf))]
    .filter(folder => !places.some(place => place.exec(`${folder}/`)?.[0] === `${folder}/`))
    .toSorted()
}

/** Papers that no other leads to. */
export const unread = ({ files, text }: Repository): string[] =>
  files
    .filter(isPaper)
    .filter(
      paper =>
        paper !== 'README.md' &&
        !files.some(
          other =>
            isPaper(other) &&
            other !== paper &&
            [...text(other).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].some(
              match => posix.normalize(`${dirname(other)}/${match[1]!}`) === paper,
            ),
        ),
    )

const ancestorsOf = (file: string): string[] => {
  const folder = dirname(file)
  return folder === '.' ? [] : [folder, ...ancestorsOf(folder)]
}
