import { duringBleed, when } from '../../rules/conditions.ts'
import { ACTION, bleedPlus, crypt, stealth, use } from '../makers.ts'

/** Vampires that can be used for something while they are ready. */
const self = { windows: ACTION, for: { ref: 'self' } }

export const abilities = [
  crypt('anu-diptinatpa', { abilities: [use('bleed', [bleedPlus(1)], { ...self, cost: { blood: 1 }, usable: [duringBleed] })] }),

  crypt('the-horde', {
    abilities: [use('bleed', [bleedPlus(1)], {
      ...self, cost: { lock: true }, usable: [duringBleed, when({ is: ['acting', { kind: 'minion', keyword: 'infernal', not: { ref: 'self' } }] }, 'no-target', 'TRAIT-04')],
    })],
  }),

  crypt('veejay-vinod', { abilities: [use('stealth', [stealth(1)], { ...self, cost: { blood: 2 }, usable: [when({ is: ['acting', { ref: 'self' }] }, 'not-acting', 'MIN-12')] })] }),
]
