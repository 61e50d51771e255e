import { Availability, GameClock, Hours, LiveTimes, PauseVote, SeatOnly, Substitution } from '../clocks.ts'
import { GameParams } from '../games.ts'
import { ok, type Route } from './route.ts'

const clock = ok(GameClock, 'The clocks as they are now')
const changes = { tag: 'Games', scope: 'games:play', key: 'required', params: GameParams, replies: clock } as const
const untimed = ['not-found', 'game-over', 'no-clock'] as const

export const clocksRoutes = {
  setHours: {
    method: 'PUT',
    path: '/games/{game}/hours',
    access: 'seat',
    ...changes,
    key: 'optional',
    summary: 'Say when your clock rests',
    description: 'It holds from the next question put to you. Once a week.',
    body: Hours,
    problems: [...untimed, 'too-soon'],
  },
  votePause: {
    method: 'POST',
    path: '/games/{game}/pause',
    access: 'seat',
    ...changes,
    summary: 'Vote for a pause of the clocks until a moment',
    description:
      'It begins when all people at the table but one, and at least two of them, voted for the same end. Answers can be given all the same.',
    body: PauseVote,
    problems: [...untimed, 'no-pause'],
  },
  withdrawPauseVote: {
    method: 'DELETE',
    path: '/games/{game}/pause',
    access: 'seat',
    ...changes,
    key: 'optional',
    summary: 'Withdraw your vote for a pause, or for the end of one',
    problems: untimed,
  },
  voteResume: {
    method: 'POST',
    path: '/games/{game}/resume',
    access: 'seat',
    ...changes,
    summary: 'Vote for going on before the end of a pause',
    problems: [...untimed, 'no-pause'],
  },
  availability: {
    method: 'GET',
    path: '/games/{game}/availability',
    tag: 'Games',
    access: 'seat',
    scope: 'games:read',
    summary: 'When your clock rests, when you can play live, and when everybody can',
    params: GameParams,
    replies: ok(Availability, 'Times'),
    problems: ['not-found', 'no-clock'],
  },
  setAvailability: {
    method: 'PUT',
    path: '/games/{game}/availability',
    access: 'seat',
    ...changes,
    key: 'optional',
    summary: 'Say when you can play live; others see only what is proposed',
    body: LiveTimes,
    problems: untimed,
  },
  voteLive: {
    method: 'POST',
    path: '/games/{game}/live-times',
    access: 'seat',
    ...changes,
    summary: 'Vote for weekly times at which the table plays live',
    description: 'They hold as soon as everybody voted for the same; an empty list ends them.',
    body: LiveTimes,
    problems: untimed,
  },
  leaveGame: {
    method: 'POST',
    path: '/games/{game}/leave',
    access: 'seat',
    ...changes,
    summary: 'Leave your seat to somebody else',
    description: 'It stands open; you may return as long as nobody took it.',
    problems: untimed,
  },
  offerSeat: {
    method: 'POST',
    path: '/games/{game}/offers',
    access: 'signed-in',
    ...changes,
    summary: 'Offer to take an open seat',
    body: SeatOnly,
    problems: [...untimed, 'forbidden', 'seat-not-open'],
  },
  substitute: {
    method: 'POST',
    path: '/games/{game}/substitutions',
    access: 'seat',
    ...changes,
    summary: 'Give an open seat to who has offered, or to a bot',
    description:
      'The host does, or while that seat is open or away the next person clockwise. What the seat has sealed and ordered is gone, and it is asked anew.',
    body: Substitution,
    problems: [...untimed, 'forbidden', 'seat-not-open'],
  },
  returnToGame: {
    method: 'POST',
    path: '/games/{game}/return',
    access: 'signed-in',
    ...changes,
    summary: 'Sit down again where you sat, as long as nobody but a bot plays there',
    problems: [...untimed, 'forbidden', 'seat-not-open'],
  },
} as const satisfies Record<string, Route>
