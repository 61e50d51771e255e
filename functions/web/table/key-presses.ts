import { useEffect } from 'preact/hooks'
import { kept } from '../cell.ts'

/** Single keys, where no field has the focus; they can be switched off (WCAG 2.1.4). */
export function useKeys(keys: Readonly<Record<string, (event: KeyboardEvent) => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target } = event
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector('dialog[open]')
      )
        return
      if (
        target instanceof HTMLElement &&
        /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) &&
        !(target instanceof HTMLInputElement && /radio|checkbox/.test(target.type))
      )
        return
      const name =
        event.key === 'Enter'
          ? event.shiftKey
            ? 'Shift+Enter'
            : 'Enter'
          : event.key.length === 1
            ? event.key.toLowerCase()
            : ''
      if (name.length === 1 && kept.read<boolean>('keys') === false) return
      const run = keys[name]
      if (!run) return
      // A button or link that has the focus takes Enter for itself.
      if (name === 'Enter' && target instanceof HTMLElement && /^(BUTTON|A|SUMMARY)$/.test(target.tagName)) return
      event.preventDefault()
      run(event)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
