import type { Op } from '../../rules/language.ts'
import type { Static } from '../definition.ts'
import { action, combat, mode } from '../makers.ts'

/** What makes a vampire stronger, for a combat or for good. */
const strength = (set: number): Op => ({ op: 'modify', stat: 'strength', set, on: 'by', until: 'combat' })
const beforeRange = { windows: ['before-range' as const] }
const stronger: Static = { on: { ref: 'host' }, effect: { stat: 'strength', delta: 1 } }
const onActor = (level: string): Op[] => [{ op: 'move', who: 'self', to: 'inPlay', on: 'by', mode: level }]

export const strengths = [
  combat('torn-signpost', [mode('pot', [strength(2)], beforeRange), mode('POT', [strength(3)], beforeRange)]),

  {
    ...action('preternatural-strength', ['pot', 'POT'].map(level => mode(level, onActor(level), { header: { stealth: 2 } }))),
    onePer: 'preternatural-strength',
    statics: [stronger, { ...stronger, mode: 'POT' }, { on: { ref: 'host' }, effect: { allow: false, rule: 'play' as const, only: 'torn-signpost' } }],
  },
]
