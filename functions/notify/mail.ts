import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CallRefused, type CallAws } from './aws.ts'
import type { Letter } from './notifier.ts'
import { PLAYER_TAG, tagOf } from './refusals.ts'

/**
 * A mail as it goes over the wire (RFC 5322): plain text in UTF-8, with the way out that a mail program can take in one
 * click (RFC 8058).
 */
export function mimeOf(letter: Letter, from: string): string {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  const headers = [
    `From: ${from}`,
    `To: ${letter.to}`,
    `Subject: ${encodedWords(letter.subject)}`,
    `Date: ${new Date(letter.at).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${letter.id}@${domain}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    'Auto-Submitted: auto-generated',
    ...(letter.unsubscribe === undefined
      ? []
      : [`List-Unsubscribe: <${letter.unsubscribe}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click']),
  ]
  const body = Buffer.from(letter.text.replaceAll(/\r?\n/g, '\r\n')).toString('base64').replaceAll(/.{76}/g, '$&\r\n')
  return `${headers.map(oneLine).join('\r\n')}\r\n\r\n${body}\r\n`
}

/** Whatever a header is made of, it is one header. */
const oneLine = (header: string): string => header.replaceAll(/[\r\n]+/g, ' ')

/** RFC 2047: words of at most 75 characters, cut between letters and not within one. */
function encodedWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text
  const words: string[] = []
  let word = ''
  for (const letter of text) {
    if (Buffer.byteLength(word + letter) > 45) {
      words.push(word)
      word = ''
    }
    word += letter
  }
  return [...words, word]
    .map(one => `=?UTF-8?B?${Buffer.from(one).toString('base64')}?=`)
    .join('\r\n ')
    .replaceAll('\r\n', '')
}

/**
 * Amazon SES. What it takes, it delivers, or tells by the configuration set why not (`refusals.ts`); what it refuses is
 * tried again, and given up in the end.
 */
export function mailBySes(from: string, region: string, call: CallAws, configurationSet?: string) {
  return async (letter: Letter): Promise<void> => {
    const told =
      configurationSet === undefined
        ? {}
        : { ConfigurationSetName: configurationSet, EmailTags: [{ Name: PLAYER_TAG, Value: tagOf(letter.player) }] }
    const body = JSON.stringify({
      FromEmailAddress: from,
      Destination: { ToAddresses: [letter.to] },
      Content: { Raw: { Data: Buffer.from(mimeOf(letter, from)).toString('base64') } },
      ...told,
    })
    const { status, text } = await call({
      service: 'ses',
      url: `https://email.${region}.amazonaws.com/v2/email/outbound-emails`,
      headers: { 'content-type': 'application/json' },
      body,
    })
    if (status >= 300) throw new CallRefused('ses', status, text)
  }
}

/** For development: each mail is a file that any mail program opens. */
export function mailToFiles(folder: string, from: string) {
  return async (letter: Letter): Promise<void> => {
    await mkdir(folder, { recursive: true })
    const file = join(folder, `${letter.at.replaceAll(/[:.]/g, '-')}-${letter.id.slice(0, 8)}.eml`)
    await writeFile(`${file}.new`, mimeOf(letter, from))
    await rename(`${file}.new`, file)
  }
}
