import type { Mark } from '../store/moment-port.ts'

/**
 * Of the marks of a game those that no ruling has undone: of what a rewind took back, and of what was before a game
 * that began again, nothing counts any more.
 */
export function standing(marks: readonly Mark[]): Mark[] {
  let kept: Mark[] = []
  for (const mark of marks) {
    for (const event of mark.events) {
      if (event.key === 'rewound') kept = kept.filter(({ views }) => views.at(-1)! <= event.to)
      if (event.key === 'judge-ruled' && event.ruling === 'restart') kept = []
    }
    kept.push(mark)
  }
  return kept
}
