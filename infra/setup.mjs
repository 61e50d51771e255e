// Runs one of the project's programs, after installing what it needs. Plain Node without dependencies, because it is
// what
// runs on a fresh clone: `node infra/setup.mjs tsx <file> [arguments]`.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const wanted = [20, 19]

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
  console.error(
    `Praxis needs Node ${wanted.join('.')} or newer; this is Node ${process.versions.node} (${process.execPath}).`,
  )
  process.exit(1)
}

const [runner, file, ...rest] = process.argv.slice(2)
if (runner !== 'tsx' || file === undefined) {
  console.error(
    'Usage: node infra/setup.mjs tsx <file> [arguments]\nInstalls the dependencies when they are missing or not those of package-lock.json, then runs <file>.',
  )
  process.exit(2)
}

if (!installed()) {
  console.error('Installing the dependencies of package-lock.json (once, and again when it changes) ...')
  const began = Date.now()
  const [command, args] = npm()
  const end = await run(command, [...args, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], {
    // What the program prints on its standard output must stay its own.
    stdio: ['ignore', 2, 2],
    cwd: root,
    shell: process.platform === 'win32',
  })
  if (end.code !== 0) {
    console.error('`npm ci` failed; see above. Praxis needs the registry once, to install its dependencies.')
    leave(end.code === null ? end : { code: 1, signal: null })
  } else {
    console.error(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`)
  }
}

if (process.exitCode === undefined) {
  const tsx = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href
  const signals = new URL('./signals.mjs', import.meta.url).href
  // Without tsx's own command line in between there is one process fewer that could swallow a signal.
  leave(
    await run(process.execPath, ['--import', signals, '--import', tsx, resolve(root, file), ...rest], {
      stdio: 'inherit',
    }),
  )
}

/**
 * npm writes the tree it installed to node_modules/.package-lock.json as its last act, so comparing the two files finds
 * an
 * install that is missing, interrupted or of another lock file, whoever did it.
 */
function installed() {
  const lock = packagesOf('package-lock.json')
  const tree = packagesOf('node_modules/.package-lock.json')
  if (lock === undefined) throw new Error('package-lock.json is missing')
  if (tree === undefined || !existsSync(join(root, 'node_modules/tsx/dist/loader.mjs'))) return false
  return Object.entries(lock).every(([path, entry]) => {
    if (path === '') return true
    const there = tree[path]
    if (there === undefined) return entry.optional === true || entry.devOptional === true || entry.peer === true
    return there.version === entry.version && there.integrity === entry.integrity
  })
}

function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages
  } catch {
    return undefined
  }
}

/** The npm that started this program, else the one on the path. */
function npm() {
  const path = process.env.npm_execpath
  return path !== undefined && path.endsWith('npm-cli.js') ? [process.execPath, [path]] : ['npm', []]
}

/**
 * Runs a child that shares the terminal. A signal is passed on; a child started with signals.mjs takes what the
 * terminal
 * and this program both send as one.
 */
function run(command, args, options) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, options)
    const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map(signal => [signal, () => child.kill(signal)])
    for (const [signal, handler] of handlers) process.on(signal, handler)
    const watch = whenNpmIsGone(() => child.kill('SIGTERM'))
    child.on('error', fail)
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      for (const [name, handler] of handlers) process.off(name, handler)
      done({ code, signal })
    })
  })
}

/**
 * npm starts its scripts through a shell that passes no signal on, and neither does a killed npm: a program whose npm
 * is
 * gone must not live on with the port and the data.
 */
function whenNpmIsGone(act) {
  if (process.env.npm_lifecycle_event === undefined) return undefined
  const shell = process.ppid
  const npm = parentOf(shell)
  const watch = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return
    clearInterval(watch)
    act()
  }, 500)
  return watch
}

/** Known on Linux only; where it is not, just the direct parent is watched. */
function parentOf(pid) {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1])
  } catch {
    return undefined
  }
}

function leave(end) {
  if (end.signal === null) process.exitCode = end.code
  else if (process.platform === 'win32') process.exitCode = 1
  else process.kill(process.pid, end.signal)
}
