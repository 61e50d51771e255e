import type { Words } from '../words/index.ts'

/**
 * A rule by what it is about, as the first part of its id tells it; its id alone where the page has no word for that.
 */
export function ruleTitle(
  { prompt: { deeds }, cards: { types }, table: { phases, meters, torpor, contested } }: Words,
  rule: string,
): string {
  const about: Readonly<Record<string, string>> = {
    BLOCK: deeds.block,
    BLEED: deeds.bleed,
    HUNT: deeds.hunt,
    PLAY: deeds.play,
    RESCUE: deeds.rescue,
    DIABLERIE: deeds.diablerie,
    MERGE: deeds.merge,
    LEAVE: deeds['leave-torpor'],
    ANARCH: deeds['become-anarch'],
    WITHDRAW: deeds['declare-withdrawal'],
    ACT: types.Action,
    ANN: types.Action,
    POL: types['Political Action'],
    POLITICS: types['Political Action'],
    COMBAT: types.Combat,
    EVENT: types.Event,
    ALLY: types.Ally,
    UNLOCK: phases.unlock,
    MASTER: phases.master,
    MIN: phases.minion,
    INFLUENCE: phases.influence,
    DISCARD: phases.discard,
    STEALTH: meters.stealth,
    CONTEST: contested,
    TORPOR: torpor,
  }
  const found = about[rule.split('-')[0]!]
  return found ? `${found} · ${rule}` : rule
}
