import type { EffectKey } from '../en/effects.ts'
import type { Comparison } from '../../cards/language.ts'

/** How what happened is told, and how numbers compare: the phrases of each. */

/** What did not happen. */
export const EVENT_DENIED: Readonly<Record<string, EffectKey>> = {
  'event-passed': 'event.not-passed',
  'event-outcome-successful': 'event.unsuccessful',
  'event-why-diablerie': 'event.not-by-diablerie',
}

/** How many something has; and what is how much. */
export const COMPARED: Record<Comparison, [has: EffectKey, is: EffectKey]> = {
  '<': ['compare.less', 'compared.less'],
  '<=': ['compare.most', 'compared.most'],
  '=': ['compare.same', 'compared.same'],
  '>=': ['compare.least', 'compared.least'],
  '>': ['compare.more', 'compared.more'],
}
export const nothing = (how: Comparison, n: number): boolean => how === '=' && n === 0

/** What an event says of itself. */
export const EVENT_FACTS: Readonly<Record<string, EffectKey>> = {
  'event-outcome-successful': 'event.successful',
  'event-action-diablerie': 'action.diablerie',
  'event-outcome-blocked': 'event.blocked-outcome',
  'event-passed': 'event.passed',
  'event-phase-unlock': 'event.unlock-phase',
  'event-phase-influence': 'event.influence-phase',
  'event-source-edge': 'event.by-edge',
  'event-phase-discard': 'event.discard-phase',
  'event-strike': 'event.by-strike',
  'event-aggravated': 'event.aggravated',
  'event-followed': 'event.not-followed',
  'event-why-effect': 'event.by-effect',
  'event-why-diablerie': 'event.by-diablerie',
}

/** What happened, or did not; of a fact that only this card keeps: a limit. */
export const FACTUAL: Readonly<Record<string, [yes: EffectKey, no: EffectKey]>> = {
  margin: ['fact.passed', 'fact.not-passed'],
  cast: ['fact.has-cast', 'fact.not-cast'],
  bled: ['fact.has-bled', 'fact.not-bled'],
  'bled-prey': ['fact.bled-prey', 'fact.not-bled-prey'],
  recruits: ['fact.recruited', 'fact.first-recruit'],
  'fed-by-hunt': ['fact.hunted', 'fact.not-hunted'],
  'fed-by-hunting-ground': ['fact.fed', 'fact.unfed'],
  'cost-blood': ['fact.cost-blood', 'fact.not-cost-blood'],
  'entered@you': ['fact.entered', 'fact.not-entered'],
  'came-out@you': ['fact.came-out', 'fact.not-came-out'],
  spared: ['fact.spared', 'fact.not-spared'],
  spied: ['fact.has-spied', 'fact.not-spied'],
  veiled: ['fact.veiled', 'fact.not-veiled'],
  fell: ['fact.fell', 'fact.not-fell'],
  unusable: ['fact.unusable', 'fact.usable'],
  eluded: ['fact.has-failed', 'fact.not-failed'],
  'in-favour': ['fact.in-favour', 'fact.not-in-favour'],
  suffered: ['fact.suffered', 'fact.not-suffered'],
  chosen: ['fact.was-chosen', 'fact.not-chosen'],
  discarded: ['fact.discarded', 'fact.not-discarded'],
  acted: ['fact.acted', 'fact.not-acted'],
  blocked: ['fact.blocked', 'fact.not-blocked'],
  'bleed-blocked': ['fact.bleed-blocked', 'fact.no-bleed-blocked'],
  caught: ['fact.blocked', 'fact.not-blocked'],
  aiming: ['fact.aiming', 'fact.not-aiming'],
  sensed: ['fact.sensed', 'fact.not-sensed'],
  taught: ['fact.played-master', 'fact.not-played-master'],
  reacted: ['fact.reacted', 'fact.not-reacted'],
  disciplines: ['fact.disciplines', 'fact.not-disciplines'],
  'put-now': ['fact.put-now', 'fact.not-put-now'],
  'diablerie@you': ['fact.diablerie', 'fact.no-diablerie'],
}
/** Whether what happened is told of whom it happened to. */
export const isTold = (fact: string): boolean => fact in FACTUAL
