import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { useWords } from '../words/index.ts'
import { Sign } from './sign.tsx'

interface SheetProps {
  label: string
  close: () => void
  children?: ComponentChildren
}

/** Something opened over the page: Escape and the button close it, and the focus goes back to where it was opened. */
export function Sheet({ label, close, children }: SheetProps) {
  const { cards } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const from = document.activeElement
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
    return () => {
      if (from instanceof HTMLElement) from.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={close}
      onClick={(event: MouseEvent) => {
        if (event.target === dialog.current) close()
      }}
    >
      <div class="sheet">
        <button type="button" class="close" aria-label={cards.close} onClick={close}>
          <Sign name="against" />
        </button>
        {children}
      </div>
    </dialog>
  )
}
