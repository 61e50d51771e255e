import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { cacheControlOf, pageHeaders } from '../../infra/web.ts'
import { BASE } from '../../shared/api/routes/route.ts'
import type { ApiEvent, Reply } from './api-event.ts'

/**
 * The pages, as CloudFront would serve them: every address that is no file is the one page, which finds its way by
 * itself.
 */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

/** What gets smaller by it. */
const COMPRESSED = /\.(html|js|css|svg|webmanifest|json)$/

const elsewhere = (path: string, { rawQueryString }: Pick<ApiEvent, 'rawQueryString'>): Reply => ({
  status: 308,
  headers: { location: rawQueryString === '' ? path : `${path}?${rawQueryString}` },
  cookies: [],
  body: Buffer.alloc(0),
})

export interface Web {
  route: (event: ApiEvent) => Promise<Reply | null>
}

/**
 * `config` is what the operator would write beside the pages; `origins` are where else they connect to: the doorbell's.
 */
export async function openWeb(folder: string, config: object, origins: () => readonly string[]): Promise<Web> {
  const names = new Set(await readdir(folder))
  const sent = (name: string, body: Buffer, { headers }: Pick<ApiEvent, 'headers'>): Reply => {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const common = {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'cache-control': cacheControlOf(name),
      etag,
      vary: 'accept-encoding',
      ...pageHeaders({ connect: origins(), images: [] }),
    }
    if (headers['if-none-match'] === etag) return { status: 304, headers: common, cookies: [], body: Buffer.alloc(0) }
    const small = !COMPRESSED.test(name) || !headers['accept-encoding']?.includes('gzip')
    return {
      status: 200,
      headers: small ? common : { ...common, 'content-encoding': 'gzip' },
      cookies: [],
      body: small ? body : gzipSync(body),
    }
  }
  const file = async (name: string, event: ApiEvent): Promise<Reply> =>
    sent(name, await readFile(join(folder, name)), event)
  const route = async (event: ApiEvent): Promise<Reply | null> => {
    const { rawPath, headers, requestContext } = event
    if (requestContext.http.method !== 'GET' || rawPath.startsWith('/v1/') || rawPath.startsWith('/dev/')) return null
    // What stands in pages of others is made by the API.
    if (/^\/(embed\/|oembed$)/.test(rawPath)) return elsewhere(`${BASE}${rawPath}`, event)
    const name = rawPath.slice(1)
    if (name === 'config.json') return sent(name, Buffer.from(JSON.stringify(config)), event)
    if (names.has(name)) return file(name, event)
    return headers['accept']?.includes('text/html') ? file('index.html', event) : null
  }
  return { route }
}
