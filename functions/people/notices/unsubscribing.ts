import type { LanguageCode } from '../../../shared/text/spoken-language.ts'
import { noticeWords } from '../../../shared/text/notice-words.ts'
import { isRefused } from '../../games/refused.ts'
import { isToken, playerInToken } from '../../notify/wishes.ts'
import type { Handler, Sent } from '../../http/handler.ts'
import { change } from './preferences.ts'

/** The way out of mails. */
const page = (language: LanguageCode, title: string, inside: string): Sent => ({
  status: 200,
  body:
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" ` +
    `content="width=device-width"><title>${title}</title><body>${inside}</body></html>`,
  headers: { 'Cache-Control': 'no-store' },
})

export const unsubscribePage: Handler<'unsubscribePage'> = async (_, { language }) => {
  const words = (await noticeWords(language)).unsubscribe
  return page(language, words.title, `<p>${words.ask}</p><form method="post"><button>${words.button}</button></form>`)
}

/** Says the same whoever asks: a token that is none tells nothing, not even that. */
export const unsubscribeMail: Handler<'unsubscribeMail'> = async (service, { query: { token = '' }, language }) => {
  const words = (await noticeWords(language)).unsubscribe
  const player = playerInToken(token)
  const { wishes } = player === '' ? {} : await service.store.reach(player, service.clock())
  if (wishes && isToken(token, wishes)) {
    const changed = await change(service, player, now => (isToken(token, now) ? { ...now, mail: null } : now))
    if (isRefused(changed)) return changed
  }
  return page(language, words.title, `<p>${words.done}</p>`)
}
