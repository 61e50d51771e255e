import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../infra/root.ts'
import { catalogue } from '../../shared/cards/catalogue.ts'
import { definitions, isWhole } from '../../shared/cards/index.ts'
import { definitionSizes, medianOf, sizesIn } from '../cards-report/definition-sizes.ts'
import { ids } from '../conformance/rulebook.ts'
import { parsed, propertiesOf, wordsOf } from './language-words.ts'

/**
 * The language of cards grows by cards, not by words. Each figure is what there is; whoever raises one names beside it,
 * in the
 * same change, the three cards that need the new word, or the rule of the rulebook that has a verb or a procedure for
 * it.
 */
interface Figure {
  most: number
  raised: { by: number; cards?: string[]; rule?: string }[]
}
/** However many cards come: no more operations than this. */
const MOST_OPERATIONS = 40
const FIGURES: Record<'operations' | 'statistics' | 'rules' | 'events' | 'windows' | 'frames', Figure> = {
  operations: { most: 35, raised: [{ by: 1, rule: 'ACT-01' }] },
  statistics: {
    most: 19,
    raised: [
      { by: 1, rule: 'POLITICS-21' },
      { by: 1, cards: ['jaroslav-pascek', 'nephandus', 'the-dracon'] },
      { by: 1, cards: ['adelino-da-silva', 'doc-martina', 'frondator'] },
      { by: 1, rule: 'DRAW-01' },
      { by: 1, rule: 'CTITLE-05' },
    ],
  },
  rules: {
    most: 14,
    raised: [
      { by: 1, cards: ['claws-of-the-dead', 'wolf-claws', 'bone-spur'] },
      { by: 1, rule: 'STRIKE-31' },
      { by: 1, rule: 'DRAW-01' },
      { by: 1, rule: 'RES-02' },
      { by: 1, rule: 'COMBAT-08' },
      { by: 1, cards: ['ponticulus', 'enkidu-the-noah', 'anachronism'] },
      { by: 1, cards: ['blood-rage', 'bollix', 'soul-burn'] },
      { by: 1, rule: 'STRIKE-32' },
      { by: 1, rule: 'GLOSS-01' },
      { by: 1, rule: 'HUNT-01' },
      { by: 1, rule: 'CTITLE-06' },
      { by: 1, cards: ['stanislava', 'midget', 'olid-loa'] },
      { by: 1, rule: 'POLITICS-08' },
      { by: 1, rule: 'TORPOR-02' },
      { by: 1, rule: 'DIAB-02' },
      { by: 1, rule: 'DIABLERIE-01' },
      { by: 1, rule: 'GOLDEN-01' },
    ],
  },
  /** What a trigger or a watch of a card waits for. */
  events: {
    most: 17,
    raised: [
      'BLEED-13',
      'UNLOCK-07',
      'POLITICS-08',
      'BURN-01',
      'CTRL-02',
      'DAMAGE-01',
      'DAMAGE-02',
      'PLAY-01',
      'PRESS-01',
      'RES-01',
      'ROUNDEND-01',
      'UNLOCK-01',
      'POL-01',
      'TURN-01',
      'ANN-01',
      'CONTEST-01',
      'END-02',
      'PLAY-02',
      'SETUP-10',
      'POLITICS-21',
      'POLITICS-29',
      'BLOCK-01',
      'STRIKE-01',
      'EQUIP-01',
      'END-05',
      'CANCEL-01',
    ]
      .map(rule => ({ by: 1, rule }) as Figure['raised'][number])
      .concat(
        { by: 1, rule: 'STRIKE-01' },
        { by: 1, rule: 'BURN-03' },
        { by: 1, rule: 'BURN-01' },
        { by: 1, rule: 'GLOSS-04' },
        { by: 1, rule: 'SECT-01' },
        { by: 1, rule: 'DISCARD-01' },
      )
      .concat({ by: 1, cards: ['priority-contract', 'the-black-throne', 'flames-of-insurrection'] })
      .concat({ by: 1, cards: ['gift-of-proteus', 'black-market-cache', 'mokole-blood'] }),
  },
  windows: { most: 24, raised: [{ by: 1, rule: 'END-01' }] },
  frames: { most: 12, raised: [] },
}
/** Of a field that fewer than three whole cards have: who else says the same, the rule, or why it stands alone. */
const PRINTED: Readonly<Record<string, { cards?: string[]; rule?: string; alone?: string }>> = {
  merged: { rule: 'MERGE-08' },
  returns: { cards: ['akhenaten-the-sun-pharaoh', 'kherebutu', 'nephren-ka', 'qetu-the-evil-doer'] },
  reduces: { cards: ['powerbase-tshwane', 'sunset-strip-hollywood', 'eccentric-billionaire'] },
  removed: {
    alone:
      'Others remove themselves as they resolve; this one whatever becomes of it, and then nothing of it resolves.',
  },
  claims: {
    alone: 'No other card gains the victory points of somebody, and no operation could: nobody has had them before.',
  },
}
/** As much as it says, in lines as long as they may be; how the formatter breaks it is held less narrowly. */
const PACKED = { median: 4, most: 20 },
  FORMATTED_MEDIAN = 12

