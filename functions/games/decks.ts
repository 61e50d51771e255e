import type * as z from 'zod'
import type { DeckReport, KeptDeckRef, SeatDeck } from '../../shared/api/decks.ts'
import { loadFacts, type CardPool } from '../../shared/cards/catalogue.ts'
import { decks } from '../../shared/cards/five-decks.ts'
import { isWhole } from '../../shared/cards/support.ts'
import { knownNames, type NamedCard } from '../../shared/cards/names.ts'
import { calledOf, check, listOfKeys, type Checked } from '../../shared/decks/check.ts'
import { isNotRead, type List, type NotRead } from '../../shared/decks/list.ts'
import { readList } from '../../shared/decks/read.ts'
import { renderDeckReason } from '../../shared/text/index.ts'
import type { DeskStore } from '../store/desk-port.ts'
import { keptList, type KeptList } from './kept-decks.ts'
import type { Service } from './service.ts'
import { refused, type Refused } from './refused.ts'

export type GivenDeck = z.infer<typeof SeatDeck>
type KeptRef = z.infer<typeof KeptDeckRef>
const isKept = (deck: GivenDeck): deck is KeptRef => typeof deck !== 'string' && 'kept' in deck
type Report = z.infer<typeof DeckReport>

/** A deck as it was given, read and judged, or why it cannot be read. */
export interface Judged {
  list: List
  checked: Checked
  /** Of a deck that somebody keeps: which version it is. */
  kept?: { id: string; version: number }
}

/** Who looks, and where: a deck that is kept is its owner's alone. */
export interface Judging extends Pick<Service, 'official'> {
  store?: DeskStore
  owner?: string
}

/** What a deck says. Only a list of names needs the names of all cards; keys are those of this build. */
export async function judge({ official, ...of }: Judging, deck: GivenDeck, pool: CardPool): Promise<Judged | Refused> {
  await loadFacts()
  const kept = isKept(deck) ? await keptIn(of, deck) : undefined
  if (isKept(deck) && !kept)
    return refused('unreadable-deck', { errors: [{ path: 'deck.kept', code: 'no-such-deck' }] })
  const list = listGiven(isKept(deck) ? { list: kept?.list ?? '' } : deck)
  if (isNotRead(list)) return unreadable(list)
  const names = list.format !== 'keys' && official ? (await official()).names : knownNames
  const { id, version } = kept ?? {}
  return {
    list,
    checked: check(list, names, pool, isWhole),
    ...(id !== undefined && version !== undefined && { kept: { id, version } }),
  }
}

const keptIn = async ({ store, owner }: Judging, deck: KeptRef): Promise<KeptList | undefined> =>
  store && owner !== undefined ? keptList(store, owner, deck) : undefined

function listGiven(deck: Exclude<GivenDeck, KeptRef>): List | NotRead {
  if (typeof deck === 'string') return listOfKeys(decks[deck])
  return 'list' in deck ? readList(deck.list) : listOfKeys(deck)
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

export const wireCard = ({
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
