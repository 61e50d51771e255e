import type { WindowName } from '../../cards/language.ts'
import type { Order, ProfileName } from '../model/orders.ts'

/** Rule lists to begin with, in the language that owners write in and shown to them as such. */

const COMBAT: WindowName[] = [
  'combat-begins',
  'before-range',
  'range',
  'before-strikes',
  'strike',
  'as-chosen',
  'additional-strikes',
  'press',
  'round-end',
  'combat-ends',
  'prevent',
  'to-torpor',
]
const ACTION: WindowName[] = ['announced', 'blocks', 'attempt', 'declined', 'success', 'blocked', 'resolved']
const ALL: WindowName[] = [
  ...ACTION,
  ...COMBAT,
  'as-played',
  'before-votes',
  'polling',
  'diablerized',
  'ousting',
  'between',
]

/** What concerns a seat: it is asked then, and not before (README.md#the-profiles). */
const CONCERNED: Order[] = [
  { id: 'no-pool-left', when: { window: ['ousting'], pool: { lte: 0 } }, do: 'ask' },
  {
    id: 'nothing-to-answer-with',
    when: { window: ['attempt', 'declined'], action: { answerable: false } },
    do: 'pass',
  },
  { id: 'my-attempt', when: { window: ['attempt'], action: { blocked: ['me'], lacking: { gte: 1 } } }, do: 'ask' },
  { id: 'could-oust', when: { window: ['blocks', 'attempt', 'declined'], action: { ousts: true } }, do: 'ask' },
  {
    id: 'large-bleed',
    when: { window: ['blocks', 'declined'], action: { kind: ['bleed'], againstMe: true, bleed: { gte: 2 } } },
    do: 'ask',
  },
  {
    id: 'against-mine',
    when: { window: ['blocks', 'declined'], action: { againstMe: true } },
    unless: { action: { kind: ['bleed'] } },
    do: 'ask',
  },
  { id: 'my-bleed', when: { window: ['declined'], action: { by: ['me'], kind: ['bleed'] } }, do: 'ask' },
  { id: 'after-my-action', when: { window: ['resolved'], action: { by: ['me'] } }, do: 'ask' },
  { id: 'my-action-blocked', when: { window: ['attempt'], action: { by: ['me'], lacking: { lte: 0 } } }, do: 'ask' },
  { id: 'pressed', when: { window: ['press'], combat: { mine: true, pressed: true } }, do: 'ask' },
  {
    id: 'my-combat',
    when: { window: COMBAT.filter(name => name !== 'press' && name !== 'round-end'), combat: { mine: true } },
    do: 'ask',
  },
  // As it stands: who votes against makes it asked again.
  { id: 'my-referendum', when: { window: ['polling'], referendum: { by: ['me'], passes: false } }, do: 'ask' },
  { id: 'my-referendum-passes', when: { window: ['polling'], referendum: { by: ['me'] } }, do: 'pass' },
  {
    id: 'touches-me',
    when: { window: ['before-votes', 'polling'], referendum: { touchesMe: true, left: { gte: 1 } } },
    do: 'ask',
  },
  {
    id: 'touches-me-closely',
    when: { window: ['polling'], referendum: { touchesMe: true, tally: { gte: 1, lte: 1 } } },
    do: 'ask',
  },
]

export const profiles: Record<ProfileName, readonly Order[]> = {
  /** Nothing but T0: those are never asked who publicly could do nothing. */
  careful: [],
  normal: [
    ...CONCERNED,
    { id: 'else-pass', when: { window: ALL.filter(name => name !== 'between') }, do: 'pass' },
    {
      id: 'transfers-spent',
      when: { ask: ['ask-influence'], transfers: { lte: 0 } },
      do: { influence: ['any'], keep: 100 },
    },
    { id: 'due', when: { due: true }, do: 'due' },
    { id: 'triggers', when: { ask: ['choose-trigger'] }, do: 'default' },
  ],
  away: [
    {
      id: 'block-lethal',
      when: { window: ['blocks'], action: { ousts: true, reach: { gte: 0 } } },
      do: { block: ['any'] },
    },
    { id: 'else-pass', when: { window: ALL }, do: 'pass' },
    { id: 'defaults', when: {}, do: 'default' },
  ],
  learner: [{ id: 'ask-all', when: {}, do: 'ask' }],
}
