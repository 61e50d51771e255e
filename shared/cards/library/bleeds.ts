import { action, choose, gain, mode } from '../makers.ts'

/** Actions that bleed for more. */
export const bleeds = [
  // The vampire that gets the blood stays face down: the choice is its Methuselah's secret.
  action('govern-the-unaligned', [
    mode('dom', [], { header: { bleed: 2 } }),
    mode('DOM', [choose('v', 'choose-vampire', { cards: { kind: 'vampire', of: 'you', in: 'uncontrolled', younger: 'by' } }, { secret: true }), gain('v', 3)], { header: { stealth: 1 } }),
  ]),
]
