import type { Command } from '../../shared/api/prompts.ts'

/**
 * Kept on the device for the pages and their worker alike, as far as the browser keeps anything: who is signed in,
 * answers that are not known to
 * have arrived, and each table as it was last seen. Signing out forgets all of it.
 */
export interface Memory {
  read: <T>(name: string) => Promise<T | undefined>
  write: (name: string, value: unknown) => Promise<void>
  names: () => Promise<string[]>
  clear: () => Promise<void>
}

/**
 * A command that has a name and is not known to have been answered. It is kept until it is, by the page and by the
 * worker, and sent again under that
 * name, so that it counts once however often it arrives.
 */
export interface Unsent {
  key: string
  command: Command
  /** It may have arrived: it was sent, and no reply came. */
  sent: boolean
}

export const unsentName = (game: string): string => `unsent.${game}`
