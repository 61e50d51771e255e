import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chunkListing, cardFiles, listing } from '../../infra/card-files.ts'
import { ROOT } from '../../infra/root.ts'
import { files } from '../../shared/cards/files.ts'
import { definitions } from '../../shared/cards/index.ts'

const inKebab = (words = ''): string => words.toLowerCase().replaceAll(' ', '-')

describe('the files of cards', () => {
  it('are all listed, as `npm run cards:files` lists them', () => {
    expect(readFileSync(join(ROOT, 'shared/cards/files.ts'), 'utf8')).toBe(listing())
  })

  it('are all listed with their cards, each to be loaded alone', async () => {
    expect(readFileSync(join(ROOT, 'shared/cards/chunks.ts'), 'utf8')).toBe(await chunkListing())
  })

  it('stand in the folder of the first type printed, or are named for the clan', () => {
    const strangers = Object.entries(files).flatMap(([path, cards]) => {
      const [kind, place] = path.split('/')
      return cards
        .filter(({ facts }) => inKebab(kind === 'crypt' ? facts.clan : facts.types[0]) !== place)
        .map(({ facts }) => `${facts.key} in ${path}`)
    })
    expect(strangers).toEqual([])
  })

  it('define no card twice', () => {
    expect(Object.values(files).flat().length).toBe(definitions.size)
  })

  const tests = readdirSync(join(ROOT, 'test/cards'), { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.endsWith('.test.ts'))
    .map(path => path.replace(/\.test\.ts$/, ''))

  it('have their tests at the same path, and no test of cards stands at another', () => {
    expect(tests.filter(path => /^(crypt|library)\//.test(path)).toSorted()).toEqual(cardFiles())
  })

  it('are tested under the name of what is tested, never of the batch that it came with', () => {
    expect(tests.filter(path => /\b(tournament|rulings?|more|odd|wanted|others?|misc|batch)\b/.test(path))).toEqual([])
  })
})
