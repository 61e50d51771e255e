import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { built, type Kept } from '../../functions/local/built.ts'
import { scratch, write } from '../infra/scratch.ts'

let folder = ''
let where: Kept
let makes = 0
beforeEach(() => {
  folder = scratch()
  makes = 0
  write(folder, { 'src/deep/a.ts': 'one', 'src/b.ts': 'two', 'lock.json': '{}', 'README.md': 'words' })
  where = { root: folder, from: ['src', 'lock.json', 'not-there.json'], folder: join(folder, 'kept') }
})
const out = (name: string): string => join(folder, 'out', name)
const make = (name: string) => async (): Promise<void> => {
  makes++
  write(out(name), { 'index.mjs': readFileSync(join(folder, 'src/b.ts'), 'utf8'), 'parts/one.mjs': 'part' })
}
const start = (name: string, what = 'functions'): Promise<void> => built(what, out(name), make(name), where)
const contents = (name: string) =>
  ['index.mjs', 'parts/one.mjs'].map(file => readFileSync(join(out(name), file), 'utf8'))

describe('what is built once', () => {
  it('is copied by the next start, to the byte, in place of what lies there', async () => {
    await start('first')
    write(out('second'), { 'old.mjs': 'of an earlier build' })
    await start('second')
    expect(makes).toBe(1)
    expect(contents('second')).toEqual(['two', 'part'])
    expect(readdirSync(out('second'), { recursive: true }).toSorted()).toEqual(['index.mjs', 'parts', 'parts/one.mjs'])
  })

  it('is built anew when anything it is made from has changed, come or gone, and found again when that is undone', async () => {
    await start('first')
    for (const [file, text] of [
      ['src/b.ts', 'three'],
      ['src/deep/new.ts', ''],
      ['lock.json', '{"b":1}'],
      ['not-there.json', ''],
    ] as const) {
      const before = makes
      write(folder, { [file]: text })
      await start('first')
      expect(makes, file).toBe(before + 1)
    }
    expect(contents('first')[0]).toBe('three')
    rmSync(join(folder, 'not-there.json'))
    await start('first')
    expect(makes).toBe(5)
    write(folder, { 'README.md': 'other words' })
    await start('first')
    expect(makes).toBe(5)
  })

  it('is one thing for the functions and another for the pages', async () => {
    await start('first', 'functions')
    await start('second', 'pages')
    expect(makes).toBe(2)
  })

  it('is whole for each of two that start at once', async () => {
    await Promise.all([start('first'), start('second'), start('third')])
    for (const name of ['first', 'second', 'third']) expect(contents(name)).toEqual(['two', 'part'])
    await start('fourth')
    expect(makes).toBe(3)
    expect(readdirSync(where.folder)).toHaveLength(1)
  })
})

describe('nothing is kept', () => {
  it('of a build that failed', async () => {
    const failing = built('functions', out('first'), () => Promise.reject(new Error('a comma is missing')), where)
    await expect(failing).rejects.toThrow('a comma is missing')
    await start('first')
    expect(makes).toBe(1)
  })

  it('of a build during which a source changed', async () => {
    const changing = async (): Promise<void> => {
      await make('first')()
      write(folder, { 'src/b.ts': 'half' })
    }
    await built('functions', out('first'), changing, where)
    expect(existsSync(where.folder)).toBe(false)
  })

  it('where nothing can be written, and each start builds', async () => {
    writeFileSync(where.folder, 'a file where the folder would be')
    await start('first')
    await start('second')
    expect([makes, contents('second')]).toEqual([2, ['two', 'part']])
  })

  it('of all but the four states that were used last, and of what a killed start has left behind', async () => {
    const long = new Date(Date.now() - 86_400_000)
    for (const text of ['1', '2', '3', '4']) {
      write(folder, { 'src/b.ts': text })
      await start('first')
      const [last] = readdirSync(where.folder).filter(name => !names.has(name))
      names.set(last!, text)
      utimesSync(join(where.folder, last!), long, new Date(long.getTime() + Number(text) * 1_000))
    }
    mkdirSync(join(where.folder, 'making-something'))
    utimesSync(join(where.folder, 'making-something'), long, long)
    // Used again, the first is the last.
    write(folder, { 'src/b.ts': '1' })
    await start('first')
    write(folder, { 'src/b.ts': '5' })
    await start('first')
    expect(
      readdirSync(where.folder)
        .map(name => names.get(name) ?? 'new')
        .toSorted(),
    ).toEqual(['1', '3', '4', 'new'])
  })
  const names = new Map<string, string>()
})
