import { describe, expect, it } from 'vitest'
import type { CardFacts } from '../../shared/cards/facts.ts'
import { folderOf, importing, levelsOf, stubOf } from './stub.ts'

const strength: CardFacts = {
  id: 1,
  key: 'borrowed-strength',
  name: "Brawler's Strength",
  types: ['Combat'],
  disciplines: ['pot'],
}

describe('the beginning of a card', () => {
  it('has a line a level of its wording, else of its Disciplines', () => {
    expect(levelsOf(strength)).toEqual(['pot', 'POT'])
    expect(levelsOf({ ...strength, disciplines: ['cel', 'for'], allDisciplines: true })).toEqual(['cel+for', 'CEL+FOR'])
    expect(levelsOf(strength, '[pot] Maneuver.\n[pot][cel] Press.\n[POT] Both.')).toEqual(['pot', 'pot+cel', 'POT'])
    expect(levelsOf({ ...strength, disciplines: [] })).toEqual([''])
  })

  it('stands where cards of its kind do, and its tests at the same path', () => {
    expect(folderOf(strength)).toBe('shared/cards/library/combat/')
    expect(folderOf({ ...strength, types: ['Vampire'], clan: 'Banu Haqim' })).toBe('shared/cards/crypt/banu-haqim.ts')
    const { definition, test } = stubOf(strength, 'shared/cards/library/combat/strike.ts', ['borrowed-strength#1'])
    expect(definition).toEqual({
      file: 'shared/cards/library/combat/strike.ts',
      maker: 'combat',
      text: "  combat('borrowed-strength', [\n    mode('pot', []),\n    mode('POT', []),\n  ]),\n",
    })
    expect(test.file).toBe('test/cards/library/combat/strike.test.ts')
    expect(test.text).toMatch(/describe\('Brawler’s Strength', .*\['pot', NaN\],.*it\('borrowed-strength#1: /s)
  })

  it('of every type is written with its own maker', () => {
    const written = (type: CardFacts['types'][number]) =>
      stubOf({ ...strength, types: [type] }, 'shared/cards/library/x/y.ts', []).definition.text.trim()
    expect(written('Ally')).toBe("ally('borrowed-strength', ['pot','POT'], {}),")
    expect(written('Equipment')).toBe("equipment('borrowed-strength', {}),")
    expect(written('Political Action')).toBe("political('borrowed-strength', [], []),")
    expect(written('Reaction')).toMatch(/^reaction\('borrowed-strength', \[/)
  })

  it('says of a combat card when it is played and when it is replaced, as its wording does', () => {
    const begun = (wording: string) =>
      stubOf({ ...strength, disciplines: [] }, 'shared/cards/library/combat/x.ts', [], wording)
    const late = begun('Do not replace until after combat.\nManeuver.')
    expect(late.definition.text).toBe(
      "  delayed('combat', combat('borrowed-strength', [\n    mode('', [], { windows: ['range'] }),\n  ])),\n",
    )
    expect(late.test.text).toContain("asStrike('borrowed-strength', level, { window: 'range' })")
    expect(begun('Press.').definition.text).toContain("mode('', [], { windows: ['press'] })")
    expect(begun('Maneuver or press.').definition.text).toContain("mode('', []),")
    expect(begun('Do not replace until after combat.\nStrike: dodge.').definition.text).toMatch(
      /^ {2}delayed\('combat', [^]*mode\('', \[\]\),/,
    )
  })

  it('imports what it needs beside what is there', () => {
    expect(importing("import { a } from './x.ts'\n\nb\n", ['a', 'c'], './x.ts')).toBe(
      "import { a, c } from './x.ts'\n\nb\n",
    )
    expect(importing("import { a } from './x.ts'\n\nb\n", ['c'], './y.ts')).toBe(
      "import { a } from './x.ts'\nimport { c } from './y.ts'\n\nb\n",
    )
    expect(importing('b\n', [], './y.ts')).toBe('b\n')
  })
})
