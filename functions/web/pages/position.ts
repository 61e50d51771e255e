/**
 * A position as the sandbox page keeps it: a text, and the same as fields. Nothing here knows what a position may hold:
 * what the form has no field for
 * stays in the text as it was written, and the server says what does not fit.
 */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type Fields = { [key: string]: Json }
export type Path = readonly (string | number)[]

export const fieldsOf = (value: Json | undefined): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
export const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : [])
export const textIn = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined)
export const numberIn = (value: Json | undefined): number | undefined => (typeof value === 'number' ? value : undefined)

export const valueAt = (from: Json | undefined, path: Path): Json | undefined =>
  path.reduce<Json | undefined>(
    (value, step) => (typeof step === 'number' ? listOf(value)[step] : fieldsOf(value)[step]),
    from,
  )

/** The same with another value in this place; without one, the place is left out. */
export function withAt(from: Json | undefined, path: Path, value: Json | undefined): Json {
  const [step, ...rest] = path
  if (step === undefined) return value ?? {}
  if (typeof step === 'number') {
    const list = listOf(from)
    return value === undefined && rest.length === 0
      ? list.toSpliced(step, 1)
      : Object.assign([...list], { [step]: withAt(list[step], rest, value) })
  }
  const { [step]: old, ...others } = fieldsOf(from)
  return value === undefined && rest.length === 0 ? others : { ...fieldsOf(from), [step]: withAt(old, rest, value) }
}

/** What effects have made of a card and what was chosen for it says something by being empty too. */
const AS_IT_IS: ReadonlySet<string> = new Set(['changed', 'vars', 'settings'])
const EMPTY: ReadonlySet<string> = new Set(['[]', '{}', 'false', '{"masters":0,"trifles":0}'])

/** A position without what goes without saying, as somebody would write it. */
export function brief(value: Json): Json {
  if (Array.isArray(value)) return value.map(brief)
  if (typeof value !== 'object' || value === null) return value
  const said = Object.entries(value).map(([key, one]) => [key, AS_IT_IS.has(key) ? one : brief(one)] as const)
  // A minion no card is known of is one by its empty braces.
  return Object.fromEntries(said.filter(([key, one]) => key === 'generic' || !EMPTY.has(JSON.stringify(one))))
}

const LINE = 56

/** As text: what fits a line stands on one. */
export function written(value: Json, indent = ''): string {
  const line = JSON.stringify(value, null, 1).replace(/\n */g, ' ')
  if (typeof value !== 'object' || value === null || indent.length + line.length <= LINE) return line
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map(one => inner + written(one, inner))
    : Object.entries(value).map(([key, one]) => `${inner}${JSON.stringify(key)}: ${written(one, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}

const SPACE = /[\s,:]*/y,
  WORD = /"(?:[^"\\]|\\.)*"|[^\s,:[\]{}"]+/y

/** Where in a text the value at a path stands; of one that is not there, what it would stand in. */
export function placeIn(text: string, path: Path): [from: number, to: number] {
  let at = 0,
    place: [number, number] = [0, text.length],
    depth = -1
  const skip = (): void => {
    SPACE.lastIndex = at
    SPACE.exec(text)
    at = SPACE.lastIndex
  }
  const word = (): string => {
    WORD.lastIndex = at
    const found = WORD.exec(text)?.[0] ?? text[at] ?? ''
    at += Math.max(found.length, 1)
    return found
  }
  const read = (reached: number): void => {
    skip()
    const from = at,
      sign = text[at]
    if (sign === '{' || sign === '[') {
      at++
      for (let i = 0; at < text.length; i++) {
        skip()
        if (text[at] === '}' || text[at] === ']') {
          at++
          break
        }
        const step = sign === '[' ? i : word().slice(1, -1)
        read(reached >= 0 && path[reached] === step ? reached + 1 : -1)
      }
    } else word()
    if (reached > depth) {
      depth = reached
      place = [from, at]
    }
  }
  read(0)
  return place
}

export const STARTS: Record<'blank' | 'bleed' | 'combat' | 'vote', Json> = {
  blank: {
    seats: [
      { ready: [{ generic: {} }], library: ['deflection'] },
      { ready: [{ generic: {} }], library: ['deflection'] },
    ],
  },
  bleed: {
    seats: [
      {
        pool: 18,
        ready: [{ card: 'alexa-draper' }],
        hand: ['govern-the-unaligned', 'conditioning'],
        library: ['on-the-qui-vive', 'deflection'],
      },
      {
        pool: 6,
        ready: [{ card: 'gelasia-fotiou' }],
        hand: ['deflection', 'telepathic-misdirection'],
        library: ['eyes-of-argus', 'deflection'],
      },
      { pool: 11, ready: [{ card: 'tamoszius', locked: true }], library: ['majesty', 'deflection'] },
    ],
    settings: { format: 'three-player' },
  },
  combat: {
    seats: [
      {
        ready: [{ card: 'horace-radcliffe', attachments: [{ card: '44-magnum' }] }],
        hand: ['immortal-grapple', 'torn-signpost', 'taste-of-vitae'],
        library: ['deep-song', 'deflection'],
      },
      { ready: [{ card: 'tamoszius' }], hand: ['majesty', 'blur', 'pursuit'], library: ['majesty', 'deflection'] },
    ],
  },
  vote: {
    seats: [
      {
        pool: 12,
        edge: true,
        ready: [{ card: 'catalina-vega' }, { card: 'tamoszius' }],
        hand: ['consanguineous-boon', 'bewitching-oration'],
        library: ['majesty', 'deflection'],
      },
      { pool: 20, ready: [{ card: 'horst-von-bruhl' }], hand: ['deflection'], library: ['deflection', 'majesty'] },
      { pool: 9, ready: [{ card: 'ines-tristao' }], library: ['deflection', 'majesty'] },
    ],
    settings: { format: 'three-player' },
  },
}
