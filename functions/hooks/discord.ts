import { FINAL } from '../../shared/league/penalties.ts'
import { feedWords } from '../../shared/text/feed-words.ts'
import type { Entry } from '../desk/webhooks/webhook-items.ts'
import type { LanguageCode } from '../../shared/text/languages.ts'

const LONGEST_NAME = 100

/** What is posted to a channel of Discord: a sentence, and where it happened. It calls nobody by name. */
export async function discordMessage({ type, timestamp, data }: Entry, language: LanguageCode): Promise<object> {
  const words = await feedWords(language)
  const isTrial = data.test === true && type !== 'delivery.test'
  const where = [
    isTrial ? words.trial : undefined,
    data.round === FINAL ? words.final : data.round === null ? undefined : words.round(data.round),
    data.table === null ? undefined : words.table(data.table),
  ].filter(part => part !== undefined)
  const described = data.externalRef === undefined ? {} : { description: plain(data.externalRef) }
  return {
    content: words.happened[type],
    embeds:
      where.length === 0 && data.externalRef === undefined
        ? []
        : [{ ...(where.length > 0 && { title: where.join(' · ') }), ...described, timestamp }],
    allowed_mentions: { parse: [] },
  }
}

/** A name that somebody chose is shown as it is, whatever Discord would make of it. */
const plain = (name: string): string => name.slice(0, LONGEST_NAME).replaceAll(/[\\`*_~|>#[\]()<@:-]/g, '\\$&')
