import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../infra/root.ts'
import { vitest } from '../closing-line.ts'
import { rulings, setApart } from '../conformance/rulings.ts'
import { generator } from '../support/random.ts'
import type { Tried } from './break-rulings.ts'

/** So many rulings that are played, drawn by a seed; the same on every machine. */
export function sampleOf(seed: number, size: number): string[] {
  const left = rulings.filter(id => setApart[id] === undefined),
    draw = generator(seed)
  return Array.from({ length: Math.min(size, left.length) }, () => left.splice(draw(left.length), 1)[0]!)
}

/** Those that may name one of them: outright, or by its number in a table of cards. */
function filesThatPlay(ids: readonly string[]): string[] {
  return ['test/cards', 'test/rules'].flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.test.ts'))
      .map(name => join(folder, name))
      .filter(name => {
        const text = readFileSync(join(ROOT, name), 'utf8')
        return ids.some(id => {
          const [card, number] = id.split('#') as [string, string]
          return text.includes(id) || (text.includes(`#${number}`) && text.includes(card))
        })
      }),
  )
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Breaks the definition of each ruling's card, one change at a time, and tells which rulings' tests noticed none. */
export async function breakRulings(ids: readonly string[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'praxis-broken-')),
    file = join(folder, 'tried')
  try {
    Object.assign(process.env, { PRAXIS_RULINGS: ids.join(' '), PRAXIS_BROKEN: file })
    await vitest([
      'run',
      '--config',
      'test/mutation/rulings/vitest.config.ts',
      '--reporter=dot',
      '--testNamePattern',
      ids.map(id => `${escaped(id)}(?!\\d)`).join('|'),
      ...filesThatPlay(ids),
    ])
    const tried = readTried(file)
    const caught = ids.filter(id => tried.some(one => one.id === id && one.noticed.length + one.stopped.length > 0))
    for (const id of ids)
      console.log(
        told(
          id,
          tried.filter(one => one.id === id),
        ),
      )
    console.log(`rulings: ${caught.length} of ${ids.length} caught`)
    return ids.length - caught.length <= ids.length / 30
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const readTried = (file: string): Tried[] => {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter(line => line !== '')
      .map(line => JSON.parse(line) as Tried)
  } catch {
    return []
  }
}

const SHOWN = 8
function told(id: string, tried: readonly Tried[]): string {
  if (tried.length === 0) return `NOT PLAYED ${id}`
  const noticed = [...new Set(tried.flatMap(one => one.noticed))],
    stopped = [...new Set(tried.flatMap(one => one.stopped))],
    most = Math.max(...tried.map(({ breaks }) => breaks))
  if (noticed.length + stopped.length === 0) return `MISSED ${id}: none of ${most} breaks`
  return [
    `${id}: ${noticed.length} of ${most} breaks noticed, ${stopped.length} stop it`,
    ...(noticed.length > 0 ? noticed : stopped).slice(0, SHOWN).map(one => `    ${one}`),
  ].join('\n')
}
