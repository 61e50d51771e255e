/**
 * RFC 6902 as far as it is needed: what changes one JSON value into another, and that change carried out. A field that
 * is undefined is one that is not there. Lists are compared from both ends, which is how piles, rows and logs change.
 */
export type Operation = { op: 'add' | 'replace'; path: string; value: unknown } | { op: 'remove'; path: string }

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

export function diff(before: unknown, after: unknown, path = ''): Operation[] {
  if (before === after) return []
  if (Array.isArray(before) && Array.isArray(after)) return between(before, after, path)
  if (!isFields(before) || !isFields(after)) return [{ op: 'replace', path, value: after }]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): Operation[] => {
    const was = before[key],
      is = after[key],
      at = `${path}/${escaped(key)}`
    if (was === undefined) return is === undefined ? [] : [{ op: 'add', path: at, value: is }]
    return is === undefined ? [{ op: 'remove', path: at }] : diff(was, is, at)
  })
}

function between(before: readonly unknown[], after: readonly unknown[], path: string): Operation[] {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && same(before[head], after[head])) head++
  let tail = 0
  while (tail < shorter - head && same(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++
  const common = shorter - head - tail
  const changed = Array.from({ length: common }, (_, i) =>
    diff(before[head + i], after[head + i], `${path}/${head + i}`),
  ).flat()
  const gone = Array.from({ length: before.length - head - tail - common }, (_, i): Operation => ({
    op: 'remove',
    path: `${path}/${before.length - tail - 1 - i}`,
  }))
  const come = after
    .slice(head + common, after.length - tail)
    .map((value, i): Operation => ({ op: 'add', path: `${path}/${head + common + i}`, value }))
  return [...changed, ...gone, ...come]
}

/** The same JSON value, in whatever order its fields stand. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, i) => same(one, b[i]))
  return isFields(a) && isFields(b) && [...Object.keys(a), ...Object.keys(b)].every(key => same(a[key], b[key]))
}

/**
 * The value with all operations carried out, in their order; the one given stays as it was. Throws where a path leads
 * nowhere.
 */
export const patched = (value: unknown, operations: readonly Operation[]): unknown =>
  operations.reduce(
    (now, operation) =>
      step(
        now,
        operation.path
          .split('/')
          .slice(1)
          .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~')),
        operation,
      ),
    value,
  )

function step(value: unknown, [key, ...deeper]: string[], operation: Operation): unknown {
  if (key === undefined) return operation.op === 'remove' ? undefined : operation.value
  const last = deeper.length === 0
  if (Array.isArray(value)) {
    const at = key === '-' ? value.length : Number(key)
    if (!Number.isInteger(at) || at < 0 || at > value.length - (last && operation.op === 'add' ? 0 : 1))
      throw new RangeError(`No ${operation.path}`)
    if (last && operation.op === 'remove') return value.toSpliced(at, 1)
    return value.toSpliced(at, last && operation.op === 'add' ? 0 : 1, step(value[at], deeper, operation))
  }
  if (!isFields(value) || (!Object.hasOwn(value, key) && !(last && operation.op === 'add')))
    throw new RangeError(`No ${operation.path}`)
  const { [key]: was, ...others } = value
  return last && operation.op === 'remove' ? others : { ...value, [key]: step(was, deeper, operation) }
}
