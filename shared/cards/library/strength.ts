import type { Op } from '../../rules/language.ts'
import type { Static } from '../definition.ts'
import { when } from '../../rules/conditions.ts'
import { action, combat, maneuver, mark, mode, press, prevent, use } from '../makers.ts'

/** What makes a vampire stronger, for a combat or for good. */
const strength = (set: number): Op => ({ op: 'modify', stat: 'strength', set, on: 'by', until: 'combat' })
const beforeRange = { windows: ['before-range' as const] }
const permanent: Static = { on: { ref: 'host' }, effect: { stat: 'strength', delta: 1 } }
const inFirst = { ...beforeRange, once: 'combat' as const }
const stronger = (until: 'round' | 'combat'): Op => ({ op: 'modify', stat: 'strength', delta: 1, on: 'by', until })
const asBear = (until: 'round' | 'combat'): Op[] => [stronger(until), { op: 'grant', ability: 'prevent', to: 'by', until }]
/** Until strikes resolve there is a use for it; upon its own strike it comes as that is chosen. */
const clawed = { windows: ['before-range' as const, 'before-strikes' as const, 'as-chosen' as const] }
const claws = (until: 'round' | 'combat'): Op => ({ op: 'allow', rule: 'aggravated', on: 'by', until })
const onActor = (level: string): Op[] => [{ op: 'move', who: 'self', to: 'inPlay', on: 'by', mode: level }]

export const strengths = [
  combat('torn-signpost', [mode('pot', [strength(2)], beforeRange), mode('POT', [strength(3)], beforeRange)]),

  {
    ...combat('bears-skin', [mode('ani+pro', asBear('round'), inFirst), mode('ANI+PRO', asBear('combat'), inFirst)]),
    abilities: [use('prevent', [prevent(1), mark('hide', 'self', 'round')], { windows: ['prevent'], usable: [when({ cmp: [{ fact: 'hide', of: 'self' }, '=', 0] }, 'already-used', 'GOLDEN-01')] })],
  },

  combat('form-of-the-wolf', [mode('pro', [stronger('combat')], inFirst), mode('PRO', [stronger('combat'), { op: 'modify', stat: 'press', delta: 1, on: 'by', until: 'combat' }], inFirst)]),

  combat('claws-of-the-dead', [mode('pro', [claws('round')], clawed), mode('PRO', [maneuver], { windows: ['range'] })]),
  combat('wolf-claws', [mode('pro', [claws('round')], clawed), mode('PRO', [press], { windows: ['press'] })]),
  combat('bone-spur', [mode('pro', [claws('round')], clawed), mode('PRO', [claws('combat')], clawed)]),

  {
    ...action('preternatural-strength', ['pot', 'POT'].map(level => mode(level, onActor(level), { header: { stealth: 2 } }))),
    onePer: 'preternatural-strength',
    statics: [permanent, { ...permanent, mode: 'POT' }, { on: { ref: 'host' }, effect: { allow: false, rule: 'play' as const, only: 'torn-signpost' } }],
  },
]
