import { describe, expect, it } from 'vitest'
import { definitions } from '../../shared/cards/index.ts'
import { effectText } from '../../shared/text/effects/index.ts'
import { unsaid } from './clauses.ts'
import { readWordings } from './official.ts'

const LINES = 'the ways stand in lines of their own'
const OUTCOME = 'what happens instead is all that the line says'
/** Of these cards a clause is printed in words that their text has not, and why that is right; or what is known wrong. */
const EXCEPTIONS: Readonly<Record<string, Record<string, string>>> = {
  amaranth: { instead: OUTCOME },
  'ashur-tablets': { another: 'each copy in play, whoever controls it' },
  'bleeding-the-vine': { or: LINES },
  'carfax-abbey': { another: 'who has gained blood from a hunting ground gains no more' },
  'dark-influences': { instead: OUTCOME },
  'delaying-tactics': { 'political action card': 'known wrong: the text does not say that there may be no card' },
  'flesh-of-marble': { unpreventable: 'says in other words which damage it prevents' },
  'gabrielle-di-righetti': { or: 'what an ally loses is its life' },
  'garibaldi-meucci-museum': { another: 'two of them fight' },
  groundfighting: { or: LINES },
  'heart-of-nizchetus': { ready: 'known wrong: the text does not say that the bearer must be ready' },
  'immortal-grapple': { another: 'another round is the next round' },
  'life-boon': { 'burn this card': 'then it is burned' },
  'new-blood': { phase: 'vampires are brought out in the influence phase' },
  ossian: { or: 'blood that is lost to damage has healed it or prevented destruction' },
  'protected-district': { or: LINES },
  psyche: { ready: 'known wrong: the text does not say that both must be ready' },
  rotschreck: { or: 'whatever becomes of the strike' },
  'saatet-ta': { or: LINES },
  'scourge-of-the-enochians': { 'even if': 'the choice may be left out, and the card goes on' },
  'sculpt-the-flesh': { or: 'what an ally loses is its life' },
  'spying-mission': { instead: OUTCOME },
  'tension-in-the-ranks': { or: LINES },
  'the-erciyes-fragments': { instead: 'removed where it would be burned' },
  tinglestripe: { or: LINES },
  'trophy-diablerie': { another: 'nobody diablerizes itself' },
  'undead-strength': { or: LINES },
  'voter-captivation': { instead: 'the vampire gains the rest' },
  'warsaw-station': { 'even if': 'what does not lock itself may be used while it is locked' },
  'weighted-walking-stick': { 'even if': 'damage that is about to be inflicted counts, prevented or not' },
}

describe('a clause of a wording that the text does not say', () => {
  it('is noticed by its words', () => {
    const printed = 'Choose another ready minion you control with capacity 5 or less. Only usable if it is locked.'
    expect(unsaid(printed, 'Only usable if a minion is locked. Choose a minion.')).toEqual([
      'capacity',
      'another',
      'you control',
      'ready',
    ])
    expect(
      unsaid(printed, 'Only usable if it is locked. Another ready minion you control of at most 5 capacity.'),
    ).toEqual([])
    expect(unsaid('Gain 1 blood or burn 1 pool, even if locked.', 'Gain 1 blood.')).toEqual(['even if', 'locked', 'or'])
  })

  it('is none where what is printed reminds of a rule or of the facts', () => {
    expect(unsaid('Requires a ready anarch. Maneuver.', 'Maneuver.')).toEqual([])
    expect(unsaid('An action directed at you (or a card you control).', 'It is directed at you.')).toEqual([])
  })

  it('is none where the text says it in the words of this house', () => {
    expect(
      unsaid(
        'Steal up to 2 pool from another Methuselah.',
        'Choose X, from 0 to 2. Move X pool from a Methuselah other than you.',
      ),
    ).toEqual([])
  })

  const wordings = readWordings()
  if (!wordings) console.log('No official list is at hand: the texts of cards were not compared with their wordings.')
  it.runIf(wordings)('is one of those listed, in every whole card', () => {
    const found: Record<string, string[]> = {}
    for (const [key, { facts }] of definitions) {
      const wording = wordings!.of.get(facts.id),
        clauses = wording === undefined ? [] : unsaid(wording, effectText(key).join('\n'))
      if (clauses.length > 0) found[key] = clauses
    }
    const listed = Object.fromEntries(Object.entries(EXCEPTIONS).map(([key, clauses]) => [key, Object.keys(clauses)]))
    expect(found).toEqual(listed)
  })
})
