import { LEVELS, proposed, type Level } from './penalties.ts'

/** What a penalty is for, by its paragraph (TPEN-18): what it begins at, and what where it is grave. */
export interface Infraction {
  name: string
  baseline: Level
  /** `removal`: the player has to leave the room, without a further penalty. */
  grave?: Level | 'removal'
  /** It is never punished more for being done again (TPEN-12). */
  climbs?: false
}

export const INFRACTIONS = {
  '2.1': { name: 'Missed Mandatory Effect', baseline: 'caution', grave: 'warning' },
  '2.2': { name: 'Card Access Error', baseline: 'caution' },
  '2.3': { name: 'Game Rule Violation', baseline: 'caution', grave: 'warning' },
  '2.4': { name: 'Failure to Maintain Game State', baseline: 'standings-adjustment', climbs: false },
  '3.1.1': { name: 'Illegal Decklist', baseline: 'warning', grave: 'standings-adjustment' },
  '3.1.2': { name: 'Illegal Main Deck (legal list)', baseline: 'standings-adjustment' },
  '3.1.3': { name: 'Illegal Main Deck (no lists)', baseline: 'standings-adjustment' },
  '3.2': { name: 'Outside Assistance', baseline: 'standings-adjustment' },
  '3.3': { name: 'Slow Play', baseline: 'caution' },
  '3.4': { name: 'Limited Procedure Violation', baseline: 'caution' },
  '3.5': { name: 'Public Information Miscommunication', baseline: 'warning' },
  '3.6': { name: 'Obscuring Game State', baseline: 'caution' },
  '3.7': { name: 'Marked Cards', baseline: 'warning', grave: 'standings-adjustment' },
  '3.8': { name: 'Insufficient Shuffling', baseline: 'warning' },
  '4.1': { name: 'Unsportsmanlike: Minor', baseline: 'warning' },
  '4.2': { name: 'Unsportsmanlike: Major', baseline: 'standings-adjustment', grave: 'disqualification' },
  '4.3': { name: 'Aggressive Behaviour', baseline: 'disqualification' },
  '4.4': { name: 'Bribery and Wagering', baseline: 'disqualification' },
  '4.5': { name: 'Theft of Tournament Material', baseline: 'disqualification' },
  '4.6': { name: 'Stalling', baseline: 'disqualification' },
  '4.7': { name: 'Cheating', baseline: 'disqualification' },
  '4.8': { name: 'Fraud', baseline: 'disqualification' },
  '4.9': { name: 'Collusion', baseline: 'disqualification' },
  '4.10': { name: 'Health and Safety Disruption', baseline: 'warning', grave: 'removal' },
  '4.11': { name: 'Rage-Quitting', baseline: 'disqualification' },
  '4.12': { name: 'Failure to Play to Win', baseline: 'warning', grave: 'standings-adjustment' },
} as const satisfies Record<string, Infraction>
export type Paragraph = keyof typeof INFRACTIONS
export const PARAGRAPHS = Object.keys(INFRACTIONS) as [Paragraph, ...Paragraph[]]

/**
 * What the ladder has next for somebody, by what they were given for the same before in this event, as far as it was
 * not lifted (TPEN-10, TPEN-11). A grave first offence counts as a first step of its level.
 */
export function proposedFor(paragraph: Paragraph, earlier: readonly Level[]): Level {
  const { baseline, climbs }: Infraction = INFRACTIONS[paragraph]
  if (climbs === false) return baseline
  const entered = earlier.map(level => LEVELS.indexOf(level)).reduce((most, one) => Math.max(most, one), -1)
  const from = LEVELS[Math.max(entered, LEVELS.indexOf(baseline))]!
  const onIt = earlier.filter(level => level === from).length
  return proposed(from, onIt)
}

/** Neither what the ladder has next nor the grave form (TJUDGE-17). */
export function deviates(paragraph: Paragraph, level: Level, next: Level): boolean {
  const { grave }: Infraction = INFRACTIONS[paragraph]
  return level !== next && level !== grave
}
