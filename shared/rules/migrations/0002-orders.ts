import type { Migration } from './index.ts'

/** Standing orders had a list of comparisons each; they have a condition of public facts now. */
interface OldGuard {
  fact: 'target' | 'bleed' | 'stealth' | 'intercept' | 'blocker' | 'tally' | 'passes'
  is: '<' | '<=' | '=' | '>=' | '>'
  n: number
}
interface OldOrder {
  id: string
  windows: string[]
  when?: OldGuard[]
  do: 'pass' | 'ask'
}
interface OldOrders {
  seat: number
  from: number
  rules: OldOrder[]
}
interface Span {
  gte?: number
  lte?: number
}
type Facts = Record<string, unknown>

export const toOrders: Migration = {
  to: 2,
  lift: old => {
    const orders = old['orders'] as OldOrders[] | undefined
    return orders ? { ...old, orders: orders.map(one => ({ ...one, rules: one.rules.map(lifted) })) } : old
  },
}

/** What cannot be said any more asks its owner: never a guess. */
function lifted({ id, windows, when = [], do: deed }: OldOrder): object {
  const action: Facts = {},
    referendum: Facts = {}
  let said = true
  for (const { fact, is, n } of when) {
    const span = spanOf(is, n)
    if (fact === 'target')
      action['target'] = [0, 1, 2, 3, 4].filter(
        seat => within(seat, span) && (!action['target'] || (action['target'] as number[]).includes(seat)),
      )
    else if (fact === 'blocker') {
      if (is === '=') action['blocker'] = [n]
      else said = false
    } else if (fact === 'tally') referendum['tally'] = both(referendum['tally'] as Span | undefined, span)
    else if (fact === 'passes') referendum['passes'] = within(1, span)
    else action[fact] = both(action[fact] as Span | undefined, span)
  }
  return {
    id,
    do: said ? deed : 'ask',
    when: {
      window: windows,
      ...(Object.keys(action).length > 0 && { action }),
      ...(Object.keys(referendum).length > 0 && { referendum }),
    },
  }
}

const spanOf = (is: OldGuard['is'], n: number): Span =>
  is === '='
    ? { gte: n, lte: n }
    : is === '<'
      ? { lte: n - 1 }
      : is === '<='
        ? { lte: n }
        : is === '>'
          ? { gte: n + 1 }
          : { gte: n }
const within = (n: number, { gte = -Infinity, lte = Infinity }: Span): boolean => n >= gte && n <= lte
const both = (one: Span = {}, { gte = -Infinity, lte = Infinity }: Span): Span => {
  const least = Math.max(one.gte ?? -Infinity, gte),
    most = Math.min(one.lte ?? Infinity, lte)
  return { ...(least > -Infinity && { gte: least }), ...(most < Infinity && { lte: most }) }
}
