import '../support/learn-english.ts'

/** Everything through which a seat learns of a game: built again with a leak in it, it must be found out (leaks.ts). */
export { apply, eventsFor, legal, owed, promptFor, setOrders, viewFor, waitingFor } from '../../shared/rules/index.ts'
export { wireEvents, wirePromptOf, wireView } from '../../functions/games/wire.ts'
export { wireUnavailable } from '../../functions/games/wire-unavailable.ts'
export { explain } from '../../shared/rules/told/explain.ts'
