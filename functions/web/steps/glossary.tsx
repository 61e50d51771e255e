import type { ComponentChildren } from 'preact'
import { Sign } from '../parts/sign.tsx'
import { useStepWords } from '../words/index.ts'

const MARKED = /\{(\w+)\|([^}]*)\}/g

/** A text whose marked words open in their place. */
export function Told({
  text,
  open,
  choose,
}: {
  text: string
  open: string | undefined
  choose: (key: string) => void
}) {
  const parts: ComponentChildren[] = []
  let at = 0
  for (const { 0: whole, 1: key = '', 2: shown, index } of text.matchAll(MARKED)) {
    parts.push(text.slice(at, index))
    parts.push(
      <button type="button" class="word-link" aria-expanded={open === key} onClick={() => choose(key)}>
        {shown}
      </button>,
    )
    at = index + whole.length
  }
  return (
    <p class="told">
      {parts}
      {text.slice(at)}
    </p>
  )
}

const useGlossary = (): Record<string, readonly string[]> => useStepWords().steps.glossary

export function WordBox({ word, close }: { word: string; close: () => void }) {
  const { steps } = useStepWords(),
    [name, meaning] = useGlossary()[word] ?? []
  return (
    <aside class="word-box" aria-label={name}>
      <button type="button" class="close" aria-label={steps.close} onClick={close}>
        <Sign name="against" />
      </button>
      <b>{name}</b>
      <p>{meaning}</p>
    </aside>
  )
}

export function GlossaryList() {
  const { steps } = useStepWords(),
    all = Object.values(useGlossary()).toSorted(([a = ''], [b = '']) => a.localeCompare(b))
  return (
    <section class="panel all-words">
      <h2>{steps.all(all.length)}</h2>
      <dl>
        {all.map(([name, meaning]) => (
          <div>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
