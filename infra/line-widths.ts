import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** So many columns the formatter allows; what it cannot break is at most as wide as `MOST_COLUMNS`, and is rare. */
export const COLUMNS = 120
export const MOST_COLUMNS = 160
export const MOST_WIDE_SHARE = 0.005

/**
 * Rows of data: a line is one entry and is read as such, so it is as wide as its entry. Whoever translates has the
 * whole sentence on one line; the drawings are paths; the lists are written by a program.
 */
const DATA_ROWS: readonly { files: RegExp; row: RegExp }[] = [
  { files: /^shared\/cards\/(chunks|ruling-references|facts\/all-cards)\.ts$/, row: /./ },
  { files: /^(shared\/text|functions\/web\/words(\/more)?)\/[a-z]{2}(\.ts$|\/)/, row: /['"`]/ },
  { files: /^functions\/web\/parts\/signs\.ts$/, row: /'!?M[\d.]/ },
]

const FOLDERS = ['shared', 'functions', 'infra', 'test', '.ci']
/** Papers are looked at by `test/infra/papers.test.ts`. */
const CODE = /\.(ts|tsx|mjs|css|html|ya?ml)$|^\.ci\/run$/

export interface Widths {
  lines: number
  /** Those over `COLUMNS`, with how wide they are. */
  wide: { file: string; line: number; columns: number }[]
}

/** Of all lines of the repository at `root` that are no rows of data. */
export function lineWidths(root: string): Widths {
  const found: Widths = { lines: 0, wide: [] }
  for (const file of FOLDERS.flatMap(folder => filesOf(root, folder))) {
    const data = DATA_ROWS.filter(({ files }) => files.test(file))
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .forEach((text, i) => {
        if (data.some(({ row }) => row.test(text))) return
        const columns = [...text].length
        found.lines++
        if (columns > COLUMNS) found.wide.push({ file, line: i + 1, columns })
      })
  }
  return found
}

export const tooWide = ({ wide }: Widths): Widths['wide'] => wide.filter(({ columns }) => columns > MOST_COLUMNS)
export const tooMany = ({ lines, wide }: Widths): boolean => wide.length > lines * MOST_WIDE_SHARE

const filesOf = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map(name => posix.join(folder, name.replaceAll('\\', '/')))
        .filter(file => CODE.test(file))
        .sort()
    : []
