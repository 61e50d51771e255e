import type { CardDefinition } from '../../cards/definition.ts'
import type { CardFacts } from '../../cards/facts.ts'
import type { Stat } from '../../cards/language.ts'
import type { EffectKey } from '../en/effects.ts'
import { changeOf } from './amounts.ts'
import { titleKey } from './becoming.ts'
import { sentences, listOf, phrase, type Part } from './phrase.ts'
import { discipline, levels } from './selectors.ts'

/** What is known of a card by its facts: what it is, what it requires and costs. */
export function factLines(facts: CardFacts, { modes }: CardDefinition): Part[] {
  const parts =
    facts.capacity !== undefined && facts.types.includes('Vampire')
      ? ofVampire(facts)
      : ofLibrary(
          facts,
          modes.some(mode => mode.level !== ''),
        )
  return parts.length > 0 ? [sentences(parts)] : []
}

function ofVampire(facts: CardFacts): Part[] {
  const { merged } = facts
  return [
    ...(facts.sect ? [phrase('is', { what: facts.sect })] : []),
    ...titleParts(facts),
    ...numbers(1, facts.bleed, facts.strength, facts.stealth, facts.intercept),
    ...words(facts),
    ...(facts.unique ? [] : [phrase('non-unique')]),
    ...(facts.circle ? [phrase('circle', { circle: facts.circle })] : []),
    ...(facts.slaveOf ? [phrase('slave-of', { clan: facts.slaveOf })] : []),
    ...(merged && Object.keys(merged).length > 0
      ? [
          phrase('merged', {
            parts: listOf('and', [
              ...(merged.sect ? [merged.sect] : []),
              ...titleParts(merged),
              ...numbers(0, merged.bleed, merged.strength, merged.stealth, merged.intercept),
            ]),
          }),
        ]
      : []),
  ]
}

function titleParts({ title, city }: Pick<CardFacts, 'title' | 'city'>): Part[] {
  if (title === undefined) return []
  return [
    city === undefined
      ? phrase('title', { title: phrase(titleKey(title)) })
      : phrase('title-of', { title: phrase(titleKey(title)), city }),
  ]
}

/** Beyond what every vampire has. */
function numbers(base: number, bleed?: number, strength?: number, stealth?: number, intercept?: number): Part[] {
  const of = (stat: Stat, n: number | undefined, start: number): Part[] =>
    n === undefined || n === start
      ? []
      : [changeOf(stat, { n: phrase(n < start ? 'minus' : 'plus', { n: Math.abs(n - start) }) })]
  return [
    ...of('bleed', bleed, base),
    ...of('strength', strength, base),
    ...of('stealth', stealth, 0),
    ...of('intercept', intercept, 0),
  ]
}

const words = ({ keywords }: CardFacts): Part[] => (keywords ?? []).map(word => phrase(`word.${word}` as EffectKey))

function ofLibrary(facts: CardFacts, levelled: boolean): Part[] {
  // Flight is a trait, whatever the list calls it.
  const disciplines = (facts.disciplines ?? []).filter(code => code !== 'fli')
  const required: Part[] = [
    ...(facts.clans ? [listOf('or', facts.clans)] : facts.clan ? [facts.clan] : []),
    ...((facts.requiresSect ?? []).length > 0 ? [listOf('or', facts.requiresSect!)] : []),
    ...(facts.requiresTitle
      ? [
          phrase('a-title', {
            title: listOf(
              'or',
              facts.requiresTitle.map(title => phrase(titleKey(title))),
            ),
          }),
        ]
      : []),
    ...(facts.requiresTraits ?? []).map(trait => phrase(`word.${trait}` as EffectKey)),
    ...(facts.requiresCapacity === undefined ? [] : [phrase('capacity-least', { n: facts.requiresCapacity })]),
    ...(!levelled && disciplines.length > 0 ? [levels(disciplines.join('+'))] : []),
  ]
  const costs: Part[] = [
    ...(facts.poolCost === undefined ? [] : [phrase('cost.pool', { n: facts.poolCost })]),
    ...(facts.bloodCost === undefined ? [] : [phrase('cost.blood', { n: facts.bloodCost })]),
  ]
  return [
    listOf(
      'or',
      facts.types.map(type => phrase(`type.${type}`)),
    ),
    ...(facts.unique ? [phrase('unique')] : []),
    ...(facts.trifle ? [phrase('trifle')] : []),
    ...(facts.outOfTurn ? [phrase('out-of-turn')] : []),
    ...words(facts),
    ...(required.length > 0 ? [phrase('requires', { what: listOf('and', required) })] : []),
    ...(costs.length > 0 ? [phrase('costs', { cost: listOf('and', costs) })] : []),
    ...(facts.life === undefined ? [] : [phrase('life', { n: facts.life })]),
    ...(facts.strength === undefined ? [] : [phrase('strength', { n: facts.strength })]),
    ...(facts.bleed === undefined ? [] : [phrase('bleed-of', { n: facts.bleed })]),
    ...numbers(0, undefined, undefined, facts.stealth, facts.intercept),
    ...(facts.burnOption ? [phrase('burn-option')] : []),
    ...(facts.asVampire
      ? [
          phrase('as-vampire', {
            disciplines: facts.asVampire.either
              ? listOf('or', facts.asVampire.disciplines.map(discipline))
              : levels(facts.asVampire.disciplines.join('+')),
            ...(facts.asVampire.sect !== undefined && { sect: facts.asVampire.sect }),
            ...(facts.asVampire.capacity !== undefined && { capacity: facts.asVampire.capacity }),
          }),
        ]
      : []),
  ]
}
