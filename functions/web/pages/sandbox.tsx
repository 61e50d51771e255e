import { useEffect, useRef, useState } from 'preact/hooks'
import { kept } from '../cell.ts'
import { Loading, Panel, TroubleNotice } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { go, Link, usePlace } from '../router.tsx'
import { newKey, troubleOf } from '../session.ts'
import type { Trouble } from '../trouble.ts'
import { useAllWords } from '../words/index.ts'
import { openSandbox, positionAt, sandboxes } from './play-on-from.tsx'
import { listOf, fieldsOf, placeIn, STARTS, written, type Json, type Path } from './position.ts'
import { faultText, PositionForm, type Fault } from './position-form.tsx'

interface Draft {
  name: string
  names: string[]
  text: string
}

const PARTS = ['blank', 'bleed', 'combat', 'vote'] as const
const FIRST: Draft = { name: 'Sandbox', names: [], text: written(STARTS.bleed) }

/** What the text says, or where it ceases to be JSON. */
function readText(text: string): { position: Json } | { wrong: string } {
  try {
    return { position: JSON.parse(text) as Json }
  } catch (failure) {
    return { wrong: failure instanceof Error ? failure.message : '' }
  }
}

const pathOf = (path: string): Path =>
  path
    .split('.')
    .slice(1)
    .map(step => (/^\d+$/.test(step) ? Number(step) : step))

/** A position as fields and as text, each the same as the other, and the game that is made of it. */
export function SandboxPage() {
  const words = useAllWords(),
    { sandbox: said } = words
  const { query } = usePlace(),
    from = query.get('from'),
    ply = query.get('ply')
  const [draft, setDraft] = useState<Draft>(() => kept.read<Draft>('sandbox') ?? FIRST),
    [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  const [state, setState] = useState<'idle' | 'busy' | 'copied'>(from === null ? 'idle' : 'busy'),
    [faults, setFaults] = useState<Fault[]>([])
  const area = useRef<HTMLTextAreaElement>(null),
    key = useRef(newKey())
  const read = readText(draft.text),
    position = 'position' in read ? read.position : undefined,
    seats = listOf(fieldsOf(position)['seats'])
  const change = (next: Partial<Draft>): void => {
    const now = { ...draft, ...next }
    key.current = newKey()
    kept.write('sandbox', now)
    setDraft(now)
    setState('idle')
  }
  useEffect(() => {
    if (from === null) return
    positionAt(from, ply === null ? undefined : Number(ply)).then(
      found => {
        change(found)
        setFaults([])
      },
      failure => {
        setTrouble(troubleOf(failure))
        setState('idle')
      },
    )
  }, [from, ply])
  const create = async (event: Event): Promise<void> => {
    event.preventDefault()
    if (position === undefined) return area.current?.focus()
    setState('busy')
    setTrouble(undefined)
    setFaults([])
    try {
      go(
        `/games/${await openSandbox(
          draft.name.trim() || FIRST.name,
          position,
          draft.names.slice(0, seats.length).map((name, seat) => name.trim() || said.seat(seat + 1)),
          key.current,
        )}`,
      )
    } catch (failure) {
      const found = troubleOf(failure)
      setState('idle')
      if (found.errors) setFaults(found.errors)
      else setTrouble(found)
    }
  }
  // What is wrong is gone to, so that nobody has to look for it.
  useEffect(() => {
    if (faults.length > 0) document.querySelector<HTMLElement>('.sandbox [aria-invalid]')?.focus()
  }, [faults])
  const show = (path: string): void => {
    const field = area.current,
      [start, end] = placeIn(draft.text, pathOf(path))
    field?.focus()
    field?.setSelectionRange(start, end)
    if (field)
      field.scrollTop =
        (draft.text.slice(0, start).split('\n').length - 3) * (field.scrollHeight / draft.text.split('\n').length)
  }
  const copy = async (): Promise<void> => {
    area.current?.select()
    await navigator.clipboard?.writeText(draft.text).catch(() => undefined)
    setState('copied')
  }
  const mine = sandboxes()
  if (from !== null && state === 'busy') return <Loading />
  return (
    <form class="sandbox" onSubmit={(event: Event) => void create(event)} noValidate>
      <h1>{said.heading}</h1>
      <p class="lead">{said.lead}</p>
      <div class="halves">
        <section aria-label={said.form}>
          <h2 class="word">{said.start}</h2>
          <div class="tabs starts" role="group" aria-label={said.start}>
            {PARTS.map(one => (
              <button
                type="button"
                aria-pressed={draft.text === written(STARTS[one])}
                onClick={() => {
                  change({ text: written(STARTS[one]), names: [] })
                  setFaults([])
                }}
              >
                {said.starts[one]}
              </button>
            ))}
          </div>
          {position === undefined ? (
            <p class="notice">{said.formWaits}</p>
          ) : (
            <PositionForm
              name={draft.name}
              names={draft.names}
              position={position}
              faults={faults}
              change={next => change({ ...next, ...(next.position !== undefined && { text: written(next.position) }) })}
              rename={change}
            />
          )}
        </section>
        <section aria-label={said.text} class="as-text">
          <Panel>
            <label class="field" for="position">
              <span>{said.text}</span>
              <textarea
                id="position"
                ref={area}
                rows={26}
                wrap="off"
                spellcheck={false}
                value={draft.text}
                aria-invalid={position === undefined || undefined}
                aria-describedby="position-help"
                onInput={(event: Event) => change({ text: (event.target as HTMLTextAreaElement).value })}
              />
            </label>
            <p class="word" id="position-help">
              {position === undefined ? (
                <span class="fault">
                  <Sign name="contested" /> {said.notText} <code lang="en">{'wrong' in read && read.wrong}</code>
                </span>
              ) : (
                said.textHelp
              )}
            </p>
            {faults.length > 0 && (
              <div class="notice trouble" role="alert">
                <p>
                  <b>{said.wrong}</b>
                </p>
                <ul>
                  {faults.map(fault => (
                    <li>
                      {faultText(said, fault)}{' '}
                      <button type="button" class="link" onClick={() => show(fault.path)}>
                        <code>{fault.path.replace(/^position\./, '') || said.text}</code>
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {trouble && <TroubleNotice trouble={trouble} />}
            <div class="row">
              <button type="submit" class="primary" disabled={state === 'busy' || position === undefined}>
                <Sign name="playOn" />
                {state === 'busy' ? said.creating : said.create}
              </button>
              <button type="button" class="quiet" onClick={() => void copy()}>
                {said.copy}
              </button>
              <span role="status">{state === 'copied' && said.copied}</span>
            </div>
          </Panel>
          {mine.length > 0 && (
            <Panel heading={said.yours}>
              <ul class="plain-list">
                {mine.map(one => (
                  <li key={one.game}>
                    <Link to={`/games/${one.game}`}>
                      <b>{one.name}</b>
                    </Link>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </section>
      </div>
    </form>
  )
}
