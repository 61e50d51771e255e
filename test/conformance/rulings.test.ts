import { describe, expect, it } from 'vitest'
import { minion } from '../support/seats.ts'
import { takeModes } from '../support/modes.ts'
import { Ann, Ben, table } from '../support/table.ts'
import { modes } from './modes-played.ts'
import {
  ofFiveDecks,
  owedIn,
  printedRulings,
  referenceRulings,
  rulings,
  rulingsIn,
  rulingsShown,
  setApart,
  unshown,
} from './rulings.ts'
import kept from './rulings.json' with { type: 'json' }

const listed = referenceRulings()
const reported = (...results: [string, string][]) => ({
  testResults: [
    { name: 'x', status: 'passed', assertionResults: results.map(([fullName, status]) => ({ fullName, status })) },
  ],
})
const run = (...results: [string, string][]) => rulingsShown(reported(...results))

describe('the count of rulings', () => {
  it.runIf(listed !== undefined)(
    'knows every ruling of the list beside the repository, and notices a text that has changed',
    () => {
      expect(kept).toEqual(listed)
      expect(rulings.filter(ofFiveDecks)).toHaveLength(164)
    },
  )
  if (!listed)
    console.log('The list of rulings is not beside the repository: the count of rulings was not compared with it.')

  it('finds ids in titles, whatever stands around them', () => {
    expect(rulingsIn('combat majesty#1, telepathic-misdirection#G106-2: not deflection #3, nor #4 or G106-1')).toEqual([
      'majesty#1',
      'telepathic-misdirection#G106-2',
    ])
  })

  it('a ruling is shown by a test that passed, and by no test that failed or did not run', () => {
    const found = run(
      ['majesty#1: so', 'passed'],
      ['fame#1: so', 'passed'],
      ['fame#1: and so', 'failed'],
      ['vessel#1: so', 'skipped'],
      ['majesty#77', 'passed'],
    )
    expect([[...found.shown], [...found.failing], found.unknown, found.missing.includes('vessel#1')]).toEqual([
      ['majesty#1'],
      ['fame#1'],
      ['majesty#77'],
      true,
    ])
    expect(unshown(found)).toEqual(
      rulings
        .filter(id => id !== 'majesty#1' && setApart[id] === undefined)
        .toSorted((a, b) => Number(a === 'fame#1') - Number(b === 'fame#1')),
    )
    expect(printedRulings(found).at(-1)).toContain(
      `rulings: 1 of ${rulings.length} shown, ${Object.keys(setApart).length} set apart`,
    )
  })

  it('fails a run of all tests for each that is neither shown nor set apart, and for none that is', () => {
    const [apart] = Object.keys(setApart) as [string],
      open = rulings.filter(id => setApart[id] === undefined)
    const all = open.map(id => [`${id}: so`, 'passed'] as [string, string])
    expect(owedIn(reported(...all))).toEqual([])
    expect(owedIn(reported(...all.slice(1)))).toEqual(open.slice(0, 1))
    expect(owedIn(reported(...all, [`${apart}: so`, 'skipped']))).toEqual([])
  })

  it('sets apart only what is a ruling, and says why', () => {
    expect(Object.keys(setApart).filter(id => !rulings.includes(id))).toEqual([])
    expect(Object.values(setApart).filter(why => why.length < 20 || why.length > 200)).toEqual([])
  })
})

describe('the count of ways that are played', () => {
  it('tells every way of every card from the others', () => {
    const all = modes()
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter(mode => mode.startsWith('resist-earths-grasp'))).toEqual([
      'resist-earths-grasp: play CEL',
      'resist-earths-grasp: play cel Combat press',
      'resist-earths-grasp: play cel Combat range',
    ])
  })

  it('counts a card once it has resolved, and an action once it has succeeded', () => {
    const t = table({
      seats: [
        {
          ready: [
            minion('A1', { generic: { disciplines: ['DOM'] } }),
            minion('A2', { generic: { disciplines: ['DOM'] } }),
          ],
          hand: [
            { card: 'conditioning', as: 'C1' },
            { card: 'govern-the-unaligned', as: 'G1' },
          ],
        },
        { ready: [minion('B1')] },
        {},
        {},
        {},
      ],
    })
    takeModes()
    t.answer(Ann, 'play:G1:dom:A1')
    t.reach(Ben, 'block:B1')
    t.reach(Ann, 'play:C1:DOM:A1')
    t.allPass()
    expect([t.has('blocked'), takeModes()]).toEqual([true, ['conditioning: play DOM']])
  })
})
