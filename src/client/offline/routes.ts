/** The cache that answers a request; undefined leaves it to the browser. */
export type CacheSource = 'page' | 'asset' | 'picture' | undefined

interface RequestFacts {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/**
 * The page, its assets (`/assets/`, immutable by their hash) and pictures (may change under their address) come from
 * caches; `/api/` is cached by the client itself.
 */
export function cacheSourceOf({ method, mode, url }: RequestFacts, origin: string): CacheSource {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return undefined
  if (mode === 'navigate') return address.pathname === '/' ? 'page' : undefined
  if (address.pathname.startsWith('/assets/')) return 'asset'
  return /^\/(icons\/|favicon)/.test(address.pathname) ? 'picture' : undefined
}

/** Number of builds whose caches are retained: this one and the two before it, whose pages may still be open. */
const RETAINED_BUILDS = 3

/** The names of build caches to retain, oldest first. */
export function retainedBuilds(names: readonly string[], own: string): readonly string[] {
  return [...names.filter((name) => name !== own).slice(1 - RETAINED_BUILDS), own]
}
