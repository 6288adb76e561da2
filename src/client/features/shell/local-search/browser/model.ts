import { addressTarget } from '../../../../lib/url/address-target.ts'
import { bareAddress } from '../../../../lib/url/bare-address.ts'

/** What the browser has that a search can find, each by the permission of the same name, in the order in which they are offered. */
export const BROWSER_SOURCES = ['bookmarks', 'history', 'tabs'] as const
export type BrowserSource = (typeof BROWSER_SOURCES)[number]

/** A page as the browser knows it. */
export interface BrowserPage {
  /** Empty for a page without one. */
  readonly title: string
  readonly url: string
}

/** The longest part of an address by which a page is found: what follows are tokens, not words. */
const MAX_ADDRESS = 120

/** An address as people read it. */
function readableAddress(url: string): string {
  const bare = bareAddress(url)
  try {
    return decodeURI(bare).slice(0, MAX_ADDRESS)
  } catch {
    return bare.slice(0, MAX_ADDRESS) // written in another encoding
  }
}

/** What a page is found by: its title, or its address in place of one, and its address. */
export function findablePage({ title, url }: BrowserPage) {
  const address = readableAddress(url)
  return { title: title.trim() || address, keywords: [address], target: addressTarget(url) }
}

/** An open tab, as far as the browser tells of it. */
interface Tab {
  readonly id?: number | undefined
  readonly url?: string | undefined
  readonly incognito: boolean
  /** In ms since 1970. */
  readonly lastAccessed?: number | undefined
}

/** New tabs and empty ones, which show nothing to go back to. */
const EMPTY_TAB = /^(about:|(chrome|edge):\/\/)(newtab|blank|home)/

/** The tabs to which one can switch, the last used first: neither new tabs nor private ones. @param own origin of this page */
export const switchableTabs = <T extends Tab>(tabs: readonly T[], own: string) =>
  tabs
    .flatMap((tab) => {
      const { id, url = '', incognito } = tab
      const isOwn = url.startsWith(`${own}/`)
      return id === undefined || url === '' || incognito || isOwn || EMPTY_TAB.test(url) ? [] : [{ ...tab, id, url }]
    })
    .toSorted((one, other) => (other.lastAccessed ?? 0) - (one.lastAccessed ?? 0))

/** A page that was visited. */
interface Visit {
  readonly visitCount?: number | undefined
  /** How often its address was typed. */
  readonly typedCount?: number | undefined
  /** In ms since 1970. */
  readonly lastVisitTime?: number | undefined
}

/** After so long a page counts half, in ms. */
const HALF_LIFE_MS = 14 * 24 * 60 * 60 * 1000

/** The pages that are visited most, of late rather than long ago; a typed address counts thrice. @param now in ms since 1970 */
export function mostVisited<T extends Visit>(visits: readonly T[], now: number, limit: number): readonly T[] {
  const weightOf = ({ visitCount = 0, typedCount = 0, lastVisitTime = 0 }: Visit) =>
    (1 + visitCount + 2 * typedCount) * 0.5 ** (Math.max(0, now - lastVisitTime) / HALF_LIFE_MS)
  return visits.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, limit)
}
