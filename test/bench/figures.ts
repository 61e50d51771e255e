/**
 * Every figure there is, under the name it keeps: results of different days are compared by these names.
 * A goal is the most a figure may be.
 */
export type Unit = 'us' | 'ms' | 'B' | 'MB' | 'x' | 'units' | '/s' | 'elements'
export interface Known {
  about: string
  unit: Unit
  atMost?: number
}

export const figures = {
  'rules.pure.median': { about: 'legal + apply, median', unit: 'us', atMost: 50 },
  'rules.pure.p99': { about: 'legal + apply, p99', unit: 'us', atMost: 1_000 },
  'rules.legal.median': { about: '  legal alone, median', unit: 'us' },
  'rules.legal.p99': { about: '  legal alone, p99', unit: 'us' },
  'rules.apply.median': { about: '  apply alone, median', unit: 'us' },
  'rules.apply.p99': { about: '  apply alone, p99', unit: 'us' },
  'rules.copySpine.median': { about: '  copySpine, a part of apply, median', unit: 'us' },
  'rules.promptFor.median': { about: 'promptFor, median', unit: 'us' },
  'rules.promptFor.p99': { about: 'promptFor, p99', unit: 'us' },
  'rules.viewFor.median': { about: 'viewFor, one seat, median', unit: 'us' },
  'rules.viewFor.p99': { about: 'viewFor, one seat, p99', unit: 'us' },
  'rules.worst.legal': { about: 'legal on a board fuller than any that is played, slowest', unit: 'ms', atMost: 10 },

  't0.seat': { about: 'whether a seat could play something, mean over the windows', unit: 'us', atMost: 5 },
  't0.slowest': { about: '  in the window where it takes longest', unit: 'us', atMost: 5 },
  't0.many.seat': { about: 'the same with 4,000 made-up cards beside the real ones', unit: 'us' },
  't0.many.slowest': { about: '  in the window where it takes longest', unit: 'us' },
  'cards.first': { about: 'taking up all cards, and the first question of each window', unit: 'ms' },
  'cards.many.first': { about: 'the same with the 4,000', unit: 'ms' },
  'cards.first.ratio': { about: '  with them / without', unit: 'x' },
  'cards.command.ratio': { about: 'a command with the 4,000 / without, of the medians', unit: 'x' },

  'core.median': { about: 'parse + legal + apply + stringify + compress, median', unit: 'ms', atMost: 0.5 },
  'core.p99': { about: 'parse + legal + apply + stringify + compress, p99', unit: 'ms' },
  'core.parse.median': { about: '  JSON.parse and unpacking, median', unit: 'us' },
  'core.rules.median': { about: '  legal + apply on what was just parsed, median', unit: 'us' },
  'core.stringify.median': { about: '  packing and JSON.stringify, median', unit: 'us' },
  'core.gzip.median': { about: '  compressing, median', unit: 'us' },

  'boardgameio.pure.median': { about: 'boardgame.io: one move, median', unit: 'us' },
  'boardgameio.pure.p99': { about: 'boardgame.io: one move, p99', unit: 'us' },
  'boardgameio.core.median': { about: 'boardgame.io: parse + move + stringify + gzip, median', unit: 'ms' },
  'boardgameio.core.p99': { about: 'boardgame.io: parse + move + stringify + gzip, p99', unit: 'ms' },
  'boardgameio.undo.median': { about: '  the same with its undo list, as it comes, median', unit: 'ms' },
  'ratio.pure': { about: 'Praxis / boardgame.io, pure, of the medians', unit: 'x', atMost: 0.5 },
  'ratio.core': { about: 'Praxis / boardgame.io, core path, of the medians', unit: 'x', atMost: 0.5 },
  'ratio.undo': { about: '  the same, boardgame.io with its undo list', unit: 'x' },

  'snapshot.raw.median': { about: 'packed state as JSON, median', unit: 'B' },
  'snapshot.raw.p95': { about: 'packed state as JSON, p95', unit: 'B' },
  'snapshot.raw.max': { about: 'packed state as JSON, largest', unit: 'B' },
  'snapshot.gzip.median': { about: 'the same compressed, median', unit: 'B', atMost: 6_000 },
  'snapshot.gzip.p95': { about: 'the same compressed, p95', unit: 'B', atMost: 6_000 },
  'snapshot.gzip.max': { about: 'the same compressed, largest', unit: 'B', atMost: 6_000 },

  'bots.games': { about: 'games of five bots, on one core', unit: '/s' },
  'bots.decision.median': { about: 'a decision, the view included, median', unit: 'us' },
  'bots.decision.p99': { about: 'a decision, the view included, p99', unit: 'us' },

  'decks.check.first': { about: 'a list of names, the first that is read and judged', unit: 'ms' },
  'decks.check.median': { about: 'a list of names, read and judged, median', unit: 'ms', atMost: 5 },
  'decks.check.p99': { about: 'a list of names, read and judged, p99', unit: 'ms' },

  'orders.window.median': { about: '64 standing orders of a seat, read in one window, median', unit: 'us' },
  'orders.window.p99': { about: '64 standing orders of a seat, read in one window, p99', unit: 'us', atMost: 1_000 },
  'orders.chain.max': {
    about: 'a command that draws as many answers by order as it may, slowest',
    unit: 'ms',
    atMost: 10,
  },
  'orders.answer.max': { about: '  of it for each answer', unit: 'us', atMost: 1_000 },

  'http.command.p50': { about: 'a command, warm, p50', unit: 'ms' },
  'http.command.p99': { about: 'a command, warm, p99', unit: 'ms', atMost: 60 },
  'http.command.outside.p50': { about: '  client and front door, p50', unit: 'ms' },
  'http.command.read.p50': { about: '  function: reading the game, p50', unit: 'ms' },
  'http.command.write.p50': { about: '  function: writing, p50', unit: 'ms' },
  'http.command.write.p99': { about: '  function: writing, p99', unit: 'ms' },
  'http.command.rest.p50': { about: '  function: all else (token, rules, codec, SDK), p50', unit: 'ms' },
  'http.command.rest.p99': { about: '  function: all else (token, rules, codec, SDK), p99', unit: 'ms' },
  'http.poll.game.p50': { about: 'a poll of the game that gets 304, p50', unit: 'ms' },
  'http.poll.game.p99': { about: 'a poll of the game that gets 304, p99', unit: 'ms' },
  'http.poll.inbox.p50': { about: 'a poll of the inbox that gets 304, p50', unit: 'ms' },
  'http.poll.inbox.p99': { about: 'a poll of the inbox that gets 304, p99', unit: 'ms' },

  'wire.delta.p95': { about: 'what one command changed for a seat, gzipped, p95', unit: 'B', atMost: 1_000 },
  'wire.view.p95': { about: 'a game as a seat sees it, gzipped, p95', unit: 'B', atMost: 10_000 },
  'wire.prompt.raw.p95': { about: 'a question with all its answers, as JSON, p95', unit: 'B', atMost: 8_000 },
  'wire.prompt.p95': { about: 'the same gzipped, p95', unit: 'B', atMost: 2_000 },
  'wire.poll': { about: 'a poll that finds nothing new: status line and headers', unit: 'B', atMost: 300 },

  'bundle.http.code': { about: 'API function without its cards, minified', unit: 'B', atMost: 650_000 },
  'bundle.http.bytes': { about: 'the same with its cards', unit: 'B', atMost: 1_500_000 },
  'bundle.http.gzip': { about: 'API function, gzipped', unit: 'B' },
  'bundle.http.load': { about: 'its import by a fresh process, median', unit: 'ms', atMost: 60 },
  'bundle.http.loadCpu': { about: '  of it processor time, all threads, median', unit: 'ms' },

  'units.write.mean': { about: 'write units of a command, mean', unit: 'units' },
  'units.write.p95': { about: 'write units of a command, p95', unit: 'units' },
  'units.index.mean': { about: '  of these for the index by time, mean', unit: 'units' },
  'units.read.mean': { about: 'read units of a command, mean', unit: 'units' },
  'units.bells.mean': { about: 'write units of telling people after it, mean', unit: 'units' },
  'units.snapshot.median': { about: 'stored snapshot: state, event, recent command ids, median', unit: 'B' },
  'units.all.five': { about: 'write units of a command with everything, five people', unit: 'units', atMost: 10 },
  'units.all.four': { about: '  four people', unit: 'units', atMost: 10 },
  'units.all.two': { about: '  two people', unit: 'units', atMost: 10 },
  'units.all.league': { about: '  five people, at a table of a league', unit: 'units', atMost: 10 },

  'league.batch.ms': { about: 'a round of 100 tables of five, dealt by one call', unit: 'ms', atMost: 5_000 },
  'league.batch.units': { about: '  write units of each table, all in', unit: 'units', atMost: 45 },
  'league.batch.memory': { about: '  memory of the process after it', unit: 'MB', atMost: 256 },
  'league.standings.p50': { about: 'standings of an event of 200, p50', unit: 'ms', atMost: 50 },
  'league.standings.p99': { about: '  p99', unit: 'ms' },
  'league.event.writes': { about: 'an event up to the end of its first round: write units a player', unit: 'units' },
  'league.event.reads': { about: '  read units a player', unit: 'units' },

  'web.begin': { about: 'from the address to the first decision, against four bots', unit: 'ms', atMost: 10_000 },
  'web.first.prompt': { about: 'a table opened for the first time: question on show', unit: 'ms', atMost: 2_500 },
  'web.first.lcp': { about: '  largest contentful paint', unit: 'ms', atMost: 2_500 },
  'web.first.cls': { about: '  what moved meanwhile, of the screen (CLS)', unit: 'x', atMost: 0.02 },
  'web.first.api': { about: '  read from the API, as sent', unit: 'B' },
  'web.again.prompt': { about: 'opened again: question on show', unit: 'ms', atMost: 500 },
  'web.again.lcp': { about: '  largest contentful paint', unit: 'ms', atMost: 1_800 },
  'web.again.cls': { about: '  what moved meanwhile, of the screen (CLS)', unit: 'x', atMost: 0.02 },
  'web.script': { about: 'script, as sent', unit: 'B', atMost: 70_000 },
  'web.style': { about: 'style, as sent', unit: 'B', atMost: 12_000 },
  'web.font': { about: 'font, as sent', unit: 'B', atMost: 52_000 },
  'web.elements': { about: 'elements of a table in the middle of a game', unit: 'elements', atMost: 1_500 },
  'web.move.median': { about: 'a move to what shows of it, here, unthrottled, median', unit: 'ms', atMost: 300 },
  'web.move.max': { about: '  slowest', unit: 'ms' },
} as const satisfies Record<string, Known>

