import { createHash } from 'node:crypto'

/**
 * By what the commands of a game are told apart in little room: six bytes of a hash. Whose they are is looked up in the
 * event they lead to, which has the whole name.
 */
export const LETTERS = 8
export const lettersOf = (commandId: string): string =>
  createHash('sha256').update(commandId).digest('base64url').slice(0, LETTERS)

export const packLetters = (commands: readonly string[]): Uint8Array => Buffer.from(commands.join(''), 'base64url')
export function unpackLetters(packed: Uint8Array): string[] {
  const letters = Buffer.from(packed).toString('base64url')
  return Array.from({ length: letters.length / LETTERS }, (_, at) => letters.slice(at * LETTERS, (at + 1) * LETTERS))
}
