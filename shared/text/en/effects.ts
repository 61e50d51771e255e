import type { EffectWords } from '../effects/speak.ts'
import type { Noun } from '../effects/phrase.ts'
import { clauses } from './effect-clauses.ts'
import { printed } from './effect-facts.ts'
import { parts } from './effect-parts.ts'
import { tests } from './effect-tests.ts'

/** English for the texts of cards. Another language is another such object: the compiler names the keys it lacks. */

const phrases = { ...clauses, ...parts, ...tests, ...printed }
export type EffectKey = keyof typeof phrases

const NOUNS = {
  minion: ['minion', 'minions'],
  vampire: ['vampire', 'vampires'],
  ally: ['ally', 'allies'],
  location: ['location', 'locations'],
  equipment: ['equipment', 'equipment cards'],
  retainer: ['retainer', 'retainers'],
  monster: ['monster', 'monsters'],
  combat: ['combat card', 'combat cards'],
  master: ['master card', 'master cards'],
  reaction: ['reaction card', 'reaction cards'],
  politicalAction: ['political action card', 'political action cards'],
  modifier: ['action modifier card', 'action modifier cards'],
  action: ['action card', 'action cards'],
  event: ['event', 'events'],
  conviction: ['conviction card', 'conviction cards'],
  library: ['library card', 'library cards'],
  crypt: ['crypt card', 'crypt cards'],
  card: ['card', 'cards'],
  methuselah: ['Methuselah', 'Methuselahs'],
  title: ['', ''],
  named: ['', ''],
} as const
export type NounKey = keyof typeof NOUNS

function noun({ noun: key, form, n, upTo, name }: Noun, before: readonly string[], after: string): string {
  const [one, many] = NOUNS[key]
  const several = form === 'many' || form === 'all' || (n ?? 1) > 1
  const named = name !== undefined && several ? `cards named ${name}` : name
  const head = [...before, named ?? (several ? many : one)].filter(Boolean).join(' ')
  const tail = after === '' ? '' : ` ${after}`
  if (n !== undefined && n > 1) return `${upTo ? 'up to ' : ''}${n} ${head}${tail}`
  switch (form) {
    case 'bare':
    case 'many':
    case 'all':
      return head + tail
    case 'that':
      return `that ${name ?? one}`
    case 'the':
      return `the ${head}${tail}`
    case 'each':
      return `each ${head}${tail}`
    case 'any':
      return `any ${head}${tail}`
    case 'one':
      return `a ${head}${tail}`
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const effects: EffectWords = {
  phrases,
  noun,
  feminine: new Set(),
  many: new Set(['seat.you', 'seat.they', 'ref.those', 'relative.cards', 'relative.seats']),
  others: 1,
  noneIsOne: false,
  name: name => name,
  list: (list, parts) =>
    list === 'steps'
      ? parts.join('; ')
      : parts.length < 2 || list === 'sum'
        ? parts.join(' + ')
        : list === 'either'
          ? `either ${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`
          : `${parts.slice(0, -1).join(', ')} ${list === 'both' ? 'and' : list} ${parts.at(-1)}`,
  sentence: text => (text === '' ? '' : `${capital(text)}${/[.:!]$/.test(text) ? '' : '.'}`),
  capital,
  tidy: text =>
    text
      .replace(/\+ -/g, '- ')
      .replace(/\b(a|an|no|one) (?:An?|The) (?=\p{Lu})/gu, '$1 ')
      .replace(/\bit's\b/g, 'its')
      .replace(/\b(a) (?=[aeiou](?!ni[qt]))/gi, '$1n ')
      .replace(/\s+/g, ' ')
      .replace(/\s+([.,:;])/g, '$1')
      .trim(),
}
