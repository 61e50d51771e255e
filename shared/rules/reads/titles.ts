import type { CardFacts } from '../../cards/facts.ts'
import type { Traits } from '../../cards/language.ts'

/**
 * The titles: what each gives in a referendum, which sect holds it, and what makes it unique (SECT-07 to SECT-16,
 * SABBAT-01 to SABBAT-03, LAIBON-01 to LAIBON-03).
 */
interface Title {
  votes: number
  sect?: string
  unique?: 'city' | 'clan' | 'single'
}

const TITLES: Readonly<Record<string, Title>> = {
  primogen: { votes: 1, sect: 'Camarilla' },
  prince: { votes: 2, sect: 'Camarilla', unique: 'city' },
  justicar: { votes: 3, sect: 'Camarilla', unique: 'clan' },
  'inner circle': { votes: 4, sect: 'Camarilla', unique: 'clan' },
  imperator: { votes: 0, sect: 'Camarilla', unique: 'single' },
  bishop: { votes: 1, sect: 'Sabbat' },
  archbishop: { votes: 2, sect: 'Sabbat', unique: 'city' },
  // No votes of its own: a ballot in the block of the prisci (SABBAT-02, PRISCI-01).
  priscus: { votes: 0, sect: 'Sabbat' },
  cardinal: { votes: 3, sect: 'Sabbat' },
  regent: { votes: 4, sect: 'Sabbat', unique: 'single' },
  baron: { votes: 2, sect: 'Anarch', unique: 'city' },
  kholo: { votes: 2, sect: 'Laibon', unique: 'clan' },
  magaji: { votes: 2, sect: 'Laibon' },
  // Printed on Independents, and tied to no sect (SECT-16).
  '1 vote': { votes: 1 },
  '2 votes': { votes: 2 },
}

/** A title as it is claimed; `titleClan` is the clan that a justicar, an Inner Circle member or a kholo stands for. */
type Claim = Pick<CardFacts, 'title' | 'city' | 'clan' | 'sect'> & Pick<Traits, 'titleClan'>

/** POLITICS-17 */
export const votesOf = (title: string | undefined): number => (title === undefined ? 0 : (TITLES[title]?.votes ?? 0))
/** The sect a title belongs to; undefined for one that is tied to none. */
export const sectOf = (title: string | undefined): string | undefined =>
  title === undefined ? undefined : TITLES[title]?.sect
export const isOfClan = (title: string | undefined): boolean => title !== undefined && TITLES[title]?.unique === 'clan'

/** Whether a vampire of this sect and clan can hold the title, and has its benefit (SECT-04, SECT-05). */
export function suits({ title, titleClan, clan, sect }: Claim): boolean {
  const needed = sectOf(title)
  return (needed === undefined || needed === sect) && (!isOfClan(title) || titleClan === clan)
}

/** What makes a title unique: its city, its clan, or itself; undefined for the others (CTITLE-02, CTITLE-03). */
export function titleKey({ title, city, titleClan }: Claim): string | undefined {
  const unique = title === undefined ? undefined : TITLES[title]?.unique
  if (unique === 'city') return city === undefined ? undefined : `city:${city}`
  if (unique === 'clan') return titleClan === undefined ? undefined : `${title}:${titleClan}`
  return unique === 'single' ? title : undefined
}
