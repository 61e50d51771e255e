import { describe, expect, it } from 'vitest'
import { ROOT } from '../../infra/root.ts'
import { lineWidths, tooMany, tooWide } from '../../infra/line-widths.ts'
import { scratch, write } from './scratch.ts'

/** A line of so many columns that begins in that way. */
const line = (columns: number, begin = '// '): string => begin.padEnd(columns, 'é')

function widthsOf(files: Record<string, string[]>) {
  const folder = scratch()
  write(folder, Object.fromEntries(Object.entries(files).map(([path, lines]) => [path, lines.join('\n')])))
  return lineWidths(folder)
}

describe('the width of lines', () => {
  it('is within its limits', () => {
    const widths = lineWidths(ROOT)
    expect(widths.lines).toBeGreaterThan(100_000)
    expect([tooWide(widths), tooMany(widths)]).toEqual([[], false])
  })

  it('is counted in columns, and over 160 there is no line', () => {
    const widths = widthsOf({ 'infra/x.ts': [line(120), line(121), line(160), line(161)] })
    expect([widths.lines, widths.wide.map(one => one.line)]).toEqual([4, [2, 3, 4]])
    expect(tooWide(widths)).toEqual([{ file: 'infra/x.ts', line: 4, columns: 161 }])
  })

  it('is over 120 in one line of two hundred at most', () => {
    const short = Array.from({ length: 199 }, () => '//')
    expect(tooMany(widthsOf({ 'test/x.ts': [...short, line(121)] }))).toBe(false)
    expect(tooMany(widthsOf({ 'test/x.ts': [...short, line(121), line(121)] }))).toBe(true)
  })

  it('does not matter for rows of data, and for what stands between them it does', () => {
    const { lines, wide } = widthsOf({
      'shared/cards/facts/all-cards.ts': [line(200, 'vampire 1 ')],
      'shared/text/fr/events.ts': [line(200, "  'bled': '"), line(200)],
      'shared/text/effects/speak.ts': [line(200, "  'said': '")],
      'functions/web/words/more/it.ts': [line(200, "  'bled': '")],
      'functions/web/parts/signs.ts': [line(200, "  ani: '!M12 12"), line(200)],
    })
    expect([lines, wide.map(({ file, line: at }) => `${file}:${at}`)]).toEqual([
      3,
      ['shared/text/effects/speak.ts:1', 'shared/text/fr/events.ts:2', 'functions/web/parts/signs.ts:2'],
    ])
  })
})
