import { measureLeague } from './league-costs.ts'

/** In a process of its own, so that the memory it takes is that of the round alone. */
const [folder, tables, entered] = process.argv.slice(2)
const measured = await measureLeague(folder!, { tables: Number(tables), entered: Number(entered) })
process.stdout.write(JSON.stringify(measured ?? null))
