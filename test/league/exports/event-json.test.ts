import { describe, expect, it } from 'vitest'
import { EVENT_JSON_VERSION, eventJson } from '../../../shared/league/exports/event-json.ts'
import type { EventReport, ReportedPenalty } from '../../../shared/league/exports/event-report.ts'
import { sampleRecord, sampleReport, withPlayers } from './sample-event.ts'

const read = (report: EventReport): Record<string, unknown> => JSON.parse(eventJson(report)) as Record<string, unknown>

/** Every field there is, by its way from the top; of lists what their first entry has. */
function fields(value: unknown, way = ''): string[] {
  if (Array.isArray(value)) return value.length === 0 ? [way] : fields(value[0], `${way}[]`)
  if (typeof value !== 'object' || value === null) return [way]
  return Object.entries(value).flatMap(([key, inside]) => fields(inside, `${way}.${key}`))
}

const told: ReportedPenalty[] = [
  { player: 'p6', level: 'caution', round: 1, infraction: '3.3', text: 'Slow play', judge: 'Jon' },
  { player: 'p6', level: 'warning', round: 2, infraction: '3.4', text: 'Said the wrong pool', judge: 'Ida' },
]

describe('an event as JSON', () => {
  it('has these fields in this version, and raises it when one goes', () => {
    const rounds = structuredClone(sampleRecord.rounds)
    const report = sampleReport({
      rounds,
      penalties: told,
      irregularities: [
        {
          round: 1,
          table: 2,
          text: 'Began again',
          judge: 'Hal',
        },
      ],
    })
    expect(EVENT_JSON_VERSION).toBe(1)
    expect(fields(read(report)).join(' ')).toBe(
      [
        '.format .version .event.id .event.revision .event.changed .event.name .event.place .event.online .event.url',
        '.event.organiser .event.began .event.ended .event.format .event.level .event.multideck .state .played',
        '.unrated .winner .players[].id .players[].name .players[].vekn.number .players[].vekn.confirmed',
        '.players[].city .players[].dropped .players[].disqualified .players[].deckFingerprint .rounds[].round',
        '.rounds[].starts .rounds[].ends .rounds[].tables[].table .rounds[].tables[].ends .rounds[].tables[].ruling',
        '.rounds[].tables[].seats[].player .rounds[].tables[].seats[].substituted',
        '.rounds[].tables[].seats[].score.played .rounds[].tables[].seats[].score.vp',
        '.rounds[].tables[].seats[].score.gw .rounds[].tables[].seats[].score.tp .final.starts .final.ends',
        '.final.seeds[] .final.placements[] .final.placing[].player .final.placing[].until .final.row[]',
        '.final.ruling .final.score.played[] .final.score.vp[] .final.score.winner .standings[].player',
        '.standings[].place .standings[].preliminaryPlace .standings[].gw .standings[].vp .standings[].tp',
        '.standings[].toss .standings[].final.seed .standings[].final.vp .standings[].final.gw',
        '.standings[].ratingPoints .standings[].grandPrixPoints .penalties[].player .penalties[].vekn',
        '.penalties[].level .penalties[].round .penalties[].infraction .penalties[].text .penalties[].judge',
        '.irregularities[].round .irregularities[].table .irregularities[].text .irregularities[].judge',
        '.winningDeck.player .winningDeck.name .winningDeck.author .winningDeck.comment .winningDeck.crypt[][]',
        '.winningDeck.library[][]',
      ].join(' '),
    )
  })

  it('is the same to the byte for the same event, in whatever order its fields were put', () => {
    const report = sampleReport()
    const turned = Object.fromEntries(Object.entries(report).toReversed()) as unknown as EventReport
    expect(eventJson(turned)).toBe(eventJson(report))
  })

  it('TREPORT-03: names winner, all results, graver penalties and what was irregular; a caution is not in it', () => {
    const rounds = structuredClone(sampleRecord.rounds)
    rounds[0]!.tables[1]!.ruling = 'Half a point each, after a fault of the service'
    const irregularities = [{ round: 1, table: 2, text: 'Began again with four', judge: 'Hal' }]
    const json = read(sampleReport({ rounds, penalties: told, irregularities }))
    expect(json).toMatchObject({
      winner: 'p9',
      irregularities,
      penalties: [{ player: 'p6', vekn: '3000006', level: 'warning', infraction: '3.4', judge: 'Ida', round: 2 }],
    })
    expect(JSON.stringify(json)).not.toContain('Slow play')
    expect(JSON.stringify(json)).toContain('Half a point each, after a fault of the service')
    expect(JSON.stringify(json).match(/"score":\{"played"/g)).toHaveLength(21)
  })

  it('TDECK-19: has fingerprints and no cards before the event is over', () => {
    const text = eventJson(sampleReport({ state: 'running' }))
    expect(text).toContain('"deckFingerprint": "f9"')
    expect(text).not.toContain('blood-doll')
    expect(text).not.toContain('Malkavian Night')
    expect(eventJson(sampleReport())).toContain('blood-doll')
  })

  it('TEVENT-03: says of each number whether it is confirmed', () => {
    const { players } = read(sampleReport({ players: withPlayers({ p3: { vekn: null } }) })) as {
      players: { vekn: unknown }[]
    }
    expect(players.slice(0, 3).map(({ vekn }) => vekn)).toEqual([
      { number: '3000001', confirmed: false },
      { number: '3000002', confirmed: true },
      null,
    ])
  })

  it('TREPORT-10: tells of an event that broke off why, and that it rates nobody', () => {
    const irregularities = [{ round: 2, table: null, text: 'The service was down for a week', judge: 'Hal' }]
    const json = read(sampleReport({ state: 'broken-off', final: null, irregularities }))
    expect(json).toMatchObject({ state: 'broken-off', unrated: 'broken off', winner: null, irregularities })
  })

  it('tells nothing that is not named here', () => {
    const report = { ...sampleReport(), event: { ...sampleRecord.event, secret: 'never' } } as unknown as EventReport
    expect(eventJson(report)).not.toContain('never')
  })
})
