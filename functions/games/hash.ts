import { createHash } from 'node:crypto'

export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('base64url')

/** An id of this kind, the same for the same text. */
export const idFrom = (kind: string, text: string): string => `${kind}_${sha256(text).slice(0, ID_LENGTH)}`
const ID_LENGTH = 22

/** The same for two payloads that differ in nothing but the order of their fields. */
export const payloadHash = (route: string, payload: unknown): string => sha256(`${route}\n${canonical(payload)}`)

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`
}
