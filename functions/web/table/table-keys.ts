import { go } from '../router.tsx'
import type { Tab } from './bar.tsx'
import { HUSH_MS } from './hush.ts'
import { useKeys } from './key-presses.ts'
import { goToNext } from './next.tsx'
import { focusIn } from './roving.ts'

const press = (selector: string) => (): void => document.querySelector<HTMLElement>(selector)?.click()

/** Presses the one button, from within the question. */
function confirm(): boolean {
  const button = document.querySelector<HTMLButtonElement>('#answer .confirm .primary')
  const ready = button !== null && !button.disabled && document.activeElement?.closest('#answer') !== null
  if (ready) button.click()
  return ready
}

function chooseOption(n: number): void {
  const radio = document.querySelectorAll<HTMLInputElement>('#answer input[name=option]')[n]
  radio?.click()
  radio?.focus()
}

/** What the keys of a table do. */
export function useTableKeys(
  game: string,
  {
    staged,
    setTab,
    setWhole,
    help,
  }: {
    /** A fight or a referendum is before the table. */
    staged: boolean
    setTab: (tab: Tab) => void
    setWhole: (next: (whole: boolean) => boolean) => void
    help: () => void
  },
): void {
  const to = (tab: Tab, selector: string): void => {
    setTab(tab)
    requestAnimationFrame(() => {
      const at = document.querySelector<HTMLElement>(selector)
      if (!focusIn(at)) at?.focus()
    })
  }
  useKeys({
    '?': help,
    p: () => {
      setTab('now')
      requestAnimationFrame(() =>
        (
          document.querySelector<HTMLElement>('#answer input:checked') ?? document.querySelector<HTMLElement>('#answer')
        )?.focus(),
      )
    },
    ...Object.fromEntries([...Array(9).keys()].map(n => [String(n + 1), () => chooseOption(n)])),
    Enter: () => void confirm(),
    'Shift+Enter': () => {
      if (confirm()) setTimeout(() => void goToNext(game), HUSH_MS)
    },
    u: press('#answer .take-back'),
    w: press('#answer .why summary'),
    s: () => to('now', staged ? '.stage' : '#stack'),
    h: () => to('hand', '#hand'),
    r: () => {
      setWhole(() => true)
      to('table', '.ring .seat')
    },
    t: () => {
      setWhole(now => !now)
      setTab('table')
    },
    l: () => to('log', '.part-log'),
    o: () => go(`/games/${game}/orders`),
    n: () => void goToNext(game),
    i: () => go('/'),
  })
}
