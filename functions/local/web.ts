import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { ApiEvent, Reply } from './api-event.ts'

/** The pages, as CloudFront would serve them: every address that is no file is the one page, which finds its way by itself. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.svg': 'image/svg+xml', '.webmanifest': 'application/manifest+json',
}

/** No script but the page's own, and no request to anybody else. */
const policy = (origins: readonly string[]): string => `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src ${["'self'", ...origins].join(' ')}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

export interface Web { route: (event: ApiEvent) => Promise<Reply | null> }

/** `config` is what the operator would write beside the pages; `origins` are where else they connect to: the doorbell's. */
export async function openWeb(folder: string, config: object, origins: () => readonly string[]): Promise<Web> {
  const names = new Set(await readdir(folder))
  const file = async (name: string): Promise<Reply> => ({
    status: 200,
    headers: {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      // Names with a hash never change their content.
      'cache-control': /-[A-Z0-9]{8}\./.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-security-policy': policy(origins()),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
    cookies: [],
    body: await readFile(join(folder, name)),
  })
  const route = async ({ rawPath, headers, requestContext }: ApiEvent): Promise<Reply | null> => {
    if (requestContext.http.method !== 'GET' || rawPath.startsWith('/v1/') || rawPath.startsWith('/dev/')) return null
    const name = rawPath.slice(1)
    if (name === 'config.json') return { status: 200, headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' }, cookies: [], body: Buffer.from(JSON.stringify(config)) }
    if (names.has(name) && name !== 'index.html') return file(name)
    return headers['accept']?.includes('text/html') ? file('index.html') : null
  }
  return { route }
}
