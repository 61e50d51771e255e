import type { EventRecord } from '../../functions/store/port.ts'

/**
 * What somebody did and was told, with the moments between which it happened; one clock for all, that never stands
 * still.
 */
export type Op =
  /**
   * A command under its stored id. `reply`: what was answered to it, null where no answer arrived. `fresh`: not told
   * that it was a replay.
   */
  | {
      kind: 'command'
      from: number
      to: number
      seat: number
      id: string
      reply: { body: string; version: number; fresh: boolean } | null
    }
  /** Whatever shows a viewer's version: a view, a 304, a refusal that says how things stand. */
  | { kind: 'read'; from: number; to: number; seat: number; version: number }
  /** A command that was refused for good. */
  | { kind: 'refused'; from: number; to: number; seat: number; id: string }

/**
 * Whether a game behaved as one register that commands change one at a time: what is wrong with the history, a line
 * each.
 *
 * The stored events give the order of the commands. A command takes place at its event, a read somewhere between two
 * events at which its
 * viewer's version is the one it showed; both between their beginning and their end. Such moments exist if and only if
 * the least that
 * each can have, given all that had ended before it began, is not beyond the most it can have.
 */
export function faultsOf(events: readonly EventRecord[], ops: readonly Op[]): string[] {
  const faults: string[] = []
  const at = new Map<string, number>()
  for (const [index, { version, command, reply }] of events.entries()) {
    if (version !== index + 1) faults.push(`version ${version} follows ${index}`)
    if (at.has(command.id)) faults.push(`${command.id} was carried out at ${at.get(command.id)} and at ${index}`)
    if (reply.commandId !== command.id) faults.push(`the reply at ${index} is to ${reply.commandId}`)
    at.set(command.id, index)
  }

  const sent = new Map<string, { from: number; to: number; seat: number }>()
  const spans: Span[] = []
  for (const op of ops) {
    if (op.kind === 'command') commanded(op)
    else if (op.kind === 'refused') {
      if (at.has(op.id)) faults.push(`${op.id} was refused, and carried out`)
    } else spans.push(readSpan(events, op, faults))
  }
  for (const [id, index] of at) {
    const command = sent.get(id)
    if (command) spans.push({ from: command.from, to: command.to, least: 2 * index, most: 2 * index, what: id })
    else if (events[index]!.command.seat !== null) faults.push(`nobody sent ${id}`)
  }
  for (const id of sent.keys())
    if (!at.has(id) && sent.get(id)!.to < Infinity) faults.push(`${id} was acknowledged and is lost`)
  return [...faults, ...outOfOrder(spans)]

  function commanded({ id, seat, from, to, reply }: Extract<Op, { kind: 'command' }>): void {
    const before = sent.get(id) ?? { from: Infinity, to: Infinity, seat }
    sent.set(id, { seat, from: Math.min(before.from, from), to: reply ? Math.min(before.to, to) : before.to })
    if (!reply) return
    const index = at.get(id)
    const event = index === undefined ? undefined : events[index]
    if (!event || index === undefined) return
    if (reply.body !== event.reply.body) faults.push(`two replies to ${id}`)
    if (reply.version !== event.views[seat])
      faults.push(`${id} was told version ${reply.version} and led to ${event.views[seat]}`)
    spans.push({ from, to, least: 2 * index, most: Infinity, what: `reply to ${id}` })
  }
}

/** Even moments are events, odd ones lie behind them. */
interface Span {
  from: number
  to: number
  least: number
  most: number
  what: string
}

function readSpan(
  events: readonly EventRecord[],
  { from, to, seat, version }: Extract<Op, { kind: 'read' }>,
  faults: string[],
): Span {
  // A viewer's version never goes back, so those events lie together.
  const first = lowest(events.length, index => events[index]!.views[seat]! >= version),
    after = lowest(events.length, index => events[index]!.views[seat]! > version)
  if (first === after) faults.push(`seat ${seat} was shown version ${version}, which never was`)
  return { from, to, least: 2 * first + 1, most: 2 * after - 1, what: `version ${version} of seat ${seat}` }
}

function lowest(length: number, holds: (index: number) => boolean): number {
  let low = 0,
    high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

function outOfOrder(spans: Span[]): string[] {
  const faults: string[] = []
  const moments = spans
    .flatMap(span => [
      { when: span.from, span, begins: true },
      { when: span.to, span, begins: false },
    ])
    .sort((a, b) => a.when - b.when)
  const least = new Map<Span, number>()
  let done = -1
  let last = ''
  for (const { span, begins } of moments) {
    if (begins) {
      const place = Math.max(span.least, done)
      least.set(span, place)
      if (place > span.most) faults.push(`${span.what} came before ${last}, which had ended before it began`)
    } else if (least.get(span)! > done) {
      done = least.get(span)!
      last = span.what
    }
  }
  return faults
}
