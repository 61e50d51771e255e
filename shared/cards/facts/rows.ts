import type { CardFacts, CardRow, CardType } from '../facts.ts'

/**
 * How a card stands in a list: a line, with a tab between key, number, name, types, clans, group, capacity, Disciplines,
 * pool cost, blood cost, title, city, sect, keywords, marks, other names, and the rest as JSON.
 */
const MARKS = {
  advanced: 'a',
  banned: 'b',
  burnOption: 'd',
  outOfTurn: 'o',
  plain: 'p',
  trifle: 't',
  unique: 'u',
} as const satisfies Partial<Record<keyof CardRow, string>>
const marks = Object.entries(MARKS) as [keyof typeof MARKS, string][]

export function lineOf(row: CardRow): string {
  const { key, id, name, types, clan, clans, group, capacity, disciplines, allDisciplines } = row
  const { poolCost, bloodCost, title, city, sect, keywords, also, ...others } = row
  const more = Object.entries(others).filter(([field]) => !(field in MARKS) && !TOLD.has(field))
  return [
    key,
    id,
    name,
    types.join('/'),
    (clans ?? [clan]).join('/'),
    group,
    capacity,
    disciplines?.length === 0 ? NONE : disciplines?.join(allDisciplines ? '+' : ' '),
    poolCost,
    bloodCost,
    title,
    city,
    sect,
    keywords?.join('/'),
    marks.flatMap(([field, letter]) => (row[field] ? [letter] : [])).join(''),
    also?.join('|'),
    more.length > 0 ? JSON.stringify(Object.fromEntries(more)) : '',
  ]
    .map(value => value ?? '')
    .join('\t')
    .trimEnd()
}
/** A vampire of no Discipline. */
const NONE = '-'
const TOLD: ReadonlySet<string> = new Set(
  'key id name types clan clans group capacity disciplines allDisciplines'.split(' '),
)

export function rowOf(line: string): CardRow {
  const [key = '', id = '', name = '', types = '', clans = '', group = '', capacity = '', disciplines = '', ...rest] =
    line.split('\t')
  const [pool = '', blood = '', title = '', city = '', sect = '', keywords = '', marked = '', also = '', more = ''] =
    rest
  const ofClans = clans.split('/')
  return {
    key,
    id: Number(id),
    name,
    types: types.split('/') as CardType[],
    ...(clans !== '' && { clan: ofClans[0]! }),
    ...(ofClans.length > 1 && { clans: ofClans }),
    ...(group !== '' && { group: Number(group) }),
    ...(capacity !== '' && { capacity: Number(capacity) }),
    ...(disciplines !== '' && { disciplines: disciplines === NONE ? [] : disciplines.split(/[ +]/) }),
    ...(disciplines.includes('+') && { allDisciplines: true as const }),
    ...(title !== '' && { title }),
    ...(city !== '' && { city }),
    ...(sect !== '' && { sect }),
    ...(pool !== '' && { poolCost: costOf(pool) }),
    ...(blood !== '' && { bloodCost: costOf(blood) }),
    ...(keywords !== '' && { keywords: keywords.split('/') }),
    ...Object.fromEntries(marks.filter(([, letter]) => marked.includes(letter)).map(([field]) => [field, true])),
    ...(also !== '' && { also: also.split('|') }),
    ...(more !== '' && (JSON.parse(more) as Partial<CardFacts>)),
  }
}

const costOf = (text: string): number | 'X' => (text === 'X' ? 'X' : Number(text))

/** The head of a line, where only that is wanted of many. */
export const keyIn = (line: string): string => line.slice(0, line.indexOf('\t'))
export const idIn = (line: string): number => {
  const from = line.indexOf('\t') + 1
  return Number(line.slice(from, line.indexOf('\t', from)))
}
