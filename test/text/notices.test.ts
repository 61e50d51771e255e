import { describe, expect, it } from 'vitest'
import { noticeWords } from '../../shared/text/notice-words.ts'
import { LANGUAGES } from '../../shared/text/notices.ts'

const samples = (language: (typeof LANGUAGES)[number]): string[] => {
  const { prompt, reminder, gameOver, invitation, digest, unsubscribe, code } = noticeWords(language)
  return [
    prompt('Your minion phase: who acts?'), reminder('Your minion phase: who acts?'), gameOver, invitation,
    ...[0, 1, 2].map(digest.subject), ...[1, 2].map(digest.owed), digest.line('Friday table', 'who acts?'), digest.deadline('2027-01-04 18:00 (Europe/Madrid)'), digest.news,
    digest.closing('https://api.example/v1/mail/unsubscribe?token=t'), ...Object.values(unsubscribe), code.subject, code.body('012345', 60),
  ]
}

describe('the words of pushes and mails', () => {
  it.each(samples('en').map((text) => [text]))('%s', (text) => {
    expect(text).not.toMatch(/undefined|null|NaN|\[object|[{}$<>]|  |\(\)| ,|\.\.|^[a-z]/)
    expect(text.length).toBeGreaterThan(2)
  })

  it('are there in every language that may be asked for', () => {
    for (const language of LANGUAGES) expect(samples(language)).toHaveLength(samples('en').length)
  })

  it('count as one speaks', () => {
    const { digest } = noticeWords('en')
    expect([0, 1, 2].map(digest.subject)).toEqual(['News of your games', 'You are asked in 1 game', 'You are asked in 2 games'])
  })
})
