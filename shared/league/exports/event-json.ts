import {
  playerIn,
  reportedPenalties,
  shownDeck,
  winnerOf,
  type EventReport,
  type ReportedFinal,
} from './event-report.ts'

/** Named in each file. A field may be added under the same number; one that goes or changes its meaning raises it. */
export const EVENT_JSON_VERSION = 1

/**
 * The whole report as JSON. Each field is named here, so that what a report comes to hold besides is in no export by
 * itself, and the same report gives the same bytes.
 */
export function eventJson(report: EventReport): string {
  const { event, state, played, unrated } = report
  const winner = winnerOf(report)
  const deck = shownDeck(report)
  const json = {
    format: 'praxis-event',
    version: EVENT_JSON_VERSION,
    event: {
      id: event.id,
      revision: event.version,
      changed: event.changed,
      name: event.name,
      place: event.place,
      online: event.place === null,
      url: event.url,
      organiser: event.organiser,
      began: event.began,
      ended: event.ended,
      format: event.format,
      level: event.level,
      multideck: event.multideck,
    },
    state,
    played,
    unrated,
    winner,
    players: report.players.map(({ id, name, vekn, city, dropped, disqualified, deckFingerprint }) => ({
      id,
      name,
      vekn: vekn && { number: vekn.number, confirmed: vekn.confirmed },
      city,
      dropped,
      disqualified,
      deckFingerprint,
    })),
    rounds: report.rounds.map(({ round, starts, ends, tables }) => ({
      round,
      starts,
      ends,
      tables: tables.map(({ table, seats, ruling, ends: own }) => ({
        table,
        ends: own,
        ruling,
        seats: seats.map(({ player, substituted, score }) => ({
          player,
          substituted,
          score: score && {
            played: score.played,
            vp: score.victoryPoints,
            gw: score.gameWins,
            tp: score.tournamentPoints,
          },
        })),
      })),
    })),
    final: report.final && finalIn(report.final),
    standings: report.standings.map(one => ({
      player: one.player,
      place: one.place,
      preliminaryPlace: one.preliminaryPlace,
      gw: one.gameWins,
      vp: one.victoryPoints,
      tp: one.tournamentPoints,
      toss: one.toss,
      final: one.final && { seed: one.final.seed, vp: one.final.victoryPoints, gw: one.final.gameWins },
      ratingPoints: one.ratingPoints,
      grandPrixPoints: one.grandPrixPoints,
    })),
    penalties: reportedPenalties(report).map(
      ({ player, level, round, infraction, text, judge, escalation, reportBy }) => ({
        player,
        vekn: playerIn(report, player).vekn?.number ?? null,
        level,
        round,
        infraction,
        text,
        judge,
        ...(escalation && { escalation }),
        ...(reportBy && { reportBy }),
      }),
    ),
    irregularities: report.irregularities.map(({ round, table, text, judge, staffError }) => ({
      round,
      table,
      text,
      judge,
      ...(staffError && { staffError }),
    })),
    winningDeck: deck && {
      player: deck.player,
      name: deck.name,
      author: deck.author,
      comment: deck.comment,
      crypt: deck.crypt,
      library: deck.library,
    },
  }
  return `${JSON.stringify(json, null, 2)}\n`
}

const finalIn = ({ starts, ends, seeds, placements, placing, row, score, ruling }: ReportedFinal): object => ({
  starts,
  ends,
  seeds,
  placements: placements.map(one => (typeof one === 'string' ? one : { left: one.left, right: one.right })),
  placing: placing.map(({ player, until }) => ({ player, until })),
  row,
  ruling,
  score: score && { played: score.played, vp: score.victoryPoints, winner: score.winner },
})
