/**
 * What happens to a table before its game, and when that is over. No move of a game needs it, so it is loaded when it
 * is first asked for.
 */
export { createTable, rematch } from './making.ts'
export { leaveSeat, sealDeck, takeSeat } from './seats.ts'
export { cancelTable, changeTable, declineInvitation, startTable } from './hosting.ts'
export { listIn } from './seals.ts'
export { maySee, tablesOf, tableWithCode } from './who-may-see.ts'
export { wireTable } from './table.ts'
export { turnOf } from './turn.ts'
