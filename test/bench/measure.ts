import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureBundle, measureManyCardsApart, measureOrdersApart, measureRulesApart } from './bundles.ts'
import { measureBots } from './bots.ts'
import { measureDecks } from './reading-decks.ts'
import { figures, type Name, type Values } from './figures.ts'
import { measureHttp } from './http.ts'
import { thisMachine } from './machine.ts'
import { reportOf, type Report } from './bench-report.ts'
import type { Sizes } from './sizes.ts'
import { measureLeagueApart } from './league-costs.ts'
import { measureUnits } from './units.ts'
import { measureWeb } from './web.ts'

/**
 * One part after the other, so that none disturbs another's times. Whatever it starts and writes is gone afterwards.
 */
export async function measure(
  seed: number,
  sizes: Sizes,
  say: (line: string) => void = () => undefined,
): Promise<Report> {
  const machine = thisMachine()
  const folder = await mkdtemp(join(tmpdir(), 'praxis-bench-'))
  try {
    say(`rules and boardgame.io: ${sizes.games} games ...`)
    const rules = await measureRulesApart(join(folder, 'rules'), seed, sizes)
    say('cards ...')
    const cards = await measureManyCardsApart(join(folder, 'cards'), seed, sizes)
    say(`bots: ${sizes.games} games ...`)
    const bots = measureBots(seed, sizes)
    say('decks ...')
    const decks = measureDecks(sizes)
    say('orders ...')
    const orders = await measureOrdersApart(join(folder, 'orders'), seed, sizes)
    say('bundle ...')
    const bundle = await measureBundle(join(folder, 'dist'), sizes.loads)
    say(`HTTP: ${sizes.commands} commands ...`)
    const http = await measureHttp(join(folder, 'served'), seed, sizes)
    say(`write units: ${sizes.writes} commands ...`)
    const units = await measureUnits(join(folder, 'units'), seed, sizes.writes)
    say(`leagues: a round of ${sizes.roundTables} tables, an event of ${sizes.entered} players ...`)
    const league = await measureLeagueApart(join(folder, 'league'), {
      tables: sizes.roundTables,
      entered: sizes.entered,
    })
    say(`pages: ${sizes.moves} moves ...`)
    const web = await measureWeb(join(folder, 'web'), seed, sizes)
    const { store } = http
    return reportOf(machine, seed, sizes, store === 'memory' ? null : store, {
      ...rules,
      ...cards,
      ...bots,
      ...decks,
      ...orders,
      ...bundle,
      // Memory instead of a database would flatter what is promised of the embedded store.
      ...(store === 'memory' ? unknown('http') : http.values),
      ...http.wire,
      ...(units ?? unknown('units')),
      ...(league ?? unknown('league')),
      ...(web ?? unknown('web')),
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Section = 'http' | 'units' | 'league' | 'web'
function unknown<S extends Section>(section: S): Values<Extract<Name, `${S}.${string}`>> {
  const missing = Object.keys(figures)
    .filter(name => name.startsWith(`${section}.`))
    .map(name => [name, null])
  return Object.fromEntries(missing) as Values<Extract<Name, `${S}.${string}`>>
}
