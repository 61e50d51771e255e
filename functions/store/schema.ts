/**
 * The one table, as plain data: what the local start creates, the tests use and the CDK stack deploys.
 *
 *   TABLE#<id>   TABLE             a table before and after its start
 *   GAME#<id>    SNAP              the slim state of a game, with the event that led to it
 *   GAME#<id>    EV#<version>      what happened, one item a version, never changed
 *   GAME#<id>    COMMANDS#<version> which of the last 32 commands led to which version
 *   GAME#<id>    MARK#<version>    a turn, an oust or the end: what one looks for in a game
 *   GAME#<id>    FRAME#<version>   the whole game as it stood there
 *   GAME#<id>    SHOWN#<seat>      who shows their cards, once it is over
 *   PLAYER#<id>  GAME#<game id>    a player's membership, and how far they have looked
 *   PLAYER#<id>  OVER#<game id>    a game that is over, and put away
 *   PLAYER#<id>  TABLE#<id>        an open table they host, sit at or are invited to
 *   CODE#<code>  TABLE#<id>        the private table with this code
 *   PLAYER#<id>  KEY#<key id>      the hash of an API key of theirs
 *   KEY#<hash>   KEY               an API key: whose, and what it may do; never its text
 *   COUNT#<what> COUNT             how often something was done in a while
 *   PLAYER#<id>  REACH#WISHES      how they wish to be told
 *   PLAYER#<id>  REACH#DEVICE#<id> a device that takes Web Push
 *   PLAYER#<id>  REACH#SOCKET#<id> an open WebSocket of theirs
 * PLAYER#watch <game> REACH#SOCKET#<id>, OUT#<id> the same for all who watch a game: their WebSockets, and bells that
 * wait for its delay
 *   PLAYER#<id>  OUT#<id>          a message on its way, and afterwards the mark that it was sent
 *   SOCKET#<id>  SOCKET            whose a WebSocket is
 *   TICKET#<hash> TICKET           lets one WebSocket in
 *   TOLD#<game>  <version>         an event that has been handed on
 *   SWEEP        TOLD              up to when all of them have been
 *   PLAYER#<id> DECKS, DECK#<deck>#<n>, PLAYED#<time>#<game>, QUEUED what they keep (functions/people/README.md)
 *   PAGE#<id> NAMES#<letter> QUEUE#<kind> public pages, their names, and who waits for a seat
 *   EVENT#<id> LEAGUE#<id> BATCH#<id> HOOK#<id> what the desk of leagues keeps (functions/desk/desk-items.ts)
 *
 *   TALK#<game>                    what is said at a table (functions/people/talk/talk-items.ts)
 *
 * The index `due` holds what has a time: games by their deadline, messages by the next attempt, and every event by when
 * it
 * happened, in buckets of a kind (of a kind and a day).
 */
export const TABLE = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /**
   * Both are sparse and hold keys only: an item is in one as long as it carries both attributes, and a write that
   * leaves them alone costs the index nothing.
   */
  indexes: [
    { name: 'tables', partitionKey: 'listed', sortKey: 'listedAt' },
    { name: 'due', partitionKey: 'dueBucket', sortKey: 'dueAt' },
  ],
  indexProjection: 'KEYS_ONLY',
  /** Clean-up only. Deletion may come days late or, locally, never; whoever sets it must also filter by it on read. */
  ttlAttribute: 'expires',
  /** Images would double what each write costs the stream; its reader loads the event item instead. */
  streamView: 'KEYS_ONLY',
} as const

export type TableIndex = (typeof TABLE.indexes)[number]['name']
