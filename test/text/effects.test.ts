import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../shared/cards/catalogue.ts'
import type { CardFacts } from '../../shared/cards/facts.ts'
import { decks, definitions, isWhole } from '../../shared/cards/index.ts'
import * as conditions from '../../shared/cards/conditions.ts'
import { effects } from '../../shared/text/en/effects.ts'
import { effectPhrases, effectText } from '../../shared/text/effects/index.ts'
import type { Part } from '../../shared/text/effects/phrase.ts'
import { say } from '../../shared/text/effects/speak.ts'
import type { Op } from '../../shared/cards/language.ts'

/** What no text of a card may show. */
const GAPS = /⟦|undefined|null|NaN|\[object|[{}<>]|\s\s|\(\)| [,.;]|\.\.|;;/

describe('the texts of cards', () => {
  it.each([...definitions.keys()])('%s', key => {
    const text = effectText(key)
    expect(text.length).toBeGreaterThan(0)
    for (const line of text) {
      expect(line).not.toMatch(GAPS)
      expect(line).toMatch(/^(?:\[MERGED\] )?(?:\[[a-zA-Z]{3}\])*\s*(?:\(D[^)]*\) )?[A-Z0-9+-].*[^.]\.$/)
    }
  })

  it.each([
    ['ennoias-theater', 'Requires Gangrel or Gangrel antitribu.'],
    ['liquidation', 'Only usable if there are at least 7 cards in your library.'],
    ['propaganda', 'The target Methuselah chooses an unlocked ready minion they control. Lock that minion.'],
    ['lord-tremere', 'Once, during your minion phase, one of these: you can lock a ready Tremere vampire other than'],
    ['abraham-dusable', 'to give this vampire +1 stealth. Only one of the two'],
    ['millicent-smith-puritan-vampire-hunter', 'is about to be blocked, burn it and burn this card.'],
    ['trophy-diablerie', 'When an action of the bearer has ended, if'],
    ['the-embrace', 'must hunt this turn.'],
    ['childe-of-the-revolution', 'becomes a 1-capacity Anarch vampire of the clan of this vampire.'],
    ['piper', 'Choose an ally or a retainer in your hand which that minion can bring into play.'],
    ['foreshadowing-destruction', '+3 bleed while the target Methuselah has at most 9 pool, limited.'],
    ['claws-of-the-dead', 'strikes with hands for aggravated damage this round.'],
    ['jake-washington', 'becomes a mortal ally with 0 strength and 0 bleed.'],
    ['weighted-walking-stick', 'becomes a melee weapon equipment.'],
    ['bewitching-oration', 'Usable during the polling of a political action.'],
    ['cybele', 'You get +1 master phase action if, as that phase begins, this vampire is unlocked.'],
    ['sreelekha', 'You get +1 discard phase action if, as that phase begins, this vampire is ready.'],
    ['carrion-crows', 'the opposing minion takes 1 environmental damage'],
    ['daring-the-dawn', 'takes 2 unpreventable environmental aggravated damage.'],
    ['lunatic-eruption', 'inflict 1 unpreventable environmental damage on that minion'],
    ['eat-the-rich', 'burns 1 pool, and 3 more if they control a ready titled vampire.'],
    ['trap', 'When a card is played,'],
    ['homunculus', 'During any unlock phase, the bearer can burn 1 blood to unlock.'],
    ['enchanting-gaze', 'the blocking minion burns 1 of your corruption counters'],
    [
      'revelation-of-the-serpent',
      'you may burn 2 of your corruption counters from a minion the target Methuselah controls',
    ],
    ['hell-for-leather', 'The controller of the opposing minion burns 2 pool.'],
    ['organized-resistance', 'Anarch minion you control that could attempt to block the action.'],
    ['target-vitals', 'takes 2 more damage of the same kind, as part of the strike.'],
  ])('%s: %s', (key, part) => expect(effectText(key).join('\n')).toContain(part))

  it('says of a card without a definition what is known of it, and nothing of one that nobody knows', () => {
    for (const key of catalogue.keys()) for (const line of effectText(key)) expect(line).not.toMatch(GAPS)
    expect(effectText('colette')).toEqual(['Camarilla.'])
    expect(effectText('catalina-vega')).toEqual(['Camarilla. Prince of Buenos Aires. +1 bleed.'])
    expect(effectText('no-such-card')).toEqual([])
  })
  it('says that a minion, and not the card, is bounded to once each turn', () => {
    expect(effectText('the-british-museum-london').at(-1)).toMatch(/^Once each turn for each minion, after the action/)
  })
  it('says whose phase begins, and whose ready minion was burned', () => {
    expect(effectText('tupdog').at(-1)).toMatch(/^When your influence phase begins, burn this vampire and/)
    expect(effectText('frontal-assault').at(-1)).toBe(
      'When a minion is burned, if it was a ready minion your prey controlled, gain 1 pool.',
    )
  })

  it.each<[string, string[]]>([
    [
      'govern-the-unaligned',
      [
        'Action. Costs 1 blood.',
        '[dom] (D) Bleed at +2 bleed.',
        '[DOM] +1 stealth action. A vampire in your uncontrolled region younger than this vampire gains 3 blood.',
      ],
    ],
    [
      'deflection',
      [
        'Reaction. Costs 1 blood.',
        'Only usable if a minion is bleeding you.',
        '[dom] Usable after blocks are declined. Choose a Methuselah other than the acting Methuselah and you. ' +
          'Lock this vampire. That Methuselah is the new target of the bleed.',
        '[DOM] Usable after blocks are declined. A Methuselah other than the acting Methuselah and you is the new target of the bleed.',
      ],
    ],
    [
      'aire-of-elation',
      [
        'Action modifier. Costs 1 blood.',
        'Only usable if the action is a bleed.',
        '[pre] +1 bleed and +1 more if this vampire is Toreador, limited.',
        '[PRE] +2 bleed and +1 more if this vampire is Toreador, limited.',
      ],
    ],
    [
      'sport-bike',
      [
        'Equipment. Vehicle. Costs 1 pool.',
        '+1 stealth action. Put this card on this minion.',
        'The bearer gets +1 intercept.',
        'A minion can have only one vehicle.',
      ],
    ],
    ['lord-fianna', ['Camarilla. +1 stealth. Red List.', 'Allies cannot block this vampire.']],
  ])('says what %s does, and nothing else', (key, text) => {
    expect(effectText(key)).toEqual(text)
  })

  it('notices an operation, a selector, an amount, a test or a mark of a card that no words say', () => {
    const { facts } = definitions.get('conditioning')!
    const said = (...ops: Op[]) =>
      effectPhrases({ facts, modes: [{ level: 'dom', type: 'Action Modifier', windows: [], ops }] })
        .map(line => say(line, effects))
        .join(' ')
    expect(said({ op: 'watch', on: 'no-such-event', ops: [{ op: 'hunt' }], until: 'action' })).toMatch(GAPS)
    expect(said({ op: 'lock', who: 'by' }, { op: 'outcome', of: 'play', is: 'continues' })).toMatch(GAPS)
    expect(
      said(
        { op: 'lock', who: 'by' },
        { op: 'each', over: { cards: { keyword: 'no such word' } }, as: 'it', ops: [{ op: 'lock', who: 'it' }] },
      ),
    ).toMatch(GAPS)
    expect(said({ op: 'lock', who: 'by' })).not.toMatch(GAPS)
  })

  it('says what an advanced vampire does beside, while it is merged', () => {
    const { facts } = definitions.get('maldavis-advanced')!
    const merged = effectPhrases({
      facts,
      modes: [],
      merged: {
        statics: [{ on: { kind: 'minion', not: { sect: 'Anarch' } }, effect: { stat: 'intercept', delta: -1 } }],
      },
    })
    expect(merged.map(line => say(line, effects)).at(-1)).toBe('[MERGED] Minions that are not Anarch get -1 intercept.')
  })

  it('speaks another language by another table, without another renderer', () => {
    const phrases = {
      ...effects.phrases,
      'bleed.plus': 'saigner avec {n}',
      'announce.directed': 'Ⓓ {then}',
      'cost.blood': '{n} sang',
      costs: 'coûte {cost}',
      'type.Action': 'action',
    }
    expect(effectText('govern-the-unaligned', { ...effects, phrases }).slice(0, 2)).toEqual([
      'Action. Coûte 1 sang.',
      '[dom] Ⓓ saigner avec +2.',
    ])
  })

  it('has a sentence for every condition that is there, and knows which keys no card uses', () => {
    const keys = new Set(Object.keys(effects.phrases))
    const said = Object.values(conditions).flatMap(one => ('key' in one ? [one.key] : []))
    expect(said.length).toBeGreaterThan(30)
    const missing = said.filter(key => !keys.has(`condition.${key}`) && !keys.has(`played.${key}`))
    // The windows of what has it say it.
    expect(missing.toSorted()).toEqual(['by-vampire', 'end-of-round', 'even-locked', 'in-unlock-phase'])
    for (const definition of definitions.values())
      for (const used of effectPhrases(definition).flatMap(keysOf)) expect(keys).toContain(used)
  })
})

