import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build as bundle, type Plugin } from 'esbuild'
import { BASE, operationIds, routes, scopes, type Route } from '../shared/api/routes.ts'
import { ROOT } from './root.ts'
import { ruleLines } from './rule-lines.ts'

/** Pages that are loaded apart from all others. */
type Apart = 'events' | 'desks' | 'people' | 'steps'

/** What the pages are made of, and how much of it a browser loads. */
export interface WebFiles {
  folder: string
  files: {
    name: string
    bytes: number
    gzip: number
    /**
     * The words of a language: a browser loads those of one, the further ones with the pages that few people open, those
     * of events and of desks with theirs.
     */
    words: 'first' | 'further' | Apart | null
    /** Loaded by who opens the pages of events, or a desk or a league, and kept on no device beforehand. */
    apart: Apart | null
    /** Loaded by the system, when the pages are installed. */ icon: boolean
    /** The lines of all rules, read by who opens one. */ rules: boolean
  }[]
}

/** Where else than to their own address pages may go: for the doorbell and signing in, and for pictures of cards. */
export interface Elsewhere {
  connect: readonly string[]
  images: readonly string[]
}

/**
 * What every page and file is sent with, by the development server and by CloudFront: no script but the pages' own, and
 * no request to anybody else.
 */
export const pageHeaders = ({ connect, images }: Elsewhere): Record<string, string> => ({
  'content-security-policy':
    `default-src 'none'; script-src 'self'; style-src 'self'; img-src ${["'self'", 'data:', ...images].join(' ')}; ` +
    `font-src 'self'; connect-src ${["'self'", ...connect].join(' ')}; manifest-src 'self'; worker-src 'self'; ` +
    `base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
})

/** Names with a hash never change their content; everything else is asked for anew. */
const LASTING = 'public, max-age=31536000, immutable'
export const ASKED_ANEW = 'no-cache'
export const cacheControlOf = (name: string): string => (/-[A-Z0-9]{8}\./.test(name) ? LASTING : ASKED_ANEW)

const SOURCE = resolve(ROOT, 'functions/web')
const TARGET = ['es2022', 'safari16']

/**
 * The table of routes as a client needs it: where to send what, and under which conditions. The schemas beside it check
 * requests on the server and
 * give the client its types; their code, and zod under it, would be most of what a browser loads.
 */
const slimRoutes: Plugin = {
  name: 'slim-routes',
  setup(build) {
    build.onLoad({ filter: /shared\/api\/routes\.ts$/ }, () => ({
      contents:
        `export const BASE = ${JSON.stringify(BASE)}\nexport const scopes = ${JSON.stringify(scopes)}\n` +
        `export const routes = ${JSON.stringify(slim())}\n`,
      loader: 'js',
    }))
  },
}

/**
 * Whatever is loaded later finds there all that the pages begin with: said here, that is one file. What each pair of
 * them happens to share would else be one of its own, of a few lines each.
 */
const oneBeginning: Plugin = {
  name: 'one-beginning',
  setup(build) {
    const later = new Set<string>()
    // Known before the first is loaded: one may be part of another, too.
    build.onStart(async () => {
      for (const name of await readdir(SOURCE, { recursive: true }))
        if (/\.tsx?$/.test(name))
          for (const [, path] of (await readFile(join(SOURCE, name), 'utf8')).matchAll(/import\('(\.[^']+\.tsx)'\)/g))
            later.add(resolve(SOURCE, dirname(name), path!))
    })
    build.onLoad({ filter: /\.tsx$/ }, async ({ path }) =>
      later.has(path)
        ? {
            contents: `${await readFile(path, 'utf8')}\nimport ${JSON.stringify(join(SOURCE, 'app.tsx'))}\n`,
            loader: 'tsx',
          }
        : undefined,
    )
  },
}

const slim = (): Record<string, Pick<Route, 'method' | 'path' | 'key' | 'conditional'>> =>
  Object.fromEntries(
    operationIds.map(id => {
      const { method, path, key, conditional }: Route = routes[id]
      return [id, { method, path, ...(key && { key }), ...(conditional && { conditional }) }]
    }),
  )

/**
 * Makes the pages: one script, one style, a worker, and the page that loads them, with names that change with their
 * content.
 */
export async function buildWeb(outdir: string): Promise<WebFiles> {
  const folder = resolve(ROOT, outdir)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const { metafile } = await bundle({
    absWorkingDir: ROOT,
    entryPoints: {
      app: join(SOURCE, 'main.tsx'),
      early: join(SOURCE, 'words/early.ts'),
      later: join(SOURCE, 'style/later.css'),
      events: join(SOURCE, 'style/events.css'),
      desks: join(SOURCE, 'style/desks.css'),
      people: join(SOURCE, 'style/people.css'),
      steps: join(SOURCE, 'style/steps.css'),
    },
    outdir: folder,
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: TARGET,
    loader: { '.woff2': 'file' },
    jsx: 'automatic',
    jsxImportSource: 'preact',
    minify: true,
    legalComments: 'none',
    metafile: true,
    plugins: [slimRoutes, oneBeginning],
    logLevel: 'silent',
  })
  const made = Object.entries(metafile.outputs)
  const script = made.find(([, { entryPoint }]) => entryPoint?.endsWith('main.tsx'))!
  const style = script[1].cssBundle!
  const first = made.find(([, { entryPoint }]) => entryPoint?.endsWith('early.ts'))!
  const later = made.find(([, { entryPoint }]) => entryPoint?.endsWith('later.css'))!
  const [events, desks, people, steps] = (['events', 'desks', 'people', 'steps'] as const).map(part =>
    made.find(([, { entryPoint }]) => entryPoint?.endsWith(`style/${part}.css`))!,
  )
  const apart = new Map(
    made.flatMap(([path, { entryPoint, inputs }]) => {
      const part = entryPoint === undefined ? sharedApart(Object.keys(inputs)) : APART.exec(entryPoint)?.[1]
      return part === undefined ? [] : [[basename(path), part as Apart] as const]
    }),
  )
  const words = new Map(
    made.flatMap(([path, { entryPoint }]) =>
      entryPoint?.startsWith('functions/web/words/') && path !== first[0]
        ? [[basename(path), wordsIn(entryPoint)] as const]
        : [],
    ),
  )
  const page = await readFile(join(SOURCE, 'index.html'), 'utf8')
  // What the scripts begin with is asked for together with them, not after them.
  const shared = new Set(
    [first, script].flatMap(([, { imports }]) =>
      imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => basename(path)),
    ),
  )
  const links = [...shared].map(name => `<link rel="modulepreload" href="/${name}">\n`).join('')
  await writeFile(
    join(folder, 'index.html'),
    page
      .replace('<script', `${links}<script`)
      .replace('{early}', `/${basename(first[0])}`)
      .replace('{script}', `/${basename(script[0])}`)
      .replace('{style}', `/${basename(style)}`)
      .replace('{later}', `/${basename(later[0])}`)
      .replace('{events}', `/${basename(events![0])}`)
      .replace('{desks}', `/${basename(desks![0])}`)
      .replace('{people}', `/${basename(people![0])}`)
      .replace('{steps}', `/${basename(steps![0])}`),
  )
  await copyStatic(folder)
  await writeFile(join(folder, RULES), JSON.stringify(await ruleLines()))
  const worker = await bundle({
    absWorkingDir: ROOT,
    entryPoints: [join(SOURCE, 'worker.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: TARGET,
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
  })
  const shell = (await readdir(folder))
    .filter(name => !words.has(name) && !apart.has(name) && !ICONS.includes(name) && name !== RULES)
    .toSorted()
  const version = createHash('sha256')
  for (const name of shell) version.update(name).update(await readFile(join(folder, name)))
  // The worker must stay at one address; its text changes with every build, so that the browser notices a new one.
  await writeFile(
    join(folder, 'worker.js'),
    `const SHELL=${JSON.stringify(shell.map(name => `/${name}`))},VERSION=${JSON.stringify(version.digest('hex').slice(0, 12))};${worker.outputFiles[0]!.text}`,
  )
  const files = await Promise.all(
    (await readdir(folder)).toSorted().map(async name => {
      const bytes = await readFile(join(folder, name))
      return {
        name,
        bytes: bytes.length,
        gzip: gzipSync(bytes, { level: 9 }).length,
        words: words.get(name) ?? null,
        apart: apart.get(name) ?? null,
        icon: ICONS.includes(name),
        rules: name === RULES,
      }
    }),
  )
  return { folder, files }
}

/** By which folder or style a file belongs to them. */
const APART = /^functions\/web\/(?:style\/)?(events|desks|people|steps)(?:\/|\.css$)/
/** What desks share with the pages of events is theirs, and what pages of people share is of those; of no other page. */
const sharedApart = (inputs: readonly string[]): Apart | undefined => {
  const parts = new Set(inputs.map(input => APART.exec(input)?.[1]))
  if (parts.size === 0 || parts.has(undefined)) return undefined
  const [only] = parts
  return parts.size === 1 && (only === 'people' || only === 'steps') ? only : 'events'
}

const wordsIn = (entryPoint: string): 'first' | 'further' | Apart => {
  if (entryPoint.includes('/more/')) return 'further'
  if (entryPoint.endsWith('/people-words.ts')) return 'people'
  if (entryPoint.endsWith('/step-words.ts')) return 'steps'
  return entryPoint.endsWith('/event-words.ts') ? 'events' : entryPoint.endsWith('/desk-words.ts') ? 'desks' : 'first'
}

/** Read by the system when the pages are installed or a notification is shown, and by no page. */
const ICONS = ['icon-192.png', 'icon-512.png', 'icon-whole-512.png', 'icon-touch.png', 'badge.png']
const RULES = 'rules.json'
const STATIC = ['manifest.webmanifest', 'icon.svg', ...ICONS]

async function copyStatic(folder: string): Promise<void> {
  for (const name of STATIC) await writeFile(join(folder, name), await readFile(join(SOURCE, name)))
}
