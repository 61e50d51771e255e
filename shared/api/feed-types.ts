/** What can happen in a league, as its feed and its webhooks name it, and what each says in words. */
export const FEED_TYPES = {
  'batch.opened': 'All tables of a batch are there',
  'table.created': 'A table has been made',
  'table.started': 'The game of a table has begun',
  'seat.substituted': 'Somebody else plays on for a seat',
  'turn.started': 'A turn has begun',
  'player.ousted': 'A player has been ousted',
  'clock.low': "Somebody's time is running out",
  'prompt.defaulted': 'A question was answered by its default, as nobody answered it in time',
  'judge.requested': 'A judge has been called',
  'judge.ruled': 'A judge has ruled',
  'game.paused': 'A game rests',
  'game.resumed': 'A game goes on',
  'game.finished': 'A game is over',
  'result.signed': 'The result of a game is signed',
  'result.corrected': 'A result has been corrected: what was signed before counts no more',
  'round.opened': 'A round has been seated',
  'round.closed': 'A round is over',
  'event.registration': 'Somebody has registered, dropped or taken up their place',
  'event.finished': 'An event is over',
  'final.placement': 'A finalist has chosen a seat',
  'webhook.disabled': 'Nothing is sent to a webhook any more',
  'delivery.test': 'Nothing has happened: a webhook is being tried out',
} as const satisfies Record<string, string>

export type FeedType = keyof typeof FEED_TYPES
export const feedTypes = Object.keys(FEED_TYPES) as [FeedType, ...FeedType[]]

/** Sent where it is asked for by name, and to nobody else: a game has hundreds of these. */
export const OPTIONAL_TYPES = ['turn.started', 'clock.low'] as const satisfies readonly FeedType[]
export type OptionalType = (typeof OPTIONAL_TYPES)[number]
/** What a webhook is told of that names nothing. */
export const USUAL_TYPES: readonly FeedType[] = feedTypes.filter(type => !OPTIONAL_TYPES.some(one => one === type))
