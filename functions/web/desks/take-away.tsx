import { useState } from 'preact/hooks'
import type { Infer } from '../../../shared/api/client.ts'
import type { SeasonStandings } from '../../../shared/api/event-standings.ts'
import type { League } from '../../../shared/api/leagues.ts'
import { Panel, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { client, troubleOf } from '../session.ts'
import type { Trouble } from '../trouble.ts'
import { useDeskWords } from '../words/index.ts'

interface TakeAwayProps {
  id: string
  league: Infer<typeof League>
  standings: Infer<typeof SeasonStandings> | null
  mode: string
}

/** Puts a text into a file of the reader's. */
export function saveFile(name: string, media: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: media }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}

/** What a spreadsheet would take for a formula is none. */
const cell = (value: string | number): string => {
  const text = String(value)
  return `"${(/^[=+\-@]/.test(text) && typeof value === 'string' ? `'${text}` : text).replaceAll('"', '""')}"`
}
const csvOf = ({ rows, events }: Infer<typeof SeasonStandings>): string =>
  [
    [
      'place',
      'name',
      'game wins',
      'victory points',
      'rating points',
      'grand prix points',
      ...events.map(one => one.name),
    ],
    ...rows.map(row => [
      row.place,
      row.name,
      row.gameWins,
      row.victoryPoints,
      row.ratingPoints,
      row.grandPrixPoints,
      ...events.map(({ event }) => row.each.find(one => one.event === event)?.ratingPoints ?? ''),
    ]),
  ]
    .map(line => line.map(cell).join(','))
    .join('\r\n')

const PAGE = 100

async function signedResults(events: readonly { event: string }[]): Promise<object[]> {
  const all: object[] = []
  for (const { event } of events) {
    let cursor: string | null | undefined
    do {
      const query = { event, limit: PAGE, ...(cursor != null && { cursor }) }
      const { body } = await client.call('results', { query })
      all.push(...(body?.results ?? []))
      cursor = body?.cursor
    } while (cursor != null)
  }
  return all
}

/** The season as files; one that cannot be made leaves the others as they are. */
export function TakeAway({ id, league, standings, mode }: TakeAwayProps) {
  const { league: words } = useDeskWords()
  const [failed, setFailed] = useState<{ file: string; trouble: Trouble } | undefined>(undefined)
  const name = `${id}-${league.season ?? 'events'}`
  const files = {
    json: async () => saveFile(`${name}.json`, 'application/json', JSON.stringify({ by: mode, ...standings }, null, 1)),
    csv: async () => saveFile(`${name}.csv`, 'text/csv', csvOf(standings!)),
    results: async () => {
      const results = await signedResults(league.events.filter(({ state }) => state !== 'registration'))
      saveFile(`${name}-results.json`, 'application/json', JSON.stringify({ results }, null, 1))
    },
  }
  const take = async (file: keyof typeof files): Promise<void> => {
    setFailed(undefined)
    try {
      await files[file]()
    } catch (failure) {
      setFailed({ file, trouble: troubleOf(failure) })
    }
  }
  return (
    <Panel
      class="take-away"
      heading={
        <>
          {words.take} <small>{words.takeHelp}</small>
        </>
      }
    >
      <ul class="files">
        {(Object.keys(files) as (keyof typeof files)[]).map(file => (
          <li>
            <button
              type="button"
              class="quiet"
              disabled={file !== 'results' && (standings?.rows.length ?? 0) === 0}
              onClick={() => void take(file)}
            >
              <Sign name="down" />
              <span>
                <b>{words.files[file]}</b>
                <small>{words.fileHelp[file]}</small>
              </span>
            </button>
            {failed?.file === file && (
              <TroubleNotice trouble={{ ...failed.trouble, said: words.failed }} again={() => void take(file)} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
