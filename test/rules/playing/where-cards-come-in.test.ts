import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { definitions } from '../../../shared/cards/index.ts'
import { terms } from '../../../shared/text/en/terms.ts'

/** The page that says where a card can come in, held to the windows there are and to the cards it names. */
const page = readFileSync(new URL('../../../shared/rules/procedures/README.md', import.meta.url), 'utf8')
const part = (title: string) => page.slice(page.indexOf(`## ${title}`)).split('\n## ')[0]!
const rows = part('Windows')
  .split('\n')
  .filter(line => line.startsWith('| `'))
  .map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  )
const windows = rows.flatMap(([names, , cards]) =>
  [...names!.matchAll(/`([^`]+)`/g)].map((match, i) => [match[1]!, cards!.split(' ')[i]!] as const),
)

const usesOf = (key: string) => {
  const definition = definitions.get(key)
  return [...(definition?.modes ?? []), ...(definition?.abilities ?? [])]
}

describe('where cards come in', () => {
  it('every window is listed, and nothing else', () => {
    expect(windows.map(([name]) => name).toSorted()).toEqual(Object.keys(terms.windows).toSorted())
  })

  it.each(windows)('%s: %s is for it', (name, card) => {
    expect(usesOf(card).some(use => use.windows.some(window => window === name))).toBe(true)
  })

  it('every phase is used by a card in play', () => {
    const phases = [...definitions.values()].flatMap(({ abilities = [] }) =>
      abilities.flatMap(ability => ability.phases ?? []),
    )
    expect([...new Set(phases)].toSorted()).toEqual(['discard', 'influence', 'master', 'minion', 'unlock'])
  })

  it('every card that the page names is one that can be played', () => {
    const named = part('What is about to happen, and can be changed')
      .split('\n')
      .filter(line => /^\| [a-z]/.test(line))
      .slice(1)
      .map(line => line.split('|').at(-2)!.trim())
    const budgets = part('Budgets').match(/cybele|information-highway|not-to-be|enticement/g)!
    expect([...named, ...budgets].filter(key => !definitions.has(key))).toEqual([])
    expect([named.length, budgets.length]).toEqual([10, 4])
  })
})
