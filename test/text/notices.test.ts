import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../shared/text/spoken-language.ts'
import { noticeWords } from '../../shared/text/notice-words.ts'
import type { NoticeWords } from '../../shared/text/notices.ts'

const samples = ({
  prompt,
  reminder,
  gameOver,
  invitation,
  answers,
  digest,
  unsubscribe,
  code,
  webhook,
}: NoticeWords): string[] => [
  prompt('Your minion phase: who acts?'),
  reminder('Your minion phase: who acts?'),
  gameOver,
  invitation,
  ...Object.values(answers).map(one => (typeof one === 'string' ? one : one('Anson'))),
  ...[0, 1, 2].map(digest.subject),
  ...[1, 2].map(digest.owed),
  digest.line('Friday table', 'who acts?'),
  digest.deadline('2027-01-04 18:00 (Europe/Madrid)'),
  digest.news,
  digest.closing('https://api.example/v1/mail/unsubscribe?token=t'),
  ...Object.values(unsubscribe),
  code.subject,
  code.body('012345', 60),
  webhook.subject,
  ...[true, false].map(gone =>
    webhook.body({ name: 'Club site', gone, path: 'https://api.example/v1/webhooks/whk_1' }),
  ),
]
const spoken = await Promise.all(LANGUAGES.map(async language => [language, await noticeWords(language)] as const))

describe('the words of pushes and mails', () => {
  it.each(spoken.flatMap(([language, words]) => samples(words).map(text => [language, text])))('%s: %s', (_, text) => {
    expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object|[{}$<>]|  |\(\)| ,|\.\.|^\p{Ll}/u)
    expect(text.length).toBeGreaterThan(2)
  })

  it('count as one speaks', async () => {
    const { digest } = await noticeWords('en')
    expect([0, 1, 2].map(digest.subject)).toEqual([
      'News of your games',
      'You are asked in 1 game',
      'You are asked in 2 games',
    ])
  })
})
