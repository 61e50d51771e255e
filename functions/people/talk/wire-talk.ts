import type * as z from 'zod'
import type { Saying } from '../../../shared/api/talk.ts'
import type { SayingRecord } from './talk-items.ts'

export const wireSaying = ({ player: _, ...saying }: SayingRecord): z.infer<typeof Saying> => saying
