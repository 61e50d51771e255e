import { describe, expect, it } from 'vitest'
import { lookUp, nearest, told } from './look-up.ts'
import { ids, rulebook } from './rulebook.ts'

const [first] = rulebook.filter(({ id }) => id.startsWith('MIN-')).slice(13)

describe('npm run rules -- ID', () => {
  it('says what the rule is, which code cites it and which tests show it', () => {
    const { code, tests } = lookUp(first!.id)
    expect(code.map(({ at }) => at)).toContainEqual(expect.stringMatching(/^shared\/rules\/\w+\/[\w-]+\.ts:\d+$/))
    expect(tests).toContainEqual({
      at: expect.stringMatching(/^test\/.+\.test\.ts:\d+$/),
      title: expect.stringMatching(new RegExp(`^${first!.id}\\b.+: `)),
    })
    expect(told(first!.id)!.slice(0, 2)).toEqual([`${first!.id}  ${first!.chapter}, p. 12`, `  ${first!.line}`])
  })

  it('takes a range of ids for all of them, over the end of a line too', () => {
    const places = (id: string) => lookUp(id).code.map(({ at }) => at)
    const unit = ids.filter(id => id.startsWith('DIABLERIE-'))
    const [shared] = places(unit[0]!).filter(at => unit.every(id => places(id).includes(at)))
    expect(shared).toMatch(/^shared\/rules\/procedures\/diablerie\.ts:\d+$/)
  })

  it('leads to the definition of a card that is ruled on, and where nothing is cited to what decides the chapter', () => {
    expect(lookUp(ids.find(id => id.startsWith('CARD-FAME'))!).code.at(-1)?.at).toMatch(/^shared\/cards\/library\//)
    const uncited = ids.filter(id => id.startsWith('STEALTH-') && lookUp(id).code.length === 0)
    expect(uncited.length).toBeGreaterThan(0)
    for (const id of uncited) expect(lookUp(id).around).toContain('shared/rules/reads/conditions.ts')
    expect(ids.filter(id => lookUp(id).code.length === 0).length).toBeLessThan(ids.length / 20)
  })

  it('finds a test for every rule by its text, and none by a comment', () => {
    expect(ids.filter(id => lookUp(id).tests.length === 0)).toEqual([])
  })

  it('says of some rules what is done about them on the web', () => {
    expect(told(ids.find(id => lookUp(id).byWeb !== undefined)!)).toContain('On the web')
    expect(told(first!.id)).not.toContain('On the web')
  })

  it('lists the rules of a prefix', () => {
    expect(told('LOCK')!.map(line => line.split(' ', 1)[0])).toEqual(ids.filter(id => id.startsWith('LOCK-')))
  })

  it('knows the rules of tournaments, and says of some why they have no case', () => {
    expect(told('TSCORE-01')!.slice(0, 2)).toEqual([
      'TSCORE-01  Rules 3.7.1, league',
      '  A game win takes two victory points and more of them than anybody else at the table.',
    ])
    expect(told('TGAME-09')![2]).toMatch(/^ {2}No case online: /)
    expect(told('TLIM')).toHaveLength(3)
  })

  it('knows no other words, and says what is most like them', () => {
    expect(told('MIN-77')).toBe(undefined)
    expect(nearest('MIN-77').every(id => id.startsWith('MIN-'))).toBe(true)
    expect(nearest('BLEDE-03')[0]).toBe('BLEED-03')
  })
})
