import { useEffect, useState } from 'preact/hooks'

/** Whether the page is as a media query says; asked again when that changes. */
export function useMedia(query: string): boolean {
  const [is, set] = useState(matchMedia(query).matches)
  useEffect(() => {
    const list = matchMedia(query),
      change = (): void => set(list.matches)
    list.addEventListener('change', change)
    return () => list.removeEventListener('change', change)
  }, [query])
  return is
}
