import type { ComponentChildren } from 'preact'
import { cell, useCell } from './cell.ts'

/** Where the reader is: the path, in parts, and what follows the question mark. */
export interface Place {
  path: string
  parts: string[]
  query: URLSearchParams
}

const here = (): Place => ({
  path: location.pathname,
  parts: location.pathname
    .split('/')
    .filter(part => part !== '')
    .map(decodeURIComponent),
  query: new URLSearchParams(location.search),
})

const place = cell<Place>(here())
addEventListener('popstate', () => place.set(here()))

export const usePlace = (): Place => useCell(place)

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to)
  else history.replaceState(null, '', to)
  place.set(here())
  if (how === 'push') scrollTo(0, 0)
}

interface LinkProps {
  to: string
  class?: string
  label?: string
  current?: boolean
  children?: ComponentChildren
}

/** A link that stays on the page unless it is opened elsewhere. */
export function Link({ to, class: style, label, current, children }: LinkProps) {
  const follow = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    go(to)
  }
  return (
    <a href={to} class={style} aria-label={label} aria-current={current ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  )
}
