import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../infra/root.ts'

/** A Node that tests run on: what runs it, and the folder that its children find it in. */
export interface RunningNode {
  program: string
  folder: string
}

const CACHE = join(ROOT, '.data/node')

/** `22`, `24.21.0`: digits and points alone, as it becomes a part of a path and of a command. */
export function checked(version: string): string {
  if (!/^\d+(\.\d+){0,2}$/.test(version)) throw new Error(`--node takes a version such as 24, not '${version}'`)
  return version
}

/** That version as the npm registry has it (the package `node`), fetched once. */
export function nodeOf(version: string): RunningNode {
  const home = join(CACHE, checked(version))
  const program = join(home, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(program)) {
    console.log(`Fetching Node ${version} ...`)
    const args = ['install', '--prefix', home, '--no-save', '--no-audit', '--no-fund', '--silent', `node@${version}`]
    const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
    if (status !== 0 || !existsSync(program)) throw new Error(`Node ${version} cannot be had from the registry`)
  }
  return { program, folder: dirname(program) }
}
