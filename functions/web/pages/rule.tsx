import { useEffect, useRef } from 'preact/hooks'
import { useLoad } from '../load.ts'
import { Loading, TroubleNotice } from '../parts/notice.tsx'
import { Link } from '../router.tsx'
import { useAllWords } from '../words/index.ts'

type Line = readonly [id: string, place: string, line: string]

const chapterOf = (id: string): string => id.slice(0, id.lastIndexOf('-'))

/** A rule by its id, among those it stands with: a line each, in words of our own. */
export function RulePage({ id }: { id: string }) {
  const { rest } = useAllWords()
  const loaded = useLoad(async () => (await (await fetch('/rules.json')).json()) as Line[], []),
    here = useRef<HTMLLIElement>(null)
  const lines = (loaded.value ?? []).filter(([one]) => chapterOf(one) === chapterOf(id)),
    known = lines.some(([one]) => one === id)
  useEffect(() => here.current?.scrollIntoView({ block: 'center' }), [id, known])
  if (!loaded.value)
    return loaded.state === 'failed' ? <TroubleNotice trouble={loaded.trouble} again={loaded.again} /> : <Loading />
  return (
    <div class="narrow">
      <h1>{rest.rule(id)}</h1>
      <p class="lead">{known ? rest.ruleHelp : rest.noRule}</p>
      <ol class="rule-lines" lang="en">
        {lines.map(([one, place, line]) => (
          <li {...(one === id && { ref: here })} class={one === id ? 'panel is-here' : undefined}>
            <p>
              {one === id ? <b>{one}</b> : <Link to={`/rules/${one}`}>{one}</Link>} <small>{place}</small>
            </p>
            <p>{line}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
