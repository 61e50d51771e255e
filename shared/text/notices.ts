/** What somebody can be told of. */
export const NOTICE_KINDS = ['prompt', 'reminder', 'gameOver', 'invitation', 'talk'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]
/** Who said what they wish before there were these said nothing of them. */
export const LATER_KINDS = ['talk'] as const satisfies readonly NoticeKind[]
export type LaterKind = (typeof LATER_KINDS)[number]

/** Kinds of answers that are given with a press on a notification. */
export type QuickKind = 'pass' | 'decline' | 'block' | 'maneuver' | 'press' | 'pay' | 'yield'

export interface NoticeWords {
  /** Beside the name of the game. `ask` is the question, without a card that is not open to all. */
  prompt: (ask: string) => string
  reminder: (ask: string) => string
  gameOver: string
  invitation: string
  /** Something was said; what it was is read at the table. */
  talk: string
  /** On the buttons of a notification, so short; and what it says when an answer was not taken. */
  answers: Record<QuickKind, (minion: string) => string> & { failed: string }
  digest: DigestWords
  unsubscribe: { title: string; ask: string; button: string; done: string }
  code: { subject: string; body: (code: string, minutes: number) => string }
  /** To the people of a league. `gone`: it said that it is; otherwise it has answered nothing good for days. */
  webhook: { subject: string; body: (off: { name: string; gone: boolean; path: string }) => string }
}

export interface DigestWords {
  subject: (owed: number) => string
  owed: (games: number) => string
  /** One game and its question. */
  line: (game: string, what: string) => string
  /** `when` is the reader's own date, time and zone. */
  deadline: (when: string) => string
  news: string
  /** Why what is asked should be looked at again, and how to get no more of these. */
  closing: (unsubscribe: string) => string
}
