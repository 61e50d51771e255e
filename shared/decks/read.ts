import { listInJson } from './json-exports.ts'
import { listInLink } from './links.ts'
import { isNotRead, type List, type NotRead } from './list.ts'
import { listInText } from './text.ts'

/** Lines of a text, and cards of a list: many times more than any deck has. */
const LINES = 2000
const ENTRIES = 400

/**
 * A deck as people keep them: the tournament format, JOL, Lackey, lines of `2x Name`, a JSON export, or a link that
 * holds the list.
 */
export function readList(text: string): List | NotRead {
  const plain = text.replace(/^\uFEFF/, '')
  const lines = plain.split(/\r\n|\r|\n/)
  if (lines.length > LINES) return { unreadable: 'too-many-lines' }
  const written = /^\s*[[{]/.test(plain) ? listInJson(plain, ENTRIES) : listInText(lines)
  // A list may say where it comes from: a link counts where there is nothing else.
  const list = isNotRead(written) || written.entries.length > 0 ? written : (listInLink(plain) ?? written)
  if (isNotRead(list)) return list
  if (list.entries.length === 0) return { unreadable: 'no-cards' }
  if (list.entries.length > ENTRIES) return { unreadable: 'too-many-entries' }
  return list
}
