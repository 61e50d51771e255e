import { BASE, type Route } from '../../shared/api/routes/route.ts'

/** What a reply says of a route that is going to be taken away (RFC 9745, RFC 8594). */
export function retirementOf({ deprecated }: Pick<Route, 'deprecated'>): Record<string, string> {
  if (!deprecated) return {}
  const { since, sunset, successor } = deprecated
  return {
    Deprecation: `@${Date.parse(since) / 1000}`,
    Sunset: new Date(sunset).toUTCString(),
    ...(successor !== undefined && { Link: `<${BASE}${successor}>; rel="successor-version"` }),
  }
}
