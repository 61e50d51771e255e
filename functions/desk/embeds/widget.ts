import { createHash } from 'node:crypto'
import type * as z from 'zod'
import type { EventStandings } from '../../../shared/api/event-standings.ts'
import type { Game } from '../../../shared/api/games.ts'
import type { EmbedWords } from '../../../shared/text/embed-words.ts'
import type { LanguageCode } from '../../../shared/text/languages.ts'
import { FINAL_ROUND } from '../desk-items.ts'
import type { EventRecord } from '../events/event.ts'

/**
 * A document that stands in a page of somebody else. It has no script and asks for nothing: what is in it is all there
 * is, and it is as new as the page that it stands in: a page that renews itself is not for everybody (WCAG 2.2.1).
 */
type GameView = z.infer<typeof Game>
type Standings = z.infer<typeof EventStandings>

/** One table as spectators are shown it now. */
export interface LiveTable {
  round: number
  table: number
  /** Null: nothing of it is shown yet. */
  game: GameView | null
  /** Judges have closed it to those who watch. */
  closed?: boolean
}
export interface Widget {
  event: Pick<EventRecord, 'id' | 'name' | 'spectators' | 'embedOn'>
  winner: string | null
  language: LanguageCode
  words: EmbedWords
  theme: 'auto' | 'light' | 'dark'
  shown: { standings: Standings; rows: number; over: number; of: number } | { tables: LiveTable[] }
}

const LIGHT = `--bg:#FFFDFA;--ink:#1E1A17;--ink2:#514A43;--line:#D9D1C4;--sunk:#F3EFE8;--decide:#7B1B2B;--soft:#F6E6E5;--for:#22633A;--link:#3A4A93`
const DARK = `--bg:#1D1A18;--ink:#F2EDE5;--ink2:#C9C0B5;--line:#3A342F;--sunk:#131110;--decide:#F08A95;--soft:#3A1B20;--for:#86D39B;--link:#A9B6FF`
/** The typeface is whatever the reader has: nothing is downloaded. */
const STYLE = `
:root{color-scheme:light;${LIGHT}}
:root.dark{color-scheme:dark;${DARK}}
@media(prefers-color-scheme:dark){:root.auto{color-scheme:dark;${DARK}}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.4 system-ui,sans-serif;font-variant-numeric:tabular-nums}
header,section,footer{padding:12px 16px;border-bottom:1px solid var(--line)}
header{display:flex;flex-wrap:wrap;gap:0 10px;align-items:baseline;justify-content:space-between}
h1,h2{margin:0;font:650 17px/1.25 Georgia,serif;overflow-wrap:anywhere}
small,p{color:var(--ink2)}
p{margin:6px 0 0}
ol{display:flex;flex-wrap:wrap;gap:4px;margin:8px 0 0;padding:0;list-style:none}
li{flex:1 1 0;min-width:62px;padding:2px;text-align:center;overflow-wrap:anywhere}
li b{display:block;font:650 17px Georgia,serif}
li.turn{background:var(--soft);border-radius:8px}
li.out{color:var(--ink2)}
li+li::before{content:'\\203A'/'';float:left;color:var(--ink2)}
table{width:100%;border-collapse:collapse}
td,th{padding:8px 6px;border-top:1px solid var(--line);text-align:left;font-weight:400;overflow-wrap:anywhere}
tr:first-child>*{border:0}
th{font-weight:650}
td.n{text-align:right;white-space:nowrap}
td.k{font:650 16px Georgia,serif}
svg{display:block;width:100%;height:8px;margin:6px 0}
.f{fill:var(--for)}.a{fill:var(--decide)}
.yes{color:var(--for);font-weight:650}.no{color:var(--decide);font-weight:650}
footer{display:flex;flex-wrap:wrap;gap:2px 12px;align-items:center;justify-content:space-between;border:0;background:var(--sunk)}
footer b{font:650 16px Georgia,serif}
a{color:var(--link);display:inline-flex;align-items:center;justify-content:flex-end;min-width:44px;min-height:44px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media(max-width:359px){li{flex-basis:100%;display:flex;gap:8px;justify-content:space-between;text-align:left}li+li::before{content:none}}
`
const HASH = createHash('sha256').update(STYLE).digest('base64')

/** Only those sites may frame it, and nothing in it may do anything. */
export const policyOf = ({ embedOn }: Pick<EventRecord, 'embedOn'>): string =>
  `default-src 'none'; style-src 'sha256-${HASH}'; base-uri 'none'; form-action 'none'; ` +
  `frame-ancestors ${embedOn.length > 0 ? embedOn.join(' ') : "'none'"}`

