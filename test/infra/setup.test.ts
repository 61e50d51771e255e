import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../infra/root.ts'
import { scratch, write } from './scratch.ts'

/** Stands in for npm: installs what the lock file names by writing what npm writes. */
const NPM = `
import { appendFileSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n')
console.log('npm at work')
if (process.env.NPM_FAILS) process.exit(3)
mkdirSync('node_modules/tsx/dist', { recursive: true })
writeFileSync('node_modules/tsx/dist/loader.mjs', '')
copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
`
const lock = (version: string): string =>
  JSON.stringify({
    packages: {
      '': { name: 'x' },
      'node_modules/tsx': { version, integrity: `sha512-${version}` },
      'node_modules/elsewhere': { version: '1', optional: true },
    },
  })

function project(program: string): string {
  const folder = scratch()
  write(folder, {
    'package-lock.json': lock('1.0.0'),
    'fake/npm-cli.js': NPM,
    'fake/package.json': '{ "type": "module" }',
    'program.mjs': program,
    'infra/.keep': '',
  })
  for (const file of ['setup.mjs', 'signals.mjs']) copyFileSync(join(ROOT, 'infra', file), join(folder, 'infra', file))
  return folder
}

const environment = (folder: string, more: Record<string, string> = {}): Record<string, string | undefined> => ({
  ...process.env,
  npm_execpath: join(folder, 'fake/npm-cli.js'),
  npm_lifecycle_event: undefined,
  NODE_OPTIONS: undefined,
  ...more,
})

function setup(folder: string, args: string[] = [], more: Record<string, string> = {}) {
  const { stdout, stderr, status, signal } = spawnSync(
    process.execPath,
    ['infra/setup.mjs', 'tsx', 'program.mjs', ...args],
    { cwd: folder, encoding: 'utf8', env: environment(folder, more) },
  )
  return { stdout, stderr, status, signal }
}

const installs = (folder: string): number =>
  existsSync(join(folder, 'npm.log')) ? readFileSync(join(folder, 'npm.log'), 'utf8').trim().split('\n').length : 0

describe('setup', () => {
  it('installs once, and again when the lock file changes or the install was interrupted', () => {
    const folder = project("console.log('ran')")
    const first = setup(folder)
    expect(first).toMatchObject({ status: 0, stdout: 'ran\n' })
    expect(first.stderr).toContain('npm at work')
    expect(readFileSync(join(folder, 'npm.log'), 'utf8')).toMatch(/^ci .*--include=dev/)
    expect(setup(folder)).toMatchObject({ status: 0, stdout: 'ran\n', stderr: '' })
    expect(installs(folder)).toBe(1)

    write(folder, { 'package-lock.json': lock('1.0.1') })
    setup(folder)
    expect(installs(folder)).toBe(2)

    rmSync(join(folder, 'node_modules/.package-lock.json'))
    setup(folder)
    expect(installs(folder)).toBe(3)
  })

  it('does without what is optional and not there', () => {
    const folder = project("console.log('ran')")
    setup(folder)
    write(folder, {
      'node_modules/.package-lock.json': JSON.stringify({
        packages: { 'node_modules/tsx': { version: '1.0.0', integrity: 'sha512-1.0.0' } },
      }),
    })
    expect(setup(folder).stdout).toBe('ran\n')
    expect(installs(folder)).toBe(1)
  })

  it('runs nothing when the install fails', () => {
    const folder = project("console.log('ran')")
    const failed = setup(folder, [], { NPM_FAILS: 'yes' })
    expect(failed).toMatchObject({ status: 1, stdout: '' })
    expect(failed.stderr).toContain('`npm ci` failed')
  })

  it('hands on every argument, --help too, and the exit code', () => {
    const folder = project('console.log(JSON.stringify(process.argv.slice(2))); process.exitCode = 7')
    expect(setup(folder, ['--help', '-x', 'two words'])).toMatchObject({
      status: 7,
      stdout: '["--help","-x","two words"]\n',
    })
  })

  it('refuses an old Node in a sentence', () => {
    const folder = project("console.log('ran')")
    write(folder, {
      'old.mjs': "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.1' } })",
    })
    const refused = setup(folder, [], { NODE_OPTIONS: '--import ./old.mjs' })
    expect(refused).toMatchObject({ status: 1, stdout: '' })
    expect(refused.stderr).toContain('needs Node 20.19 or newer; this is Node 20.18.1')
    expect(installs(folder)).toBe(0)
  })
})

describe.skipIf(process.platform === 'win32')('a signal', () => {
  const COUNTS = `
    const seen = []
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
      if (seen.push(signal) === 1) setTimeout(() => { console.log(seen.join(' ')); process.exit(5) }, 250)
    })
    setInterval(() => {}, 1000)
    console.log('up')`

  /** Starts the program as the leader of a group of its own, as a shell does, and acts once it is up. */
  async function during(program: string, act: (pid: number) => void) {
    const folder = project(program)
    write(folder, { 'node_modules/tsx/dist/loader.mjs': '', 'node_modules/.package-lock.json': lock('1.0.0') })
    const child = spawn(process.execPath, ['infra/setup.mjs', 'tsx', 'program.mjs'], {
      cwd: folder,
      env: environment(folder),
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    const exited = new Promise<{ code: number | null; signal: string | null }>(done =>
      child.on('exit', (code, signal) => done({ code, signal })),
    )
    const closed = new Promise<void>(done => child.stdout.on('close', () => done()))
    const up = new Promise<void>(done =>
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes('up\n')) done()
      }),
    )
    await up
    if (child.pid === undefined) throw new Error('setup did not start')
    act(child.pid)
    const end = await exited
    await closed
    return { ...end, said: said.replace('up\n', '').trim() }
  }

  it('from the terminal reaches the program once, though setup passes it on too', async () => {
    expect(await during(COUNTS, pid => process.kill(-pid, 'SIGINT'))).toEqual({ code: 5, signal: null, said: 'SIGINT' })
  })

  it('for setup alone reaches the program', async () => {
    expect(await during(COUNTS, pid => process.kill(pid, 'SIGTERM'))).toEqual({
      code: 5,
      signal: null,
      said: 'SIGTERM',
    })
  })

  it('that ends the program ends setup the same way', async () => {
    expect(await during("setInterval(() => {}, 1000); console.log('up')", pid => process.kill(pid, 'SIGTERM'))).toEqual(
      { code: null, signal: 'SIGTERM', said: '' },
    )
  })

  it('that kills setup without warning still lets the program end in order', async () => {
    expect(await during(COUNTS, pid => process.kill(pid, 'SIGKILL'))).toEqual({
      code: null,
      signal: 'SIGKILL',
      said: 'SIGTERM',
    })
  })
})
