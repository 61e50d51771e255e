/**
 * The one table, as plain data: what the local start creates, the tests use and the CDK stack deploys.
 *
 *   TABLE#<id>   TABLE             a table before and after its start
 *   GAME#<id>    SNAP              the slim state of a game
 *   GAME#<id>    EV#<version>      what happened, one item a version, never changed
 *   PLAYER#<id>  GAME#<game id>    a player's membership
 *   PLAYER#<id>  BELL#<game id>    the latest version that concerns them
 */
export const TABLE = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Both are sparse and hold keys only: an item is in one as long as it carries both attributes, and a write that leaves them alone costs the index nothing. */
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