export type Name = keyof typeof figures
/** Null stands for what this machine cannot measure. */
export type Values<N extends Name = Name> = Record<N, number | null>

export const sections: readonly { title: string; prefixes: readonly string[] }[] = [
  { title: 'Rules, pure: every command of seeded random five-seat games', prefixes: ['rules'] },
  { title: 'Cards: a table at which all may be', prefixes: ['t0', 'cards'] },
  { title: 'Core path: what one command costs beside the database', prefixes: ['core'] },
  {
    title: 'boardgame.io (pure reducer, no undo list) on the same states, in the same process',
    prefixes: ['boardgameio', 'ratio'],
  },
  { title: 'Snapshot', prefixes: ['snapshot'] },
  { title: 'Bots: the five decks of the box, all seats', prefixes: ['bots'] },
  { title: 'Decks: lists of names in the tournament format', prefixes: ['decks'] },
  { title: 'Standing orders', prefixes: ['orders'] },
  { title: 'HTTP: front door, bundle and embedded database, one client after the other', prefixes: ['http'] },
  { title: 'On the wire', prefixes: ['wire'] },
  { title: 'Bundle', prefixes: ['bundle'] },
  {
    title: 'Pages in Chromium, 360 x 740, as on a slow phone: processor 4 times slower, 1.6 Mbit/s, 150 ms',
    prefixes: ['web'],
  },
  { title: 'Leagues and events, on the embedded database', prefixes: ['league'] },
  { title: 'Capacity, as DynamoDB bills it', prefixes: ['units'] },
]
