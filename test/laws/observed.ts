import '../support/learn-english.ts'

/** Everything through which a seat learns of a game: built again with a leak in it, it must be found out (leaks.ts). */
export {
  apply,
  eventsFor,
  explain,
  legal,
  owed,
  promptFor,
  setOrders,
  viewFor,
  waitingFor,
} from '../../shared/rules/index.ts'
export { wireEvents, wirePromptOf, wireUnavailable, wireView } from '../../functions/games/wire.ts'
