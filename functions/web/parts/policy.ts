import type { Infer } from '../../../shared/api/client.ts'
import type { GameClock } from '../../../shared/api/clocks.ts'
import type { Words } from '../words/index.ts'

type Policy = Infer<typeof GameClock>['policy']

/** The clocks of a table in a sentence. */
export function policyText(
  { unlimited, policy, span }: Words['clock'],
  { bank, increment, offTurn, nights }: Policy,
): string {
  return bank === null || offTurn === null ? unlimited : policy(span(bank), span(increment), span(offTurn), nights)
}

/** The same in two words, where it is one of those that have a name. */
export const paceOf = (words: Words['clock'], clock: Policy): string =>
  words.policies[clock.name as keyof typeof words.policies] ?? policyText(words, clock)
