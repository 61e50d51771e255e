import { catalogue } from '../../cards/catalogue.ts'
import type { CardName, Message } from '../model/events.ts'
import type { StackEntry } from './view.ts'

/**
 * An entry of the stack as a sign and a sentence. It is made of the entry alone, so it tells no more than the view
 * does.
 */
export function saidOf(entry: StackEntry): { icon: string; message: Message } {
  switch (entry.kind) {
    case 'action': {
      const { acting, action, card, targets, stealth, on, bleed, blocker, intercept } = entry
      return {
        icon: action === 'card' ? (typeOf(card) ?? 'action') : action,
        message: {
          key: 'stack-action',
          params: { minion: acting, action, card, targets, stealth, on, bleed, blocker, intercept },
        },
      }
    }
    case 'combat':
      return {
        icon: 'combat',
        message: {
          key: 'stack-combat',
          params: { minion: entry.acting, opposing: entry.opposing, round: entry.round, range: entry.range },
        },
      }
    case 'play':
      return {
        icon: typeOf(entry.card) ?? 'card',
        message: { key: 'stack-play', params: { seat: entry.seat, card: entry.card, by: entry.by, mode: entry.mode } },
      }
    case 'window':
      return { icon: 'window', message: { key: 'stack-window', params: { window: entry.name } } }
    case 'choice':
      return { icon: 'choice', message: { key: 'stack-choice', params: { seat: entry.seat } } }
    case 'diablerie':
      return {
        icon: 'diablerie',
        message: { key: 'stack-diablerie', params: { minion: entry.by, card: entry.victim } },
      }
    case 'referendum': {
      const { seat, card, hunted, tally } = entry,
        votes = { for: tally.for, against: tally.against }
      if (hunted) return { icon: 'blood-hunt', message: { key: 'stack-hunt', params: { card: hunted, ...votes } } }
      return { icon: 'referendum', message: { key: 'stack-referendum', params: { seat, card, ...votes } } }
    }
  }
}

/** `political-action`, `action-modifier`, … */
const typeOf = (card: CardName | null): string | undefined =>
  catalogue
    .get(card?.key ?? '')
    ?.types[0]?.toLowerCase()
    .replaceAll(' ', '-')
