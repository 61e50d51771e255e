import type { Op, Traits } from '../../cards/language.ts'
import type { EffectKey } from '../en/effects.ts'
import { until } from './limits.ts'
import { listOf, phrase, type Part } from './phrase.ts'
import { ref, type Scene } from './scene.ts'
import { discipline } from './selectors.ts'

/** What a card becomes. */
export function becomes(
  { who, traits, until: lasting, like, titleOf, chosen: word }: Extract<Op, { op: 'become' }>,
  scene: Scene,
): Part {
  if (titleOf !== undefined) return phrase('receive-title', { who: ref(scene, who), card: ref(scene, titleOf) })
  if (traits.untitled) return phrase('lose-title', { who: ref(scene, who) })
  if (traits.asVampire)
    return phrase('ruled', {
      who: ref(scene, who),
      rule: phrase(traits.asVampire.noActions ? 'as-vampire.no-actions' : 'as-vampire', {
        disciplines: listOf(
          'and',
          traits.asVampire.disciplines.map(code => discipline(code)),
        ),
      }),
    })
  const parts: Part[] = []
  const { keywords, numbers } = wordsOf(traits)
  if (traits.types)
    parts.push(
      phrase('become.type', {
        type: phrase(`type.${traits.types[0]}` as EffectKey),
        ...(keywords.length > 0 && { words: listOf('and', keywords) }),
        ...(numbers.length > 0 && { numbers: listOf('and', numbers) }),
        ...(traits.capacity !== undefined && { capacity: traits.capacity }),
        ...(traits.sect && { sect: traits.sect }),
        ...(like && { [traits.sect ? 'clanOf' : 'like']: ref(scene, like) }),
      }),
    )
  if (traits.clan) parts.push(phrase('become.clan', { clan: traits.clan }))
  if (traits.sect && !traits.types) parts.push(phrase('become.sect', { sect: traits.sect }))
  if (traits.title)
    parts.push(
      traits.city === undefined
        ? /^\d/.test(traits.title)
          ? phrase('become.with-votes', { n: Number.parseInt(traits.title, 10) })
          : phrase('become.title', { title: phrase(titleKey(traits.title)) })
        : phrase('become.title-of', { title: phrase(titleKey(traits.title)), city: traits.city }),
    )
  if (word) parts.push(phrase('clan' in word ? 'of-that-clan' : 'become.circle'))
  return phrase('become', {
    who: ref(scene, who),
    parts: listOf('and', parts),
    ...(lasting !== 'leaves' && lasting !== 'game' && { until: until(scene, lasting) }),
  })
}
/** What is printed on a card of a type besides. */
export const wordsOf = ({ keywords = [], strength, bleed }: Traits): { keywords: Part[]; numbers: Part[] } => ({
  keywords: keywords
    .filter(word => !keywords.includes(`melee ${word}`))
    .map(word => phrase(`word.${word}` as EffectKey)),
  numbers: [
    ...(strength === undefined ? [] : [phrase('strength', { n: strength })]),
    ...(bleed === undefined ? [] : [phrase('bleed-of', { n: bleed })]),
  ],
})
export const titleKey = (title: string): EffectKey => `title.${title}` as EffectKey
