import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

/** The button that was pressed is gone with its question: the focus goes on to the next one. */
export function useFocusReturn(prompt: string | undefined): void {
  const inside = useRef(false)
  useEffect(() => {
    const arrive = ({ target }: FocusEvent): void => {
      inside.current = target instanceof Element && target.closest('#answer') !== null
    }
    document.addEventListener('focusin', arrive)
    return () => document.removeEventListener('focusin', arrive)
  }, [])
  // Before it is painted: whoever sees the question can answer it with the keys.
  useLayoutEffect(() => {
    if (inside.current && (document.activeElement === document.body || document.activeElement === null))
      document.getElementById('answer')?.focus({ preventScroll: true })
  }, [prompt])
}
