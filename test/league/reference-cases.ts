import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Cases from tournaments and other systems, where the reference material lies beside the repository. A section is a
 * heading, and each case below it one line: a mapping in braces, as YAML writes them.
 */
const FILE = fileURLToPath(new URL('../../../shared/data/league-cases.yaml', import.meta.url))

export type Value = string | number | boolean | Value[] | { [key: string]: Value }
export type Case = { [key: string]: Value } & { id: string }

/** The cases of a section, or none where they are not here, which is said. */
export function referenceCases(section: string): Case[] {
  if (!existsSync(FILE)) {
    console.log(`The cases of leagues are not beside the repository: ${section} were not compared with them.`)
    return []
  }
  const lines = readFileSync(FILE, 'utf8').split('\n')
  const from = lines.findIndex(line => line.startsWith(`${section}:`))
  if (from < 0) throw new Error(`No section ${section}`)
  const rows = lines.slice(from + 1)
  const to = rows.findIndex(line => line !== '' && !line.startsWith(' '))
  return rows
    .slice(0, to < 0 ? rows.length : to)
    .filter(line => line.startsWith('  - {'))
    .map(line => read(line.slice(4)) as Case)
}

/** One value: `{a: 1, b: [x, "y, z"]}`. */
function read(text: string): Value {
  let at = 0
  const skip = (): void => void (at += /^\s*/.exec(text.slice(at))![0].length)
  const take = (pattern: RegExp): string => {
    const found = pattern.exec(text.slice(at))
    if (!found) throw new Error(`Not read at ${at}: ${text}`)
    at += found[0].length
    return found[0]
  }
  const word = (plain: RegExp): string =>
    text[at] === '"' ? (JSON.parse(take(/^"(?:[^"\\]|\\.)*"/)) as string) : take(plain).trim()
  const each = (end: string, one: () => void): void => {
    at++
    for (skip(); text[at] !== end; skip()) {
      one()
      skip()
      if (text[at] === ',') at++
    }
    at++
  }
  const value = (): Value => {
    skip()
    if (text[at] === '[') {
      const list: Value[] = []
      each(']', () => list.push(value()))
      return list
    }
    if (text[at] === '{') {
      const found: { [key: string]: Value } = {}
      each('}', () => {
        const key = word(/^[^:,{}[\]]+/)
        take(/^\s*:/)
        found[key] = value()
      })
      return found
    }
    const quoted = text[at] === '"'
    const plain = word(/^[^,{}[\]]+/)
    if (quoted) return plain
    if (plain === 'true' || plain === 'false') return plain === 'true'
    return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : plain
  }
  return value()
}
