import { readFile } from 'node:fs/promises'

/** The OpenAPI document as JSON. */
export type OpenDocument = () => Promise<string>

/** What the build writes beside the bundle. */
export const DOCUMENT = 'openapi.json'

/** Read when it is first asked for: a start carries no word of it. */
export function documentBeside(): OpenDocument {
  let read: Promise<string> | undefined
  return () => (read ??= readFile(new URL(DOCUMENT, import.meta.url), 'utf8'))
}
