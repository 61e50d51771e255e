import { Agreed, ConcessionVote, DrawAnswer } from '../agreements.ts'
import { GameParams } from '../games.ts'
import { ok, type Route } from './route.ts'

const vote = {
  method: 'POST',
  tag: 'Games',
  access: 'seat',
  scope: 'games:play',
  key: 'required',
  limit: 'commands',
  params: GameParams,
  replies: ok(Agreed, 'What has been said by now'),
  problems: ['not-found', 'game-over', 'no-agreement'],
} as const

export const agreementsRoutes = {
  voteConcession: {
    ...vote,
    path: '/games/{game}/concession',
    summary: 'Vote to concede the game to one seat',
    description:
      'For all to see, until somebody leaves the game. As soon as all but one have voted for that one, it is scored ' +
      'as if that one had ousted them. At tables whose tournament rules have agreements.',
    body: ConcessionVote,
  },
  answerDraw: {
    ...vote,
    path: '/games/{game}/draw',
    summary: 'Offer a draw, agree to one, or decline it',
    description:
      'Nobody learns who has agreed until all have: then it is scored as time. One who declines ends the offer, and ' +
      'its maker offers none before a turn of their own. At tables whose tournament rules have agreements.',
    body: DrawAnswer,
  },
} as const satisfies Record<string, Route>
