import { describe, expect, it } from 'vitest'
import { syllables } from '../../../functions/web/parts/syllables.ts'
import { catalogue } from '../../../shared/cards/catalogue.ts'

const shown = (text: string): string => syllables(text).replaceAll('\u00ad', '·')

describe('where a name may be broken', () => {
  it.each([
    ['Sully', 'Sully'],
    ['Horace Radcliffe', 'Horace Rad·cliffe'],
    ['Chrysanthemum', 'Chry·san·the·mum'],
    ['Alexander Silverson', 'Ale·xan·der Sil·ver·son'],
    ['Flávio Gonçalves', 'Flávio Gon·çal·ves'],
    ['Mkhokheli', 'Mkho·kheli'],
    ['Bartholomäus von Hohenstaufen-Liechtenstein', 'Bar·tho·lo·mäus von Ho·hen·stau·fen-Liech·ten·stein'],
  ])('%s: %s', (name, broken) => expect(shown(name)).toBe(broken))

  it('leaves no piece of a vampire’s name longer than the narrowest tile takes, but for a few that have no syllables', () => {
    const LONGEST = 7,
      pieces = [...catalogue.values()]
        .filter(({ types }) => types[0] === 'Vampire')
        .flatMap(({ name }) => syllables(name).split(/[\s\u00ad'’",.-]+/))
    expect(pieces.length).toBeGreaterThan(100)
    expect([...new Set(pieces.filter(piece => piece.length > LONGEST))].toSorted()).toEqual([
      'Adrianne',
      'Schlempt',
      'Schwartz',
      'Stoschka',
    ])
  })

  it('breaks words of a text only from a length on', () => {
    expect(syllables('Methuselah combattimento', 10)).toBe(
      'Methuselah combattimento'.replace('combattimento', 'com\u00adbat\u00adti\u00admento'),
    )
  })
})
