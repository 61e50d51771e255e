import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

/**
 * Where the focus was in the answer and is nowhere now, it goes back there: to the next question, as the button that was
 * pressed is gone with its own, and in the same question, where what had it was drawn anew.
 */
export function useFocusReturn(prompt: string | undefined): void {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const arrive = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element && target.closest('#answer') !== null ? target : null
    }
    // Called as soon as something was drawn, before it is painted.
    const drawn = new MutationObserver(() => {
      if (last.current?.isConnected === false) comeBack()
    })
    document.addEventListener('focusin', arrive)
    drawn.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', arrive)
      drawn.disconnect()
    }
  }, [])
  // Before it is painted: whoever sees the question can answer it with the keys.
  useLayoutEffect(() => {
    if (last.current) comeBack()
  }, [prompt])
}

function comeBack(): void {
  if (document.activeElement === document.body || document.activeElement === null)
    document.getElementById('answer')?.focus({ preventScroll: true })
}
