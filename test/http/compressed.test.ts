import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressed } from '../../functions/http/compressed.ts'

const VIEW = JSON.stringify(Array.from({ length: 200 }, (_, seat) => ({ seat, pool: 30 - seat, ready: [] })))
const reply = (body: string, headers: Record<string, string> = {}) => ({
  statusCode: 200,
  body,
  headers: { 'content-type': 'application/json', ...headers },
  isBase64Encoded: false,
})

describe('a reply', () => {
  it.each(['gzip', 'gzip, deflate, br', 'br;q=1, GZIP;q=0.5', '*', 'deflate, gzip;q=1.0'])(
    'is sent smaller to who takes it: %s',
    async accepted => {
      const sent = await compressed(reply(VIEW), accepted)
      expect(sent).toMatchObject({
        statusCode: 200,
        isBase64Encoded: true,
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', vary: 'accept-encoding' },
      })
      expect(gunzipSync(Buffer.from(sent.body, 'base64')).toString()).toBe(VIEW)
      expect(sent.body.length).toBeLessThan(VIEW.length / 4)
    },
  )

  it.each(['', 'br', 'gzip;q=0', 'deflate, gzip;q=0.0', 'xgzip'])(
    'is left as it is for who does not: %s',
    async accepted => {
      expect(await compressed(reply(VIEW), accepted)).toEqual(reply(VIEW))
    },
  )

  it('that is short, or no text, is left as it is', async () => {
    expect(await compressed(reply('{}'), 'gzip')).toEqual(reply('{}'))
    const bytes = { ...reply(VIEW), isBase64Encoded: true }
    expect(await compressed(bytes, 'gzip')).toEqual(bytes)
  })

  it('keeps what else it varies by', async () => {
    expect((await compressed(reply(VIEW, { Vary: 'Accept-Language' }), 'gzip')).headers).toMatchObject({
      Vary: 'Accept-Language, accept-encoding',
    })
  })
})
