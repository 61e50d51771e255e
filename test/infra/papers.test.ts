import { describe, expect, it } from 'vitest'
import { ROOT } from '../../infra/root.ts'
import { everyId } from '../conformance/rulebook.ts'
import { placeless, repositoryAt, stale, unmapped, unread, wide, type Repository } from './papers.ts'

const here = repositoryAt(ROOT, everyId)

describe('the papers of the repository', () => {
  it('cite documents, headings, files, folders, rules and commands that are there', () => {
    expect(stale(here)).toEqual([])
  })

  it.each(['shared/rules', 'shared/clocks', 'shared/decks', 'shared/league', 'shared/bots', 'shared/cards', 'infra'])(
    'name every file of %s',
    folder => {
      // A card is found by its type, or by its clan.
      expect(unmapped(here, folder).filter(file => !/^shared\/cards\/(library|crypt)\//.test(file))).toEqual([])
    },
  )

  it('give every folder a place, and lead to each other', () => {
    expect([placeless(here), unread(here)]).toEqual([[], []])
  })

  it('are no wider than the code', () => {
    expect(wide(here)).toEqual([])
  })
})

const made = (files: Record<string, string>): Repository => ({
  files: Object.keys(files),
  text: file => files[file]!,
  ids: new Set(everyId),
  scripts: new Set(['rules']),
})

describe('a paper is found out that', () => {
  it.each<[string, string, string]>([
    ['links to no file', '[there](shared/gone.md)', 'links to shared/gone.md'],
    ['links to no heading', '[there](shared/map.md#gone)', 'links to shared/map.md#gone'],
    ['names no file', 'see `shared/gone.ts`', 'names shared/gone.ts'],
    ['names a file of no backticks', 'see gone.ts', 'names gone.ts'],
    ['names no folder', 'see `gone/`', 'names gone/'],
    ['names no folder from the root', 'see `shared/gone`', 'names shared/gone/'],
    ['cites no document', '(gone.md)', 'cites gone.md'],
    ['cites no heading', '(map.md#gone)', 'cites map.md#gone'],
    ['cites no rule', `as in ${['MIN', '78'].join('-')}`, `cites the rule ${['MIN', '78'].join('-')}`],
    ['knows no command', '`npm run gone`', 'says npm run gone'],
  ])('%s, in prose and in code', (_, said, found) => {
    const others = { 'shared/map.md': '# The map', 'shared/here.ts': '' }
    expect(stale(made({ ...others, 'README.md': `Well,\n${said}.` }))).toEqual([`README.md:2 ${found}`])
    if (!found.startsWith('links'))
      expect(stale(made({ ...others, 'shared/code.ts': `/** ${said}. */` }))).toEqual([`shared/code.ts:1 ${found}`])
  })

  it('and none that is right, from wherever it speaks', () => {
    const files = {
      'README.md':
        '[a](shared/map.md#the-map) `shared/here.ts` `here.ts` `shared/` `shared/<name>/x-*.ts` npm run rules',
      'shared/map.md': '# The map\n`../README.md` `here.ts:3` `coverage/made.md`',
      'shared/here.ts': "// (map.md#the-map) and README.md\nimport { gone } from './gone.ts'",
      'shared/en/x-y.ts': '',
    }
    expect(stale(made(files))).toEqual([])
  })

  it('leaves out a file, a folder or a paper, or is too wide', () => {
    const files = {
      'README.md': `\`shared/\` and so on\n| ${'x'.repeat(130)} |\n${'x'.repeat(121)}`,
      'shared/map.md': '**`room/`**\n| `named.ts` |\n\n**`other/`**\n| `left-out.ts` |',
      'shared/room/named.ts': '',
      'shared/room/left-out.ts': '',
      'apart/x.ts': '',
    }
    const repository = made(files)
    expect(unmapped(repository, 'shared')).toEqual(['shared/room/left-out.ts'])
    expect(placeless(repository)).toEqual(['apart'])
    expect(unread(repository)).toEqual(['shared/map.md'])
    expect(wide(repository)).toEqual(['README.md:3'])
  })
})
