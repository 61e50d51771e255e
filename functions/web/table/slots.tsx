import type { Infer } from '../../../shared/api/client.ts'
import type { Args, ArgValue, Slot as SlotSchema } from '../../../shared/api/prompts.ts'
import { useState } from 'preact/hooks'
import { useWords, type Words } from '../words/index.ts'
import { withoutSource } from './question.ts'

export type Slot = Infer<typeof SlotSchema>
export type ArgsOf = Infer<typeof Args>
type Value = Infer<typeof ArgValue>

/** `about`: what is said beside a Methuselah that something is shared out to. */
interface PickerProps {
  id: string
  slot: Slot
  value: Value | undefined
  change: (value: Value) => void
  about?: (seat: number, change?: number) => string
}

/** More than these are looked for rather than read through. */
const READ_THROUGH = 12

/** What an option leaves open, filled in by hand: a list, several of a list, a number, or points shared out. */
export function SlotPicker({ id, slot, value, change, about }: PickerProps) {
  const { prompt } = useWords()
  const said = slot.ask,
    label =
      (said && (said.params['card'] ? withoutSource(said.text) : said.text)) ||
      (slot.name === 'minion'
        ? prompt.minion
        : slot.type === 'amount'
          ? prompt.amount
          : slot.name === 'pick'
            ? ''
            : prompt.which)
  if (slot.type === 'amount')
    return (
      <fieldset class="slot">
        <legend>{label}</legend>
        <Stepper
          name={prompt.amount}
          n={typeof value === 'number' ? value : slot.default}
          min={slot.min}
          max={slot.max}
          change={change}
        />
      </fieldset>
    )
  if (slot.type === 'allocation')
    return (
      <Allocation label={label} slot={slot} value={value} change={change} {...(about && !slot.most && { about })} />
    )
  const chosen: (number | string)[] = Array.isArray(value) ? value : slot.default
  const give = (next: (number | string)[]): void => change(next as Value)
  if (slot.max === 1 && slot.min === 1 && slot.candidates.length <= READ_THROUGH) {
    return (
      <label class="slot" for={id}>
        <span>{label}</span>
        <select id={id} onChange={(event: Event) => give([read(slot, (event.target as HTMLSelectElement).value)])}>
          {slot.candidates.map((one, i) => (
            <option value={String(one)} selected={chosen[0] === one}>
              {slot.labels[i]}
              {slot.type === 'seats' && about && `, ${about(Number(one))}`}
            </option>
          ))}
        </select>
      </label>
    )
  }
  return <Ticks id={id} label={label} slot={slot} chosen={chosen} give={give} />
}

interface TicksProps {
  id: string
  label: string
  slot: Extract<Slot, { type: 'cards' | 'seats' | 'keys' }>
  chosen: (number | string)[]
  give: (next: (number | string)[]) => void
}

/** One or several of a list, which is searched where it is long. */
function Ticks({ id, label, slot, chosen, give }: TicksProps) {
  const { prompt, log } = useWords()
  const [sought, seek] = useState(''),
    single = slot.max === 1
  const toggle = (one: number | string): void => {
    if (chosen.includes(one)) give(single && slot.min === 1 ? chosen : chosen.filter(other => other !== one))
    else give(single ? [one] : [...chosen, one].slice(-slot.max))
  }
  return (
    <fieldset class="slot">
      <legend>
        {label}{' '}
        <small>
          {prompt.needs(slot.min, slot.max)}
          {!single && ` · ${prompt.picked(chosen.length)}`}
        </small>
      </legend>
      {slot.candidates.length > READ_THROUGH && (
        <input
          type="search"
          aria-label={log.search}
          placeholder={log.search}
          value={sought}
          onInput={(event: Event) => seek((event.target as HTMLInputElement).value)}
        />
      )}
      <div class="ticks">
        {slot.candidates.map(
          (one, i) =>
            (slot.labels[i] ?? '').toLowerCase().includes(sought.trim().toLowerCase()) && (
              <label class="tick" for={`${id}-${i}`}>
                <input
                  id={`${id}-${i}`}
                  type={single && slot.min === 1 ? 'radio' : 'checkbox'}
                  name={id}
                  checked={chosen.includes(one)}
                  onChange={() => toggle(one)}
                />
                <span>{slot.labels[i]}</span>
              </label>
            ),
        )}
      </div>
    </fieldset>
  )
}

