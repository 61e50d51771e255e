import type { LanguageCode } from '../../shared/text/languages.ts'
import { sha256 } from '../games/hash.ts'

/**
 * A strong ETag by hand: of the resource, who looks, and that viewer's own version of it; and of the build, which
 * decides the bytes.
 * Never of the token, nor of anything that moves without the viewer seeing it.
 */
export const etagOf = (build: string, resource: string, viewer: string, version: string | number): string =>
  `"${sha256(JSON.stringify([build, resource, viewer, version])).slice(0, 24)}"`

/** A path, and in which language it is read. */
export const resourceIn = (path: string, language: LanguageCode): string =>
  language === 'en' ? path : `${path};${language}`

/** What the build alone decides may be kept by anybody for a while. */
export const SHARED = { 'Cache-Control': 'public, max-age=300' }

/** If-None-Match compares weakly (RFC 9110, 13.1.2). */
export const noneMatch = (header: string | undefined, etag: string): boolean =>
  header === undefined || !named(header, etag, true)

/** If-Match compares strongly: a weak tag never matches. */
export const match = (header: string, etag: string): boolean => named(header, etag, false)

function named(header: string, etag: string, weakly: boolean): boolean {
  return header
    .split(',')
    .map(tag => tag.trim())
    .some(tag => tag === '*' || tag === etag || (weakly && tag === `W/${etag}`))
}
