import { beforeAll, describe, expect, it } from 'vitest'
import { isWhole } from '../../shared/cards/index.ts'
import { knownNames } from '../../shared/cards/names.ts'
import { check, type Checked } from '../../shared/decks/check.ts'
import { isNotRead } from '../../shared/decks/list.ts'
import { readList } from '../../shared/decks/read.ts'
import { writers } from './sample-lists.ts'
import { wonDecks, type Won } from './won.ts'

const won = wonDecks()
if (won.length === 0) console.log('The tournament decks are not there: none was judged.')

const judged = (text: string): Checked => {
  const list = readList(text)
  if (isNotRead(list)) throw new Error(list.unreadable)
  return check(list, knownNames, 'all', isWhole)
}
/** What stands against it besides that a card was banned since. */
const faults = ({ problems }: Checked): string[] =>
  problems.flatMap(({ reason }) => (reason === 'banned' ? [] : [reason]))
const cards = ({ crypt, library }: Pick<Won, 'crypt' | 'library'>): [string, number][] =>
  [...crypt, ...library].map(([copies, key]) => [key, copies])

/** Won under the rules of their day: sizes and groups that are not allowed today. */
const OF_THEIR_DAY: Readonly<Record<string, string>> = {
  '2k4pariscup': 'crypt-too-small',
  stevewampler: 'library-too-small',
  '2k8sanfranqual': 'library-too-small',
  '2k9avangarda': 'library-too-small',
  'matt-alamut': 'library-too-large',
  dog: 'library-too-large',
  jd32000: 'library-too-large',
  ckgc2k: 'library-too-large',
  'genconuk2k1-treasure': 'library-too-large',
  saveface2k1: 'library-too-large',
  '2k3nycanarch': 'library-too-large',
  '2k4edith': 'library-too-large',
  '2k4virolaxboston': 'library-too-large',
  '2k6faceaface': 'library-too-large',
  '2k8pwbsla2': 'library-too-large',
  '2k8glqmich': 'library-too-large',
  'watford-ts': 'groups-not-consecutive',
  '2k2watfordmay': 'groups-not-consecutive',
  // As it is listed, one card of group 1 stands among cards of groups 3 and 4.
  '2016rotmmb': 'groups-not-consecutive',
}

describe.runIf(won.length > 0)('the decks that won tournaments', () => {
  let read: (readonly [Won, Checked])[] = []
  beforeAll(() => {
    read = won.map(deck => [deck, judged(writers['vtesdecks']!(deck))] as const)
  })

  it('are all read, and legal but for what was banned since and for the rules of their day', () => {
    expect(read.length).toBeGreaterThanOrEqual(4504)
    expect(read.filter(([, { understood }]) => !understood).map(([{ id }]) => id)).toEqual([])
    expect(
      Object.fromEntries(read.flatMap(([{ id }, found]) => faults(found).map(reason => [id, reason] as const))),
    ).toEqual(OF_THEIR_DAY)
  })

  it('are illegal today with a banned card, which is told, and with no other', () => {
    const wrong = read.filter(([deck, { problems }]) => {
      const told = problems.find(({ reason }) => reason === 'banned')?.cards ?? []
      const banned = cards(deck).flatMap(([key]) => (knownNames.byKey.get(key)!.banned ? [key] : []))
      return JSON.stringify(told.toSorted()) !== JSON.stringify(banned.toSorted())
    })
    expect(wrong.map(([{ id }]) => id)).toEqual([])
  })

  it('since 2020 are read back card by card from what they are written as', () => {
    const wrong = won
      .filter(({ date }) => date >= '2020')
      .filter(deck => {
        const got = judged(writers['tournament']!(deck)).lines.map(({ found, copies }) => [
          found.state === 'found' ? found.card.key : '',
          copies,
        ])
        return JSON.stringify(got) !== JSON.stringify(cards(deck))
      })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})
