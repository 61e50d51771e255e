import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isWhole } from '../../shared/cards/index.ts'
import { allNames } from '../../shared/cards/register.ts'
import { check } from '../../shared/decks/check.ts'
import { isNotRead } from '../../shared/decks/list.ts'
import { readList } from '../../shared/decks/read.ts'
import { register } from './samples.ts'

/** The decks that won tournaments lie beside the repository and are no part of it. */
interface Won {
  id: string
  date: string
  crypt: [number, number][]
  library: [number, number][]
}
const file = new URL('../../../shared/data/decks/twd.json', import.meta.url)
const won = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as Won[]).filter(({ date }) => date >= '2020')
  : []

const names = allNames(register)
const written = (id: number, copies: number): string => {
  const { name, crypt, group, capacity, advanced } = names.byId.get(id)!
  return `${copies}x ${name}${advanced ? ' (ADV)' : ''}${crypt ? `   ${capacity}  dis CIP   Some Clan:${group ?? 'ANY'}` : ''}`
}

it.runIf(won.length > 0)(
  'every tournament deck since 2020 is read back card by card, and is legal unless it has what was banned later',
  () => {
    const wrong: unknown[] = []
    for (const { id, crypt, library } of won) {
      const list = readList(
        `Won\n\nCrypt (12 cards)\n${crypt.map(([card, n]) => written(card, n)).join('\n')}\n\nLibrary (90 cards)\n${library.map(([card, n]) => written(card, n)).join('\n')}`,
      )
      const checked = isNotRead(list) ? undefined : check(list, names, 'all', isWhole)
      const got = checked?.lines.map(({ found, copies }) => [found.state === 'found' ? found.card.id : 0, copies])
      const problems = checked?.problems.filter(({ reason }) => reason !== 'banned').map(({ reason }) => reason) ?? []
      if (JSON.stringify(got) !== JSON.stringify([...crypt, ...library]) || problems.length > 0)
        wrong.push([id, problems])
    }
    expect(wrong).toEqual([])
  },
)
if (won.length === 0) console.log('The tournament decks are not there: none was read back.')
