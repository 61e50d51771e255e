import { tournamentText } from '../../decks/tournament-text.ts'
import { playerIn, shownDeck, winnerOf, type EventReport, type WrittenDeck } from './event-report.ts'

export interface TwdOptions {
  /** Of an event that took days: its end alone, or both ends of it. */
  dates?: 'end' | 'both'
}
/** The text, or what it lacks. */
export type Twd = { text: string } | { lacks: 'end' | 'winner' | 'deck' }

/** The winning deck as the archive of tournament decks has it: seven lines in order, the score, the deck (TREPORT-06). */
export function twd(report: EventReport, { dates = 'end' }: TwdOptions = {}): Twd {
  const { event, state, rounds, final } = report
  if (state !== 'finished' || event.ended === null) return { lacks: 'end' }
  const winner = winnerOf(report)
  if (winner === null) return { lacks: 'winner' }
  const deck = shownDeck(report)
  if (deck?.player !== winner) return { lacks: 'deck' }
  const head = [
    inOneLine(event.name),
    event.place === null ? 'Online' : inOneLine(event.place),
    (dates === 'both' && event.began !== event.ended ? [event.began, event.ended] : [event.ended])
      .map(dated)
      .join(' -- '),
    final ? `${rounds.length}R+F` : `${rounds.length}R (no final)`,
    `${report.played} players`,
    inOneLine(playerIn(report, winner).name),
    inOneLine(event.url),
  ]
  return {
    text: [...head, '', scoreLine(report, winner), '', ...about(deck, head[5]!), tournamentText(deck)].join('\n'),
  }
}

/** Preliminary wins and points joined, and the points of the final beside them (TREPORT-07). */
function scoreLine({ standings }: EventReport, winner: string): string {
  const { gameWins, victoryPoints, final } = standings.find(({ player }) => player === winner)!
  return `-- ${gameWins}GW${victoryPoints}${final ? ` + ${final.victoryPoints}vp in final` : ''}`
}

/** An author is named only if it is not the winner. */
function about({ name, author, comment }: WrittenDeck, winner: string): string[] {
  const lines = [
    ...(name === null ? [] : [`Deck Name: ${inOneLine(name)}`]),
    ...(author === null || inOneLine(author) === winner ? [] : [`Created by: ${inOneLine(author)}`]),
  ]
  const told = comment.split(/\r\n|\r|\n/).map(line => line.replace(/\p{Cc}+/gu, ' ').trimEnd())
  const from = told.findIndex(line => line !== '')
  const to = told.findLastIndex(line => line !== '')
  const said = from < 0 ? [] : told.slice(from, to + 1).map(plain)
  return [lines, said].flatMap(part => (part.length > 0 ? [...part, ''] : []))
}

/** What is told of a deck must not be read as its headings. */
const plain = (line: string): string =>
  /^\s*(?:cr[yi]pt|library|bibliot|libreria|deck name|created by|author)/iu.test(line) ? `- ${line.trimStart()}` : line

const inOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
/** `2026-11-02` is `November 2nd 2026`. */
function dated(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return `${MONTHS[month - 1]} ${date}${ordinal(date)} ${year}`
}
function ordinal(date: number): string {
  if (date >= 11 && date <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][date % 10] ?? 'th'
}
