import { useEffect, useRef, useState } from 'preact/hooks'
import type { Command } from '../../../shared/api/prompts.ts'

/** So long after an answer nothing can be sent. */
export const HUSH_MS = 600

/** After an answer nothing can be sent for a moment: a second tap hits nothing. */
export function useHush(send: (command: Command) => Promise<void>): {
  hushed: boolean
  answer: (command: Command) => Promise<void>
} {
  const [hushed, setHushed] = useState(false),
    timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    hushed,
    answer: command => {
      setHushed(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setHushed(false), HUSH_MS)
      return send(command)
    },
  }
}
