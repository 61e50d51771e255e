/** What went wrong, as the pages speak of it; `said` where a page has words of its own for it. */
export interface Trouble {
  kind: 'offline' | 'signed-out' | 'refused' | 'busy' | 'server'
  title: string
  said?: string
  code?: string
  seconds?: number
  recorded?: boolean | null
  rule?: string
  errors?: { path: string; code: string }[]
}
