import * as z from 'zod'

export const TalkSetting = z.lazy(() =>
  z.enum(['off', 'phrases', 'free']).meta({
    id: 'TalkSetting',
    description:
      'What is said at a table: nothing; ready phrases, which each reads in their own language; or whatever one likes',
  }),
)
