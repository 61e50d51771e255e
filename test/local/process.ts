import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { moduleNow } from '../product-modules.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The real start script, in a process of its own. */
export interface Started {
  child: ChildProcess
  pid: number
  output(): string
  /** Of everything it has started so far. */
  children(): number[]
  ready(): Promise<{ url: string; game: string; token: string; settings: string; curls: string[] }>
  ended(): Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

export function spawnStart(args: string[]): Started {
  const child = spawn(process.execPath, [moduleNow('functions/local/start.ts'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const listen = (chunk: Buffer): void => void (said += chunk.toString())
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const end = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>(resolve =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  )
  const pid = child.pid ?? 0
  return {
    child,
    pid,
    output: () => said,
    children: () => childrenOf(pid),
    ended: () => end,
    ready: async () => {
      // However busy the machine is: a start that hangs is found out all the same.
      for (let i = 0; !said.includes('Ctrl-C stops everything'); i++) {
        if (child.exitCode !== null || i === 2_000) throw new Error(`It is not ready: ${said}`)
        await delay(50)
      }
      const found = (pattern: RegExp): string => pattern.exec(said)?.[1] ?? ''
      return {
        url: found(/served at (\S+)/),
        game: found(/, is (gam_\S+)/),
        token: found(/^TOKEN='(\S+)'$/m),
        settings: [...said.matchAll(/^(?:API|TOKEN|KEY)='.*'$/gm)].join('\n'),
        curls: [...said.matchAll(/^curl .*$/gm)].map(([line]) => line),
      }
    },
  }
}

interface Row {
  pid: number
  parent: number
  state: string
}

/** From /proc where there is one, as a bare Linux image has no `ps`. */
function processes(): Row[] {
  if (existsSync('/proc/self/stat')) {
    return readdirSync('/proc').flatMap(name => {
      const stat = /^\d+$/.test(name) ? statOf(Number(name)) : null
      return stat === null ? [] : [stat]
    })
  }
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,state='], { encoding: 'utf8' }).trim().split('\n')
  return lines.map(line => {
    const [pid, parent, state = ''] = line.trim().split(/\s+/)
    return { pid: Number(pid), parent: Number(parent), state }
  })
}

function statOf(pid: number): Row | null {
  try {
    const [state = '', parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return { pid, parent: Number(parent), state }
  } catch {
    return null
  }
}

/** All descendants, as the system knows them now. */
function childrenOf(pid: number, rows = processes()): number[] {
  return rows.filter(({ parent }) => parent === pid).flatMap(row => [row.pid, ...childrenOf(row.pid, rows)])
}

export const isAlive = (pid: number): boolean => processes().some(row => row.pid === pid && !row.state.startsWith('Z'))
