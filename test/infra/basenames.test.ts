import { describe, expect, it } from 'vitest'
import { clashes, needless } from '../../infra/basenames.ts'
import { sources } from '../../infra/boundaries.ts'
import { ROOT } from '../../infra/root.ts'

const files = ['shared', 'functions', 'infra', 'test'].flatMap(folder => sources(ROOT, folder))

/** The names that mean two things among these files, where nothing is said of any. */
const twice = (...paths: string[]): string[] => clashes(paths, {}).map(({ tree, name }) => `${tree}: ${name}`)

describe('a basename', () => {
  it('means one thing in its tree', () => {
    expect(files.length).toBeGreaterThan(1_000)
    expect(clashes(files)).toEqual([])
  })

  it('is called one thing only where several files have it', () => {
    expect(needless(files)).toEqual([])
    expect(needless(['shared/a/view.ts'], { shared: { view: 'a reason' } })).toEqual(['shared: view'])
  })

  it('means two things where two folders have it, in one tree', () => {
    expect(twice('shared/api/keys.ts', 'shared/cards/facts/keys.ts')).toEqual(['shared: keys'])
    expect(twice('test/cards/words.ts', 'test/rules/game/words.test.ts')).toEqual(['test: words'])
    expect(twice('shared/api/keys.ts', 'functions/keys.ts')).toEqual([])
    expect(clashes(['shared/a/view.ts', 'shared/b/view.ts'], { shared: { view: 'a reason' } })).toEqual([])
  })

  it('is one thing in all languages, in schemas and routes, of a family of cards, and of a test with what it uses', () => {
    expect(twice('shared/text/notices.ts', 'shared/text/en/notices.ts', 'shared/text/fr/notices.ts')).toEqual([])
    expect(twice('shared/api/games.ts', 'shared/api/routes/games.ts')).toEqual([])
    expect(twice('shared/cards/library/action/bleed.ts', 'shared/cards/library/reaction/bleed.ts')).toEqual([])
    expect(twice('test/laws/leaks.ts', 'test/laws/leaks.test.ts')).toEqual([])
    expect(twice('functions/http/lambda.ts', 'functions/notify/lambda.ts')).toEqual([])
  })

  it('is that of what is tested, for a test at its path', () => {
    expect(twice('functions/notify/refusals.ts', 'test/notify/refusals.test.ts', 'test/http/refusals.test.ts')).toEqual(
      [],
    )
  })
})
