import type { Problem, ProblemCode } from '../../shared/api/problem.ts'

/** What is refused, by the code of its problem. */
export interface Refused {
  refused: ProblemCode
  members?: Partial<
    Pick<
      Problem,
      | 'detail'
      | 'errors'
      | 'gained'
      | 'version'
      | 'prompt'
      | 'reasonCode'
      | 'ruleRef'
      | 'decks'
      | 'report'
      | 'scope'
      | 'view'
    >
  >
}

export const refused = (code: ProblemCode, members?: Refused['members']): Refused => ({
  refused: code,
  ...(members && { members }),
})
export const isRefused = (value: object): value is Refused => 'refused' in value
