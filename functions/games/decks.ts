import type * as z from 'zod'
import type { AnyDeck, DeckReport } from '../../shared/api/decks.ts'
import { loadFacts, type CardPool } from '../../shared/cards/catalogue.ts'
import { decks } from '../../shared/cards/five-decks.ts'
import { isWhole } from '../../shared/cards/support.ts'
import { knownNames, type NamedCard } from '../../shared/cards/names.ts'
import { calledOf, check, listOfKeys, type Checked } from '../../shared/decks/check.ts'
import { isNotRead, type List, type NotRead } from '../../shared/decks/list.ts'
import { readList } from '../../shared/decks/read.ts'
import { renderDeckReason } from '../../shared/text/index.ts'
import type { Official } from './official.ts'
import { refused, type Refused } from './refused.ts'

export type GivenDeck = z.infer<typeof AnyDeck>
type Report = z.infer<typeof DeckReport>

/** A deck as it was given, read and judged, or why it cannot be read. */
export interface Judged {
  list: List
  checked: Checked
}

/** What a deck says. Only a list of names needs the names of all cards; keys are those of this build. */
export async function judge(
  official: (() => Promise<Official>) | undefined,
  deck: GivenDeck,
  pool: CardPool,
): Promise<Judged | Refused> {
  await loadFacts()
  const list =
    typeof deck === 'string' ? listOfKeys(decks[deck]) : 'list' in deck ? readList(deck.list) : listOfKeys(deck)
  if (isNotRead(list)) return unreadable(list)
  const names = list.format !== 'keys' && official ? (await official()).names : knownNames
  return { list, checked: check(list, names, pool, isWhole) }
}

/** What it is, and of a link what to do instead. */
export const unreadable = ({ unreadable: code }: NotRead, path = 'deck.list'): Refused =>
  refused('unreadable-deck', {
    errors: [{ path, code }],
    ...(code === 'link-elsewhere' && {
      detail: 'Nothing is fetched from elsewhere: send the list itself, or a link that holds it (VDB: deck in URL)',
    }),
  })

export function reportOf({ list, checked }: Judged): Report {
  const { lines, understood, problems, missing, deck, ...counts } = checked
  return {
    format: list.format,
    name: list.name,
    lines: lines.map(({ found, ...line }) => ({
      ...line,
      state: found.state,
      card: found.state === 'found' ? wireCard(found.card) : null,
      whole: found.state === 'found' && found.card.key !== undefined && isWhole(found.card.key),
      candidates: found.state === 'found' ? [] : found.candidates.map(wireCard),
    })),
    ignored: list.ignored,
    understood,
    ...counts,
    legal: {
      ok: problems.length === 0,
      reasons: problems.map(({ reason, rule, cards = [] }) => ({
        reasonCode: reason,
        ruleRef: rule,
        text: renderDeckReason(reason),
        cards,
      })),
    },
    playable: {
      ok: understood && missing.length === 0,
      missing: missing.map(one => ({ ...one, card: wireCard(one.card) })),
    },
    deck: problems.length === 0 ? deck : null,
  }
}

const wireCard = ({
  id,
  key,
  name,
  crypt,
  group,
  capacity,
  advanced,
}: NamedCard): Report['lines'][number]['candidates'][number] => ({
  id,
  key: key ?? null,
  name,
  crypt,
  group: group ?? null,
  capacity: capacity ?? null,
  advanced: advanced ?? false,
})

/** Why nobody sits down with it: it is not legal, or it is and cannot be played whole. Undefined when neither is so. */
export function refusalOf(judged: Judged): Refused | undefined {
  const { problems, missing } = judged.checked
  if (problems.length + missing.length === 0) return undefined
  return refused(problems.length > 0 ? 'illegal-deck' : 'unplayable-deck', {
    decks: [
      ...problems.map(({ reason, rule, cards = [] }) => ({ reasonCode: reason, ruleRef: rule, cards })),
      ...(missing.length > 0
        ? [{ reasonCode: 'not-whole', ruleRef: null, cards: missing.map(({ card }) => calledOf(card)) }]
        : []),
    ],
    report: reportOf(judged),
  })
}