function* partsOf(part: unknown): Generator<Record<string, unknown>> {
  if (typeof part !== 'object' || part === null) return
  yield part as Record<string, unknown>
  for (const inner of Object.values(part)) yield* partsOf(inner)
}
const all = [...definitions.values()]
const waitedFor = all.flatMap(({ triggers = [], modes, abilities, actions, strikes }) => [
  ...triggers.map(trigger => trigger.on),
  ...[...partsOf({ modes, abilities, actions, strikes, triggers: triggers.map(one => one.ops) })].flatMap(part =>
    part['op'] === 'watch' ? [String(part['on'])] : [],
  ),
])
const frames = parsed('shared/rules/model/frames.ts').statements.flatMap(one =>
  ts.isInterfaceDeclaration(one) && one.heritageClauses?.some(base => base.getText().includes('FrameBase'))
    ? [one.name.text]
    : [],
)

describe('the language of cards', () => {
  it.each<[keyof typeof FIGURES, () => string[]]>([
    ['operations', () => wordsOf('shared/cards/language.ts', 'Op', 'op')],
    ['statistics', () => wordsOf('shared/cards/language.ts', 'Stat')],
    ['rules', () => wordsOf('shared/cards/language.ts', 'Rule')],
    ['events', () => [...new Set(waitedFor)]],
    ['windows', () => wordsOf('shared/cards/language.ts', 'WindowName')],
    ['frames', () => frames],
  ])('has no more %s than its figure, and each above it for three cards or a rule', (name, found) => {
    const { most, raised } = FIGURES[name]
    const there = found().toSorted()
    expect(
      there.length,
      `${there.join(' ')}: name three cards, or a rule, beside the figure of ${name}`,
    ).toBeLessThanOrEqual(most + raised.reduce((sum, { by }) => sum + by, 0))
    for (const { cards = [], rule } of raised) {
      expect(rule !== undefined || cards.length >= 3, 'three cards or a rule').toBe(true)
      for (const card of cards) expect(definitions.has(card), card).toBe(true)
      if (rule !== undefined) expect(ids).toContain(rule)
    }
  })

  it('has forty operations at most', () => {
    expect(wordsOf('shared/cards/language.ts', 'Op', 'op').length).toBeLessThanOrEqual(MOST_OPERATIONS)
  })

  it('has no field of a definition for one card alone: three are whole that have it, or three are printed that say it', () => {
    const fields = propertiesOf('shared/cards/definition.ts', 'CardDefinition')
    expect(Object.keys(PRINTED).filter(field => !fields.includes(field))).toEqual([])
    for (const field of fields.filter(one => one !== 'facts' && one !== 'modes')) {
      const whole = all.filter(one => one[field as keyof typeof one] !== undefined).map(({ facts }) => facts.key)
      const cards = new Set([...whole, ...(PRINTED[field]?.cards ?? [])])
      for (const card of cards) expect(catalogue.get(card), card).toBeDefined()
      const { rule, alone } = PRINTED[field] ?? {}
      if (rule !== undefined) expect(ids).toContain(rule)
      else if (alone === undefined) expect(cards.size, field).toBeGreaterThanOrEqual(3)
    }
  })

  it('says little of a card: four lines in the median and never more than twenty, if lines are filled', () => {
    const sizes = definitionSizes(),
      packed = sizes.map(size => size.packed)
    expect(sizes.length).toBeGreaterThan(800)
    expect(medianOf(packed)).toBeLessThanOrEqual(PACKED.median)
    expect(Math.max(...packed)).toBeLessThanOrEqual(PACKED.most)
    expect(medianOf(sizes.map(size => size.formatted))).toBeLessThanOrEqual(FORMATTED_MEDIAN)
  })

  it('counts of a definition all of it, and what its file says beside it', () => {
    const source = (...lines: string[]) => ts.createSourceFile('a.ts', lines.join('\n'), ts.ScriptTarget.Latest, true)
    const long = `'${'x'.repeat(300)}'`
    expect(
      sizesIn(source("import { a } from 'b'", `export const cards = [f(${long}),`, '  g({', '    a,', '  })]')),
    ).toEqual([
      { formatted: 1, packed: 3, alone: 3 },
      { formatted: 3, packed: 1, alone: 1 },
    ])
    expect(sizesIn(source(`const one = ${long}`, 'export const cards = [one]'))).toEqual([
      { formatted: 2, packed: 3, alone: 1 },
    ])
  })

  it('is all that the core knows of cards: nothing in shared/rules names one', () => {
    const named = files('shared/rules').flatMap(file =>
      quoted(file)
        .filter(text => (isWhole(text) && !RULEBOOK.has(text)) || names.has(text))
        .map(text => `${file}: ${text}`),
    )
    expect(named).toEqual([])
  })
})

/** What the rulebook says, too: there is a vampire called Normal, an archetype Monster, and a card Dodge. */
const RULEBOOK: ReadonlySet<string> = new Set(['dodge', 'monster', 'normal'])
/** Some cards that are not played yet are called as the rulebook calls something else: Dodge, Lock. */
const names = new Set([...catalogue.values()].filter(({ key }) => isWhole(key)).map(({ name }) => name))
/** What stands in quotes, outside of comments. */
const quoted = (file: string): string[] =>
  [
    ...readFileSync(join(ROOT, file), 'utf8')
      .replace(/\/\*[^]*?\*\/|\/\/.*/g, '')
      .matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`/g),
  ].map(([, one, two, three]) => one ?? two ?? three ?? '')
const files = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map(String)
    .filter(file => file.endsWith('.ts'))
    .map(file => `${folder}/${file}`)
