import { describe, expect, it } from 'vitest'
import { catalogue } from '../../shared/cards/catalogue.ts'
import { definitions } from '../../shared/cards/index.ts'
import { effectText } from '../../shared/text/effects/index.ts'

/** What no text of a card may show. */
const GAPS = /⟦|undefined|null|NaN|\[object|[{}<>]|\s\s|\(\)| [,.]|\.\./

describe('the texts of cards', () => {
  it.each([...definitions.keys()])('%s', key => {
    const text = effectText(key)
    expect(text.length).toBeGreaterThan(0)
    for (const line of text) {
      expect(line).not.toMatch(GAPS)
      expect(line).toMatch(/[.]$/)
    }
  })

  it('says of a card without a definition what is known of it, and nothing of one that nobody knows', () => {
    for (const key of catalogue.keys()) for (const line of effectText(key)) expect(line).not.toMatch(GAPS)
    expect(effectText('no-such-card')).toEqual([])
  })
})
