import { expect, it } from 'vitest'
import { capital } from '../../../functions/web/table/capital.ts'

it.each([
  ['who acts?', 'Who acts?'],
  ['¿quién actúa?', '¿Quién actúa?'],
  ['éviter ?', 'Éviter ?'],
  ['Block?', 'Block?'],
  ['', ''],
])('begins a sentence: %s', (text, begun) => {
  expect(capital(text)).toBe(begun)
})
