import type { Person } from '../../games/player-ids.ts'
import type * as z from 'zod'
import type { EventExport, ExportQuery } from '../../../shared/api/event-exports.ts'
import { archonJson } from '../../../shared/league/exports/archon.ts'
import { archondata } from '../../../shared/league/exports/archondata.ts'
import { resultsCsv, standingsCsv } from '../../../shared/league/exports/csv.ts'
import { eventJson } from '../../../shared/league/exports/event-json.ts'
import type { EventReport } from '../../../shared/league/exports/event-report.ts'
import { ics } from '../../../shared/league/exports/ics.ts'
import { reportOf } from '../../../shared/league/exports/reported.ts'
import { twd } from '../../../shared/league/exports/twd.ts'
import { isRefused, refused, type Refused } from '../../games/refused.ts'
import type { Service } from '../../games/service.ts'
import { meet } from './event.ts'
import { recordedEvent } from './recorded.ts'

type Asked = z.output<typeof ExportQuery>
type Exported = z.infer<typeof EventExport>
interface Written {
  text: string
  notRated?: string[]
}

const FORMS: Record<
  Asked['as'],
  { ending: string; media: string; write: (report: EventReport, asked: Asked) => Written | Refused }
> = {
  json: { ending: 'json', media: 'application/json', write: report => ({ text: eventJson(report) }) },
  standings: { ending: 'standings.csv', media: 'text/csv', write: report => ({ text: standingsCsv(report) }) },
  results: { ending: 'results.csv', media: 'text/csv', write: report => ({ text: resultsCsv(report) }) },
  archon: { ending: 'archon.json', media: 'application/json', write: report => ({ text: archonJson(report) }) },
  archondata: { ending: 'archondata.txt', media: 'text/plain', write: asArchondata },
  twd: { ending: 'twd.txt', media: 'text/plain', write: asTwd },
  ics: { ending: 'ics', media: 'text/calendar', write: report => ({ text: ics(report) }) },
}

/** What an organiser takes elsewhere. Names and numbers are personal, so it is theirs alone. */
export async function exportEvent(service: Service, by: Person, id: string, asked: Asked): Promise<Exported | Refused> {
  const met = await meet(service, id, by)
  if (isRefused(met)) return met
  if (!met.organiser) return refused('forbidden', { detail: 'Only its organisers take an event elsewhere' })
  const { ending, media, write } = FORMS[asked.as]
  const written = write(reportOf(await recordedEvent(service, met, asked.rated)), asked)
  if (isRefused(written)) return written
  return { file: `${id}.${ending}`, media, text: written.text, notRated: written.notRated ?? [] }
}

/** A row without a valid number blocks the whole, unless it is asked for all the same (TREPORT-04). */
function asArchondata(report: EventReport, { incomplete }: Asked): Written | Refused {
  const written = archondata(report, { incomplete: incomplete === '1' })
  return 'blocked' in written
    ? refused('event-state', { ruleRef: 'TREPORT-04', detail: `No valid number: ${written.blocked.join(', ')}` })
    : written
}

const LACKS = {
  end: 'The event is not finished',
  winner: 'Nobody has won it',
  deck: 'The deck of who won is not there',
}
function asTwd(report: EventReport): Written | Refused {
  const written = twd(report)
  return 'lacks' in written ? refused('event-state', { ruleRef: 'TREPORT-06', detail: LACKS[written.lacks] }) : written
}
