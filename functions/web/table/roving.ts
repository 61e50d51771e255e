import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

const FORWARD = new Set(['ArrowDown', 'ArrowRight']),
  BACK = new Set(['ArrowUp', 'ArrowLeft'])

/**
 * One tab stop for a whole list: the arrows move inside it, and Tab goes on to what is next. `sideways` says what left
 * and right do instead.
 */
export function useRoving(list: RefObject<HTMLElement | null>, items: string, sideways?: (by: 1 | -1) => void): void {
  const all = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>(items) ?? [])]
  const stopAt = (stop: HTMLElement | undefined): void => {
    for (const one of all()) one.tabIndex = one === stop ? 0 : -1
  }
  useEffect(() => {
    const found = all()
    stopAt(
      found.find(one => one === document.activeElement) ??
        found.find(one => one.getAttribute('tabindex') === '0') ??
        found[0],
    )
  })
  useEffect(() => {
    const at = list.current
    const press = (event: KeyboardEvent): void => {
      const found = all(),
        now = found.findIndex(one => one === event.target)
      if (now < 0 || event.altKey || event.ctrlKey || event.metaKey) return
      const by = FORWARD.has(event.key) ? 1 : BACK.has(event.key) ? -1 : 0
      if (by === 0) return
      event.preventDefault()
      if (sideways && /Left|Right/.test(event.key)) return sideways(by)
      const next = found[now + by]
      stopAt(next ?? found[now])
      next?.focus()
    }
    const arrive = (event: FocusEvent): void => {
      if (event.target instanceof HTMLElement && all().includes(event.target)) stopAt(event.target)
    }
    at?.addEventListener('keydown', press)
    at?.addEventListener('focusin', arrive)
    return () => {
      at?.removeEventListener('keydown', press)
      at?.removeEventListener('focusin', arrive)
    }
  })
}

/** From one seat to the next in order of play, as they are read out. */
export function focusSeat(from: Element | null, by: 1 | -1): void {
  const seats = [...(from?.closest('.ring')?.querySelectorAll('.seat') ?? [])],
    next = seats[(seats.indexOf(from!) + by + seats.length) % seats.length]
  focusIn(next ?? null)
}

/** Puts the focus where the arrows begin. */
export function focusIn(list: Element | null): boolean {
  const first = list?.querySelector<HTMLElement>('[tabindex="0"]')
  first?.focus()
  return first !== null && first !== undefined
}
