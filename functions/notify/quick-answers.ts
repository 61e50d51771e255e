import { isSealable, type GameState, type Option, type Prompt } from '../../shared/rules/index.ts'
import type { NoticeWords, QuickKind } from '../../shared/text/notices.ts'
import type { PushMessage } from './notifier.ts'

/**
 * What may be answered from a notification. It is decided by what lies open alone: neither a lock screen nor how soon
 * somebody answers may
 * tell what they hold (windows.md#who-is-asked). So a question has the same buttons whatever is in the hand, and none of them
 * plays a card of it.
 */
const PLAIN: Record<QuickKind, true> = {
  pass: true,
  decline: true,
  block: true,
  maneuver: true,
  press: true,
  pay: true,
  yield: true,
}
const isPlain = (kind: Option['kind']): kind is QuickKind => kind in PLAIN

/**
 * The default and the one other, where there is one; the default alone where more can be done and it can be taken back
 * until it is published.
 */
export function quickOptions(state: GameState, { seat, window, options, default: given }: Prompt): Option[] {
  // Votes are thought over.
  if (window === 'polling') return []
  const plain = options.filter(({ kind, slots }) => isPlain(kind) && !slots)
  const first = plain.find(({ id }) => id === given.optionId),
    others = plain.filter(one => one !== first)
  if (!first) return []
  if (others.length === 1) return [first, ...others]
  return isSealable(state, seat, first) ? [first] : []
}

/** `card` names none that does not lie open. */
export function quickAnswers(
  state: GameState,
  prompt: Prompt,
  { failed, ...words }: NoticeWords['answers'],
  card: (minion: unknown) => string,
): PushMessage['answers'] {
  const options = quickOptions(state, prompt).flatMap(({ id, kind, effect }) => {
    if (!isPlain(kind)) return []
    const label = words[kind](card(effect.params?.['minion']))
    return [{ optionId: id, label: label.length <= LONGEST ? label : `${label.slice(0, LONGEST - 1).trimEnd()}…` }]
  })
  return options.length === 0 ? undefined : { options, failed }
}

/** More than that no button shows. */
const LONGEST = 40
