import type { Database } from '../../adapters/database/open.ts'
import { isPublicSite } from '../../core/public-host.ts'
import { createSingleFlight } from '../../core/single-flight.ts'
import { type DiscoveryPorts, discoverSite } from './discover.ts'
import { type IconRow, readIcon, touchIcon, writeIcon } from './icon-repository.ts'

/** What is known of a site; `webp` is undefined if it has no icon. */
export interface SiteIcon {
  readonly webp: Uint8Array | undefined
  readonly background: string
  readonly name: string
}

const HOUR_MS = 3600 * 1000
const DAY_MS = 24 * HOUR_MS
/** How long an answer is fresh, by its outcome. A site that did not answer may only be restarting. */
const FRESH_MS = { found: 30 * DAY_MS, none: DAY_MS, unreached: HOUR_MS } as const
/** An answer that could not be renewed is used again for this long. */
const STALE_MS = DAY_MS

const NO_ICON: SiteIcon = { webp: undefined, background: '', name: '' }

/**
 * Creates the search for the icon of an origin: from the database while it is fresh, else from the site. Concurrent
 * questions for one origin share a search.
 */
export function createIconFinder(
  ports: DiscoveryPorts & { readonly database: Database },
): (origin: string, caller: string) => Promise<SiteIcon> {
  const { database, clock } = ports
  const singleFlight = createSingleFlight<SiteIcon>()

  const renew = async (origin: string, caller: string, cached: IconRow | undefined): Promise<SiteIcon> => {
    const { outcome, ...found } = await discoverSite(ports, origin, caller)
    if (outcome === 'undecided') return cached ? iconOf(cached) : NO_ICON
    const now = clock.now()
    if (cached?.webp && !found.webp) {
      await writeIcon(database, { ...cached, fresh_until: now + STALE_MS, used_at: now })
      return iconOf(cached)
    }
    // Names of private networks that lead nowhere are not written down.
    if (outcome === 'found' || isPublicSite(origin)) {
      const { background, name } = found
      const row = { origin, webp: found.webp ?? null, background, name, used_at: now }
      await writeIcon(database, { ...row, fresh_until: now + FRESH_MS[outcome] })
    }
    return found
  }

  return async (origin, caller) => {
    const cached = await readIcon(database, origin)
    const now = clock.now()
    if (!cached || cached.fresh_until <= now) return singleFlight(origin, () => renew(origin, caller, cached))
    if (cached.used_at < now - DAY_MS) await touchIcon(database, origin, now)
    return iconOf(cached)
  }
}

const iconOf = ({ webp, background, name }: IconRow): SiteIcon => ({ webp: webp ?? undefined, background, name })
