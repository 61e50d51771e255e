import { usePeopleWords } from '../words/index.ts'
import type { Report } from './own-decks.ts'

type Line = Report['lines'][number]

/** The list with one of its lines put clearly; undefined where the line is not one of the text, as in JSON. */
function withLine(list: string, { line, text, copies }: Line, name: string): string | undefined {
  const lines = list.split('\n')
  return lines[line - 1]?.trim() === text.trim() ? lines.with(line - 1, `${copies} ${name}`).join('\n') : undefined
}

interface UnclearProps {
  report: Report
  list: string
  mean: (list: string) => void
}

/** Lines that mean no card or one of several, each with what it may mean: a press puts it so. */
export function UnclearLines({ report, list, mean }: UnclearProps) {
  const unclear = report.lines.filter(({ state }) => state !== 'found')
  return unclear.length === 0 ? null : (
    <ul class="lacking">
      {unclear.map(line => (
        <UnclearLine line={line} list={list} mean={mean} />
      ))}
    </ul>
  )
}

function UnclearLine({ line, list, mean }: { line: Line } & Pick<UnclearProps, 'list' | 'mean'>) {
  const { mending } = usePeopleWords()
  const { candidates, state } = line
  return (
    <li>
      <p>
        <b>{line.text}</b>
        <br />
        <small>{mending.line(line.line)}</small>
      </p>
      <p>{candidates.length === 0 ? mending.unknown : state === 'ambiguous' ? mending.several : mending.didYouMean}</p>
      <p class="row">
        {candidates.map(one => {
          const meant = withLine(list, line, one.name)
          const name = one.advanced
            ? `${one.name} (ADV)`
            : one.group === null
              ? one.name
              : `${one.name} (G${one.group})`
          return meant === undefined ? (
            <span class="chip">{one.name}</span>
          ) : (
            <button
              type="button"
              class="quiet"
              onClick={() => mean(one.crypt ? (withLine(list, line, name) ?? meant) : meant)}
            >
              {mending.yes(one.name)}
            </button>
          )
        })}
      </p>
    </li>
  )
}
