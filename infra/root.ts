import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The functions that are deployed, and that `npm start` runs. */
export const FUNCTIONS = ['http', 'desk', 'people', 'notify', 'deadline', 'bots', 'socket', 'hooks'] as const
export type FunctionName = (typeof FUNCTIONS)[number]
