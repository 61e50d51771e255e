/** Which texts are most like one: by runs of one to three words, each worth more the fewer texts have it. */

type Runs = Map<string, number>

function runsOf(text: string): Runs {
  const words =
    text
      .toLowerCase()
      .replace(/\[[a-z]{3}\]/g, ' level ')
      .replace(/<[^>]+>/g, ' named ')
      .match(/[\w+']+/g) ?? []
  const runs: Runs = new Map()
  for (let n = 1; n <= 3; n++)
    for (let i = 0; i + n <= words.length; i++) {
      const run = words.slice(i, i + n).join(' ')
      runs.set(run, (runs.get(run) ?? 0) + n)
    }
  return runs
}

/** The keys of the texts most like this one, the likest first, each with how like: 0 to 1. */
export function alike(text: string, others: ReadonlyMap<string, string>, most: number): [key: string, how: number][] {
  const all = [...others].map(([key, other]) => [key, runsOf(other)] as const),
    one = runsOf(text)
  const held = new Map<string, number>()
  for (const [, runs] of all) for (const run of runs.keys()) held.set(run, (held.get(run) ?? 0) + 1)
  const worth = (run: string): number => Math.log((all.length + 1) / (held.get(run) ?? 1))
  const square = (runs: Runs): number => [...runs].reduce((sum, [run, n]) => sum + (n * worth(run)) ** 2, 0)
  const own = square(one)
  return all
    .map(([key, runs]): [string, number] => {
      let both = 0
      for (const [run, n] of one) both += n * (runs.get(run) ?? 0) * worth(run) ** 2
      return [key, both / (Math.sqrt(own * square(runs)) || 1)]
    })
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
}
