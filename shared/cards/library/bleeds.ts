import { when } from '../../rules/conditions.ts'
import type { Who } from '../../rules/language.ts'
import { action, choose, gain, lock, mode } from '../makers.ts'

const younger: Who = { kind: 'vampire', of: 'you', in: 'uncontrolled', younger: 'by' }

const rival: Who = { kind: 'vampire', in: 'ready', not: { of: 'you' } }

/** Actions that bleed for more. */
export const bleeds = [
  // The vampire that gets the blood stays face down: the choice is its Methuselah's secret.
  action('govern-the-unaligned', [
    mode('dom', [], { header: { bleed: 2 } }),
    mode('DOM', [choose('v', 'choose-vampire', { cards: younger }, { secret: true }), gain('v', 3)], { header: { stealth: 1 }, usable: [when({ any: younger }, 'no-target', 'ANN-07')] }),
  ]),

  action('intimidation', [mode('pre', [], { header: { bleed: 1 } }), mode('PRE', [], { header: { bleed: 2 } })]),

  action('deep-song', [
    mode('ani', [], { header: { bleed: 1 } }),
    mode('ANI', [choose('v', 'choose-vampire', { cards: rival }), lock('v'), { op: 'combat', acting: 'v', opposing: 'by' }], { header: { target: { card: 'v' } } }),
  ]),
]
