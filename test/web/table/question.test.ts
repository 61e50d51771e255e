import { expect, it } from 'vitest'
import { withoutSource } from '../../../functions/web/table/question.ts'

it.each([
  ['Your minion phase: who acts?', 'Who acts?'],
  ['Tu fase servil: ¿quién actúa?', '¿Quién actúa?'],
  ['Votre phase de serviteur\u202f: qui agit\u202f?', 'Qui agit\u202f?'],
  ['Block?', 'Block?'],
])('asks without the phase that asks it: %s', (whole, asked) => {
  expect(withoutSource(whole)).toBe(asked)
})
