import { useState } from 'preact/hooks'
import { nameOf, useFacts } from '../facts.ts'
import { Panel } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { seatName } from '../table/board.ts'
import { useDeskWords, useWords } from '../words/index.ts'
import { correctables, patchOf, type Change, type Correctable, type Whole } from './judged.ts'

interface CorrectionProps {
  whole: Whole
  patch: readonly Change[]
  set: (patch: Change[] | null) => void
}
interface Made {
  of: Correctable
  to: number | boolean
}

const MOST_POOL = 99

/** What is wrong now is changed, card by card and counter by counter, or as a patch that is written. */
export function Correction({ whole, patch, set }: CorrectionProps) {
  const { judge: words } = useDeskWords(),
    { table } = useWords(),
    facts = useFacts()
  const all = correctables(whole)
  const [made, setMade] = useState<Made[]>([]),
    [text, setText] = useState<string | null>(null),
    [unread, setUnread] = useState(false)
  const called = ({ card, seat }: Correctable): string =>
    card === null ? seatName(whole.game, seat) : nameOf(facts, card)
  const change = (next: Made[]): void => {
    setMade(next)
    set(patchOf(next.filter(({ of, to }) => to !== of.was)))
  }
  const write = (next: string): void => {
    setText(next)
    try {
      const read: unknown = JSON.parse(next)
      setUnread(!Array.isArray(read))
      set(Array.isArray(read) ? (read as Change[]) : null)
    } catch {
      setUnread(true)
      set(null)
    }
  }
  const stateOf = (locked: number | boolean): string => (locked === true ? table.locked : table.unlocked)
  if (!whole.position)
    return (
      <Panel heading={words.changes}>
        <p class="notice">{words.notBetween}</p>
      </Panel>
    )
  return (
    <Panel
      class="correction"
      heading={
        <>
          {words.changes}{' '}
          <span class="state-chip is-good">
            <Sign name="for" /> {words.between}
          </span>
        </>
      }
    >
      <div class="tabs" role="group" aria-label={words.changes}>
        <button type="button" aria-pressed={text === null} onClick={() => (setText(null), change(made))}>
          {words.form}
        </button>
        <button
          type="button"
          aria-pressed={text !== null}
          onClick={() => write(patch.length > 0 ? JSON.stringify(patch, null, 1) : '[]')}
        >
          {words.patch}
        </button>
      </div>
      {text === null ? (
        <>
          <ul class="plain-list">
            {made.map(one => (
              <li class="changed">
                <span>
                  <b>{called(one.of)}</b>
                  <small>
                    {words.what[one.of.what]},{' '}
                    {words.was(typeof one.of.was === 'boolean' ? stateOf(one.of.was) : String(one.of.was))}
                  </small>
                </span>
                <Amount
                  {...one}
                  label={`${called(one.of)}, ${words.what[one.of.what]}`}
                  set={to => change(made.map(other => (other === one ? { ...one, to } : other)))}
                  stateOf={stateOf}
                />
                <button
                  type="button"
                  class="icon"
                  aria-label={words.drop(`${called(one.of)}, ${words.what[one.of.what]}`)}
                  onClick={() => change(made.filter(other => other !== one))}
                >
                  <Sign name="against" />
                </button>
              </li>
            ))}
          </ul>
          <label class="field" for="correct">
            <span>{words.change}</span>
            <select
              id="correct"
              value=""
              onChange={(event: Event) => {
                const found = all.find(({ key }) => key === (event.target as HTMLSelectElement).value)
                if (found) change([...made, { of: found, to: typeof found.was === 'boolean' ? !found.was : found.was }])
              }}
            >
              <option value="">…</option>
              {whole.game.players.map(({ name, seat }) => (
                <optgroup label={name}>
                  {all
                    .filter(one => one.seat === seat && !made.some(({ of }) => of.key === one.key))
                    .map(one => (
                      <option value={one.key}>{`${called(one)}, ${words.what[one.what]}`}</option>
                    ))}
                </optgroup>
              ))}
            </select>
          </label>
          {patch.length > 0 && (
            <pre class="patch" tabindex={0}>
              {patch.map(one => `${one.op} ${one.path} ${'value' in one ? JSON.stringify(one.value) : ''}`).join('\n')}
            </pre>
          )}
        </>
      ) : (
        <label class="field" for="patch">
          <span>{words.patch}</span>
          <textarea
            id="patch"
            rows={8}
            spellcheck={false}
            value={text}
            aria-invalid={unread}
            aria-describedby="patch-help"
            onInput={(event: Event) => write((event.target as HTMLTextAreaElement).value)}
          />
          <small id="patch-help">{unread ? words.unreadable : words.patchHelp('card 17')}</small>
        </label>
      )}
    </Panel>
  )
}

interface AmountProps extends Made {
  label: string
  set: (to: number | boolean) => void
  stateOf: (locked: boolean) => string
}

function Amount({ of, to, label, set, stateOf }: AmountProps) {
  const { judge: words } = useDeskWords()
  if (typeof to === 'boolean')
    return (
      <select
        aria-label={label}
        value={String(to)}
        onChange={(event: Event) => set((event.target as HTMLSelectElement).value === 'true')}
      >
        {[true, false].map(one => (
          <option value={String(one)} selected={one === to}>
            {stateOf(one)}
          </option>
        ))}
      </select>
    )
  const step = of.what === 'vp' ? 0.5 : 1,
    most = of.what === 'vp' ? 5 : (of.most ?? MOST_POOL)
  return (
    <span class="stepper" role="group" aria-label={label}>
      <button type="button" aria-label={words.less(label)} disabled={to <= 0} onClick={() => set(to - step)}>
        −
      </button>
      <output>{to}</output>
      <button type="button" aria-label={words.more(label)} disabled={to >= most} onClick={() => set(to + step)}>
        +
      </button>
    </span>
  )
}
