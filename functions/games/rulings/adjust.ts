import { Position } from '../../../shared/api/position.ts'
import type { RulingOf } from '../../../shared/api/judging.ts'
import { patched, same } from '../../../shared/api/patch.ts'
import { adjust as adjusted, adjustable } from '../../../shared/rules/position/adjusting.ts'
import { aftermathOf } from '../aftermath.ts'
import { refused, type Refused } from '../refused.ts'
import { ruledBy, type Matter, type Ruled } from './matter.ts'

/** A partial correction, between two actions alone: nothing is undone and nothing drawn anew (TJUDGE-10). */

type Change = RulingOf<'adjust'>['patch'][number]

export function adjust(matter: Matter, { patch }: RulingOf<'adjust'>): Ruled | Refused {
  const { game, at, env } = matter
  const { state } = game
  if (state.result) return refused('game-over')
  if (state.frames.length !== 1 || state.frames[0]!.kind !== 'turn') return refused('not-between-actions')
  let wanted: unknown = adjustable(state)
  for (const [place, change] of patch.entries()) {
    try {
      wanted = carriedOut(wanted, change)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      return refused('not-adjustable', { errors: [{ path: `patch.${place}`, code: 'leads-nowhere' }] })
    }
  }
  const position = Position.safeParse(asHeld(wanted))
  if (!position.success)
    return refused('not-adjustable', {
      errors: position.error.issues.slice(0, SHOWN).map(({ path, code }) => ({ path: path.join('.'), code })),
    })
  const made = adjusted(state, position.data, env)
  if ('faults' in made) return refused('not-adjustable', { errors: made.faults.slice(0, SHOWN) })
  const { game: after, events } = aftermathOf(game, made.applied, at, null)
  return { game: after, events: [ruledBy(matter, 'adjust', null), ...events], report: { conserved: made.conserved } }
}
const SHOWN = 10

/** One operation; throws a RangeError where it leads nowhere, or where a test fails (RFC 6902). */
function carriedOut(document: unknown, change: Change): unknown {
  switch (change.op) {
    case 'add':
    case 'replace':
    case 'remove':
      return patched(document, [change as Parameters<typeof patched>[1][number]])
    case 'test':
      if (!same(valueAt(document, change.path), change.value)) throw new RangeError('Not so')
      return document
    case 'copy':
      return patched(document, [{ op: 'add', path: change.path, value: valueAt(document, change.from) }])
    case 'move': {
      const value = valueAt(document, change.from)
      if (change.path.startsWith(`${change.from}/`)) throw new RangeError('Into itself')
      return patched(document, [
        { op: 'remove', path: change.from },
        { op: 'add', path: change.path, value },
      ])
    }
  }
}

function valueAt(document: unknown, pointer: string): unknown {
  let value = document
  for (const key of pointer.split('/').slice(1)) {
    const field = key.replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, field))
      throw new RangeError(`No ${pointer}`)
    value = Reflect.get(value, field)
  }
  return value
}

const HELD = ['hand', 'ash', 'library', 'crypt', 'removed'] as const

/** What was moved there from play brings its counters along, which go to the bank. */
function asHeld(position: unknown): unknown {
  const { seats } = position as { seats?: unknown }
  if (!Array.isArray(seats)) return position
  return { ...(position as object), seats: seats.map(seat => heldOnly(seat)) }
}

function heldOnly(seat: unknown): unknown {
  if (typeof seat !== 'object' || seat === null) return seat
  const held = HELD.flatMap(pile => {
    const cards: unknown = Reflect.get(seat, pile)
    return Array.isArray(cards) ? [[pile, cards.map(bare)]] : []
  })
  return { ...seat, ...Object.fromEntries(held) }
}

/** With nothing on it or under it. */
function bare(card: unknown): unknown {
  if (typeof card !== 'object' || card === null) return card
  const fields = Object.entries(card).filter(([field]) => ['card', 'generic', 'as'].includes(field))
  const burdened = ['attachments', 'under'].some(field => {
    const on: unknown = Reflect.get(card, field)
    return Array.isArray(on) && on.length > 0
  })
  return burdened || 'merged' in card ? card : Object.fromEntries(fields)
}
