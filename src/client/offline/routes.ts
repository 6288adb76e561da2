/** Where the answer to a request comes from; undefined leaves it to the browser. */
export type CacheSource = 'page' | 'asset' | 'picture' | undefined

interface RequestFacts {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/**
 * The page and what it is made of come from the caches; `/assets/` carries the hash of its content in its address, icons
 * may be drawn anew under theirs. The server's answers to questions (`/api/`) are the client's own affair.
 */
export function cacheSourceOf({ method, mode, url }: RequestFacts, origin: string): CacheSource {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return undefined
  if (mode === 'navigate') return address.pathname === '/' ? 'page' : undefined
  if (address.pathname.startsWith('/assets/')) return 'asset'
  return /^\/(icons\/|favicon)/.test(address.pathname) ? 'picture' : undefined
}

/** Builds whose caches stay: this one and the two before it, whose pages may still be open. */
const RETAINED_BUILDS = 3

/** The names to keep of the caches of builds, oldest first. */
export function retainedBuilds(names: readonly string[], own: string): readonly string[] {
  return [...names.filter((name) => name !== own).slice(1 - RETAINED_BUILDS), own]
}
