/** How well a bot plays; who says nothing gets the middle one. */
export const BOT_LEVELS = ['easy', 'steady', 'sharp'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]
