import { allocate, burnPool, count, eachSeat, eachShare, minionsOf, political, shareOf } from '../makers.ts'

/** Referendums. All pool is lost together, so that ousts are simultaneous. */
export const politics = [
  political('kine-resources-contested', [allocate('terms', 'choose-terms', 4, 2)], [eachShare('terms', 'who', [burnPool('who', shareOf('who'))])]),

  political('ancilla-empowerment', [], [eachSeat('who', [burnPool('who', count(minionsOf('who')))])]),
]