const read = (slot: Slot, text: string): number | string => (slot.type === 'keys' ? text : Number(text))

function Stepper({
  name,
  n,
  min,
  max,
  change,
}: {
  name: string
  n: number
  min: number
  max: number
  change: (n: number) => void
}) {
  const { prompt } = useWords()
  return (
    <span class="stepper" role="group" aria-label={name}>
      <button type="button" aria-label={`${name}: ${prompt.less}`} disabled={n <= min} onClick={() => change(n - 1)}>
        −
      </button>
      <output>{n}</output>
      <button type="button" aria-label={`${name}: ${prompt.more}`} disabled={n >= max} onClick={() => change(n + 1)}>
        +
      </button>
    </span>
  )
}

function Allocation({
  label,
  slot,
  value,
  change,
  about,
}: Omit<PickerProps, 'id' | 'slot'> & { label: string; slot: Extract<Slot, { type: 'allocation' }> }) {
  const { prompt } = useWords()
  const given: Record<string, number> = typeof value === 'object' && !Array.isArray(value) ? value : slot.default
  const left = slot.total - total(given)
  const set = (one: number, n: number): void => {
    const { [one]: _, ...rest } = given
    change(n === 0 ? rest : { ...rest, [one]: n })
  }
  return (
    <fieldset class="slot">
      <legend>
        {label}{' '}
        <small aria-live="polite">
          {prompt.left(left)}
          {slot.least > 1 && ` · ${prompt.amongAtLeast(slot.least)}`}
        </small>
      </legend>
      {slot.candidates.map((one, i) => (
        <div class="share">
          <span>
            {slot.labels[i]}
            {about && <small> {about(one, (given[one] ?? 0) * (slot.pool === 'burn' ? -1 : slot.pool ? 1 : 0))}</small>}
          </span>
          <Stepper
            name={slot.labels[i] ?? ''}
            n={given[one] ?? 0}
            min={0}
            max={Math.min(slot.most?.[i] ?? slot.total, (given[one] ?? 0) + left)}
            change={n => set(one, n)}
          />
        </div>
      ))}
    </fieldset>
  )
}

const total = (shares: Record<string, number>): number => Object.values(shares).reduce((sum, n) => sum + n, 0)

/** What is still to be done before an answer is whole, in words. */
export function missingIn(prompt: Words['prompt'], slots: readonly Slot[], args: ArgsOf): string | undefined {
  const slot = slots.find(one => !isFilled([one], args)),
    value = slot && (args[slot.name] ?? slot.default)
  if (!slot) return undefined
  if (slot.type !== 'allocation') return prompt.needs(slot.min, slot.max)
  const shares = typeof value === 'object' && !Array.isArray(value) ? value : {},
    left = slot.total - total(shares)
  return left !== 0 && left > (slot.spare ?? 0) ? prompt.left(left) : prompt.amongAtLeast(slot.least)
}

/** Whether the server could take it: the page says what is left to do instead of being refused. */
export function isFilled(slots: readonly Slot[], args: ArgsOf): boolean {
  return slots.every(slot => {
    const value = args[slot.name] ?? slot.default
    if (slot.type === 'amount') return typeof value === 'number' && value >= slot.min && value <= slot.max
    if (slot.type === 'allocation') {
      const shares = typeof value === 'object' && !Array.isArray(value) ? value : {},
        left = slot.total - total(shares)
      return left >= 0 && left <= (slot.spare ?? 0) && Object.keys(shares).length >= slot.least
    }
    return Array.isArray(value) && value.length >= slot.min && value.length <= slot.max
  })
}
