import type { Breakage } from './breakages.ts'

const FEED = 'functions/desk/feed/happened.ts',
  SEEN = 'shared/league/tickets.ts',
  TICKET = 'functions/desk/judges/ticket.ts',
  TICKETS = 'functions/desk/judges/tickets.ts',
  RULINGS = 'functions/desk/judges/rulings.ts',
  CALENDAR = 'functions/desk/personal-calendar.ts',
  EMBED = 'functions/desk/handlers/embed-routes.ts',
  EXPORT = 'functions/desk/events/recorded.ts'

/** An entry of each event that has none of its own. */
const TOLD: Breakage['changes'][number] = [
  '    default:\n      return []',
  "    default:\n      return [['game.resumed', { what: JSON.stringify(event) }]]",
]

/**
 * Ways in which a desk could tell what is hidden, each put into this one on purpose: the law must find every one. `soon`:
 * the move of the first game at which it showed when it was written; looked at before the others.
 */
export const deskLeaks: readonly (Breakage & { soon?: number })[] = [
  {
    name: 'an answer that nobody sees is an entry of the feed',
    soon: 300,
    file: FEED,
    changes: [
      [
        "    : wanted.has('clock.low')\n      ? low(game, event, name)\n      : []",
        "    : [['game.resumed', {}] as Fact]",
      ],
    ],
  },
  {
    name: 'ids of entries follow what was done unseen',
    file: FEED,
    changes: [TOLD, ['cause: `${game.id} ${version} ', 'cause: `${game.id} ${event.version} ']],
  },
  {
    name: 'entries tell the store’s own version',
    file: FEED,
    changes: [TOLD, ["const version = versionOf(event.views, 'spectator')", 'const version = event.version']],
  },
  {
    name: 'the feed tells what only some are told',
    file: FEED,
    changes: [
      TOLD,
      ['const facts: Fact[] = event.shown\n', 'const facts: Fact[] = true\n'],
      ['(one.seenBy === undefined ? factsIn(one, name, wanted) : [])', 'factsIn(one, name, wanted)'],
    ],
  },
  {
    name: 'the question of a private call is read by the table',
    file: SEEN,
    changes: [['question: open ? ticket.question : null', 'question: ticket.question']],
  },
  {
    name: 'private notes of judges are read by the table',
    file: SEEN,
    changes: [['notes: notes.filter(note => judge || (asker && !note.private))', 'notes']],
  },
  {
    name: 'what was answered to some is read by all',
    file: SEEN,
    changes: [
      ["decisions.filter(({ to }) => whole || !to || ('seat' in looker && to.includes(looker.seat)))", 'decisions'],
    ],
  },
  {
    name: 'a public call tells how far the asker’s own view had come',
    file: SEEN,
    changes: [['ply: whole ? ticket.ply : null', 'ply: open ? ticket.ply : null']],
  },
  {
    name: 'calls tell the store’s own version',
    file: TICKET,
    changes: [['publicPly: judges ? ticket.publicPly : null', 'publicPly: court.game.state.version']],
  },
  {
    name: 'calls name who has sealed an answer',
    file: TICKET,
    changes: [["seat: by && 'seat' in by ? by.seat : null", 'seat: court.game.state.sealed[0]?.seat ?? null']],
  },
  {
    name: 'calls count the answers that lie sealed',
    file: TICKET,
    changes: [['judge: court.judges[0]?.name ?? null', 'judge: String(court.game.state.sealed.length)']],
  },
  {
    name: 'the league is told of a call at the store’s own version',
    file: TICKET,
    changes: [["version: versionOf(game.state.views, 'spectator')", 'version: game.state.version']],
  },
  {
    name: 'the league is told the question of a call',
    file: TICKETS,
    changes: [
      [
        '{ cause: `call ${id}`, at: service.clock(), ticket: id }',
        '{ cause: `call ${id}`, at: service.clock(), ...call }',
      ],
    ],
  },
  {
    name: 'the id of a call follows what was done unseen',
    file: TICKETS,
    changes: [
      [
        'const id = ticketIdOf(by.id, gameId, key)',
        'const id = ticketIdOf(by.id, gameId, key + court.game.state.version)',
      ],
    ],
  },
  {
    name: 'the league is told why something was answered to some',
    file: RULINGS,
    changes: [['...(isForAll(call) && { reason: call.reason })', 'reason: call.reason']],
  },
  {
    name: 'the league is told what was answered to some',
    file: RULINGS,
    changes: [['ruling: call.ruling.kind,', 'ruling: JSON.stringify(call.ruling),']],
  },
  {
    name: 'that a ruling may not be tried is told with the store’s own version',
    file: 'functions/desk/judges/court.ts',
    changes: [
      [
        ": refused('forbidden', { detail: 'Only a judge of the event may' })",
        ": refused('forbidden', { detail: String(court.game.state.version) })",
      ],
    ],
  },
  {
    name: 'who sits at the table may look as a judge',
    file: 'functions/desk/judges/court.ts',
    changes: [['  return seatOnBench(court, who)\n', '  return { ...court, place: 0 }\n']],
  },
  {
    name: 'an answer for some stands in everybody’s log',
    file: 'functions/games/rulings/answer.ts',
    changes: [
      ['...(parties && { seenBy: parties }), ', ''],
      ['said(game, parties)', 'said(game)'],
    ],
  },
  {
    name: 'a calendar counts what was done unseen',
    soon: 300,
    file: CALENDAR,
    changes: [['const sequence = versionOf(game.state.views, seat)', 'const sequence = game.state.version']],
  },
  {
    name: 'a calendar counts the answers that lie sealed',
    soon: 300,
    file: CALENDAR,
    changes: [['summary: answer(game.name)', 'summary: answer(`${game.name} ${game.state.sealed.length}`)']],
  },
  {
    name: 'the widget of an event counts the answers that lie sealed',
    file: EMBED,
    changes: [
      ['        round: round.round,\n', '        round: (await service.store.loadGame(game!))!.state.sealed.length,\n'],
    ],
  },
  {
    name: 'the widget of an event counts what was done unseen',
    file: EMBED,
    changes: [
      [
        '        table,\n        ...',
        '        table: (await service.store.loadGame(game!))!.state.version,\n        ...',
      ],
    ],
  },
  {
    name: 'exports count what was done unseen',
    file: EXPORT,
    changes: [
      [
        '      name: event.name,\n',
        '      name: `${(await service.store.loadGame(gameIdOf(tableIdOf(event, 1, 1))))?.state.version}`,\n',
      ],
    ],
  },
]