function keysOf(part: Part): string[] {
  if (typeof part !== 'object') return []
  if ('list' in part) return part.parts.flatMap(keysOf)
  if ('noun' in part) return [...part.before, ...part.after].flatMap(keysOf)
  return [part.key, ...Object.values(part.of).flatMap(one => (one === undefined ? [] : keysOf(one)))]
}

const repository = fileURLToPath(new URL('../..', import.meta.url))
const official = ['crypt', 'library'].map(name => path.resolve(repository, '../shared/data/cards', `${name}.json`))
const present = official.every(file => existsSync(file))

describe.runIf(present)('proof-reading', () => {
  it('puts the five decks, and then every other whole card, beside the official wording, in coverage/proof-reading.md', () => {
    const wording = new Map(
      official.flatMap(file =>
        (JSON.parse(readFileSync(file, 'utf8')) as { id: number; text: string }[]).map(({ id, text }) => [id, text]),
      ),
    )
    const page = ({ id, key, name }: CardFacts): string => {
      expect(effectText(key).length, key).toBeGreaterThan(0)
      return `### ${name}\n\n${(wording.get(id) ?? '')
        .split('\n')
        .map(line => `> ${line}`)
        .join('\n')}\n\n${effectText(key)
        .map(line => `- ${line}`)
        .join('\n')}\n`
    }
    const inBox = new Set(Object.values(decks).flatMap(deck => [...deck.crypt, ...deck.library].map(([, key]) => key)))
    const five = [...inBox].map(key => catalogue.get(key)!)
    const others = [...definitions.values()].map(({ facts }) => facts).filter(({ key }) => !inBox.has(key))
    const plain = [...catalogue.values()].filter(({ key }) => isWhole(key) && !definitions.has(key) && !inBox.has(key))
    expect([five.length, plain.length]).toEqual([137, 584])
    const folder = path.join(repository, 'coverage')
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      path.join(folder, 'proof-reading.md'),
      '# Official wording, and the text made from what the cards do\n\n' +
        `## The five decks\n\n${five.map(page).join('\n')}\n` +
        `## Others\n\n${others.map(page).join('\n')}\n` +
        `## Vampires whole by their rows\n\n${plain.map(page).join('\n')}`,
    )
  })
})