/** Text as it may stand anywhere in HTML, also in quotes. */
export const escaped = (text: string | number): string =>
  String(text).replaceAll(/[&<>"']/g, found => `&#${found.codePointAt(0)};`)

export function documentOf(widget: Widget): string {
  const { event, language, theme, shown, words } = widget
  const title = escaped(event.name)
  return (
    `<!doctype html><html lang="${language}" class="${theme}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main>` +
    ('standings' in shown ? standings(widget, shown) : tables(widget, shown.tables)) +
    `</main><footer><b>Praxis.</b> <small>${'tables' in shown ? late(widget) : ''}</small> ` +
    `<a href="/e/${event.id}" target="_blank" rel="noopener">` +
    `${escaped('standings' in shown ? words.all(shown.standings.rows.length) : words.open)}</a></footer></body></html>`
  )
}

function late({ event, words }: Widget): string {
  const { delay } = event.spectators
  if (!delay) return ''
  return escaped('minutes' in delay ? words.lateMinutes(delay.minutes) : words.latePublications(delay.publications))
}

const points = (n: number): string => `${n >= 1 || n === 0 ? Math.floor(n) : ''}${n % 1 === 0 ? '' : '½'}`

function standings(
  { event, words, winner }: Widget,
  shown: Extract<Widget['shown'], { standings: Standings }>,
): string {
  const rows = shown.standings.rows.slice(0, shown.rows)
  const line = ({ place, name, gameWins, victoryPoints }: Standings['rows'][number]): string =>
    `<tr><td class="n">${place}</td><th scope="row">${escaped(name)}</th><td class="n">${gameWins} GW</td>` +
    `<td class="n k">${points(victoryPoints)}<span class="unseen"> VP</span></td></tr>`
  return (
    `<header><h1>${escaped(event.name)}</h1> <small>${escaped(words.standings)} · ` +
    `${escaped(words.over(shown.over, shown.of))}</small></header><section>` +
    (winner === null ? '' : `<p><b>${escaped(words.finished(winner))}</b></p>`) +
    (rows.length === 0 ? `<p>${escaped(words.nothing)}</p>` : `<table>${rows.map(line).join('')}</table>`) +
    '</section>'
  )
}

function tables(widget: Widget, live: readonly LiveTable[]): string {
  const { event, words, winner } = widget
  const head = `<header><h1>${escaped(event.name)}</h1> <small>${escaped(words.tables)}</small></header>`
  const none = winner === null ? words.none : `${words.none} ${words.finished(winner)}`
  return (
    head +
    (live.length === 0 ? `<section><p>${escaped(none)}</p></section>` : live.map(one => table(widget, one)).join(''))
  )
}

function table({ words, language }: Widget, { round, table: number, game, closed }: LiveTable): string {
  const where = `${round === FINAL_ROUND ? words.final : words.round(round)}, ${words.table(number)}`
  if (!game) return `<section><h2>${escaped(where)}</h2>${closed ? `<p>${escaped(words.closed)}</p>` : ''}</section>`
  const { view, players } = game
  const name = (seat: number): string => escaped(players[seat]?.name ?? '')
  const seats = view.seats.map(({ seat, pool, ousted, withdrawn, victoryPoints }) => {
    const out = ousted || withdrawn,
      turn = view.turn?.seat === seat
    return (
      `<li class="${out ? 'out' : turn ? 'turn' : ''}">${name(seat)}` +
      `<b>${out ? '–' : pool}<span class="unseen"> ${escaped(out ? words.ousted : words.pool(pool))}</span></b>` +
      `<small>${[
        ...(out ? [words.ousted] : turn && view.turn ? [words.turn(view.turn.number)] : []),
        ...(victoryPoints > 0 ? [words.points(points(victoryPoints))] : []),
      ]
        .map(escaped)
        .join(' · ')}</small></li>`
    )
  })
  const awaited = view.waitingFor.map(seat => players[seat]?.name ?? '').join(', ')
  const until = game.deadline === null ? '' : `, ${words.until(moment(game.deadline, language))}`
  return (
    `<section><h2>${escaped(where)}</h2><ol>${seats.join('')}</ol>${underWay(view, words)}` +
    (awaited === '' ? '' : `<p>${escaped(words.waiting(awaited) + until)}</p>`) +
    '</section>'
  )
}

/** What is being resolved, with the votes so far where there is a referendum. */
function underWay({ stack }: GameView['view'], words: EmbedWords): string {
  const referendum = stack.findLast(entry => entry.kind === 'referendum'),
    entry = referendum ?? stack.findLast(({ kind }) => kind === 'action' || kind === 'combat')
  if (!entry) return ''
  const said = `<p><b>${escaped(entry.says.text)}</b></p>`
  if (!referendum) return said
  const { for: yes, against: no } = referendum.tally
  const all = Math.max(yes + no, 1)
  return (
    `${said}<svg viewBox="0 0 ${all} 1" preserveAspectRatio="none" aria-hidden="true">` +
    `<rect class="f" width="${yes}" height="1"/><rect class="a" x="${yes}" width="${no}" height="1"/></svg>` +
    `<p><span class="yes">✓ ${escaped(words.for(yes))}</span> · <span class="no">✗ ${escaped(words.against(no))}</span></p>`
  )
}

/** In the time of nobody's own, as nobody says where the reader is. */
const moment = (instant: string, language: LanguageCode): string =>
  `${new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(new Date(instant))} UTC`
