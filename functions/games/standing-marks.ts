import type { Mark } from '../store/moment-port.ts'

/**
 * Of the marks of a game those that no ruling has undone: of what a rewind took back, and of what was before a game
 * that began again, nothing counts any more. What stood at the ply that a rewind went back to counts again.
 */
export function standing(marks: readonly Mark[]): Mark[] {
  /** What stood once each of the marks was made. */
  const stood: Mark[][] = []
  let kept: Mark[] = []
  for (const mark of marks) {
    for (const event of mark.events) {
      if (event.key === 'rewound') {
        const last = marks.slice(0, stood.length).findLastIndex(({ views }) => views.at(-1)! <= event.to)
        kept = stood[last] ?? []
      }
      if (event.key === 'judge-ruled' && event.ruling === 'restart') kept = []
    }
    kept = [...kept, mark]
    stood.push(kept)
  }
  return kept
}
