import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { cacheControlOf, pageHeaders } from '../../infra/web.ts'
import type { ApiEvent, Reply } from './api-event.ts'

/** The pages, as CloudFront would serve them: every address that is no file is the one page, which finds its way by itself. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.svg': 'image/svg+xml', '.webmanifest': 'application/manifest+json', '.png': 'image/png', '.woff2': 'font/woff2', '.json': 'application/json',
}

export interface Web { route: (event: ApiEvent) => Promise<Reply | null> }

/** `config` is what the operator would write beside the pages; `origins` are where else they connect to: the doorbell's. */
export async function openWeb(folder: string, config: object, origins: () => readonly string[]): Promise<Web> {
  const names = new Set(await readdir(folder))
  const sent = (name: string, body: Buffer): Reply => ({
    status: 200,
    headers: { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream', 'cache-control': cacheControlOf(name), ...pageHeaders({ connect: origins(), images: [] }) },
    cookies: [],
    body,
  })
  const file = async (name: string): Promise<Reply> => sent(name, await readFile(join(folder, name)))
  const route = async ({ rawPath, headers, requestContext }: ApiEvent): Promise<Reply | null> => {
    if (requestContext.http.method !== 'GET' || rawPath.startsWith('/v1/') || rawPath.startsWith('/dev/')) return null
    const name = rawPath.slice(1)
    if (name === 'config.json') return sent(name, Buffer.from(JSON.stringify(config)))
    if (names.has(name)) return file(name)
    return headers['accept']?.includes('text/html') ? file('index.html') : null
  }
  return { route }
}
