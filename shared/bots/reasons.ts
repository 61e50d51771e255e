/** Why a bot answers as it does, for a log. */
export type Reason =
  | 'nothing-else-to-do'
  | 'nothing-pays'
  | 'by-default'
  | 'aim'
  | 'bleed-prey'
  | 'bleed-to-oust'
  | 'hunt'
  | 'leave-torpor'
  | 'rescue'
  | 'diablerize'
  | 'act-by-card'
  | 'call-referendum'
  | 'keep-a-blocker'
  | 'take-edge'
  | 'keep-contested'
  | 'bring-out'
  | 'influence'
  | 'draw-vampire'
  | 'use-card'
  | 'block'
  | 'block-lethal-bleed'
  | 'wake'
  | 'redirect'
  | 'reduce-bleed'
  | 'add-intercept'
  | 'add-stealth'
  | 'add-bleed'
  | 'unlock-again'
  | 'cancel'
  | 'respond'
  | 'strike'
  | 'get-out'
  | 'change-range'
  | 'press-on'
  | 'press-to-end'
  | 'prevent'
  | 'in-combat'
  | 'vote-for'
  | 'vote-against'
  | 'sway-votes'
  | 'play-master'
  | 'keep-in-the-game'
  | 'discard-what-is-of-no-use'

/** What an option is worth, in pool, beside doing nothing at 0. */
export interface Judged {
  worth: number
  why: Reason
}
/** Worth of what is in vain, or wastes what is worth more: not even a whim. */
export const IN_VAIN = -20

export const judged = (worth: number, why: Reason): Judged => ({ worth, why })
