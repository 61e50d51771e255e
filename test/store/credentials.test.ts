import { afterEach, describe, expect, it, vi } from 'vitest'
import { defaultProvider } from '../../functions/store/dynamodb/credentials.ts'

describe('the credentials of a bundle', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('are those that Lambda puts into the environment, read when they are asked for', async () => {
    const provide = defaultProvider()
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
      .stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
      .stubEnv('AWS_SESSION_TOKEN', 'token')
    expect(await provide()).toEqual({ accessKeyId: 'key', secretAccessKey: 'secret', sessionToken: 'token' })
    vi.stubEnv('AWS_SESSION_TOKEN', '')
    expect(await provide()).toEqual({ accessKeyId: 'key', secretAccessKey: 'secret' })
  })

  it('are missed by name where there are none', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', '').stubEnv('AWS_SECRET_ACCESS_KEY', '')
    await expect(defaultProvider()()).rejects.toThrow('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set')
  })
})
